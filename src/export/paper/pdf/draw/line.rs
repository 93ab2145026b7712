//! A line of text, drawn. Characters that no font has become boxes with their code points in them.

use std::ops::Range;

use krilla::color::rgb;
use krilla::geom::{PathBuilder, Point, Rect};
use krilla::num::NormalizedF32;
use krilla::paint::Stroke;
use krilla::tagging::{ContentTag, SpanTag};
use krilla::text::{GlyphId, KrillaGlyph};

use super::{Hand, colour, fill};
use crate::export::paper::pdf::code;
use crate::export::paper::pdf::fonts::Glyph;
use crate::export::paper::pdf::set::{Line, Style, one};
use crate::export::paper::pdf::tags::Id;

/// Characters next to each other that come out of one font, or one that has none.
struct Run {
    face: Option<usize>,
    text: String,
    glyphs: Vec<KrillaGlyph>,
    x: f32,
}

impl Run {
    fn push(&mut self, letter: char, glyph: u32, advance: f32, back: f32) {
        let start = self.text.len();
        self.text.push(letter);
        let range: Range<usize> = start..self.text.len();
        self.glyphs.push(KrillaGlyph::new(GlyphId::new(glyph), advance, -back, 0.0, 0.0, range, None));
    }
}

fn runs(line: &Line, mut x: f32) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for (letter, Glyph { found, back, .. }, advance) in line.placed() {
        let face = found.map(|(face, _)| face);
        let new = runs.last().is_none_or(|run| run.face != face || face.is_none());
        if new {
            runs.push(Run { face, text: String::new(), glyphs: Vec::new(), x });
        }
        if let Some(run) = runs.last_mut() {
            run.push(letter, found.map_or(0, |(_, id)| id), advance / line.style.size, back);
        }
        x += advance;
    }
    runs
}

impl Hand<'_, '_> {
    /// A line that belongs to a part.
    pub(super) fn tagged_line(&mut self, line: &Line, x: f32, y: f32, tag: Id) {
        let lang = line.lang.map(code).filter(|&lang| lang != self.lang);
        let runs = runs(line, x);
        let mut rest = runs.as_slice();
        // Runs with glyphs go into one span, each box into one of its own that says what it stands for.
        while let Some(first) = rest.first() {
            let count = match first.face {
                None => 1,
                Some(_) => rest.iter().take_while(|run| run.face.is_some()).count(),
            };
            let (here, after) = rest.split_at(count);
            let actual = if first.face.is_none() { Some(first.text.as_str()) } else { None };
            let span = SpanTag::empty().with_lang(lang).with_actual_text(actual);
            let id = self.surface.start_tagged(ContentTag::Span(span));
            for run in here {
                self.run(run, y, line.style);
            }
            self.surface.end_tagged();
            self.tags.drawn(tag, id);
            rest = after;
        }
    }

    /// A line without a part of its own.
    pub(super) fn line(&mut self, line: &Line, x: f32, y: f32) {
        for run in runs(line, x) {
            self.run(&run, y, line.style);
        }
    }

    fn run(&mut self, run: &Run, y: f32, style: Style) {
        let Some(font) = run.face.and_then(|face| self.faces.font(face)) else {
            self.missing(run, y, style);
            return;
        };
        self.surface.set_stroke(None);
        self.surface.set_fill(Some(fill(colour(style.ink))));
        self.surface.draw_glyphs(Point::from_xy(run.x, y), &run.glyphs, font, &run.text, style.size, false);
    }

    /// A box with the code point in two rows.
    fn missing(&mut self, run: &Run, y: f32, style: Style) {
        let Some(letter) = run.text.chars().next() else { return };
        let size = style.size;
        let [red, green, blue] = colour(style.ink);
        let mut path = PathBuilder::new();
        if let Some(frame) = Rect::from_xywh(run.x + 0.06 * size, y - 0.82 * size, 0.88 * size, 0.92 * size) {
            path.push_rect(frame);
        }
        if let Some(path) = path.finish() {
            self.surface.set_fill(None);
            self.surface.set_stroke(Some(Stroke {
                paint: rgb::Color::new(red, green, blue).into(),
                width: 0.04 * size,
                opacity: NormalizedF32::ONE,
                ..Stroke::default()
            }));
            self.surface.draw_path(&path);
        }
        let digits = format!("{:04X}", u32::from(letter));
        let half = digits.len().div_ceil(2);
        let small = Style { size: if half > 2 { 0.3 } else { 0.38 } * size, bold: false, ..style };
        let rows = [(0, half, 0.44), (half, digits.len(), 0.04)];
        for (from, to, up) in rows {
            let digits = one(digits.get(from..to).unwrap_or_default(), small, self.faces);
            let x = run.x + (size - digits.width) / 2.0;
            self.line(&digits, x, y - up * size);
        }
    }
}
