//! Names for moves that are neither check, kill nor chase. They are all idle before the law.

use super::Nature;
use super::search::{self, counts, value};
use crate::movegen::{legal_captures_of, reach};
use crate::{Board, Move, Side};

/// What an idle move is called.
pub(super) fn name(before: &Board, after: &Board, side: Side, mv: Move) -> Nature {
    if offers_exchange(after, side, mv) {
        Nature::Exchange
    } else if blocks(before, after, side, mv) {
        Nature::Block
    } else if is_offered(after, side, mv) {
        Nature::Offer
    } else if follows(after, mv) {
        Nature::Follow
    } else {
        Nature::Idle
    }
}

/// Whether the moved man and an equal one can take each other, and the moved man has a root.
fn offers_exchange(after: &Board, side: Side, mv: Move) -> bool {
    let Some(moved) = after.get(mv.to).filter(|&moved| counts(moved, mv.to)) else { return false };
    legal_captures_of(after, side.opponent(), mv.to).any(|taking| {
        after.get(taking.from).is_some_and(|other| value(other.kind) == value(moved.kind))
            && legal_captures_of(after, side, taking.from).any(|own| own.from == mv.to)
            && legal_captures_of(&after.after(taking), side, mv.to).next().is_some()
    })
}

/// Whether an enemy man that attacked something behind does so no longer, because the moved man stands in between.
fn blocks(before: &Board, after: &Board, side: Side, mv: Move) -> bool {
    let others = after.side(side).without(crate::SquareSet::EMPTY.with(mv.to));
    after.side(side.opponent()).into_iter().any(|enemy| {
        let lost = reach(before, enemy).and(others).without(reach(after, enemy));
        !lost.is_empty()
    })
}

/// Whether the moved man can be taken at a loss.
fn is_offered(after: &Board, side: Side, mv: Move) -> bool {
    let enemy = side.opponent();
    legal_captures_of(after, enemy, mv.to).any(|taking| search::on_square(after, enemy, taking) > 0)
}

/// Whether the moved man keeps contact with a man that counts.
fn follows(after: &Board, mv: Move) -> bool {
    reach(after, mv.to).into_iter().any(|square| after.get(square).is_some_and(|other| counts(other, square)))
}
