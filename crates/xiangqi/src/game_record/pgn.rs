//! PGN: tags, then moves in any notation.

use super::builder::Builder;
use super::lexer::{Lexer, Token};
use super::write::{Notation, Unread, faithful, moves, one_line, start};
use super::{MAX_GAMES, Outcome, RecordedGame};

/// The games of a text, one more than [`MAX_GAMES`] at the most.
pub(super) fn read(text: &str) -> Vec<RecordedGame> {
    let mut games = Vec::new();
    let mut game = Builder::default();
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
            games.extend(std::mem::take(&mut game).finish(text, placed.start));
            if games.len() > MAX_GAMES {
                return games;
            }
        }
        match placed.token {
            Token::Tags(line) => {
                tags(line).for_each(|(name, value)| tag(&mut game, name, value, placed.line))
            }
            _ => game.take(&placed, text, true),
        }
    }
    games.extend(game.finish(text, text.len()));
    games
}

/// Takes a tag into a game. What the other fields say is not kept as a tag.
fn tag(game: &mut Builder, name: &str, value: String, line: usize) {
    game.tagged = true;
    match name.to_ascii_lowercase().as_str() {
        "fen" => {
            // An empty tag stands for the usual start.
            if !value.trim().is_empty() {
                game.fen = Some((value, line));
            }
        }
        "result" => match Outcome::of_word(&value) {
            Some(outcome) => game.outcome = outcome,
            None if value.trim().trim_matches('?').is_empty() => {}
            None => game.tags.push(("Result".to_owned(), value)),
        },
        "game" | "format" | "setup" => {}
        _ => game.tags.push((name.to_owned(), value)),
    }
}

/// The tags on a line, as names and values; the value ends at a quotation mark before the closing bracket.
fn tags(line: &str) -> impl Iterator<Item = (&str, String)> {
    let mut rest = line;
    std::iter::from_fn(move || {
        let (_, inside) = rest.split_once('[')?;
        let (name, value) = inside.split_once('"')?;
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
                '"' => {
                    end = index;
                    break;
                }
                other => text.push(other),
            }
        }
        rest = value.get(end..).unwrap_or_default();
        Some((name.trim(), text))
    })
}

const RESULT: &str = "Result";

/// The games as PGN, with the tags of xiangqi.
#[must_use]
pub fn write(games: &[RecordedGame], notation: Notation) -> String {
    let text = |game| faithful(game, |unread| write_one(game, notation, unread));
    games.iter().map(text).collect::<Vec<_>>().join("\n")
}

fn write_one(game: &RecordedGame, notation: Notation, unread: Unread) -> String {
    let outcome = game.outcome.map_or("*", Outcome::code);
    let mut text = tag_line("Game", "Chinese Chess");
    for (name, value) in game.tags.iter().filter(|(name, _)| name != RESULT) {
        text.push_str(&tag_line(name, value));
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

fn tag_line(name: &str, value: &str) -> String {
    let name: String =
        name.chars().filter(|character| character.is_alphanumeric() || *character == '_').collect();
    let value = one_line(value).replace('\\', "\\\\").replace('"', "\\\"");
    if name.is_empty() { String::new() } else { format!("[{name} \"{value}\"]\n") }
}
