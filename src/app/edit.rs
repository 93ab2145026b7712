//! Changes of the report.

use crate::app::paper_edit::Paper;
use crate::app::position_editor;
use crate::app::position_editor::SetUp;
use crate::app::undo_label::{Change, Kind};
use crate::app::{exhibits, game_view};
use crate::incident::Event;
use crate::law::{LawRef, Level};
use crate::report::{Category, FoulRow, Report, Scope, Statement};
use crate::text::texts::Strings;
use xiangqi::Side;

/// A change of the report.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Adds rows to the end of the timeline.
    Record(Vec<Event>),
    /// Puts another row in the place of the last one.
    ReplaceLast(Event),
    /// Puts rows into the timeline, the first of them in this place.
    Insert(usize, Vec<Event>),
    /// Takes a row out of the timeline.
    RemoveEvent(usize),
    /// Takes a row of the timeline to another place, which is counted after the row was taken out.
    MoveEvent(usize, usize),
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
    /// Sets the event's regulation.
    Regulation(Option<LawRef>),
    /// Writes in a field.
    Write(Field, String),
    /// Changes the position.
    SetUp(SetUp),
    /// Changes the game.
    Game(game_view::Change),
    /// Changes the exhibits.
    Exhibits(exhibits::Change),
    /// Puts another row in the place of one.
    SetEvent(usize, Event),
    /// Puts the timeline in which disputed facts are found in the place of the present one.
    Found(Vec<Event>),
    /// Changes arbiters, foul sheet, statements, or adds a ruling.
    Paper(Paper),
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
    /// What he says.
    StatementText(usize),
    /// The remarks.
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

    /// Its name.
    #[must_use]
    pub const fn label(self, t: &Strings) -> &'static str {
        match self {
            Self::EventName => t.event_name,
            Self::Place => t.place,
            Self::Date => t.date,
            Self::Round => t.round,
            Self::Table => t.table,
            Self::PlayerName(_) | Self::ArbiterName(_) | Self::StatementName(_) => t.name,
            Self::PlayerTeam(_) => t.team,
            Self::FoulClause(_) => t.clause,
            Self::FoulMoment(_) => t.moment,
            Self::FoulNote(_) | Self::EventNote(_) => t.note,
            Self::EventTime(_) => t.when,
            Self::StatementText(_) => t.statements,
            Self::Remarks => t.remarks,
            Self::Comment(_) => t.comment,
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

impl Edit {
    /// Carries the change out.
    pub fn apply(self, report: &mut Report) {
        match self {
            Self::Record(events) => report.timeline.extend(events),
            Self::ReplaceLast(event) => {
                report.timeline.pop();
                report.timeline.push(event);
            }
            Self::Insert(at, events) => {
                let at = at.min(report.timeline.len());
                report.timeline.splice(at..at, events);
            }
            Self::RemoveEvent(index) => {
                if index < report.timeline.len() {
                    report.timeline.remove(index);
                }
            }
            Self::MoveEvent(from, to) => {
                if from < report.timeline.len() {
                    let event = report.timeline.remove(from);
                    report.timeline.insert(to.min(report.timeline.len()), event);
                }
            }
            Self::Level(level) => report.event.set_level(level),
            Self::Scope(scope) => report.event.scope = scope,
            Self::Category(category) => report.event.category = category,
            Self::Rulebook(rulebook) => report.event.rulebook = rulebook,
            Self::Reading(reading) => report.event.reading = reading,
            Self::Regulation(regulation) => report.event.regulation = regulation,
            Self::Write(Field::Comment(ply), text) => {
                report.comments.write(ply, &text);
            }
            Self::Write(field, text) => {
                if let Some(of) = field.of_mut(report) {
                    *of = text;
                }
            }
            Self::SetUp(change) => change.apply(report),
            Self::Game(change) => change.apply(report),
            Self::Exhibits(change) => change.apply(report),
            Self::SetEvent(index, event) => {
                if let Some(row) = report.timeline.get_mut(index) {
                    *row = event;
                }
            }
            Self::Found(events) => report.timeline = events,
            Self::Paper(paper) => paper.apply(report),
        }
    }

    /// What undo calls it.
    #[must_use]
    pub fn change(&self) -> Change {
        match self {
            Self::Record(events) | Self::Insert(_, events) => Change::Record(match events.last() {
                Some(event) => Kind::of(&event.act),
                None => Kind::Words,
            }),
            Self::ReplaceLast(event) => Change::Record(Kind::of(&event.act)),
            Self::RemoveEvent(_) => Change::RemoveEvent,
            Self::MoveEvent(..) => Change::MoveEvent,
            Self::Level(_) | Self::Scope(_) | Self::Category(_) => Change::Level,
            Self::Rulebook(_) => Change::Rulebook,
            Self::Reading(_) => Change::Reading,
            Self::Regulation(_) => Change::Regulation,
            Self::Write(Field::Round, _) => Change::Round,
            Self::Write(Field::Table, _) => Change::Table,
            Self::Write(field @ (Field::PlayerName(_) | Field::PlayerTeam(_)), _) => Change::Player(*field),
            Self::SetUp(change) => Change::SetUp(change.kind()),
            Self::Game(change) => Change::Game(change.kind()),
            Self::Exhibits(change) => Change::Exhibits(change.kind()),
            Self::Write(field @ (Field::EventName | Field::Place | Field::Date), _) => {
                Change::EventInfo(*field)
            }
            Self::Write(field, _) => Change::Write(*field),
            Self::SetEvent(..) => Change::EditEvent,
            Self::Found(_) => Change::Found,
            Self::Paper(paper) => paper.change(),
        }
    }

    /// What undo calls it, knowing the report it made out of `before`.
    #[must_use]
    pub fn change_of(&self, before: &Report) -> Change {
        let Self::SetUp(change) = self else { return self.change() };
        let mut after = before.clone();
        change.clone().apply(&mut after);
        let dropped = after.whole_game().moves.is_empty() && !before.whole_game().moves.is_empty();
        Change::SetUp(if dropped { position_editor::Kind::DropMoves } else { change.kind() })
    }
}
