//! Version 3 of the report file: how each exhibit is looked at, apart from its bytes; how the game ended, and its
//! comments.
//!
//! These types are the file, with those of versions 1 and 2 that stayed as they were.

mod exhibit;
mod from_report;
mod record;
mod to_report;

pub(super) use from_report::write;
pub(super) use to_report::read;

use serde::{Deserialize, Serialize};

use super::v1::{Arbiter, FoulRow, Players, Statement};
use super::v2::{Decision, Entry, Event, Ruling};
use exhibit::Exhibit;
use record::{Comment, GameResult};

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
    /// Absent where the record does not say how the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<GameResult>,
    /// In the order of their plies.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<Comment>,
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
