//! Characters as outlines, out of the embedded fonts.

use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::outline::{DrawSettings, OutlineGlyphCollection, OutlinePen};
use skrifa::{FontRef, MetadataProvider};

use super::geometry::Point;
use super::scene::{Form, Rgb, Segment, Shape, lines};
use crate::export::fonts;

/// A character at size 1, its origin at the left end of the baseline.
#[derive(Clone, Debug)]
pub struct Glyph {
    /// How far the next character is.
    pub advance: f32,
    /// Its outline; empty for a space.
    pub outline: Vec<Segment>,
}

/// One font.
struct Face {
    charmap: Charmap<'static>,
    metrics: GlyphMetrics<'static>,
    outlines: OutlineGlyphCollection<'static>,
    /// The size of one unit of the font, where the font is of size 1.
    unit: f32,
}

impl Face {
    fn new(bytes: &'static [u8]) -> Option<Self> {
        // Unscaled: scaled outlines are rounded to 64ths of a pixel.
        let (size, location) = (Size::unscaled(), LocationRef::default());
        let font = FontRef::new(bytes).ok()?;
        Some(Self {
            charmap: font.charmap(),
            metrics: font.glyph_metrics(size, location),
            outlines: font.outline_glyphs(),
            unit: 1.0 / f32::from(font.metrics(size, location).units_per_em),
        })
    }

    fn glyph(&self, character: char) -> Option<Glyph> {
        let id = self.charmap.map(character)?;
        let mut pen = Pen { unit: self.unit, outline: Vec::new() };
        let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
        self.outlines.get(id)?.draw(settings, &mut pen).ok()?;
        Some(Glyph { advance: self.metrics.advance_width(id)? * self.unit, outline: pen.outline })
    }
}

/// The fonts of a picture.
pub struct Faces {
    text: Option<Face>,
    kai: Option<Face>,
}

impl Faces {
    /// The embedded fonts.
    pub fn embedded() -> Self {
        Self { text: Face::new(fonts::TEXT), kai: Face::new(fonts::KAI) }
    }

    /// A character of running text. One that no font has becomes an empty box, never nothing.
    pub fn text(&self, character: char) -> Glyph {
        let found = [&self.text, &self.kai].into_iter().flatten().find_map(|face| face.glyph(character));
        found.unwrap_or_else(|| empty_box(character))
    }

    /// A character of the board: a piece, a numeral or the river.
    pub fn carved(&self, character: char) -> Glyph {
        let found = self.kai.as_ref().and_then(|face| face.glyph(character));
        found.unwrap_or_else(|| self.text(character))
    }
}

/// What stands for a character that no font has.
fn empty_box(character: char) -> Glyph {
    let advance = if character.is_ascii() { 0.6 } else { 1.0 };
    let frame = |inset: f32| {
        let (left, right, top, bottom) = (inset, advance - inset, inset - 0.86, 0.12 - inset);
        [(left, top), (right, top), (right, bottom), (left, bottom)].map(|(x, y)| Point::new(x, y))
    };
    let mut hole = frame(0.11);
    hole.reverse();
    Glyph { advance, outline: [frame(0.06), hole].into_iter().flat_map(lines).collect() }
}

impl Glyph {
    /// This character in ink, its origin at `origin`.
    pub fn drawn(&self, origin: Point, size: f32, ink: Rgb) -> Shape {
        let outline = self.outline.iter().map(|segment| segment.map(|point| origin + point * size)).collect();
        Shape::filled(Form::Path(outline), ink)
    }

    /// This character in ink, the middle of what is seen of it at `centre`.
    pub fn centred(&self, centre: Point, size: f32, ink: Rgb) -> Shape {
        self.drawn(centre - self.middle() * size, size, ink)
    }

    /// The middle of the smallest rectangle around the points of the outline.
    fn middle(&self) -> Point {
        let (mut min, mut max) = (Point::new(f32::MAX, f32::MAX), Point::new(f32::MIN, f32::MIN));
        let mut reach = |point: Point| {
            min = Point::new(min.x.min(point.x), min.y.min(point.y));
            max = Point::new(max.x.max(point.x), max.y.max(point.y));
        };
        for segment in &self.outline {
            match *segment {
                Segment::Move(to) | Segment::Line(to) => reach(to),
                Segment::Quad(control, to) => [control, to].into_iter().for_each(&mut reach),
                Segment::Cubic(first, second, to) => [first, second, to].into_iter().for_each(&mut reach),
                Segment::Close => {}
            }
        }
        if min.x > max.x { Point::new(self.advance / 2.0, -0.38) } else { (min + max) * 0.5 }
    }
}

/// Takes an outline from the font, where y grows upwards.
struct Pen {
    unit: f32,
    outline: Vec<Segment>,
}

impl Pen {
    fn at(&self, x: f32, y: f32) -> Point {
        Point::new(x, -y) * self.unit
    }
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.outline.push(Segment::Move(self.at(x, y)));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.outline.push(Segment::Line(self.at(x, y)));
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.outline.push(Segment::Quad(self.at(cx, cy), self.at(x, y)));
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        self.outline.push(Segment::Cubic(self.at(cx0, cy0), self.at(cx1, cy1), self.at(x, y)));
    }

    fn close(&mut self) {
        self.outline.push(Segment::Close);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use xiangqi::notation::chinese::numeral;
    use xiangqi::{Piece, PieceKind, Side};

    #[test]
    fn the_board_is_lettered_in_kai() {
        let kai = Face::new(fonts::KAI).unwrap();
        let pieces =
            Side::BOTH.into_iter().flat_map(|side| PieceKind::ALL.map(|kind| Piece::new(side, kind).glyph()));
        let numerals =
            Side::BOTH.into_iter().flat_map(|side| (1..=9).map(move |number| numeral(side, number).unwrap()));
        for character in pieces.chain(numerals).chain("楚河漢界".chars()) {
            let glyph = kai.glyph(character).unwrap_or_else(|| panic!("{character}"));
            assert!(!glyph.outline.is_empty(), "{character}");
        }
    }

    #[test]
    fn squares_are_named_in_the_text_font() {
        let text = Face::new(fonts::TEXT).unwrap();
        for character in ('a'..='i').chain('0'..='9') {
            assert!(!text.glyph(character).unwrap().outline.is_empty(), "{character}");
        }
    }

    #[test]
    fn nothing_disappears() {
        let faces = Faces::embedded();
        assert!(!faces.text('\u{10FFFD}').outline.is_empty());
        assert!(!faces.carved('a').outline.is_empty());
        assert!(faces.text(' ').outline.is_empty());
        assert!(faces.text(' ').advance > 0.0);
    }
}
