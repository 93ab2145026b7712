//! Searching as one types.

use memchr::memmem;

use super::Entry;

/// The words searched for: a report matches where it has all of them, as parts of words and in any order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query(Vec<String>);

impl Query {
    /// The words of what was typed, separated by blanks, the wide one of Chinese included.
    pub fn new(typed: &str) -> Self {
        Self(typed.split_whitespace().map(normalised).collect())
    }

    /// Whether nothing is searched for, so that everything matches.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a file has every word in its report or its name.
    pub fn matches(&self, entry: &Entry) -> bool {
        !entry.is_event() && (self.is_empty() || self.matches_named(entry, &name(entry)))
    }

    /// The same for who knows the [`name`] of the file already.
    pub fn matches_named(&self, entry: &Entry, name: &str) -> bool {
        let text = entry.summary().map_or("", |summary| &summary.text);
        !entry.is_event() && self.0.iter().all(|word| has(text, word) || has(name, word))
    }

    /// The numbers of the entries that match, in their order.
    pub fn among(&self, entries: &[Entry]) -> Vec<usize> {
        let matching = entries.iter().enumerate().filter(|(_, entry)| self.matches(entry));
        matching.map(|(index, _)| index).collect()
    }
}

fn has(text: &str, word: &str) -> bool {
    memmem::find(text.as_bytes(), word.as_bytes()).is_some()
}

/// The name of a file as it is searched.
pub fn name(entry: &Entry) -> String {
    normalised(&entry.path.to_string_lossy())
}

/// A text as it is searched: in small letters, with the wide forms of ASCII narrowed.
pub fn normalised(text: &str) -> String {
    let narrow = |character: char| match character {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(character) - 0xff01 + 0x21).unwrap_or(character),
        other => other,
    };
    text.chars().map(narrow).flat_map(char::to_lowercase).collect()
}
