//! The notation of the World Xiangqi Federation: `C2=5`, `H8+7`, `C-=7`.
//!
//! A letter, the file from the player's right, `+` forward, `-` back or `=` across, and a number. Of two pieces
//! on a file the front one is `+` and the rear one `-` in place of the file. Soldiers of which more than one
//! file holds several, or one file more than two, are named by their place from the front and their file:
//! `26=5`. Read are also `N` and `B` beside `H` and `E`, `.` beside `=`, the sign before the letter (`+C=7`), and lower
//! case.

use super::chinese::targets;
use super::subject::{Direction, Order, Subject, direction, file_number, on_file};
use crate::{Board, Move, Piece, PieceKind, Side, Square, movegen};

/// The move in WXF notation; `None` where it has no form for it: nothing stands on `mv.from`, the piece does not
/// go like that, or three pieces that are no soldiers stand on one file.
#[must_use]
pub fn write(board: &Board, mv: Move) -> Option<String> {
    let piece = board.get(mv.from)?;
    let side = piece.side;
    let (way, number) = direction(side, mv.from, mv.to);
    if !targets(board, side, Subject::OnFile(piece.kind, file_number(side, mv.from)), way, number)
        .contains(&mv)
    {
        return None;
    }
    let file = file_number(side, mv.from);
    let pieces = on_file(board, piece, file);
    let place = pieces.iter().position(|&square| square == mv.from)?;
    let letter = letter(piece.kind);
    let who = match (piece.kind, pieces.len()) {
        (_, 1) => format!("{letter}{file}"),
        (PieceKind::Advisor | PieceKind::Elephant, _) if !ambiguous(board, mv, piece, &pieces) => {
            format!("{letter}{file}")
        }
        (PieceKind::Soldier, count) if count > 2 || doubled_elsewhere(board, piece, file) => {
            format!("{}{file}", place + 1)
        }
        (_, 2) => format!("{letter}{}", if place == 0 { '+' } else { '-' }),
        _ => return None,
    };
    let way = match way {
        Direction::Forward => '+',
        Direction::Back => '-',
        Direction::Across => '=',
    };
    Some(format!("{who}{way}{number}"))
}

fn doubled_elsewhere(board: &Board, piece: Piece, file: u8) -> bool {
    (1..=9).any(|other| other != file && on_file(board, piece, other).len() > 1)
}

fn ambiguous(board: &Board, mv: Move, piece: Piece, pieces: &[Square]) -> bool {
    let words = direction(piece.side, mv.from, mv.to);
    let others = pieces.iter().filter(|&&square| square != mv.from);
    others
        .flat_map(|&square| movegen::moves_from(board, square))
        .any(|other| direction(piece.side, other.from, other.to) == words)
}

const fn letter(kind: PieceKind) -> char {
    match kind {
        PieceKind::Elephant => 'E',
        PieceKind::Horse => 'H',
        other => other.letter(),
    }
}

/// The moves of `side` that a text can mean by its form; `None` where it is not in this notation.
pub(super) fn candidates(board: &Board, side: Side, text: &str) -> Option<Vec<Move>> {
    let characters: Vec<char> = text.chars().filter(|character| !character.is_whitespace()).collect();
    let &[first, second, way, number] = characters.as_slice() else { return None };
    let way = match way {
        '+' => Direction::Forward,
        '-' => Direction::Back,
        '=' | '.' => Direction::Across,
        _ => return None,
    };
    let number = digit(number)?;
    let subject = match (digit(first), second) {
        (Some(place), letter) if digit(letter).is_none() => {
            Subject::InOrder(kind(letter)?, Order::Number(place))
        }
        (Some(place), _) => {
            let file = digit(second)?;
            let pieces = on_file(board, Piece::new(side, PieceKind::Soldier), file);
            let from = pieces.get(usize::from(place) - 1).copied();
            return Some(from.map_or_else(Vec::new, |from| {
                let all = targets(board, side, Subject::OnFile(PieceKind::Soldier, file), way, number);
                all.into_iter().filter(|mv| mv.from == from).collect()
            }));
        }
        (None, letter) if first == '+' => Subject::InOrder(kind(letter)?, Order::Front),
        (None, letter) if first == '-' => Subject::InOrder(kind(letter)?, Order::Rear),
        (None, '+') => Subject::InOrder(kind(first)?, Order::Front),
        (None, '-') => Subject::InOrder(kind(first)?, Order::Rear),
        (None, _) => Subject::OnFile(kind(first)?, digit(second)?),
    };
    Some(targets(board, side, subject, way, number))
}

fn kind(letter: char) -> Option<PieceKind> {
    Piece::from_letter(letter).map(|piece| piece.kind)
}

fn digit(character: char) -> Option<u8> {
    let digit = character.to_digit(10).filter(|&digit| digit > 0)?;
    u8::try_from(digit).ok()
}
