//! Characters as outlines, out of the embedded fonts.

use std::sync::LazyLock;

use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::outline::{DrawSettings, OutlineGlyphCollection, OutlinePen};
use skrifa::{FontRef, MetadataProvider};
use tiny_skia::{Pixmap, Transform};

use super::geometry::Point;
use super::raster;
use super::scene::{Colour, Form, Segment, Shape, lines};
use crate::export::fonts;

/// A character at size 1, its origin at the left end of the baseline.
#[derive(Clone, Debug)]
pub struct Glyph {
    /// How far the next character is.
    pub advance: f32,
    /// Its outline; empty for a space.
    pub outline: Vec<Segment>,
}

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

    fn advance(&self, character: char) -> Option<f32> {
        Some(self.metrics.advance_width(self.charmap.map(character)?)? * self.unit)
    }

    fn glyph(&self, character: char) -> Option<Glyph> {
        let id = self.charmap.map(character)?;
        let mut pen = Pen { unit: self.unit, outline: Vec::new() };
        let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
        self.outlines.get(id)?.draw(settings, &mut pen).ok()?;
        Some(Glyph { advance: self.advance(character)?, outline: pen.outline })
    }
}

/// The fonts of a picture.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Font {
    Text,
    Bold,
    Kai,
}

/// The embedded fonts, in the order of [`Font`].
static FACES: LazyLock<[Option<Face>; 3]> =
    LazyLock::new(|| [fonts::TEXT, fonts::BOLD, fonts::KAI].map(Face::new));

/// The faces to look a character up in: that of the font first.
fn faces(font: Font) -> impl Iterator<Item = &'static Face> {
    let [text, bold, kai] = &*FACES;
    let order = match font {
        Font::Text => [text, kai, &None],
        Font::Bold => [bold, text, kai],
        Font::Kai => [kai, text, &None],
    };
    order.into_iter().flatten()
}

/// A character of this font. One that no font has becomes an empty box, never nothing.
pub fn glyph(font: Font, character: char) -> Glyph {
    faces(font).find_map(|face| face.glyph(character)).unwrap_or_else(|| empty_box(character))
}

/// How far the next character is, at size 1.
pub fn advance(font: Font, character: char) -> f32 {
    faces(font).find_map(|face| face.advance(character)).unwrap_or_else(|| empty_box(character).advance)
}

/// A character with its place.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Letter {
    /// The character.
    pub character: char,
    pub font: Font,
    pub size: f32,
    pub at: Point,
    /// Whether the middle of what is seen of it is there; otherwise the left end of its baseline is.
    pub centred: bool,
}

impl Letter {
    pub fn outline(&self) -> Vec<Segment> {
        let glyph = glyph(self.font, self.character);
        let origin = if self.centred { self.at - glyph.middle() * self.size } else { self.at };
        glyph.outline.into_iter().map(|segment| segment.map(|point| origin + point * self.size)).collect()
    }
}

/// A character with the middle of what is seen of it at `at`.
pub const fn centred(character: char, font: Font, size: f32, at: Point, ink: Colour) -> Shape {
    Shape::filled(Form::Letter(Letter { character, font, size, at, centred: true }), ink)
}

/// A character with the left end of its baseline at `at`.
pub const fn on_baseline(character: char, font: Font, size: f32, at: Point, ink: Colour) -> Shape {
    Shape::filled(Form::Letter(Letter { character, font, size, at, centred: false }), ink)
}

/// A line of text, from the left end of its baseline on.
pub fn line(text: &str, font: Font, size: f32, at: Point, ink: Colour) -> Vec<Shape> {
    let mut x = at.x;
    let mut shapes = Vec::new();
    for character in text.chars() {
        shapes.push(on_baseline(character, font, size, Point::new(x, at.y), ink));
        x += advance(font, character) * size;
    }
    shapes
}

/// How long a line of text is, at size 1.
pub fn length(text: &str, font: Font) -> f32 {
    text.chars().map(|character| advance(font, character)).sum()
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

/// Characters side by side, as a mask.
pub struct Lettering {
    /// Its size in pixels.
    pub size: [usize; 2],
    /// How much of each pixel is covered, row by row.
    pub coverage: Vec<u8>,
    /// How far the baseline is below the upper edge, in pixels.
    pub baseline: f32,
}

/// The room above and below the baseline, as parts of the size.
const ABOVE: f32 = 1.0;
const BELOW: f32 = 0.3;

/// Sets `text` in the embedded text font; `None` where it is too large to be drawn.
#[must_use]
pub fn lettering(text: &str, size: f32) -> Option<Lettering> {
    let baseline = (size * ABOVE).ceil();
    let shapes = line(text, Font::Text, size, Point::new(0.0, baseline), Colour::rgb(0x00_0000));
    let width = (length(text, Font::Text) * size).ceil().max(1.0);
    let height = (baseline + size * BELOW).ceil();
    if !(1.0..=4096.0).contains(&width) || !(1.0..=4096.0).contains(&height) {
        return None;
    }
    let mut pixmap = Pixmap::new(width as u32, height as u32)?;
    for shape in &shapes {
        raster::draw(&mut pixmap, shape, Transform::identity());
    }
    let coverage = pixmap.pixels().iter().map(|pixel| pixel.alpha()).collect();
    Some(Lettering { size: [width as usize, height as usize], coverage, baseline })
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
        assert!(!glyph(Font::Text, '\u{10FFFD}').outline.is_empty());
        assert!(!glyph(Font::Kai, 'a').outline.is_empty());
        assert!(glyph(Font::Text, ' ').outline.is_empty());
        assert!(advance(Font::Text, ' ') > 0.0);
    }
}
