//! Where the board lies on the screen.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::app::board::paint::Place;
use crate::export::diagram::Coordinates;
use crate::export::diagram::geometry::{Layout, STEP};
use xiangqi::Square;

/// The board's place on the screen.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Geometry {
    layout: Layout,
    /// Where its picture lies.
    pub place: Place,
    /// The distance between neighbouring points.
    pub step: f32,
}

impl Geometry {
    /// The width of a board of this height.
    pub fn width_for(height: f32) -> f32 {
        let layout = layout(false);
        height.max(0.0) / layout.board_height() * layout.width()
    }

    /// The largest board that fits, at the top of `rect` and in its middle.
    pub fn fit(rect: Rect, flipped: bool) -> Self {
        let layout = layout(flipped);
        let scale = (rect.width() / layout.width()).min(rect.height() / layout.board_height());
        let scale = scale.max(1.0 / STEP);
        let left = rect.center().x - layout.width() * scale / 2.0;
        Self { layout, place: Place { origin: pos2(left, rect.top()), scale }, step: scale * STEP }
    }

    /// Whether black sits at the bottom.
    pub const fn flipped(&self) -> bool {
        self.layout.flipped
    }

    /// The wood.
    pub fn wood(&self) -> Rect {
        let size = vec2(self.layout.width(), self.layout.board_height());
        Rect::from_min_size(self.place.origin, size * self.place.scale)
    }

    /// The point of a square.
    pub fn point(&self, square: Square) -> Pos2 {
        self.place.pos(self.layout.point(square))
    }

    /// The field around a point that belongs to it.
    pub fn field(&self, square: Square) -> Rect {
        Rect::from_center_size(self.point(square), Vec2::splat(self.step))
    }

    /// The square whose field holds `pos`.
    pub fn square_at(&self, pos: Pos2) -> Option<Square> {
        self.layout.square_at(self.place.point(pos))
    }
}

/// With or without the names of squares the board is as wide.
fn layout(flipped: bool) -> Layout {
    Layout::new(Coordinates::Both, flipped)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_found_again_either_way_up() {
        for flipped in [false, true] {
            let rect = Rect::from_min_size(pos2(10.0, 20.0), vec2(500.0, 700.0));
            let geometry = Geometry::fit(rect, flipped);
            assert!(rect.contains_rect(geometry.wood()));
            for square in Square::all() {
                assert_eq!(geometry.square_at(geometry.point(square)), Some(square));
                assert!(geometry.wood().contains_rect(geometry.field(square).shrink(0.1)));
            }
        }
    }
}
