//! What follows from the report as it stands, under every reading; worked out once a change.

use crate::incident::Incident;
use crate::law::{LawInForce, Library};
use crate::report::Report;
use crate::ruling::{Dispute, Disputed, Law, Prior, Ruling};
use xiangqi::{Move, Refusal};

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
    /// The regulation of this id is not at hand, and the report does not carry it.
    NoRegulation(String),
}

/// The rulings on a report that can be ruled on.
#[derive(Debug)]
pub struct Today {
    /// What is ruled on.
    pub incident: Incident,
    /// Breaches of the side to move earlier in the game.
    pub prior: Prior,
    /// Every legal move at the incident, in order: the answers, where the side to move is in check.
    pub legal: Vec<Move>,
    /// What each reading of the library makes of every way the disputed facts can fall, in its order. Where
    /// nothing is disputed there is one way.
    pub by_reading: Vec<Disputed>,
    /// Which of them the report names; `None` where that reading is not at hand.
    pub chosen: Option<usize>,
}

impl Today {
    /// What the report's reading makes of it.
    #[must_use]
    pub fn scenarios(&self) -> Option<&Disputed> {
        self.by_reading.get(self.chosen?)
    }

    /// The ruling under the report's reading; `None` where it depends on what is found of disputed facts.
    #[must_use]
    pub fn ruling(&self) -> Option<&Ruling> {
        self.scenarios()?.settled()
    }

    /// The ruling under the reading of this number; `None` where it depends on disputed facts.
    #[must_use]
    pub fn ruling_under(&self, reading: usize) -> Option<&Ruling> {
        self.by_reading.get(reading)?.settled()
    }

    /// Whether the arbiter does the same under every reading and whatever is found of disputed facts.
    #[must_use]
    pub fn readings_agree(&self) -> bool {
        let mut rulings = self.by_reading.iter().map(Disputed::settled);
        let Some(Some(first)) = rulings.next() else { return self.by_reading.is_empty() };
        rulings.all(|ruling| ruling.is_some_and(|ruling| ruling.verdict.same_result(&first.verdict)))
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
    let prior = report.prior(incident.position.turn());
    let regulation = match &report.event.regulation {
        Some(cited) => {
            let found = library.regulation(&cited.id);
            Some(found.ok_or_else(|| Obstacle::NoRegulation(cited.id.clone()))?)
        }
        None => None,
    };
    let texts = LawInForce { rulebook, regulation };
    let dispute = Dispute::of(&incident, texts.hand());
    let level = report.event.level();
    let by_reading = library
        .readings
        .iter()
        .map(|reading| dispute.rule(&Law { rulebook, reading, regulation, level }, prior))
        .collect();
    Ok(Today {
        legal: incident.position.legal_moves(),
        incident,
        prior,
        by_reading,
        chosen: library.readings.iter().position(|reading| reading.id == report.event.reading.id),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::LawRef;

    #[test]
    fn a_regulation_that_is_not_at_hand_is_an_obstacle() {
        let library = Library::built_in().unwrap();
        let mut report = crate::store::sample().unwrap().report;
        assert!(Rulings::on(&report, 0, &library).today.is_ok());
        report.event.regulation = Some(library.cite_regulation("usual-practice"));
        assert!(Rulings::on(&report, 0, &library).today.is_ok());
        report.event.regulation = Some(LawRef::unknown("of-the-cup"));
        let obstacle = Rulings::on(&report, 0, &library).today.unwrap_err();
        assert_eq!(obstacle, Obstacle::NoRegulation("of-the-cup".to_owned()));
    }
}
