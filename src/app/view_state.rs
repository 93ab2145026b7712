//! How the report is looked at.

use crate::app::clauses::Browser;
use crate::app::exhibits::image_view::ImageView;
use crate::app::game_view::entry::Entry;
use crate::app::palette::Finder;
use crate::app::position_editor::{Tool, Typed};
use xiangqi::Square;

/// How this report is looked at: none of it is saved, and another report begins with the default.
#[derive(Clone, Debug, Default, PartialEq)]
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
    /// The exhibit looked at.
    pub exhibit: Option<usize>,
    /// How it is worked on.
    pub viewer: ImageView,
    /// Squares lit up on the board, because the pointer rests on words about them.
    pub highlight: Vec<Square>,
    /// The clause shown, by number.
    pub clause: Option<String>,
    /// What is looked for among the clauses of all texts.
    pub browser: Option<Browser>,
    /// The decision that is read in full.
    pub decision: Option<usize>,
    /// Whether the incident is compared under every law at hand.
    pub comparing: bool,
    /// Whether the ruling is read out.
    pub announcing: bool,
    /// The command looked for by its name.
    pub finder: Option<Finder>,
    /// Whether the overview of keys is shown.
    pub overview: bool,
}

impl View {
    /// Searches the clauses of all texts, or no more.
    pub fn browse(&mut self, browser: Option<Browser>) {
        self.clause = None;
        self.browser = browser;
    }

    /// Shows an exhibit as it is, or none.
    pub fn show_exhibit(&mut self, exhibit: Option<usize>) {
        (self.exhibit, self.viewer) = (exhibit, ImageView::default());
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

/// A moment of the report.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Moment {
    /// After so many moves of the game.
    Ply(usize),
    /// After this row of the timeline.
    Event(usize),
}
