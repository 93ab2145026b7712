//! Rulings given beside today's: those that come out otherwise.

use egui::{Align, Button, Label, Layout, Rect, RichText, Ui, pos2};

use crate::app::archive::cells::{rows, small, strong, text};
use crate::app::archive::details::fact_of;
use crate::app::archive::view::widgets::{bold, card, paragraph, section};
use crate::app::archive::view::{meter, say};
use crate::app::archive::{ArchiveMessage, Found};
use crate::app::theme::{size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::store::folder::Summary;
use crate::text::{Lang, archive_room as words, review as sentences};

const HEIGHT: f32 = 104.0;
const NAME: f32 = 58.0;

/// How far it has come, or what came of it, and the way back.
pub fn head(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let (t, review) = (cx.t, &cx.state.archive.review);
    ui.horizontal(|ui| {
        if ui.button(t.archive_to_list).clicked() {
            say(out, ArchiveMessage::ShowReview(false));
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
        if ui.button(t.archive_stop).clicked() {
            say(out, ArchiveMessage::StopReview);
        }
    });
}

/// Shows them.
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
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
            if ui.add(Button::new(cx.t.archive_to_list)).clicked() {
                say(out, ArchiveMessage::ShowReview(false));
            }
        });
    });
}

fn in_lang(texts: &[String; 2], lang: Lang) -> &str {
    let [zh, en] = texts;
    lang.pick(zh, en)
}

/// What is said of a report: its name, then what was and what is.
fn lines(found: &Found, cx: ViewCtx<'_>) -> Vec<(&'static str, String)> {
    let (t, lang) = (cx.t, cx.lang);
    let entries = &cx.state.archive.archive.entries;
    let summary = entries
        .binary_search_by(|entry| entry.path.cmp(&found.path))
        .ok()
        .and_then(|at| entries.get(at))
        .and_then(|entry| entry.summary());
    let mut lines = vec![("", title(found, summary))];
    match &found.what {
        Err(why) => lines.push((t.archive_cannot_read, in_lang(why, lang).to_owned())),
        Ok((of, reviewed)) => {
            let now = match &reviewed.now {
                Ok(come) => sentences::come(come, lang),
                Err(obstacle) => sentences::obstacle(obstacle, lang),
            };
            let then = format!(
                "{}{}{}",
                sentences::come(&reviewed.then, lang),
                lang.pick("　", " · "),
                in_lang(of, lang)
            );
            let why: Vec<String> = reviewed.why.iter().map(|why| sentences::why(why, lang)).collect();
            lines.push((t.archive_then, then));
            lines.push((t.archive_now, now));
            lines.push((t.archive_why, why.join(lang.pick("；", "; "))));
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
    section(ui, cx.t.archive_review, cx.colours);
    for (name, line) in lines(found, cx).into_iter().skip(1) {
        fact_of(ui, name, RichText::new(line), cx);
    }
}
