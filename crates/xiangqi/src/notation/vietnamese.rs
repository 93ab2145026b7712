//! The notation of Vietnamese players and programs: `P2-5` (pháo 2 bình 5), `M8.7` (mã 8 tấn 7), `X1/2` (xe 1 thoái 2).
//!
//! Tg is the general (tướng), S the advisor (sĩ), T the elephant (tượng), X the chariot (xe), P the cannon (pháo), M the
//! horse (mã), B or C the soldier (binh, chốt). Of two on a file the front one is `t` (trước) and the rear one `s` (sau)
//! in place of the file, the middle one of three `g` (giữa).

use super::chinese::targets;
use super::subject::{Direction, Order, Subject};
use crate::{Board, Move, PieceKind, Side};

/// Whether a text has this form, with either kind of signs.
pub(super) fn is_move(text: &str) -> bool {
    parse(text, false).is_some() || parse(text, true).is_some()
}

/// The moves of `side` that a text can mean by its form; `None` where it is not in this notation.
pub(super) fn candidates(board: &Board, side: Side, text: &str, signs: bool) -> Option<Vec<Move>> {
    let (subject, way, number) = parse(text, signs)?;
    Some(targets(board, side, subject, way, number))
}

fn parse(text: &str, signs: bool) -> Option<(Subject, Direction, u8)> {
    let (kind, rest) = kind(text)?;
    let mut characters = rest.chars();
    let (place, way, number) = (characters.next()?, characters.next()?, characters.next()?);
    if characters.next().is_some() {
        return None;
    }
    let subject = match place.to_ascii_lowercase() {
        't' | '+' => Subject::InOrder(kind, Order::Front),
        's' | '-' => Subject::InOrder(kind, Order::Rear),
        'g' => Subject::InOrder(kind, Order::Middle),
        digit => Subject::OnFile(kind, number_of(digit)?),
    };
    let way = match (way, signs) {
        ('.' | '+', false) | ('+', true) => Direction::Forward,
        ('/', _) | ('-', true) => Direction::Back,
        ('-' | '=', false) | ('=' | '.', true) => Direction::Across,
        _ => return None,
    };
    Some((subject, way, number_of(number)?))
}

fn kind(text: &str) -> Option<(PieceKind, &str)> {
    if let Some(rest) = text.strip_prefix("Tg").or_else(|| text.strip_prefix("TG")) {
        return Some((PieceKind::General, rest));
    }
    let kind = match text.chars().next()?.to_ascii_uppercase() {
        'S' => PieceKind::Advisor,
        'T' => PieceKind::Elephant,
        'X' => PieceKind::Chariot,
        'P' => PieceKind::Cannon,
        'M' => PieceKind::Horse,
        'B' | 'C' => PieceKind::Soldier,
        _ => return None,
    };
    Some((kind, text.get(1..)?))
}

fn number_of(digit: char) -> Option<u8> {
    u8::try_from(digit.to_digit(10).filter(|&digit| digit > 0)?).ok()
}
