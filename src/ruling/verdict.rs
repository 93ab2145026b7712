//! A verdict: what a ruling comes to under one set of answers.

use super::count::{Count, Tally};
use super::instruction::Instruction;
use super::law::Limits;
use super::outcome::{Caveat, Duty, Ground, Outcome};
use super::step::Step;
use crate::law::Question;
use xiangqi::{Move, Side, Status};

/// What a ruling comes to under one set of answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The result for the side to move.
    pub outcome: Outcome,
    /// The side charged; nobody where there is nothing to charge or the question is open.
    pub charged: Option<Side>,
    /// The clauses that decide.
    pub ground: Ground,
    /// What the side to move must do.
    pub duty: Duty,
    /// The legal moves that meet the duty, in order.
    pub allowed: Vec<Move>,
    /// Doubts to be read with it, in the order of their codes.
    pub caveats: Vec<Caveat>,
    /// The reasoning.
    pub steps: Vec<Step>,
    /// What the arbiter does now.
    pub now: Vec<Instruction>,
    /// The question that is open, where the outcome is.
    pub open: Option<Question>,
    /// Who has lost by the move that was made, checkmated or stalemated by it. Nobody is charged for that; the
    /// outcome and the duty are those of the side that moved.
    pub game_over: Option<(Side, Status)>,
    /// The move that stands, where the turn is done.
    pub stands: Option<Move>,
    /// Every question the reasoning met, answered or not.
    pub asked: Vec<Question>,
    /// The foul sheet of both sides, before and after.
    pub counts: Counts,
}

/// The foul sheet of one side.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// What stood on it.
    pub before: Tally,
    /// What this incident adds.
    pub added: Tally,
    /// Whether it adds a foul whose class is open.
    pub unclassed: bool,
    /// The counts that lose.
    pub limits: Limits,
}

impl Sheet {
    /// Whether this incident adds anything.
    #[must_use]
    pub const fn is_added_to(&self) -> bool {
        self.unclassed || self.added.all() > 0
    }
}

/// The foul sheets of both sides.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Of the side to move.
    pub mover: Sheet,
    /// Of the other side.
    pub opponent: Sheet,
}

impl From<Count> for Sheet {
    fn from(count: Count) -> Self {
        let Count { prior, new, unclassed, limits } = count;
        Self { before: prior, added: new, unclassed, limits }
    }
}

impl Verdict {
    /// Whether the verdict carries this caveat.
    #[must_use]
    pub fn has(&self, caveat: Caveat) -> bool {
        self.caveats.contains(&caveat)
    }

    /// Whether both rest on the same clauses and come to the same.
    #[must_use]
    pub fn same_result(&self, other: &Self) -> bool {
        self.same_consequence(other) && self.ground == other.ground
    }

    /// Whether the arbiter does the same under both: result, duty and moves. The clauses may differ.
    #[must_use]
    pub fn same_consequence(&self, other: &Self) -> bool {
        (self.outcome, self.duty, &self.allowed) == (other.outcome, other.duty, &other.allowed)
    }
}
