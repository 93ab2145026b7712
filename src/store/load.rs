//! Reading a report from disk.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use super::format::{FormatError, Parsed, read, read_report};
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
    /// The disk says no.
    #[error("{path}: {error}", path = path.display())]
    Io {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// Larger than [`MAX_BYTES`].
    #[error("{path}: {bytes} bytes are more than a report may have", path = path.display())]
    TooLarge {
        /// Which file.
        path: PathBuf,
        /// Its size.
        bytes: u64,
    },
    /// Not a text in UTF-8.
    #[error("{path}: not a text from byte {offset} on", path = path.display())]
    NotText {
        /// Which file.
        path: PathBuf,
        /// The first byte that is not UTF-8.
        offset: usize,
    },
    /// A text, but no report.
    #[error("{path}: {error}", path = path.display())]
    Format {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it.
        error: FormatError,
    },
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
///
/// # Errors
/// As [`load`].
pub fn load_report(path: &Path) -> Result<Report, LoadError> {
    report(path, &text(path, bytes(path)?)?)
}

/// The bytes of a file that is not too large.
pub(super) fn bytes(path: &Path) -> Result<Vec<u8>, LoadError> {
    let io = |error| LoadError::Io { path: path.to_owned(), error };
    let mut file = File::open(path).map_err(io)?;
    let bytes = file.metadata().map_err(io)?.len();
    if bytes > MAX_BYTES {
        return Err(LoadError::TooLarge { path: path.to_owned(), bytes });
    }
    let mut content = Vec::new();
    // The bound holds even where the size is not known beforehand (a pipe) or the file grows meanwhile.
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
