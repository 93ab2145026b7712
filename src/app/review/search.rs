//! The reports of a folder most like this one.

use std::io;
use std::path::{Path, PathBuf};

use crate::app::jobs::worker::Cancel;
use crate::law::Library;
use crate::report::Report;
use crate::store::archive::{
    Archive, Entry, Progress, ResultGiven, Similarity, Summary, index, precedents, refresh,
};

/// So many are shown at most.
const MOST: usize = 12;

#[derive(Debug)]
pub struct Search {
    pub folder: PathBuf,
    /// By which it is stopped.
    pub cancel: Cancel,
    /// How far it has come.
    pub progress: Progress,
    /// What came of it; `None` as long as it goes on.
    pub found: Option<Result<Box<Found>, String>>,
}

impl Drop for Search {
    fn drop(&mut self) {
        self.cancel.stop();
    }
}

/// What a search has found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Found {
    /// The reports most like this one, the most like first.
    pub alike: Vec<Alike>,
    /// The results among them, the most frequent first, each with the numbers of its reports in `alike`.
    pub results: Vec<(ResultGiven, Vec<usize>)>,
    /// How many files there were.
    pub files: usize,
    /// Whether it was stopped before all of them were read.
    pub stopped: bool,
}

/// A report like this one.
#[derive(Clone, Debug, PartialEq)]
pub struct Alike {
    pub path: PathBuf,
    /// What it says, without its full text.
    pub summary: Summary,
    /// How like it is: 100 for the same in everything.
    pub score: u32,
    pub because: Vec<Similarity>,
}

impl Found {
    /// Whether the report of this number has a result that fewer of them have.
    pub fn is_unlike_most(&self, number: usize) -> bool {
        let most = self.results.first().map_or(0, |(_, of)| of.len());
        self.results.iter().any(|(_, of)| of.contains(&number) && of.len() < most)
    }
}

/// Reads the folder and looks through it.
///
/// # Errors
/// The folder cannot be looked into.
pub(crate) fn run(
    of: &Report,
    own: Option<&Path>,
    folder: &Path,
    library: &Library,
    cancel: &Cancel,
    progress: impl Fn(Progress),
) -> io::Result<Box<Found>> {
    // The same folder by another name has the same index.
    let folder = folder.canonicalize()?;
    let index = index::place(&folder);
    let known = match &index {
        Some(index) => index::load(index, &folder),
        None => Archive { folder: folder.clone(), entries: Vec::new() },
    };
    let (archive, changes) = refresh(known, library, cancel.flag(), progress)?;
    if let Some(index) = index.filter(|_| changes != Default::default()) {
        // The index only saves time.
        let _ = index::save(&index, &archive);
    }
    let own = own.and_then(|own| own.canonicalize().ok());
    let mut entries = archive.entries;
    entries.retain(|entry| Some(folder.join(&entry.path)) != own);
    let found = most_alike(of, &folder, &entries, library);
    Ok(Box::new(Found { stopped: changes.cancelled, ..found }))
}

fn most_alike(of: &Report, folder: &Path, entries: &[Entry], library: &Library) -> Found {
    let found = precedents(&Summary::of(of, library), entries, MOST);
    let alike = found.alike.into_iter().filter_map(|one| {
        let entry = entries.get(one.entry)?;
        let summary = Summary { text: String::new(), ..entry.summary()?.clone() };
        Some(Alike { path: folder.join(&entry.path), summary, score: one.score, because: one.because })
    });
    Found { alike: alike.collect(), results: found.results, files: entries.len(), stopped: false }
}
