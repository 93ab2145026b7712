//! What the arbiter does now, as data.

use super::facts::Facts;
use super::outcome::{Caveat, Duty, Outcome};
use super::verdict::Verdict;
use crate::xiangqi::{Move, Side};

/// One thing the arbiter does now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Instruction {
    /// Stop the clocks and write down both times.
    StopClocks,
    /// Announce the loss and write its ground on the sheet.
    AnnounceLoss(Side),
    /// Announce and record one foul with its ground.
    RecordFoul(Side),
    /// Announce that no rule decides, and hear both sides before choosing a branch.
    DecideOpenQuestion,
    /// Carry the piece back; set up the position before the move.
    TakeBack(Move),
    /// Tell the player what he must do.
    StateDuty(Side, Duty),
    /// The move stands; the opponent moves.
    MoveStands(Move),
    /// Restart the clock of this side.
    RestartClock(Side),
    /// Write down the touch on the other side's time.
    NoteOutOfTurn(Side),
    /// Check the board against the score sheets.
    VerifyPosition,
    /// Tell the player that he may appeal in writing.
    ExplainAppeal(Side),
}

/// What follows from a verdict, in the order it is done.
pub(super) fn instructions(facts: &Facts, verdict: &Verdict) -> Vec<Instruction> {
    use Instruction as I;
    let mover = facts.mover;
    let released = facts.release.as_ref().map(|release| release.mv);
    let mut now = vec![I::StopClocks];
    if verdict.has(Caveat::ImpossiblePosition) {
        now.push(I::VerifyPosition);
    }
    if facts.is_touched_out_of_turn() {
        now.push(I::NoteOutOfTurn(mover.opponent()));
    }
    match verdict.outcome {
        Outcome::Loss => {
            now.extend([I::AnnounceLoss(mover), I::ExplainAppeal(mover)]);
            return now;
        }
        Outcome::Open => {
            now.extend([I::DecideOpenQuestion, I::ExplainAppeal(mover)]);
            return now;
        }
        Outcome::Foul => now.push(I::RecordFoul(mover)),
        Outcome::None => {}
    }
    match (verdict.duty, released) {
        (Duty::Done, Some(mv)) => now.extend([I::MoveStands(mv), I::RestartClock(mover.opponent())]),
        (duty, released) => {
            if let (Duty::Restore, Some(mv)) = (duty, released) {
                now.push(I::TakeBack(mv));
            }
            now.extend([I::StateDuty(mover, duty), I::RestartClock(mover)]);
        }
    }
    now
}
