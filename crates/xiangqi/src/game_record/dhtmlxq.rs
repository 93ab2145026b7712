//! DhtmlXQ (UBB): fields in square brackets, moves as four digits, the board from black's side.

use super::main_line::MainLine;
use super::write;
use super::{FlagKind, MAX_GAMES, Note, Outcome, RecordedGame};
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
const NAMES: [(&str, &str); 13] = [
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
    ("timerule", "TimeControl"),
    ("remark", "Annotator"),
    ("author", "Author"),
];

/// Fields that give the same as others, where these are missing.
const SECOND: [(&str, &str); 2] = [("redname", "Red"), ("blackname", "Black")];

/// A field: its name without the prefix, in lower case, and what stands in it.
struct Field<'a> {
    name: String,
    value: &'a str,
    line: usize,
}

/// The games of a text, one more than [`MAX_GAMES`] at the most.
pub(super) fn read(text: &str) -> Vec<RecordedGame> {
    let mut games = Vec::new();
    let mut fields: Vec<Field<'_>> = Vec::new();
    let mut cut = false;
    for (field, closed) in (Fields { text, at: 0, line: 1 }) {
        // A frame opens, or a field that a game has once comes again.
        let again = matches!(field.name.as_str(), "binit" | "movelist" | "move_0_1_0");
        if field.name.is_empty() || (again && fields.iter().any(|other| other.name == field.name)) {
            games.extend(game(std::mem::take(&mut fields), std::mem::take(&mut cut)));
            if games.len() > MAX_GAMES {
                return games;
            }
        }
        if !field.name.is_empty() {
            cut |= !closed;
            // A game has few fields beside a comment for each move.
            if fields.len() < 4 * super::MAX_MOVES {
                fields.push(field);
            }
        }
    }
    games.extend(game(fields, cut));
    games
}

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
        const PREFIX: &str = "[dhtmlxq";
        loop {
            let start = find_ignoring_case(self.text.get(self.at..)?, PREFIX)? + self.at;
            let inside = start + PREFIX.len();
            let skipped = self.text.get(self.at..inside)?;
            self.line += skipped.bytes().filter(|&byte| byte == b'\n').count();
            self.at = inside;
            let rest = self.text.get(inside..)?;
            let name_length = rest
                .bytes()
                .take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_')
                .take(64)
                .count();
            if rest.as_bytes().get(name_length) != Some(&b']') {
                continue;
            }
            let name = rest.get(..name_length)?.trim_start_matches('_').to_ascii_lowercase();
            let value = rest.get(name_length + 1..)?;
            let line = self.line;
            // The value ends where its field closes; where it does not, before whatever field comes next.
            let begins = |at: &usize| {
                let here = value.get(*at..).unwrap_or_default();
                here.starts_with("[/") || starts_ignoring_case(here, PREFIX)
            };
            let end = value.match_indices('[').map(|(at, _)| at).find(begins).unwrap_or(value.len());
            let closed = name_length == 0 || value.get(end..).is_some_and(|behind| behind.starts_with("[/"));
            let value = if name_length == 0 { "" } else { value.get(..end)? };
            self.line += value.bytes().filter(|&byte| byte == b'\n').count();
            self.at = inside + name_length + 1 + value.len();
            return Some((Field { name, value, line }, closed));
        }
    }
}

fn starts_ignoring_case(text: &str, what: &str) -> bool {
    text.as_bytes().get(..what.len()).is_some_and(|start| start.eq_ignore_ascii_case(what.as_bytes()))
}

fn find_ignoring_case(text: &str, what: &str) -> Option<usize> {
    text.as_bytes().windows(what.len()).position(|window| window.eq_ignore_ascii_case(what.as_bytes()))
}

/// The game of its fields; none where they say nothing.
fn game(fields: Vec<Field<'_>>, cut: bool) -> Option<RecordedGame> {
    if fields.is_empty() {
        return None;
    }
    let of = |name: &str| fields.iter().find(|field| field.name == name);
    let mut line = start(&of);
    if let Some(field) = of("movelist").or_else(|| of("move_0_1_0")) {
        moves(&mut line, field);
    }
    for field in &fields {
        let Some(number) = field.name.strip_prefix("comment") else { continue };
        let number = number.strip_prefix("0_").unwrap_or(number);
        let Ok(ply) = number.parse::<usize>() else { continue };
        let text = field.value.replace("||", "\n");
        let comment = match ply.checked_sub(1) {
            None => Some(&mut line.game.comment),
            Some(index) => line.game.moves.get_mut(index).map(|one| &mut one.comment),
        };
        if let Some(comment) = comment {
            text.trim().clone_into(comment);
        }
    }
    let mut game = line.game;
    let tag = |(name, tag): &(&str, &str)| {
        let value = of(name)?.value.trim();
        (!value.is_empty()).then(|| ((*tag).to_owned(), value.replace("||", "\n")))
    };
    game.tags = NAMES.iter().filter_map(tag).collect();
    for second in &SECOND {
        if game.tag(second.1).is_none() {
            game.tags.extend(tag(second));
        }
    }
    if let Some(result) = of("result").map(|field| field.value.trim()).filter(|value| !value.is_empty()) {
        match Outcome::of_word(result) {
            Some(outcome) => game.outcome = outcome,
            None => game.tags.push(("Result".to_owned(), result.replace("||", "\n"))),
        }
    }
    let variations =
        fields.iter().filter(|field| field.name.starts_with("move_") && field.name != "move_0_1_0");
    let count = variations.count();
    if count > 0 {
        game.notes.push(Note::VariationsLeftOut { count });
    }
    if cut {
        game.notes.push(Note::CutShort);
    }
    Some(game)
}

/// The starting position: a FEN where there is one, else the digits, else the usual one.
fn start<'a>(of: &impl Fn(&str) -> Option<&'a Field<'a>>) -> MainLine {
    let filled = |name: &str| of(name).filter(|field| !field.value.trim().is_empty());
    if let Some(field) = filled("fen") {
        return MainLine::from_fen(field.value.trim(), Some(field.line));
    }
    let Some(digits) = filled("binit").map(|field| field.value) else {
        return MainLine::from_fen(START, None);
    };
    let (board, odd) = board(digits);
    let usual = MainLine::from_fen(START, None);
    let mut line = if board == usual.game.start.board {
        usual
    } else {
        // The format does not say who is to move: the first move does.
        MainLine::new(Setup { board, ..Setup::EMPTY })
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

fn moves(line: &mut MainLine, field: &Field<'_>) {
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
            (Some(_), Some(_)) => line.same_point(&raw, Some(number)),
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
    field("binit", &position_digits(&game.start.board));
    // The digits do not say who is to move, nor hold more pieces than a side has.
    if let Some(fen) = write::start(game) {
        field("fen", &fen);
    }
    let digits = |square: Square| format!("{}{}", square.file(), 9 - square.rank());
    let moves: String = game.moves.iter().map(|one| digits(one.mv.from) + &digits(one.mv.to)).collect();
    let as_comment = unread == write::Unread::AsComment;
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
