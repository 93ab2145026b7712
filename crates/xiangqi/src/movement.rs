//! Why a piece cannot go from one square to another.

use crate::{Board, Move, Piece, PieceKind, Square, movegen};

/// Why a move does not follow the movement of its piece.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum WrongMovement {
    /// The piece never moves in this shape.
    Shape,
    /// A general or advisor would leave its palace.
    LeavesPalace,
    /// An elephant would cross the river.
    CrossesRiver,
    /// A soldier would go back.
    Backward,
    /// A soldier would go sideways before it has crossed the river.
    SidewaysTooEarly,
    /// A piece stands in the way: of a chariot, of a cannon that captures nothing, on the leg of a horse, or on the eye
    /// of an elephant.
    Blocked(Square),
    /// A cannon captures over exactly one piece, and this many stand between.
    Screens(usize),
}

/// Why the piece on `mv.from` cannot go to `mv.to` by its movement; `None` if it can, or if no piece stands there.
///
/// Whose piece stands on `mv.to` does not matter: a capture of one's own piece is judged as that of an enemy's.
///
/// ```
/// use xiangqi::{Board, WrongMovement, wrong_movement};
///
/// let board = Board::start();
/// // The elephant on g0 stands on the leg of the horse.
/// assert_eq!(wrong_movement(&board, "h0f1".parse()?), Some(WrongMovement::Blocked("g0".parse()?)));
/// assert_eq!(wrong_movement(&board, "h2h9".parse()?), None);
/// assert_eq!(wrong_movement(&board, "h2i9".parse()?), Some(WrongMovement::Shape));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn wrong_movement(board: &Board, mv: Move) -> Option<WrongMovement> {
    let piece = board.get(mv.from)?;
    let taken = board.get(mv.to);
    let mut judged = board.clone();
    if taken.is_some_and(|taken| taken.side == piece.side) && mv.from != mv.to {
        judged.set(mv.to, taken.map(Piece::swapped));
    }
    if movegen::reach(&judged, mv.from).contains(mv.to) {
        return None;
    }
    Some(reason(board, mv, piece))
}

fn reason(board: &Board, mv: Move, piece: Piece) -> WrongMovement {
    let (from, to, side) = (mv.from, mv.to, piece.side);
    let files = from.file().abs_diff(to.file());
    let ranks = from.rank().abs_diff(to.rank());
    let straight = (files == 0) != (ranks == 0);
    let between = |square: Option<Square>| match square.filter(|&square| board.get(square).is_some()) {
        Some(square) => WrongMovement::Blocked(square),
        None => WrongMovement::Shape,
    };
    match piece.kind {
        PieceKind::General if files + ranks == 1 => WrongMovement::LeavesPalace,
        PieceKind::Advisor if files == 1 && ranks == 1 => WrongMovement::LeavesPalace,
        PieceKind::Elephant if files == 2 && ranks == 2 => {
            if to.is_on_own_half(side) {
                between(Square::new(middle(from.file(), to.file()), middle(from.rank(), to.rank())))
            } else {
                WrongMovement::CrossesRiver
            }
        }
        PieceKind::Horse if (files, ranks) == (1, 2) => {
            between(Square::new(from.file(), middle(from.rank(), to.rank())))
        }
        PieceKind::Horse if (files, ranks) == (2, 1) => {
            between(Square::new(middle(from.file(), to.file()), from.rank()))
        }
        PieceKind::Chariot if straight => between(first_between(board, from, to)),
        PieceKind::Cannon if straight => {
            let screens = from.between(to).and(board.occupied()).len();
            match board.get(to) {
                Some(_) => WrongMovement::Screens(screens),
                None => between(first_between(board, from, to)),
            }
        }
        PieceKind::Soldier if files + ranks == 1 => {
            let back = side.relative_rank(to.rank()) < side.relative_rank(from.rank());
            if back { WrongMovement::Backward } else { WrongMovement::SidewaysTooEarly }
        }
        _ => WrongMovement::Shape,
    }
}

const fn middle(one: u8, other: u8) -> u8 {
    (one + other) / 2
}

/// The piece between two squares of a line that is nearest to `from`.
fn first_between(board: &Board, from: Square, to: Square) -> Option<Square> {
    let distance =
        |square: &Square| square.file().abs_diff(from.file()) + square.rank().abs_diff(from.rank());
    from.between(to).and(board.occupied()).into_iter().min_by_key(distance)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen;

    fn why(board: &str, mv: &str) -> Option<WrongMovement> {
        let board = fen::read(board).unwrap().setup.board;
        wrong_movement(&board, mv.parse().unwrap())
    }

    fn blocked(square: &str) -> Option<WrongMovement> {
        Some(WrongMovement::Blocked(square.parse().unwrap()))
    }

    #[test]
    fn each_piece_has_its_reasons() {
        let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
        assert_eq!(why(start, "a0a5"), blocked("a3"));
        assert_eq!(why(start, "a0b1"), Some(WrongMovement::Shape));
        assert_eq!(why(start, "b0d1"), blocked("c0"));
        assert_eq!(why(start, "h2h8"), blocked("h7"));
        assert_eq!(why(start, "h2h7"), Some(WrongMovement::Screens(0)));
        assert_eq!(why(start, "h2h0"), Some(WrongMovement::Screens(0)), "its own horse, without a screen");
        assert_eq!(why(start, "a3b3"), Some(WrongMovement::SidewaysTooEarly));
        assert_eq!(why(start, "a3a2"), Some(WrongMovement::Backward));
        assert_eq!(why(start, "a6a7"), Some(WrongMovement::Backward), "black's back is up");
        assert_eq!(why(start, "a3a5"), Some(WrongMovement::Shape));
        assert_eq!(why(start, "e4e5"), None, "no piece");
        assert_eq!(why(start, "h2e2"), None);
        let palace = "3k5/9/9/9/9/2B6/9/5A3/3N5/3K5 w";
        assert_eq!(why(palace, "d0c0"), Some(WrongMovement::LeavesPalace));
        assert_eq!(why(palace, "f2g3"), Some(WrongMovement::LeavesPalace));
        assert_eq!(why(palace, "c4e6"), Some(WrongMovement::CrossesRiver));
        assert_eq!(why("3k5/9/9/9/9/2B6/3P5/9/9/3K5 w", "c4e2"), blocked("d3"));
        assert_eq!(why("3k5/9/r8/n8/p8/9/9/9/C8/3K5 w", "a1a7"), Some(WrongMovement::Screens(2)));
    }
}
