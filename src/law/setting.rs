//! What differs between rulebooks and events, as settings with names.

use std::mem::discriminant;

use serde::{Deserialize, Serialize};

use super::{Level, PositionTaken, Topic};

/// What an act costs.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Penalty {
    /// Nothing.
    Nothing,
    /// 警告: a warning or reminder; nothing is counted.
    Warning,
    /// 犯规: counts against the limit of fouls.
    Foul,
    /// 技术犯规: counts against the limit of technical fouls.
    Technical,
    /// 违反行棋规定: counts against the breach limit.
    Breach,
    /// 判负: loses at once.
    Loss,
}

/// What makes a contact a touch.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Threshold {
    /// 摸触: any contact.
    #[default]
    Contact,
    /// 拿起: only lifting.
    Lifting,
}

/// What adjusting asks for beforehand.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AdjustingAsks {
    /// The opponent's consent.
    #[default]
    Consent,
    /// An announcement to the opponent.
    AnnouncementToOpponent,
    /// An announcement to the arbiter or the opponent.
    Announcement,
}

/// When a move is made.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MoveMade {
    /// 离手: when the hand has left the piece.
    #[default]
    HandOff,
    /// 落子: when the piece has been put on its new point, even with the hand still on it.
    Placed,
}

/// What touching an own and an enemy piece obliges.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Chain {
    /// In the order of the hand, as the 1999 text has it in 5.3 to 5.5.
    InOrder,
    /// The one must take the other if it can; else the touches count as unmeetable and the move is free.
    TakeOrPay(Penalty),
}

/// Until when an error may be complained of.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ComplaintUntil {
    /// Before the complainant's own next move.
    OwnNextMove,
    /// Within so many rounds.
    Rounds(u32),
    /// While the game runs.
    EndOfGame,
}

/// Who loses when the generals are found facing each other some moves later.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FacingLoser {
    /// The side whose move made them face.
    Maker,
    /// The side that did not notice first.
    LastToNotice,
}

/// How many of the claimant's checks count towards the natural limit.
///
/// The names in which earlier versions wrote the first two are read as well: regulations travel in reports.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ClaimantChecks {
    /// Every one.
    #[serde(alias = "None")]
    All,
    /// So many at the most.
    #[serde(alias = "Some")]
    AtMost(u32),
    /// There is a condition on them, whose number was not seen.
    NotSeen,
}

/// A setting with its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Setting {
    /// What makes a contact a touch.
    TouchIs(Threshold),
    /// What adjusting asks for beforehand.
    AdjustingAsks(AdjustingAsks),
    /// When a move is made.
    MoveMade(MoveMade),
    /// What touching an own piece costs that cannot move.
    OwnUnmeetable(Penalty),
    /// What touching an enemy piece costs that cannot be taken.
    EnemyUnmeetable(Penalty),
    /// An answer to a question that the clauses leave open; it goes before the reading's.
    Answers(PositionTaken),
    /// Own piece first, then an enemy piece.
    OwnThenEnemy(Chain),
    /// Enemy piece first, then an own piece.
    EnemyThenOwn(Chain),
    /// Pieces of both sides at once.
    BothAtOnce(Chain),
    /// What a move costs that is no move of its piece, or fails its duty, where it does not lose by count.
    MovementBreach(Penalty),
    /// At which count of breaches a player loses, by level.
    BreachLimit(Vec<(Level, u32)>),
    /// At which count of fouls of every class together a player loses.
    FoulLimit(u32),
    /// At which count of technical fouls a player loses.
    TechnicalLimit(u32),
    /// Touching a piece on the other side's time.
    TouchOnOthersTime(Penalty),
    /// Moving a piece of the other side.
    OthersPieceMoved(Penalty),
    /// Until when an error may be complained of.
    ComplaintUntil(ComplaintUntil),
    /// Knocking pieces over on one's own time.
    DisturbedOnOwnTime(Penalty),
    /// Knocking pieces over on the other side's time, and the minutes that side is given.
    DisturbedOnOthersTime {
        /// What it costs.
        penalty: Penalty,
        /// Minutes given to the other side.
        minutes: u32,
    },
    /// Knocking pieces over when the other side has less than so many minutes left.
    DisturbedInTimeTrouble {
        /// Fewer minutes than this are left to the other side.
        under_minutes: u32,
        /// What it costs.
        penalty: Penalty,
    },
    /// Pressing the clock before moving.
    PressedBeforeMoving(Penalty),
    /// Taking back a move the hand has left.
    TakenBack(Penalty),
    /// Rounds without capture after which a claimed game is drawn.
    NaturalLimit {
        /// Rounds, both sides' moves counting as one.
        rounds: u32,
        /// How many of the claimant's checks count.
        claimant_checks: ClaimantChecks,
    },
    /// What a claim of the natural limit costs that turns out false.
    FalseClaim {
        /// The foul.
        penalty: Penalty,
        /// Minutes taken from the claimant.
        minutes: u32,
    },
    /// From how many minutes of lateness on a game is lost; 0 for not being there at the start.
    LateFrom(u32),
    /// Who loses when the generals are found facing.
    FacingLoser(FacingLoser),
    /// Draws are not agreed before so many rounds.
    DrawsFromRound(u32),
    /// Minutes in which a protest must be lodged, counted from the ruling.
    AppealWithin(u32),
}

impl Setting {
    /// Whether both set the same thing, so that only one of them can hold. Answers differ by their conditions.
    #[must_use]
    pub fn is_same_kind(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Answers(one), Self::Answers(two)) => one == two,
            _ => discriminant(self) == discriminant(other),
        }
    }

    /// What it is about.
    #[must_use]
    pub const fn matter(&self) -> Topic {
        match self {
            Self::TouchIs(_) => Topic::TouchThreshold,
            Self::AdjustingAsks(_) => Topic::Adjusting,
            Self::MoveMade(_) => Topic::ReleaseDecides,
            Self::OwnUnmeetable(_) => Topic::TouchOwn,
            Self::EnemyUnmeetable(_) => Topic::TouchEnemy,
            Self::Answers(taken) => taken.question.matter(),
            Self::OwnThenEnemy(_) => Topic::TouchOwnThenEnemy,
            Self::EnemyThenOwn(_) => Topic::TouchEnemyThenOwn,
            Self::BothAtOnce(_) => Topic::TouchBothAtOnce,
            Self::MovementBreach(_) | Self::BreachLimit(_) => Topic::BreachLimit,
            Self::FoulLimit(_) => Topic::FoulLimit,
            Self::TechnicalLimit(_) => Topic::TechnicalLimit,
            Self::TouchOnOthersTime(_) => Topic::TouchOnOthersTime,
            Self::OthersPieceMoved(_) => Topic::OthersPieceMoved,
            Self::ComplaintUntil(_) => Topic::Correction,
            Self::DisturbedOnOwnTime(_)
            | Self::DisturbedOnOthersTime { .. }
            | Self::DisturbedInTimeTrouble { .. } => Topic::Disturbance,
            Self::PressedBeforeMoving(_) => Topic::PressedBeforeMoving,
            Self::TakenBack(_) => Topic::TakenBack,
            Self::NaturalLimit { .. } => Topic::NaturalLimit,
            Self::FalseClaim { .. } => Topic::FalseClaim,
            Self::LateFrom(_) => Topic::Lateness,
            Self::FacingLoser(_) => Topic::Facing,
            Self::DrawsFromRound(_) => Topic::DrawByAgreement,
            Self::AppealWithin(_) => Topic::Appeal,
        }
    }
}

/// A setting, and the clause of the same text that makes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleEntry {
    /// What is set.
    pub setting: Setting,
    /// The number of the clause.
    pub clause: String,
}
