//! The board: what stands on it, what the law says about it, and the hand of the arbiter.

use crate::app::board::modes;
use crate::app::board::overlay;
use crate::app::board::pieces;
use crate::app::board::place;
use crate::app::board::points;
use crate::app::board::replay;
use crate::app::board::status;
use crate::app::board::wood;
use egui::{Align, Layout, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

pub use crate::app::board::cursor::{has_keyboard, take_keyboard};
use crate::app::board::geometry::Geometry;
use crate::app::board::marks::Marks;

use crate::app::board::scene::Scene;
use crate::app::commands::Command;
use crate::app::message::Message;
use crate::app::position_editor::Tool;
use crate::app::state::Mode;
use crate::app::theme::{CLICKABLE, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::icon_button;
use crate::app::widgets::icons::Icon;

/// The height of what stands above and below the board.
const ABOVE: f32 = CLICKABLE + modes::HINT + 2.0 * space::S;
const BELOW: f32 = 82.0;
/// The height of the line below a board that is only looked at.
const STILL_BELOW: f32 = 24.0 + space::S;
/// The least width of the board's column, which all buttons above it need.
const ROOM_FOR_ALL: f32 = 360.0;
/// How much of the window's width the board may take.
const MOST: f32 = 0.46;

/// The width of the board's column in a window with so much room.
#[must_use]
pub fn column_width(room: Vec2) -> f32 {
    let height = room.y - 2.0 * space::L - ABOVE - BELOW;
    (Geometry::width_for(height).max(ROOM_FOR_ALL) + 2.0 * space::L).min(room.x * MOST).round()
}

/// Shows the board with its buttons and its line of status.
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let scene = cx.state.scene();
    header(ui, cx, out);
    modes::hint(ui, &scene, cx, out);

    let below = status::height(ui, &scene, cx).max(BELOW);
    let size = vec2(ui.available_width(), ui.available_height() - below);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let geometry = Geometry::fit(rect, cx.state.view.flipped);
    let marks = Marks::of(&scene);
    let mode = cx.state.view.mode;
    let setting_up = mode == Mode::SetUp;
    let carried = match mode {
        Mode::SetUp => place::interact(ui, &geometry, &scene, cx, out),
        Mode::Replay => replay::interact(ui, &geometry, &scene, cx, out),
        Mode::Record => points::interact(ui, &geometry, &scene, cx, out),
    };

    let painter = ui.painter_at(rect.expand(space::L));
    wood::paint(&painter, &geometry, cx);
    if setting_up {
        modes::frame(&painter, &geometry, cx);
    }
    overlay::below(&painter, &geometry, &scene, &marks, cx);
    for (square, piece) in scene.board.iter() {
        if carried.is_none_or(|carried| carried.from != square) {
            let held = cx.state.view.tool == Some(Tool::Held(square));
            let lifted = held || scene.in_hand == Some(square);
            pieces::paint(&painter, geometry.point(square), geometry.step, piece, lifted, &cx.pieces);
        }
    }
    if setting_up {
        overlay::faults(&painter, &geometry, cx);
    }
    overlay::above(&painter, &geometry, &scene, &marks, cx);
    overlay::picked(&painter, &geometry, cx);
    if let Some(carried) = carried
        && let Some(piece) = scene.board.get(carried.from)
    {
        pieces::paint(&painter, carried.at, geometry.step, piece, true, &cx.pieces);
    }
    match mode {
        Mode::Replay => crate::app::game_view::view::below_board(ui, cx, out),
        _ => status::show(ui, &scene, &marks, cx, out),
    }
}

/// The height of a board that is only looked at, of this width, with the line below it.
#[must_use]
pub fn still_height(width: f32) -> f32 {
    Geometry::height_for(width) + STILL_BELOW
}

/// The board only to be looked at, with what its marks mean below it.
pub fn still(ui: &mut Ui, name: &str, scene: &Scene, cx: ViewCtx<'_>) {
    let height = Geometry::height_for(ui.available_width()).min(ui.available_height() - STILL_BELOW);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    let geometry = Geometry::fit(rect, cx.state.view.flipped);
    let marks = Marks::of(scene);
    let painter = ui.painter_at(rect.expand(space::L));
    wood::paint(&painter, &geometry, cx);
    overlay::below(&painter, &geometry, scene, &marks, cx);
    for (square, piece) in scene.board.iter() {
        pieces::paint(&painter, geometry.point(square), geometry.step, piece, false, &cx.pieces);
    }
    overlay::above(&painter, &geometry, scene, &marks, cx);
    status::legend(ui, &marks, cx);
}

/// Above the board: what it is used for; and the buttons.
fn header(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let state = cx.state;
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), CLICKABLE),
        Layout::right_to_left(Align::Center),
        |ui| {
            let all = [(Command::Flip, Icon::Flip), (Command::Redo, Icon::Redo), (Command::Undo, Icon::Undo)];
            for (command, icon) in all {
                if icon_button(ui, icon, &command.label(state), command.enabled(state)).clicked() {
                    out.push(Message::Command(command));
                }
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| modes::switch(ui, cx, out));
        },
    );
}
