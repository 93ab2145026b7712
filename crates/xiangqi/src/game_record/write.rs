//! Writing of games: PGN, DhtmlXQ, XQF, plain lists of moves, FENs.
//!
//! [`read`] reads back the same moves, legal or not: a move that a notation cannot express, or only by a text that would
//! be read as another move, is written as ICCS.

use std::collections::{BTreeMap, VecDeque};

pub use super::dhtmlxq::write as dhtmlxq;
pub use super::list::write as list;
pub use super::pgn::write as pgn;
pub use super::xqf::{XqfError, write as xqf};

use super::format::{has_dhtmlxq, is_tag, is_wxf_start};
use super::html::is_page;
use super::line::{add_line, meaning};
use super::{Flag, FlagKind, RecordedGame, RecordedMove, read};
use crate::notation::{Dialect, chinese, iccs, uci, wxf};
use crate::{Move, START, Setup, Side, fen};

/// The language of the names before colons in lists.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Labels {
    /// `红方：`
    #[default]
    Chinese,
    /// `Red: `
    English,
}

/// The notation of moves.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Notation {
    /// 炮二平五, in simplified characters.
    #[default]
    Chinese,
    /// 馬8進7, in traditional characters.
    Traditional,
    /// `C2=5`.
    Wxf,
    /// `H2-E2`.
    Iccs,
    /// `h2e2`.
    Uci,
}

impl Notation {
    /// A move in this notation, or in ICCS if that would not be read back as the same move.
    #[must_use]
    pub fn write(self, setup: &Setup, mv: Move) -> String {
        let board = &setup.board;
        let written = match self {
            Self::Chinese => chinese::write(board, mv),
            Self::Traditional => chinese::write(board, mv).map(|text| chinese::traditional(&text)),
            Self::Wxf => wxf::write(board, mv),
            Self::Iccs => None,
            Self::Uci => Some(uci(mv)),
        };
        written.filter(|text| meaning(setup, text, Dialect::Usual) == Ok(mv)).unwrap_or_else(|| iccs(mv))
    }
}

/// The position after the last move of each game, one a line.
#[must_use]
pub fn fens(games: &[RecordedGame]) -> String {
    games.iter().map(|game| fen::write(&game.position_after(usize::MAX)) + "\n").collect()
}

/// The starting position where it is not the usual one; as it stood in the record where it cannot be read.
pub(super) fn start(game: &RecordedGame) -> Option<String> {
    let bad = game.flags.iter().find(|flag| matches!(flag.kind, FlagKind::BadPosition(_)));
    let text = bad.map_or_else(|| fen::write(&game.start), |flag| flag.text.clone());
    (text != START).then(|| one_line(&text))
}

/// The text of a game, made by `build` with what could not be read as it stands, or as a comment where it would be
/// read as something else.
pub(super) fn faithful(game: &RecordedGame, build: impl Fn(Unread) -> String) -> String {
    let text = build(Unread::AsItStands);
    let same = |text: &str| {
        let games = read(text.as_bytes()).map(|records| records.games).unwrap_or_default();
        matches!(games.as_slice(), [again] if again.moves.iter().map(|one| one.mv).eq(game.moves.iter().map(|one| one.mv)))
    };
    if game.unread.is_empty() || same(&text) { text } else { build(Unread::AsComment) }
}

/// How what could not be read is written.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Unread {
    AsItStands,
    AsComment,
}

/// The moves with their comments and variations, a round to a line, and whatever could not be read.
pub(super) fn moves(game: &RecordedGame, notation: Notation, unread: Unread) -> String {
    let mut writer = Writer::new(game, notation);
    writer.text.push_str(&comment(&game.comment));
    writer.write_lines();
    let mut text = writer.text;
    if !game.unread.is_empty() {
        text.push('\n');
        match unread {
            Unread::AsItStands => {
                let unread = printable(&game.unread).replace('[', "［");
                text.push_str(&if is_page(&unread) { unread.replace('<', "＜") } else { unread });
            }
            Unread::AsComment => text.push_str(&comment(&game.unread)),
        }
    }
    text.trim_start().to_owned()
}

/// Writes the moves of a game. Lines under way are kept on a stack, so that they may be nested as deep as they come.
struct Writer<'a> {
    game: &'a RecordedGame,
    notation: Notation,
    /// The variations by the line they leave and the move behind which they are written.
    variations: BTreeMap<(Option<usize>, usize), VecDeque<usize>>,
    text: String,
}

/// A line under way.
struct Written<'a> {
    index: Option<usize>,
    moves: &'a [RecordedMove],
    /// How many of them are written.
    done: usize,
    /// The position after these, and the one before the last of them.
    now: Setup,
    before: Setup,
    /// The number of the next move must be written.
    numbered: bool,
    /// How many plies of the game were played at its start, and one more if black began.
    ply: usize,
}

impl<'a> Writer<'a> {
    fn new(game: &'a RecordedGame, notation: Notation) -> Self {
        let mut variations: BTreeMap<_, VecDeque<usize>> = BTreeMap::new();
        for (index, variation) in game.variations.iter().enumerate() {
            let length = match variation.leaves {
                None => game.moves.len(),
                Some(line) => game.variations.get(line).map_or(0, |line| line.moves.len()),
            };
            // Behind the move it replaces, or behind the last.
            let behind = (variation.after + 1).min(length);
            variations.entry((variation.leaves, behind)).or_default().push_back(index);
        }
        Self { game, notation, variations, text: String::new() }
    }

    fn write_lines(&mut self) {
        let start = &self.game.start;
        let black_first = start.turn == Some(Side::Black);
        let mut lines = vec![Written {
            index: None,
            moves: &self.game.moves,
            done: 0,
            now: start.clone(),
            before: start.clone(),
            numbered: true,
            ply: usize::from(black_first),
        }];
        while let Some(line) = lines.last_mut() {
            let waiting = self.variations.get_mut(&(line.index, line.done));
            let next = waiting.and_then(VecDeque::pop_front);
            if let Some(index) = next {
                line.numbered = true;
                let opened = self.open(line, index);
                lines.extend(opened);
            } else if line.done < line.moves.len() {
                self.write_move(line);
            } else {
                let closed = lines.pop().and_then(|line| line.index);
                if let Some(variation) = closed.and_then(|index| self.game.variations.get(index)) {
                    if !variation.unread.is_empty() {
                        self.text.push(' ');
                        self.text.push_str(&comment(&variation.unread));
                    }
                    self.text.push(')');
                }
            }
        }
    }

    /// Opens a variation that leaves `line` here.
    fn open(&mut self, line: &Written<'a>, index: usize) -> Option<Written<'a>> {
        let variation = self.game.variations.get(index)?;
        let replaces = variation.after < line.done;
        let start = if replaces { &line.before } else { &line.now };
        self.text.push_str(" (");
        self.text.push_str(&comment(&variation.comment));
        Some(Written {
            index: Some(index),
            moves: &variation.moves,
            done: 0,
            now: start.clone(),
            before: start.clone(),
            numbered: true,
            ply: line.ply + variation.after,
        })
    }

    fn write_move(&mut self, line: &mut Written<'a>) {
        let Some(recorded) = line.moves.get(line.done) else { return };
        let ply = line.ply + line.done;
        let text = &mut self.text;
        if !text.is_empty() && !text.ends_with('(') {
            text.push(if line.index.is_none() && (ply.is_multiple_of(2) || line.done == 0) {
                '\n'
            } else {
                ' '
            });
        }
        if ply.is_multiple_of(2) || line.numbered {
            text.push_str(&format!("{}.", ply / 2 + 1));
            text.push_str(if !ply.is_multiple_of(2) { ".. " } else { " " });
        }
        text.push_str(&self.notation.write(&line.now, recorded.mv));
        if !recorded.comment.is_empty() {
            text.push(' ');
            text.push_str(&comment(&recorded.comment));
        }
        let after = line.now.after(recorded.mv);
        line.before = std::mem::replace(&mut line.now, after);
        line.done += 1;
        line.numbered = false;
    }
}

/// A comment in braces; it cannot hold the brace that ends it.
fn comment(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("{{{}}}", unmarked(text).replace('}', "｝")) }
}

/// The text without the marks of a format, by which it would be taken for that.
fn unmarked(text: &str) -> String {
    let mut text = printable(text);
    if text.lines().any(is_wxf_start) {
        text = text.replace(['\r', '\n'], " ");
    }
    if is_page(&text) {
        text = text.replace('<', "＜");
    }
    if has_dhtmlxq(&text) {
        text = text.replace('=', "＝");
    }
    if has_dhtmlxq(&text) || text.lines().any(is_tag) {
        text = text.replace('[', "［");
    }
    text
}

/// The text without control characters, many of which would make it binary.
pub(super) fn printable(text: &str) -> String {
    text.chars().filter(|&character| character >= ' ' || matches!(character, '\n' | '\r' | '\t')).collect()
}

/// The text on one line.
pub(super) fn one_line(text: &str) -> String {
    unmarked(&text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// A game whose flagged moves have a comment that says so, for readers that know nothing of flags.
pub(super) fn with_flags_as_comments(game: &RecordedGame) -> RecordedGame {
    let mut game = game.clone();
    let played: Vec<usize> = game.variations.iter().map(|one| game.moves_before(one).len()).collect();
    add_flags(&mut game.moves, &game.flags, 0);
    for (variation, played) in game.variations.iter_mut().zip(played) {
        add_flags(&mut variation.moves, &variation.flags, played);
    }
    game
}

fn add_flags(moves: &mut [RecordedMove], flags: &[Flag], played: usize) {
    for flag in flags {
        if let Some(one) = flagged(moves, flag, played) {
            add_line(&mut one.comment, &mark(flag));
        }
    }
}

/// Takes the comments of [`with_flags_as_comments`] out again, where the flags are there.
pub(super) fn without_flags_as_comments(moves: &mut [RecordedMove], flags: &[Flag], played: usize) {
    for flag in flags {
        if let Some(one) = flagged(moves, flag, played)
            && one.comment.ends_with(&mark(flag))
        {
            let own: Vec<&str> = one.comment.lines().filter(|line| *line != mark(flag)).collect();
            one.comment = own.join("\n");
        }
    }
}

/// The move that a flag is about.
fn flagged<'a>(moves: &'a mut [RecordedMove], flag: &Flag, played: usize) -> Option<&'a mut RecordedMove> {
    let ply = flag.ply.checked_sub(played + 1).filter(|_| flag.kind.is_of_a_move())?;
    moves.get_mut(ply)
}

fn mark(flag: &Flag) -> String {
    format!("illegal: {}", flag.kind.code())
}
