//! Finding and reading the reports of an archive: files that did not change are not read again.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::{fs, io, thread};

use super::{Content, Entry, Problem, Stamp, Summary};
use crate::case::{Reviewed, review};
use crate::law::Library;
use crate::report::Report;
use crate::store::{LoadError, load_report, report_file};

/// The reports of a folder as last seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Archive {
    pub folder: PathBuf,
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
                before => to_read.push(ToRead { path, stamp, before }),
            },
            Err(reason) => {
                let entry = unreadable(&path, reason);
                changes.count(before.as_ref(), &entry);
                entries.push(entry);
            }
        }
    }
    changes.removed = known.len();
    let of = to_read.len();
    progress(Progress { done: 0, of });
    let mut done = 0;
    let unread = read_all(&folder, &to_read, library, cancel, |before, entry| {
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
struct ToRead {
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
fn read_all<'a>(
    folder: &Path,
    jobs: &'a [ToRead],
    library: &Library,
    cancel: &AtomicBool,
    mut take: impl FnMut(Option<&Entry>, Entry),
) -> Vec<&'a ToRead> {
    let mut left: Vec<Option<&ToRead>> = jobs.iter().map(Some).collect();
    let read = |index: usize| {
        let job = jobs.get(index)?;
        Some(read_entry(folder, &job.path, job.stamp, job.before.as_ref(), library))
    };
    in_parallel(jobs.len(), cancel, read, |index, entry| {
        let job = left.get_mut(index).and_then(Option::take);
        if let Some(entry) = entry {
            take(job.and_then(|job| job.before.as_ref()), entry);
        }
    });
    left.into_iter().flatten().collect()
}

/// Whether the files of the folder are certainly still what is known of them, by their states alone.
pub fn is_current(known: &Archive) -> io::Result<bool> {
    let found = scan(&known.folder)?;
    Ok(found.len() == known.entries.len()
        && found.iter().zip(&known.entries).all(|(found, entry)| {
            found.path == entry.path
                && match &found.stamp {
                    Ok(stamp) => entry.stamp.still_holds(stamp),
                    Err(reason) => *entry == unreadable(&found.path, reason.clone()),
                }
        }))
}

/// A file that may be a report, or a folder that cannot be looked into.
struct Found {
    /// From the archive's folder.
    pub path: PathBuf,
    /// Its state, or what the disk says.
    pub stamp: Result<Stamp, String>,
}

/// The files of `folder` and the folders in it whose names end in `.ron`, by path. Links to folders are not
/// followed, so that none is walked twice; folders whose name begins with a dot are passed by, such as `.git`.
fn scan(folder: &Path) -> io::Result<Vec<Found>> {
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
                found.extend(found_file(root, path));
            }
        }
    }
    Ok(())
}

/// A file, also through a link. What is neither file nor broken is left out: a pipe would wait for a writer.
fn found_file(root: &Path, path: PathBuf) -> Option<Found> {
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
pub fn paths(folder: &Path) -> io::Result<Vec<PathBuf>> {
    Ok(scan(folder)?.into_iter().map(|found| found.path).collect())
}

/// The entry of a file. What is known of it is kept where its content is still the same.
fn read_entry(folder: &Path, path: &Path, stamp: Stamp, known: Option<&Entry>, library: &Library) -> Entry {
    let entry = |digest: String, content| Entry { path: path.to_owned(), stamp, digest, content };
    let problem = |error: &LoadError| Content::Problem(Problem::from(error));
    let bytes = match report_file::bytes(&folder.join(path)) {
        Ok(bytes) => bytes,
        Err(error) => return entry(String::new(), problem(&error)),
    };
    let digest = crate::digest::Digest::of(&bytes).to_string();
    if let Some(known) = known.filter(|known| known.digest == digest) {
        return entry(digest, known.content.clone());
    }
    match report_file::text(path, bytes).and_then(|text| report_file::report(path, &text)) {
        Ok(report) => entry(digest, Content::Report(Box::new(Summary::of(&report, library)))),
        Err(error) => entry(digest, problem(&error)),
    }
}

/// The entry of what cannot be asked for its state.
fn unreadable(path: &Path, reason: String) -> Entry {
    Entry {
        path: path.to_owned(),
        stamp: Stamp { size: 0, modified: None, changed: None, asked: None },
        digest: String::new(),
        content: Content::Problem(Problem::Unreadable(reason)),
    }
}

/// At most so many files are read at a time, each in memory while it is.
const THREADS: usize = 4;

/// Does `work` for the numbers below `count` on a few threads, and hands what comes of each to `take` on the
/// calling thread, in no order. Once `cancel` is set, no more are begun.
fn in_parallel<T: Send>(
    count: usize,
    cancel: &AtomicBool,
    work: impl Fn(usize) -> T + Sync,
    mut take: impl FnMut(usize, T),
) {
    let next = AtomicUsize::new(0);
    let threads = thread::available_parallelism().map_or(1, usize::from).min(THREADS).min(count);
    thread::scope(|scope| {
        // A short channel: what is read waits for the list, not the other way round.
        let (sender, receiver) = mpsc::sync_channel(THREADS);
        for _ in 0..threads {
            let (sender, next, work) = (sender.clone(), &next, &work);
            scope.spawn(move || {
                while !cancel.load(Ordering::Relaxed) {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= count || sender.send((index, work(index))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for (index, done) in receiver {
            take(index, done);
        }
    });
}

/// Reviews the reports at `paths` of `folder`, several at a time. What comes of each is handed to `take` on the
/// calling thread, with its number and in no order; `cancel` may be set from any thread.
pub fn review_each(
    folder: &Path,
    paths: &[PathBuf],
    library: &Library,
    cancel: &AtomicBool,
    take: impl FnMut(usize, Result<(Report, Vec<Reviewed>), LoadError>),
) {
    let one = |index: usize| {
        let path = folder.join(paths.get(index).map_or_else(|| Path::new(""), PathBuf::as_path));
        let report = load_report(&path)?;
        let reviewed = review(&report, library);
        Ok((report, reviewed))
    };
    in_parallel(paths.len(), cancel, one, take);
}
