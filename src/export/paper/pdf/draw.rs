//! Drawing the pages.

use std::collections::BTreeMap;
use std::ops::Range;

use krilla::color::rgb;
use krilla::destination::XyzDestination;
use krilla::geom::{PathBuilder, Point, Rect, Size, Transform};
use krilla::image::Image;
use krilla::num::NormalizedF32;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, Stroke};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, SpanTag};
use krilla::text::{GlyphId, KrillaGlyph};
use krilla::{Data, Document};

use super::board;
use super::build::{Built, Element, Item};
use super::fonts::{Faces, Glyph};
use super::pages::Placed;
use super::set::{Ink, Line, Style, one};
use super::tags::{Id, Tags};
use super::{PageSize, SIDE};
use crate::export::paper::model::{Paper, Photo, Picture};
use crate::text::Lang;
use crate::text::sheet::page as page_number;

fn fill([red, green, blue]: [u8; 3]) -> Fill {
    Fill {
        paint: rgb::Color::new(red, green, blue).into(),
        opacity: NormalizedF32::ONE,
        rule: FillRule::NonZero,
    }
}

/// Draws every page, and adds the bookmarks and the tags.
pub fn draw(
    document: &mut Document,
    paper: &Paper,
    page_size: PageSize,
    built: Built,
    pages: &[Vec<Placed>],
    faces: &Faces<'_>,
) {
    let Built { items, mut tags } = built;
    let starts = starts(&items, pages);
    let mut outline = Outline::new();
    let running = Running::of(paper, page_size, faces);
    let scale = page_size.scale;
    let [width, height] = [page_size.width(), page_size.height()].map(|length| length * scale);
    for (index, placed) in pages.iter().enumerate() {
        let Some(settings) = PageSettings::from_wh(width, height) else { continue };
        let mut page = document.start_page_with(settings);
        let mut surface = page.surface();
        surface.push_transform(&Transform::from_scale(scale, scale));
        let mut page_writer = PageWriter {
            surface: &mut surface,
            tags: &mut tags,
            faces,
            lang: paper.lang.tag(),
            size: page_size,
            starts: &starts,
        };
        page_writer.margins(&running, paper.lang, index, pages.len());
        for Placed { item, y, less, again } in placed {
            let Some(item) = items.get(*item) else { continue };
            for element in &item.elements {
                page_writer.element(element, *y, *less, *again);
            }
            if let Some((_, title)) = item.bookmark.clone().filter(|_| !again) {
                let place = XyzDestination::new(index, Point::from_xy(0.0, scale * (y - 8.0).max(0.0)));
                outline.push_child(OutlineNode::new(title, place));
            }
        }
        surface.pop();
        surface.finish();
        page.finish();
    }
    document.set_outline(outline);
    document.set_tag_tree(tags.tree(paper.lang.tag()));
}

/// On which page each numbered section begins, from 1.
fn starts(items: &[Item], pages: &[Vec<Placed>]) -> BTreeMap<usize, usize> {
    let mut starts = BTreeMap::new();
    for (index, page) in pages.iter().enumerate() {
        for section in page.iter().filter_map(|placed| items.get(placed.item)?.bookmark.as_ref()?.0) {
            starts.entry(section).or_insert(index + 1);
        }
    }
    starts
}

/// What stands above and below every page.
struct Running {
    subject: Line,
    title: Line,
    digest: Option<Line>,
}

impl Running {
    const STYLE: Style = Style::plain(8.0, 12.0).ink(Ink::Grey);

    fn of(paper: &Paper, size: PageSize, faces: &Faces<'_>) -> Self {
        let title = one(first_line(&paper.title.joined()), Self::STYLE, faces);
        let room = size.measure() - title.width - 20.0;
        let subject = cut(first_line(&paper.subject.joined()), room, Self::STYLE, faces);
        let digest = paper.digest.as_ref().map(|digest| {
            let short: String = digest.chars().take(16).collect();
            one(&format!("SHA-256 {short}…"), Self::STYLE, faces)
        });
        Self { subject, title, digest }
    }
}

/// What draws on one page.
struct PageWriter<'a, 's> {
    surface: &'a mut Surface<'s>,
    tags: &'a mut Tags,
    faces: &'a Faces<'a>,
    lang: &'static str,
    size: PageSize,
    /// On which page each numbered section begins.
    starts: &'a BTreeMap<usize, usize>,
}

impl PageWriter<'_, '_> {
    /// The head of the page, but for the first, and its number.
    fn margins(&mut self, running: &Running, lang: Lang, index: usize, count: usize) {
        let (right, foot) = (SIDE + self.size.measure(), self.size.height() - 38.0);
        if index > 0 {
            self.artifact(ArtifactType::Header);
            self.line(&running.subject, SIDE, 46.0);
            self.line(&running.title, right - running.title.width, 46.0);
            self.rectangle((SIDE, 52.0), (self.size.measure(), 0.4), Ink::Grey.colour());
            self.surface.end_tagged();
        }
        self.artifact(ArtifactType::Footer);
        let number = one(&page_number(index + 1, count, lang), Running::STYLE, self.faces);
        self.line(&number, right - number.width, foot);
        if let Some(digest) = &running.digest {
            self.line(digest, SIDE, foot);
        }
        self.surface.end_tagged();
    }

    fn artifact(&mut self, kind: ArtifactType) {
        self.surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(kind)));
    }

    fn element(&mut self, element: &Element, top: f32, less: f32, again: bool) {
        match element {
            Element::Line { x, y, line, .. } if again => {
                self.artifact(ArtifactType::Layout);
                self.line(line, *x, top + y);
                self.surface.end_tagged();
            }
            Element::Line { x, y, line, tag } => self.tagged_line(line, *x, top + y, *tag),
            Element::Nothing(_) | Element::PageOf { .. } if again => {}
            Element::PageOf { right, y, section, style, tag } => {
                let number = self.starts.get(section).map_or_else(String::new, ToString::to_string);
                let line = one(&number, *style, self.faces);
                self.tagged_line(&line, right - line.width, top + y, *tag);
            }
            Element::Nothing(tag) => {
                let id = self.surface.start_tagged(ContentTag::Other);
                self.surface.end_tagged();
                self.tags.drawn(*tag, id);
            }
            Element::Rule { x, y, width, weight, ink } => {
                let at = (*x, top + y - weight / 2.0);
                self.ornament(at, (*width, *weight), ink.colour());
            }
            Element::Ground { x, y, width, height } => {
                self.ornament((*x, top + y), (*width, *height), Element::GROUND);
            }
            Element::Bar { x, y, height } => {
                self.ornament((*x, top + y), (Element::BAR, *height), Ink::Red.colour())
            }
            Element::Picture { x, y, width, height, picture, tag } => {
                let id = self.surface.start_tagged(ContentTag::Other);
                let scale = 1.0 - less / height;
                let (left, width, height) = (x + less / height * width / 2.0, scale * width, scale * height);
                self.surface.push_transform(&Transform::from_translate(left, top + y));
                match picture {
                    Picture::Board(diagram) => board::draw(self.surface, diagram, width),
                    Picture::Photo(photo) => self.photo(photo, width, height),
                }
                self.surface.pop();
                self.surface.end_tagged();
                self.tags.drawn(*tag, id);
            }
        }
    }

    fn photo(&mut self, photo: &Photo, width: f32, height: f32) {
        let data = Data::from(photo.bytes.clone());
        let image = if photo.jpeg { Image::from_jpeg(data, false) } else { Image::from_png(data, false) };
        if let (Ok(image), Some(size)) = (image, Size::from_wh(width, height)) {
            self.surface.draw_image(image, size);
        }
    }

    /// A rectangle that says nothing.
    fn ornament(&mut self, at: (f32, f32), size: (f32, f32), colour: [u8; 3]) {
        self.artifact(ArtifactType::Layout);
        self.rectangle(at, size, colour);
        self.surface.end_tagged();
    }

    fn rectangle(&mut self, (x, y): (f32, f32), (width, height): (f32, f32), colour: [u8; 3]) {
        let mut path = PathBuilder::new();
        let Some(rectangle) = Rect::from_xywh(x, y, width, height) else { return };
        path.push_rect(rectangle);
        if let Some(path) = path.finish() {
            self.surface.set_stroke(None);
            self.surface.set_fill(Some(fill(colour)));
            self.surface.draw_path(&path);
        }
    }
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

/// The text in one line, cut with an ellipsis where there is no room.
fn cut(text: &str, room: f32, style: Style, faces: &Faces<'_>) -> Line {
    let mut used = 0.0;
    let mut kept = 0;
    for (at, letter) in text.char_indices() {
        used += faces.glyph(letter, style.bold).advance * style.size;
        if used <= room - style.size {
            kept = at + letter.len_utf8();
        } else if used > room {
            return one(&format!("{}…", text.get(..kept).unwrap_or_default()), style, faces);
        }
    }
    one(text, style, faces)
}

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

impl PageWriter<'_, '_> {
    /// A line that belongs to a part.
    fn tagged_line(&mut self, line: &Line, x: f32, y: f32, tag: Id) {
        let lang = line.lang.map(Lang::tag).filter(|&lang| lang != self.lang);
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
    fn line(&mut self, line: &Line, x: f32, y: f32) {
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
        self.surface.set_fill(Some(fill(style.ink.colour())));
        self.surface.draw_glyphs(Point::from_xy(run.x, y), &run.glyphs, font, &run.text, style.size, false);
    }

    /// A box with the code point in two rows.
    fn missing(&mut self, run: &Run, y: f32, style: Style) {
        let Some(letter) = run.text.chars().next() else { return };
        let size = style.size;
        let [red, green, blue] = style.ink.colour();
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
