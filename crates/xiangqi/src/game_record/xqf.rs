//! XQF, the binary format of XQStudio: a header of 1024 bytes, then the tree of moves.
//!
//! A node of the tree is two squares, a byte of marks (more moves, a variation, a comment), a byte unused, and the comment
//! behind its length. The moves that follow a node come first, then what could be played in its place.

use std::collections::BTreeMap;

use super::dhtmlxq::ORDER;
use super::encoding::{Found, TextEncoding, best};
use super::line::{Line, add_line};
use super::write::printable;
use super::{FlagKind, MAX_VARIATIONS, Note, Outcome, RecordError, RecordedGame, Variation};
use crate::{Board, Move, Piece, START, Setup, Side, Square, fen};

/// How long the header is.
const HEADER: usize = 1024;
/// The last version that is known.
const LAST: u8 = 0x12;

/// Where texts stand in the header, how many bytes they have at most, and their tags. The first byte there is the length.
const TEXTS: [(usize, usize, &str); 11] = [
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
    (0x1e0, 15, "Author"),
];

/// The game of an XQF file, and the encoding of its texts.
pub(super) fn read(
    bytes: &[u8],
    wanted: Option<TextEncoding>,
) -> Result<(RecordedGame, TextEncoding), RecordError> {
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
    let found = wanted.map_or_else(|| encoding(header, nodes.clone()), Found::sure);
    let mut texts = Texts { encoding: found.encoding, halves: 0, lost: false };
    let root = nodes.next();
    let first = if root.as_ref().is_some_and(|root| root.goes_on) { nodes.peek() } else { None };
    let (turn, taken) = turn(&board, header.get(0x32) == Some(&1), first.map(|node| node.ends));
    let mut line = Line::new(Setup { board, turn: Some(turn), ..Setup::EMPTY });
    line.game.notes.extend(odd.then_some(Note::OddPosition));
    line.game.notes.extend(taken.then_some(Note::TurnTaken(turn)));
    let mut tree = Tree { variations: Vec::new(), open: Vec::new(), too_many: false };
    if let Some(root) = &root {
        line.comment(&texts.read(root.comment));
        if root.goes_on {
            line = tree.read(line, &mut nodes, &mut texts);
        }
    }
    let mut game = line.game;
    game.variations = tree.variations;
    if nodes.cut_short || root.is_none() {
        game.notes.push(Note::CutShort);
    }
    game.notes.extend(tree.too_many.then_some(Note::TooManyVariations));
    game.tags = tags(header, &mut texts);
    // Files of XQStudio itself are GBK, and that is not said of each of them.
    let as_usual = found.encoding == TextEncoding::Gb18030;
    game.notes
        .extend(found.notes().into_iter().filter(|note| !(as_usual && matches!(note, Note::ReadAs(_)))));
    game.notes.extend((texts.halves > 0).then_some(Note::HalfCharacters(texts.halves)));
    game.notes.extend(texts.lost.then_some(Note::LostCharacters));
    game.outcome = match header.get(0x33) {
        Some(1) => Some(Outcome::RedWins),
        Some(2) => Some(Outcome::BlackWins),
        Some(3 | 4) => Some(Outcome::Draw),
        _ => None,
    };
    Ok((game, found.encoding))
}

/// The encoding in which the texts of a file read best.
fn encoding(header: &[u8], mut nodes: Nodes<'_>) -> Found {
    let mut sample = Vec::new();
    for text in TEXTS.iter().filter_map(|place| text(header, place)) {
        sample.extend_from_slice(text);
        sample.push(b'\n');
    }
    while let Some(node) = nodes.next().filter(|_| sample.len() < 16 * 1024) {
        sample.extend_from_slice(node.comment);
        sample.push(b'\n');
    }
    if sample.is_ascii() {
        return Found::sure(TextEncoding::Gb18030);
    }
    if std::str::from_utf8(&sample).is_ok() {
        return Found::sure(TextEncoding::Utf8);
    }
    best(&sample)
}

/// Reads the texts of a file.
struct Texts {
    encoding: TextEncoding,
    /// How many of them ended in half a character.
    halves: usize,
    /// Some bytes were no characters.
    lost: bool,
}

impl Texts {
    fn read(&mut self, bytes: &[u8]) -> String {
        let (text, lost) = self.encoding.decode(bytes);
        if !lost {
            return printable(&text);
        }
        // Fields that are full end where the character does not.
        let cut = (1..4).find_map(|half| {
            let (text, lost) = self.encoding.decode(bytes.get(..bytes.len().checked_sub(half)?)?);
            (!lost).then(|| printable(&text))
        });
        match cut {
            Some(text) => {
                self.halves += 1;
                text
            }
            None => {
                self.lost = true;
                printable(&text).replace('\u{fffd}', "")
            }
        }
    }
}

/// The variations of a game while its tree is read.
struct Tree {
    variations: Vec<Variation>,
    /// The places where a variation is still to come.
    open: Vec<Fork>,
    too_many: bool,
}

/// Where a variation leaves its line.
struct Fork {
    leaves: Option<usize>,
    after: usize,
    start: Setup,
    played: usize,
}

impl Tree {
    /// Reads the main line from its first node on, then the variations, the last place first. Gives the main line back.
    fn read(&mut self, mut main: Line, nodes: &mut Nodes<'_>, texts: &mut Texts) -> Line {
        let start = main.now().clone();
        self.line(&mut main, &Fork { leaves: None, after: 0, start, played: 0 }, None, nodes, texts);
        while let Some(fork) = self.open.pop()
            && !nodes.cut_short
        {
            let index = self.variations.len();
            let mut line = main.branch(&fork.start, fork.played);
            // Its number is taken before others leave it.
            self.variations.push(Variation::default());
            self.line(&mut line, &fork, Some(index), nodes, texts);
            let variation = line.into_variation(fork.leaves, fork.after);
            let is_nothing = variation.moves.is_empty() && variation.flags.is_empty();
            match self.variations.get_mut(index) {
                _ if is_nothing => self.variations.truncate(index),
                Some(place) => *place = variation,
                None => {}
            }
            if self.variations.len() > MAX_VARIATIONS {
                self.variations.pop();
                self.too_many = true;
                break;
            }
        }
        main
    }

    /// Reads a line to its end.
    fn line(
        &mut self,
        line: &mut Line,
        fork: &Fork,
        index: Option<usize>,
        nodes: &mut Nodes<'_>,
        texts: &mut Texts,
    ) {
        while let Some(node) = nodes.next() {
            let count = line.game.moves.len();
            if node.varies {
                // What could be played in the place of the first move leaves the same line as this one.
                let (leaves, after) =
                    if count == 0 && index.is_some() { (fork.leaves, fork.after) } else { (index, count) };
                let start = line.now().clone();
                self.open.push(Fork { leaves, after, start, played: fork.played + count });
            }
            take(line, &node, texts);
            if !node.goes_on {
                return;
            }
        }
    }
}

/// Takes a node into a line. What is no move ends the line; what follows it is kept as it is.
fn take(line: &mut Line, node: &Node<'_>, texts: &mut Texts) {
    let (from, to) = node.ends;
    let ends = (square(from), square(to));
    let raw = match ends {
        (Some(from), Some(to)) => format!("{from}{to}"),
        _ => format!("{from} {to}"),
    };
    if !line.is_closed() {
        match ends {
            (Some(from), Some(to)) if from != to => line.push(Move::new(from, to), &raw, None),
            (Some(_), Some(_)) => line.pass_over(FlagKind::SamePoint, &raw, None),
            _ => line.stop(FlagKind::Unreadable, &raw, None),
        }
    }
    let comment = texts.read(node.comment);
    if line.is_closed() {
        let unread = &mut line.game.unread;
        unread.push_str(if unread.is_empty() { "" } else { " " });
        unread.push_str(&raw);
        if !comment.is_empty() {
            unread.push_str(&format!(" {{{comment}}}"));
        }
    } else if !comment.is_empty() {
        line.comment(&comment);
    }
}

fn part<const N: usize>(bytes: &[u8], from: usize) -> Option<[u8; N]> {
    bytes.get(from..)?.first_chunk().copied()
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
const fn square(point: u8) -> Option<Square> {
    Square::new(point / 10, point % 10)
}

/// The bytes of a text of the header.
fn text<'a>(header: &'a [u8], &(at, most, _): &(usize, usize, &str)) -> Option<&'a [u8]> {
    let length = usize::from(*header.get(at)?).min(most);
    header.get(at + 1..at + 1 + length)
}

fn tags(header: &[u8], texts: &mut Texts) -> Vec<(String, String)> {
    let mut tags = Vec::new();
    for place in &TEXTS {
        let text = texts.read(text(header, place).unwrap_or_default());
        let text = text.trim();
        if !text.is_empty() {
            tags.push((place.2.to_owned(), text.to_owned()));
        }
    }
    tags
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

/// Why a game cannot be written as XQF.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum XqfError {
    /// The format holds the sixteen pieces of each side, and the start has more of this one.
    #[error("XQF has no room for so many pieces as {0:?}")]
    TooManyPieces(Piece),
}

/// A game as XQF, version 10, which is not scrambled, with variations and comments.
///
/// Texts are written in GBK; characters that it lacks become `?`, and texts longer than their fields are cut at a whole
/// character.
///
/// # Errors
/// The start has more pieces than the format holds.
pub fn write(game: &RecordedGame) -> Result<Vec<u8>, XqfError> {
    let mut bytes = vec![0; HEADER];
    put(&mut bytes, 0, &[b'X', b'Q', PLAIN_VERSION]);
    put(&mut bytes, 0x10, &written_points(&game.start.board)?);
    let plies = u16::try_from(game.moves.len()).unwrap_or(u16::MAX);
    put(&mut bytes, 0x30, &plies.to_le_bytes());
    put(&mut bytes, 0x32, &[u8::from(game.start.turn == Some(Side::Black))]);
    put(
        &mut bytes,
        0x33,
        &[match game.outcome {
            None => 0,
            Some(Outcome::RedWins) => 1,
            Some(Outcome::BlackWins) => 2,
            Some(Outcome::Draw) => 3,
        }],
    );
    for (at, most, tag) in TEXTS {
        let text = gbk(game.tag(tag).unwrap_or_default(), most);
        put(&mut bytes, at, &[u8::try_from(text.len()).unwrap_or_default()]);
        put(&mut bytes, at + 1, &text);
    }
    write_tree(game, &mut bytes);
    Ok(bytes)
}

/// The version that is written.
const PLAIN_VERSION: u8 = 10;

fn put(bytes: &mut [u8], at: usize, what: &[u8]) {
    if let Some(place) = bytes.get_mut(at..at + what.len()) {
        place.copy_from_slice(what);
    }
}

/// The text in GBK, cut at a whole character where it has more bytes than that.
fn gbk(text: &str, most: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut buffer = [0; 4];
    for character in text.chars() {
        let (encoded, _, lost) = encoding_rs::GBK.encode(character.encode_utf8(&mut buffer));
        let encoded = if lost { &b"?"[..] } else { &encoded };
        if bytes.len() + encoded.len() > most {
            break;
        }
        bytes.extend_from_slice(encoded);
    }
    bytes
}

/// The squares of the 32 pieces.
fn written_points(board: &Board) -> Result<[u8; 32], XqfError> {
    let mut points = [u8::MAX; 32];
    let mut left: Vec<(Square, Piece)> = board.iter().collect();
    let pieces = Side::BOTH.into_iter().flat_map(|side| ORDER.map(|kind| Piece::new(side, kind)));
    for (place, piece) in points.iter_mut().zip(pieces) {
        if let Some(index) = left.iter().position(|(_, other)| *other == piece) {
            *place = point(left.remove(index).0);
        }
    }
    match left.first() {
        Some((_, piece)) => Err(XqfError::TooManyPieces(*piece)),
        None => Ok(points),
    }
}

const fn point(square: Square) -> u8 {
    10 * square.file() + square.rank()
}

/// A node still to be written: move `at` of a line, or of the main line.
struct Pending {
    line: Option<usize>,
    at: usize,
}

/// Writes the tree: each node, then what follows it, then what could be played in its place.
fn write_tree(game: &RecordedGame, bytes: &mut Vec<u8>) {
    // The variations that replace a move, by the line it stands in and its place there.
    let mut replacing: BTreeMap<(Option<usize>, usize), Vec<usize>> = BTreeMap::new();
    for (index, variation) in game.variations.iter().enumerate().filter(|(_, one)| !one.moves.is_empty()) {
        replacing.entry((variation.leaves, variation.after)).or_default().push(index);
    }
    let moves_of = |line: Option<usize>| match line {
        None => game.moves.as_slice(),
        Some(index) => game.variations.get(index).map_or(&[][..], |line| line.moves.as_slice()),
    };
    let mut follow = |line: Option<usize>, at: usize, comment: &mut String| -> Vec<Pending> {
        let others = replacing.remove(&(line, at)).unwrap_or_default();
        if at >= moves_of(line).len() {
            // What goes on where a line ends would be read as that line: it is kept in words.
            for variation in others.iter().filter_map(|&index| game.variations.get(index)) {
                let moves: Vec<String> = variation.moves.iter().map(|one| one.mv.to_string()).collect();
                add_line(comment, &format!("({})", moves.join(" ")));
            }
            return Vec::new();
        }
        let others = others.into_iter().map(|index| Pending { line: Some(index), at: 0 });
        std::iter::once(Pending { line, at }).chain(others).collect()
    };
    let mut comment = game.comment.clone();
    let first = follow(None, 0, &mut comment);
    write_node(bytes, (0, 0), !first.is_empty(), false, &comment);
    // What is to be written next is last.
    let mut pending: Vec<(Pending, bool)> = Vec::new();
    push_siblings(&mut pending, first);
    while let Some((Pending { line, at }, varies)) = pending.pop() {
        let Some(one) = moves_of(line).get(at) else { continue };
        // The format has no place for a comment before the first move of a variation.
        let before = line.filter(|_| at == 0).and_then(|index| game.variations.get(index));
        let mut comment = before.map_or_else(String::new, |variation| variation.comment.clone());
        add_line(&mut comment, &one.comment);
        let next = follow(line, at + 1, &mut comment);
        write_node(bytes, (point(one.mv.from), point(one.mv.to)), !next.is_empty(), varies, &comment);
        push_siblings(&mut pending, next);
    }
}

/// Puts moves that could be played in one place onto the stack; each but the last says that another comes.
fn push_siblings(pending: &mut Vec<(Pending, bool)>, siblings: Vec<Pending>) {
    let last = siblings.len().saturating_sub(1);
    pending.extend(siblings.into_iter().enumerate().rev().map(|(index, one)| (one, index < last)));
}

fn write_node(bytes: &mut Vec<u8>, (from, to): (u8, u8), goes_on: bool, varies: bool, comment: &str) {
    let marks = if goes_on { 0xf0 } else { 0 } | if varies { 0x0f } else { 0 };
    let comment = gbk(&comment.replace("\r\n", "\n").replace('\n', "\r\n"), usize::MAX);
    bytes.extend([from.wrapping_add(24), to.wrapping_add(32), marks, 0]);
    bytes.extend(u32::try_from(comment.len()).unwrap_or_default().to_le_bytes());
    bytes.extend(comment);
}
