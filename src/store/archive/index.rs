//! The index of an archive: a file in the user's cache folder. It is never the truth.
//!
//! One line says what it is an index of, and each line after it is one entry. An index of another version or
//! program, of another folder, or damaged in a line, is passed over as far as that goes: what is missing is read
//! from the files.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use etcetera::app_strategy::AppStrategy as _;
use serde::{Deserialize, Serialize};

use super::{Archive, Entry};
use crate::PROGRAM;
use crate::digest::Digest;
use crate::store::atomic::replace;
use crate::store::{MAX_BYTES, native_dirs, read_bytes};

#[derive(Serialize, Deserialize, PartialEq, Eq)]
struct Head {
    format: String,
    version: u32,
    program: String,
    folder: PathBuf,
}

impl Head {
    fn of(folder: &Path) -> Self {
        let format = "xiangqi-arbiter-index".to_owned();
        Self { format, version: 2, program: PROGRAM.to_owned(), folder: folder.to_owned() }
    }
}

/// Where this user's index of a folder is kept; `None` where the system gives this user no folders.
pub fn place(folder: &Path) -> Option<PathBuf> {
    let indexes = home()?;
    let folder = fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned());
    let digest = Digest::of(folder.to_string_lossy().as_bytes());
    Some(indexes.join(format!("{digest}.jsonl")))
}

/// The folder that indexes are kept in.
pub fn home() -> Option<PathBuf> {
    Some(native_dirs()?.cache_dir().join("archives"))
}

/// What the index in `file` knows of `folder`; nothing where there is none that can be used.
pub fn load(file: &Path, folder: &Path) -> Archive {
    let text = read_bytes(file, MAX_BYTES).unwrap_or_default();
    let mut lines = text.split(|&byte| byte == b'\n');
    let head = lines.next().and_then(|line| serde_json::from_slice::<Head>(line).ok());
    let mut entries: Vec<Entry> = if head == Some(Head::of(folder)) {
        lines.filter_map(|line| serde_json::from_slice(line).ok()).collect()
    } else {
        Vec::new()
    };
    entries.sort_by(|one, other| one.path.cmp(&other.path));
    entries.dedup_by(|one, other| one.path == other.path);
    Archive { folder: folder.to_owned(), entries }
}

/// Writes the index of an archive, in the place of whatever is there.
///
/// # Errors
/// The disk says no; what was there is then as it was.
pub fn save(file: &Path, archive: &Archive) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut text = serde_json::to_string(&Head::of(&archive.folder)).map_err(io::Error::other)?;
    for entry in &archive.entries {
        // A path that is no text cannot be written; such a file is read each time.
        if let Ok(line) = serde_json::to_string(entry) {
            let _ = write!(text, "\n{line}");
        }
    }
    replace(file, &text)
}
