//! The paper as plain text of a fixed width.

use super::lines::{columns, lines, longest_word};
use super::model::{Block, Figure, Paper, Section, Table, Text};

/// How many columns a line has.
const WIDTH: usize = 78;
/// How wide the labels of fields are.
const LABEL: usize = 20;
/// A word longer than this, such as an address, may be broken.
const LONG: usize = 16;
/// Between two columns of a table.
const GAP: usize = 2;

/// Writes the paper.
pub fn text(paper: &Paper) -> String {
    let mut page = Page::default();
    page.rule('=');
    page.paragraph(&paper.title, 0);
    page.paragraph(&paper.subject, 0);
    page.paragraph(&paper.notice, 0);
    page.rule('=');
    page.paragraph(&paper.result, 0);
    for section in &paper.sections {
        page.section(section);
    }
    page.blank();
    page.rule('=');
    for field in &paper.colophon {
        let line = format!("{}  {}", field.label.joined(), field.value.joined());
        page.paragraph(&Text::recorded(&line), 0);
    }
    page.0
}

#[derive(Default)]
struct Page(String);

impl Page {
    fn line(&mut self, text: &str) {
        self.0.push_str(text.trim_end());
        self.0.push('\n');
    }

    fn blank(&mut self) {
        self.0.push('\n');
    }

    fn rule(&mut self, sign: char) {
        self.line(&sign.to_string().repeat(WIDTH));
    }

    fn paragraph(&mut self, text: &Text, indent: usize) {
        for line in set(text, WIDTH - indent) {
            self.line(&format!("{}{line}", " ".repeat(indent)));
        }
    }

    fn section(&mut self, section: &Section) {
        self.blank();
        let title = section.title.joined();
        let title = section.number.map_or_else(|| title.clone(), |number| format!("{number}  {title}"));
        if !title.is_empty() {
            self.line(&title);
            self.rule('-');
        }
        for block in &section.blocks {
            self.block(block);
        }
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Heading(text) => {
                self.blank();
                self.line(&format!("[{}]", text.joined()));
            }
            Block::Fields(fields) => {
                for field in fields {
                    self.labelled(&field.label, &field.value, LABEL);
                }
            }
            Block::Paragraph(text) | Block::Small(text) => self.paragraph(text, 0),
            Block::Result(text) => {
                for line in set(text, WIDTH - 3) {
                    self.line(&format!(">> {line}"));
                }
            }
            Block::Points(points) => {
                for point in points {
                    let mut text = point.text.clone();
                    if let Some(first) = text.0.first_mut()
                        && !point.clause.is_empty()
                    {
                        first.text = format!("[{}] {}", point.clause.joined(), first.text);
                    }
                    self.labelled(&Text::recorded(&point.mark), &text, 4);
                }
            }
            Block::Table(table) => self.table(table),
            Block::Figure(figure) => self.figure(figure),
            Block::Beside(blocks, figure) => {
                blocks.iter().for_each(|block| self.block(block));
                self.figure(figure);
            }
            Block::Signatures(lines) => {
                for line in lines {
                    self.blank();
                    self.line(&format!("{}{}", padded(&line.joined(), 34), "_".repeat(40)));
                }
            }
        }
    }

    fn labelled(&mut self, label: &Text, value: &Text, room: usize) {
        self.side_by_side(&[(set(label, room - GAP), room), (set(value, WIDTH - room), WIDTH - room)]);
    }

    /// Columns beside each other.
    fn side_by_side(&mut self, cells: &[(Vec<String>, usize)]) {
        let height = cells.iter().map(|(lines, _)| lines.len()).max().unwrap_or(0);
        for index in 0..height {
            let mut line = String::new();
            for (lines, room) in cells {
                line.push_str(&padded(lines.get(index).map_or("", String::as_str), *room));
            }
            self.line(&line);
        }
    }

    fn table(&mut self, table: &Table) {
        let rooms = rooms(table);
        let cell = |(text, &room): (&Text, &usize)| (set(text, room.saturating_sub(GAP).max(2)), room);
        let heads: Vec<_> = table.columns.iter().map(|column| &column.title).zip(&rooms).map(cell).collect();
        self.side_by_side(&heads);
        self.rule('-');
        for row in &table.rows {
            let cells: Vec<_> = row.cells.iter().zip(&rooms).map(cell).collect();
            self.side_by_side(&cells);
        }
        self.rule('-');
    }

    fn figure(&mut self, figure: &Figure) {
        self.blank();
        for line in lines(&figure.alternative.joined(), WIDTH as f32 - 2.0, |letter| columns(letter) as f32) {
            self.line(&format!("| {line}"));
        }
        self.paragraph(&figure.caption, 2);
        self.blank();
    }
}

/// How wide the columns are: by their shares, but so that no word of usual length is broken while another column has
/// room to spare.
fn rooms(table: &Table) -> Vec<usize> {
    let all: usize = table.columns.iter().map(|column| usize::from(column.share)).sum();
    let mut rooms: Vec<usize> =
        table.columns.iter().map(|column| WIDTH * usize::from(column.share) / all.max(1)).collect();
    let needs: Vec<usize> = (0..rooms.len()).map(|index| need(table, index)).collect();
    for (index, &need) in needs.iter().enumerate() {
        while rooms.get(index).is_some_and(|&room| room < need) {
            let spare = |(at, &room): (usize, &usize)| Some((room.checked_sub(*needs.get(at)?)?, at));
            let widest = rooms.iter().enumerate().filter_map(spare).max();
            let Some((_, from)) = widest.filter(|&(spare, _)| spare > 0) else { break };
            for (at, room) in rooms.iter_mut().enumerate() {
                *room = if at == from { *room - 1 } else { *room + usize::from(at == index) };
            }
        }
    }
    rooms
}

/// The width that a column needs for its longest word.
fn need(table: &Table, index: usize) -> usize {
    let head = table.columns.get(index).map(|column| &column.title);
    let cells = table.rows.iter().filter_map(|row| row.cells.get(index));
    let lines = head.into_iter().chain(cells).flat_map(Text::lines);
    let longest = lines.map(|(_, line)| longest_word(line)).filter(|&word| word <= LONG).max();
    longest.unwrap_or(0) + GAP
}

/// The text in lines of at most so many columns.
fn set(text: &Text, room: usize) -> Vec<String> {
    text.lines()
        .flat_map(|(_, line)| lines(line, room as f32, |letter| columns(letter) as f32))
        .map(|line| line.trim_end().to_owned())
        .collect()
}

fn padded(text: &str, room: usize) -> String {
    let used: usize = text.chars().map(columns).sum();
    format!("{text}{}", " ".repeat(room.saturating_sub(used)))
}
