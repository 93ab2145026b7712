//! The paper as items from the top to the bottom, each with what it is.

use std::vec;

use super::fonts::Faces;
use super::pages::Extent;
use super::set::{Ink, Line, Style, set};
use super::tags::{Id, Kind, Tags};
use super::{MEASURE, SIDE};
use crate::export::diagram::size;
use crate::export::paper::model::{Block, Field, Figure, Paper, Picture, Point, Section, Table, Text};
use crate::text::Lang;
use crate::text::sheet::code_point;
use crate::tr;

/// What is drawn, its place counted from the upper left corner of its item and the left edge of the page.
#[derive(Debug)]
pub enum Element {
    /// A line of text on its baseline.
    Line {
        x: f32,
        y: f32,
        line: Line,
        tag: Id,
    },
    /// A part that says nothing.
    Nothing(Id),
    /// A rule from left to right.
    Rule {
        x: f32,
        y: f32,
        width: f32,
        weight: f32,
        ink: Ink,
    },
    /// A light ground.
    Ground {
        x: f32,
        y: f32,
        width: f32,
        height: f32,
    },
    /// A bar beside the result.
    Bar {
        x: f32,
        y: f32,
        height: f32,
    },
    Picture {
        x: f32,
        y: f32,
        width: f32,
        height: f32,
        picture: Picture,
        tag: Id,
    },
}

/// A part of the page that is not broken.
#[derive(Debug, Default)]
pub struct Item {
    pub above: f32,
    pub height: f32,
    pub keeps_next: bool,
    pub repeats: Option<usize>,
    pub begins_page: bool,
    pub bookmark: Option<String>,
    pub elements: Vec<Element>,
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
                elements: vec![Element::Line { x, y: baseline(style), line, tag }],
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
            item.elements.push(Element::Bar { x: SIDE, y: 0.0, height: item.height });
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
        let mut elements = Vec::new();
        for line in self.set(&number, style.ink(Ink::Red), MEASURE) {
            elements.push(Element::Line { x, y, line, tag: heading });
        }
        x += 20.0;
        for (index, part) in section.title.0.iter().enumerate() {
            let second = Style { ink: Ink::Grey, bold: false, size: 10.5, ..style };
            let style = if index == 0 { style } else { second };
            for line in self.set(&Text(vec![part.clone()]), style, MEASURE) {
                let width = line.width;
                elements.push(Element::Line { x, y, line, tag: heading });
                x += width + 8.0;
            }
        }
        elements.push(Element::Rule { x: SIDE, y: 23.0, width: MEASURE, weight: 0.6, ink: Ink::Black });
        self.items.push(Item {
            above: 22.0,
            height: 30.0,
            keeps_next: true,
            begins_page: section.own_page,
            bookmark: Some(title),
            elements,
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
        let rule = Element::Rule { x: SIDE, y: 0.0, width: MEASURE, weight: 0.4, ink: Ink::Grey };
        self.items.push(Item {
            above: 22.0,
            height: 6.0,
            keeps_next: true,
            elements: vec![rule],
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

/// A row of more lines than this may be broken over pages.
const MOST_LINES: usize = 14;
/// So many lines of a broken row stay together.
const LINES: usize = 5;

struct Cell<'a> {
    /// Its left edge.
    pub x: f32,
    /// How wide its lines may be.
    pub room: f32,
    /// What it says.
    pub text: &'a Text,
    /// How it is set.
    pub style: Style,
    pub kind: Kind,
}

/// The rules of a row.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Rules {
    None,
    /// A heavy one above, a thin one below.
    Head,
    /// A light one below.
    Between,
    /// A heavy one below.
    Last,
}

/// How a row looks.
#[derive(Copy, Clone, Debug)]
struct Look {
    /// The space above it.
    pub above: f32,
    /// Above and below its lines.
    pub pad: f32,
    pub rules: Rules,
    /// Whether it has a light ground.
    pub ground: bool,
    /// Whether it stays with the next one.
    pub keeps_next: bool,
    /// The head of its table.
    pub repeats: Option<usize>,
}

impl Look {
    /// Without rules.
    pub const LOOSE: Self =
        Self { above: 0.0, pad: 1.5, rules: Rules::None, ground: false, keeps_next: false, repeats: None };

    /// A row of a table.
    pub const fn table(rules: Rules) -> Self {
        Self { pad: 4.0, rules, ..Self::LOOSE }
    }
}

impl Builder<'_> {
    /// A row; a very high one is broken into several items.
    fn row(&mut self, cells: &[Cell<'_>], parent: Id, look: Look) {
        let mut set: Vec<(f32, Style, Id, vec::IntoIter<Line>)> = Vec::new();
        for cell in cells {
            let tag = self.tags.add(parent, cell.kind.clone());
            set.push((cell.x, cell.style, tag, self.set(cell.text, cell.style, cell.room).into_iter()));
        }
        let count = set.iter().map(|(.., lines)| lines.len()).max().unwrap_or(0).max(1);
        let at_once = if count > MOST_LINES { LINES } else { count };
        let parts = count.div_ceil(at_once);
        for part in 0..parts {
            let (first, last) = (part == 0, part + 1 == parts);
            let top = if first { look.pad } else { 0.0 };
            let mut height: f32 = 0.0;
            let mut elements = Vec::new();
            for (x, style, tag, lines) in &mut set {
                let (x, tag) = (*x, *tag);
                if first && lines.len() == 0 {
                    elements.push(Element::Nothing(tag));
                }
                let here = lines.len().min(at_once);
                for (index, line) in lines.take(here).enumerate() {
                    let y = top + index as f32 * style.leading + baseline(*style);
                    elements.push(Element::Line { x, y, line, tag });
                }
                height = height.max(here as f32 * style.leading);
            }
            height += top + if last { look.pad } else { 0.0 };
            add_rules(&mut elements, height, look, first, last);
            self.items.push(Item {
                above: if first { look.above } else { 0.0 },
                height,
                // Of a broken row only the end stays with the next one.
                keeps_next: if last { look.keeps_next } else { part + 2 == parts },
                repeats: look.repeats,
                elements,
                ..Item::default()
            });
        }
    }
}

/// Adds the ground and the rules.
fn add_rules(elements: &mut Vec<Element>, height: f32, look: Look, first: bool, last: bool) {
    if look.ground {
        elements.insert(0, Element::Ground { x: SIDE - 4.0, y: 0.0, width: MEASURE + 8.0, height });
    }
    let mut rule = |y: f32, weight: f32, ink: Ink| {
        elements.push(Element::Rule { x: SIDE, y, width: MEASURE, weight, ink });
    };
    match look.rules {
        Rules::None => {}
        Rules::Head => {
            if first {
                rule(0.0, 1.0, Ink::Black);
            }
            if last {
                rule(height, 0.5, Ink::Black);
            }
        }
        Rules::Between if last => rule(height, 0.25, Ink::Grey),
        Rules::Last if last => rule(height, 1.0, Ink::Black),
        Rules::Between | Rules::Last => {}
    }
}

/// How wide a board is: 75 mm.
const BOARD: f32 = 213.0;
/// The largest photograph, across and down.
const PHOTO: (f32, f32) = (340.0, 300.0);
/// A pixel of a screenshot, in points.
const PIXEL: f32 = 0.72;
/// How wide the labels of fields are.
const LABEL: f32 = 92.0;
/// How fields are set.
const FIELD: Style = Style::plain(9.5, 15.0);
/// Between two columns.
const GAP: f32 = 10.0;

impl Builder<'_> {
    fn block(&mut self, block: &Block, parent: Id) {
        match block {
            Block::Heading(text) => {
                let tag = self.tags.add(parent, Kind::Heading(3, text.joined()));
                let text = Text::recorded(&text.joined());
                let place = Place::full(10.0).kept();
                self.paragraph(&text, Style::plain(10.5, 17.0).bold(), place, tag);
                self.space(3.0);
            }
            Block::Fields(fields) => self.fields(fields, parent),
            Block::Paragraph(text) => self.plain(text, Style { justified: true, ..Style::BODY }, parent),
            Block::Small(text) => self.plain(text, Style::SMALL, parent),
            Block::Result(text) => {
                self.result(text, parent);
            }
            Block::Points(points) => self.points(points, parent),
            Block::Table(table) => self.table(table, parent),
            Block::Figure(figure) => self.figure(figure, parent),
            Block::Signatures(lines) => self.signatures(lines, parent),
        }
    }

    fn plain(&mut self, text: &Text, style: Style, parent: Id) {
        let tag = self.tags.add(parent, Kind::Paragraph);
        self.paragraph(text, style, Place::full(2.0), tag);
        self.space(3.0);
    }

    /// Labels with their values; two short ones share a row.
    fn fields(&mut self, fields: &[Field], parent: Id) {
        let table = self.tags.add(parent, Kind::Table);
        let half = (MEASURE + GAP) / 2.0;
        let mut rest = fields;
        while let Some((first, after)) = rest.split_first() {
            let tag = self.tags.add(table, Kind::Row);
            match after.split_first() {
                Some((second, after)) if self.is_short(first, half) && self.is_short(second, half) => {
                    let [label, value] = field_cells(first, SIDE, half);
                    let [label_2, value_2] = field_cells(second, SIDE + half, half);
                    self.row(&[label, value, label_2, value_2], tag, Look::LOOSE);
                    rest = after;
                }
                _ => {
                    self.row(&field_cells(first, SIDE, MEASURE), tag, Look::LOOSE);
                    rest = after;
                }
            }
        }
        self.space(3.0);
    }

    /// Whether a field needs no more than a line for each language of so wide a column.
    fn is_short(&self, field: &Field, width: f32) -> bool {
        self.set(&field.label, FIELD, LABEL - GAP).len() <= field.label.0.len()
            && self.set(&field.value, FIELD, width - LABEL - GAP).len() <= field.label.0.len()
    }

    fn points(&mut self, points: &[Point], parent: Id) {
        let list = self.tags.add(parent, Kind::List);
        let with_clauses = points.iter().any(|point| !point.clause.is_empty());
        let clause = if with_clauses { 66.0 } else { 0.0 };
        let style = Style { justified: true, ..Style::plain(9.5, 15.0) };
        let mark_style = Style::plain(9.5, 15.0).ink(Ink::Red);
        for point in points {
            let mark = Text::recorded(&point.mark);
            let item = self.tags.add(list, Kind::Item);
            let mut cells =
                vec![Cell { x: SIDE, room: 20.0, text: &mark, style: mark_style, kind: Kind::Mark }];
            if with_clauses {
                let style = Style { justified: false, ..style }.bold();
                let room = clause - GAP;
                cells.push(Cell { x: SIDE + 20.0, room, text: &point.clause, style, kind: Kind::ItemBody });
            }
            let (x, room) = (SIDE + 20.0 + clause, MEASURE - 20.0 - clause);
            cells.push(Cell { x, room, text: &point.text, style, kind: Kind::ItemBody });
            self.row(&cells, item, Look::LOOSE);
        }
        self.space(3.0);
    }

    fn table(&mut self, table: &Table, parent: Id) {
        let tag = self.tags.add(parent, Kind::Table);
        let all: f32 = table.columns.iter().map(|column| f32::from(column.share)).sum();
        let mut x = SIDE;
        let places: Vec<(f32, f32)> = table
            .columns
            .iter()
            .map(|column| {
                let width = MEASURE * f32::from(column.share) / all.max(1.0);
                x += width;
                (x - width, width - GAP)
            })
            .collect();
        let head = self.items.len();
        let head_part = self.tags.add(tag, Kind::TableHead);
        let head_row = self.tags.add(head_part, Kind::Row);
        let style = Style::plain(8.5, 13.0).bold();
        let cells: Vec<Cell<'_>> = table
            .columns
            .iter()
            .zip(&places)
            .map(|(column, &(x, room))| Cell { x, room, text: &column.title, style, kind: Kind::ColumnHead })
            .collect();
        self.row(&cells, head_row, Look { above: 5.0, keeps_next: true, ..Look::table(Rules::Head) });
        let body = self.tags.add(tag, Kind::TableBody);
        let last = table.rows.len().saturating_sub(1);
        for (index, row) in table.rows.iter().enumerate() {
            let tag = self.tags.add(body, Kind::Row);
            let style = if row.strong { Style::CELL.bold() } else { Style::CELL };
            let cells: Vec<Cell<'_>> = row
                .cells
                .iter()
                .zip(&places)
                .map(|(text, &(x, room))| Cell { x, room, text, style, kind: Kind::Cell })
                .collect();
            let rules = if index == last { Rules::Last } else { Rules::Between };
            // The last row is not left alone on a page.
            let keeps_next = index + 1 == last;
            let look = Look { repeats: Some(head), ground: row.strong, keeps_next, ..Look::table(rules) };
            self.row(&cells, tag, look);
        }
        self.space(6.0);
    }

    fn figure(&mut self, figure: &Figure, parent: Id) {
        let tag = self.tags.add(parent, Kind::Section);
        let mut above = 8.0;
        if let Some(picture) = &figure.picture {
            let (width, height) = extent(picture);
            let tag = self.tags.add(tag, Kind::Figure(figure.alternative.joined()));
            let x = SIDE + (MEASURE - width) / 2.0;
            let element = Element::Picture { x, y: 0.0, width, height, picture: picture.clone(), tag };
            self.items.push(Item {
                above,
                height,
                keeps_next: true,
                elements: vec![element],
                ..Item::default()
            });
            above = 6.0;
        }
        let caption = self.tags.add(tag, Kind::Caption);
        let place = Place::full(above);
        let place = if figure.picture.is_some() { place.centred() } else { place };
        let first = self.items.len();
        self.paragraph(&figure.caption, Style::SMALL, place, caption);
        let last = self.items.len().saturating_sub(1);
        for (index, item) in self.items.iter_mut().enumerate().skip(first) {
            item.keeps_next = index < last;
        }
        self.space(8.0);
    }

    /// Two lines to sign on beside each other, kept with what stands before and after them.
    fn signatures(&mut self, lines: &[Text], parent: Id) {
        let width = (MEASURE - 28.0) / 2.0;
        // Nobody signs on a page without a word of what he signs.
        if let Some(last) = self.items.last_mut() {
            last.keeps_next = true;
        }
        for pair in lines.chunks(2) {
            let mut elements = Vec::new();
            for (text, x) in pair.iter().zip([SIDE, SIDE + width + 28.0]) {
                let tag = self.tags.add(parent, Kind::Paragraph);
                let text = Text::recorded(&text.joined());
                for line in self.set(&text, Style::plain(9.0, 14.0).ink(Ink::Grey), width) {
                    elements.push(Element::Line { x, y: 32.0, line, tag });
                }
                elements.push(Element::Rule { x, y: 38.0, width, weight: 0.5, ink: Ink::Black });
            }
            self.items.push(Item { height: 40.0, keeps_next: true, elements, ..Item::default() });
        }
        self.space(8.0);
    }
}

/// A label and its value in a column.
fn field_cells(field: &Field, x: f32, width: f32) -> [Cell<'_>; 2] {
    let label = FIELD.ink(Ink::Grey);
    [
        Cell { x, room: LABEL - GAP, text: &field.label, style: label, kind: Kind::RowHead },
        Cell { x: x + LABEL, room: width - LABEL, text: &field.value, style: FIELD, kind: Kind::Cell },
    ]
}

/// How large a picture stands on the page.
fn extent(picture: &Picture) -> (f32, f32) {
    match picture {
        Picture::Board(diagram) => {
            let (width, height) = size(diagram);
            (BOARD, BOARD * height / width)
        }
        Picture::Photo(photo) => {
            let (width, height) = (photo.width as f32 * PIXEL, photo.height as f32 * PIXEL);
            let scale = (PHOTO.0 / width).min(PHOTO.1 / height).min(1.0);
            (width * scale, height * scale)
        }
    }
}
