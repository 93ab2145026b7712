//! The paper as items from the top to the bottom, each with what it is.

mod blocks;
mod grid;

use super::fonts::Faces;
use super::pages::Extent;
use super::set::{Ink, Line, Style, set};
use super::tags::{Id, Kind, Tags};
use super::{MEASURE, SIDE};
use crate::export::paper::model::{Paper, Picture, Section, Text};
use crate::text::Lang;
use crate::text::sheet::code_point;
use crate::tr;

/// What is drawn, its place counted from the upper left corner of its item and the left edge of the page.
#[derive(Debug)]
pub enum Piece {
    /// A line of text on its baseline.
    Line { x: f32, y: f32, line: Line, tag: Id },
    /// A part that says nothing.
    Nothing(Id),
    /// A rule from left to right.
    Rule { x: f32, y: f32, width: f32, weight: f32, ink: Ink },
    /// A light ground.
    Ground { x: f32, y: f32, width: f32, height: f32 },
    /// A bar beside the result.
    Bar { x: f32, y: f32, height: f32 },
    /// A picture.
    Picture { x: f32, y: f32, width: f32, height: f32, picture: Picture, tag: Id },
}

/// A piece of the page that is not broken.
#[derive(Debug, Default)]
pub struct Item {
    pub above: f32,
    pub height: f32,
    pub keeps_next: bool,
    pub repeats: Option<usize>,
    pub begins_page: bool,
    pub bookmark: Option<String>,
    pub pieces: Vec<Piece>,
}

impl Extent for Item {
    fn above(&self) -> f32 {
        self.above
    }
    fn height(&self) -> f32 {
        self.height
    }
    fn keeps_next(&self) -> bool {
        self.keeps_next
    }
    fn repeats(&self) -> Option<usize> {
        self.repeats
    }
    fn begins_page(&self) -> bool {
        self.begins_page
    }
}

/// All items with what they are.
#[derive(Debug)]
pub struct Built {
    pub items: Vec<Item>,
    pub tags: Tags,
}

/// Builds the items.
pub fn build(paper: &Paper, faces: &Faces<'_>) -> Built {
    let mut builder = Builder { faces, lang: paper.lang, tags: Tags::new(), items: Vec::new() };
    builder.head(paper);
    for section in &paper.sections {
        builder.section(section);
    }
    builder.foot(paper);
    Built { items: builder.items, tags: builder.tags }
}

struct Builder<'a> {
    faces: &'a Faces<'a>,
    lang: Lang,
    tags: Tags,
    items: Vec<Item>,
}

/// Where a paragraph stands.
#[derive(Copy, Clone)]
struct Place {
    /// Its left edge.
    x: f32,
    /// How wide its lines may be.
    room: f32,
    /// The space above it.
    above: f32,
    /// Whether all of it stays with what follows.
    keeps_next: bool,
    centred: bool,
}

impl Place {
    const fn full(above: f32) -> Self {
        Self { x: SIDE, room: MEASURE, above, keeps_next: false, centred: false }
    }

    const fn kept(self) -> Self {
        Self { keeps_next: true, ..self }
    }

    const fn centred(self) -> Self {
        Self { centred: true, ..self }
    }
}

/// The baseline in a line, from its upper edge.
fn baseline(style: Style) -> f32 {
    (style.leading - style.size) / 2.0 + 0.86 * style.size
}

impl Builder<'_> {
    fn set(&self, text: &Text, style: Style, room: f32) -> Vec<Line> {
        set(text, style, room, self.faces, self.lang)
    }

    /// A paragraph: an item for each line, its first two and its last two kept together.
    fn paragraph(&mut self, text: &Text, style: Style, place: Place, tag: Id) {
        let lines = self.set(text, style, place.room);
        let count = lines.len();
        for (index, line) in lines.into_iter().enumerate() {
            let kept = if index + 1 == count { place.keeps_next } else { index == 0 || index + 2 == count };
            let x = if place.centred { place.x + (place.room - line.width) / 2.0 } else { place.x };
            self.items.push(Item {
                above: if index == 0 { place.above } else { 0.0 },
                height: style.leading,
                keeps_next: kept || place.keeps_next,
                pieces: vec![Piece::Line { x, y: baseline(style), line, tag }],
                ..Item::default()
            });
        }
    }

    fn head(&mut self, paper: &Paper) {
        let root = Tags::root();
        let title = self.tags.add(root, Kind::Heading(1, paper.title.joined()));
        self.paragraph(&paper.title, Style::plain(22.0, 30.0).bold(), Place::full(0.0).kept(), title);
        if !paper.subject.is_empty() {
            let tag = self.tags.add(root, Kind::Paragraph);
            let style = Style::plain(11.0, 17.0).ink(Ink::Grey);
            self.paragraph(&paper.subject, style, Place::full(4.0), tag);
        }
        if !paper.notice.is_empty() {
            let tag = self.tags.add(root, Kind::Paragraph);
            self.paragraph(&paper.notice, Style::plain(9.0, 14.0).ink(Ink::Red), Place::full(8.0), tag);
        }
        self.result(&paper.result, root);
    }

    /// The result, large, with a bar beside it.
    fn result(&mut self, text: &Text, parent: Id) {
        let tag = self.tags.add(parent, Kind::Paragraph);
        let style = Style::plain(15.0, 22.0).bold();
        let first = self.items.len();
        let place =
            Place { x: SIDE + 14.0, room: MEASURE - 14.0, above: 14.0, keeps_next: true, centred: false };
        self.paragraph(text, style, place, tag);
        let count = self.items.len() - first;
        for (index, item) in self.items.iter_mut().skip(first).enumerate() {
            item.pieces.push(Piece::Bar { x: SIDE, y: 0.0, height: item.height });
            item.keeps_next = index + 1 < count;
        }
        self.space(6.0);
    }

    /// Room below the last item.
    fn space(&mut self, height: f32) {
        if let Some(last) = self.items.last_mut() {
            last.height += height;
        }
    }

    fn section(&mut self, section: &Section) {
        let tag = self.tags.add(Tags::root(), Kind::Section);
        let title = format!("{} {}", section.number, section.title.joined());
        let heading = self.tags.add(tag, Kind::Heading(2, title.clone()));
        let style = Style::plain(13.0, 20.0).bold();
        let y = baseline(style);
        let number = Text::recorded(&section.number.to_string());
        let mut x = SIDE;
        let mut pieces = Vec::new();
        for line in self.set(&number, style.ink(Ink::Red), MEASURE) {
            pieces.push(Piece::Line { x, y, line, tag: heading });
        }
        x += 20.0;
        for (index, part) in section.title.0.iter().enumerate() {
            let second = Style { ink: Ink::Grey, bold: false, size: 10.5, ..style };
            let style = if index == 0 { style } else { second };
            for line in self.set(&Text(vec![part.clone()]), style, MEASURE) {
                let width = line.width;
                pieces.push(Piece::Line { x, y, line, tag: heading });
                x += width + 8.0;
            }
        }
        pieces.push(Piece::Rule { x: SIDE, y: 23.0, width: MEASURE, weight: 0.6, ink: Ink::Black });
        self.items.push(Item {
            above: 22.0,
            height: 30.0,
            keeps_next: true,
            begins_page: section.own_page,
            bookmark: Some(title),
            pieces,
            ..Item::default()
        });
        for block in &section.blocks {
            self.block(block, tag);
        }
    }

    /// Digest and program, and what the fonts lack.
    fn foot(&mut self, paper: &Paper) {
        // It never stands on a page of its own.
        if let Some(last) = self.items.last_mut() {
            last.keeps_next = true;
        }
        let rule = Piece::Rule { x: SIDE, y: 0.0, width: MEASURE, weight: 0.4, ink: Ink::Grey };
        self.items.push(Item {
            above: 22.0,
            height: 6.0,
            keeps_next: true,
            pieces: vec![rule],
            ..Item::default()
        });
        let root = Tags::root();
        for field in &paper.colophon {
            let line = format!("{}  {}", field.label.joined(), field.value.joined());
            let tag = self.tags.add(root, Kind::Paragraph);
            self.paragraph(&Text::recorded(&line), Style::SMALL, Place::full(0.0).kept(), tag);
        }
        let missing = self.faces.missing();
        if !missing.is_empty() {
            let named: Vec<String> = missing.into_iter().map(code_point).collect();
            let text = format!("{} {}", tr!(self.lang, "sheet-missing-glyphs"), named.join(", "));
            let tag = self.tags.add(root, Kind::Paragraph);
            let style = Style::SMALL.ink(Ink::Red);
            self.paragraph(&Text::said(self.lang, &text), style, Place::full(4.0), tag);
        }
    }
}
