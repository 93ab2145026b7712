//! What the user has chosen for the window; it stays when another report is opened.

use crate::store::Settings;
use xiangqi::notation::Convention;

pub use crate::app::theme::palette::PieceStyle;

use crate::app::export::PaperChoice;
use crate::app::theme::window::LEAST;
use crate::text::Lang;

/// What the user has chosen for the window.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Preferences {
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
    /// How large the board is beside the other columns.
    pub board: BoardSize,
    /// Whether black sits at the bottom.
    pub flipped: bool,
    /// Whether the letters and numbers of the squares, by which the sentences name them, are left out at the edge.
    pub squares_unnamed: bool,
    /// Whether keys to write moves with are on the screen; `None` for where fingers are used.
    pub keys: Option<bool>,
    /// How soldiers and pieces on one file are told apart in moves written in Chinese.
    pub convention: Convention,
    /// How the paper was wanted last.
    pub paper: Option<PaperChoice>,
}

/// Which colours are used.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum ThemeChoice {
    /// As the system has it.
    #[default]
    System,
    Light,
    Dark,
    /// Black and white and few strong colours, for weak eyes and bad light.
    Contrast,
}

impl ThemeChoice {
    pub const ALL: [Self; 4] = [Self::System, Self::Light, Self::Dark, Self::Contrast];

    /// The word in the settings.
    pub const fn code(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        }
    }

    /// The choice of a word in the settings.
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.code() == code)
    }
}

/// The sizes to choose from, in hundredths of the usual one.
const SCALES: [u16; 8] = [80, 90, 100, 110, 125, 150, 175, 200];

/// How large everything is shown.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Scale(u16);

impl Default for Scale {
    fn default() -> Self {
        Self(100)
    }
}

impl Scale {
    /// The size nearest to this one, in hundredths of the usual one.
    pub fn of_percent(percent: u16) -> Self {
        Self(SCALES.into_iter().min_by_key(|scale| scale.abs_diff(percent)).unwrap_or(100))
    }

    /// In hundredths of the usual size.
    pub const fn percent(self) -> u16 {
        self.0
    }

    /// The next larger size; itself where there is none.
    pub fn larger(self) -> Self {
        Self(SCALES.into_iter().find(|&scale| scale > self.0).unwrap_or(self.0))
    }

    /// The next smaller size; itself where there is none.
    pub fn smaller(self) -> Self {
        Self(SCALES.into_iter().rev().find(|&scale| scale < self.0).unwrap_or(self.0))
    }
}

/// How large the board is, in thousandths of its usual size.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct BoardSize(u16);

impl Default for BoardSize {
    fn default() -> Self {
        Self(1000)
    }
}

impl BoardSize {
    pub fn of_thousandths(size: u16) -> Self {
        Self(size.clamp(500, 2500))
    }

    pub const fn thousandths(self) -> u16 {
        self.0
    }

    /// So many times as large.
    pub fn times(self, factor: f32) -> Self {
        Self::of_thousandths((f32::from(self.0) * factor).round().clamp(0.0, 10_000.0) as u16)
    }

    /// Its share of the usual size.
    pub fn share(self) -> f32 {
        f32::from(self.0) / 1000.0
    }
}

/// The window's size, in points of the screen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct WindowSize {
    /// Its width, the frame of the system not counted.
    pub width: u32,
    pub height: u32,
    /// Whether it fills the screen instead; the size is the one it goes back to.
    pub whole_screen: bool,
}

impl WindowSize {
    /// The size to open a window with: no smaller than everything needs, and not beyond any screen.
    pub fn opened(self) -> [f32; 2] {
        let [width, height] = LEAST;
        [(self.width as f32).clamp(width, MOST), (self.height as f32).clamp(height, MOST)]
    }
}

/// Larger than any screen.
const MOST: f32 = 16_384.0;

impl Preferences {
    /// The preferences as it was chosen earlier; what was not chosen, or is not known, is as usual.
    pub fn remembered(settings: &Settings) -> Self {
        Self {
            theme: settings.theme.as_deref().and_then(ThemeChoice::of_code).unwrap_or_default(),
            convention: settings.convention.as_deref().and_then(Convention::from_code).unwrap_or_default(),
            scale: settings.scale.map(Scale::of_percent).unwrap_or_default(),
            board: settings.board.map(BoardSize::of_thousandths).unwrap_or_default(),
            squares_unnamed: !settings.coordinates.unwrap_or(true),
            pieces: settings.pieces.as_deref().and_then(PieceStyle::of_code).unwrap_or_default(),
            print_style: settings.print_style.unwrap_or_default(),
            window: settings.window.map(|(width, height, whole_screen)| WindowSize {
                width,
                height,
                whole_screen,
            }),
            ..Self::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_go_from_80_to_200_percent() {
        let mut scale = Scale::default();
        for _ in 0..20 {
            scale = scale.larger();
        }
        assert_eq!(scale.percent(), 200);
        for _ in 0..20 {
            scale = scale.smaller();
        }
        assert_eq!(scale.percent(), 80);
        assert_eq!(Scale::of_percent(3).percent(), 80);
        assert_eq!(Scale::of_percent(u16::MAX).percent(), 200);
    }
}
