//! Where a part of a name may be left, as sentences.

use super::{NameLeft, Place};
use crate::text::{Lang, names};
use crate::tr;

/// So many places are shown.
const MOST_PLACES: usize = 20;

/// The places of a public paper where a part of a name may be left, a line each; of many the first.
pub fn names_left_in_words(places: &[NameLeft], lang: Lang) -> Vec<String> {
    let mut lines = vec![tr!(lang, "public-left").to_owned()];
    lines.extend(places.iter().take(MOST_PLACES).map(|left| {
        let (place, text) = (place(&left.place, lang), names::quoted(&left.text, lang));
        tr!(lang, "public-left-at", place, text)
    }));
    let count = places.len().saturating_sub(MOST_PLACES);
    if count > 0 {
        lines.push(tr!(lang, "public-left-more", count));
    }
    lines
}

fn place(place: &Place, lang: Lang) -> String {
    match place {
        Place::Names => tr!(lang, "public-place-names").to_owned(),
        Place::Event => tr!(lang, "public-place-event").to_owned(),
        Place::FoulSheet(index) => tr!(lang, "public-place-foul-sheet", number = index + 1),
        Place::Timeline(index) => tr!(lang, "public-place-timeline", number = index + 1),
        Place::Statement(index) => tr!(lang, "public-place-statement", number = index + 1),
        Place::Ruling(index) => tr!(lang, "public-place-ruling", number = index + 1),
        Place::Decision(index) => tr!(lang, "public-place-decision", number = index + 1),
        Place::Exhibit(index) => tr!(lang, "public-place-exhibit", number = index + 1),
        Place::Law => tr!(lang, "public-place-law").to_owned(),
    }
}
