//! Rulings given beside those that follow today, and why they differ where they do.

mod today;
mod why;

pub use today::{Obstacle, Today, today};
pub use why::DifferenceCause;

use crate::law::{CitedLaw, Library};
use crate::report::seal::{Breach, Broken, Entry, verify};
use crate::report::{Decided, GivenOutcome, Report};
use xiangqi::Side;

/// In what a ruling given and today's differ.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Difference {
    /// The result, or the side charged.
    Result,
    /// The clauses.
    Ground,
    /// What the player had to do.
    Duty,
}

/// A result with what it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingSummary {
    /// The result.
    pub outcome: GivenOutcome,
    /// The side charged.
    pub charged: Option<Side>,
    /// The clauses; empty where none were given.
    pub ground: String,
    /// What the player has to do; empty where it was not said.
    pub duty: String,
}

/// A ruling or decision given, beside what follows today.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reviewed {
    /// Which one.
    pub entry: Entry,
    /// By whom.
    pub by: String,
    /// What it came to.
    pub then: RulingSummary,
    /// What follows today, or why nothing does.
    pub now: Result<RulingSummary, Obstacle>,
    /// In what they differ. Where the results differ, only that.
    pub differs: Vec<Difference>,
    /// What may be the reason, where they differ; never empty then.
    pub why: Vec<DifferenceCause>,
}

impl Reviewed {
    /// Whether what follows today is something else, or cannot be worked out.
    #[must_use]
    pub fn is_other(&self) -> bool {
        self.now.is_err() || !self.differs.is_empty()
    }
}

/// Every ruling given, and every decision that gives another result, beside what follows today: under the law it
/// names, else the event's, in the text at hand today. A text that only the report carries is used as it is there.
#[must_use]
pub fn review(report: &Report, library: &Library) -> Vec<Reviewed> {
    review_knowing(report, library, &verify(report))
}

/// The same, where it is known what [`verify`] finds.
#[must_use]
pub fn review_knowing(report: &Report, library: &Library, broken: &[Breach]) -> Vec<Reviewed> {
    let of_entry = |entry| -> Vec<Broken> {
        broken.iter().filter(|breach: &&Breach| breach.of == entry).map(|breach| breach.what).collect()
    };
    let event = report.event.law();
    let rulings = report.rulings.iter().enumerate().map(|(index, given)| {
        let named = |law: &crate::law::LawRef| !law.id.is_empty();
        let cited = CitedLaw {
            rulebook: if named(&given.rulebook) { &given.rulebook } else { event.rulebook },
            reading: if named(&given.reading) { &given.reading } else { event.reading },
            regulation: given.regulation.as_ref().or(event.regulation),
        };
        let then = RulingSummary {
            outcome: given.outcome,
            charged: given.charged,
            ground: given.ground.clone(),
            duty: given.duty.clone(),
        };
        let entry = Entry::Ruling(index);
        let now = today(report, cited, None, library);
        let why = |depends| why::reasons(cited, &given.program, &of_entry(entry), depends, library);
        beside(entry, &given.by, then, now, why)
    });
    let decisions = report.decisions.iter().enumerate().filter_map(|(index, given)| {
        let Decided::Changed { outcome, charged, ground } = &given.decided else { return None };
        let then = RulingSummary {
            outcome: *outcome,
            charged: *charged,
            ground: ground.clone(),
            duty: String::new(),
        };
        let now = today(report, event, Some(given), library);
        let entry = Entry::Decision(index);
        let why = |depends| why::reasons(event, &given.program, &of_entry(entry), depends, library);
        Some(beside(entry, &given.by, then, now, why))
    });
    rulings.chain(decisions).collect()
}

fn beside(
    entry: Entry,
    by: &str,
    then: RulingSummary,
    now: Result<Today, Obstacle>,
    why: impl FnOnce(bool) -> Vec<DifferenceCause>,
) -> Reviewed {
    let depends = now.as_ref().is_ok_and(|now| now.depends);
    let differs = now.as_ref().map_or_else(|_| Vec::new(), |today| differences(&then, today));
    let why = if differs.is_empty() && now.is_ok() { Vec::new() } else { why(depends) };
    Reviewed { entry, by: by.to_owned(), then, now: now.map(|today| today.come), differs, why }
}

/// What was not given is not compared.
fn differences(then: &RulingSummary, today: &Today) -> Vec<Difference> {
    let now = &today.come;
    if today.depends {
        return if then.outcome == GivenOutcome::Open { Vec::new() } else { vec![Difference::Result] };
    }
    // An open question whose answers all come to the same: the result stands, its ground is open.
    let common = today.common.as_ref().filter(|common| common.outcome == then.outcome);
    let compared = common.unwrap_or(now);
    if then.outcome != compared.outcome || (then.charged.is_some() && then.charged != compared.charged) {
        return vec![Difference::Result];
    }
    let mut found = Vec::new();
    if common.is_none() && !then.ground.is_empty() && then.ground != compared.ground {
        found.push(Difference::Ground);
    }
    if !then.duty.is_empty() && then.duty != compared.duty {
        found.push(Difference::Duty);
    }
    found
}
