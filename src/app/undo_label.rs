//! What undo calls the changes of the report.

use crate::app::edit::Field;
use crate::app::{exhibits, game_view, position_editor};
use crate::incident::Act;
use crate::text::texts::Strings;

/// What undo calls a change.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Rows were added, the last of this kind.
    Record(Kind),
    /// A row was removed.
    RemoveEvent,
    /// A row was moved.
    MoveEvent,
    /// Level, scope or category.
    Level,
    /// Rulebook.
    Rulebook,
    /// Reading.
    Reading,
    /// The event's regulation.
    Regulation,
    /// The event's name, place or date.
    EventInfo(Field),
    /// Round.
    Round,
    /// Table.
    Table,
    /// A player.
    Player(Field),
    /// Foul sheet.
    FoulSheet,
    /// The position.
    SetUp(position_editor::Kind),
    /// The game.
    Game(game_view::Kind),
    /// The exhibits.
    Exhibits(exhibits::Kind),
    /// A row was changed.
    EditEvent,
    /// Disputed facts were found.
    Found,
    /// Arbiters.
    Arbiters,
    /// Statements.
    Statements,
    /// A ruling was given.
    Sign,
    /// An appeal or a decision was recorded.
    Decide,
    /// A ruling or decision was signed by key.
    SignByKey,
    /// A field of the papers was written in.
    Write(Field),
}

impl Change {
    /// Whether changes of this kind come letter by letter.
    #[must_use]
    pub const fn is_typing(self) -> bool {
        let typed =
            matches!(self, Self::EventInfo(_) | Self::Round | Self::Table | Self::Player(_) | Self::Write(_));
        let typed = typed || matches!(self, Self::SetUp(position_editor::Kind::Read));
        typed || matches!(self, Self::Exhibits(kind) if kind.is_typing())
    }

    /// What undo calls it.
    #[must_use]
    pub const fn label(self, t: &Strings) -> &'static str {
        match self {
            Self::Record(kind) => kind.label(t),
            Self::RemoveEvent => t.change_remove,
            Self::MoveEvent => t.change_move,
            Self::Level => t.level,
            Self::Rulebook => t.rulebook,
            Self::Reading => t.reading,
            Self::Regulation => t.regulation,
            Self::EventInfo(_) => t.change_event,
            Self::Round => t.round,
            Self::Table => t.table,
            Self::Player(_) => t.change_player,
            Self::FoulSheet => t.foul_sheet,
            Self::SetUp(kind) => kind.label(t),
            Self::Game(kind) => kind.label(t),
            Self::Exhibits(kind) => kind.label(t),
            Self::EditEvent => t.change_edit,
            Self::Found => t.change_found,
            Self::Arbiters | Self::Write(Field::ArbiterName(_)) => t.change_arbiters,
            Self::Statements | Self::Write(Field::StatementName(_) | Field::StatementText(_)) => {
                t.change_statement
            }
            Self::Sign => t.change_sign,
            Self::Decide => t.change_decide,
            Self::SignByKey => t.change_sign_by_key,
            Self::Write(Field::EventTime(_) | Field::EventNote(_)) => t.change_edit,
            Self::Write(Field::Remarks) => t.change_remarks,
            Self::Write(Field::Comment(_)) => t.change_comment,
            Self::Write(_) => t.foul_sheet,
        }
    }
}

/// The kinds of act, as undo tells them apart.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// 摸触
    Touch,
    /// 拿起
    Lift,
    /// 放回
    PutBack,
    /// 离手
    Release,
    /// 误碰
    Brush,
    /// 摆正
    Adjust,
    /// Clocks, claims, draws, and what becomes of the board.
    Event,
    /// Anything else.
    Words,
}

impl Kind {
    /// The kind of an act.
    #[must_use]
    pub const fn of(act: &Act) -> Self {
        match act {
            Act::Touch(_) | Act::TouchBoth(..) => Self::Touch,
            Act::Lift(_) => Self::Lift,
            Act::PutBack(_) => Self::PutBack,
            Act::Release(_) => Self::Release,
            Act::Brush(_) => Self::Brush,
            Act::Adjust(..) => Self::Adjust,
            Act::Words(_) => Self::Words,
            _ => Self::Event,
        }
    }

    const fn label(self, t: &Strings) -> &'static str {
        match self {
            Self::Touch => t.act_touch,
            Self::Lift => t.act_lift,
            Self::PutBack => t.act_put_back,
            Self::Release => t.act_release,
            Self::Brush => t.act_brush,
            Self::Adjust => t.act_adjust,
            Self::Event => t.act_event,
            Self::Words => t.act_words,
        }
    }
}
