//! Looks for boards that stand upright in a picture, as on a screen or in print.
//!
//! The picture is looked at in several sizes, in each of which a square of a board that is looked for measures 16 to
//! 32 pixels. In windows smaller than a board the lines are found as combs of equal spacing, across and down; from
//! there the lattice is grown to both sides as far as its lines go. Where nine by ten lines stand, but for the river,
//! is a board.

use crate::geometry::{Corners, Point};
use crate::picture::{Picture, View};
use crate::snap::snap_upright;

/// A board that was found.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Found {
    /// Its corners, with Red below or, where the board lies on its side, on the right.
    pub corners: Corners,
    /// The share of the board's lines that are where they belong, less those that do not belong: at most 1.
    pub lines: f32,
    /// How clearly the lines stand out.
    pub contrast: f32,
    /// Whether the pieces stand in cells, not on crossings.
    pub cells: bool,
}

const LEAST: f32 = 16.0;
/// How many pixels the largest picture that is searched has.
const AREA: f32 = 2.2e6;
const WINDOW: usize = 144;
const STRIDE: usize = 72;
/// A line this much darker than both its sides counts in full.
const FULL: f32 = 7.0;

/// The boards in a picture, the clearest first. `cancelled` is asked now and then; if it says so, none are found.
#[must_use]
pub fn find(picture: &Picture, cancelled: &dyn Fn() -> bool) -> Vec<Found> {
    let size = Point { x: picture.width() as f32, y: picture.height() as f32 };
    let scale = (AREA / (size.x * size.y)).sqrt().min(1.0);
    let mut view = View::new(picture, Point::default(), size, scale);
    let mut found: Vec<Found> = Vec::new();
    // A board has at least eight squares across.
    while view.width().max(view.height()) as f32 >= LEAST * 8.0 && !cancelled() {
        for light in [false, true] {
            let lines = Lines::new(&view, light);
            for lattice in lattices(&lines) {
                found.extend(lattice.boards(&lines).into_iter().map(|board| Found {
                    corners: Corners::new(board.corners.list().map(|point| view.outside(point))),
                    ..board
                }));
            }
        }
        view = view.halved();
    }
    if cancelled() {
        return Vec::new();
    }
    found.sort_by(|a, b| b.lines.total_cmp(&a.lines));
    let mut kept: Vec<Found> = Vec::new();
    for board in found {
        if kept.len() < 12 && !kept.iter().any(|other| same(other.corners, board.corners)) {
            kept.push(board);
        }
    }
    kept
}

/// Corners pulled onto the lines of the board that was found; cells have their own.
pub(crate) fn settled(picture: &Picture, found: Found) -> Found {
    if found.cells {
        return found;
    }
    let snapped = snap_upright(picture, found.corners);
    Found { corners: snapped.corners, contrast: snapped.contrast, ..found }
}

fn same(one: Corners, other: Corners) -> bool {
    let most = one.pitch() * 0.3;
    let near = |other: Corners| one.list().iter().zip(other.list()).all(|(a, b)| a.distance(b) < most);
    near(other) || near(other.turned())
}

/// How far beside a line, in squares, there should be none.
const BESIDE: f32 = 0.28;

/// Whether there is a line, and not just such a grain everywhere.
fn clear(strength: f32, beside: f32) -> bool {
    strength > 0.28 && strength > beside + 0.1
}

/// How much each pixel looks like part of a thin line across or down, summed along the lines.
struct Lines {
    width: usize,
    height: usize,
    /// Sums along each row, `width + 1` a row.
    across: Vec<f32>,
    /// Sums along each column, `height + 1` a column.
    down: Vec<f32>,
}

impl Lines {
    fn new(view: &View, light: bool) -> Self {
        let (width, height) = (view.width(), view.height());
        let sign = if light { -1.0 } else { 1.0 };
        let grey: Vec<Vec<f32>> = view
            .rows()
            .map(|row| row.iter().map(|pixel| sign * pixel.iter().sum::<f32>() / 3.0).collect())
            .collect();
        let columns: Vec<Vec<f32>> =
            (0..width).map(|x| grey.iter().filter_map(|row| row.get(x).copied()).collect()).collect();
        Self { width, height, across: sums(&grey), down: sums(&columns) }
    }

    /// The share of a line across at `y` from `x0` to `x1`.
    fn row(&self, y: f32, x0: f32, x1: f32) -> f32 {
        mean(&self.across, self.width, self.height, y, x0, x1)
    }

    fn column(&self, x: f32, y0: f32, y1: f32) -> f32 {
        mean(&self.down, self.height, self.width, x, y0, y1)
    }
}

fn mean(sums: &[f32], len: usize, count: usize, line: f32, from: f32, to: f32) -> f32 {
    let line = line.round();
    if line < 0.0 || line >= count as f32 {
        return 0.0;
    }
    let start = line as usize * (len + 1);
    let limit = |value: f32| value.round().clamp(0.0, len as f32) as usize;
    let (a, b) = (limit(from), limit(to + 1.0));
    let at = |k: usize| sums.get(start + k).copied().unwrap_or_default();
    (at(b) - at(a)) / (to - from + 1.0).max(1.0)
}

/// For every row: the running sums of how much its pixels are darker than those two above and two below.
fn sums(rows: &[Vec<f32>]) -> Vec<f32> {
    let empty: &[f32] = &[];
    let row = |y: usize| rows.get(y).map_or(empty, Vec::as_slice);
    let lines: Vec<Vec<f32>> = (0..rows.len())
        .map(|y| {
            let (above, below) = (row(y.saturating_sub(2)), row((y + 2).min(rows.len() - 1)));
            let sides = above.iter().zip(below);
            row(y)
                .iter()
                .zip(sides)
                .map(|(pixel, (a, b))| (a.min(*b) - pixel).clamp(0.0, FULL) / FULL)
                .collect()
        })
        .collect();
    let line = |y: usize| lines.get(y).map_or(empty, Vec::as_slice);
    let mut out = Vec::new();
    for y in 0..lines.len() {
        let (above, below) = (line(y.saturating_sub(1)), line((y + 1).min(lines.len() - 1)));
        let mut total = 0.0;
        out.push(total);
        for (value, (a, b)) in line(y).iter().zip(above.iter().zip(below)) {
            total += value.max(*a).max(*b);
            out.push(total);
        }
    }
    out
}

/// Lines of equal spacing: the first, the spacing, how many.
#[derive(Copy, Clone, Debug)]
struct Comb {
    first: f32,
    pitch: f32,
    count: usize,
}

impl Comb {
    fn at(&self, k: f32) -> f32 {
        self.first + self.pitch * k
    }

    const fn last(&self) -> f32 {
        self.first + self.pitch * (self.count - 1) as f32
    }
}

/// The comb that stands out most in a profile, and by how much.
fn comb(profile: &[f32]) -> Option<(Comb, f32)> {
    let mut best: Option<(Comb, f32)> = None;
    let value = |at: f32| profile.get(at.round() as usize).copied().unwrap_or_default();
    let end = profile.len() as f32 - 1.0;
    let mut pitch = LEAST * 0.97;
    while pitch < LEAST * 2.06 {
        let mut first = 0.0;
        while first < pitch {
            let count = ((end - first) / pitch) as usize + 1;
            let (mut on, mut off) = (0.0, 0.0);
            for k in 0..count {
                let at = first + pitch * k as f32;
                on += value(at);
                off +=
                    if at + pitch / 2.0 <= end { value(at + pitch / 2.0) } else { value(at - pitch / 2.0) };
            }
            let score = (on - off) / count as f32;
            if best.is_none_or(|(_, most)| score > most) {
                best = Some((Comb { first, pitch, count }, score));
            }
            first += 1.0;
        }
        pitch *= 1.02;
    }
    best
}

#[derive(Copy, Clone, Debug)]
struct Lattice {
    columns: Comb,
    rows: Comb,
}

fn lattices(lines: &Lines) -> Vec<Lattice> {
    let mut found: Vec<Lattice> = Vec::new();
    let starts = |size: usize| (0..size.saturating_sub(WINDOW / 2)).step_by(STRIDE);
    for top in starts(lines.height) {
        for left in starts(lines.width) {
            let (right, bottom) = ((left + WINDOW).min(lines.width), (top + WINDOW).min(lines.height));
            let (x0, x1) = (left as f32, right as f32 - 1.0);
            let (y0, y1) = (top as f32, bottom as f32 - 1.0);
            let known = found.iter().any(|lattice| {
                lattice.columns.first <= x0
                    && lattice.columns.last() >= x1
                    && lattice.rows.first <= y0
                    && lattice.rows.last() >= y1
            });
            if known {
                continue;
            }
            let across: Vec<f32> = (top..bottom).map(|y| lines.row(y as f32, x0, x1)).collect();
            let down: Vec<f32> = (left..right).map(|x| lines.column(x as f32, y0, y1)).collect();
            let (Some((rows, row_score)), Some((columns, column_score))) = (comb(&across), comb(&down))
            else {
                continue;
            };
            let ratio = columns.pitch / rows.pitch;
            if row_score < 0.16 || column_score < 0.16 || !(0.8..1.25).contains(&ratio) {
                continue;
            }
            let mut lattice = Lattice {
                columns: Comb { first: columns.first + x0, ..columns },
                rows: Comb { first: rows.first + y0, ..rows },
            };
            for _ in 0..4 {
                let (y0, y1) = (lattice.rows.first, lattice.rows.last());
                lattice.columns = grow(lattice.columns, lines.width, &|x| lines.column(x, y0, y1));
                let (x0, x1) = (lattice.columns.first, lattice.columns.last());
                lattice.rows = grow(lattice.rows, lines.height, &|y| lines.row(y, x0, x1));
            }
            found.push(lattice);
        }
    }
    found
}

/// Fits a comb to the lines near its own, and goes on to both sides as long as there are lines.
fn grow(comb: Comb, size: usize, strength: &dyn Fn(f32) -> f32) -> Comb {
    let peak = |at: f32, reach: f32| {
        let mut best = (at, strength(at));
        let mut d = 1.0;
        while d <= reach {
            for at in [at - d, at + d] {
                let found = strength(at);
                if found > best.1 + 0.02 {
                    best = (at, found);
                }
            }
            d += 1.0;
        }
        best
    };
    let mut lines: Vec<(f32, f32)> = Vec::new();
    for k in 0..comb.count {
        let (at, found) = peak(comb.at(k as f32), 2.0);
        lines.push((at, found));
    }
    let usual = lines.iter().map(|line| line.1).sum::<f32>() / lines.len().max(1) as f32;
    let enough = (usual * 0.45).max(0.08);
    // The comb may have begun or ended beyond the lattice.
    while lines.len() > 3 && lines.first().is_some_and(|line| line.1 < enough) {
        lines.remove(0);
    }
    while lines.len() > 3 && lines.last().is_some_and(|line| line.1 < enough) {
        lines.pop();
    }
    let mut fitted = fit(&lines);
    for before in [true, false] {
        while lines.len() < 14 {
            let next = if before { fitted.at(-1.0) } else { fitted.at(fitted.count as f32) };
            if next < 0.0 || next >= size as f32 {
                break;
            }
            let line = peak(next, (fitted.pitch * 0.12).max(2.0));
            let beside = strength(next - fitted.pitch * 0.5).max(strength(next + fitted.pitch * 0.5));
            if line.1 < enough || line.1 < beside {
                break;
            }
            if before {
                lines.insert(0, line);
            } else {
                lines.push(line);
            }
            fitted = fit(&lines);
        }
    }
    fitted
}

/// Least squares through lines that are numbered in order.
fn fit(lines: &[(f32, f32)]) -> Comb {
    let count = lines.len() as f32;
    let middle = (count - 1.0) / 2.0;
    let mean = lines.iter().map(|line| line.0).sum::<f32>() / count;
    let (mut product, mut square) = (0.0, 0.0);
    for (k, line) in lines.iter().enumerate() {
        let d = k as f32 - middle;
        product += d * (line.0 - mean);
        square += d * d;
    }
    let pitch = if square > 0.0 { product / square } else { LEAST };
    Comb { first: mean - pitch * middle, pitch, count: lines.len() }
}

/// The numbers of lines across and down, and whether the pieces stand in the cells between them.
const SHAPES: [(usize, usize, bool); 4] = [(9, 10, false), (10, 9, false), (10, 11, true), (11, 10, true)];

impl Lattice {
    /// The boards that fit where the lines are, also one line beyond them.
    fn boards(&self, lines: &Lines) -> Vec<Found> {
        let mut found = Vec::new();
        for (wide, tall, cells) in SHAPES {
            let room = |comb: &Comb, needed: usize| -> Vec<i32> {
                if comb.count + 1 < needed || comb.count > 14 {
                    return Vec::new();
                }
                (-1..=(comb.count + 1) as i32 - needed as i32).collect()
            };
            let mut best: Option<Found> = None;
            for column in room(&self.columns, wide) {
                for row in room(&self.rows, tall) {
                    let share = self.share(lines, (column, row), (wide, tall), cells);
                    if best.is_none_or(|best| share > best.lines) {
                        let inset = if cells { 0.5 } else { 0.0 };
                        let x0 = self.columns.at(column as f32 + inset);
                        let x1 = self.columns.at((column + wide as i32 - 1) as f32 - inset);
                        let y0 = self.rows.at(row as f32 + inset);
                        let y1 = self.rows.at((row + tall as i32 - 1) as f32 - inset);
                        let p = |x, y| Point { x, y };
                        let corners = if wide < tall {
                            [p(x0, y0), p(x1, y0), p(x1, y1), p(x0, y1)]
                        } else {
                            [p(x0, y1), p(x0, y0), p(x1, y0), p(x1, y1)]
                        };
                        best = Some(Found {
                            corners: Corners::new(corners),
                            lines: share,
                            contrast: 0.0,
                            cells,
                        });
                    }
                }
            }
            found.extend(best.filter(|best| best.lines > 0.4));
        }
        found
    }

    /// The share of lines that are there, less half the share of those that would lead on beyond the board and less
    /// those across the river.
    fn share(
        &self,
        lines: &Lines,
        (column, row): (i32, i32),
        (wide, tall): (usize, usize),
        cells: bool,
    ) -> f32 {
        let (wide, tall) = (wide as i32, tall as i32);
        let mut inside = (0.0, 0.0);
        let mut outside = (0.0, 0.0);
        let mut river = (0.0, 0.0);
        // The lines between two neighbouring lines, first across, then down.
        let mut bands = vec![(0.0, 0.0); (wide + tall) as usize - 2];
        let count = |to: &mut (f32, f32), there: bool| {
            to.0 += f32::from(there);
            to.1 += 1.0;
        };
        let flat = wide > tall;
        for r in 0..tall {
            for c in -1..wide {
                let (x, y) = (self.columns.at((column + c) as f32), self.rows.at((row + r) as f32));
                let (from, to) = (x + 0.4 * self.columns.pitch, x + 0.6 * self.columns.pitch);
                let beside = |side: f32| lines.row(y + side * self.rows.pitch, from, to);
                let strength = clear(lines.row(y, from, to), beside(-BESIDE).max(beside(BESIDE)));
                if c < 0 || c == wide - 1 {
                    count(&mut outside, strength);
                } else if flat && !cells && c == 4 && r > 0 && r < tall - 1 {
                    count(&mut river, strength);
                } else {
                    count(&mut inside, strength);
                    bands.get_mut(c as usize).into_iter().for_each(|band| count(band, strength));
                }
            }
        }
        for c in 0..wide {
            for r in -1..tall {
                let (x, y) = (self.columns.at((column + c) as f32), self.rows.at((row + r) as f32));
                let (from, to) = (y + 0.4 * self.rows.pitch, y + 0.6 * self.rows.pitch);
                let beside = |side: f32| lines.column(x + side * self.columns.pitch, from, to);
                let strength = clear(lines.column(x, from, to), beside(-BESIDE).max(beside(BESIDE)));
                if r < 0 || r == tall - 1 {
                    count(&mut outside, strength);
                } else if !flat && !cells && r == 4 && c > 0 && c < wide - 1 {
                    count(&mut river, strength);
                } else {
                    count(&mut inside, strength);
                    bands.get_mut((wide - 1 + r) as usize).into_iter().for_each(|band| count(band, strength));
                }
            }
        }
        let part = |(there, all): (f32, f32)| if all > 0.0 { there / all } else { 0.0 };
        // Cells have all their lines; where those between two others are missing is a river.
        if cells && bands.iter().any(|band| part(*band) < 0.5) {
            return 0.0;
        }
        part(inside) - 0.5 * part(outside) - 0.25 * part(river)
    }
}
