//! Exposure of the general, legal moves, and whether the game is over.

use super::movegen::pins::{Danger, exposes};
use super::movegen::{attackers, captures_of, distant_attackers, moves_from, on_own_half, reach};
use super::{Board, Move, Side, Square, SquareSet};

/// By what a general stands exposed: the pieces that could take it, and whether the generals face each other.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Exposure {
    /// The enemy pieces that could take the general, by their own movement.
    pub attackers: SquareSet,
    /// The enemy general, where the two stand on one file with nothing between.
    pub facing: Option<Square>,
}

impl Exposure {
    /// Whether the general is in any danger.
    #[must_use]
    pub const fn any(self) -> bool {
        !self.attackers.is_empty() || self.facing.is_some()
    }

    /// All squares the danger comes from.
    #[must_use]
    pub fn sources(self) -> SquareSet {
        self.facing.map_or(self.attackers, |general| self.attackers.with(general))
    }
}

/// How the general of `side` stands exposed; no exposure where it has none.
#[must_use]
pub fn exposure(board: &Board, side: Side) -> Exposure {
    let Some(own) = board.general(side) else { return Exposure::default() };
    let enemy = side.opponent();
    let other = board.general(enemy);
    // A general outside its palace, which no position that can be ruled on has, may be on the other half.
    let attackers = if on_own_half(enemy, own) { attackers } else { distant_attackers };
    Exposure {
        attackers: attackers(board, own, enemy),
        facing: other.filter(|&other| {
            own.file() == other.file() && own.between(other).and(board.occupied()).is_empty()
        }),
    }
}

/// How the mover's general would stand exposed after `mv`, whatever the movement was.
#[must_use]
pub fn exposure_after(board: &Board, mv: Move, side: Side) -> Exposure {
    exposure(&board.after(mv), side)
}

/// Every legal move of `side`, in order.
#[must_use]
pub fn legal_moves(board: &Board, side: Side) -> std::vec::IntoIter<Move> {
    let mut moves = Vec::with_capacity(USUAL_MOVES);
    if let Some(general) = board.general(side) {
        let danger = Danger::to(general, board, side);
        for from in board.side(side) {
            let targets = danger.legal(from, reach(board, from));
            targets.into_iter().for_each(|to| moves.push(Move::new(from, to)));
        }
    }
    moves.into_iter()
}

/// Room for the moves of almost every position of play.
const USUAL_MOVES: usize = 96;

/// How many legal moves `side` has.
#[must_use]
pub fn count_legal_moves(board: &Board, side: Side) -> usize {
    let Some(general) = board.general(side) else { return 0 };
    let danger = Danger::to(general, board, side);
    board.side(side).into_iter().map(|from| danger.legal(from, reach(board, from)).len()).sum()
}

/// Whether `side` has a legal move.
fn can_move(board: &Board, side: Side) -> bool {
    board.general(side).is_some_and(|general| {
        let danger = Danger::to(general, board, side);
        board.side(side).into_iter().any(|from| !danger.legal(from, reach(board, from)).is_empty())
    })
}

/// The legal moves among `moves`, each tried out: those that leave the general of `side` on the board and unexposed.
pub fn legal_among(
    board: &Board,
    side: Side,
    moves: impl Iterator<Item = Move>,
) -> impl Iterator<Item = Move> {
    moves.filter(move |&mv| !exposes(board, side, mv))
}

/// The legal moves of the piece on `from`, in order.
pub fn legal_moves_from(board: &Board, side: Side, from: Square) -> impl Iterator<Item = Move> {
    legal_among(board, side, moves_from(board, from))
}

/// The legal captures of what stands on `target`, in order.
pub fn legal_captures_of(board: &Board, side: Side, target: Square) -> impl Iterator<Item = Move> {
    legal_among(board, side, captures_of(board, target, side))
}

/// How the side to move stands.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// It may move, and its general is not exposed.
    Free,
    /// 将军: its general is exposed, and some move answers.
    Check,
    /// 将死: its general is exposed and no move answers; lost.
    Checkmated,
    /// 困毙: its general is safe, but it has no legal move; lost.
    Stalemated,
}

impl Status {
    /// Whether the game is over.
    #[must_use]
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Checkmated | Self::Stalemated)
    }

    /// The word of the command line and its JSON.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Free => "none",
            Self::Check => "check",
            Self::Checkmated => "checkmate",
            Self::Stalemated => "stalemate",
        }
    }
}

impl Status {
    /// How a side stands whose general is `exposed` or not, and which can move or not.
    #[must_use]
    pub const fn of(exposed: bool, can_move: bool) -> Self {
        match (exposed, can_move) {
            (false, true) => Self::Free,
            (true, true) => Self::Check,
            (true, false) => Self::Checkmated,
            (false, false) => Self::Stalemated,
        }
    }
}

/// How `side` stands when it is to move. Generals facing each other count as exposure, as after a move.
#[must_use]
pub fn status(board: &Board, side: Side) -> Status {
    Status::of(exposure(board, side).any(), can_move(board, side))
}

/// The number of legal move paths of `depth` plies from here.
#[must_use]
pub fn perft(board: &Board, side: Side, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => count_legal_moves(board, side) as u64,
        _ => legal_moves(board, side).map(|mv| perft(&board.after(mv), side.opponent(), depth - 1)).sum(),
    }
}
