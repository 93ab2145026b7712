//! Where the position comes from, when it was read from a picture: what the program had read, what a person changed.

use xiangqi::{Board, Piece, Square};

use super::ImagePoint;

/// How the position was read from the picture of a board.
///
/// It is a record of what was done then: where the position was changed later, [`Self::confirmed`] is another board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionReading {
    /// The SHA-256 of the picture's bytes, in hexadecimal.
    pub picture: String,
    /// Where the crossings a9, i9, i0 and a0 lie in it.
    pub corners: [ImagePoint; 4],
    /// What the program read.
    pub read: Board,
    /// The squares that it marked as doubtful.
    pub doubtful: Vec<Square>,
    /// What a person changed before confirming, in order.
    pub corrections: Vec<Correction>,
}

/// One square that was changed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Correction {
    pub square: Square,
    pub from: Option<Piece>,
    pub to: Option<Piece>,
}

impl PositionReading {
    /// The board that was confirmed.
    pub fn confirmed(&self) -> Board {
        let mut board = self.read.clone();
        for correction in &self.corrections {
            board.set(correction.square, correction.to);
        }
        board
    }
}
