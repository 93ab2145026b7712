//! The top of the room: the way back, the folder, and what can be done with it.

use egui::{Align, Button, Label, Layout, Ui, vec2};

use crate::app::archive::view::widgets::{bold, icon_button, open_below, quiet};
use crate::app::archive::view::{opener, say};
use crate::app::archive::{ArchiveMessage, Table};
use crate::app::commands::Command;
use crate::app::message::Message;
use crate::app::state::ThemeChoice;
use crate::app::theme::{size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::icons::Icon;
use crate::text::Lang;
use crate::text::archive_room as words;

/// Shows it.
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let (t, room) = (cx.t, &cx.state.archive);
    ui.horizontal(|ui| {
        let back = words::with_key(t.archive_back, "Esc", cx.lang);
        if icon_button(ui, Icon::Previous, &back, true).clicked() {
            say(out, ArchiveMessage::Show(false));
        }
        ui.label(bold(t.command_archive).size(size::TITLE));
        ui.add_space(space::S);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            switches(ui, cx, out);
            if room.folder.is_some() && room.trouble.is_none() {
                work(ui, cx, out);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                if let Some(folder) = &room.folder {
                    folders(ui, cx, out);
                    let path = folder.display().to_string();
                    ui.add(Label::new(quiet(&path, cx.colours)).truncate()).on_hover_text(path);
                }
            });
        });
    });
}

/// Language and theme, as on the desk.
fn switches(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let theme = if ui.visuals().dark_mode { ThemeChoice::Light } else { ThemeChoice::Dark };
    let name = Command::Theme(theme).label(cx.state);
    if icon_button(ui, Icon::Theme, &name, true).clicked() {
        out.push(Message::Command(Command::Theme(theme)));
    }
    let (other, name) = match cx.lang {
        Lang::Zh => (Lang::En, "English"),
        Lang::En => (Lang::Zh, "中文"),
    };
    if ui.button(name).clicked() {
        out.push(Message::Command(Command::Language(other)));
    }
    ui.add_space(space::S);
}

/// Ruling again, and tables.
fn work(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let (t, room) = (cx.t, &cx.state.archive);
    let any = !room.listing.rows.is_empty();
    let name = bold(t.archive_review).color(cx.colours.on_accent);
    let again = Button::new(name).fill(cx.colours.accent).min_size(vec2(0.0, 34.0));
    let response = ui.add_enabled(any && !room.review.running, again);
    if response.on_hover_text(t.archive_review_hint).clicked() {
        say(out, ArchiveMessage::Review);
    }
    let tables = opener(ui, t.archive_save, any && !cx.state.busy, false);
    open_below(&tables, 280.0, |ui| {
        for (table, name) in [(Table::Reports, t.archive_save_reports), (Table::Fouls, t.archive_save_fouls)]
        {
            if ui.add(Button::new(name).min_size(vec2(ui.available_width(), 0.0))).clicked() {
                say(out, ArchiveMessage::Save(table));
                ui.close();
            }
        }
    });
}

/// Another folder.
fn folders(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let t = cx.t;
    let button = opener(ui, t.archive_change.trim_end_matches('…'), true, false);
    open_below(&button, 320.0, |ui| {
        let mut entry = |ui: &mut Ui, name: &str, said: ArchiveMessage| {
            if ui.add(Button::new(name).min_size(vec2(ui.available_width(), 0.0))).clicked() {
                say(out, said);
                ui.close();
            }
        };
        entry(ui, t.archive_choose, ArchiveMessage::Choose);
        entry(ui, t.archive_type, ArchiveMessage::Type);
        if let Some(folder) = cx.state.path().and_then(std::path::Path::parent) {
            entry(ui, t.archive_of_report, ArchiveMessage::Folder(folder.to_owned()));
        }
    });
}
