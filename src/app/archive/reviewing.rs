//! Ruling again on many reports, off the window's thread.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::app::jobs::worker::{Work, Worker};
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

/// Reports being ruled on again.
pub(crate) type Reviewing = Worker<(), ReviewNews>;

/// Begins; `wake` is called after each piece of news.
pub(crate) fn start(
    folder: PathBuf,
    paths: Vec<PathBuf>,
    library: Arc<Library>,
    wake: impl Fn() + Send + 'static,
) -> Reviewing {
    let (worker, _) = Worker::start("rule-again", wake, move |work: Work<(), ReviewNews>| {
        let mut now = ReviewNews::default();
        let mut told = Instant::now();
        review_each(&folder, &paths, &library, work.cancel.flag(), |index, reviewed| {
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
                work.tell(ReviewNews { found: std::mem::take(&mut now.found), ..now.clone() });
            }
        });
        work.tell(ReviewNews { ended: true, ..now });
    });
    worker
}
