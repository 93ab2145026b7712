//! One file of an archive.

use std::fs::Metadata;
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use super::Summary;
use crate::store::format::FormatError;
use crate::store::{EVENT_FORMAT, LoadError};

/// A file and what was read from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The path from the archive's folder.
    pub path: PathBuf,
    /// The state of the file when it was read.
    pub stamp: Stamp,
    /// The SHA-256 of the file; empty where it could not be read.
    pub digest: String,
    pub content: Content,
}

/// What was read from a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Content {
    Report(Box<Summary>),
    /// None that this program can read.
    Problem(Problem),
}

/// Why a file is listed without its report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Problem {
    /// What the disk says.
    Unreadable(String),
    /// Larger than [`MAX_BYTES`](crate::store::MAX_BYTES).
    TooLarge(u64),
    /// Not a text from this byte on.
    NotText(usize),
    /// A text, but no report; or one of a newer version.
    Format(FormatError),
}

impl From<&LoadError> for Problem {
    fn from(error: &LoadError) -> Self {
        match error {
            LoadError::Io { error, .. } => Self::Unreadable(error.to_string()),
            LoadError::TooLarge { bytes, .. } => Self::TooLarge(*bytes),
            LoadError::NotText { offset, .. } => Self::NotText(*offset),
            LoadError::Format { error, .. } => Self::Format(error.clone()),
        }
    }
}

impl Entry {
    /// Whether it is an event file, which is no report and nothing wrong.
    pub fn is_event(&self) -> bool {
        let Content::Problem(Problem::Format(FormatError::NotAReport(format))) = &self.content else {
            return false;
        };
        format == EVENT_FORMAT
    }

    /// What the report says in short; `None` where it cannot be read.
    pub fn summary(&self) -> Option<&Summary> {
        match &self.content {
            Content::Report(summary) => Some(summary),
            Content::Problem(_) => None,
        }
    }
}

/// The state of a file, by which a change is noticed without reading it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stamp {
    pub size: u64,
    /// When it was last written: nanoseconds since 1970; `None` where the system does not say.
    pub modified: Option<u64>,
    /// When it, its name or its times were last changed, likewise, where the system keeps that: programs can set the
    /// time above as they like, and this one not.
    pub changed: Option<u64>,
    /// When this was asked, likewise.
    pub asked: Option<u64>,
}

/// A file written so shortly before it was read may be written again within the same tick of its clock. Shared
/// drives count in steps of up to two seconds.
const TICK: Duration = Duration::from_secs(3);

impl Stamp {
    /// The state of a file with this data, asked now.
    pub(super) fn now(data: &Metadata) -> Self {
        Self {
            size: data.len(),
            modified: data.modified().ok().and_then(nanoseconds),
            changed: changed(data),
            asked: nanoseconds(SystemTime::now()),
        }
    }

    /// Whether a file in the state `now` certainly holds what it held in this state.
    pub(super) fn still_holds(&self, now: &Self) -> bool {
        let (Some(modified), Some(asked)) = (self.modified, self.asked) else { return false };
        let tick = u64::try_from(TICK.as_nanos()).unwrap_or(u64::MAX);
        let same = self.size == now.size && self.changed == now.changed;
        same && now.modified == Some(modified) && modified.saturating_add(tick) < asked
    }
}

#[cfg(unix)]
fn changed(data: &Metadata) -> Option<u64> {
    use std::os::unix::fs::MetadataExt as _;
    let seconds = u64::try_from(data.ctime()).ok()?;
    seconds.checked_mul(1_000_000_000)?.checked_add(u64::try_from(data.ctime_nsec()).ok()?)
}

#[cfg(not(unix))]
const fn changed(_: &Metadata) -> Option<u64> {
    None
}

fn nanoseconds(time: SystemTime) -> Option<u64> {
    u64::try_from(time.duration_since(UNIX_EPOCH).ok()?.as_nanos()).ok()
}
