//! Move generation.
//!
//! A *pseudo-legal* move follows the movement of its piece. A *legal* move is a pseudo-legal one after which the
//! mover's general is neither attacked nor facing the other general. All functions take any [`Board`], whether or
//! not it could arise in play. A side without a general has no legal moves.
//!
//! ```
//! use xiangqi::{Position, movegen};
//!
//! // The chariot on e5 shields the general on e0 from the one on e9.
//! let position: Position = "4k4/9/9/9/4R4/9/9/9/9/4K4 w - - 0 1".parse()?;
//! let (board, chariot) = (position.board(), "e5".parse()?);
//! assert_eq!(movegen::reach(board, chariot).len(), 16);
//! assert_eq!(movegen::legal_moves_from(board, position.turn(), chariot).count(), 8);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # How it works
//!
//! All targets of a piece come from a table, computed at compile time: `leapers` for generals, advisors, elephants,
//! horses and soldiers, `sliders` for chariots and cannons, by the occupancy of their file and rank. The same tables
//! read backwards give the attackers of a square (`attacks`). The moves that would expose the general are ruled out
//! by looking once at its surroundings (`pins`), not by trying each move.

mod attacks;
mod leapers;
mod pins;
pub(crate) mod sliders;

use attacks::Attacks;
use pins::{Pins, exposes};

use crate::{Board, Move, Piece, PieceKind, Side, Square, SquareSet};

/// The targets of the pseudo-legal moves of the piece on `from`; empty if there is none.
///
/// The enemy general is a target like any other piece.
#[must_use]
#[inline]
pub fn reach(board: &Board, from: Square) -> SquareSet {
    let Some(piece) = board.get(from) else { return SquareSet::EMPTY };
    attacks_from(board, from, piece).without(board.side(piece.side))
}

/// As [`reach`], but squares of own pieces are not yet left out.
#[inline]
fn attacks_from(board: &Board, from: Square, piece: Piece) -> SquareSet {
    match piece.kind {
        PieceKind::General => leapers::general(piece.side, from),
        PieceKind::Advisor => leapers::advisor(piece.side, from),
        PieceKind::Elephant => leapers::elephant(piece.side, board.occupied(), from),
        PieceKind::Horse => leapers::horse(board.occupied(), from),
        PieceKind::Chariot => board.lines().slides(from),
        PieceKind::Cannon => board.lines().shots(from),
        PieceKind::Soldier => leapers::soldier(piece.side, from),
    }
}

/// All pseudo-legal moves of `side`, in order.
pub fn pseudo_moves(board: &Board, side: Side) -> impl Iterator<Item = Move> + '_ {
    board.side(side).into_iter().flat_map(|from| moves_from(board, from))
}

/// The pseudo-legal moves of the piece on `from`, in order.
pub fn moves_from(board: &Board, from: Square) -> impl Iterator<Item = Move> {
    reach(board, from).into_iter().map(move |to| Move::new(from, to))
}

/// The pseudo-legal moves of `side` that capture the enemy piece on `target`, in order.
pub fn captures_of(board: &Board, target: Square, side: Side) -> impl Iterator<Item = Move> {
    attackers(board, target, side).into_iter().map(move |from| Move::new(from, target))
}

/// The pieces of `side` with a pseudo-legal capture on `target`, which is taken to hold an enemy piece.
#[must_use]
pub fn attackers(board: &Board, target: Square, side: Side) -> SquareSet {
    let far = distant_attackers(board, target, side);
    if !target.is_on_own_half(side) {
        return far;
    }
    let near = |kind| {
        let pieces = board.pieces(side, kind).into_iter();
        pieces.filter(move |&from| attacks_from(board, from, Piece::new(side, kind)).contains(target))
    };
    far.or([PieceKind::General, PieceKind::Advisor, PieceKind::Elephant].into_iter().flat_map(near).collect())
}

/// As [`attackers`], without generals, advisors and elephants, which never leave their own half.
pub(crate) fn distant_attackers(board: &Board, target: Square, side: Side) -> SquareSet {
    Attacks::of(board, side).on(target)
}

/// All legal moves of `side`, in order.
#[must_use]
pub fn legal_moves(board: &Board, side: Side) -> std::vec::IntoIter<Move> {
    let mut moves = Vec::with_capacity(USUAL_MOVES);
    if let Some(general) = board.general(side) {
        let pins = Pins::of(general, board, side);
        for from in board.side(side) {
            let targets = pins.legal(from, reach(board, from));
            targets.into_iter().for_each(|to| moves.push(Move::new(from, to)));
        }
    }
    moves.into_iter()
}

/// Few positions that arise in play have more moves.
const USUAL_MOVES: usize = 96;

/// The number of legal moves of `side`. Faster than counting [`legal_moves`].
#[must_use]
pub fn count_legal_moves(board: &Board, side: Side) -> usize {
    let Some(general) = board.general(side) else { return 0 };
    let pins = Pins::of(general, board, side);
    board.side(side).into_iter().map(|from| pins.legal(from, reach(board, from)).len()).sum()
}

/// Whether `side` has a legal move.
pub(crate) fn can_move(board: &Board, side: Side) -> bool {
    board.general(side).is_some_and(|general| {
        let pins = Pins::of(general, board, side);
        board.side(side).into_iter().any(|from| !pins.legal(from, reach(board, from)).is_empty())
    })
}

/// The legal moves of the piece on `from`, which belongs to `side`, in order.
pub fn legal_moves_from(board: &Board, side: Side, from: Square) -> impl Iterator<Item = Move> {
    legal_among(board, side, moves_from(board, from))
}

/// The legal moves of `side` that capture the enemy piece on `target`, in order.
pub fn legal_captures_of(board: &Board, side: Side, target: Square) -> impl Iterator<Item = Move> {
    legal_among(board, side, captures_of(board, target, side))
}

/// Those of `moves`, pseudo-legal moves of `side`, that are legal.
pub(crate) fn legal_among(
    board: &Board,
    side: Side,
    moves: impl Iterator<Item = Move>,
) -> impl Iterator<Item = Move> {
    moves.filter(move |&mv| !exposes(board, side, mv))
}

/// The number of sequences of `depth` legal moves, `side` moving first.
///
/// Comparing these numbers with published ones tests a move generator.
///
/// ```
/// use xiangqi::{Board, Side, movegen};
///
/// let board = Board::start();
/// assert_eq!(movegen::perft(&board, Side::Red, 1), 44);
/// assert_eq!(movegen::perft(&board, Side::Red, 2), 1_920);
/// assert_eq!(movegen::perft(&board, Side::Red, 3), 79_666);
/// ```
#[must_use]
pub fn perft(board: &Board, side: Side, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => count_legal_moves(board, side) as u64,
        _ => legal_moves(board, side).map(|mv| perft(&board.after(mv), side.opponent(), depth - 1)).sum(),
    }
}
