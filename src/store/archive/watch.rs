//! Watching an archive on a thread of its own.

use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use super::{Archive, Changes, Progress, index, is_current, refresh};
use crate::law::Library;

/// While it is watched, progress is told no more often than this.
const PAUSE: Duration = Duration::from_millis(100);

/// What there is to tell of an archive being brought up to date.
#[derive(Debug)]
pub enum ArchiveNews {
    /// What the index knew, before anything was looked at.
    Known(Arc<Archive>),
    /// How far it has come.
    Progress(Progress),
    /// The archive as it is now, or what the disk says of its folder.
    Done(io::Result<(Arc<Archive>, Changes)>),
}

/// What a watched archive is told.
enum Order {
    /// Look now, and from now on; whoever asked for it gets an answer even where nothing has changed.
    Look(bool),
    /// Do not look until told to.
    Rest,
}

/// An archive being brought up to date on a thread of its own. Dropping it cancels it.
#[derive(Debug)]
pub struct ArchiveWatcher {
    news: Receiver<ArchiveNews>,
    orders: Sender<Order>,
    cancel: Arc<AtomicBool>,
}

impl ArchiveWatcher {
    /// Begins with what the index in the file `index` knows, and writes the index anew at the end; without a file
    /// everything is read. `wake` is called after each piece of news.
    pub fn start(
        folder: &Path,
        index: Option<PathBuf>,
        library: Arc<Library>,
        wake: impl Fn() + Send + 'static,
    ) -> Self {
        Self::go(folder, index, library, None, wake)
    }

    /// The same, and goes on: every so often it looks whether files have changed, which reads none that did not,
    /// and says nothing where nothing has.
    pub fn watch(
        folder: &Path,
        index: Option<PathBuf>,
        library: Arc<Library>,
        every: Duration,
        wake: impl Fn() + Send + 'static,
    ) -> Self {
        Self::go(folder, index, library, Some(every), wake)
    }

    fn go(
        folder: &Path,
        index: Option<PathBuf>,
        library: Arc<Library>,
        every: Option<Duration>,
        wake: impl Fn() + Send + 'static,
    ) -> Self {
        let (sender, news) = mpsc::channel();
        let (orders, ordered) = mpsc::channel();
        let cancel = Arc::new(AtomicBool::new(false));
        let (folder, cancelled) = (folder.to_owned(), cancel.clone());
        thread::spawn(move || {
            let tell = |news| {
                // Nobody listens any more where the window has closed.
                let _ = sender.send(news);
                wake();
            };
            let worker = Worker { index, library, cancelled, pause: every.map_or(Duration::ZERO, |_| PAUSE) };
            let mut known = worker.begin(&folder, &tell);
            let Some(every) = every else { return };
            let mut resting = false;
            loop {
                match if resting { ordered.recv().map_err(Into::into) } else { ordered.recv_timeout(every) } {
                    Ok(Order::Rest) => resting = true,
                    Ok(Order::Look(asked)) => {
                        resting = false;
                        worker.look(&mut known, asked, &tell);
                    }
                    // What was cancelled goes on only when it is asked for.
                    Err(RecvTimeoutError::Timeout) if worker.cancelled.load(Ordering::Relaxed) => {}
                    Err(RecvTimeoutError::Timeout) => worker.look(&mut known, false, &tell),
                    Err(RecvTimeoutError::Disconnected) => return,
                }
            }
        });
        Self { news, orders, cancel }
    }

    /// The next piece of news, if there is one; `None` also after the last.
    pub fn news(&self) -> Option<ArchiveNews> {
        self.news.try_recv().ok()
    }

    /// Waits for the next piece of news; `None` after the last.
    pub fn wait(&self) -> Option<ArchiveNews> {
        self.news.recv().ok()
    }

    /// Stops after the files being read.
    pub fn cancel(&self) {
        self.cancel.store(true, Ordering::Relaxed);
    }

    /// Has a watched archive looked at now, and then again every so often; what was cancelled goes on. An answer
    /// comes where something has changed, or where it was `asked` for.
    pub fn look(&self, asked: bool) {
        self.cancel.store(false, Ordering::Relaxed);
        let _ = self.orders.send(Order::Look(asked));
    }

    /// Lets a watched archive be until it is to be looked at again.
    pub fn rest(&self) {
        let _ = self.orders.send(Order::Rest);
    }
}

impl Drop for ArchiveWatcher {
    fn drop(&mut self) {
        self.cancel();
    }
}

/// The thread's own side.
struct Worker {
    index: Option<PathBuf>,
    library: Arc<Library>,
    cancelled: Arc<AtomicBool>,
    pause: Duration,
}

impl Worker {
    /// From what the index knows to what is there.
    fn begin(&self, folder: &Path, tell: &impl Fn(ArchiveNews)) -> Known {
        let none = || Archive { folder: folder.to_owned(), entries: Vec::new() };
        let known = self.index.as_deref().map_or_else(none, |index| index::load(index, folder));
        let known = Arc::new(known);
        tell(ArchiveNews::Known(known.clone()));
        let mut known = Known { archive: known, lost: false };
        self.refresh(&mut known, true, tell);
        known
    }

    /// Looks whether anything has changed; only then is anything read, and anything said. Who `asked` gets an
    /// answer in any case.
    fn look(&self, known: &mut Known, asked: bool, tell: &impl Fn(ArchiveNews)) {
        match is_current(&known.archive) {
            Ok(true) if !asked && !known.lost => {}
            Err(_) if !asked && known.lost => {}
            _ => self.refresh(known, asked, tell),
        }
    }

    fn refresh(&self, known: &mut Known, asked: bool, tell: &impl Fn(ArchiveNews)) {
        let (mut told, mut read) = (None::<Instant>, false);
        let mut begun = asked;
        let progress = |progress: Progress| {
            read |= progress.of > 0;
            let due = told.is_none_or(|told| told.elapsed() >= self.pause) || progress.done == progress.of;
            // A look at one file that may have changed is not worth a word.
            if due && (asked || progress.of > 1) {
                told = Some(Instant::now());
                begun = true;
                tell(ArchiveNews::Progress(progress));
            }
        };
        let work = || refresh(Archive::clone(&known.archive), &self.library, &self.cancelled, progress);
        // Whoever waits for the end must hear of it, even of one that should never be.
        let done = panic::catch_unwind(AssertUnwindSafe(work));
        match done.unwrap_or_else(|_| Err(io::Error::other("internal error"))) {
            Ok((archive, changes)) => {
                let changed = changes != Changes::default();
                let lost = std::mem::take(&mut known.lost);
                known.archive = Arc::new(archive);
                if let Some(index) = self.index.as_ref().filter(|_| changed || (asked && read)) {
                    // The index only saves time: without it the next start reads everything.
                    let _ = index::save(index, &known.archive);
                }
                if begun || changed || lost {
                    tell(ArchiveNews::Done(Ok((known.archive.clone(), changes))));
                }
            }
            Err(error) => {
                let lost = std::mem::replace(&mut known.lost, true);
                if begun || !lost {
                    tell(ArchiveNews::Done(Err(error)));
                }
            }
        }
    }
}

/// What is known of a folder.
struct Known {
    archive: Arc<Archive>,
    /// Whether it could not be looked into the last time.
    lost: bool,
}
