//! The timeline: the last move of the game, then what happened, row by row.

pub(crate) mod far;
pub(crate) mod in_place;
pub(crate) mod order;
pub(crate) mod quick;
pub(crate) mod statements;

use egui::{Align, Button, Id, Layout, Response, RichText, ScrollArea, Sense, Stroke, Ui, Vec2};
use egui::{Painter, Pos2, Rect, Role, WidgetInfo, pos2, vec2};

use crate::app::commands::Command;
use crate::app::drafts::Drafting;
use crate::app::edit::Edit;
use crate::app::event_form;
use crate::app::message::Message;
use crate::app::state::Moment;
use crate::app::theme::space;
use crate::app::view::{Look, Outbox};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{badge, bold, paragraph, quiet, quiet_icon, row};
use crate::incident::{Act, Actor, Certainty, Event, boards_before};
use crate::text::{events, papers, timeline, window};
use xiangqi::{Board, Side, Square};

/// The share of the window's width for this column, and its bounds.
const SHARE: f32 = 0.215;
const LEAST: f32 = 264.0;
const MOST: f32 = 420.0;
/// No arbiter writes so many rows; a file that has more must not stop the window.
const MOST_SHOWN: usize = 1000;
/// From the left edge of a row to the middle of its dot, and to its text.
const DOT: f32 = 8.0;
const TEXT: f32 = 22.0;

/// The width of the column in a window with so much room.
#[must_use]
pub fn column_width(room: Vec2) -> f32 {
    (room.x * SHARE).clamp(LEAST, MOST).round()
}

/// Shows the column.
pub fn show(ui: &mut Ui, look: Look<'_>, out: &mut Outbox) {
    ui.horizontal(|ui| {
        ui.label(bold(look.t.timeline).color(look.colours.weak));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.button(look.t.add_event).clicked() {
                out.push(Message::Drafting(Drafting::AddEvent));
            }
        });
    });
    quick::show(ui, look, out);
    event_form::view::picking(ui, look, out);
    ui.add_space(space::XS);
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let report = look.state.report();
        last_move(ui, look, out);
        let board = report.setup().board;
        let rows = boards_before(&board, report.timeline.iter()).enumerate().take(MOST_SHOWN);
        let rows: Vec<Response> =
            rows.map(|(index, (board, event))| event_row(ui, index, event, &board, look, out)).collect();
        order::drag(ui, &rows, look, out);
        left_out(ui, rows.len(), report.timeline.len(), look);
        if report.timeline.is_empty() {
            ui.add_space(space::S);
            paragraph(ui, quiet(look.t.timeline_empty, look.colours));
        }
        statements::show(ui, look, out);
    });
}

/// Says that there is more than is shown.
pub fn left_out(ui: &mut Ui, shown: usize, all: usize, look: Look<'_>) {
    if shown < all {
        paragraph(ui, bold(timeline::left_out(shown, all, look.lang)));
    }
}

/// What a row shows.
struct Row<'a> {
    /// What a screen reader calls it.
    name: String,
    moment: Moment,
    actor: Actor,
    title: String,
    detail: Vec<String>,
    squares: Vec<Square>,
    certainty: Option<&'a Certainty>,
    order_disputed: bool,
}

fn last_move(ui: &mut Ui, look: Look<'_>, out: &mut Outbox) {
    let report = look.state.report();
    let Some((&mv, before)) = report.moves.split_last() else { return };
    if !before.is_empty() {
        let text = quiet(window::earlier_moves(before.len(), look.lang), look.colours);
        let button = Button::new(text).frame_when_inactive(false);
        if ui.add(button).on_hover_text(look.t.mode_replay).clicked() {
            out.push(Message::Command(Command::Replay));
        }
    }
    let setup = report.setup_after(before.len());
    // Out of turn, it is still the hand of the side whose piece it is.
    let side = setup.board.get(mv.from).map(|piece| piece.side).or(setup.turn).unwrap_or(Side::Red);
    let title = window::move_line(&setup.board, side, mv, look.lang);
    let shown = Row {
        name: title.clone(),
        moment: Moment::Ply(report.moves.len()),
        actor: Actor::Player(side),
        title,
        detail: vec![format!("{} → {}", mv.from, mv.to)],
        squares: vec![mv.from, mv.to],
        certainty: None,
        order_disputed: false,
    };
    shown.show(ui, false, look, out);
}

fn event_row(
    ui: &mut Ui,
    index: usize,
    event: &Event,
    board: &Board,
    look: Look<'_>,
    out: &mut Outbox,
) -> Response {
    let report = look.state.report();
    let title = events::event(event, board, look.lang);
    let squares = match event.act {
        // The piece is no longer where it was released from.
        Act::Release(mv) if look.state.view.moment.is_none() => vec![mv.to],
        _ => event.act.squares(),
    };
    let shown = Row {
        name: window::row_name(index + 1, &title, look.lang),
        moment: Moment::Event(index),
        actor: event.actor,
        title,
        detail: detail(event, look),
        squares,
        certainty: Some(&event.certainty),
        order_disputed: event.order_disputed,
    };
    let response = match far::place(ui, index, shown.moment, look) {
        Some(rect) => shown.far(ui, rect, out),
        None => {
            let response = shown.show(ui, true, look, out);
            far::note(ui, index, response.rect);
            response
        }
    };
    if index + 1 == report.timeline.len() {
        keep_in_sight(ui, &response, index);
    }
    response.context_menu(|ui| menu(ui, index, look, out));
    response
}

/// What can be done with a row.
fn menu(ui: &mut Ui, index: usize, look: Look<'_>, out: &mut Outbox) {
    let rows = look.state.report().timeline.len();
    let entries = [
        (look.t.row_edit, true, Message::Drafting(Drafting::EditEvent(index))),
        (look.t.row_up, index > 0, Message::MoveRow(index, index.saturating_sub(1))),
        (look.t.row_down, index + 1 < rows, Message::MoveRow(index, index + 1)),
        (look.t.row_remove, true, Message::Edit(Edit::RemoveEvent(index))),
    ];
    for (text, enabled, message) in entries {
        if ui.add_enabled(enabled, Button::new(text)).clicked() {
            out.push(message);
            ui.close();
        }
    }
}

/// Scrolls to the last row when it is new.
fn keep_in_sight(ui: &Ui, response: &Response, index: usize) {
    let id = Id::unique("last-row-shown");
    let before: usize = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    if index != before {
        ui.data_mut(|data| data.insert_temp(id, index));
    }
    if index > before {
        response.scroll_to_me(None);
    }
}

/// The lines under an event: its time, whether it is established, and the note; the clocks; on what it rests.
pub(crate) fn detail(event: &Event, look: Look<'_>) -> Vec<String> {
    let found = if event.certainty == Certainty::Established { look.t.established } else { "" };
    let parts = [event.time.as_str(), found, event.note.as_str()];
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    let clocks = timeline::clocks(&event.clocks, look.lang);
    let rests = timeline::bases(&event.basis, look.lang);
    [parts.join(" · "), clocks, rests].into_iter().filter(|line| !line.is_empty()).collect()
}

/// The dot that says whose hand it was; hollow for a move of the game. Black is black in the dark too.
pub(crate) fn actor_dot(painter: &Painter, at: Pos2, actor: Actor, hollow: bool, look: Look<'_>) {
    let colours = look.colours;
    let (fill, ring) = match actor {
        Actor::Player(Side::Red) => (colours.red, colours.red),
        Actor::Player(Side::Black) => (colours.board.black, colours.black),
        Actor::Arbiter => (colours.weak, colours.weak),
    };
    if !hollow {
        painter.circle_filled(at, 6.5, fill);
    }
    painter.circle_stroke(at, 5.5, Stroke::new(if hollow { 2.5 } else { 1.5 }, ring));
}

impl Row<'_> {
    /// A row out of sight: a screen reader has it, nothing is drawn.
    fn far(self, ui: &mut Ui, rect: Rect, out: &mut Outbox) -> Response {
        let response = ui.interact(rect, Id::unique(("far-row", self.moment)), Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, false, &self.name));
        if response.clicked() {
            out.push(Message::Show(Some(self.moment)));
        }
        response
    }

    fn show(self, ui: &mut Ui, removable: bool, look: Look<'_>, out: &mut Outbox) -> Response {
        let selected = look.state.view.moment == Some(self.moment);
        let salt = ("moment", self.moment);
        let sense = if removable { Sense::click_and_drag() } else { Sense::click() };
        let response = row(ui, salt, sense, selected, look.colours, |ui| {
            ui.add_space(space::XS);
            self.content(ui, removable, look, out);
            if let (true, Moment::Event(index)) = (selected, self.moment) {
                in_place::show(ui, index, look, out);
            }
            ui.add_space(space::XS);
        });
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, selected, &self.name));
        if response.clicked() {
            out.push(Message::Show((!selected).then_some(self.moment)));
        }
        if ui.rect_contains_pointer(response.rect) {
            out.highlight(&self.squares);
        }
        response
    }

    fn content(&self, ui: &mut Ui, removable: bool, look: Look<'_>, out: &mut Outbox) {
        let left_top = ui.cursor().min;
        ui.horizontal_top(|ui| {
            ui.set_width(ui.available_width());
            ui.add_space(TEXT);
            let buttons = if removable { 62.0 } else { 0.0 };
            let width = ui.available_width() - buttons;
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.y = 1.0;
                paragraph(ui, RichText::new(&self.title).color(look.colours.text));
                if !removable {
                    self.details(ui, look);
                }
            });
            if let (true, Moment::Event(index)) = (removable, self.moment) {
                ui.spacing_mut().item_spacing.x = 0.0;
                let name = papers::edit_row(index + 1, look.lang);
                if quiet_icon(ui, Icon::Edit, &name, look.colours).clicked() {
                    out.push(Message::Drafting(Drafting::EditEvent(index)));
                }
                let name = window::remove_row(index + 1, look.lang);
                if quiet_icon(ui, Icon::Remove, &name, look.colours).clicked() {
                    out.push(Message::Edit(Edit::RemoveEvent(index)));
                }
            }
        });
        if removable {
            ui.horizontal_top(|ui| {
                ui.add_space(TEXT);
                let width = ui.available_width();
                ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                    ui.set_width(width);
                    ui.spacing_mut().item_spacing.y = 1.0;
                    self.details(ui, look);
                });
            });
        }
        let dot = pos2(left_top.x + DOT, left_top.y + ui.text_style_height(&egui::TextStyle::Body) / 2.0);
        let game_move = matches!(self.moment, Moment::Ply(_));
        actor_dot(ui.painter(), dot, self.actor, game_move, look);
    }

    /// What is known of the event besides what was done.
    fn details(&self, ui: &mut Ui, look: Look<'_>) {
        for line in &self.detail {
            paragraph(ui, quiet(line, look.colours));
        }
        if let Some(certainty @ Certainty::Disputed(_)) = self.certainty {
            badge(ui, events::certainty(certainty, look.lang), look.colours.foul);
        }
        if self.order_disputed {
            let badge = badge(ui, look.t.order_disputed, look.colours.foul);
            badge.on_hover_text(look.t.order_disputed_long);
        }
    }
}
