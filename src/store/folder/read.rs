//! Reading one file of an archive.

use std::path::Path;

use super::{Content, Entry, Problem, Stamp, Summary};
use crate::law::Library;
use crate::store::{LoadError, load};

/// The entry of a file. What is known of it is kept where its content is still the same.
pub(super) fn read(
    folder: &Path,
    path: &Path,
    stamp: Stamp,
    known: Option<&Entry>,
    library: &Library,
) -> Entry {
    let entry = |digest: String, content| Entry { path: path.to_owned(), stamp, digest, content };
    let problem = |error: &LoadError| Content::Problem(Problem::from(error));
    let bytes = match load::bytes(&folder.join(path)) {
        Ok(bytes) => bytes,
        Err(error) => return entry(String::new(), problem(&error)),
    };
    let digest = crate::digest::Digest::of(&bytes).to_string();
    if let Some(known) = known.filter(|known| known.digest == digest) {
        return entry(digest, known.content.clone());
    }
    match load::text(path, bytes).and_then(|text| load::report(path, &text)) {
        Ok(report) => entry(digest, Content::Report(Box::new(Summary::of(&report, library)))),
        Err(error) => entry(digest, problem(&error)),
    }
}

/// The entry of what cannot be asked for its state.
pub(super) fn unreadable(path: &Path, reason: String) -> Entry {
    Entry {
        path: path.to_owned(),
        stamp: Stamp { size: 0, modified: None, changed: None, asked: None },
        digest: String::new(),
        content: Content::Problem(Problem::Unreadable(reason)),
    }
}
