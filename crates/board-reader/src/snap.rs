//! Pulls roughly set corners onto the lines of the board.

use crate::geometry::{Corners, Grid, Point};
use crate::picture::{Picture, View};

/// The size of a square, in pixels, at which the lines are looked for.
const PITCH: f32 = 30.0;
/// Corners that make no rectangle must lie on the lines so much better than those of a rectangle.
const SLANTED: f32 = 1.3;
/// A line this much darker or lighter than what is beside it counts in full.
const CONTRAST: f32 = 25.0;
/// By how much of a square corners are moved: first roughly, then closely.
const ROUGHLY: [f32; 3] = [0.18, 0.10, 0.05];
const CLOSELY: [f32; 5] = [0.18, 0.10, 0.05, 0.025, 0.012];
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
    lines.pull(lines.pull_roughly(corners), &freely())
}

/// The same for a board on a screen or in print: its corners make a rectangle, unless others lie on the lines much
/// better.
pub(crate) fn snap_upright(picture: &Picture, corners: Corners) -> Snapped {
    if !corners.are_sound() {
        return Snapped { corners, contrast: 0.0 };
    }
    let lines = Lines::new(picture, corners);
    let free = lines.pull(lines.pull_roughly(corners), &freely());
    let upright = free.corners.upright();
    let upright = lines.pull(upright, &by_sides(upright));
    if free.contrast > upright.contrast * SLANTED { free } else { upright }
}

/// Moves corners as long as the score grows.
fn climb(from: Corners, steps: &[f32], ways: &[Way], score: &dyn Fn(Corners) -> f32) -> Snapped {
    let pitch = from.pitch();
    let mut best = Snapped { corners: from, contrast: score(from) };
    for step in steps {
        for _ in 0..12 {
            let before = best.contrast;
            for (way, by) in ways.iter().flat_map(|way| [(way, step * pitch), (way, -step * pitch)]) {
                let corners = moved(best.corners, way, by);
                let contrast = score(corners);
                if contrast > best.contrast + 1e-3 {
                    best = Snapped { corners, contrast };
                }
            }
            if best.contrast == before {
                break;
            }
        }
    }
    best
}

/// How far each corner goes across and down when a step is taken.
type Way = [(f32, f32); 4];

fn moved(corners: Corners, way: &Way, step: f32) -> Corners {
    let mut list = corners.list();
    for (point, (across, down)) in list.iter_mut().zip(way) {
        *point = Point { x: point.x + step * across, y: point.y + step * down };
    }
    Corners::new(list)
}

/// One corner, two neighbouring ones together or apart, or all of them.
fn freely() -> Vec<Way> {
    const SHARES: [[f32; 4]; 13] = [
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
    SHARES
        .iter()
        .flat_map(|shares| [shares.map(|share| (share, 0.0)), shares.map(|share| (0.0, share))])
        .collect()
}

/// One side of a rectangle, or all of it.
fn by_sides(corners: Corners) -> Vec<Way> {
    let [a, b, _, _] = corners.list();
    let (first, second) = if (a.x - b.x).abs() > (a.y - b.y).abs() {
        ((0.0, 1.0), (1.0, 0.0))
    } else {
        ((1.0, 0.0), (0.0, 1.0))
    };
    let still = (0.0, 0.0);
    vec![
        [first, first, still, still],
        [still, second, second, still],
        [still, still, first, first],
        [second, still, still, second],
        [first; 4],
        [second; 4],
    ]
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

    /// To where the lines are near, also if they are beside the corners' own.
    fn pull_roughly(&self, corners: Corners) -> Corners {
        climb(corners, &ROUGHLY, &freely(), &|corners| self.score(corners, false)).corners
    }

    fn pull(&self, corners: Corners, ways: &[Way]) -> Snapped {
        climb(corners, &CLOSELY, ways, &|corners| self.score(corners, true))
    }

    /// By how much all lines together stand out, dark or light, in the channel that shows it best. `closely`: from both
    /// their sides; else from the mean of the sides, which draws from farther, but takes the wood beside a dark line for
    /// a light one.
    fn score(&self, corners: Corners, closely: bool) -> f32 {
        if !corners.are_sound() {
            return 0.0;
        }
        let Some(grid) = Grid::new(Corners::new(corners.list().map(|point| self.view.inside(point)))) else {
            return 0.0;
        };
        // Dark and light lines, each in red, green, blue and grey.
        let mut sums = [[0.0_f32; 4]; 2];
        for ([across, down], [nx, ny]) in &self.points {
            let at = |side: f32| grey(self.view.at(grid.place(across + nx * side, down + ny * side)));
            let (one, line, other) = (at(-0.1), at(0.0), at(0.1));
            for (k, ((a, b), c)) in one.iter().zip(&other).zip(&line).enumerate() {
                let mean = (a + b) / 2.0;
                let (low, high) = if closely { (a.min(*b), a.max(*b)) } else { (mean, mean) };
                for (sums, by) in sums.iter_mut().zip([low - c, c - high]) {
                    if let Some(sum) = sums.get_mut(k) {
                        *sum += by.clamp(-CONTRAST, CONTRAST);
                    }
                }
            }
        }
        sums.into_iter().flatten().fold(0.0, f32::max) / self.points.len() as f32
    }
}

/// Red, green and blue, and their mean.
fn grey([red, green, blue]: [f32; 3]) -> [f32; 4] {
    [red, green, blue, (red + green + blue) / 3.0]
}
