//! The release against the duty, and the result.

use super::beside::Beside;
use super::count::{Class, Count, Prior};
use super::duty::{Bound, Judge, Judged, Record, Unmet, article, article_of, resolve};
use super::facts::{Facts, Release, no_clause_orders};
use super::instruction::instructions;
use super::law::{Assumptions, Law};
use super::outcome::{Caveat, Duty, Ground, Outcome};
use super::step::{ClosingFinding, ContactFinding, ReleaseFinding, TouchFinding};
use super::verdict::{Counts, Verdict};
use crate::rulebook::{
    Answer, Confidence, Cost, FacingLoser, Matter, Penalty, Question, Regulation, Setting, Standing,
};
use crate::xiangqi::check::status;
use crate::xiangqi::{Move, Side, Square, SquareSet, Status};

/// Reaches a verdict under the reading's answers and the assumptions.
pub(super) fn reach(facts: &Facts, law: &Law<'_>, prior: Prior, assumed: &Assumptions) -> Verdict {
    let limits = law.limits();
    let count = |prior| Count { prior, limits, ..Count::default() };
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

pub(super) struct Case<'a> {
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
pub(super) struct Conclusion {
    pub outcome: Outcome,
    /// The side charged, where it is not the side to move.
    pub charged: Option<Side>,
    pub ground: Vec<Matter>,
    pub duty: Duty,
    pub allowed: Vec<Move>,
    pub open: Option<Question>,
    /// Who has lost by the move that was made, and how; nobody is charged for that.
    pub game_over: Option<(Side, Status)>,
}

impl Conclusion {
    /// The side to move loses.
    pub fn loss(ground: Vec<Matter>) -> Self {
        Self::ending(Outcome::Loss, ground)
    }

    /// This side loses.
    pub fn loss_of(side: Side, ground: Vec<Matter>) -> Self {
        Self { charged: Some(side), ..Self::loss(ground) }
    }

    /// The game ends like this.
    pub const fn ending(outcome: Outcome, ground: Vec<Matter>) -> Self {
        let duty = Duty::Nothing;
        Self { outcome, charged: None, ground, duty, allowed: Vec::new(), open: None, game_over: None }
    }

    pub fn open(ground: Vec<Matter>, question: Question) -> Self {
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
            asked: self.record.asked,
            counts: Counts { mover: self.own.into(), opponent: self.others.into() },
        };
        verdict.now = instructions(self.facts, &verdict, &beside);
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

    fn conclude(&mut self) -> (Conclusion, Beside) {
        self.note_position();
        if let Some(conclusion) = self.game_over() {
            self.note_after_the_end(None);
            return (conclusion, Beside::default());
        }
        self.note_asides();
        let turn = self.turn();
        self.settle(turn)
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
                Some(penalty) => self.record.step(None, at, TouchFinding::TouchPriced(penalty)),
                None => {
                    self.record.step(None, at, TouchFinding::TouchCosts(self.law.reading.unmeetable_touch))
                }
            }
        }
        judged
    }

    /// What the law itself makes unmeetable touches cost together, the dearest of them; `None` where it leaves
    /// that to the reading.
    fn priced(&self, unmet: Unmet) -> Option<Penalty> {
        let own = self.law.penalty(|setting| match setting {
            Setting::OwnUnmeetable(penalty) => Some(*penalty),
            _ => None,
        });
        let enemy = self.law.penalty(|setting| match setting {
            Setting::EnemyUnmeetable(penalty) => Some(*penalty),
            _ => None,
        });
        let set = [own.filter(|_| unmet.own), enemy.filter(|_| unmet.enemy), unmet.pair];
        set.into_iter().flatten().max()
    }

    /// The class in which unmeetable touches are recorded.
    fn class_of_touch(&self, unmet: Unmet) -> Option<Class> {
        if !unmet.any() {
            return None;
        }
        match self.priced(unmet) {
            Some(penalty) => Class::of(penalty),
            None => (self.law.reading.unmeetable_touch == Cost::Foul).then_some(Class::Unclassed),
        }
    }

    /// What a move costs that is no move of its piece, or fails its duty, and the clause that says so.
    fn breach_penalty(&self, release: Option<&Release>) -> (Penalty, Matter) {
        let others =
            release.and_then(|release| release.piece).is_some_and(|piece| piece.side != self.facts.mover);
        let set = self.law.penalty(|setting| match setting {
            Setting::OthersPieceMoved(penalty) if others => Some(*penalty),
            _ => None,
        });
        if let Some(penalty) = set {
            return (penalty, Matter::OthersPieceMoved);
        }
        let usual = self.law.penalty(|setting| match setting {
            Setting::MovementBreach(penalty) => Some(*penalty),
            _ => None,
        });
        (usual.unwrap_or(Penalty::Breach), Matter::BreachLimit)
    }

    fn suicide(&mut self, release: &Release) -> Conclusion {
        let mv = release.mv;
        let Some(piece) = release.piece else { return Conclusion::loss(vec![Matter::LossBySuicide]) };
        if !self.law.is_seen(Matter::LossBySuicide) {
            if let Some(matter) = self.lost_by_a_narrower_clause(release) {
                let danger = self.standings(release.exposure.sources());
                let squares = danger.iter().map(|(square, _)| *square).chain([mv.from, mv.to]).collect();
                self.record.step(
                    Some(matter),
                    squares,
                    ReleaseFinding::ReleasedSuicide { mv, piece, danger },
                );
                return Conclusion::loss(vec![matter]);
            }
            let question = Question::SuicideLoses;
            let answer = self.resolve(question);
            let at = SquareSet::EMPTY.with(mv.to);
            self.record.step(Some(Matter::LossBySuicide), at, ReleaseFinding::SuicideTextNotSeen(answer));
            match answer {
                None => return Conclusion::open(vec![Matter::LossBySuicide], question),
                Some(Answer::No) => {
                    return self.breach(Unmet::default(), Some(release), |case, _| {
                        let allowed = case.facts.legal_moves.clone();
                        case.taken_back(vec![Matter::LossBySuicide], allowed)
                    });
                }
                Some(Answer::Yes) => {}
            }
        }
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

    /// Where no clause on suicide as a whole was seen: the one on generals facing, or on leaving a check unanswered,
    /// that the released move falls under.
    fn lost_by_a_narrower_clause(&self, release: &Release) -> Option<Matter> {
        let loser = self.law.setting(|setting| match setting {
            Setting::FacingLoser(loser) => Some(*loser),
            _ => None,
        });
        let faces = release.exposure.facing.is_some() && loser == Some(FacingLoser::Maker);
        let unanswered = self.facts.in_check() && !release.general_gone;
        let matters = [(faces, Matter::Facing), (unanswered, Matter::AnswerCheck)];
        let seen = |&(falls, matter): &(bool, Matter)| falls && self.law.is_seen(matter);
        matters.into_iter().find(seen).map(|(_, matter)| matter)
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
        let read = || self.law.answer(own_moves, in_check);
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
            let answer = self.resolve(question);
            self.record.step(None, SquareSet::EMPTY.with(mv.to), ReleaseFinding::NonMoveExposed(answer));
            self.caveats.push(Caveat::NoClause);
            match answer {
                None => return Conclusion::open(vec![Matter::BreachLimit], question),
                Some(Answer::Yes) => return Conclusion::loss(vec![Matter::LossBySuicide]),
                Some(Answer::No) => {}
            }
        }
        self.breach(judged.unmet, Some(release), |case, _| match judged.bound {
            // One answer makes the touch itself a loss, which ranks before a foul for the move.
            Bound::Open(question) => case.undecided(question),
            _ => case.restored(mv.from, judged),
        })
    }

    /// Counts a breach with the foul of the touches before it; where that does not end the game or stay open,
    /// `then` says what follows.
    fn breach(
        &mut self,
        unmet: Unmet,
        release: Option<&Release>,
        then: impl FnOnce(&mut Self, Outcome) -> Conclusion,
    ) -> Conclusion {
        let (penalty, matter) = self.breach_penalty(release);
        if penalty == Penalty::Loss {
            return Conclusion::loss(vec![matter]);
        }
        let class = Class::of(penalty);
        let limits = self.own.limits;
        if class == Some(Class::Breach) && limits.breaches.is_none() && limits.all.is_none() {
            let question = Question::BreachLoses;
            let answer = self.resolve(question);
            let finding = ClosingFinding::LimitNotSeen(answer);
            self.record.step(Some(Matter::BreachLimit), SquareSet::EMPTY, finding);
            match answer {
                None => return Conclusion::open(vec![Matter::BreachLimit], question),
                Some(Answer::Yes) => return Conclusion::loss(vec![Matter::BreachLimit]),
                Some(Answer::No) => {}
            }
        }
        match self.count(unmet, class) {
            (Outcome::Loss, matter) => Conclusion::loss(vec![matter]),
            (outcome, _) => then(self, outcome),
        }
    }

    /// The move is taken back and one of these made instead.
    fn taken_back(&self, ground: Vec<Matter>, allowed: Vec<Move>) -> Conclusion {
        Conclusion { duty: Duty::Restore, allowed, ..Conclusion::ending(Outcome::Foul, ground) }
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
        self.corrected(vec![Matter::BreachLimit], allowed)
    }

    /// What was moved after the position was restored, against the moves that were left.
    fn corrected(&mut self, ground: Vec<Matter>, allowed: Vec<Move>) -> Conclusion {
        for release in &self.facts.corrections {
            let mv = release.mv;
            if release.is_move && release.exposes() {
                return self.suicide(release);
            }
            let meets = allowed.contains(&mv);
            let at = SquareSet::EMPTY.with(mv.from).with(mv.to);
            self.record.step(None, at, ReleaseFinding::Corrected { mv, meets });
            if meets {
                let game_over = self.ends_the_game(mv);
                return Conclusion { duty: Duty::Done, game_over, ..self.taken_back(ground, Vec::new()) };
            }
            let again = self.breach(Unmet::default(), Some(release), |case, _| {
                case.taken_back(ground.clone(), allowed.clone())
            });
            if again.outcome != Outcome::Foul {
                return again;
            }
        }
        self.taken_back(ground, allowed)
    }

    /// Whether the move leaves the other side without a legal move: the game is over when the hand leaves it.
    fn ends_the_game(&mut self, mv: Move) -> Option<(Side, Status)> {
        let loser = self.facts.mover.opponent();
        let status = status(&self.facts.board.carried(mv), loser);
        let matter = match status {
            Status::Checkmated => Matter::LossByMate,
            Status::Stalemated => Matter::LossByStalemate,
            Status::Free | Status::Check => return None,
        };
        let at = SquareSet::EMPTY.with(mv.from).with(mv.to);
        self.record.step(Some(matter), at, ReleaseFinding::EndsTheGame { mv, status });
        Some((loser, status))
    }

    /// A legal move was released.
    fn legal_release(&mut self, mv: Move, judged: Judged) -> Conclusion {
        let at = SquareSet::EMPTY.with(mv.from).with(mv.to);
        let ground: Vec<Matter> = article(self.facts).into_iter().collect();
        match judged.bound {
            Bound::To(_, allowed) if !allowed.contains(&mv) => {
                self.record.step(ground.first().copied(), at, ReleaseFinding::OutsideDuty(mv));
                let release = self.facts.release.as_ref();
                return self.breach(judged.unmet, release, |case, _| case.corrected(ground, allowed));
            }
            Bound::To(..) => self.record.step(ground.first().copied(), at, ReleaseFinding::MeetsDuty(mv)),
            _ => self.record.step(None, at, ReleaseFinding::FreeMove(mv)),
        }
        match self.count(judged.unmet, None) {
            (Outcome::Loss, matter) => Conclusion::loss(vec![matter]),
            (outcome, _) => {
                let game_over = self.ends_the_game(mv);
                Conclusion { duty: Duty::Done, game_over, ..Conclusion::ending(outcome, ground) }
            }
        }
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
                let matter = in_check.then_some(Matter::AnswerCheck);
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

    /// Counts the foul of the touches and one for the move against the limits, with a step and the caveat the
    /// count leaves; the limit that decides.
    fn count(&mut self, unmet: Unmet, breach: Option<Class>) -> (Outcome, Matter) {
        let before = self.own;
        let touch = self.class_of_touch(unmet);
        touch.into_iter().chain(breach).for_each(|class| self.own.add(class));
        let reached = self.own.reached();
        if self.own != before {
            let usual = matches!(touch, None | Some(Class::Unclassed))
                && matches!(breach, None | Some(Class::Breach))
                && !self.own.is_mixed();
            let finding = if usual {
                ClosingFinding::Counted {
                    prior: before.prior.breaches + before.new.breaches,
                    touch: u32::from(touch.is_some()),
                    breach: u32::from(breach.is_some()),
                    limit: self.own.limits.breaches,
                    level: self.law.level,
                    result: reached.outcome,
                }
            } else {
                self.own.tallied(self.facts.mover, reached.outcome)
            };
            self.record.step(Some(reached.matter), SquareSet::EMPTY, finding);
        }
        self.caveats.extend(reached.caveat);
        (reached.outcome, reached.matter)
    }

    fn add_caveats(&mut self, conclusion: &Conclusion) {
        let facts = self.facts;
        let game_over = facts.status.is_over();
        let confidences = || {
            conclusion
                .ground
                .iter()
                .map(|&matter| self.law.clause_on(matter).map(|cited| cited.clause.confidence))
        };
        let mut more = Vec::new();
        if confidences().any(|known| known == Some(Confidence::CarriedOver)) {
            more.push(Caveat::CarriedOver);
        }
        if confidences().any(|known| known.is_none_or(|known| !known.is_seen())) {
            more.push(Caveat::ClauseNotSeen);
        }
        let practice = |regulation: &Regulation| {
            regulation.standing == Standing::Practice
                && conclusion.ground.iter().any(|&matter| regulation.clause_on(matter).is_some())
        };
        if self.law.regulation.is_some_and(practice) {
            more.push(Caveat::UsualPractice);
        }
        if !facts.faults.is_empty() {
            more.push(Caveat::ImpossiblePosition);
        }
        let out_of_turn = facts.is_touched_out_of_turn() && !self.law.is_seen(Matter::TouchOnOthersTime);
        if !game_over && (out_of_turn || no_clause_orders(&facts.touched)) {
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
