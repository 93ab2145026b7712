//! The steps of the proof: how often, what each move is, what each side plays, and what that comes to.

use xiangqi::repetition::{Analysis, Line};
use xiangqi::repetition::{Class, Exemption, MoveAnalysis, Nature, OpenPoint, Settings};
use xiangqi::{Board, Move, Side, Square};

use super::count::Counted;
use super::{Assumed, Overruling, RepetitionLaw, RepetitionRuling, RepetitionVerdict};
use crate::law::{Gravity, ModelCase, RepetitionCount, Topic};
use crate::ruling::step::Step;

/// What the proof of a repetition finds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RepetitionFinding {
    /// The last position stands for the first time.
    NoCycle {
        /// The last capture, before which nothing can come back.
        last_capture: Option<usize>,
    },
    /// The position has come back.
    Counted {
        times: usize,
        /// Whole cycles up to now.
        cycles: usize,
        from_ply: usize,
        length: usize,
        asked: RepetitionCount,
        is_enough: bool,
        /// Since which ply it is repeated enough by occurrences, and by full cycles.
        by_occurrences: Option<usize>,
        by_cycles: Option<usize>,
    },
    /// Attacks through nine rounds though no position is repeated.
    NineRounds(Side),
    /// What one move of the cycle is.
    Move(Box<JudgedMove>),
    /// What the moves of one side make together.
    Plays {
        side: Side,
        class: Class,
        /// What its moves are, in their order.
        natures: Vec<Nature>,
        gravity: Gravity,
        /// What it chases all along.
        victims: Vec<Square>,
    },
    /// The one against the other.
    Weighed { red: Gravity, black: Gravity, verdict: RepetitionVerdict },
    /// In the first so many rounds red changes what would be a draw.
    RedChangesFirst(u32),
    /// The side was told to change after so many plies, and has not changed.
    NotHeeded { side: Side, ply: usize },
    /// What would follow otherwise.
    Otherwise {
        assumed: Assumed,
        verdict: RepetitionVerdict,
        /// The moves that would be something else, with their numbers.
        changed: Vec<(usize, Nature)>,
    },
    /// A published diagram decides what the clauses leave open.
    Diagram(&'static ModelCase),
    /// Nothing decides what the clauses leave open.
    Undecided(OpenPoint, Settings),
}

/// A move of a cycle with the board before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedMove {
    pub judged: MoveAnalysis,
    pub before: Board,
    /// The arbiter's reason for judging it otherwise.
    pub overruled: Option<String>,
}

impl JudgedMove {
    /// The board after the move.
    pub fn after(&self) -> Board {
        self.before.after(self.judged.mv)
    }

    /// The squares that show it: the move, who attacks, who is attacked, and where the gain begins.
    pub fn squares(&self) -> Vec<Square> {
        let Move { from, to } = self.judged.mv;
        let evidence = &self.judged.evidence;
        let line = evidence.line.first().map(|mv| mv.to);
        let mut squares = vec![to, from];
        for square in evidence.attackers.iter().chain(&evidence.victims).copied().chain(line) {
            if !squares.contains(&square) {
                squares.push(square);
            }
        }
        squares
    }

    /// The clause's topic on what this move is; the law's next best where it has none.
    pub fn topic(&self, law: &RepetitionLaw<'_>) -> Topic {
        let exempt = match self.judged.evidence.exempt {
            Some(Exemption::AnswerByGeneral) => Some(Topic::AnswerByGeneral),
            Some(Exemption::GeneralOrSoldier) => Some(Topic::GeneralOrSoldierChase),
            Some(Exemption::DrawingPoint) => Some(Topic::DrawingPoint),
            Some(Exemption::Old) => Some(Topic::Chase),
            _ => None,
        };
        let nature = topic_of(self.judged.nature);
        let is_attack = self.judged.nature.is_attack();
        let exempt = exempt.filter(|_| !is_attack);
        let idle = (!is_attack).then_some(Topic::Idle);
        let mut tries = exempt.into_iter().chain([nature]).chain(idle);
        tries.find(|&topic| law.texts.clause_on(topic).is_some()).unwrap_or(Topic::Repetition)
    }
}

const fn topic_of(nature: Nature) -> Topic {
    match nature {
        Nature::Check => Topic::Check,
        Nature::Kill => Topic::Kill,
        Nature::Chase => Topic::Chase,
        Nature::Exchange => Topic::Exchange,
        Nature::Offer => Topic::Offer,
        Nature::Block => Topic::Block,
        Nature::Follow => Topic::Follow,
        Nature::Idle => Topic::Idle,
    }
}

const fn topic_of_class(class: Class) -> Topic {
    match class {
        Class::PerpetualCheck => Topic::PerpetualCheck,
        Class::PerpetualKill => Topic::PerpetualKill,
        Class::PerpetualChase => Topic::PerpetualChase,
        Class::MixedForbidden => Topic::ForbiddenMoves,
        Class::Allowed => Topic::AllowedMoves,
    }
}

impl RepetitionRuling {
    /// The proof, step by step, where the plies of the game before `line` are `before`.
    pub fn steps(&self, line: &Line, law: &RepetitionLaw<'_>, before: usize) -> Vec<Step> {
        let mut steps = Steps { law, list: Vec::new() };
        steps.add(Topic::Repetition, Vec::new(), self.counted.finding(before));
        if self.nine_rounds
            && let Some(side) = self.verdict.by()
        {
            steps.add(Topic::NineRounds, Vec::new(), RepetitionFinding::NineRounds(side));
        }
        if self.verdict == RepetitionVerdict::NotYet {
            return steps.list;
        }
        for judged in self.moves(line) {
            let topic = judged.topic(law);
            let squares = judged.squares();
            let mut judged = judged;
            judged.judged.ply += before;
            steps.add(topic, squares, RepetitionFinding::Move(Box::new(judged)));
        }
        if let (Some(analysis), Some(gravities)) = (&self.analysis, self.gravities) {
            for side in Side::BOTH {
                let plays = &analysis.sides[side];
                let (class, victims) = (plays.class, plays.victims.clone());
                let gravity = gravities[side];
                let natures = plays.natures.clone();
                let (topic, squares) = (topic_of_class(class), victims.clone());
                let finding = RepetitionFinding::Plays { side, class, natures, gravity, victims };
                steps.add(topic, squares, finding);
            }
        }
        self.weighing(before, &mut steps);
        steps.list
    }

    fn weighing(&self, before: usize, steps: &mut Steps<'_, '_>) {
        let analysis = self.analysis.as_ref();
        for branch in &self.branches {
            if let Assumed::Point(point, settings) = branch.assumed {
                let finding = RepetitionFinding::Undecided(point, settings);
                steps.add(Topic::Repetition, Vec::new(), finding);
                break;
            }
        }
        if let Some(case) = self.diagram {
            steps.add(Topic::Repetition, Vec::new(), RepetitionFinding::Diagram(case));
        }
        let (topic, verdict) = (self.grounds(steps.law).last().copied(), self.verdict);
        let topic = topic.unwrap_or(Topic::Repetition);
        if let Some(both) = self.gravities {
            let finding = RepetitionFinding::Weighed { red: both.red, black: both.black, verdict };
            let compared = self.grounds(steps.law).contains(&Topic::BothForbidden);
            steps.add(if compared { Topic::BothForbidden } else { topic }, Vec::new(), finding);
        }
        if let (true, Some(rounds)) = (self.in_opening, steps.law.red_changes_first) {
            steps.add(Topic::RepetitionDraws, Vec::new(), RepetitionFinding::RedChangesFirst(rounds));
        }
        if let Some(warned) = self.warned {
            let finding = RepetitionFinding::NotHeeded { side: warned.side, ply: warned.ply + before };
            steps.add(Topic::RepetitionChanges, Vec::new(), finding);
        }
        for branch in &self.noted {
            let changed = analysis.map(|ruled| changed(ruled, &branch.analysis, before)).unwrap_or_default();
            let finding =
                RepetitionFinding::Otherwise { assumed: branch.assumed, verdict: branch.verdict, changed };
            steps.add(Topic::Repetition, Vec::new(), finding);
        }
    }

    /// The moves of the cycle, each with the board before it.
    pub fn moves(&self, line: &Line) -> Vec<JudgedMove> {
        let mut moves = Vec::new();
        let Some(analysis) = &self.analysis else { return moves };
        for (place, judged) in analysis.moves.iter().enumerate() {
            let Some(board) = judged.ply.checked_sub(1).and_then(|plies| line.board(plies)) else { continue };
            let here = |one: &&Overruling| {
                self.counted.cycle.is_some_and(|cycle| one.place(&cycle) == Some(place)) && judged.overruled
            };
            let overruled = self.overruled.iter().rfind(here);
            moves.push(JudgedMove {
                judged: judged.clone(),
                before: board.clone(),
                overruled: overruled.map(|one| one.reason.clone()),
            });
        }
        moves
    }
}

/// The moves that are something else, with their numbers.
fn changed(ruled: &Analysis, other: &Analysis, before: usize) -> Vec<(usize, Nature)> {
    let pairs = ruled.moves.iter().zip(&other.moves);
    let same_cycle = ruled.moves.len() == other.moves.len();
    pairs
        .filter(|(ruled, other)| same_cycle && ruled.nature != other.nature)
        .map(|(ruled, other)| (ruled.ply + before, other.nature))
        .collect()
}

impl Counted {
    fn finding(&self, before: usize) -> RepetitionFinding {
        let Some(cycle) = self.cycle.filter(|_| self.stood_after.len() > 1) else {
            return RepetitionFinding::NoCycle { last_capture: self.last_capture.map(|ply| ply + before) };
        };
        let (RepetitionCount::Cycles(times) | RepetitionCount::Occurrences(times)) = self.asked;
        let reached = |count| self.reached(count).map(|ply| ply + before);
        RepetitionFinding::Counted {
            times: self.stood_after.len(),
            cycles: cycle.cycles,
            from_ply: cycle.from_ply + before,
            length: cycle.length,
            asked: self.asked,
            is_enough: self.is_enough(),
            by_occurrences: reached(RepetitionCount::Occurrences(times)),
            by_cycles: reached(RepetitionCount::Cycles(times)),
        }
    }
}

struct Steps<'a, 'b> {
    law: &'a RepetitionLaw<'b>,
    list: Vec<Step>,
}

impl Steps<'_, '_> {
    /// Adds a step; where the law has no clause on its topic, on the clause about repetitions as a whole.
    fn add(&mut self, topic: Topic, squares: Vec<Square>, finding: RepetitionFinding) {
        let known = self.law.texts.clause_on(topic).is_some();
        let topic = Some(if known { topic } else { Topic::Repetition });
        self.list.push(Step { topic, squares, finding: finding.into() });
    }
}
