//! One exhibit at full size, in front of everything else.

use egui::{Context, Key, Modifiers, UiBuilder, pos2, vec2};

use crate::app::commands::Command;
use crate::app::edit::Edit;
use crate::app::exhibits;
use crate::app::exhibits::image_view::{Change, ImageView, ImageViewChange, Tool};
use crate::app::exhibits::{details, stage};
use crate::app::message::Message;
use crate::app::theme::space;
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::in_front;
use crate::report::{Exhibit, Mark};

/// The width of what is known of the picture, beside it.
const DETAILS: f32 = 300.0;
/// How far an arrow key moves a mark, in ten-thousandths of the picture; with Shift further.
const NUDGE: i32 = 50;
const SHOVE: i32 = 500;

/// Shows the exhibit, if one is looked at.
pub fn show(ctx: &Context, cx: ViewCtx<'_>, out: &mut Messages) {
    let list = &cx.state.report().exhibits;
    let Some(index) = cx.state.view.exhibit else { return };
    let Some(exhibit) = list.get(index) else { return };
    let alone = cx.state.dialog.is_none();
    if alone && !ctx.text_edit_focused() {
        keys(ctx, index, exhibit, list.len(), cx, out);
    }
    let room = ctx.content_rect().size() - vec2(80.0, 80.0);
    let dismissed = in_front(ctx, "exhibit", room.x, |ui| {
        let top = ui.cursor().min;
        let height = room.y;
        let width = ui.available_width();
        let split = top.x + width - DETAILS - space::L;
        let picture = egui::Rect::from_min_max(top, pos2(split, top.y + height));
        let beside =
            egui::Rect::from_min_max(pos2(split + space::L, top.y), pos2(top.x + width, top.y + height));
        ui.allocate_rect(picture.union(beside), egui::Sense::hover());
        ui.scope_builder(UiBuilder::new().max_rect(picture), |ui| {
            stage::show(ui, index, exhibit, cx, out);
        });
        ui.scope_builder(UiBuilder::new().max_rect(beside), |ui| {
            details::show(ui, index, exhibit, cx, out);
        });
    });
    if alone && dismissed {
        out.push(Message::ViewExhibit(None));
    }
}

fn keys(ctx: &Context, index: usize, exhibit: &Exhibit, count: usize, cx: ViewCtx<'_>, out: &mut Messages) {
    let press = |modifiers, key| ctx.input_mut(|input| input.consume_key(modifiers, key));
    let key = |key| press(Modifiers::NONE, key);
    let viewer = cx.state.view.viewer;
    let plain = viewer == ImageView::default();
    // The tool is put down first; only then is the picture.
    if !plain && key(Key::Escape) {
        out.push(Message::ImageViewChange(ImageViewChange::Original(false)));
        return;
    }
    for command in [Command::Undo, Command::Redo] {
        for keys in command.shortcut().into_iter().chain(command.other_keys()) {
            if ctx.input_mut(|input| input.consume_shortcut(&keys)) && command.enabled(cx.state) {
                out.push(Message::Command(command));
            }
        }
    }
    let marks = &exhibit.sight.marks;
    let chosen = viewer.chosen.and_then(|at| Some((at, marks.get(at)?)));
    if let Some((at, mark)) = chosen {
        let change = |change| Message::Edit(Edit::Exhibits(exhibits::Change::Sight(index, change)));
        if key(Key::Delete) || key(Key::Backspace) {
            out.push(change(Change::Unmark(at)));
            out.push(Message::ImageViewChange(ImageViewChange::Choose(None)));
            return;
        }
        if let Some(moved) = nudged(ctx, mark, exhibit.sight.turns) {
            out.push(change(Change::Set(at, moved)));
        }
    } else if viewer.tool == Tool::Hand {
        if key(Key::ArrowRight) && index + 1 < count {
            out.push(Message::ViewExhibit(Some(index + 1)));
        } else if key(Key::ArrowLeft) && index > 0 {
            out.push(Message::ViewExhibit(Some(index - 1)));
        }
    }
}

/// The mark after an arrow key: moved as the picture is seen.
fn nudged(ctx: &Context, mark: &Mark, turns: u8) -> Option<Mark> {
    let scenarios =
        [(Key::ArrowRight, 1, 0), (Key::ArrowLeft, -1, 0), (Key::ArrowDown, 0, 1), (Key::ArrowUp, 0, -1)];
    for (key, right, down) in scenarios {
        for (modifiers, step) in [(Modifiers::SHIFT, SHOVE), (Modifiers::NONE, NUDGE)] {
            if ctx.input_mut(|input| input.consume_key(modifiers, key)) {
                let (right, down) = match turns % 4 {
                    1 => (down, -right),
                    2 => (-right, -down),
                    3 => (-down, right),
                    _ => (right, down),
                };
                return Some(mark.moved(right * step, down * step));
            }
        }
    }
    None
}
