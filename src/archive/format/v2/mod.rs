//! Version 2 of the report file: the whole game, the event's regulation, clocks, and more kinds of events.
//!
//! These types are the file, with those of version 1 that stayed as they were.

mod from_report;
mod timeline;
mod to_report;

pub(super) use from_report::write;
pub(super) use to_report::read;

use serde::{Deserialize, Serialize};

use super::v1::{Arbiter, Category, Exhibit, FoulRow, Law, Players, Scope, Side, Stage, Statement};
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
