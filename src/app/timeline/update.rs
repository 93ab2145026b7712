//! Rows of the timeline, moved and put in.

use crate::app::board::gesture;
use crate::app::edit::Edit;
use crate::app::state::{Moment, State};

/// Moves a row of the timeline; where one is chosen, the moved one is from now on.
pub(crate) fn move_row(state: &mut State, from: usize, to: usize) {
    state.change(Edit::MoveEvent(from, to));
    if state.view.moment.is_some() {
        state.view.moment = Some(Moment::Event(to));
    }
}

/// Records `hand` where the board stands, among the rows of the timeline.
pub(crate) fn insert(state: &mut State, hand: gesture::Gesture) {
    let Some(at) = state.rows_shown() else { return };
    let mut shown = state.report().clone();
    shown.timeline.truncate(at);
    match gesture::record(&shown, hand) {
        Some(Edit::Record(events)) => {
            let last = at + events.len().saturating_sub(1);
            state.change(Edit::Insert(at, events));
            state.view.moment = Some(Moment::Event(last));
        }
        Some(Edit::ReplaceLast(event)) => state.change(Edit::SetEvent(at.saturating_sub(1), event)),
        _ => {}
    }
}
