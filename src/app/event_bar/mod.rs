//! The event bar: what a ruling depends on besides the board, each a click away.

pub mod fouls;
pub(crate) mod people;
pub(crate) mod regulation;
pub(crate) mod update;

use egui::accesskit::HasPopup;
use egui::{Button, Label, Response, RichText, Ui, vec2};
use strum::IntoEnumIterator;

use crate::app::commands::Command;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::edit::Edit;
use crate::app::event::EventMessage;
use crate::app::field::Field;
use crate::app::message::Message;
use crate::app::review::Choice;
use crate::app::theme::{size, space};
use crate::app::widgets::fields::fields;
use crate::app::widgets::list_box::{Entry, list_box};
use crate::app::widgets::{open_below, open_list_below, quiet};
use crate::law::Level;
use crate::pairings::Pairing;
use crate::report::{Category, Scope};
use crate::text::event as sentences;
use crate::text::{law as texts, names, papers, reports, ruling, window};
use crate::tr;
use xiangqi::Side;

/// The least room for the law's names in the last line of the bar; with less they get a line of their own.
const LAW: f32 = 420.0;

pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    ui.horizontal_wrapped(|ui| {
        // Close together, so that all of it stands in one line of a small window.
        ui.spacing_mut().item_spacing = vec2(6.0, space::XS);
        ui.spacing_mut().button_padding.x = space::S;
        level(ui, cx, out);
        rulebook(ui, cx, out);
        regulation::show(ui, cx, out);
        reading(ui, cx, out);
        table(ui, cx, out);
        for side in Side::BOTH {
            player(ui, side, cx, out);
        }
        arbiters(ui, cx, out);
        prior(ui, cx, out);
        if ui.available_size_before_wrap().x < LAW {
            ui.end_row();
        }
        law(ui, cx);
    });
}

/// The law in force with editions and dates, always in sight.
fn law(ui: &mut Ui, cx: ViewCtx<'_>) {
    let (lang, law, library) = (cx.lang, cx.state.law_choice(), &cx.state.library);
    let Some(rulebook) = library.rulebook(&law.rulebook) else { return };
    let regulation = law.regulation.as_ref().and_then(|id| library.regulation(id));
    let named = regulation.map(|regulation| (lang.of(&regulation.name), lang.of(&regulation.edition)));
    let line = papers::law_line((lang.of(&rulebook.name), lang.of(&rulebook.edition)), named, lang);
    let response = ui.add(Label::new(quiet(&line, cx.colours)).truncate());
    let mut used = vec![texts::rulebook_used(rulebook, lang)];
    used.extend(regulation.map(|regulation| texts::regulation_used(regulation, lang)));
    used.extend(library.reading(&law.reading).map(|reading| texts::reading_used(reading, lang)));
    response.on_hover_text(used.join("\n"));
}

/// One item: what it is, and what it is set to.
pub(crate) fn item(ui: &mut Ui, label: &str, value: &str, cx: ViewCtx<'_>) -> Response {
    let colours = cx.colours;
    let value_text = RichText::new(value).color(colours.text);
    let arrow = RichText::new("▼").size(size::SMALL * 0.6).color(colours.weak);
    let button = Button::new((quiet(label, colours), value_text, arrow)).min_size(vec2(0.0, 34.0));
    ui.add(button).accessible_name(format!("{label} {value}"))
}

/// Puts another law in force; in the review, it is only tried.
pub(crate) fn choose(choice: Choice, cx: ViewCtx<'_>, out: &mut Messages) {
    if cx.read_only() {
        return out.set(move |view| view.try_law(choice));
    }
    let library = &cx.state.library;
    out.push(Message::Edit(match choice {
        Choice::Rulebook(id) => Edit::Rulebook(library.cite_rulebook(&id)),
        Choice::Reading(id) => Edit::Reading(library.cite_reading(&id)),
        Choice::Regulation(id) => Edit::Regulation(id.map(|id| library.cite_regulation(&id))),
        Choice::Level(level) => Edit::Level(level),
    }));
}

/// What can be changed, out of reach in the review.
fn only_looked_at(ui: &mut Ui, cx: ViewCtx<'_>, content: impl FnOnce(&mut Ui)) {
    ui.add_enabled_ui(!cx.read_only(), content);
}

fn level(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let (event, law) = (&cx.state.report().event, cx.state.law_choice());
    let response = item(ui, tr!(cx.lang, "level"), ruling::level(law.level, cx.lang), cx);
    open_below(&response, HasPopup::Dialog, 400.0, |ui| {
        let rulebook = cx.state.library.rulebook(&law.rulebook);
        let entries = Level::iter().map(|level| {
            let entry = Entry::new(level, ruling::level(level, cx.lang));
            match rulebook.and_then(|rulebook| rulebook.breach_limit(level)) {
                Some(limit) => entry.below(window::breach_limit(limit, cx.lang)),
                None => entry,
            }
        });
        let chosen = Level::iter().position(|level| level == law.level);
        if let Some(level) = list_box(ui, "levels", chosen, entries.collect(), cx.colours) {
            choose(Choice::Level(level), cx, out);
            ui.close();
        }
        if cx.read_only() {
            return;
        }
        ui.separator();
        ui.horizontal_wrapped(|ui| {
            ui.label(quiet(tr!(cx.lang, "scope"), cx.colours));
            for scope in Scope::iter() {
                let name = reports::scope(scope, cx.lang);
                if ui.add(Button::selectable(event.scope == scope, name)).clicked() {
                    out.push(Message::Edit(Edit::Scope(scope)));
                }
            }
        });
        ui.horizontal_wrapped(|ui| {
            ui.label(quiet(tr!(cx.lang, "category"), cx.colours));
            for category in Category::iter() {
                let name = reports::category(category, cx.lang);
                if ui.add(Button::selectable(event.category == category, name)).clicked() {
                    out.push(Message::Edit(Edit::Category(category)));
                }
            }
        });
    });
}

fn rulebook(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let state = cx.state;
    let law = state.law_choice();
    let response = item(ui, tr!(cx.lang, "rulebook"), law.rulebook_name(cx), cx);
    let above = |ui: &mut Ui, out: &mut Messages| {
        if ui.button(tr!(cx.lang, "command-clauses")).clicked() {
            out.push(Message::Command(Command::Clauses));
            ui.close();
        }
        ui.separator();
    };
    open_list_below(&response, HasPopup::Dialog, 480.0, out, above, |ui, out| {
        let all = &state.library.rulebooks;
        let entries = all.iter().map(|rulebook| {
            let (name, edition) = (cx.lang.of(&rulebook.name), cx.lang.of(&rulebook.edition));
            let explained = format!("{name}\n{edition}\n{}", cx.lang.of(&rulebook.seen));
            Entry::new(rulebook.id.clone(), name).under_pointer(explained)
        });
        let chosen = all.iter().position(|rulebook| rulebook.id == law.rulebook);
        if let Some(id) = list_box(ui, "rulebooks", chosen, entries.collect(), cx.colours) {
            choose(Choice::Rulebook(id), cx, out);
            ui.close();
        }
    });
}

fn reading(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let state = cx.state;
    let law = state.law_choice();
    let response = item(ui, tr!(cx.lang, "reading"), law.reading_name(cx), cx);
    open_below(&response, HasPopup::Dialog, 420.0, |ui| {
        let all = &state.library.readings;
        let entries = all.iter().map(|reading| {
            Entry::new(reading.id.clone(), cx.lang.of(&reading.name)).below(cx.lang.of(&reading.gist))
        });
        let chosen = all.iter().position(|reading| reading.id == law.reading);
        if let Some(id) = list_box(ui, "readings", chosen, entries.collect(), cx.colours) {
            choose(Choice::Reading(id), cx, out);
            ui.close();
        }
    });
}

fn table(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let event = &cx.state.report().event;
    let value = window::round_and_table(&event.round, &event.table, cx.lang);
    let response = item(ui, tr!(cx.lang, "round-and-table"), &value, cx);
    open_below(&response, HasPopup::Dialog, 340.0, |ui| {
        fields(ui, &[Field::Round, Field::Table], cx, out);
        if !cx.read_only() {
            from_the_pairings(ui, cx, out);
        }
    });
}

/// The game that the pairings of the event give for round and table; a click fills in both players.
fn from_the_pairings(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let report = cx.state.report();
    if let Some(event) = &cx.state.event.at_work {
        let (round, table) = (report.event.round.trim(), report.event.table.trim());
        let known = |players: &xiangqi::BySide<crate::report::Player>, one: &Pairing| {
            players.red.name == one.red.name && players.black.name == one.black.name
        };
        let fits = |one: &&Pairing| one.round == round && one.table == table && !known(&report.players, one);
        if let Some(one) = event.pairings.iter().find(fits)
            && ui.button(sentences::pairing(one, cx.lang)).clicked()
        {
            out.push(Message::Event(EventMessage::Seat(Box::new(one.clone()))));
            ui.close();
        }
    }
    if ui.button(tr!(cx.lang, "command-event")).clicked() {
        out.push(Message::Command(Command::Event));
        ui.close();
    }
}

fn player(ui: &mut Ui, side: Side, cx: ViewCtx<'_>, out: &mut Messages) {
    let player = &cx.state.report().players[side];
    let value = if player.name.is_empty() { tr!(cx.lang, "not-filled-in") } else { &player.name };
    let response = item(ui, names::side(side, cx.lang), value, cx);
    open_below(&response, HasPopup::Dialog, 340.0, |ui| {
        fields(ui, &[Field::PlayerName(side), Field::PlayerTeam(side)], cx, out);
    });
}

fn arbiters(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let value = papers::arbiters(&cx.state.report().arbiters, cx.lang);
    let response = item(ui, tr!(cx.lang, "arbiters"), &value, cx);
    open_below(&response, HasPopup::Dialog, 540.0, |ui| {
        only_looked_at(ui, cx, |ui| people::arbiters(ui, cx, out))
    });
}

fn prior(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let before = cx.state.report().tally_before();
    let value = tr!(cx.lang, "window-both-counts", red = before.red.all(), black = before.black.all());
    let response = item(ui, tr!(cx.lang, "prior-breaches"), &value, cx);
    open_below(&response, HasPopup::Dialog, 680.0, |ui| {
        only_looked_at(ui, cx, |ui| people::foul_sheet(ui, cx, out))
    });
}
