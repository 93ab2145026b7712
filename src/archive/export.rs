//! Texts for other programs, and from them.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

use super::replace::{commit, stage};

/// Writes `text` to `path`, all of it or nothing; over what is there only if `over`.
///
/// # Errors
/// The disk says no; or something is there, and was not to be written over.
pub fn export(path: &Path, text: &str, over: bool) -> io::Result<()> {
    if !over && path.try_exists()? {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    commit(stage(path, text)?, path)
}

/// The bytes of a file; no more of them than one more than `most`, so that whoever asks sees that it is larger.
///
/// # Errors
/// The disk says no.
pub fn read_at_most(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let most = u64::try_from(most).unwrap_or(u64::MAX).saturating_add(1);
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}
