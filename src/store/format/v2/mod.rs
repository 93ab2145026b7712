//! Version 2 of the report file: the whole game, the event's regulation, clocks, more kinds of events, and
//! decisions and seals.
//!
//! These types are the file, with those of version 1 that stayed as they were. Version 3 uses those of
//! them that stayed, both ways.

mod committee;
mod from_report;
mod timeline;
mod to_report;

pub(super) use committee::{Decision, read as read_decision, write as decision};
pub(super) use from_report::{arbiter, event, exhibit, foul_row, moves, player, ruling, statement};
pub(super) use timeline::{Entry, read as read_entry, write as entry};
pub(super) use to_report::{event as read_event, moves as read_moves, read, ruling as read_ruling};

use serde::{Deserialize, Serialize};

use super::v1::{Arbiter, Category, Exhibit, FoulRow, Law, Players, Scope, Side, Stage, Statement};
use committee::{KeySignature, Seal};

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
    /// Moves after the incident.
    later: String,
    timeline: Vec<Entry>,
    statements: Vec<Statement>,
    remarks: String,
    /// Only ever added to.
    rulings: Vec<Ruling>,
    /// Of the appeals committee; only ever added to.
    #[serde(default)]
    decisions: Vec<Decision>,
    exhibits: Vec<Exhibit>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Event {
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
pub(super) struct Ruling {
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
