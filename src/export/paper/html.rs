//! The paper as one HTML file that needs nothing else and does nothing: no script, no reference to another file.
//!
//! It is well-formed XML as well, so that any reader of XML can check it.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::lines::columns;
use super::model::{Block, Field, Figure, Paper, Picture, Point, Section, Table, Text};
use crate::export::diagram::svg;
use crate::text::Lang;

/// Writes the paper.
pub fn html(paper: &Paper) -> String {
    let mut page = Page { out: String::new(), lang: paper.lang };
    page.raw("<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"");
    page.raw(paper.lang.tag());
    page.raw("\">\n<head>\n<meta charset=\"utf-8\"/>\n");
    page.raw("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; style-src 'unsafe-inline'\"/>\n");
    page.raw("<meta name=\"viewport\" content=\"width=device-width\"/>\n");
    let title = [paper.title.joined(), paper.subject.joined()].join(" · ");
    page.element("title", "", &title);
    page.raw("<style>\n");
    page.raw(&style_sheet(&paper.subject.joined(), &paper.title.joined()));
    page.raw("</style>\n</head>\n<body>\n<header>\n");
    page.text("h1", "", &paper.title);
    page.text("p", "subject", &paper.subject);
    page.text("p", "notice", &paper.notice);
    page.beside("p", "result", &paper.result);
    page.raw("</header>\n");
    for section in &paper.sections {
        page.section(section);
    }
    page.raw("<footer>\n");
    page.fields(&paper.colophon);
    page.raw("</footer>\n</body>\n</html>\n");
    page.out
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

    /// The same with two languages beside each other, where there are two and they need more than a line.
    fn beside(&mut self, name: &str, class: &str, text: &Text) {
        let second = text.in_second(self.lang);
        if second.is_empty() || text.joined().chars().map(columns).sum::<usize>() <= LINE {
            return self.text(name, class, text);
        }
        self.open(name, class);
        self.raw("<span class=\"two\"><span>");
        self.lines(&text.without_second(self.lang));
        self.raw("</span><span>");
        self.lines(&second);
        self.raw("</span></span>");
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
                    self.raw(lang.tag());
                    self.raw("\">");
                    self.escaped(line);
                    self.raw("</span>");
                }
                None => self.escaped(line),
            }
        }
    }

    fn section(&mut self, section: &Section) {
        match section.number {
            Some(number) => self.raw(&format!("<section id=\"s{number}\">\n")),
            None => self.raw("<section>\n"),
        }
        if !section.title.is_empty() {
            self.raw("<h2>");
            if let Some(number) = section.number {
                self.raw(&format!("<span class=\"number\">{number}</span> "));
            }
            self.lines(&section.title);
            self.raw("</h2>\n");
        }
        section.blocks.iter().for_each(|block| self.block(block));
        self.raw("</section>\n");
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Heading(text) => self.text("h3", "", text),
            Block::Fields(fields) => self.fields(fields),
            Block::Paragraph(text) => self.beside("p", "", text),
            Block::Small(text) => self.beside("p", "small", text),
            Block::Result(text) => self.beside("p", "result", text),
            Block::Points(points) => self.points(points),
            Block::Table(table) => self.table(table),
            Block::Figure(figure) => self.figure(figure),
            Block::Beside(blocks, figure) => {
                self.raw("<div class=\"beside\">\n<div>\n");
                blocks.iter().for_each(|block| self.block(block));
                self.raw("</div>\n");
                self.figure(figure);
                self.raw("</div>\n");
            }
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
            self.beside("td", "", &field.value);
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
            self.beside("td", "", &point.text);
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
            let numbered = row.page_of.zip(row.cells.split_last());
            let cells = numbered.map_or(row.cells.as_slice(), |(_, (_, before))| before);
            cells.iter().for_each(|cell| self.cell("td", "", cell));
            if let Some((section, _)) = numbered {
                self.raw(&format!("<td><a href=\"#s{section}\">§ {section}</a></td>"));
            }
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
                self.escaped(&figure.alternative.joined());
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

/// The style sheet, with what stands at the head of every page.
fn style_sheet(left: &str, right: &str) -> String {
    let page = format!(
        "@page {{ size: A4; margin: 24mm 22mm 22mm;
  @top-left {{ content: {}; font: 8pt sans-serif; color: #666; }}
  @top-right {{ content: {}; font: 8pt sans-serif; color: #666; }}
  @bottom-right {{ content: counter(page) \" / \" counter(pages); font: 8pt sans-serif; color: #666; }} }}
@page :first {{ @top-left {{ content: none; }} @top-right {{ content: none; }} }}\n",
        quoted(left),
        quoted(right)
    );
    page + REST
}

/// A string of CSS in which nothing but letters and digits stands for itself.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for letter in text.chars() {
        if letter.is_alphanumeric() {
            out.push(letter);
        } else {
            out.push_str(&format!("\\{:06x}", u32::from(letter)));
        }
    }
    out.push('"');
    out
}

/// Of so many columns both languages stand one under the other.
const LINE: usize = 60;

const REST: &str = "\
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 166mm; padding: 12mm 6mm; color: #1a1a1a; background: #fff;
  font: 10.5pt/1.65 'Noto Sans SC', 'Source Han Sans SC', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif;
  line-break: strict; overflow-wrap: anywhere; }
h1 { font-size: 22pt; line-height: 1.3; margin: 0; }
h2 { font-size: 13pt; line-height: 1.4; margin: 9mm 0 3mm; padding-bottom: 1mm; border-bottom: 0.5pt solid #1a1a1a;
  break-after: avoid; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 0 6mm; }
.beside { display: grid; grid-template-columns: 1fr 80mm; gap: 0 6mm; break-inside: avoid; }
.beside figure { margin: 2mm 0; }
.beside .board svg { width: 78mm; }
h2 br, h1 br { display: none; }
h2 .second, h1 .second { font-weight: normal; font-size: 80%; margin-left: 0.6em; }
h2 .number { color: #9b2c1f; margin-right: 0.4em; }
h3 { font-size: 10.5pt; margin: 5mm 0 1.5mm; break-after: avoid; }
p { margin: 0 0 2mm; orphans: 2; widows: 2; text-align: justify; }
.subject { color: #555; font-size: 11pt; margin-top: 2mm; }
.notice { border: 0.5pt solid #9b2c1f; color: #7a2318; padding: 2mm 3mm; font-size: 9pt; margin-top: 4mm; }
.result { border-left: 3pt solid #9b2c1f; padding: 0.5mm 0 0.5mm 4mm; font-size: 15pt; font-weight: bold;
  line-height: 1.4; margin: 5mm 0; break-inside: avoid; text-align: left; }
.result .second { font-size: 80%; }
.second { color: #555; }
.small { font-size: 8.5pt; color: #555; }
table { border-collapse: collapse; width: 100%; font-size: 9.5pt; line-height: 1.5; margin: 2mm 0 3mm; }
td, th { text-align: left; vertical-align: top; padding: 1.2mm 2.5mm 1.2mm 0; }
.rows { table-layout: fixed; border-top: 1pt solid #1a1a1a; border-bottom: 1pt solid #1a1a1a; }
.rows th { font-size: 8.5pt; border-bottom: 0.5pt solid #1a1a1a; }
.rows td { border-top: 0.35pt solid #ccc; }
.rows tr { break-inside: avoid; }
.rows .strong td { font-weight: bold; background: #f6f1ec; }
.fields { font-size: 10pt; }
.fields th { width: 32mm; font-weight: normal; color: #666; }
.points td { padding: 0.8mm 2.5mm 0.8mm 0; font-size: 10pt; }
.points .mark { width: 7mm; color: #9b2c1f; white-space: nowrap; }
.points .clause { width: 22mm; font-weight: bold; }
figure { margin: 4mm 0; text-align: center; break-inside: avoid; }
figure img { max-width: 100%; max-height: 120mm; width: auto; height: auto; }
.board svg { width: 82mm; height: auto; }
figcaption { font-size: 8.5pt; line-height: 1.5; color: #444; margin-top: 2mm; }
.signatures { display: grid; grid-template-columns: 1fr 1fr; gap: 0 12mm; break-inside: avoid; }
.signatures p { border-bottom: 0.5pt solid #1a1a1a; padding-top: 9mm; font-size: 9pt; color: #444; }
footer { margin-top: 10mm; border-top: 0.5pt solid #999; font-size: 8pt; color: #555; }
footer .fields { font-size: 8pt; }
@media print { body { max-width: none; padding: 0; } }
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_leaves_the_string() {
        assert_eq!(quoted("杯\"}</style>"), "\"杯\\000022\\00007d\\00003c\\00002fstyle\\00003e\"");
    }
}
