//! A ruling given, beside what follows today.

use crate::law::LawInForce;
use crate::report::{GivenOutcome, RulingGiven};
use crate::ruling::Ruling;
use crate::text::ruling::common_result;

/// In what a ruling given and today's differ.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The result, or the side charged.
    Result,
    /// The clauses.
    Ground,
    /// The duty.
    Duty,
}

/// The differences; where the results differ, only that. What was not given is not compared. `today` is `None`
/// where the ruling depends on disputed facts: then only a ruling left open agrees.
#[must_use]
pub fn differences(given: &RulingGiven, today: Option<&Ruling>, texts: LawInForce<'_>) -> Vec<Difference> {
    let Some(ruling) = today else {
        return if given.outcome == GivenOutcome::Open { Vec::new() } else { vec![Difference::Result] };
    };
    let common = common_result(ruling).filter(|common| given.outcome == common.outcome.into());
    let verdict = common.unwrap_or(&ruling.verdict);
    if given.outcome != verdict.outcome.into()
        || (given.charged.is_some() && given.charged != verdict.charged)
    {
        return vec![Difference::Result];
    }
    let mut found = Vec::new();
    let ground_known = common.is_none() && given.rulebook.id == texts.rulebook.id && !given.ground.is_empty();
    if ground_known && given.ground != verdict.ground.code(texts) {
        found.push(Difference::Ground);
    }
    if !given.duty.is_empty() && given.duty != verdict.duty.to_string() {
        found.push(Difference::Duty);
    }
    found
}
