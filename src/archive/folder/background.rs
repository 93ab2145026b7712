//! Bringing an archive up to date off the window's thread.

use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use super::{Archive, Changes, Progress, refresh, store};
use crate::rulebook::Library;

/// What there is to tell of an archive being brought up to date.
#[derive(Debug)]
pub enum News {
    /// What the index knew, before anything was looked at.
    Known(Archive),
    /// How far it has come.
    Progress(Progress),
    /// The archive as it is now, or what the disk says of its folder.
    Done(io::Result<(Archive, Changes)>),
}

/// An archive being brought up to date on a thread of its own. Dropping it cancels it.
#[derive(Debug)]
pub struct Updating {
    news: Receiver<News>,
    cancel: Arc<AtomicBool>,
}

impl Updating {
    /// Begins with what the index in the file `index` knows, and writes the index anew at the end; without a file
    /// everything is read. `wake` is called after each piece of news.
    #[must_use]
    pub fn start(
        folder: &Path,
        index: Option<PathBuf>,
        library: Arc<Library>,
        wake: impl Fn() + Send + 'static,
    ) -> Self {
        let (sender, news) = mpsc::channel();
        let cancel = Arc::new(AtomicBool::new(false));
        let (folder, cancelled) = (folder.to_owned(), cancel.clone());
        thread::spawn(move || {
            let tell = |news| {
                // Nobody listens any more where the window has closed.
                let _ = sender.send(news);
                wake();
            };
            let known = index.as_deref().map_or_else(
                || Archive { folder: folder.clone(), entries: Vec::new() },
                |index| store::load(index, &folder),
            );
            tell(News::Known(known.clone()));
            let work = || refresh(known, &library, &cancelled, |progress| tell(News::Progress(progress)));
            // Whoever waits for the end must hear of it, even of one that should never be.
            let done = panic::catch_unwind(AssertUnwindSafe(work))
                .unwrap_or_else(|_| Err(io::Error::other("internal error")));
            if let (Some(index), Ok((archive, _))) = (&index, &done) {
                // The index only saves time: without it the next start reads everything.
                let _ = store::save(index, archive);
            }
            tell(News::Done(done));
        });
        Self { news, cancel }
    }

    /// The next piece of news, if there is one; `None` also after the last.
    #[must_use]
    pub fn news(&self) -> Option<News> {
        self.news.try_recv().ok()
    }

    /// Waits for the next piece of news; `None` after the last.
    #[must_use]
    pub fn wait(&self) -> Option<News> {
        self.news.recv().ok()
    }

    /// Stops after the files being read.
    pub fn cancel(&self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

impl Drop for Updating {
    fn drop(&mut self) {
        self.cancel();
    }
}
