//! What the arbiter does now, in the order it is done.

use super::case::Conduct;
use super::count::{Class, Tally};
use super::facts::{Facts, Note};
use super::outcome::{Caveat, Duty, Outcome};
use super::step::Action;
use super::verdict::{Counts, Instruction, Verdict};
use crate::law::Topic;
use xiangqi::Square;

/// What follows from a verdict, in the order it is done.
pub(super) fn instructions(facts: &Facts, verdict: &Verdict, conduct: &Conduct) -> Vec<Instruction> {
    use Instruction as I;
    let mover = facts.mover;
    let released = facts.release.as_ref().map(|release| release.mv);
    let mut now = vec![I::StopClocks];
    if verdict.has(Caveat::ImpossiblePosition) {
        now.push(I::VerifyPosition);
    }
    now.extend(out_of_turn(facts));
    let charged = verdict.charged.unwrap_or(mover);
    match verdict.outcome {
        Outcome::Loss => {
            now.push(I::AnnounceLoss(charged));
            now.extend(fouls(facts, verdict));
            now.push(I::ExplainAppeal(charged));
            return now;
        }
        Outcome::Draw => {
            now.push(I::AnnounceDraw);
            now.extend(fouls(facts, verdict));
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
            now.extend(fouls(facts, verdict));
            return now;
        }
        Outcome::NotHeard => now.push(I::RefuseClaim),
        Outcome::Warning | Outcome::Foul | Outcome::None => {}
    }
    let set_back = conduct.now.iter().any(|one| matches!(one, I::SetUpBefore(_)));
    if let (Duty::Restore, Some(mv)) = (verdict.duty, released) {
        now.push(I::TakeBack(mv));
    }
    if released.is_none() && !obliged_to_move(verdict.duty, facts.in_hand) {
        now.extend(facts.in_hand.map(I::PutBack));
    }
    if verdict.has(Caveat::BreachLimitConflict) {
        now.push(I::SettleFoulClass);
    }
    let of_turn = verdict.counts.mover.is_added_to() && conduct.fouls.iter().all(|(side, ..)| *side != mover);
    if of_turn {
        now.push(I::RecordFoul(mover));
    }
    now.extend(conduct.now.iter().cloned());
    if set_back {
        return now;
    }
    match (verdict.duty, released) {
        (Duty::Done, Some(mv)) => {
            let mv = verdict.stands.unwrap_or(mv);
            // A legal move was undone with the position: it stands all the same.
            let undone = facts.restored && facts.release.as_ref().is_some_and(|release| release.mv == mv);
            now.extend(undone.then_some(I::PutAgain(mv)));
            now.extend(facts.after_release.mover_touched.then_some(I::NoteOutOfTurn(mover)));
            now.push(I::MoveStands(mv));
            now.push(match verdict.game_over {
                Some((loser, status)) => I::AnnounceGameOver { loser, status },
                None => I::RestartClock(mover.opponent()),
            });
        }
        (duty, _) => now.extend([I::StateDuty(mover, duty), I::RestartClock(mover)]),
    }
    now
}

/// The fouls to be recorded beside a result that does not rest on their count: they may break ties.
fn fouls(facts: &Facts, verdict: &Verdict) -> Vec<Instruction> {
    let counted = [Topic::BreachLimit, Topic::TechnicalLimit, Topic::FoulLimit];
    if verdict.ground.0.iter().any(|topic| counted.contains(topic)) {
        return Vec::new();
    }
    let mut list = Vec::new();
    let Counts { mover, opponent } = &verdict.counts;
    for (side, sheet) in [(facts.mover, mover), (facts.mover.opponent(), opponent)] {
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
        Duty::Move(square) => in_hand == Some(square),
        Duty::MoveExactly(mv) => in_hand == Some(mv.from),
        _ => false,
    }
}

/// What is done about the other side's deeds on this side's time.
fn out_of_turn(facts: &Facts) -> Vec<Instruction> {
    let mut list = Vec::new();
    for note in &facts.notes {
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
