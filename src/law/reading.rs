//! Readings: positions taken where the clauses are open.

use serde::{Deserialize, Serialize};
use strum::{EnumIter, EnumString, IntoStaticStr};

use super::{Bilingual, ConductTopic, Topic};
use xiangqi::repetition::OpenPoint;

/// The scale on which breaches are counted. It follows from an event's scope and category.
#[derive(
    Copy,
    Clone,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    EnumIter,
    EnumString,
    IntoStaticStr,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Level {
    /// 全国比赛
    National,
    /// 省级（含以下）比赛
    Provincial,
    /// 全国少年赛（含以下）
    NationalYouth,
}

impl Level {
    /// The word of the command line and its JSON.
    pub fn code(self) -> &'static str {
        self.into()
    }

    pub fn from_code(code: &str) -> Option<Self> {
        code.parse().ok()
    }
}

/// A question that the clauses leave open and on which a case can hinge.
///
/// The first three can be answered by a reading. No source ranks or orders the rest, and a ruling that meets
/// one of them is open.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Question {
    /// An own piece was touched: does a move that exposes the own general count as being able to move?
    OwnPieceMoves,
    /// An enemy piece was touched: does a capture that exposes the own general count as being able to take?
    EnemyPieceTaken,
    /// An own and an enemy piece were touched and the first can be met: does the one taking the other count,
    /// when that exposes the own general?
    OneTakesOther,
    /// Two pieces of one side were touched at once, or more than two of it: does the first that can be met bind? If
    /// not, the arbiter names which.
    FirstOfOneSide,
    /// More than two pieces of both sides were touched: does the first that can be met bind? If not, the first own and
    /// the first enemy piece bind.
    FirstOfBothSides,
    /// The arbiter names which of the touched pieces binds: is it this one, by its place among those that may be named?
    ArbiterNames(u8),
    /// A piece was moved as it does not move, and the general left exposed: is it suicide?
    NonMoveIsSuicide,
    /// The clause on touching an own piece was not seen: must it move?
    OwnTouchBinds,
    /// The clause on touching an enemy piece was not seen: must it be taken?
    EnemyTouchBinds,
    /// The clause on touching pieces of both sides was not seen: do they count in their order?
    PairInOrder,
    /// The clause on suicide was not seen: does a released suicide lose?
    SuicideLoses,
    /// No limit of breaches was seen: does this breach lose?
    BreachLoses,
    /// No clause was seen that says what this costs: is it a foul?
    Penalised(Topic),
    /// No clause was seen on conduct of this kind: does it come to this, of the answers the catalogue has?
    ConductIs(ConductTopic, u8),
    /// No clause was seen that decides this claim, or the record does not: does it hold?
    ClaimHolds(Topic),
    /// The record does not show whose move made the generals face: did the side not to move make it?
    OpponentMadeFacing,
    /// What was left on the other side's clock was not written down: was it less than the limit?
    InTimeTrouble,
    /// Pieces were knocked over while the other side had little time, and no text was seen: does that lose?
    DisturbanceLoses,
    /// The arbiter wrote down something in words: is it about the side to move?
    ConcernsMover(ConductTopic),
    /// The texts leave a point of repetitions open: does it fall otherwise than it is ruled as a rule?
    RepetitionOtherwise(OpenPoint),
    /// A position came back by several ways: are all moves since it first stood ruled on, or only the last cycle?
    WholeStretch,
}

impl Question {
    /// The questions about the law as such, which a regulation can answer; the others are about one case.
    pub const SETTABLE: [Self; 11] = [
        Self::OwnPieceMoves,
        Self::EnemyPieceTaken,
        Self::OneTakesOther,
        Self::FirstOfOneSide,
        Self::FirstOfBothSides,
        Self::NonMoveIsSuicide,
        Self::OwnTouchBinds,
        Self::EnemyTouchBinds,
        Self::PairInOrder,
        Self::SuicideLoses,
        Self::BreachLoses,
    ];

    pub const fn topic(self) -> Topic {
        match self {
            Self::OwnPieceMoves | Self::OwnTouchBinds => Topic::TouchOwn,
            Self::EnemyPieceTaken | Self::EnemyTouchBinds => Topic::TouchEnemy,
            Self::OneTakesOther
            | Self::FirstOfOneSide
            | Self::FirstOfBothSides
            | Self::ArbiterNames(_)
            | Self::PairInOrder => Topic::TouchBothAtOnce,
            Self::NonMoveIsSuicide | Self::SuicideLoses => Topic::LossBySuicide,
            Self::BreachLoses => Topic::BreachLimit,
            Self::ConductIs(topic, _) | Self::ConcernsMover(topic) => Topic::Conduct(topic),
            Self::Penalised(topic) | Self::ClaimHolds(topic) => topic,
            Self::OpponentMadeFacing => Topic::Facing,
            Self::InTimeTrouble | Self::DisturbanceLoses => Topic::Disturbance,
            Self::RepetitionOtherwise(_) | Self::WholeStretch => Topic::Repetition,
        }
    }
}

/// Yes or no to a [`Question`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumIter, Serialize, Deserialize)]
pub enum Answer {
    Yes,
    No,
}

impl Answer {
    pub const BOTH: [Self; 2] = [Self::Yes, Self::No];
}

/// An answer under conditions; a condition left out always holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionTaken {
    pub question: Question,
    /// At these levels only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub levels: Option<Vec<Level>>,
    /// Only where the side to move is in check, or only where it is not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_check: Option<bool>,
    pub answer: Answer,
}

impl PositionTaken {
    /// The answer, where it answers this question under these conditions.
    pub fn answer_to(&self, question: Question, level: Level, in_check: bool) -> Option<Answer> {
        let fits = self.question == question
            && self.levels.as_ref().is_none_or(|levels| levels.contains(&level))
            && self.in_check.is_none_or(|condition| condition == in_check);
        fits.then_some(self.answer)
    }
}

/// What a touch costs that no move can meet.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cost {
    /// Nothing: the clauses name no penalty.
    Nothing,
    /// One foul; whether it is a breach of the movement rules is itself open.
    Foul,
}

/// A reading of the clauses that are open: what it answers, in order of precedence, and what it leaves open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// What reports call it by.
    pub id: String,
    pub name: Bilingual,
    /// What it holds, in a few words.
    pub gist: Bilingual,
    /// Where it comes from.
    pub source: Bilingual,
    /// What an unmeetable touch costs.
    pub unmeetable_touch: Cost,
    /// The positions taken; the first that fits answers. None fits: the question stays open.
    pub positions: Vec<PositionTaken>,
    /// Where its source contradicts itself or the clauses.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
    /// The SHA-256 of the text it was read from; empty where it was not read from one.
    #[serde(skip)]
    pub digest: String,
}

/// What a ruling comes to that a note is about.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoteOn {
    /// A foul, for an own piece touched that cannot move.
    FoulForOwn,
    /// A foul, for an enemy piece touched that cannot be taken.
    FoulForEnemy,
    /// Lost at the touch of an own piece.
    LossForOwn,
    /// Lost at the touch of an enemy piece.
    LossForEnemy,
}

/// What has to be known about a reading where a ruling rests on it; a condition left out always holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    pub on: NoteOn,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub levels: Option<Vec<Level>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_check: Option<bool>,
    pub text: Bilingual,
}

impl Note {
    pub fn applies(&self, on: NoteOn, level: Level, in_check: bool) -> bool {
        self.on == on
            && self.levels.as_ref().is_none_or(|levels| levels.contains(&level))
            && self.in_check.is_none_or(|condition| condition == in_check)
    }
}

impl Reading {
    /// This reading's answer, or `None` where it leaves the question open.
    pub fn answer(&self, question: Question, level: Level, in_check: bool) -> Option<Answer> {
        self.positions.iter().find_map(|position| position.answer_to(question, level, in_check))
    }
}
