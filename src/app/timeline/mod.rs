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
use crate::app::view::{Messages, ViewCtx};
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
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    ui.horizontal(|ui| {
        ui.label(bold(cx.t.timeline).color(cx.colours.weak));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.button(cx.t.add_event).clicked() {
                out.push(Message::Drafting(Drafting::AddEvent));
            }
        });
    });
    quick::show(ui, cx, out);
    event_form::view::picking(ui, cx, out);
    ui.add_space(space::XS);
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let report = cx.state.report();
        last_move(ui, cx, out);
        let board = report.setup().board;
        let rows = boards_before(&board, report.timeline.iter()).enumerate().take(MOST_SHOWN);
        let rows: Vec<Response> =
            rows.map(|(index, (board, event))| event_row(ui, index, event, &board, cx, out)).collect();
        order::drag(ui, &rows, cx, out);
        left_out(ui, rows.len(), report.timeline.len(), cx);
        if report.timeline.is_empty() {
            ui.add_space(space::S);
            paragraph(ui, quiet(cx.t.timeline_empty, cx.colours));
        }
        statements::show(ui, cx, out);
    });
}

/// Says that there is more than is shown.
pub fn left_out(ui: &mut Ui, shown: usize, all: usize, cx: ViewCtx<'_>) {
    if shown < all {
        paragraph(ui, bold(timeline::left_out(shown, all, cx.lang)));
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

fn last_move(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let report = cx.state.report();
    let Some((&mv, before)) = report.moves.split_last() else { return };
    if !before.is_empty() {
        let text = quiet(window::earlier_moves(before.len(), cx.lang), cx.colours);
        let button = Button::new(text).frame_when_inactive(false);
        if ui.add(button).on_hover_text(cx.t.mode_replay).clicked() {
            out.push(Message::Command(Command::Replay));
        }
    }
    let setup = report.setup_after(before.len());
    // Out of turn, it is still the hand of the side whose piece it is.
    let side = setup.board.get(mv.from).map(|piece| piece.side).or(setup.turn).unwrap_or(Side::Red);
    let title = window::move_line(&setup.board, side, mv, cx.lang);
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
    shown.show(ui, false, cx, out);
}

fn event_row(
    ui: &mut Ui,
    index: usize,
    event: &Event,
    board: &Board,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) -> Response {
    let report = cx.state.report();
    let title = events::event(event, board, cx.lang);
    let squares = match event.act {
        // The piece is no longer where it was released from.
        Act::Release(mv) if cx.state.view.moment.is_none() => vec![mv.to],
        _ => event.act.squares(),
    };
    let shown = Row {
        name: window::row_name(index + 1, &title, cx.lang),
        moment: Moment::Event(index),
        actor: event.actor,
        title,
        detail: detail(event, cx),
        squares,
        certainty: Some(&event.certainty),
        order_disputed: event.order_disputed,
    };
    let response = match far::place(ui, index, shown.moment, cx) {
        Some(rect) => shown.far(ui, rect, out),
        None => {
            let response = shown.show(ui, true, cx, out);
            far::note(ui, index, response.rect);
            response
        }
    };
    if index + 1 == report.timeline.len() {
        keep_in_sight(ui, &response, index);
    }
    response.context_menu(|ui| menu(ui, index, cx, out));
    response
}

/// What can be done with a row.
fn menu(ui: &mut Ui, index: usize, cx: ViewCtx<'_>, out: &mut Messages) {
    let rows = cx.state.report().timeline.len();
    let entries = [
        (cx.t.row_edit, true, Message::Drafting(Drafting::EditEvent(index))),
        (cx.t.row_up, index > 0, Message::MoveRow(index, index.saturating_sub(1))),
        (cx.t.row_down, index + 1 < rows, Message::MoveRow(index, index + 1)),
        (cx.t.row_remove, true, Message::Edit(Edit::RemoveEvent(index))),
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
pub(crate) fn detail(event: &Event, cx: ViewCtx<'_>) -> Vec<String> {
    let found = if event.certainty == Certainty::Established { cx.t.established } else { "" };
    let parts = [event.time.as_str(), found, event.note.as_str()];
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    let clocks = timeline::clocks(&event.clocks, cx.lang);
    let rests = timeline::bases(&event.basis, cx.lang);
    [parts.join(" · "), clocks, rests].into_iter().filter(|line| !line.is_empty()).collect()
}

/// The dot that says whose hand it was; hollow for a move of the game. Black is black in the dark too.
pub(crate) fn actor_dot(painter: &Painter, at: Pos2, actor: Actor, hollow: bool, cx: ViewCtx<'_>) {
    let colours = cx.colours;
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
    fn far(self, ui: &mut Ui, rect: Rect, out: &mut Messages) -> Response {
        let response = ui.interact(rect, Id::unique(("far-row", self.moment)), Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, false, &self.name));
        if response.clicked() {
            out.push(Message::Show(Some(self.moment)));
        }
        response
    }

    fn show(self, ui: &mut Ui, removable: bool, cx: ViewCtx<'_>, out: &mut Messages) -> Response {
        let selected = cx.state.view.moment == Some(self.moment);
        let salt = ("moment", self.moment);
        let sense = if removable { Sense::click_and_drag() } else { Sense::click() };
        let response = row(ui, salt, sense, selected, cx.colours, |ui| {
            ui.add_space(space::XS);
            self.content(ui, removable, cx, out);
            if let (true, Moment::Event(index)) = (selected, self.moment) {
                in_place::show(ui, index, cx, out);
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

    fn content(&self, ui: &mut Ui, removable: bool, cx: ViewCtx<'_>, out: &mut Messages) {
        let left_top = ui.cursor().min;
        ui.horizontal_top(|ui| {
            ui.set_width(ui.available_width());
            ui.add_space(TEXT);
            let buttons = if removable { 62.0 } else { 0.0 };
            let width = ui.available_width() - buttons;
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.y = 1.0;
                paragraph(ui, RichText::new(&self.title).color(cx.colours.text));
                if !removable {
                    self.details(ui, cx);
                }
            });
            if let (true, Moment::Event(index)) = (removable, self.moment) {
                ui.spacing_mut().item_spacing.x = 0.0;
                let name = papers::edit_row(index + 1, cx.lang);
                if quiet_icon(ui, Icon::Edit, &name, cx.colours).clicked() {
                    out.push(Message::Drafting(Drafting::EditEvent(index)));
                }
                let name = window::remove_row(index + 1, cx.lang);
                if quiet_icon(ui, Icon::Remove, &name, cx.colours).clicked() {
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
                    self.details(ui, cx);
                });
            });
        }
        let dot = pos2(left_top.x + DOT, left_top.y + ui.text_style_height(&egui::TextStyle::Body) / 2.0);
        let game_move = matches!(self.moment, Moment::Ply(_));
        actor_dot(ui.painter(), dot, self.actor, game_move, cx);
    }

    /// What is known of the event besides what was done.
    fn details(&self, ui: &mut Ui, cx: ViewCtx<'_>) {
        for line in &self.detail {
            paragraph(ui, quiet(line, cx.colours));
        }
        if let Some(certainty @ Certainty::Disputed(_)) = self.certainty {
            badge(ui, events::certainty(certainty, cx.lang), cx.colours.foul);
        }
        if self.order_disputed {
            let badge = badge(ui, cx.t.order_disputed, cx.colours.foul);
            badge.on_hover_text(cx.t.order_disputed_long);
        }
    }
}
