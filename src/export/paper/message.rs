//! A paper as a message: lines as long as they are, for a messenger that breaks them itself.

use super::model::{Block, Figure, Paper, Section, Table, Text};

/// Writes the paper without ornaments, digests and lines to sign on.
pub fn message(paper: &Paper) -> String {
    let mut lines = Lines::default();
    for text in [&paper.title, &paper.subject, &paper.notice, &paper.result] {
        lines.text("", text);
    }
    paper.sections.iter().for_each(|section| lines.section(section));
    lines.0
}

#[derive(Default)]
struct Lines(String);

impl Lines {
    fn text(&mut self, before: &str, text: &Text) {
        for (_, line) in text.lines().filter(|(_, line)| !line.trim().is_empty()) {
            self.0.push_str(before);
            self.0.push_str(line.trim_end());
            self.0.push('\n');
        }
    }

    fn title(&mut self, title: &Text) {
        if !title.is_empty() {
            self.0.push('\n');
            self.text("", title);
        }
    }

    fn section(&mut self, section: &Section) {
        if section.blocks.iter().any(|block| !matches!(block, Block::Signatures(_))) {
            self.title(&section.title);
            section.blocks.iter().for_each(|block| self.block(block));
        }
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Heading(text) => self.title(text),
            Block::Fields(fields) => {
                for field in fields {
                    self.text(&format!("{}：", field.label.joined()), &field.value);
                }
            }
            Block::Paragraph(text) | Block::Small(text) | Block::Result(text) => self.text("", text),
            Block::Points(points) => {
                for point in points {
                    let clause = point.clause.joined();
                    let mark = [point.mark.as_str(), &clause].join(" ");
                    self.text(&format!("{} ", mark.trim()), &point.text);
                }
            }
            Block::Table(table) => self.table(table),
            Block::Figure(Figure { alternative, .. }) => self.text("", alternative),
            Block::Beside(blocks, figure) => {
                blocks.iter().for_each(|block| self.block(block));
                self.text("", &figure.alternative);
            }
            // They are for ink.
            Block::Signatures(_) => {}
        }
    }

    fn table(&mut self, table: &Table) {
        for row in &table.rows {
            let cells = table.columns.iter().zip(&row.cells);
            let cells = cells.filter(|(_, cell)| !cell.is_empty());
            let cells: Vec<String> =
                cells.map(|(column, cell)| format!("{}：{}", column.title.joined(), cell.joined())).collect();
            self.text("· ", &Text::recorded(&cells.join("；")));
        }
    }
}
