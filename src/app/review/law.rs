//! The law that is tried.

use crate::law::{Level, Library};
use crate::report::Report;

/// A rulebook, a reading, a regulation and a level, by their ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LawChoice {
    pub rulebook: String,
    pub reading: String,
    pub regulation: Option<String>,
    pub level: Level,
}

/// One of them chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    Rulebook(String),
    Reading(String),
    /// This regulation, or none.
    Regulation(Option<String>),
    Level(Level),
}

impl LawChoice {
    /// The law that the report names.
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
    pub fn with(self, choice: Choice) -> Self {
        match choice {
            Choice::Rulebook(rulebook) => Self { rulebook, ..self },
            Choice::Reading(reading) => Self { reading, ..self },
            Choice::Regulation(regulation) => Self { regulation, ..self },
            Choice::Level(level) => Self { level, ..self },
        }
    }

    /// Has a report cite the law chosen; what is as recorded stays as it is cited.
    pub fn put_into(&self, report: &mut Report, library: &Library) {
        let recorded = Self::of(report);
        let event = &mut report.event;
        if self.rulebook != recorded.rulebook {
            event.rulebook = library.cite_rulebook(&self.rulebook);
        }
        if self.reading != recorded.reading {
            event.reading = library.cite_reading(&self.reading);
        }
        if self.regulation != recorded.regulation {
            event.regulation = self.regulation.as_ref().map(|id| library.cite_regulation(id));
        }
        if self.level != recorded.level {
            event.set_level(self.level);
        }
    }
}
