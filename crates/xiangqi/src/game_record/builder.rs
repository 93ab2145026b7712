//! A game of a text, put together from its tokens.

use super::lexer::{Lexer, Placed, Token};
use super::line::Line;
use super::movetext::{is_move_like, is_null_move, normal};
use super::write::without_flags_as_comments;
use super::{FlagKind, MAX_VARIATIONS, Note, Outcome, RecordedGame, Variation};
use crate::START;
use crate::notation::Dialect;

/// Brackets deeper than this are kept as comments.
const DEEPEST: usize = 32;

/// A game under way.
#[derive(Default)]
pub(super) struct Builder {
    /// Its tags so far.
    pub tags: Vec<(String, String)>,
    /// The text of its starting position, with its line.
    pub fen: Option<(String, usize)>,
    /// The title, where it is only the line above the game.
    pub title_above: Option<String>,
    /// Tags came, though none may be kept.
    pub tagged: bool,
    /// The result of its tags.
    pub outcome: Option<Outcome>,
    dialect: Dialect,
    line: Option<Line>,
    /// What stands before the moves of a list.
    preface: Vec<String>,
    /// The result behind its moves.
    written: Option<Option<Outcome>>,
    unread_from: Option<usize>,
    /// The variations read, and places kept for those still open.
    variations: Vec<Variation>,
    too_many: bool,
    open: Vec<OpenVariation>,
    /// How many brackets are open inside the last open variation, whose inside is a comment.
    deeper: usize,
    /// A bracket of a list, which is a variation only if it holds nothing but moves.
    bracket: Option<Bracket>,
    not_closed: bool,
}

/// A variation under way.
struct OpenVariation {
    /// Its moves, as if they replaced the last move of the line it leaves.
    line: Line,
    /// The same line if they go on from that move; `None` once the first move is read.
    onward: Option<Line>,
    /// As in [`Variation`].
    leaves: Option<usize>,
    after: usize,
    /// Its number among the variations, once another leaves it.
    index: Option<usize>,
    /// Where its text begins, and from where on nothing of it is read.
    from: usize,
    unread_from: Option<usize>,
}

/// An open bracket of a list.
struct Bracket {
    from: usize,
    line: usize,
    depth: usize,
    /// Whether the words in it are all moves; `None` before the first.
    only_moves: Option<bool>,
}

impl Builder {
    /// A game whose moves are in a dialect.
    pub fn speaking(dialect: Dialect) -> Self {
        Self { dialect, ..Self::default() }
    }

    /// Whether there is anything in it.
    pub fn is_empty(&self) -> bool {
        self.line.is_none()
            && self.tags.is_empty()
            && !self.tagged
            && self.fen.is_none()
            && self.outcome.is_none()
            && self.written.is_none()
            && self.preface.is_empty()
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
        self.line.as_ref().is_some_and(Line::is_over)
    }

    /// Whether a result stands behind the moves, or where they would stand.
    pub const fn has_result(&self) -> bool {
        self.written.is_some()
    }

    /// Whether a bracket is open.
    pub fn in_bracket(&self) -> bool {
        !self.open.is_empty() || self.bracket.is_some()
    }

    /// The main line.
    pub fn line(&mut self) -> &mut Line {
        let (fen, dialect) = (&self.fen, self.dialect);
        self.line.get_or_insert_with(|| {
            let line = match fen {
                Some((text, line)) => Line::from_fen(text, Some(*line)),
                None => Line::from_fen(START, None),
            };
            let mut line = line.speaking(dialect);
            self.preface.drain(..).for_each(|text| line.comment(&text));
            line
        })
    }

    /// Takes a tag; what other fields of a game say is not kept as a tag. The first of a name stays.
    pub fn tag(&mut self, name: &str, value: &str) {
        self.tagged = true;
        let value = value.trim();
        if value.is_empty() {
            return;
        }
        if name == "Result" {
            match Outcome::of_value(value) {
                Some(outcome) => {
                    self.outcome = outcome;
                    return;
                }
                None if value.trim_matches('?').is_empty() => return,
                None => {}
            }
        }
        if !self.tags.iter().any(|(other, kept)| other == name && kept == value) {
            self.tags.push((name.to_owned(), value.to_owned()));
        }
    }

    /// Whether there is a tag of this name.
    pub fn has_tag(&self, name: &str) -> bool {
        self.tags.iter().any(|(other, _)| other == name)
    }

    /// Notes that a comment was not closed.
    pub const fn note_not_closed(&mut self) {
        self.not_closed = true;
    }

    /// Takes a token of the body. Brackets are variations in PGN; in a list they are if they hold nothing but moves.
    pub fn take(&mut self, placed: &Placed<'_>, text: &str, pgn: bool) {
        if pgn && !self.is_empty() {
            // Whatever comes behind the tags is the body, so that further tags are another game's.
            self.line();
        }
        if pgn {
            self.take_in_tree(placed, text);
        } else {
            self.take_in_list(placed, text);
        }
    }

    fn take_in_list(&mut self, placed: &Placed<'_>, text: &str) {
        match (placed.token, &mut self.bracket) {
            (Token::Open, None) => {
                let from = placed.start + placed.raw.len();
                self.bracket = Some(Bracket { from, line: placed.line, depth: 1, only_moves: None });
            }
            (Token::Open, Some(bracket)) => bracket.depth += 1,
            (Token::Close, Some(bracket)) => {
                bracket.depth -= 1;
                if bracket.depth == 0 {
                    self.close_bracket(text, placed.start);
                }
            }
            (Token::Word, Some(bracket)) if placed.raw.chars().any(char::is_alphanumeric) => {
                bracket.only_moves = Some(bracket.only_moves != Some(false) && is_move_like(placed.raw));
            }
            (_, Some(_)) | (Token::Close, None) => {}
            (_, None) => self.take_in_line(placed, false),
        }
    }

    /// Takes the inside of a bracket of a list, which ends before `end`.
    fn close_bracket(&mut self, text: &str, end: usize) {
        let Some(bracket) = self.bracket.take() else { return };
        let inside = text.get(bracket.from..end).unwrap_or_default();
        if bracket.only_moves != Some(true) || self.unread_from.is_some() {
            self.remark(inside);
            return;
        }
        let before = self.variations.len();
        self.open_variation(0);
        for mut placed in Lexer::new(inside, false) {
            placed.line += bracket.line - 1;
            self.take_in_tree(&placed, inside);
        }
        while self.open.len() > 1 {
            self.close_variation(inside, inside.len());
        }
        if self.open.last().is_some_and(|open| !open.line.game.flags.is_empty()) {
            // Moves that cannot be played here are a remark about others.
            self.open.clear();
            self.variations.truncate(before);
            self.remark(inside);
        }
        self.close_variation(inside, inside.len());
    }

    fn take_in_tree(&mut self, placed: &Placed<'_>, text: &str) {
        match placed.token {
            Token::Open if self.deeper > 0 || self.open.len() >= DEEPEST => self.deeper += 1,
            Token::Open => self.open_variation(placed.start + placed.raw.len()),
            Token::Close if self.deeper > 0 => self.deeper -= 1,
            Token::Close => self.close_variation(text, placed.start),
            _ if self.deeper > 0 => {
                if let Some(open) = self.open.last_mut()
                    && open.unread_from.is_none()
                {
                    open.line.comment(placed.raw);
                }
            }
            _ => match self.open.last_mut() {
                Some(open) => open.take(placed),
                None => self.take_in_line(placed, true),
            },
        }
    }

    /// A bracket opens: moves in the place of the last one.
    fn open_variation(&mut self, from: usize) {
        let place = match self.open.last_mut() {
            None => (None, 0),
            // What leaves a variation before its first move leaves the line that this one leaves.
            Some(open) if open.line.game.moves.is_empty() => (open.leaves, open.after),
            Some(open) => {
                let index = *open.index.get_or_insert_with(|| {
                    self.variations.push(Variation::default());
                    self.variations.len() - 1
                });
                (Some(index), 0)
            }
        };
        let outer = match self.open.last() {
            Some(open) => &open.line,
            None => self.line(),
        };
        let onward = (!outer.game.moves.is_empty()).then(|| outer.onward());
        let (line, after) = (outer.instead(), place.1 + outer.game.moves.len().saturating_sub(1));
        let open =
            OpenVariation { line, onward, leaves: place.0, after, index: None, from, unread_from: None };
        self.open.push(open);
    }

    /// A bracket closes, before `end`. Without a move in it, it is a comment.
    fn close_variation(&mut self, text: &str, end: usize) {
        self.deeper = 0;
        let Some(mut open) = self.open.pop() else { return };
        if open.line.game.moves.is_empty() {
            let inside = text.get(open.from..end).unwrap_or_default();
            let (unread, line) = match self.open.last_mut() {
                Some(outer) => (outer.unread_from.is_some(), &mut outer.line),
                None => (self.unread_from.is_some(), self.line()),
            };
            if !unread {
                line.comment(inside);
            }
            return;
        }
        if let Some(from) = open.unread_from {
            text.get(from..end).unwrap_or_default().trim_end().clone_into(&mut open.line.game.unread);
        }
        let played = open.line.played();
        let mut variation = open.line.into_variation(open.leaves, open.after);
        without_flags_as_comments(&mut variation.moves, &variation.flags, played);
        let kept = open.index.and_then(|index| self.variations.get_mut(index));
        if let Some(place) = kept {
            *place = variation;
        } else if self.variations.len() < MAX_VARIATIONS {
            self.variations.push(variation);
        } else {
            self.too_many = true;
        }
    }

    /// Takes a token of the main line.
    fn take_in_line(&mut self, placed: &Placed<'_>, pgn: bool) {
        match placed.token {
            Token::Comment(inside) => self.remark(inside),
            Token::Outcome(outcome) => {
                self.written = Some(outcome);
                if self.has_moves() {
                    self.line().end();
                }
            }
            Token::Word => self.word(placed, pgn),
            Token::Number { .. } | Token::Tags(_) | Token::Open | Token::Close => {}
        }
    }

    fn word(&mut self, placed: &Placed<'_>, pgn: bool) {
        let raw = placed.raw;
        if self.unread_from.is_some() {
            return;
        }
        let null = is_null_move(raw) && (pgn || self.has_moves());
        if !null && !raw.chars().any(char::is_alphanumeric) {
            return;
        }
        if !null && !is_move_like(raw) && !pgn {
            return self.remark(raw);
        }
        let line = self.line();
        if line.is_closed() {
            // The position was unreadable, or there are too many moves.
            self.unread_from = Some(placed.start);
        } else if null {
            line.pass_over(FlagKind::NullMove, raw, Some(placed.line));
        } else if is_move_like(raw) || !line.is_over() {
            line.read(&normal(raw), raw, placed.line);
        } else {
            line.comment(raw);
        }
        if self.unread_from.is_none() && self.line().is_closed() {
            self.unread_from = Some(placed.start);
        }
    }

    /// Takes a text that says nothing of the moves themselves. What stands in the text that is kept whole is not kept
    /// twice.
    pub fn remark(&mut self, text: &str) {
        match &mut self.line {
            _ if self.unread_from.is_some() => {}
            Some(line) => line.comment(text),
            // The position may still come.
            None => self.preface.push(text.trim().to_owned()),
        }
    }

    /// The game, which ends before `end`.
    pub fn finish(mut self, text: &str, end: usize) -> Option<RecordedGame> {
        if self.is_empty() {
            return None;
        }
        let open = self.in_bracket();
        self.close_bracket(text, end);
        while !self.open.is_empty() {
            self.close_variation(text, end);
        }
        self.line();
        let mut game = self.line.take()?.game;
        game.tags = self.tags;
        game.variations = self.variations;
        without_flags_as_comments(&mut game.moves, &game.flags, 0);
        game.outcome = self.written.flatten().or(self.outcome);
        if let (Some(tag), Some(Some(written))) = (self.outcome, self.written)
            && tag != written
        {
            game.notes.push(Note::ResultsDiffer);
        }
        game.notes.extend(self.too_many.then_some(Note::TooManyVariations));
        if open || self.not_closed {
            game.notes.push(Note::NotClosed);
        }
        if let Some(from) = self.unread_from {
            text.get(from..end).unwrap_or_default().trim_end().clone_into(&mut game.unread);
        }
        Some(game)
    }
}

impl OpenVariation {
    fn take(&mut self, placed: &Placed<'_>) {
        if self.unread_from.is_some() {
            return;
        }
        let raw = placed.raw;
        match placed.token {
            Token::Comment(inside) => self.line.comment(inside),
            Token::Outcome(Some(_)) => self.line.comment(raw),
            Token::Word if is_null_move(raw) => {
                self.line.pass_over(FlagKind::NullMove, raw, Some(placed.line));
            }
            Token::Word if raw.chars().any(char::is_alphanumeric) => {
                let text = normal(raw);
                self.choose_place(&text);
                self.line.read(&text, raw, placed.line);
                if self.line.is_closed() {
                    self.unread_from = Some(placed.start);
                }
            }
            _ => {}
        }
    }

    /// A bracket may also go on from the last move instead of replacing it, as its first move shows.
    fn choose_place(&mut self, first: &str) {
        let Some(onward) = self.onward.take() else { return };
        if !self.line.is_legal(first) && onward.is_legal(first) {
            let comment = std::mem::take(&mut self.line.game.comment);
            self.line = onward;
            self.line.game.comment = comment;
            self.after += 1;
        }
    }
}
