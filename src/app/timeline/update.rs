//! Rows of the timeline, moved and put in.

use crate::app::board::gesture;
use crate::app::commands::{CTRL, Command as C, CommandSpec, NONE, Section, does};
use crate::app::edit::Edit;
use crate::app::event_form::EventDraft;
use crate::app::overlay::Form;
use crate::app::state::Mode;
use crate::app::state::{Moment, State};
use crate::incident::Actor;
use crate::tr;
use egui::{Key, Modifiers};

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

/// What this feature offers as commands.
pub(crate) static COMMANDS: &[CommandSpec] = &[
    does(
        Section::EditTimeline,
        C::AddEvent,
        |lang| tr!(lang, "command-add-event"),
        |state| {
            // The board is clicked for the row's squares.
            state.switch_to(Mode::Record);
            let mover = gesture::mover(state.report());
            state.view.front.open(Form::new(EventDraft::new(Actor::Player(mover))));
        },
    )
    .key(CTRL, Key::E),
    does(
        Section::EditTimeline,
        C::EditSelected,
        |lang| tr!(lang, "command-edit-selected"),
        |state| {
            if let Some((index, event)) =
                row(state).and_then(|at| Some((at, state.report().timeline.get(at)?)))
            {
                let draft = EventDraft::of(index, event);
                state.view.front.open(Form::new(draft));
            }
        },
    )
    .key(NONE, Key::F2)
    .when(|state| row(state).is_some()),
    does(
        Section::EditTimeline,
        C::RemoveSelected,
        |lang| tr!(lang, "command-remove-selected"),
        |state| {
            if let Some(index) = row(state) {
                state.view.moment = None;
                state.change(Edit::RemoveEvent(index));
            }
        },
    )
    .key(NONE, Key::Delete)
    .when(|state| row(state).is_some())
    .yields(),
    does(
        Section::EditTimeline,
        C::RowUp,
        |lang| tr!(lang, "row-up"),
        |state| {
            if let Some(index) = row(state) {
                move_row(state, index, index.saturating_sub(1));
            }
        },
    )
    .key(Modifiers::ALT, Key::ArrowUp)
    .when(|state| row(state).is_some_and(|index| index > 0)),
    does(
        Section::EditTimeline,
        C::RowDown,
        |lang| tr!(lang, "row-down"),
        |state| {
            if let Some(index) = row(state) {
                move_row(state, index, index + 1);
            }
        },
    )
    .key(Modifiers::ALT, Key::ArrowDown)
    .when(|state| row(state).is_some_and(|index| index + 1 < state.report().timeline.len())),
    does(
        Section::EditTimeline,
        C::BackToNow,
        |lang| tr!(lang, "command-back-to-now"),
        |state| state.view.moment = None,
    )
    .key(NONE, Key::Escape)
    .when(|state| state.view.moment.is_some() && state.view.tool.is_none())
    .yields(),
];

/// The row of the timeline that is chosen.
fn row(state: &State) -> Option<usize> {
    match state.view.moment {
        Some(Moment::Event(index)) => Some(index),
        _ => None,
    }
}
