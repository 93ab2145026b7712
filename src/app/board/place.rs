//! The ninety points while a position is set up: clicked, dragged to, dropped on, cleared.

use std::sync::Arc;

use egui::{DragAndDrop, Key, Modifiers, PointerButton, Sense, Ui};

use crate::app::board::geometry::Geometry;
use crate::app::board::points::{Carried, point};
use crate::app::board::scene::Scene;
use crate::app::message::Message;
use crate::app::position_editor::SetUp;
use crate::app::view::{Messages, ViewCtx};
use xiangqi::{Move, Piece, Square};

/// Lets every point be used, and says which piece of the board is being dragged.
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
            out.push(Message::Point(square));
        }
        let taken_by_key =
            response.has_focus() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Backspace));
        if response.secondary_clicked() || taken_by_key {
            out.push(Message::SetUp(SetUp::Remove(square)));
        }
        let at = response.interact_pointer_pos();
        if response.drag_stopped_by(PointerButton::Primary) {
            match at.and_then(|at| geometry.square_at(at)) {
                Some(to) if to != square => {
                    out.push(Message::SetUp(SetUp::Carry(Move::new(square, to))));
                }
                Some(_) => {}
                // Dragged off the board, as one clears pieces away.
                None => out.push(Message::SetUp(SetUp::Remove(square))),
            }
        } else if response.dragged_by(PointerButton::Primary)
            && let Some(at) = at
        {
            carried = Some(Carried { from: square, at });
        }
    }
    dropped(ui, geometry, out);
    carried
}

/// A piece dragged here from the palette.
fn dropped(ui: &Ui, geometry: &Geometry, out: &mut Messages) {
    let ctx = ui.ctx();
    if !ctx.input(|input| input.pointer.any_released()) {
        return;
    }
    let square = ctx.pointer_interact_pos().and_then(|at| geometry.square_at(at));
    if let Some(square) = square
        && let Some(piece) = DragAndDrop::take_payload::<Piece>(ctx).map(Arc::unwrap_or_clone)
    {
        out.push(Message::SetUp(SetUp::Place(square, piece)));
    }
}
