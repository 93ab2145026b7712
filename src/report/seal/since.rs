//! What was added to a report after something in it had been sealed. It breaks no seal, and is said all the same.

use super::verify::{entries, is_whole};
use super::{Entry, Section};
use crate::report::Report;

/// Exhibits and statements that came after a sealed ruling or decision, by their numbers from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AddedSince {
    /// The last one they came after.
    pub of: Entry,
    /// Exhibits.
    pub exhibits: Vec<usize>,
    /// Statements.
    pub statements: Vec<usize>,
}

/// What came after what was sealed, each exhibit and statement once: with the last ruling or decision, decisions
/// after rulings, that did not have it before it.
#[must_use]
pub fn added_since(report: &Report) -> Vec<AddedSince> {
    let sealed: Vec<(Entry, usize, usize)> = entries(report)
        .filter_map(|(of, seal, _, _)| {
            let seal = seal.filter(|seal| is_whole(seal))?;
            let count =
                |section| seal.parts.iter().find(|part| part.section == section).map(|part| part.count);
            Some((of, count(Section::Exhibits)?, count(Section::Statements)?))
        })
        .collect();
    let mut found: Vec<AddedSince> = sealed
        .iter()
        .map(|&(of, ..)| AddedSince { of, exhibits: Vec::new(), statements: Vec::new() })
        .collect();
    for index in 0..report.exhibits.len() {
        let after = sealed.iter().rposition(|&(_, exhibits, _)| exhibits <= index);
        if let Some(since) = after.and_then(|after| found.get_mut(after)) {
            since.exhibits.push(index);
        }
    }
    for index in 0..report.statements.len() {
        let after = sealed.iter().rposition(|&(_, _, statements)| statements <= index);
        if let Some(since) = after.and_then(|after| found.get_mut(after)) {
            since.statements.push(index);
        }
    }
    found.retain(|since| !since.exhibits.is_empty() || !since.statements.is_empty());
    found
}
