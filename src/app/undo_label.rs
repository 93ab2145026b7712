//! What undo calls a change, and which changes are one step.

use crate::app::field::Field;
use crate::text::texts::Strings;

/// What undo calls a change.
#[derive(Copy, Clone, Debug)]
pub struct UndoLabel {
    name: UndoName,
    /// What is written or dragged bit by bit: it is one step until something else happens.
    pub typing: Option<Typing>,
}

pub type UndoName = fn(&Strings) -> &'static str;

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Typing {
    Field(Field),
    Fen,
    Caption(usize),
    /// A mark on an exhibit.
    Mark(usize, usize),
    MarkWords(usize, usize),
}

impl UndoLabel {
    pub const fn new(name: UndoName) -> Self {
        Self { name, typing: None }
    }

    pub const fn typing(name: UndoName, typing: Typing) -> Self {
        Self { name, typing: Some(typing) }
    }

    pub fn text(self, t: &Strings) -> &'static str {
        (self.name)(t)
    }
}
