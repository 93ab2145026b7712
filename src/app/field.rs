//! The fields of a report that are written in.

use crate::incident::Event;
use crate::report::{FoulRow, Report, Statement};
use crate::text::Lang;
use crate::tr;
use xiangqi::Side;

/// A field that is written in.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    EventName,
    /// Where it is held.
    Place,
    Date,
    Round,
    Table,
    PlayerName(Side),
    PlayerTeam(Side),
    /// The name of the arbiter in this place of the list.
    ArbiterName(usize),
    /// The clause of this row of the foul sheet.
    FoulClause(usize),
    /// When the foul of this row was.
    FoulMoment(usize),
    /// The note of this row.
    FoulNote(usize),
    /// Who makes this statement.
    StatementName(usize),
    StatementText(usize),
    Remarks,
    /// When this row of the timeline was.
    EventTime(usize),
    /// What is added to this row.
    EventNote(usize),
    /// The comment of the game at this ply, 0 before its first move.
    Comment(usize),
}

impl Field {
    /// What the field holds.
    pub fn of(self, report: &Report) -> &str {
        match self {
            Self::EventName => &report.event.name,
            Self::Place => &report.event.place,
            Self::Date => &report.event.date,
            Self::Round => &report.event.round,
            Self::Table => &report.event.table,
            Self::PlayerName(side) => &report.players[side].name,
            Self::PlayerTeam(side) => &report.players[side].team,
            Self::ArbiterName(at) => report.arbiters.get(at).map_or("", |arbiter| &arbiter.name),
            Self::FoulClause(at) => foul(report, at, |row| &row.clause),
            Self::FoulMoment(at) => foul(report, at, |row| &row.moment),
            Self::FoulNote(at) => foul(report, at, |row| &row.note),
            Self::StatementName(at) => statement(report, at, |statement| &statement.name),
            Self::StatementText(at) => statement(report, at, |statement| &statement.text),
            Self::Remarks => &report.remarks,
            Self::EventTime(at) => row(report, at, |event| &event.time),
            Self::EventNote(at) => row(report, at, |event| &event.note),
            Self::Comment(ply) => report.comments.at(ply),
        }
    }

    /// Where the field is kept as it was written; a comment is not.
    fn of_mut(self, report: &mut Report) -> Option<&mut String> {
        Some(match self {
            Self::Comment(_) => return None,
            Self::EventName => &mut report.event.name,
            Self::Place => &mut report.event.place,
            Self::Date => &mut report.event.date,
            Self::Round => &mut report.event.round,
            Self::Table => &mut report.event.table,
            Self::PlayerName(side) => &mut report.players[side].name,
            Self::PlayerTeam(side) => &mut report.players[side].team,
            Self::ArbiterName(at) => &mut report.arbiters.get_mut(at)?.name,
            Self::FoulClause(at) => &mut report.foul_sheet.get_mut(at)?.clause,
            Self::FoulMoment(at) => &mut report.foul_sheet.get_mut(at)?.moment,
            Self::FoulNote(at) => &mut report.foul_sheet.get_mut(at)?.note,
            Self::StatementName(at) => &mut report.statements.get_mut(at)?.name,
            Self::StatementText(at) => &mut report.statements.get_mut(at)?.text,
            Self::Remarks => &mut report.remarks,
            Self::EventTime(at) => &mut report.timeline.get_mut(at)?.time,
            Self::EventNote(at) => &mut report.timeline.get_mut(at)?.note,
        })
    }

    pub fn write(self, report: &mut Report, text: String) {
        if let Self::Comment(ply) = self {
            report.comments.write(ply, &text);
        } else if let Some(field) = self.of_mut(report) {
            *field = text;
        }
    }

    pub fn label(self, lang: Lang) -> &'static str {
        match self {
            Self::EventName => tr!(lang, "event-name"),
            Self::Place => tr!(lang, "place"),
            Self::Date => tr!(lang, "date"),
            Self::Round => tr!(lang, "round"),
            Self::Table => tr!(lang, "table"),
            Self::PlayerName(_) | Self::ArbiterName(_) | Self::StatementName(_) => tr!(lang, "name"),
            Self::PlayerTeam(_) => tr!(lang, "team"),
            Self::FoulClause(_) => tr!(lang, "clause"),
            Self::FoulMoment(_) => tr!(lang, "moment"),
            Self::FoulNote(_) | Self::EventNote(_) => tr!(lang, "note"),
            Self::EventTime(_) => tr!(lang, "when"),
            Self::StatementText(_) => tr!(lang, "statements"),
            Self::Remarks => tr!(lang, "remarks"),
            Self::Comment(_) => tr!(lang, "comment"),
        }
    }
}

fn foul(report: &Report, at: usize, part: impl Fn(&FoulRow) -> &String) -> &str {
    report.foul_sheet.get(at).map_or("", |row| part(row))
}

fn row(report: &Report, at: usize, part: impl Fn(&Event) -> &String) -> &str {
    report.timeline.get(at).map_or("", |event| part(event))
}

fn statement(report: &Report, at: usize, part: impl Fn(&Statement) -> &String) -> &str {
    report.statements.get(at).map_or("", |statement| part(statement))
}
