//! A game of a text, put together from its tokens.

use super::lexer::{Placed, Token};
use super::main_line::MainLine;
use super::movetext::{is_move_like, normal};
use super::{FlagKind, Note, Outcome, RecordedGame};
use crate::START;

/// A game under way.
#[derive(Default)]
pub(super) struct Builder {
    /// Its tags so far.
    pub tags: Vec<(String, String)>,
    /// The text of its starting position, with its line.
    pub fen: Option<(String, usize)>,
    /// Tags came, though none may be kept.
    pub tagged: bool,
    /// The result of its tags.
    pub outcome: Option<Outcome>,
    line: Option<MainLine>,
    /// The result behind its moves.
    written: Option<Option<Outcome>>,
    unread_from: Option<usize>,
    depth: usize,
    bracket_from: usize,
    variations: usize,
    /// Whether the words in the open bracket are all moves; `None` before the first.
    only_moves: Option<bool>,
    /// Brackets of a list that hold nothing but moves; they are kept as comments.
    bracketed: usize,
    not_closed: bool,
}

impl Builder {
    /// Whether there is anything in it.
    pub fn is_empty(&self) -> bool {
        self.line.is_none()
            && self.tags.is_empty()
            && !self.tagged
            && self.fen.is_none()
            && self.outcome.is_none()
    }

    /// Whether moves, comments or something unreadable came already, so that tags begin another game.
    pub const fn has_body(&self) -> bool {
        self.line.is_some()
    }

    /// Whether a move came already, readable or not.
    pub fn has_moves(&self) -> bool {
        self.line.as_ref().is_some_and(|line| !line.game.moves.is_empty() || line.is_closed())
    }

    /// Whether a result stands behind the moves.
    pub fn is_over(&self) -> bool {
        self.line.as_ref().is_some_and(MainLine::is_over)
    }

    /// Whether a bracket is open.
    pub const fn in_bracket(&self) -> bool {
        self.depth > 0
    }

    /// The line of moves.
    pub fn line(&mut self) -> &mut MainLine {
        let fen = &self.fen;
        self.line.get_or_insert_with(|| match fen {
            Some((text, line)) => MainLine::from_fen(text, Some(*line)),
            None => MainLine::from_fen(START, None),
        })
    }

    /// Notes that a comment was not closed.
    pub const fn note_not_closed(&mut self) {
        self.not_closed = true;
    }

    /// Takes a token of the body. Brackets are variations in PGN, comments in a list.
    pub fn take(&mut self, placed: &Placed<'_>, text: &str, pgn: bool) {
        if pgn && !self.is_empty() {
            // Whatever comes behind the tags is the body, so that further tags are another game's.
            self.line();
        }
        match placed.token {
            Token::Open => {
                if self.depth == 0 {
                    self.bracket_from = placed.start + placed.raw.len();
                    self.variations += usize::from(pgn);
                    self.only_moves = None;
                }
                self.depth += 1;
            }
            Token::Close => {
                if self.depth == 1 && !pgn && self.unread_from.is_none() {
                    let inside = text.get(self.bracket_from..placed.start).unwrap_or_default();
                    self.line().comment(inside);
                    self.bracketed += usize::from(self.only_moves == Some(true));
                }
                self.depth = self.depth.saturating_sub(1);
            }
            Token::Word if self.depth > 0 && placed.raw.chars().any(char::is_alphanumeric) => {
                self.only_moves = Some(self.only_moves.unwrap_or(true) && is_move_like(placed.raw));
            }
            _ if self.depth > 0 => {}
            Token::Comment(inside) => {
                // What stands in the text that is kept whole is not kept twice.
                if self.unread_from.is_none() {
                    self.line().comment(inside);
                }
            }
            Token::Outcome(outcome) => {
                self.written = Some(outcome);
                if self.has_moves() {
                    self.line().end();
                }
            }
            Token::Word => self.word(placed, pgn),
            Token::Number { .. } | Token::Tags(_) => {}
        }
    }

    fn word(&mut self, placed: &Placed<'_>, pgn: bool) {
        let raw = placed.raw;
        if self.unread_from.is_some() || raw.starts_with('$') || !raw.chars().any(char::is_alphanumeric) {
            return;
        }
        let line = self.line();
        if line.is_closed() {
            // The position was unreadable, or there are too many moves.
            self.unread_from = Some(placed.start);
        } else if is_move_like(raw) {
            line.read(&normal(raw), raw, placed.line);
        } else if pgn && !line.is_over() {
            line.stop(FlagKind::Unreadable, raw, Some(placed.line));
        } else {
            line.comment(raw);
        }
        if self.unread_from.is_none() && self.line().is_closed() {
            self.unread_from = Some(placed.start);
        }
    }

    /// The game, which ends before `end`.
    pub fn finish(mut self, text: &str, end: usize) -> Option<RecordedGame> {
        if self.is_empty() {
            return None;
        }
        let (depth, from) = (self.depth, self.bracket_from);
        if depth > 0 && self.variations == 0 && self.unread_from.is_none() {
            let inside = text.get(from..end).unwrap_or_default();
            self.line().comment(inside);
        }
        self.line();
        let mut game = self.line.take()?.game;
        game.tags = self.tags;
        game.outcome = self.written.flatten().or(self.outcome);
        if let (Some(tag), Some(Some(written))) = (self.outcome, self.written)
            && tag != written
        {
            game.notes.push(Note::ResultsDiffer);
        }
        let count = self.variations + self.bracketed;
        if count > 0 {
            game.notes.push(Note::VariationsLeftOut { count });
        }
        if depth > 0 || self.not_closed {
            game.notes.push(Note::NotClosed);
        }
        if let Some(from) = self.unread_from {
            text.get(from..end).unwrap_or_default().trim_end().clone_into(&mut game.unread);
        }
        Some(game)
    }
}
