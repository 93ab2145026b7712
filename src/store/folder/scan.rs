//! The files of a folder that may be reports.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::Stamp;

/// A file that may be a report, or a folder that cannot be looked into.
pub(super) struct Found {
    /// From the archive's folder.
    pub path: PathBuf,
    /// Its state, or what the disk says.
    pub stamp: Result<Stamp, String>,
}

/// The files of `folder` and the folders in it whose names end in `.ron`, by path. Links to folders are not
/// followed, so that none is walked twice; folders whose name begins with a dot are passed by, such as `.git`.
///
/// # Errors
/// The folder itself cannot be looked into.
pub(super) fn scan(folder: &Path) -> io::Result<Vec<Found>> {
    let mut found = Vec::new();
    walk(folder, Path::new(""), &mut found)?;
    found.sort_unstable_by(|one, other| one.path.cmp(&other.path));
    Ok(found)
}

fn walk(root: &Path, first: &Path, found: &mut Vec<Found>) -> io::Result<()> {
    let mut folders = vec![first.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = match fs::read_dir(root.join(&folder)) {
            Ok(entries) => entries,
            Err(error) if folder == first => return Err(error),
            Err(error) => {
                found.push(Found { path: folder, stamp: Err(error.to_string()) });
                continue;
            }
        };
        for entry in entries {
            let entry = match entry {
                Ok(entry) => entry,
                Err(error) => {
                    found.push(Found { path: folder.clone(), stamp: Err(error.to_string()) });
                    break;
                }
            };
            let (name, path) = (entry.file_name(), folder.join(entry.file_name()));
            let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
            if is_folder {
                if !name.to_string_lossy().starts_with('.') {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("ron")) {
                found.extend(file(root, path));
            }
        }
    }
    Ok(())
}

/// A file, also through a link. What is neither file nor broken is left out: a pipe would wait for a writer.
fn file(root: &Path, path: PathBuf) -> Option<Found> {
    match fs::metadata(root.join(&path)) {
        Ok(data) if data.is_file() => {
            let stamp = Stamp::now(&data);
            Some(Found { path, stamp: Ok(stamp) })
        }
        Ok(_) => None,
        Err(error) => Some(Found { path, stamp: Err(error.to_string()) }),
    }
}

/// The paths of the files of `folder` that may be reports, from that folder, in order.
///
/// # Errors
/// The folder cannot be looked into.
pub fn paths(folder: &Path) -> io::Result<Vec<PathBuf>> {
    Ok(scan(folder)?.into_iter().map(|found| found.path).collect())
}
