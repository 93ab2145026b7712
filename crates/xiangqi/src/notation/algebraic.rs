//! The algebraic notation of chess with the pieces of xiangqi: `Che2`, `Nc2`, `Rxb9`, `R1a3`.
//!
//! The letter of the piece, which soldiers may lack; its file, rank or both where several can go there; `x` for a
//! capture; the square it goes to.

use super::coordinates::square;
use crate::{Board, Move, Piece, PieceKind, Side, Square, movegen};

/// A move as it is written.
struct Written {
    kind: PieceKind,
    file: Option<u8>,
    rank: Option<u8>,
    to: Square,
}

/// Whether a text has this form, in either count of ranks. Soldiers need their letter here: a square alone may be a word
/// of another kind.
pub(super) fn is_move(text: &str) -> bool {
    text.starts_with(|letter: char| letter.is_ascii_uppercase() && Piece::from_letter(letter).is_some())
        && (parse(text, false).is_some() || parse(text, true).is_some())
}

/// The moves of `side` that a text can mean by its form; `None` where it is not in this notation.
pub(super) fn candidates(board: &Board, side: Side, text: &str, ranks_from_one: bool) -> Option<Vec<Move>> {
    let written = parse(text, ranks_from_one)?;
    let pieces = board.pieces(side, written.kind).into_iter();
    let named = pieces.filter(|from| {
        written.file.is_none_or(|file| file == from.file())
            && written.rank.is_none_or(|rank| rank == from.rank())
    });
    // It names no direction: what the piece cannot do, it cannot mean, unless only one piece is left to do it.
    let named: Vec<Square> = named.collect();
    let able: Vec<Square> =
        named.iter().copied().filter(|&from| movegen::reach(board, from).contains(written.to)).collect();
    let from = if able.is_empty() { named } else { able };
    Some(
        from.into_iter().filter(|&from| from != written.to).map(|from| Move::new(from, written.to)).collect(),
    )
}

fn parse(text: &str, ranks_from_one: bool) -> Option<Written> {
    let letter = text.chars().next()?;
    let (kind, rest) = match Piece::from_letter(letter).filter(|_| letter.is_ascii_uppercase()) {
        Some(piece) => (piece.kind, text.get(1..)?),
        None => (PieceKind::Soldier, text),
    };
    // The square it goes to ends the text; what stands before it tells pieces apart.
    let (places, to) = (0..rest.len()).rev().find_map(|at| {
        let (to, behind) = square(rest.get(at..)?, ranks_from_one)?;
        behind.is_empty().then_some((rest.get(..at)?, to))
    })?;
    let places = places.trim_end_matches(['x', ':', '-']);
    let (file, rank) = match places.as_bytes() {
        [] => (None, None),
        [file @ b'a'..=b'i'] => (Some(file - b'a'), None),
        [b'0'..=b'9', ..] => (
            None,
            Some(square(&format!("a{places}"), ranks_from_one).filter(|(_, rest)| rest.is_empty())?.0.rank()),
        ),
        _ => {
            let (from, rest) = square(places, ranks_from_one)?;
            if !rest.is_empty() {
                return None;
            }
            (Some(from.file()), Some(from.rank()))
        }
    };
    Some(Written { kind, file, rank, to })
}
