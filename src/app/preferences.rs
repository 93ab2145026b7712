//! How things look by choice: the size of everything, and the pieces.

use crate::store::Settings;
use xiangqi::notation::Convention;

use crate::app::state::{ThemeChoice, View};

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
    #[must_use]
    pub fn of_percent(percent: u16) -> Self {
        Self(SCALES.into_iter().min_by_key(|scale| scale.abs_diff(percent)).unwrap_or(100))
    }

    /// In hundredths of the usual size.
    #[must_use]
    pub const fn percent(self) -> u16 {
        self.0
    }

    /// The next larger size; itself where there is none.
    #[must_use]
    pub fn larger(self) -> Self {
        Self(SCALES.into_iter().find(|&scale| scale > self.0).unwrap_or(self.0))
    }

    /// The next smaller size; itself where there is none.
    #[must_use]
    pub fn smaller(self) -> Self {
        Self(SCALES.into_iter().rev().find(|&scale| scale < self.0).unwrap_or(self.0))
    }
}

/// How pieces are drawn.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum PieceStyle {
    /// Turned wood.
    #[default]
    Wood,
    /// Flat discs.
    Flat,
}

impl PieceStyle {
    /// The word in the settings.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Flat => "flat",
        }
    }

    /// The style of a word in the settings.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        [Self::Wood, Self::Flat].into_iter().find(|style| style.code() == code)
    }
}

/// The window's size, in points of the screen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct WindowSize {
    /// Its width, the frame of the system not counted.
    pub width: u32,
    /// Its height, likewise.
    pub height: u32,
    /// Whether it fills the screen instead; the size is the one it goes back to.
    pub whole_screen: bool,
}

impl WindowSize {
    /// The size to open a window with: no smaller than everything needs, and not beyond any screen.
    #[must_use]
    pub fn opened(self) -> [f32; 2] {
        let [width, height] = crate::app::theme::window::LEAST;
        [(self.width as f32).clamp(width, MOST), (self.height as f32).clamp(height, MOST)]
    }
}

/// Larger than any screen.
const MOST: f32 = 16_384.0;

impl View {
    /// The view as it was chosen earlier; what was not chosen, or is not known, is as usual.
    #[must_use]
    pub fn remembered(settings: &Settings) -> Self {
        Self {
            theme: settings.theme.as_deref().and_then(ThemeChoice::of_code).unwrap_or_default(),
            convention: settings.convention.as_deref().and_then(Convention::from_code).unwrap_or_default(),
            scale: settings.scale.map(Scale::of_percent).unwrap_or_default(),
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
