//! Marks over an exhibit's picture: light with a dark edge, so that they are seen on any picture.

use super::geometry::Point;
use super::glyphs::{self, Font};
use super::scene::{Colour, Form, Shape, Stroke};
use crate::report::{ImagePoint, ImageRect, Mark, ViewTransform};
use crate::text::visible::in_a_line;

const LIGHT: Colour = Colour::rgb(0xFFD60A);
const DARK: Colour = Colour::rgb(0x141414);

/// A picture on paper or on the screen, and how large marks are on it.
#[derive(Copy, Clone, Debug)]
pub struct Canvas {
    /// What is shown of the original.
    pub frame: ViewTransform,
    /// Where the upper left corner of that lies.
    pub min: Point,
    /// How wide and high it is.
    pub size: Point,
    pub line: f32,
    /// The width of lines with their dark edge.
    pub edge: f32,
    /// The length of an arrow's head.
    pub head: f32,
    /// The size of letters.
    pub letters: f32,
}

impl Canvas {
    /// The place of a point of the original.
    pub fn point(&self, spot: ImagePoint) -> Point {
        let [x, y] = self.frame.shown(spot.parts());
        self.min + Point::new(x * self.size.x, y * self.size.y)
    }

    /// The corners of the place of an area: upper left, lower right.
    pub fn area(&self, area: ImageRect) -> (Point, Point) {
        let (one, other) = (self.point(area.from()), self.point(area.to()));
        let min = Point::new(one.x.min(other.x), one.y.min(other.y));
        (min, Point::new(one.x.max(other.x), one.y.max(other.y)))
    }

    pub fn shapes(&self, mark: &Mark) -> Vec<Shape> {
        match mark {
            Mark::Arrow(from, to) => self.arrow(self.point(*from), self.point(*to)),
            Mark::Ring(area) => {
                let (min, max) = self.area(*area);
                self.stroked(&Form::Oval { min, max })
            }
            Mark::Frame(area) => {
                let (min, max) = self.area(*area);
                self.stroked(&Form::Rect { min, max })
            }
            Mark::Label(at, text) => self.label(*at, text),
        }
    }

    pub fn stroked(&self, form: &Form) -> Vec<Shape> {
        let strokes = [(DARK, self.edge), (LIGHT, self.line)];
        let shape = |(colour, width)| Shape {
            form: form.clone(),
            fill: None,
            stroke: Some(Stroke { round: true, ..Stroke::plain(colour, width) }),
        };
        strokes.map(shape).to_vec()
    }

    fn arrow(&self, from: Point, tip: Point) -> Vec<Shape> {
        let way = tip - from;
        let length = way.x.hypot(way.y);
        if length < 1.0 {
            return Vec::new();
        }
        let (across, down) = (way.x / length, way.y / length);
        let head = self.head.min(length);
        let wing = |side: f32| {
            Point::new(tip.x - head * (across + side * down), tip.y - head * (down - side * across))
        };
        self.stroked(&Form::polylines([[from, tip], [tip, wing(-0.6)], [tip, wing(0.6)]]))
    }

    /// Light letters on a dark ground.
    fn label(&self, at: ImagePoint, text: &str) -> Vec<Shape> {
        let text = in_a_line(text);
        if text.is_empty() {
            return Vec::new();
        }
        let (min, max, size) = self.label_ground(at, &text);
        let baseline = Point::new(min.x + 0.3 * size, min.y + 1.1 * size);
        let mut shapes = vec![Shape::filled(Form::Rect { min, max }, DARK)];
        shapes.extend(glyphs::line(&text, Font::Text, size, baseline, LIGHT));
        shapes
    }

    /// The corners of a label, pushed inwards where it would leave the picture, and the size of its letters: smaller
    /// where it would be longer than the picture.
    fn label_ground(&self, at: ImagePoint, text: &str) -> (Point, Point, f32) {
        let advance = glyphs::length(text, Font::Text);
        let size = self.letters.min(0.96 * self.size.x / (advance + 0.6));
        let at = self.point(at);
        let (wide, high) = ((advance + 0.6) * size, 1.5 * size);
        let left = at.x.min(self.min.x + self.size.x - wide).max(self.min.x);
        let top = (at.y - high / 2.0).min(self.min.y + self.size.y - high).max(self.min.y);
        (Point::new(left, top), Point::new(left + wide, top + high), size)
    }

    /// The corners of what a mark takes up.
    pub fn bounds(&self, mark: &Mark) -> (Point, Point) {
        match mark {
            Mark::Arrow(from, to) => {
                let (one, other) = (self.point(*from), self.point(*to));
                let min = Point::new(one.x.min(other.x), one.y.min(other.y));
                (min, Point::new(one.x.max(other.x), one.y.max(other.y)))
            }
            Mark::Ring(area) | Mark::Frame(area) => self.area(*area),
            Mark::Label(at, text) => {
                let (min, max, _) = self.label_ground(*at, &in_a_line(text));
                (min, max)
            }
        }
    }
}
