//! Unsaved work that outlives a crash.
//!
//! Each running program keeps one file of unsaved work in the recovery folder and holds a lock beside it. At
//! the next start, work whose lock nobody holds belongs to a program that is gone, and is offered. Two running
//! programs never take each other's work.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use super::format::{FormatError, read, write};
use super::replace::replace;
use crate::digest::Digest;
use crate::report::Report;

const WORK: &str = "ron";
const ORIGIN: &str = "origin";
const LOCK: &str = "lock";

/// The folder where unsaved work is kept.
#[derive(Clone, Debug)]
pub struct Recovery {
    folder: PathBuf,
}

/// The work of this running program.
#[derive(Debug)]
pub struct Session {
    stem: PathBuf,
    /// Held as long as the program runs; the system releases it however the program ends.
    _lock: File,
}

/// Work that a program left behind.
#[derive(Debug)]
pub struct LeftBehind {
    /// The report as it was.
    pub report: Report,
    /// The file it was opened from or last saved to, if any.
    pub origin: Option<PathBuf>,
    /// When it was last kept.
    pub when: SystemTime,
    digest: Option<String>,
    stem: PathBuf,
    _lock: File,
}

/// Why work could not be kept.
#[derive(Debug, thiserror::Error)]
pub enum RecoveryError {
    /// The disk says no.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The report has no text.
    #[error(transparent)]
    Format(#[from] FormatError),
}

/// Which file the work belongs to.
#[derive(Default, Serialize, Deserialize)]
struct Origin {
    path: Option<PathBuf>,
    /// The digest of that file as it was last read or written.
    #[serde(default)]
    digest: Option<String>,
}

impl Recovery {
    /// Unsaved work in `folder`, which is made when first needed.
    #[must_use]
    pub const fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Begins keeping this program's work.
    ///
    /// # Errors
    /// The folder cannot be written to.
    pub fn begin(&self) -> io::Result<Session> {
        fs::create_dir_all(&self.folder)?;
        let lock =
            tempfile::Builder::new().prefix("work-").suffix(&format!(".{LOCK}")).tempfile_in(&self.folder)?;
        let (file, path) = lock.keep().map_err(|kept| kept.error)?;
        file.try_lock().map_err(io::Error::from)?;
        Ok(Session { stem: path.with_extension(""), _lock: file })
    }

    /// The work left behind by programs that are gone, the latest first. Files that cannot be read stay where
    /// they are.
    #[must_use]
    pub fn left_behind(&self) -> Vec<LeftBehind> {
        let Ok(entries) = fs::read_dir(&self.folder) else { return Vec::new() };
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let locks = paths.filter(|path| path.extension().is_some_and(|extension| extension == LOCK));
        let mut found: Vec<LeftBehind> = locks.filter_map(|path| left_behind(&path)).collect();
        found.sort_by_key(|work| std::cmp::Reverse(work.when));
        found
    }
}

/// The work beside a lock, if nobody holds the lock and there is any.
fn left_behind(lock_path: &Path) -> Option<LeftBehind> {
    let lock = File::options().read(true).write(true).open(lock_path).ok()?;
    lock.try_lock().ok()?;
    let stem = lock_path.with_extension("");
    let work = stem.with_extension(WORK);
    let Ok(meta) = fs::metadata(&work) else {
        // The program ended with nothing unsaved and could not tidy up.
        remove(&stem);
        return None;
    };
    let report = read(&fs::read_to_string(&work).ok()?).ok()?.report;
    let origin: Origin = fs::read_to_string(stem.with_extension(ORIGIN))
        .ok()
        .and_then(|text| ron::from_str(&text).ok())
        .unwrap_or_default();
    let when = meta.modified().unwrap_or(SystemTime::UNIX_EPOCH);
    Some(LeftBehind { report, origin: origin.path, when, digest: origin.digest, stem, _lock: lock })
}

impl LeftBehind {
    /// The file it belongs to, where that is still as this work knew it, so that saving may write over it.
    #[must_use]
    pub fn file(&self) -> Option<(PathBuf, Digest)> {
        let path = self.origin.clone()?;
        let now = Digest::of(&fs::read(&path).ok()?);
        (Some(now.to_string()) == self.digest).then_some((path, now))
    }

    /// Gives the work up: the arbiter has taken it over, or does not want it.
    pub fn discard(self) {
        remove(&self.stem);
    }
}

impl Session {
    /// Keeps the work as it is now, with the file it belongs to as that was last read or written.
    ///
    /// # Errors
    /// The disk says no; what was kept before is still there.
    pub fn keep(&self, report: &Report, file: Option<(&Path, Digest)>) -> Result<(), RecoveryError> {
        let origin = Origin {
            path: file.map(|(path, _)| path.to_owned()),
            digest: file.map(|(_, digest)| digest.to_string()),
        };
        let origin = ron::to_string(&origin).map_err(io::Error::other)?;
        replace(&self.stem.with_extension(ORIGIN), &origin)?;
        replace(&self.stem.with_extension(WORK), &write(report)?)?;
        Ok(())
    }

    /// Nothing is unsaved any more.
    ///
    /// # Errors
    /// The disk says no.
    pub fn clear(&self) -> io::Result<()> {
        for extension in [WORK, ORIGIN] {
            match fs::remove_file(self.stem.with_extension(extension)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        Ok(())
    }

    /// Ends the session with nothing left behind.
    pub fn end(self) {
        remove(&self.stem);
    }
}

/// Removes a session's files, the lock last. What cannot be removed is offered again next time.
fn remove(stem: &Path) {
    for extension in [WORK, ORIGIN, LOCK] {
        let _ = fs::remove_file(stem.with_extension(extension));
    }
}
