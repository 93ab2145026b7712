//! The touches and the release of the side to move, and the result.

mod disputed_facts;
mod price;
mod release;

use crate::law::{Answer, Penalty, Question, Topic};
use crate::ruling::beside::Beside;
use crate::ruling::count::{Count, Prior, Tally};
use crate::ruling::duty::{Bound, Judge, Judged, Record, article, resolve};
use crate::ruling::facts::Facts;
use crate::ruling::instruction::instructions;
use crate::ruling::law::{Assumptions, Law};
use crate::ruling::outcome::{Caveat, Duty, Ground, Outcome};
use crate::ruling::step::{ClosingFinding, TouchFinding};
use crate::ruling::verdict::{Counts, Verdict};
use xiangqi::{Move, Side, SquareSet, Status};

/// Reaches a verdict under the reading's answers and the assumptions.
pub(in crate::ruling) fn reach(facts: &Facts, law: &Law<'_>, prior: Prior, assumed: &Assumptions) -> Verdict {
    let limits = law.limits();
    let count = |prior| Count { prior: as_priced(prior, law), limits, ..Count::default() };
    Case {
        facts,
        law,
        assumed,
        own: count(prior.mover),
        others: count(prior.opponent),
        record: Record::default(),
        caveats: Vec::new(),
    }
    .verdict()
}

/// Breaches on the sheet count as what this law makes of a breach.
fn as_priced(prior: Tally, law: &Law<'_>) -> Tally {
    let priced = law.movement_breach();
    let Tally { breaches, fouls, technical } = prior;
    match priced {
        Some(Penalty::Technical) => {
            Tally { breaches: 0, fouls, technical: technical.saturating_add(breaches) }
        }
        Some(Penalty::Foul) => Tally { breaches: 0, fouls: fouls.saturating_add(breaches), technical },
        _ => prior,
    }
}

pub(in crate::ruling) struct Case<'a> {
    pub facts: &'a Facts,
    pub law: &'a Law<'a>,
    assumed: &'a Assumptions,
    /// What counts against the side to move.
    pub own: Count,
    /// What counts against the other side.
    pub others: Count,
    pub record: Record,
    pub caveats: Vec<Caveat>,
}

/// What is concluded before the caveats and instructions are added.
#[derive(Debug)]
pub(in crate::ruling) struct Conclusion {
    pub outcome: Outcome,
    /// The side charged, where it is not the side to move.
    pub charged: Option<Side>,
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
        let allowed = Vec::new();
        Self { outcome, charged: None, ground, duty, allowed, open: None, game_over: None, stands: None }
    }

    pub fn open(ground: Vec<Topic>, question: Question) -> Self {
        Self { open: Some(question), ..Self::ending(Outcome::Open, ground) }
    }

    /// Whether the game is over.
    pub const fn is_end(&self) -> bool {
        matches!(self.outcome, Outcome::Loss | Outcome::Draw) || self.game_over.is_some()
    }
}

impl Case<'_> {
    fn verdict(mut self) -> Verdict {
        let (conclusion, beside) = self.conclude();
        self.note_later(conclusion.duty);
        self.add_caveats(&conclusion);
        let charged = matches!(conclusion.outcome, Outcome::Loss | Outcome::Foul)
            .then(|| conclusion.charged.unwrap_or(self.facts.mover));
        let mut verdict = Verdict {
            outcome: conclusion.outcome,
            charged,
            ground: Ground(conclusion.ground),
            duty: conclusion.duty,
            allowed: conclusion.allowed,
            caveats: self.caveats,
            steps: self.record.steps,
            now: Vec::new(),
            open: conclusion.open,
            game_over: conclusion.game_over,
            stands: conclusion.stands,
            asked: self.record.asked,
            counts: Counts { mover: self.own.into(), opponent: self.others.into() },
        };
        verdict.now = instructions(self.facts, &verdict, &beside);
        verdict
    }

    fn conclude(&mut self) -> (Conclusion, Beside) {
        self.note_position();
        if let Some(conclusion) = self.game_over() {
            self.note_after_the_end(None);
            return (conclusion, Beside::default());
        }
        self.note_record();
        self.note_asides();
        if let Some(conclusion) = self.faced_before() {
            self.note_after_the_end(None);
            return (conclusion, Beside::default());
        }
        let first = self.record.steps.len();
        let turn = self.turn();
        self.settle(turn, first)
    }

    /// The touches and the move of the side to move.
    fn turn(&mut self) -> Conclusion {
        let facts = self.facts;
        if let Some(release) = &facts.release
            && release.is_move
            && release.exposes()
        {
            return self.suicide(release);
        }
        let judged = self.judge();
        match (&judged.bound, &facts.release) {
            (Bound::Lost, _) => self.lost_at_touch(article(facts)),
            (_, Some(release)) if !release.is_move => self.not_a_move(release, &judged),
            (Bound::Open(question), _) => self.undecided(*question),
            (_, Some(release)) => self.legal_release(release.mv, judged),
            (_, None) => self.still_to_move(judged),
        }
    }

    fn judge(&mut self) -> Judged {
        let facts = self.facts;
        let mut judge = Judge { facts, law: self.law, assumed: self.assumed, record: &mut self.record };
        let judged = judge.judge(&facts.touched, facts.together);
        if judged.unmet.any() {
            let at = facts.touched.iter().map(|touched| touched.square).collect();
            match self.priced(judged.unmet) {
                Some((penalty, matter)) => {
                    self.record.step(Some(matter), at, TouchFinding::TouchPriced(penalty));
                }
                None => {
                    self.record.step(None, at, TouchFinding::TouchCosts(self.law.reading.unmeetable_touch))
                }
            }
        }
        judged
    }

    /// The touches meet a question that nothing answers.
    fn undecided(&mut self, question: Question) -> Conclusion {
        self.record.step(None, SquareSet::EMPTY, ClosingFinding::Undecided(question));
        Conclusion::open(article(self.facts).into_iter().collect(), question)
    }

    /// Nothing was released yet.
    fn still_to_move(&mut self, judged: Judged) -> Conclusion {
        let in_check = self.facts.in_check();
        let outcome = match self.count(judged.unmet, None) {
            (Outcome::Loss, matter) => return Conclusion::loss(vec![matter]),
            (outcome, _) => outcome,
        };
        let (duty, allowed) = match judged.bound {
            Bound::To(duty, moves) => (duty, moves),
            _ => {
                let matter = in_check.then_some(Topic::AnswerCheck);
                let at = self.facts.general().into_iter().collect();
                self.record.step(matter, at, ClosingFinding::Free { in_check });
                (if in_check { Duty::Answer } else { Duty::Free }, self.facts.legal_moves.clone())
            }
        };
        let ground = article(self.facts).into_iter().collect();
        Conclusion { duty, allowed, ..Conclusion::ending(outcome, ground) }
    }

    /// The answer to a question, which is remembered as met.
    pub(super) fn resolve(&mut self, question: Question) -> Option<Answer> {
        resolve(self.facts, self.law, self.assumed, &mut self.record, question)
    }
}
