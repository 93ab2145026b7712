//! Ruling again on many reports, on threads of their own.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::case::Reviewed;
use crate::law::Library;
use crate::store::archive::review_each;
use crate::text::{Lang, committee, files};

/// What has come out is told no more often than this.
const PAUSE: Duration = Duration::from_millis(100);

/// A text in every language, in the order of their list.
pub type InEachLang = [String; Lang::ALL.len()];

/// A ruling or decision that comes out otherwise today; or a file that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The file, from the archive's folder.
    pub path: PathBuf,
    /// Which ruling it is, in each language, beside today's; or why the file cannot be read.
    pub what: Result<(InEachLang, Reviewed), InEachLang>,
}

/// What has come out so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReviewNews {
    /// How many reports were looked at.
    pub done: usize,
    /// How many rulings and decisions they have.
    pub rulings: usize,
    /// What has been found since the last time.
    pub found: Vec<Found>,
    /// Whether this is all.
    pub ended: bool,
}

/// The rulings given beside today's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review {
    /// Whether they are being worked out.
    pub running: bool,
    /// Whether it was stopped before the end.
    pub stopped: bool,
    /// How many reports there are to look at.
    pub of: usize,
    /// How many have been looked at.
    pub done: usize,
    /// How many rulings and decisions they have.
    pub rulings: usize,
    /// Those that come out otherwise, and files that cannot be read, by path.
    pub found: Vec<Found>,
}

impl Review {
    /// Takes in what has come out.
    pub fn take(&mut self, news: ReviewNews) {
        (self.done, self.rulings) = (news.done, news.rulings);
        if !news.found.is_empty() {
            self.found.extend(news.found);
            self.found.sort_by(|one, other| one.path.cmp(&other.path));
        }
        if news.ended {
            self.running = false;
            self.stopped = self.done < self.of;
        }
    }

    /// How many rulings come out otherwise.
    pub fn others(&self) -> usize {
        self.found.iter().filter(|found| found.what.is_ok()).count()
    }

    /// How many files cannot be read.
    pub fn unread(&self) -> usize {
        self.found.len() - self.others()
    }
}

/// Reports being ruled on again. Dropping it stops it.
pub(crate) struct Reviewing {
    news: Receiver<ReviewNews>,
    cancel: Arc<AtomicBool>,
}

impl Reviewing {
    /// Begins; `wake` is called after each piece of news.
    pub(crate) fn start(
        folder: PathBuf,
        paths: Vec<PathBuf>,
        library: Arc<Library>,
        wake: impl Fn() + Send + 'static,
    ) -> Self {
        let (sender, news) = channel();
        let cancel = Arc::new(AtomicBool::new(false));
        let cancelled = cancel.clone();
        thread::spawn(move || {
            let mut now = ReviewNews::default();
            let mut told = Instant::now();
            review_each(&folder, &paths, &library, &cancelled, |index, reviewed| {
                now.done += 1;
                let path = paths.get(index).cloned().unwrap_or_default();
                match reviewed {
                    Err(error) => {
                        let what = Err(Lang::ALL.map(|lang| files::load_error(&error, lang)));
                        now.found.push(Found { path, what });
                    }
                    Ok((report, all)) => {
                        now.rulings += all.len();
                        for one in all.into_iter().filter(Reviewed::is_other) {
                            let of = Lang::ALL.map(|lang| committee::entry(&report, one.entry, lang));
                            now.found.push(Found { path: path.clone(), what: Ok((of, one)) });
                        }
                    }
                }
                if told.elapsed() >= PAUSE {
                    told = Instant::now();
                    let news = ReviewNews { found: std::mem::take(&mut now.found), ..now.clone() };
                    let _ = sender.send(news);
                    wake();
                }
            });
            // The window may be gone by now; then nobody waits for it.
            let _ = sender.send(ReviewNews { ended: true, ..now });
            wake();
        });
        Self { news, cancel }
    }

    /// What has come out since the last time.
    pub(crate) fn news(&self) -> Option<ReviewNews> {
        self.news.try_recv().ok()
    }

    /// Stops after the reports being looked at.
    pub(crate) fn cancel(&self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

impl Drop for Reviewing {
    fn drop(&mut self) {
        self.cancel();
    }
}
