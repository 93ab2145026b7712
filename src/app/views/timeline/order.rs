//! Rows dragged to another place.

use egui::{CursorIcon, Response, Stroke, Ui};

use crate::app::message::Message;
use crate::app::views::{Look, Outbox};

/// Follows a row that is dragged, shows where it would go, and puts it there.
pub fn drag(ui: &Ui, rows: &[Response], look: Look<'_>, out: &mut Outbox) {
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
    ui.painter().rect_stroke(row.rect, 4.0, Stroke::new(1.5, look.colours.accent), egui::StrokeKind::Inside);
    if to == from {
        return;
    }
    // Between the rows it would come to stand.
    let (at, edge) = if to < from { (to, 0) } else { (to, 1) };
    if let Some(beside) = rows.get(at) {
        let y = if edge == 0 { beside.rect.top() - 2.0 } else { beside.rect.bottom() + 2.0 };
        ui.painter().hline(row.rect.x_range(), y, Stroke::new(3.0, look.colours.accent));
    }
}
