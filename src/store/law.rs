//! The user's own law: rulebooks, readings, regulations and amendments, each in a folder.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use strum::IntoEnumIterator;

use super::atomic::export;
use super::bounded::{ReadError, read_text};
use crate::law::{Amendment, LawError, LawKind, Library};

/// Files larger than this are refused unread (1 MiB).
pub const MAX_LAW_BYTES: u64 = 1024 * 1024;
/// How many files of one kind are read.
pub const MAX_LAW_FILES: usize = 200;

/// A file or folder of law that was not taken. The rest was.
#[derive(Debug)]
pub struct LawProblem {
    pub path: PathBuf,
    pub why: WhyNot,
}

/// Why a file or folder of law was not taken.
#[derive(Debug)]
pub enum WhyNot {
    Io(io::Error),
    NotAFile,
    /// Larger than [`MAX_LAW_BYTES`].
    TooLarge,
    /// The folder has more files than [`MAX_LAW_FILES`]; these many were left out.
    TooMany(usize),
    /// Not a text in UTF-8 from this byte on.
    NotText(usize),
    /// The text is no such law, or a faulty one.
    Law(LawError),
}

/// `library` with what stands in the folders `rulebooks`, `readings`, `regulations` and `amendments` of `folder`,
/// and what could not be taken. Files end in `.ron` and are read in the order of their names; one with the id of
/// a piece of law at hand replaces it. A folder that is not there is no problem.
pub fn load(library: Library, folder: &Path) -> (Library, Vec<LawProblem>) {
    let (mut library, mut problems) = (library, Vec::new());
    for kind in LawKind::iter() {
        let folder = folder.join(folder_of(kind));
        for path in files_in(&folder, &mut problems) {
            if let Err(why) = take(&mut library, kind, &path) {
                problems.push(LawProblem { path, why });
            }
        }
    }
    (library, problems)
}

/// Keeps an amendment among the user's own law and says where. `moment`, a date and time in digits, begins its name,
/// so that it is read after those kept before it.
///
/// # Errors
/// The disk says no, or there is a file of this name.
pub fn keep_amendment(folder: &Path, amendment: &Amendment, moment: &str) -> io::Result<PathBuf> {
    let folder = folder.join(folder_of(LawKind::Amendment));
    fs::create_dir_all(&folder)?;
    let path = folder.join(format!("{moment}-{}.ron", amendment.rulebook));
    export(&path, amendment.to_text().map_err(io::Error::other)?, false)?;
    Ok(path)
}

/// The name of the folder for law of this kind.
pub const fn folder_of(kind: LawKind) -> &'static str {
    match kind {
        LawKind::Rulebook => "rulebooks",
        LawKind::Reading => "readings",
        LawKind::Regulation => "regulations",
        LawKind::Amendment => "amendments",
    }
}

fn files_in(folder: &Path, problems: &mut Vec<LawProblem>) -> Vec<PathBuf> {
    let mut problem = |why| problems.push(LawProblem { path: folder.to_owned(), why });
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => {
            if error.kind() != io::ErrorKind::NotFound {
                problem(WhyNot::Io(error));
            }
            return Vec::new();
        }
    };
    let mut files = Vec::new();
    for entry in entries {
        match entry {
            Ok(entry) => files.push(entry.path()),
            Err(error) => problem(WhyNot::Io(error)),
        }
    }
    files.retain(|path| path.extension() == Some(OsStr::new("ron")));
    files.sort_unstable();
    if files.len() > MAX_LAW_FILES {
        problem(WhyNot::TooMany(files.len() - MAX_LAW_FILES));
        files.truncate(MAX_LAW_FILES);
    }
    files
}

fn take(library: &mut Library, kind: LawKind, path: &Path) -> Result<(), WhyNot> {
    let text = read_text(path, MAX_LAW_BYTES).map_err(|error| match error {
        ReadError::Io(error) => WhyNot::Io(error),
        ReadError::NotAFile => WhyNot::NotAFile,
        ReadError::TooLarge(_) => WhyNot::TooLarge,
        ReadError::NotText(at) => WhyNot::NotText(at),
    })?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    library.add_own(kind, &name, &text).map_err(WhyNot::Law)
}
