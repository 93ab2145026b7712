//! Files for other programs and for people.

use std::io;
use std::path::Path;

use super::replace::{behind_links, commit, stage};

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
