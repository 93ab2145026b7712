//! What was read on one square.

use xiangqi::{Piece, Square};

/// A piece, or none, with the share that it has among all that a square could show.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Candidate {
    /// `None` for an empty square.
    pub piece: Option<Piece>,
    /// From 0 to 1.
    pub share: f32,
}

/// Why a square should be looked at by a person.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// Something covers it.
    Covered,
    /// The share of what was read is small.
    Unclear,
    /// With it the board has more pieces of a kind than a game has, or one where none can stand.
    Counts,
}

/// What was read on one square.
#[derive(Clone, Debug, PartialEq)]
pub struct SquareReading {
    /// The square, as Red sees the board.
    pub square: Square,
    /// What was read, whether it can be or not.
    pub read: Option<Piece>,
    /// What it could be, the likeliest first.
    pub candidates: Vec<Candidate>,
    /// Why it should be looked at; `None` where it is clear.
    pub doubt: Option<Doubt>,
}
