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
    /// The variations. One that leaves another stands behind it; those that leave the same line at the same place stand
    /// in the order of the record.
    pub variations: Vec<Variation>,
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
            variations: Vec::new(),
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

impl RecordedGame {
    /// The moves from the start to the place where a variation leaves its line.
    #[must_use]
    pub fn moves_before(&self, variation: &Variation) -> Vec<Move> {
        let mut parts = Vec::new();
        let mut place = (variation.leaves, variation.after);
        while let Some(line) = place.0.and_then(|index| self.variations.get(index)) {
            parts.push((line.moves.as_slice(), place.1));
            place = (line.leaves, line.after);
        }
        parts.push((self.moves.as_slice(), place.1));
        let parts = parts.into_iter().rev();
        parts.flat_map(|(moves, count)| moves.iter().take(count)).map(|one| one.mv).collect()
    }

    /// The variations that leave a line (`None` for the main line) after this many of its moves.
    pub fn variations_at(
        &self,
        line: Option<usize>,
        after: usize,
    ) -> impl Iterator<Item = (usize, &Variation)> {
        let here = move |variation: &Variation| variation.leaves == line && variation.after == after;
        self.variations.iter().enumerate().filter(move |(_, variation)| here(variation))
    }
}

/// Other moves in the place of those of a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variation {
    /// The line it leaves: the number of a variation before it in [`RecordedGame::variations`], or `None` for the main
    /// line.
    pub leaves: Option<usize>,
    /// How many moves of that line are played before it.
    pub after: usize,
    /// The comment before its first move; empty if there is none.
    pub comment: String,
    /// Its moves, legal or not.
    pub moves: Vec<RecordedMove>,
    /// Errors in it; their moves are counted from the start of the game.
    pub flags: Vec<Flag>,
    /// The text from the first word on that gives no move; empty if everything was read.
    pub unread: String,
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

    /// The outcome that a word behind the moves means; `Some(None)` for a word that means that none is known, such as `*`.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Option<Self>> {
        Some(match word.trim() {
            "1-0" | "1:0" | "红胜" | "紅勝" | "红方胜" | "紅方勝" | "红先胜" | "紅先勝" | "先胜" | "先勝"
            | "黑负" | "黑負" | "黑方负" | "黑方負" | "红方胜利" | "红方获胜" | "黑方认负" | "黑方认输" => {
                Some(Self::RedWins)
            }
            "0-1" | "0:1" | "黑胜" | "黑勝" | "黑方胜" | "黑方勝" | "红先负" | "紅先負" | "先负" | "先負"
            | "红负" | "紅負" | "红方负" | "紅方負" | "黑方胜利" | "黑方获胜" | "红方认负" | "红方认输" => {
                Some(Self::BlackWins)
            }
            "1/2-1/2" | "½-½" | "1/2" | "0.5-0.5" | "和棋" | "和局" | "红先和" | "紅先和" | "先和"
            | "双方和棋" | "雙方和棋" => Some(Self::Draw),
            "*" | "未知" | "不详" | "不詳" | "未完" => None,
            _ => return None,
        })
    }

    /// The outcome that the value of a heading or tag means, where more words can be meant than behind moves: 和, 平局,
    /// `Red wins`.
    #[must_use]
    pub fn of_value(value: &str) -> Option<Option<Self>> {
        if let Some(outcome) = Self::of_word(value) {
            return Some(outcome);
        }
        let value: String = value.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
        Some(match value.as_str() {
            "红赢" | "紅贏" | "红方赢" | "黑认输" | "黑方认输" | "red" | "red wins" | "red win"
            | "red won" | "white wins" | "đỏ thắng" | "tiên thắng" | "+-" => Some(Self::RedWins),
            "黑赢" | "黑贏" | "黑方赢" | "红认输" | "红方认输" | "black" | "black wins" | "black win"
            | "black won" | "đen thắng" | "tiên thua" | "-+" => Some(Self::BlackWins),
            "和" | "平" | "平局" | "平手" | "作和" | "议和" | "議和" | "draw" | "drawn" | "hòa" | "hoà"
            | "½" | "1/2:1/2" | "=" => Some(Self::Draw),
            "?" | "-" | "未定" | "不明" | "进行中" | "進行中" | "unknown" | "none" | "unfinished" => {
                None
            }
            _ => return None,
        })
    }
}
