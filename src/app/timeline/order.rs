//! Rows dragged to another place.

use egui::{CursorIcon, Response, Stroke, Ui, vec2};

use crate::app::message::Message;
use crate::app::view::{Messages, ViewCtx};

/// Follows a row that is dragged, shows where it would go, and puts it there.
pub fn drag(ui: &Ui, rows: &[Response], cx: ViewCtx<'_>, out: &mut Messages) {
    let taken = rows.iter().position(|row| row.dragged() || row.drag_stopped());
    let Some((from, row)) = taken.and_then(|from| Some((from, rows.get(from)?))) else { return };
    let Some(pointer) = row.interact_pointer_pos() else { return };
    let others = rows.iter().enumerate().filter(|(index, _)| *index != from);
    let to = others.filter(|(_, row)| row.rect.center().y < pointer.y).count();
    if row.drag_stopped() {
        if to != from {
            out.push(Message::MoveRow(from, to));
        }
        return;
    }
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    scroll(ui, rows, pointer.y);
    ui.painter().rect_stroke(row.rect, 4.0, Stroke::new(1.5, cx.colours.accent), egui::StrokeKind::Inside);
    if to == from {
        return;
    }
    // Between the rows it would come to stand.
    let (at, edge) = if to < from { (to, 0) } else { (to, 1) };
    if let Some(beside) = rows.get(at) {
        let y = if edge == 0 { beside.rect.top() - 2.0 } else { beside.rect.bottom() + 2.0 };
        ui.painter().hline(row.rect.x_range(), y, Stroke::new(3.0, cx.colours.accent));
    }
}

/// So near to the edge of what is in sight, the list goes on scrolling.
const EDGE: f32 = 36.0;
/// How fast it scrolls there, in points a second.
const SPEED: f32 = 420.0;

/// Scrolls on while a row is held at the edge of the list.
fn scroll(ui: &Ui, rows: &[Response], y: f32) {
    let seen = ui.clip_rect();
    let above = rows.first().is_some_and(|row| row.rect.top() < seen.top());
    let below = rows.last().is_some_and(|row| row.rect.bottom() > seen.bottom());
    let direction = if above && y < seen.top() + EDGE {
        1.0
    } else if below && y > seen.bottom() - EDGE {
        -1.0
    } else {
        return;
    };
    let step = SPEED * ui.input(|input| input.stable_dt).min(0.1);
    ui.scroll_with_delta(vec2(0.0, direction * step));
    ui.ctx().request_repaint();
}
