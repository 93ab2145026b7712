//! How an exhibit is looked at: turned, cropped, marked. The picture itself stays as it was received.

mod frame;

pub use frame::Frame;

/// Coordinates and lengths run from 0 to this: ten-thousandths of the picture's width and height.
pub const WHOLE: u16 = 10_000;
/// The most marks on one picture.
pub const MOST_MARKS: usize = 200;

/// A point of the original picture, standing upright as its file says (EXIF orientation), before it is turned
/// or cropped here. The left upper corner is 0, 0; the right lower one is [`WHOLE`], [`WHOLE`].
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Spot {
    /// From the left, in ten-thousandths of the width.
    pub x: u16,
    /// From the top, in ten-thousandths of the height.
    pub y: u16,
}

impl Spot {
    /// The point at these parts of width and height, each from 0 to 1; what is outside comes to the edge.
    #[must_use]
    pub fn at(x: f32, y: f32) -> Self {
        // The cast ends at the bounds of the type.
        let part = |part: f32| (part.clamp(0.0, 1.0) * f32::from(WHOLE)).round() as u16;
        Self { x: part(x), y: part(y) }
    }

    /// Its parts of width and height.
    #[must_use]
    pub fn parts(self) -> [f32; 2] {
        [self.x, self.y].map(|part| f32::from(part) / f32::from(WHOLE))
    }

    /// Whether it lies in the picture.
    #[must_use]
    pub const fn is_inside(self) -> bool {
        self.x <= WHOLE && self.y <= WHOLE
    }
}

/// A rectangle of the original picture, never without width or height.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Area {
    from: Spot,
    to: Spot,
}

impl Area {
    /// The whole picture.
    pub const ALL: Self = Self { from: Spot { x: 0, y: 0 }, to: Spot { x: WHOLE, y: WHOLE } };

    /// The rectangle with these two opposite corners; `None` where it has no width or height, or lies outside.
    #[must_use]
    pub fn between(one: Spot, other: Spot) -> Option<Self> {
        let from = Spot { x: one.x.min(other.x), y: one.y.min(other.y) };
        let to = Spot { x: one.x.max(other.x), y: one.y.max(other.y) };
        (from.x < to.x && from.y < to.y && to.is_inside()).then_some(Self { from, to })
    }

    /// The left upper corner.
    #[must_use]
    pub const fn from(self) -> Spot {
        self.from
    }

    /// The right lower corner.
    #[must_use]
    pub const fn to(self) -> Spot {
        self.to
    }
}

/// What is drawn over a picture to point something out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// An arrow, its head at the second point.
    Arrow(Spot, Spot),
    /// An ellipse that fills this rectangle.
    Ring(Area),
    /// A rectangle.
    Frame(Area),
    /// A few words, the left end of their middle line at this point.
    Label(Spot, String),
}

impl Mark {
    /// The points that it is made of.
    #[must_use]
    pub fn spots(&self) -> Vec<Spot> {
        match self {
            Self::Arrow(from, to) => vec![*from, *to],
            Self::Ring(area) | Self::Frame(area) => vec![area.from, area.to],
            Self::Label(at, _) => vec![*at],
        }
    }

    /// The same mark, moved by these ten-thousandths as far as the picture goes.
    #[must_use]
    pub fn moved(&self, right: i32, down: i32) -> Self {
        let spots = self.spots();
        let room = |value: i32, of: fn(&Spot) -> u16| {
            let least = spots.iter().map(of).min().map_or(0, i32::from);
            let most = spots.iter().map(of).max().map_or(0, i32::from);
            value.clamp(-least, (i32::from(WHOLE) - most).max(-least))
        };
        let (right, down) = (room(right, |spot| spot.x), room(down, |spot| spot.y));
        let part = |part: u16, by: i32| u16::try_from(i32::from(part) + by).unwrap_or(part);
        let spot = |spot: Spot| Spot { x: part(spot.x, right), y: part(spot.y, down) };
        let area = |area: Area| Area { from: spot(area.from), to: spot(area.to) };
        match self {
            Self::Arrow(from, to) => Self::Arrow(spot(*from), spot(*to)),
            Self::Ring(of) => Self::Ring(area(*of)),
            Self::Frame(of) => Self::Frame(area(*of)),
            Self::Label(at, text) => Self::Label(spot(*at), text.clone()),
        }
    }
}

/// How a picture is looked at. It is no part of what a seal covers: another crop or one more arrow leaves the
/// evidence what it was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    /// Quarter turns clockwise, 0 to 3.
    pub turns: u8,
    /// The part that is shown; `None` for all of it.
    pub crop: Option<Area>,
    /// The marks, the last one on top.
    pub marks: Vec<Mark>,
}

impl Sight {
    /// Whether the picture is shown as it is.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        *self == Self::default()
    }

    /// Turns it by so many quarters clockwise; less than none is to the left.
    pub fn turn(&mut self, quarters: i8) {
        let turned = (i16::from(self.turns) + i16::from(quarters)).rem_euclid(4);
        self.turns = u8::try_from(turned).unwrap_or_default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_goes_round() {
        let mut sight = Sight::default();
        sight.turn(-1);
        assert_eq!(sight.turns, 3);
        sight.turn(2);
        assert_eq!(sight.turns, 1);
    }

    #[test]
    fn an_area_has_width_and_height_and_lies_inside() {
        let spot = |x, y| Spot { x, y };
        let area = Area::between(spot(900, 100), spot(300, 700)).unwrap();
        assert_eq!((area.from(), area.to()), (spot(300, 100), spot(900, 700)));
        assert_eq!(Area::between(spot(5, 5), spot(5, 9)), None);
        assert_eq!(Area::between(spot(5, 5), spot(10_001, 9)), None);
    }

    #[test]
    fn a_mark_moved_keeps_its_shape_at_the_edge() {
        let spot = |x, y| Spot { x, y };
        let arrow = Mark::Arrow(spot(100, 9_000), spot(300, 9_900));
        assert_eq!(arrow.moved(-500, 500), Mark::Arrow(spot(0, 9_100), spot(200, 10_000)));
    }
}
