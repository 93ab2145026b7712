//! Changes of the report.

use crate::app::field::Field;
use crate::app::paper_edit::Paper;
use crate::app::position_editor::PositionEdit;
use crate::app::undo_label::{UndoLabel, UndoName};
use crate::app::{exhibits, game_view};
use crate::incident::{Act, Event};
use crate::law::{LawRef, Level};
use crate::report::{Category, Report, Scope};

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
    /// Writes in a field.
    Write(Field, String),
    SetUp(PositionEdit),
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
            Self::Write(field, text) => field.write(report, text),
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

    /// What undo calls it when it is done to `report`.
    pub fn undo_label(&self, report: &Report) -> UndoLabel {
        UndoLabel::new(match self {
            Self::Record(events) | Self::Insert(_, events) => {
                events.last().map_or(|t| t.act_words, |event| act_name(&event.act))
            }
            Self::ReplaceLast(event) => act_name(&event.act),
            Self::RemoveEvent(_) => |t| t.change_remove,
            Self::MoveEvent(..) => |t| t.change_move,
            Self::Level(_) | Self::Scope(_) | Self::Category(_) => |t| t.level,
            Self::Rulebook(_) => |t| t.rulebook,
            Self::Reading(_) => |t| t.reading,
            Self::Regulation(_) => |t| t.regulation,
            Self::Write(field, _) => return field.undo_label(),
            Self::SetUp(change) => return change.undo_label(report),
            Self::Game(change) => return change.undo_label(),
            Self::Exhibits(change) => return change.undo_label(),
            Self::SetEvent(..) => |t| t.change_edit,
            Self::Found(_) => |t| t.change_found,
            Self::Paper(paper) => return paper.undo_label(),
        })
    }
}

fn act_name(act: &Act) -> UndoName {
    match act {
        Act::Touch(_) | Act::TouchBoth(..) => |t| t.act_touch,
        Act::Lift(_) => |t| t.act_lift,
        Act::PutBack(_) => |t| t.act_put_back,
        Act::Release(_) => |t| t.act_release,
        Act::Brush(_) => |t| t.act_brush,
        Act::Adjust(..) => |t| t.act_adjust,
        Act::Words(_) => |t| t.act_words,
        _ => |t| t.act_event,
    }
}
