//! The facts, what was found of each, and what follows from all of them.

use egui::{RichText, Ui};

use crate::app::decision_form::view::{Sheet, remove};
use crate::app::drafts::{AsFound, DecisionDraft};
use crate::app::theme::{size, space};
use crate::app::widgets::fields::{buttons, hinted};
use crate::app::widgets::{bold, card, paragraph, quiet, tone};
use crate::incident::Certainty;
use crate::report::{Fact, FactFound, Found};
use crate::ruling::DisputedFact;
use crate::text::decision::{self as words, nth};
use crate::text::ruling::{Explainer, common_result};

/// Shows the part.
pub fn show(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>) {
    let Sheet { cx, f, .. } = sheet;
    if draft.decision.findings.is_empty() {
        paragraph(ui, quiet(f.no_dispute, cx.colours));
    }
    let mut gone = None;
    for (index, finding) in draft.decision.findings.iter_mut().enumerate() {
        if index > 0 {
            ui.separator();
        }
        if one(ui, index, finding, sheet) {
            gone = Some(index);
        }
    }
    if let Some(index) = gone {
        draft.decision.findings.remove(index);
    }
    ui.add_space(space::XS);
    if ui.button(f.add_fact).clicked() {
        draft.decision.findings.push(FactFound::default());
    }
    ui.add_space(space::XS);
    follows(ui, draft, sheet);
}

/// One fact; whether it is to be taken away.
fn one(ui: &mut Ui, index: usize, finding: &mut FactFound, sheet: Sheet<'_>) -> bool {
    let Sheet { cx, f, .. } = sheet;
    let name = |part: &str| nth(f.findings, index + 1, part);
    let mut gone = false;
    ui.spacing_mut().item_spacing.y = space::XS;
    match &mut finding.about {
        Fact::Other(text) => {
            ui.horizontal(|ui| {
                let room = ui.available_width() - 40.0;
                hinted(ui, text, room, f.other_fact).accessible_name(name(f.other_fact));
                gone = remove(ui, &name(cx.t.remove), cx);
            });
        }
        about => {
            let text = words::fact(cx.state.report(), about, cx.lang);
            ui.horizontal_wrapped(|ui| {
                ui.label(bold(text));
                ui.label(quiet(by(about, sheet), cx.colours));
            });
        }
    }
    let on_record = finding.about.doubt().is_some();
    let (recorded, not_so) = if on_record { (f.as_recorded, f.not_so) } else { (f.happened, f.untrue) };
    ui.horizontal(|ui| {
        let answers = [(Found::AsRecorded, recorded), (Found::NotSo, not_so), (Found::LeftOpen, f.left_open)]
            .map(|(found, text)| (found, text.to_owned()));
        if let Some(found) = buttons(ui, &name(""), Some(finding.found), answers) {
            finding.found = found;
        }
        let room = ui.available_width() - space::L;
        hinted(ui, &mut finding.words, room, f.on_what_hint).accessible_name(name(f.on_what));
    });
    gone
}

/// Who disputes it.
fn by(about: &Fact, sheet: Sheet<'_>) -> String {
    let cx = sheet.cx;
    let event = match about.doubt() {
        Some(DisputedFact::Happened(row)) => cx.state.report().timeline.get(row),
        _ => None,
    };
    match event.map(|event| &event.certainty) {
        Some(Certainty::Disputed(by)) if !by.is_empty() => words::disputed_by(by, cx.lang),
        _ => String::new(),
    }
}

/// What follows from the findings, and whether it is what was ruled.
fn follows(ui: &mut Ui, draft: &DecisionDraft, sheet: Sheet<'_>) {
    let Sheet { cx, f, found } = sheet;
    let state = cx.state;
    let Some((today, texts)) = state.today().zip(state.texts()) else { return };
    let position = &today.incident.position;
    let explainer = Explainer { lang: cx.lang, texts, board: position.board(), mover: position.turn() };
    let (tone, heading, line) = match found {
        AsFound::Ruling(ruling) => {
            let outcome = common_result(ruling).map_or(ruling.verdict.outcome, |common| common.outcome);
            (tone(outcome, cx.colours), f.follows, words::follows(&explainer, ruling))
        }
        AsFound::Depends(open) => (cx.colours.open, f.depends, words::facts(state.report(), open, cx.lang)),
        AsFound::Nothing => (cx.colours.open, f.cannot_rule, String::new()),
    };
    card(ui, tone.fill, None, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.label(RichText::new(heading).size(size::SMALL).color(tone.text));
        if !line.is_empty() {
            paragraph(ui, bold(line).size(size::GIST).color(tone.text));
        }
        if let AsFound::Ruling(ruling) = found {
            let gist = explainer.gist(&ruling.verdict);
            paragraph(ui, RichText::new(gist).size(size::SMALL));
        }
        if let Some(same) = draft.same_as_appealed(found, state) {
            let text = words::beside_appealed(same, cx.lang);
            paragraph(ui, RichText::new(text).size(size::SMALL).color(cx.colours.weak));
        }
    });
}
