//! What is being filled in before it becomes part of the report: a row of the timeline, a ruling.
//!
//! A draft is part of the window's state, not of the report: leaving it changes nothing and needs no undo.

pub(crate) mod update;

pub use crate::app::decision_form::{AsFound, DecidedKind, DecisionDraft, NewResult, Timed};
pub use crate::app::event_form::{ActGroup, ActKind, Asks, EventDraft, Lacking};
pub use crate::app::regulation_form::{Entry, RegulationDraft};
pub use crate::app::ruling_form::RulingDraft;

/// Something being filled in.
#[derive(Clone, Debug, PartialEq)]
#[allow(clippy::large_enum_variant, reason = "there is one draft at most")]
pub enum Draft {
    /// A row of the timeline.
    Event(EventDraft),
    Ruling(RulingDraft),
    Regulation(Box<RegulationDraft>),
    /// An appeal and the decision on it.
    Decision(Box<DecisionDraft>),
}

/// What is done with a draft.
#[derive(Clone, Debug, PartialEq)]
pub enum Drafting {
    /// A new row is to be filled in.
    AddEvent,
    /// A new row of this kind is to be filled in.
    AddKind(ActKind),
    /// This row is to be filled in anew.
    EditEvent(usize),
    /// A ruling is to be filled in.
    Sign,
    /// An appeal, or the decision on it, is to be filled in.
    Decide,
    /// The event's own regulation is to be filled in, from the one in force.
    EditRegulation,
    /// The draft is now like this.
    Change(Box<Draft>),
    /// The squares are to be clicked on the board.
    PickSquares,
    /// The squares have been clicked.
    SquaresPicked,
    /// The present time is wanted.
    TakeTime,
    /// The clock was read.
    Clock(String),
    /// What is filled in becomes part of the report.
    Confirm,
    /// The form was escaped from: what is filled in is not thrown away without asking.
    Leave,
    Cancel,
}
