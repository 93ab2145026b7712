//! The exhibits, large enough to be seen, and what was said.

use egui::{
    Align, Button, Context, Key, Layout, Modifiers, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2,
};

use crate::app::ctx::Messages;
use crate::app::exhibits::stage;
use crate::app::exhibits::view::{picture, thumbnail};
use crate::app::review::ReviewMessage;
use crate::app::review::view::{Seen, say};
use crate::app::theme::{size, space};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{bold, card, icon_button, in_front, paragraph, quiet, row, section};
use crate::report::Exhibit;
use crate::text::{exhibits as of_exhibits, papers};
use crate::tr;

/// The size of a thumbnail.
const THUMBNAIL: egui::Vec2 = vec2(72.0, 56.0);
/// A picture's height for its width.
const SHAPE: f32 = 0.66;
/// Around a picture that fills the window.
const AROUND: egui::Vec2 = vec2(120.0, 150.0);

pub fn show(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    ui.separator();
    let cx = seen.cx;
    ScrollArea::vertical().id_salt("review-evidence").auto_shrink([false, false]).show(ui, |ui| {
        exhibits(ui, seen, out);
        statements(ui, seen);
        let remarks = &cx.state.report().remarks;
        if !remarks.is_empty() {
            section(ui, tr!(cx.lang, "remarks"), cx.colours);
            paragraph(ui, RichText::new(remarks).size(size::SMALL));
        }
    });
}

fn exhibits(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let (cx, all) = (seen.cx, &seen.cx.state.report().exhibits);
    ui.label(bold(of_exhibits::title(all.len(), cx.lang)).color(cx.colours.weak));
    let Some(exhibit) = all.get(seen.room.exhibit) else {
        ui.label(quiet(tr!(cx.lang, "room-no-evidence"), cx.colours));
        return;
    };
    let width = ui.available_width();
    let (rect, response) = ui.allocate_exact_size(vec2(width, width * SHAPE), Sense::click());
    let name = format!(
        "{} {}",
        tr!(cx.lang, "room-enlarge"),
        of_exhibits::name(seen.room.exhibit + 1, exhibit, cx.lang)
    );
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    picture(ui, rect, exhibit, cx);
    if response.on_hover_text(tr!(cx.lang, "room-enlarge")).clicked() {
        say(out, ReviewMessage::Enlarge(true));
    }
    paragraph(ui, RichText::new(of_exhibits::caption(exhibit)).size(size::SMALL));
    if all.len() > 1 {
        strip(ui, all, seen, out);
    }
}

/// All of them, small.
fn strip(ui: &mut Ui, all: &[Exhibit], seen: Seen<'_>, out: &mut Messages) {
    let cx = seen.cx;
    ScrollArea::horizontal().id_salt("review-strip").show(ui, |ui| {
        ui.horizontal(|ui| {
            for (index, exhibit) in all.iter().enumerate() {
                let chosen = index == seen.room.exhibit;
                let response = row(ui, ("review-exhibit", index), Sense::click(), chosen, cx.colours, |ui| {
                    let (rect, _) = ui.allocate_exact_size(THUMBNAIL, Sense::hover());
                    thumbnail(ui, rect, exhibit, cx);
                });
                let name = of_exhibits::name(index + 1, exhibit, cx.lang);
                response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &name));
                if response.on_hover_text(&name).clicked() {
                    say(out, ReviewMessage::Exhibit(index));
                }
            }
        });
    });
}

fn statements(ui: &mut Ui, seen: Seen<'_>) {
    let (cx, all) = (seen.cx, &seen.cx.state.report().statements);
    section(ui, tr!(cx.lang, "statements"), cx.colours);
    if all.is_empty() {
        ui.label(quiet(tr!(cx.lang, "room-no-statements"), cx.colours));
    }
    for (index, statement) in all.iter().enumerate() {
        card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
            ui.spacing_mut().item_spacing.y = space::XS;
            let who = papers::statement_name(index, all, "", cx.lang);
            let who = if statement.name.is_empty() { who } else { format!("{who} · {}", statement.name) };
            ui.label(quiet(who, cx.colours));
            paragraph(ui, RichText::new(&statement.text));
        });
    }
}

/// The exhibit shown, filling the window.
pub fn enlarged(ctx: &Context, seen: Seen<'_>, out: &mut Messages) {
    let all = &seen.cx.state.report().exhibits;
    let Some(exhibit) = all.get(seen.room.exhibit).filter(|_| seen.room.enlarged) else { return };
    let room = ctx.content_rect().size() - AROUND;
    let index = seen.room.exhibit;
    let mut closed = in_front(ctx, "review-exhibit", room.x, |ui| {
        ui.horizontal(|ui| {
            ui.label(bold(of_exhibits::of(index + 1, all.len(), seen.cx.lang)));
            ui.label(quiet(of_exhibits::caption(exhibit), seen.cx.colours));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if ui.add(Button::new(tr!(seen.cx.lang, "close"))).clicked() {
                    say(out, ReviewMessage::Enlarge(false));
                }
                if icon_button(ui, Icon::Next, tr!(seen.cx.lang, "room-next-exhibit"), index + 1 < all.len())
                    .clicked()
                {
                    say(out, ReviewMessage::Exhibit(index + 1));
                }
                if icon_button(ui, Icon::Previous, tr!(seen.cx.lang, "room-previous-exhibit"), index > 0)
                    .clicked()
                {
                    say(out, ReviewMessage::Exhibit(index.saturating_sub(1)));
                }
            });
        });
        ui.allocate_ui(room, |ui| stage::look_at(ui, exhibit, seen.cx, out));
    });
    let key = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if key(Key::ArrowRight) {
        say(out, ReviewMessage::Exhibit(index + 1));
    } else if key(Key::ArrowLeft) {
        say(out, ReviewMessage::Exhibit(index.saturating_sub(1)));
    }
    closed |= key(Key::Escape);
    if closed {
        say(out, ReviewMessage::Enlarge(false));
    }
}
