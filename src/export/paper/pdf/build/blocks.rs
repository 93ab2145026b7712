//! The blocks of a section as items.

use super::grid::{Cell, Look, Rules};
use super::{Builder, Item, Piece, Place};
use crate::export::diagram::size;
use crate::export::paper::model::{Block, Field, Figure, Picture, Point, Table, Text};
use crate::export::paper::pdf::set::{Ink, Style};
use crate::export::paper::pdf::tags::{Id, Kind};
use crate::export::paper::pdf::{MEASURE, SIDE};

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
    pub(super) fn block(&mut self, block: &Block, parent: Id) {
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
            let tag = self.tags.add(tag, Kind::Figure(figure.alternative.clone()));
            let x = SIDE + (MEASURE - width) / 2.0;
            let piece = Piece::Picture { x, y: 0.0, width, height, picture: picture.clone(), tag };
            self.items.push(Item { above, height, keeps_next: true, pieces: vec![piece], ..Item::default() });
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
            let mut pieces = Vec::new();
            for (text, x) in pair.iter().zip([SIDE, SIDE + width + 28.0]) {
                let tag = self.tags.add(parent, Kind::Paragraph);
                let text = Text::recorded(&text.joined());
                for line in self.set(&text, Style::plain(9.0, 14.0).ink(Ink::Grey), width) {
                    pieces.push(Piece::Line { x, y: 32.0, line, tag });
                }
                pieces.push(Piece::Rule { x, y: 38.0, width, weight: 0.5, ink: Ink::Black });
            }
            self.items.push(Item { height: 40.0, keeps_next: true, pieces, ..Item::default() });
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
