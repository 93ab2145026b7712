//! What the stages of a ruling share: the course and the law, what was counted and noted, and their conclusion.

use super::count::{Class, Count};
use super::course::Course;
use super::law::{Assumptions, Law};
use super::outcome::{Caveat, Duty, Outcome, TimeChange};
use super::step::{Finding, Standing, Step};
use super::turn::Turn;
use super::verdict::Instruction;
use crate::law::{Answer, Question, Topic};
use xiangqi::{BySide, Irregularity, Move, Side, SquareSet, Status};

/// A case while it is ruled on.
pub(super) struct Case<'a> {
    pub course: &'a Course,
    /// The turn that is looked at.
    pub turn: &'a Turn,
    pub law: &'a Law<'a>,
    pub assumed: &'a Assumptions,
    /// What counts against each side.
    pub counts: BySide<Count>,
    pub trace: Trace,
    pub caveats: Vec<Caveat>,
    pub conduct: Conduct,
}

impl Case<'_> {
    /// The answer assumed, or the law's; the question is remembered as met.
    pub fn resolve(&mut self, question: Question) -> Option<Answer> {
        if !self.trace.asked.contains(&question) {
            self.trace.asked.push(question);
        }
        self.assumed.answer(question).or_else(|| self.law.answer(question, self.turn.in_check()))
    }

    /// Adds a step that no square shows.
    pub fn note(&mut self, topic: Option<Topic>, finding: impl Into<Finding>) {
        self.trace.step(topic, SquareSet::EMPTY, finding);
    }

    pub fn standings(&self, squares: SquareSet) -> Vec<Standing> {
        squares.into_iter().filter_map(|square| Some((square, self.turn.board().get(square)?))).collect()
    }

    /// What counts against the side whose turn is looked at.
    pub fn own(&mut self) -> &mut Count {
        &mut self.counts[self.turn.mover]
    }

    /// Where the reasoning stands, to go back to with [`Self::forget`].
    pub fn mark(&self) -> Mark {
        Mark {
            steps: self.trace.steps.len(),
            asked: self.trace.asked.len(),
            caveats: self.caveats.len(),
            counts: self.counts,
            now: self.conduct.now.len(),
        }
    }

    /// Takes back everything found since.
    pub fn forget(&mut self, mark: Mark) {
        self.trace.steps.truncate(mark.steps);
        self.trace.asked.truncate(mark.asked);
        self.caveats.truncate(mark.caveats);
        self.counts = mark.counts;
        self.conduct.now.truncate(mark.now);
    }
}

/// How far the reasoning had come.
pub(super) struct Mark {
    pub steps: usize,
    asked: usize,
    caveats: usize,
    counts: BySide<Count>,
    now: usize,
}

/// The record of a line of reasoning: its steps, and the questions it met.
#[derive(Debug, Default)]
pub(super) struct Trace {
    pub steps: Vec<Step>,
    pub asked: Vec<Question>,
}

impl Trace {
    /// Adds a step, unless it already stands: touches are judged again when a move is taken back.
    pub fn step(&mut self, topic: Option<Topic>, squares: SquareSet, finding: impl Into<Finding>) {
        let step = Step { topic, squares: squares.into_iter().collect(), finding: finding.into() };
        if !self.steps.contains(&step) {
            self.steps.push(step);
        }
    }
}

/// What happened beside the hand, as far as it has been looked at.
#[derive(Debug, Default)]
pub(super) struct Conduct {
    /// How many events have been judged.
    pub judged: usize,
    /// When the last of them happened.
    pub last: usize,
    /// The first question that stays open and ends nothing.
    pub open: Option<Question>,
    /// What was claimed last.
    pub claimed: Option<Topic>,
    /// The move before which the position is set up, where the other side has moved since.
    pub set_back: Option<usize>,
    /// Whether a player who took a move back had to.
    pub corrected: bool,
    /// Moves against the rules that the other side has answered.
    pub passed_over: Vec<(usize, Vec<Irregularity>)>,
    /// The first side warned, and on what.
    pub warned: Option<(Side, Topic)>,
    /// The first conduct of the catalogue that the law settles.
    pub settled: Option<Topic>,
    /// Whether the players change colours and go on.
    pub colours_exchanged: bool,
    /// On what the first claim was that is not heard.
    pub not_heard: Option<Topic>,
    /// Fouls recorded, in order.
    pub fouls: Vec<(Side, Class, Topic)>,
    /// Doubts about them, where the game goes on.
    pub caveats: Vec<Caveat>,
    /// What the arbiter does about them.
    pub now: Vec<Instruction>,
}

impl Conduct {
    pub fn change_time(&mut self, side: Side, seconds: i64) {
        self.now.push(Instruction::ChangeTime(TimeChange { side, seconds }));
    }
}

/// What is concluded before the caveats and instructions are added.
#[derive(Debug)]
pub(super) struct Conclusion {
    pub outcome: Outcome,
    /// The side charged, where it is not the side to move.
    pub charged: Option<Side>,
    pub colours_exchanged: bool,
    pub ground: Vec<Topic>,
    pub duty: Duty,
    pub allowed: Vec<Move>,
    pub open: Option<Question>,
    /// Who has lost by the move that was made, and how.
    pub game_over: Option<(Side, Status)>,
    /// The move that stands.
    pub stands: Option<Move>,
}

impl Conclusion {
    /// The side to move loses.
    pub fn loss(ground: Vec<Topic>) -> Self {
        Self::ending(Outcome::Loss, ground)
    }

    /// This side loses.
    pub fn loss_of(side: Side, ground: Vec<Topic>) -> Self {
        Self { charged: Some(side), ..Self::loss(ground) }
    }

    /// The game ends like this.
    pub const fn ending(outcome: Outcome, ground: Vec<Topic>) -> Self {
        let duty = Duty::Nothing;
        Self {
            outcome,
            charged: None,
            colours_exchanged: false,
            ground,
            duty,
            allowed: Vec::new(),
            open: None,
            game_over: None,
            stands: None,
        }
    }

    /// The move is taken back and one of these made instead.
    pub fn restore(ground: Vec<Topic>, allowed: Vec<Move>) -> Self {
        Self { duty: Duty::Restore, allowed, ..Self::ending(Outcome::Foul, ground) }
    }

    pub fn open(ground: Vec<Topic>, question: Question) -> Self {
        Self { open: Some(question), ..Self::ending(Outcome::Open, ground) }
    }

    /// Nothing after it changes it: the game is over, or it is open whether it is.
    pub const fn is_end(&self) -> bool {
        self.outcome.ends_game() || matches!(self.outcome, Outcome::Open)
    }

    /// Whether the move that was made does not stand.
    pub fn is_wrong(&self) -> bool {
        (self.is_end() && self.stands.is_none()) || self.duty == Duty::Restore
    }
}
