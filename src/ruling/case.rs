//! The release against the duty, and the result.

use super::count::Count;
use super::duty::{Bound, Judge, Judged, Record, article, article_of, resolve};
use super::facts::{Facts, Release, no_clause_orders};
use super::instruction::instructions;
use super::law::{Assumptions, Law};
use super::outcome::{Caveat, Duty, Ground, Outcome};
use super::step::{ClosingFinding, ContactFinding, ReleaseFinding, TouchFinding};
use super::verdict::Verdict;
use crate::rulebook::{Answer, Confidence, Cost, Matter, Question};
use crate::xiangqi::{Move, Square, SquareSet};

/// Reaches a verdict under the reading's answers and the assumptions.
pub(super) fn reach(facts: &Facts, law: &Law<'_>, prior: u32, assumed: &Assumptions) -> Verdict {
    Case { facts, law, prior, assumed, record: Record::default(), caveats: Vec::new() }.verdict()
}

pub(super) struct Case<'a> {
    pub facts: &'a Facts,
    law: &'a Law<'a>,
    prior: u32,
    assumed: &'a Assumptions,
    pub record: Record,
    caveats: Vec<Caveat>,
}

/// What is concluded before the caveats and instructions are added.
pub(super) struct Conclusion {
    outcome: Outcome,
    ground: Vec<Matter>,
    duty: Duty,
    allowed: Vec<Move>,
    open: Option<Question>,
}

impl Conclusion {
    pub fn loss(ground: Vec<Matter>) -> Self {
        Self { outcome: Outcome::Loss, ground, duty: Duty::Nothing, allowed: Vec::new(), open: None }
    }

    fn open(ground: Vec<Matter>, question: Question) -> Self {
        let open = Some(question);
        Self { outcome: Outcome::Open, ground, duty: Duty::Nothing, allowed: Vec::new(), open }
    }
}

impl Case<'_> {
    fn verdict(mut self) -> Verdict {
        let conclusion = self.conclude();
        self.note_later(conclusion.duty);
        self.add_caveats(&conclusion);
        let charged = matches!(conclusion.outcome, Outcome::Loss | Outcome::Foul).then_some(self.facts.mover);
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
            asked: self.record.asked,
        };
        verdict.now = instructions(self.facts, &verdict);
        verdict
    }

    /// What happened after the release. Only where the move stands is the other side on move, so that touching
    /// again is out of turn; after a breach the same side has to play.
    fn note_later(&mut self, duty: Duty) {
        let later = self.facts.later;
        if later.events == 0 {
            return;
        }
        let mover_touched = later.mover_touched && duty == Duty::Done;
        if mover_touched {
            self.caveats.push(Caveat::NoClause);
        }
        let finding = ContactFinding::AfterRelease { events: later.events, mover_touched };
        self.record.step(None, SquareSet::EMPTY, finding);
    }

    fn conclude(&mut self) -> Conclusion {
        let facts = self.facts;
        self.note_position();
        if let Some(conclusion) = self.game_over() {
            return conclusion;
        }
        self.note_asides();
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
        if judged.unmeetable {
            let at = facts.touched.iter().map(|touched| touched.square).collect();
            self.record.step(None, at, TouchFinding::TouchCosts(self.law.reading.unmeetable_touch));
        }
        judged
    }

    fn suicide(&mut self, release: &Release) -> Conclusion {
        let mv = release.mv;
        let Some(piece) = release.piece else { return Conclusion::loss(vec![Matter::LossBySuicide]) };
        let danger = self.standings(release.exposure.sources());
        let squares: SquareSet = danger.iter().map(|(square, _)| *square).chain([mv.from, mv.to]).collect();
        let finding = ReleaseFinding::ReleasedSuicide { mv, piece, danger };
        self.record.step(Some(Matter::Suicide), squares, finding);
        let at = SquareSet::EMPTY.with(mv.to);
        self.record.step(Some(Matter::LossBySuicide), at, ReleaseFinding::SuicideComplete(mv));
        if self.facts.in_check() {
            let at = self.facts.general().into_iter().collect();
            self.record.step(Some(Matter::AnswerCheck), at, ReleaseFinding::RivalGround);
        }
        Conclusion::loss(vec![Matter::LossBySuicide])
    }

    fn lost_at_touch(&mut self, article: Option<Matter>) -> Conclusion {
        self.caveats.push(Caveat::ReleaseNotMade);
        if let Some(release) = &self.facts.release {
            let at = SquareSet::EMPTY.with(release.mv.from).with(release.mv.to);
            self.record.step(None, at, ClosingFinding::LostBefore(release.mv));
        }
        self.note_tensions();
        Conclusion::loss(article.into_iter().chain([Matter::LossBySuicide]).collect())
    }

    /// Where a loss at the touch rests on a source that contradicts itself, that is said.
    fn note_tensions(&mut self) {
        let in_check = self.facts.in_check();
        let own_moves = Question::OwnPieceMoves;
        let read = || self.law.reading.answer(own_moves, self.law.level, in_check);
        let own_piece_excused = self.assumed.answer(own_moves).or_else(read) == Some(Answer::No);
        let enemy_piece = self.record.asked.contains(&Question::EnemyPieceTaken);
        let mut note = |matter, finding: ClosingFinding| {
            self.record.step(Some(matter), SquareSet::EMPTY, finding);
        };
        if enemy_piece {
            note(Matter::TouchEnemy, ClosingFinding::TensionEnemyPiece);
            if own_piece_excused {
                note(Matter::TouchOwn, ClosingFinding::TensionOwnAgainstEnemy);
            }
        } else {
            note(Matter::TouchOwn, ClosingFinding::TensionLevel);
        }
        if in_check {
            note(Matter::AnswerCheck, ClosingFinding::TensionRightToAnswer);
        }
    }

    /// The piece was moved as it does not move. The turn is taken back; the piece counts as touched.
    fn not_a_move(&mut self, release: &Release, judged: &Judged) -> Conclusion {
        let mv = release.mv;
        let exposed = release.exposes();
        if let Some(piece) = release.piece {
            let at = SquareSet::EMPTY.with(mv.from).with(mv.to);
            let danger = self.standings(release.exposure.sources());
            self.record.step(Some(Matter::BreachLimit), at, ReleaseFinding::NotAMove { mv, piece, danger });
        }
        if exposed {
            let question = Question::NonMoveIsSuicide;
            let answer = resolve(self.facts, self.law, self.assumed, &mut self.record, question);
            self.record.step(None, SquareSet::EMPTY.with(mv.to), ReleaseFinding::NonMoveExposed(answer));
            self.caveats.push(Caveat::NoClause);
            match answer {
                None => return Conclusion::open(vec![Matter::BreachLimit], question),
                Some(Answer::Yes) => return Conclusion::loss(vec![Matter::LossBySuicide]),
                Some(Answer::No) => {}
            }
        }
        let (outcome, _) = self.count(judged.unmeetable, true);
        if outcome == Outcome::Loss {
            return Conclusion::loss(vec![Matter::BreachLimit]);
        }
        if let Bound::Open(question) = judged.bound {
            // One answer makes the touch itself a loss, which ranks before a foul for the move.
            return self.undecided(question);
        }
        self.restored(mv.from, judged)
    }

    /// The touches meet a question that nothing answers.
    fn undecided(&mut self, question: Question) -> Conclusion {
        self.record.step(None, SquareSet::EMPTY, ClosingFinding::Undecided(question));
        Conclusion::open(article(self.facts).into_iter().collect(), question)
    }

    /// The duty once a piece moved wrongly is back in its place and counts as touched.
    ///
    /// The breach is certain under every reading. Where its touch meets a question that nothing answers, the
    /// duty of the touches before it stands, or any legal move where they had none; both are said to be open.
    fn restored(&mut self, moved: Square, before: &Judged) -> Conclusion {
        let facts = self.facts;
        let touched = facts.touched_with(moved);
        if no_clause_orders(&touched) {
            self.caveats.push(Caveat::NoClause);
        }
        let mut judge = Judge { facts, law: self.law, assumed: self.assumed, record: &mut self.record };
        let allowed = match (judge.judge(&touched, facts.together).bound, &before.bound) {
            (Bound::Lost, _) => return self.lost_at_touch(article_of(facts, &touched)),
            (Bound::To(_, moves), _) => moves,
            (Bound::Nothing, _) => facts.legal_moves.clone(),
            (Bound::Open(question), before) => {
                self.caveats.push(Caveat::NoClause);
                let finding = ClosingFinding::DutyAfterRestoreOpen(question);
                self.record.step(None, SquareSet::EMPTY.with(moved), finding);
                match before {
                    Bound::To(_, moves) => moves.clone(),
                    _ => facts.legal_moves.clone(),
                }
            }
        };
        let ground = vec![Matter::BreachLimit];
        Conclusion { outcome: Outcome::Foul, ground, duty: Duty::Restore, allowed, open: None }
    }

    /// A legal move was released.
    fn legal_release(&mut self, mv: Move, judged: Judged) -> Conclusion {
        let at = SquareSet::EMPTY.with(mv.from).with(mv.to);
        let ground: Vec<Matter> = article(self.facts).into_iter().collect();
        match judged.bound {
            Bound::To(_, allowed) if !allowed.contains(&mv) => {
                self.record.step(ground.first().copied(), at, ReleaseFinding::OutsideDuty(mv));
                let (outcome, _) = self.count(judged.unmeetable, true);
                if outcome == Outcome::Loss {
                    return Conclusion::loss(vec![Matter::BreachLimit]);
                }
                return Conclusion { outcome, ground, duty: Duty::Restore, allowed, open: None };
            }
            Bound::To(..) => self.record.step(ground.first().copied(), at, ReleaseFinding::MeetsDuty(mv)),
            _ => self.record.step(None, at, ReleaseFinding::FreeMove(mv)),
        }
        let (outcome, _) = self.count(judged.unmeetable, false);
        if outcome == Outcome::Loss {
            return Conclusion::loss(vec![Matter::BreachLimit]);
        }
        Conclusion { outcome, ground, duty: Duty::Done, allowed: Vec::new(), open: None }
    }

    /// Nothing was released yet.
    fn still_to_move(&mut self, judged: Judged) -> Conclusion {
        let in_check = self.facts.in_check();
        let (outcome, _) = self.count(judged.unmeetable, false);
        if outcome == Outcome::Loss {
            return Conclusion::loss(vec![Matter::BreachLimit]);
        }
        let (duty, allowed) = match judged.bound {
            Bound::To(duty, moves) => (duty, moves),
            _ => {
                let matter = in_check.then_some(Matter::AnswerCheck);
                let at = self.facts.general().into_iter().collect();
                self.record.step(matter, at, ClosingFinding::Free { in_check });
                (if in_check { Duty::Answer } else { Duty::Free }, self.facts.legal_moves.clone())
            }
        };
        let ground = article(self.facts).into_iter().collect();
        Conclusion { outcome, ground, duty, allowed, open: None }
    }

    /// Counts against the limit, with a step and the caveat the count leaves.
    fn count(&mut self, unmeetable: bool, breach: bool) -> (Outcome, Option<Caveat>) {
        let touch = unmeetable && self.law.reading.unmeetable_touch == Cost::Foul;
        let limit = self.law.rulebook.breach_limit(self.law.level);
        let (outcome, caveat) = Count { prior: self.prior, touch, breach, limit }.result();
        if touch || breach {
            let finding = ClosingFinding::Counted {
                prior: self.prior,
                touch: u32::from(touch),
                breach: u32::from(breach),
                limit,
                level: self.law.level,
                result: outcome,
            };
            self.record.step(Some(Matter::BreachLimit), SquareSet::EMPTY, finding);
        }
        self.caveats.extend(caveat);
        (outcome, caveat)
    }

    fn add_caveats(&mut self, conclusion: &Conclusion) {
        let facts = self.facts;
        let game_over = facts.status.is_over();
        let carried = |matter: &Matter| {
            self.law
                .rulebook
                .clause_on(*matter)
                .is_some_and(|clause| clause.confidence == Confidence::CarriedOver)
        };
        let mut more = Vec::new();
        if conclusion.ground.iter().any(carried) {
            more.push(Caveat::CarriedOver);
        }
        if !facts.faults.is_empty() {
            more.push(Caveat::ImpossiblePosition);
        }
        if !game_over && (facts.is_touched_out_of_turn() || no_clause_orders(&facts.touched)) {
            more.push(Caveat::NoClause);
        }
        if conclusion.duty == Duty::Restore {
            more.push(Caveat::Practice);
        }
        self.caveats.extend(more);
        self.caveats.sort_unstable();
        self.caveats.dedup();
    }
}
