//! How the report is looked at.

use crate::app::game_view::Entry;
use crate::app::overlay::Front;
use crate::app::position_editor::{Tool, Typed};
use crate::app::review::room::{Choice, Room, Tab};
use crate::ruling::DisputedFact;
use xiangqi::Square;

/// How this report is looked at: none of it is saved, and another report begins with the default.
#[derive(Debug, Default)]
pub struct View {
    /// The moment shown on the board; `None` for the end of the timeline.
    pub moment: Option<Moment>,
    /// What the board is used for.
    pub mode: Mode,
    /// The tool for setting up.
    pub tool: Option<Tool>,
    /// The moves being entered.
    pub entry: Entry,
    /// What was typed as the text of the position.
    pub fen: Option<Typed>,
    /// Which fault of the position is shown.
    pub fault: Option<usize>,
    /// Squares lit up on the board, because the pointer rests on words about them.
    pub highlight: Vec<Square>,
    /// What is open in front of the window.
    pub front: Front,
    /// What stands below the ruling where everything is stacked.
    pub below: Below,
    /// The review, while the report is only looked at.
    pub review: Option<Box<Room>>,
    /// How the report was looked at before the review.
    before_review: Option<Box<View>>,
}

impl View {
    /// Has the report only looked at.
    pub fn enter_review(&mut self, room: Room) {
        let before = std::mem::take(self);
        (self.review, self.before_review) = (Some(Box::new(room)), Some(Box::new(before)));
    }

    /// Goes to another part of the review, if it is open.
    pub fn show_tab(&mut self, tab: Tab) {
        if let Some(room) = &mut self.review {
            room.tab = tab;
        }
    }

    /// Tries other law.
    pub fn try_law(&mut self, choice: Choice) {
        if let Some(room) = &mut self.review {
            room.choose(choice);
        }
    }

    /// Takes a disputed fact to be so, or not; or leaves it as it is.
    pub fn try_fact(&mut self, doubt: DisputedFact, so: Option<bool>) {
        if let Some(room) = &mut self.review {
            room.find(doubt, so);
        }
    }

    /// Has the report looked at as it was before the review.
    pub fn leave_review(&mut self) {
        if let Some(before) = self.before_review.take() {
            *self = *before;
        }
    }
}

/// What the board is used for.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// 记事件
    #[default]
    Record,
    /// 摆局面
    SetUp,
    /// 棋谱: the game is looked through, and its moves entered.
    Replay,
}

/// What stands below the ruling where everything is stacked.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Below {
    /// 经过
    #[default]
    Timeline,
    /// 证据
    Exhibits,
}

/// A moment of the report.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Moment {
    /// After so many moves of the game.
    Ply(usize),
    /// After this row of the timeline.
    Event(usize),
}
