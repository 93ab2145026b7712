//! Reading WXF, a text format with a keyword at the start of each line and the moves between `START{` and `}END`.

use super::builder::Builder;
use super::lexer::Lexer;
use super::{MAX_GAMES, RecordedGame};
use crate::notation::Dialect;

/// The games of a text, one more than [`MAX_GAMES`] at the most.
pub(super) fn read(text: &str, dialect: Dialect) -> Vec<RecordedGame> {
    let mut games = Vec::new();
    let mut game = Builder::speaking(dialect);
    let mut rest = text;
    let mut number = 1;
    while !rest.is_empty() {
        let line = rest.split_inclusive('\n').next().unwrap_or_default();
        let word = line.trim_start();
        let start = text.len() - rest.len() + (line.len() - word.len());
        let block = word.split_once('{').filter(|(name, _)| {
            let name = name.trim();
            !name.is_empty() && name.chars().all(|letter| letter.is_ascii_uppercase())
        });
        let Some((name, _)) = block else {
            // Another header begins another game.
            if game.has_body() && !word.is_empty() && starts_header(word) {
                let finished = std::mem::replace(&mut game, Builder::speaking(dialect));
                games.extend(finished.finish(text, start));
                if games.len() > MAX_GAMES {
                    return games;
                }
            }
            keyword(&mut game, word.trim_end(), number);
            number += 1;
            rest = rest.get(line.len()..).unwrap_or_default();
            continue;
        };
        let inside_from = start + name.len() + 1;
        let behind = text.get(inside_from..).unwrap_or_default();
        // Braces inside are comments among the moves.
        let length = if name.trim() == "START" { end_of_moves(behind) } else { behind.find('}') };
        let inside = behind.get(..length.unwrap_or(behind.len())).unwrap_or_default();
        if name.trim() == "START" {
            if game.has_moves() {
                let finished = std::mem::replace(&mut game, Builder::speaking(dialect));
                games.extend(finished.finish(text, start));
                if games.len() > MAX_GAMES {
                    return games;
                }
            }
            let before = text.get(..inside_from + inside.len()).unwrap_or_default();
            moves(&mut game, before, inside_from, number);
        } else {
            game.remark(inside);
        }
        if length.is_none() {
            game.note_not_closed();
        }
        number += inside.bytes().filter(|&byte| byte == b'\n').count();
        let closed = behind.get(inside.len()..).unwrap_or_default();
        let closed = closed.strip_prefix('}').unwrap_or(closed);
        rest = ["END", name.trim()].into_iter().find_map(|word| closed.strip_prefix(word)).unwrap_or(closed);
    }
    games.extend(game.finish(text, text.len()));
    games
}

/// Where the moves end: at the brace that none of theirs opened.
fn end_of_moves(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, brace) in text.match_indices(['{', '}']) {
        match (brace, depth) {
            ("{", _) => depth += 1,
            (_, 0) => return Some(at),
            _ => depth -= 1,
        }
    }
    None
}

fn moves(game: &mut Builder, text: &str, from: usize, number: usize) {
    game.line();
    let mut tokens = Lexer::new(text, false);
    tokens.begin_at(from, number);
    while let Some(placed) = tokens.next() {
        if std::mem::take(&mut tokens.not_closed) {
            game.note_not_closed();
        }
        game.take(&placed, text, false);
    }
}

/// Whether a line is one that stands first in the header of a game.
fn starts_header(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    matches!(word, "FORMAT" | "GAME" | "RED" | "BLACK" | "EVENT" | "FEN")
}

/// Takes a line of the header: a keyword and its value, of which parts are separated by semicolons.
fn keyword(game: &mut Builder, line: &str, number: usize) {
    let parts = line.split_once(|character: char| character.is_whitespace() || character == ':');
    let keyword = parts.filter(|(word, _)| word.chars().all(|letter| letter.is_ascii_uppercase()));
    let Some((word, value)) = keyword else {
        if !line.is_empty() {
            game.remark(line);
        }
        return;
    };
    game.tagged = true;
    let value = value.trim();
    let mut parts = value.split(';').map(str::trim);
    let first = parts.next().unwrap_or_default();
    let others: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    let is_number = |part: &str| !part.is_empty() && part.chars().all(|digit| digit.is_ascii_digit());
    match word {
        "FORMAT" | "GAME" => {}
        "FEN" if value.is_empty() => {}
        "FEN" => game.fen = Some((value.to_owned(), number)),
        "RED" | "BLACK" => {
            let side = if word == "RED" { "Red" } else { "Black" };
            game.tag(side, first);
            for part in others {
                game.tag(&format!("{side}{}", if is_number(part) { "Elo" } else { "Team" }), part);
            }
        }
        "RESULT" => game.tag("Result", value),
        "DATE" => {
            let (date, time) = value.split_once(' ').unwrap_or((value, ""));
            game.tag("Date", date);
            game.tag("Time", time);
        }
        "EVENT" => {
            game.tag("Event", first);
            for part in others {
                let is_time = part.starts_with(|digit: char| digit.is_ascii_digit());
                game.tag(if is_time { "TimeControl" } else { "EventDetail" }, part);
            }
        }
        _ => {
            let lower = word.to_ascii_lowercase();
            let (initial, rest) = lower.split_at_checked(1).unwrap_or_default();
            game.tag(&(initial.to_ascii_uppercase() + rest), value);
        }
    }
}
