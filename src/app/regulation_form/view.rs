//! The form of the regulation: everything that can be set, as the rulebook has it or with a value of its own.

use egui::{Align, Button, DragValue, Layout, RichText, ScrollArea, Ui, vec2};

use crate::app::ctx::{Messages, ViewCtx};
use crate::app::edit::Edit;
use crate::app::overlay::{Draft, Filling};
use crate::app::regulation_form::{Entry, RegulationDraft};
use crate::app::state::State;
use crate::app::theme::{CLICKABLE, size, space};
use crate::app::widgets::fields::{line, named, one_of};
use crate::app::widgets::list_box::{self, picker};
use crate::app::widgets::{at_right, bold, card, enters, form, paragraph, quiet};
use crate::law::{RuleEntry, Rulebook, Setting, SettingKey, Standing};
use crate::text::{papers, settings, window};
use crate::tr;

const WIDTH: f32 = 940.0;
/// The room for what is set, for the choice, and for the number of a clause.
const NAME: f32 = 330.0;
const CHOICE: f32 = 250.0;
const CLAUSE: f32 = 70.0;
/// What stands above and below the list.
const AROUND: f32 = 330.0;
/// Numbers beyond this are slips of the hand.
const MOST: u32 = 999;

impl Draft for RegulationDraft {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, _: &mut Messages) -> Filling {
        let mut answer = Filling::GoesOn;
        let content = |ui: &mut Ui, draft: &mut Self| content(ui, draft, cx);
        let foot = |ui: &mut Ui, draft: &Self| answer = foot(ui, draft, cx);
        let left = form(ui.ctx(), "regulation-form", WIDTH, self, content, foot);
        answer.or_left(left)
    }

    fn edit(&self, state: &State) -> Option<Edit> {
        let cited = self.is_whole().then(|| self.cite(&state.at_hand)).flatten()?;
        Some(Edit::Regulation(Some(cited)))
    }

    fn words(&self) -> String {
        String::new()
    }
}

fn content(ui: &mut Ui, draft: &mut RegulationDraft, cx: ViewCtx<'_>) {
    ui.label(bold(tr!(cx.lang, "regulation-form")).size(size::TITLE));
    paragraph(ui, quiet(tr!(cx.lang, "regulation-form-text"), cx.colours));
    ui.horizontal_top(|ui| {
        named(ui, tr!(cx.lang, "law-name"), cx, |ui, label| {
            line(ui, &mut draft.name, 330.0).labelled_by(label.id);
        });
        ui.add_space(space::M);
        named(ui, tr!(cx.lang, "edition"), cx, |ui, label| {
            let width = ui.available_width();
            line(ui, &mut draft.edition, width).labelled_by(label.id);
        });
    });
    let standings = [Standing::Event, Standing::Practice]
        .map(|standing| (standing, settings::standing(standing, cx.lang).to_owned()));
    draft.standing =
        one_of(ui, tr!(cx.lang, "standing"), Some(draft.standing), standings, cx).unwrap_or(draft.standing);
    ui.separator();
    let height = (ui.ctx().content_rect().height() - AROUND).max(220.0);
    ScrollArea::vertical()
        .id_salt("settings")
        .max_height(height)
        .min_scrolled_height(height)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for entry in &mut draft.entries {
                row(ui, entry, cx);
            }
            others(ui, draft, cx);
        });
}

fn row(ui: &mut Ui, entry: &mut Entry, cx: ViewCtx<'_>) {
    let name = settings::slot(entry.slot, cx.lang);
    let set = entry.setting.is_some();
    let fill = if set { cx.colours.selected } else { egui::Color32::TRANSPARENT };
    let frame = egui::Frame::new().fill(fill).corner_radius(6).inner_margin(egui::Margin::symmetric(8, 3));
    frame.show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.set_width(ui.available_width());
            let column = Layout::left_to_right(Align::Center).with_main_wrap(true);
            ui.allocate_ui_with_layout(vec2(NAME, CLICKABLE), column, |ui| {
                ui.set_min_width(NAME);
                ui.set_max_width(NAME);
                let text = if set { bold(&name) } else { RichText::new(&name) };
                ui.add(egui::Label::new(text).wrap());
            });
            choose(ui, entry, &name, cx);
            numbers(ui, entry, &name, cx);
            if entry.setting.is_some() {
                ui.label(quiet(tr!(cx.lang, "clause-number"), cx.colours));
                let edit = egui::TextEdit::singleline(&mut entry.clause).desired_width(CLAUSE);
                ui.add(edit).accessible_name(format!("{name} {}", tr!(cx.lang, "clause-number")));
            }
        });
    });
}

fn choose(ui: &mut Ui, entry: &mut Entry, name: &str, cx: ViewCtx<'_>) {
    let as_rulebook = as_rulebook(entry.slot, cx);
    let options = entry.slot.options();
    let shown = match &entry.setting {
        Some(setting) => settings::choice(setting, cx.lang),
        None => as_rulebook.clone(),
    };
    let text = if entry.setting.is_some() { bold(shown) } else { quiet(shown, cx.colours) };
    let value = entry
        .setting
        .as_ref()
        .map_or_else(|| as_rulebook.clone(), |setting| settings::value(setting, cx.lang));
    let chosen = match &entry.setting {
        None => Some(0),
        Some(setting) => options.iter().position(|option| setting.is_like(option)).map(|at| at + 1),
    };
    let none = list_box::Entry::new(None, as_rulebook);
    let others = options.into_iter().map(|option| {
        let name = settings::choice(&option, cx.lang);
        list_box::Entry::new(Some(option), name)
    });
    let entries = std::iter::once(none).chain(others).collect();
    let spoken = format!("{name} {value}");
    if let Some(picked) = picker(ui, entry.slot, (&spoken, text), CHOICE, chosen, entries, cx.colours) {
        let before = entry.setting.as_ref().or_else(|| of_rulebook(entry.slot, cx));
        let same = matches!((&picked, &entry.setting), (Some(picked), Some(set)) if set.is_like(picked));
        if !same {
            entry.setting = picked.map(|option| match before {
                Some(before) => option.with_numbers_of(before),
                None => option,
            });
        }
    }
}

fn numbers(ui: &mut Ui, entry: &mut Entry, name: &str, cx: ViewCtx<'_>) {
    let Some(setting) = &mut entry.setting else { return };
    for (what, value) in setting.numbers() {
        let least = what.least();
        let what = settings::number(what, cx.lang);
        ui.label(quiet(what, cx.colours));
        let number = DragValue::new(value).range(least..=MOST).speed(0.1);
        ui.add(number).accessible_name(format!("{name} {what}"));
    }
}

/// What the rulebook sets, where it does.
fn of_rulebook<'a>(slot: SettingKey, cx: ViewCtx<'a>) -> Option<&'a Setting> {
    let settings = &cx.state.rulebook()?.settings;
    settings.iter().map(|provision| &provision.setting).find(|setting| SettingKey::of(setting) == Some(slot))
}

fn as_rulebook(slot: SettingKey, cx: ViewCtx<'_>) -> String {
    let level = cx.state.report().event.level();
    let limit = |rulebook: &Rulebook| rulebook.breach_limit(level);
    let value = match (of_rulebook(slot, cx), slot) {
        (Some(setting), _) => settings::value(setting, cx.lang),
        (None, SettingKey::BreachLimit) => cx
            .state
            .rulebook()
            .and_then(limit)
            .map_or_else(String::new, |limit| window::breach_limit(limit, cx.lang)),
        _ => String::new(),
    };
    papers::as_rulebook(&value, cx.lang)
}

/// Answers under conditions, which the list has no place for: shown, and taken out one by one.
fn others(ui: &mut Ui, draft: &mut RegulationDraft, cx: ViewCtx<'_>) {
    let mut removed = None;
    for (index, RuleEntry { setting, clause }) in draft.others.iter().enumerate() {
        card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(settings::name(setting, cx.lang)));
                ui.label(bold(settings::value(setting, cx.lang)));
                ui.label(quiet(format!("{} {clause}", tr!(cx.lang, "clause-number")), cx.colours));
                if ui.button(tr!(cx.lang, "remove")).clicked() {
                    removed = Some(index);
                }
            });
        });
    }
    if let Some(index) = removed {
        draft.others.remove(index);
    }
}

fn foot(ui: &mut Ui, draft: &RegulationDraft, cx: ViewCtx<'_>) -> Filling {
    let mut answer = Filling::GoesOn;
    at_right(ui, |ui| {
        let confirm = Button::new(bold(tr!(cx.lang, "regulation-fill"))).selected(draft.is_whole());
        let entered = draft.is_whole() && enters(ui);
        if ui.add_enabled(draft.is_whole(), confirm).clicked() || entered {
            answer = Filling::Confirmed;
        }
        if ui.button(tr!(cx.lang, "cancel")).clicked() {
            answer = Filling::Cancelled;
        }
        if !draft.is_whole() {
            ui.label(RichText::new(tr!(cx.lang, "regulation-name-lacking")).color(cx.colours.foul.text));
        }
    });
    answer
}
