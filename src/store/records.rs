//! Game records on disk.

use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use super::atomic::export;
use super::bounded::open;
use xiangqi::game_record::{self, MAX_BYTES, OtherFormat, RecordError, Records, TextEncoding};

/// Why a file of game records cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum RecordFileError {
    #[error("{path}: {error}", path = path.display())]
    Io { path: PathBuf, error: io::Error },
    /// It holds no record that could be read.
    #[error("{path}: {error}", path = path.display())]
    Record { path: PathBuf, error: RecordError },
    /// The games would be written over the file they come from.
    #[error("{path} would be overwritten", path = .0.display())]
    OverItself(PathBuf),
}

/// Reads the game records at `path`, in this encoding if one is given.
pub fn load_records(path: &Path, encoding: Option<TextEncoding>) -> Result<Records, RecordFileError> {
    let io = |error| RecordFileError::Io { path: path.to_owned(), error };
    let mut bytes = Vec::new();
    // One byte more than may be, so that the reader can refuse.
    let most = u64::try_from(MAX_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    open(path).map_err(|error| io(error.into()))?.take(most).read_to_end(&mut bytes).map_err(io)?;
    let read = match encoding {
        Some(encoding) => game_record::read_as(&bytes, encoding),
        None => game_record::read(&bytes),
    };
    read.map_err(|error| RecordFileError::Record { path: path.to_owned(), error: named(path, error) })
}

/// What cannot be read may be of a program that the ending tells.
fn named(path: &Path, error: RecordError) -> RecordError {
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    match (&error, OtherFormat::of_ending(ending)) {
        (RecordError::Binary | RecordError::NoGame, Some(format)) => RecordError::OtherFormat(format),
        _ => error,
    }
}

/// Writes games read from `source` to `path`; over what is there only if `over`.
///
/// # Errors
/// The disk says no, `path` is `source`, or something is there and was not to be written over; it is then as it was.
pub fn save_records(path: &Path, content: &[u8], source: &Path, over: bool) -> Result<(), RecordFileError> {
    if let (Ok(path), Ok(source)) = (path.canonicalize(), source.canonicalize())
        && path == source
    {
        return Err(RecordFileError::OverItself(path));
    }
    export(path, content, over).map_err(|error| RecordFileError::Io { path: path.to_owned(), error })
}
