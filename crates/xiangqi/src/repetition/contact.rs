//! Chases by contact, as the Asian and the World rules have them: an attack on an unprotected piece.

use std::collections::BTreeSet;

use super::line::{Line, Numbered, counts};
use crate::check::exposure;
use crate::movegen::{legal_captures_of, legal_moves};
use crate::{Move, PieceKind, Side, Square};

/// An attack: the numbers of attacker and victim.
pub type Pair = (u8, u8);

/// Every attack of `side` that counts as a chase on this board, with `side` to move.
pub fn pairs(board: &Numbered, side: Side) -> BTreeSet<Pair> {
    let mut found = BTreeSet::new();
    for mv in legal_moves(&board.board, side) {
        let (Some(attacker), Some(victim)) = (board.board.get(mv.from), board.board.get(mv.to)) else { continue };
        if matches!(attacker.kind, PieceKind::General | PieceKind::Soldier) || !counts(victim, mv.to) {
            continue;
        }
        let recaptured = can_recapture(board, mv, side.opponent());
        let takes_back = attacker.kind == victim.kind
            && legal_captures_of(&board.board, side.opponent(), mv.from).any(|back| back.from == mv.to);
        let heavier = victim.kind == PieceKind::Chariot
            && matches!(attacker.kind, PieceKind::Horse | PieceKind::Cannon);
        if takes_back || (recaptured && !heavier) || is_tied_by(board, mv, side) {
            continue;
        }
        found.insert((board.number(mv.from), board.number(mv.to)));
    }
    found
}

/// Whether a chariot only attacks the horse whose check it blocks.
fn is_tied_by(board: &Numbered, mv: Move, side: Side) -> bool {
    let kind = |square| board.board.get(square).map(|piece| piece.kind);
    if kind(mv.from) != Some(PieceKind::Chariot) || kind(mv.to) != Some(PieceKind::Horse) {
        return false;
    }
    let mut without = board.board.clone();
    without.set(mv.from, None);
    exposure(&without, side).sources().contains(mv.to)
}

fn can_recapture(board: &Numbered, mv: Move, side: Side) -> bool {
    legal_captures_of(&board.board.after(mv), side, mv.to).next().is_some()
}

/// The victims newly attacked by the move of this ply, by number.
pub fn chased(line: &Line, ply: usize) -> BTreeSet<u8> {
    let side = line.mover(ply);
    let (Some(before), Some(after)) = (line.boards.get(ply - 1), line.boards.get(ply)) else {
        return BTreeSet::new();
    };
    let old = pairs(before, side);
    pairs(after, side).difference(&old).map(|&(_, victim)| victim).collect()
}

/// Whether the move of this ply gives check.
pub fn checks(line: &Line, ply: usize) -> bool {
    line.boards.get(ply).is_some_and(|board| exposure(&board.board, line.mover(ply).opponent()).any())
}

/// Where the piece of this number stands after the ply.
pub fn place(line: &Line, ply: usize, number: u8) -> Option<Square> {
    line.boards.get(ply)?.square(number)
}
