//! The text of a report file and its versions.
//!
//! A file begins with the format's name and version. Each version has its own frozen types, converted
//! upwards to [`Report`]; a newer version than this program knows is refused, so that it is never saved over.

mod canonical;
mod header;
mod v1;
mod v2;
mod v3;

use std::borrow::Cow;

use self::header::Header;
use crate::report::Report;
use xiangqi::fen::FenError;

/// The name every report file begins with.
pub const FORMAT: &str = "xiangqi-arbiter-report";
/// Name and version of this program, written into every file.
pub const PROGRAM: &str = crate::PROGRAM;
/// The newest version this program reads, and the one it writes.
pub const VERSION: u32 = 3;

/// Why a text is not a report.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, serde::Serialize, serde::Deserialize)]
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
    /// An earlier version of the format, by its number.
    OlderVersion(u64),
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
    if header.version < u64::from(VERSION) {
        notes.push(FormatNote::OlderVersion(header.version));
    } else if !canonical::is_written_as(&lines, &v3::write(&report, &header.program)).map_err(unwritable)? {
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
        1 => v1::read(ron::from_str(body).map_err(syntax)?),
        2 => v2::read(ron::from_str(body).map_err(syntax)?),
        3 => v3::read(ron::from_str(body).map_err(syntax)?),
        0 => Err(FormatError::NotAReport("version 0".to_owned())),
        newer => Err(FormatError::NewerVersion(newer)),
    }
}

/// Writes a report in its canonical form, which [`read`] reads back equal.
///
/// # Errors
/// None in practice: every report has a text.
pub fn write(report: &Report) -> Result<String, FormatError> {
    let mut text = String::new();
    canonical::write(&mut text, &v3::write(report, PROGRAM)).map_err(unwritable)?;
    Ok(text)
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
