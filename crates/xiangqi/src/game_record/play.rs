//! Carrying out recorded moves, whatever they are.

use crate::{Move, Setup};

/// The position after a recorded move, legal or not, as [`Setup::after`] has it.
#[must_use]
pub fn after(setup: &Setup, mv: Move) -> Setup {
    setup.after(mv)
}
