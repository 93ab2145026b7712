//! What matters of the report that is chosen.

use egui::{Align, Button, Label, Layout, Panel, Rect, RichText, ScrollArea, Ui, pos2, vec2};

use crate::app::archive::reviewing::InEachLang;
use crate::app::archive::table::{chosen, copied, meter, open_report, rows, say, small, strong, text, tone};
use crate::app::archive::{ArchiveMessage, Found};
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::message::Message;
use crate::app::theme;
use crate::app::theme::{size, space};
use crate::app::widgets::{badge, bold, card, paragraph, quiet, section};
use crate::store::archive::{Content, CopyReason, Entry, Summary};
use crate::store::same_path;
use crate::text::{Lang, archive_room as words, folder, names, papers, review as sentences, ruling};
use crate::tr;
use xiangqi::Side;

pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let room = &cx.state.archive;
    let (Some(entry), Some(row)) = (chosen(cx), room.at) else {
        paragraph(ui, quiet(tr!(cx.lang, "archive-choose-one"), cx.colours));
        return;
    };
    if entry.summary().is_some() {
        Panel::bottom("archive-open")
            .resizable(false)
            .show_separator_line(false)
            .frame(egui::Frame::NONE)
            .show(ui, |ui| {
                ui.add_space(space::S);
                let name = words::with_key(tr!(cx.lang, "open"), "Enter", cx.lang);
                let name = bold(name).color(cx.colours.on_accent);
                let size = vec2(ui.available_width(), 40.0);
                let open = Button::new(name).fill(cx.colours.accent).min_size(size);
                let open = ui.vertical_centered_justified(|ui| ui.add_enabled(!cx.state.busy, open));
                if open.inner.accessible_name(tr!(cx.lang, "open")).clicked() {
                    open_report(row, cx, out);
                }
            });
    }
    ScrollArea::vertical().id_salt("archive-details").auto_shrink(false).show(ui, |ui| {
        match &entry.content {
            Content::Report(summary) => report(ui, summary, cx),
            Content::Problem(problem) => {
                paragraph(ui, bold(entry.path.display().to_string()).size(size::GIST));
                badge(ui, tr!(cx.lang, "archive-cannot-read"), cx.colours.loss);
                paragraph(ui, folder::problem(problem, cx.lang));
                paragraph(ui, quiet(tr!(cx.lang, "archive-untouched"), cx.colours));
            }
        }
        if room.reviewing {
            details(ui, row, cx);
        }
        copies(ui, entry, cx, out);
        section(ui, tr!(cx.lang, "archive-file"), cx.colours);
        let path = room.path(&entry.path);
        paragraph(ui, quiet(entry.path.display().to_string(), cx.colours));
        if cx.state.path().is_some_and(|open| same_path(open, &path)) {
            ui.label(
                RichText::new(tr!(cx.lang, "archive-current")).size(size::SMALL).color(cx.colours.accent),
            );
        }
    });
}

fn report(ui: &mut Ui, s: &Summary, cx: ViewCtx<'_>) {
    let (lang, colours) = (cx.lang, cx.colours);
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
        section(ui, tr!(lang, "archive-words"), colours);
        paragraph(ui, &s.ruling);
    }
    ui.add_space(space::S);
    let kinds: Vec<String> = s.kinds.iter().map(|&kind| folder::kind(kind, lang).to_owned()).collect();
    let tally = |tally| words::tally(tally, lang);
    let or_none =
        |text: &str| if text.is_empty() { tr!(lang, "not-filled-in").to_owned() } else { text.to_owned() };
    let known = cx.state.at_hand.rulebook(&s.rulebook);
    let rulebook = known.map_or_else(|| s.rulebook.clone(), |text| lang.of(&text.short_name).to_owned());
    let rows = [
        (names::side(Side::Red, lang), or_none(&s.red)),
        (names::side(Side::Black, lang), or_none(&s.black)),
        (tr!(lang, "archive-kind"), names::list(&kinds, lang)),
        (tr!(lang, "ground"), s.clauses_known().join(" ")),
        (tr!(lang, "level"), ruling::level(s.level, lang).to_owned()),
        (tr!(lang, "rulebook"), rulebook),
        (tr!(lang, "exhibits"), if s.exhibits > 0 { s.exhibits.to_string() } else { String::new() }),
    ];
    for (name, value) in rows {
        fact(ui, name, &value, cx);
    }
    let seals = folder::integrity(s.given, s.unsealed, s.breaches, lang);
    if !seals.is_empty() {
        let colour = if s.breaches > 0 { colours.loss.text } else { colours.text };
        fact_of(ui, tr!(lang, "archive-seals"), RichText::new(seals).color(colour), cx);
    }
    if s.red_fouls.all() + s.black_fouls.all() > 0 {
        section(ui, tr!(lang, "foul-sheet"), colours);
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
        theme::low(ui, 22.0);
        crate::app::widgets::cell(ui, 76.0, quiet(name, cx.colours));
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
    section(ui, tr!(cx.lang, "archive-copies"), cx.colours);
    let mut told = vec![own];
    for group in groups {
        let others: Vec<usize> =
            group.entries.iter().copied().filter(|index| !told.contains(index)).collect();
        if others.is_empty() {
            continue;
        }
        let colour = match group.why {
            CopyReason::SameGame => cx.colours.weak,
            why => copied(why, cx).1.text,
        };
        paragraph(ui, RichText::new(folder::alike(group.why, cx.lang)).size(size::SMALL).color(colour));
        for other in others.iter().filter_map(|&index| entries.get(index)) {
            let path = other.path.display().to_string();
            let button = Button::new(RichText::new(&path).size(size::SMALL)).wrap();
            let name = format!("{} {path}", tr!(cx.lang, "open"));
            let response = ui.add_enabled(!cx.state.busy && other.summary().is_some(), button);
            if response.accessible_name(name).clicked() {
                out.push(Message::Open(room.path(&other.path)));
            }
        }
        told.extend(others);
    }
}

const HEIGHT: f32 = 104.0;
const NAME: f32 = 58.0;

/// How far it has come, or what came of it, and the way back.
pub fn head(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let review = &cx.state.archive.review;
    ui.horizontal(|ui| {
        if ui.button(tr!(cx.lang, "archive-to-list")).clicked() {
            out.set_archive(|room| room.show_review(false));
        }
        if !review.running {
            let text = if review.stopped {
                words::review_stopped(review.done, review.of, cx.lang)
            } else {
                words::reviewed(review.done, review.rulings, review.others(), review.unread(), cx.lang)
            };
            ui.add(Label::new(bold(text)).truncate());
            return;
        }
        let done = review.done as f32 / review.of.max(1) as f32;
        ui.label(words::reviewing(review.done, review.of, cx.lang));
        meter(ui, done, 240.0, cx);
        if ui.button(tr!(cx.lang, "archive-stop")).clicked() {
            say(out, ArchiveMessage::StopReview);
        }
    });
}

pub fn show_review(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let room = &cx.state.archive;
    if room.review.found.is_empty() {
        if !room.review.running {
            nothing(ui, cx, out);
        }
        return;
    }
    rows(
        ui,
        HEIGHT,
        cx,
        out,
        |row| {
            let Some(found) = room.review.found.get(row) else { return String::new() };
            lines(found, cx).into_iter().map(|(_, line)| line).collect::<Vec<_>>().join(" ")
        },
        |ui, row, rect| {
            if let Some(found) = room.review.found.get(row) {
                paint(ui, rect, found, cx);
            }
        },
    );
}

/// All agree: said plainly.
fn nothing(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let review = &cx.state.archive.review;
    let tone = if review.stopped { cx.colours.foul } else { cx.colours.calm };
    card(ui, tone.fill, None, |ui| {
        let text = if review.stopped {
            words::review_stopped(review.done, review.of, cx.lang)
        } else {
            words::reviewed(review.done, review.rulings, 0, 0, cx.lang)
        };
        paragraph(ui, bold(text).size(size::GIST).color(tone.text));
        ui.add_space(space::XS);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            if ui.add(Button::new(tr!(cx.lang, "archive-to-list"))).clicked() {
                out.set_archive(|room| room.show_review(false));
            }
        });
    });
}

fn in_lang(texts: &InEachLang, lang: Lang) -> &str {
    lang.among(texts).map_or("", String::as_str)
}

/// What is said of a report: its name, then what was and what is.
fn lines(found: &Found, cx: ViewCtx<'_>) -> Vec<(&'static str, String)> {
    let lang = cx.lang;
    let entries = &cx.state.archive.archive.entries;
    let summary = entries
        .binary_search_by(|entry| entry.path.cmp(&found.path))
        .ok()
        .and_then(|at| entries.get(at))
        .and_then(|entry| entry.summary());
    let mut lines = vec![("", title(found, summary))];
    match &found.what {
        Err(why) => lines.push((tr!(lang, "archive-cannot-read"), in_lang(why, lang).to_owned())),
        Ok((of, reviewed)) => {
            let now = match &reviewed.now {
                Ok(come) => sentences::come(come, lang),
                Err(obstacle) => sentences::not_rulable(obstacle, lang),
            };
            let then = format!(
                "{}{}{}",
                sentences::come(&reviewed.then, lang),
                tr!(lang, "join-parts"),
                in_lang(of, lang)
            );
            let why: Vec<String> = reviewed.why.iter().map(|why| sentences::why(why, lang)).collect();
            lines.push((tr!(lang, "archive-then"), then));
            lines.push((tr!(lang, "archive-now"), now));
            lines.push((tr!(lang, "archive-why"), why.join(tr!(lang, "join-semicolon"))));
        }
    }
    lines
}

fn title(found: &Found, summary: Option<&Summary>) -> String {
    let file = found.path.display().to_string();
    let Some(s) = summary.filter(|s| !s.event.is_empty()) else { return file };
    if s.red.is_empty() && s.black.is_empty() {
        return format!("{} · {file}", s.event);
    }
    format!("{} · {} – {} · {file}", s.event, s.red, s.black)
}

fn paint(ui: &Ui, rect: Rect, found: &Found, cx: ViewCtx<'_>) {
    let (colours, painter) = (cx.colours, ui.painter());
    let (left, right) = (rect.left() + space::M, rect.right() - space::M);
    for (number, (name, line)) in lines(found, cx).into_iter().enumerate() {
        let y = rect.top() + 6.0 + 24.0 * number as f32;
        if number == 0 {
            text(painter, pos2(left, y - 1.0), right - left, &line, strong(), colours.text);
            continue;
        }
        let used = text(painter, pos2(left, y), 140.0, name, small(), colours.weak).max(NAME - space::S);
        let colour = match number {
            2 => colours.loss.text,
            3 => colours.weak,
            _ => colours.text,
        };
        let at = pos2(left + used + space::S, y);
        text(painter, at, right - at.x, &line, small(), colour);
    }
}

/// The same in full, beside the list.
pub fn details(ui: &mut Ui, row: usize, cx: ViewCtx<'_>) {
    let Some(found) = cx.state.archive.review.found.get(row) else { return };
    section(ui, tr!(cx.lang, "archive-review"), cx.colours);
    for (name, line) in lines(found, cx).into_iter().skip(1) {
        fact_of(ui, name, RichText::new(line), cx);
    }
}
