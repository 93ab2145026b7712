//! Points of a picture, the corners of a board, and where its squares lie.

use xiangqi::Square;

/// A point of a picture in pixels; the middle of the top left pixel is (0, 0).
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

impl Point {
    /// The distance to another point.
    #[must_use]
    pub fn distance(self, other: Self) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    pub(crate) fn is_finite(self) -> bool {
        self.x.is_finite() && self.y.is_finite()
    }

    pub(crate) fn towards(self, other: Self, share: f32) -> Self {
        Self { x: self.x + (other.x - self.x) * share, y: self.y + (other.y - self.y) * share }
    }
}

/// The crossings in the four corners of a board, as they lie in a picture.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Corners {
    /// Black's corner on Red's left.
    pub a9: Point,
    /// Black's corner on Red's right.
    pub i9: Point,
    /// Red's right corner.
    pub i0: Point,
    /// Red's left corner.
    pub a0: Point,
}

/// Where Red sits, as one looks at the picture.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Orientation {
    /// Red is below.
    RedBelow,
    /// Red is above.
    RedAbove,
    /// Red is on the left.
    RedLeft,
    /// Red is on the right.
    RedRight,
}

impl Orientation {
    /// A stable name for use in data: `red-below`, `red-above`, `red-left` or `red-right`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::RedBelow => "red-below",
            Self::RedAbove => "red-above",
            Self::RedLeft => "red-left",
            Self::RedRight => "red-right",
        }
    }
}

impl Corners {
    /// The corners in the order a9, i9, i0, a0.
    #[must_use]
    pub const fn new([a9, i9, i0, a0]: [Point; 4]) -> Self {
        Self { a9, i9, i0, a0 }
    }

    /// The corners in the order a9, i9, i0, a0.
    #[must_use]
    pub const fn list(self) -> [Point; 4] {
        [self.a9, self.i9, self.i0, self.a0]
    }

    /// The corners of the same board with the sides exchanged: what was a9 is i0.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { a9: self.i0, i9: self.a0, i0: self.a9, a0: self.i9 }
    }

    /// The corners of the same board seen in a mirror: what was a9 is i9.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self { a9: self.i9, i9: self.a9, i0: self.a0, a0: self.i0 }
    }

    /// Where Red sits in the picture.
    #[must_use]
    pub fn orientation(self) -> Orientation {
        let black = self.a9.towards(self.i9, 0.5);
        let red = self.a0.towards(self.i0, 0.5);
        let (x, y) = (red.x - black.x, red.y - black.y);
        if x.abs() > y.abs() {
            if x > 0.0 { Orientation::RedRight } else { Orientation::RedLeft }
        } else if y < 0.0 {
            Orientation::RedAbove
        } else {
            Orientation::RedBelow
        }
    }

    /// The size of a square in pixels: of its longer side, on the average.
    #[must_use]
    pub fn pitch(self) -> f32 {
        (self.a9.distance(self.i9) / 8.0).max(self.a9.distance(self.a0) / 9.0)
    }

    /// Where the middle of a square lies; `None` if the corners span no board.
    #[must_use]
    pub fn place(self, square: Square) -> Option<Point> {
        Grid::new(self).map(|grid| grid.place(f32::from(square.file()), 9.0 - f32::from(square.rank())))
    }

    /// The upright rectangle next to the corners.
    pub(crate) fn upright(self) -> Self {
        let Self { mut a9, mut i9, mut i0, mut a0 } = self;
        let level = |one: &mut Point, other: &mut Point| {
            one.y = (one.y + other.y) / 2.0;
            other.y = one.y;
        };
        let plumb = |one: &mut Point, other: &mut Point| {
            one.x = (one.x + other.x) / 2.0;
            other.x = one.x;
        };
        if (a9.x - i9.x).abs() > (a9.y - i9.y).abs() {
            level(&mut a9, &mut i9);
            level(&mut i0, &mut a0);
            plumb(&mut i9, &mut i0);
            plumb(&mut a0, &mut a9);
        } else {
            plumb(&mut a9, &mut i9);
            plumb(&mut i0, &mut a0);
            level(&mut i9, &mut i0);
            level(&mut a0, &mut a9);
        }
        Self { a9, i9, i0, a0 }
    }

    /// The middle between two opposite corners.
    pub(crate) fn centre(self) -> Point {
        let [a, _, c, _] = self.list();
        a.towards(c, 0.5)
    }

    /// Whether the corners span a board that can be read: in order around it, of some size, nowhere bent inwards.
    pub(crate) fn are_sound(self) -> bool {
        let list = self.list();
        if !list.iter().all(|point| point.is_finite() && point.x.abs() < 1e6 && point.y.abs() < 1e6) {
            return false;
        }
        let [a, b, c, d] = list;
        let turn = |p: Point, q: Point, r: Point| (q.x - p.x) * (r.y - q.y) - (q.y - p.y) * (r.x - q.x);
        let turns = [turn(a, b, c), turn(b, c, d), turn(c, d, a), turn(d, a, b)];
        let large = self.a9.distance(self.i9).min(self.a9.distance(self.a0)) >= 40.0;
        // Clockwise, or the other way round where the picture shows the board in a mirror.
        large && (turns.iter().all(|turn| *turn > 100.0) || turns.iter().all(|turn| *turn < -100.0))
    }
}

/// The projection of a board's plane onto the picture.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Grid {
    matrix: [f32; 8],
}

impl Grid {
    /// The board whose corner crossings lie at `corners`.
    pub fn new(corners: Corners) -> Option<Self> {
        Self::between(corners.list(), 8.0, 9.0)
    }

    /// The projection that sends (0, 0), (`width`, 0), (`width`, `height`) and (0, `height`) to the four points.
    pub fn between([p, q, r, s]: [Point; 4], width: f32, height: f32) -> Option<Self> {
        // The unit square's projection in closed form (Heckbert 1989), then scaled.
        let (dx1, dx2, dx3) = (q.x - r.x, s.x - r.x, p.x - q.x + r.x - s.x);
        let (dy1, dy2, dy3) = (q.y - r.y, s.y - r.y, p.y - q.y + r.y - s.y);
        let area = dx1 * dy2 - dx2 * dy1;
        if !area.is_finite() || area.abs() < 1e-3 {
            return None;
        }
        let g = (dx3 * dy2 - dx2 * dy3) / area;
        let h = (dx1 * dy3 - dx3 * dy1) / area;
        let matrix = [
            (q.x - p.x + g * q.x) / width,
            (s.x - p.x + h * s.x) / height,
            p.x,
            (q.y - p.y + g * q.y) / width,
            (s.y - p.y + h * s.y) / height,
            p.y,
            g / width,
            h / height,
        ];
        matrix.iter().all(|value| value.is_finite()).then_some(Self { matrix })
    }

    /// Where the point `across` squares from the left and `down` squares from the top of the board lies.
    pub fn place(&self, across: f32, down: f32) -> Point {
        let [a, b, c, d, e, f, g, h] = self.matrix;
        let w = g * across + h * down + 1.0;
        Point { x: (a * across + b * down + c) / w, y: (d * across + e * down + f) / w }
    }
}
