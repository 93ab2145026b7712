//! Errors and remarks found while reading a record.

use super::TextEncoding;
use crate::fen::{FenError, FenNote};
use crate::{Board, Move, Piece, Refusal, Side, Square, WrongMovement};

/// An error in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flag {
    /// The number of the move, from 1; 0 for the starting position. For a text that gives no move, the number that the
    /// move would have had.
    pub ply: usize,
    /// What is wrong.
    pub kind: FlagKind,
    /// The text of the record; a move of a binary record as `h2e2`.
    pub text: String,
    /// The line of the file, from 1; `None` in a binary record.
    pub line: Option<usize>,
    /// The board before it; empty where the starting position cannot be read.
    pub board: Board,
}

/// What is wrong with a move or text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FlagKind {
    /// The piece does not move that way. The move is recorded.
    NotAMove {
        /// The piece that was moved.
        piece: Piece,
        /// Why it cannot go there.
        why: WrongMovement,
        /// The piece that is named by `why` as standing in the way.
        blocker: Option<Piece>,
    },
    /// The move exposes the mover's own general. It is recorded.
    ExposesGeneral {
        /// Where the general stands after the move.
        general: Square,
        /// The enemy pieces that could take it, where they stand; the enemy general where the two face each other.
        attackers: Vec<(Piece, Square)>,
    },
    /// The move captures a piece of the mover's own side. It is recorded.
    TakesOwn {
        /// The piece captured.
        taken: Piece,
    },
    /// The move begins on an empty square. It is recorded, and the board stays as it is.
    EmptySquare(Square),
    /// The piece belongs to the side that is not to move. The move is recorded, and the other side moves next.
    WrongSide(Piece),
    /// The game was over. The move is recorded.
    AfterEnd(End),
    /// It begins and ends on the same square. It is not recorded, and the same side is still to move.
    SamePoint,
    /// It has the form of a move, but no piece fits it. Nothing is recorded from here on.
    NoSuchMove,
    /// It is not a move in any notation. Nothing is recorded from here on.
    Unreadable,
    /// Several moves, which it holds, fit. Nothing is recorded from here on.
    Ambiguous(Vec<Move>),
    /// The starting position cannot be read. Nothing is recorded.
    BadPosition(FenError),
    /// The side to move passes (`--`). Nothing is recorded, and the same side is still to move.
    NullMove,
}

/// Why a game was over.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// A result was written.
    Result,
    /// The general of this side was taken.
    GeneralTaken(Side),
    /// This side was checkmated.
    Checkmate(Side),
    /// This side had no legal move, without being in check.
    Stalemate(Side),
}

impl FlagKind {
    /// A stable name for use in data, such as `wrong-side`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotAMove { .. } | Self::SamePoint => "not-a-move",
            Self::ExposesGeneral { .. } => "exposes-general",
            Self::TakesOwn { .. } => "takes-own",
            Self::EmptySquare(_) => "empty-square",
            Self::WrongSide(_) => "wrong-side",
            Self::AfterEnd(_) => "after-end",
            Self::NoSuchMove => "no-such-move",
            Self::Unreadable => "unreadable",
            Self::Ambiguous(_) => "ambiguous",
            Self::BadPosition(_) => "bad-position",
            Self::NullMove => "null-move",
        }
    }

    /// Whether the move it is about is recorded.
    #[must_use]
    pub const fn is_of_a_move(&self) -> bool {
        !self.ends_the_line() && !matches!(self, Self::SamePoint | Self::NullMove)
    }

    /// Whether the line of moves ends here, what follows being kept in [`RecordedGame::unread`](super::RecordedGame::unread).
    #[must_use]
    pub const fn ends_the_line(&self) -> bool {
        matches!(self, Self::NoSuchMove | Self::Unreadable | Self::Ambiguous(_) | Self::BadPosition(_))
    }
}

/// A remark on how a record was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The text is not UTF-8, or not said to be, and was read in this encoding.
    ReadAs(TextEncoding),
    /// The encoding is not certain: this one is as likely, or nearly so.
    EncodingDoubtful(TextEncoding),
    /// Bytes that are no characters in the encoding were replaced.
    LostCharacters,
    /// So many texts ended in the middle of a character, as programs with short fields cut them; the half character was
    /// dropped.
    HalfCharacters(usize),
    /// The game has more variations than [`MAX_VARIATIONS`](super::MAX_VARIATIONS); the others were left out.
    TooManyVariations,
    /// The record does not say who is to move. This side was taken, from the first move, or Red if there is none.
    TurnTaken(Side),
    /// The FEN is not in standard form.
    Position(FenNote),
    /// The position does not name 32 different squares; the other pieces are taken to be absent.
    OddPosition,
    /// The starting position is not a [`Position`](crate::Position), for this reason.
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
