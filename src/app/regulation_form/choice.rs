//! The choice of the regulation: none, one at hand, one from a file, or one filled in; and what it sets.

use egui::{Label, RichText, ScrollArea, Ui};

use crate::app::drafts::Drafting;
use crate::app::edit::Edit;
use crate::app::event_bar::{choice, choice_in_line, item};
use crate::app::message::{Message, Purpose};
use crate::app::theme::space;
use crate::app::view::{Look, Outbox};
use crate::app::widgets::{badge, bold, clause_button, open_below, quiet};
use crate::law::{ClauseRef, Regulation, RuleEntry, Standing};
use crate::text::{papers, ruling, settings};

const WIDTH: f32 = 560.0;

/// Shows the item, and the choice below it.
pub fn show(ui: &mut Ui, look: Look<'_>, out: &mut Outbox) {
    let state = look.state;
    let cited = state.report().event.regulation.as_ref();
    let name = match (state.regulation(), cited) {
        (Some(regulation), _) => look.lang.of(&regulation.short_name),
        (None, Some(cited)) => &cited.id,
        (None, None) => look.t.regulation_none,
    };
    let response = item(ui, look.t.regulation, name, look);
    open_below(&response, WIDTH, |ui| {
        let most = ui.ctx().content_rect().height() * 0.75;
        ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, |ui| {
            list(ui, look, out);
            if let Some(regulation) = state.regulation() {
                ui.separator();
                sets(ui, regulation, look, out);
            }
        });
        ui.separator();
        actions(ui, look, out);
    });
}

fn list(ui: &mut Ui, look: Look<'_>, out: &mut Outbox) {
    let (state, t) = (look.state, look.t);
    let chosen = state.report().event.regulation.as_ref().map(|cited| cited.id.as_str());
    if choice(ui, chosen.is_none(), t.regulation_none_long, "", look) {
        out.push(Message::Edit(Edit::Regulation(None)));
    }
    for regulation in &state.library.regulations {
        let edition = look.lang.of(&regulation.edition);
        let standing = settings::standing(regulation.standing, look.lang);
        let explained = [edition, standing, look.lang.of(&regulation.seen)];
        let explained: Vec<&str> = explained.into_iter().filter(|part| !part.is_empty()).collect();
        let name = look.lang.of(&regulation.name);
        if choice_in_line(ui, chosen == Some(&regulation.id), name, &explained.join("\n"), look) {
            let cited = state.library.cite_regulation(&regulation.id);
            out.push(Message::Edit(Edit::Regulation(Some(cited))));
        }
    }
}

/// What the regulation in force sets: setting, value, clause.
fn sets(ui: &mut Ui, regulation: &Regulation, look: Look<'_>, out: &mut Outbox) {
    ui.horizontal(|ui| {
        ui.label(bold(look.t.regulation_sets));
        let tone = match regulation.standing {
            Standing::Event => look.colours.calm,
            Standing::Practice => look.colours.foul,
        };
        badge(ui, settings::standing(regulation.standing, look.lang), tone);
    });
    if regulation.settings.is_empty() {
        ui.label(quiet(look.t.regulation_sets_nothing, look.colours));
    }
    for RuleEntry { setting, clause } in &regulation.settings {
        ui.horizontal_wrapped(|ui| {
            let name = settings::name(setting, look.lang);
            ui.add(Label::new(quiet(papers::setting_line(&name, look.lang), look.colours)).wrap());
            ui.label(RichText::new(settings::value(setting, look.lang)));
            if let Some(clause) = regulation.clause(clause) {
                let cited = ClauseRef { clause, of_regulation: true };
                clause_button(ui, &cited.code(), &ruling::citation(cited, look.lang), look, out);
            }
        });
    }
    ui.add_space(space::XS);
}

fn actions(ui: &mut Ui, look: Look<'_>, out: &mut Outbox) {
    let (state, t) = (look.state, look.t);
    let in_force = state.regulation().is_some();
    ui.horizontal_wrapped(|ui| {
        let text = if in_force { t.regulation_edit } else { t.regulation_new };
        if ui.button(text).clicked() {
            out.push(Message::Drafting(Drafting::EditRegulation));
            ui.close();
        }
        if ui.add_enabled(!state.busy, egui::Button::new(t.regulation_load)).clicked() {
            out.push(Message::Ask(Purpose::OpenRegulation));
            ui.close();
        }
        let save = egui::Button::new(t.regulation_save);
        if ui.add_enabled(in_force && !state.busy, save).clicked() {
            out.push(Message::Ask(Purpose::SaveRegulation));
            ui.close();
        }
    });
}
