//! Reading and writing of game records: PGN, DhtmlXQ, XQF and plain lists of moves.
//!
//! [`read`] takes the bytes of a file and detects format and encoding. Records are kept as they are: an illegal move is
//! recorded and [flagged](Flag), never refused. Reading a game ends only at a text that gives no move at all; what
//! follows is kept in [`RecordedGame::unread`]. Variations are counted, not kept.
//!
//! [`write`](mod@write) makes texts of games, which `read` reads back as the same moves.
//!
//! ```
//! use xiangqi::game_record::{self, write};
//!
//! let records = game_record::read("1. 炮二平五 马8进7 2. 炮五进四".as_bytes())?;
//! let text = write::pgn(&records.games, write::Notation::Iccs);
//! assert!(text.contains("1. H2-E2 H9-G7\n2. E2-E6\n"));
//! # Ok::<(), game_record::RecordError>(())
//! ```
//!
//! Each format is a module that reads it and, except for XQF, writes it. To add one: a module, a variant of [`Format`]
//! with its detection, and a line in [`read`] and in [`write`](mod@write).

mod builder;
mod dhtmlxq;
mod encoding;
mod flag;
mod format;
mod game;
mod lexer;
mod list;
mod main_line;
mod movetext;
mod pgn;
pub mod write;
mod xqf;

pub use flag::{Flag, FlagKind, Note};
pub use format::Format;
pub use game::{Outcome, RecordedGame, RecordedMove};

/// The largest file that is read, in bytes (64 MiB).
pub const MAX_BYTES: usize = 64 * 1024 * 1024;
/// The most moves read of a game; see [`Note::TooManyMoves`].
pub const MAX_MOVES: usize = 10_000;
/// The most games read of a file; see [`Note::TooManyGames`].
pub const MAX_GAMES: usize = 50_000;

/// The games of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Records {
    /// The format of the file.
    pub format: Format,
    /// The games, in order; at least one.
    pub games: Vec<RecordedGame>,
    /// Remarks on the file as a whole.
    pub notes: Vec<Note>,
}

/// Why no game could be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The file is larger than [`MAX_BYTES`].
    #[error("{bytes} bytes are more than a record may have")]
    TooLarge {
        /// The size of the file.
        bytes: usize,
    },
    /// The file is empty or blank.
    #[error("nothing to read")]
    Empty,
    /// The file holds no move, position or tag.
    #[error("no game record")]
    NoGame,
    /// The XQF version, which it holds, is later than those known.
    #[error("XQF version {0} is not known")]
    XqfVersion(u8),
    /// The XQF file is shorter than its header.
    #[error("an XQF file cut short after {bytes} bytes")]
    XqfCutShort {
        /// The size of the file.
        bytes: usize,
    },
}

/// Reads a file in any of the [formats](Format), detected by content.
///
/// Takes time and memory proportional to the number of bytes.
///
/// # Errors
/// The file is too large, empty, or no game record. Errors inside a game are reported by its flags and notes.
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
