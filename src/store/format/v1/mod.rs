//! Version 1 of the report file.
//!
//! These types are the file and never change. Squares, moves and positions are texts, so that a person can
//! read it. Version 2 uses those of them that stayed as they were, both ways.

mod to_report;

pub(super) use to_report::{
    actor, arbiter, certainty, exhibit, foul_row, law, numbered, player, read, scope_and_category, side,
    stage, statement, value,
};

use serde::{Deserialize, Serialize};

use super::canonical::plain;

#[derive(Debug, Deserialize)]
#[serde(rename = "report", deny_unknown_fields)]
pub(super) struct File {
    #[serde(rename = "format")]
    _format: String,
    #[serde(rename = "version")]
    _version: u32,
    #[serde(rename = "program")]
    _program: String,
    event: Event,
    players: Players,
    arbiters: Vec<Arbiter>,
    /// Fouls and breaches earlier in the game.
    foul_sheet: Vec<FoulRow>,
    /// FEN; the placement alone where nobody is to move.
    start: String,
    /// Moves from `start` to the incident, such as `h2e2 h9g7`.
    moves: String,
    timeline: Vec<Entry>,
    statements: Vec<Statement>,
    remarks: String,
    /// Only ever added to.
    rulings: Vec<Ruling>,
    exhibits: Vec<Exhibit>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Event {
    name: String,
    place: String,
    date: String,
    scope: Scope,
    category: Category,
    round: String,
    table: String,
    rulebook: Law,
    reading: Law,
}

/// A piece of law as it was when the report was made.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Law {
    pub(super) id: String,
    pub(super) edition: String,
    /// SHA-256 of its text.
    pub(super) digest: String,
    /// The full text, where it is not built in.
    pub(super) text: Option<String>,
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Scope {
    National,
    Province,
    City,
    County,
    School,
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Category {
    Open,
    Youth,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Players {
    pub(super) red: Player,
    pub(super) black: Player,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Player {
    pub(super) name: String,
    pub(super) team: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Arbiter {
    pub(super) name: String,
    pub(super) role: Role,
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Role {
    Chief,
    Arbiter,
    Appeals,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum Side {
    Red,
    Black,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FoulRow {
    pub(super) side: Side,
    pub(super) class: FoulClass,
    pub(super) clause: String,
    pub(super) moment: String,
    pub(super) note: String,
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) enum FoulClass {
    Breach,
    Foul,
    Technical,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    who: Who,
    what: What,
    #[serde(rename = "credence")]
    certainty: Certainty,
    time: String,
    note: String,
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Who {
    Red,
    Black,
    Arbiter,
}

#[derive(Debug, Deserialize)]
enum What {
    Touch(String),
    TouchBoth(String, String),
    Lift(String),
    PutBack(String),
    Release(String),
    Brush(String),
    /// Adjusted after asking.
    AdjustWithConsent(String),
    /// Adjusted without asking.
    AdjustWithoutConsent(String),
    Words(String),
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Certainty {
    Established,
    Disputed(Vec<Party>),
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Party {
    Red,
    Black,
    Witness,
    Arbiter,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Statement {
    pub(super) party: Party,
    pub(super) name: String,
    pub(super) text: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Ruling {
    stage: Stage,
    by: String,
    when: String,
    program: String,
    rulebook: Law,
    reading: Law,
    outcome: Outcome,
    charged: Option<Side>,
    ground: String,
    duty: String,
    caveats: Vec<String>,
    words: String,
    signature: String,
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Stage {
    OnSite,
    ChiefArbiter,
    Appeal,
    Commentary,
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Outcome {
    None,
    Foul,
    Open,
    Loss,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Exhibit {
    pub(super) name: String,
    pub(super) caption: String,
    pub(super) media_type: String,
    pub(super) sha256: String,
    /// The original bytes in base64.
    #[serde(serialize_with = "plain")]
    pub(super) data: String,
}
