//! Marks over a picture on paper: light with a dark edge, so that they are seen on any picture.

use image::RgbImage;
use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Rect, Stroke, Transform,
};

use crate::export::diagram::glyphs::Faces;
use crate::export::diagram::raster::outline;
use crate::report::{ImagePoint, ImageRect, Mark, ViewTransform};
use crate::text::visible::visible;

/// Sizes as parts of the longer side: the width of lines, of their dark edge with them, and of letters.
const LINE: f32 = 1.0 / 220.0;
const EDGE: f32 = 1.0 / 110.0;
const LETTERS: f32 = 1.0 / 30.0;
/// The head of an arrow, in widths of lines.
const HEAD: f32 = 5.0;

/// Draws them; on a picture too small for that none.
pub fn draw(image: &mut RgbImage, frame: &ViewTransform, marks: &[Mark]) {
    if marks.is_empty() {
        return;
    }
    let Some(mut canvas) = Canvas::of(image, *frame) else { return };
    for mark in marks {
        match mark {
            Mark::Arrow(from, to) => canvas.arrow(*from, *to),
            Mark::Ring(area) => canvas.outlined(PathBuilder::from_oval, *area),
            Mark::Frame(area) => canvas.outlined(|rect| Some(PathBuilder::from_rect(rect)), *area),
            Mark::Label(at, text) => canvas.label(*at, text),
        }
    }
    for (to, from) in image.pixels_mut().zip(canvas.pixmap.pixels()) {
        let from = from.demultiply();
        *to = image::Rgb([from.red(), from.green(), from.blue()]);
    }
}

struct Canvas {
    pixmap: Pixmap,
    frame: ViewTransform,
    longest: f32,
}

impl Canvas {
    fn of(image: &RgbImage, frame: ViewTransform) -> Option<Self> {
        let mut pixmap = Pixmap::new(image.width(), image.height())?;
        for (to, image::Rgb([red, green, blue])) in pixmap.pixels_mut().iter_mut().zip(image.pixels()) {
            *to = tiny_skia::ColorU8::from_rgba(*red, *green, *blue, 255).premultiply();
        }
        let longest = image.width().max(image.height()) as f32;
        Some(Self { pixmap, frame, longest })
    }

    /// Where a point of the original is, in pixels of the paper's picture.
    fn place(&self, spot: ImagePoint) -> (f32, f32) {
        let [x, y] = self.frame.shown(spot.parts());
        (x * self.pixmap.width() as f32, y * self.pixmap.height() as f32)
    }

    fn stroke(&mut self, path: &Path) {
        for (width, colour) in [(EDGE, dark()), (LINE, light())] {
            let stroke = Stroke {
                width: width * self.longest,
                line_cap: LineCap::Round,
                line_join: LineJoin::Round,
                ..Stroke::default()
            };
            self.pixmap.stroke_path(path, &paint(colour), &stroke, Transform::identity(), None);
        }
    }

    fn outlined(&mut self, shape: impl Fn(Rect) -> Option<Path>, area: ImageRect) {
        let ((x, y), (other_x, other_y)) = (self.place(area.from()), self.place(area.to()));
        let rect = Rect::from_ltrb(x.min(other_x), y.min(other_y), x.max(other_x), y.max(other_y));
        if let Some(path) = rect.and_then(shape) {
            self.stroke(&path);
        }
    }

    fn arrow(&mut self, from: ImagePoint, to: ImagePoint) {
        let ((x, y), (tip_x, tip_y)) = (self.place(from), self.place(to));
        let (across, down) = (tip_x - x, tip_y - y);
        let length = across.hypot(down);
        if length < 1.0 {
            return;
        }
        let (across, down) = (across / length, down / length);
        let head = (HEAD * LINE * self.longest).min(length);
        let mut path = PathBuilder::new();
        path.move_to(x, y);
        path.line_to(tip_x, tip_y);
        for side in [-0.6, 0.6] {
            path.move_to(tip_x, tip_y);
            path.line_to(tip_x - head * (across + side * down), tip_y - head * (down - side * across));
        }
        if let Some(path) = path.finish() {
            self.stroke(&path);
        }
    }

    /// Light letters on a dark ground, pushed inwards where they would leave the picture.
    fn label(&mut self, at: ImagePoint, text: &str) {
        let faces = Faces::embedded();
        let text = visible(text).replace('\n', " ");
        let glyphs: Vec<_> = text.chars().map(|letter| faces.text(letter)).collect();
        let advance: f32 = glyphs.iter().map(|glyph| glyph.advance).sum();
        let (width, height) = (self.pixmap.width() as f32, self.pixmap.height() as f32);
        // A label that is longer than the picture is set smaller.
        let size = (LETTERS * self.longest).min(0.96 * width / (advance + 0.6));
        let (x, y) = self.place(at);
        let (wide, high) = ((advance + 0.6) * size, 1.5 * size);
        let left = x.min(width - wide).max(0.0);
        let top = (y - high / 2.0).min(height - high).max(0.0);
        let ground = Rect::from_xywh(left, top, wide, high);
        let Some(ground) = ground.filter(|_| !glyphs.is_empty()) else { return };
        self.pixmap.fill_rect(ground, &paint(dark()), Transform::identity(), None);
        let mut x = left + 0.3 * size;
        for glyph in glyphs {
            let place = Transform::from_row(size, 0.0, 0.0, size, x, top + 1.1 * size);
            if let Some(path) = outline(&glyph.outline) {
                self.pixmap.fill_path(&path, &paint(light()), FillRule::Winding, place, None);
            }
            x += glyph.advance * size;
        }
    }
}

fn light() -> Color {
    Color::from_rgba8(255, 214, 10, 255)
}

fn dark() -> Color {
    Color::from_rgba8(20, 20, 20, 255)
}

fn paint(colour: Color) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(colour);
    paint
}
