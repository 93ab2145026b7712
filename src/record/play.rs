//! Carrying out recorded moves, whatever they are.

use crate::xiangqi::{Move, Setup};

/// The position after a recorded move, legal or not.
///
/// The side to move next is the opponent of the piece that moved, even where it was not its turn: a record that
/// skips a move goes on from what it says. A move from an empty square changes nothing but the turn.
#[must_use]
pub fn after(setup: &Setup, mv: Move) -> Setup {
    match setup.board.get(mv.from) {
        Some(piece) => Setup { turn: Some(piece.side), ..setup.clone() }.after(mv),
        None => Setup {
            turn: setup.turn.map(crate::xiangqi::Side::opponent),
            halfmoves: setup.halfmoves.saturating_add(1),
            ..setup.clone()
        },
    }
}
