//! The board: what stands on it, what the law says about it, and the hand of the arbiter.

use crate::app::board::modes;
use crate::app::board::paint::{self, Place};
use crate::app::board::place;
use crate::app::board::points;
use crate::app::board::replay;
use crate::app::board::status;
use egui::{Align, Layout, Painter, Pos2, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

pub use crate::app::board::cursor::{has_keyboard, take_keyboard};
use crate::app::board::geometry::Geometry;
use crate::app::board::marks::Marks;

use crate::app::board::scene::Scene;
use crate::app::commands::Command;
use crate::app::drafts::Draft;
use crate::app::message::Message;
use crate::app::position_editor::Tool;
use crate::app::state::Mode;
use crate::app::theme::{CLICKABLE, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::icon_button;
use crate::app::widgets::icons::Icon;
use crate::export::diagram::geometry::{Point, STEP};
use crate::export::diagram::{self, Coordinates, Diagram, Mark, scene_in};
use xiangqi::Piece;

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
    let mut diagram = diagram(&scene, &marks, cx);
    diagram.lifted = match cx.state.view.tool {
        Some(Tool::Held(square)) => Some(square),
        _ => scene.in_hand,
    };
    let view = &cx.state.view;
    diagram.marks.extend(view.highlight.iter().map(|&square| Mark::ring(square, diagram::Role::Highlight)));
    if setting_up {
        let faults = cx.state.report().setup().faults().into_iter().flat_map(|fault| fault.squares);
        diagram.marks.extend(faults.map(|square| Mark::ring(square, diagram::Role::Attack)));
    }
    if let Some(Draft::Event(draft)) = &cx.state.draft
        && draft.picking
    {
        diagram
            .marks
            .extend(draft.named().into_iter().map(|square| Mark::ring(square, diagram::Role::Touched)));
    }
    let in_hand = carried.and_then(|carried| Some((carried.at, diagram.board.get(carried.from)?)));
    if let Some(carried) = carried {
        diagram.board.set(carried.from, None);
    }
    draw(&painter, &geometry, &diagram, cx);
    if setting_up {
        modes::frame(&painter, &geometry, cx);
    }
    if let Some((at, piece)) = in_hand {
        paint_piece(&painter, at, geometry.step, piece, true, cx);
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
    draw(&painter, &geometry, &diagram(scene, &marks, cx), cx);
    status::legend(ui, &marks, cx);
}

/// What is drawn of a scene, as it is looked at by choice.
fn diagram(scene: &Scene, marks: &Marks, cx: ViewCtx<'_>) -> Diagram {
    let view = &cx.state.view;
    let mut diagram = Diagram::new(scene.board.clone());
    diagram.flipped = view.flipped;
    diagram.coordinates = if view.squares_unnamed { Coordinates::Numerals } else { Coordinates::Both };
    diagram.marks = marks.drawn(scene);
    diagram.labels = marks.labels(cx.t);
    diagram
}

fn draw(painter: &Painter, geometry: &Geometry, diagram: &Diagram, cx: ViewCtx<'_>) {
    let scene = scene_in(diagram, &cx.colours.of_board(cx.state.view.pieces));
    // The window's own ground shows around the wood.
    let groups = scene.groups.iter().filter(|group| group.class != "paper");
    paint::paint(painter, geometry.place, groups.flat_map(|group| &group.shapes));
}

/// A piece by itself, as on a board of this step; a lifted one is above it.
pub fn paint_piece(painter: &Painter, at: Pos2, step: f32, piece: Piece, lifted: bool, cx: ViewCtx<'_>) {
    let place = Place { origin: at, scale: step / STEP };
    let palette = cx.colours.of_board(cx.state.view.pieces);
    let centre = Point::new(0.0, 0.0);
    paint::paint(painter, place, &diagram::board::shadow(centre, lifted, &palette));
    paint::paint(painter, place, &diagram::board::piece(centre, piece, &palette));
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
