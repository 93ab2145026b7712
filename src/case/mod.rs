//! What follows from a report under the law it cites, and how that differs from what was ruled.
//!
//! [`CaseLaw`] is the law of one report, [`Evaluation`] what each reading makes of its incident, [`review`] the
//! rulings given against the current ones. Nothing here rules without law that is cited and not there.

mod law;
mod review;

pub use law::{CaseLaw, MissingLaw, refused_texts};
pub use review::{
    Current, Difference, DifferenceCause, Reviewed, RulingSummary, differences, review, review_knowing,
};

use std::sync::Arc;

use crate::incident::{EmptySquare, Incident};
use crate::law::{LawError, Library, Reading};
use crate::report::Report;
use crate::ruling::{Course, Dispute, Disputed, Prior, Ruling, rule_on};
use xiangqi::{Move, Refusal};

/// Why nothing can be ruled.
#[derive(Clone, Debug, PartialEq)]
pub enum NotRulable {
    /// The board cannot be ruled on.
    Refused(Vec<Refusal>),
    /// An event on an empty square: it cannot have happened as recorded.
    EmptySquare(EmptySquare),
    /// The law that the report carries cannot be used.
    Law(LawError),
    /// A text that the report cites can nowhere be had.
    Missing(MissingLaw),
}

impl Eq for NotRulable {}

impl NotRulable {
    /// Everything that keeps a report from being ruled on.
    pub fn all(report: &Report, library: &Library) -> Vec<Self> {
        let law = CaseLaw::resolve_cited(report.event.law(), report.event.level(), library);
        incident(report).err().into_iter().chain(law.err().into_iter().flatten()).collect()
    }
}

/// The incident of a report, if it can be ruled on.
pub fn incident(report: &Report) -> Result<Incident, NotRulable> {
    let incident = report.incident().map_err(NotRulable::Refused)?;
    match incident.empty_square() {
        Some(empty) => Err(NotRulable::EmptySquare(empty)),
        None => Ok(incident),
    }
}

/// What follows from an incident under every reading of its law.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
    pub incident: Incident,
    /// What stood against both players before.
    pub prior: Prior,
    pub law: Arc<CaseLaw>,
    /// Every legal move at the incident, in order.
    pub legal: Vec<Move>,
    /// In the order of the law's readings.
    results: Vec<UnderReading>,
}

#[derive(Clone, Debug, PartialEq)]
struct UnderReading {
    scenarios: Disputed,
    as_recorded: Ruling,
}

/// What one reading makes of it.
#[derive(Copy, Clone, Debug)]
pub struct Ruled<'a> {
    pub reading: &'a Reading,
    /// Whether the report rules by it.
    pub is_recorded: bool,
    /// Every way the disputed facts can fall; where nothing is disputed there is one.
    pub scenarios: &'a Disputed,
    /// The ruling with the disputed facts taken as recorded.
    pub as_recorded: &'a Ruling,
}

impl Evaluation {
    /// Rules on a report under the law it cites.
    pub fn of(report: &Report, library: &Library) -> Result<Self, NotRulable> {
        let incident = incident(report)?;
        let law = CaseLaw::resolve(report, library)?;
        let prior = report.prior(incident.turn());
        Ok(Self::new(incident, prior, Arc::new(law)))
    }

    /// Rules on an incident under every reading of this law.
    pub fn new(incident: Incident, prior: Prior, law: Arc<CaseLaw>) -> Self {
        let hand = law.texts().hand();
        let dispute = Dispute::of(&incident, hand);
        let results = law.readings.iter().map(|reading| {
            let law = law.under(reading);
            let scenarios = dispute.rule(&law, prior);
            // Above a number of disputed facts the scenarios are not worked out.
            let as_recorded = match scenarios.scenarios.first() {
                Some(all_accepted) => all_accepted.ruling.clone(),
                None => rule_on(&Course::of(&incident, hand), &law, prior),
            };
            UnderReading { scenarios, as_recorded }
        });
        let results = results.collect();
        Self { legal: incident.position.legal_moves(), incident, prior, law, results }
    }

    /// What each reading makes of it.
    pub fn readings(&self) -> impl Iterator<Item = Ruled<'_>> {
        self.law.readings.iter().zip(&self.results).map(|(reading, result)| Ruled {
            reading,
            is_recorded: self.law.is_recorded(reading),
            scenarios: &result.scenarios,
            as_recorded: &result.as_recorded,
        })
    }

    /// What the report's reading makes of it.
    pub fn recorded(&self) -> Option<Ruled<'_>> {
        self.readings().find(|ruled| ruled.is_recorded)
    }

    /// What the reading of this id makes of it.
    pub fn under(&self, reading: &str) -> Option<Ruled<'_>> {
        self.readings().find(|ruled| ruled.reading.id == reading)
    }

    /// What the report's reading makes of every way the disputed facts can fall.
    pub fn scenarios(&self) -> Option<&Disputed> {
        self.recorded().map(|ruled| ruled.scenarios)
    }

    /// The ruling under the report's reading; `None` where it depends on disputed facts.
    pub fn ruling(&self) -> Option<&Ruling> {
        self.scenarios()?.settled()
    }

    /// Whether the arbiter does the same under every reading and whatever is found of disputed facts.
    pub fn readings_agree(&self) -> bool {
        let mut rulings = self.readings().map(|ruled| ruled.scenarios.settled());
        let Some(Some(first)) = rulings.next() else { return self.results.is_empty() };
        rulings.all(|ruling| ruling.is_some_and(|ruling| ruling.verdict.same_result(&first.verdict)))
    }
}
