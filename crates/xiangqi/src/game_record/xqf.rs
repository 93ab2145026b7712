//! Reading XQF, the binary format of XQStudio: a header of 1024 bytes, then the tree of moves.
//!
//! A node of the tree is two points, a byte of marks (more moves, a variation, a comment), a byte unused, and
//! the comment behind its length. The moves that go on come first, the variation after them; so the main line is
//! the beginning of the tree, and nothing has to be remembered on the way.

use super::dhtmlxq::ORDER;
use super::encoding::gb18030;
use super::main_line::MainLine;
use super::{FlagKind, Note, Outcome, RecordError, RecordedGame};
use crate::{Board, Move, Piece, START, Setup, Side, Square, fen};

/// How long the header is.
const HEADER: usize = 1024;
/// The last version that is known.
const LAST: u8 = 0x12;

/// Where texts stand in the header, with the tags they stand for. The first byte there is the length.
const TEXTS: [(usize, usize, &str); 10] = [
    (0x50, 63, "Title"),
    (0xd0, 63, "Event"),
    (0x110, 15, "Date"),
    (0x120, 15, "Site"),
    (0x130, 15, "Red"),
    (0x140, 15, "Black"),
    (0x150, 63, "TimeControl"),
    (0x190, 15, "RedTime"),
    (0x1a0, 15, "BlackTime"),
    (0x1d0, 15, "Annotator"),
];

/// The game of an XQF file.
pub(super) fn read(bytes: &[u8]) -> Result<RecordedGame, RecordError> {
    let cut_short = RecordError::XqfCutShort { bytes: bytes.len() };
    let version = bytes.get(2).copied().unwrap_or_default();
    if version > LAST {
        return Err(RecordError::XqfVersion(version));
    }
    let Some((header, body)) = bytes.split_at_checked(HEADER) else { return Err(cut_short) };
    let (Some(head), Some(points)) = (part::<16>(header, 0), part::<32>(header, 16)) else {
        return Err(cut_short);
    };
    let key = Key::of(&head);
    let (board, odd) = board(&key.points(&points));
    let body = key.unscramble(body);
    let mut nodes = Nodes::new(&body, &key, version < FIRST_SCRAMBLED);
    let root = nodes.next();
    let first = if root.as_ref().is_some_and(|root| root.goes_on) { nodes.peek() } else { None };
    let (turn, taken) = turn(&board, header.get(0x32) == Some(&1), first.map(|node| node.ends));
    let mut line = MainLine::new(Setup { board, turn: Some(turn), ..Setup::EMPTY });
    line.game.notes.extend(odd.then_some(Note::OddPosition));
    line.game.notes.extend(taken.then_some(Note::TurnTaken(turn)));
    let mut variations = 0;
    if let Some(root) = &root {
        line.comment(&gb18030(root.comment));
        if root.goes_on {
            variations = main_line(&mut nodes, &mut line);
        }
    }
    let mut game = line.game;
    if variations > 0 {
        game.notes.push(Note::VariationsLeftOut { count: variations });
    }
    if nodes.cut_short || root.is_none() {
        game.notes.push(Note::CutShort);
    }
    game.tags = tags(header);
    game.outcome = match header.get(0x33) {
        Some(1) => Some(Outcome::RedWins),
        Some(2) => Some(Outcome::BlackWins),
        Some(3 | 4) => Some(Outcome::Draw),
        _ => None,
    };
    Ok(game)
}

fn part<const N: usize>(bytes: &[u8], from: usize) -> Option<[u8; N]> {
    bytes.get(from..)?.first_chunk().copied()
}

/// Follows the main line, and says how many variations leave it.
fn main_line(nodes: &mut Nodes<'_>, line: &mut MainLine) -> usize {
    let mut variations = 0;
    while let Some(node) = nodes.next() {
        variations += usize::from(node.varies);
        let (from, to) = node.ends;
        match (square(from), square(to)) {
            (Some(from), Some(to)) if from != to => {
                let mv = Move::new(from, to);
                line.push(mv, &mv.to_string(), None);
            }
            (Some(from), Some(to)) => line.same_point(&format!("{from}{to}"), None),
            _ => line.stop(FlagKind::Unreadable, &format!("{from} {to}"), None),
        }
        if line.is_closed() {
            break;
        }
        if !node.comment.is_empty() {
            line.comment(&gb18030(node.comment));
        }
        if !node.goes_on {
            return variations + side_lines(nodes, variations);
        }
    }
    variations
}

/// Walks over the variations behind the main line, and says how many more leave them.
fn side_lines(nodes: &mut Nodes<'_>, mut announced: usize) -> usize {
    let mut more = 0;
    while announced > 0
        && let Some(node) = nodes.next()
    {
        more += usize::from(node.varies);
        announced = announced - 1 + usize::from(node.varies) + usize::from(node.goes_on);
    }
    more
}

/// Who is to move, and whether that was taken from the first move: what the header says is often wrong, but for
/// the usual position red is.
fn turn(board: &Board, black: bool, first: Option<(u8, u8)>) -> (Side, bool) {
    let said = if black { Side::Black } else { Side::Red };
    let mover = first.and_then(|(from, _)| board.get(square(from)?)).map_or(said, |piece| piece.side);
    let usual = fen::read(START).is_ok_and(|reading| reading.setup.board == *board);
    if mover == said || (usual && !black) { (said, false) } else { (mover, true) }
}

/// The board of the 32 pieces' points, and whether two stand on one.
fn board(points: &[u8; 32]) -> (Board, bool) {
    let pieces = Side::BOTH.into_iter().flat_map(|side| ORDER.map(|kind| Piece::new(side, kind)));
    let mut board = Board::EMPTY;
    let mut odd = false;
    for (piece, square) in pieces.zip(points.iter().map(|&point| square(point))) {
        let Some(square) = square else { continue };
        odd |= board.get(square).is_some();
        board.set(square, Some(piece));
    }
    (board, odd)
}

/// The point of a number: ten times the file and the rank, both from red's left-hand corner.
fn square(point: u8) -> Option<Square> {
    Square::new(point / 10, point % 10)
}

fn tags(header: &[u8]) -> Vec<(String, String)> {
    let text = |&(at, most, name): &(usize, usize, &str)| {
        let length = usize::from(*header.get(at)?).min(most);
        let text = gb18030(header.get(at + 1..at + 1 + length)?);
        let text = text.trim_matches(['\0', ' ']);
        (!text.is_empty()).then(|| (name.to_owned(), text.to_owned()))
    };
    TEXTS.iter().filter_map(text).collect()
}

/// The first version that is scrambled.
const FIRST_SCRAMBLED: u8 = 11;
/// The first version whose pieces are also moved round.
const FIRST_ROUND: u8 = 12;

const SEED: &[u8; 32] = b"[(C) Copyright Mr. Dong Shiwei.]";

/// How a file is scrambled, from version 11 on.
///
/// Four summands and a mask in the header give one number each for the pieces, for both ends of a move and for the
/// length of comments, and 32 bytes that are subtracted, over and over, from all that follows the header.
struct Key {
    pieces: u8,
    from: u8,
    to: u8,
    comment: u32,
    stream: [u8; 32],
    round: bool,
}

impl Key {
    /// Of a file that is not scrambled.
    const PLAIN: Self = Self { pieces: 0, from: 0, to: 0, comment: 0, stream: [0; 32], round: false };

    /// Of the first sixteen bytes of the header: letters, version, mask, four bytes of product, four bytes to
    /// add, and the four summands.
    fn of(head: &[u8; 16]) -> Self {
        let &[_, _, version, mask, _, _, _, _, a, b, c, d, sum, pieces, from, to] = head;
        if version < FIRST_SCRAMBLED {
            return Self::PLAIN;
        }
        let factor = |byte: u8| byte.wrapping_mul(byte).wrapping_mul(54).wrapping_add(221);
        let piece_key = factor(pieces).wrapping_mul(pieces);
        let from_key = factor(from).wrapping_mul(piece_key);
        let to_key = factor(to).wrapping_mul(from_key);
        let words = [(sum & mask) | a, (pieces & mask) | b, (from & mask) | c, (to & mask) | d];
        let mut stream = *SEED;
        for (byte, word) in stream.iter_mut().zip(words.into_iter().cycle()) {
            *byte &= word;
        }
        Self {
            pieces: piece_key,
            from: from_key,
            to: to_key,
            comment: u32::from(u16::from_be_bytes([sum, pieces])) % 32_000 + 767,
            stream,
            round: version >= FIRST_ROUND,
        }
    }

    /// The bytes behind the header, made plain.
    fn unscramble(&self, bytes: &[u8]) -> Vec<u8> {
        let keys = self.stream.iter().cycle();
        bytes.iter().zip(keys).map(|(byte, key)| byte.wrapping_sub(*key)).collect()
    }

    /// The points of the 32 pieces: ten times the file and the rank, from red's left; 90 and more for none.
    fn points(&self, header: &[u8; 32]) -> [u8; 32] {
        let mut points = header.map(|byte| byte.wrapping_sub(self.pieces));
        if self.round {
            points.rotate_right((usize::from(self.pieces) + 1) % 32);
        }
        points
    }

    /// The two points of a move.
    const fn ends(&self, from: u8, to: u8) -> (u8, u8) {
        (from.wrapping_sub(24).wrapping_sub(self.from), to.wrapping_sub(32).wrapping_sub(self.to))
    }

    /// The length of a comment in bytes.
    const fn length(&self, written: u32) -> u32 {
        written.wrapping_sub(self.comment)
    }
}

/// A move of the tree; the first one is none and only carries a comment.
#[derive(Copy, Clone, Debug)]
struct Node<'a> {
    /// The two points.
    ends: (u8, u8),
    /// A move follows.
    goes_on: bool,
    /// Another move could stand here.
    varies: bool,
    /// The comment, not yet a text.
    comment: &'a [u8],
}

/// The nodes still to be read.
#[derive(Clone)]
struct Nodes<'a> {
    bytes: &'a [u8],
    key: &'a Key,
    plain: bool,
    /// The file ended in the middle of a node, or before one that was announced.
    cut_short: bool,
}

impl<'a> Nodes<'a> {
    /// The nodes behind a header. In a plain file every node has the length of a comment.
    const fn new(bytes: &'a [u8], key: &'a Key, plain: bool) -> Self {
        Self { bytes, key, plain, cut_short: false }
    }

    /// The next node, which is read again.
    fn peek(&self) -> Option<Node<'a>> {
        self.clone().next()
    }

    /// The next node.
    fn next(&mut self) -> Option<Node<'a>> {
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
