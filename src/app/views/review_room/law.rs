//! The law looked at: the one recorded, or another that is tried.

use egui::{Button, RichText, ScrollArea, Ui, vec2};
use strum::IntoEnumIterator;

use super::parts::trial_badge;
use super::{Seen, say};
use crate::app::review_room::{Choice, LawChoice, Said};
use crate::app::theme::{size, space};
use crate::app::views::Outbox;
use crate::app::views::event_bar::{choice, choice_in_line, item};
use crate::app::views::widgets::{badge, bold, card, open_below, paragraph, quiet};
use crate::law::Level;
use crate::text::{review_room as sentences, ruling};

const WIDTH: f32 = 460.0;
/// How much of the window's height a list may take.
const MENU: f32 = 0.6;

/// Shows the choice.
pub fn show(ui: &mut Ui, seen: Seen<'_>, out: &mut Outbox) {
    let (look, words) = (seen.look, seen.words);
    let report = look.state.report();
    let trial = seen.room.is_trial(report);
    let fill = if trial { look.colours.open.fill } else { look.colours.card };
    card(ui, fill, Some(look.colours.line), |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(bold(words.law).size(size::SMALL).color(look.colours.weak));
            if trial {
                trial_badge(ui, words.trial, seen);
                if ui.add(Button::new(bold(words.as_recorded)).min_size(vec2(0.0, 30.0))).clicked() {
                    say(out, Said::AsRecorded);
                }
            } else {
                badge(ui, words.law_recorded, look.colours.calm);
                ui.label(quiet(words.try_other, look.colours));
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
            paragraph(ui, RichText::new(line).size(size::SMALL).color(look.colours.open.text));
        }
    });
}

/// What was chosen in the place of what is recorded.
fn instead(seen: Seen<'_>) -> Vec<String> {
    let (look, tried) = (seen.look, &seen.room.law);
    let recorded = LawChoice::of(look.state.report());
    let names = [
        (look.t.rulebook, rulebook_name(&recorded.rulebook, seen), rulebook_name(&tried.rulebook, seen)),
        (look.t.reading, reading_name(&recorded.reading, seen), reading_name(&tried.reading, seen)),
        (
            look.t.regulation,
            regulation_name(recorded.regulation.as_deref(), seen),
            regulation_name(tried.regulation.as_deref(), seen),
        ),
        (look.t.level, ruling::level(recorded.level, look.lang), ruling::level(tried.level, look.lang)),
    ];
    let changed = names.into_iter().filter(|(_, recorded, tried)| recorded != tried);
    changed.map(|(what, recorded, tried)| sentences::instead(what, recorded, tried, look.lang)).collect()
}

fn rulebook_name<'a>(id: &'a str, seen: Seen<'a>) -> &'a str {
    seen.look.state.library.rulebook(id).map_or(id, |rulebook| seen.look.lang.of(&rulebook.short_name))
}

fn reading_name<'a>(id: &'a str, seen: Seen<'a>) -> &'a str {
    seen.look.state.library.reading(id).map_or(id, |reading| seen.look.lang.of(&reading.name))
}

fn regulation_name<'a>(id: Option<&'a str>, seen: Seen<'a>) -> &'a str {
    let Some(id) = id else { return seen.look.t.regulation_none };
    seen.look.state.library.regulation(id).map_or(id, |text| seen.look.lang.of(&text.short_name))
}

fn rulebook(ui: &mut Ui, seen: Seen<'_>, out: &mut Outbox) {
    let look = seen.look;
    let chosen = &seen.room.law.rulebook;
    let response = item(ui, look.t.rulebook, rulebook_name(chosen, seen), look);
    open_below(&response, WIDTH, |ui| {
        list(ui, |ui| {
            for rulebook in &look.state.library.rulebooks {
                let (name, edition) = (look.lang.of(&rulebook.name), look.lang.of(&rulebook.edition));
                if choice_in_line(ui, rulebook.id == *chosen, name, edition, look) {
                    say(out, Said::Law(Choice::Rulebook(rulebook.id.clone())));
                    ui.close();
                }
            }
        });
    });
}

fn reading(ui: &mut Ui, seen: Seen<'_>, out: &mut Outbox) {
    let look = seen.look;
    let chosen = &seen.room.law.reading;
    let response = item(ui, look.t.reading, reading_name(chosen, seen), look);
    open_below(&response, WIDTH, |ui| {
        list(ui, |ui| {
            for reading in &look.state.library.readings {
                let (name, gist) = (look.lang.of(&reading.name), look.lang.of(&reading.gist));
                if choice(ui, reading.id == *chosen, name, gist, look) {
                    say(out, Said::Law(Choice::Reading(reading.id.clone())));
                    ui.close();
                }
            }
        });
    });
}

fn regulation(ui: &mut Ui, seen: Seen<'_>, out: &mut Outbox) {
    let look = seen.look;
    let chosen = seen.room.law.regulation.as_deref();
    let response = item(ui, look.t.regulation, regulation_name(chosen, seen), look);
    open_below(&response, WIDTH, |ui| {
        list(ui, |ui| {
            if choice(ui, chosen.is_none(), look.t.regulation_none_long, "", look) {
                say(out, Said::Law(Choice::Regulation(None)));
                ui.close();
            }
            for regulation in &look.state.library.regulations {
                let (name, edition) = (look.lang.of(&regulation.name), look.lang.of(&regulation.edition));
                if choice_in_line(ui, chosen == Some(&regulation.id), name, edition, look) {
                    say(out, Said::Law(Choice::Regulation(Some(regulation.id.clone()))));
                    ui.close();
                }
            }
        });
    });
}

fn level(ui: &mut Ui, seen: Seen<'_>, out: &mut Outbox) {
    let look = seen.look;
    let chosen = seen.room.law.level;
    let response = item(ui, look.t.level, ruling::level(chosen, look.lang), look);
    open_below(&response, 320.0, |ui| {
        for level in Level::iter() {
            if choice(ui, level == chosen, ruling::level(level, look.lang), "", look) {
                say(out, Said::Law(Choice::Level(level)));
                ui.close();
            }
        }
    });
}

fn list(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let most = ui.ctx().content_rect().height() * MENU;
    ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, content);
}
