//! Plain lists of moves, with or without numbers, headings and a position in front.

use std::ops::Range;

use super::builder::Builder;
use super::headings::{headings, moves_follow, name_of, unknown_heading};
use super::lexer::{Lexer, Placed, Token};
use super::line::{Line, add_line};
use super::movetext::{has_move, is_move_like, normal};
use super::write::{Labels, Notation, Unread, faithful, moves, one_line, start};
use super::{MAX_GAMES, Outcome, RecordedGame};
use crate::notation::Dialect;
use crate::{START, Setup};

/// The games of a text, one more than [`MAX_GAMES`] at the most.
pub(super) fn read(text: &str, dialect: Dialect) -> Vec<RecordedGame> {
    let mut games = Vec::new();
    let mut game = Builder::speaking(dialect);
    let mut began = 0;
    let mut tokens = Lexer::new(text, false);
    while let Some(placed) = tokens.next() {
        if std::mem::take(&mut tokens.not_closed) {
            game.note_not_closed();
        }
        // Only at its start is the whole line looked at.
        let starts_line = placed.breaks > 0 && !game.in_bracket();
        let line = if starts_line { tokens.line_from(placed.start) } else { "" };
        let meaning = if starts_line { meaning(&game, &placed, line) } else { LineMeaning::Moves };
        let meaning = if begins_another(&mut game, &placed, &meaning) {
            let finished = std::mem::replace(&mut game, Builder::speaking(dialect));
            finish(finished, &mut games, text, began..placed.start);
            began = placed.start;
            if games.len() > MAX_GAMES {
                return games;
            }
            if starts_line { self::meaning(&game, &placed, line) } else { LineMeaning::Moves }
        } else {
            meaning
        };
        match meaning {
            LineMeaning::Moves => {
                game.take(&placed, text, false);
                continue;
            }
            LineMeaning::Position { fen, length } => {
                game.fen = Some((fen.to_owned(), placed.line));
                tokens.skip_to(placed.start + length);
                continue;
            }
            LineMeaning::Side { length } => {
                tokens.skip_to(placed.start + length);
                continue;
            }
            LineMeaning::Headings(headings) => {
                game.tagged = true;
                headings.into_iter().for_each(|one| heading(&mut game, one));
            }
            LineMeaning::UnknownHeading(name, value) => game.tags.push((name.to_owned(), value.to_owned())),
            LineMeaning::Title => title(&mut game, line),
            LineMeaning::Remark => game.remark(line),
            LineMeaning::MovesFollow => {}
        }
        tokens.skip_to(placed.start + line.len());
    }
    finish(game, &mut games, text, began..text.len());
    games
}

/// Adds a game that was read from a part of the text. What is nothing but prose is a remark behind the game before.
fn finish(game: Builder, games: &mut Vec<RecordedGame>, text: &str, part: Range<usize>) {
    if game.has_moves() || game.tagged || game.fen.is_some() {
        games.extend(game.finish(text, part.end));
    } else if let Some(last) = games.last_mut() {
        let comment = last.moves.last_mut().map_or(&mut last.comment, |last| &mut last.comment);
        add_line(comment, text.get(part).unwrap_or_default());
    }
}

/// What a line is about.
enum LineMeaning<'a> {
    /// Moves, or whatever stands between them.
    Moves,
    /// The position, and how much of the line gives it.
    Position {
        fen: &'a str,
        length: usize,
    },
    /// Whose move stands behind this much of the line: `红：炮二平五`.
    Side {
        length: usize,
    },
    Headings(Vec<(&'static str, &'a str)>),
    UnknownHeading(&'a str, &'a str),
    Title,
    Remark,
    MovesFollow,
}

fn meaning<'a>(game: &Builder, placed: &Placed<'_>, line: &'a str) -> LineMeaning<'a> {
    if !matches!(placed.token, Token::Word | Token::Number { .. }) {
        return LineMeaning::Moves;
    }
    if let Some((fen, length)) = position(line) {
        return LineMeaning::Position { fen, length };
    }
    let headings = headings(line);
    if let Some((_, mv)) = move_of(&headings) {
        return LineMeaning::Side { length: line.rfind(mv).unwrap_or_default() };
    }
    if !headings.is_empty() {
        return LineMeaning::Headings(headings);
    }
    if !is_prose(line) || is_move_like(placed.raw) {
        return LineMeaning::Moves;
    }
    if game.has_moves() {
        // With a result among its words it is read word by word: 黑方超时，红胜。
        let mut words = line.split(|letter: char| !(letter.is_alphanumeric() || "-/:½".contains(letter)));
        let has_result = words.any(|word| Outcome::of_word(word).flatten().is_some());
        return if has_result { LineMeaning::Moves } else { LineMeaning::Remark };
    }
    if moves_follow(line) {
        return LineMeaning::MovesFollow;
    }
    match unknown_heading(line) {
        Some((name, value)) => LineMeaning::UnknownHeading(name, value),
        // The title of a game is what stands above everything else.
        None if game.is_empty() && !line.contains("://") => LineMeaning::Title,
        None => LineMeaning::Remark,
    }
}

/// The side and the move of a line that gives a move behind the name of a side.
fn move_of<'a>(headings: &[(&'static str, &'a str)]) -> Option<(&'static str, &'a str)> {
    match headings {
        [(side @ ("Red" | "Black"), mv)] if is_move_like(mv) => Some((side, mv)),
        _ => None,
    }
}

/// The position a line gives, and how much of the line does: ranks between slashes, perhaps behind `FEN:`. As engines are
/// told it, `position fen … moves …`, moves stand behind it.
fn position(line: &str) -> Option<(&str, usize)> {
    let told = line.strip_prefix("position").map_or(line, str::trim_start);
    let prefixed = told.get(..3).is_some_and(|start| start.eq_ignore_ascii_case("fen"));
    let rest = if prefixed { told.get(3..)? } else { told };
    let rest = rest.trim_start_matches([':', '：', '=', ' ', '\t', '　']);
    let board = rest.split_whitespace().next()?;
    let ranks = board.matches('/').count();
    let one = ranks > 4 && board.is_ascii() && !board.contains(':');
    if !(ranks > 0 && (prefixed || one) && board.len() < 200 && !board.contains("//")) {
        return None;
    }
    let begins = line.len() - rest.len();
    Some(match rest.split_once(" moves ") {
        Some((fen, _)) => (fen, begins + fen.len() + " moves".len()),
        None => (rest, line.len()),
    })
}

/// Whether a token begins another game. Before the first move only another position or a result says that one ended.
fn begins_another(game: &mut Builder, placed: &Placed<'_>, meaning: &LineMeaning<'_>) -> bool {
    if game.in_bracket() {
        return false;
    }
    let at_start = placed.breaks > 0;
    if !game.has_moves() {
        let heading = !matches!(meaning, LineMeaning::Moves | LineMeaning::Remark);
        let position = match (meaning, &game.fen) {
            (LineMeaning::Position { fen, .. }, Some((old, _))) => fen.trim() != old.trim(),
            _ => false,
        };
        return position || (game.has_result() && heading);
    }
    match (meaning, placed.token) {
        (LineMeaning::Position { .. }, _) => true,
        (LineMeaning::Headings(headings), _) => {
            headings.iter().any(|(tag, _)| game.has_tag(tag) || OPENS_A_GAME.contains(tag))
        }
        (_, Token::Number { first: true }) => true,
        (LineMeaning::Remark, _) => game.is_over(),
        (_, Token::Word) if game.is_over() => at_start,
        // Behind an empty line: moves that do not go on from here, but begin a game.
        (_, Token::Word) if placed.breaks > 1 && is_move_like(placed.raw) => {
            let text = normal(placed.raw);
            let opens = Line::new(Setup::start()).is_legal(&text);
            opens && !game.line().is_legal(&text)
        }
        _ => false,
    }
}

/// Tags that stand above the moves of a game, not below.
const OPENS_A_GAME: [&str; 9] =
    ["Title", "Event", "Site", "Date", "Round", "Table", "Red", "Black", "Category"];

/// Whether a line has letters, but nothing of the form of a move.
fn is_prose(line: &str) -> bool {
    line.chars().any(char::is_alphabetic) && !has_move(line)
}

/// Takes a heading into a game. A title by name goes before one that only stood above.
fn heading(game: &mut Builder, (tag, value): (&'static str, &str)) {
    match tag {
        "Title" => {
            if let Some(above) = game.title_above.take() {
                game.tags.retain(|(name, _)| name != tag);
                game.remark(&above);
            }
            game.tag(tag, value);
        }
        "RedName" if !game.has_tag("Red") => game.tag("Red", value),
        "BlackName" if !game.has_tag("Black") => game.tag("Black", value),
        _ => game.tag(tag, value),
    }
}

/// Takes the line above a game as its title.
fn title(game: &mut Builder, line: &str) {
    game.title_above = Some(line.to_owned());
    game.tags.push(("Title".to_owned(), line.trim().to_owned()));
}

/// The games as numbered lists of moves, with the position where it is not the usual one.
#[must_use]
pub fn write(games: &[RecordedGame], notation: Notation, labels: Labels) -> String {
    let text = |(index, game)| faithful(game, |unread| write_one(game, notation, labels, index > 0, unread));
    let texts = games.iter().enumerate().map(text);
    texts.collect::<Vec<_>>().join("\n")
}

fn write_one(
    game: &RecordedGame,
    notation: Notation,
    labels: Labels,
    behind_another: bool,
    unread: Unread,
) -> String {
    let mut text = String::new();
    let is_closed = !game.moves.is_empty() || !game.unread.is_empty();
    // Something must say where a game begins.
    let usual = (behind_another || !is_closed).then(|| START.to_owned());
    if let Some(fen) = start(game).or(usual) {
        text.push_str(&format!("FEN: {fen}\n"));
    }
    for (tag, value) in &game.tags {
        text.push_str(&heading_line(tag, &one_line(value), labels));
    }
    text.push_str(&moves(game, notation, unread));
    text.push('\n');
    match (game.outcome, labels) {
        (Some(outcome), Labels::Chinese) => text.push_str(&format!("{}\n", outcome.chinese())),
        (Some(outcome), Labels::English) => text.push_str(&format!("{}\n", outcome.code())),
        (None, _) if !is_closed => text.push_str("*\n"),
        (None, _) => {}
    }
    text
}

/// A tag as a line; nothing where it would not be read as that.
fn heading_line(tag: &str, value: &str, labels: Labels) -> String {
    let line = |tag: &str| match (labels, name_of(tag)) {
        (Labels::Chinese, Some(name)) => format!("{name}：{value}"),
        _ => format!("{tag}: {value}"),
    };
    let line = match move_of(&headings(&line(tag))) {
        // A player who is called like a move.
        Some(("Red", _)) => line("RedName"),
        Some(_) => line("BlackName"),
        None => line(tag),
    };
    let known = headings(&line).len() == 1;
    let first = Lexer::new(&line, false).next();
    let is_text = |first: Placed<'_>| {
        matches!(first.token, Token::Word | Token::Number { .. }) && !is_move_like(first.raw)
    };
    let prose = is_prose(&line) && first.is_some_and(is_text);
    let unknown = unknown_heading(&line).is_some() && prose && position(&line).is_none();
    if known || unknown { line + "\n" } else { String::new() }
}
