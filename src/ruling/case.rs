//! What the stages of a ruling share: the facts and the law, what was counted and noted, and their conclusion.

use super::conduct_event::{ConductEvent, ConductKind};
use super::count::{Class, Count};
use super::facts::Facts;
use super::law::{Assumptions, Law};
use super::outcome::{Caveat, Duty, Outcome, TimeChange};
use super::step::{Finding, Standing, Step};
use super::verdict::Instruction;
use crate::law::{Answer, Question, Topic};
use xiangqi::{Move, Side, SquareSet, Status};

/// A case while it is ruled on.
pub(super) struct Case<'a> {
    pub facts: &'a Facts,
    pub law: &'a Law<'a>,
    pub assumed: &'a Assumptions,
    /// What counts against the side to move.
    pub own: Count,
    /// What counts against the other side.
    pub others: Count,
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
        self.assumed.answer(question).or_else(|| self.law.answer(question, self.facts.in_check()))
    }

    /// Adds a step that no square shows.
    pub fn note(&mut self, topic: Option<Topic>, finding: impl Into<Finding>) {
        self.trace.step(topic, SquareSet::EMPTY, finding);
    }

    pub fn standings(&self, squares: SquareSet) -> Vec<Standing> {
        squares.into_iter().filter_map(|square| Some((square, self.facts.board().get(square)?))).collect()
    }
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

/// What the conduct comes to.
#[derive(Debug, Default)]
pub(super) struct Conduct {
    /// What ends the game, with its row.
    pub end: Option<(usize, Conclusion)>,
    /// The first question that stays open.
    pub open: Option<Question>,
    /// The first question that stays open and whose answer may end the game, with its row.
    pub end_open: Option<(usize, Question)>,
    /// What was claimed last.
    pub claimed: Option<Topic>,
    /// Whether the position before an earlier move is set up.
    pub set_back: bool,
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
    /// What the arbiter does about them.
    pub now: Vec<Instruction>,
}

impl Conduct {
    pub fn end(&mut self, row: usize, conclusion: Conclusion) {
        if self.end.as_ref().is_none_or(|(earlier, _)| row < *earlier) {
            self.end = Some((row, conclusion));
        }
    }

    pub fn change_time(&mut self, side: Side, seconds: i64) {
        self.now.push(Instruction::ChangeTime(TimeChange { side, seconds }));
    }

    pub fn leave_open(&mut self, row: usize, question: Question) {
        self.open.get_or_insert(question);
        if !matches!(question, Question::Penalised(_)) {
            self.end_open.get_or_insert((row, question));
        }
    }

    pub fn ends_before(&self, decided_at: usize) -> bool {
        self.end.as_ref().is_some_and(|(row, _)| *row < decided_at)
    }

    /// Whether the game was over before this. The arbiter's decision on a claim comes after it and settles it,
    /// whatever the clocks did meanwhile.
    pub fn is_settled_before(&self, event: &ConductEvent) -> bool {
        let decides = matches!(event.what, ConductKind::DrawDeclared(_)) && self.awaits_decision();
        self.end.is_some() && !decides
    }

    /// Whether a claim of a draw is still open.
    pub fn awaits_decision(&self) -> bool {
        let draws = [Topic::NoWinningChances, Topic::Repetition, Topic::NaturalLimit];
        match self.end_open {
            Some((_, Question::ClaimHolds(topic))) => draws.contains(&topic),
            Some((_, question)) => question.topic() == Topic::Repetition,
            None => false,
        }
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
    /// Who has lost by the move that was made, and how; nobody is charged for that.
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

    pub const fn is_end(&self) -> bool {
        self.outcome.ends_game() || self.game_over.is_some()
    }
}
