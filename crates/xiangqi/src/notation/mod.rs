//! Moves as players and programs write them.
//!
//! Four notations are written and read: Chinese ([`chinese`]), [`wxf`], ICCS (`H2-E2`) and UCI (`h2e2`).
//! [`read`] takes any of them. A text that names a piece and a direction is matched against every move it could
//! mean; what is left is either one move, or a refusal that names the candidates.

pub mod chinese;
mod coordinates;
mod subject;
pub mod wxf;

pub use coordinates::{iccs, uci};
pub use subject::Convention;

use super::movegen::legal_among;
use super::{Board, Move, Side, movegen};

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
/// Legal moves go before moves that only follow the movement, and these before moves that follow the shape of
/// the notation alone: an illegal move on a score sheet is read for what it says, unless a legal one was meant.
///
/// # Errors
/// In no notation, no piece fits, or several moves fit; the candidates are named.
pub fn read(board: &Board, side: Side, text: &str) -> Result<Move, NotationError> {
    let trimmed = text.trim();
    if let Some(mv) = coordinates::read(trimmed) {
        return Ok(mv);
    }
    let candidates = chinese::candidates(board, side, trimmed)
        .or_else(|| wxf::candidates(board, side, trimmed))
        .ok_or_else(|| NotationError::Unreadable(text.to_owned()))?;
    choose(board, side, trimmed, candidates)
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
