//! How an exhibit is looked at: turned, cropped, marked. The picture itself stays as it was received.

/// Coordinates and lengths run from 0 to this: ten-thousandths of the picture's width and height.
pub const WHOLE: u16 = 10_000;
/// The most marks on one picture.
pub const MOST_MARKS: usize = 200;

/// A point of the original picture, standing upright as its file says (EXIF orientation), before it is turned
/// or cropped here. The left upper corner is 0, 0; the right lower one is [`WHOLE`], [`WHOLE`].
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct ImagePoint {
    /// From the left, in ten-thousandths of the width.
    pub x: u16,
    /// From the top, in ten-thousandths of the height.
    pub y: u16,
}

impl ImagePoint {
    /// The point at these parts of width and height, each from 0 to 1; what is outside comes to the edge.
    pub fn at(x: f32, y: f32) -> Self {
        // The cast ends at the bounds of the type.
        let part = |part: f32| (part.clamp(0.0, 1.0) * f32::from(WHOLE)).round() as u16;
        Self { x: part(x), y: part(y) }
    }

    /// Its parts of width and height.
    pub fn parts(self) -> [f32; 2] {
        [self.x, self.y].map(|part| f32::from(part) / f32::from(WHOLE))
    }

    /// Whether it lies in the picture.
    pub const fn is_inside(self) -> bool {
        self.x <= WHOLE && self.y <= WHOLE
    }
}

/// A rectangle of the original picture, never without width or height.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ImageRect {
    from: ImagePoint,
    to: ImagePoint,
}

impl ImageRect {
    /// The whole picture.
    pub const ALL: Self = Self { from: ImagePoint { x: 0, y: 0 }, to: ImagePoint { x: WHOLE, y: WHOLE } };

    /// The rectangle with these two opposite corners; `None` where it has no width or height, or lies outside.
    pub fn between(one: ImagePoint, other: ImagePoint) -> Option<Self> {
        let from = ImagePoint { x: one.x.min(other.x), y: one.y.min(other.y) };
        let to = ImagePoint { x: one.x.max(other.x), y: one.y.max(other.y) };
        (from.x < to.x && from.y < to.y && to.is_inside()).then_some(Self { from, to })
    }

    /// The left upper corner.
    pub const fn from(self) -> ImagePoint {
        self.from
    }

    /// The right lower corner.
    pub const fn to(self) -> ImagePoint {
        self.to
    }
}

/// What is drawn over a picture to point something out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// An arrow, its head at the second point.
    Arrow(ImagePoint, ImagePoint),
    /// An ellipse that fills this rectangle.
    Ring(ImageRect),
    /// A rectangle.
    Frame(ImageRect),
    /// A few words, the left end of their middle line at this point.
    Label(ImagePoint, String),
}

impl Mark {
    /// The points that it is made of.
    pub fn points(&self) -> Vec<ImagePoint> {
        match self {
            Self::Arrow(from, to) => vec![*from, *to],
            Self::Ring(rect) | Self::Frame(rect) => vec![rect.from, rect.to],
            Self::Label(at, _) => vec![*at],
        }
    }

    /// The same mark, moved by these ten-thousandths as far as the picture goes.
    pub fn moved(&self, right: i32, down: i32) -> Self {
        let points = self.points();
        let room = |value: i32, of: fn(&ImagePoint) -> u16| {
            let least = points.iter().map(of).min().map_or(0, i32::from);
            let most = points.iter().map(of).max().map_or(0, i32::from);
            value.clamp(-least, (i32::from(WHOLE) - most).max(-least))
        };
        let (right, down) = (room(right, |point| point.x), room(down, |point| point.y));
        let part = |part: u16, by: i32| u16::try_from(i32::from(part) + by).unwrap_or(part);
        let point = |point: ImagePoint| ImagePoint { x: part(point.x, right), y: part(point.y, down) };
        let rect = |rect: ImageRect| ImageRect { from: point(rect.from), to: point(rect.to) };
        match self {
            Self::Arrow(from, to) => Self::Arrow(point(*from), point(*to)),
            Self::Ring(of) => Self::Ring(rect(*of)),
            Self::Frame(of) => Self::Frame(rect(*of)),
            Self::Label(at, text) => Self::Label(point(*at), text.clone()),
        }
    }
}

/// How a picture is looked at. It is no part of what a seal covers: another crop or one more arrow leaves the
/// evidence what it was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotations {
    /// Quarter turns clockwise, 0 to 3.
    pub turns: u8,
    /// The part that is shown; `None` for all of it.
    pub crop: Option<ImageRect>,
    /// The marks, the last one on top.
    pub marks: Vec<Mark>,
}

impl Annotations {
    /// Whether the picture is shown as it is.
    pub fn is_plain(&self) -> bool {
        *self == Self::default()
    }

    /// Turns it by so many quarters clockwise; less than none is to the left.
    pub fn turn(&mut self, quarters: i8) {
        let turned = (i16::from(self.turns) + i16::from(quarters)).rem_euclid(4);
        self.turns = u8::try_from(turned).unwrap_or_default();
    }
}

/// How the picture shown lies over the original: first cropped, then turned.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct ViewTransform {
    turns: u8,
    /// Left, top, width, height, in parts of the original.
    crop: [f32; 4],
}

impl ViewTransform {
    /// The original as it is.
    pub const PLAIN: Self = Self { turns: 0, crop: [0.0, 0.0, 1.0, 1.0] };

    /// As a picture is looked at.
    pub fn of(annotations: &Annotations) -> Self {
        let rect = annotations.crop.unwrap_or(ImageRect::ALL);
        let ([left, top], [right, bottom]) = (rect.from().parts(), rect.to().parts());
        Self { turns: annotations.turns % 4, crop: [left, top, right - left, bottom - top] }
    }

    /// The size shown of an original of this size.
    pub fn size(&self, [width, height]: [f32; 2]) -> [f32; 2] {
        let [_, _, across, down] = self.crop;
        let (width, height) = (width * across, height * down);
        if self.turns.is_multiple_of(2) { [width, height] } else { [height, width] }
    }

    /// Where a point of the original is, both in parts of width and height; outside of 0 to 1 it is not seen.
    pub fn shown(&self, [x, y]: [f32; 2]) -> [f32; 2] {
        let [left, top, across, down] = self.crop;
        let (x, y) = ((x - left) / across, (y - top) / down);
        match self.turns {
            1 => [1.0 - y, x],
            2 => [1.0 - x, 1.0 - y],
            3 => [y, 1.0 - x],
            _ => [x, y],
        }
    }

    /// Which point of the original is seen there.
    pub fn original(&self, [x, y]: [f32; 2]) -> [f32; 2] {
        let [left, top, across, down] = self.crop;
        let [x, y] = match self.turns {
            1 => [y, 1.0 - x],
            2 => [1.0 - x, 1.0 - y],
            3 => [1.0 - y, x],
            _ => [x, y],
        };
        [left + x * across, top + y * down]
    }

    /// The part of the original that is shown: left, top, right, bottom.
    pub fn part(&self) -> [f32; 4] {
        let [left, top, across, down] = self.crop;
        [left, top, left + across, top + down]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::ImagePoint;

    #[test]
    fn turning_goes_round() {
        let mut annotations = Annotations::default();
        annotations.turn(-1);
        assert_eq!(annotations.turns, 3);
        annotations.turn(2);
        assert_eq!(annotations.turns, 1);
    }

    #[test]
    fn an_area_has_width_and_height_and_lies_inside() {
        let point = |x, y| ImagePoint { x, y };
        let rect = ImageRect::between(point(900, 100), point(300, 700)).unwrap();
        assert_eq!((rect.from(), rect.to()), (point(300, 100), point(900, 700)));
        assert_eq!(ImageRect::between(point(5, 5), point(5, 9)), None);
        assert_eq!(ImageRect::between(point(5, 5), point(10_001, 9)), None);
    }

    #[test]
    fn a_mark_moved_keeps_its_shape_at_the_edge() {
        let point = |x, y| ImagePoint { x, y };
        let arrow = Mark::Arrow(point(100, 9_000), point(300, 9_900));
        assert_eq!(arrow.moved(-500, 500), Mark::Arrow(point(0, 9_100), point(200, 10_000)));
    }

    fn near(one: [f32; 2], other: [f32; 2]) -> bool {
        one.iter().zip(other).all(|(one, other)| (one - other).abs() < 1e-5)
    }

    /// The left upper corner goes to the right upper one with a quarter turn clockwise, and on.
    #[test]
    fn corners_go_round_clockwise() {
        for (turns, corner) in [(0, [0.0, 0.0]), (1, [1.0, 0.0]), (2, [1.0, 1.0]), (3, [0.0, 1.0])] {
            let frame = ViewTransform::of(&Annotations { turns, ..Annotations::default() });
            assert!(near(frame.shown([0.0, 0.0]), corner), "{turns}");
        }
    }

    #[test]
    fn there_and_back_through_crop_and_turn() {
        let point = |x, y| ImagePoint { x, y };
        for turns in 0..4 {
            let crop = ImageRect::between(point(2_000, 1_000), point(6_000, 9_000));
            let frame = ViewTransform::of(&Annotations { turns, crop, marks: Vec::new() });
            assert!(near(frame.original(frame.shown([0.3, 0.4])), [0.3, 0.4]), "{turns}");
            // The middle of the crop is the middle of what is shown.
            assert!(near(frame.shown([0.4, 0.5]), [0.5, 0.5]), "{turns}");
            assert_eq!(frame.size([1_000.0, 500.0]).map(f32::round), [400.0, 400.0], "{turns}");
        }
        let turned = ViewTransform::of(&Annotations { turns: 1, ..Annotations::default() });
        assert!(near(turned.size([1_000.0, 500.0]), [500.0, 1_000.0]));
    }
}
