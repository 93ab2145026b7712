//! Events of the timeline.

use crate::xiangqi::{Move, Side, Square};

/// Who did something.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// One of the players.
    Player(Side),
    /// 裁判员
    Arbiter,
}

/// Whether a player asked before adjusting a piece, as the rules demand.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Consent {
    /// Announced, and the opponent agreed.
    Given,
    /// Not announced, or not agreed.
    None,
}

/// What the hand did.
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
    /// 离手: a piece was put down elsewhere and the hand left it.
    Release(Move),
    /// 误碰: an obvious accidental contact, which is no touch.
    Brush(Square),
    /// 摆正: a piece was straightened.
    Adjust(Square, Consent),
    /// Something that no kind above covers; recorded as words, and ruled on by people.
    Words(String),
}

impl Act {
    /// The squares it concerns, in the order recorded.
    #[must_use]
    pub fn squares(&self) -> Vec<Square> {
        match *self {
            Self::Touch(square)
            | Self::Lift(square)
            | Self::PutBack(square)
            | Self::Brush(square)
            | Self::Adjust(square, _) => vec![square],
            Self::TouchBoth(first, second) => vec![first, second],
            Self::Release(mv) => vec![mv.from, mv.to],
            Self::Words(_) => Vec::new(),
        }
    }

    /// The squares where a piece must stand for this to have happened.
    #[must_use]
    pub fn occupied_squares(&self) -> Vec<Square> {
        match *self {
            Self::Release(mv) => vec![mv.from],
            _ => self.squares(),
        }
    }

    /// The same act with its squares changed.
    #[must_use]
    pub fn mapped(&self, change: impl Fn(Square) -> Square) -> Self {
        match self {
            Self::Touch(square) => Self::Touch(change(*square)),
            Self::TouchBoth(first, second) => Self::TouchBoth(change(*first), change(*second)),
            Self::Lift(square) => Self::Lift(change(*square)),
            Self::PutBack(square) => Self::PutBack(change(*square)),
            Self::Release(mv) => Self::Release(Move::new(change(mv.from), change(mv.to))),
            Self::Brush(square) => Self::Brush(change(*square)),
            Self::Adjust(square, consent) => Self::Adjust(change(*square), *consent),
            Self::Words(words) => Self::Words(words.clone()),
        }
    }
}

/// Someone who may say that an event was otherwise.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Party {
    /// 红方
    Red,
    /// 黑方
    Black,
    /// 证人
    Witness,
    /// 裁判员
    Arbiter,
}

/// 认定: whether an event is established.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Credence {
    /// 已认定
    #[default]
    Established,
    /// 有争议, by these parties.
    Disputed(Vec<Party>),
}

/// One row of the timeline.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Event {
    /// Who did it.
    pub actor: Actor,
    /// What was done.
    pub act: Act,
    /// Whether it is established.
    pub credence: Credence,
    /// When, as written on the sheet or shown by the clock; empty where unknown.
    pub time: String,
    /// Anything to add.
    pub note: String,
}

impl Event {
    /// An established event without time or note.
    #[must_use]
    pub const fn new(actor: Actor, act: Act) -> Self {
        Self { actor, act, credence: Credence::Established, time: String::new(), note: String::new() }
    }

    /// An established event of a player's hand.
    #[must_use]
    pub const fn by(side: Side, act: Act) -> Self {
        Self::new(Actor::Player(side), act)
    }
}
