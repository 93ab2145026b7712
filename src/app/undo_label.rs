//! What undo calls a change, and which changes are one step.

use crate::app::field::Field;
use crate::text::Lang;
use crate::tr;

/// What undo calls a change.
#[derive(Copy, Clone, Debug)]
pub struct UndoLabel {
    name: UndoName,
    /// What is written or dragged bit by bit: it is one step until something else happens.
    pub typing: Option<Typing>,
}

pub type UndoName = fn(Lang) -> &'static str;

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

    pub fn text(self, lang: Lang) -> &'static str {
        (self.name)(lang)
    }
}

impl Field {
    pub fn undo_label(self) -> UndoLabel {
        let name: UndoName = match self {
            Self::EventName | Self::Place | Self::Date => |lang| tr!(lang, "change-event"),
            Self::Round => |lang| tr!(lang, "round"),
            Self::Table => |lang| tr!(lang, "table"),
            Self::PlayerName(_) | Self::PlayerTeam(_) => |lang| tr!(lang, "change-player"),
            Self::ArbiterName(_) => |lang| tr!(lang, "change-arbiters"),
            Self::StatementName(_) | Self::StatementText(_) => |lang| tr!(lang, "change-statement"),
            Self::EventTime(_) | Self::EventNote(_) => |lang| tr!(lang, "change-edit"),
            Self::Remarks => |lang| tr!(lang, "change-remarks"),
            Self::Comment(_) => |lang| tr!(lang, "change-comment"),
            Self::FoulClause(_) | Self::FoulMoment(_) | Self::FoulNote(_) => |lang| tr!(lang, "foul-sheet"),
        };
        UndoLabel::typing(name, Typing::Field(self))
    }
}
