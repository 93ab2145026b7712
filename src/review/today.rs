//! What follows from a report today.

use super::RulingSummary;
use crate::law::{CitedLaw, LawError, LawInForce, LawRef, Library, Question};
use crate::report::{Decision, GivenOutcome, Report};
use crate::ruling::{Dispute, Disputed, Law, Outcome, Ruling, Verdict, disputed_facts, with_findings};
use xiangqi::Refusal;

/// Why nothing follows.
#[derive(Clone, Debug, PartialEq)]
pub enum Obstacle {
    /// The board cannot be ruled on.
    Refused(Vec<Refusal>),
    /// The rulebook of this id is not at hand.
    NoRulebook(String),
    /// The reading of this id is not at hand.
    NoReading(String),
    /// The law that the report carries cannot be read.
    Law(LawError),
}

impl Eq for Obstacle {}

/// What follows today.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Today {
    /// The result; open where it depends on what is found of disputed facts.
    pub come: RulingSummary,
    /// The result that every answer to an open question leads to, where they all lead to one.
    pub common: Option<RulingSummary>,
    /// Whether it depends on disputed facts that are not settled.
    pub depends: bool,
    /// The questions it hinges on.
    pub decisive_questions: Vec<Question>,
}

/// What follows from a report under the law cited, with the disputed facts as a decision found them.
///
/// # Errors
/// Why nothing follows.
pub fn today(
    report: &Report,
    cited: CitedLaw<'_>,
    found: Option<&Decision>,
    library: &Library,
) -> Result<Today, Obstacle> {
    let mut incident = report.incident().map_err(Obstacle::Refused)?;
    let disputed_facts = disputed_facts(&incident.events);
    if let Some(accepted) = found.and_then(|decision| decision.accepted(&disputed_facts)) {
        incident = with_findings(&incident, &accepted);
        for event in &mut incident.events {
            event.certainty = crate::incident::Certainty::Established;
            event.order_disputed = false;
        }
    }
    let own;
    let library = if is_at_hand(cited, library) {
        library
    } else {
        own = library.with_law_of(only_unknown(cited, library)).map_err(Obstacle::Law)?;
        &own
    };
    let no_rulebook = || Obstacle::NoRulebook(cited.rulebook.id.clone());
    let rulebook = library.rulebook(&cited.rulebook.id).ok_or_else(no_rulebook)?;
    let no_reading = || Obstacle::NoReading(cited.reading.id.clone());
    let reading = library.reading(&cited.reading.id).ok_or_else(no_reading)?;
    let regulation = cited.regulation.and_then(|cited| library.regulation(&cited.id));
    let law = Law { rulebook, reading, regulation, level: report.event.level() };
    let prior = report.prior(incident.position.turn());
    let disputed = Dispute::of(&incident, law.hand()).rule(&law, prior);
    Ok(summed_up(&disputed, law.texts()))
}

fn summed_up(disputed: &Disputed, texts: LawInForce<'_>) -> Today {
    let mut decisive_questions: Vec<Question> = Vec::new();
    let all = disputed.scenarios.iter().flat_map(|way| &way.ruling.decisive_questions);
    for hinge in all {
        if !decisive_questions.contains(&hinge.question) {
            decisive_questions.push(hinge.question);
        }
    }
    match disputed.settled() {
        Some(ruling) => Today {
            come: come(&ruling.verdict, texts),
            common: common(ruling).map(|verdict| come(verdict, texts)),
            depends: false,
            decisive_questions,
        },
        None => Today {
            come: RulingSummary {
                outcome: GivenOutcome::Open,
                charged: None,
                ground: String::new(),
                duty: String::new(),
            },
            common: None,
            depends: true,
            decisive_questions,
        },
    }
}

fn come(verdict: &Verdict, texts: LawInForce<'_>) -> RulingSummary {
    RulingSummary {
        outcome: verdict.outcome.into(),
        charged: verdict.charged,
        ground: verdict.ground.code(texts),
        duty: verdict.duty.to_string(),
    }
}

/// The verdict that every branch of an open ruling comes to, if they come to one.
fn common(ruling: &Ruling) -> Option<&Verdict> {
    if ruling.verdict.outcome != Outcome::Open {
        return None;
    }
    let (first, rest) = ruling.alternatives.split_first()?;
    rest.iter().all(|branch| branch.verdict.same_consequence(&first.verdict)).then_some(&first.verdict)
}

/// Whether all of it is at hand without the report's own texts.
fn is_at_hand(cited: CitedLaw<'_>, library: &Library) -> bool {
    library.rulebook(&cited.rulebook.id).is_some()
        && library.reading(&cited.reading.id).is_some()
        && cited.regulation.is_none_or(|cited| library.regulation(&cited.id).is_some())
}

/// What is cited, where it is not at hand; of what is, the text at hand goes before the one carried.
fn only_unknown<'a>(cited: CitedLaw<'a>, library: &Library) -> CitedLaw<'a> {
    const NOTHING: &LawRef =
        &LawRef { id: String::new(), edition: String::new(), digest: String::new(), text: None };
    CitedLaw {
        rulebook: if library.rulebook(&cited.rulebook.id).is_some() { NOTHING } else { cited.rulebook },
        reading: if library.reading(&cited.reading.id).is_some() { NOTHING } else { cited.reading },
        regulation: cited.regulation.filter(|cited| library.regulation(&cited.id).is_none()),
    }
}
