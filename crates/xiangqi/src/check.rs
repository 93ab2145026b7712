//! Check, checkmate and stalemate.
//!
//! A general is *exposed* if an enemy piece could take it, or if the two generals face each other on an open file.
//! A side that has no legal move loses: checkmated (将死) if its general is exposed, else stalemated (困毙).

use crate::movegen::{attackers, can_move, distant_attackers};
use crate::{Board, Move, Side, Square, SquareSet};

/// What a general is exposed to.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Exposure {
    /// The enemy pieces that could take the general by their own movement.
    pub attackers: SquareSet,
    /// The enemy general, if the two face each other on an open file.
    pub facing: Option<Square>,
}

impl Exposure {
    /// Whether the general is exposed at all.
    #[must_use]
    pub const fn any(self) -> bool {
        !self.attackers.is_empty() || self.facing.is_some()
    }

    /// The squares of the attackers and of a facing general.
    #[must_use]
    pub fn sources(self) -> SquareSet {
        self.facing.map_or(self.attackers, |general| self.attackers.with(general))
    }
}

/// What the general of `side` is exposed to; nothing if it has none.
#[must_use]
pub fn exposure(board: &Board, side: Side) -> Exposure {
    let Some(own) = board.general(side) else { return Exposure::default() };
    let enemy = side.opponent();
    let other = board.general(enemy);
    // Only a general outside its palace can be on the other half.
    let attackers = if own.is_on_own_half(enemy) { attackers } else { distant_attackers };
    Exposure {
        attackers: attackers(board, own, enemy),
        facing: other.filter(|&other| {
            own.file() == other.file() && own.between(other).and(board.occupied()).is_empty()
        }),
    }
}

/// What the general of `side` is exposed to after `mv`, which need not be legal.
#[must_use]
pub fn exposure_after(board: &Board, mv: Move, side: Side) -> Exposure {
    exposure(&board.after(mv), side)
}

/// The state of the side to move.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// It has legal moves and is not in check.
    Free,
    /// 将军: its general is exposed, and it has legal moves.
    Check,
    /// 将死: its general is exposed, and it has no legal move. It loses.
    Checkmated,
    /// 困毙: its general is not exposed, but it has no legal move. It loses.
    Stalemated,
}

impl Status {
    /// The status of a side, by whether its general is exposed and whether it has a legal move.
    #[must_use]
    pub const fn of(exposed: bool, can_move: bool) -> Self {
        match (exposed, can_move) {
            (false, true) => Self::Free,
            (true, true) => Self::Check,
            (true, false) => Self::Checkmated,
            (false, false) => Self::Stalemated,
        }
    }

    /// Whether the game is over.
    #[must_use]
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Checkmated | Self::Stalemated)
    }

    /// A stable name for use in data: `none`, `check`, `checkmate` or `stalemate`.
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

/// The status of `side`, taken to be the side to move. Generals that face each other count as check.
///
/// ```
/// use xiangqi::{Position, Side, Status, check};
///
/// let position: Position = "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1".parse()?;
/// assert_eq!(position.status(), Status::Free);
///
/// // Black cannot step to e9, where the generals would face each other.
/// let after = position.board().after("a0d0".parse()?);
/// assert_eq!(check::status(&after, Side::Black), Status::Checkmated);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn status(board: &Board, side: Side) -> Status {
    Status::of(exposure(board, side).any(), can_move(board, side))
}
