//! A ruling, with what follows from each answer to a question that stays open, and the questions that decide.

use super::count::Prior;
use super::course::Course;
use super::decide;
use super::law::{Assumptions, Law};
use super::outcome::Outcome;
use super::turn::Touched;
use super::verdict::{Instruction, Verdict};
use crate::incident::Incident;
use crate::law::{Answer, Question};
use xiangqi::{Fault, Side, Status};

/// A ruling with everything it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The side to move, on whom the duty lies.
    pub mover: Side,
    /// How the side to move stood before the first event.
    pub status: Status,
    /// What could not have arisen in play.
    pub faults: Vec<Fault>,
    /// The touches that count, in order.
    pub touched: Vec<Touched>,
    /// The result with its ground, duty, steps and caveats.
    pub verdict: Verdict,
    /// What the arbiter does now: the verdict's instructions, and those that every branch of an open one has.
    pub now: Vec<Instruction>,
    /// Where the verdict is open: what follows from each answer. Empty otherwise.
    pub alternatives: Vec<Alternative>,
    /// The questions whose answer changes the result, whatever this reading answers.
    pub decisive_questions: Vec<DecisiveQuestion>,
}

/// Rules on an incident. `prior` is what stood against the players earlier in the game.
pub fn rule(incident: &Incident, law: &Law<'_>, prior: impl Into<Prior>) -> Ruling {
    rule_on(&Course::of(incident, law.hand()), law, prior.into())
}

/// Rules on facts already worked out, so that several readings can share them.
pub fn rule_on(course: &Course, law: &Law<'_>, prior: Prior) -> Ruling {
    let verdict = decide::reach(course, law, prior, &Assumptions::default());
    let alternatives = alternatives(course, law, prior, &verdict);
    Ruling {
        mover: verdict.mover,
        status: verdict.status,
        faults: course.faults.clone(),
        touched: verdict.touched.clone(),
        now: with_common(&verdict, &alternatives),
        alternatives,
        decisive_questions: decisive_questions(course, law, prior, &verdict),
        verdict,
    }
}

/// What follows if the open questions are answered like this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// The answers that lead here, in the order the questions were met.
    pub assumed: Vec<(Question, Answer)>,
    /// The verdict they lead to; never open.
    pub verdict: Verdict,
}

/// A question whose answer changes the result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecisiveQuestion {
    pub question: Question,
    /// The result if yes.
    pub yes: Verdict,
    /// The result if no.
    pub no: Verdict,
}

impl DecisiveQuestion {
    /// Whether another question stays open whichever way this one is answered: nothing to hinge on by itself.
    pub const fn is_undecided(&self) -> bool {
        self.yes.open.is_some() && self.no.open.is_some()
    }
}

/// The branches of an open verdict: every way its questions can be answered, worked out to a result.
fn alternatives(course: &Course, law: &Law<'_>, prior: Prior, verdict: &Verdict) -> Vec<Alternative> {
    let mut found = Vec::new();
    if let Some(question) = verdict.open {
        grow(course, law, prior, &Assumptions::default(), question, &mut found);
    }
    found
}

fn grow(
    course: &Course,
    law: &Law<'_>,
    prior: Prior,
    assumed: &Assumptions,
    question: Question,
    found: &mut Vec<Alternative>,
) {
    for answer in Answer::BOTH {
        let assumed = assumed.with(question, answer);
        let verdict = decide::reach(course, law, prior, &assumed);
        match verdict.open {
            // A question already answered cannot come back open; the guard keeps this total all the same.
            Some(next) if assumed.answer(next).is_none() => grow(course, law, prior, &assumed, next, found),
            _ => found.push(Alternative { assumed: assumed.all().to_vec(), verdict }),
        }
    }
}

/// The questions met whose two answers give different results, whatever this reading answers.
fn decisive_questions(
    course: &Course,
    law: &Law<'_>,
    prior: Prior,
    verdict: &Verdict,
) -> Vec<DecisiveQuestion> {
    let mut decisive_questions = Vec::new();
    for &question in &verdict.asked {
        let [yes, no] = Answer::BOTH
            .map(|answer| decide::reach(course, law, prior, &Assumptions::default().with(question, answer)));
        if !yes.same_consequence(&no) || yes.open.is_some() {
            decisive_questions.push(DecisiveQuestion { question, yes, no });
        }
    }
    decisive_questions
}

/// A verdict's instructions, with what is done under every answer before the decision of an open question.
fn with_common(verdict: &Verdict, alternatives: &[Alternative]) -> Vec<Instruction> {
    let mut now = verdict.now.clone();
    let Some((first, others)) = alternatives.split_first() else { return now };
    let mut common = Vec::new();
    for one in &first.verdict.now {
        let everywhere = others.iter().all(|other| other.verdict.now.contains(one));
        if everywhere && !now.contains(one) && !matches!(one, Instruction::RestartClock(_)) {
            common.push(one.clone());
        }
    }
    let decide = now.iter().position(|one| *one == Instruction::DecideOpenQuestion);
    let at = decide.unwrap_or(now.len());
    now.splice(at..at, common);
    now
}

/// The verdict that every alternative of an open ruling comes to, if there is one; the grounds may differ.
#[must_use]
pub fn common_result(ruling: &Ruling) -> Option<&Verdict> {
    if ruling.verdict.outcome != Outcome::Open {
        return None;
    }
    let (first, rest) = ruling.alternatives.split_first()?;
    let same = rest.iter().all(|branch| branch.verdict.same_consequence(&first.verdict));
    same.then_some(&first.verdict)
}
