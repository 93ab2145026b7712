//! A paper in both languages: the same paper twice, laid over each other.
//!
//! Both are made from the same report by the same code, so their parts correspond. What is the same in both
//! stands once.

use super::model::{Block, Column, Field, Figure, Paper, Part, Point, Row, Section, Table, Text};

/// Lays the second language under the first.
pub trait Both {
    /// Both as one.
    #[must_use]
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
            lang: self.lang,
            title: self.title.both(other.title),
            subject: self.subject.both(other.subject),
            notice: self.notice.both(other.notice),
            result: self.result.both(other.result),
            sections: self.sections.both(other.sections),
            colophon: self.colophon.both(other.colophon),
        }
    }
}

impl Both for Section {
    fn both(self, other: Self) -> Self {
        let same = self.blocks.len() == other.blocks.len()
            && self
                .blocks
                .iter()
                .zip(&other.blocks)
                .all(|(one, two)| std::mem::discriminant(one) == std::mem::discriminant(two));
        let blocks = if same {
            self.blocks.both(other.blocks)
        } else {
            self.blocks.into_iter().chain(other.blocks).collect()
        };
        Self { title: self.title.both(other.title), blocks, ..self }
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
        Self { cells: self.cells.both(other.cells), strong: self.strong }
    }
}

impl Both for Figure {
    fn both(self, other: Self) -> Self {
        let alternative = if self.alternative == other.alternative {
            self.alternative
        } else {
            format!("{} {}", self.alternative, other.alternative)
        };
        Self { picture: self.picture, alternative, caption: self.caption.both(other.caption) }
    }
}
