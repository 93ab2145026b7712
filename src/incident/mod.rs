//! What happened at the board: events of the hand, who did them, and how certain they are.
//!
//! An [`Incident`] is a position and a timeline. It holds what was recorded, never what follows from it.

mod act;
mod event;
mod words;

pub use act::{Act, ActGroup, ActKind, Asks, Blanks, Claim, Consent};
pub use event::{
    Actor, Basis, Certainty, Clocks, EmptySquare, Event, Incident, Party, board_after, boards_before,
};
pub use words::{WordsError, WordsProblem, read_events, write_events};
