//! One exhibit at full size, in front of everything else.

use egui::{Context, Key, Modifiers, UiBuilder, pos2, vec2};

use super::{details, stage};
use crate::app::message::Message;
use crate::app::theme::space;
use crate::app::views::widgets::in_front;
use crate::app::views::{Look, Outbox};

/// The width of what is known of the picture, beside it.
const DETAILS: f32 = 300.0;

/// Shows the exhibit, if one is looked at.
pub fn show(ctx: &Context, look: Look<'_>, out: &mut Outbox) {
    let exhibits = &look.state.report().exhibits;
    let Some(index) = look.state.view.exhibit else { return };
    let Some(exhibit) = exhibits.get(index) else { return };
    let room = ctx.content_rect().size() - vec2(120.0, 110.0);
    let dismissed = in_front(ctx, "exhibit", room.x, |ui| {
        let top = ui.cursor().min;
        let height = room.y;
        let width = ui.available_width();
        let split = top.x + width - DETAILS - space::L;
        let picture = egui::Rect::from_min_max(top, pos2(split, top.y + height));
        let beside =
            egui::Rect::from_min_max(pos2(split + space::L, top.y), pos2(top.x + width, top.y + height));
        ui.allocate_rect(picture.union(beside), egui::Sense::hover());
        ui.scope_builder(UiBuilder::new().max_rect(picture), |ui| stage::show(ui, exhibit, look));
        ui.scope_builder(UiBuilder::new().max_rect(beside), |ui| {
            details::show(ui, index, exhibit, look, out);
        });
    });
    if look.state.dialog.is_some() {
        return;
    }
    if dismissed {
        out.push(Message::ViewExhibit(None));
    } else if !ctx.text_edit_focused() {
        let key = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if key(Key::ArrowRight) && index + 1 < exhibits.len() {
            out.push(Message::ViewExhibit(Some(index + 1)));
        } else if key(Key::ArrowLeft) && index > 0 {
            out.push(Message::ViewExhibit(Some(index - 1)));
        }
    }
}
