//! PGN: tags, then moves in any notation.

use super::builder::Builder;
use super::format::QUOTES;
use super::headings::{is_reserved, tag_of};
use super::lexer::{Lexer, Token};
use super::write::{Notation, Unread, faithful, moves, one_line, start, with_flags_as_comments};
use super::{MAX_GAMES, Outcome, RecordedGame};
use crate::notation::Dialect;

/// The games of a text, one more than [`MAX_GAMES`] at the most.
pub(super) fn read(text: &str, dialect: Dialect) -> Vec<RecordedGame> {
    let mut games = Vec::new();
    let mut game = Builder::speaking(dialect);
    let mut tokens = Lexer::new(text, true);
    while let Some(placed) = tokens.next() {
        if std::mem::take(&mut tokens.not_closed) {
            game.note_not_closed();
        }
        let another = match placed.token {
            Token::Tags(_) => game.has_body(),
            Token::Number { first } => first && game.is_over() && !game.in_bracket(),
            _ => false,
        };
        if another {
            let finished = std::mem::replace(&mut game, Builder::speaking(dialect));
            games.extend(finished.finish(text, placed.start));
            if games.len() > MAX_GAMES {
                return games;
            }
        }
        match placed.token {
            Token::Tags(line) => {
                tags(line).for_each(|(name, value)| tag(&mut game, name, value, placed.line));
            }
            _ => game.take(&placed, text, true),
        }
    }
    games.extend(game.finish(text, text.len()));
    games
}

/// Takes a tag into a game. The names of chess and of Chinese programs stand for those of xiangqi.
fn tag(game: &mut Builder, name: &str, value: String, line: usize) {
    game.tagged = true;
    match name.to_ascii_lowercase().as_str() {
        // An empty tag stands for the usual start.
        "fen" if value.trim().is_empty() => {}
        "fen" => game.fen = Some((value, line)),
        "game" | "format" | "setup" | "variant" if !value.is_empty() => {}
        "white" => game.tag("Red", &value),
        "whiteteam" => game.tag("RedTeam", &value),
        "whiteelo" => game.tag("RedElo", &value),
        "result" => game.tag(RESULT, &value),
        _ if name.is_ascii() => game.tag(name, &value),
        _ => game.tag(tag_of(name).unwrap_or(name), &value),
    }
}

/// The tags on a line, as names and values; the value ends at a quotation mark before the closing bracket.
fn tags(line: &str) -> impl Iterator<Item = (&str, String)> {
    let mut rest = line;
    std::iter::from_fn(move || {
        let (_, inside) = rest.split_once('[')?;
        let (name, value) = inside.split_once(QUOTES)?;
        let opening = inside.get(name.len()..).and_then(|rest| rest.chars().next());
        let closing = if opening == Some('“') { '”' } else { opening.unwrap_or('"') };
        let mut text = String::new();
        let mut characters = value.char_indices();
        let mut end = value.len();
        while let Some((index, character)) = characters.next() {
            match character {
                '\\' => match characters.clone().next() {
                    Some((_, escaped @ ('"' | '\\'))) => {
                        characters.next();
                        text.push(escaped);
                    }
                    _ => text.push('\\'),
                },
                mark if mark == closing => {
                    end = index;
                    break;
                }
                other => text.push(other),
            }
        }
        if end == value.len() {
            // No mark closes the value: the bracket does.
            let closed = text.trim_end().trim_end_matches(']').len();
            text.truncate(closed);
        }
        rest = value.get(end..).unwrap_or_default();
        let name = name.rsplit('[').next().unwrap_or_default();
        Some((name.trim().trim_end_matches([':', '：', '=']).trim_end(), text))
    })
}

const RESULT: &str = "Result";

/// The games as PGN, with the tags of xiangqi. A move with a flag has a comment that names it.
#[must_use]
pub fn write(games: &[RecordedGame], notation: Notation) -> String {
    let text = |game| {
        let game = with_flags_as_comments(game);
        faithful(&game, |unread| write_one(&game, notation, unread))
    };
    games.iter().map(text).collect::<Vec<_>>().join("\n")
}

fn write_one(game: &RecordedGame, notation: Notation, unread: Unread) -> String {
    let outcome = game.outcome.map_or("*", Outcome::code);
    let mut text = tag_line("Game", "Chinese Chess");
    for (name, value) in &game.tags {
        let name = tag_name(name);
        if !is_reserved(&name) {
            text.push_str(&tag_line(&name, value));
        }
    }
    // In other words only where none of the marks says it.
    let words = game.tag(RESULT).filter(|_| game.outcome.is_none());
    text.push_str(&tag_line(RESULT, words.unwrap_or(outcome)));
    if let Some(fen) = start(game) {
        text.push_str(&tag_line("FEN", &fen));
    }
    let format = match notation {
        Notation::Chinese | Notation::Traditional => "Chinese",
        Notation::Wxf => "WXF",
        Notation::Iccs => "ICCS",
        Notation::Uci => "UCI",
    };
    text.push_str(&tag_line("Format", format));
    let moves = moves(game, notation, unread);
    if !moves.is_empty() {
        text.push('\n');
        text.push_str(&moves);
    }
    text.push_str(&format!("\n{outcome}\n"));
    text
}

/// A name as a tag can have it.
fn tag_name(name: &str) -> String {
    name.chars().filter(|character| character.is_alphanumeric() || *character == '_').collect()
}

fn tag_line(name: &str, value: &str) -> String {
    let value = one_line(value).replace('\\', "\\\\").replace('"', "\\\"");
    if name.is_empty() { String::new() } else { format!("[{name} \"{value}\"]\n") }
}
