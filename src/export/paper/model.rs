//! What a paper is made of, whatever it is written as.

use std::sync::Arc;

use crate::export::diagram::Diagram;
use crate::text::Lang;
use crate::text::visible::visible;

/// A text, in one language or in both.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text(pub Vec<Part>);

/// A text in one language; it may have several lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its language; `None` for what stands in the report, which is the same in every language.
    pub lang: Option<Lang>,
    /// What it says, with nothing hidden in it.
    pub text: String,
}

impl Text {
    /// A sentence of the program.
    pub fn said(lang: Lang, text: &str) -> Self {
        Self::of(Some(lang), text)
    }

    /// Words of the report.
    pub fn recorded(text: &str) -> Self {
        Self::of(None, text)
    }

    fn of(lang: Option<Lang>, text: &str) -> Self {
        if text.is_empty() { Self::default() } else { Self(vec![Part { lang, text: visible(text) }]) }
    }

    /// Whether it says nothing.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Its lines, those of all languages after each other.
    pub fn lines(&self) -> impl Iterator<Item = (Option<Lang>, &str)> {
        self.0.iter().flat_map(|part| part.text.lines().map(move |line| (part.lang, line)))
    }

    /// What of it is in another language than this one.
    pub fn in_second(&self, first: Lang) -> Self {
        self.parts(|lang| lang.is_some_and(|lang| lang != first))
    }

    /// The rest of it.
    pub fn without_second(&self, first: Lang) -> Self {
        self.parts(|lang| lang.is_none_or(|lang| lang == first))
    }

    fn parts(&self, wanted: impl Fn(Option<Lang>) -> bool) -> Self {
        Self(self.0.iter().filter(|part| wanted(part.lang)).cloned().collect())
    }

    /// All of it in one line.
    pub fn joined(&self) -> String {
        let lines: Vec<&str> = self.lines().map(|(_, line)| line).collect();
        lines.join("  ")
    }
}

/// A whole paper.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Paper {
    /// The language of the document as a whole.
    pub lang: Lang,
    pub title: Text,
    /// What it is about: the event.
    pub subject: Text,
    /// What was left out, where something was.
    pub notice: Text,
    /// The result in one line, where it stands at the head.
    pub result: Text,
    /// The sections, in their order.
    pub sections: Vec<Section>,
    /// The SHA-256 of the report, at the foot of every page; none of several reports.
    pub digest: Option<String>,
    /// Whether it has one page, in type as small as it needs.
    pub one_page: bool,
    /// Digest, program: what stands at the end.
    pub colophon: Vec<Field>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// Its number, from 1; those of a paper of one page have none.
    pub number: Option<usize>,
    pub title: Text,
    /// What stands in it.
    pub blocks: Vec<Block>,
}

/// A part of a section.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A smaller title.
    Heading(Text),
    /// Labels with their values.
    Fields(Vec<Field>),
    Paragraph(Text),
    /// A paragraph of less weight.
    Small(Text),
    /// The result in one line, set large.
    Result(Text),
    /// A list, each point with its mark.
    Points(Vec<Point>),
    Table(Table),
    /// A picture.
    Figure(Figure),
    /// Blocks with a picture beside them.
    Beside(Vec<Self>, Figure),
    /// Lines to sign on.
    Signatures(Vec<Text>),
}

/// A label with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    pub label: Text,
    /// What stands there.
    pub value: Text,
}

/// A point of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// Its number or sign.
    pub mark: String,
    /// The clause it rests on, where it rests on one.
    pub clause: Text,
    /// What it says.
    pub text: Text,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub columns: Vec<Column>,
    /// The rows, each with as many cells as there are columns.
    pub rows: Vec<Row>,
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its head.
    pub title: Text,
    /// Its part of the whole width, beside those of the others.
    pub share: u16,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub cells: Vec<Text>,
    /// Whether it stands out.
    pub strong: bool,
    /// The number of the section on whose page the last cell says.
    pub page_of: Option<usize>,
}

/// A picture with its caption.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// The picture; `None` where it is left out or cannot be shown.
    pub picture: Option<Picture>,
    /// What it is, for those who do not see it.
    pub alternative: Text,
    /// What stands under it.
    pub caption: Text,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Picture {
    /// A drawing of a board.
    Board(Box<Diagram>),
    /// A screenshot or photograph.
    Photo(Arc<Photo>),
}

/// A screenshot or photograph at the size of the paper, with nothing in it but pixels.
#[derive(Clone, PartialEq, Eq)]
pub struct Photo {
    /// Whether the bytes are JPEG; otherwise they are PNG.
    pub jpeg: bool,
    /// The bytes of the file.
    pub bytes: Vec<u8>,
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
}

impl std::fmt::Debug for Photo {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Photo({} x {}, {} bytes)", self.width, self.height, self.bytes.len())
    }
}

/// Lays the second language under the first.
pub trait Both {
    fn both(self, other: Self) -> Self;
}

/// Part by part, so that what the report says stands behind both languages.
impl Both for Text {
    fn both(self, other: Self) -> Self {
        let (mut first, mut second) = (self.0.into_iter(), other.0.into_iter());
        let mut parts = Vec::new();
        loop {
            match (first.next(), second.next()) {
                (Some(one), Some(two)) if one.text == two.text => parts.push(Part { lang: None, ..one }),
                (None, None) => return Self(parts),
                (one, two) => parts.extend(one.into_iter().chain(two)),
            }
        }
    }
}

/// Lists go together one by one; what one of them has more is kept.
impl<T: Both> Both for Vec<T> {
    fn both(self, other: Self) -> Self {
        let (mut first, mut second) = (self.into_iter(), other.into_iter());
        let mut all = Self::new();
        loop {
            match (first.next(), second.next()) {
                (Some(one), Some(two)) => all.push(one.both(two)),
                (Some(one), None) | (None, Some(one)) => all.push(one),
                (None, None) => return all,
            }
        }
    }
}

impl Both for Paper {
    fn both(self, other: Self) -> Self {
        Self {
            title: self.title.both(other.title),
            subject: self.subject.both(other.subject),
            notice: self.notice.both(other.notice),
            result: self.result.both(other.result),
            sections: self.sections.both(other.sections),
            colophon: self.colophon.both(other.colophon),
            ..self
        }
    }
}

impl Both for Section {
    fn both(self, other: Self) -> Self {
        Self { title: self.title.both(other.title), blocks: both_blocks(self.blocks, other.blocks), ..self }
    }
}

/// One by one where they are of the same kinds, else one language after the other.
fn both_blocks(one: Vec<Block>, two: Vec<Block>) -> Vec<Block> {
    let same_kind = |(one, two): (&Block, &Block)| std::mem::discriminant(one) == std::mem::discriminant(two);
    if one.len() == two.len() && one.iter().zip(&two).all(same_kind) {
        one.both(two)
    } else {
        one.into_iter().chain(two).collect()
    }
}

impl Both for Block {
    fn both(self, other: Self) -> Self {
        match (self, other) {
            (Self::Heading(one), Self::Heading(two)) => Self::Heading(one.both(two)),
            (Self::Fields(one), Self::Fields(two)) => Self::Fields(one.both(two)),
            (Self::Paragraph(one), Self::Paragraph(two)) => Self::Paragraph(one.both(two)),
            (Self::Small(one), Self::Small(two)) => Self::Small(one.both(two)),
            (Self::Result(one), Self::Result(two)) => Self::Result(one.both(two)),
            (Self::Points(one), Self::Points(two)) => Self::Points(one.both(two)),
            (Self::Table(one), Self::Table(two)) => Self::Table(one.both(two)),
            (Self::Figure(one), Self::Figure(two)) => Self::Figure(one.both(two)),
            (Self::Beside(one, figure), Self::Beside(two, other)) => {
                Self::Beside(both_blocks(one, two), figure.both(other))
            }
            (Self::Signatures(one), Self::Signatures(two)) => Self::Signatures(one.both(two)),
            // Sections make sure that only blocks of one kind meet.
            (one, _) => one,
        }
    }
}

impl Both for Field {
    fn both(self, other: Self) -> Self {
        Self { label: self.label.both(other.label), value: self.value.both(other.value) }
    }
}

impl Both for Point {
    fn both(self, other: Self) -> Self {
        Self { mark: self.mark, clause: self.clause.both(other.clause), text: self.text.both(other.text) }
    }
}

impl Both for Table {
    fn both(self, other: Self) -> Self {
        Self { columns: self.columns.both(other.columns), rows: self.rows.both(other.rows) }
    }
}

impl Both for Column {
    fn both(self, other: Self) -> Self {
        Self { title: self.title.both(other.title), share: self.share }
    }
}

impl Both for Row {
    fn both(self, other: Self) -> Self {
        Self { cells: self.cells.both(other.cells), ..self }
    }
}

impl Both for Figure {
    fn both(self, other: Self) -> Self {
        let alternative = self.alternative.both(other.alternative);
        Self { picture: self.picture, alternative, caption: self.caption.both(other.caption) }
    }
}
