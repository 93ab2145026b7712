//! How the pieces move and take, with no thought of the own general: *pseudo* moves.
//!
//! A pseudo move becomes a *legal* one when the mover's general is neither left to be taken nor facing the
//! other (see [`check`](crate::check)). The difference between the two is what most incidents turn on.

mod attacks;
pub(crate) mod leapers;
pub(crate) mod pins;
pub(crate) mod sliders;

pub use crate::steps::{in_palace, on_own_half};

use crate::{Board, Move, Piece, PieceKind, Side, Square, SquareSet, steps};
use attacks::Threats;

/// Where the piece on `from` can go or take by its own movement, ignoring its general's safety.
///
/// Empty when nothing stands there. Taking the enemy general is a pseudo move like any other: it can only
/// occur where the position was impossible to begin with.
#[must_use]
#[inline]
pub fn reach(board: &Board, from: Square) -> SquareSet {
    let Some(piece) = board.get(from) else { return SquareSet::EMPTY };
    movement(board, from, piece).without(board.side(piece.side))
}

/// As [`reach`], own pieces not yet taken off.
#[inline]
fn movement(board: &Board, from: Square, piece: Piece) -> SquareSet {
    match piece.kind {
        PieceKind::General => steps::general(piece.side, from),
        PieceKind::Advisor => steps::advisor(piece.side, from),
        PieceKind::Elephant => leapers::elephant(piece.side, board.occupied(), from),
        PieceKind::Horse => leapers::horse(board.occupied(), from),
        PieceKind::Chariot => board.lines().slides(from),
        PieceKind::Cannon => board.lines().shots(from),
        PieceKind::Soldier => steps::soldier(piece.side, from),
    }
}

/// The pieces of `side` that could take on `target` by their own movement.
///
/// `target` is taken to hold a piece of the other side, as it must for a cannon to take there.
#[must_use]
pub fn attackers(board: &Board, target: Square, side: Side) -> SquareSet {
    let far = distant_attackers(board, target, side);
    if !on_own_half(side, target) {
        return far;
    }
    let near = |kind| {
        let pieces = board.pieces(side, kind).into_iter();
        pieces.filter(move |&from| movement(board, from, Piece::new(side, kind)).contains(target))
    };
    far.or([PieceKind::General, PieceKind::Advisor, PieceKind::Elephant].into_iter().flat_map(near).collect())
}

/// As [`attackers`], without the pieces that never leave their own half.
pub(crate) fn distant_attackers(board: &Board, target: Square, side: Side) -> SquareSet {
    Threats::of(board, side).on(target)
}

/// Every pseudo move of `side`, in order.
pub fn pseudo_moves(board: &Board, side: Side) -> impl Iterator<Item = Move> + '_ {
    board.side(side).into_iter().flat_map(|from| moves_from(board, from))
}

/// The pseudo moves of the piece on `from`, in order.
pub fn moves_from(board: &Board, from: Square) -> impl Iterator<Item = Move> {
    reach(board, from).into_iter().map(move |to| Move::new(from, to))
}

/// The pseudo moves of `side` that take what stands on `target`, in order.
pub fn captures_of(board: &Board, target: Square, side: Side) -> impl Iterator<Item = Move> {
    attackers(board, target, side).into_iter().map(move |from| Move::new(from, target))
}
