//! Version 2 of the report file: the whole game, the event's regulation, clocks, more kinds of events, and
//! decisions and seals.
//!
//! These types are the file, with those of version 1 that stayed as they were.

mod committee;
mod from_report;
mod timeline;
mod to_report;

pub(super) use from_report::write;
pub(super) use to_report::read;

use serde::{Deserialize, Serialize};

use super::v1::{Arbiter, Category, Exhibit, FoulRow, Law, Players, Scope, Side, Stage, Statement};
use committee::{Decision, KeySignature, Seal};
use timeline::Entry;

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
    /// Moves after the incident.
    later: String,
    timeline: Vec<Entry>,
    statements: Vec<Statement>,
    remarks: String,
    /// Only ever added to.
    rulings: Vec<Ruling>,
    /// Of the appeals committee; only ever added to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    decisions: Vec<Decision>,
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
    /// The event's own regulation, always with its full text.
    regulation: Option<Law>,
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
    regulation: Option<Law>,
    outcome: Outcome,
    charged: Option<Side>,
    ground: String,
    duty: String,
    caveats: Vec<String>,
    words: String,
    signature: String,
    /// What it rests on; absent where it was given without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seal: Option<Seal>,
    /// By keys, over the seal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    signed: Vec<KeySignature>,
}

/// As in version 1, and a draw.
#[derive(Debug, Serialize, Deserialize)]
enum Outcome {
    None,
    Foul,
    Open,
    Draw,
    Loss,
}
