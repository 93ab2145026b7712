//! The law looked at: the one recorded, or another that is tried.

use egui::{Button, RichText, ScrollArea, Ui, vec2};
use strum::IntoEnumIterator;

use crate::app::event_bar::{choice, choice_in_line, item};
use crate::app::review::parts::trial_badge;
use crate::app::review::view::{Seen, say};
use crate::app::review::{Choice, LawChoice, ReviewMessage};
use crate::app::theme::{size, space};
use crate::app::view::Messages;
use crate::app::widgets::{badge, bold, card, open_below, paragraph, quiet};
use crate::law::Level;
use crate::text::{review_room as sentences, ruling};

const WIDTH: f32 = 460.0;
/// How much of the window's height a list may take.
const MENU: f32 = 0.6;

/// Shows the choice.
pub fn show(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let (cx, words) = (seen.cx, seen.words);
    let report = cx.state.report();
    let trial = seen.room.is_trial(report);
    let fill = if trial { cx.colours.open.fill } else { cx.colours.card };
    card(ui, fill, Some(cx.colours.line), |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(bold(words.law).size(size::SMALL).color(cx.colours.weak));
            if trial {
                trial_badge(ui, words.trial, seen);
                if ui.add(Button::new(bold(words.as_recorded)).min_size(vec2(0.0, 30.0))).clicked() {
                    say(out, ReviewMessage::AsRecorded);
                }
            } else {
                badge(ui, words.law_recorded, cx.colours.calm);
                ui.label(quiet(words.try_other, cx.colours));
            }
        });
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, space::XS);
            ui.spacing_mut().button_padding.x = space::S;
            rulebook(ui, seen, out);
            reading(ui, seen, out);
            regulation(ui, seen, out);
            level(ui, seen, out);
        });
        for line in instead(seen) {
            paragraph(ui, RichText::new(line).size(size::SMALL).color(cx.colours.open.text));
        }
    });
}

/// What was chosen in the place of what is recorded.
fn instead(seen: Seen<'_>) -> Vec<String> {
    let (cx, tried) = (seen.cx, &seen.room.law);
    let recorded = LawChoice::of(cx.state.report());
    let names = [
        (cx.t.rulebook, rulebook_name(&recorded.rulebook, seen), rulebook_name(&tried.rulebook, seen)),
        (cx.t.reading, reading_name(&recorded.reading, seen), reading_name(&tried.reading, seen)),
        (
            cx.t.regulation,
            regulation_name(recorded.regulation.as_deref(), seen),
            regulation_name(tried.regulation.as_deref(), seen),
        ),
        (cx.t.level, ruling::level(recorded.level, cx.lang), ruling::level(tried.level, cx.lang)),
    ];
    let changed = names.into_iter().filter(|(_, recorded, tried)| recorded != tried);
    changed.map(|(what, recorded, tried)| sentences::instead(what, recorded, tried, cx.lang)).collect()
}

fn rulebook_name<'a>(id: &'a str, seen: Seen<'a>) -> &'a str {
    seen.cx.state.library.rulebook(id).map_or(id, |rulebook| seen.cx.lang.of(&rulebook.short_name))
}

fn reading_name<'a>(id: &'a str, seen: Seen<'a>) -> &'a str {
    seen.cx.state.library.reading(id).map_or(id, |reading| seen.cx.lang.of(&reading.name))
}

fn regulation_name<'a>(id: Option<&'a str>, seen: Seen<'a>) -> &'a str {
    let Some(id) = id else { return seen.cx.t.regulation_none };
    seen.cx.state.library.regulation(id).map_or(id, |text| seen.cx.lang.of(&text.short_name))
}

fn rulebook(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let cx = seen.cx;
    let chosen = &seen.room.law.rulebook;
    let response = item(ui, cx.t.rulebook, rulebook_name(chosen, seen), cx);
    open_below(&response, WIDTH, |ui| {
        list(ui, |ui| {
            for rulebook in &cx.state.library.rulebooks {
                let (name, edition) = (cx.lang.of(&rulebook.name), cx.lang.of(&rulebook.edition));
                if choice_in_line(ui, rulebook.id == *chosen, name, edition, cx) {
                    say(out, ReviewMessage::Law(Choice::Rulebook(rulebook.id.clone())));
                    ui.close();
                }
            }
        });
    });
}

fn reading(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let cx = seen.cx;
    let chosen = &seen.room.law.reading;
    let response = item(ui, cx.t.reading, reading_name(chosen, seen), cx);
    open_below(&response, WIDTH, |ui| {
        list(ui, |ui| {
            for reading in &cx.state.library.readings {
                let (name, gist) = (cx.lang.of(&reading.name), cx.lang.of(&reading.gist));
                if choice(ui, reading.id == *chosen, name, gist, cx) {
                    say(out, ReviewMessage::Law(Choice::Reading(reading.id.clone())));
                    ui.close();
                }
            }
        });
    });
}

fn regulation(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let cx = seen.cx;
    let chosen = seen.room.law.regulation.as_deref();
    let response = item(ui, cx.t.regulation, regulation_name(chosen, seen), cx);
    open_below(&response, WIDTH, |ui| {
        list(ui, |ui| {
            if choice(ui, chosen.is_none(), cx.t.regulation_none_long, "", cx) {
                say(out, ReviewMessage::Law(Choice::Regulation(None)));
                ui.close();
            }
            for regulation in &cx.state.library.regulations {
                let (name, edition) = (cx.lang.of(&regulation.name), cx.lang.of(&regulation.edition));
                if choice_in_line(ui, chosen == Some(&regulation.id), name, edition, cx) {
                    say(out, ReviewMessage::Law(Choice::Regulation(Some(regulation.id.clone()))));
                    ui.close();
                }
            }
        });
    });
}

fn level(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let cx = seen.cx;
    let chosen = seen.room.law.level;
    let response = item(ui, cx.t.level, ruling::level(chosen, cx.lang), cx);
    open_below(&response, 320.0, |ui| {
        for level in Level::iter() {
            if choice(ui, level == chosen, ruling::level(level, cx.lang), "", cx) {
                say(out, ReviewMessage::Law(Choice::Level(level)));
                ui.close();
            }
        }
    });
}

fn list(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let most = ui.ctx().content_rect().height() * MENU;
    ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, content);
}
