//! The review: the window as it is, only to be looked at, with what was given beside what follows today, and what
//! other law would make of it. Nothing in it changes the report.

pub(crate) mod checked;
pub(crate) mod given;
pub(crate) mod panel;
pub(crate) mod precedents;
pub(crate) mod room;
pub(crate) mod search;
pub(crate) mod step;
pub(crate) mod worked;

pub use crate::app::review::checked::{Checked, Signed};
pub use crate::app::review::room::{Choice, LawChoice, Room, Tab};
pub use crate::app::review::search::{Alike, Found, Search};
pub use crate::app::review::worked::{Tried, Worked};

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::history::History;
use crate::app::jobs::worker::Cancel;
use crate::law::Library;
use crate::report::Report;
use crate::store::archive::Progress;
use crate::text::{Lang, files};

/// What is known of the report's seals, and of the rulings given.
#[derive(Debug, Default)]
pub struct Review {
    pub checked: Option<Checked>,
    /// The report that is being looked through.
    asked: Option<Arc<Report>>,
}

/// What has to be worked out off the window's thread.
#[derive(Clone, Debug, PartialEq)]
pub enum ReviewJob {
    /// Whether the seals of a report hold, and what follows from it today.
    Check(Arc<Report>, Arc<Library>),
    /// The reports of a folder most like this one.
    Search {
        of: Arc<Report>,
        /// Its own file, which is not like it but the same.
        own: Option<PathBuf>,
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
                let progress = |progress| tell(ReviewMessage::Progress(cancel.clone(), progress));
                let alike = search::run(&of, own.as_deref(), &folder, &library, &cancel, progress);
                let alike = alike.map_err(|error| files::cannot_read(&folder, &error, lang));
                tell(ReviewMessage::Searched(cancel, alike));
            }
        }
    }
}

impl Review {
    /// Whether the report is another than the one that was, or is being, looked through.
    pub fn is_behind(&self, history: &History) -> bool {
        let is_present = |report: &Arc<Report>| Arc::ptr_eq(report, history.report());
        self.asked.is_none() && !self.checked.as_ref().is_some_and(|checked| is_present(&checked.report))
    }
}

/// Something that happened in the review, or in the check of the seals.
#[derive(Clone, Debug, PartialEq)]
pub enum ReviewMessage {
    /// The report is another than the one looked through last.
    Check,
    /// A report was looked through.
    Checked(Box<Checked>),
    /// The review is opened there.
    Enter(Tab),
    /// Earlier reports are looked for in the report's own folder, or in one that is asked for.
    Search,
    /// Earlier reports are looked for in another folder.
    SearchElsewhere,
    /// How far a search has come.
    Progress(Cancel, Progress),
    /// What a search has found, or why it could not look.
    Searched(Cancel, Result<Box<Found>, String>),
}
