//! The nodes of the tree, one after the other.

use super::key::Key;

/// A move of the tree; the first one is none and only carries a comment.
#[derive(Copy, Clone, Debug)]
pub(super) struct Node<'a> {
    /// The two points.
    pub ends: (u8, u8),
    /// A move follows.
    pub goes_on: bool,
    /// Another move could stand here.
    pub varies: bool,
    /// The comment, not yet a text.
    pub comment: &'a [u8],
}

/// The nodes still to be read.
#[derive(Clone)]
pub(super) struct Nodes<'a> {
    bytes: &'a [u8],
    key: &'a Key,
    plain: bool,
    /// The file ended in the middle of a node, or before one that was announced.
    pub cut_short: bool,
}

impl<'a> Nodes<'a> {
    /// The nodes behind a header. In a plain file every node has the length of a comment.
    pub const fn new(bytes: &'a [u8], key: &'a Key, plain: bool) -> Self {
        Self { bytes, key, plain, cut_short: false }
    }

    /// The next node, which is read again.
    pub fn peek(&self) -> Option<Node<'a>> {
        self.clone().next()
    }

    /// The next node.
    pub fn next(&mut self) -> Option<Node<'a>> {
        let node = self.read();
        self.cut_short |= node.is_none();
        node
    }

    fn read(&mut self) -> Option<Node<'a>> {
        let &[from, to, marks, _] = self.take::<4>()?;
        let (goes_on, varies, has_comment) = if self.plain {
            (marks & 0xf0 != 0, marks & 0x0f != 0, true)
        } else {
            (marks & 0x80 != 0, marks & 0x40 != 0, marks & 0x20 != 0)
        };
        let length = if has_comment {
            let length = self.key.length(u32::from_le_bytes(*self.take::<4>()?));
            // A length below nothing means none.
            usize::try_from(length.cast_signed()).unwrap_or(0)
        } else {
            0
        };
        self.cut_short |= length > self.bytes.len();
        let (comment, rest) = self.bytes.split_at(length.min(self.bytes.len()));
        self.bytes = rest;
        Some(Node { ends: self.key.ends(from, to), goes_on, varies, comment })
    }

    fn take<const N: usize>(&mut self) -> Option<&'a [u8; N]> {
        let (taken, rest) = self.bytes.split_first_chunk()?;
        self.bytes = rest;
        Some(taken)
    }
}
