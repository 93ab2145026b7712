//! Loading and saving a report, so that nothing is ever lost.

use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use super::atomic::{behind_links, commit, hold, place_new, refuse_in_use, refuse_read_only, stage};
use super::bounded::{ReadError, open, read_bytes};
use super::format::{FormatError, Parsed, read, read_report, write};
use crate::digest::Digest;
use crate::report::Report;

/// Files larger than this are refused unread (512 MiB).
pub const MAX_BYTES: u64 = 512 * 1024 * 1024;

/// A report and the state of its file when it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// The report, with what will change when it is saved.
    pub parsed: Parsed,
    /// The digest of the file, by which [`save`](super::save) sees whether somebody else changed it.
    pub digest: Digest,
}

/// Why a file cannot be opened as a report.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error("{path}: {error}", path = path.display())]
    Io { path: PathBuf, error: io::Error },
    /// Larger than [`MAX_BYTES`].
    #[error("{path}: {bytes} bytes are more than a report may have", path = path.display())]
    TooLarge { path: PathBuf, bytes: u64 },
    /// Not a text in UTF-8.
    #[error("{path}: not a text from byte {offset} on", path = path.display())]
    NotText {
        path: PathBuf,
        /// The first byte that is not UTF-8.
        offset: usize,
    },
    /// A text, but no report.
    #[error("{path}: {error}", path = path.display())]
    Format { path: PathBuf, error: FormatError },
}

/// Reads the report at `path`.
///
/// # Errors
/// The file is not there, too large, no text, or no report; with its place.
pub fn load(path: &Path) -> Result<Loaded, LoadError> {
    let content = bytes(path)?;
    let digest = Digest::of(&content);
    let text = text(path, content)?;
    let parsed = read(&text).map_err(|error| LoadError::Format { path: path.to_owned(), error })?;
    Ok(Loaded { parsed, digest })
}

/// Reads the report at `path` alone, without its digest and without what saving would change.
pub fn load_report(path: &Path) -> Result<Report, LoadError> {
    report(path, &text(path, bytes(path)?)?)
}

/// The bytes of a file that is not too large.
pub(super) fn bytes(path: &Path) -> Result<Vec<u8>, LoadError> {
    let io = |error| LoadError::Io { path: path.to_owned(), error };
    let mut file = open(path).map_err(|error| io(error.into()))?;
    let bytes = file.metadata().map_err(io)?.len();
    if bytes > MAX_BYTES {
        return Err(LoadError::TooLarge { path: path.to_owned(), bytes });
    }
    let mut content = Vec::new();
    // The bound holds even where the file grows meanwhile.
    file.by_ref().take(MAX_BYTES + 1).read_to_end(&mut content).map_err(io)?;
    if content.len() as u64 > MAX_BYTES {
        return Err(LoadError::TooLarge { path: path.to_owned(), bytes: content.len() as u64 });
    }
    Ok(content)
}

/// The text of a file's bytes.
pub(super) fn text(path: &Path, content: Vec<u8>) -> Result<String, LoadError> {
    String::from_utf8(content).map_err(|error| LoadError::NotText {
        path: path.to_owned(),
        offset: error.utf8_error().valid_up_to(),
    })
}

/// The report of a file's text, without a look at how the text is laid out.
pub(super) fn report(path: &Path, text: &str) -> Result<Report, LoadError> {
    read_report(text).map_err(|error| LoadError::Format { path: path.to_owned(), error })
}

/// Why a report was not saved. The file on disk is as it was.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    #[error("{path}: {error}", path = path.display())]
    Io { path: PathBuf, error: io::Error },
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
    save_text(path, &write(report)?, expected)
}

/// The same for any text.
pub(super) fn save_text(path: &Path, text: &str, expected: Option<Digest>) -> Result<Digest, SaveError> {
    let path = &behind_links(path);
    read_expected(path, expected)?;
    let io = |error| io_error(path, error);
    refuse_read_only(path).map_err(io)?;
    let staged = stage(path, path, text).map_err(io)?;
    // Looked at again, now that nobody else of this program's users can save it: writing to a slow disk takes long
    // enough for others to write too.
    let held = hold(path).map_err(io)?;
    match read_expected(path, expected)? {
        Some(current) => {
            let backup = backup_path(path);
            // The backup must not make way for a file that then cannot be saved.
            refuse_in_use(path).map_err(io)?;
            stage(&backup, path, current)
                .and_then(|staged| commit(staged, &backup, None))
                .map_err(|error| io_error(&backup, error))?;
            commit(staged, path, held).map_err(io)?;
        }
        None => place_new(staged, path).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => SaveError::Exists(path.to_owned()),
            _ => io(error),
        })?,
    }
    Ok(Digest::of(text.as_bytes()))
}

fn io_error(path: &Path, error: io::Error) -> SaveError {
    SaveError::Io { path: path.to_owned(), error }
}

/// What is in the file at `path`, if it is as expected; `None` where no file is there.
fn read_expected(path: &Path, expected: Option<Digest>) -> Result<Option<Vec<u8>>, SaveError> {
    let content = match read_bytes(path, u64::MAX) {
        Ok(content) => Some(content),
        Err(ReadError::Io(error)) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(io_error(path, error.into())),
    };
    match (content.as_deref().map(Digest::of), expected) {
        (Some(_), None) => Err(SaveError::Exists(path.to_owned())),
        (None, Some(_)) => Err(SaveError::Gone(path.to_owned())),
        (current, expected) if current != expected => Err(SaveError::ChangedByOthers(path.to_owned())),
        _ => Ok(content),
    }
}

/// Where the file before the last save is kept.
pub fn backup_path(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".bak");
    name.into()
}

/// Jilin 2015, the case the article was written about.
const JILIN_2015: &str = include_str!("../../cases/jilin-2015.ron");

/// The built-in case, as a report without a file.
pub fn sample() -> Result<Parsed, FormatError> {
    read(JILIN_2015)
}

/// Whether a report is of the built-in case, by its event and its board.
pub fn is_sample(report: &Report) -> bool {
    static SAMPLE: OnceLock<Option<Report>> = OnceLock::new();
    let of_case = SAMPLE.get_or_init(|| sample().ok().map(|parsed| parsed.report));
    of_case.as_ref().is_some_and(|case| case.event.name == report.event.name && case.start == report.start)
}
