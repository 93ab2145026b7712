//! What follows from the report as it stands, under every reading; worked out once a change.

use crate::incident::Incident;
use crate::report::{Report, breaches};
use crate::rulebook::Library;
use crate::ruling::{Facts, Law, Ruling, rule_on};
use crate::xiangqi::{Move, Refusal};

/// The rulings on the report of one revision.
#[derive(Debug)]
pub struct Rulings {
    /// The report's revision.
    pub revision: u64,
    /// The rulings, or why there are none.
    pub today: Result<Today, Obstacle>,
}

/// Why nothing can be ruled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The board cannot be ruled on.
    Refused(Vec<Refusal>),
    /// The rulebook of this id is not at hand.
    NoRulebook(String),
}

/// The rulings on a report that can be ruled on.
#[derive(Debug)]
pub struct Today {
    /// What is ruled on.
    pub incident: Incident,
    /// Breaches of the side to move earlier in the game.
    pub prior: u32,
    /// Every legal move at the incident, in order: the answers, where the side to move is in check.
    pub legal: Vec<Move>,
    /// One ruling for each reading of the library, in its order.
    pub by_reading: Vec<Ruling>,
    /// Which of them the report names; `None` where that reading is not at hand.
    pub chosen: Option<usize>,
}

impl Today {
    /// The ruling under the report's reading.
    #[must_use]
    pub fn ruling(&self) -> Option<&Ruling> {
        self.by_reading.get(self.chosen?)
    }

    /// Whether the arbiter does the same under every reading.
    #[must_use]
    pub fn readings_agree(&self) -> bool {
        let mut verdicts = self.by_reading.iter().map(|ruling| &ruling.verdict);
        let first = verdicts.next();
        first.is_none_or(|first| verdicts.all(|verdict| verdict.same_result(first)))
    }
}

impl Rulings {
    /// Rules on `report`.
    #[must_use]
    pub fn on(report: &Report, revision: u64, library: &Library) -> Self {
        Self { revision, today: today(report, library) }
    }
}

fn today(report: &Report, library: &Library) -> Result<Today, Obstacle> {
    let incident = report.incident().map_err(Obstacle::Refused)?;
    let rulebook = library
        .rulebook(&report.event.rulebook.id)
        .ok_or_else(|| Obstacle::NoRulebook(report.event.rulebook.id.clone()))?;
    let prior = breaches(&report.foul_sheet, incident.position.turn());
    let facts = Facts::of(&incident);
    let level = report.event.level();
    let by_reading = library
        .readings
        .iter()
        .map(|reading| rule_on(&facts, &Law { rulebook, reading, level }, prior))
        .collect();
    Ok(Today {
        legal: incident.position.legal_moves(),
        incident,
        prior,
        by_reading,
        chosen: library.readings.iter().position(|reading| reading.id == report.event.reading.id),
    })
}
