//! The start of every version: which format, which version, which program wrote it.

use std::fmt;

use serde::de::{Deserializer as _, Error as _, IgnoredAny, MapAccess, Visitor};

use super::{FormatError, syntax};

/// What every version of the file begins with.
#[derive(Default)]
pub(super) struct Header {
    pub format: String,
    /// Wider than any version of this program, so that a number from the far future can be named.
    pub version: u64,
    pub program: String,
}

impl Header {
    /// Reads the header and stops there: what follows may be large, and belongs to the version.
    ///
    /// # Errors
    /// What cannot be read up to the end of the header.
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
