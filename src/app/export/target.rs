//! What can be written for other programs.

use std::io;
use std::sync::Arc;

use crate::app::archive::{Listing, Table};
use crate::export::diagram::{Diagram, PictureFormat};
use crate::export::tables::{fouls_in_words, reports_in_words};
use crate::store::archive::Entry;
use crate::text::{Lang, records};
use xiangqi::game_record::{RecordedGame, write};

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
    Xqf,
    /// No record: a picture of the board.
    Board(PictureFormat),
}

impl Export {
    /// The ending of its files.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Pgn => "pgn",
            Self::Text | Self::Dhtmlxq => "txt",
            Self::Xqf => "xqf",
            Self::Board(format) => format.ending(),
        }
    }
}

/// What is written for other programs.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    Text(String),
    /// A game in XQF.
    Xqf(Box<RecordedGame>, Lang),
    /// A picture of a board.
    Board(Box<Diagram>, PictureFormat),
    /// A table of what the archive lists.
    Table(Table, Arc<Listing>, Lang),
}

impl Content {
    /// The bytes of the file.
    ///
    /// # Errors
    /// The picture cannot be drawn, or the game has no place in the format.
    pub fn bytes(self) -> io::Result<Vec<u8>> {
        match self {
            Self::Text(text) => Ok(text.into_bytes()),
            Self::Xqf(game, lang) => {
                write::xqf(&game).map_err(|error| io::Error::other(records::xqf_error(error, lang)))
            }
            Self::Board(diagram, format) => format.write(&diagram, WIDTH).map_err(io::Error::other),
            Self::Table(table, listing, lang) => {
                let rows = listing.rows.iter();
                let entries: Vec<&Entry> =
                    rows.filter_map(|row| listing.archive.entries.get(row.entry)).collect();
                let text = match table {
                    Table::Reports => reports_in_words(&entries, lang),
                    Table::Fouls => fouls_in_words(&entries, lang),
                };
                Ok(text.into_bytes())
            }
        }
    }
}
