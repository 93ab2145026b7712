//! The choice of the regulation: none, one at hand, one from a file, or one filled in; and what it sets.

use egui::accesskit::HasPopup;
use egui::{Label, RichText, Ui};

use crate::app::clauses::view::clause_button;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::event_bar::{choose, item};
use crate::app::message::{FileDialogKind, Message};
use crate::app::overlay::Form;
use crate::app::regulation_form::RegulationDraft;
use crate::app::review::Choice;
use crate::app::theme::space;
use crate::app::widgets::list_box::{Entry, list_box};
use crate::app::widgets::{badge, bold, open_list_below, quiet};
use crate::law::{ClauseRef, Regulation, RuleEntry, Standing};
use crate::text::{ruling, settings};
use crate::tr;

const WIDTH: f32 = 560.0;

/// Shows the item, and the choice below it.
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let state = cx.state;
    let law = state.law_choice();
    let chosen = law.regulation.as_deref();
    let response = item(ui, tr!(cx.lang, "regulation"), law.regulation_name(cx), cx);
    let above = |ui: &mut Ui, out: &mut Messages| {
        if !cx.read_only() {
            actions(ui, cx, out);
            ui.separator();
        }
    };
    open_list_below(&response, HasPopup::Dialog, WIDTH, out, above, |ui, out| {
        list(ui, chosen, cx, out);
        if let Some(regulation) = chosen.and_then(|id| state.library.regulation(id)) {
            ui.separator();
            sets(ui, regulation, cx, out);
        }
    });
}

fn list(ui: &mut Ui, chosen: Option<&str>, cx: ViewCtx<'_>, out: &mut Messages) {
    let all = &cx.state.library.regulations;
    let none = Entry::new(None, tr!(cx.lang, "regulation-none-long"));
    let entries = all.iter().map(|regulation| {
        let edition = cx.lang.of(&regulation.edition);
        let standing = settings::standing(regulation.standing, cx.lang);
        let explained = [edition, standing, cx.lang.of(&regulation.seen)];
        let explained: Vec<&str> = explained.into_iter().filter(|part| !part.is_empty()).collect();
        let entry = Entry::new(Some(regulation.id.clone()), cx.lang.of(&regulation.name));
        entry.under_pointer(explained.join("\n"))
    });
    let at = match chosen {
        None => Some(0),
        Some(id) => all.iter().position(|regulation| regulation.id == id).map(|at| at + 1),
    };
    let entries = std::iter::once(none).chain(entries).collect();
    if let Some(id) = list_box(ui, "regulations", at, entries, cx.colours) {
        choose(Choice::Regulation(id), cx, out);
    }
}

/// What the regulation in force sets: setting, value, clause.
fn sets(ui: &mut Ui, regulation: &Regulation, cx: ViewCtx<'_>, out: &mut Messages) {
    ui.horizontal(|ui| {
        ui.label(bold(tr!(cx.lang, "regulation-sets")));
        let tone = match regulation.standing {
            Standing::Event => cx.colours.calm,
            Standing::Practice => cx.colours.foul,
        };
        badge(ui, settings::standing(regulation.standing, cx.lang), tone);
    });
    if regulation.settings.is_empty() {
        ui.label(quiet(tr!(cx.lang, "regulation-sets-nothing"), cx.colours));
    }
    for RuleEntry { setting, clause } in &regulation.settings {
        ui.horizontal_wrapped(|ui| {
            let name = settings::name(setting, cx.lang);
            ui.add(Label::new(quiet(tr!(cx.lang, "paper-setting-line", name), cx.colours)).wrap());
            ui.label(RichText::new(settings::value(setting, cx.lang)));
            if let Some(clause) = regulation.clause(clause) {
                let cited = ClauseRef { clause, of_regulation: true };
                clause_button(ui, &cited.code(), &ruling::citation(cited, cx.lang), cx, out);
            }
        });
    }
    ui.add_space(space::XS);
}

fn actions(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let state = cx.state;
    let in_force = state.regulation().is_some();
    ui.horizontal_wrapped(|ui| {
        let text = if in_force { tr!(cx.lang, "regulation-edit") } else { tr!(cx.lang, "regulation-new") };
        if ui.button(text).clicked() {
            let rulebook = &state.report().event.rulebook.id;
            out.open(Form::new(RegulationDraft::of(state.regulation(), rulebook)));
            ui.close();
        }
        if ui.add_enabled(!state.busy, egui::Button::new(tr!(cx.lang, "regulation-load"))).clicked() {
            out.push(Message::Ask(FileDialogKind::OpenRegulation));
            ui.close();
        }
        let save = egui::Button::new(tr!(cx.lang, "regulation-save"));
        if ui.add_enabled(in_force && !state.busy, save).clicked() {
            out.push(Message::Ask(FileDialogKind::SaveRegulation));
            ui.close();
        }
    });
}
