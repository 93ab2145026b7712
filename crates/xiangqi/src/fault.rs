//! What is wrong with a board.

use crate::check::exposure;
use crate::{Board, Piece, PieceKind, Side, Square, SquareSet};

/// A reason why a [`Setup`](crate::Setup) is not a [`Position`](crate::Position).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Refusal {
    /// No side is to move.
    #[error("no side is to move")]
    NoSideToMove,
    /// A side does not have exactly one general.
    #[error("{} has {count} generals", .side.code())]
    GeneralCount {
        /// The owner.
        side: Side,
        /// The number of its generals.
        count: usize,
    },
    /// A general is outside its palace.
    #[error("the {} general is outside its palace, on {square}", .side.code())]
    GeneralOutsidePalace {
        /// The owner.
        side: Side,
        /// Its square.
        square: Square,
    },
}

/// Something on the board that cannot have arisen in play.
///
/// Only a [`Refusal`] keeps the board from being a [`Position`](crate::Position).
///
/// ```
/// use xiangqi::{FaultKind, Position, Side};
///
/// let position: Position = "4k4/9/9/9/9/9/9/9/9/A3K4 w - - 0 1".parse()?;
/// let faults: Vec<_> = position.faults().into_iter().map(|fault| fault.kind).collect();
/// assert_eq!(faults, [FaultKind::AdvisorOffPoints(Side::Red), FaultKind::GeneralsFacing]);
/// # Ok::<(), xiangqi::PositionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fault {
    /// The kind of fault.
    pub kind: FaultKind,
    /// The squares concerned.
    pub squares: Vec<Square>,
}

/// What is wrong.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// The board is not a position.
    Refused(Refusal),
    /// A side has more pieces of this kind than it starts with.
    TooMany(Piece),
    /// Advisors off their five points.
    AdvisorOffPoints(Side),
    /// Elephants off their seven points.
    ElephantOffPoints(Side),
    /// Soldiers behind the rank they start on.
    SoldierBehindStart(Side),
    /// Soldiers that have not crossed the river, on a file where none starts.
    SoldierOffFile(Side),
    /// Several soldiers on one file that have not crossed the river.
    SoldiersOnOneFile(Side),
    /// The generals face each other on an open file.
    GeneralsFacing,
    /// The general of this side, which is not to move, can be taken.
    OpponentInCheck(Side),
}

impl FaultKind {
    /// A stable name for use in data, such as `generals-facing`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Refused(Refusal::NoSideToMove) => "no-side-to-move",
            Self::Refused(Refusal::GeneralCount { .. }) => "general-count",
            Self::Refused(Refusal::GeneralOutsidePalace { .. }) => "general-outside-palace",
            Self::TooMany(_) => "too-many",
            Self::AdvisorOffPoints(_) => "advisor-off-points",
            Self::ElephantOffPoints(_) => "elephant-off-points",
            Self::SoldierBehindStart(_) => "soldier-behind-start",
            Self::SoldierOffFile(_) => "soldier-off-file",
            Self::SoldiersOnOneFile(_) => "soldiers-on-one-file",
            Self::GeneralsFacing => "generals-facing",
            Self::OpponentInCheck(_) => "opponent-in-check",
        }
    }
}

/// Why a board is not a position.
pub(crate) fn refusals(board: &Board, turn: Option<Side>) -> Vec<Refusal> {
    let mut found = Vec::new();
    for side in Side::BOTH {
        let generals = board.pieces(side, PieceKind::General);
        if generals.len() != 1 {
            found.push(Refusal::GeneralCount { side, count: generals.len() });
        }
        let outside = generals.into_iter().filter(|&square| !square.is_in_palace(side));
        found.extend(outside.map(|square| Refusal::GeneralOutsidePalace { side, square }));
    }
    if turn.is_none() {
        found.push(Refusal::NoSideToMove);
    }
    found
}

/// All faults of a board, refusals first.
pub(crate) fn faults(board: &Board, turn: Option<Side>) -> Vec<Fault> {
    let mut found: Vec<Fault> = refusals(board, turn)
        .into_iter()
        .map(|refusal| {
            let squares = match refusal {
                Refusal::NoSideToMove => Vec::new(),
                Refusal::GeneralCount { side, .. } => {
                    board.pieces(side, PieceKind::General).into_iter().collect()
                }
                Refusal::GeneralOutsidePalace { square, .. } => vec![square],
            };
            Fault { kind: FaultKind::Refused(refusal), squares }
        })
        .collect();
    for side in Side::BOTH {
        let mut report = |kind: FaultKind, squares: SquareSet| {
            if !squares.is_empty() {
                found.push(Fault { kind, squares: squares.into_iter().collect() });
            }
        };
        for kind in PieceKind::ALL.into_iter().filter(|&kind| kind != PieceKind::General) {
            let pieces = board.pieces(side, kind);
            if pieces.len() > kind.full_count() {
                report(FaultKind::TooMany(Piece::new(side, kind)), pieces);
            }
        }
        let off = |kind, possible: fn(Side, Square) -> bool| -> SquareSet {
            board.pieces(side, kind).into_iter().filter(|&square| !possible(side, square)).collect()
        };
        report(FaultKind::AdvisorOffPoints(side), off(PieceKind::Advisor, is_advisor_point));
        report(FaultKind::ElephantOffPoints(side), off(PieceKind::Elephant, is_elephant_point));
        report(FaultKind::SoldierBehindStart(side), off(PieceKind::Soldier, not_behind_start));
        report(FaultKind::SoldierOffFile(side), off(PieceKind::Soldier, on_soldier_file));
        for file in (0..Square::FILES).step_by(2) {
            let waiting: SquareSet = board
                .pieces(side, PieceKind::Soldier)
                .into_iter()
                .filter(|square| square.file() == file && square.is_on_own_half(side))
                .filter(|&square| not_behind_start(side, square))
                .collect();
            if waiting.len() > 1 {
                report(FaultKind::SoldiersOnOneFile(side), waiting);
            }
        }
    }
    found.extend(exposure_faults(board, turn));
    found
}

fn exposure_faults(board: &Board, turn: Option<Side>) -> Vec<Fault> {
    let mut found = Vec::new();
    if let (Some(red), Some(_)) = (board.general(Side::Red), board.general(Side::Black))
        && let Some(black) = exposure(board, Side::Red).facing
    {
        found.push(Fault { kind: FaultKind::GeneralsFacing, squares: vec![red, black] });
    }
    if let Some(waiting) = turn.map(Side::opponent) {
        let attackers = exposure(board, waiting).attackers;
        if let Some(general) = board.general(waiting)
            && !attackers.is_empty()
        {
            let squares = std::iter::once(general).chain(attackers).collect();
            found.push(Fault { kind: FaultKind::OpponentInCheck(waiting), squares });
        }
    }
    found
}

fn is_advisor_point(side: Side, square: Square) -> bool {
    let rank = side.relative_rank(square.rank());
    square.is_in_palace(side) && (square.file() + rank) % 2 == 1
}

fn is_elephant_point(side: Side, square: Square) -> bool {
    matches!((square.file(), side.relative_rank(square.rank())), (2 | 6, 0 | 4) | (0 | 4 | 8, 2))
}

fn not_behind_start(side: Side, square: Square) -> bool {
    side.relative_rank(square.rank()) >= 3
}

/// A soldier that has not crossed the river stands on the file it started on.
fn on_soldier_file(side: Side, square: Square) -> bool {
    !square.is_on_own_half(side) || !not_behind_start(side, square) || square.file().is_multiple_of(2)
}
