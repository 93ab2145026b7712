//! The rulings given against the current ones, and why they differ.

use super::law::{CaseLaw, MissingLaw, cited_by};
use super::{NotRulable, incident};
use crate::incident::{Certainty, Incident};
use crate::law::{LawInForce, Library, Question};
use crate::report::seal::{Breach, Broken, Entry, Section, verify};
use crate::report::{Decided, Decision, GivenOutcome, Report, RulingGiven};
use crate::ruling::{Dispute, Disputed, Verdict, common_result, disputed_facts, with_findings};
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
    pub outcome: GivenOutcome,
    pub charged: Option<Side>,
    /// The clauses; empty where none were given.
    pub ground: String,
    /// What the player has to do; empty where it was not said.
    pub duty: String,
}

impl RulingSummary {
    fn given(given: &RulingGiven) -> Self {
        Self {
            outcome: given.outcome,
            charged: given.charged,
            ground: given.ground.clone(),
            duty: given.duty.clone(),
        }
    }

    fn of(verdict: &Verdict, texts: LawInForce<'_>) -> Self {
        Self {
            outcome: verdict.outcome.into(),
            charged: verdict.charged,
            ground: verdict.ground.code(texts),
            duty: verdict.duty.to_string(),
        }
    }
}

/// A ruling or decision given, beside what follows today.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reviewed {
    pub entry: Entry,
    pub by: String,
    /// What it came to.
    pub then: RulingSummary,
    /// What follows today, or why nothing does.
    pub now: Result<RulingSummary, NotRulable>,
    /// In what they differ. Where the results differ, only that.
    pub differs: Vec<Difference>,
    /// What may be the reason, where they differ; never empty then.
    pub why: Vec<DifferenceCause>,
}

impl Reviewed {
    /// Whether what follows today is something else, or cannot be worked out.
    pub fn is_other(&self) -> bool {
        self.now.is_err() || !self.differs.is_empty()
    }
}

/// Every ruling given, and every decision that gives another result, beside what follows today: under the law it
/// names, else the event's, in the texts it cites.
pub fn review(report: &Report, library: &Library) -> Vec<Reviewed> {
    review_knowing(report, library, &verify(report))
}

/// The same, where it is known what [`verify`] finds.
pub fn review_knowing(report: &Report, library: &Library, broken: &[Breach]) -> Vec<Reviewed> {
    let of_entry = |entry| -> Vec<Broken> {
        broken.iter().filter(|breach: &&Breach| breach.of == entry).map(|breach| breach.what).collect()
    };
    let rulings = report.rulings.iter().enumerate().map(|(index, given)| {
        let entry = Entry::Ruling(index);
        let now = CaseLaw::of_ruling(report, given, library);
        let now = now.and_then(|law| Current::under(report, law, None));
        let why = |depends| reasons(&given.program, &of_entry(entry), depends);
        beside(entry, &given.by, RulingSummary::given(given), now, why)
    });
    let decisions = report.decisions.iter().enumerate().filter_map(|(index, given)| {
        let Decided::Changed { outcome, charged, ground } = &given.decided else { return None };
        let entry = Entry::Decision(index);
        let ground = ground.clone();
        let then = RulingSummary { outcome: *outcome, charged: *charged, ground, duty: String::new() };
        let now = Current::of_report(report, Some(given), library);
        let why = |depends| reasons(&given.program, &of_entry(entry), depends);
        Some(beside(entry, &given.by, then, now, why))
    });
    rulings.chain(decisions).collect()
}

fn beside(
    entry: Entry,
    by: &str,
    then: RulingSummary,
    now: Result<Current, NotRulable>,
    why: impl FnOnce(bool) -> Vec<DifferenceCause>,
) -> Reviewed {
    let differs = now.as_ref().map_or_else(|_| Vec::new(), |now| now.differences(&then));
    let depends = now.as_ref().is_ok_and(|now| now.depends);
    let why = if differs.is_empty() && now.is_ok() { Vec::new() } else { why(depends) };
    Reviewed { entry, by: by.to_owned(), then, now: now.map(|now| now.summary), differs, why }
}

/// The current ruling in the terms in which rulings are recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Current {
    /// The result; open where it depends on what is found of disputed facts.
    pub summary: RulingSummary,
    /// The result that every answer to an open question leads to, where they all lead to one.
    common: Option<RulingSummary>,
    /// Whether it depends on disputed facts that are not settled.
    depends: bool,
    /// The questions it turns on.
    pub decisive_questions: Vec<Question>,
}

fn incident_as_found(report: &Report, found: Option<&Decision>) -> Result<Incident, NotRulable> {
    let mut incident = incident(report)?;
    let disputed_facts = disputed_facts(&incident.events);
    if let Some(accepted) = found.and_then(|decision| decision.accepted(&disputed_facts)) {
        incident = with_findings(&incident, &accepted);
        for event in &mut incident.events {
            event.certainty = Certainty::Established;
            event.order_disputed = false;
        }
    }
    Ok(incident)
}

impl Current {
    /// What follows from a report under the law it cites, in the texts it cites.
    pub fn of_report(
        report: &Report,
        found: Option<&Decision>,
        library: &Library,
    ) -> Result<Self, NotRulable> {
        Self::under(report, CaseLaw::resolve(report, library)?, found)
    }

    fn under(report: &Report, law: CaseLaw, found: Option<&Decision>) -> Result<Self, NotRulable> {
        let incident = incident_as_found(report, found)?;
        let law = law.recorded().ok_or_else(|| NotRulable::Missing(MissingLaw::reading(report)))?;
        let prior = report.prior(incident.position.turn());
        let scenarios = Dispute::of(&incident, law.hand()).rule(&law, prior);
        Ok(Self::of(&scenarios, law.texts()))
    }

    fn of(scenarios: &Disputed, texts: LawInForce<'_>) -> Self {
        let mut decisive_questions: Vec<Question> = Vec::new();
        for one in scenarios.scenarios.iter().flat_map(|way| &way.ruling.decisive_questions) {
            if !decisive_questions.contains(&one.question) {
                decisive_questions.push(one.question);
            }
        }
        match scenarios.settled() {
            Some(ruling) => Self {
                summary: RulingSummary::of(&ruling.verdict, texts),
                common: common_result(ruling).map(|verdict| RulingSummary::of(verdict, texts)),
                depends: false,
                decisive_questions,
            },
            None => Self {
                summary: RulingSummary {
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

    /// In what a ruling given under the same law differs from it.
    fn differences(&self, given: &RulingSummary) -> Vec<Difference> {
        if self.depends {
            // Only a ruling left open agrees with one that is.
            return if given.outcome == GivenOutcome::Open { Vec::new() } else { vec![Difference::Result] };
        }
        // An open question whose answers all come to the same: the result stands, its ground is open.
        let common = self.common.as_ref().filter(|common| common.outcome == given.outcome);
        let compared = common.unwrap_or(&self.summary);
        if given.outcome != compared.outcome || (given.charged.is_some() && given.charged != compared.charged)
        {
            return vec![Difference::Result];
        }
        // What was not given is not compared.
        let mut found = Vec::new();
        if common.is_none() && !given.ground.is_empty() && given.ground != compared.ground {
            found.push(Difference::Ground);
        }
        if !given.duty.is_empty() && given.duty != compared.duty {
            found.push(Difference::Duty);
        }
        found
    }
}

/// In what a ruling given differs from what follows under the texts in force. Where the results differ, only
/// that. Clauses have other numbers in every rulebook and regulation: they are compared only where the ruling was
/// given under the same two, a text that it does not name being the event's.
pub fn differences(
    report: &Report,
    given: &RulingGiven,
    scenarios: &Disputed,
    texts: LawInForce<'_>,
) -> Vec<Difference> {
    let cited = cited_by(report, given);
    let same_texts = cited.rulebook.id == texts.rulebook.id
        && cited.regulation.map(|cited| &cited.id) == texts.regulation.map(|regulation| &regulation.id);
    let mut given = RulingSummary::given(given);
    if !same_texts {
        given.ground.clear();
    }
    Current::of(scenarios, texts).differences(&given)
}

/// A reason for a difference, as far as the record shows one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DifferenceCause {
    /// This part of the report changed since the ruling was sealed.
    Changed(Section),
    /// The seal itself was altered, so that it cannot be said what changed.
    SealAltered,
    /// It was worked out with this version of the program, and today with another.
    Program(String),
    /// Today's depends on disputed facts that are not settled.
    Disputed,
    /// It was given without the program: people found otherwise.
    ByPeople,
    /// Nothing in the record explains it: the ruling given is not what the program proposed.
    Unknown,
}

/// Every reason the record shows; at least one.
fn reasons(program: &str, broken: &[Broken], depends: bool) -> Vec<DifferenceCause> {
    let mut found = Vec::new();
    for what in broken {
        match *what {
            Broken::Section(section, _) if decides(section) => found.push(DifferenceCause::Changed(section)),
            Broken::Seal => found.push(DifferenceCause::SealAltered),
            Broken::Section(..) | Broken::Place(_) | Broken::Signature(_) => {}
        }
    }
    if depends {
        found.push(DifferenceCause::Disputed);
    }
    if program.is_empty() {
        found.push(DifferenceCause::ByPeople);
    } else if program != crate::PROGRAM {
        found.push(DifferenceCause::Program(program.to_owned()));
    }
    if found.is_empty() {
        found.push(DifferenceCause::Unknown);
    }
    found
}

/// Whether a ruling follows from this part of a report.
const fn decides(section: Section) -> bool {
    matches!(
        section,
        Section::Event
            | Section::Law
            | Section::FoulSheet
            | Section::Game
            | Section::Timeline
            | Section::Given
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::Evaluation;
    use crate::law::LawRef;

    /// The author's reading of the sample: lost by 5.2 with 4.1.3.
    #[test]
    fn clauses_are_compared_under_the_same_texts_only() {
        let library = Library::built_in().unwrap();
        let report = crate::store::sample().unwrap().report;
        let evaluation = Evaluation::of(&report, &library).unwrap();
        let found = |given: &RulingGiven| {
            differences(&report, given, evaluation.scenarios().unwrap(), evaluation.law.texts())
        };
        let given = RulingGiven {
            rulebook: LawRef::unknown("cn-2011"),
            outcome: GivenOutcome::Loss,
            charged: Some(Side::Black),
            ground: "5.2+4.1.3".to_owned(),
            ..RulingGiven::default()
        };
        assert_eq!(found(&given), []);
        let other = RulingGiven { ground: "5.2".to_owned(), ..given.clone() };
        assert_eq!(found(&other), [Difference::Ground]);
        // What a ruling does not name is the event's.
        let unnamed = RulingGiven { rulebook: LawRef::default(), ..other.clone() };
        assert_eq!(found(&unnamed), [Difference::Ground]);
        // The same clause may have any other number in another text.
        let by_other_book = RulingGiven { rulebook: LawRef::unknown("cn-2020"), ..other.clone() };
        assert_eq!(found(&by_other_book), []);
        let by_regulation = RulingGiven { regulation: Some(LawRef::unknown("usual-practice")), ..other };
        assert_eq!(found(&by_regulation), []);
        // The result is compared whatever the texts.
        let by_other_book = RulingGiven { outcome: GivenOutcome::None, charged: None, ..by_other_book };
        assert_eq!(found(&by_other_book), [Difference::Result]);
    }
}
