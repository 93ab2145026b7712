//! Writing a report to disk so that nothing is ever lost.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::format::{FormatError, write};
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
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut file =
        NamedTempFile::new_in(folder).map_err(|error| SaveError::Io { path: folder.to_owned(), error })?;
    file.write_all(text.as_bytes()).map_err(fail)?;
    file.as_file().sync_all().map_err(fail)?;
    if current.is_some() {
        fs::copy(path, backup_path(path)).map_err(fail)?;
    }
    persist(file, path).map_err(fail)?;
    sync_folder(folder);
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

/// Renames the file into place. Windows refuses for a moment while a virus scanner or an indexer reads it.
fn persist(mut file: NamedTempFile, path: &Path) -> io::Result<()> {
    const ACCESS_DENIED: i32 = 5;
    const SHARING_VIOLATION: i32 = 32;
    let mut tries_left = if cfg!(windows) { 10 } else { 0 };
    loop {
        match file.persist(path) {
            Ok(_) => return Ok(()),
            Err(failed) => {
                let busy = matches!(failed.error.raw_os_error(), Some(ACCESS_DENIED | SHARING_VIOLATION));
                if tries_left == 0 || !busy {
                    return Err(failed.error);
                }
                tries_left -= 1;
                file = failed.file;
                std::thread::sleep(std::time::Duration::from_millis(50));
            }
        }
    }
}

/// Makes the rename itself durable. Only Unix can; a failure leaves the file as good as the system made it.
fn sync_folder(folder: &Path) {
    if cfg!(unix)
        && let Ok(folder) = File::open(folder)
    {
        let _ = folder.sync_all();
    }
}
