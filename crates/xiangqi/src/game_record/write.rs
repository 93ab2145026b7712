//! Writing of games: PGN, DhtmlXQ, plain lists of moves, FENs.
//!
//! [`read`] reads back the same moves, legal or not: a move that a notation cannot express, or only by a text that would
//! be read as another move, is written as ICCS.

pub use super::dhtmlxq::write as dhtmlxq;
pub use super::list::write as list;
pub use super::pgn::write as pgn;

use super::format::{has_dhtmlxq, is_tag};
use super::main_line::meaning;
use super::{FlagKind, RecordedGame, read};
use crate::notation::{chinese, iccs, uci, wxf};
use crate::{Move, START, Setup, Side, fen};

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
        written.filter(|text| meaning(setup, text) == Ok(mv)).unwrap_or_else(|| iccs(mv))
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

/// The moves with their comments, a round to a line, and whatever could not be read.
pub(super) fn moves(game: &RecordedGame, notation: Notation, unread: Unread) -> String {
    let mut text = comment(&game.comment);
    let black_first = game.start.turn == Some(Side::Black);
    for (index, (recorded, setup)) in game.moves.iter().zip(game.positions()).enumerate() {
        let ply = index + usize::from(black_first);
        if ply % 2 == 0 || index == 0 {
            if !text.is_empty() {
                text.push('\n');
            }
            text.push_str(&format!("{}.", ply / 2 + 1));
            text.push_str(if ply % 2 == 1 { ".. " } else { " " });
        } else {
            text.push(' ');
        }
        text.push_str(&notation.write(&setup, recorded.mv));
        if !recorded.comment.is_empty() {
            text.push(' ');
            text.push_str(&comment(&recorded.comment));
        }
    }
    if !game.unread.is_empty() {
        text.push('\n');
        match unread {
            Unread::AsItStands => text.push_str(&game.unread.replace('[', "［")),
            Unread::AsComment => text.push_str(&comment(&game.unread)),
        }
    }
    text.trim_start().to_owned()
}

/// A comment in braces; it cannot hold the brace that ends it.
fn comment(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("{{{}}}", unmarked(text).replace('}', "｝")) }
}

/// The text without the marks of a format, by which it would be taken for that.
fn unmarked(text: &str) -> String {
    let marked = has_dhtmlxq(text) || text.lines().any(is_tag);
    if marked { text.replace('[', "［") } else { text.to_owned() }
}

/// The text on one line.
pub(super) fn one_line(text: &str) -> String {
    unmarked(&text.split_whitespace().collect::<Vec<_>>().join(" "))
}
