//! Unsaved work that outlives a crash.
//!
//! Each running program keeps one file of unsaved work in the recovery folder and holds a lock beside it. At
//! the next start, work whose lock nobody holds belongs to a program that is gone, and is offered. Two running
//! programs never take each other's work.
//!
//! The work is one small file, replaced as a whole: a line about where it belongs, and the report without the bytes
//! of its exhibits. Those lie beside it, each in a file named after its digest and written once.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use super::atomic::replace_through;
use super::bounded::{read_bytes, read_text};
use super::format::{FormatError, read_report, write};
use super::report_file::MAX_BYTES;
use crate::digest::Digest;
use crate::report::{Exhibit, Report};

const WORK: &str = "ron";
const PARTS: &str = "parts";
const LOCK: &str = "lock";
/// A comment to whoever reads the report, so that the work can be opened as a report too.
const HEAD: &str = "// ";

/// The folder where unsaved work is kept.
#[derive(Clone, Debug)]
pub struct Recovery {
    folder: PathBuf,
}

/// The work of this running program.
#[derive(Debug)]
pub struct Session {
    stem: PathBuf,
    /// The exhibits written already, and the digests they are named after.
    written: Mutex<Vec<(Arc<[u8]>, String)>>,
    /// Held as long as the program runs; the system releases it however the program ends.
    _lock: File,
}

/// Work that a program left behind.
#[derive(Debug)]
pub struct RecoveredWork {
    pub report: Report,
    /// The file it was opened from or last saved to, if any.
    pub origin: Option<PathBuf>,
    /// When it was last kept.
    pub when: SystemTime,
    /// The names of exhibits that were to be kept with it and cannot be read; they are not in the report.
    pub lost: Vec<String>,
    digest: Option<String>,
    stem: PathBuf,
    _lock: File,
}

/// Why work could not be kept.
#[derive(Debug, thiserror::Error)]
pub enum RecoveryError {
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The report has no text.
    #[error(transparent)]
    Format(#[from] FormatError),
}

/// Which file the work belongs to, and what the report's exhibits are named after, in their order.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Head {
    path: Option<PathBuf>,
    /// The digest of that file as it was last read or written.
    digest: Option<String>,
    exhibits: Vec<String>,
}

impl Recovery {
    /// Unsaved work in `folder`, which is made when first needed.
    pub const fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Begins keeping this program's work.
    pub fn begin(&self) -> io::Result<Session> {
        fs::create_dir_all(&self.folder)?;
        let lock =
            tempfile::Builder::new().prefix("work-").suffix(&format!(".{LOCK}")).tempfile_in(&self.folder)?;
        let (file, path) = lock.keep().map_err(|kept| kept.error)?;
        file.try_lock().map_err(io::Error::from)?;
        Ok(Session { stem: path.with_extension(""), written: Mutex::default(), _lock: file })
    }

    /// The work left behind by programs that are gone, the latest first. Files that cannot be read stay where
    /// they are.
    pub fn left_behind(&self) -> Vec<RecoveredWork> {
        let Ok(entries) = fs::read_dir(&self.folder) else { return Vec::new() };
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let locks = paths.filter(|path| path.extension().is_some_and(|extension| extension == LOCK));
        let mut found: Vec<RecoveredWork> = locks.filter_map(|path| left_behind(&path)).collect();
        found.sort_by_key(|work| std::cmp::Reverse(work.when));
        found
    }
}

/// The work beside a lock, if nobody holds the lock and there is any.
fn left_behind(lock_path: &Path) -> Option<RecoveredWork> {
    let lock = File::options().read(true).write(true).open(lock_path).ok()?;
    lock.try_lock().ok()?;
    let stem = lock_path.with_extension("");
    let work = stem.with_extension(WORK);
    let Ok(meta) = fs::metadata(&work) else {
        // The program ended with nothing unsaved and could not tidy up.
        remove(&stem);
        return None;
    };
    let text = read_text(&work, MAX_BYTES).ok()?;
    let (head, text) = match text.strip_prefix(HEAD).and_then(|text| text.split_once('\n')) {
        Some((head, text)) => (ron::from_str(head).unwrap_or_default(), text),
        None => (Head::default(), text.as_str()),
    };
    let mut report = read_report(text).ok()?;
    let lost = fill(&mut report.exhibits, &head.exhibits, &stem.with_extension(PARTS));
    let when = meta.modified().unwrap_or(SystemTime::UNIX_EPOCH);
    Some(RecoveredWork { report, origin: head.path, when, lost, digest: head.digest, stem, _lock: lock })
}

/// Puts the bytes of exhibits back. Those that cannot be read, or are not what they were, are taken out and named.
fn fill(exhibits: &mut Vec<Exhibit>, digests: &[String], folder: &Path) -> Vec<String> {
    let mut digests = digests.iter();
    let mut lost = Vec::new();
    exhibits.retain_mut(|exhibit| {
        // Work without digests carries the bytes itself.
        let Some(digest) = digests.next() else { return true };
        let bytes = read_bytes(&folder.join(digest), MAX_BYTES).ok();
        match bytes.filter(|bytes| Digest::of(bytes).to_string() == *digest) {
            Some(bytes) => exhibit.bytes = bytes.into(),
            None => {
                lost.push(exhibit.name.clone());
                return false;
            }
        }
        true
    });
    lost
}

impl RecoveredWork {
    /// The file it belongs to, where that is still as this work knew it, so that saving may write over it.
    pub fn file(&self) -> Option<(PathBuf, Digest)> {
        let path = self.origin.clone()?;
        let now = Digest::of(&read_bytes(&path, u64::MAX).ok()?);
        (Some(now.to_string()) == self.digest).then_some((path, now))
    }

    /// Gives the work up: the arbiter has taken it over, or does not want it.
    pub fn discard(self) {
        remove(&self.stem);
    }
}

impl Session {
    /// Keeps the work as it is now, with the file it belongs to as that was last read or written.
    ///
    /// # Errors
    /// The disk says no; what was kept before is still there.
    pub fn keep(&self, report: &Report, file: Option<(&Path, Digest)>) -> Result<(), RecoveryError> {
        let folder = self.stem.with_extension(PARTS);
        fs::create_dir_all(&folder)?;
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        let mut bare = report.clone();
        let mut exhibits = Vec::new();
        for exhibit in &mut bare.exhibits {
            let bytes = std::mem::take(&mut exhibit.bytes);
            exhibits.push(keep_once(bytes, &mut written, &folder)?);
        }
        // A name that is no text cannot be written; the work is worth more than where it came from.
        let file = file.filter(|(path, _)| path.to_str().is_some());
        let (path, digest) = file.map(|(path, digest)| (path.to_owned(), digest.to_string())).unzip();
        let head = Head { path, digest, exhibits };
        let line = ron::to_string(&head).map_err(io::Error::other)?;
        let text = format!("{HEAD}{line}\n{}", write(&bare)?);
        replace_through(&folder, &self.stem.with_extension(WORK), text)?;
        written.retain(|(_, digest)| {
            let needed = head.exhibits.contains(digest);
            if !needed {
                // What stays costs room only, and goes with the session.
                let _ = fs::remove_file(folder.join(digest));
            }
            needed
        });
        Ok(())
    }

    /// Nothing is unsaved any more.
    pub fn clear(&self) -> io::Result<()> {
        let absent_is_fine = |result: io::Result<()>| match result {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        };
        absent_is_fine(fs::remove_file(self.stem.with_extension(WORK)))?;
        self.written.lock().unwrap_or_else(PoisonError::into_inner).clear();
        absent_is_fine(fs::remove_dir_all(self.stem.with_extension(PARTS)))
    }

    /// Ends the session with nothing left behind.
    pub fn end(self) {
        remove(&self.stem);
    }
}

/// Writes the bytes of an exhibit into a file named after their digest, unless that was done before.
fn keep_once(bytes: Arc<[u8]>, written: &mut Vec<(Arc<[u8]>, String)>, folder: &Path) -> io::Result<String> {
    // The bytes of an exhibit are shared between the states of a report: the digest is worked out once.
    if let Some((_, digest)) = written.iter().find(|(known, _)| Arc::ptr_eq(known, &bytes)) {
        return Ok(digest.clone());
    }
    let digest = Digest::of(&bytes).to_string();
    if !written.iter().any(|(_, known)| *known == digest) {
        replace_through(folder, &folder.join(&digest), &bytes)?;
    }
    written.push((bytes, digest.clone()));
    Ok(digest)
}

/// Removes a session's files, the lock last. What cannot be removed is offered again next time.
fn remove(stem: &Path) {
    let _ = fs::remove_file(stem.with_extension(WORK));
    let _ = fs::remove_dir_all(stem.with_extension(PARTS));
    let _ = fs::remove_file(stem.with_extension(LOCK));
}
