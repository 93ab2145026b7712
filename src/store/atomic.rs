//! Atomic file replacement.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use tempfile::NamedTempFile;

use super::paths::refuse_device;

/// How files are called while they are written, so that what a killed program leaves can be told from others' files.
const PREFIX: &str = ".xiangqi-arbiter-";
const SUFFIX: &str = ".part";

/// How often Windows is asked again where another program has a file open, and after how long.
const TRIES: u32 = 10;
const BETWEEN_TRIES: Duration = Duration::from_millis(50);

/// How long it is waited for another program that is saving the same file.
const PATIENCE: Duration = Duration::from_secs(30);

/// A file that is marked as read-only is there, and was not to be written over.
#[derive(Debug, thiserror::Error)]
#[error("read-only")]
pub struct ReadOnlyFile;

/// Windows: what another program does with the file forbids it.
const SHARING_VIOLATION: i32 = 32;

/// Puts `content` in the place of whatever is at `path`: all of it, or nothing. Only this user can read it.
pub(super) fn replace(path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    replace_through(folder_of(path), path, content)
}

/// The same, written in `folder` first: what a killed program leaves half written lies there.
pub(super) fn replace_through(folder: &Path, path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    commit(fill(temporary(folder, &tempfile::Builder::new())?, content)?, path, None)
}

/// Puts `content` at `path`, where nothing is: all of it, or nothing. Its folder is made where it is not there. Only
/// this user can read it.
pub(super) fn put_new(path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    refuse_device(path)?;
    let folder = folder_of(path);
    fs::create_dir_all(folder)?;
    place_new(fill(temporary(folder, &tempfile::Builder::new())?, content)?, path)
}

/// A file to be written. It is locked as long as this program has it open: one without a lock was left behind.
fn temporary(folder: &Path, options: &tempfile::Builder<'_, '_>) -> io::Result<NamedTempFile> {
    let mut options = options.clone();
    options.prefix(PREFIX).suffix(SUFFIX);
    let folder = &of_any_length(folder);
    loop {
        let file = create(&options, folder)?;
        match file.as_file().try_lock() {
            // Another program may have taken it for one left behind before it was locked.
            Ok(()) if !file.path().exists() => {}
            Err(TryLockError::WouldBlock) => {}
            // Some shared folders know no locks.
            Ok(()) | Err(TryLockError::Error(_)) => return Ok(file),
        }
    }
}

#[cfg(unix)]
fn create(options: &tempfile::Builder<'_, '_>, folder: &Path) -> io::Result<NamedTempFile> {
    options.tempfile_in(folder)
}

/// Not marked as temporary, as the library would: a report would keep the mark, and backups would leave it out.
#[cfg(not(unix))]
fn create(options: &tempfile::Builder<'_, '_>, folder: &Path) -> io::Result<NamedTempFile> {
    options.make_in(folder, |path| File::options().read(true).write(true).create_new(true).open(path))
}

/// The folder in the form in which Windows takes paths of more than 260 characters; elsewhere as it is.
fn of_any_length(folder: &Path) -> PathBuf {
    let long = if cfg!(windows) { fs::canonicalize(folder).ok() } else { None };
    long.unwrap_or_else(|| folder.to_owned())
}

/// Removes from a folder what programs that were killed while writing have left there.
pub fn remove_leftovers(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.filter_map(Result::ok) {
        let name = entry.file_name();
        let Some(name) = name.to_str() else { continue };
        if !name.starts_with(PREFIX) || !name.ends_with(SUFFIX) {
            continue;
        }
        let path = entry.path();
        // A pipe would wait for a writer.
        if !fs::symlink_metadata(&path).is_ok_and(|data| data.is_file()) {
            continue;
        }
        let Ok(file) = File::options().read(true).write(true).open(&path) else { continue };
        if file.try_lock().is_ok() {
            let _ = fs::remove_file(&path);
        }
    }
}

/// Keeps other programs from saving the file at `path` until what is returned is dropped; `None` where no file is
/// there. Each save puts another file in its place, so what was locked may not be there any more.
pub(super) fn hold(path: &Path) -> io::Result<Option<File>> {
    let until = Instant::now() + PATIENCE;
    loop {
        let file = match File::options().read(true).write(true).open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        match file.try_lock() {
            Ok(()) if is_at(&file, path) => return Ok(Some(file)),
            Ok(()) => {}
            Err(TryLockError::WouldBlock) if Instant::now() < until => {
                std::thread::sleep(Duration::from_millis(2))
            }
            Err(TryLockError::WouldBlock) => return Err(io::ErrorKind::ResourceBusy.into()),
            // Some shared folders know no locks.
            Err(TryLockError::Error(_)) => return Ok(Some(file)),
        }
    }
}

/// Whether the file is still the one at `path`.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let same =
        |one: &fs::Metadata, other: &fs::Metadata| one.dev() == other.dev() && one.ino() == other.ino();
    matches!((file.metadata(), fs::metadata(path)), (Ok(one), Ok(other)) if same(&one, &other))
}

/// Elsewhere what is in the file is looked at once more by whoever holds it.
#[cfg(not(unix))]
fn is_at(_file: &File, _path: &Path) -> bool {
    true
}

/// Refuses where a file is there that is marked as read-only: renaming another over it would not ask.
pub(super) fn refuse_read_only(path: &Path) -> io::Result<()> {
    match fs::metadata(path) {
        Ok(there) if there.permissions().readonly() => {
            Err(io::Error::new(io::ErrorKind::PermissionDenied, ReadOnlyFile))
        }
        _ => Ok(()),
    }
}

/// Puts a staged file where nothing is. Where something is there it says so, and leaves it as it is.
pub(super) fn place_new(file: NamedTempFile, path: &Path) -> io::Result<()> {
    let name = path.file_name().unwrap_or_default();
    match file.persist_noclobber(of_any_length(folder_of(path)).join(name)) {
        Ok(_) => sync_folder(folder_of(path)),
        // Some shared folders know neither links nor renaming to a free name only.
        Err(failed)
            if failed.error.kind() != io::ErrorKind::AlreadyExists && path.symlink_metadata().is_err() =>
        {
            return commit(failed.file, path, None);
        }
        Err(failed) => return Err(failed.error),
    }
    Ok(())
}

/// Writes `content` beside `path`, down to the disk; who may read the file at `model` may read this one, and a
/// new one whoever may read what this user makes.
pub(super) fn stage(path: &Path, model: &Path, content: impl AsRef<[u8]>) -> io::Result<NamedTempFile> {
    refuse_device(path)?;
    remove_leftovers(folder_of(path));
    let file = temporary(folder_of(path), &open_to_others())?;
    if let Ok(there) = fs::metadata(model) {
        // Some shared folders know no permissions; the content is what counts.
        let _ = file.as_file().set_permissions(there.permissions());
    }
    fill(file, content)
}

/// Puts a staged file into place. `held` is what [`hold`] gave for that place.
pub(super) fn commit(file: NamedTempFile, path: &Path, held: Option<File>) -> io::Result<()> {
    rename(&file, path, held)?;
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

/// Renames the file into place. Windows refuses for a moment while a virus scanner or an indexer reads what is there,
/// and on some disks, such as memory sticks, as long as this program itself has it open: then what is held is let go.
fn rename(file: &NamedTempFile, path: &Path, mut held: Option<File>) -> io::Result<()> {
    const ACCESS_DENIED: i32 = 5;
    let mut tries_left = if cfg!(windows) { TRIES } else { 0 };
    while let Err(error) = fs::rename(file.path(), path) {
        let busy = matches!(error.raw_os_error(), Some(ACCESS_DENIED | SHARING_VIOLATION));
        if tries_left == 0 || !busy {
            // A file in use is denied like one that belongs to others.
            return Err(refuse_in_use(path).err().unwrap_or(error));
        }
        tries_left -= 1;
        if held.take().is_none() {
            std::thread::sleep(BETWEEN_TRIES);
        }
    }
    Ok(())
}

/// Refuses where another program has the file open so that no other may take its place. Only on Windows can it.
#[cfg(windows)]
pub(super) fn refuse_in_use(path: &Path) -> io::Result<()> {
    use std::os::windows::fs::OpenOptionsExt as _;
    const DELETE: u32 = 0x0001_0000;
    let mut tries_left = TRIES;
    loop {
        match File::options().access_mode(DELETE).open(path) {
            Err(error) if error.raw_os_error() == Some(SHARING_VIOLATION) => {
                if tries_left == 0 {
                    return Err(error);
                }
            }
            // Whatever else is wrong, renaming says.
            _ => return Ok(()),
        }
        tries_left -= 1;
        std::thread::sleep(BETWEEN_TRIES);
    }
}

#[cfg(not(windows))]
pub(super) fn refuse_in_use(_path: &Path) -> io::Result<()> {
    Ok(())
}

/// Makes the rename itself durable. Only Unix can; a failure leaves the file as good as the system made it.
fn sync_folder(folder: &Path) {
    if cfg!(unix)
        && let Ok(folder) = File::open(folder)
    {
        let _ = folder.sync_all();
    }
}

/// Writes `content` to `path`, all of it or nothing; over what is there only if `over`, and never over what is
/// marked as read-only.
///
/// # Errors
/// The disk says no; or something is there, and was not to be written over.
pub fn export(path: &Path, content: impl AsRef<[u8]>, over: bool) -> io::Result<()> {
    refuse_device(path)?;
    let path = &behind_links(path);
    if over {
        refuse_read_only(path)?;
        commit(stage(path, path, content)?, path, None)
    } else if path.symlink_metadata().is_ok() {
        Err(io::ErrorKind::AlreadyExists.into())
    } else {
        place_new(stage(path, path, content)?, path)
    }
}
