//! The reports of an event, for a book of its incidents.

use std::path::PathBuf;

use crate::digest::Digest;
use crate::report::Report;
use crate::store::{LoadError, format, load_report};

/// A report with its canonical text.
#[derive(Clone, Debug)]
pub struct Incident {
    pub path: PathBuf,
    pub report: Report,
    pub canonical: String,
    /// The SHA-256 of the canonical text.
    pub digest: String,
}

/// Reads the reports at these places, each once, in the order of days, rounds and tables; and what cannot be read.
pub fn incidents(paths: impl IntoIterator<Item = PathBuf>) -> (Vec<Incident>, Vec<(PathBuf, LoadError)>) {
    let (mut read, mut unread): (Vec<Incident>, Vec<_>) = (Vec::new(), Vec::new());
    for path in paths {
        match load_report(&path) {
            Ok(report) => {
                // What was read from a report's text can be written as one.
                let canonical = format::write(&report).unwrap_or_default();
                let digest = Digest::of(canonical.as_bytes()).to_string();
                if read.iter().all(|one| one.digest != digest) {
                    read.push(Incident { path, report, canonical, digest });
                }
            }
            Err(error) => unread.push((path, error)),
        }
    }
    read.sort_by_cached_key(|one| order(&one.report));
    (read, unread)
}

type Order = (String, (u64, String), (u64, String));

fn order(report: &Report) -> Order {
    let event = &report.event;
    (event.date.clone(), number(&event.round), number(&event.table))
}

/// The first number in a text, by which rounds and tables are put in order; those without one come last, by their
/// letters.
fn number(text: &str) -> (u64, String) {
    let digits = text.trim_start_matches(|one: char| !one.is_ascii_digit());
    let end = digits.find(|one: char| !one.is_ascii_digit()).unwrap_or(digits.len());
    let number = digits.get(..end).and_then(|digits| digits.parse().ok());
    (number.unwrap_or(u64::MAX), text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_in_the_order_of_their_numbers() {
        let mut rounds = ["第10轮", "决赛", "第9轮", "2", "R1"].map(number);
        rounds.sort();
        assert_eq!(rounds.map(|(_, text)| text), ["R1", "2", "第9轮", "第10轮", "决赛"]);
    }
}
