//! Writing a report to disk so that nothing is ever lost.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::format::{FormatError, write};
use super::replace::{commit, stage};
use crate::digest::Digest;
use crate::report::Report;

/// Why a report was not saved. The file on disk is as it was.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The disk says no.
    #[error("{path}: {error}", path = path.display())]
    Io {
        /// Which file or folder.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A file of this name is already there.
    #[error("{path} is already there", path = .0.display())]
    Exists(PathBuf),
    /// Somebody else changed the file since it was read.
    #[error("{path} was changed by another program", path = .0.display())]
    ChangedByOthers(PathBuf),
    /// The report has no text.
    #[error(transparent)]
    Format(#[from] FormatError),
}

/// Saves a report: writes it beside the file, syncs, keeps the file as a backup, and renames it into place.
///
/// `expected` is the digest of the file as last read or written, `None` where no file should be there. A
/// name chosen in a save dialog, which asks before overwriting, is passed with the digest of what is there.
///
/// # Errors
/// The disk says no, or the file is not as expected; the file on disk is then untouched.
pub fn save(path: &Path, report: &Report, expected: Option<Digest>) -> Result<Digest, SaveError> {
    let text = write(report)?;
    let fail = |error| SaveError::Io { path: path.to_owned(), error };
    let current = digest_on_disk(path).map_err(fail)?;
    match (current, expected) {
        (Some(_), None) => return Err(SaveError::Exists(path.to_owned())),
        _ if current != expected => return Err(SaveError::ChangedByOthers(path.to_owned())),
        _ => {}
    }
    let staged = stage(path, &text).map_err(fail)?;
    if current.is_some() {
        fs::copy(path, backup_path(path)).map_err(fail)?;
    }
    commit(staged, path).map_err(fail)?;
    Ok(Digest::of(text.as_bytes()))
}

/// Where the file before the last save is kept.
#[must_use]
pub fn backup_path(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".bak");
    name.into()
}

/// The digest of the file at `path`; `None` where there is none.
fn digest_on_disk(path: &Path) -> io::Result<Option<Digest>> {
    match fs::read(path) {
        Ok(content) => Ok(Some(Digest::of(&content))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}
