//! A ruling in the words in which it is read out to the players.

use super::names;
use super::ruling::Explainer;
use super::{Lang, committee, law};
use crate::report::{Decision, Report};
use crate::ruling::common_result;
use crate::ruling::{Instruction, Ruling, Verdict};
use crate::tr;
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
            result: tr!(lang, "announce-unsettled-result").to_owned(),
            reason: tr!(lang, "announce-unsettled-reason").to_owned(),
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
                tr!(lang, "announce-announce-loss", winner, loser)
            }
            Instruction::AnnounceGameOver { loser, status } => {
                let (loser, winner) = (name(*loser), name(loser.opponent()));
                match status {
                    Status::Checkmated => tr!(lang, "announce-checkmated", winner, loser),
                    _ => tr!(lang, "announce-stalemated", winner, loser),
                }
            }
            Instruction::AnnounceDraw => tr!(lang, "announce-announce-draw").to_owned(),
            Instruction::RecordFoul(side) => {
                let side = name(*side);
                tr!(lang, "announce-record-foul", side)
            }
            Instruction::RecordFoulOf(side, class) => {
                let (side, class) = (name(*side), law::class(*class, lang));
                tr!(lang, "announce-record-foul-of", side, class)
            }
            Instruction::DecideOpenQuestion => wait(lang),
            Instruction::SettleFoulClass => tr!(lang, "announce-settle-foul-class").to_owned(),
            Instruction::DecideDraw => tr!(lang, "announce-decide-draw").to_owned(),
            Instruction::StateDuty(..) => self.duty(verdict)?,
            Instruction::RestartClock(side) => {
                let side = name(*side);
                tr!(lang, "announce-restart-clock", side)
            }
            Instruction::PlayOn => tr!(lang, "announce-play-on").to_owned(),
            Instruction::PutBack(square) => {
                let piece = names::on(self.board, *square, lang);
                tr!(lang, "announce-put-back", piece)
            }
            Instruction::ExplainAppeal(side) => {
                let side = name(*side);
                tr!(lang, "announce-explain-appeal", side)
            }
            Instruction::Warn(side) => {
                let side = name(*side);
                tr!(lang, "announce-warn", side)
            }
            Instruction::TakeBack(_)
            | Instruction::MoveStands(_)
            | Instruction::VerifyPosition
            | Instruction::RestorePieces(_)
            | Instruction::PutAgain(_)
            | Instruction::ChangeTime(_)
            | Instruction::AnnounceBothLose
            | Instruction::AnnounceReplay
            | Instruction::AnnounceVoid
            | Instruction::ExchangeColours
            | Instruction::RefuseClaim
            | Instruction::SetUpBefore(_)
            | Instruction::CompareScoreSheets
            | Instruction::DemandChange { .. }
            | Instruction::ClassifyRepetition => self.instruction(instruction, verdict),
        };
        Some(text)
    }
}

/// Nothing is decided yet.
fn wait(lang: Lang) -> String {
    tr!(lang, "announce-wait").to_owned()
}
