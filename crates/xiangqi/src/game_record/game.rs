//! Games as recorded.

use super::{Flag, Note};
use crate::{Move, Setup};

/// A game as a record has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedGame {
    /// The starting position; empty if it cannot be read.
    pub start: Setup,
    /// The moves of the main line, legal or not.
    pub moves: Vec<RecordedMove>,
    /// Tags and values, in order, by the tag names of PGN: `Event`, `Date`, `Red`, `Black` and so on. Left out are the
    /// tags that other fields hold (`FEN`, and `Result` if it is an [`Outcome`]) and those that name the format.
    pub tags: Vec<(String, String)>,
    /// How it ended, if the record says so.
    pub outcome: Option<Outcome>,
    /// The comment before the first move; empty if there is none.
    pub comment: String,
    /// Errors in the record, in order of the moves.
    pub flags: Vec<Flag>,
    /// Remarks on how it was read.
    pub notes: Vec<Note>,
    /// The text from the first word on that gives no move; empty if everything was read.
    pub unread: String,
}

impl RecordedGame {
    /// A game without moves.
    #[must_use]
    pub const fn new(start: Setup) -> Self {
        Self {
            start,
            moves: Vec::new(),
            tags: Vec::new(),
            outcome: None,
            comment: String::new(),
            flags: Vec::new(),
            notes: Vec::new(),
            unread: String::new(),
        }
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// The starting position, then the one after each move, by [`Setup::after`].
    pub fn positions(&self) -> impl Iterator<Item = Setup> + '_ {
        let mut moves = self.moves.iter();
        std::iter::successors(Some(self.start.clone()), move |setup| {
            moves.next().map(|recorded| setup.after(recorded.mv))
        })
    }

    /// The position after this many moves, or after the last one if there are fewer.
    #[must_use]
    pub fn position_after(&self, moves: usize) -> Setup {
        self.moves.iter().take(moves).fold(self.start.clone(), |setup, one| setup.after(one.mv))
    }

    /// The flags of a move; moves are counted from 1.
    pub fn flags_at(&self, ply: usize) -> impl Iterator<Item = &Flag> {
        self.flags.iter().filter(move |flag| flag.ply == ply)
    }
}

/// A move with its comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedMove {
    /// The move.
    pub mv: Move,
    /// The comment after the move; empty if there is none.
    pub comment: String,
}

/// How a game ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// 红胜
    RedWins,
    /// 黑胜
    BlackWins,
    /// 和棋
    Draw,
}

impl Outcome {
    /// `1-0`, `0-1`, `1/2-1/2`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::RedWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
        }
    }

    /// 红胜, 黑胜, 和棋.
    #[must_use]
    pub const fn chinese(self) -> &'static str {
        match self {
            Self::RedWins => "红胜",
            Self::BlackWins => "黑胜",
            Self::Draw => "和棋",
        }
    }

    /// The outcome that a word in a record means; `Some(None)` for a word that means that none is known, such as `*`.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Option<Self>> {
        Some(match word.trim() {
            "1-0" | "红胜" | "紅勝" | "红方胜" | "红先胜" | "先胜" | "黑负" | "黑方负" => {
                Some(Self::RedWins)
            }
            "0-1" | "黑胜" | "黑勝" | "黑方胜" | "红先负" | "先负" | "红负" | "红方负" => {
                Some(Self::BlackWins)
            }
            "1/2-1/2" | "½-½" | "1/2" | "0.5-0.5" | "和棋" | "和局" | "红先和" | "先和" | "双方和棋" => {
                Some(Self::Draw)
            }
            "*" | "未知" | "不详" | "未完" => None,
            _ => return None,
        })
    }
}
