//! The case a first start opens.

use super::format::{FormatError, Parsed, read};

/// Jilin 2015, the case the article was written about.
const JILIN_2015: &str = include_str!("../../cases/jilin-2015.ron");

/// The built-in case, as a report without a file.
///
/// # Errors
/// None in a released program: a test reads it.
pub fn sample() -> Result<Parsed, FormatError> {
    read(JILIN_2015)
}
