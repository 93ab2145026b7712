//! The archive: a folder of reports, without a database.
//!
//! The files are the truth. An [`index`] in the user's cache folder only saves reading unchanged files again, and
//! can be deleted at any time. Files that others change, add or
//! remove are noticed at the next [`refresh`].

mod copies;
mod entry;
mod incidents;
pub mod index;
mod precedents;
mod scan;
mod search;
mod summary;
mod watch;

pub use copies::{Copies, CopyReason, copies};
pub use entry::{Content, Entry, Problem, Stamp};
pub use incidents::{Incident, incidents};
pub use precedents::{Precedent, Precedents, ResultGiven, Similarity, precedents};
pub use scan::{Archive, Changes, Progress, is_current, paths, refresh, review_each};
pub use search::{Query, name, normalised};
pub use summary::{IncidentKind, MAX_TEXT, ReportState, Summary};
pub use watch::{ArchiveNews, ArchiveWatcher};
