//! Putting a file in the place of another so that there is always a whole one.

use std::fs::File;
use std::io::{self, Write as _};
use std::path::Path;

use tempfile::NamedTempFile;

/// Puts `text` in the place of whatever is at `path`: all of it, or nothing.
pub(super) fn replace(path: &Path, text: &str) -> io::Result<()> {
    commit(stage(path, text)?, path)
}

/// Writes `content` beside `path`, down to the disk.
pub(super) fn stage(path: &Path, content: impl AsRef<[u8]>) -> io::Result<NamedTempFile> {
    let mut file = NamedTempFile::new_in(folder_of(path))?;
    file.write_all(content.as_ref())?;
    file.as_file().sync_all()?;
    Ok(file)
}

/// Puts a staged file into place.
pub(super) fn commit(file: NamedTempFile, path: &Path) -> io::Result<()> {
    persist(file, path)?;
    sync_folder(folder_of(path));
    Ok(())
}

/// The folder a path lies in.
fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
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
