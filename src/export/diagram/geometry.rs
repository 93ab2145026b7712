//! Where things lie on the picture.
//!
//! The origin is the upper left corner, x grows to the right and y downwards, and neighbouring points of the
//! board are [`STEP`] apart: 100 units, so that most numbers of an SVG are whole. Columns count from 0 at the
//! left, rows from 0 at the top, whichever side sits at the bottom.
//!
//! Only the four operations and square roots are used, which give the same bits on every machine.

use std::ops::{Add, Mul, Sub};

use super::Coordinates;
use xiangqi::{Side, Square};

/// The distance between neighbouring points of the board.
pub const STEP: f32 = 100.0;
/// The radius of a piece with its outline; a ring around it must leave its neighbours alone.
pub const PIECE: f32 = 0.445 * STEP;
/// From the outermost points to the upper and lower edge of the wood: a piece and a number.
const ABOVE: f32 = 0.98 * STEP;

/// A place on the picture, or the way from one to another.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

impl Point {
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    pub fn length(self) -> f32 {
        (self.x * self.x + self.y * self.y).sqrt()
    }

    /// A quarter turn.
    pub const fn turned(self) -> Self {
        Self { x: -self.y, y: self.x }
    }
}

impl Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Self;

    fn mul(self, factor: f32) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }
}

#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Layout {
    pub flipped: bool,
    beside: f32,
}

impl Layout {
    /// The measures for these coordinates; names of ranks need room beside the board.
    pub fn new(coordinates: Coordinates, flipped: bool) -> Self {
        let beside = match coordinates {
            Coordinates::Numerals | Coordinates::Both => 0.76,
            Coordinates::Squares => 0.98,
        };
        Self { flipped, beside: beside * STEP }
    }

    pub fn width(self) -> f32 {
        8.0 * STEP + 2.0 * self.beside
    }

    /// The height of the wood, above any caption.
    pub fn board_height(self) -> f32 {
        9.0 * STEP + 2.0 * ABOVE
    }

    /// The place of a column and row, which need not be whole.
    pub fn at(self, column: f32, row: f32) -> Point {
        Point::new(self.beside + column * STEP, ABOVE + row * STEP)
    }

    /// The column and row of a square.
    pub fn cell(self, square: Square) -> (f32, f32) {
        let (file, rank) = (f32::from(square.file()), f32::from(square.rank()));
        if self.flipped { (8.0 - file, rank) } else { (file, 9.0 - rank) }
    }

    pub fn point(self, square: Square) -> Point {
        let (column, row) = self.cell(square);
        self.at(column, row)
    }

    /// The square whose field, a step wide and high, holds a place.
    pub fn square_at(self, place: Point) -> Option<Square> {
        Square::all().find(|&square| {
            let away = place - self.point(square);
            away.x.abs() <= STEP / 2.0 && away.y.abs() <= STEP / 2.0
        })
    }

    /// The row of the middle of the band outside the back rank of `side`, where its numerals stand.
    pub fn band(self, side: Side) -> f32 {
        if (side == Side::Red) == self.flipped { -0.73 } else { 9.73 }
    }
}
