//! Cuts a board into the small pictures that the net looks at.

use crate::geometry::{Corners, Grid, Point};
use crate::net::SIDE;
use crate::picture::{Picture, View};

/// Of the 40 pixels of a square's picture, this many are the square; the rest is what stands beside it.
const PITCH: f32 = 34.0;
/// The size of a square, in pixels, above which a picture is made smaller first.
const LARGEST: f32 = 51.0;

/// A board in a picture, laid out as the picture is looked at: `across` and `down` squares from its top left.
pub(crate) struct Sheet {
    view: View,
    grid: Grid,
    /// Squares from left to right, less one: 8, or 9 where the board lies on its side.
    pub wide: usize,
    pub tall: usize,
    /// Quarter turns from the board as Red sees it to the sheet.
    turns: usize,
    mirrored: bool,
}

impl Sheet {
    pub fn new(picture: &Picture, corners: Corners) -> Option<Self> {
        if !corners.are_sound() {
            return None;
        }
        let list = corners.list();
        let low = Point {
            x: list.iter().map(|p| p.x).fold(f32::INFINITY, f32::min),
            y: list.iter().map(|p| p.y).fold(f32::INFINITY, f32::min),
        };
        let high = Point {
            x: list.iter().map(|p| p.x).fold(f32::NEG_INFINITY, f32::max),
            y: list.iter().map(|p| p.y).fold(f32::NEG_INFINITY, f32::max),
        };
        let pitch = corners.pitch();
        let wide = |p: Point, sign: f32| Point { x: p.x + sign * pitch, y: p.y + sign * pitch };
        let view = View::new(picture, wide(low, -1.0), wide(high, 1.0), LARGEST / pitch);
        let inside = list.map(|point| view.inside(point));
        let [a, b, c, _] = inside;
        let mirrored = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) < 0.0;
        let [p, q, r, s] = if mirrored { [inside[1], inside[0], inside[3], inside[2]] } else { inside };
        // The glyphs of a screenshot stand upright in the picture, however the board lies.
        let right = Point { x: q.x - p.x + r.x - s.x, y: q.y - p.y + r.y - s.y };
        let (turns, upright) = if right.x.abs() >= right.y.abs() {
            if right.x >= 0.0 { (0, [p, q, r, s]) } else { (2, [r, s, p, q]) }
        } else if right.y >= 0.0 {
            (1, [s, p, q, r])
        } else {
            (3, [q, r, s, p])
        };
        let (wide, tall) = if turns % 2 == 0 { (8, 9) } else { (9, 8) };
        let grid = Grid::between(upright, wide as f32, tall as f32)?;
        Some(Self { view, grid, wide, tall, turns, mirrored })
    }

    /// The file, and the ranks from Black's side, of the square `across` and `down` on this sheet.
    pub fn square(&self, across: usize, down: usize) -> (usize, usize) {
        let (file, row) = match self.turns {
            0 => (across, down),
            1 => (down, 9 - across),
            2 => (8 - across, 9 - down),
            _ => (8 - down, across),
        };
        (if self.mirrored { 8 - file } else { file }, row)
    }

    /// The picture of the square whose middle lies at `across` and `down`, turned by quarter turns.
    pub fn cut(&self, across: f32, down: f32, quarter: usize) -> Vec<[f32; 3]> {
        let mut pixels = Vec::with_capacity(SIDE * SIDE);
        let middle = SIDE as f32 / 2.0;
        for y in 0..SIDE {
            for x in 0..SIDE {
                let mut sum = [0.0; 3];
                for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
                    let u = (x as f32 + dx - middle) / PITCH;
                    let v = (y as f32 + dy - middle) / PITCH;
                    let (u, v) = match quarter % 4 {
                        0 => (u, v),
                        1 => (-v, u),
                        2 => (-u, -v),
                        _ => (v, -u),
                    };
                    let colour = self.view.at(self.grid.place(across + u, down + v));
                    for (total, value) in sum.iter_mut().zip(colour) {
                        *total += value / 4.0;
                    }
                }
                pixels.push(sum);
            }
        }
        pixels
    }
}
