//! Reading XQF, the binary format of XQStudio: a header of 1024 bytes, then the tree of moves.
//!
//! A node of the tree is two points, a byte of marks (more moves, a variation, a comment), a byte unused, and
//! the comment behind its length. The moves that go on come first, the variation after them; so the main line is
//! the beginning of the tree, and nothing has to be remembered on the way.

mod key;
mod node;

use key::Key;
use node::Nodes;

use super::dhtmlxq::ORDER;
use super::encoding::gb18030;
use super::main_line::Line;
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
    let mut nodes = Nodes::new(&body, &key, version < key::FIRST);
    let root = nodes.next();
    let first = if root.as_ref().is_some_and(|root| root.goes_on) { nodes.peek() } else { None };
    let (turn, taken) = turn(&board, header.get(0x32) == Some(&1), first.map(|node| node.ends));
    let mut line = Line::new(Setup { board, turn: Some(turn), ..Setup::EMPTY });
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
fn main_line(nodes: &mut Nodes<'_>, line: &mut Line) -> usize {
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
