//! Law in files of its own: short texts, read whole.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use super::load::LoadError;

/// Files larger than this are no rulebook and no regulation (8 MiB).
const MAX_TEXT: u64 = 8 * 1024 * 1024;

/// Reads a short text.
///
/// # Errors
/// The file is not there, too large, or no text; with its place.
pub fn read_text(path: &Path) -> Result<String, LoadError> {
    let io = |error| LoadError::Io { path: path.to_owned(), error };
    let mut content = Vec::new();
    File::open(path).map_err(io)?.take(MAX_TEXT + 1).read_to_end(&mut content).map_err(io)?;
    let bytes = content.len() as u64;
    if bytes > MAX_TEXT {
        return Err(LoadError::TooLarge { path: path.to_owned(), bytes });
    }
    String::from_utf8(content).map_err(|error| LoadError::NotText {
        path: path.to_owned(),
        offset: error.utf8_error().valid_up_to(),
    })
}
