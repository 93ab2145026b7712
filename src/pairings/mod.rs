//! Lists of players and pairings as pairing programs and spreadsheets write them. What was not understood comes back
//! line by line; nothing is guessed and nothing is left out unsaid.

mod cells;
mod headings;
mod numerals;
mod table;
mod trf;

use serde::{Deserialize, Serialize};
use xiangqi::game_record::TextEncoding;

/// Larger lists are refused unread (4 MiB): a thousand players and twenty rounds take a tenth of it.
pub const MAX_BYTES: usize = 4 << 20;
/// So many players, and so many pairings, are taken from a list; what comes behind is named as not read.
pub const MAX_ROWS: usize = 20_000;
/// So much of a name, a team or a number is kept.
pub const MAX_CELL: usize = 120;
/// So many of the lines that were not understood are kept; the others are counted.
pub const MAX_UNREAD: usize = 200;

/// A player of an event, as the list has them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// Their number in the list; empty where it gives none.
    pub number: String,
    pub name: String,
    pub team: String,
    pub points: String,
}

/// Who sits where.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    pub name: String,
    pub team: String,
}

/// Two players at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    /// `3`, or as the list names it; empty where it does not.
    pub round: String,
    pub table: String,
    pub red: Seat,
    pub black: Seat,
}

/// What a list says of the event as a whole.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heading {
    pub name: String,
    pub place: String,
    /// Of its first day.
    pub date: String,
    pub chief_arbiter: String,
}

/// What was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PairingList {
    pub heading: Heading,
    pub players: Vec<Entrant>,
    pub pairings: Vec<Pairing>,
    /// The lines that were not understood, in order.
    pub unread: Vec<Unread>,
    /// How many there are beyond [`MAX_UNREAD`].
    pub more_unread: usize,
}

/// A line that was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// From 1.
    pub line: usize,
    /// What stands there, cut at [`MAX_CELL`].
    pub text: String,
    pub why: Why,
}

/// Why a line was not understood.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// It stands before any line of headings.
    NoHeadings,
    /// No name of a player stands in it.
    NoName,
    /// One of two players has no name.
    OneName,
    /// Both names are the same.
    AgainstThemselves,
    /// This table of this round was given to others before.
    TableTaken,
    /// TRF: no starting number.
    NoNumber,
    /// TRF: the starting number was another player's before.
    NumberTaken,
    /// TRF: there is no such line of this format.
    UnknownLine,
    /// TRF: the result of a round cannot be read.
    RoundUnclear,
    /// TRF: the opponent is not in the list.
    NoOpponent,
    /// TRF: the opponent's own line says otherwise.
    Contradicted,
    /// Nothing beyond [`MAX_ROWS`] is taken.
    TooMany,
}

/// Why nothing was read.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ListError {
    #[error("{0} bytes are more than a list may have")]
    TooLarge(usize),
    #[error("nothing to read")]
    Empty,
    #[error("not a text")]
    NotText,
    /// No line has the headings of a list of players or pairings.
    #[error("no line of headings")]
    NoHeadings,
}

/// Reads a list: TRF as FIDE describes it, or a table with headings; in UTF-8, UTF-16, GBK or Big5.
///
/// Takes time and memory proportional to the number of bytes.
///
/// # Errors
/// It is too large, empty, no text, or has no headings.
pub fn read(bytes: &[u8]) -> Result<PairingList, ListError> {
    if bytes.len() > MAX_BYTES {
        return Err(ListError::TooLarge(bytes.len()));
    }
    let (text, _) = TextEncoding::read(bytes);
    read_text(&text)
}

/// The same for what was pasted.
///
/// # Errors
/// As [`read`].
pub fn read_text(text: &str) -> Result<PairingList, ListError> {
    if text.len() > 2 * MAX_BYTES {
        return Err(ListError::TooLarge(text.len()));
    }
    if text.contains('\0') {
        return Err(ListError::NotText);
    }
    if text.trim_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}').is_empty() {
        return Err(ListError::Empty);
    }
    // A carriage return alone ends a line too.
    let lines = text.replace("\r\n", "\n").replace('\r', "\n");
    if trf::is_trf(&lines) { Ok(trf::read(&lines)) } else { table::read(&lines) }
}

impl PairingList {
    /// Keeps a line that was not understood.
    fn refuse(&mut self, line: usize, text: &str, why: Why) {
        if self.unread.len() < MAX_UNREAD {
            self.unread.push(Unread { line, text: shortened(text), why });
        } else {
            self.more_unread += 1;
        }
    }
}

/// A text cut at [`MAX_CELL`] characters.
fn shortened(text: &str) -> String {
    let mut letters = text.trim().chars();
    let mut short: String = letters.by_ref().take(MAX_CELL).collect();
    if letters.next().is_some() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests;
