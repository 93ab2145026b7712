//! The timeline: the last move of the game, then what happened, row by row.

pub(crate) mod statements;
pub(crate) mod update;

use egui::{
    Align, Button, CursorIcon, Id, Layout, Painter, Pos2, Rect, Response, RichText, Role, Sense, Stroke,
    TextEdit, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::board::gesture;
use crate::app::board::gesture::Gesture;
use crate::app::clock;
use crate::app::commands::Command;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::dialog::parts;
use crate::app::edit::Edit;
use crate::app::event_form;
use crate::app::event_form::{ActGroup, ActKind, Asks, EventDraft};
use crate::app::field::Field;
use crate::app::game_view::moves;
use crate::app::message::Message;
use crate::app::overlay::Form;
use crate::app::overlay::Overlay;
use crate::app::review::panel::tried_facts;
use crate::app::state::Moment;
use crate::app::theme;
use crate::app::theme::{size, space};
use crate::app::widgets::fields::bare_field;
use crate::app::widgets::icons::Icon;
use crate::app::widgets::list_box::{Entry, picker};
use crate::app::widgets::{badge, bold, paragraph, quiet, quiet_icon, row, scrolling};
use crate::incident::{Act, Actor, Certainty, Event, Party, boards_before};
use crate::text::timeline::of_side;
use crate::text::{events, papers, timeline, window};
use crate::tr;
use xiangqi::{Board, Side, Square};

/// No arbiter writes so many rows; a file that has more must not stop the window.
const MOST_SHOWN: usize = 1000;
/// From the left edge of a row to the middle of its dot, and to its text.
const DOT: f32 = 8.0;
const TEXT: f32 = 22.0;

pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    ui.horizontal(|ui| {
        ui.label(bold(tr!(cx.lang, "timeline")).color(cx.colours.weak));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if !cx.read_only() && ui.button(tr!(cx.lang, "add-event")).clicked() {
                out.push(Message::Command(Command::AddEvent));
            }
        });
    });
    if !cx.read_only() {
        show_quick(ui, cx, out);
        event_form::view::picking(ui, cx, out);
    }
    ui.add_space(space::XS);
    scrolling(ui, "timeline", cx.is_stacked(), |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let report = cx.state.report();
        if cx.read_only() {
            moves::to_incident(ui, cx, out);
        } else {
            last_move(ui, cx, out);
        }
        let board = report.setup().board;
        let rows = boards_before(&board, report.timeline.iter()).enumerate().take(MOST_SHOWN);
        let rows: Vec<Response> =
            rows.map(|(index, (board, event))| event_row(ui, index, event, &board, cx, out)).collect();
        drag(ui, &rows, cx, out);
        left_out(ui, rows.len(), report.timeline.len(), cx);
        if report.timeline.is_empty() {
            ui.add_space(space::S);
            let text = if cx.read_only() {
                tr!(cx.lang, "room-nothing-happened")
            } else {
                tr!(cx.lang, "timeline-empty")
            };
            paragraph(ui, quiet(text, cx.colours));
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
        let text = quiet(tr!(cx.lang, "window-earlier-moves", count = before.len()), cx.colours);
        let button = Button::new(text).frame_when_inactive(false);
        if ui.add(button).on_hover_text(tr!(cx.lang, "mode-replay")).clicked() {
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
    let response = match place(ui, index, shown.moment, cx) {
        Some(rect) => shown.far(ui, rect, out),
        None => {
            let response = shown.show(ui, !cx.read_only(), cx, out);
            note(ui, index, response.rect);
            response
        }
    };
    if index + 1 == report.timeline.len() {
        keep_in_sight(ui, &response, index);
    }
    if !cx.read_only() {
        response.context_menu(|ui| menu(ui, index, cx, out));
    }
    response
}

/// What can be done with a row.
fn menu(ui: &mut Ui, index: usize, cx: ViewCtx<'_>, out: &mut Messages) {
    let rows = cx.state.report().timeline.len();
    let entries = [
        (tr!(cx.lang, "row-up"), index > 0, Message::Edit(Edit::MoveEvent(index, index.saturating_sub(1)))),
        (tr!(cx.lang, "row-down"), index + 1 < rows, Message::Edit(Edit::MoveEvent(index, index + 1))),
        (tr!(cx.lang, "row-remove"), true, Message::Edit(Edit::RemoveEvent(index))),
    ];
    if ui.button(tr!(cx.lang, "row-edit")).clicked() {
        edit(index, cx, out);
        ui.close();
    }
    for (text, enabled, message) in entries {
        if ui.add_enabled(enabled, Button::new(text)).clicked() {
            out.push(message);
            ui.close();
        }
    }
}

/// Opens the form for a row.
fn edit(index: usize, cx: ViewCtx<'_>, out: &mut Messages) {
    if let Some(event) = cx.state.report().timeline.get(index) {
        out.open(Form::new(EventDraft::of(index, event)));
    }
}

/// Opens the form for a new row of this kind.
fn add_kind(kind: ActKind, cx: ViewCtx<'_>, out: &mut Messages) {
    let draft = EventDraft::of_kind(kind, cx.state.report());
    if draft.picking {
        out.set(|view| view.moment = None);
    }
    out.open(Form::new(draft));
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
    let found = if event.certainty == Certainty::Established { tr!(cx.lang, "established") } else { "" };
    let parts = [event.time.as_str(), found, event.note.as_str()];
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    let clocks = timeline::clocks(&event.clocks, cx.lang);
    let rests = timeline::bases(&event.basis, cx.lang);
    [parts.join(" · "), clocks, rests].into_iter().filter(|line| !line.is_empty()).collect()
}

/// The dot that says whose hand it was; hollow for a move of the game.
pub(crate) fn actor_dot(painter: &Painter, at: Pos2, actor: Actor, hollow: bool, cx: ViewCtx<'_>) {
    let colours = cx.colours;
    let (fill, ring) = match actor {
        Actor::Player(Side::Red) => (colours.red, colours.red),
        Actor::Player(Side::Black) => (colours.black_dot, colours.black),
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
            out.set(move |view| view.moment = Some(self.moment));
        }
        response
    }

    fn show(self, ui: &mut Ui, removable: bool, cx: ViewCtx<'_>, out: &mut Messages) -> Response {
        let selected = is_shown(self.moment, cx);
        let salt = ("moment", self.moment);
        let sense = if removable { Sense::click_and_drag() } else { Sense::click() };
        let response = row(ui, salt, sense, selected, cx.colours, |ui| {
            ui.add_space(space::XS);
            self.content(ui, removable, cx, out);
            if let (true, Moment::Event(index)) = (selected && removable, self.moment) {
                show_in_place(ui, index, cx, out);
            }
            ui.add_space(space::XS);
        });
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, selected, &self.name));
        moves::keep_in_sight(&response, selected, cx);
        if response.clicked() {
            out.set(move |view| view.moment = (!selected).then_some(self.moment));
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
                let name = tr!(cx.lang, "paper-edit-row", number = index + 1);
                if quiet_icon(ui, Icon::Edit, &name, cx.colours).clicked() {
                    edit(index, cx, out);
                }
                let name = tr!(cx.lang, "window-remove-row", number = index + 1);
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
            let badge = badge(ui, tr!(cx.lang, "order-disputed"), cx.colours.foul);
            badge.on_hover_text(tr!(cx.lang, "order-disputed-long"));
        }
        if let Moment::Event(index) = self.moment
            && let Some(event) = cx.state.report().timeline.get(index)
        {
            tried_facts(ui, index, event, cx);
        }
    }
}

/// Whether a moment was chosen to be shown; in the review one always is.
fn is_shown(moment: Moment, cx: ViewCtx<'_>) -> bool {
    if cx.read_only() { cx.state.moment() == moment } else { cx.state.view.moment == Some(moment) }
}

/// A timeline of fewer rows is laid out as a whole.
const LONG: usize = 60;

fn id(index: usize) -> Id {
    Id::unique(("row-height", index))
}

/// The place of a row that need not be laid out, because it is out of sight and its height is known.
pub fn place(ui: &mut Ui, index: usize, moment: Moment, cx: ViewCtx<'_>) -> Option<Rect> {
    let chosen = is_shown(moment, cx);
    let rows = cx.state.report().timeline.len();
    // The last row is scrolled to when it is new.
    if rows < LONG || chosen || index + 1 == rows {
        return None;
    }
    let width = ui.available_width();
    let (height, of_width): (f32, f32) = ui.data(|data| data.get_temp(id(index)))?;
    let rect = Rect::from_min_size(ui.cursor().min, vec2(width, height));
    // A row that is dragged beyond the edge is still in the hand.
    let held = ui.ctx().dragged_id().is_some();
    if (of_width - width).abs() > 0.5 || ui.is_rect_visible(rect) || held {
        return None;
    }
    ui.advance_cursor_after_rect(rect);
    Some(rect)
}

/// Remembers the height of a row that was laid out.
pub fn note(ui: &Ui, index: usize, rect: Rect) {
    let width = ui.available_width();
    ui.data_mut(|data| data.insert_temp(id(index), (rect.height(), width)));
}

/// Follows a row that is dragged, shows where it would go, and puts it there.
pub fn drag(ui: &Ui, rows: &[Response], cx: ViewCtx<'_>, out: &mut Messages) {
    let taken = rows.iter().position(|row| row.dragged() || row.drag_stopped());
    let Some((from, row)) = taken.and_then(|from| Some((from, rows.get(from)?))) else { return };
    let Some(pointer) = row.interact_pointer_pos() else { return };
    let others = rows.iter().enumerate().filter(|(index, _)| *index != from);
    let to = others.filter(|(_, row)| row.rect.center().y < pointer.y).count();
    if row.drag_stopped() {
        if to != from {
            out.push(Message::Edit(Edit::MoveEvent(from, to)));
        }
        return;
    }
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    scroll(ui, rows, pointer.y);
    ui.painter().rect_stroke(row.rect, 4.0, Stroke::new(1.5, cx.colours.accent), egui::StrokeKind::Inside);
    if to == from {
        return;
    }
    // Between the rows it would come to stand.
    let (at, edge) = if to < from { (to, 0) } else { (to, 1) };
    if let Some(beside) = rows.get(at) {
        let y = if edge == 0 { beside.rect.top() - 2.0 } else { beside.rect.bottom() + 2.0 };
        ui.painter().hline(row.rect.x_range(), y, Stroke::new(3.0, cx.colours.accent));
    }
}

/// So near to the edge of what is in sight, the list goes on scrolling.
const EDGE: f32 = 36.0;
/// How fast it scrolls there, in points a second.
const SPEED: f32 = 420.0;

/// Scrolls on while a row is held at the edge of the list.
fn scroll(ui: &Ui, rows: &[Response], y: f32) {
    let seen = ui.clip_rect();
    let above = rows.first().is_some_and(|row| row.rect.top() < seen.top());
    let below = rows.last().is_some_and(|row| row.rect.bottom() > seen.bottom());
    let direction = if above && y < seen.top() + EDGE {
        1.0
    } else if below && y > seen.bottom() - EDGE {
        -1.0
    } else {
        return;
    };
    let step = SPEED * ui.input(|input| input.stable_dt).min(0.1);
    ui.scroll_with_delta(vec2(0.0, direction * step));
    ui.ctx().request_repaint();
}

/// The height of a button.
const HEIGHT: f32 = 28.0;

pub fn show_quick(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
        theme::low(ui, HEIGHT);
        ui.spacing_mut().button_padding.x = space::S;
        if ui.button(small(tr!(cx.lang, "kind-restore"))).clicked() {
            record(Event::new(Actor::Arbiter, Act::Restore), out);
        }
        if ui.button(small(tr!(cx.lang, "kind-disturb"))).clicked() {
            add_kind(ActKind::Disturb, cx, out);
        }
        ui.menu_button(small(tr!(cx.lang, "quick-clock")), |ui| clock(ui, cx, out));
        ui.menu_button(small(tr!(cx.lang, "quick-more")), |ui| {
            for kind in ActGroup::Claims.kinds() {
                form(ui, kind, cx, out);
            }
            ui.separator();
            for kind in ActGroup::End.kinds() {
                form(ui, kind, cx, out);
            }
        });
    });
}

/// Clocks pressed, stopped, and run out.
fn clock(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let mut at_once = |ui: &mut Ui, name: String, event: Event| {
        if ui.button(name).clicked() {
            record(event, out);
            ui.close();
        }
    };
    for side in Side::BOTH {
        at_once(ui, of_side(side, tr!(cx.lang, "kind-press"), cx.lang), Event::by(side, Act::PressClock));
    }
    at_once(ui, tr!(cx.lang, "kind-stop").to_owned(), Event::new(Actor::Arbiter, Act::StopClocks));
    ui.separator();
    for side in Side::BOTH {
        at_once(ui, of_side(side, tr!(cx.lang, "kind-flag"), cx.lang), Event::by(side, Act::FlagFall));
    }
    ui.separator();
    form(ui, ActKind::Late, cx, out);
}

/// Opens the form for a kind that asks for more.
fn form(ui: &mut Ui, kind: ActKind, cx: ViewCtx<'_>, out: &mut Messages) {
    if ui.add(Button::new(format!("{}…", events::kind(kind, cx.lang)))).clicked() {
        add_kind(kind, cx, out);
        ui.close();
    }
}

fn record(event: Event, out: &mut Messages) {
    out.push(Message::Edit(Edit::Record(vec![event])));
}

fn small(text: &str) -> RichText {
    RichText::new(text).size(size::SMALL)
}

/// Shows what can be changed.
pub fn show_in_place(ui: &mut Ui, index: usize, cx: ViewCtx<'_>, out: &mut Messages) {
    act(ui, index, cx, out);
    found(ui, index, cx, out);
    let name = |what: &str| timeline::of_row(index + 1, what, cx.lang);
    ui.horizontal(|ui| {
        ui.add_space(TEXT);
        ui.spacing_mut().item_spacing.x = space::XS;
        let now = 64.0;
        let width = ui.available_width() - now;
        bare_field(ui, Field::EventTime(index), &name(tr!(cx.lang, "when")), width - 20.0, cx, out);
        if ui.button(tr!(cx.lang, "time-now")).accessible_name(name(tr!(cx.lang, "time-now"))).clicked() {
            out.push(Message::Edit(Edit::Write(Field::EventTime(index), clock::now())));
        }
    });
    ui.horizontal(|ui| {
        ui.add_space(TEXT);
        let width = ui.available_width() - 16.0;
        bare_field(ui, Field::EventNote(index), &name(tr!(cx.lang, "note")), width, cx, out);
    });
}

/// Whether it is established, who disputes it, and whether it is disputed that it came after the row before.
fn found(ui: &mut Ui, index: usize, cx: ViewCtx<'_>, out: &mut Messages) {
    let Some(event) = cx.state.report().timeline.get(index) else { return };
    let before = EventDraft::of(index, event);
    let mut new = before.clone();
    let name = |what: &str| timeline::of_row(index + 1, what, cx.lang);
    ui.horizontal_wrapped(|ui| {
        ui.add_space(TEXT);
        ui.spacing_mut().item_spacing.x = space::XS;
        ui.spacing_mut().button_padding.x = space::S;
        theme::low(ui, HEIGHT);
        let choice = |ui: &mut Ui, text: &str, spoken: &str, on: bool| {
            let response = ui.add(Button::new(small(text)).selected(on));
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, on, name(spoken)));
            response.clicked()
        };
        let settled = tr!(cx.lang, "established");
        if choice(ui, settled, settled, !before.disputed) {
            new.disputed = false;
        }
        for party in [Party::Red, Party::Black, Party::Witness, Party::Arbiter] {
            let by = papers::disputed_by(party, cx.lang);
            let on = before.disputed && before.parties.contains(&party);
            if choice(ui, &by, &by, on) {
                new.dispute(party, !on);
            }
        }
        let order = tr!(cx.lang, "order-disputed");
        if (index > 0 || before.order_disputed) && choice(ui, order, order, before.order_disputed) {
            new.order_disputed = !before.order_disputed;
        }
    });
    if let Some(changed) = new.event().ok().filter(|_| new != before) {
        out.push(Message::Edit(Edit::SetEvent(index, changed)));
    }
}

/// Whose hand it was, what it did, and to which squares, as far as that fits on a line; the form has the rest.
fn act(ui: &mut Ui, index: usize, cx: ViewCtx<'_>, out: &mut Messages) {
    let Some(event) = cx.state.report().timeline.get(index) else { return };
    let before = EventDraft::of(index, event);
    let mut new = before.clone();
    ui.horizontal_wrapped(|ui| {
        ui.add_space(TEXT);
        ui.spacing_mut().item_spacing.x = space::XS;
        ui.spacing_mut().button_padding.x = space::S;
        actor(ui, index, &mut new, cx);
        kind(ui, index, &mut new, cx);
        if matches!(before.kind.asks(), Asks::Squares(_) | Asks::AnySquares) {
            squares(ui, index, &mut new, cx);
        }
    });
    let changed = new.event().ok().filter(|changed| new != before && changed != event);
    if let Some(changed) = changed {
        out.push(Message::Edit(Edit::SetEvent(index, changed)));
    }
}

/// The side goes round at a click; what the arbiter did stays his.
fn actor(ui: &mut Ui, index: usize, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    let Actor::Player(side) = draft.actor else { return };
    let other = Actor::Player(side.opponent());
    let said = timeline::of_row(index + 1, tr!(cx.lang, "who"), cx.lang);
    let button = Button::new(events::actor(draft.actor, cx.lang));
    if ui.add(button).accessible_name(said).on_hover_text(events::actor(other, cx.lang)).clicked() {
        draft.actor = other;
    }
}

/// What was done, among the kinds that ask for the same.
fn kind(ui: &mut Ui, index: usize, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    let asks = draft.kind.asks();
    let alike: Vec<ActKind> = ActGroup::ALL
        .into_iter()
        .flat_map(|group| group.kinds())
        .filter(|kind| kind.asks() == asks && kind.is_arbiters() == draft.kind.is_arbiters())
        .collect();
    if alike.len() < 2 {
        return;
    }
    let said = timeline::of_row(index + 1, tr!(cx.lang, "what"), cx.lang);
    let mover = gesture::mover(cx.state.report());
    let chosen = alike.iter().position(|&kind| kind == draft.kind);
    let entries = alike.into_iter().map(|kind| Entry::new(kind, events::kind(kind, cx.lang))).collect();
    let shown = events::kind(draft.kind, cx.lang);
    if let Some(kind) = picker(ui, "row-kind", (&said, shown), 0.0, chosen, entries, cx.colours) {
        draft.choose(kind, mover);
    }
}

/// The squares. What is typed is kept until it names as many as are asked for.
fn squares(ui: &mut Ui, index: usize, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    let id = Id::unique(("row-squares", index));
    let typed: Option<(String, Event)> = ui.data(|data| data.get_temp(id));
    let of = draft.of.as_ref().map(|(_, event)| event.clone());
    // What was typed for another row that stood here is nobody's any more.
    let mut text = match typed {
        Some((text, event)) if Some(&event) == of.as_ref() => text,
        _ => draft.squares.clone(),
    };
    let said = timeline::of_row(index + 1, tr!(cx.lang, "squares"), cx.lang);
    let response = ui.add(TextEdit::singleline(&mut text).desired_width(64.0)).accessible_name(said);
    if response.changed() {
        draft.squares.clone_from(&text);
    }
    let kept = of.filter(|_| response.has_focus() && draft.event().is_err());
    ui.data_mut(|data| match kept {
        Some(event) => {
            data.insert_temp(id, (text, event));
        }
        None => data.remove::<(String, Event)>(id),
    });
}

/// The board was used while it shows an earlier moment: what was done there may be meant for now, or for then.
#[derive(Debug)]
pub struct NotNow(pub Gesture);

impl Overlay for NotNow {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
        let among_rows = cx.state.rows_shown().is_some();
        let shown = match cx.state.view.moment {
            Some(Moment::Event(index)) => window::after_row(index + 1, cx.lang),
            Some(Moment::Ply(plies)) => window::after_ply(plies, cx.lang),
            None => return false,
        };
        let mut chosen = None;
        let dismissed = parts::window(ui.ctx(), "not-now", |ui| {
            parts::say(ui, &shown, &[tr!(cx.lang, "not-now").to_owned()]);
            let all = [
                (tr!(cx.lang, "command-back-to-now"), Meant::GoToNow),
                (tr!(cx.lang, "insert-at-moment"), Meant::Insert),
                (tr!(cx.lang, "cancel"), Meant::Nothing),
            ];
            let answers: Vec<_> =
                all.into_iter().filter(|(_, meant)| among_rows || *meant != Meant::Insert).collect();
            chosen = parts::answer(ui, &answers);
        });
        match chosen {
            Some(Meant::GoToNow) => out.set(|view| view.moment = None),
            Some(Meant::Insert) => out.push(Message::Insert(self.0)),
            Some(Meant::Nothing) | None => {}
        }
        chosen.is_none() && !dismissed
    }

    fn in_review(&self) -> bool {
        false
    }
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Meant {
    GoToNow,
    Insert,
    Nothing,
}
