//! What the arbiter does now, in the order it is done.

use super::case::Conduct;
use super::count::{Class, Tally};
use super::outcome::{Caveat, Duty, Outcome};
use super::step::Action;
use super::turn::{Note, Turn};
use super::verdict::{Counts, Instruction, Verdict};
use crate::law::Topic;
use xiangqi::Square;

/// What follows from a verdict, in the order it is done.
pub(super) fn instructions(turn: &Turn, verdict: &Verdict, conduct: &Conduct) -> Vec<Instruction> {
    use Instruction as I;
    let mover = turn.mover;
    let released = turn.release.as_ref().map(|release| release.mv);
    let mut now = vec![I::StopClocks];
    if verdict.has(Caveat::ImpossiblePosition) {
        now.push(I::VerifyPosition);
    }
    now.extend(out_of_turn(turn));
    let charged = verdict.charged.unwrap_or(mover);
    match verdict.outcome {
        Outcome::Loss => {
            match (verdict.game_over, verdict.stands) {
                (Some((loser, status)), Some(mv)) => {
                    now.extend([I::MoveStands(mv), I::AnnounceGameOver { loser, status }]);
                }
                _ => now.push(I::AnnounceLoss(charged)),
            }
            now.extend(fouls(turn, verdict));
            now.push(I::ExplainAppeal(charged));
            return now;
        }
        Outcome::Draw => {
            now.push(I::AnnounceDraw);
            now.extend(fouls(turn, verdict));
            return now;
        }
        Outcome::Open => {
            now.extend(conduct.now.iter().filter(|one| one.is_to_find_out()).cloned());
            now.extend([I::DecideOpenQuestion, I::ExplainAppeal(mover)]);
            return now;
        }
        Outcome::BothLose | Outcome::Replay | Outcome::Void => {
            now.push(match verdict.outcome {
                Outcome::BothLose => I::AnnounceBothLose,
                Outcome::Replay => I::AnnounceReplay,
                _ => I::AnnounceVoid,
            });
            now.extend(verdict.colours_exchanged.then_some(I::ExchangeColours));
            now.extend(fouls(turn, verdict));
            return now;
        }
        Outcome::NotHeard => now.push(I::RefuseClaim),
        Outcome::Warning | Outcome::Foul | Outcome::None => {}
    }
    if let (Duty::Restore, Some(mv), None) = (verdict.duty, released, conduct.set_back) {
        now.push(I::TakeBack(mv));
    }
    if released.is_none() && !obliged_to_move(verdict.duty, turn.in_hand) {
        now.extend(turn.in_hand.map(I::PutBack));
    }
    if verdict.has(Caveat::BreachLimitConflict) {
        now.push(I::SettleFoulClass);
    }
    let of_turn = verdict.counts.mover.is_added_to() && conduct.fouls.iter().all(|(side, ..)| *side != mover);
    if of_turn {
        now.push(I::RecordFoul(mover));
    }
    now.extend(conduct.now.iter().cloned());
    match (verdict.duty, released) {
        (Duty::Done, Some(mv)) => {
            let mv = verdict.stands.unwrap_or(mv);
            // A move in order was undone with the position: it stands all the same.
            let undone = turn.restored && turn.release.as_ref().is_some_and(|release| release.mv == mv);
            now.extend(undone.then_some(I::PutAgain(mv)));
            if let Some(instead) = turn.changed {
                now.extend([I::TakeBack(instead), I::PutAgain(mv)]);
            }
            now.extend([I::MoveStands(mv), I::RestartClock(mover.opponent())]);
        }
        (duty, _) => now.extend([I::StateDuty(mover, duty), I::RestartClock(mover)]),
    }
    now
}

/// The fouls to be recorded beside a result that does not rest on their count: they may break ties.
fn fouls(turn: &Turn, verdict: &Verdict) -> Vec<Instruction> {
    let counted = [Topic::BreachLimit, Topic::TechnicalLimit, Topic::FoulLimit];
    if verdict.ground.0.iter().any(|topic| counted.contains(topic)) {
        return Vec::new();
    }
    let mut list = Vec::new();
    let Counts { mover, opponent } = &verdict.counts;
    for (side, sheet) in [(turn.mover, mover), (turn.mover.opponent(), opponent)] {
        let Tally { breaches, fouls, technical } = sheet.added;
        for (class, count) in [
            (Class::Breach, breaches),
            (Class::Foul, fouls),
            (Class::Technical, technical),
            (Class::Unclassed, u32::from(sheet.unclassed)),
        ] {
            if count > 0 {
                list.push(Instruction::RecordFoulOf(side, class));
            }
        }
    }
    list
}

/// Whether the piece in the hand is the one that must move, so that it may stay there.
fn obliged_to_move(duty: Duty, in_hand: Option<Square>) -> bool {
    match duty {
        Duty::Move(square) | Duty::MoveOrCapture(square, _) => in_hand == Some(square),
        Duty::MoveExactly(mv) => in_hand == Some(mv.from),
        _ => false,
    }
}

/// What is done about the other side's deeds on this side's time.
fn out_of_turn(turn: &Turn) -> Vec<Instruction> {
    let mut list = Vec::new();
    for note in &turn.notes {
        let Note::OutOfTurn(side, deed, _) = *note else { continue };
        if let Action::Moved(mv, _) = deed {
            list.push(Instruction::TakeBack(mv));
        }
        let note = Instruction::NoteOutOfTurn(side);
        if !matches!(deed, Action::Brushed(_)) && !list.contains(&note) {
            list.push(note);
        }
    }
    list
}
