//! The paper as one HTML file that needs nothing else and does nothing: no script, no reference to another file.
//!
//! It is well-formed XML as well, so that any reader of XML can check it.

mod style;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::model::{Block, Field, Figure, Paper, Picture, Point, Section, Table, Text};
use crate::export::diagram::svg;
use crate::text::Lang;

/// Writes the paper.
#[must_use]
pub fn html(paper: &Paper) -> String {
    let mut page = Page { out: String::new(), lang: paper.lang };
    page.raw("<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"");
    page.raw(code(paper.lang));
    page.raw("\">\n<head>\n<meta charset=\"utf-8\"/>\n");
    page.raw("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; style-src 'unsafe-inline'\"/>\n");
    page.raw("<meta name=\"viewport\" content=\"width=device-width\"/>\n");
    let title = [paper.title.joined(), paper.subject.joined()].join(" · ");
    page.element("title", "", &title);
    page.raw("<style>\n");
    page.raw(&style::sheet(&paper.subject.joined(), &paper.title.joined()));
    page.raw("</style>\n</head>\n<body>\n<header>\n");
    page.text("h1", "", &paper.title);
    page.text("p", "subject", &paper.subject);
    page.text("p", "notice", &paper.notice);
    page.text("p", "result", &paper.result);
    page.raw("</header>\n");
    for section in &paper.sections {
        page.section(section);
    }
    page.raw("<footer>\n");
    page.fields(&paper.colophon);
    page.raw("</footer>\n</body>\n</html>\n");
    page.out
}

const fn code(lang: Lang) -> &'static str {
    match lang {
        Lang::Zh => "zh-CN",
        Lang::En => "en",
    }
}

struct Page {
    out: String,
    lang: Lang,
}

impl Page {
    fn raw(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// Text that stays text.
    fn escaped(&mut self, text: &str) {
        for letter in text.chars() {
            match letter {
                '&' => self.raw("&amp;"),
                '<' => self.raw("&lt;"),
                '>' => self.raw("&gt;"),
                '"' => self.raw("&quot;"),
                '\'' => self.raw("&#39;"),
                _ => self.out.push(letter),
            }
        }
    }

    fn open(&mut self, name: &str, class: &str) {
        self.raw("<");
        self.raw(name);
        if !class.is_empty() {
            self.raw(" class=\"");
            self.raw(class);
            self.raw("\"");
        }
        self.raw(">");
    }

    fn close(&mut self, name: &str) {
        self.raw("</");
        self.raw(name);
        self.raw(">\n");
    }

    fn element(&mut self, name: &str, class: &str, text: &str) {
        self.open(name, class);
        self.escaped(text);
        self.close(name);
    }

    /// A text in an element of its own; nothing where it says nothing.
    fn text(&mut self, name: &str, class: &str, text: &Text) {
        if !text.is_empty() {
            self.cell(name, class, text);
        }
    }

    /// The same, the element being there even where the text says nothing.
    fn cell(&mut self, name: &str, class: &str, text: &Text) {
        self.open(name, class);
        self.lines(text);
        self.close(name);
    }

    fn lines(&mut self, text: &Text) {
        for (index, (lang, line)) in text.lines().enumerate() {
            if index > 0 {
                self.raw("<br/>");
            }
            match lang.filter(|&lang| lang != self.lang) {
                Some(lang) => {
                    self.raw("<span class=\"second\" lang=\"");
                    self.raw(code(lang));
                    self.raw("\">");
                    self.escaped(line);
                    self.raw("</span>");
                }
                None => self.escaped(line),
            }
        }
    }

    fn section(&mut self, section: &Section) {
        self.open("section", if section.own_page { "own-page" } else { "" });
        self.raw("\n<h2><span class=\"number\">");
        self.raw(&section.number.to_string());
        self.raw("</span> ");
        self.lines(&section.title);
        self.raw("</h2>\n");
        for block in &section.blocks {
            self.block(block);
        }
        self.raw("</section>\n");
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Heading(text) => self.text("h3", "", text),
            Block::Fields(fields) => self.fields(fields),
            Block::Paragraph(text) => self.text("p", "", text),
            Block::Small(text) => self.text("p", "small", text),
            Block::Result(text) => self.text("p", "result", text),
            Block::Points(points) => self.points(points),
            Block::Table(table) => self.table(table),
            Block::Figure(figure) => self.figure(figure),
            Block::Signatures(lines) => {
                self.raw("<div class=\"signatures\">\n");
                lines.iter().for_each(|line| self.text("p", "", line));
                self.raw("</div>\n");
            }
        }
    }

    fn fields(&mut self, fields: &[Field]) {
        self.raw("<table class=\"fields\"><tbody>\n");
        for field in fields {
            self.raw("<tr>");
            self.raw("<th scope=\"row\">");
            self.lines(&field.label);
            self.raw("</th>");
            self.cell("td", "", &field.value);
            self.raw("</tr>\n");
        }
        self.raw("</tbody></table>\n");
    }

    fn points(&mut self, points: &[Point]) {
        let with_clauses = points.iter().any(|point| !point.clause.is_empty());
        self.raw("<table class=\"points\"><tbody>\n");
        for point in points {
            self.raw("<tr>");
            self.element("td", "mark", &point.mark);
            if with_clauses {
                self.cell("td", "clause", &point.clause);
            }
            self.cell("td", "", &point.text);
            self.raw("</tr>\n");
        }
        self.raw("</tbody></table>\n");
    }

    fn table(&mut self, table: &Table) {
        let all: u32 = table.columns.iter().map(|column| u32::from(column.share)).sum();
        self.raw("<table class=\"rows\"><colgroup>");
        for column in &table.columns {
            let percent = 100 * u32::from(column.share) / all.max(1);
            self.raw(&format!("<col style=\"width:{percent}%\"/>"));
        }
        self.raw("</colgroup>\n<thead><tr>");
        for column in &table.columns {
            self.raw("<th scope=\"col\">");
            self.lines(&column.title);
            self.raw("</th>");
        }
        self.raw("</tr></thead>\n<tbody>\n");
        for row in &table.rows {
            self.open("tr", if row.strong { "strong" } else { "" });
            row.cells.iter().for_each(|cell| self.cell("td", "", cell));
            self.raw("</tr>\n");
        }
        self.raw("</tbody></table>\n");
    }

    fn figure(&mut self, figure: &Figure) {
        self.raw("<figure>\n");
        match &figure.picture {
            Some(Picture::Board(diagram)) => {
                self.raw("<div class=\"board\">");
                self.raw(&svg(diagram));
                self.raw("</div>\n");
            }
            Some(Picture::Photo(photo)) => {
                let kind = if photo.jpeg { "jpeg" } else { "png" };
                self.raw(&format!("<img width=\"{}\" height=\"{}\" alt=\"", photo.width, photo.height));
                self.escaped(&figure.alternative);
                self.raw(&format!("\" src=\"data:image/{kind};base64,"));
                STANDARD.encode_string(&photo.bytes, &mut self.out);
                self.raw("\"/>\n");
            }
            None => {}
        }
        self.text("figcaption", "", &figure.caption);
        self.raw("</figure>\n");
    }
}
