//! What is shown where there is nothing to list: what the room is for, and what to do.

use egui::{Align, Button, Layout, RichText, Ui, vec2};

use crate::app::archive::ArchiveMessage;
use crate::app::archive::view::widgets::{bold, card, paragraph, quiet};
use crate::app::archive::view::{meter, say};
use crate::app::theme::{size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::store::folder::Progress;
use crate::text::folder;

const WIDTH: f32 = 620.0;

/// A card in the middle, a third of the way down.
fn middle(ui: &mut Ui, cx: ViewCtx<'_>, content: impl FnOnce(&mut Ui)) {
    ui.add_space((ui.available_height() * 0.16).max(space::L));
    let left = ((ui.available_width() - WIDTH) * 0.5).max(0.0);
    ui.horizontal(|ui| {
        ui.add_space(left);
        let layout = Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(vec2(WIDTH.min(ui.available_width()), 0.0), layout, |ui| {
            card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
                ui.add_space(space::S);
                content(ui);
                ui.add_space(space::S);
            });
        });
    });
}

/// No folder was chosen, or the one that was cannot be looked into.
pub fn no_folder(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let (t, room) = (cx.t, &cx.state.archive);
    middle(ui, cx, |ui| {
        match &room.trouble {
            Some(why) => {
                ui.label(bold(t.archive_lost).size(size::TITLE));
                paragraph(ui, RichText::new(why).color(cx.colours.loss.text));
                paragraph(ui, t.archive_lost_hint);
            }
            None => {
                ui.label(bold(t.command_archive).size(size::TITLE));
                paragraph(ui, RichText::new(t.archive_teaches).size(size::GIST));
                ui.add_space(space::XS);
                for line in [t.archive_teaches_search, t.archive_teaches_review, t.archive_teaches_safe] {
                    ui.horizontal_top(|ui| {
                        ui.label(bold("·").color(cx.colours.accent));
                        paragraph(ui, line);
                    });
                }
            }
        }
        ui.add_space(space::M);
        ui.horizontal_wrapped(|ui| {
            let first = bold(t.archive_choose).color(cx.colours.on_accent);
            let first = Button::new(first).fill(cx.colours.accent).min_size(vec2(0.0, 38.0));
            if ui.add_enabled(!cx.state.busy, first).clicked() {
                say(out, ArchiveMessage::Choose);
            }
            let mut other = |ui: &mut Ui, name: &str, said: ArchiveMessage| {
                if ui.add(Button::new(name).min_size(vec2(0.0, 38.0))).clicked() {
                    say(out, said);
                }
            };
            if let Some(folder) = room.folder.as_ref().filter(|_| room.trouble.is_some()) {
                other(ui, t.archive_again, ArchiveMessage::Folder(folder.clone()));
            }
            if let Some(folder) = cx.state.path().and_then(std::path::Path::parent) {
                other(ui, t.archive_of_report, ArchiveMessage::Folder(folder.to_owned()));
            }
            other(ui, t.archive_type, ArchiveMessage::Type);
        });
    });
}

/// The folder holds no reports.
pub fn no_reports(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let (t, room) = (cx.t, &cx.state.archive);
    middle(ui, cx, |ui| {
        if room.stopped {
            ui.label(bold(t.archive_stopped).size(size::TITLE));
            ui.add_space(space::S);
            if ui.button(t.archive_go_on).clicked() {
                say(out, ArchiveMessage::Again);
            }
            return;
        }
        ui.label(bold(t.archive_nothing).size(size::TITLE));
        paragraph(ui, t.archive_nothing_hint);
        if let Some(folder) = &room.folder {
            paragraph(ui, quiet(folder.display().to_string(), cx.colours));
        }
        ui.add_space(space::S);
        if ui.button(t.archive_choose).clicked() {
            say(out, ArchiveMessage::Choose);
        }
    });
}

/// Nothing is known of the folder until it has been read.
pub fn reading(ui: &mut Ui, progress: Progress, cx: ViewCtx<'_>, out: &mut Messages) {
    middle(ui, cx, |ui| {
        ui.label(bold(cx.t.archive_reading).size(size::TITLE));
        paragraph(ui, folder::progress(progress, cx.lang));
        let done = progress.done as f32 / progress.of.max(1) as f32;
        ui.add_space(space::XS);
        meter(ui, done, ui.available_width(), cx);
        ui.add_space(space::S);
        if ui.button(cx.t.archive_stop).clicked() {
            say(out, ArchiveMessage::Stop);
        }
    });
}

/// No report is as asked for.
pub fn none_found(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let (t, room) = (cx.t, &cx.state.archive);
    middle(ui, cx, |ui| {
        ui.label(bold(t.archive_none_found).size(size::TITLE));
        paragraph(ui, t.archive_none_hint);
        ui.add_space(space::S);
        if ui.button(t.archive_clear).clicked() {
            say(out, ArchiveMessage::Ask(room.ask.cleared()));
        }
    });
}
