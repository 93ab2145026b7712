//! The review room: the report looked at again, as it was recorded, beside what follows today and what other law
//! would make of it. Nothing in it changes the report.

mod allowed;
mod checked;
mod law;
mod room;
mod search;
mod step;
mod walk;
mod worked;

pub use allowed::{allows, serves};
pub use checked::{Checked, Signed};
pub use law::{Choice, LawChoice};
pub use room::{Room, Tab};
pub use search::{Alike, Cancel, Found, Search};
pub use step::{Said, enter, precedents, search_in, step};
pub use walk::Walk;
pub use worked::{Tried, Worked};

use std::path::PathBuf;
use std::sync::Arc;

use super::history::History;
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
pub enum Job {
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

impl Job {
    /// Does it, and tells what is found.
    pub fn run(self, lang: Lang, tell: impl Fn(Said)) {
        match self {
            Self::Check(report, library) => tell(Said::Checked(Box::new(Checked::of(report, &library)))),
            Self::Search { of, own, folder, library, cancel } => {
                let alike = search::run(&of, own.as_deref(), &folder, &library, &cancel, &tell);
                let alike = alike.map_err(|error| files::cannot_read(&folder, &error, lang));
                tell(Said::Searched(cancel, alike));
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
