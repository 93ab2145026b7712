//! DhtmlXQ (UBB): fields in square brackets, moves as four digits, the board from black's side.
//!
//! `movelist` holds the main line. `move_P_N_V` holds the variation of number V, which leaves the line of number P (0 is
//! the main line) with its move N, moves being counted from the start of the game. `commentN` stands behind move N of the
//! main line, `commentV_N` behind that of a variation. Pages of dpxq.com give the lines in a script as `[P_N_V]…`, or the
//! digits alone.

use std::borrow::Cow;
use std::collections::{BTreeMap, VecDeque};

use super::format::script_moves;
use super::html::plain_text;
use super::line::Line;
use super::write;
use super::{FlagKind, MAX_GAMES, MAX_VARIATIONS, Note, Outcome, RecordedGame, RecordedMove};
use crate::{Board, Move, Piece, PieceKind, START, Setup, Side, Square};

/// The kinds of a side's sixteen pieces, in the order of a position in digits.
pub(super) const ORDER: [PieceKind; 16] = [
    PieceKind::Chariot,
    PieceKind::Horse,
    PieceKind::Elephant,
    PieceKind::Advisor,
    PieceKind::General,
    PieceKind::Advisor,
    PieceKind::Elephant,
    PieceKind::Horse,
    PieceKind::Chariot,
    PieceKind::Cannon,
    PieceKind::Cannon,
    PieceKind::Soldier,
    PieceKind::Soldier,
    PieceKind::Soldier,
    PieceKind::Soldier,
    PieceKind::Soldier,
];

/// Fields of the format, and the tags they stand for.
const NAMES: [(&str, &str); 22] = [
    ("title", "Title"),
    ("event", "Event"),
    ("date", "Date"),
    ("place", "Site"),
    ("round", "Round"),
    ("table", "Table"),
    ("red", "Red"),
    ("black", "Black"),
    ("redteam", "RedTeam"),
    ("blackteam", "BlackTeam"),
    ("redname", "RedName"),
    ("blackname", "BlackName"),
    ("redtime", "RedTime"),
    ("blacktime", "BlackTime"),
    ("redrating", "RedElo"),
    ("blackrating", "BlackElo"),
    ("timerule", "TimeControl"),
    ("open", "Opening"),
    ("class", "Category"),
    ("group", "Group"),
    ("remark", "Annotator"),
    ("author", "Author"),
];

/// Fields that give the same as others, where these are missing.
const SECOND: [(&str, &str); 2] = [("RedName", "Red"), ("BlackName", "Black")];

/// A field: its name without the prefix, in lower case, and what stands in it.
struct Field<'a> {
    name: String,
    value: &'a str,
    line: usize,
}

/// The field of the main line, and the same as a line of moves like others.
const MAIN_LINE: [&str; 2] = ["movelist", "move_0_1_0"];

/// The games of a text, one more than [`MAX_GAMES`] at the most.
pub(super) fn read(text: &str) -> Vec<RecordedGame> {
    let mut games = Vec::new();
    let mut fields: Vec<Field<'_>> = Vec::new();
    let mut cut = false;
    for (field, closed) in (Fields { text, at: 0, line: 1 }) {
        let is_frame = field.name == FRAME;
        let blank = field.value.trim().is_empty();
        // A page holds some fields twice, once without a value or both times with the same.
        let once = field.name == "binit" || MAIN_LINE.contains(&field.name.as_str());
        let same = fields.iter_mut().find(|other| once && other.name == field.name);
        let mut again = false;
        if let Some(other) = same {
            let is_filled = !other.value.trim().is_empty();
            if blank || other.value.trim() == field.value.trim() {
                continue;
            }
            if !is_filled {
                *other = field;
                continue;
            }
            again = true;
        }
        if is_frame || again {
            games.extend(game(std::mem::take(&mut fields), std::mem::take(&mut cut)));
            if games.len() > MAX_GAMES {
                return games;
            }
        }
        if !is_frame {
            cut |= !closed;
            // A game has few fields beside a comment for each move.
            if fields.len() < 4 * super::MAX_MOVES + 2 * MAX_VARIATIONS {
                fields.push(field);
            }
        }
    }
    if let Some(digits) = bare_digits(text).filter(|_| !fields.iter().any(has_moves)) {
        fields.push(Field { name: "movelist".to_owned(), value: digits, line: 1 });
    }
    games.extend(game(fields, cut));
    games
}

/// Whether a field holds moves of the main line.
fn has_moves(field: &Field<'_>) -> bool {
    MAIN_LINE.contains(&field.name.as_str()) && !field.value.trim().is_empty()
}

/// The moves of a script, or of a text of nothing but digits, that stand in no field.
fn bare_digits(text: &str) -> Option<&str> {
    if let Some(at) = script_moves(text) {
        let value = text.get(at..)?.trim_start();
        let value = value.strip_prefix(['\'', '"'])?;
        let digits = value.get(..value.find(|character: char| !character.is_ascii_digit())?)?;
        return (!digits.is_empty()).then_some(digits);
    }
    let text = text.trim();
    // Any number has digits: the first four must be a move that can open a game.
    let digits: Vec<char> = text.chars().filter(|character| !character.is_whitespace()).take(4).collect();
    let &[a, b, c, d] = digits.as_slice() else { return None };
    let first = Move::new(square(&[a, b])?, square(&[c, d])?);
    let all_digits = text.chars().all(|character| character.is_ascii_digit() || character.is_whitespace());
    let start = crate::Position::start();
    (all_digits && start.legal_moves().contains(&first)).then_some(text)
}

/// The name that stands for the frame of a game among the fields.
const FRAME: &str = "";

/// Walks over the fields of a text. Each place is looked at a bounded number of times.
struct Fields<'a> {
    text: &'a str,
    at: usize,
    line: usize,
}

impl<'a> Iterator for Fields<'a> {
    /// A field and whether it is closed; one without a name is the frame of a game.
    type Item = (Field<'a>, bool);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let start = self.text.get(self.at..)?.find('[')? + self.at;
            let inside = start + 1;
            let skipped = self.text.get(self.at..inside)?;
            self.line += skipped.bytes().filter(|&byte| byte == b'\n').count();
            self.at = inside;
            let Some((name, length)) = field_name(self.text.get(inside..)?) else { continue };
            let value = self.text.get(inside + length..)?;
            let line = self.line;
            // The value ends where a field closes; where none does, before whatever field comes next.
            let ends = |at: &usize| {
                let here = value.get(*at..).unwrap_or_default();
                let behind = here.get(1..).unwrap_or_default();
                behind.starts_with('/') && closes(behind.get(1..).unwrap_or_default())
                    || field_name(behind).is_some()
            };
            let end = value.match_indices('[').map(|(at, _)| at).find(ends).unwrap_or(value.len());
            let closed = name == FRAME || value.get(end..).is_some_and(|behind| behind.starts_with("[/"));
            let value = if name == FRAME { "" } else { value.get(..end)? };
            self.line += value.bytes().filter(|&byte| byte == b'\n').count();
            self.at = inside + length + value.len();
            return Some((Field { name, value, line }, closed));
        }
    }
}

/// The name of the field that opens behind a bracket, and the length up to where its value begins.
fn field_name(text: &str) -> Option<(String, usize)> {
    let prefix = if starts_ignoring_case(text, "dhtmlxq") { "dhtmlxq".len() } else { 0 };
    let rest = text.get(prefix..)?;
    let length =
        rest.bytes().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_').take(64).count();
    if rest.as_bytes().get(length) != Some(&b']') {
        return None;
    }
    let name = rest.get(..length)?;
    let whole = prefix + length + 1;
    match name.strip_prefix('_') {
        Some(name) if prefix > 0 => Some((name.to_ascii_lowercase(), whole)),
        // [DhtmlXQ], [DhtmlXQiFrame] and their like.
        _ if prefix > 0 => Some((FRAME.to_owned(), whole)),
        _ => line_number(name).map(|_| (format!("move_{name}"), whole)),
    }
}

/// Whether what stands behind `[/` closes a field or a frame.
fn closes(text: &str) -> bool {
    starts_ignoring_case(text, "dhtmlxq")
        || text.split(']').next().is_some_and(|name| line_number(name).is_some())
}

/// The three numbers of a line of moves: the line it leaves, the move it begins with, its own.
fn line_number(name: &str) -> Option<[usize; 3]> {
    let mut parts = name.get(..name.len().min(64))?.split('_').map(str::parse);
    match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (Some(Ok(leaves)), Some(Ok(first)), Some(Ok(own)), None) => Some([leaves, first, own]),
        _ => None,
    }
}

fn starts_ignoring_case(text: &str, what: &str) -> bool {
    text.as_bytes().get(..what.len()).is_some_and(|start| start.eq_ignore_ascii_case(what.as_bytes()))
}

/// The text of a field, without the marks of HTML; `||` is a line end.
fn value_of<'a>(field: &Field<'a>) -> Cow<'a, str> {
    let text = plain_text(field.value);
    if text.contains("||") { Cow::Owned(text.replace("||", "\n")) } else { text }
}

/// The game of its fields; none where they say nothing.
fn game(fields: Vec<Field<'_>>, cut: bool) -> Option<RecordedGame> {
    if fields.is_empty() {
        return None;
    }
    let of = |name: &str| fields.iter().find(|field| field.name == name);
    let mut line = start(&of);
    let start = line.clone();
    if let Some(field) = fields.iter().find(|field| has_moves(field)) {
        moves(&mut line, field);
    }
    let mut game = line.game;
    let places = variations(&mut game, &start, &fields);
    comments(&mut game, &fields, &places);
    for (name, tag) in NAMES {
        let value = of(name).map(value_of).unwrap_or_default();
        if !value.trim().is_empty() {
            game.tags.push((tag.to_owned(), value.trim().to_owned()));
        }
    }
    for (second, first) in SECOND {
        if game.tag(first).is_none()
            && let Some(tag) = game.tags.iter_mut().find(|(name, _)| name == second)
        {
            first.clone_into(&mut tag.0);
        }
    }
    let result = of("result").map(value_of).unwrap_or_default();
    match Outcome::of_value(&result) {
        Some(outcome) => game.outcome = outcome,
        None if result.trim().is_empty() => {}
        None => game.tags.push(("Result".to_owned(), result.trim().to_owned())),
    }
    game.notes.extend(cut.then_some(Note::CutShort));
    Some(game)
}

/// Where a line of moves is kept, and how many moves were played before it.
#[derive(Copy, Clone)]
struct Place {
    index: Option<usize>,
    played: usize,
}

/// Reads the variations, a line before those that leave it. Gives their places by their numbers in the record.
fn variations(game: &mut RecordedGame, start: &Line, fields: &[Field<'_>]) -> BTreeMap<usize, Place> {
    let mut waiting: BTreeMap<usize, Vec<(usize, usize, &Field<'_>)>> = BTreeMap::new();
    for field in fields {
        let numbers = field.name.strip_prefix("move_").and_then(line_number);
        if let Some([leaves, first, own]) = numbers.filter(|[.., own]| *own != 0) {
            waiting.entry(leaves).or_default().push((first, own, field));
        }
    }
    let mut places = BTreeMap::from([(0, Place { index: None, played: 0 })]);
    let mut lines = VecDeque::from([(0, start.game.start.clone())]);
    while let Some((number, setup)) = lines.pop_front() {
        let Some(leaving) = waiting.remove(&number) else { continue };
        let Some(&Place { index, played }) = places.get(&number) else { continue };
        let moves_here = match index {
            None => game.moves.as_slice(),
            Some(index) => game.variations.get(index).map_or(&[][..], |line| line.moves.as_slice()),
        };
        let positions: Vec<Setup> = std::iter::once(setup.clone())
            .chain(moves_here.iter().scan(setup, |setup, one| {
                *setup = setup.after(one.mv);
                Some(setup.clone())
            }))
            .collect();
        for (first, own, field) in leaving {
            if game.variations.len() >= MAX_VARIATIONS {
                game.notes.push(Note::TooManyVariations);
                return places;
            }
            let after = first.saturating_sub(1).saturating_sub(played).min(positions.len() - 1);
            let Some(setup) = positions.get(after) else { continue };
            let mut line = start.branch(setup, played + after);
            moves(&mut line, field);
            lines.push_back((own, setup.clone()));
            places.entry(own).or_insert(Place { index: Some(game.variations.len()), played: played + after });
            game.variations.push(line.into_variation(index, after));
        }
    }
    if !waiting.is_empty() {
        // These leave lines that are not there.
        game.notes.push(Note::CutShort);
    }
    places
}

/// Puts the comments behind their moves.
fn comments(game: &mut RecordedGame, fields: &[Field<'_>], places: &BTreeMap<usize, Place>) {
    for field in fields {
        let Some(number) = field.name.strip_prefix("comment") else { continue };
        let (line, ply) = number.split_once('_').unwrap_or(("0", number));
        let (Ok(line), Ok(ply)) = (line.parse::<usize>(), ply.parse::<usize>()) else { continue };
        let text = value_of(field);
        let comment = places.get(&line).and_then(|place| {
            let (before, moves) = match place.index {
                None => (&mut game.comment, &mut game.moves),
                Some(index) => {
                    let variation = game.variations.get_mut(index)?;
                    (&mut variation.comment, &mut variation.moves)
                }
            };
            match ply.checked_sub(place.played + 1) {
                None => Some(before),
                Some(index) => moves.get_mut(index).map(|one| &mut one.comment),
            }
        });
        match comment {
            Some(comment) => text.trim().clone_into(comment),
            // Behind a move that is not there.
            None if !text.trim().is_empty() => {
                let last = game.moves.last_mut().map_or(&mut game.comment, |last| &mut last.comment);
                super::line::add_line(last, &text);
            }
            None => {}
        }
    }
}

/// The starting position: a FEN where there is one, else the digits, else the usual one.
fn start<'a>(of: &impl Fn(&str) -> Option<&'a Field<'a>>) -> Line {
    let filled = |name: &str| of(name).filter(|field| !field.value.trim().is_empty());
    if let Some(field) = filled("fen") {
        return Line::from_fen(field.value.trim(), Some(field.line));
    }
    let Some(digits) = filled("binit").map(|field| field.value) else {
        return Line::from_fen(START, None);
    };
    let (board, odd) = board(digits);
    let usual = Line::from_fen(START, None);
    let mut line = if board == usual.game.start.board {
        usual
    } else {
        // The format does not say who is to move: the first move does.
        Line::new(Setup { board, ..Setup::EMPTY })
    };
    if odd {
        line.game.notes.push(Note::OddPosition);
    }
    line
}

/// The board of 32 pairs of digits, and whether they are not that.
fn board(digits: &str) -> (Board, bool) {
    let digits: Vec<char> = digits.chars().filter(|character| !character.is_whitespace()).collect();
    let pieces = Side::BOTH.into_iter().flat_map(|side| ORDER.map(|kind| Piece::new(side, kind)));
    let mut board = Board::EMPTY;
    let mut odd = digits.len() != 64;
    for (piece, pair) in pieces.zip(digits.chunks(2)) {
        match square(pair) {
            Some(square) => {
                odd |= board.get(square).is_some();
                board.set(square, Some(piece));
            }
            None => odd |= pair != ['9', '9'],
        }
    }
    (board, odd)
}

/// A point: the file from red's left, the rank from black's side.
fn square(pair: &[char]) -> Option<Square> {
    let &[file, rank] = pair else { return None };
    let digit = |character: char| character.to_digit(10).and_then(|digit| u8::try_from(digit).ok());
    Square::new(digit(file)?, 9_u8.checked_sub(digit(rank)?)?)
}

fn moves(line: &mut Line, field: &Field<'_>) {
    let mut number = field.line;
    let mut pending: Vec<char> = Vec::new();
    let mut from = 0;
    for (index, character) in field.value.char_indices() {
        if character == '\n' {
            number += 1;
        }
        if character.is_whitespace() || matches!(character, ',' | '-' | '|') {
            continue;
        }
        if pending.is_empty() {
            from = index;
        }
        pending.push(character);
        let &[a, b, c, d] = pending.as_slice() else { continue };
        let raw: String = pending.iter().collect();
        match (square(&[a, b]), square(&[c, d])) {
            (Some(start), Some(end)) if start != end => line.push(Move::new(start, end), &raw, Some(number)),
            (Some(_), Some(_)) => line.pass_over(FlagKind::SamePoint, &raw, Some(number)),
            _ => line.stop(FlagKind::Unreadable, &raw, Some(number)),
        }
        if line.is_closed() {
            field.value.get(from..).unwrap_or_default().trim_end().clone_into(&mut line.game.unread);
            return;
        }
        pending.clear();
    }
    if !pending.is_empty() {
        let raw: String = pending.iter().collect();
        line.stop(FlagKind::Unreadable, &raw, Some(number));
        line.game.unread = raw;
    }
}

/// The games as DhtmlXQ. Of the tags only those are written that the format knows.
#[must_use]
pub fn write(games: &[RecordedGame]) -> String {
    games
        .iter()
        .map(|game| write::faithful(game, |unread| write_one(game, unread)))
        .collect::<Vec<_>>()
        .join("\n")
}

fn write_one(game: &RecordedGame, unread: write::Unread) -> String {
    let mut text = "[DhtmlXQ]\n".to_owned();
    for (tag, value) in &game.tags {
        if let Some((name, _)) = NAMES.iter().find(|(_, known)| known == tag) {
            write_field(&mut text, name, value);
        }
    }
    if let Some(result) = game.outcome.map(Outcome::chinese).or_else(|| game.tag("Result")) {
        write_field(&mut text, "result", result);
    }
    write_field(&mut text, "binit", &position_digits(&game.start.board));
    // The digits do not say who is to move, nor hold more pieces than a side has.
    if let Some(fen) = write::start(game) {
        write_field(&mut text, "fen", &fen);
    }
    let as_comment = unread == write::Unread::AsComment;
    let read_again = if as_comment { "" } else { &game.unread };
    write_field(&mut text, "movelist", &(digits_of(&game.moves) + read_again));
    let unread = if as_comment { game.unread.as_str() } else { "" };
    write_comments(&mut text, "comment", 0, (&game.comment, &game.moves), unread);
    let mut played = Vec::with_capacity(game.variations.len());
    for (index, variation) in game.variations.iter().enumerate() {
        let before =
            variation.leaves.and_then(|line| played.get(line)).copied().unwrap_or(0) + variation.after;
        played.push(before);
        let (leaves, own) = (variation.leaves.map_or(0, |line| line + 1), index + 1);
        let name = format!("move_{leaves}_{}_{own}", before + 1);
        write_field(&mut text, &name, &digits_of(&variation.moves));
        let line = (variation.comment.as_str(), variation.moves.as_slice());
        write_comments(&mut text, &format!("comment{own}_"), before, line, &variation.unread);
    }
    text.push_str("[/DhtmlXQ]\n");
    text
}

fn write_field(text: &mut String, name: &str, value: &str) {
    // A bracket would end the field, and the marks of HTML would be read as such.
    let value = write::printable(value).replace('[', "［").replace("\r\n", "\n").replace('\n', "||");
    let value = value.replace('&', "&amp;").replace('<', "&lt;");
    text.push_str(&format!("[DhtmlXQ_{name}]{value}[/DhtmlXQ_{name}]\n"));
}

fn digits_of(moves: &[RecordedMove]) -> String {
    let digits = |square: Square| format!("{}{}", square.file(), 9 - square.rank());
    moves.iter().map(|one| digits(one.mv.from) + &digits(one.mv.to)).collect()
}

/// The comments of a line, before which so many moves were played; what could not be read stands behind the last.
fn write_comments(
    text: &mut String,
    name: &str,
    played: usize,
    (before, moves): (&str, &[RecordedMove]),
    unread: &str,
) {
    let comments = std::iter::once(before).chain(moves.iter().map(|one| one.comment.as_str()));
    for (number, comment) in comments.enumerate() {
        let unread = if number == moves.len() { unread } else { "" };
        let texts: Vec<&str> = [comment, unread].into_iter().filter(|text| !text.is_empty()).collect();
        if !texts.is_empty() {
            write_field(text, &format!("{name}{}", played + number), &texts.join("\n"));
        }
    }
}

/// The points of 32 pieces as pairs of digits, 99 for those that are not there.
fn position_digits(board: &Board) -> String {
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
