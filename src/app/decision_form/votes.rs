//! How the members voted, who would have decided otherwise, and who signed.

use egui::{RichText, Ui};

use crate::app::decision_form::view::{Sheet, remove};
use crate::app::drafts::DecisionDraft;
use crate::app::theme::space;
use crate::app::widgets::fields::{added, hinted, if_added, line, lines, named};
use crate::app::widgets::quiet;
use crate::report::Dissent;
use crate::text::decision::{self as words, Lack, nth};

const NUMBER: f32 = 56.0;
const NAME: f32 = 170.0;
const SIGNATURE: f32 = 420.0;

/// Shows the part.
pub fn show(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>) {
    let Sheet { cx, f, .. } = sheet;
    ui.horizontal(|ui| {
        for (name, text) in [f.in_favour, f.against_it, f.abstained].into_iter().zip(&mut draft.votes) {
            let label = ui.label(quiet(name, cx.colours));
            line(ui, text, NUMBER).labelled_by(label.id);
            ui.add_space(space::S);
        }
        let present = draft.decision.present().filter(|member| !member.name.trim().is_empty()).count();
        match draft.decision() {
            Err(lack @ (Lack::TooMany(..) | Lack::Votes(_))) => {
                let text = words::lack(&lack, cx.lang);
                ui.label(RichText::new(text).color(cx.colours.loss.text));
            }
            _ if present > 0 => {
                ui.label(quiet(words::may_vote(present, cx.lang), cx.colours));
            }
            _ => {}
        }
    });
    dissents(ui, draft, sheet);
    signatures(ui, draft, sheet);
}

fn dissents(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>) {
    let Sheet { cx, f, .. } = sheet;
    let dissents = &mut draft.decision.dissents;
    let mut gone = None;
    for (index, dissent) in dissents.iter_mut().enumerate() {
        let name = |part: &str| nth(f.dissents, index + 1, part);
        named(ui, &name(""), cx, |ui, _| {
            let by = hinted(ui, &mut dissent.by, NAME, f.dissent_by).accessible_name(name(f.dissent_by));
            if_added("dissents", index, &by);
            if remove(ui, &name(cx.t.remove), cx) {
                gone = Some(index);
            }
            lines(ui, &mut dissent.text, 1, f.dissent_hint).accessible_name(name(""));
        });
    }
    if let Some(index) = gone {
        dissents.remove(index);
    }
    if ui.button(f.add_dissent).clicked() {
        added(ui, "dissents", dissents.len());
        dissents.push(Dissent::default());
    }
}

fn signatures(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>) {
    let Sheet { cx, f, .. } = sheet;
    let mut gone = None;
    for (index, signature) in draft.decision.signatures.iter_mut().enumerate() {
        let name = |part: &str| nth(f.signatures, index + 1, part);
        named(ui, &name(""), cx, |ui, _| {
            let field = hinted(ui, signature, SIGNATURE, f.signature_hint).accessible_name(name(""));
            if_added("signatures", index, &field);
            if remove(ui, &name(cx.t.remove), cx) {
                gone = Some(index);
            }
        });
    }
    if let Some(index) = gone {
        draft.decision.signatures.remove(index);
    }
    ui.horizontal(|ui| {
        if ui.button(f.add_signature).clicked() {
            added(ui, "signatures", draft.decision.signatures.len());
            draft.decision.signatures.push(String::new());
        }
        if draft.decision.present().any(|member| !member.name.trim().is_empty())
            && ui.button(f.sign_present).clicked()
        {
            draft.sign_by_present();
        }
    });
}
