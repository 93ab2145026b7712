//! How the window is divided: three columns where there is room for them; elsewhere one under the other, and all of it
//! scrolls.

use egui::Vec2;

use crate::app::board::geometry::Geometry;
use crate::app::preferences::BoardSize;
use crate::app::theme::{self, CLICKABLE, space};

/// What stands above the board in its column: the buttons, and the line of words.
pub const HINT: f32 = 26.0;
const ABOVE: f32 = CLICKABLE + HINT + 2.0 * space::S;

/// The share of the window's width that the board takes.
const BOARD: f32 = 0.36;
/// What stands above and below the board in a window of the usual scale.
const AROUND: f32 = 320.0;
/// The bars above the columns; in a narrow window they take a line more.
const BARS: f32 = 118.0;
const BARS_NARROW: f32 = 158.0;
const NARROW: f32 = 1150.0;
/// The share of the window's width for the middle column, and its bounds.
const MIDDLE: f32 = 0.32;
const MIDDLE_LEAST: f32 = 264.0;
const MIDDLE_MOST: f32 = 440.0;
/// The least width of the column with the verdict.
const VERDICT: f32 = 330.0;
/// Above the page where everything is stacked.
const MENU: f32 = 46.0;

/// The division of a window, with the width of the board in it.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Arrangement {
    Columns {
        board: f32,
        middle: f32,
    },
    /// One under the other.
    Stacked {
        board: f32,
    },
}

impl Arrangement {
    /// For a window of `size` points that are `zoom` times as large as made. The board is as large on the screen however
    /// large everything else is shown, or larger: what is zoomed never makes it smaller.
    pub fn of(size: Vec2, zoom: f32, wanted: BoardSize) -> Self {
        let usual = theme::zoom(size * zoom, 100);
        let larger = zoom / usual;
        let window = size * larger;
        let width = (window.x * BOARD - 2.0 * space::L).min(Geometry::width_for(window.y - AROUND));
        let least = width / larger;
        let bars = if size.x < NARROW { BARS_NARROW } else { BARS };
        let height = size.y - bars - 2.0 * space::L - ABOVE;
        let middle = (size.x * MIDDLE).clamp(MIDDLE_LEAST, MIDDLE_MOST);
        let room = size.x - 2.0 * space::L - MIDDLE_LEAST - VERDICT;
        if least <= room && Geometry::height_for(least) <= height {
            let most = room.min(Geometry::width_for(height));
            let board = (least * wanted.share()).clamp(SMALLEST.min(most), most.max(least)).round();
            let middle = middle.min(size.x - board - 2.0 * space::L - VERDICT).max(MIDDLE_LEAST).round();
            return Self::Columns { board, middle };
        }
        let fits = Geometry::width_for(size.y - MENU - 2.0 * space::L - CLICKABLE - space::S);
        Self::Stacked { board: fits.max(least).min(size.x - 2.0 * space::L).round() }
    }

    /// The same where `height` is left for the columns of a window of `size`. A line that stands above them at times must
    /// not push out of sight what is below the board, so the board gives way.
    pub fn in_height(self, size: Vec2, height: f32) -> Self {
        let Self::Columns { board, middle } = self else { return self };
        let around = AROUND - BARS;
        let fits = |height: f32| Geometry::width_for(height - around);
        let usual = size.y - if size.x < NARROW { BARS_NARROW } else { BARS };
        if board > fits(usual) + 1.0 || height >= usual {
            return self;
        }
        Self::Columns { board: board.min(fits(height)).max(SMALLEST).round(), middle }
    }

    pub const fn is_stacked(self) -> bool {
        matches!(self, Self::Stacked { .. })
    }

    pub const fn board(self) -> f32 {
        match self {
            Self::Columns { board, .. } | Self::Stacked { board } => board,
        }
    }
}

/// The least width of a board by choice.
const SMALLEST: f32 = 240.0;
#[cfg(test)]
mod tests {
    use egui::vec2;

    use super::*;

    fn at(pixels: Vec2, percent: u16) -> (Arrangement, f32) {
        let zoom = theme::zoom(pixels, percent);
        (Arrangement::of(pixels / zoom, zoom, BoardSize::default()), zoom)
    }

    const WINDOWS: [[f32; 2]; 6] = [
        [960.0, 640.0],
        [1280.0, 728.0],
        [1280.0, 800.0],
        [1366.0, 768.0],
        [1920.0, 1080.0],
        [3840.0, 2160.0],
    ];

    #[test]
    fn what_is_zoomed_never_makes_the_board_smaller() {
        for pixels in WINDOWS.map(Vec2::from) {
            let (first, zoom) = at(pixels, 100);
            let usual = first.board() * zoom;
            for percent in [110, 125, 150, 175, 200] {
                let (arrangement, zoom) = at(pixels, percent);
                let board = arrangement.board() * zoom;
                assert!(board >= usual - 2.0, "{pixels:?} at {percent}: {board} and {usual}");
            }
        }
    }

    #[test]
    fn every_scale_is_shown_as_asked_for() {
        for pixels in WINDOWS.map(Vec2::from) {
            let usual = theme::zoom(pixels, 100);
            for percent in [80, 100, 125, 150, 200] {
                let zoom = theme::zoom(pixels, percent);
                assert!(
                    (zoom / usual * 100.0 - f32::from(percent)).abs() < 4.0,
                    "{pixels:?} at {percent}: {zoom}"
                );
            }
        }
        assert!(at(vec2(1280.0, 800.0), 200).0.is_stacked());
        assert!(at(vec2(1366.0, 768.0), 200).0.is_stacked());
    }

    #[test]
    fn board_is_the_largest_of_three_columns() {
        let (Arrangement::Columns { board, middle }, _) = at(vec2(1280.0, 800.0), 100) else { panic!() };
        let board = board + 2.0 * space::L;
        assert!(board > middle && board > 1280.0 - board - middle, "{board}, {middle}");
    }
}
