//! The review room: the report looked at again, as it was recorded, beside what follows today and what other law
//! would make of it. Nothing in it changes the report.

pub(crate) mod allowed;
pub(crate) mod board;
pub(crate) mod checked;
pub(crate) mod course;
pub(crate) mod decision;
pub(crate) mod evidence;
pub(crate) mod given;
pub(crate) mod header;
pub(crate) mod law;
pub(crate) mod law_view;
pub(crate) mod parts;
pub(crate) mod precedents;
pub(crate) mod room;
pub(crate) mod ruling;
pub(crate) mod seals;
pub(crate) mod search;
pub(crate) mod step;
pub(crate) mod table;
pub(crate) mod verdict;
pub(crate) mod view;
pub(crate) mod walk;
pub(crate) mod worked;

pub use crate::app::review::allowed::{allows, serves};
pub use crate::app::review::checked::{Checked, Signed};
pub use crate::app::review::law::{Choice, LawChoice};
pub use crate::app::review::room::{Room, Tab};
pub use crate::app::review::search::{Alike, Cancel, Found, Search};
pub use crate::app::review::step::{ReviewMessage, enter, precedents, search_in, step};
pub use crate::app::review::walk::Walk;
pub use crate::app::review::worked::{Tried, Worked};

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::history::History;
use crate::law::Library;
use crate::report::{Exhibit, Report};
use crate::text::{Lang, files};

/// What is known of the report's seals, and the room while it is open.
#[derive(Debug, Default)]
pub struct Review {
    /// What was found of the seals, and of the rulings given.
    pub checked: Option<Checked>,
    /// The report that is being looked through.
    asked: Option<Arc<Report>>,
    /// The room.
    pub room: Option<Room>,
}

/// What has to be worked out off the window's thread.
#[derive(Clone, Debug, PartialEq)]
pub enum ReviewJob {
    /// Whether the seals of a report hold, and what follows from it today.
    Check(Arc<Report>, Arc<Library>),
    /// The reports of a folder most like this one.
    Search {
        /// This one.
        of: Arc<Report>,
        /// Its own file, which is not like it but the same.
        own: Option<PathBuf>,
        /// The folder.
        folder: PathBuf,
        /// The law at hand.
        library: Arc<Library>,
        /// By which it is stopped.
        cancel: Cancel,
    },
}

impl ReviewJob {
    /// Does it, and tells what is found.
    pub fn run(self, lang: Lang, tell: impl Fn(ReviewMessage)) {
        match self {
            Self::Check(report, library) => {
                tell(ReviewMessage::Checked(Box::new(Checked::of(report, &library))))
            }
            Self::Search { of, own, folder, library, cancel } => {
                let alike = search::run(&of, own.as_deref(), &folder, &library, &cancel, &tell);
                let alike = alike.map_err(|error| files::cannot_read(&folder, &error, lang));
                tell(ReviewMessage::Searched(cancel, alike));
            }
        }
    }
}

impl Review {
    /// Whether the room is open.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.room.is_some()
    }

    /// Whether the report is another than the one that was, or is being, looked through.
    #[must_use]
    pub fn is_behind(&self, history: &History) -> bool {
        let is_present = |report: &Arc<Report>| Arc::ptr_eq(report, history.report());
        self.asked.is_none() && !self.checked.as_ref().is_some_and(|checked| is_present(&checked.report))
    }

    /// The exhibit of the report that the room shows.
    #[must_use]
    pub fn exhibit<'a>(&self, report: &'a Report) -> Option<&'a Exhibit> {
        report.exhibits.get(self.room.as_ref()?.exhibit)
    }
}
