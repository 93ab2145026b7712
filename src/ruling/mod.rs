//! From what happened to what follows: facts, duty, breach, count, ruling. Typed data, no sentences.
//!
//! [`rule`] is a pure function of an [`Incident`](crate::incident::Incident), the [`Law`] in force and the
//! breaches already on the sheet: the same input gives the same ruling, to the letter. It is total: every
//! position that can be ruled on and every timeline get a ruling.
//!
//! The way of a ruling, one module a step:
//!
//! 1. `course`: record and timeline as one sequence, cut into turns (`turn`), with the geometry worked out once: what
//!    was touched, what each touched piece can do, what was released, what happened to clocks and claims;
//! 2. `duty`: what the touches of a turn oblige, in their order;
//! 3. `conduct`: clocks, claims, draws and pieces knocked over, each at its moment;
//! 4. `penalty`: what touches and breaches cost, against the limits of `count`;
//! 5. `decide`: one turn after the other, to a [`Verdict`];
//! 6. `rule`: each answer to an open question ruled by itself, and the questions that decide;
//! 7. `disputed`: every way the disputed events can fall; `compare`: under several laws.
//!
//! `case` is what the stages 2 to 5 share.
//!
//! No module here names a rulebook or a reading. A ruling asks the rulebook for the clause on a
//! [`Topic`](crate::law::Topic) and the reading for its answer to a
//! [`Question`](crate::law::Question).

mod case;
mod compare;
mod conduct;
mod conduct_topic;
mod count;
mod course;
mod decide;
mod disputed;
mod duty;
mod instruction;
mod law;
mod outcome;
mod penalty;
mod played;
mod repetition;
mod rule;
mod step;
mod turn;
mod verdict;

pub use compare::{Comparable, Compared, compare, differ, in_force};
pub use count::{Class, Prior, Tally};
pub use course::Course;
pub use disputed::{
    Assumption, Dispute, Disputed, DisputedFact, MOST_DISPUTED, OutcomeGroup, Scenario, disputed_facts,
    rule_disputed, same_result, with_findings,
};
pub use law::{Assumptions, Law, Limits};
pub use outcome::{Caveat, Duty, Ground, Outcome, TimeChange};
pub use played::{Irregular, Played};
pub use repetition::{
    Assumed, Circumstances, Deciding, JudgedMove, Overruling, RepetitionBranch, RepetitionFinding,
    RepetitionLaw, RepetitionRuling, RepetitionSetting, RepetitionVerdict, Warning, deciding, legal_end,
    overrulings, rule_repetition,
};
pub use rule::{Alternative, DecisiveQuestion, Ruling, common_result, rule, rule_on};
pub use step::{
    Action, ClosingFinding, ConductFinding, ContactFinding, Finding, Infraction, PairFinding,
    PositionFinding, ReleaseFinding, Standing, Step, TouchFinding,
};
pub use turn::Touched;
pub use verdict::{Counts, Instruction, Sheet, Verdict};
