//! Version 1 of the report file.
//!
//! These types are the file. Squares, moves and positions are texts, so that a person can read it.

mod from_report;
mod to_report;

pub(super) use from_report::write;
pub(super) use to_report::read;

use serde::{Deserialize, Serialize};

use super::canonical::plain;

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename = "report", deny_unknown_fields)]
pub(super) struct File {
    format: String,
    version: u32,
    /// Name and version of the program that wrote the file.
    program: String,
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

#[derive(Debug, Serialize, Deserialize)]
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
struct Law {
    id: String,
    edition: String,
    /// SHA-256 of its text.
    digest: String,
    /// The full text, where it is not built in.
    text: Option<String>,
}

#[derive(Debug, Serialize, Deserialize)]
enum Scope {
    National,
    Province,
    City,
    County,
    School,
}

#[derive(Debug, Serialize, Deserialize)]
enum Category {
    Open,
    Youth,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Players {
    red: Player,
    black: Player,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Player {
    name: String,
    team: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Arbiter {
    name: String,
    role: Role,
}

#[derive(Debug, Serialize, Deserialize)]
enum Role {
    Chief,
    Arbiter,
    Appeals,
}

#[derive(Debug, Serialize, Deserialize)]
enum Side {
    Red,
    Black,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FoulRow {
    side: Side,
    class: FoulClass,
    clause: String,
    moment: String,
    note: String,
}

#[derive(Debug, Serialize, Deserialize)]
enum FoulClass {
    Breach,
    Foul,
    Technical,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    who: Who,
    what: What,
    credence: Credence,
    time: String,
    note: String,
}

#[derive(Debug, Serialize, Deserialize)]
enum Who {
    Red,
    Black,
    Arbiter,
}

#[derive(Debug, Serialize, Deserialize)]
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
enum Credence {
    Established,
    Disputed(Vec<Party>),
}

#[derive(Debug, Serialize, Deserialize)]
enum Party {
    Red,
    Black,
    Witness,
    Arbiter,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Statement {
    party: Party,
    name: String,
    text: String,
}

#[derive(Debug, Serialize, Deserialize)]
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
enum Stage {
    OnSite,
    ChiefArbiter,
    Appeal,
    Commentary,
}

#[derive(Debug, Serialize, Deserialize)]
enum Outcome {
    None,
    Foul,
    Open,
    Loss,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Exhibit {
    name: String,
    caption: String,
    media_type: String,
    sha256: String,
    /// The original bytes in base64.
    #[serde(serialize_with = "plain")]
    data: String,
}
