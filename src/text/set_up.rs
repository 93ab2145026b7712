//! Sentences about setting up a position.

use super::ruling::say;
use super::{Lang, names};
use xiangqi::{Board, Piece, Side, Square};

/// 红方走棋
#[must_use]
pub const fn to_move(side: Side, lang: Lang) -> &'static str {
    match side {
        Side::Red => lang.pick("红方走棋", "Red to move"),
        Side::Black => lang.pick("黑方走棋", "Black to move"),
    }
}

/// A piece in the box, with how many of it are left there.
#[must_use]
pub fn in_palette(piece: Piece, on_board: usize, lang: Lang) -> String {
    let all = piece.kind.full_count();
    let (name, left) = (names::piece(piece, lang), all.saturating_sub(on_board));
    say!(lang, "放{name}，余 {left}/{all}", "Place {name}, {left}/{all} left")
}

/// What clicks on the board do, while a piece is picked.
#[must_use]
pub fn placing(piece: Piece, lang: Lang) -> String {
    let name = names::piece(piece, lang);
    say!(lang, "点棋盘放{name}；Esc 放下", "Click the board to place a {name}; Esc ends")
}

/// What a click on the board does, while one of its pieces is picked up.
#[must_use]
pub fn carrying(board: &Board, square: Square, lang: Lang) -> String {
    let name = names::on(board, square, lang);
    say!(lang, "点要移到的点：{name}；Esc 放下", "Click where to put the {name}; Esc ends")
}

/// What a change of the position would do to the moves.
#[must_use]
pub fn moves_would_go(count: usize, later: usize, lang: Lang) -> String {
    let after = if later == 0 {
        String::new()
    } else {
        say!(lang, "，其后还有 {later} 着", ", and {later} after it")
    };
    say!(
        lang,
        "报告里有 {count} 着棋走到这个局面{after}。改动局面后，以改后的局面为起点，这些着法不再保留；撤销可以找回。经过、证据不变。",
        "The report has {count} move(s) leading here{after}. Once changed, the position becomes the start and the moves are dropped; undo brings them back. Timeline and exhibits stay."
    )
}

/// A row of the timeline that no longer fits.
#[must_use]
pub fn stranded(row: usize, square: Square, lang: Lang) -> String {
    say!(
        lang,
        "经过第 {row} 行说到 {square} 上的棋子，那里是空的。",
        "Row {row} of the timeline is about a piece on {square}, where none stands."
    )
}
