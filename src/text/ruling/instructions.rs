//! What the arbiter does now, in words.

use super::{Explainer, say};
use crate::law::Topic;
use crate::ruling::{Instruction, Verdict};
use crate::text::{law, names};
use xiangqi::Status;

impl Explainer<'_> {
    /// One instruction as a sentence.
    #[must_use]
    pub fn instruction(&self, instruction: &Instruction, verdict: &Verdict) -> String {
        let lang = self.lang;
        let name = |side| names::side(side, lang);
        match instruction {
            Instruction::StopClocks => {
                say!(lang, "停钟，记下双方用时。", "Stop the clocks; write down both times.")
            }
            Instruction::AnnounceLoss(side) => {
                let (loser, winner) = (name(*side), name(side.opponent()));
                let clauses = self.ground_words(verdict);
                say!(
                    lang,
                    "宣布{loser}负、{winner}胜；在记录表写明 {clauses}，双方签字。",
                    "Announce that {loser} loses; write {clauses} on the sheet; both players sign."
                )
            }
            Instruction::RecordFoul(side) => {
                let (side, clauses) = (name(*side), self.ground_words(verdict));
                say!(
                    lang,
                    "宣布{side}犯规一次；在记录表写明 {clauses}。",
                    "Announce one foul on {side}; write {clauses} on the sheet."
                )
            }
            Instruction::DecideOpenQuestion => say!(
                lang,
                "还有条文未作规定的问题：听双方陈述，由裁判长作出决定，写明理由；各种答案的结果见下。",
                "A question is left that no rule decides: hear both sides; the chief arbiter decides and writes down why. The result of each answer stands below."
            ),
            Instruction::TakeBack(mv) => {
                let (from, to, piece) = (mv.from, mv.to, self.piece_on(mv.from));
                let base =
                    say!(lang, "把{piece}从 {to} 退回 {from}", "Put the {piece} on {to} back on {from}");
                let taken = self.board.get(mv.to).map_or_else(String::new, |taken| {
                    let taken = names::piece(taken, lang);
                    say!(lang, "，被吃的{taken}放回 {to}", " and the {taken} that was taken back on {to}")
                });
                format!("{base}{taken}{}", lang.pick("。", "."))
            }
            Instruction::StateDuty(..) => {
                let duty = self.duty(verdict).unwrap_or_default();
                say!(lang, "告知棋手：{duty}", "Tell the player: {duty}")
            }
            Instruction::MoveStands(mv) => {
                let mv = self.mv_first(*mv);
                say!(lang, "{mv}有效。", "{mv} stands.")
            }
            Instruction::RestartClock(side) => {
                let side = name(*side);
                say!(lang, "开{side}的钟，继续比赛。", "Restart {side}'s clock; play on.")
            }
            Instruction::PutBack(square) => {
                let piece = self.on(*square);
                say!(lang, "让棋手把{piece}放回原处。", "Have the {piece} put back where it stood.")
            }
            Instruction::SettleFoulClass => {
                let limit = self.number(Topic::BreachLimit);
                say!(
                    lang,
                    "先请裁判长确定：这次犯规是否计入 {limit}。",
                    "First ask the chief arbiter whether this foul counts under {limit}."
                )
            }
            Instruction::NoteOutOfTurn(side) => {
                let side = name(*side);
                say!(
                    lang,
                    "记下{side}在对方走棋时触动棋子。",
                    "Write down that {side} touched a piece on the other side's time."
                )
            }
            Instruction::VerifyPosition => {
                say!(lang, "先对照双方记录核对局面。", "First check the board against both score sheets.")
            }
            Instruction::RecordFoulOf(side, class) => {
                let (side, class) = (name(*side), law::class(*class, lang));
                say!(
                    lang,
                    "宣布{side}{class}，记入犯规表。",
                    "Announce {class} on {side}; enter it in the foul sheet."
                )
            }
            Instruction::Warn(side) => {
                let side = name(*side);
                say!(lang, "警告{side}，不记犯规。", "Warn {side}; no foul is recorded.")
            }
            Instruction::RestorePieces(side) => {
                let side = name(*side);
                say!(
                    lang,
                    "由{side}用自己的时间把碰乱的棋子放回原处。",
                    "{side} puts the pieces back where they stood, on his own time."
                )
            }
            Instruction::PutAgain(mv) => {
                let (piece, to) = (self.piece_on(mv.from), mv.to);
                say!(
                    lang,
                    "把{piece}放回 {to}：离手的着法有效。",
                    "Put the {piece} on {to} again: the move stands."
                )
            }
            Instruction::AddTime { to, minutes } => {
                let to = name(*to);
                say!(lang, "给{to}加 {minutes} 分钟。", "Give {to} {minutes} minutes.")
            }
            Instruction::DeductTime { from, minutes } => {
                let from = name(*from);
                say!(
                    lang,
                    "扣除{from} {minutes} 分钟；剩余时间不够扣的，判负。",
                    "Take {minutes} minutes off {from}'s time; if no more than that is left, {from} loses."
                )
            }
            Instruction::SetUpBefore(ply) => say!(
                lang,
                "恢复第 {ply} 着（双方合计）之前的局面，由该着的一方重走，走错的棋子按摸子论；其后的着法作废。退回是惯例，没有见到条文。",
                "Set up the position before ply {ply}; its player moves again, the piece moved wrongly counting as touched, and the moves after it are void. Putting back is practice; no clause was seen."
            ),
            Instruction::CompareScoreSheets => say!(
                lang,
                "核对双方记录，询问证人，查看录像。",
                "Compare both score sheets; ask witnesses; look at the video."
            ),
            Instruction::LookAtClock(side) => {
                let side = name(*side);
                say!(lang, "查看{side}的钟面。", "Look at {side}'s clock.")
            }
            Instruction::DecideDraw => say!(
                lang,
                "判断双方是否都没有胜望，把决定和依据记入时间线（判和）。",
                "Decide whether neither side can win; enter the decision and its ground in the timeline."
            ),
            Instruction::ClassifyRepetition => say!(
                lang,
                "逐着归类循环中的着法，对照棋例裁决。",
                "Classify each move of the cycle and rule by the repetition articles."
            ),
            Instruction::AnnounceDraw => {
                let clauses = self.ground_words(verdict);
                say!(
                    lang,
                    "宣布和棋；在记录表写明 {clauses}，双方签字。",
                    "Announce the draw; write {clauses} on the sheet; both players sign."
                )
            }
            Instruction::AnnounceGameOver { loser, status } => {
                let (loser, winner) = (name(*loser), name(loser.opponent()));
                if *status == Status::Checkmated {
                    say!(
                        lang,
                        "宣布{loser}被将死，{winner}胜；双方签字。",
                        "Announce that {loser} is checkmated and {winner} has won; both players sign."
                    )
                } else {
                    say!(
                        lang,
                        "宣布{loser}被困毙，{winner}胜；双方签字。",
                        "Announce that {loser} is stalemated and {winner} has won; both players sign."
                    )
                }
            }
            Instruction::PlayOn => {
                say!(lang, "告知双方：对局继续。", "Tell both players that the game goes on.")
            }
            Instruction::ExplainAppeal(side) => {
                let side = name(*side);
                say!(lang, "告知{side}可以书面申诉。", "Tell {side} that a written appeal is open.")
            }
        }
    }

    /// The clauses that decide, for the sheet; the word for them where none has a number.
    fn ground_words(&self, verdict: &Verdict) -> String {
        let numbers = self.numbers(&verdict.ground.0);
        if numbers.is_empty() { self.lang.pick("依据", "the ground").to_owned() } else { numbers }
    }
}
