//! The case a first start opens.

use std::sync::OnceLock;

use super::format::{FormatError, Parsed, read};
use crate::report::Report;

/// Jilin 2015, the case the article was written about.
const JILIN_2015: &str = include_str!("../../cases/jilin-2015.ron");

/// The built-in case, as a report without a file.
///
/// # Errors
/// None in a released program: a test reads it.
pub fn sample() -> Result<Parsed, FormatError> {
    read(JILIN_2015)
}

/// Whether a report is of the built-in case, by its event and its board.
#[must_use]
pub fn is_sample(report: &Report) -> bool {
    static SAMPLE: OnceLock<Option<Report>> = OnceLock::new();
    let of_case = SAMPLE.get_or_init(|| sample().ok().map(|parsed| parsed.report));
    of_case.as_ref().is_some_and(|case| case.event.name == report.event.name && case.start == report.start)
}
