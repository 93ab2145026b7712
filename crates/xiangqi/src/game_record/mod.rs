//! RecordedGame records in and out: PGN, DhtmlXQ, XQF and plain lists of moves.
//!
//! [`read`] takes the bytes of a file and finds out by itself what they are. An arbiter's record is kept as it is:
//! a move that no piece can make is recorded and [flagged](Flag), never refused, because that move may be the
//! case. Only where a text gives no move at all does the line of moves end; what is left of it is kept in
//! [`RecordedGame::unread`].
//!
//! [`write`](mod@write) makes texts of games. Nothing here touches a disk or knows a sentence.

mod builder;
mod dhtmlxq;
mod encoding;
mod flag;
mod format;
mod game;
mod lexer;
mod list;
mod main_line;
mod marks;
mod movetext;
mod pgn;
mod play;
pub mod write;
mod xqf;

pub use flag::{Flag, FlagKind, Note};
pub use format::Format;
pub use game::{Outcome, RecordedGame, RecordedMove};
pub use play::after;

/// Files larger than this are refused unread (64 MiB).
pub const MAX_BYTES: usize = 64 * 1024 * 1024;
/// A game ends after this many moves, with a [note](Note::TooManyMoves).
pub const MAX_MOVES: usize = 10_000;
/// Reading ends after this many games, with a [note](Note::TooManyGames).
pub const MAX_GAMES: usize = 50_000;

/// What a file holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Records {
    /// How it is written.
    pub format: Format,
    /// The games, in order; at least one.
    pub games: Vec<RecordedGame>,
    /// What was taken or left out of the file as a whole.
    pub notes: Vec<Note>,
}

/// Why a file holds no record that could be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// More than [`MAX_BYTES`].
    #[error("{bytes} bytes are more than a record may have")]
    TooLarge {
        /// Its size.
        bytes: usize,
    },
    /// Nothing, or only blanks.
    #[error("nothing to read")]
    Empty,
    /// Neither a move, a position nor a tag in it.
    #[error("no game record")]
    NoGame,
    /// An XQF file of a later version than is known.
    #[error("XQF version {0} is not known")]
    XqfVersion(u8),
    /// An XQF file shorter than its header.
    #[error("an XQF file cut short after {bytes} bytes")]
    XqfCutShort {
        /// Its size.
        bytes: usize,
    },
}

/// Reads the bytes of a record in any of the [formats](Format), found out by content.
///
/// Time and memory grow no faster than the bytes.
///
/// # Errors
/// Too large, empty, or no record at all. Whatever is wrong inside a record is said in its flags and notes.
pub fn read(bytes: &[u8]) -> Result<Records, RecordError> {
    if bytes.len() > MAX_BYTES {
        return Err(RecordError::TooLarge { bytes: bytes.len() });
    }
    if format::is_xqf(bytes) {
        let game = xqf::read(bytes)?;
        return Ok(Records { format: Format::Xqf, games: vec![game], notes: Vec::new() });
    }
    let (text, mut notes) = encoding::decode(bytes);
    if text.trim().is_empty() {
        return Err(RecordError::Empty);
    }
    let format = Format::of_text(&text);
    let mut games = match format {
        Format::Dhtmlxq => dhtmlxq::read(&text),
        Format::Pgn => pgn::read(&text),
        Format::List | Format::Xqf => list::read(&text),
    };
    if games.is_empty() {
        return Err(RecordError::NoGame);
    }
    if games.len() > MAX_GAMES {
        games.truncate(MAX_GAMES);
        notes.push(Note::TooManyGames);
    }
    Ok(Records { format, games, notes })
}
