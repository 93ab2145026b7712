//! Events of the timeline.

use serde::Deserialize;

use super::Act;
use xiangqi::{BySide, Side};

/// Who did something.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// One of the players.
    Player(Side),
    /// 裁判员
    Arbiter,
}

/// Someone who may say that an event was otherwise.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
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
pub enum Certainty {
    /// 已认定
    #[default]
    Established,
    /// 有争议, by these parties.
    Disputed(Vec<Party>),
}

/// On what an event rests.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Basis {
    /// 裁判员目击: the arbiter saw it.
    Seen,
    /// 录像
    Video,
    /// 证人
    Witness,
    /// 记录纸: a score sheet.
    ScoreSheet,
    /// 当事人承认: the player concerned admits it.
    Admission,
}

/// The clocks at the moment of an event.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Clocks {
    /// Whose clock ran.
    pub running: Option<Side>,
    /// What was left to each side, in seconds; `None` where it was not read.
    pub remaining: BySide<Option<u32>>,
}

/// One row of the timeline. In a file it is its text.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct Event {
    /// Who did it.
    pub actor: Actor,
    /// What was done.
    pub act: Act,
    /// Whether it is established.
    pub certainty: Certainty,
    /// Whether it is disputed that it came after the row before it, and not before.
    pub order_disputed: bool,
    /// On what it rests.
    pub basis: Vec<Basis>,
    /// When, as written on the sheet or shown by the clock; empty where unknown.
    pub time: String,
    /// The clocks at that moment.
    pub clocks: Clocks,
    /// Anything to add.
    pub note: String,
}

impl Event {
    /// An established event with nothing else known of it.
    pub fn new(actor: Actor, act: Act) -> Self {
        Self {
            actor,
            act,
            certainty: Certainty::Established,
            order_disputed: false,
            basis: Vec::new(),
            time: String::new(),
            clocks: Clocks::default(),
            note: String::new(),
        }
    }

    /// An established event of a player's hand.
    pub fn by(side: Side, act: Act) -> Self {
        Self::new(Actor::Player(side), act)
    }
}
