//! The ninety points as things to be clicked, dragged, spoken and given a menu.

use egui::{Id, Pos2, Response, Role, Sense, Ui, WidgetInfo};

use crate::app::board::cursor;
use crate::app::board::geometry::Geometry;
use crate::app::board::gesture::{Gesture, last_touched};
use crate::app::board::scene::Scene;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::message::Message;
use crate::app::theme::space;
use crate::app::widgets::bold;
use crate::incident::Consent;
use crate::text::window;
use crate::tr;
use xiangqi::{Move, Piece, Square};

/// A piece being dragged.
#[derive(Copy, Clone, Debug)]
pub struct Carried {
    /// Where it was lifted.
    pub from: Square,
    /// Where the pointer holds it.
    pub at: Pos2,
}

/// One point of the board: its place, its name for screen readers, and the mark of the keyboard's focus.
pub fn point(
    ui: &mut Ui,
    geometry: &Geometry,
    (square, piece): (Square, Option<Piece>),
    (sense, enabled): (Sense, bool),
    cx: ViewCtx<'_>,
) -> Response {
    let response = ui.interact(geometry.field(square), cursor::id(square), cursor::sense(ui, square, sense));
    cursor::walk(ui, &response, square, geometry);
    let name = window::point(square, piece, cx.lang);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
    focus_mark(ui, &response, cx);
    response
}

/// Lets every point be used, and says which piece is being dragged.
pub fn interact(
    ui: &mut Ui,
    geometry: &Geometry,
    scene: &Scene,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) -> Option<Carried> {
    let mut carried = None;
    for square in Square::all() {
        let piece = scene.board.get(square);
        let sense = match (scene.live, piece, scene.in_hand) {
            _ if cx.read_only() => Sense::hover(),
            (true, Some(_), _) => Sense::click_and_drag(),
            (true, None, Some(_)) => Sense::click(),
            // A click there is answered with a question.
            (false, Some(_), _) => Sense::click(),
            _ => Sense::hover(),
        };
        let response = point(ui, geometry, (square, piece), (sense, sense.senses_click() || scene.live), cx);
        match piece {
            Some(piece) if scene.live => {
                on_piece(&response, square, out);
                menu(&response, square, piece, scene, cx, out);
                carried = carried.or_else(|| drag(ui, &response, square, geometry, out));
            }
            None => {
                if let (true, Some(from)) = (response.clicked(), scene.in_hand) {
                    out.push(Message::Gesture(Gesture::Release(Move::new(from, square))));
                }
            }
            Some(_) => on_piece(&response, square, out),
        }
    }
    carried
}

/// A frame around the point that has the keyboard.
pub fn focus_mark(ui: &Ui, response: &Response, cx: ViewCtx<'_>) {
    if response.has_focus() {
        let stroke = egui::Stroke::new(2.0, cx.colours.focus);
        ui.painter().rect_stroke(response.rect, space::XS, stroke, egui::StrokeKind::Inside);
    }
}

fn on_piece(response: &Response, square: Square, out: &mut Messages) {
    if response.clicked() {
        out.push(Message::Gesture(Gesture::Touch(square)));
    }
}

/// Follows a drag; at its end the piece was released, put back, or only touched by a hand that trembled.
fn drag(
    ui: &Ui,
    response: &Response,
    square: Square,
    geometry: &Geometry,
    out: &mut Messages,
) -> Option<Carried> {
    let left_point = Id::unique("piece-left-its-point");
    let at = response.interact_pointer_pos();
    if response.drag_started() {
        ui.data_mut(|data| data.insert_temp(left_point, false));
    }
    if let Some(at) = at
        && response.dragged()
        && geometry.square_at(at) != Some(square)
    {
        ui.data_mut(|data| data.insert_temp(left_point, true));
    }
    if response.drag_stopped() {
        let left = ui.data(|data| data.get_temp(left_point)).unwrap_or(false);
        match at.and_then(|at| geometry.square_at(at)) {
            Some(to) if to != square => {
                out.push(Message::Gesture(Gesture::Release(Move::new(square, to))));
            }
            Some(_) if left => out.push(Message::Gesture(Gesture::LiftAndPutBack(square))),
            Some(_) => out.push(Message::Gesture(Gesture::Touch(square))),
            // Dropped beside the board: as if nothing had been done.
            None => {}
        }
        return None;
    }
    if response.dragged_by(egui::PointerButton::Primary) {
        return at.map(|at| Carried { from: square, at });
    }
    None
}

/// What else can have been done to a piece.
fn menu(
    response: &Response,
    square: Square,
    piece: Piece,
    scene: &Scene,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) {
    cursor::menu(response, |ui| {
        ui.set_min_width(220.0);
        ui.label(bold(window::point(square, Some(piece), cx.lang)));
        ui.separator();
        let mut entry = |ui: &mut Ui, text: &str, hand: Gesture| {
            let button = ui.button(text);
            cursor::first_of_menu(ui, &button);
            if button.clicked() {
                out.push(Message::Gesture(hand));
                ui.close();
            }
        };
        entry(ui, tr!(cx.lang, "touch"), Gesture::Touch(square));
        if last_touched(cx.state.report()).is_some_and(|first| first != square) {
            entry(ui, tr!(cx.lang, "touch-together"), Gesture::TouchTogether(square));
        }
        entry(ui, tr!(cx.lang, "lift"), Gesture::Lift(square));
        if scene.in_hand == Some(square) {
            entry(ui, tr!(cx.lang, "put-back"), Gesture::PutBack(square));
        }
        if let Some(from) = scene.in_hand.filter(|&from| from != square) {
            entry(ui, tr!(cx.lang, "release-here"), Gesture::Release(Move::new(from, square)));
        }
        ui.separator();
        entry(ui, tr!(cx.lang, "brush"), Gesture::Brush(square));
        entry(ui, tr!(cx.lang, "adjust-with"), Gesture::Adjust(square, Consent::Given));
        entry(ui, tr!(cx.lang, "adjust-without"), Gesture::Adjust(square, Consent::None));
        entry(ui, tr!(cx.lang, "kind-disturb"), Gesture::Disturb(square));
        ui.separator();
        entry(ui, window::touched_by(scene.mover.opponent(), cx.lang), Gesture::TouchByOpponent(square));
    });
}
