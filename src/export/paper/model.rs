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
    #[must_use]
    pub fn said(lang: Lang, text: &str) -> Self {
        Self::of(Some(lang), text)
    }

    /// Words of the report.
    #[must_use]
    pub fn recorded(text: &str) -> Self {
        Self::of(None, text)
    }

    fn of(lang: Option<Lang>, text: &str) -> Self {
        if text.is_empty() { Self::default() } else { Self(vec![Part { lang, text: visible(text) }]) }
    }

    /// Whether it says nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Its lines, those of all languages after each other.
    pub fn lines(&self) -> impl Iterator<Item = (Option<Lang>, &str)> {
        self.0.iter().flat_map(|part| part.text.lines().map(move |line| (part.lang, line)))
    }

    /// All of it in one line.
    #[must_use]
    pub fn joined(&self) -> String {
        let lines: Vec<&str> = self.lines().map(|(_, line)| line).collect();
        lines.join("  ")
    }
}

/// A whole paper.
#[derive(Clone, Debug, PartialEq)]
pub struct Paper {
    /// The language of the document as a whole.
    pub lang: Lang,
    /// What it is.
    pub title: Text,
    /// What it is about: the event.
    pub subject: Text,
    /// What was left out, where something was.
    pub notice: Text,
    /// The result in one line.
    pub result: Text,
    /// The sections, in their order.
    pub sections: Vec<Section>,
    /// Digest, program: what stands at the end.
    pub colophon: Vec<Field>,
}

/// A section.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// Its number, from 1; sections without content have none.
    pub number: usize,
    /// The title.
    pub title: Text,
    /// What stands in it.
    pub blocks: Vec<Block>,
    /// Whether it begins on a page of its own.
    pub own_page: bool,
}

/// A part of a section.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A smaller title.
    Heading(Text),
    /// Labels with their values.
    Fields(Vec<Field>),
    /// A paragraph.
    Paragraph(Text),
    /// A paragraph of less weight.
    Small(Text),
    /// The result in one line, set large.
    Result(Text),
    /// A list, each point with its mark.
    Points(Vec<Point>),
    /// A table.
    Table(Table),
    /// A picture.
    Figure(Figure),
    /// Lines to sign on.
    Signatures(Vec<Text>),
}

/// A label with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// What it is.
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

/// A table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The columns.
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
    /// The cells.
    pub cells: Vec<Text>,
    /// Whether it stands out.
    pub strong: bool,
}

/// A picture with its caption.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// The picture; `None` where it is left out or cannot be shown.
    pub picture: Option<Picture>,
    /// What it is, for those who do not see it.
    pub alternative: String,
    /// What stands under it.
    pub caption: Text,
}

/// A picture.
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
