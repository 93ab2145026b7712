//! The room of the archive, over the whole window.

use egui::accesskit::HasPopup;
use egui::{
    Align, Button, CentralPanel, Checkbox, Event, Frame, Id, Key, Label, Layout, Margin, Modifiers, Panel,
    Popup, Rect, Response, RichText, ScrollArea, TextEdit, Ui, vec2,
};
use std::iter::once;

use strum::IntoEnumIterator;

use crate::app::archive::table::{meter, open_report, say};
use crate::app::archive::{ArchiveMessage, Ask, Asked, Table, details, table, toggled};
use crate::app::commands::Command;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::message::{FileDialogKind, Message};
use crate::app::preferences::ThemeChoice;
use crate::app::theme::{CLICKABLE, size, space};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{bold, card, icon_button, open_below, paragraph, quiet, scrolling};
use crate::report::GivenOutcome;
use crate::store::archive::{IncidentKind, Progress, ReportState};
use crate::text::{archive_room as words, folder, reports};
use crate::tr;

pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let room = &cx.state.archive;
    keys(ui, cx, out);
    let frame = |fill| Frame::new().fill(fill).inner_margin(Margin::symmetric(space::L as i8, 8));
    Panel::top("archive-bar").frame(frame(cx.colours.bar)).show(ui, |ui| show_bar(ui, cx, out));
    let body = Frame::new().fill(cx.colours.ground).inner_margin(Margin::same(space::L as i8));
    if room.folder.is_none() || room.trouble.is_some() {
        CentralPanel::no_frame()
            .frame(body)
            .show(ui, |ui| scrolling(ui, "no-folder", false, |ui| no_folder(ui, cx, out)));
        return;
    }
    if room.archive.entries.is_empty() && room.reading.is_none() {
        CentralPanel::no_frame().frame(body).show(ui, |ui| no_reports(ui, cx, out));
        return;
    }
    Panel::top("archive-search").frame(frame(cx.colours.panel)).show(ui, |ui| {
        if room.reviewing {
            details::head(ui, cx, out);
        } else {
            show_search(ui, cx, out);
        }
    });
    let width = (ui.available_width() * 0.28).clamp(250.0, 420.0);
    let side = Frame::new().fill(cx.colours.panel).inner_margin(Margin::same(space::L as i8));
    Panel::right("archive-details")
        .exact_size(width)
        .resizable(false)
        .show_separator_line(false)
        .frame(side)
        .show(ui, |ui| details::show(ui, cx, out));
    CentralPanel::no_frame().frame(body).show(ui, |ui| {
        if room.reviewing {
            details::show_review(ui, cx, out);
        } else if room.listing.rows.is_empty() {
            match room.reading {
                Some(progress) => reading(ui, progress, cx, out),
                None => none_found(ui, cx, out),
            }
        } else {
            table::show(ui, cx, out);
        }
    });
}

/// A button that opens a box below it, and looks like one.
pub(crate) fn opener(ui: &mut Ui, name: &str, enabled: bool, chosen: bool) -> Response {
    // The room of one character for the sign.
    let button = Button::new(format!("{name}\u{3000}")).selected(chosen);
    let response = ui.add_enabled(enabled, button);
    let colour = ui.style().interact(&response).fg_stroke.color;
    let colour = if enabled { colour } else { colour.gamma_multiply(0.4) };
    let at = response.rect.right_center() - vec2(space::L + 2.0, 0.0);
    Icon::Down.paint(ui.painter(), Rect::from_center_size(at, vec2(9.0, 9.0)), colour);
    response.accessible_name(name)
}

const FOLDER: FileDialogKind = FileDialogKind::Archive(Asked::Folder);

/// The field for what is searched.
pub(crate) fn search_field() -> Id {
    Id::unique("archive-search-field")
}

/// The keys of the room. Arrows choose a row also while somebody types.
fn keys(ui: &Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let ctx = ui.ctx();
    let composing = ctx.input(|input| input.events.iter().any(|event| matches!(event, Event::Ime(_))));
    if cx.state.dialog.is_some() || composing || Popup::is_any_open(ctx) {
        return;
    }
    let room = &cx.state.archive;
    let focused = ctx.memory(|memory| memory.focused());
    let typing = focused == Some(search_field());
    let pressed = |key| ctx.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
    const PAGE: isize = 10;
    let mut steps =
        vec![(Key::ArrowDown, 1), (Key::ArrowUp, -1), (Key::PageDown, PAGE), (Key::PageUp, -PAGE)];
    if !typing {
        steps.extend([(Key::Home, isize::MIN), (Key::End, isize::MAX)]);
    }
    for (key, by) in steps {
        for _ in 0..pressed(key) {
            out.set_archive(move |room| room.step(by));
        }
    }
    // A button with the focus takes Enter for itself.
    if (typing || focused.is_none())
        && let Some(row) = room.at
        && pressed(Key::Enter) > 0
    {
        open_report(row, cx, out);
    }
    if pressed(Key::F5) > 0 && room.folder.is_some() {
        say(out, ArchiveMessage::Again);
    }
    if ctx.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::F)) {
        ctx.memory_mut(|memory| memory.request_focus(search_field()));
    }
    let was_typing = ctx.memory(|memory| memory.had_focus_last_frame(search_field()));
    if pressed(Key::Escape) > 0 && !was_typing {
        if room.reviewing {
            out.set_archive(|room| room.show_review(false));
        } else {
            say(out, ArchiveMessage::Show(false));
        }
    }
}

pub fn show_bar(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let room = &cx.state.archive;
    ui.horizontal(|ui| {
        let back = words::with_key(tr!(cx.lang, "archive-back"), "Esc", cx.lang);
        if icon_button(ui, Icon::Previous, &back, true).clicked() {
            say(out, ArchiveMessage::Show(false));
        }
        ui.label(bold(tr!(cx.lang, "command-archive")).size(size::TITLE));
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
    let name = cx.label(Command::Theme(theme));
    if icon_button(ui, Icon::Theme, &name, true).clicked() {
        out.push(Message::Command(Command::Theme(theme)));
    }
    let other = cx.lang.next();
    if ui.button(other.name()).clicked() {
        out.push(Message::Command(Command::Language(other)));
    }
    ui.add_space(space::S);
}

/// Ruling again, and tables.
fn work(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let room = &cx.state.archive;
    let any = !room.listing.rows.is_empty();
    let name = bold(tr!(cx.lang, "archive-review")).color(cx.colours.on_accent);
    let again = Button::new(name).fill(cx.colours.accent).min_size(vec2(0.0, 34.0));
    let response = ui.add_enabled(any && !room.review.running, again);
    if response.on_hover_text(tr!(cx.lang, "archive-review-hint")).clicked() {
        say(out, ArchiveMessage::Review);
    }
    let tables = opener(ui, tr!(cx.lang, "archive-save"), any && !cx.state.busy, false);
    open_below(&tables, HasPopup::Menu, 280.0, |ui| {
        for table in Table::ALL {
            if ui.add(Button::new(table.name(cx.lang)).min_size(vec2(ui.available_width(), 0.0))).clicked() {
                out.push(Message::Ask(FileDialogKind::Archive(Asked::Save(table))));
                ui.close();
            }
        }
    });
}

fn folders(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let button = opener(ui, tr!(cx.lang, "archive-change").trim_end_matches('…'), true, false);
    open_below(&button, HasPopup::Menu, 320.0, |ui| {
        let mut entry = |ui: &mut Ui, name: &str, said: Message| {
            let button = Button::new(name).min_size(vec2(ui.available_width(), 0.0));
            if ui.add_enabled(!cx.state.busy, button).clicked() {
                out.push(said);
                ui.close();
            }
        };
        entry(ui, tr!(cx.lang, "archive-choose"), Message::Ask(FOLDER));
        entry(ui, tr!(cx.lang, "archive-type"), Message::NoPicker(FOLDER));
        if let Some(folder) = cx.state.path().and_then(std::path::Path::parent) {
            let folder = ArchiveMessage::Folder(folder.to_owned());
            entry(ui, tr!(cx.lang, "archive-of-report"), Message::Archive(folder));
        }
    });
}

const FIELD: f32 = 360.0;
pub fn show_search(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let room = &cx.state.archive;
    let mut ask = room.ask.clone();
    ui.horizontal(|ui| {
        let edit = TextEdit::singleline(&mut ask.query)
            .id(search_field())
            .desired_width(FIELD.min(ui.available_width() * 0.4))
            .hint_text(tr!(cx.lang, "archive-search"))
            .margin(Margin::symmetric(8, 6));
        let hint = words::with_key(tr!(cx.lang, "archive-search"), "Ctrl+F", cx.lang);
        ui.add(edit).accessible_name(tr!(cx.lang, "archive-search")).on_hover_text(hint);
        kinds(ui, &mut ask, cx);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| progress(ui, cx, out));
    });
    ui.horizontal_wrapped(|ui| chips(ui, &mut ask, cx));
    if ask != room.ask {
        say(out, ArchiveMessage::Ask(ask));
    }
}

/// How many there are; while files are read, how far that has come.
fn progress(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let room = &cx.state.archive;
    if let Some(progress) = room.reading {
        // Where nothing is listed yet, it is said in the middle.
        if progress.of > 0 && !room.listing.rows.is_empty() {
            if ui.button(tr!(cx.lang, "archive-stop")).clicked() {
                say(out, ArchiveMessage::Stop);
            }
            let done = progress.done as f32 / progress.of.max(1) as f32;
            meter(ui, done, 140.0, cx);
            ui.label(quiet(folder::progress(progress, cx.lang), cx.colours));
        }
        return;
    }
    let (shown, of) = (room.listing.rows.len(), room.listing.archive.entries.len());
    ui.label(words::listed(shown, of, cx.lang));
    if room.stopped {
        if ui.button(tr!(cx.lang, "archive-go-on")).clicked() {
            say(out, ArchiveMessage::Again);
        }
        ui.label(RichText::new(tr!(cx.lang, "archive-stopped")).color(cx.colours.foul.text));
        return;
    }
    let changed = words::changed(room.changes, cx.lang);
    if !changed.is_empty() {
        ui.add(Label::new(quiet(changed, cx.colours)).truncate());
    }
}

/// Kinds of incident: too many for a line, so behind a button.
fn kinds(ui: &mut Ui, ask: &mut Ask, cx: ViewCtx<'_>) {
    let counts = &cx.state.archive.listing.counts.kinds;
    let chosen: Vec<String> = ask.kinds.iter().map(|&kind| folder::kind(kind, cx.lang).to_owned()).collect();
    let name = match chosen.as_slice() {
        [] => tr!(cx.lang, "archive-all-kinds").to_owned(),
        [one] => one.clone(),
        [first, more @ ..] => format!("{first} +{}", more.len()),
    };
    let response = opener(ui, &name, true, !ask.kinds.is_empty());
    let response = response.accessible_name(format!("{} {name}", tr!(cx.lang, "archive-kinds")));
    open_below(&response, HasPopup::Menu, 300.0, |ui| {
        ScrollArea::vertical().max_height(460.0).show(ui, |ui| {
            for kind in IncidentKind::iter() {
                let count = counts.get(&kind).copied().unwrap_or_default();
                let mut on = ask.kinds.contains(&kind);
                if count == 0 && !on {
                    continue;
                }
                let text = format!("{} {count}", folder::kind(kind, cx.lang));
                if ui.add(Checkbox::new(&mut on, text)).changed() {
                    ask.kinds = toggled(&ask.kinds, kind);
                }
            }
        });
    });
}

/// States and results, each with how many there are; what there is none of is left out.
fn chips(ui: &mut Ui, ask: &mut Ask, cx: ViewCtx<'_>) {
    let counts = &cx.state.archive.listing.counts;
    let chip = |ui: &mut Ui, name: &str, count: usize, on: bool| {
        if count == 0 && !on {
            return false;
        }
        let text = RichText::new(format!("{name} {count}")).size(size::SMALL);
        let button = Button::new(text).selected(on).corner_radius(CLICKABLE * 0.5);
        ui.add(button).accessible_name(name).clicked()
    };
    for state in ReportState::iter() {
        let count = counts.states.get(&state).copied().unwrap_or_default();
        if chip(ui, folder::state(state, cx.lang), count, ask.states.contains(&state)) {
            ask.states = toggled(&ask.states, state);
        }
    }
    if !counts.states.is_empty() {
        ui.add_space(space::M);
    }
    for result in once(None).chain(GivenOutcome::iter().map(Some)) {
        let count = counts.results.get(&result).copied().unwrap_or_default();
        let name = result
            .map_or(tr!(cx.lang, "archive-no-result"), |outcome| reports::given_outcome(outcome, cx.lang));
        if chip(ui, name, count, ask.results.contains(&result)) {
            ask.results = toggled(&ask.results, result);
        }
    }
    if !counts.results.is_empty() {
        ui.add_space(space::M);
    }
    if chip(ui, tr!(cx.lang, "archive-damaged"), counts.damaged, ask.damaged) {
        ask.damaged = !ask.damaged;
    }
    if ask.filters() {
        let text = RichText::new(tr!(cx.lang, "archive-clear")).size(size::SMALL).color(cx.colours.accent);
        if ui.add(Button::new(text).frame(false)).clicked() {
            *ask = ask.cleared();
        }
    }
}

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
    let room = &cx.state.archive;
    middle(ui, cx, |ui| {
        match &room.trouble {
            Some(why) => {
                ui.label(bold(tr!(cx.lang, "archive-lost")).size(size::TITLE));
                paragraph(ui, RichText::new(why).color(cx.colours.loss.text));
                paragraph(ui, tr!(cx.lang, "archive-lost-hint"));
            }
            None => {
                ui.label(bold(tr!(cx.lang, "command-archive")).size(size::TITLE));
                paragraph(ui, RichText::new(tr!(cx.lang, "archive-teaches")).size(size::GIST));
                ui.add_space(space::XS);
                for line in [
                    tr!(cx.lang, "archive-teaches-search"),
                    tr!(cx.lang, "archive-teaches-review"),
                    tr!(cx.lang, "archive-teaches-safe"),
                ] {
                    ui.horizontal_top(|ui| {
                        ui.label(bold("·").color(cx.colours.accent));
                        paragraph(ui, line);
                    });
                }
            }
        }
        ui.add_space(space::M);
        ui.horizontal_wrapped(|ui| {
            let first = bold(tr!(cx.lang, "archive-choose")).color(cx.colours.on_accent);
            let first = Button::new(first).fill(cx.colours.accent).min_size(vec2(0.0, 38.0));
            if ui.add_enabled(!cx.state.busy, first).clicked() {
                out.push(Message::Ask(FOLDER));
            }
            let mut other = |ui: &mut Ui, name: &str, said: Message| {
                let button = Button::new(name).min_size(vec2(0.0, 38.0));
                if ui.add_enabled(!cx.state.busy, button).clicked() {
                    out.push(said);
                }
            };
            let folder =
                |folder: &std::path::Path| Message::Archive(ArchiveMessage::Folder(folder.to_owned()));
            if let Some(again) = room.folder.as_ref().filter(|_| room.trouble.is_some()) {
                other(ui, tr!(cx.lang, "archive-again"), folder(again));
            }
            if let Some(of_report) = cx.state.path().and_then(std::path::Path::parent) {
                other(ui, tr!(cx.lang, "archive-of-report"), folder(of_report));
            }
            other(ui, tr!(cx.lang, "archive-type"), Message::NoPicker(FOLDER));
        });
    });
}

/// The folder holds no reports.
pub fn no_reports(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let room = &cx.state.archive;
    middle(ui, cx, |ui| {
        if room.stopped {
            ui.label(bold(tr!(cx.lang, "archive-stopped")).size(size::TITLE));
            ui.add_space(space::S);
            if ui.button(tr!(cx.lang, "archive-go-on")).clicked() {
                say(out, ArchiveMessage::Again);
            }
            return;
        }
        ui.label(bold(tr!(cx.lang, "archive-nothing")).size(size::TITLE));
        paragraph(ui, tr!(cx.lang, "archive-nothing-hint"));
        if let Some(folder) = &room.folder {
            paragraph(ui, quiet(folder.display().to_string(), cx.colours));
        }
        ui.add_space(space::S);
        if ui.add_enabled(!cx.state.busy, Button::new(tr!(cx.lang, "archive-choose"))).clicked() {
            out.push(Message::Ask(FOLDER));
        }
    });
}

/// Nothing is known of the folder until it has been read.
pub fn reading(ui: &mut Ui, progress: Progress, cx: ViewCtx<'_>, out: &mut Messages) {
    middle(ui, cx, |ui| {
        ui.label(bold(tr!(cx.lang, "archive-reading")).size(size::TITLE));
        paragraph(ui, folder::progress(progress, cx.lang));
        let done = progress.done as f32 / progress.of.max(1) as f32;
        ui.add_space(space::XS);
        meter(ui, done, ui.available_width(), cx);
        ui.add_space(space::S);
        if ui.button(tr!(cx.lang, "archive-stop")).clicked() {
            say(out, ArchiveMessage::Stop);
        }
    });
}

/// No report is as asked for.
pub fn none_found(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let room = &cx.state.archive;
    middle(ui, cx, |ui| {
        ui.label(bold(tr!(cx.lang, "archive-none-found")).size(size::TITLE));
        paragraph(ui, tr!(cx.lang, "archive-none-hint"));
        ui.add_space(space::S);
        if ui.button(tr!(cx.lang, "archive-clear")).clicked() {
            say(out, ArchiveMessage::Ask(room.ask.cleared()));
        }
    });
}
