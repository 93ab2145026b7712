//! The paper as items from the top to the bottom, each with what it is.

use std::borrow::Cow;
use std::{mem, vec};

use super::fonts::Faces;
use super::pages::Extent;
use super::set::{Ink, Line, Style, set};
use super::tags::{Id, Kind, Tags};
use super::{PageSize, SIDE};
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
    /// On which page a section begins, from the right edge.
    PageOf {
        right: f32,
        y: f32,
        section: usize,
        style: Style,
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

impl Element {
    /// The colour of a ground.
    pub const GROUND: [u8; 3] = [246, 241, 236];
    /// How wide a bar is.
    pub const BAR: f32 = 3.0;

    /// The same so much further down.
    fn lowered(mut self, by: f32) -> Self {
        match &mut self {
            Self::Line { y, .. }
            | Self::Rule { y, .. }
            | Self::Ground { y, .. }
            | Self::Bar { y, .. }
            | Self::PageOf { y, .. }
            | Self::Picture { y, .. } => *y += by,
            Self::Nothing(_) => {}
        }
        self
    }
}

/// A part of the page that is not broken.
#[derive(Debug, Default)]
pub struct Item {
    pub above: f32,
    pub height: f32,
    /// How much of its height it can give up where that spares a page that is half empty.
    pub spare: f32,
    pub keeps_next: bool,
    pub repeats: Option<usize>,
    /// The number and the title of the section that begins here.
    pub bookmark: Option<(Option<usize>, String)>,
    pub elements: Vec<Element>,
}

impl Extent for Item {
    fn above(&self) -> f32 {
        self.above
    }
    fn height(&self) -> f32 {
        self.height
    }
    fn spare(&self) -> f32 {
        self.spare
    }
    fn keeps_next(&self) -> bool {
        self.keeps_next
    }
    fn repeats(&self) -> Option<usize> {
        self.repeats
    }
}

/// All items with what they are.
#[derive(Debug)]
pub struct Built {
    pub items: Vec<Item>,
    pub tags: Tags,
}

/// Builds the items for pages of this size, with pictures at this part of their usual size.
pub fn build(paper: &Paper, page: PageSize, pictures: f32, faces: &Faces<'_>) -> Built {
    let mut builder = Builder {
        faces,
        lang: paper.lang,
        tags: Tags::new(),
        items: Vec::new(),
        column: Column { x: SIDE, width: page.measure() },
        room: page.room(),
        pictures,
    };
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
    /// What is built now stands in it.
    column: Column,
    /// How high a page is.
    room: f32,
    /// How large pictures are, as a part of their usual size.
    pictures: f32,
}

/// Where a column of text stands.
#[derive(Copy, Clone)]
struct Column {
    /// Its left edge.
    x: f32,
    width: f32,
}

impl Column {
    /// Its halves, with a gap between them.
    fn halves(self) -> [Self; 2] {
        let width = (self.width - COLUMNS_APART) / 2.0;
        [Self { width, ..self }, Self { x: self.x + width + COLUMNS_APART, width }]
    }
}

/// Between two languages, and between two pictures beside each other.
const COLUMNS_APART: f32 = 16.0;

/// Where a paragraph stands.
#[derive(Copy, Clone)]
struct Place {
    /// From the left edge of the column to its own.
    indent: f32,
    /// The space above it.
    above: f32,
    /// Whether all of it stays with what follows.
    keeps_next: bool,
    centred: bool,
}

impl Place {
    const fn full(above: f32) -> Self {
        Self { indent: 0.0, above, keeps_next: false, centred: false }
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

    /// A text in the column, or in a half of it for each of its languages where they do not go into one line.
    fn beside<'t>(&self, text: &'t Text, style: Style, column: Column) -> Vec<(Column, Cow<'t, Text>)> {
        let second = text.in_second(self.lang);
        if second.is_empty() || self.set(text, style, column.width).len() == 1 {
            return vec![(column, Cow::Borrowed(text))];
        }
        let [left, right] = column.halves();
        vec![(left, Cow::Owned(text.without_second(self.lang))), (right, Cow::Owned(second))]
    }

    /// A paragraph: an item for each line, its first two and its last two kept together.
    fn paragraph(&mut self, text: &Text, style: Style, place: Place, tag: Id) {
        let column = Column { x: self.column.x + place.indent, width: self.column.width - place.indent };
        let mut columns = Vec::new();
        for (column, text) in self.beside(text, style, column) {
            let tag = if columns.is_empty() { tag } else { self.tags.add(tag, Kind::Span) };
            columns.push((column, tag, self.set(&text, style, column.width).into_iter()));
        }
        let count = columns.iter().map(|(.., lines)| lines.len()).max().unwrap_or(0);
        for index in 0..count {
            let kept = if index + 1 == count { place.keeps_next } else { index == 0 || index + 2 == count };
            let mut elements = Vec::new();
            for (column, tag, lines) in &mut columns {
                let Some(line) = lines.next() else { continue };
                let x = if place.centred { column.x + (column.width - line.width) / 2.0 } else { column.x };
                elements.push(Element::Line { x, y: baseline(style), line, tag: *tag });
            }
            self.items.push(Item {
                above: if index == 0 { place.above } else { 0.0 },
                height: style.leading,
                keeps_next: kept || place.keeps_next,
                elements,
                ..Item::default()
            });
        }
    }

    /// What is built in a column, top to bottom.
    fn within(&mut self, column: Column, build: impl FnOnce(&mut Self)) -> Vec<Item> {
        let around = mem::replace(&mut self.column, column);
        let before = mem::take(&mut self.items);
        build(self);
        self.column = around;
        mem::replace(&mut self.items, before)
    }

    /// Two columns as one item; one under the other where that would be higher than half a page.
    fn side_by_side(&mut self, above: f32, columns: [Vec<Item>; 2]) {
        let [left, right] = columns.each_ref().map(|column| stacked_height(column));
        let height = left.max(right);
        if height > self.room / 2.0 {
            self.items.extend(columns.into_iter().flatten());
            return;
        }
        // A picture without words under it can be smaller than what stands beside it allows.
        let spare = match columns.each_ref().map(Vec::as_slice) {
            [_, [picture]] => picture.spare.min((height - left).max(0.0)),
            _ => 0.0,
        };
        let elements = columns.into_iter().flat_map(stacked).collect();
        self.items.push(Item { above, height, spare, elements, ..Item::default() });
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
        if text.is_empty() {
            return;
        }
        let tag = self.tags.add(parent, Kind::Paragraph);
        let style = Style::plain(15.0, 22.0).bold();
        let first = self.items.len();
        let place = Place { indent: 14.0, above: 14.0, keeps_next: true, centred: false };
        self.paragraph(text, style, place, tag);
        let count = self.items.len() - first;
        for (index, item) in self.items.iter_mut().skip(first).enumerate() {
            item.elements.push(Element::Bar { x: self.column.x, y: 0.0, height: item.height });
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
        if section.title.is_empty() {
            return self.blocks(&section.blocks, tag);
        }
        let number = section.number.map_or_else(String::new, |number| number.to_string());
        let title = format!("{number} {}", section.title.joined()).trim_start().to_owned();
        let heading = self.tags.add(tag, Kind::Heading(2, title.clone()));
        let style = Style::plain(13.0, 20.0).bold();
        let y = baseline(style);
        let Column { mut x, width } = self.column;
        let mut elements = Vec::new();
        if !number.is_empty() {
            for line in self.set(&Text::recorded(&number), style.ink(Ink::Red), width) {
                elements.push(Element::Line { x, y, line, tag: heading });
            }
            x += 20.0;
        }
        for (index, part) in section.title.0.iter().enumerate() {
            let second = Style { ink: Ink::Grey, bold: false, size: 10.5, ..style };
            let style = if index == 0 { style } else { second };
            for line in self.set(&Text(vec![part.clone()]), style, width) {
                let width = line.width;
                elements.push(Element::Line { x, y, line, tag: heading });
                x += width + 8.0;
            }
        }
        elements.push(Element::Rule { x: self.column.x, y: 23.0, width, weight: 0.6, ink: Ink::Black });
        self.items.push(Item {
            above: 22.0,
            height: 30.0,
            keeps_next: true,
            bookmark: Some((section.number, title)),
            elements,
            ..Item::default()
        });
        self.blocks(&section.blocks, tag);
    }

    /// Blocks from the top to the bottom; small pictures in a row stand two beside each other.
    fn blocks(&mut self, blocks: &[Block], parent: Id) {
        let mut rest = blocks;
        while let Some((first, after)) = rest.split_first() {
            rest = after;
            if let (Block::Figure(one), Some((Block::Figure(two), after))) = (first, after.split_first())
                && let [left, right] = self.column.halves()
                && [one, two].iter().all(|figure| self.is_narrow(figure, left.width))
            {
                let columns = [(left, one), (right, two)]
                    .map(|(column, figure)| self.within(column, |builder| builder.figure(figure, parent)));
                self.side_by_side(8.0, columns);
                rest = after;
                continue;
            }
            self.block(first, parent);
        }
    }

    /// Digest and program, and what the fonts lack.
    fn foot(&mut self, paper: &Paper) {
        // It never stands on a page of its own.
        if let Some(last) = self.items.last_mut() {
            last.keeps_next = true;
        }
        let Column { x, width } = self.column;
        let rule = Element::Rule { x, y: 0.0, width, weight: 0.4, ink: Ink::Grey };
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
    column: Column,
    text: Cow<'a, Text>,
    style: Style,
    kind: Kind,
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
            let Column { x, width } = cell.column;
            set.push((x, cell.style, tag, self.set(&cell.text, cell.style, width).into_iter()));
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
            add_rules(&mut elements, self.column, height, look, [first, last]);
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
fn add_rules(elements: &mut Vec<Element>, column: Column, height: f32, look: Look, [first, last]: [bool; 2]) {
    let Column { x, width } = column;
    if look.ground {
        elements.insert(0, Element::Ground { x: x - 4.0, y: 0.0, width: width + 8.0, height });
    }
    let mut rule = |y: f32, weight: f32, ink: Ink| {
        elements.push(Element::Rule { x, y, width, weight, ink });
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
/// So much of its height a picture gives up at most, where that spares a page that is half empty.
const MOST_SPARE: f32 = 0.5;

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
            Block::Result(text) => self.result(text, parent),
            Block::Points(points) => self.points(points, parent),
            Block::Table(table) => self.table(table, parent),
            Block::Figure(figure) => self.figure(figure, parent),
            Block::Beside(blocks, figure) => {
                let Column { x, width } = self.column;
                let board = BOARD * self.pictures;
                let left = Column { x, width: width - board - COLUMNS_APART };
                let right = Column { x: x + width - board, width: board };
                let columns = [
                    self.within(left, |builder| builder.blocks(blocks, parent)),
                    self.within(right, |builder| builder.figure(figure, parent)),
                ];
                self.side_by_side(8.0, columns);
            }
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
        let halves @ [left, right] = self.column.halves();
        let mut rest = fields;
        while let Some((first, after)) = rest.split_first() {
            let tag = self.tags.add(table, Kind::Row);
            rest = after;
            match after.split_first() {
                Some((second, after))
                    if [first, second].iter().zip(halves).all(|(field, half)| self.is_short(field, half)) =>
                {
                    let mut cells = self.field_cells(first, left);
                    cells.extend(self.field_cells(second, right));
                    self.row(&cells, tag, Look::LOOSE);
                    rest = after;
                }
                _ => {
                    let cells = self.field_cells(first, self.column);
                    self.row(&cells, tag, Look::LOOSE);
                }
            }
        }
        self.space(3.0);
    }

    /// Whether a field needs no more than one line of this column.
    fn is_short(&self, field: &Field, column: Column) -> bool {
        let [label, value] = parted(column, LABEL.min(0.3 * self.column.width));
        self.set(&field.label, FIELD, label.width).len() <= 1
            && self.set(&field.value, FIELD, value.width).len() <= 1
    }

    /// A label and its value in a column.
    fn field_cells<'t>(&self, field: &'t Field, column: Column) -> Vec<Cell<'t>> {
        let [label, value] = parted(column, LABEL.min(0.3 * self.column.width));
        let mut cells = vec![Cell {
            column: label,
            text: Cow::Borrowed(&field.label),
            style: FIELD.ink(Ink::Grey),
            kind: Kind::RowHead,
        }];
        cells.extend(self.cells(&field.value, FIELD, value, &Kind::Cell));
        cells
    }

    /// A cell, or one for each language.
    fn cells<'t>(&self, text: &'t Text, style: Style, column: Column, kind: &Kind) -> Vec<Cell<'t>> {
        let columns = self.beside(text, style, column).into_iter();
        columns.map(|(column, text)| Cell { column, text, style, kind: kind.clone() }).collect()
    }

    fn points(&mut self, points: &[Point], parent: Id) {
        let list = self.tags.add(parent, Kind::List);
        let with_clauses = points.iter().any(|point| !point.clause.is_empty());
        let clause = if with_clauses { 66.0 } else { 0.0 };
        let style = Style { justified: true, ..Style::plain(9.5, 15.0) };
        let Column { x, width } = self.column;
        let body = Column { x: x + 20.0 + clause, width: width - 20.0 - clause };
        for point in points {
            let item = self.tags.add(list, Kind::Item);
            let mut cells = vec![Cell {
                column: Column { x, width: 20.0 },
                text: Cow::Owned(Text::recorded(&point.mark)),
                style: Style::plain(9.5, 15.0).ink(Ink::Red),
                kind: Kind::Mark,
            }];
            if with_clauses {
                cells.push(Cell {
                    column: Column { x: x + 20.0, width: clause - GAP },
                    text: Cow::Borrowed(&point.clause),
                    style: Style { justified: false, ..style }.bold(),
                    kind: Kind::ItemBody,
                });
            }
            cells.extend(self.cells(&point.text, style, body, &Kind::ItemBody));
            self.row(&cells, item, Look::LOOSE);
        }
        self.space(3.0);
    }

    fn table(&mut self, table: &Table, parent: Id) {
        let tag = self.tags.add(parent, Kind::Table);
        let all: f32 = table.columns.iter().map(|column| f32::from(column.share)).sum();
        let Column { mut x, width } = self.column;
        let places: Vec<Column> = table
            .columns
            .iter()
            .map(|column| {
                let width = width * f32::from(column.share) / all.max(1.0);
                x += width;
                Column { x: x - width, width: width - GAP }
            })
            .collect();
        let head = self.items.len();
        let head_part = self.tags.add(tag, Kind::TableHead);
        let head_row = self.tags.add(head_part, Kind::Row);
        let cell =
            |text, &column: &Column, style, kind| Cell { column, text: Cow::Borrowed(text), style, kind };
        let style = Style::plain(8.5, 13.0).bold();
        let titles = table.columns.iter().zip(&places);
        let cells: Vec<Cell<'_>> =
            titles.map(|(column, place)| cell(&column.title, place, style, Kind::ColumnHead)).collect();
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
                .map(|(text, place)| cell(text, place, style, Kind::Cell))
                .collect();
            let rules = if index == last { Rules::Last } else { Rules::Between };
            // The last row is not left alone on a page.
            let keeps_next = index + 1 == last;
            let look = Look { repeats: Some(head), ground: row.strong, keeps_next, ..Look::table(rules) };
            let first = self.items.len();
            self.row(&cells, tag, look);
            let number = row.page_of.zip(self.items.get_mut(first));
            let empty = number
                .and_then(|(section, item)| Some((section, item.elements.iter_mut().rev().find_map(empty)?)));
            if let Some((section, (element, tag))) = empty {
                *element = Element::PageOf { right: x, y: look.pad + baseline(style), section, style, tag };
            }
        }
        self.space(6.0);
    }

    fn figure(&mut self, figure: &Figure, parent: Id) {
        let tag = self.tags.add(parent, Kind::Section);
        let mut above = 8.0;
        let column = self.column;
        if let Some(picture) = &figure.picture {
            let (width, height) = self.extent(picture);
            let tag = self.tags.add(tag, Kind::Figure(figure.alternative.joined()));
            let x = column.x + (column.width - width) / 2.0;
            let element = Element::Picture { x, y: 0.0, width, height, picture: picture.clone(), tag };
            self.items.push(Item {
                above,
                height,
                spare: MOST_SPARE * height,
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

    /// Lines to sign on, two beside each other, kept with what stands before and after them.
    fn signatures(&mut self, lines: &[Text], parent: Id) {
        // Nobody signs on a page without a word of what he signs.
        if let Some(last) = self.items.last_mut() {
            last.keeps_next = true;
        }
        let halves = self.column.halves();
        let style = Style::plain(9.0, 14.0).ink(Ink::Grey);
        for pair in lines.chunks(2) {
            let set = |(text, column): (&Text, Column)| {
                (column, self.set(&Text::recorded(&text.joined()), style, column.width))
            };
            let pair: Vec<(Column, Vec<Line>)> = pair.iter().zip(halves).map(set).collect();
            // A long name stands above its line in several.
            let most = pair.iter().map(|(_, lines)| lines.len()).max().unwrap_or(0);
            let bottom = 38.0 + most.saturating_sub(1) as f32 * style.leading;
            let mut elements = Vec::new();
            for (Column { x, width }, lines) in pair {
                let tag = self.tags.add(parent, Kind::Paragraph);
                let above = lines.len().saturating_sub(1) as f32 * style.leading;
                for (index, line) in lines.into_iter().enumerate() {
                    let y = bottom - 6.0 - above + index as f32 * style.leading;
                    elements.push(Element::Line { x, y, line, tag });
                }
                elements.push(Element::Rule { x, y: bottom, width, weight: 0.5, ink: Ink::Black });
            }
            self.items.push(Item { height: bottom + 2.0, keeps_next: true, elements, ..Item::default() });
        }
        self.space(8.0);
    }
}

/// A part that says nothing yet.
fn empty(element: &mut Element) -> Option<(&mut Element, Id)> {
    let &mut Element::Nothing(tag) = element else { return None };
    Some((element, tag))
}

/// The columns of a label and of its value.
fn parted(Column { x, width }: Column, label: f32) -> [Column; 2] {
    [Column { x, width: label - GAP }, Column { x: x + label, width: width - label }]
}

/// The elements of items under each other.
fn stacked(items: Vec<Item>) -> Vec<Element> {
    let mut y = 0.0;
    let mut elements = Vec::new();
    for (index, item) in items.into_iter().enumerate() {
        y += if index == 0 { 0.0 } else { item.above };
        elements.extend(item.elements.into_iter().map(|element| element.lowered(y)));
        y += item.height;
    }
    elements
}

fn stacked_height(items: &[Item]) -> f32 {
    let above: f32 = items.iter().skip(1).map(|item| item.above).sum();
    above + items.iter().map(|item| item.height).sum::<f32>()
}

impl Builder<'_> {
    /// Whether a photograph fits into a column.
    fn is_narrow(&self, figure: &Figure, width: f32) -> bool {
        matches!(&figure.picture, Some(picture @ Picture::Photo(_)) if self.extent(picture).0 <= width)
    }

    /// How large a picture stands on the page.
    fn extent(&self, picture: &Picture) -> (f32, f32) {
        match picture {
            Picture::Board(diagram) => {
                let (width, height) = size(diagram);
                let across = BOARD * self.pictures;
                (across, across * height / width)
            }
            Picture::Photo(photo) => {
                let (width, height) = (photo.width as f32 * PIXEL, photo.height as f32 * PIXEL);
                let scale = (PHOTO.0 / width).min(PHOTO.1 / height).min(1.0) * self.pictures;
                (width * scale, height * scale)
            }
        }
    }
}
