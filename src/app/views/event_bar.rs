//! The event bar: what a ruling depends on besides the board, each a click away.

use egui::{Button, Label, Response, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};
use strum::IntoEnumIterator;

use super::fields::fields;
use super::widgets::{bold, open_below, paragraph, quiet, row};
use super::{Look, Outbox};
use super::{people, regulation};
use crate::app::command::Command;
use crate::app::edit::{Edit, Field};
use crate::app::message::Message;
use crate::app::theme::{size, space};
use crate::law::Level;
use crate::report::{Category, Scope};
use crate::text::{names, papers, reports, ruling, window};
use xiangqi::Side;

/// The least room for the law's names in the last line of the bar; with less they get a line of their own.
const LAW: f32 = 420.0;

/// How much of the window's height a list in the bar may take.
const MENU: f32 = 0.6;

/// Shows the bar.
pub fn show(ui: &mut Ui, look: Look<'_>, out: &mut Outbox) {
    ui.horizontal_wrapped(|ui| {
        // Close together, so that all of it stands in one line of a small window.
        ui.spacing_mut().item_spacing = vec2(6.0, space::XS);
        ui.spacing_mut().button_padding.x = space::S;
        level(ui, look, out);
        rulebook(ui, look, out);
        regulation::choice(ui, look, out);
        reading(ui, look, out);
        table(ui, look, out);
        for side in Side::BOTH {
            player(ui, side, look, out);
        }
        arbiters(ui, look, out);
        prior(ui, look, out);
        if ui.available_size_before_wrap().x < LAW {
            ui.end_row();
        }
        law(ui, look);
    });
}

/// The law in force with editions and dates, always in sight.
fn law(ui: &mut Ui, look: Look<'_>) {
    let (state, lang) = (look.state, look.lang);
    let Some(rulebook) = state.rulebook() else { return };
    let regulation =
        state.regulation().map(|regulation| (lang.of(&regulation.name), lang.of(&regulation.edition)));
    let line = papers::law_line((lang.of(&rulebook.name), lang.of(&rulebook.edition)), regulation, lang);
    let response = ui.add(Label::new(quiet(&line, look.colours)).truncate());
    response.on_hover_text(line);
}

/// One item: what it is, and what it is set to.
pub(super) fn item(ui: &mut Ui, label: &str, value: &str, look: Look<'_>) -> Response {
    let colours = look.colours;
    let value_text = RichText::new(value).color(colours.text);
    let arrow = RichText::new("▼").size(size::SMALL * 0.6).color(colours.weak);
    let button = Button::new((quiet(label, colours), value_text, arrow)).min_size(vec2(0.0, 34.0));
    ui.add(button).accessible_name(format!("{label} {value}"))
}

/// A choice in a list, with an explanation below its name.
pub(super) fn choice(ui: &mut Ui, chosen: bool, name: &str, explanation: &str, look: Look<'_>) -> bool {
    choice_with(ui, chosen, name, look, |ui| {
        if !explanation.is_empty() {
            paragraph(ui, quiet(explanation, look.colours));
        }
    })
    .clicked()
}

/// A choice of one line in a long list, with an explanation under the pointer.
pub(super) fn choice_in_line(
    ui: &mut Ui,
    chosen: bool,
    name: &str,
    explanation: &str,
    look: Look<'_>,
) -> bool {
    let response = choice_with(ui, chosen, name, look, |_| {});
    response.on_hover_text(explanation).clicked()
}

fn choice_with(
    ui: &mut Ui,
    chosen: bool,
    name: &str,
    look: Look<'_>,
    below: impl FnOnce(&mut Ui),
) -> Response {
    let response = row(ui, name, Sense::click(), chosen, look.colours, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 1.0;
        let text = if chosen { bold(name) } else { RichText::new(name) };
        ui.add(Label::new(text.color(look.colours.text)).truncate());
        below(ui);
    });
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, name));
    response
}

fn level(ui: &mut Ui, look: Look<'_>, out: &mut Outbox) {
    let event = &look.state.report().event;
    let response = item(ui, look.t.level, ruling::level(event.level(), look.lang), look);
    open_below(&response, 400.0, |ui| {
        for level in Level::iter() {
            let limit = look.state.rulebook().and_then(|rulebook| rulebook.breach_limit(level));
            let explanation = limit.map(|limit| window::breach_limit(limit, look.lang)).unwrap_or_default();
            let name = ruling::level(level, look.lang);
            if choice(ui, event.level() == level, name, &explanation, look) {
                out.push(Message::Edit(Edit::Level(level)));
                ui.close();
            }
        }
        ui.separator();
        ui.horizontal_wrapped(|ui| {
            ui.label(quiet(look.t.scope, look.colours));
            for scope in Scope::ALL {
                let name = reports::scope(scope, look.lang);
                if ui.add(Button::selectable(event.scope == scope, name)).clicked() {
                    out.push(Message::Edit(Edit::Scope(scope)));
                }
            }
        });
        ui.horizontal_wrapped(|ui| {
            ui.label(quiet(look.t.category, look.colours));
            for category in Category::ALL {
                let name = reports::category(category, look.lang);
                if ui.add(Button::selectable(event.category == category, name)).clicked() {
                    out.push(Message::Edit(Edit::Category(category)));
                }
            }
        });
    });
}

fn rulebook(ui: &mut Ui, look: Look<'_>, out: &mut Outbox) {
    let state = look.state;
    let id = &state.report().event.rulebook.id;
    let short = state.rulebook().map_or(id.as_str(), |rulebook| look.lang.of(&rulebook.short_name));
    let response = item(ui, look.t.rulebook, short, look);
    open_below(&response, 480.0, |ui| {
        let most = ui.ctx().content_rect().height() * MENU;
        ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, |ui| {
            for rulebook in &state.library.rulebooks {
                let (name, edition) = (look.lang.of(&rulebook.name), look.lang.of(&rulebook.edition));
                let explanation = format!("{name}\n{edition}\n{}", look.lang.of(&rulebook.seen));
                if choice_in_line(ui, rulebook.id == *id, name, &explanation, look) {
                    out.push(Message::Edit(Edit::Rulebook(state.library.cite_rulebook(&rulebook.id))));
                    ui.close();
                }
            }
        });
        ui.separator();
        if ui.button(look.t.command_clauses).clicked() {
            out.push(Message::Command(Command::Clauses));
            ui.close();
        }
    });
}

fn reading(ui: &mut Ui, look: Look<'_>, out: &mut Outbox) {
    let state = look.state;
    let id = &state.report().event.reading.id;
    let name = state.reading().map_or(id.as_str(), |reading| look.lang.of(&reading.name));
    let response = item(ui, look.t.reading, name, look);
    open_below(&response, 420.0, |ui| {
        for reading in &state.library.readings {
            let name = look.lang.of(&reading.name);
            let explanation = look.lang.of(&reading.gist);
            if choice(ui, reading.id == *id, name, explanation, look) {
                out.push(Message::Edit(Edit::Reading(state.library.cite_reading(&reading.id))));
                ui.close();
            }
        }
    });
}

fn table(ui: &mut Ui, look: Look<'_>, out: &mut Outbox) {
    let event = &look.state.report().event;
    let value = window::round_and_table(&event.round, &event.table, look.lang);
    let response = item(ui, look.t.round_and_table, &value, look);
    open_below(&response, 340.0, |ui| {
        fields(ui, &[Field::Round, Field::Table], look, out);
    });
}

fn player(ui: &mut Ui, side: Side, look: Look<'_>, out: &mut Outbox) {
    let player = &look.state.report().players[side];
    let value = if player.name.is_empty() { look.t.not_filled_in } else { &player.name };
    let response = item(ui, names::side(side, look.lang), value, look);
    open_below(&response, 340.0, |ui| {
        fields(ui, &[Field::PlayerName(side), Field::PlayerTeam(side)], look, out);
    });
}

fn arbiters(ui: &mut Ui, look: Look<'_>, out: &mut Outbox) {
    let value = papers::arbiters(&look.state.report().arbiters, look.lang);
    let response = item(ui, look.t.arbiters, &value, look);
    open_below(&response, 660.0, |ui| people::arbiters(ui, look, out));
}

fn prior(ui: &mut Ui, look: Look<'_>, out: &mut Outbox) {
    let before = look.state.report().tally_before();
    let value = window::both_counts(before.red.all(), before.black.all(), look.lang);
    let response = item(ui, look.t.prior_breaches, &value, look);
    open_below(&response, 680.0, |ui| people::foul_sheet(ui, look, out));
}
