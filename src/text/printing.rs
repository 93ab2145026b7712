//! The dialogs of papers and pictures as files.

use super::{Lang, names, sheet};

use crate::tr;

/// What the fonts lack, and what to do.
#[must_use]
pub fn missing(characters: &[char], lang: Lang) -> String {
    let named: Vec<String> =
        characters.iter().map(|&one| format!("{one} ({})", sheet::code_point(one))).collect();
    let named = names::list(&named, lang);
    tr!(lang, "printing-missing", named)
}

/// So many pictures were written, and from how many of them a place, and from how many other notes, were left out;
/// `None` where they are the originals.
#[must_use]
pub fn taken_out(written: usize, removed: Option<(usize, usize)>, folder: &str, lang: Lang) -> String {
    match removed {
        None => tr!(lang, "printing-originals", written, folder),
        Some((0, 0)) => tr!(lang, "printing-nothing-removed", written, folder),
        Some((0, notes)) => tr!(lang, "printing-notes-removed", written, folder, notes),
        Some((place, 0)) => tr!(lang, "printing-place-removed", written, folder, place),
        Some((place, notes)) => tr!(lang, "printing-both-removed", written, folder, place, notes),
    }
}

/// Pictures that were not written, because what they hold cannot be said.
#[must_use]
pub fn left_behind(names: &[String], lang: Lang) -> String {
    let named = names::list(names, lang);
    tr!(lang, "printing-left-behind", named)
}
