//! Writing a report to disk so that nothing is ever lost.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::format::{FormatError, write};
use super::replace::{behind_links, commit, stage};
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
    /// The file is not there any more.
    #[error("{path} is gone", path = .0.display())]
    Gone(PathBuf),
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
    let path = &behind_links(path);
    let fail = |error| SaveError::Io { path: path.clone(), error };
    let as_expected = || {
        let content = on_disk(path).map_err(fail)?;
        match (content.as_deref().map(Digest::of), expected) {
            (Some(_), None) => Err(SaveError::Exists(path.clone())),
            (None, Some(_)) => Err(SaveError::Gone(path.clone())),
            (current, expected) if current != expected => Err(SaveError::ChangedByOthers(path.clone())),
            _ => Ok(content),
        }
    };
    as_expected()?;
    let staged = stage(path, &text).map_err(fail)?;
    // Looked at again: writing to a slow disk takes long enough for others to write too.
    if let Some(current) = as_expected()? {
        let backup = backup_path(path);
        let fail = |error| SaveError::Io { path: backup.clone(), error };
        commit(stage(&backup, current).map_err(fail)?, &backup).map_err(fail)?;
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

/// What is in the file at `path`; `None` where there is none.
fn on_disk(path: &Path) -> io::Result<Option<Vec<u8>>> {
    match fs::read(path) {
        Ok(content) => Ok(Some(content)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}
