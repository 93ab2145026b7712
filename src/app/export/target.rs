//! What can be written for other programs.

use std::io;

use crate::export::diagram::{Diagram, PictureFormat};

/// The width of a picture, in pixels.
pub const WIDTH: u32 = 900;

/// A way of writing the record of a report.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Export {
    #[default]
    Pgn,
    /// A list of moves.
    Text,
    Dhtmlxq,
    /// No record: a picture of the board.
    Board(PictureFormat),
}

impl Export {
    /// The ending of its files.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Pgn => "pgn",
            Self::Text | Self::Dhtmlxq => "txt",
            Self::Board(format) => format.ending(),
        }
    }
}

/// What is written for other programs.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    Text(String),
    /// A picture of a board.
    Board(Box<Diagram>, PictureFormat),
}

impl Content {
    /// The bytes of the file.
    ///
    /// # Errors
    /// The picture cannot be drawn.
    pub fn bytes(self) -> io::Result<Vec<u8>> {
        match self {
            Self::Text(text) => Ok(text.into_bytes()),
            Self::Board(diagram, format) => format.write(&diagram, WIDTH).map_err(io::Error::other),
        }
    }
}
