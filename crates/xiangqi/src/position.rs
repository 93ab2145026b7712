//! Boards with a side to move: unchecked ([`Setup`]) and ready to play ([`Position`]).

use std::str::FromStr;

use crate::check::{self, Exposure, Status};
use crate::fault::{Fault, Refusal, faults, refusals};
use crate::fen::{self, FenError};
use crate::{Board, Move, Side, movegen};

/// The FEN of the starting position.
pub const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/// A board with the other fields of a FEN, not checked in any way.
///
/// This is what a board editor or a game record holds. [`Setup::faults`] lists what is wrong with it, and
/// [`Setup::position`] turns it into a [`Position`].
///
/// ```
/// use xiangqi::{Refusal, fen};
///
/// let setup = fen::read("4k4/9/9/9/9/9/9/9/9/4K4")?.setup;
/// assert_eq!(setup.position(), Err(vec![Refusal::NoSideToMove]));
/// # Ok::<(), fen::FenError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// The side to move, if known.
    pub turn: Option<Side>,
    /// Plies since the last capture.
    pub halfmoves: u32,
    /// The number of the move, from 1; it goes up after each move of Black.
    pub fullmoves: u32,
}

impl Setup {
    /// The empty board with no side to move.
    pub const EMPTY: Self = Self { board: Board::EMPTY, turn: None, halfmoves: 0, fullmoves: 1 };

    /// The starting position of a game.
    #[must_use]
    pub fn start() -> Self {
        Self { board: Board::start(), turn: Some(Side::Red), ..Self::EMPTY }
    }

    /// Everything that is wrong with this setup, with the squares concerned.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        faults(&self.board, self.turn)
    }

    /// The setup after `mv`, without checking any rule.
    ///
    /// The opponent of the piece's owner moves next, even if it was not the owner's turn. If `mv.from` is empty, the
    /// board stays as it is and the turn passes.
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

    /// The position of this setup. It may still have [faults](Self::faults).
    ///
    /// # Errors
    /// All reasons why it cannot be played on: no side to move, not exactly one general of each side, or a general
    /// outside its palace.
    pub fn position(&self) -> Result<Position, Vec<Refusal>> {
        let reasons = refusals(&self.board, self.turn);
        match self.turn {
            Some(turn) if reasons.is_empty() => Ok(Position { setup: self.clone(), turn }),
            _ => Err(reasons),
        }
    }
}

/// A board with a side to move and exactly one general of each side, in its palace.
///
/// It need not be reachable from the starting position: [`Position::faults`] lists what could not have arisen in
/// play, such as three chariots of one side or generals that face each other.
///
/// ```
/// use xiangqi::{Position, Status};
///
/// let position = Position::start();
/// assert_eq!(position.legal_moves().len(), 44);
/// let position = position.play("h2e2".parse()?)?.play("h9g7".parse()?)?;
/// assert_eq!(position.fen(), "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2");
///
/// // Double chariots: checkmate.
/// let position: Position = "4k3R/R8/9/9/9/9/9/9/9/3K5 b - - 0 1".parse()?;
/// assert_eq!(position.status(), Status::Checkmated);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    setup: Setup,
    turn: Side,
}

impl Position {
    /// The starting position of a game.
    #[must_use]
    pub fn start() -> Self {
        Self { setup: Setup::start(), turn: Side::Red }
    }

    /// The pieces.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.setup.board
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The board with side to move and counters.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Everything that could not have arisen in play, with the squares concerned.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        self.setup.faults()
    }

    /// What attacks or faces the general of the side to move.
    #[must_use]
    pub fn exposure(&self) -> Exposure {
        check::exposure(self.board(), self.turn)
    }

    /// Whether the side to move is in check, checkmated or stalemated.
    #[must_use]
    pub fn status(&self) -> Status {
        check::status(self.board(), self.turn)
    }

    /// All legal moves, in order.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        movegen::legal_moves(self.board(), self.turn).collect()
    }

    /// The position after a legal move.
    ///
    /// # Errors
    /// The move is not legal, or it takes the general, after which there is no position.
    pub fn play(&self, mv: Move) -> Result<Self, IllegalMove> {
        let own = self.board().side(self.turn).contains(mv.from);
        if !own || movegen::legal_moves_from(self.board(), self.turn, mv.from).all(|legal| legal != mv) {
            return Err(IllegalMove(mv));
        }
        self.setup.after(mv).position().map_err(|_| IllegalMove(mv))
    }

    /// This position with left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        Self { setup: Setup { board: self.board().mirrored(), ..self.setup.clone() }, turn: self.turn }
    }

    /// This position with the sides exchanged.
    #[must_use]
    pub fn swapped(&self) -> Self {
        let turn = self.turn.opponent();
        let board = self.board().swapped();
        Self { setup: Setup { board, turn: Some(turn), ..self.setup.clone() }, turn }
    }

    /// The FEN of this position.
    #[must_use]
    pub fn fen(&self) -> String {
        fen::write(&self.setup)
    }
}

impl Default for Position {
    fn default() -> Self {
        Self::start()
    }
}

/// The move, which it holds, is not legal in the position.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("illegal move: {0}")]
pub struct IllegalMove(pub Move);

/// Why a text is not a [`Position`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// It is not a FEN.
    #[error("unreadable position: {0}")]
    Unreadable(#[from] FenError),
    /// It is a FEN, but not of a position that can be played on.
    #[error("not a position to play on: {}", .0.iter().map(Refusal::to_string).collect::<Vec<_>>().join(", "))]
    Refused(Vec<Refusal>),
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        fen::read(text)?.setup.position().map_err(PositionError::Refused)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_is_that_of_its_fen() {
        assert_eq!(START.parse::<Position>().unwrap(), Position::start());
        assert_eq!(Position::start().fen(), START);
    }

    #[test]
    fn only_legal_moves_are_played() {
        let start = Position::start();
        let play = |mv: &str| start.play(mv.parse().unwrap());
        assert_eq!(play("b0c2").unwrap().turn(), Side::Black);
        // Black's move, an empty square, a blocked elephant, an own piece.
        for mv in ["b9c7", "e4e5", "c0e1", "a0b0"] {
            assert_eq!(play(mv), Err(IllegalMove(mv.parse().unwrap())), "{mv}");
        }
        // Leaving the file lets the generals face each other.
        let pinned: Position = "4k4/9/9/9/4R4/9/9/9/9/4K4 w - - 0 1".parse().unwrap();
        assert!(pinned.play("e5d5".parse().unwrap()).is_err());
        assert!(pinned.play("e5e8".parse().unwrap()).is_ok());
        // Black's check was left unanswered: the general can be taken, but nothing follows it.
        let taken: Position = "4k4/9/9/9/4R4/9/9/9/9/3K5 w - - 0 1".parse().unwrap();
        assert!(taken.legal_moves().contains(&"e5e9".parse().unwrap()));
        assert!(taken.play("e5e9".parse().unwrap()).is_err());
    }
}
