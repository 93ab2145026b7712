//! How the report is looked at.

use crate::app::clauses::Browser;
use crate::app::exhibits::image_view::ImageView;
use crate::app::export::PaperChoice;
use crate::app::game_view::entry::Entry;
use crate::app::palette::Finder;
use crate::app::position_editor::{Tool, Typed};
use crate::app::preferences::{PieceStyle, Scale, WindowSize};
use crate::text::Lang;
use xiangqi::Square;
use xiangqi::notation::Convention;

/// How the report is looked at. None of it is saved with the report.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct View {
    /// The language.
    pub lang: Lang,
    /// Light, dark, or as the system has it.
    pub theme: ThemeChoice,
    /// How large everything is shown.
    pub scale: Scale,
    /// How pieces are drawn.
    pub pieces: PieceStyle,
    /// Whether pictures of the board are drawn in black and white.
    pub print_style: bool,
    /// The window's size, to be the same at the next start; `None` before it is known.
    pub window: Option<WindowSize>,
    /// Whether black sits at the bottom.
    pub flipped: bool,
    /// Whether the letters and numbers of the squares, by which the sentences name them, are left out at the edge.
    pub squares_unnamed: bool,
    /// The moment shown on the board; `None` for the end of the timeline.
    pub moment: Option<Moment>,
    /// What the board is used for.
    pub mode: Mode,
    /// The tool for setting up.
    pub tool: Option<Tool>,
    /// The moves being entered.
    pub entry: Entry,
    /// Whether keys to write moves with are on the screen; `None` for as there is room.
    pub keys: Option<bool>,
    /// How soldiers and pieces on one file are told apart in moves written in Chinese.
    pub convention: Convention,
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
    /// How the paper was wanted last.
    pub paper: Option<PaperChoice>,
    /// Whether the incident is compared under every law at hand.
    pub comparing: bool,
    /// Whether the ruling is read out.
    pub announcing: bool,
    /// The command looked for by its name.
    pub finder: Option<Finder>,
    /// Whether the overview of keys is shown.
    pub overview: bool,
    /// The card of the tour that is shown, counted from the first.
    pub tour: Option<usize>,
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

/// Which colours are used.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum ThemeChoice {
    /// As the system has it.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
    /// Black and white and few strong colours, for weak eyes and bad light.
    Contrast,
}

impl ThemeChoice {
    /// Every choice.
    pub const ALL: [Self; 4] = [Self::System, Self::Light, Self::Dark, Self::Contrast];

    /// The word in the settings.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        }
    }

    /// The choice of a word in the settings.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.code() == code)
    }
}

/// A moment of the report.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Moment {
    /// After so many moves of the game.
    Ply(usize),
    /// After this row of the timeline.
    Event(usize),
}
