//! A picture as shapes with their places and colours, which SVG, PNG, PDF and the window draw alike.

use super::geometry::Point;
use super::glyphs::Letter;

/// A colour: red, green, blue, and how opaque it is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Colour(pub [u8; 4]);

impl Colour {
    /// `0xRRGGBB`.
    pub const fn rgb(code: u32) -> Self {
        let [_, red, green, blue] = code.to_be_bytes();
        Self([red, green, blue, 255])
    }

    /// From this colour to another, by a part from 0 to 1.
    pub fn towards(self, Self(other): Self, part: f32) -> Self {
        let mut mixed = self.0;
        for (value, other) in mixed.iter_mut().zip(other) {
            *value = (f32::from(*value) + (f32::from(other) - f32::from(*value)) * part).round() as u8;
        }
        Self(mixed)
    }
}

#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Segment {
    /// Lifts the pen and puts it down here.
    Move(Point),
    Line(Point),
    /// A quadratic curve: control, end.
    Quad(Point, Point),
    /// A cubic curve: two controls, end.
    Cubic(Point, Point, Point),
    /// Back to where the pen was put down.
    Close,
}

impl Segment {
    /// This part with every point changed.
    pub fn map(self, change: impl Fn(Point) -> Point) -> Self {
        match self {
            Self::Move(to) => Self::Move(change(to)),
            Self::Line(to) => Self::Line(change(to)),
            Self::Quad(control, to) => Self::Quad(change(control), change(to)),
            Self::Cubic(first, second, to) => Self::Cubic(change(first), change(second), change(to)),
            Self::Close => Self::Close,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    Circle {
        centre: Point,
        radius: f32,
    },
    /// An ellipse that fills this rectangle.
    Oval {
        min: Point,
        max: Point,
    },
    Rect {
        min: Point,
        max: Point,
    },
    Letter(Letter),
    /// Any outline; one that was filled is closed by itself, and overlapping parts stay filled.
    Path(Vec<Segment>),
}

impl Form {
    fn placed(self, scale: f32, at: Point) -> Self {
        let place = |point: Point| point * scale + at;
        match self {
            Self::Circle { centre, radius } => Self::Circle { centre: place(centre), radius: radius * scale },
            Self::Oval { min, max } => Self::Oval { min: place(min), max: place(max) },
            Self::Rect { min, max } => Self::Rect { min: place(min), max: place(max) },
            Self::Letter(letter) => {
                Self::Letter(Letter { size: letter.size * scale, at: place(letter.at), ..letter })
            }
            Self::Path(segments) => {
                Self::Path(segments.into_iter().map(|segment| segment.map(place)).collect())
            }
        }
    }

    /// Straight lines from one place to the next.
    pub fn polyline(points: impl IntoIterator<Item = Point>) -> Self {
        Self::Path(lines(points))
    }

    pub fn polylines<P: IntoIterator<Item = Point>>(all: impl IntoIterator<Item = P>) -> Self {
        Self::Path(all.into_iter().flat_map(lines).collect())
    }

    /// Straight lines from one place to the next and back to the first.
    pub fn polygon(points: impl IntoIterator<Item = Point>) -> Self {
        let mut segments = lines(points);
        segments.push(Segment::Close);
        Self::Path(segments)
    }

    pub fn rectangle(min: Point, max: Point, radius: f32) -> Self {
        let corner = |x: f32, y: f32| Point::new(x, y);
        let (left, top, right, bottom) = (min.x, min.y, max.x, max.y);
        Self::Path(vec![
            Segment::Move(corner(left + radius, top)),
            Segment::Line(corner(right - radius, top)),
            Segment::Quad(corner(right, top), corner(right, top + radius)),
            Segment::Line(corner(right, bottom - radius)),
            Segment::Quad(corner(right, bottom), corner(right - radius, bottom)),
            Segment::Line(corner(left + radius, bottom)),
            Segment::Quad(corner(left, bottom), corner(left, bottom - radius)),
            Segment::Line(corner(left, top + radius)),
            Segment::Quad(corner(left, top), corner(left + radius, top)),
            Segment::Close,
        ])
    }
}

pub fn lines(points: impl IntoIterator<Item = Point>) -> Vec<Segment> {
    let step = |(index, point)| if index == 0 { Segment::Move(point) } else { Segment::Line(point) };
    points.into_iter().enumerate().map(step).collect()
}

#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    pub colour: Colour,
    pub width: f32,
    /// Lengths of dashes and gaps in turn, an even number of them; empty where it is drawn through.
    pub dashes: Vec<f32>,
    pub round: bool,
}

impl Stroke {
    /// Drawn through, with flat ends.
    pub const fn plain(colour: Colour, width: f32) -> Self {
        Self { colour, width, dashes: Vec::new(), round: false }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    pub form: Form,
    pub fill: Option<Colour>,
    pub stroke: Option<Stroke>,
}

impl Shape {
    pub const fn filled(form: Form, colour: Colour) -> Self {
        Self { form, fill: Some(colour), stroke: None }
    }

    pub const fn stroked(form: Form, colour: Colour, width: f32) -> Self {
        Self { form, fill: None, stroke: Some(Stroke::plain(colour, width)) }
    }

    /// The same in another size and place.
    pub fn placed(self, scale: f32, at: Point) -> Self {
        let stroke = self.stroke.map(|stroke| Stroke {
            width: stroke.width * scale,
            dashes: stroke.dashes.into_iter().map(|dash| dash * scale).collect(),
            ..stroke
        });
        Self { form: self.form.placed(scale, at), stroke, ..self }
    }

    pub fn dashed(mut self, dashes: &[f32]) -> Self {
        if let Some(stroke) = &mut self.stroke {
            stroke.dashes = dashes.to_vec();
        }
        self
    }

    pub const fn with_fill(mut self, colour: Colour) -> Self {
        self.fill = Some(colour);
        self
    }
}

/// Shapes that belong together, with what they are.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// The class in the SVG: `ground`, `grid`, `coordinates`, `piece`, `mark` or `caption`.
    pub class: &'static str,
    /// What else is known about it: names and values of `data-` attributes.
    pub data: Vec<(&'static str, String)>,
    /// The lowest first.
    pub shapes: Vec<Shape>,
}

impl Group {
    pub const fn plain(class: &'static str, shapes: Vec<Shape>) -> Self {
        Self { class, data: Vec::new(), shapes }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    pub width: f32,
    pub height: f32,
    /// Its name for those who do not see it; may be empty.
    pub title: String,
    /// The lowest first.
    pub groups: Vec<Group>,
}
