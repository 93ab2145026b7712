//! The ninety points while the game is looked through: a move is made by two clicks or a drag.

use egui::{PointerButton, Sense, Ui};

use crate::app::board::geometry::Geometry;
use crate::app::board::points::{Carried, point};
use crate::app::board::scene::Scene;
use crate::app::game_view::GameMessage;
use crate::app::message::Message;
use crate::app::view::{Messages, ViewCtx};
use xiangqi::{Move, Square};

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
        let sense = if piece.is_some() { Sense::click_and_drag() } else { Sense::click() };
        let response = point(ui, geometry, (square, piece), (sense, true), cx);
        if response.clicked() {
            out.push(Message::Game(GameMessage::Point(square)));
        }
        let at = response.interact_pointer_pos();
        if response.drag_stopped_by(PointerButton::Primary) {
            if let Some(to) = at.and_then(|at| geometry.square_at(at))
                && to != square
            {
                out.push(Message::Game(GameMessage::Play(Move::new(square, to))));
            }
        } else if response.dragged_by(PointerButton::Primary)
            && let Some(at) = at
        {
            carried = Some(Carried { from: square, at });
        }
    }
    carried
}
