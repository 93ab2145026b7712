//! A ruling in the words in which it is read out to the players.

use super::names;
use super::ruling::{Explainer, common_result, say};
use super::{Lang, committee, law};
use crate::report::{Decision, Report};
use crate::ruling::{Instruction, Ruling, Verdict};
use xiangqi::Status;

/// What is read out, in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// The result in one line: 黑方判负.
    pub result: String,
    /// Why, in one sentence; empty where the result says it all.
    pub reason: String,
    /// What happens next, one sentence after the other.
    pub next: Vec<String>,
}

impl Announcement {
    /// What is read out of a decision of the appeals committee, in the place of a ruling.
    #[must_use]
    pub fn decided(report: &Report, decision: &Decision, lang: Lang) -> Self {
        Self {
            result: committee::in_force(report, decision, lang),
            reason: String::new(),
            next: committee::to_do(report, decision, lang),
        }
    }

    /// What is read out while disputed facts are not settled.
    #[must_use]
    pub fn unsettled(lang: Lang) -> Self {
        Self {
            result: lang.pick("裁决待定", "Ruling pending").to_owned(),
            reason: lang
                .pick("事实有争议，须先查明。", "Facts are disputed and must be settled first.")
                .to_owned(),
            next: vec![wait(lang)],
        }
    }
}

impl Explainer<'_> {
    /// The ruling as it is read out.
    #[must_use]
    pub fn announcement(&self, ruling: &Ruling) -> Announcement {
        let verdict = common_result(ruling).unwrap_or(&ruling.verdict);
        let mut next: Vec<String> = Vec::new();
        for said in verdict.now.iter().filter_map(|instruction| self.read_out(instruction, verdict)) {
            if !next.contains(&said) {
                next.push(said);
            }
        }
        let reason = self.gist(verdict);
        Announcement {
            result: self.ruling_headline(ruling),
            reason: if next.contains(&reason) { String::new() } else { reason },
            next,
        }
    }

    /// What the players hear of an instruction; nothing of what concerns the arbiter alone.
    fn read_out(&self, instruction: &Instruction, verdict: &Verdict) -> Option<String> {
        let lang = self.lang;
        let name = |side| names::side(side, lang);
        let text = match instruction {
            Instruction::StopClocks | Instruction::NoteOutOfTurn(_) | Instruction::LookAtClock(_) => {
                return None;
            }
            Instruction::AnnounceLoss(side) => {
                let (loser, winner) = (name(*side), name(side.opponent()));
                say!(
                    lang,
                    "{winner}胜，{loser}负，对局结束。请双方在记录表上签字。",
                    "{winner} wins, {loser} loses. The game is over. Please both sign the score sheets."
                )
            }
            Instruction::AnnounceGameOver { loser, status } => {
                let (loser, winner) = (name(*loser), name(loser.opponent()));
                match (lang, status) {
                    (Lang::Zh, Status::Checkmated) => {
                        format!("{loser}被将死，{winner}胜，对局结束。请双方在记录表上签字。")
                    }
                    (Lang::Zh, _) => format!("{loser}被困毙，{winner}胜，对局结束。请双方在记录表上签字。"),
                    (Lang::En, Status::Checkmated) => format!(
                        "{loser} is checkmated and {winner} wins. The game is over. Please both sign the score sheets."
                    ),
                    (Lang::En, _) => format!(
                        "{loser} is stalemated and {winner} wins. The game is over. Please both sign the score sheets."
                    ),
                }
            }
            Instruction::AnnounceDraw => say!(
                lang,
                "双方和棋，对局结束。请双方在记录表上签字。",
                "The game is drawn. Please both sign the score sheets."
            ),
            Instruction::RecordFoul(side) => {
                let side = name(*side);
                say!(lang, "{side}犯规一次，记入记录表。", "One foul on {side} is entered on the sheet.")
            }
            Instruction::RecordFoulOf(side, class) => {
                let (side, class) = (name(*side), law::class(*class, lang));
                say!(lang, "{side}{class}，记入犯规表。", "{side}: {class}, entered in the foul sheet.")
            }
            Instruction::DecideOpenQuestion => wait(lang),
            Instruction::SettleFoulClass => say!(
                lang,
                "这次犯规如何计算，由裁判长确定。",
                "How this foul counts is for the chief arbiter to say."
            ),
            Instruction::DecideDraw => say!(
                lang,
                "是否判和，由裁判长决定。",
                "Whether the game is drawn is for the chief arbiter to say."
            ),
            Instruction::StateDuty(..) => self.duty(verdict)?,
            Instruction::RestartClock(side) => {
                let side = name(*side);
                say!(lang, "开{side}的钟，对局继续。", "{side}'s clock is started. Play on.")
            }
            Instruction::PlayOn => say!(lang, "对局继续。", "Play on."),
            Instruction::PutBack(square) => {
                let piece = names::on(self.board, *square, lang);
                say!(lang, "请把{piece}放回原处。", "Please put the {piece} back where it stood.")
            }
            Instruction::ExplainAppeal(side) => {
                let side = name(*side);
                say!(lang, "{side}如有异议，可以书面申诉。", "{side} may appeal in writing.")
            }
            Instruction::Warn(side) => {
                let side = name(*side);
                say!(lang, "{side}受到警告，不记犯规。", "{side} is warned; no foul is recorded.")
            }
            Instruction::TakeBack(_)
            | Instruction::MoveStands(_)
            | Instruction::VerifyPosition
            | Instruction::RestorePieces(_)
            | Instruction::PutAgain(_)
            | Instruction::AddTime { .. }
            | Instruction::DeductTime { .. }
            | Instruction::SetUpBefore(_)
            | Instruction::CompareScoreSheets
            | Instruction::ClassifyRepetition => self.instruction(instruction, verdict),
        };
        Some(text)
    }
}

/// Nothing is decided yet.
fn wait(lang: Lang) -> String {
    lang.pick(
        "请双方不要动盘面和棋钟，等待裁判长裁决。",
        "Please leave board and clocks as they are, and wait for the chief arbiter.",
    )
    .to_owned()
}
