//! Doubts to be read with a verdict: caveats, and where a source contradicts itself.

use super::{Case, Conclusion};
use crate::law::{Answer, Confidence, Question, Regulation, Standing, Topic};
use crate::ruling::facts::no_clause_orders;
use crate::ruling::outcome::{Caveat, Duty};
use crate::ruling::step::{ClosingFinding, ContactFinding};
use xiangqi::SquareSet;

impl Case<'_> {
    /// What happened after the release. Only where the move stands is the other side on move, so that touching
    /// again is out of turn; after a breach the same side has to play.
    pub(super) fn note_later(&mut self, duty: Duty) {
        let later = self.facts.later;
        if later.events == 0 {
            return;
        }
        // Where the law prices it, that has been said.
        let priced = self.law.is_seen(Topic::TouchOnOthersTime);
        let mover_touched = later.mover_touched && duty == Duty::Done && !priced;
        if mover_touched {
            self.caveats.push(Caveat::NoClause);
        }
        let finding = ContactFinding::AfterRelease { events: later.events, mover_touched };
        self.record.step(None, SquareSet::EMPTY, finding);
    }

    pub(super) fn lost_at_touch(&mut self, article: Option<Topic>) -> Conclusion {
        self.caveats.push(Caveat::ReleaseNotMade);
        if let Some(release) = &self.facts.release {
            let at = SquareSet::EMPTY.with(release.mv.from).with(release.mv.to);
            self.record.step(None, at, ClosingFinding::LostBefore(release.mv));
        }
        self.note_tensions();
        let narrower = self.facts.in_check()
            && !self.law.is_seen(Topic::LossBySuicide)
            && self.law.is_seen(Topic::AnswerCheck);
        let matter = if narrower { Topic::AnswerCheck } else { Topic::LossBySuicide };
        Conclusion::loss(article.into_iter().chain([matter]).collect())
    }

    /// Where a loss at the touch rests on a source that contradicts itself, that is said.
    pub(super) fn note_tensions(&mut self) {
        let in_check = self.facts.in_check();
        let own_moves = Question::OwnPieceMoves;
        let read = || self.law.answer(own_moves, in_check);
        let own_piece_excused = self.assumed.answer(own_moves).or_else(read) == Some(Answer::No);
        let enemy_piece = self.record.asked.contains(&Question::EnemyPieceTaken);
        let mut note = |matter, finding: ClosingFinding| {
            self.record.step(Some(matter), SquareSet::EMPTY, finding);
        };
        if enemy_piece {
            note(Topic::TouchEnemy, ClosingFinding::TensionEnemyPiece);
            if own_piece_excused {
                note(Topic::TouchOwn, ClosingFinding::TensionOwnAgainstEnemy);
            }
        } else {
            note(Topic::TouchOwn, ClosingFinding::TensionLevel);
        }
        if in_check {
            note(Topic::AnswerCheck, ClosingFinding::TensionRightToAnswer);
        }
    }

    pub(super) fn add_caveats(&mut self, conclusion: &Conclusion) {
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
        let out_of_turn = facts.is_touched_out_of_turn() && !self.law.is_seen(Topic::TouchOnOthersTime);
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
