//! The review room: the report looked at again, as it was recorded, beside what follows today and what other law
//! would make of it. Nothing in it changes the report.

pub(crate) mod checked;
pub(crate) mod evidence;
pub(crate) mod given;
pub(crate) mod law;
pub(crate) mod precedents;
pub(crate) mod room;
pub(crate) mod ruling;
pub(crate) mod search;
pub(crate) mod step;
pub(crate) mod view;
pub(crate) mod worked;

pub use crate::app::review::checked::{Checked, Signed};
pub use crate::app::review::law::{Choice, LawChoice};
pub use crate::app::review::room::Walk;
pub use crate::app::review::room::{Room, Tab};
pub use crate::app::review::search::{Alike, Cancel, Found, Search};
pub use crate::app::review::worked::{Tried, Worked};

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::history::History;
use crate::app::view_state::Moment;
use crate::law::Library;
use crate::report::{Exhibit, Report};
use crate::ruling::DisputedFact;
use crate::store::archive::Progress;
use crate::text::{Lang, files};

/// What is known of the report's seals, and the room while it is open.
#[derive(Debug, Default)]
pub struct Review {
    /// What was found of the seals, and of the rulings given.
    pub checked: Option<Checked>,
    /// The report that is being looked through.
    asked: Option<Arc<Report>>,
    pub room: Option<Room>,
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
                let alike = search::run(&of, own.as_deref(), &folder, &library, &cancel, &tell);
                let alike = alike.map_err(|error| files::cannot_read(&folder, &error, lang));
                tell(ReviewMessage::Searched(cancel, alike));
            }
        }
    }
}

impl Review {
    /// Whether the room is open.
    pub const fn is_open(&self) -> bool {
        self.room.is_some()
    }

    /// Whether the report is another than the one that was, or is being, looked through.
    pub fn is_behind(&self, history: &History) -> bool {
        let is_present = |report: &Arc<Report>| Arc::ptr_eq(report, history.report());
        self.asked.is_none() && !self.checked.as_ref().is_some_and(|checked| is_present(&checked.report))
    }

    /// The exhibit of the report that the room shows.
    pub fn exhibit<'a>(&self, report: &'a Report) -> Option<&'a Exhibit> {
        report.exhibits.get(self.room.as_ref()?.exhibit)
    }
}

/// Something that happened in the review room, or in the check of the seals.
#[derive(Clone, Debug, PartialEq)]
pub enum ReviewMessage {
    /// The report is another than the one looked through last.
    Check,
    /// A report was looked through.
    Checked(Box<Checked>),
    /// The room is opened there.
    Enter(Tab),
    /// The room is left.
    Leave,
    /// Something else is to stand beside the board.
    Tab(Tab),
    /// Another moment is to be shown.
    Walk(Walk),
    /// This moment is to be shown.
    Show(Moment),
    /// This exhibit is to be shown.
    Exhibit(usize),
    /// Other law is tried.
    Law(Choice),
    /// A disputed fact is taken to be so, or not, or to be open.
    Find(DisputedFact, Option<bool>),
    /// Back to law and facts as recorded.
    AsRecorded,
    /// Earlier reports are looked for in the report's own folder, or in one that is asked for.
    Search,
    /// Earlier reports are looked for in another folder.
    SearchElsewhere,
    /// The search is stopped.
    Stop,
    /// How far a search has come.
    Progress(Cancel, Progress),
    /// What a search has found, or why it could not look.
    Searched(Cancel, Result<Box<Found>, String>),
}
