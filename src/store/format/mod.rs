//! The text of a report file.
//!
//! A file begins with the format's name and version; what follows is `schema::File` to the letter. A newer version
//! than this program knows is refused, so that it is never saved over.

mod to_report;

pub use crate::report::schema::{FORMAT, VERSION};

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserializer as _, Error as _, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Serialize};

use crate::incident::{Event, WordsError};
use crate::report::{Report, schema};
use xiangqi::fen::FenError;

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
    /// RON, but no event file of this program.
    #[error("not an event file of this program: {0:?}")]
    NotAnEvent(String),
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
    ByteOrderMark,
    WindowsLineEnds,
    /// Comments, or another layout: the file was written or edited by hand.
    EditedByHand,
}

/// A report read from text, with what will change when it is saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed {
    pub report: Report,
    /// What the text had besides.
    pub notes: Vec<FormatNote>,
}

/// Reads a report.
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
pub fn write(report: &Report) -> Result<String, FormatError> {
    let mut text = String::new();
    write_text(&mut text, &schema::File::new(report, crate::PROGRAM)).map_err(unwritable)?;
    Ok(text)
}

/// Writes a file and its last line end.
fn write_text<W: fmt::Write>(mut writer: W, file: &impl Serialize) -> Result<(), ron::Error> {
    schema::write(&mut writer, file)?;
    Ok(writer.write_char('\n')?)
}

/// Whether `text` is what [`write_text`] writes. Nothing is kept of what is written, and the first difference ends it.
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

/// What every version of the file begins with.
#[derive(Default)]
struct Header {
    pub format: String,
    /// Wider than any version of this program, so that a number from the far future can be named.
    pub version: u64,
    pub program: String,
}

impl Header {
    /// Reads the header and stops there: what follows may be large, and belongs to the version.
    pub fn read(text: &str) -> Result<Self, FormatError> {
        let mut found = Found::default();
        let mut reader = ron::Deserializer::from_str(text).map_err(syntax)?;
        let end = reader.deserialize_struct("report", &["format", "version", "program"], &mut found);
        match found {
            Found { format: Some(format), version: Some(version), program } => {
                // Where the three were found, the end is the visitor's own word to stop.
                match (program, end) {
                    (Some(program), _) => Ok(Self { format, version, program }),
                    (None, Ok(())) => Ok(Self { format, version, ..Self::default() }),
                    (None, Err(error)) => Err(syntax(reader.span_error(error))),
                }
            }
            _ => {
                let missing = || ron::Error::missing_field("format");
                Err(syntax(reader.span_error(end.err().unwrap_or_else(missing))))
            }
        }
    }
}

#[derive(Default)]
struct Found {
    format: Option<String>,
    version: Option<u64>,
    program: Option<String>,
}

impl<'de> Visitor<'de> for &mut Found {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a report")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<Field>()? {
            match key {
                Field::Format => self.format = Some(map.next_value()?),
                Field::Version => self.version = Some(map.next_value()?),
                Field::Program => self.program = Some(map.next_value()?),
                Field::Other => drop(map.next_value::<IgnoredAny>()?),
            }
            if self.format.is_some() && self.version.is_some() && self.program.is_some() {
                return Err(A::Error::custom("the header has ended"));
            }
        }
        match (&self.format, self.version) {
            (None, _) => Err(A::Error::missing_field("format")),
            (_, None) => Err(A::Error::missing_field("version")),
            _ => Ok(()),
        }
    }
}

#[derive(serde::Deserialize)]
#[serde(field_identifier, rename_all = "lowercase")]
enum Field {
    Format,
    Version,
    Program,
    #[serde(other)]
    Other,
}
