//! Changes of the report.

use super::change::{Change, Kind};
use super::exhibits;
use super::set_up::{self, SetUp};
use crate::incident::Event;
use crate::report::{Category, FoulClass, FoulRow, Report, Scope};
use crate::rulebook::{LawRef, Level};
use crate::wording::texts::Texts;
use crate::xiangqi::Side;

/// A change of the report.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Adds rows to the end of the timeline.
    Record(Vec<Event>),
    /// Puts another row in the place of the last one.
    ReplaceLast(Event),
    /// Takes a row out of the timeline.
    RemoveEvent(usize),
    /// Exchanges a row of the timeline with the next one.
    SwapWithNext(usize),
    /// Sets how the breaches are counted.
    Level(Level),
    /// Sets how far the event reaches.
    Scope(Scope),
    /// Sets who plays.
    Category(Category),
    /// Sets the rulebook, by id.
    Rulebook(LawRef),
    /// Sets the reading, by id.
    Reading(LawRef),
    /// Writes in a field.
    Write(Field, String),
    /// Adds a breach to the foul sheet.
    AddBreach(Side),
    /// Takes the last breach off the foul sheet.
    RemoveBreach(Side),
    /// Changes the position.
    SetUp(SetUp),
    /// Changes the exhibits.
    Exhibits(exhibits::Change),
}

/// A field that is written in.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// The event's name.
    EventName,
    /// Where it is held.
    Place,
    /// When.
    Date,
    /// The round.
    Round,
    /// The table.
    Table,
    /// A player's name.
    PlayerName(Side),
    /// A player's team.
    PlayerTeam(Side),
}

impl Field {
    /// What the field holds.
    #[must_use]
    pub fn of(self, report: &Report) -> &str {
        match self {
            Self::EventName => &report.event.name,
            Self::Place => &report.event.place,
            Self::Date => &report.event.date,
            Self::Round => &report.event.round,
            Self::Table => &report.event.table,
            Self::PlayerName(side) => &report.players[side].name,
            Self::PlayerTeam(side) => &report.players[side].team,
        }
    }

    fn of_mut(self, report: &mut Report) -> &mut String {
        match self {
            Self::EventName => &mut report.event.name,
            Self::Place => &mut report.event.place,
            Self::Date => &mut report.event.date,
            Self::Round => &mut report.event.round,
            Self::Table => &mut report.event.table,
            Self::PlayerName(side) => &mut report.players[side].name,
            Self::PlayerTeam(side) => &mut report.players[side].team,
        }
    }

    /// Its name.
    #[must_use]
    pub const fn label(self, t: &Texts) -> &'static str {
        match self {
            Self::EventName => t.event_name,
            Self::Place => t.place,
            Self::Date => t.date,
            Self::Round => t.round,
            Self::Table => t.table,
            Self::PlayerName(_) => t.name,
            Self::PlayerTeam(_) => t.team,
        }
    }
}

impl Edit {
    /// Carries the change out.
    pub fn apply(self, report: &mut Report) {
        match self {
            Self::Record(events) => report.timeline.extend(events),
            Self::ReplaceLast(event) => {
                report.timeline.pop();
                report.timeline.push(event);
            }
            Self::RemoveEvent(index) => {
                if index < report.timeline.len() {
                    report.timeline.remove(index);
                }
            }
            Self::SwapWithNext(index) => {
                if index + 1 < report.timeline.len() {
                    report.timeline.swap(index, index + 1);
                }
            }
            Self::Level(level) => report.event.set_level(level),
            Self::Scope(scope) => report.event.scope = scope,
            Self::Category(category) => report.event.category = category,
            Self::Rulebook(rulebook) => report.event.rulebook = rulebook,
            Self::Reading(reading) => report.event.reading = reading,
            Self::Write(field, text) => *field.of_mut(report) = text,
            Self::AddBreach(side) => report.foul_sheet.push(FoulRow {
                side,
                class: FoulClass::Breach,
                clause: String::new(),
                moment: String::new(),
                note: String::new(),
            }),
            Self::RemoveBreach(side) => {
                let last = report
                    .foul_sheet
                    .iter()
                    .rposition(|row| row.side == side && row.class == FoulClass::Breach);
                if let Some(index) = last {
                    report.foul_sheet.remove(index);
                }
            }
            Self::SetUp(change) => change.apply(report),
            Self::Exhibits(change) => change.apply(report),
        }
    }

    /// What undo calls it.
    #[must_use]
    pub fn change(&self) -> Change {
        match self {
            Self::Record(events) => Change::Record(match events.last() {
                Some(event) => Kind::of(&event.act),
                None => Kind::Words,
            }),
            Self::ReplaceLast(event) => Change::Record(Kind::of(&event.act)),
            Self::RemoveEvent(_) => Change::RemoveEvent,
            Self::SwapWithNext(_) => Change::MoveEvent,
            Self::Level(_) | Self::Scope(_) | Self::Category(_) => Change::Level,
            Self::Rulebook(_) => Change::Rulebook,
            Self::Reading(_) => Change::Reading,
            Self::Write(Field::Round, _) => Change::Round,
            Self::Write(Field::Table, _) => Change::Table,
            Self::Write(field @ (Field::PlayerName(_) | Field::PlayerTeam(_)), _) => Change::Player(*field),
            Self::Write(field, _) => Change::EventInfo(*field),
            Self::AddBreach(_) | Self::RemoveBreach(_) => Change::FoulSheet,
            Self::SetUp(change) => Change::SetUp(change.kind()),
            Self::Exhibits(change) => Change::Exhibits(change.kind()),
        }
    }

    /// What undo calls it, knowing the report it made out of `before`.
    #[must_use]
    pub fn change_of(&self, before: &Report) -> Change {
        let Self::SetUp(change) = self else { return self.change() };
        let mut after = before.clone();
        change.clone().apply(&mut after);
        let dropped = after.moves.is_empty() && !before.moves.is_empty();
        Change::SetUp(if dropped { set_up::Kind::DropMoves } else { change.kind() })
    }
}
