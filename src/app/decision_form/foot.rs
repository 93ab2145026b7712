//! The foot of the form: where it stands, what is lacking, and the buttons.

use egui::{Button, RichText, Ui};

use crate::app::decision_form::appeal;
use crate::app::decision_form::view::Sheet;
use crate::app::drafts::{AsFound, DecidedKind, DecisionDraft, Drafting};
use crate::app::message::Message;
use crate::app::theme::{size, space};
use crate::app::view::Messages;
use crate::app::widgets::{at_right, badge, bold, paragraph, quiet, tone};
use crate::text::decision as words;
use crate::text::ruling::{Explainer, common_result};

/// Shows it.
pub fn show(ui: &mut Ui, draft: &DecisionDraft, sheet: Sheet<'_>, out: &mut Messages) {
    let Sheet { cx, f, .. } = sheet;
    ui.separator();
    stands(ui, draft, sheet);
    let lack = draft.decision().err();
    for caution in draft.cautions(cx.state.report()) {
        let text = format!("⚠ {}", words::caution(caution, cx.lang));
        paragraph(ui, RichText::new(text).size(size::SMALL).color(cx.colours.foul.text));
    }
    ui.add_space(space::XS);
    at_right(ui, |ui| {
        let text = if draft.kind == DecidedKind::Pending { f.record_appeal } else { f.record_decision };
        let confirm = Button::new(bold(text).color(cx.colours.on_accent)).fill(cx.colours.accent);
        if ui.add_enabled(lack.is_none(), confirm).clicked() {
            out.push(Message::Drafting(Drafting::Confirm));
        }
        if ui.button(cx.t.cancel).clicked() {
            out.push(Message::Drafting(Drafting::Leave));
        }
        if let Some(lack) = &lack {
            let text = RichText::new(words::lack(lack, cx.lang)).color(cx.colours.foul.text);
            ui.add(egui::Label::new(text).truncate());
        }
    });
}

/// In one line: whether in time, what follows from the findings, what is decided.
fn stands(ui: &mut Ui, draft: &DecisionDraft, sheet: Sheet<'_>) {
    let Sheet { cx, f, found } = sheet;
    let state = cx.state;
    ui.horizontal(|ui| {
        let in_time = state.report().in_time(&draft.appeal());
        ui.label(quiet(f.deadline, cx.colours));
        badge(ui, words::in_time_short(in_time, cx.lang), appeal::tone(in_time, sheet));
        if let (AsFound::Ruling(ruling), Some((today, texts))) = (found, state.today().zip(state.texts())) {
            let position = &today.incident.position;
            let explainer =
                Explainer { lang: cx.lang, texts, board: position.board(), mover: position.turn() };
            let outcome = common_result(ruling).map_or(ruling.verdict.outcome, |common| common.outcome);
            ui.label(quiet(f.follows, cx.colours));
            badge(ui, words::follows(&explainer, ruling), tone(outcome, cx.colours));
        } else {
            let text = RichText::new(f.depends_short).size(size::SMALL);
            paragraph(ui, text.color(cx.colours.open.text));
        }
    });
}
