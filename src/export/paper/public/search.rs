//! Names found in a text, all in one pass.

use aho_corasick::AhoCorasick;

use super::folding::Folded;
use super::names::{Found, Patterns};

/// What stands in the place of a name within a text.
pub const MASK: &str = "×××";

/// What is looked for, ready for any number of texts.
#[derive(Debug)]
pub struct Search {
    /// `None` where nothing is looked for.
    automaton: Option<AhoCorasick>,
    found: Vec<Found>,
}

impl Search {
    pub fn new(patterns: &Patterns) -> Self {
        let (texts, found): (Vec<&String>, Vec<Found>) =
            patterns.0.iter().map(|(text, found)| (text, *found)).unzip();
        // Building fails only for more patterns than memory holds.
        let automaton = if texts.is_empty() { None } else { AhoCorasick::new(&texts).ok() };
        Self { automaton, found }
    }

    /// From which byte of a text to which a name stands, in order. Where names overlap it is one place.
    pub fn places(&self, folded: &Folded) -> Vec<(usize, usize)> {
        let mut places: Vec<(usize, usize)> = Vec::new();
        let Some(automaton) = &self.automaton else { return places };
        // By their ends, as they come.
        for one in automaton.find_overlapping_iter(&folded.text) {
            let Some((first, last)) = folded.letters_at(one.start(), one.end()) else { continue };
            let Some((begin, end)) = folded.letters.get(first).zip(folded.letters.get(last)) else {
                continue;
            };
            let counts = match self.found.get(one.pattern().as_usize()) {
                Some(Found::Anywhere) | None => true,
                Some(Found::Word) => folded.begins_word(first) && folded.ends_word(last),
                Some(Found::Capital) => begin.is_upper && folded.begins_word(first) && folded.ends_word(last),
            };
            if !counts {
                continue;
            }
            let (mut from, to) = (begin.from, end.to);
            while let Some((before, _)) = places.pop_if(|(_, before)| *before > from) {
                from = from.min(before);
            }
            places.push((from, to));
        }
        places
    }

    /// The text with [`MASK`] in the place of each name.
    pub fn masked(&self, text: &str) -> String {
        let (mut out, mut at) = (String::with_capacity(text.len()), 0);
        for (from, to) in self.places(&Folded::of(text)) {
            out.push_str(text.get(at..from).unwrap_or_default());
            out.push_str(MASK);
            at = to;
        }
        out.push_str(text.get(at..).unwrap_or_default());
        out
    }
}
