//! Writing DhtmlXQ (UBB).

use super::{Unread, faithful, start};
use crate::game_record::dhtmlxq::{NAMES, ORDER};
use crate::game_record::{Outcome, RecordedGame};
use crate::{Board, PieceKind, Side, Square};

/// The games as DhtmlXQ. Of the tags only those are written that the format knows.
#[must_use]
pub fn dhtmlxq(games: &[RecordedGame]) -> String {
    games.iter().map(|game| faithful(game, |unread| one(game, unread))).collect::<Vec<_>>().join("\n")
}

fn one(game: &RecordedGame, unread: Unread) -> String {
    let mut text = "[DhtmlXQ]\n".to_owned();
    let mut field = |name: &str, value: &str| {
        // A bracket would end the field.
        let value = value.replace('[', "［").replace("\r\n", "\n").replace('\n', "||");
        text.push_str(&format!("[DhtmlXQ_{name}]{value}[/DhtmlXQ_{name}]\n"));
    };
    for (name, value) in &game.tags {
        if let Some((known, _)) = NAMES.iter().find(|(_, tag)| tag == name) {
            field(known, value);
        }
    }
    if let Some(result) = game.outcome.map(Outcome::chinese).or_else(|| game.tag("Result")) {
        field("result", result);
    }
    field("binit", &position(&game.start.board));
    // The digits do not say who is to move, nor hold more pieces than a side has.
    if let Some(fen) = start(game) {
        field("fen", &fen);
    }
    let digits = |square: Square| format!("{}{}", square.file(), 9 - square.rank());
    let moves: String = game.moves.iter().map(|one| digits(one.mv.from) + &digits(one.mv.to)).collect();
    let as_comment = unread == Unread::AsComment;
    field("movelist", &if as_comment { moves } else { moves + &game.unread });
    let comments = game.moves.iter().map(|one| one.comment.as_str());
    for (number, comment) in std::iter::once(game.comment.as_str()).chain(comments).enumerate() {
        let unread = if as_comment && number == game.moves.len() { game.unread.as_str() } else { "" };
        let texts: Vec<&str> = [comment, unread].into_iter().filter(|text| !text.is_empty()).collect();
        if !texts.is_empty() {
            field(&format!("comment{number}"), &texts.join("\n"));
        }
    }
    text.push_str("[/DhtmlXQ]\n");
    text
}

/// The points of 32 pieces as pairs of digits, 99 for those that are not there.
fn position(board: &Board) -> String {
    let mut text = String::new();
    for side in Side::BOTH {
        let mut left: Vec<(PieceKind, Square)> = PieceKind::ALL
            .into_iter()
            .flat_map(|kind| board.pieces(side, kind).into_iter().map(move |square| (kind, square)))
            .collect();
        for kind in ORDER {
            match left.iter().position(|(other, _)| *other == kind) {
                Some(index) => {
                    let (_, square) = left.remove(index);
                    text.push_str(&format!("{}{}", square.file(), 9 - square.rank()));
                }
                None => text.push_str("99"),
            }
        }
    }
    text
}
