//! The law that is tried.

use crate::law::{Level, Library};
use crate::report::Report;
use crate::ruling::Law;

/// A rulebook, a reading, a regulation and a level, by their ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LawChoice {
    /// The rulebook.
    pub rulebook: String,
    /// The reading.
    pub reading: String,
    /// The regulation.
    pub regulation: Option<String>,
    /// The level.
    pub level: Level,
}

/// One of them chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// This rulebook.
    Rulebook(String),
    /// This reading.
    Reading(String),
    /// This regulation, or none.
    Regulation(Option<String>),
    /// This level.
    Level(Level),
}

impl LawChoice {
    /// The law that the report names.
    #[must_use]
    pub fn of(report: &Report) -> Self {
        let event = &report.event;
        Self {
            rulebook: event.rulebook.id.clone(),
            reading: event.reading.id.clone(),
            regulation: event.regulation.as_ref().map(|cited| cited.id.clone()),
            level: event.level(),
        }
    }

    /// The same with a choice made.
    #[must_use]
    pub fn with(self, choice: Choice) -> Self {
        match choice {
            Choice::Rulebook(rulebook) => Self { rulebook, ..self },
            Choice::Reading(reading) => Self { reading, ..self },
            Choice::Regulation(regulation) => Self { regulation, ..self },
            Choice::Level(level) => Self { level, ..self },
        }
    }

    /// The law itself; `None` where some of it is not at hand.
    #[must_use]
    pub fn law<'a>(&self, library: &'a Library) -> Option<Law<'a>> {
        let regulation = match &self.regulation {
            Some(id) => Some(library.regulation(id)?),
            None => None,
        };
        Some(Law {
            rulebook: library.rulebook(&self.rulebook)?,
            reading: library.reading(&self.reading)?,
            regulation,
            level: self.level,
        })
    }
}
