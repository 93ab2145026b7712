//! Bringing the list up to date.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use super::scan::{Found, scan};
use super::{Entry, Stamp, read, several};
use crate::law::Library;

/// The reports of a folder as last seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Archive {
    /// The folder.
    pub folder: PathBuf,
    /// Its files, by path.
    pub entries: Vec<Entry>,
}

/// How far a refreshing has come.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Files read.
    pub done: usize,
    /// Files to be read; those that did not change are not among them.
    pub of: usize,
}

/// What was different from what was known.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Files that were not there before.
    pub added: usize,
    /// Files with other content than before.
    pub changed: usize,
    /// Files no longer there.
    pub removed: usize,
    /// Whether it was cancelled: what was not read is missing or as it was known.
    pub cancelled: bool,
}

/// The archive brought up to date: files that are new or may have changed are read, several at a time. `progress`
/// is called on the calling thread; `cancel` may be set from any.
///
/// # Errors
/// The folder cannot be looked into.
pub fn refresh(
    known: Archive,
    library: &Library,
    cancel: &AtomicBool,
    mut progress: impl FnMut(Progress),
) -> io::Result<(Archive, Changes)> {
    let Archive { folder, entries } = known;
    let found = scan(&folder)?;
    let mut known: HashMap<PathBuf, Entry> =
        entries.into_iter().map(|entry| (entry.path.clone(), entry)).collect();
    let (mut entries, mut to_read) = (Vec::with_capacity(found.len()), Vec::new());
    let mut changes = Changes::default();
    for Found { path, stamp } in found {
        let before = known.remove(&path);
        match stamp {
            Ok(stamp) => match before {
                Some(before) if before.stamp.still_holds(&stamp) => entries.push(before),
                before => to_read.push(Job { path, stamp, before }),
            },
            Err(reason) => {
                let entry = read::unreadable(&path, reason);
                changes.count(before.as_ref(), &entry);
                entries.push(entry);
            }
        }
    }
    changes.removed = known.len();
    let of = to_read.len();
    progress(Progress { done: 0, of });
    let mut done = 0;
    let unread = each(&folder, &to_read, library, cancel, |before, entry| {
        changes.count(before, &entry);
        entries.push(entry);
        done += 1;
        progress(Progress { done, of });
    });
    changes.cancelled = !unread.is_empty();
    entries.extend(unread.into_iter().filter_map(|job| job.before.clone()));
    entries.sort_unstable_by(|one, other| one.path.cmp(&other.path));
    Ok((Archive { folder, entries }, changes))
}

/// A file to be read.
struct Job {
    path: PathBuf,
    stamp: Stamp,
    before: Option<Entry>,
}

impl Changes {
    fn count(&mut self, before: Option<&Entry>, now: &Entry) {
        match before {
            None => self.added += 1,
            Some(before) if before.digest != now.digest || before.content != now.content => self.changed += 1,
            Some(_) => {}
        }
    }
}

/// Reads every file on a few threads; those not read when it is cancelled come back.
fn each<'a>(
    folder: &Path,
    jobs: &'a [Job],
    library: &Library,
    cancel: &AtomicBool,
    mut take: impl FnMut(Option<&Entry>, Entry),
) -> Vec<&'a Job> {
    let mut left: Vec<Option<&Job>> = jobs.iter().map(Some).collect();
    let read = |index: usize| {
        let job = jobs.get(index)?;
        Some(read::read(folder, &job.path, job.stamp, job.before.as_ref(), library))
    };
    several::each(jobs.len(), cancel, read, |index, entry| {
        let job = left.get_mut(index).and_then(Option::take);
        if let Some(entry) = entry {
            take(job.and_then(|job| job.before.as_ref()), entry);
        }
    });
    left.into_iter().flatten().collect()
}

/// Whether the files of the folder are certainly still what is known of them, by their states alone.
///
/// # Errors
/// The folder cannot be looked into.
pub fn is_current(known: &Archive) -> io::Result<bool> {
    let found = scan(&known.folder)?;
    Ok(found.len() == known.entries.len()
        && found.iter().zip(&known.entries).all(|(found, entry)| {
            found.path == entry.path
                && match &found.stamp {
                    Ok(stamp) => entry.stamp.still_holds(stamp),
                    Err(reason) => *entry == read::unreadable(&found.path, reason.clone()),
                }
        }))
}
