//! Plain lists of moves, with or without numbers, headings and a position in front.

use super::builder::Builder;
use super::lexer::{Lexer, Placed, Token};
use super::main_line::MainLine;
use super::movetext::{has_move, is_move_like, normal};
use super::write::{Notation, Unread, faithful, moves, one_line, start};
use super::{MAX_GAMES, Outcome, RecordedGame};
use crate::{START, Setup};

/// The games of a text, one more than [`MAX_GAMES`] at the most.
pub(super) fn read(text: &str) -> Vec<RecordedGame> {
    let mut games = Vec::new();
    let mut game = Builder::default();
    let mut tokens = Lexer::new(text, false);
    while let Some(placed) = tokens.next() {
        if std::mem::take(&mut tokens.not_closed) {
            game.note_not_closed();
        }
        // Only at its start is the whole line looked at.
        let line = if placed.breaks > 0 { tokens.line_from(placed.start) } else { "" };
        let is_text = matches!(placed.token, Token::Word | Token::Number { .. });
        let position = if placed.breaks > 0 && is_text && !game.in_bracket() { position(line) } else { None };
        let another = match position {
            Some(_) => game.has_body() || game.fen.is_some(),
            None => begins_another(&mut game, &placed, line),
        };
        if another {
            games.extend(finish(std::mem::take(&mut game), text, placed.start));
            if games.len() > MAX_GAMES {
                return games;
            }
        }
        if let Some(position) = position {
            game.fen = Some((position.to_owned(), placed.line));
        } else if is_heading(&game, &placed, line) {
            heading(&mut game, line);
        } else {
            game.take(&placed, text, false);
            continue;
        }
        tokens.skip_to(placed.start + line.len());
    }
    games.extend(finish(game, text, text.len()));
    games
}

/// The game, unless there is nothing but prose.
fn finish(game: Builder, text: &str, end: usize) -> Option<RecordedGame> {
    let found = game.has_moves() || game.tagged || game.fen.is_some();
    if found { game.finish(text, end) } else { None }
}

/// The position a line gives: ranks between slashes, perhaps behind `FEN:`.
fn position(line: &str) -> Option<&str> {
    let prefixed = line.get(..3).is_some_and(|start| start.eq_ignore_ascii_case("fen"));
    let rest = if prefixed { line.get(3..)? } else { line };
    let rest = rest.trim_start_matches([':', '：', '=', ' ', '\t']);
    let board = rest.split_whitespace().next()?;
    let ranks = board.matches('/').count();
    let one = ranks > 4 && board.is_ascii() && named(line).is_none();
    (ranks > 0 && (prefixed || one) && board.len() < 200 && !board.contains("//")).then_some(rest)
}

/// Whether a token begins another game.
fn begins_another(game: &mut Builder, placed: &Placed<'_>, line: &str) -> bool {
    if !game.has_moves() || game.in_bracket() {
        return false;
    }
    let at_start = placed.breaks > 0;
    match placed.token {
        Token::Number { first: true } => true,
        Token::Word | Token::Number { .. } if at_start && named(line).is_some() => true,
        Token::Word if game.is_over() => at_start,
        Token::Number { .. } => game.is_over() && at_start && is_prose(line),
        // Behind an empty line: moves that do not go on from here, but begin a game.
        Token::Word if placed.breaks > 1 && is_move_like(placed.raw) => {
            let text = normal(placed.raw);
            let opens = MainLine::new(Setup::start()).is_legal(&text);
            opens && !game.line().is_legal(&text)
        }
        _ => false,
    }
}

/// Whether a line before the moves says something else than moves.
fn is_heading(game: &Builder, placed: &Placed<'_>, line: &str) -> bool {
    placed.breaks > 0
        && !game.has_moves()
        && !game.in_bracket()
        && matches!(placed.token, Token::Word | Token::Number { .. } | Token::Outcome(_))
        && (named(line).is_some() || (is_prose(line) && !is_move_like(placed.raw)))
}

/// Whether a line has letters, but nothing of the form of a move.
fn is_prose(line: &str) -> bool {
    line.chars().any(char::is_alphabetic) && !has_move(line)
}

/// The tag and value of a line that begins with a known name and a colon.
fn named(line: &str) -> Option<(&'static str, &str)> {
    let (name, value) = line.split_once([':', '：'])?;
    let known = NAMES.iter().find(|(word, _)| name.trim().eq_ignore_ascii_case(word));
    known.map(|(_, tag)| (*tag, value.trim()))
}

/// Takes a heading into a game: names with their values, or else the title.
fn heading(game: &mut Builder, line: &str) {
    match named(line) {
        Some((tag, value)) => {
            game.tagged = true;
            match (tag, Outcome::of_word(value)) {
                ("Result", Some(outcome)) => game.outcome = outcome,
                _ => game.tags.push((tag.to_owned(), value.to_owned())),
            }
        }
        None if game.tags.iter().all(|(name, _)| name != "Title") => {
            game.tags.push(("Title".to_owned(), line.trim().to_owned()));
        }
        None => game.line().comment(line),
    }
}

/// Words before a colon, and the tags they stand for.
const NAMES: [(&str, &str); 20] = [
    ("标题", "Title"),
    ("赛事", "Event"),
    ("地点", "Site"),
    ("日期", "Date"),
    ("轮次", "Round"),
    ("红方", "Red"),
    ("黑方", "Black"),
    ("结果", "Result"),
    ("標題", "Title"),
    ("賽事", "Event"),
    ("地點", "Site"),
    ("輪次", "Round"),
    ("紅方", "Red"),
    ("結果", "Result"),
    ("Event", "Event"),
    ("Site", "Site"),
    ("Date", "Date"),
    ("Red", "Red"),
    ("Black", "Black"),
    ("Result", "Result"),
];

/// The games as numbered lists of moves, with the position where it is not the usual one. Of the tags only those
/// are written that have a Chinese name in such lists.
#[must_use]
pub fn write(games: &[RecordedGame], notation: Notation) -> String {
    let text = |(index, game)| faithful(game, |unread| write_one(game, notation, index > 0, unread));
    let texts = games.iter().enumerate().map(text);
    texts.collect::<Vec<_>>().join("\n")
}

fn write_one(game: &RecordedGame, notation: Notation, behind_another: bool, unread: Unread) -> String {
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
