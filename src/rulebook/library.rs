//! The built-in law, and reading more of it from text.

use ron::error::SpannedError;
use serde::de::DeserializeOwned;

use super::{Reading, Rulebook};

/// Built-in rulebooks and readings, by file.
const RULEBOOKS: [(&str, &str); 1] = [("cn-2011.ron", include_str!("../../resources/rulebooks/cn-2011.ron"))];
const READINGS: [(&str, &str); 4] = [
    ("author.ron", include_str!("../../resources/readings/author.ron")),
    ("right-to-answer.ron", include_str!("../../resources/readings/right-to-answer.ron")),
    ("legal-mobility.ron", include_str!("../../resources/readings/legal-mobility.ron")),
    ("bare-text.ron", include_str!("../../resources/readings/bare-text.ron")),
];

/// A file of rules that cannot be read: which, where and why.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{file}: {error}")]
pub struct LoadError {
    /// The file's name.
    pub file: String,
    /// Line, column and reason.
    pub error: Box<SpannedError>,
}

/// The rulebooks and readings at hand, in the order they are offered.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Library {
    /// Rulebooks; the first is the default.
    pub rulebooks: Vec<Rulebook>,
    /// Readings; the first is the default.
    pub readings: Vec<Reading>,
}

impl Library {
    /// The rulebooks and readings that come with the program.
    ///
    /// # Errors
    /// None in a released program: a test reads them all.
    pub fn built_in() -> Result<Self, LoadError> {
        let mut library = Self::default();
        for (file, text) in RULEBOOKS {
            library.add_rulebook(file, text)?;
        }
        for (file, text) in READINGS {
            library.add_reading(file, text)?;
        }
        Ok(library)
    }

    /// Reads a rulebook from RON; one of the same id is replaced.
    ///
    /// # Errors
    /// The text is not a rulebook: the place and the reason.
    pub fn add_rulebook(&mut self, file: &str, text: &str) -> Result<(), LoadError> {
        let new: Rulebook = parse(file, text)?;
        put(&mut self.rulebooks, new, |rulebook| &rulebook.id);
        Ok(())
    }

    /// Reads a reading from RON; one of the same id is replaced.
    ///
    /// # Errors
    /// The text is not a reading: the place and the reason.
    pub fn add_reading(&mut self, file: &str, text: &str) -> Result<(), LoadError> {
        let new: Reading = parse(file, text)?;
        put(&mut self.readings, new, |reading| &reading.id);
        Ok(())
    }

    /// The rulebook of this id.
    #[must_use]
    pub fn rulebook(&self, id: &str) -> Option<&Rulebook> {
        self.rulebooks.iter().find(|rulebook| rulebook.id == id)
    }

    /// The reading of this id.
    #[must_use]
    pub fn reading(&self, id: &str) -> Option<&Reading> {
        self.readings.iter().find(|reading| reading.id == id)
    }
}

fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, LoadError> {
    ron::from_str(text.trim_start_matches('\u{feff}'))
        .map_err(|error| LoadError { file: file.to_owned(), error: Box::new(error) })
}

fn put<T>(list: &mut Vec<T>, new: T, id: impl Fn(&T) -> &String) {
    match list.iter_mut().find(|old| id(old) == id(&new)) {
        Some(old) => *old = new,
        None => list.push(new),
    }
}
