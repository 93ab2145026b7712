//! Moves as players and programs write them.
//!
//! Four notations are written and read: Chinese ([`chinese`]), [`wxf`], ICCS (`H2-E2`) and UCI (`h2e2`).
//! [`read`] takes any of them, and the algebraic notation of chess (`Che2`). [`read_as`] takes those of other
//! [dialects](Dialect) too.
//!
//! A text that names a piece and a direction is compared with every move it could mean; what is left is either one
//! move, or an error that names the candidates.

mod algebraic;
pub mod chinese;
mod coordinates;
mod line;
mod subject;
mod vietnamese;
pub mod wxf;

pub use coordinates::{iccs, uci};
pub use line::{Line, proposed, read_line, words};
pub use subject::Convention;

use super::movegen::legal_among;
use super::{Board, Move, Side, movegen};

/// What a text of moves has in common, where one move alone does not show it.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// Ranks from 0 to 9; letters of WXF.
    #[default]
    Usual,
    /// Ranks from 1 to 10, as in UCI lists of pychess and Fairy-Stockfish: `h3e3`, `Che3`.
    RanksFromOne,
    /// Vietnamese letters with `.` forward, `/` back and `-` across: `P2-5`, `M8.7`, `X1/2`.
    Vietnamese,
    /// Vietnamese letters with `+` forward, `-` back and `=` or `.` across: `P2=5`, `M8+7`, `X1-2`.
    VietnameseSigns,
}

impl Dialect {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Usual, Self::RanksFromOne, Self::Vietnamese, Self::VietnameseSigns];
}

/// Why a text is not a move in a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    /// In none of the notations.
    #[error("not a move in any notation known: {0:?}")]
    Unreadable(String),
    /// A move in form, but no piece here fits it.
    #[error("no piece fits {0:?}")]
    NoSuchMove(String),
    /// Several moves fit.
    #[error("{text:?} fits several moves: {candidates:?}")]
    Ambiguous {
        /// The text.
        text: String,
        /// All the moves that fit, in order.
        candidates: Vec<Move>,
    },
}

/// Reads a move of `side` in any notation.
///
/// Legal moves go before moves that only follow the movement of the piece, and these before moves that fit the text in
/// form alone: an illegal move on a score sheet is read for what it says, unless a legal one was meant.
///
/// # Errors
/// In no notation, no piece fits, or several moves fit; the candidates are named.
pub fn read(board: &Board, side: Side, text: &str) -> Result<Move, NotationError> {
    read_as(board, side, text, Dialect::Usual)
}

/// As [`read`], in a dialect.
///
/// ```
/// use xiangqi::notation::{Dialect, read_as};
/// use xiangqi::{Board, Side};
///
/// let board = Board::start();
/// for (text, dialect) in [
///     ("Che2", Dialect::Usual),
///     ("h3e3", Dialect::RanksFromOne),
///     ("P2-5", Dialect::Vietnamese),
///     ("P2=5", Dialect::VietnameseSigns),
/// ] {
///     assert_eq!(read_as(&board, Side::Red, text, dialect), Ok("h2e2".parse()?));
/// }
/// # Ok::<(), xiangqi::ParseMoveError>(())
/// ```
///
/// # Errors
/// As [`read`].
pub fn read_as(board: &Board, side: Side, text: &str, dialect: Dialect) -> Result<Move, NotationError> {
    let trimmed = text.trim();
    let from_one = dialect == Dialect::RanksFromOne;
    if let Some(mv) = coordinates::read(trimmed, from_one) {
        return Ok(mv);
    }
    let letters = || match dialect {
        Dialect::Vietnamese | Dialect::VietnameseSigns => {
            vietnamese::candidates(board, side, trimmed, dialect == Dialect::VietnameseSigns)
        }
        Dialect::Usual | Dialect::RanksFromOne => wxf::candidates(board, side, trimmed)
            .or_else(|| algebraic::candidates(board, side, trimmed, from_one)),
    };
    let candidates = chinese::candidates(board, side, trimmed)
        .or_else(letters)
        .ok_or_else(|| NotationError::Unreadable(text.to_owned()))?;
    choose(board, side, trimmed, candidates)
}

/// Whether a text has the form of two squares, in either count of ranks.
pub(crate) fn is_coordinates(text: &str) -> bool {
    coordinates::read(text, false).is_some() || coordinates::read(text, true).is_some()
}

/// Whether a text has the form of algebraic notation, in either count of ranks.
pub(crate) fn is_algebraic(text: &str) -> bool {
    algebraic::is_move(text)
}

/// Whether a text has the form of a move in Vietnamese letters.
pub(crate) fn is_vietnamese(text: &str) -> bool {
    vietnamese::is_move(text)
}

/// The one move meant among those a text could mean.
fn choose(board: &Board, side: Side, text: &str, mut all: Vec<Move>) -> Result<Move, NotationError> {
    all.sort_unstable();
    all.dedup();
    let pseudo: Vec<Move> =
        all.iter().copied().filter(|mv| movegen::reach(board, mv.from).contains(mv.to)).collect();
    let legal: Vec<Move> = legal_among(board, side, pseudo.iter().copied()).collect();
    for fitting in [legal, pseudo, all] {
        match fitting.as_slice() {
            [] => {}
            [only] => return Ok(*only),
            _ => return Err(NotationError::Ambiguous { text: text.to_owned(), candidates: fitting }),
        }
    }
    Err(NotationError::NoSuchMove(text.to_owned()))
}
