//! Where the points of the board lie on the screen.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use xiangqi::Square;

/// From the outermost points to the edge of the wood, in steps: a piece beside, a piece and a number above.
const BESIDE: f32 = 0.72;
const ABOVE: f32 = 0.96;
const WIDTH: f32 = 8.0 + 2.0 * BESIDE;
const HEIGHT: f32 = 9.0 + 2.0 * ABOVE;

/// The board's place on the screen.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Geometry {
    /// The distance between neighbouring points.
    pub step: f32,
    /// The wood.
    pub wood: Rect,
    /// Whether black sits at the bottom.
    pub flipped: bool,
}

impl Geometry {
    /// The width of a board of this height.
    #[must_use]
    pub fn width_for(height: f32) -> f32 {
        height.max(0.0) / HEIGHT * WIDTH
    }

    /// The height of a board of this width.
    #[must_use]
    pub fn height_for(width: f32) -> f32 {
        width.max(0.0) / WIDTH * HEIGHT
    }

    /// The largest board that fits, at the top of `rect` and in its middle.
    #[must_use]
    pub fn fit(rect: Rect, flipped: bool) -> Self {
        let step = (rect.width() / WIDTH).min(rect.height() / HEIGHT).max(1.0);
        let size = vec2(WIDTH, HEIGHT) * step;
        let wood = Rect::from_min_size(pos2(rect.center().x - size.x / 2.0, rect.top()), size);
        Self { step, wood, flipped }
    }

    /// The column and row of a square on the screen, from the top left.
    fn cell(&self, square: Square) -> (f32, f32) {
        let (file, rank) = (f32::from(square.file()), f32::from(square.rank()));
        if self.flipped { (8.0 - file, rank) } else { (file, 9.0 - rank) }
    }

    /// The point of a column and row, which need not be whole.
    #[must_use]
    pub fn at(&self, column: f32, row: f32) -> Pos2 {
        self.wood.min + vec2(column + BESIDE, row + ABOVE) * self.step
    }

    /// The point of a square.
    #[must_use]
    pub fn point(&self, square: Square) -> Pos2 {
        let (column, row) = self.cell(square);
        self.at(column, row)
    }

    /// The field around a point that belongs to it.
    #[must_use]
    pub fn field(&self, square: Square) -> Rect {
        Rect::from_center_size(self.point(square), Vec2::splat(self.step))
    }

    /// The square whose field holds `pos`.
    #[must_use]
    pub fn square_at(&self, pos: Pos2) -> Option<Square> {
        Square::all().find(|&square| self.field(square).contains(pos))
    }

    /// The radius of a piece.
    #[must_use]
    pub fn radius(&self) -> f32 {
        self.step * 0.455
    }

    /// The middle of the band above (row -1) or below (row 1) the board, over a column.
    #[must_use]
    pub fn margin(&self, column: f32, below: bool) -> Pos2 {
        let row = if below { 9.0 + 0.71 } else { -0.71 };
        self.at(column, row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_found_again_either_way_up() {
        for flipped in [false, true] {
            let rect = Rect::from_min_size(pos2(10.0, 20.0), vec2(500.0, 700.0));
            let geometry = Geometry::fit(rect, flipped);
            assert!(rect.contains_rect(geometry.wood));
            for square in Square::all() {
                assert_eq!(geometry.square_at(geometry.point(square)), Some(square));
                assert!(geometry.wood.contains_rect(geometry.field(square).shrink(0.1)));
            }
        }
    }
}
