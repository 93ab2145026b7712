//! Changes of the report.

use crate::app::field::Field;
use crate::app::paper_edit::Paper;
use crate::app::position_editor::PositionEdit;
use crate::app::undo_label::{UndoLabel, UndoName};
use crate::app::{exhibits, game_view};
use crate::incident::{Act, Event};
use crate::law::{LawRef, Level};
use crate::pairings::{Pairing, Seat};
use crate::report::{Category, Player, PositionReading, Report, Scope};
use crate::store::EventFile;
use crate::tr;
use std::sync::Arc;
use xiangqi::{BySide, Setup};

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
    Category(Category),
    /// Sets the rulebook, by id.
    Rulebook(LawRef),
    /// Sets the reading, by id.
    Reading(LawRef),
    /// Sets the event's regulation.
    Regulation(Option<LawRef>),
    /// Has the report of this game: round, table, players; and of this event, where one is given.
    Seat(Box<Pairing>, Option<Arc<EventFile>>),
    /// Has the report of this event.
    Event(Arc<EventFile>),
    /// Writes in a field.
    Write(Field, String),
    SetUp(PositionEdit),
    /// Takes a position that was read from a picture.
    ReadPosition(Box<Setup>, Box<PositionReading>),
    Game(game_view::GameEdit),
    Exhibits(exhibits::ExhibitEdit),
    /// Puts another row in the place of one.
    SetEvent(usize, Event),
    /// Puts the timeline in which disputed facts are found in the place of the present one.
    Found(Vec<Event>),
    /// Changes arbiters, foul sheet, statements, or adds a ruling.
    Paper(Paper),
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
            Self::Seat(pairing, event) => {
                if let Some(event) = event {
                    event.enter(report);
                }
                let Pairing { round, table, red, black } = *pairing;
                (report.event.round, report.event.table) = (round, table);
                let player = |seat: Seat| Player { name: seat.name, team: seat.team };
                report.players = BySide { red: player(red), black: player(black) };
            }
            Self::Event(event) => event.enter(report),
            Self::Write(field, text) => field.write(report, text),
            Self::SetUp(change) => change.apply(report),
            Self::ReadPosition(setup, reading) => {
                PositionEdit::Read(setup).apply(report);
                report.position_reading = Some(*reading);
            }
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

    /// What undo calls it when it is done to `report`.
    pub fn undo_label(&self, report: &Report) -> UndoLabel {
        UndoLabel::new(match self {
            Self::Record(events) | Self::Insert(_, events) => {
                events.last().map_or(|lang| tr!(lang, "act-words"), |event| act_name(&event.act))
            }
            Self::ReplaceLast(event) => act_name(&event.act),
            Self::RemoveEvent(_) => |lang| tr!(lang, "change-remove"),
            Self::MoveEvent(..) => |lang| tr!(lang, "change-move"),
            Self::Level(_) | Self::Scope(_) | Self::Category(_) => |lang| tr!(lang, "level"),
            Self::Rulebook(_) => |lang| tr!(lang, "rulebook"),
            Self::Reading(_) => |lang| tr!(lang, "reading"),
            Self::Regulation(_) => |lang| tr!(lang, "regulation"),
            Self::Seat(..) => |lang| tr!(lang, "change-seat"),
            Self::Event(_) => |lang| tr!(lang, "change-event"),
            Self::Write(field, _) => return field.undo_label(),
            Self::SetUp(change) => return change.undo_label(report),
            Self::ReadPosition(..) => |lang| tr!(lang, "change-read-position"),
            Self::Game(change) => return change.undo_label(),
            Self::Exhibits(change) => return change.undo_label(),
            Self::SetEvent(..) => |lang| tr!(lang, "change-edit"),
            Self::Found(_) => |lang| tr!(lang, "change-found"),
            Self::Paper(paper) => return paper.undo_label(),
        })
    }
}

fn act_name(act: &Act) -> UndoName {
    match act {
        Act::Touch(_) | Act::TouchBoth(..) => |lang| tr!(lang, "act-touch"),
        Act::Lift(_) => |lang| tr!(lang, "act-lift"),
        Act::PutBack(_) => |lang| tr!(lang, "act-put-back"),
        Act::Release(_) => |lang| tr!(lang, "act-release"),
        Act::Brush(_) => |lang| tr!(lang, "act-brush"),
        Act::Adjust(..) => |lang| tr!(lang, "act-adjust"),
        Act::Words(_) => |lang| tr!(lang, "act-words"),
        _ => |lang| tr!(lang, "act-event"),
    }
}
