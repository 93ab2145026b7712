//! Work that an earlier window left behind, offered in this one.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use crate::app::file_stamp::FileStamp;
use crate::report::Report;
use crate::store::{AppDirs, RecoveredWork, Recovery, same_path};

#[derive(Clone, Debug, PartialEq)]
pub struct RecoveryPrompt {
    /// The report as it was.
    pub report: Arc<Report>,
    /// The file it belongs to.
    pub origin: Option<PathBuf>,
    /// That file, where it is still as it was then.
    pub file: Option<FileStamp>,
    /// The names of exhibits that were kept with it and cannot be read any more.
    pub lost: Vec<String>,
    /// How long ago it was last kept.
    pub age: Duration,
}

impl RecoveryPrompt {
    /// The offer of this work.
    pub fn of(left: &RecoveredWork) -> Self {
        Self {
            report: Arc::new(left.report.clone()),
            origin: left.origin.clone(),
            file: left.file().map(|(path, digest)| FileStamp { path, digest }),
            lost: left.lost.clone(),
            age: SystemTime::now().duration_since(left.when).unwrap_or_default(),
        }
    }
}

/// What becomes of the work offered.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RecoveryChoice {
    /// It is this window's now.
    TakenOver,
    /// It is not wanted.
    Discarded,
    /// It is offered again at the next start.
    Later,
}

/// The work left behind, the latest first: all of it, or where a file was named only what belongs to that file.
pub fn left_behind(places: &AppDirs, named: Option<&Path>) -> Vec<RecoveredWork> {
    let mut found = Recovery::new(places.recovery.clone()).left_behind();
    let of_file =
        |left: &RecoveredWork, named| left.origin.as_deref().is_some_and(|path| same_path(path, named));
    found.retain(|left| named.is_none_or(|named| of_file(left, named)));
    found
}
