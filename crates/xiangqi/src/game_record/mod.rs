//! Reading and writing of game records: PGN, DhtmlXQ, XQF, WXF and plain lists of moves.
//!
//! [`read`] takes the bytes of a file and detects format, encoding and notation. Records are kept as they are: an illegal
//! move is recorded and [flagged](Flag), never refused. Reading a line of moves ends only at a text that gives no move at
//! all; what follows is kept in [`RecordedGame::unread`]. [Variations](Variation) and comments are kept too.
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
//! Each format is a module that reads it and, except for WXF, writes it. To add one: a module, a variant of [`Format`]
//! with its detection, and a line in [`read`] and in [`write`](mod@write).

mod builder;
mod dhtmlxq;
mod encoding;
mod flag;
mod format;
mod game;
mod headings;
mod html;
mod lexer;
mod line;
mod list;
mod movetext;
mod pgn;
pub mod write;
mod wxf;
mod xqf;

pub use encoding::TextEncoding;
pub use flag::{End, Flag, FlagKind, Note};
pub use format::{Format, OtherFormat};
pub use game::{Outcome, RecordedGame, RecordedMove, Variation};

use std::borrow::Cow;

use crate::notation::Dialect;
use movetext::DialectSigns;

/// The largest file that is read, in bytes (64 MiB).
pub const MAX_BYTES: usize = 64 * 1024 * 1024;
/// The most moves read of a game; see [`Note::TooManyMoves`].
pub const MAX_MOVES: usize = 10_000;
/// The most variations read of a game; see [`Note::TooManyVariations`].
pub const MAX_VARIATIONS: usize = 20_000;
/// The most games read of a file; see [`Note::TooManyGames`].
pub const MAX_GAMES: usize = 50_000;

/// The games of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Records {
    /// The format of the file.
    pub format: Format,
    /// The encoding in which its text was read.
    pub encoding: TextEncoding,
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
    /// The file is of another program, whose format is not read.
    #[error("a {} file of another program", .0.name())]
    OtherFormat(OtherFormat),
    /// The file is no text, nor a record of a known format.
    #[error("no text, and no record of a known format")]
    Binary,
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
    read_encoded(bytes, None)
}

/// As [`read`], but with the text taken to be in this encoding, whatever it looks like.
///
/// # Errors
/// As [`read`].
pub fn read_as(bytes: &[u8], encoding: TextEncoding) -> Result<Records, RecordError> {
    read_encoded(bytes, Some(encoding))
}

fn read_encoded(bytes: &[u8], wanted: Option<TextEncoding>) -> Result<Records, RecordError> {
    if bytes.len() > MAX_BYTES {
        return Err(RecordError::TooLarge { bytes: bytes.len() });
    }
    if format::is_xqf(bytes) {
        let (game, encoding) = xqf::read(bytes, wanted)?;
        return Ok(Records { format: Format::Xqf, encoding, games: vec![game], notes: Vec::new() });
    }
    if let Some(other) = OtherFormat::of_bytes(bytes) {
        return Err(RecordError::OtherFormat(other));
    }
    let (text, encoding, mut notes) = encoding::decode(bytes, wanted);
    if text.trim().is_empty() {
        return Err(RecordError::Empty);
    }
    if format::is_binary(&text) {
        return Err(RecordError::Binary);
    }
    if let Some(other) = OtherFormat::of_text(&text) {
        return Err(RecordError::OtherFormat(other));
    }
    let text = format::without_padding(&text);
    let mut format = Format::of_text(text);
    let mut text = Cow::Borrowed(text);
    if format != Format::Dhtmlxq && html::is_page(&text) {
        text = Cow::Owned(html::plain_text(&text).into_owned());
        format = Format::of_text(&text);
    }
    let mut games = match format {
        Format::Dhtmlxq => dhtmlxq::read(&text),
        Format::Pgn => in_best_dialect(&text, pgn::read),
        Format::Wxf => in_best_dialect(&text, wxf::read),
        Format::List | Format::Xqf => in_best_dialect(&text, list::read),
    };
    if games.is_empty() {
        return Err(RecordError::NoGame);
    }
    if games.len() > MAX_GAMES {
        games.truncate(MAX_GAMES);
        notes.push(Note::TooManyGames);
    }
    Ok(Records { format, encoding, games, notes })
}

/// The games of a text in the dialect that its words show, or else in which most of its moves can be read and played.
fn in_best_dialect(text: &str, read: fn(&str, Dialect) -> Vec<RecordedGame>) -> Vec<RecordedGame> {
    let usual = read(text, Dialect::Usual);
    let is_doubtful = |game: &RecordedGame| !game.flags.is_empty() || game.moves.is_empty();
    if !usual.is_empty() && !usual.iter().any(is_doubtful) {
        return usual;
    }
    let signs = DialectSigns::of(text);
    if signs.is_from_one() {
        return read(text, Dialect::RanksFromOne);
    }
    if signs.may_be_from_one() {
        // A game with an illegal move must not become another one: nothing may be wrong with this reading, and more than
        // half with the usual one.
        let other = read(text, Dialect::RanksFromOne);
        if other.iter().all(|game| game.flags.is_empty()) && 2 * readable(&usual) < readable(&other) {
            return other;
        }
    }
    let mut best = usual;
    if signs.may_be_vietnamese() {
        for dialect in [Dialect::Vietnamese, Dialect::VietnameseSigns] {
            let other = read(text, dialect);
            if readable(&other) > readable(&best) {
                best = other;
            }
        }
    }
    best
}

/// How many moves were read, less those that are flagged.
fn readable(games: &[RecordedGame]) -> usize {
    let count = |game: &RecordedGame| game.moves.len().saturating_sub(game.flags.len());
    games.iter().map(count).sum()
}
