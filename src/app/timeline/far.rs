//! Rows far out of sight in a long timeline: they keep their place and are not laid out.

use egui::{Id, Rect, Ui, vec2};

use crate::app::state::Moment;
use crate::app::view::ViewCtx;

/// A timeline of fewer rows is laid out as a whole.
const LONG: usize = 60;

fn id(index: usize) -> Id {
    Id::unique(("row-height", index))
}

/// The place of a row that need not be laid out, because it is out of sight and its height is known.
pub fn place(ui: &mut Ui, index: usize, moment: Moment, cx: ViewCtx<'_>) -> Option<Rect> {
    let chosen = cx.state.view.moment == Some(moment);
    let rows = cx.state.report().timeline.len();
    // The last row is scrolled to when it is new.
    if rows < LONG || chosen || index + 1 == rows {
        return None;
    }
    let width = ui.available_width();
    let (height, of_width): (f32, f32) = ui.data(|data| data.get_temp(id(index)))?;
    let rect = Rect::from_min_size(ui.cursor().min, vec2(width, height));
    // A row that is dragged beyond the edge is still in the hand.
    let held = ui.ctx().dragged_id().is_some();
    if (of_width - width).abs() > 0.5 || ui.is_rect_visible(rect) || held {
        return None;
    }
    ui.advance_cursor_after_rect(rect);
    Some(rect)
}

/// Remembers the height of a row that was laid out.
pub fn note(ui: &Ui, index: usize, rect: Rect) {
    let width = ui.available_width();
    ui.data_mut(|data| data.insert_temp(id(index), (rect.height(), width)));
}
