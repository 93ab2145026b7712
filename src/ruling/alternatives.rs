//! Where a question stays open: each answer ruled by itself. And what a case hinges on.

use super::Ruling;
use super::case::reach;
use super::count::Prior;
use super::facts::Facts;
use super::law::{Assumptions, Law};
use super::outcome::Outcome;
use super::verdict::Verdict;
use crate::law::{Answer, Question};

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
    /// The question.
    pub question: Question,
    /// The result if yes.
    pub yes: Verdict,
    /// The result if no.
    pub no: Verdict,
}

impl DecisiveQuestion {
    /// Whether another question stays open whichever way this one is answered: nothing to hinge on by itself.
    #[must_use]
    pub const fn is_undecided(&self) -> bool {
        self.yes.open.is_some() && self.no.open.is_some()
    }
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

/// The branches of an open verdict: every way its questions can be answered, worked out to a result.
pub(super) fn of(facts: &Facts, law: &Law<'_>, prior: Prior, verdict: &Verdict) -> Vec<Alternative> {
    let mut found = Vec::new();
    if let Some(question) = verdict.open {
        grow(facts, law, prior, &Assumptions::default(), question, &mut found);
    }
    found
}

fn grow(
    facts: &Facts,
    law: &Law<'_>,
    prior: Prior,
    assumed: &Assumptions,
    question: Question,
    found: &mut Vec<Alternative>,
) {
    for answer in Answer::BOTH {
        let assumed = assumed.with(question, answer);
        let verdict = reach(facts, law, prior, &assumed);
        match verdict.open {
            // A question already answered cannot come back open; the guard keeps this total all the same.
            Some(next) if assumed.answer(next).is_none() => grow(facts, law, prior, &assumed, next, found),
            _ => found.push(Alternative { assumed: assumed.all().to_vec(), verdict }),
        }
    }
}

/// The questions met whose two answers give different results, whatever this reading answers.
pub(super) fn decisive_questions(
    facts: &Facts,
    law: &Law<'_>,
    prior: Prior,
    verdict: &Verdict,
) -> Vec<DecisiveQuestion> {
    let mut decisive_questions = Vec::new();
    for &question in &verdict.asked {
        let [yes, no] = Answer::BOTH
            .map(|answer| reach(facts, law, prior, &Assumptions::default().with(question, answer)));
        if !yes.same_consequence(&no) || yes.open.is_some() {
            decisive_questions.push(DecisiveQuestion { question, yes, no });
        }
    }
    decisive_questions
}
