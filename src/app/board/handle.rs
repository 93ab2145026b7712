//! The handle between the board and what stands beside it.

use egui::{CursorIcon, EventFilter, Id, Key, Modifiers, Rect, Role, Sense, Stroke, Ui, WidgetInfo};

use crate::app::ctx::{Messages, ViewCtx};
use crate::app::message::Message;
use crate::app::preferences::BoardSize;
use crate::tr;

/// Its width, and how far a key moves it.
const WIDTH: f32 = 10.0;
const STEP: f32 = 16.0;

/// Shows it at the right edge of the board's column `column`: it is dragged, or moved by keys; a double click lets go of
/// the choice.
pub fn show(ui: &Ui, column: Rect, board: f32, cx: ViewCtx<'_>, out: &mut Messages) {
    let edge = column.right();
    let rect = Rect::from_x_y_ranges(edge - WIDTH..=edge, column.y_range());
    let response = ui.interact(rect, Id::unique("board-handle"), Sense::drag() | Sense::FOCUSABLE);
    response.widget_info(|| WidgetInfo::labeled(Role::Splitter, true, tr!(cx.lang, "board-size")));
    let response = response.on_hover_cursor(CursorIcon::ResizeHorizontal);
    let mut by = response.drag_delta().x;
    if response.has_focus() {
        let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        let times = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) as f32;
        by += STEP * (times(Key::ArrowRight) - times(Key::ArrowLeft));
    }
    let twice = ui.input(|input| input.pointer.button_double_clicked(egui::PointerButton::Primary));
    if twice && response.contains_pointer() {
        out.push(Message::BoardSized(BoardSize::default()));
    } else if by != 0.0 {
        out.push(Message::BoardSized(cx.state.prefs.board.times((board + by) / board)));
    }
    if response.hovered() || response.dragged() {
        ui.painter().vline(edge - WIDTH / 2.0, rect.y_range(), Stroke::new(3.0, cx.colours.accent));
    }
}
