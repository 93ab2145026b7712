//! The text of a report file.
//!
//! A file begins with the format's name and version; what follows is [`schema::File`] to the letter. A newer version
//! than this program knows is refused, so that it is never saved over.

mod header;
mod to_report;

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};
use xiangqi::fen::FenError;

use self::header::Header;
use crate::incident::{Event, WordsError};
use crate::report::{Report, schema};

pub use crate::report::schema::{FORMAT, VERSION};

/// Name and version of this program, written into every file.
pub const PROGRAM: &str = crate::PROGRAM;

/// Why a text is not a report.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
pub enum FormatError {
    /// Not RON, or not what this version holds.
    #[error("line {line}, column {column}: {reason}")]
    Syntax {
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
        /// What the parser says, in English.
        reason: String,
    },
    /// RON, but no report of this program.
    #[error("not a report of this program: {0:?}")]
    NotAReport(String),
    /// Written by a newer program.
    #[error("version {0} is newer than this program knows")]
    NewerVersion(u64),
    /// One of the versions before the first release.
    #[error("version {0} was never released")]
    NeverReleased(u64),
    /// A row of the timeline that is no event.
    #[error("line {line}, column {column}: {error}")]
    Event {
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
        /// Which row, and what is wrong with it.
        error: WordsError,
    },
    /// An exhibit whose bytes are not those that were put in.
    #[error("exhibit {0:?} does not match its SHA-256")]
    Altered(String),
    /// The starting position cannot be read.
    #[error("start {value:?}: {error:?}")]
    Start {
        /// What stands there.
        value: String,
        /// What is wrong with it, and where.
        error: FenError,
    },
    /// A value that cannot be: where in the report, and the value.
    #[error("{place}: {value:?} cannot be read")]
    Value {
        /// Where in the report, such as `timeline[2]`.
        place: String,
        /// What stands there.
        value: String,
    },
}

/// Something a file had that will not be there once it is saved again.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FormatNote {
    /// A byte-order mark.
    ByteOrderMark,
    /// Line ends of Windows.
    WindowsLineEnds,
    /// Comments, or another layout: the file was written or edited by hand.
    EditedByHand,
}

/// A report read from text, with what will change when it is saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed {
    /// The report.
    pub report: Report,
    /// What the text had besides.
    pub notes: Vec<FormatNote>,
}

/// Reads a report.
///
/// # Errors
/// The first thing that cannot be read, with its place.
pub fn read(text: &str) -> Result<Parsed, FormatError> {
    let body = text.strip_prefix('\u{feff}').unwrap_or(text);
    let header = Header::read(body)?;
    let report = report(body, &header)?;
    let mut notes = Vec::new();
    if body.len() != text.len() {
        notes.push(FormatNote::ByteOrderMark);
    }
    let mut lines = Cow::Borrowed(body);
    if body.contains("\r\n") {
        notes.push(FormatNote::WindowsLineEnds);
        lines = Cow::Owned(body.replace("\r\n", "\n"));
    }
    let file = schema::File::new(&report, &header.program);
    if !is_written_as(&lines, &file).map_err(unwritable)? {
        notes.push(FormatNote::EditedByHand);
    }
    Ok(Parsed { report, notes })
}

/// Reads a report without looking at how its text is laid out, which takes about half as long as [`read`].
///
/// # Errors
/// The first thing that cannot be read, with its place.
pub fn read_report(text: &str) -> Result<Report, FormatError> {
    let body = text.strip_prefix('\u{feff}').unwrap_or(text);
    report(body, &Header::read(body)?)
}

fn report(body: &str, header: &Header) -> Result<Report, FormatError> {
    if header.format != FORMAT {
        return Err(FormatError::NotAReport(header.format.clone()));
    }
    match header.version {
        4 => to_report::report(ron::from_str(body).map_err(|error| located(body, error))?),
        0 => Err(FormatError::NotAReport("version 0".to_owned())),
        1..=3 => Err(FormatError::NeverReleased(header.version)),
        newer => Err(FormatError::NewerVersion(newer)),
    }
}

/// What is wrong, and which row of the timeline it is where it is one.
fn located(body: &str, error: ron::error::SpannedError) -> FormatError {
    #[derive(Deserialize)]
    struct Rows {
        timeline: Vec<String>,
    }
    let rows = ron::from_str::<Rows>(body).map_or_else(|_| Vec::new(), |rows| rows.timeline);
    let first = rows.iter().enumerate().find_map(|(index, row)| Some((index, row.parse::<Event>().err()?)));
    match (first, &error.code) {
        (Some((index, event)), ron::Error::Message(said)) if *said == event.to_string() => {
            let (line, column) = (error.span.start.line, error.span.start.col);
            FormatError::Event { line, column, error: WordsError { event: index + 1, ..event } }
        }
        _ => syntax(error),
    }
}

/// Writes a report in its canonical form, which [`read`] reads back equal.
///
/// # Errors
/// None in practice: every report has a text.
pub fn write(report: &Report) -> Result<String, FormatError> {
    let mut text = String::new();
    write_text(&mut text, &schema::File::new(report, PROGRAM)).map_err(unwritable)?;
    Ok(text)
}

/// Writes a file and its last line end.
///
/// # Errors
/// What the writer refuses.
fn write_text<W: fmt::Write>(mut writer: W, file: &impl Serialize) -> Result<(), ron::Error> {
    schema::write(&mut writer, file)?;
    Ok(writer.write_char('\n')?)
}

/// Whether `text` is what [`write_text`] writes. Nothing is kept of what is written, and the first difference ends it.
///
/// # Errors
/// What cannot be written.
fn is_written_as(text: &str, file: &impl Serialize) -> Result<bool, ron::Error> {
    let mut left = Left(text);
    match write_text(&mut left, file) {
        Ok(()) => Ok(left.0.is_empty()),
        Err(ron::Error::Fmt) => Ok(false),
        Err(error) => Err(error),
    }
}

/// The part of a text that has not been written yet.
struct Left<'a>(&'a str);

impl fmt::Write for Left<'_> {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        self.0 = self.0.strip_prefix(part).ok_or(fmt::Error)?;
        Ok(())
    }
}

fn unwritable(error: ron::Error) -> FormatError {
    FormatError::Value { place: "report".to_owned(), value: error.to_string() }
}

fn syntax(error: ron::error::SpannedError) -> FormatError {
    FormatError::Syntax {
        line: error.span.start.line,
        column: error.span.start.col,
        reason: error.code.to_string(),
    }
}
