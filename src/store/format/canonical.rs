//! The canonical text of a report: written out, or compared with a text while it is written.

use std::fmt;

use ron::ser::PrettyConfig;
use ron::value::RawValue;
use serde::ser::Error as _;
use serde::{Serialize, Serializer};

/// Writes a version's file in the layout of every report file.
///
/// # Errors
/// What cannot be written, or what the writer refuses.
pub(super) fn write<W: fmt::Write>(mut writer: W, file: &impl Serialize) -> Result<(), ron::Error> {
    // The writer's own line end would follow the platform; a report must not.
    let config = PrettyConfig::new().new_line("\n").indentor("    ");
    ron::ser::to_writer_pretty(&mut writer, file, config)?;
    Ok(writer.write_char('\n')?)
}

/// Whether `text` is what [`write`] writes. Nothing is kept of what is written, and the first difference ends it.
///
/// # Errors
/// What cannot be written.
pub(super) fn is_written_as(text: &str, file: &impl Serialize) -> Result<bool, ron::Error> {
    let mut left = Left(text);
    match write(&mut left, file) {
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

/// Writes a text in which nothing needs escaping in one piece. Exhibits make up almost all of a large file, and
/// a string is otherwise written character by character.
///
/// # Errors
/// The text holds a quotation mark or a backslash.
pub(super) fn plain<S: Serializer>(text: &str, serializer: S) -> Result<S::Ok, S::Error> {
    let quoted = format!("\"{text}\"");
    RawValue::from_ron(&quoted).map_err(S::Error::custom)?.serialize(serializer)
}
