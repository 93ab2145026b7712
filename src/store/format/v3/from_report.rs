//! From a report to version 3 of the file.

use super::{File, exhibit, record};
use crate::report;
use crate::store::format::v1::Players;
use crate::store::format::{FORMAT, v2};

/// The file of a report, as written by `program`.
pub fn write(report: &report::Report, program: &str) -> File {
    File {
        format: FORMAT.to_owned(),
        version: 3,
        program: program.to_owned(),
        event: v2::event(&report.event),
        players: Players { red: v2::player(&report.players.red), black: v2::player(&report.players.black) },
        arbiters: report.arbiters.iter().map(v2::arbiter).collect(),
        foul_sheet: report.foul_sheet.iter().map(v2::foul_row).collect(),
        start: xiangqi::fen::write(&report.start),
        moves: v2::moves(&report.moves),
        later: v2::moves(&report.later),
        result: report.result.as_ref().and_then(record::write_result),
        comments: record::write_comments(&report.comments, report.moves.len() + report.later.len()),
        timeline: report.timeline.iter().map(v2::entry).collect(),
        statements: report.statements.iter().map(v2::statement).collect(),
        remarks: report.remarks.clone(),
        rulings: report.rulings.iter().map(v2::ruling).collect(),
        decisions: report.decisions.iter().map(v2::decision).collect(),
        exhibits: report.exhibits.iter().map(exhibit::write).collect(),
    }
}
