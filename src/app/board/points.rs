//! The ninety points as things to be clicked, dragged, spoken and given a menu.

use std::sync::Arc;

use egui::{
    DragAndDrop, Event, Id, Key, Modifiers, PointerButton, Pos2, Response, Role, Sense, Ui, WidgetInfo,
};

use crate::app::board::cursor;
use crate::app::board::geometry::Geometry;
use crate::app::board::gesture::{Gesture, last_touched};
use crate::app::board::scene::Scene;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::edit::Edit;
use crate::app::game_view::GameMessage;
use crate::app::message::Message;
use crate::app::overlay::is_covered;
use crate::app::position_editor::{PositionEdit, Tool};
use crate::app::widgets::bold;
use crate::incident::Consent;
use crate::text::window;
use crate::tr;
use xiangqi::{Board, Move, Piece, PieceKind, Side, Square};

/// A piece being dragged.
#[derive(Copy, Clone, Debug)]
pub struct Carried {
    /// Where it was lifted.
    pub from: Square,
    /// Where the pointer holds it.
    pub at: Pos2,
}

/// One point of the board: its place and its name for screen readers.
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
    response
}

/// A piece that was dragged and let go.
#[derive(Copy, Clone, Debug)]
pub struct Dropped {
    pub from: Square,
    /// Over which point; `None` beside the board.
    pub to: Option<Square>,
    /// Whether it was held over another point meanwhile.
    pub left: bool,
}

/// Lets every point be used: `each` is asked of each what it senses, and told what became of it. Says which piece is
/// being dragged, and which was let go.
pub fn interact(
    ui: &mut Ui,
    geometry: &Geometry,
    board: &Board,
    cx: ViewCtx<'_>,
    sense: impl Fn(Option<Piece>) -> (Sense, bool),
    mut each: impl FnMut(&Ui, &Response, Square, Option<Piece>),
) -> (Option<Carried>, Option<Dropped>) {
    let (mut carried, mut dropped) = (None, None);
    let left_point = Id::unique("piece-left-its-point");
    for square in Square::all() {
        let piece = board.get(square);
        let response = point(ui, geometry, (square, piece), sense(piece), cx);
        each(ui, &response, square, piece);
        let at = response.interact_pointer_pos();
        let over = at.and_then(|at| geometry.square_at(at));
        if response.drag_started() {
            ui.data_mut(|data| data.insert_temp(left_point, false));
        }
        if response.dragged() && at.is_some() && over != Some(square) {
            ui.data_mut(|data| data.insert_temp(left_point, true));
        }
        if response.drag_stopped_by(PointerButton::Primary) {
            let left = ui.data(|data| data.get_temp(left_point)).unwrap_or(false);
            dropped = Some(Dropped { from: square, to: over, left });
        } else if response.dragged_by(PointerButton::Primary)
            && let Some(at) = at
        {
            carried = Some(Carried { from: square, at });
        }
    }
    (carried, dropped)
}

/// The board in use for recording: what is done to a piece becomes a row of the timeline.
pub fn record(
    ui: &mut Ui,
    geometry: &Geometry,
    scene: &Scene,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) -> Option<Carried> {
    let sense = |piece: Option<Piece>| {
        let sense = match (scene.live, piece, scene.in_hand) {
            _ if cx.read_only() => Sense::hover(),
            (true, Some(_), _) => Sense::click_and_drag(),
            (true, None, Some(_)) => Sense::click(),
            // A click there is answered with a question.
            (false, Some(_), _) => Sense::click(),
            _ => Sense::hover(),
        };
        (sense, sense.senses_click() || scene.live)
    };
    let (carried, dropped) = interact(ui, geometry, &scene.board, cx, sense, |_, response, square, piece| {
        let gesture = match (piece, scene.in_hand) {
            (Some(_), _) => Some(Gesture::Touch(square)),
            (None, Some(from)) if scene.live => Some(Gesture::Release(Move::new(from, square))),
            (None, _) => None,
        };
        if let Some(gesture) = gesture.filter(|_| response.clicked()) {
            out.push(Message::Gesture(gesture));
        }
        if let Some(piece) = piece.filter(|_| scene.live) {
            menu(response, square, piece, scene, cx, out);
        }
    });
    if let Some(Dropped { from, to: Some(to), left }) = dropped {
        // Released, put back, or only touched by a hand that trembled. Beside the board nothing was done.
        out.push(Message::Gesture(match (to == from, left) {
            (false, _) => Gesture::Release(Move::new(from, to)),
            (true, true) => Gesture::LiftAndPutBack(from),
            (true, false) => Gesture::Touch(from),
        }));
    }
    carried
}

/// The board in use for setting up a position.
pub fn set_up(
    ui: &mut Ui,
    geometry: &Geometry,
    scene: &Scene,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) -> Option<Carried> {
    let (carried, dropped) = interact(ui, geometry, &scene.board, cx, anywhere, |ui, response, square, _| {
        if response.clicked() {
            use_tool(square, cx, out);
        }
        let taken_by_key =
            response.has_focus() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Backspace));
        if response.secondary_clicked() || taken_by_key {
            out.push(edit(PositionEdit::Remove(square)));
        }
    });
    match dropped {
        Some(Dropped { from, to: Some(to), .. }) if to != from => {
            out.push(edit(PositionEdit::Carry(Move::new(from, to))));
        }
        // Dragged off the board, as one clears pieces away.
        Some(Dropped { from, to: None, .. }) => out.push(edit(PositionEdit::Remove(from))),
        _ => {}
    }
    from_palette(ui, geometry, out);
    by_digits(ui, geometry, cx, out);
    carried
}

/// The digits 1 to 7 put the pieces of the box on the point that has the keyboard or the pointer, red ones by
/// themselves and black ones with Shift; the same piece again takes it off.
fn by_digits(ui: &Ui, geometry: &Geometry, cx: ViewCtx<'_>, out: &mut Messages) {
    let ctx = ui.ctx();
    if ctx.text_edit_focused() || is_covered(cx.state, ctx) {
        return;
    }
    let under_pointer = || ctx.pointer_hover_pos().and_then(|at| geometry.square_at(at));
    let Some(square) = cursor::with_keyboard(ctx).or_else(under_pointer) else { return };
    for piece in ui.input(|input| input.events.iter().filter_map(piece_of).collect::<Vec<_>>()) {
        let there = cx.state.report().setup().board.get(square) == Some(piece);
        let place = PositionEdit::Place(square, piece);
        out.push(edit(if there { PositionEdit::Remove(square) } else { place }));
    }
}

/// The piece that a key stands for.
fn piece_of(event: &Event) -> Option<Piece> {
    const DIGITS: [Key; 7] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7];
    let Event::Key { key, physical_key, pressed: true, repeat: false, modifiers } = event else {
        return None;
    };
    if modifiers.alt || modifiers.ctrl || modifiers.command {
        return None;
    }
    let at = DIGITS.iter().position(|digit| key == digit || *physical_key == Some(*digit))?;
    let side = if modifiers.shift { Side::Black } else { Side::Red };
    PieceKind::ALL.get(at).map(|&kind| Piece::new(side, kind))
}

/// A click on a point: the tool is used there, or the piece there picked up.
fn use_tool(square: Square, cx: ViewCtx<'_>, out: &mut Messages) {
    let board = cx.state.report().setup().board;
    let Some(tool) = cx.state.view.tool else {
        let held = board.get(square).map(|_| Tool::Held(square));
        return out.set(move |view| view.tool = held);
    };
    if let Some(change) = tool.on(square, &board) {
        out.push(edit(change));
    }
    if matches!(tool, Tool::Held(_)) {
        out.set(|view| view.tool = None);
    }
}

fn edit(change: PositionEdit) -> Message {
    Message::Edit(Edit::SetUp(change))
}

/// A piece dragged here from the palette.
fn from_palette(ui: &Ui, geometry: &Geometry, out: &mut Messages) {
    let ctx = ui.ctx();
    if !ctx.input(|input| input.pointer.any_released()) {
        return;
    }
    let square = ctx.pointer_interact_pos().and_then(|at| geometry.square_at(at));
    if let Some(square) = square
        && let Some(piece) = DragAndDrop::take_payload::<Piece>(ctx).map(Arc::unwrap_or_clone)
    {
        out.push(edit(PositionEdit::Place(square, piece)));
    }
}

/// The board in use for entering moves.
pub fn replay(
    ui: &mut Ui,
    geometry: &Geometry,
    scene: &Scene,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) -> Option<Carried> {
    let (carried, dropped) = interact(ui, geometry, &scene.board, cx, anywhere, |_, response, square, _| {
        if response.clicked() {
            pick_up_or_play(square, cx, out);
        }
    });
    if let Some(Dropped { from, to: Some(to), .. }) = dropped
        && to != from
    {
        out.push(Message::Game(GameMessage::Play(Move::new(from, to))));
    }
    carried
}

/// A click on a point: a piece is picked up, put back, or moved there.
fn pick_up_or_play(square: Square, cx: ViewCtx<'_>, out: &mut Messages) {
    let board = &cx.state.setup_shown().board;
    let here = board.get(square);
    let held = match cx.state.view.tool {
        Some(Tool::Held(from)) if from == square => None,
        Some(Tool::Held(from)) => {
            // Another piece of the same side is meant to be picked up instead.
            let same_side = here.zip(board.get(from)).is_some_and(|(here, held)| here.side == held.side);
            if !same_side {
                return out.push(Message::Game(GameMessage::Play(Move::new(from, square))));
            }
            Some(square)
        }
        _ => here.map(|_| square),
    };
    out.set(move |view| view.tool = held.map(Tool::Held));
}

/// Every point is clicked, every piece dragged too.
fn anywhere(piece: Option<Piece>) -> (Sense, bool) {
    (if piece.is_some() { Sense::click_and_drag() } else { Sense::click() }, true)
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
