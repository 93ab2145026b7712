//! What is wrong or remarkable in a record, as typed data.

use crate::fen::{FenError, FenNote};
use crate::{Move, Refusal, Side};

/// Something an arbiter has to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flag {
    /// The move it is about, counted from 1; 0 for the starting position. For a text that gives no move, the
    /// number the move would have had.
    pub ply: usize,
    /// What is wrong.
    pub kind: FlagKind,
    /// What stands in the record, as it stands there; a move of a binary record as `h2e2`.
    pub text: String,
    /// The line of the text it stands on, from 1; `None` in a binary record.
    pub line: Option<usize>,
}

/// What is wrong with a move or a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FlagKind {
    /// No piece can go there by its own movement. The move is recorded.
    NotAMove,
    /// The piece can go there, but its own general is left to be taken or facing the other. Recorded.
    ExposesGeneral,
    /// An own piece stands there. Recorded, and carried out as if it were taken.
    TakesOwn,
    /// Nothing stands where the move begins. Recorded; the board stays as it is.
    EmptySquare,
    /// The piece is of the side that is not to move. Recorded; the other side is to move next.
    WrongSide,
    /// Recorded although the game was over: mated, stalemated, general taken, or a result written.
    AfterEnd,
    /// It begins and ends on the same point: no move. Not recorded, and the side to move stays.
    SamePoint,
    /// A move in form, but no piece fits it. Nothing is recorded from here on.
    NoSuchMove,
    /// Not a move in any notation. Nothing is recorded from here on.
    Unreadable,
    /// Several moves fit. Nothing is recorded from here on.
    Ambiguous(Vec<Move>),
    /// The starting position cannot be read. Nothing is recorded.
    BadPosition(FenError),
}

impl FlagKind {
    /// The word of the command line's JSON.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotAMove | Self::SamePoint => "not-a-move",
            Self::ExposesGeneral => "exposes-general",
            Self::TakesOwn => "takes-own",
            Self::EmptySquare => "empty-square",
            Self::WrongSide => "wrong-side",
            Self::AfterEnd => "after-end",
            Self::NoSuchMove => "no-such-move",
            Self::Unreadable => "unreadable",
            Self::Ambiguous(_) => "ambiguous",
            Self::BadPosition(_) => "bad-position",
        }
    }

    /// Whether the move it is about is recorded.
    #[must_use]
    pub const fn is_of_a_move(&self) -> bool {
        !self.ends_the_line() && !matches!(self, Self::SamePoint)
    }

    /// Whether the line of moves ends here, what follows being kept in [`RecordedGame::unread`](super::Game::unread).
    #[must_use]
    pub const fn ends_the_line(&self) -> bool {
        matches!(self, Self::NoSuchMove | Self::Unreadable | Self::Ambiguous(_) | Self::BadPosition(_))
    }
}

/// Something that was taken or left out on the way, which is no fault of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The text was not UTF-8 and was read as GB18030 (GBK).
    ReadAsGb18030,
    /// The text was read as UTF-16.
    ReadAsUtf16,
    /// Bytes that are no characters were replaced.
    LostCharacters,
    /// Only the main line is recorded; variations were left out.
    VariationsLeftOut {
        /// How many.
        count: usize,
    },
    /// The record does not say who is to move; taken from its first move, or red without one.
    TurnTaken(Side),
    /// Something in the position was understood although it is not the standard form.
    Position(FenNote),
    /// The position does not name 32 pieces in full; the rest was taken as absent, or one stood on another.
    OddPosition,
    /// The starting position cannot be ruled on, for this reason.
    NotToBeRuled(Refusal),
    /// A comment or variation is not closed.
    NotClosed,
    /// The result in the tags is not the one after the moves; the latter was taken.
    ResultsDiffer,
    /// The game has more than [`MAX_MOVES`](super::MAX_MOVES) moves.
    TooManyMoves,
    /// The file has more than [`MAX_GAMES`](super::MAX_GAMES) games.
    TooManyGames,
    /// The file ends in the middle of a move or comment.
    CutShort,
}
