//! The released move against the duty: suicide, a move of no piece, a legal move, and what follows.

use super::{Case, Conclusion};
use crate::law::{Answer, FacingLoser, Penalty, Question, Topic};
use crate::ruling::count::Class;
use crate::ruling::duty::{Bound, Judge, Judged, Unmet, article, article_of};
use crate::ruling::facts::{Release, no_clause_orders};
use crate::ruling::outcome::{Caveat, Duty, Outcome};
use crate::ruling::step::{ClosingFinding, ReleaseFinding};
use xiangqi::check::status;
use xiangqi::{Move, Side, Square, SquareSet, Status};

impl Case<'_> {
    pub(super) fn suicide(&mut self, release: &Release) -> Conclusion {
        let mv = release.mv;
        let Some(piece) = release.piece else { return Conclusion::loss(vec![Topic::LossBySuicide]) };
        if !self.law.is_seen(Topic::LossBySuicide) {
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
            self.record.step(Some(Topic::LossBySuicide), at, ReleaseFinding::SuicideTextNotSeen(answer));
            match answer {
                None => return Conclusion::open(vec![Topic::LossBySuicide], question),
                Some(Answer::No) => {
                    return self.breach(Unmet::default(), Some(release), |case, _| {
                        let allowed = case.facts.legal_moves.clone();
                        case.taken_back(vec![Topic::LossBySuicide], allowed)
                    });
                }
                Some(Answer::Yes) => {}
            }
        }
        let danger = self.standings(release.exposure.sources());
        let squares: SquareSet = danger.iter().map(|(square, _)| *square).chain([mv.from, mv.to]).collect();
        let finding = ReleaseFinding::ReleasedSuicide { mv, piece, danger };
        self.record.step(Some(Topic::Suicide), squares, finding);
        let at = SquareSet::EMPTY.with(mv.to);
        self.record.step(Some(Topic::LossBySuicide), at, ReleaseFinding::SuicideComplete(mv));
        if self.facts.in_check() {
            let at = self.facts.general().into_iter().collect();
            self.record.step(Some(Topic::AnswerCheck), at, ReleaseFinding::RivalGround);
        }
        Conclusion::loss(vec![Topic::LossBySuicide])
    }

    /// Where no clause on suicide as a whole was seen: the one on generals facing, or on leaving a check unanswered,
    /// that the released move falls under.
    pub(super) fn lost_by_a_narrower_clause(&self, release: &Release) -> Option<Topic> {
        let loser = self.law.facing_loser();
        let faces = release.exposure.facing.is_some() && loser == Some(FacingLoser::Maker);
        let unanswered = self.facts.in_check() && !release.general_gone;
        let matters = [(faces, Topic::Facing), (unanswered, Topic::AnswerCheck)];
        let seen = |&(falls, matter): &(bool, Topic)| falls && self.law.is_seen(matter);
        matters.into_iter().find(seen).map(|(_, matter)| matter)
    }

    /// The piece was moved as it does not move. The turn is taken back; the piece counts as touched.
    pub(super) fn not_a_move(&mut self, release: &Release, judged: &Judged) -> Conclusion {
        let mv = release.mv;
        let exposed = release.exposes();
        if let Some(piece) = release.piece {
            let at = SquareSet::EMPTY.with(mv.from).with(mv.to);
            let danger = self.standings(release.exposure.sources());
            self.record.step(Some(Topic::BreachLimit), at, ReleaseFinding::NotAMove { mv, piece, danger });
        }
        if exposed {
            let question = Question::NonMoveIsSuicide;
            let answer = self.resolve(question);
            self.record.step(None, SquareSet::EMPTY.with(mv.to), ReleaseFinding::NonMoveExposed(answer));
            self.caveats.push(Caveat::NoClause);
            match answer {
                None => return Conclusion::open(vec![Topic::BreachLimit], question),
                Some(Answer::Yes) => return Conclusion::loss(vec![Topic::LossBySuicide]),
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
    pub(super) fn breach(
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
            self.record.step(Some(Topic::BreachLimit), SquareSet::EMPTY, finding);
            match answer {
                None => return Conclusion::open(vec![Topic::BreachLimit], question),
                Some(Answer::Yes) => return Conclusion::loss(vec![Topic::BreachLimit]),
                Some(Answer::No) => {}
            }
        }
        match self.count(unmet, class) {
            (Outcome::Loss, matter) => Conclusion::loss(vec![matter]),
            (outcome, _) => then(self, outcome),
        }
    }

    /// The move is taken back and one of these made instead.
    pub(super) fn taken_back(&self, ground: Vec<Topic>, allowed: Vec<Move>) -> Conclusion {
        Conclusion { duty: Duty::Restore, allowed, ..Conclusion::ending(Outcome::Foul, ground) }
    }

    /// The duty once a piece moved wrongly is back in its place and counts as touched.
    ///
    /// The breach is certain under every reading. Where its touch meets a question that nothing answers, the
    /// duty of the touches before it stands, or any legal move where they had none; both are said to be open.
    pub(super) fn restored(&mut self, moved: Square, before: &Judged) -> Conclusion {
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
        self.corrected(vec![Topic::BreachLimit], allowed)
    }

    /// What was moved after the position was restored, against the moves that were left.
    pub(super) fn corrected(&mut self, ground: Vec<Topic>, allowed: Vec<Move>) -> Conclusion {
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
                let stands = Some(mv);
                return Conclusion {
                    duty: Duty::Done,
                    game_over,
                    stands,
                    ..self.taken_back(ground, Vec::new())
                };
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
    pub(super) fn ends_the_game(&mut self, mv: Move) -> Option<(Side, Status)> {
        let loser = self.facts.mover.opponent();
        let status = status(&self.facts.board.after(mv), loser);
        let matter = match status {
            Status::Checkmated => Topic::LossByMate,
            Status::Stalemated => Topic::LossByStalemate,
            Status::Free | Status::Check => return None,
        };
        let at = SquareSet::EMPTY.with(mv.from).with(mv.to);
        self.record.step(Some(matter), at, ReleaseFinding::EndsTheGame { mv, status });
        Some((loser, status))
    }

    /// A legal move was released.
    pub(super) fn legal_release(&mut self, mv: Move, judged: Judged) -> Conclusion {
        let at = SquareSet::EMPTY.with(mv.from).with(mv.to);
        let ground: Vec<Topic> = article(self.facts).into_iter().collect();
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
                let stands = Some(mv);
                Conclusion { duty: Duty::Done, game_over, stands, ..Conclusion::ending(outcome, ground) }
            }
        }
    }
}
