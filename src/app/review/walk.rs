//! The moments of a report in their order: the game move by move, then the timeline row by row.

use crate::app::state::Moment;
use crate::report::Report;

/// A way to another moment.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Walk {
    /// The start of the game.
    First,
    /// The moment before.
    Previous,
    /// The moment after.
    Next,
    /// The end of the timeline.
    Last,
}

/// How many moments a report has; one at least.
#[must_use]
pub fn count(report: &Report) -> usize {
    report.moves.len() + 1 + report.timeline.len()
}

/// The moment of this number, from 0; the last one where there are not so many.
#[must_use]
pub fn moment(report: &Report, number: usize) -> Moment {
    let (plies, number) = (report.moves.len(), number.min(count(report) - 1));
    match number.checked_sub(plies + 1) {
        Some(row) => Moment::Event(row),
        None => Moment::Ply(number),
    }
}

/// The number of a moment.
#[must_use]
pub fn number(report: &Report, moment: Moment) -> usize {
    let number = match moment {
        Moment::Ply(ply) => ply.min(report.moves.len()),
        Moment::Event(row) => report.moves.len() + 1 + row,
    };
    number.min(count(report) - 1)
}

/// The number where a way from this one leads.
#[must_use]
pub fn walked(report: &Report, from: usize, walk: Walk) -> usize {
    let last = count(report) - 1;
    match walk {
        Walk::First => 0,
        Walk::Previous => from.saturating_sub(1),
        Walk::Next => (from + 1).min(last),
        Walk::Last => last,
    }
}
