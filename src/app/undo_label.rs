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

impl Field {
    pub fn undo_label(self) -> UndoLabel {
        let name: UndoName = match self {
            Self::EventName | Self::Place | Self::Date => |t| t.change_event,
            Self::Round => |t| t.round,
            Self::Table => |t| t.table,
            Self::PlayerName(_) | Self::PlayerTeam(_) => |t| t.change_player,
            Self::ArbiterName(_) => |t| t.change_arbiters,
            Self::StatementName(_) | Self::StatementText(_) => |t| t.change_statement,
            Self::EventTime(_) | Self::EventNote(_) => |t| t.change_edit,
            Self::Remarks => |t| t.change_remarks,
            Self::Comment(_) => |t| t.change_comment,
            Self::FoulClause(_) | Self::FoulMoment(_) | Self::FoulNote(_) => |t| t.foul_sheet,
        };
        UndoLabel::typing(name, Typing::Field(self))
    }
}
