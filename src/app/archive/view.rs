//! The room of the archive, over the whole window.

use crate::app::archive::bar;
use crate::app::archive::details;
use crate::app::archive::empty;
use crate::app::archive::review;
use crate::app::archive::search;
use crate::app::archive::table;
use egui::{
    Button, CentralPanel, Event, Frame, Id, Key, Margin, Modifiers, Panel, Popup, Rect, Response, Sense, Ui,
    vec2,
};

use crate::app::archive::ArchiveMessage;
use crate::app::message::Message;
use crate::app::theme::space;
use crate::app::view::{Messages, ViewCtx};
pub(crate) use crate::app::widgets;
use crate::app::widgets::icons::Icon;
use crate::store::folder::Entry;

/// Shows the room.
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let room = &cx.state.archive;
    keys(ui, cx, out);
    let frame = |fill| Frame::new().fill(fill).inner_margin(Margin::symmetric(space::L as i8, 8));
    Panel::top("archive-bar").frame(frame(cx.colours.bar)).show(ui, |ui| bar::show(ui, cx, out));
    let body = Frame::new().fill(cx.colours.ground).inner_margin(Margin::same(space::L as i8));
    if room.folder.is_none() || room.trouble.is_some() {
        CentralPanel::no_frame().frame(body).show(ui, |ui| empty::no_folder(ui, cx, out));
        return;
    }
    if room.archive.entries.is_empty() && room.reading.is_none() {
        CentralPanel::no_frame().frame(body).show(ui, |ui| empty::no_reports(ui, cx, out));
        return;
    }
    Panel::top("archive-search").frame(frame(cx.colours.panel)).show(ui, |ui| {
        if room.reviewing {
            review::head(ui, cx, out);
        } else {
            search::show(ui, cx, out);
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
            review::show(ui, cx, out);
        } else if room.listing.rows.is_empty() {
            match room.reading {
                Some(progress) => empty::reading(ui, progress, cx, out),
                None => empty::none_found(ui, cx, out),
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

/// How far something has come, from 0 to 1.
pub(crate) fn meter(ui: &mut Ui, done: f32, width: f32, cx: ViewCtx<'_>) {
    let (rect, _) = ui.allocate_exact_size(vec2(width, 10.0), Sense::HOVER);
    let round = rect.height() * 0.5;
    ui.painter().rect_filled(rect, round, cx.colours.line);
    let reached =
        Rect::from_min_size(rect.min, vec2((width * done.clamp(0.0, 1.0)).max(2.0 * round), rect.height()));
    ui.painter().rect_filled(reached, round, cx.colours.accent);
}

pub(crate) fn say(out: &mut Messages, said: ArchiveMessage) {
    out.push(Message::Archive(said));
}

/// The field for what is searched.
pub(crate) fn search_field() -> Id {
    Id::unique("archive-search-field")
}

/// The file in the row that is chosen.
pub(crate) fn chosen<'a>(cx: ViewCtx<'a>) -> Option<&'a Entry> {
    let room = &cx.state.archive;
    let path = room.path_of_row(room.at?)?;
    let entries = &room.archive.entries;
    let at = entries.binary_search_by(|entry| entry.path.as_path().cmp(path)).ok()?;
    entries.get(at)
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
            say(out, ArchiveMessage::Step(by));
        }
    }
    // A button with the focus takes Enter for itself.
    if (typing || focused.is_none())
        && let Some(row) = room.at
        && pressed(Key::Enter) > 0
    {
        say(out, ArchiveMessage::Open(row));
    }
    if pressed(Key::F5) > 0 && room.folder.is_some() {
        say(out, ArchiveMessage::Again);
    }
    if ctx.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::F)) {
        ctx.memory_mut(|memory| memory.request_focus(search_field()));
    }
    let was_typing = ctx.memory(|memory| memory.had_focus_last_frame(search_field()));
    if pressed(Key::Escape) > 0 && !was_typing {
        say(
            out,
            if room.reviewing { ArchiveMessage::ShowReview(false) } else { ArchiveMessage::Show(false) },
        );
    }
}
