//! From version 3 of the file to a report.

use super::{File, exhibit, record};
use crate::report;
use crate::store::format::{FormatError, v1, v2};

/// The report of a file.
///
/// # Errors
/// The first value that cannot be, with its place.
pub fn read(file: File) -> Result<report::Report, FormatError> {
    let start = xiangqi::fen::read(&file.start)
        .map_err(|error| FormatError::Start { value: file.start.clone(), error })?;
    let moves = v2::read_moves(&file.moves, "moves")?;
    let later = v2::read_moves(&file.later, "later")?;
    let plies = moves.len() + later.len();
    Ok(report::Report {
        event: v2::read_event(file.event),
        players: xiangqi::BySide { red: v1::player(file.players.red), black: v1::player(file.players.black) },
        arbiters: file.arbiters.into_iter().map(v1::arbiter).collect(),
        foul_sheet: file.foul_sheet.into_iter().map(v1::foul_row).collect(),
        start: start.setup,
        moves,
        later,
        result: file.result.map(record::read_result).transpose()?,
        comments: record::read_comments(file.comments, plies)?,
        timeline: v1::numbered(file.timeline, v2::read_entry)?,
        statements: file.statements.into_iter().map(v1::statement).collect(),
        remarks: file.remarks,
        rulings: v1::numbered(file.rulings, v2::read_ruling)?,
        decisions: v1::numbered(file.decisions, v2::read_decision)?,
        exhibits: v1::numbered(file.exhibits, exhibit::read)?,
    })
}
