//! The verdict in one line, its reason in one sentence, and the duty.

use super::{Explainer, say};
use crate::law::Topic;
use crate::ruling::{
    Caveat, ClosingFinding, ConductFinding, Duty, Finding, Outcome, PositionFinding, ReleaseFinding, Ruling,
    Sheet, Step, TouchFinding, Verdict,
};
use crate::text::{Lang, names, ruling::question};
use xiangqi::{FaultKind, Status};

impl Explainer<'_> {
    /// The result that can be read from a metre away: 黑方判负, Foul on Black · play on.
    #[must_use]
    pub fn headline(&self, verdict: &Verdict) -> String {
        let lang = self.lang;
        let mover = verdict.charged.map_or_else(|| self.mover(), |side| names::side(side, lang));
        if let Some((loser, status)) = verdict.game_over {
            let loser = names::side(loser, lang);
            return if status == Status::Checkmated {
                say!(lang, "{loser}被将死，判负", "{loser} is checkmated")
            } else {
                say!(lang, "{loser}被困毙，判负", "{loser} is stalemated")
            };
        }
        match (verdict.outcome, verdict.duty) {
            (Outcome::Loss, _) => say!(lang, "{mover}判负", "{mover} loses"),
            (Outcome::Foul, Duty::Restore) => {
                say!(lang, "{mover}犯规一次，退回重走", "Foul on {mover}: take back")
            }
            (Outcome::Foul, _) => match fouls(verdict) {
                (_, true) => lang.pick("双方犯规，继续", "Fouls on both: play on").to_owned(),
                (0 | 1, _) => say!(lang, "{mover}犯规一次，继续", "Foul on {mover}: play on"),
                (count, _) => say!(lang, "{mover}犯规 {count} 次，继续", "{count} fouls on {mover}: play on"),
            },
            (Outcome::None, _) => lang.pick("继续", "Play on").to_owned(),
            (Outcome::Draw, _) => lang.pick("判和", "Game drawn").to_owned(),
            (Outcome::Open, _) => lang.pick("条文未定", "Sources undecided").to_owned(),
        }
    }

    /// The result of a whole ruling: where the question is open but every answer comes to the same, that result
    /// with the ground left open: 黑方判负（依据未定）.
    #[must_use]
    pub fn ruling_headline(&self, ruling: &Ruling) -> String {
        // A check on the side not to move, or facing generals, mean that the last move was suicide: nobody
        // should read from a metre away that play goes on.
        let last_move_in_doubt = ruling
            .faults
            .iter()
            .any(|fault| matches!(fault.kind, FaultKind::OpponentInCheck(_) | FaultKind::GeneralsFacing));
        let last_irregular = ruling.verdict.steps.iter().any(|step| {
            matches!(step.finding, Finding::Position(PositionFinding::RecordIrregular { last: true, .. }))
        });
        if (last_move_in_doubt || last_irregular) && ruling.verdict.outcome == Outcome::None {
            return self.lang.pick("先核对上一着", "Check the last move first").to_owned();
        }
        match common_result(ruling) {
            Some(common) => {
                let result = self.headline(common);
                say!(self.lang, "{result}（依据未定）", "{result} (ground open)")
            }
            None => self.headline(&ruling.verdict),
        }
    }

    /// The same for tables: 判负（依据未定）.
    #[must_use]
    pub fn ruling_short(&self, ruling: &Ruling) -> String {
        match common_result(ruling) {
            Some(common) => {
                let result = self.outcome_short(common);
                say!(self.lang, "{result}（依据未定）", "{result} (ground open)")
            }
            None => self.outcome_short(&ruling.verdict),
        }
    }

    /// The result in a few words, for tables: 判负; 犯规一次，另应将; 继续; 未定.
    #[must_use]
    pub fn outcome_short(&self, verdict: &Verdict) -> String {
        let lang = self.lang;
        let result = match verdict.outcome {
            Outcome::Loss => return lang.pick("判负", "loss").to_owned(),
            Outcome::Open => return lang.pick("未定", "open").to_owned(),
            Outcome::Draw => return lang.pick("和棋", "draw").to_owned(),
            Outcome::Foul => lang.pick("犯规一次", "one foul"),
            Outcome::None => lang.pick("不罚", "no penalty"),
        };
        let duty = match verdict.duty {
            Duty::Nothing | Duty::Done => return result.to_owned(),
            Duty::Free => lang.pick("另走", "move freely").to_owned(),
            Duty::Answer => lang.pick("另应将", "answer the check").to_owned(),
            Duty::Restore => lang.pick("退回重走", "take back").to_owned(),
            Duty::Move(square) => {
                let piece = self.on(square);
                say!(lang, "走{piece}", "move the {piece}")
            }
            Duty::Capture(square) => {
                let piece = self.on(square);
                say!(lang, "吃{piece}", "take the {piece}")
            }
            Duty::MoveExactly(mv) => {
                let mv = self.mv(mv);
                say!(lang, "走{mv}", "play {mv}")
            }
        };
        say!(lang, "{result}，{duty}", "{result}, {duty}")
    }

    /// What the player must do, as a sentence; nothing where the game is over or the question open.
    #[must_use]
    pub fn duty(&self, verdict: &Verdict) -> Option<String> {
        let lang = self.lang;
        let mover = self.mover();
        let moves = self.moves(&verdict.allowed);
        let text = match verdict.duty {
            Duty::Nothing => return None,
            Duty::Done => {
                let other = self.opponent();
                say!(lang, "着法有效，轮到{other}走。", "The move stands; {other} moves.")
            }
            Duty::Free => say!(lang, "{mover}可另走任何合法着法。", "{mover} may make any legal move."),
            Duty::Answer => {
                say!(lang, "{mover}必须应将：{moves}。", "{mover} must answer the check: {moves}.")
            }
            Duty::Restore => say!(
                lang,
                "{mover}退回后必须走：{moves}。",
                "After taking back, {mover} must play one of: {moves}."
            ),
            Duty::Move(square) => {
                let piece = self.on(square);
                say!(lang, "{mover}必须走{piece}：{moves}。", "{mover} must move the {piece}: {moves}.")
            }
            Duty::Capture(square) => {
                let piece = self.on(square);
                say!(lang, "{mover}必须吃{piece}：{moves}。", "{mover} must take the {piece}: {moves}.")
            }
            Duty::MoveExactly(_) => say!(lang, "{mover}必须走{moves}。", "{mover} must play {moves}."),
        };
        Some(text)
    }

    /// Why, in one sentence.
    #[must_use]
    pub fn gist(&self, verdict: &Verdict) -> String {
        if let Some(open) = verdict.open {
            return question(open, self.lang).to_owned();
        }
        let reason = || verdict.steps.iter().rev().find_map(|step| self.reason(&step.finding, verdict));
        let beside = self.decided_beside(verdict);
        // What was ruled on clocks, claims and draws alone is not explained by what the hand did.
        let reason = match beside {
            Some((text, true)) => Some(text),
            beside => reason().or(beside.map(|(text, _)| text)),
        };
        match (reason, self.duty(verdict)) {
            (Some(reason), _) => reason,
            (None, Some(duty)) => duty,
            (None, None) => self.lang.pick("没有可裁判的事件。", "Nothing to rule on.").to_owned(),
        }
    }

    /// The last finding beside the touches that the result rests on, and whether it rests on such alone.
    fn decided_beside(&self, verdict: &Verdict) -> Option<(String, bool)> {
        if !matches!(verdict.outcome, Outcome::Loss | Outcome::Foul | Outcome::Draw) {
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
        let charged = matches!(verdict.outcome, Outcome::Loss | Outcome::Foul);
        Some(match finding {
            Finding::Position(PositionFinding::GameOver { status, .. }) => match status {
                Status::Checkmated => {
                    say!(lang, "已被将死，此前棋局已经结束。", "Mated: the game was over before.")
                }
                _ => say!(lang, "已被困毙，此前棋局已经结束。", "Stalemated: the game was over before."),
            },
            Finding::Release(ReleaseFinding::ReleasedSuicide { mv, .. }) => {
                let mv = self.mv_first(*mv);
                say!(lang, "走{mv}并已离手，形成自杀。", "{mv} was released and is suicide.")
            }
            Finding::Closing(ClosingFinding::Counted { prior, touch, breach, .. })
                if verdict.outcome == Outcome::Loss && verdict.ground.0 == [Topic::BreachLimit] =>
            {
                let sum = prior.saturating_add(touch + breach);
                if verdict.has(Caveat::FoulClass) {
                    say!(
                        lang,
                        "连同摸子犯规，违规累计 {sum} 次，达到限数。",
                        "With the foul for the touch, {sum} breaches reach the limit."
                    )
                } else {
                    match (lang, prior.saturating_add(*breach)) {
                        (Lang::Zh, certain) => format!("违反行棋规定累计 {certain} 次，达到限数。"),
                        (Lang::En, 1) => "One breach of the movement rules reaches the limit.".to_owned(),
                        (Lang::En, certain) => {
                            format!("{certain} breaches of the movement rules reach the limit.")
                        }
                    }
                }
            }
            Finding::Touch(TouchFinding::LostAtTouch { touched, own })
                if verdict.outcome == Outcome::Loss =>
            {
                let piece = names::standing(*touched, lang);
                if *own {
                    say!(
                        lang,
                        "摸{piece}必须走；怎样走都是自杀。",
                        "The {piece} touched must move; every move is suicide."
                    )
                } else {
                    say!(
                        lang,
                        "摸{piece}必须吃；怎样吃都是自杀。",
                        "The {piece} touched must be taken; every capture is suicide."
                    )
                }
            }
            Finding::Release(ReleaseFinding::NonMoveExposed(_))
                if verdict.ground.0 == [Topic::LossBySuicide] =>
            {
                say!(
                    lang,
                    "走法违规又送将，已离手，按自杀判负。",
                    "A wrong movement that exposes the general, released: ruled as suicide."
                )
            }
            Finding::Release(breach @ (ReleaseFinding::NotAMove { .. } | ReleaseFinding::OutsideDuty(_)))
                if charged =>
            {
                self.release(breach)
            }
            Finding::Touch(TouchFinding::TouchCosts(_)) if charged => {
                let squares: Vec<String> =
                    verdict.steps.iter().filter_map(|step| unmeetable(&step.finding, lang)).collect();
                let pieces = names::list(&squares, lang);
                match (self.duty(verdict), lang) {
                    (Some(duty), Lang::Zh) => format!("摸{pieces}无法履行；{duty}"),
                    (Some(duty), Lang::En) => format!("The touch of the {pieces} cannot be met. {duty}"),
                    (None, _) => return None,
                }
            }
            _ => return None,
        })
    }
}

/// The result that every branch of an open ruling comes to, if there is one; the grounds may differ.
#[must_use]
pub fn common_result(ruling: &Ruling) -> Option<&Verdict> {
    if ruling.verdict.outcome != Outcome::Open {
        return None;
    }
    let (first, rest) = ruling.alternatives.split_first()?;
    let same = rest.iter().all(|branch| branch.verdict.same_consequence(&first.verdict));
    same.then_some(&first.verdict)
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
            | ConductFinding::OtherClaim
            | ConductFinding::PositionStands
    )
}

/// The piece of a touch that cannot be met.
fn unmeetable(finding: &Finding, lang: Lang) -> Option<String> {
    match finding {
        Finding::Touch(
            TouchFinding::CannotBeMet { touched, .. } | TouchFinding::OnlyByExposing { touched, .. },
        ) => Some(names::standing(*touched, lang)),
        _ => None,
    }
}

/// How many fouls this incident adds to the sheet of whoever has any, and whether both have.
fn fouls(verdict: &Verdict) -> (u32, bool) {
    let added = |sheet: Sheet| sheet.added.all() + u32::from(sheet.unclassed);
    let (mover, opponent) = (added(verdict.counts.mover), added(verdict.counts.opponent));
    (mover.max(opponent), mover > 0 && opponent > 0)
}
