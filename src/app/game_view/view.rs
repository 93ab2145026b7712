//! The game: the sheet of moves, the facts of the moment shown, and where moves are entered.

use crate::app::game_view::entry_view;
use crate::app::game_view::facts;
pub use crate::app::game_view::facts::misfits;
use crate::app::game_view::keys;
use crate::app::game_view::moves;

use egui::{Align, Button, CentralPanel, Frame, Layout, Margin, Panel, Ui, Vec2};

use crate::app::commands::Command;
use crate::app::message::Message;
use crate::app::theme::{CLICKABLE, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{bold, icon_button, quiet};
use crate::text::game;

/// The share of the window's width for this column, and its bounds.
const SHARE: f32 = 0.25;
const LEAST: f32 = 300.0;
const MOST: f32 = 440.0;
/// In a column lower than this there is no room for the moves, the facts and the keys together.
const LOW: f32 = 520.0;

/// The width of the column in a window with so much room.
#[must_use]
pub fn column_width(room: Vec2) -> f32 {
    (room.x * SHARE).clamp(LEAST, MOST).round()
}

/// Shows the column.
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let low = ui.available_height() < LOW;
    let keys = cx.state.view.keys.unwrap_or(!low);
    let frame = Frame::new().inner_margin(Margin { top: space::S as i8, ..Margin::ZERO });
    Panel::bottom("game-below").resizable(false).show_separator_line(false).frame(frame).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        if !(low && keys) {
            facts::show(ui, cx, out);
        }
        entry_view::show(ui, keys, cx, out);
        if keys {
            keys::show(ui, cx, out);
        }
    });
    CentralPanel::no_frame().show(ui, |ui| {
        heading(ui, cx, out);
        moves::show(ui, cx, out);
    });
}

fn heading(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    ui.horizontal(|ui| {
        ui.label(bold(cx.t.moves).color(cx.colours.weak));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let command = Command::Import;
            let button = Button::new(command.label(cx.state));
            if ui.add_enabled(command.enabled(cx.state), button).clicked() {
                out.push(Message::Command(command));
            }
        });
    });
}

/// Under the board: the way through the moves, and the place of the incident.
pub fn below_board(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    ui.spacing_mut().item_spacing.y = 6.0;
    steps(ui, cx, out);
    facts::incident(ui, cx, out);
}

/// The buttons that go through the moves.
fn steps(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let state = cx.state;
    let button = |ui: &mut Ui, command: Command, icon: Icon, out: &mut Messages| {
        if icon_button(ui, icon, &command.label(state), command.enabled(state)).clicked() {
            out.push(Message::Command(command));
        }
    };
    ui.horizontal(|ui| {
        ui.set_min_height(CLICKABLE);
        ui.spacing_mut().item_spacing.x = space::XS;
        button(ui, Command::FirstMove, Icon::First, out);
        button(ui, Command::PreviousMove, Icon::Previous, out);
        button(ui, Command::NextMove, Icon::Next, out);
        button(ui, Command::LastMove, Icon::Last, out);
        ui.add_space(space::XS);
        ui.label(quiet(game::shown(state.ply(), state.sheet.plies(), cx.lang), cx.colours));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (command, name) = (Command::RemoveMove, cx.t.remove_shown);
            let button = Button::new(cx.t.remove_shown_short);
            let response = ui.add_enabled(command.enabled(state), button).accessible_name(name);
            if response.on_hover_text(cx.t.remove_shown_hint).clicked() {
                out.push(Message::Command(command));
            }
        });
    });
}
