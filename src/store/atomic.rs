//! Atomic file replacement.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

/// Puts `content` in the place of whatever is at `path`: all of it, or nothing. Only this user can read it.
pub(super) fn replace(path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    replace_through(folder_of(path), path, content)
}

/// The same, written in `folder` first: what a killed program leaves half written lies there.
pub(super) fn replace_through(folder: &Path, path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    commit(fill(NamedTempFile::new_in(folder)?, content)?, path)
}

/// Puts `content` at `path`, where nothing is: all of it, or nothing. Its folder is made where it is not there. Only
/// this user can read it.
pub(super) fn put_new(path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    let folder = folder_of(path);
    fs::create_dir_all(folder)?;
    place_new(fill(NamedTempFile::new_in(folder)?, content)?, path)
}

/// Puts a staged file where nothing is. Where something is there it says so, and leaves it as it is.
pub(super) fn place_new(file: NamedTempFile, path: &Path) -> io::Result<()> {
    match file.persist_noclobber(path) {
        Ok(_) => sync_folder(folder_of(path)),
        // Some shared folders know neither links nor renaming to a free name only.
        Err(failed)
            if failed.error.kind() != io::ErrorKind::AlreadyExists && path.symlink_metadata().is_err() =>
        {
            return commit(failed.file, path);
        }
        Err(failed) => return Err(failed.error),
    }
    Ok(())
}

/// Writes `content` beside `path`, down to the disk; who may read the file at `path` may read this one, and a
/// new one whoever may read what this user makes.
pub(super) fn stage(path: &Path, content: impl AsRef<[u8]>) -> io::Result<NamedTempFile> {
    let file = open_to_others().tempfile_in(folder_of(path))?;
    if let Ok(there) = fs::metadata(path) {
        // Some shared folders know no permissions; the content is what counts.
        let _ = file.as_file().set_permissions(there.permissions());
    }
    fill(file, content)
}

/// Puts a staged file into place.
pub(super) fn commit(file: NamedTempFile, path: &Path) -> io::Result<()> {
    persist(file, path)?;
    sync_folder(folder_of(path));
    Ok(())
}

/// The file itself where `path` is a link to one: writing must not put a file in the place of the link.
pub(super) fn behind_links(path: &Path) -> PathBuf {
    let is_link = fs::symlink_metadata(path).is_ok_and(|data| data.is_symlink());
    let file = if is_link { fs::canonicalize(path).ok() } else { None };
    file.unwrap_or_else(|| path.to_owned())
}

fn fill(mut file: NamedTempFile, content: impl AsRef<[u8]>) -> io::Result<NamedTempFile> {
    file.write_all(content.as_ref())?;
    file.as_file().sync_all()?;
    Ok(file)
}

/// A temporary file is by itself for its user alone, which is not what a report in a shared folder should be.
#[cfg(unix)]
fn open_to_others() -> tempfile::Builder<'static, 'static> {
    use std::os::unix::fs::PermissionsExt as _;
    let mut builder = tempfile::Builder::new();
    builder.permissions(fs::Permissions::from_mode(0o666));
    builder
}

#[cfg(not(unix))]
fn open_to_others() -> tempfile::Builder<'static, 'static> {
    tempfile::Builder::new()
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

/// Writes `content` to `path`, all of it or nothing; over what is there only if `over`.
///
/// # Errors
/// The disk says no; or something is there, and was not to be written over.
pub fn export(path: &Path, content: impl AsRef<[u8]>, over: bool) -> io::Result<()> {
    if !over && path.try_exists()? {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    let path = &behind_links(path);
    commit(stage(path, content)?, path)
}
