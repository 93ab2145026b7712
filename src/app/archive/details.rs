//! What matters of the report that is chosen.

use egui::{Button, Panel, RichText, ScrollArea, Ui, vec2};

use crate::app::archive::ArchiveMessage;
use crate::app::archive::cells::tone;
use crate::app::archive::review;
use crate::app::archive::table::copied;
use crate::app::archive::view::widgets::{badge, bold, paragraph, quiet, section};
use crate::app::archive::view::{chosen, say};
use crate::app::message::Message;
use crate::app::theme::{size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::store::folder::{Alike, Content, Entry, Summary};
use crate::text::{archive_room as words, folder, names, papers, ruling};
use xiangqi::Side;

/// Shows it.
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let room = &cx.state.archive;
    let (Some(entry), Some(row)) = (chosen(cx), room.at) else {
        paragraph(ui, quiet(cx.t.archive_choose_one, cx.colours));
        return;
    };
    if entry.summary().is_some() {
        Panel::bottom("archive-open")
            .resizable(false)
            .show_separator_line(false)
            .frame(egui::Frame::NONE)
            .show(ui, |ui| {
                ui.add_space(space::S);
                let name = words::with_key(cx.t.open, "Enter", cx.lang);
                let name = bold(name).color(cx.colours.on_accent);
                let size = vec2(ui.available_width(), 40.0);
                let open = Button::new(name).fill(cx.colours.accent).min_size(size);
                let open = ui.vertical_centered_justified(|ui| ui.add_enabled(!cx.state.busy, open));
                if open.inner.accessible_name(cx.t.open).clicked() {
                    say(out, ArchiveMessage::Open(row));
                }
            });
    }
    ScrollArea::vertical().id_salt("archive-details").auto_shrink(false).show(ui, |ui| {
        match &entry.content {
            Content::Report(summary) => report(ui, summary, cx),
            Content::Problem(problem) => {
                paragraph(ui, bold(entry.path.display().to_string()).size(size::GIST));
                badge(ui, cx.t.archive_cannot_read, cx.colours.loss);
                paragraph(ui, folder::problem(problem, cx.lang));
                paragraph(ui, quiet(cx.t.archive_untouched, cx.colours));
            }
        }
        if room.reviewing {
            review::details(ui, row, cx);
        }
        copies(ui, entry, cx, out);
        section(ui, cx.t.archive_file, cx.colours);
        let path = room.path(&entry.path);
        paragraph(ui, quiet(entry.path.display().to_string(), cx.colours));
        if cx.state.path() == Some(path.as_path()) {
            ui.label(RichText::new(cx.t.archive_current).size(size::SMALL).color(cx.colours.accent));
        }
    });
}

fn report(ui: &mut Ui, s: &Summary, cx: ViewCtx<'_>) {
    let (t, lang, colours) = (cx.t, cx.lang, cx.colours);
    if !s.event.is_empty() {
        paragraph(ui, bold(&s.event).size(size::GIST));
    }
    let when = words::when_and_where(&s.date, &s.round, &s.table, lang);
    let place = if s.place.is_empty() { when } else { format!("{when}  {}", s.place) };
    paragraph(ui, quiet(place.trim(), colours));
    ui.horizontal_wrapped(|ui| {
        if let Some((outcome, charged)) = s.result {
            badge(ui, papers::given(outcome, charged, lang), tone(outcome, cx));
        }
        ui.label(quiet(folder::state(s.state, lang), colours));
    });
    if !s.ruling.is_empty() {
        section(ui, t.archive_words, colours);
        paragraph(ui, &s.ruling);
    }
    ui.add_space(space::S);
    let kinds: Vec<String> = s.kinds.iter().map(|&kind| folder::kind(kind, lang).to_owned()).collect();
    let tally = |tally| words::tally(tally, lang);
    let or_none = |text: &str| if text.is_empty() { t.not_filled_in.to_owned() } else { text.to_owned() };
    let known = cx.state.at_hand.rulebook(&s.rulebook);
    let rulebook = known.map_or_else(|| s.rulebook.clone(), |text| lang.of(&text.short_name).to_owned());
    let rows = [
        (names::side(Side::Red, lang), or_none(&s.red)),
        (names::side(Side::Black, lang), or_none(&s.black)),
        (t.archive_kind, names::list(&kinds, lang)),
        (t.ground, s.clauses_known().join(" ")),
        (t.level, ruling::level(s.level, lang).to_owned()),
        (t.rulebook, rulebook),
        (t.exhibits, if s.exhibits > 0 { s.exhibits.to_string() } else { String::new() }),
    ];
    for (name, value) in rows {
        fact(ui, name, &value, cx);
    }
    let seals = folder::integrity(s.given, s.unsealed, s.breaches, lang);
    if !seals.is_empty() {
        let colour = if s.breaches > 0 { colours.loss.text } else { colours.text };
        fact_of(ui, t.archive_seals, RichText::new(seals).color(colour), cx);
    }
    if s.red_fouls.all() + s.black_fouls.all() > 0 {
        section(ui, t.foul_sheet, colours);
        for (side, fouls) in [(Side::Red, s.red_fouls), (Side::Black, s.black_fouls)] {
            fact(ui, names::side(side, lang), &tally(fouls), cx);
        }
    }
}

/// A name and what it is; nothing where that is empty.
fn fact(ui: &mut Ui, name: &str, value: &str, cx: ViewCtx<'_>) {
    if !value.is_empty() {
        fact_of(ui, name, RichText::new(value), cx);
    }
}

pub(crate) fn fact_of(ui: &mut Ui, name: &str, value: RichText, cx: ViewCtx<'_>) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().interact_size.y = 22.0;
        crate::app::archive::view::widgets::cell(ui, 76.0, quiet(name, cx.colours));
        paragraph(ui, value);
    });
}

/// The files that look like copies of it, or tell of the same game.
fn copies(ui: &mut Ui, entry: &Entry, cx: ViewCtx<'_>, out: &mut Messages) {
    let room = &cx.state.archive;
    let entries = &room.listing.archive.entries;
    let Ok(own) = entries.binary_search_by(|other| other.path.cmp(&entry.path)) else { return };
    let groups: Vec<_> = room.listing.copies.iter().filter(|group| group.entries.contains(&own)).collect();
    if groups.is_empty() {
        return;
    }
    section(ui, cx.t.archive_copies, cx.colours);
    let mut told = vec![own];
    for group in groups {
        let others: Vec<usize> =
            group.entries.iter().copied().filter(|index| !told.contains(index)).collect();
        if others.is_empty() {
            continue;
        }
        let colour = match group.why {
            Alike::SameGame => cx.colours.weak,
            why => copied(why, cx).1.text,
        };
        paragraph(ui, RichText::new(folder::alike(group.why, cx.lang)).size(size::SMALL).color(colour));
        for other in others.iter().filter_map(|&index| entries.get(index)) {
            let path = other.path.display().to_string();
            let button = Button::new(RichText::new(&path).size(size::SMALL)).wrap();
            let name = format!("{} {path}", cx.t.open);
            let response = ui.add_enabled(!cx.state.busy && other.summary().is_some(), button);
            if response.accessible_name(name).clicked() {
                out.push(Message::Open(room.path(&other.path)));
            }
        }
        told.extend(others);
    }
}
