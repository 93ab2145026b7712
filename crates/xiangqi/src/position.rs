//! From anything that can be drawn to a position that can be ruled on.

use super::check::{Exposure, Status, exposure, status};
use super::fault::{Fault, Refusal, faults, refusals};
use super::{Board, Move, Side, fen};

/// A board as an editor holds it: anything goes, even no side to move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// What stands where.
    pub board: Board,
    /// Who is to move, if that is known.
    pub turn: Option<Side>,
    /// Plies since the last capture.
    pub halfmoves: u32,
    /// The number of the round, from 1.
    pub fullmoves: u32,
}

impl Setup {
    /// An empty board with no side to move.
    pub const EMPTY: Self = Self { board: Board::EMPTY, turn: None, halfmoves: 0, fullmoves: 1 };

    /// Everything that forbids or doubts this board, each with its squares, all at once.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        faults(&self.board, self.turn)
    }

    /// The board and the side to move next, after `mv` is carried out; no rule is asked.
    ///
    /// Next to move is the opponent of whoever's piece moved, even where it was not its turn: a game that skips
    /// a move goes on from what it says. A move from an empty point changes nothing but the turn.
    #[must_use]
    pub fn after(&self, mv: Move) -> Self {
        let moved = self.board.get(mv.from);
        let taken = moved.is_some() && self.board.get(mv.to).is_some();
        let mover = moved.map(|piece| piece.side).or(self.turn);
        let round = u32::from(mover == Some(Side::Black));
        Self {
            board: if moved.is_some() { self.board.after(mv) } else { self.board.clone() },
            turn: mover.map(Side::opponent),
            halfmoves: if taken { 0 } else { self.halfmoves.saturating_add(1) },
            fullmoves: self.fullmoves.saturating_add(round),
        }
    }

    /// The position, to be ruled on in spite of the faults it may have.
    ///
    /// # Errors
    /// All reasons at once why it cannot be ruled on: no side to move, not exactly one general of each side,
    /// a general outside its palace.
    pub fn position(&self) -> Result<Position, Vec<Refusal>> {
        let reasons = refusals(&self.board, self.turn);
        match self.turn {
            Some(turn) if reasons.is_empty() => Ok(Position { setup: self.clone(), turn }),
            _ => Err(reasons),
        }
    }
}

/// A board with a side to move and one general of each side in its palace.
///
/// It may still have [faults](Position::faults): wrong counts, impossible squares, generals facing. An arbiter
/// must rule on what stood there.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    setup: Setup,
    turn: Side,
}

impl Position {
    /// The position at the start of a game.
    ///
    /// # Errors
    /// None in practice: the text is fixed and a test reads it.
    pub fn start() -> Result<Self, PositionError> {
        START.parse()
    }

    /// What stands where.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.setup.board
    }

    /// Who is to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The board and counters, to be edited.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What could not have arisen in play, each with its squares.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        self.setup.faults()
    }

    /// How the general of the side to move stands exposed.
    #[must_use]
    pub fn exposure(&self) -> Exposure {
        exposure(self.board(), self.turn)
    }

    /// Whether the game is over or the side to move in check.
    #[must_use]
    pub fn status(&self) -> Status {
        status(self.board(), self.turn)
    }

    /// Every legal move, in order.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        super::check::legal_moves(self.board(), self.turn).collect()
    }

    /// The same position with left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        Self { setup: Setup { board: self.board().mirrored(), ..self.setup.clone() }, turn: self.turn }
    }

    /// The same position with the colours exchanged.
    #[must_use]
    pub fn swapped(&self) -> Self {
        let turn = self.turn.opponent();
        let board = self.board().swapped();
        Self { setup: Setup { board, turn: Some(turn), ..self.setup.clone() }, turn }
    }

    /// The standard FEN.
    #[must_use]
    pub fn fen(&self) -> String {
        fen::write(&self.setup)
    }
}

/// The FEN of the position at the start of a game.
pub const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/// Why a text is not a position that can be ruled on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// It cannot be read as a board.
    #[error("unreadable position: {0}")]
    Unreadable(#[from] fen::FenError),
    /// It is a board that cannot be ruled on.
    #[error("not a position to rule on: {0:?}")]
    Refused(Vec<Refusal>),
}

impl std::str::FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        fen::read(text)?.setup.position().map_err(PositionError::Refused)
    }
}
