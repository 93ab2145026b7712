//! What the arbiter does now, in words.

use super::{Speaker, say};
use crate::rulebook::Matter;
use crate::ruling::{Instruction, Verdict};
use crate::wording::names;

impl Speaker<'_> {
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
                let clauses = self.numbers(&verdict.ground.0);
                say!(
                    lang,
                    "宣布{loser}负、{winner}胜；在记录表写明 {clauses}，双方签字。",
                    "Announce that {loser} loses; write {clauses} on the sheet; both players sign."
                )
            }
            Instruction::RecordFoul(side) => {
                let (side, clauses) = (name(*side), self.numbers(&verdict.ground.0));
                say!(
                    lang,
                    "宣布{side}犯规一次；在记录表写明 {clauses}。",
                    "Announce one foul on {side}; write {clauses} on the sheet."
                )
            }
            Instruction::DecideOpenQuestion => say!(
                lang,
                "条文未作规定：盘面保持不动，听双方陈述，由裁判长选定一种解释，写明理由。",
                "No rule decides: leave the board as it is and hear both sides; the chief arbiter chooses a reading and writes down why."
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
                let limit = self.number(Matter::BreachLimit);
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
            Instruction::ExplainAppeal(side) => {
                let side = name(*side);
                say!(lang, "告知{side}可以书面申诉。", "Tell {side} that a written appeal is open.")
            }
        }
    }
}
