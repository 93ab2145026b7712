//! Looking for a command by its name.

pub(crate) mod view;

pub use crate::app::palette::view::KeyList;

/// What is looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Finder {
    pub query: String,
    /// Which of those found is chosen, counted from the first.
    pub chosen: usize,
}
