//! What is wrong with a board: reasons to refuse it, and doubts about it.

use super::check::exposure;
use super::movegen::{in_palace, on_own_half};
use super::{Board, Piece, PieceKind, Side, Square, SquareSet};

/// A reason why a board cannot be ruled on at all.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// Nobody is to move.
    NoSideToMove,
    /// Not exactly one general of this side.
    GeneralCount {
        /// Whose.
        side: Side,
        /// How many there are.
        count: usize,
    },
    /// The general of this side stands outside its palace.
    GeneralOutsidePalace {
        /// Whose.
        side: Side,
        /// Where.
        square: Square,
    },
}

/// Something on the board that cannot have arisen in play. It is named, and ruled on all the same,
/// unless it is a [`Refusal`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// Where.
    pub squares: Vec<Square>,
}

/// The kinds of fault.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// The board cannot be ruled on.
    Refused(Refusal),
    /// More pieces of one kind than a side has.
    TooMany(Piece),
    /// An advisor off its five points.
    AdvisorOffPoints(Side),
    /// An elephant off its seven points.
    ElephantOffPoints(Side),
    /// A soldier behind the rank it starts on.
    SoldierBehindStart(Side),
    /// A soldier before the river on a file where none starts.
    SoldierOffFile(Side),
    /// Two soldiers before the river on one file.
    SoldiersOnOneFile(Side),
    /// The generals stand on one file with nothing between.
    GeneralsFacing,
    /// The side that is not to move could be taken: its check was left unanswered.
    OpponentInCheck(Side),
}

impl FaultKind {
    /// The word of the command line's JSON.
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

/// All reasons to refuse a board.
pub(super) fn refusals(board: &Board, turn: Option<Side>) -> Vec<Refusal> {
    let mut found = Vec::new();
    for side in Side::BOTH {
        let generals = board.pieces(side, PieceKind::General);
        if generals.len() != 1 {
            found.push(Refusal::GeneralCount { side, count: generals.len() });
        }
        let outside = generals.into_iter().filter(|&square| !in_palace(side, square));
        found.extend(outside.map(|square| Refusal::GeneralOutsidePalace { side, square }));
    }
    if turn.is_none() {
        found.push(Refusal::NoSideToMove);
    }
    found
}

/// All faults of a board, the refusals first.
pub(super) fn faults(board: &Board, turn: Option<Side>) -> Vec<Fault> {
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
                .filter(|square| square.file() == file && on_own_half(side, *square))
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
    in_palace(side, square) && (square.file() + rank) % 2 == 1
}

fn is_elephant_point(side: Side, square: Square) -> bool {
    matches!((square.file(), side.relative_rank(square.rank())), (2 | 6, 0 | 4) | (0 | 4 | 8, 2))
}

fn not_behind_start(side: Side, square: Square) -> bool {
    side.relative_rank(square.rank()) >= 3
}

/// A soldier that has not crossed the river stands on the file it started on.
fn on_soldier_file(side: Side, square: Square) -> bool {
    !on_own_half(side, square) || !not_behind_start(side, square) || square.file().is_multiple_of(2)
}
