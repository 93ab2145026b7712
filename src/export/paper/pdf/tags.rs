//! What the parts of the PDF are, for those who listen to it.

use std::num::NonZeroU16;

use krilla::tagging::{Identifier, ListNumbering, Node, TableHeaderScope, Tag, TagGroup, TagKind, TagTree};

/// What a part is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The whole.
    Document,
    Section,
    /// A title: how deep, and its text.
    Heading(u16, String),
    Paragraph,
    /// A list; its points have marks of their own.
    List,
    /// A point.
    Item,
    Mark,
    /// What it says.
    ItemBody,
    Table,
    /// The rows at its head.
    TableHead,
    /// The other rows.
    TableBody,
    Row,
    ColumnHead,
    RowHead,
    Cell,
    /// A part of what it stands in.
    Span,
    /// A picture, and what it shows.
    Figure(String),
    /// What stands under it.
    Caption,
}

/// A part, by its number.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Id(usize);

#[derive(Debug)]
enum Child {
    Part(usize),
    Content(Identifier),
}

#[derive(Debug)]
struct Part {
    kind: Kind,
    children: Vec<Child>,
}

/// All parts; the first is the whole.
#[derive(Debug)]
pub struct Tags(Vec<Part>);

impl Tags {
    /// The whole, without any parts.
    pub fn new() -> Self {
        Self(vec![Part { kind: Kind::Document, children: Vec::new() }])
    }

    /// The whole.
    pub const fn root() -> Id {
        Id(0)
    }

    /// Adds a part at the end of another.
    pub fn add(&mut self, parent: Id, kind: Kind) -> Id {
        let id = self.0.len();
        self.0.push(Part { kind, children: Vec::new() });
        if let Some(parent) = self.0.get_mut(parent.0) {
            parent.children.push(Child::Part(id));
        }
        Id(id)
    }

    /// Says that what was drawn belongs to a part.
    pub fn drawn(&mut self, part: Id, content: Identifier) {
        if let Some(part) = self.0.get_mut(part.0) {
            part.children.push(Child::Content(content));
        }
    }

    /// The tree for the writer.
    pub fn tree(self, lang: &str) -> TagTree {
        let mut parts: Vec<Option<Part>> = self.0.into_iter().map(Some).collect();
        let mut tree = TagTree::new().with_lang(Some(lang.to_owned()));
        let root = parts.first_mut().and_then(Option::take);
        for child in root.map(|root| root.children).unwrap_or_default() {
            if let Some(node) = node(child, &mut parts) {
                tree.push(node);
            }
        }
        tree
    }
}

fn node(child: Child, parts: &mut Vec<Option<Part>>) -> Option<Node> {
    match child {
        Child::Content(content) => Some(Node::from(content)),
        Child::Part(index) => {
            let part = parts.get_mut(index)?.take()?;
            let children: Vec<Node> =
                part.children.into_iter().filter_map(|child| node(child, parts)).collect();
            Some(Node::from(TagGroup::with_children(tag(part.kind), children)))
        }
    }
}

fn tag(kind: Kind) -> TagKind {
    match kind {
        Kind::Document | Kind::Section => Tag::Section.into(),
        Kind::Heading(depth, title) => {
            Tag::Hn(NonZeroU16::new(depth).unwrap_or(NonZeroU16::MIN), Some(title)).into()
        }
        Kind::Paragraph => Tag::P.into(),
        Kind::List => Tag::L(ListNumbering::Decimal).into(),
        Kind::Item => Tag::LI.into(),
        Kind::Mark => Tag::Lbl.into(),
        Kind::ItemBody => Tag::LBody.into(),
        Kind::Table => Tag::Table.into(),
        Kind::TableHead => Tag::THead.into(),
        Kind::TableBody => Tag::TBody.into(),
        Kind::Row => Tag::TR.into(),
        Kind::ColumnHead => Tag::TH(TableHeaderScope::Column).into(),
        Kind::RowHead => Tag::TH(TableHeaderScope::Row).into(),
        Kind::Cell => Tag::TD.into(),
        Kind::Span => Tag::Span.into(),
        Kind::Figure(alternative) => Tag::Figure(Some(alternative)).into(),
        Kind::Caption => Tag::Caption.into(),
    }
}
