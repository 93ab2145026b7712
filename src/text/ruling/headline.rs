//! The result in one line, its reason in one sentence, the duty, and what the arbiter does now.

use super::{Explainer, question};
use crate::law::Topic;
use crate::ruling::common_result;
use crate::ruling::{
    Caveat, ClosingFinding, ConductFinding, Duty, Finding, Instruction, Outcome, PositionFinding,
    ReleaseFinding, RepetitionFinding, Ruling, Sheet, Step, TimeChange, TouchFinding, Verdict,
};
use crate::text::{law, names, outcomes, repetition};
use crate::tr;
use xiangqi::{FaultKind, Side, Status};

impl Explainer<'_> {
    /// The result that can be read from a metre away: 黑方判负, Foul on Black · play on.
    pub fn headline(&self, verdict: &Verdict) -> String {
        let more = outcomes::changes(&verdict.time(), verdict.colours_exchanged, self.lang);
        let mut parts = vec![self.result_alone(verdict)];
        parts.extend(more);
        parts.join(tr!(self.lang, "join-semicolon"))
    }

    fn result_alone(&self, verdict: &Verdict) -> String {
        let lang = self.lang;
        let mover = self.side(verdict.charged.unwrap_or(verdict.mover));
        if let Some((loser, status)) = verdict.game_over {
            let loser = self.side(loser);
            return if status == Status::Checkmated {
                tr!(lang, "headline-checkmated", loser)
            } else {
                tr!(lang, "headline-stalemated", loser)
            };
        }
        if let (Outcome::None, Some(side)) = (verdict.outcome, must_change(verdict)) {
            return tr!(lang, "headline-must-change", side = self.side(side));
        }
        match (verdict.outcome, verdict.duty) {
            (Outcome::Loss, _) => tr!(lang, "headline-loss", mover),
            (Outcome::Foul, Duty::Restore) => tr!(lang, "headline-take-back", mover),
            (Outcome::Foul, _) => {
                let duty = self.duty_in_headline(verdict);
                match (fouls(verdict), duty) {
                    ((_, true), None) => tr!(lang, "headline-fouls-on-both").to_owned(),
                    ((_, true), Some(duty)) => tr!(lang, "headline-fouls-on-both-duty", duty),
                    ((count, _), None) => tr!(lang, "headline-foul", mover, count),
                    ((count, _), Some(duty)) => tr!(lang, "headline-foul-duty", mover, count, duty),
                }
            }

            (Outcome::None, Duty::Answer) => tr!(lang, "headline-answer", mover),
            (Outcome::None, Duty::Move(square)) => {
                tr!(lang, "headline-move", mover, piece = self.called_on(square))
            }
            (Outcome::None, Duty::Capture(square)) => {
                tr!(lang, "headline-capture", mover, piece = self.on(square))
            }
            (Outcome::None, Duty::MoveOrCapture(own, enemy)) => {
                let (own, enemy) = (self.called_on(own), self.on(enemy));
                tr!(lang, "headline-move-or-capture", mover, own, enemy)
            }
            (Outcome::None, Duty::MoveExactly(mv)) => {
                tr!(lang, "headline-move-exactly", mover, mv = self.mv(mv))
            }
            (Outcome::None, Duty::Done) => tr!(lang, "headline-done").to_owned(),
            (Outcome::None, Duty::Restore) => {
                tr!(lang, "headline-restore", mover = self.side(verdict.mover))
            }
            (Outcome::None, Duty::Nothing | Duty::Free) => tr!(lang, "headline-play-on").to_owned(),
            (Outcome::NotHeard, _) => tr!(lang, "headline-not-heard").to_owned(),
            (Outcome::Warning, _) => match self.duty_in_headline(verdict) {
                None => tr!(lang, "headline-warning", mover),
                Some(duty) => tr!(lang, "headline-warning-duty", mover, duty),
            },
            (Outcome::Replay, _) => tr!(lang, "headline-replay").to_owned(),
            (Outcome::Void, _) => tr!(lang, "headline-void").to_owned(),
            (Outcome::BothLose, _) => tr!(lang, "headline-both-lose").to_owned(),
            (Outcome::Draw, _) => tr!(lang, "headline-draw").to_owned(),
            (Outcome::Open, _) => tr!(lang, "headline-undecided").to_owned(),
        }
    }

    /// What has to be done beside a foul or a warning; the player is named where they are not the one charged.
    fn duty_in_headline(&self, verdict: &Verdict) -> Option<String> {
        let here = self.at(verdict);
        let lang = self.lang;
        let mover = self.side(verdict.mover);
        let same = verdict.charged.is_none_or(|charged| charged == verdict.mover);
        Some(match (verdict.duty, same) {
            (Duty::Nothing | Duty::Free | Duty::Done | Duty::Restore, _) => return None,
            (Duty::Answer, true) => tr!(lang, "headline-must-answer").to_owned(),
            (Duty::Answer, false) => tr!(lang, "headline-answer", mover),
            (Duty::Move(square), true) => tr!(lang, "headline-must-move", piece = here.called_on(square)),
            (Duty::Move(square), false) => {
                tr!(lang, "headline-move", mover, piece = here.called_on(square))
            }
            (Duty::Capture(square), true) => tr!(lang, "headline-must-capture", piece = here.on(square)),
            (Duty::Capture(square), false) => tr!(lang, "headline-capture", mover, piece = here.on(square)),
            (Duty::MoveOrCapture(own, enemy), _) => {
                let (own, enemy) = (here.called_on(own), here.on(enemy));
                tr!(lang, "headline-move-or-capture", mover, own, enemy)
            }
            (Duty::MoveExactly(mv), true) => tr!(lang, "headline-must-move-exactly", mv = here.mv(mv)),
            (Duty::MoveExactly(mv), false) => tr!(lang, "headline-move-exactly", mover, mv = here.mv(mv)),
        })
    }

    /// The result of a whole ruling: where the question is open but every answer comes to the same, that result
    /// with the ground left open: 黑方判负（依据未定）.
    pub fn ruling_headline(&self, ruling: &Ruling) -> String {
        // A check on the side not to move, or facing generals, mean that the last move was suicide: nobody
        // should read from a metre away that play goes on.
        let last_move_in_doubt = ruling
            .faults
            .iter()
            .any(|fault| matches!(fault.kind, FaultKind::OpponentInCheck(_) | FaultKind::GeneralsFacing));
        if last_move_in_doubt && ruling.verdict.outcome == Outcome::None {
            return tr!(self.lang, "headline-check-last-move").to_owned();
        }
        match common_result(ruling) {
            Some(common) => tr!(self.lang, "headline-ground-open", result = self.headline(common)),
            None => self.headline(&ruling.verdict),
        }
    }

    /// The same for tables: 判负（依据未定）.
    pub fn ruling_short(&self, ruling: &Ruling) -> String {
        match common_result(ruling) {
            Some(common) => tr!(self.lang, "headline-ground-open", result = self.outcome_short(common)),
            None => self.outcome_short(&ruling.verdict),
        }
    }

    /// The result in a few words, for tables: 判负; 犯规一次，另应将; 继续; 未定.
    pub fn outcome_short(&self, verdict: &Verdict) -> String {
        let here = self.at(verdict);
        let lang = self.lang;
        let side = self.side(verdict.charged.unwrap_or(self.mover));
        if verdict.game_over.is_some() {
            return self.result_alone(verdict);
        }
        let result = match verdict.outcome {
            Outcome::Loss => return tr!(lang, "headline-loss", mover = side),
            Outcome::Open => return tr!(lang, "short-open").to_owned(),
            Outcome::Draw => return tr!(lang, "short-draw").to_owned(),
            Outcome::BothLose => return tr!(lang, "headline-both-lose").to_owned(),
            Outcome::Replay => return tr!(lang, "headline-replay").to_owned(),
            Outcome::Void => return tr!(lang, "headline-void").to_owned(),
            Outcome::NotHeard => tr!(lang, "report-given-outcome-not-heard").to_owned(),
            Outcome::Warning => tr!(lang, "short-warning", side),
            Outcome::Foul if verdict.charged == Some(self.mover) => tr!(lang, "short-foul").to_owned(),
            Outcome::Foul => tr!(lang, "result-foul", side),
            Outcome::None => tr!(lang, "short-none").to_owned(),
        };
        let duty = match verdict.duty {
            Duty::Nothing | Duty::Done => return result,
            Duty::Free => tr!(lang, "short-free").to_owned(),
            Duty::Answer => tr!(lang, "short-answer").to_owned(),
            Duty::Restore => tr!(lang, "short-take-back").to_owned(),
            Duty::Move(square) => tr!(lang, "short-move", piece = here.called_on(square)),
            Duty::Capture(square) => tr!(lang, "short-capture", piece = here.on(square)),
            Duty::MoveOrCapture(own, enemy) => {
                tr!(lang, "short-move-or-capture", own = here.called_on(own), enemy = here.on(enemy))
            }
            Duty::MoveExactly(mv) => tr!(lang, "short-move-exactly", mv = here.mv(mv)),
        };
        tr!(lang, "short-with-duty", result, duty)
    }

    /// What the player must do, as a sentence; nothing where the game is over or the question open.
    pub fn duty(&self, verdict: &Verdict) -> Option<String> {
        let here = self.at(verdict);
        let (lang, mover) = (self.lang, self.side(verdict.mover));
        let moves = || here.moves(&verdict.allowed);
        Some(match verdict.duty {
            Duty::Nothing => return None,
            Duty::Done => tr!(lang, "duty-done", other = self.side(verdict.mover.opponent())),
            Duty::Free => tr!(lang, "duty-free", mover),
            Duty::Answer => tr!(lang, "duty-answer", mover, moves = moves()),
            Duty::Restore => tr!(lang, "duty-restore", mover, moves = moves()),
            Duty::Move(square) => {
                tr!(lang, "duty-move", mover, piece = here.called_on(square), moves = moves())
            }
            Duty::Capture(square) => {
                tr!(lang, "duty-capture", mover, piece = here.on(square), moves = moves())
            }
            Duty::MoveOrCapture(own, enemy) => {
                let (own, enemy) = (here.called_on(own), here.on(enemy));
                tr!(lang, "duty-move-or-capture", mover, own, enemy, moves = moves())
            }
            Duty::MoveExactly(_) => tr!(lang, "duty-move-exactly", mover, moves = moves()),
        })
    }

    /// Why, in one sentence.
    pub fn gist(&self, verdict: &Verdict) -> String {
        if let Some(open) = verdict.open {
            return question(open, self.lang);
        }
        let here = self.at(verdict);
        let reason = || verdict.steps.iter().rev().find_map(|step| here.reason(&step.finding, verdict));
        let beside = here.decided_beside(verdict);
        // What was ruled on clocks, claims and draws alone is not explained by what the hand did.
        let reason = match beside {
            Some((text, true)) => Some(text),
            beside => reason().or(beside.map(|(text, _)| text)),
        };
        reason.or_else(|| self.duty(verdict)).unwrap_or_else(|| tr!(self.lang, "gist-nothing").to_owned())
    }

    /// The last finding beside the touches that the result rests on, and whether it rests on such alone.
    fn decided_beside(&self, verdict: &Verdict) -> Option<(String, bool)> {
        if matches!(verdict.outcome, Outcome::None | Outcome::Open) {
            return None;
        }
        let deciding = |step: &&Step| {
            matches!(&step.finding, Finding::Conduct(finding) if decides(finding))
                && step.topic.is_some_and(|matter| verdict.ground.0.contains(&matter))
        };
        let text = verdict.steps.iter().rfind(deciding).map(|step| self.step(step))?;
        let alone = verdict
            .ground
            .0
            .iter()
            .all(|&matter| verdict.steps.iter().filter(deciding).any(|step| step.topic == Some(matter)));
        Some((text, alone))
    }

    /// The finding as the reason for the verdict, if it is one.
    fn reason(&self, finding: &Finding, verdict: &Verdict) -> Option<String> {
        let lang = self.lang;
        let charged = verdict.outcome.charges();
        Some(match finding {
            Finding::Position(PositionFinding::GameOver { status: Status::Checkmated, .. }) => {
                tr!(lang, "gist-checkmated").to_owned()
            }
            Finding::Position(PositionFinding::GameOver { .. }) => tr!(lang, "gist-stalemated").to_owned(),
            Finding::Release(unanswered @ ReleaseFinding::CheckUnanswered { .. }) => self.release(unanswered),
            Finding::Release(ReleaseFinding::ReleasedSuicide { mv, .. }) => {
                tr!(lang, "gist-suicide", mv = self.mv_first(*mv))
            }
            Finding::Closing(ClosingFinding::Counted { prior, touch, breach, .. })
                if verdict.outcome == Outcome::Loss && verdict.ground.0 == [Topic::BreachLimit] =>
            {
                if verdict.has(Caveat::FoulClass) {
                    tr!(lang, "gist-limit-with-touch", sum = prior.saturating_add(touch + breach))
                } else {
                    tr!(lang, "gist-limit", count = prior.saturating_add(*breach))
                }
            }
            Finding::Touch(TouchFinding::LostAtTouch { touched, own })
                if verdict.outcome == Outcome::Loss =>
            {
                let piece = self.standing(*touched);
                if *own { tr!(lang, "gist-lost-own", piece) } else { tr!(lang, "gist-lost-enemy", piece) }
            }
            Finding::Release(ReleaseFinding::NonMoveExposed(_))
                if verdict.ground.0 == [Topic::LossBySuicide] =>
            {
                tr!(lang, "gist-non-move-suicide").to_owned()
            }
            Finding::Release(breach @ (ReleaseFinding::NotAMove { .. } | ReleaseFinding::OutsideDuty(_)))
                if charged =>
            {
                self.release(breach)
            }
            Finding::Touch(TouchFinding::TouchCosts(_)) if charged => {
                let unmeetable = verdict.steps.iter().filter_map(|step| match step.finding {
                    Finding::Touch(
                        TouchFinding::CannotBeMet { touched, .. }
                        | TouchFinding::OnlyByExposing { touched, .. },
                    ) => Some(touched),
                    _ => None,
                });
                let pieces = self.standings(&unmeetable.collect::<Vec<_>>());
                tr!(lang, "gist-touch-costs", pieces, duty = self.duty(verdict)?)
            }
            Finding::Repetition(weighed @ RepetitionFinding::Weighed { .. }) => {
                repetition::finding(weighed, lang)
            }
            _ => return None,
        })
    }

    /// One instruction of what the arbiter does now.
    pub fn instruction(&self, instruction: &Instruction, verdict: &Verdict) -> String {
        self.at(verdict).instructed(instruction, verdict)
    }

    fn instructed(&self, instruction: &Instruction, verdict: &Verdict) -> String {
        let lang = self.lang;
        match instruction {
            Instruction::StopClocks => tr!(lang, "now-stop-clocks").to_owned(),
            Instruction::AnnounceLoss(loser) => tr!(
                lang,
                "now-announce-loss",
                loser = self.side(*loser),
                winner = self.side(loser.opponent()),
                clauses = self.ground_words(verdict)
            ),
            Instruction::AnnounceDraw => {
                tr!(lang, "now-announce-draw", clauses = self.ground_words(verdict))
            }
            Instruction::AnnounceGameOver { loser, status } => {
                let (loser, winner) = (self.side(*loser), self.side(loser.opponent()));
                if *status == Status::Checkmated {
                    tr!(lang, "now-announce-checkmate", loser, winner)
                } else {
                    tr!(lang, "now-announce-stalemate", loser, winner)
                }
            }
            Instruction::RecordFoul(side) => {
                tr!(lang, "now-record-foul", side = self.side(*side), clauses = self.ground_words(verdict))
            }
            Instruction::RecordFoulOf(side, class) => {
                tr!(lang, "now-record-foul-of", side = self.side(*side), class = law::class(*class, lang))
            }
            Instruction::Warn(side) => tr!(lang, "now-warn", side = self.side(*side)),
            Instruction::DecideOpenQuestion => tr!(lang, "now-decide-open-question").to_owned(),
            Instruction::TakeBack(mv) => {
                let piece = self.piece_on(mv.from);
                let (from, to) = (mv.from, mv.to);
                match self.board.get(mv.to) {
                    None => tr!(lang, "now-take-back", piece, from, to),
                    Some(taken) => {
                        tr!(lang, "now-take-back-capture", piece, from, to, taken = names::piece(taken, lang))
                    }
                }
            }
            Instruction::StateDuty(..) => {
                tr!(lang, "now-state-duty", duty = self.duty(verdict).unwrap_or_default())
            }
            Instruction::MoveStands(mv) => tr!(lang, "now-move-stands", mv = self.mv_first(*mv)),
            Instruction::RestartClock(side) => tr!(lang, "now-restart-clock", side = self.side(*side)),
            Instruction::PutBack(square) => tr!(lang, "now-put-back", piece = self.on(*square)),
            Instruction::PutAgain(mv) => {
                tr!(lang, "now-put-again", piece = self.piece_on(mv.from), to = mv.to)
            }
            Instruction::RestorePieces(side) => tr!(lang, "now-restore-pieces", side = self.side(*side)),
            Instruction::SettleFoulClass => {
                tr!(lang, "now-settle-foul-class", limit = self.number(Topic::BreachLimit))
            }
            Instruction::NoteOutOfTurn(side) => tr!(lang, "now-note-out-of-turn", side = self.side(*side)),
            Instruction::VerifyPosition => tr!(lang, "now-verify-position").to_owned(),
            Instruction::ChangeTime(TimeChange { side, seconds }) => {
                let (side, time) = (self.side(*side), outcomes::duration(*seconds, lang));
                if *seconds < 0 {
                    tr!(lang, "now-deduct-time", from = side, time)
                } else {
                    tr!(lang, "now-add-time", to = side, time)
                }
            }
            Instruction::AnnounceBothLose => {
                tr!(lang, "now-announce-both-lose", clauses = self.ground_words(verdict))
            }
            Instruction::AnnounceReplay => {
                tr!(lang, "now-announce-replay", clauses = self.ground_words(verdict))
            }
            Instruction::AnnounceVoid => {
                tr!(lang, "now-announce-void", clauses = self.ground_words(verdict))
            }
            Instruction::ExchangeColours => tr!(lang, "now-exchange-colours").to_owned(),
            Instruction::RefuseClaim => {
                tr!(lang, "now-refuse-claim", clauses = self.ground_words(verdict))
            }
            Instruction::SetUpBefore(ply) => tr!(lang, "now-set-up-before", ply),
            Instruction::CompareScoreSheets => tr!(lang, "now-compare-score-sheets").to_owned(),
            Instruction::LookAtClock(side) => tr!(lang, "now-look-at-clock", side = self.side(*side)),
            Instruction::DecideDraw => tr!(lang, "now-decide-draw").to_owned(),
            Instruction::ClassifyRepetition => tr!(lang, "now-classify-repetition").to_owned(),
            Instruction::DemandChange { side, by, length } => repetition::demand(*side, *by, *length, lang),
            Instruction::PlayOn => tr!(lang, "now-play-on").to_owned(),
            Instruction::ExplainAppeal(side) => tr!(lang, "now-explain-appeal", side = self.side(*side)),
        }
    }

    /// The clauses that decide, for the sheet; the word for them where none has a number.
    fn ground_words(&self, verdict: &Verdict) -> String {
        let numbers = self.numbers(&verdict.ground.0);
        if numbers.is_empty() { tr!(self.lang, "now-the-ground").to_owned() } else { numbers }
    }
}

/// The side that has been told to change a repetition.
fn must_change(verdict: &Verdict) -> Option<Side> {
    verdict.now.iter().find_map(|one| match one {
        Instruction::DemandChange { side, .. } => Some(*side),
        _ => None,
    })
}

/// Whether a finding beside the touches can be what the result rests on.
const fn decides(finding: &ConductFinding) -> bool {
    !matches!(
        finding,
        ConductFinding::AfterTheEnd(_)
            | ConductFinding::DrawTooEarly { .. }
            | ConductFinding::NoSuchMove(_)
            | ConductFinding::MoveInOrder(_)
            | ConductFinding::Complaint { .. }
            | ConductFinding::NotFacing
            | ConductFinding::WordsBeside
            | ConductFinding::PositionStands
    )
}

/// How many fouls this incident adds to the sheet of whoever has any, and whether both have.
fn fouls(verdict: &Verdict) -> (u32, bool) {
    let added = |sheet: Sheet| sheet.added.all() + u32::from(sheet.unclassed);
    let (mover, opponent) = (added(verdict.counts.mover), added(verdict.counts.opponent));
    (mover.max(opponent), mover > 0 && opponent > 0)
}
