//! The exhibits, large enough to be seen, and what was said.

use egui::{RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use crate::app::ctx::Messages;
use crate::app::exhibits::view::{picture, thumbnail};
use crate::app::exhibits::viewer::Viewer;
use crate::app::review::ReviewMessage;
use crate::app::review::view::{Seen, say};
use crate::app::theme::{size, space};
use crate::app::widgets::{bold, card, paragraph, quiet, row, section};
use crate::report::Exhibit;
use crate::text::{board_reading, exhibits as of_exhibits, papers};
use crate::tr;

/// The size of a thumbnail.
const THUMBNAIL: egui::Vec2 = vec2(72.0, 56.0);
/// A picture's height for its width.
const SHAPE: f32 = 0.66;

pub fn show(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    ui.separator();
    let cx = seen.cx;
    ScrollArea::vertical().id_salt("review-evidence").auto_shrink([false, false]).show(ui, |ui| {
        exhibits(ui, seen, out);
        statements(ui, seen);
        if let Some(origin) = board_reading::origin(cx.state.report(), cx.lang) {
            section(ui, tr!(cx.lang, "board-reading-section"), cx.colours);
            paragraph(ui, RichText::new(origin).size(size::SMALL));
        }
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
        out.open(Viewer::of(seen.room.exhibit));
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
