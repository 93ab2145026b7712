//! Pulls roughly set corners onto the lines of the board.

use crate::geometry::{Corners, Grid, Point};
use crate::picture::{Picture, View};

/// The size of a square, in pixels, at which the lines are looked for.
const PITCH: f32 = 30.0;
/// A line this much darker or lighter than what is beside it counts in full.
const CONTRAST: f32 = 25.0;
const STEPS: [f32; 5] = [0.18, 0.10, 0.05, 0.025, 0.012];
/// Where along the side of a square its line is looked at: pieces cover what is nearer to the crossings.
const ALONG: [f32; 5] = [0.42, 0.46, 0.5, 0.54, 0.58];

/// Corners on the lines, and how clearly the lines are there: below 5 there is hardly a board, above 10 there is.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Snapped {
    /// The corners as pulled onto the lines.
    pub corners: Corners,
    /// How much darker or lighter the lines are than what is beside them.
    pub contrast: f32,
}

/// Pulls corners that are up to half a square wrong onto the lines of the board.
#[must_use]
pub fn snap(picture: &Picture, corners: Corners) -> Snapped {
    if !corners.are_sound() {
        return Snapped { corners, contrast: 0.0 };
    }
    let lines = Lines::new(picture, corners);
    let mut best = corners;
    let mut score = lines.score(best);
    let pitch = corners.pitch();
    for step in STEPS {
        for _ in 0..12 {
            let mut better = false;
            for moved in neighbours(best, step * pitch) {
                let found = lines.score(moved);
                if found > score + 1e-3 {
                    (best, score, better) = (moved, found, true);
                }
            }
            if !better {
                break;
            }
        }
    }
    Snapped { corners: best, contrast: score }
}

/// The corners with one, two neighbouring or all four of them moved a little, or two neighbouring ones drawn apart.
fn neighbours(corners: Corners, step: f32) -> Vec<Corners> {
    const GROUPS: [[f32; 4]; 13] = [
        [1.0, 0.0, 0.0, 0.0],
        [0.0, 1.0, 0.0, 0.0],
        [0.0, 0.0, 1.0, 0.0],
        [0.0, 0.0, 0.0, 1.0],
        [1.0, 1.0, 0.0, 0.0],
        [0.0, 1.0, 1.0, 0.0],
        [0.0, 0.0, 1.0, 1.0],
        [1.0, 0.0, 0.0, 1.0],
        [1.0, 1.0, 1.0, 1.0],
        [1.0, -1.0, 0.0, 0.0],
        [0.0, 1.0, -1.0, 0.0],
        [0.0, 0.0, 1.0, -1.0],
        [-1.0, 0.0, 0.0, 1.0],
    ];
    let mut moved = Vec::new();
    for group in GROUPS {
        for (dx, dy) in [(step, 0.0), (-step, 0.0), (0.0, step), (0.0, -step)] {
            let mut list = corners.list();
            for (point, share) in list.iter_mut().zip(group) {
                *point = Point { x: point.x + dx * share, y: point.y + dy * share };
            }
            moved.push(Corners::new(list));
        }
    }
    moved
}

struct Lines {
    view: View,
    /// Points on the lines of the board, in squares, with the direction across the line.
    points: Vec<([f32; 2], [f32; 2])>,
}

impl Lines {
    fn new(picture: &Picture, corners: Corners) -> Self {
        let list = corners.list();
        let reach = corners.pitch() * 1.5;
        let low = list.iter().fold(Point { x: f32::INFINITY, y: f32::INFINITY }, |low, p| Point {
            x: low.x.min(p.x - reach),
            y: low.y.min(p.y - reach),
        });
        let high = list.iter().fold(Point { x: 0.0, y: 0.0 }, |high, p| Point {
            x: high.x.max(p.x + reach),
            y: high.y.max(p.y + reach),
        });
        let view = View::new(picture, low, high, PITCH / corners.pitch());
        let mut points = Vec::new();
        for rank in 0..10_u8 {
            for file in 0..8_u8 {
                points.extend(ALONG.map(|u| ([f32::from(file) + u, f32::from(rank)], [0.0, 1.0])));
            }
        }
        for file in 0..9_u8 {
            for rank in 0..9_u8 {
                // No lines cross the river.
                if rank != 4 || file == 0 || file == 8 {
                    points.extend(ALONG.map(|u| ([f32::from(file), f32::from(rank) + u], [1.0, 0.0])));
                }
            }
        }
        Self { view, points }
    }

    /// By how much all lines together stand out, dark or light, in the channel that shows it best.
    fn score(&self, corners: Corners) -> f32 {
        if !corners.are_sound() {
            return 0.0;
        }
        let Some(grid) = Grid::new(Corners::new(corners.list().map(|point| self.view.inside(point)))) else {
            return 0.0;
        };
        let mut sums = [0.0_f32; 4];
        for ([across, down], [nx, ny]) in &self.points {
            let at = |side: f32| self.view.at(grid.place(across + nx * side, down + ny * side));
            let (one, line, other) = (at(-0.1), at(0.0), at(0.1));
            let mut all = 0.0;
            let [red, green, blue, grey] = &mut sums;
            for (sum, ((a, b), c)) in [red, green, blue].into_iter().zip(one.iter().zip(&other).zip(&line)) {
                let difference = (a + b) / 2.0 - c;
                all += difference / 3.0;
                *sum += difference.clamp(-CONTRAST, CONTRAST);
            }
            *grey += all.clamp(-CONTRAST, CONTRAST);
        }
        sums.into_iter().map(f32::abs).fold(0.0, f32::max) / self.points.len() as f32
    }
}
