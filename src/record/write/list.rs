//! Writing plain lists of moves.

use super::{Notation, moves, one_line, start};
use crate::record::list::NAMES;
use crate::record::{Game, Outcome};

/// The games as numbered lists of moves, with the position where it is not the usual one. Of the tags only those
/// are written that have a Chinese name in such lists.
#[must_use]
pub fn list(games: &[Game], notation: Notation) -> String {
    games.iter().map(|game| one(game, notation)).collect::<Vec<_>>().join("\n")
}

fn one(game: &Game, notation: Notation) -> String {
    let mut text = String::new();
    for (name, value) in &game.tags {
        if let Some((word, _)) = NAMES.iter().find(|(_, tag)| tag == name) {
            text.push_str(&format!("{word}：{}\n", one_line(value)));
        }
    }
    if let Some(fen) = start(game) {
        text.push_str(&format!("FEN: {fen}\n"));
    }
    text.push_str(&moves(game, notation));
    text.push('\n');
    if let Some(outcome) = game.outcome.map(Outcome::chinese) {
        text.push_str(&format!("{outcome}\n"));
    }
    text
}
