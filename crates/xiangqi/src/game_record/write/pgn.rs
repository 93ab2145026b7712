//! Writing PGN.

use super::{Notation, Unread, faithful, moves, one_line, start};
use crate::game_record::{Outcome, RecordedGame};

const RESULT: &str = "Result";

/// The games as PGN, with the tags of xiangqi.
#[must_use]
pub fn pgn(games: &[RecordedGame], notation: Notation) -> String {
    let text = |game| faithful(game, |unread| one(game, notation, unread));
    games.iter().map(text).collect::<Vec<_>>().join("\n")
}

fn one(game: &RecordedGame, notation: Notation, unread: Unread) -> String {
    let outcome = game.outcome.map_or("*", Outcome::code);
    let mut text = tag("Game", "Chinese Chess");
    for (name, value) in game.tags.iter().filter(|(name, _)| name != RESULT) {
        text.push_str(&tag(name, value));
    }
    // In other words only where none of the marks says it.
    let words = game.tag(RESULT).filter(|_| game.outcome.is_none());
    text.push_str(&tag(RESULT, words.unwrap_or(outcome)));
    if let Some(fen) = start(game) {
        text.push_str(&tag("FEN", &fen));
    }
    let format = match notation {
        Notation::Chinese | Notation::Traditional => "Chinese",
        Notation::Wxf => "WXF",
        Notation::Iccs => "ICCS",
        Notation::Uci => "UCI",
    };
    text.push_str(&tag("Format", format));
    let moves = moves(game, notation, unread);
    if !moves.is_empty() {
        text.push('\n');
        text.push_str(&moves);
    }
    text.push_str(&format!("\n{outcome}\n"));
    text
}

fn tag(name: &str, value: &str) -> String {
    let name: String =
        name.chars().filter(|character| character.is_alphanumeric() || *character == '_').collect();
    let value = one_line(value).replace('\\', "\\\\").replace('"', "\\\"");
    if name.is_empty() { String::new() } else { format!("[{name} \"{value}\"]\n") }
}
