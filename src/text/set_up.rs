//! Sentences about setting up a position.

use super::{Lang, names};
use crate::report::Report;
use crate::tr;
use xiangqi::{Board, Piece, START, Side, Square, fen};

/// 红方走棋
#[must_use]
pub fn to_move(side: Side, lang: Lang) -> &'static str {
    match side {
        Side::Red => tr!(lang, "set-up-to-move-red"),
        Side::Black => tr!(lang, "set-up-to-move-black"),
    }
}

/// A piece in the box, with how many of it are left there.
#[must_use]
pub fn in_palette(piece: Piece, on_board: usize, lang: Lang) -> String {
    let all = piece.kind.full_count();
    let (name, left) = (names::piece(piece, lang), all.saturating_sub(on_board));
    tr!(lang, "set-up-in-palette", name, left, all)
}

/// What clicks on the board do, while a piece is picked.
#[must_use]
pub fn placing(piece: Piece, lang: Lang) -> String {
    let name = names::piece(piece, lang);
    tr!(lang, "set-up-placing", name)
}

/// What a click on the board does, while one of its pieces is picked up.
#[must_use]
pub fn carrying(board: &Board, square: Square, lang: Lang) -> String {
    let name = names::on(board, square, lang);
    tr!(lang, "set-up-carrying", name)
}

/// What a change of the position would do to the moves.
#[must_use]
pub fn moves_would_go(count: usize, later: usize, lang: Lang) -> String {
    let after = if later == 0 { String::new() } else { tr!(lang, "set-up-moves-would-go", later) };
    tr!(lang, "set-up-moves-would-go-2", count, after)
}

/// The position of a report in one line: how it came about, and who is to move.
#[must_use]
pub fn in_short(report: &Report, lang: Lang) -> String {
    let setup = report.setup();
    let turn = setup.turn.map_or(tr!(lang, "turn-unknown"), |side| to_move(side, lang));
    let pieces = setup.board.iter().count();
    let starts_game = fen::read(START).is_ok_and(|start| start.setup == report.start);
    match (starts_game, report.moves.len()) {
        (true, 0) => tr!(lang, "first-is-start").to_owned(),
        (true, count) => tr!(lang, "first-is-of-game", count, turn),
        (false, _) => tr!(lang, "first-is-set-up", pieces, turn),
    }
}

/// A row of the timeline that no longer fits.
#[must_use]
pub fn stranded(row: usize, square: Square, lang: Lang) -> String {
    tr!(lang, "set-up-stranded", row, square)
}
