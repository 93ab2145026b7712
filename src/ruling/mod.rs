//! From what happened to what follows: facts, duty, breach, count, ruling. Typed data, no sentences.
//!
//! [`rule`] is a pure function of an [`Incident`], the [`Law`] in force and the
//! breaches already on the sheet: the same input gives the same ruling, to the letter. It is total: every
//! position that can be ruled on and every timeline get a ruling.
//!
//! The way of a ruling, one module a step:
//!
//! 1. `facts`: the geometry, worked out once — what was touched, what each touched piece can do, what was
//!    released;
//! 2. `duty`: what the touches oblige, in their order;
//! 3. `case`: the release against the duty, the breaches counted, the [`Verdict`];
//! 4. `alternatives`: where a question stays open, each answer ruled by itself; and what the case hinges on.
//!
//! Beside it, `disputed` rules on every way the disputed events can fall, and `compare` under several laws.
//!
//! No module here names a rulebook or a reading. A ruling asks the rulebook for the clause on a
//! [`Topic`](crate::law::Matter) and the reading for its answer to a
//! [`Question`](crate::law::Question).

mod after;
mod alternatives;
mod beside;
mod case;
mod compare;
mod count;
mod disputed;
mod duty;
mod facts;
mod happening;
mod instruction;
mod law;
mod opening;
mod outcome;
mod played;
mod step;
mod verdict;

pub use alternatives::{Alternative, DecisiveQuestion, common_result};
pub use beside::{BesideFinding, Misdeed};
pub use compare::{Comparable, Compared, compare, differ, in_force};
pub use count::{Class, Prior, Tally};
pub use disputed::{
    Assumption, Dispute, Disputed, DisputedFact, MOST_DISPUTED, OutcomeGroup, Scenario, disputed_facts,
    rule_disputed, same_result, with_findings,
};
pub use facts::{Facts, Touched};
pub use happening::{Happened, Happening};
pub use instruction::Instruction;
pub use law::{Assumptions, Law, Limits};
pub use outcome::{Caveat, Duty, Ground, Outcome};
pub use played::{Irregular, Played};
pub use step::{
    ClosingFinding, ContactFinding, Deed, Finding, PairFinding, PositionFinding, ReleaseFinding, Standing,
    Step, TouchFinding,
};
pub use verdict::{Counts, Sheet, Verdict};

use crate::incident::Incident;
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
#[must_use]
pub fn rule(incident: &Incident, law: &Law<'_>, prior: impl Into<Prior>) -> Ruling {
    rule_on(&Facts::of(incident, law.hand()), law, prior.into())
}

/// Rules on facts already worked out, so that several readings can share them.
#[must_use]
pub fn rule_on(facts: &Facts, law: &Law<'_>, prior: Prior) -> Ruling {
    let verdict = case::reach(facts, law, prior, &Assumptions::default());
    let alternatives = alternatives::of(facts, law, prior, &verdict);
    Ruling {
        mover: facts.mover,
        status: facts.status,
        faults: facts.faults.clone(),
        touched: facts.touched.clone(),
        now: instruction::with_common(&verdict, &alternatives),
        alternatives,
        decisive_questions: alternatives::decisive_questions(facts, law, prior, &verdict),
        verdict,
    }
}
