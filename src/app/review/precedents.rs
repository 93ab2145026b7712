//! Earlier reports like this one, and how they were ruled.

use egui::{Button, RichText, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::ctx::{Messages, ViewCtx};
use crate::app::message::Message;
use crate::app::review::{Alike, Found, ReviewMessage, Room, Search};
use crate::app::theme::{CLICKABLE, RADIUS, size, space};
use crate::app::widgets::{badge, bold, card, paragraph, quiet, tone};
use crate::text::{folder, review_room as sentences};
use crate::tr;

/// Shows them, or how to look for them.
pub fn show(ui: &mut Ui, room: &Room, cx: ViewCtx<'_>, out: &mut Messages) {
    paragraph(ui, quiet(tr!(cx.lang, "room-precedents-explained"), cx.colours));
    let running = room.search.as_ref().is_some_and(|search| search.found.is_none());
    ui.horizontal_wrapped(|ui| {
        let own = cx.state.path().is_some();
        let size = vec2(0.0, CLICKABLE);
        if ui.add_enabled(own && !running, Button::new(tr!(cx.lang, "room-search")).min_size(size)).clicked()
        {
            out.push(Message::Review(ReviewMessage::Search));
        }
        let elsewhere = Button::new(tr!(cx.lang, "room-search-elsewhere")).min_size(size);
        if ui.add_enabled(!running && !cx.state.busy, elsewhere).clicked() {
            out.push(Message::Review(ReviewMessage::SearchElsewhere));
        }
    });
    let Some(search) = &room.search else { return };
    let place =
        format!("{}{}{}", tr!(cx.lang, "room-folder"), tr!(cx.lang, "join-colon"), search.folder.display());
    paragraph(ui, quiet(place, cx.colours));
    match &search.found {
        None => going_on(ui, search, cx),
        Some(Err(why)) => {
            card(ui, cx.colours.foul.fill, None, |ui| {
                paragraph(ui, RichText::new(why).color(cx.colours.foul.text));
            });
        }
        Some(Ok(found)) => list(ui, found, cx, out),
    }
}

fn going_on(ui: &mut Ui, search: &Search, cx: ViewCtx<'_>) {
    ui.horizontal(|ui| {
        ui.label(folder::progress(search.progress, cx.lang));
        if ui.add(Button::new(tr!(cx.lang, "room-stop")).min_size(vec2(0.0, CLICKABLE))).clicked() {
            search.cancel.stop();
        }
    });
    let done = search.progress.done * 100 / search.progress.of.max(1);
    bar(ui, u32::try_from(done).unwrap_or(100), cx);
}

fn list(ui: &mut Ui, found: &Found, cx: ViewCtx<'_>, out: &mut Messages) {
    let mut read = sentences::files(found.files, cx.lang);
    if found.stopped {
        read.push_str(tr!(cx.lang, "join-sentences"));
        read.push_str(tr!(cx.lang, "room-stopped"));
    }
    paragraph(ui, quiet(read, cx.colours));
    if found.alike.is_empty() {
        paragraph(ui, RichText::new(tr!(cx.lang, "room-none-alike")));
        return;
    }
    if found.results.len() > 1 {
        card(ui, cx.colours.foul.fill, None, |ui| {
            paragraph(ui, bold(tr!(cx.lang, "folder-ruled-differently")).color(cx.colours.foul.text));
            paragraph(ui, RichText::new(sentences::results(&found.results, cx.lang)));
        });
    }
    for (number, alike) in found.alike.iter().enumerate() {
        one(ui, number, alike, found.is_unlike_most(number), cx, out);
    }
    ui.add_space(space::L);
}

fn one(ui: &mut Ui, number: usize, alike: &Alike, unlike: bool, cx: ViewCtx<'_>, out: &mut Messages) {
    let name = sentences::report_name(&alike.summary, &alike.path, cx.lang);
    let builder = egui::UiBuilder::new().id_salt(("precedent", number)).sense(Sense::click());
    let place = ui.scope_builder(builder, |ui| {
        let lit = ui.response().contains_pointer() || ui.response().has_focus();
        let fill = if lit { cx.colours.hovered } else { cx.colours.card };
        card(ui, fill, Some(cx.colours.line), |ui| {
            ui.spacing_mut().item_spacing.y = space::XS;
            paragraph(ui, bold(&name));
            ui.horizontal(|ui| {
                if let Some((outcome, _)) = alike.summary.result {
                    let tone = tone(outcome, cx.colours);
                    badge(ui, sentences::standing(&alike.summary, cx.lang), tone);
                }
                if unlike {
                    badge(ui, tr!(cx.lang, "room-unlike-most"), cx.colours.foul);
                }
                ui.label(quiet(tr!(cx.lang, "room-likeness", score = alike.score), cx.colours));
            });
            bar(ui, alike.score, cx);
            let because: Vec<String> =
                alike.because.iter().map(|because| folder::because(because, cx.lang)).collect();
            paragraph(ui, RichText::new(because.join(tr!(cx.lang, "join-semicolon"))).size(size::SMALL));
            if !alike.summary.ruling.is_empty() {
                paragraph(ui, RichText::new(&alike.summary.ruling).size(size::SMALL));
            }
            let file = alike.path.file_name().unwrap_or(alike.path.as_os_str()).to_string_lossy();
            ui.label(quiet(file, cx.colours));
        });
    });
    let spoken = format!("{} {name}", tr!(cx.lang, "room-open-report"));
    place.response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    if place.response.on_hover_text(tr!(cx.lang, "room-open-report")).clicked() {
        out.push(Message::Open(alike.path.clone()));
    }
}

/// So much of a hundred, as a bar.
fn bar(ui: &mut Ui, score: u32, cx: ViewCtx<'_>) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 5.0), Sense::hover());
    let mut filled = rect;
    filled.set_width(rect.width() * score.min(100) as f32 / 100.0);
    ui.painter().rect_filled(rect, RADIUS / 4, cx.colours.line);
    ui.painter().rect_filled(filled, RADIUS / 4, cx.colours.accent);
}
