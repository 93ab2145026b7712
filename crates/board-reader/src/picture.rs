//! Pictures, and the part of one that holds a board at the size in which it is read.

use std::fmt;

use crate::geometry::Point;

/// A picture: rows of red, green and blue from the top left.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<[u8; 3]>,
}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Picture({} x {})", self.width, self.height)
    }
}

impl Picture {
    /// The longest side that is read.
    pub const MAX_SIDE: usize = 16_384;

    /// A picture of `width` times `height` pixels; `None` if it is empty, too large, or `rgb` has another length.
    #[must_use]
    pub fn new(width: usize, height: usize, rgb: &[u8]) -> Option<Self> {
        let fits = (1..=Self::MAX_SIDE).contains(&width) && (1..=Self::MAX_SIDE).contains(&height);
        let (pixels, rest) = rgb.as_chunks::<3>();
        if !fits || !rest.is_empty() || pixels.len() != width * height {
            return None;
        }
        Some(Self { width, height, pixels: pixels.to_vec() })
    }

    /// Its width in pixels.
    #[must_use]
    pub const fn width(&self) -> usize {
        self.width
    }

    /// Its height in pixels.
    #[must_use]
    pub const fn height(&self) -> usize {
        self.height
    }
}

/// A part of a picture, made smaller by averaging.
pub(crate) struct View {
    /// The picture's coordinates of the top left.
    left: f32,
    top: f32,
    /// Pixels here for one of the picture.
    scale: f32,
    width: usize,
    height: usize,
    pixels: Vec<[f32; 3]>,
}

impl View {
    /// The part of `picture` in the box from `low` to `high`, `scale` times (at most 1) as large.
    pub fn new(picture: &Picture, low: Point, high: Point, scale: f32) -> Self {
        let limit = |value: f32, most: usize| (value.max(0.0) as usize).min(most - 1);
        let (left, top) = (limit(low.x, picture.width), limit(low.y, picture.height));
        let (right, bottom) = (limit(high.x, picture.width), limit(high.y, picture.height));
        let (wide, tall) = (right.max(left) - left + 1, bottom.max(top) - top + 1);
        let scale = scale.clamp(0.001, 1.0);
        let width = ((wide as f32 * scale).ceil() as usize).max(1);
        let height = ((tall as f32 * scale).ceil() as usize).max(1);
        let rows = picture.pixels.chunks_exact(picture.width).skip(top).take(tall);
        let mut sums = vec![([0.0_f32; 3], 0.0_f32); width * height];
        for (y, row) in rows.enumerate() {
            for (down, share_y) in parts(y, scale, height) {
                let Some(target) = sums.get_mut(down * width..(down + 1) * width) else { continue };
                for (x, pixel) in row.iter().skip(left).take(wide).enumerate() {
                    for (across, share_x) in parts(x, scale, width) {
                        let Some((sum, weight)) = target.get_mut(across) else { continue };
                        let share = share_x * share_y;
                        for (total, value) in sum.iter_mut().zip(pixel) {
                            *total += share * f32::from(*value);
                        }
                        *weight += share;
                    }
                }
            }
        }
        let pixels =
            sums.into_iter().map(|(sum, weight)| sum.map(|value| value / weight.max(1e-9))).collect();
        Self { left: left as f32, top: top as f32, scale, width, height, pixels }
    }

    /// The same, half as large.
    pub fn halved(&self) -> Self {
        let (width, height) = (self.width.div_ceil(2), self.height.div_ceil(2));
        let mut pixels = Vec::with_capacity(width * height);
        for rows in self.pixels.chunks(self.width * 2) {
            let (above, below) = rows.split_at(self.width);
            let below = if below.is_empty() { above } else { below };
            for (one, other) in above.chunks(2).zip(below.chunks(2)) {
                let count = (one.len() + other.len()) as f32;
                let mut sum = [0.0; 3];
                for pixel in one.iter().chain(other) {
                    for (total, value) in sum.iter_mut().zip(pixel) {
                        *total += value / count;
                    }
                }
                pixels.push(sum);
            }
        }
        Self { scale: self.scale / 2.0, width, height, pixels, ..*self }
    }

    pub const fn width(&self) -> usize {
        self.width
    }

    pub const fn height(&self) -> usize {
        self.height
    }

    pub fn rows(&self) -> impl Iterator<Item = &[[f32; 3]]> {
        self.pixels.chunks_exact(self.width)
    }

    /// Where a point of the picture lies here.
    pub fn inside(&self, point: Point) -> Point {
        Point {
            x: (point.x + 0.5 - self.left) * self.scale - 0.5,
            y: (point.y + 0.5 - self.top) * self.scale - 0.5,
        }
    }

    /// Where a point of this view lies in the picture.
    pub fn outside(&self, point: Point) -> Point {
        Point {
            x: (point.x + 0.5) / self.scale + self.left - 0.5,
            y: (point.y + 0.5) / self.scale + self.top - 0.5,
        }
    }

    /// The colour at a point of this view, between pixels too; beyond the edge it is that of the edge.
    pub fn at(&self, point: Point) -> [f32; 3] {
        let x = limited(point.x, self.width);
        let y = limited(point.y, self.height);
        let (column, row) = (x as usize, y as usize);
        let (dx, dy) = (x - column as f32, y - row as f32);
        let (right, below) = ((column + 1).min(self.width - 1), (row + 1).min(self.height - 1));
        let pixel = |c: usize, r: usize| self.pixels.get(r * self.width + c).copied().unwrap_or_default();
        let (a, b, c, d) = (pixel(column, row), pixel(right, row), pixel(column, below), pixel(right, below));
        let (wa, wb) = ((1.0 - dx) * (1.0 - dy), dx * (1.0 - dy));
        let (wc, wd) = ((1.0 - dx) * dy, dx * dy);
        let [ar, ag, ab] = a;
        let [br, bg, bb] = b;
        let [cr, cg, cb] = c;
        let [dr, dg, db] = d;
        [
            ar * wa + br * wb + cr * wc + dr * wd,
            ag * wa + bg * wb + cg * wc + dg * wd,
            ab * wa + bb * wb + cb * wc + db * wd,
        ]
    }
}

fn limited(value: f32, size: usize) -> f32 {
    if value.is_finite() { value.clamp(0.0, (size - 1) as f32) } else { 0.0 }
}

/// The one or two pixels of a smaller row that pixel `at` falls on, with its shares.
fn parts(at: usize, scale: f32, size: usize) -> impl Iterator<Item = (usize, f32)> {
    let from = at as f32 * scale;
    let to = from + scale;
    let first = (from as usize).min(size - 1);
    let border = (first + 1) as f32;
    let over = if first + 1 < size { (to - border).max(0.0) } else { 0.0 };
    let one = (first, scale - over);
    let two = (over > 0.0).then_some((first + 1, over));
    std::iter::once(one).chain(two)
}
