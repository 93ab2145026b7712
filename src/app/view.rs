//! What is seen. Views read the state and say what happened; they change nothing.

use crate::app::COMMANDS;
use crate::app::archive;
use crate::app::arrangement::Arrangement;
use crate::app::board;
use crate::app::commands::menu_bar;
use crate::app::dialog;
use crate::app::event_bar;
use crate::app::exhibits;
use crate::app::file_watch;
use crate::app::game_view;
use crate::app::position_editor;
use crate::app::review::{given, panel};
use crate::app::timeline;
use crate::app::toast;
use crate::app::tour;
use crate::app::verdict;

use egui::scroll_area::ScrollBarVisibility;
use egui::{
    Align, Button, CentralPanel, Frame, Layout, Margin, Panel, Rangef, RichText, Role, ScrollArea, Ui,
    WidgetInfo, vec2,
};

use crate::app::ctx::{Messages, ViewCtx};
use crate::app::exhibits::gallery::Gallery;
use crate::app::state::{Mode, State};
use crate::app::theme::{CLICKABLE, space};
use crate::app::view_state::Below;
use crate::app::widgets::{bold, scrolling};
use crate::tr;

/// Shows the whole window.
pub fn show(ui: &mut Ui, state: &mut State, gallery: &Gallery, out: &mut Messages) {
    behind(ui, state, gallery, out);
    in_front(ui, state, gallery, out);
}

/// What stands in front of the rest; the dialog comes last. The archive has nothing but that in front of it.
fn in_front(ui: &mut Ui, state: &mut State, gallery: &Gallery, out: &mut Messages) {
    let filled = state.view.front.fills_window();
    if !state.archive.shown || state.reviewing() {
        let mut front = std::mem::take(&mut state.view.front);
        front.show(ui, ViewCtx::of(ui, state, gallery, &COMMANDS), out);
        state.view.front = front;
    }
    if !filled {
        dialog::show(ui.ctx(), ViewCtx::of(ui, state, gallery, &COMMANDS), out);
    }
}

/// The window itself.
fn behind(ui: &mut Ui, state: &State, gallery: &Gallery, out: &mut Messages) {
    let cx = ViewCtx::of(ui, state, gallery, &COMMANDS);
    if state.view.front.fills_window() {
        return;
    }
    if state.archive.shown && !state.reviewing() {
        archive::view::show(ui, cx, out);
        toast::show(ui.ctx(), None, cx);
        return;
    }
    let bar = Frame::new().fill(cx.colours.bar).inner_margin(Margin::symmetric(space::L as i8, 6));
    let menus = Panel::top("menu-bar").frame(bar).show(ui, |ui| menu_bar::show(ui, cx, out));
    tour::note(ui.ctx(), tour::Part::Menus, menus.response.rect);
    if !cx.is_stacked() {
        Panel::top("event-bar").frame(bar).show(ui, |ui| event_bar::show(ui, cx, out));
    }
    file_watch::bar(ui, cx, out);
    given::seals_bar(ui, cx, out);

    let window = ui.ctx().content_rect().size();
    let cx = ViewCtx { arrangement: cx.arrangement.in_height(window, ui.available_height()), ..cx };
    let verdict = match cx.arrangement {
        Arrangement::Columns { board, middle } => columns(ui, board, middle, cx, out),
        Arrangement::Stacked { board } => stacked(ui, board, cx, out),
    };
    toast::show(ui.ctx(), Some(verdict), cx);
    light_up(state, out);
}

/// The board, what leads to the ruling, and the ruling, beside one another; where the last column stands.
fn columns(ui: &mut Ui, board: f32, middle: f32, cx: ViewCtx<'_>, out: &mut Messages) -> Rangef {
    let column = |fill| Frame::new().fill(fill).inner_margin(Margin::same(space::L as i8));
    let place = Panel::left("board")
        .exact_size(board + 2.0 * space::L)
        .resizable(false)
        .show_separator_line(false)
        .frame(column(cx.colours.ground))
        .show(ui, |ui| {
            let area = ScrollArea::vertical().id_salt("board").auto_shrink([false, false]);
            // A board that is zoomed keeps its size.
            area.scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden).show(ui, |ui| {
                board::view::show(ui, cx, out);
            });
        });
    board::handle::show(ui, place.response.rect, board, cx, out);
    let middle = Panel::left("timeline")
        .exact_size(middle)
        .resizable(false)
        .show_separator_line(false)
        .frame(column(cx.colours.panel))
        .show(ui, |ui| match cx.state.view.mode {
            Mode::SetUp => position_editor::view::show(ui, cx, out),
            Mode::Replay => game_view::view::show(ui, cx, out),
            Mode::Record => record(ui, cx, out),
        });
    let frame = column(cx.colours.ground);
    let last = CentralPanel::no_frame().frame(frame).show(ui, |ui| last(ui, cx, out)).response.rect;
    for (part, rect) in [
        (tour::Part::Board, place.response.rect),
        (tour::Part::Timeline, middle.response.rect),
        (tour::Part::Verdict, last),
    ] {
        tour::note(ui.ctx(), part, rect);
    }
    last.x_range()
}

/// The last column: the ruling, with what stands in its way.
fn last(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let verdict = |ui: &mut Ui, out: &mut Messages| match &cx.state.view.review {
        Some(room) => panel::show(ui, room, cx, out),
        None => verdict::show(ui, cx, out),
    };
    match cx.state.view.mode {
        Mode::Record => verdict(ui, out),
        mode => scrolling(ui, "last", cx.is_stacked(), |ui| {
            if mode == Mode::SetUp {
                position_editor::view::check(ui, cx, out);
            } else {
                game_view::view::misfits(ui, cx);
            }
            verdict(ui, out);
        }),
    }
}

/// The room for the buttons above the board.
const BOARD_LEAST: f32 = 460.0;
/// How much of the window's height the list of moves takes where everything is stacked, and its least height.
const MOVES: f32 = 0.8;
const MOVES_LEAST: f32 = 420.0;

/// One under the other: the board, the ruling, the event, and what happened or the exhibits by choice.
fn stacked(ui: &mut Ui, board: f32, cx: ViewCtx<'_>, out: &mut Messages) -> Rangef {
    let frame = Frame::new().fill(cx.colours.ground).inner_margin(Margin::same(space::L as i8));
    let page = CentralPanel::no_frame().frame(frame).show(ui, |ui| {
        let area = ScrollArea::vertical().id_salt("page").auto_shrink([false, false]);
        area.show(ui, |ui| {
            let mode = cx.state.view.mode;
            ui.vertical_centered(|ui| {
                // The buttons above it need more room than a small board.
                ui.set_max_width(board.max(BOARD_LEAST).min(ui.available_width()));
                ui.with_layout(Layout::top_down(Align::Min), |ui| board::view::show(ui, cx, out));
            });
            ui.add_space(space::M);
            match mode {
                Mode::SetUp => position_editor::view::show(ui, cx, out),
                Mode::Replay => {
                    let height = (ui.ctx().content_rect().height() * MOVES).max(MOVES_LEAST);
                    let size = vec2(ui.available_width(), height);
                    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
                        ui.set_min_size(size);
                        game_view::view::show(ui, cx, out);
                    });
                }
                Mode::Record => {}
            }
            last(ui, cx, out);
            ui.separator();
            event_bar::show(ui, cx, out);
            if mode == Mode::Record {
                ui.separator();
                below(ui, cx, out);
            }
        });
    });
    page.response.rect.x_range()
}

/// What happened, or the exhibits.
fn below(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let shown = cx.state.view.below;
    ui.horizontal(|ui| {
        for (tab, name) in
            [(Below::Timeline, tr!(cx.lang, "timeline")), (Below::Exhibits, tr!(cx.lang, "exhibits"))]
        {
            let chosen = shown == tab;
            let text = if chosen { bold(name) } else { RichText::new(name) };
            let response = ui.add(Button::new(text).selected(chosen).min_size(vec2(120.0, CLICKABLE)));
            response.widget_info(|| WidgetInfo::selected(Role::Tab, true, chosen, name));
            if response.clicked() {
                out.set(move |view| view.below = tab);
            }
        }
    });
    match shown {
        Below::Timeline => timeline::show(ui, cx, out),
        Below::Exhibits => exhibits::view::show(ui, cx, out),
    }
}

/// Says which squares are lit up, where that is new.
fn light_up(state: &State, out: &mut Messages) {
    let highlight = std::mem::take(&mut out.highlight);
    if highlight != state.view.highlight {
        out.set(move |view| view.highlight = highlight);
    }
}

/// The middle column while recording: the timeline, and the exhibits below it.
fn record(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let frame = Frame::new().inner_margin(Margin { top: space::S as i8, ..Margin::ZERO });
    let count = cx.state.report().exhibits.len();
    let height = match (cx.read_only(), count) {
        (true, 1..) => ui.available_height() * exhibits::view::REVIEWED,
        _ => exhibits::view::height(count, ui.available_height()),
    };
    Panel::bottom("exhibits")
        .exact_size(height)
        .resizable(false)
        .frame(frame)
        .show(ui, |ui| exhibits::view::show(ui, cx, out));
    CentralPanel::no_frame().show(ui, |ui| timeline::show(ui, cx, out));
}
