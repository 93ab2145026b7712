//! The review room: the board at any moment, the evidence, what follows, and what was ruled. It is only looked at.

pub use crate::app::review::given::seals_bar;

use egui::{
    Align, Button, CentralPanel, Frame, Id, Key, Label, Layout, Margin, Modifiers, Panel, Rect, Response,
    RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::board;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::game_view::sheet::Line;
use crate::app::message::Message;
use crate::app::overlay;
use crate::app::review::{ReviewMessage, Room, Tab, Walk, evidence, given, precedents, ruling};
use crate::app::theme::{CLICKABLE, Tone, size, space};
use crate::app::timeline::{actor_dot, detail};
use crate::app::view_state::Moment;
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{badge, bold, icon_button, paragraph, quiet, row, section};
use crate::incident::{Certainty, Event, boards_before};
use crate::ruling::DisputedFact;
use crate::text::{events, review_room as sentences, window};
use crate::tr;
use xiangqi::Board;

/// How much of the window's width board and middle take.
const BOARD: f32 = 0.33;
const MIDDLE: f32 = 0.27;
/// The most of the window's height that the board may make necessary.
const BOARD_HEIGHT: f32 = 0.72;

/// What the views of the room need to see.
#[derive(Copy, Clone)]
pub(crate) struct Seen<'a> {
    pub(crate) cx: ViewCtx<'a>,
    pub(crate) room: &'a Room,
}

/// Says something in the room.
pub(crate) fn say(out: &mut Messages, said: ReviewMessage) {
    out.push(Message::Review(said));
}

/// Shows the room, if it is open.
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
    let Some(room) = &cx.state.review.room else { return false };
    let seen = Seen { cx, room };
    // Escape closes a list first, and the room next time.
    let covered = is_covered(ui, seen);
    let bar = Frame::new().fill(cx.colours.bar).inner_margin(Margin::symmetric(space::L as i8, 6));
    Panel::top("review-bar").frame(bar).show(ui, |ui| show_header(ui, seen, out));
    let column = |fill| Frame::new().fill(fill).inner_margin(Margin::same(space::L as i8));
    let room_left = ui.available_size();
    let most = room_left.y * BOARD_HEIGHT;
    let width = (room_left.x * BOARD).min(most).round();
    Panel::left("review-board")
        .exact_size(width)
        .resizable(false)
        .show_separator_line(false)
        .frame(column(cx.colours.ground))
        .show(ui, |ui| show_board(ui, seen, out));
    Panel::left("review-middle")
        .exact_size((room_left.x * MIDDLE).round())
        .resizable(false)
        .show_separator_line(false)
        .frame(column(cx.colours.panel))
        .show(ui, |ui| {
            let height = ui.available_height();
            ui.allocate_ui(vec2(ui.available_width(), height * share(seen)), |ui| {
                show_course(ui, seen, out);
            });
            evidence::show(ui, seen, out);
        });
    CentralPanel::no_frame().frame(column(cx.colours.ground)).show(ui, |ui| {
        tabs(ui, seen, out);
        let area = ScrollArea::vertical().id_salt(("review", room.tab)).auto_shrink([false, false]);
        area.show(ui, |ui| match room.tab {
            Tab::Ruling => ruling::show(ui, seen, out),
            Tab::Given => given::show(ui, seen),
            Tab::Seals => given::show_seals(ui, seen),
            Tab::Precedents => precedents::show(ui, seen, out),
        });
    });
    if !covered {
        keys(ui, out);
    }
    true
}

/// Whether something is in front of the room, and has the keyboard.
fn is_covered(ui: &Ui, seen: Seen<'_>) -> bool {
    overlay::is_covered(seen.cx.state, ui.ctx())
}

/// The keys of the room, where nothing is in front of it.
fn keys(ui: &Ui, out: &mut Messages) {
    let scenarios = [
        (Key::ArrowLeft, ReviewMessage::Walk(Walk::Previous)),
        (Key::ArrowRight, ReviewMessage::Walk(Walk::Next)),
        (Key::Home, ReviewMessage::Walk(Walk::First)),
        (Key::End, ReviewMessage::Walk(Walk::Last)),
        (Key::Escape, ReviewMessage::Leave),
    ];
    for (key, said) in scenarios {
        let times = ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
        for _ in 0..times {
            say(out, said.clone());
        }
    }
}

pub fn show_header(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let cx = seen.cx;
    ui.horizontal(|ui| {
        ui.set_min_height(CLICKABLE);
        ui.label(bold(tr!(cx.lang, "room-title")).size(size::TITLE));
        badge(ui, tr!(cx.lang, "room-read-only"), cx.colours.calm);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.add(Button::new(tr!(cx.lang, "room-leave")).min_size(vec2(0.0, CLICKABLE))).clicked() {
                say(out, ReviewMessage::Leave);
            }
            ui.label(quiet("Esc", cx.colours));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add_space(space::S);
                let event = window::event_line(cx.state.report(), cx.lang);
                ui.add(Label::new(RichText::new(event)).truncate());
            });
        });
    });
}

pub fn tabs(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let lang = seen.cx.lang;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
        for tab in Tab::ALL {
            let (name, wrong) = match tab {
                Tab::Ruling => (tr!(lang, "room-tab-ruling").to_owned(), false),
                Tab::Given => {
                    let others = others(seen);
                    (sentences::tab(tr!(lang, "room-tab-given"), others, lang), others > 0)
                }
                Tab::Seals => {
                    let broken = seen.cx.state.review.checked.as_ref();
                    let broken = broken.map_or(0, |checked| checked.breaches.len());
                    (sentences::tab(tr!(lang, "room-tab-seals"), broken, lang), broken > 0)
                }
                Tab::Precedents => (tr!(lang, "room-tab-precedents").to_owned(), false),
            };
            let chosen = seen.room.tab == tab;
            let colours = seen.cx.colours;
            let mut text = if chosen { bold(name) } else { RichText::new(name) };
            if wrong {
                text = text.color(colours.foul.text);
            }
            let button = Button::new(text).selected(chosen).min_size(vec2(84.0, CLICKABLE));
            if ui.add(button).clicked() {
                say(out, ReviewMessage::Tab(tab));
            }
        }
    });
    ui.add_space(space::XS);
}

/// How many rulings and decisions come out otherwise today.
fn others(seen: Seen<'_>) -> usize {
    let checked = seen.cx.state.review.checked.as_ref();
    checked.map_or(0, |checked| checked.reviewed.iter().filter(|one| one.is_other()).count())
}

/// The room for a name.
pub const NAME: f32 = 72.0;

/// A name, and beside it what it is the name of; nothing where that is empty.
pub fn pair(ui: &mut Ui, name: &str, value: &str, seen: Seen<'_>) {
    if value.trim().is_empty() {
        return;
    }
    ui.horizontal_top(|ui| {
        column(ui, NAME, |ui| drop(paragraph(ui, quiet(name, seen.cx.colours))));
        let width = ui.available_width();
        column(ui, width, |ui| drop(paragraph(ui, RichText::new(value).size(size::SMALL + 1.0))));
    });
}

/// A column of this width.
pub fn column(ui: &mut Ui, width: f32, content: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        content(ui);
    });
}

/// The badge of everything that is tried.
pub fn trial_badge(ui: &mut Ui, text: &str, seen: Seen<'_>) -> Response {
    let Tone { fill, text: ink } = seen.cx.colours.open;
    badge(ui, text, Tone { fill: ink, text: fill })
}

/// The room for the way and the words below the board.
const BELOW: f32 = 130.0;

pub fn show_board(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let Some(scene) = &seen.room.scene else { return };
    let height = (ui.available_height() - BELOW).min(board::view::still_height(ui.available_width()));
    ui.allocate_ui(vec2(ui.available_width(), height), |ui| {
        board::view::still(ui, tr!(seen.cx.lang, "room-board"), scene, seen.cx);
    });
    way(ui, seen, out);
    ui.add_space(space::XS);
    paragraph(ui, RichText::new(caption(seen)).size(size::GIST));
    if seen.room.is_trial(seen.cx.state.report()) {
        trial_badge(ui, tr!(seen.cx.lang, "room-trial"), seen);
    }
    if seen.room.tab != Tab::Given {
        ui.add_space(space::XS);
        ScrollArea::vertical().id_salt("review-short").auto_shrink([false, false]).show(ui, |ui| {
            given::in_short(ui, seen, out);
        });
    }
}

/// The buttons that lead through the moments.
fn way(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let report = seen.cx.state.report();
    let (at, count) = (seen.room.at, Room::moments(report));
    let buttons = [
        (Icon::First, tr!(seen.cx.lang, "room-first"), Walk::First, at > 0),
        (Icon::Previous, tr!(seen.cx.lang, "room-previous"), Walk::Previous, at > 0),
        (Icon::Next, tr!(seen.cx.lang, "room-next"), Walk::Next, at + 1 < count),
        (Icon::Last, tr!(seen.cx.lang, "room-last"), Walk::Last, at + 1 < count),
    ];
    ui.horizontal(|ui| {
        for (icon, name, walk, enabled) in buttons {
            if icon_button(ui, icon, name, enabled).clicked() {
                say(out, ReviewMessage::Walk(walk));
            }
        }
        let text = sentences::step_of(at + 1, count, seen.cx.lang);
        ui.add(Label::new(quiet(text, seen.cx.colours)).truncate());
    });
}

/// What the moment shown is.
fn caption(seen: Seen<'_>) -> String {
    let (state, lang) = (seen.cx.state, seen.cx.lang);
    let report = state.report();
    match seen.room.moment(report) {
        Moment::Ply(0) => tr!(lang, "room-start").to_owned(),
        Moment::Ply(ply) => {
            format!("{}  {}", window::after_ply(ply, lang), state.sheet.text(ply, state.notation()))
        }
        Moment::Event(row) => {
            let board = report.setup().board;
            let event = boards_before(&board, report.timeline.iter()).nth(row);
            let event = event.map(|(board, event)| events::event(event, &board, lang));
            window::row_name(row + 1, &event.unwrap_or_default(), lang)
        }
    }
}

/// The height of a line of the game.
const LINE: f32 = 28.0;
/// From the left edge of a row to the middle of its dot, and to its text.
const DOT: f32 = 8.0;
const TEXT: f32 = 22.0;

/// The share of the middle's height.
pub fn share(seen: Seen<'_>) -> f32 {
    if seen.cx.state.report().exhibits.is_empty() { 0.6 } else { 0.44 }
}

pub fn show_course(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let (cx, report) = (seen.cx, seen.cx.state.report());
    ui.label(bold(tr!(cx.lang, "timeline")).color(cx.colours.weak));
    let height = ui.available_height() - space::S;
    let area = ScrollArea::vertical().id_salt("review-course").max_height(height).auto_shrink([false, false]);
    area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        game(ui, seen, out);
        let board = report.setup().board;
        for (index, (board, event)) in boards_before(&board, report.timeline.iter()).enumerate() {
            happened(ui, index, event, &board, seen, out);
        }
        if report.timeline.is_empty() {
            paragraph(ui, quiet(tr!(cx.lang, "room-nothing-happened"), cx.colours));
        }
    });
}

/// The game to the incident, a line a round.
fn game(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let (state, cx) = (seen.cx.state, seen.cx);
    let plies = state.report().moves.len();
    if plies == 0 {
        return;
    }
    section(ui, tr!(cx.lang, "room-game"), cx.colours);
    one_moment(ui, Moment::Ply(0), tr!(cx.lang, "room-start"), ui.available_width(), seen, out);
    for line in &state.sheet.lines {
        let of_line = |ply: Option<usize>| ply.filter(|&ply| ply <= plies);
        let line = Line { red: of_line(line.red), black: of_line(line.black), ..*line };
        if line.red.is_none() && line.black.is_none() {
            break;
        }
        let rect = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), LINE));
        let shown = [line.red, line.black].contains(&Some(seen.room.at));
        if !ui.is_rect_visible(rect) && !shown {
            ui.advance_cursor_after_rect(rect);
            continue;
        }
        round(ui, line, seen, out);
    }
    ui.add_space(space::S);
}

fn round(ui: &mut Ui, line: Line, seen: Seen<'_>, out: &mut Messages) {
    let state = seen.cx.state;
    ui.horizontal(|ui| {
        ui.set_height(LINE);
        ui.spacing_mut().item_spacing.x = space::XS;
        let number = quiet(format!("{:>3}", line.round), seen.cx.colours);
        ui.add_sized(vec2(28.0, LINE), Label::new(number));
        let width = (ui.available_width() - space::XS) / 2.0;
        for ply in [line.red, line.black] {
            match ply {
                Some(ply) => {
                    let text = state.sheet.text(ply, state.notation());
                    one_moment(ui, Moment::Ply(ply), &text, width, seen, out);
                }
                None => ui.add_space(width + space::XS),
            }
        }
    });
}

/// A moment of the game.
fn one_moment(ui: &mut Ui, moment: Moment, text: &str, width: f32, seen: Seen<'_>, out: &mut Messages) {
    let chosen = is_shown(moment, seen);
    let text = if chosen { bold(text) } else { RichText::new(text) };
    let button = Button::new(text.size(size::BODY)).selected(chosen).frame_when_inactive(chosen);
    let response = ui.add(button.min_size(vec2(width, LINE)));
    if response.clicked() {
        say(out, ReviewMessage::Show(moment));
    }
    keep_in_sight(ui, chosen, &response, seen);
}

fn is_shown(moment: Moment, seen: Seen<'_>) -> bool {
    seen.room.moment(seen.cx.state.report()) == moment
}

/// Scrolls to what is shown, when it is newly so.
fn keep_in_sight(ui: &Ui, shown: bool, response: &Response, seen: Seen<'_>) {
    let id = Id::unique("review-shown");
    if shown && ui.data(|data| data.get_temp(id)) != Some(seen.room.at) {
        ui.data_mut(|data| data.insert_temp(id, seen.room.at));
        response.scroll_to_me(None);
    }
}

/// A row of the timeline.
fn happened(ui: &mut Ui, index: usize, event: &Event, board: &Board, seen: Seen<'_>, out: &mut Messages) {
    let cx = seen.cx;
    let title = events::event(event, board, cx.lang);
    let moment = Moment::Event(index);
    let chosen = is_shown(moment, seen);
    let response = row(ui, ("review-row", index), Sense::click(), chosen, cx.colours, |ui| {
        let left_top = ui.cursor().min;
        ui.horizontal_top(|ui| {
            ui.set_width(ui.available_width());
            ui.add_space(TEXT);
            let width = ui.available_width();
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.y = 1.0;
                paragraph(ui, RichText::new(format!("{}  {title}", index + 1)).color(cx.colours.text));
                for line in detail(event, cx) {
                    paragraph(ui, quiet(line, cx.colours));
                }
                disputed_facts(ui, index, event, seen);
            });
        });
        let middle = ui.text_style_height(&egui::TextStyle::Body) / 2.0;
        actor_dot(ui.painter(), pos2(left_top.x + DOT, left_top.y + middle), event.actor, false, cx);
    });
    let name = window::row_name(index + 1, &title, cx.lang);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &name));
    if response.clicked() {
        say(out, ReviewMessage::Show(moment));
    }
    if ui.rect_contains_pointer(response.rect) {
        out.highlight(&event.act.squares());
    }
    keep_in_sight(ui, chosen, &response, seen);
}

/// What is disputed of a row, and how it is taken to fall in the trial.
fn disputed_facts(ui: &mut Ui, index: usize, event: &Event, seen: Seen<'_>) {
    let cx = seen.cx;
    let tried = |doubt| match seen.room.finding(doubt) {
        Some(true) => Some(sentences::tried(tr!(cx.lang, "room-fact-so"), cx.lang)),
        Some(false) => Some(sentences::tried(tr!(cx.lang, "room-fact-not-so"), cx.lang)),
        None => None,
    };
    if let certainty @ Certainty::Disputed(_) = &event.certainty {
        badge(ui, events::certainty(certainty, cx.lang), cx.colours.foul);
        if let Some(tried) = tried(DisputedFact::Happened(index)) {
            trial_badge(ui, &tried, seen);
        }
    }
    if event.order_disputed {
        badge(ui, tr!(cx.lang, "order-disputed"), cx.colours.foul);
        if let Some(tried) = tried(DisputedFact::CameAfter(index)) {
            trial_badge(ui, &tried, seen);
        }
    }
}
