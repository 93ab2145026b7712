//! What a record says of the game beside its moves: comments, and how it ended.

use std::borrow::Cow;
use std::collections::BTreeMap;

/// A comment has at most this many characters.
pub const LONGEST_COMMENT: usize = 4_000;
/// A game has at most so many comments.
pub const MOST_COMMENTS: usize = 2_000;
/// A result in words has at most this many characters.
pub const LONGEST_RESULT: usize = 200;

/// The comments of a game: what stands before its first move, and behind each of its moves.
///
/// Each has a ply: 0 before the first move, else the number of the move it stands behind. None is blank, none is
/// longer than [`LONGEST_COMMENT`], and there are no more than [`MOST_COMMENTS`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Comments(BTreeMap<usize, String>);

/// What became of a comment that was written.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Written {
    /// It is there as it is; or, if it was blank, none is there.
    Whole,
    /// It was too long; its end is left out, which an ellipsis says.
    Cut,
    /// There were [`MOST_COMMENTS`] already; it was not taken.
    NoRoom,
}

impl Comments {
    /// The comment at this ply; empty for none.
    pub fn at(&self, ply: usize) -> &str {
        self.0.get(&ply).map_or("", String::as_str)
    }

    /// The comments in the order of their plies.
    pub fn iter(&self) -> impl Iterator<Item = (usize, &str)> {
        self.0.iter().map(|(&ply, text)| (ply, text.as_str()))
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Puts a comment in the place of the one at this ply; a blank one takes that out.
    pub fn write(&mut self, ply: usize, text: &str) -> Written {
        if text.trim().is_empty() {
            self.0.remove(&ply);
            return Written::Whole;
        }
        if self.len() >= MOST_COMMENTS && !self.0.contains_key(&ply) {
            return Written::NoRoom;
        }
        let fitting = fitting(text, LONGEST_COMMENT);
        let written = if fitting == text { Written::Whole } else { Written::Cut };
        self.0.insert(ply, fitting.into_owned());
        written
    }

    /// So many moves were put in after `plies` plies: the comments behind later moves go along with these.
    pub fn moves_inserted(&mut self, plies: usize, count: usize) {
        let later = self.0.split_off(&plies.saturating_add(1));
        self.0.extend(later.into_iter().map(|(ply, text)| (ply.saturating_add(count), text)));
    }

    /// The move that leads to this ply was taken out, and its comment with it.
    pub fn move_removed(&mut self, ply: usize) {
        let later = self.0.split_off(&ply);
        let kept = later.into_iter().filter(|(other, _)| *other != ply);
        self.0.extend(kept.map(|(other, text)| (other.saturating_sub(1), text)));
    }

    /// Takes out the comments behind the moves from this ply on, counted from there.
    pub(super) fn split_off(&mut self, plies: usize) -> Self {
        let later = self.0.split_off(&plies.saturating_add(1));
        Self(later.into_iter().map(|(ply, text)| (ply - plies, text)).collect())
    }

    /// Puts comments behind those that are there, counted from this ply. What stood before their first move goes to the
    /// move before, as far as there is room.
    pub(super) fn append(&mut self, later: Self, plies: usize) {
        for (ply, text) in later.0 {
            let ply = ply.saturating_add(plies);
            let before = self.at(ply);
            let text = if before.is_empty() { text } else { format!("{before}\n{text}") };
            self.0.insert(ply, fitting(&text, LONGEST_COMMENT).into_owned());
        }
    }

    /// Only so many plies of the game were kept.
    pub fn cut(&mut self, plies: usize) {
        self.0.split_off(&plies.saturating_add(1));
    }
}

/// How the game ended, as its record says; no ruling follows from it, nor is it one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// 红胜
    RedWins,
    /// 黑胜
    BlackWins,
    /// 和棋
    Draw,
    /// In the words of the record; see [`GameResult::in_words`].
    Other(String),
}

impl GameResult {
    /// A result in other words on one line, cut where it is longer than [`LONGEST_RESULT`]; `None` for blank ones.
    pub fn in_words(words: &str) -> Option<Self> {
        let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
        (!words.is_empty()).then(|| Self::Other(fitting(&words, LONGEST_RESULT).into_owned()))
    }

    /// The same with the colours swapped; words stay as they are.
    pub fn swapped(self) -> Self {
        match self {
            Self::RedWins => Self::BlackWins,
            Self::BlackWins => Self::RedWins,
            other => other,
        }
    }
}

/// A text of at most `most` characters; the last of them is an ellipsis where some had to go.
fn fitting(text: &str, most: usize) -> Cow<'_, str> {
    if text.char_indices().nth(most).is_none() {
        return Cow::Borrowed(text);
    }
    let end = text.char_indices().nth(most.saturating_sub(1)).map_or(text.len(), |(at, _)| at);
    Cow::Owned(text.get(..end).unwrap_or_default().to_owned() + "…")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn comments(of: &[(usize, &str)]) -> Comments {
        let mut comments = Comments::default();
        for (ply, text) in of {
            assert_eq!(comments.write(*ply, text), Written::Whole);
        }
        comments
    }

    fn said(comments: &Comments) -> Vec<(usize, &str)> {
        comments.iter().collect()
    }

    #[test]
    fn comments_go_along_with_their_moves() {
        let all = || comments(&[(3, "c"), (0, "o"), (1, "a"), (2, "b")]);
        let mut inserted = all();
        inserted.moves_inserted(1, 2);
        assert_eq!(said(&inserted), [(0, "o"), (1, "a"), (4, "b"), (5, "c")]);
        let mut at_start = all();
        at_start.moves_inserted(0, 1);
        assert_eq!(said(&at_start), [(0, "o"), (2, "a"), (3, "b"), (4, "c")]);
        let mut removed = all();
        removed.move_removed(2);
        assert_eq!(said(&removed), [(0, "o"), (1, "a"), (2, "c")]);
        let mut cut = all();
        cut.cut(1);
        assert_eq!(said(&cut), [(0, "o"), (1, "a")]);
        let mut blank = all();
        assert_eq!(blank.write(0, " \n"), Written::Whole);
        assert_eq!((blank.at(0), blank.at(1), blank.len()), ("", "a", 3));
    }

    #[test]
    fn they_are_bounded() {
        let mut one = Comments::default();
        assert_eq!(one.write(0, &"着".repeat(LONGEST_COMMENT)), Written::Whole);
        assert_eq!(one.write(0, &"着".repeat(LONGEST_COMMENT + 1)), Written::Cut);
        assert_eq!(one.at(0).chars().count(), LONGEST_COMMENT);
        assert!(one.at(0).ends_with("着…"));
        for ply in 1..MOST_COMMENTS {
            assert_eq!(one.write(ply, "x"), Written::Whole);
        }
        assert_eq!((one.write(MOST_COMMENTS, "x"), one.len()), (Written::NoRoom, MOST_COMMENTS));
        assert_eq!(one.write(7, "y"), Written::Whole, "one that is there can be changed");
    }

    #[test]
    fn a_result_in_words_is_bounded() {
        assert_eq!(GameResult::in_words(" \t"), None);
        assert_eq!(GameResult::in_words(" 红\n超时 "), Some(GameResult::Other("红 超时".to_owned())));
        let Some(GameResult::Other(words)) = GameResult::in_words(&"长".repeat(LONGEST_RESULT + 9)) else {
            panic!("no words");
        };
        assert_eq!(words.chars().count(), LONGEST_RESULT);
        assert_eq!(GameResult::RedWins.swapped(), GameResult::BlackWins);
        assert_eq!(GameResult::Draw.swapped(), GameResult::Draw);
    }
}
