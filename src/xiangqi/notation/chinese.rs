//! The four-character notation: piece, file, direction, target (炮二平五).
//!
//! Red counts files from its right in Chinese numerals, black from its right in Arabic ones. Pieces of one
//! kind on one file are told apart as the association's program rules do: 前 and 后 for two, 前 中 后 for
//! three, 前 二 三 … 后 for more; soldiers doubled on several files name the file instead of the piece
//! (前六平七). Advisors and elephants keep their file, since the direction tells them apart, except on
//! boards where it does not.

use crate::xiangqi::{Board, Kind, Move, Piece, Side, Square, SquareSet, movement};

const NUMERALS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// The move in simplified Chinese; `None` where nothing stands on `mv.from`, or where this notation has no words
/// for how the piece went.
///
/// Only the shape of the move is asked, not whether the piece may go there: a cannon that passed through its own
/// general, or a soldier that went sideways before the river, went that way at the board and is written down.
#[must_use]
pub fn write(board: &Board, mv: Move) -> Option<String> {
    let piece = board.get(mv.from)?;
    if !has_words(piece.kind, mv) {
        return None;
    }
    let who = subject(board, mv, piece)?;
    let (direction, number) = direction(piece, mv);
    Some(format!("{who}{direction}{}", numeral(piece.side, number)?))
}

/// The file as the player of `side` counts it, 1 to 9 from his right.
#[must_use]
pub const fn file_number(side: Side, square: Square) -> u8 {
    match side {
        Side::Red => 9 - square.file(),
        Side::Black => square.file() + 1,
    }
}

/// A number from 1 to 9 in the numerals of `side`.
#[must_use]
pub fn numeral(side: Side, number: u8) -> Option<char> {
    match side {
        Side::Red => NUMERALS.get(usize::from(number).checked_sub(1)?).copied(),
        Side::Black => char::from_digit(u32::from(number), 10).filter(|&digit| digit != '0'),
    }
}

/// Whether direction and number say where the piece went: straight, or by the leap of its kind.
const fn has_words(kind: Kind, mv: Move) -> bool {
    let files = mv.from.file().abs_diff(mv.to.file());
    let ranks = mv.from.rank().abs_diff(mv.to.rank());
    match kind {
        Kind::Advisor => files == 1 && ranks == 1,
        Kind::Elephant => files == 2 && ranks == 2,
        Kind::Horse => matches!((files, ranks), (1, 2) | (2, 1)),
        Kind::General | Kind::Chariot | Kind::Cannon | Kind::Soldier => (files == 0) != (ranks == 0),
    }
}

/// The direction word and the number behind it.
fn direction(piece: Piece, mv: Move) -> (char, u8) {
    let side = piece.side;
    let (from, to) = (side.relative_rank(mv.from.rank()), side.relative_rank(mv.to.rank()));
    if from == to {
        return ('平', file_number(side, mv.to));
    }
    let word = if to > from { '进' } else { '退' };
    let straight = mv.from.file() == mv.to.file();
    (word, if straight { to.abs_diff(from) } else { file_number(side, mv.to) })
}

/// The first two characters: which piece it is.
fn subject(board: &Board, mv: Move, piece: Piece) -> Option<String> {
    let alike = board.pieces(piece.side, piece.kind);
    let file: SquareSet = alike.into_iter().filter(|square| square.file() == mv.from.file()).collect();
    let own_file = numeral(piece.side, file_number(piece.side, mv.from))?;
    let plain = || Some(format!("{}{own_file}", piece.name()));
    if file.len() < 2 {
        return plain();
    }
    if matches!(piece.kind, Kind::Advisor | Kind::Elephant) && !ambiguous(board, mv, piece, file) {
        return plain();
    }
    let order = order_word(piece.side, mv.from, file)?;
    let doubled_elsewhere = piece.kind == Kind::Soldier
        && (0..Square::FILES)
            .filter(|&other| other != mv.from.file())
            .any(|other| alike.into_iter().filter(|square| square.file() == other).count() >= 2);
    Some(format!("{order}{}", if doubled_elsewhere { own_file } else { piece.name() }))
}

/// Whether another piece of the same kind and file has a move that reads the same.
fn ambiguous(board: &Board, mv: Move, piece: Piece, file: SquareSet) -> bool {
    file.into_iter()
        .filter(|&square| square != mv.from)
        .flat_map(|square| movement::moves_from(board, square))
        .any(|other| direction(piece, other) == direction(piece, mv))
}

/// 前, 中, 后 or a number, counted from the foremost piece of the file.
fn order_word(side: Side, square: Square, file: SquareSet) -> Option<char> {
    let ahead = |other: &Square| side.relative_rank(other.rank()) > side.relative_rank(square.rank());
    let before = file.into_iter().filter(ahead).count();
    match (before, file.len()) {
        (0, _) => Some('前'),
        (before, all) if before + 1 == all => Some('后'),
        (1, 3) => Some('中'),
        (before, _) => numeral(side, u8::try_from(before + 1).ok()?),
    }
}
