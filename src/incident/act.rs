//! What can stand in a row of the timeline.

use xiangqi::{Move, Square};

/// Whether a player asked before adjusting a piece, as the rules demand.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Consent {
    /// Announced, and the opponent agreed.
    Given,
    /// Announced; the opponent was not asked, or did not agree.
    Announced,
    /// Not announced, or not agreed.
    None,
}

/// What a player puts before the arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// 走法违例: an earlier move was no move of its piece, or not the player's to make; its number in the record,
    /// from 1 counting both sides' moves.
    Irregular(usize),
    /// 将帅照面: the generals face each other.
    Facing,
    /// 自然限着: so many rounds without capture.
    NaturalLimit,
    /// 无胜望: neither side can win.
    NoWinningChances,
    /// 循环: the position keeps coming back.
    Repetition,
    /// 超时: the other side's time has run out.
    Time,
    /// Something else, in words.
    Other(String),
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// 摸触: a piece was touched.
    Touch(Square),
    /// Two pieces were touched at once.
    TouchBoth(Square, Square),
    /// 拿起: a piece was lifted, which is a touch too.
    Lift(Square),
    /// 放回: a lifted piece was put back where it stood.
    PutBack(Square),
    /// 落子未离手: a piece was put down there with the hand still on it.
    Place(Move),
    /// 离手: a piece was put down elsewhere and the hand left it.
    Release(Move),
    /// 误碰: an obvious accidental contact, which is no touch.
    Brush(Square),
    /// 摆正: a piece was straightened.
    Adjust(Square, Consent),
    /// 碰乱: pieces were knocked over or pushed from their points.
    Disturb(Vec<Square>),
    /// 悔棋: a player took back a move his hand had left.
    TakeBack(Move),
    /// 恢复局面: the position stands again as before the first event.
    Restore,
    /// 按钟
    PressClock,
    /// 停钟
    StopClocks,
    /// 超时: the actor's time ran out.
    FlagFall,
    /// 提出
    Claim(Claim),
    /// 提和
    OfferDraw,
    /// 同意和棋
    AgreeDraw,
    /// 认输
    Resign,
    /// 迟到, by so many minutes.
    Late(u32),
    /// 判和: the arbiter declares the game drawn, on this ground.
    DeclareDraw(String),
    /// Something that no kind above covers; recorded as words, and ruled on by people.
    Words(String),
}

impl Act {
    /// The squares it concerns, in the order recorded.
    #[must_use]
    pub fn squares(&self) -> Vec<Square> {
        match self {
            Self::Touch(square)
            | Self::Lift(square)
            | Self::PutBack(square)
            | Self::Brush(square)
            | Self::Adjust(square, _) => vec![*square],
            Self::TouchBoth(first, second) => vec![*first, *second],
            Self::Place(mv) | Self::Release(mv) | Self::TakeBack(mv) => vec![mv.from, mv.to],
            Self::Disturb(squares) => squares.clone(),
            _ => Vec::new(),
        }
    }

    /// The squares where a piece must stand for this to have happened.
    #[must_use]
    pub fn occupied_squares(&self) -> Vec<Square> {
        match self {
            Self::Place(mv) | Self::Release(mv) => vec![mv.from],
            Self::TakeBack(mv) => vec![mv.to],
            _ => self.squares(),
        }
    }

    /// The same act with its squares changed.
    #[must_use]
    pub fn mapped(&self, change: impl Fn(Square) -> Square) -> Self {
        let moved = |mv: &Move| Move::new(change(mv.from), change(mv.to));
        match self {
            Self::Touch(square) => Self::Touch(change(*square)),
            Self::TouchBoth(first, second) => Self::TouchBoth(change(*first), change(*second)),
            Self::Lift(square) => Self::Lift(change(*square)),
            Self::PutBack(square) => Self::PutBack(change(*square)),
            Self::Place(mv) => Self::Place(moved(mv)),
            Self::Release(mv) => Self::Release(moved(mv)),
            Self::TakeBack(mv) => Self::TakeBack(moved(mv)),
            Self::Brush(square) => Self::Brush(change(*square)),
            Self::Adjust(square, consent) => Self::Adjust(change(*square), *consent),
            Self::Disturb(squares) => Self::Disturb(squares.iter().map(|&square| change(square)).collect()),
            _ => self.clone(),
        }
    }
}
