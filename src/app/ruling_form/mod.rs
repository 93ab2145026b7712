//! A ruling while it is filled in: at first it says what follows today under the report's reading.

pub(crate) mod update;
pub(crate) mod view;

use crate::report::RulingGiven;

/// A ruling while it is filled in.
#[derive(Clone, Debug, PartialEq)]
pub struct RulingDraft {
    /// What will be added to the report.
    pub given: RulingGiven,
}
