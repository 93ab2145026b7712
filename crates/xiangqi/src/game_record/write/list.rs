//! Writing plain lists of moves.

use super::{Notation, Unread, faithful, moves, one_line, start};
use crate::START;
use crate::game_record::list::NAMES;
use crate::game_record::{Outcome, RecordedGame};

/// The games as numbered lists of moves, with the position where it is not the usual one. Of the tags only those
/// are written that have a Chinese name in such lists.
#[must_use]
pub fn list(games: &[RecordedGame], notation: Notation) -> String {
    let text = |(index, game)| faithful(game, |unread| one(game, notation, index > 0, unread));
    let texts = games.iter().enumerate().map(text);
    texts.collect::<Vec<_>>().join("\n")
}

fn one(game: &RecordedGame, notation: Notation, behind_another: bool, unread: Unread) -> String {
    let mut text = String::new();
    // Something must say where a game begins.
    let usual = behind_another.then(|| START.to_owned());
    if let Some(fen) = start(game).or(usual) {
        text.push_str(&format!("FEN: {fen}\n"));
    }
    for (name, value) in &game.tags {
        if let Some((word, _)) = NAMES.iter().find(|(_, tag)| tag == name) {
            text.push_str(&format!("{word}：{}\n", one_line(value)));
        }
    }
    text.push_str(&moves(game, notation, unread));
    text.push('\n');
    if let Some(outcome) = game.outcome.map(Outcome::chinese) {
        text.push_str(&format!("{outcome}\n"));
    }
    text
}
