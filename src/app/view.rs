//! What is seen. Views read the state and say what happened; they change nothing.

use crate::app::COMMANDS;
use crate::app::archive;
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
use crate::app::verdict;

use egui::{CentralPanel, Frame, Margin, Panel, Ui};

use crate::app::ctx::{Messages, ViewCtx};
use crate::app::exhibits::gallery::Gallery;
use crate::app::state::{Mode, State};
use crate::app::theme::space;

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
    Panel::top("menu-bar").frame(bar).show(ui, |ui| menu_bar::show(ui, cx, out));
    Panel::top("event-bar").frame(bar).show(ui, |ui| event_bar::show(ui, cx, out));
    file_watch::bar(ui, cx, out);
    if !state.reviewing() {
        given::seals_bar(ui, cx, out);
    }

    let column = |fill| Frame::new().fill(fill).inner_margin(Margin::same(space::L as i8));
    let room = ui.available_size();
    Panel::left("board")
        .exact_size(board::view::column_width(room))
        .resizable(false)
        .show_separator_line(false)
        .frame(column(cx.colours.ground))
        .show(ui, |ui| board::view::show(ui, cx, out));
    let mode = state.view.mode;
    let width = match mode {
        Mode::SetUp => position_editor::view::column_width(room),
        Mode::Replay => game_view::view::column_width(room),
        Mode::Record if state.reviewing() => game_view::view::column_width(room),
        Mode::Record => timeline::column_width(room),
    };
    Panel::left("timeline")
        .exact_size(width)
        .resizable(false)
        .show_separator_line(false)
        .frame(column(cx.colours.panel))
        .show(ui, |ui| match mode {
            Mode::SetUp => position_editor::view::show(ui, cx, out),
            Mode::Replay => game_view::view::show(ui, cx, out),
            Mode::Record => record(ui, cx, out),
        });
    let verdict = CentralPanel::no_frame().frame(column(cx.colours.ground)).show(ui, |ui| {
        if mode == Mode::SetUp {
            position_editor::view::check(ui, cx, out);
        }
        if mode == Mode::Replay {
            game_view::view::misfits(ui, cx);
        }
        match &state.view.review {
            Some(room) => panel::show(ui, room, cx, out),
            None => verdict::show(ui, cx, out),
        }
    });

    toast::show(ui.ctx(), Some(verdict.response.rect.x_range()), cx);
    light_up(state, out);
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
