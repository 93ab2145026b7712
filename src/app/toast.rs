//! What was done, said at the foot of the window for a few seconds.

use std::time::Duration;

use egui::{Align2, Area, Context, Frame, Id, Label, Margin, Order, Rangef, vec2};

use crate::app::ctx::ViewCtx;
use crate::app::export::Copies;
use crate::app::state::Toast;
use crate::app::theme::{RADIUS, space};
use crate::app::widgets::bold;
use crate::text::{event, exhibits, files, printing};
use crate::tr;

/// How long it is said, in seconds.
const SHOWN: f64 = 6.0;
/// How wide it is at most, where it has no column.
const MOST: f32 = 720.0;

/// Shows it while it is new: at the foot of the column `beside` points to, from its left and right, or in the middle.
pub fn show(ctx: &Context, beside: Option<Rangef>, cx: ViewCtx<'_>) {
    let notice = &cx.state.notice;
    let Some(done) = &notice.done else { return };
    let (id, now) = (Id::unique("notice-since"), ctx.input(|input| input.time));
    let since: Option<(u64, f64)> = ctx.data(|data| data.get_temp(id));
    let since = since.filter(|(number, _)| *number == notice.number).map_or(now, |(_, since)| since);
    ctx.data_mut(|data| data.insert_temp(id, (notice.number, since)));
    let left = SHOWN - (now - since);
    if left <= 0.0 {
        return;
    }
    ctx.request_repaint_after(Duration::from_secs_f64(left));
    let text = match done {
        Toast::Decided => tr!(cx.lang, "decided-noted").to_owned(),
        Toast::SignedByKey => tr!(cx.lang, "signed-by-key-noted").to_owned(),
        Toast::TakenOut(copied, folder) => {
            let removed =
                (copied.copies == Copies::Clean).then_some((copied.without_place, copied.without_notes));
            printing::taken_out(copied.written, removed, &folder.display().to_string(), cx.lang)
        }
        Toast::CarriedOver(name) => event::carried_over(name, cx.lang),
        Toast::NoFouls => tr!(cx.lang, "event-fouls-none").to_owned(),
        Toast::Signed => tr!(cx.lang, "signed-noted").to_owned(),
        Toast::AddedWithPlace(count) => exhibits::added_with_place(*count, cx.lang),
        Toast::Saved(path) => files::saved_to(path, cx.lang),
    };
    let tone = cx.colours.calm;
    let area = Area::new(Id::unique("notice")).order(Order::Foreground).interactable(false);
    let (anchor, from, width) = match beside {
        Some(column) => (Align2::LEFT_BOTTOM, column.min + space::M, column.span() - 2.0 * space::M),
        None => (Align2::CENTER_BOTTOM, 0.0, MOST),
    };
    area.anchor(anchor, vec2(from, -space::L)).show(ctx, |ui| {
        ui.set_max_width(width);
        let margin = Margin::symmetric(space::L as i8, space::S as i8);
        Frame::popup(ui.style()).fill(tone.fill).corner_radius(RADIUS).inner_margin(margin).show(ui, |ui| {
            ui.add(Label::new(bold(text).color(tone.text)).wrap());
        });
    });
}
