//! What the board shows: the position being set up, the game, or the timeline up to a row.

use crate::app::board::gesture;
use crate::incident::Act;
use crate::report::Report;
use crate::ruling::Ruling;
use xiangqi::{Board, Move, Side, Square, SquareSet};

/// What the board shows at one moment.
#[derive(Debug)]
pub struct Scene {
    pub board: Board,
    /// The side whose turn the incident falls into.
    pub mover: Side,
    /// The ruling on what had happened by then; `None` before the incident, where none can be given, and
    /// where it depends on disputed facts.
    pub ruling: Option<Ruling>,
    /// The move that led here, of the game or of the timeline.
    pub moved: Option<Move>,
    /// Whether that move was released by the side to move.
    pub released: bool,
    /// Where the piece that was picked up for its next move can go by its movement.
    pub reach: SquareSet,
    /// The piece in the hand.
    pub in_hand: Option<Square>,
    /// Whether this is the end of the timeline, where the board records.
    pub live: bool,
}

impl Scene {
    /// A board that can be used, with no word about what the law says of it.
    pub(crate) const fn bare(board: Board, mover: Side) -> Self {
        Self {
            board,
            mover,
            ruling: None,
            moved: None,
            released: false,
            reach: SquareSet::EMPTY,
            in_hand: None,
            live: true,
        }
    }
}

/// What the board shows after so many rows of the timeline, only to be looked at.
pub fn of_timeline(report: &Report, rows: usize, ruling: Option<Ruling>) -> Scene {
    let shown = report.timeline.get(..rows).unwrap_or_default();
    let released = gesture::since_restored(shown).iter().rev().find_map(|event| match event.act {
        Act::Release(mv) => Some(mv),
        _ => None,
    });
    Scene {
        board: report.board_after(rows),
        mover: gesture::mover(report),
        ruling,
        moved: released.or_else(|| report.moves.last().copied()),
        released: released.is_some(),
        reach: SquareSet::EMPTY,
        in_hand: None,
        live: false,
    }
}
