//! The words of a text of moves: the same for PGN and plain lists, apart from a few marks.

use super::Outcome;
use super::format::is_tag;
use super::movetext::{is_chinese_move, is_null_move, plain};

/// What comes next in a text.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// A tag of PGN, or several, on a line of their own.
    Tags(&'a str),
    /// A move, or anything else that stands where moves stand.
    Word,
    /// The number of a round: whether it is 1, and red is to move by it.
    Number {
        /// 1 with one point or none.
        first: bool,
    },
    /// The inside of a comment.
    Comment(&'a str),
    /// A bracket opens.
    Open,
    /// A bracket closes.
    Close,
    /// A result.
    Outcome(Option<Outcome>),
}

/// A token with its place.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Placed<'a> {
    /// What it is.
    pub token: Token<'a>,
    /// As it stands in the text.
    pub raw: &'a str,
    /// Where it begins, in bytes.
    pub start: usize,
    /// The line it begins on, from 1.
    pub line: usize,
    /// How many line breaks stand between it and the token before.
    pub breaks: usize,
}

/// Cuts a text into tokens, each byte looked at a bounded number of times.
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    breaks: usize,
    word_end: usize,
    pgn: bool,
    /// A comment was not closed.
    pub not_closed: bool,
}

impl<'a> Lexer<'a> {
    /// The tokens of a text; tags, and comments behind semicolons, only in PGN.
    pub const fn new(text: &'a str, pgn: bool) -> Self {
        // The first line begins like any other.
        Self { text, at: 0, line: 1, breaks: 1, word_end: 0, pgn, not_closed: false }
    }

    /// Begins at a place inside the text, which is on this line.
    pub const fn begin_at(&mut self, at: usize, line: usize) {
        (self.at, self.line) = (at, line);
    }

    /// The rest of the line from a place on, without its end.
    pub fn line_from(&self, start: usize) -> &'a str {
        let rest = self.text.get(start..).unwrap_or_default();
        rest.lines().next().unwrap_or_default()
    }

    /// Goes on behind this place, which is on the present line.
    pub fn skip_to(&mut self, at: usize) {
        self.at = at.min(self.text.len());
        self.word_end = self.word_end.min(self.at);
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn take(&mut self, bytes: usize) -> &'a str {
        let taken = self.rest().get(..bytes).unwrap_or_default();
        self.at += taken.len();
        self.line += taken.bytes().filter(|&byte| byte == b'\n').count();
        taken
    }

    /// Skips blanks and marks that mean nothing.
    fn skip_blanks(&mut self) {
        let rest = self.rest();
        for (index, character) in rest.char_indices() {
            if character == '\n' {
                self.line += 1;
                self.breaks += 1;
            } else if !(character.is_whitespace() || is_mark(character, self.pgn)) {
                self.at += index;
                return;
            }
        }
        self.at = self.text.len();
    }

    fn comment(&mut self) -> &'a str {
        let rest = self.rest();
        let end = rest.find('}');
        let reach = rest.get(..end.unwrap_or(rest.len())).unwrap_or_default();
        // A comment that runs into the tags of another game was never closed.
        if self.pgn {
            let mut from = 0;
            for line in reach.split_inclusive('\n') {
                if from > 0 && is_tag(line) {
                    self.not_closed = true;
                    // The end of the line is left, so that the tags begin one.
                    return self.take(from - 1);
                }
                from += line.len();
            }
        }
        if end.is_none() {
            self.not_closed = true;
        }
        let inside = self.take(reach.len());
        if end.is_some() {
            self.take(1);
        }
        inside
    }

    /// A result with a colon, and its length: `1:0`, but not the `1:05` of a clock.
    fn score(&self) -> Option<(Option<Outcome>, usize)> {
        let score = self.rest().get(..3).or_else(|| self.rest().get(..5))?;
        let outcome = Outcome::of_word(&score.replace('：', ":"))?;
        let behind = self.rest().get(score.len()..)?.chars().next();
        let goes_on = behind.is_some_and(|next| next.is_alphanumeric() || ":：-".contains(next));
        (score.contains([':', '：']) && !goes_on).then_some((outcome, score.len()))
    }

    /// A token that begins with a mark of its own.
    fn marked(&mut self, first: char) -> Option<Token<'a>> {
        match first {
            '0' | '1' => {
                let (outcome, length) = self.score()?;
                self.take(length);
                Some(Token::Outcome(outcome))
            }
            '{' => {
                self.take(1);
                Some(Token::Comment(self.comment()))
            }
            ';' if self.pgn => {
                let line = self.line_from(self.at).len();
                Some(Token::Comment(self.take(line).trim_start_matches(';')))
            }
            '(' | '（' => {
                self.take(first.len_utf8());
                Some(Token::Open)
            }
            // How good a move is, in signs or as a number of PGN.
            '!' | '?' | '！' | '？' if self.pgn => {
                let signs = self.rest().find(|sign| !"!?！？".contains(sign)).unwrap_or(self.rest().len());
                Some(Token::Comment(self.take(signs)))
            }
            '$' if self.pgn => {
                let digits = self.rest().bytes().skip(1).take_while(u8::is_ascii_digit).count();
                let glyph = self.take(1 + digits);
                let sign = GLYPHS.iter().find(|(known, _)| *known == glyph).map(|(_, sign)| *sign);
                Some(Token::Comment(sign.unwrap_or(glyph)))
            }
            ')' | '）' => {
                self.take(first.len_utf8());
                Some(Token::Close)
            }
            _ => None,
        }
    }

    /// The next part of the word under way.
    fn part(&mut self) -> Token<'a> {
        let word = self.text.get(self.at..self.word_end).unwrap_or_default();
        if let Some(length) = chinese_length(word) {
            self.take(length);
            return Token::Word;
        }
        if word.len() <= 16 {
            let plain: String = word.chars().map(plain).collect();
            if let Some(outcome) = Outcome::of_word(plain.trim_end_matches('.')) {
                self.take(word.len());
                return Token::Outcome(outcome);
            }
        }
        if is_null_move(word) {
            self.take(word.len());
            return Token::Word;
        }
        if let Some((length, first)) = number(word) {
            self.take(length);
            // `1. …` is the number of a move of black's too.
            let behind = self.rest().trim_start_matches([' ', '\t', '　']);
            return Token::Number { first: first && !behind.starts_with(['…', '.', '．']) };
        }
        let ascii = word.chars().next().is_some_and(|first| plain(first).is_ascii());
        let mut end = word.len();
        for (index, character) in word.char_indices().skip(1) {
            let ends = if ascii {
                !plain(character).is_ascii()
            } else {
                word.get(index..).is_some_and(|rest| chinese_length(rest).is_some())
            };
            if ends {
                end = index;
                break;
            }
        }
        self.take(end);
        Token::Word
    }
}

impl<'a> Iterator for Lexer<'a> {
    type Item = Placed<'a>;

    fn next(&mut self) -> Option<Placed<'a>> {
        loop {
            if self.at >= self.word_end {
                self.skip_blanks();
            }
            let (start, line) = (self.at, self.line);
            let first = self.rest().chars().next()?;
            let at_line_start = self.breaks > 0;
            if self.pgn && matches!(first, '[' | '%') {
                let whole = if at_line_start { self.line_from(start) } else { "" };
                if at_line_start && (first == '%' || is_tag(whole)) {
                    self.take(whole.len());
                    if first == '%' {
                        continue;
                    }
                    let breaks = std::mem::take(&mut self.breaks);
                    return Some(Placed { token: Token::Tags(whole), raw: whole, start, line, breaks });
                }
                // What begins with a bracket that is no tag is not looked at again as the start of a line.
                self.breaks = 0;
                self.take(1);
                continue;
            }
            let token = if self.at >= self.word_end {
                match self.marked(first) {
                    Some(token) => token,
                    None => {
                        let rest = self.rest();
                        let length = rest.find(|character| ends_word(character, self.pgn));
                        self.word_end = start + length.unwrap_or(rest.len()).max(first.len_utf8());
                        self.part()
                    }
                }
            } else {
                self.part()
            };
            let raw = self.text.get(start..self.at).unwrap_or_default();
            let breaks = std::mem::take(&mut self.breaks);
            return Some(Placed { token, raw, start, line, breaks });
        }
    }
}

/// The numbers of PGN for what is otherwise a sign behind a move. Others have no sign that everybody knows.
const GLYPHS: [(&str, &str); 6] =
    [("$1", "!"), ("$2", "?"), ("$3", "!!"), ("$4", "??"), ("$5", "!?"), ("$6", "?!")];

/// A mark between words that means nothing for the moves.
fn is_mark(character: char, pgn: bool) -> bool {
    matches!(character, ',' | '，' | '、' | '。' | '；' | '：' | ':' | '"' | '“' | '”')
        || matches!(character, ']' | '}' | '\u{feff}' | '\0' | '\u{200b}' | '|')
        || (!pgn && matches!(character, ';' | '[' | '%' | '!' | '?' | '！' | '？'))
}

/// Whether a word ends before this character.
fn ends_word(character: char, pgn: bool) -> bool {
    character.is_whitespace()
        || matches!(character, '{' | '(' | ')' | '（' | '）' | ';' | '[' | '$' | '!' | '?' | '！' | '？')
        || is_mark(character, pgn)
}

/// The length in bytes of the Chinese move a word begins with.
fn chinese_length(word: &str) -> Option<usize> {
    let mut characters = word.chars();
    let four = [characters.next()?, characters.next()?, characters.next()?, characters.next()?];
    is_chinese_move(four).then(|| four.iter().map(|character| character.len_utf8()).sum())
}

/// The number of a round that a word begins with: its length with the points behind it, and whether it is a 1
/// behind which red moves.
fn number(word: &str) -> Option<(usize, bool)> {
    let digits = |text: &str| -> usize {
        text.chars().take_while(|&character| plain(character).is_ascii_digit()).map(char::len_utf8).sum()
    };
    let opening = if word.starts_with('第') { '第'.len_utf8() } else { 0 };
    let rest = word.get(opening..)?;
    let length = digits(rest);
    let circled = rest.chars().next().filter(|character| ('①'..='⑳').contains(character));
    let (length, one) = match (length, circled) {
        (0, Some(circled)) => (circled.len_utf8(), circled == '①'),
        (0, None) => return None,
        (length, _) => {
            let value: String = rest.get(..length)?.chars().map(plain).collect();
            (length, value == "1")
        }
    };
    let behind = rest.get(length..)?;
    let unit = ["回合", "着", "步"].into_iter().find(|unit| behind.starts_with(unit)).map_or(0, str::len);
    let points = behind.get(unit..)?;
    let dots: Vec<char> =
        points.chars().take_while(|character| matches!(plain(*character), '.' | '…')).collect();
    let dots_length: usize = dots.iter().map(|character| character.len_utf8()).sum();
    let after = points.get(dots_length..)?;
    let next = after.chars().next().map(plain);
    // 26.5 is a move of WXF: the second soldier of the sixth file goes across to the fifth.
    let tandem = dots.len() == 1
        && rest.len() <= 16
        && rest.chars().count() == 4
        && digits(after) == after.len()
        && !after.is_empty();
    let goes_on = dots.is_empty() && unit == 0 && next.is_some_and(|next| next.is_ascii());
    if (tandem || goes_on) && opening == 0 {
        return None;
    }
    let for_black = dots.len() > 1 || dots.contains(&'…');
    Some((opening + length + unit + dots_length, one && !for_black))
}
