//! The Chinese notation of four characters: piece, file, direction, number (炮二平五).
//!
//! Red counts files from its right in Chinese numerals, black from its right in Arabic ones. Pieces of one
//! kind on one file are told apart by 前 and 后, 前 中 后, or numbers, under either [`Convention`]. Advisors and
//! elephants keep their file, since the direction tells them apart, except on boards where it does not.
//!
//! Simplified and traditional characters, the characters carved on the pieces, full-width and half-width digits, and
//! the numerals of either side are all read.

pub use super::subject::file_number;

use super::subject::{Convention, Direction, Order, Subject, direction};
use crate::{Board, Move, Piece, PieceKind, Side, Square, movegen};

const NUMERALS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// The move in simplified Chinese; `None` where nothing stands on `mv.from`, or where this notation has no words
/// for how the piece went.
///
/// Only the form of the move matters, not whether the piece may go there: what happened at the board is written down,
/// even a cannon that passed through its own general, or a soldier that went sideways before the river.
#[must_use]
pub fn write(board: &Board, mv: Move) -> Option<String> {
    write_with(board, mv, Convention::Association)
}

/// As [`write()`], under either convention.
#[must_use]
pub fn write_with(board: &Board, mv: Move, convention: Convention) -> Option<String> {
    let piece = board.get(mv.from)?;
    if !has_words(piece.kind, mv) {
        return None;
    }
    let side = piece.side;
    let who = match Subject::of(board, mv.from, piece, convention, ambiguous(board, mv, piece)) {
        Subject::OnFile(_, number) => [piece.name(), numeral(side, number)?],
        Subject::InOrder(_, order) => [order_word(side, order)?, piece.name()],
        Subject::SoldierInOrder(number, order) => [order_word(side, order)?, numeral(side, number)?],
    };
    let (direction, number) = direction(side, mv.from, mv.to);
    let word = match direction {
        Direction::Forward => '进',
        Direction::Back => '退',
        Direction::Across => '平',
    };
    Some(who.into_iter().chain([word, numeral(side, number)?]).collect())
}

/// How the piece on `square` is called beside the board, without its side: `二路马`, `7路象`, `前车`, `五路前兵`;
/// a general by its name alone. `None` where nothing stands there.
///
/// Files are counted from the right of the piece's own player. Two of a kind on one file are told apart by 前 and 后,
/// soldiers with their file, since several files may hold two of them.
///
/// ```
/// use xiangqi::{START, fen, notation::chinese};
///
/// let board = fen::read(START)?.setup.board;
/// assert_eq!(chinese::name_piece(&board, "h0".parse()?).as_deref(), Some("二路马"));
/// assert_eq!(chinese::name_piece(&board, "g9".parse()?).as_deref(), Some("7路象"));
/// assert_eq!(chinese::name_piece(&board, "e0".parse()?).as_deref(), Some("帅"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn name_piece(board: &Board, square: Square) -> Option<String> {
    let piece = board.get(square)?;
    let name = piece.name();
    if piece.kind == PieceKind::General {
        return Some(name.to_string());
    }
    let side = piece.side;
    let file = numeral(side, file_number(side, square))?;
    Some(match Subject::of(board, square, piece, Convention::Association, true) {
        Subject::OnFile(..) => format!("{file}路{name}"),
        Subject::InOrder(PieceKind::Soldier, order) | Subject::SoldierInOrder(_, order) => {
            format!("{file}路{}{name}", order_word(side, order)?)
        }
        Subject::InOrder(_, order) => format!("{}{name}", order_word(side, order)?),
    })
}

/// A move in simplified characters, in traditional ones: 马8进7 becomes 馬8進7.
#[must_use]
pub fn traditional(text: &str) -> String {
    text.chars()
        .map(|character| match character {
            '帅' => '帥',
            '将' => '將',
            '马' => '馬',
            '车' => '車',
            '进' => '進',
            '后' => '後',
            other => other,
        })
        .collect()
}

/// A number from 1 to 9 in the numerals of `side`.
#[must_use]
pub fn numeral(side: Side, number: u8) -> Option<char> {
    match side {
        Side::Red => NUMERALS.get(usize::from(number).checked_sub(1)?).copied(),
        Side::Black => char::from_digit(u32::from(number), 10).filter(|&digit| digit != '0'),
    }
}

fn order_word(side: Side, order: Order) -> Option<char> {
    match order {
        Order::Front => Some('前'),
        Order::Middle => Some('中'),
        Order::Rear => Some('后'),
        Order::Number(number) => numeral(side, number),
    }
}

/// Whether direction and number say where the piece went: straight, or by the leap of its kind.
const fn has_words(kind: PieceKind, mv: Move) -> bool {
    let files = mv.from.file().abs_diff(mv.to.file());
    let ranks = mv.from.rank().abs_diff(mv.to.rank());
    match kind {
        PieceKind::Advisor => files == 1 && ranks == 1,
        PieceKind::Elephant => files == 2 && ranks == 2,
        PieceKind::Horse => matches!((files, ranks), (1, 2) | (2, 1)),
        PieceKind::General | PieceKind::Chariot | PieceKind::Cannon | PieceKind::Soldier => {
            (files == 0) != (ranks == 0)
        }
    }
}

/// Whether another piece of the same kind and file has a move that reads the same.
fn ambiguous(board: &Board, mv: Move, piece: Piece) -> bool {
    let words = direction(piece.side, mv.from, mv.to);
    board
        .pieces(piece.side, piece.kind)
        .into_iter()
        .filter(|square| square.file() == mv.from.file() && *square != mv.from)
        .flat_map(|square| movegen::moves_from(board, square))
        .any(|other| direction(piece.side, other.from, other.to) == words)
}

/// The moves of `side` that a text can mean by its form; `None` where it is not in this notation.
pub(super) fn candidates(board: &Board, side: Side, text: &str) -> Option<Vec<Move>> {
    let characters: Vec<char> = text.chars().filter(|character| !character.is_whitespace()).collect();
    let &[first, second, way, number] = characters.as_slice() else { return None };
    let way = read_direction(way)?;
    let subject = match (PieceKind::from_chinese(first), read_number(first), order(first)) {
        (Some(kind), ..) => Subject::OnFile(kind, read_number(second)?),
        (None, number, order) => {
            let order = order.or(number.map(Order::Number))?;
            match (PieceKind::from_chinese(second), read_number(second)) {
                (Some(kind), _) => Subject::InOrder(kind, order),
                (None, Some(file)) => Subject::SoldierInOrder(file, order),
                (None, None) => return None,
            }
        }
    };
    Some(targets(board, side, subject, way, read_number(number)?))
}

/// The moves of the pieces `subject` can mean that read as this direction and number.
pub(super) fn targets(board: &Board, side: Side, subject: Subject, way: Direction, number: u8) -> Vec<Move> {
    let mut found = Vec::new();
    for from in subject.squares(board, side) {
        let Some(piece) = board.get(from) else { continue };
        let moves = Square::all().map(|to| Move::new(from, to));
        found.extend(
            moves
                .filter(|&mv| has_words(piece.kind, mv))
                .filter(|mv| direction(side, mv.from, mv.to) == (way, number)),
        );
    }
    found
}

/// The direction a character names: 进, 退 or 平.
pub(crate) const fn read_direction(character: char) -> Option<Direction> {
    Some(match character {
        '进' | '進' => Direction::Forward,
        '退' => Direction::Back,
        '平' => Direction::Across,
        _ => return None,
    })
}

/// The place a character names: 前, 中 or 后.
pub(crate) const fn order(character: char) -> Option<Order> {
    Some(match character {
        '前' => Order::Front,
        '中' => Order::Middle,
        '后' | '後' => Order::Rear,
        _ => return None,
    })
}

/// A numeral of either side, full-width or half-width.
pub(crate) fn read_number(character: char) -> Option<u8> {
    let number = match character {
        '1'..='9' => u32::from(character) - u32::from('0'),
        '１'..='９' => u32::from(character) - u32::from('０'),
        _ => NUMERALS.iter().position(|&numeral| numeral == character)? as u32 + 1,
    };
    u8::try_from(number).ok()
}
