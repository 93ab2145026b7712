//! What was decided, and why.

use egui::{RichText, TextEdit, Ui};

use crate::app::decision_form::view::Sheet;
use crate::app::drafts::{DecidedKind, DecisionDraft};
use crate::app::theme::size;
use crate::app::widgets::fields::{line, lines, named, one_of};
use crate::app::widgets::{paragraph, quiet};
use crate::report::GivenOutcome;
use crate::text::decision::Form;
use crate::text::{faults, names, reports};
use xiangqi::{Side, fen};

const OUTCOMES: [GivenOutcome; 5] =
    [GivenOutcome::Loss, GivenOutcome::Foul, GivenOutcome::None, GivenOutcome::Draw, GivenOutcome::Open];
const GROUND: f32 = 200.0;

/// Shows the part.
pub fn show(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>) {
    let Sheet { cx, f, .. } = sheet;
    let kinds = DecidedKind::ALL.map(|kind| (kind, name(kind, f).to_owned()));
    if let Some(kind) = one_of(ui, f.kind, Some(draft.kind), kinds, cx) {
        draft.kind = kind;
    }
    match draft.kind {
        DecidedKind::Pending => {
            paragraph(ui, quiet(f.pending_note, cx.colours));
            return;
        }
        DecidedKind::Changed => changed(ui, draft, sheet),
        DecidedKind::Resumed => position(ui, draft, sheet),
        DecidedKind::Other => named(ui, f.other_words, cx, |ui, label| {
            lines(ui, &mut draft.other, 1, "").labelled_by(label.id);
        }),
        DecidedKind::Upheld | DecidedKind::Replayed | DecidedKind::NotHeard => {}
    }
    named(ui, f.reasons, cx, |ui, label| {
        lines(ui, &mut draft.decision.reasons, 4, "").labelled_by(label.id);
    });
}

/// What a kind is called.
pub const fn name(kind: DecidedKind, f: &Form) -> &'static str {
    match kind {
        DecidedKind::Pending => f.pending,
        DecidedKind::Upheld => f.upheld,
        DecidedKind::Changed => f.changed,
        DecidedKind::Resumed => f.resumed,
        DecidedKind::Replayed => f.replayed,
        DecidedKind::NotHeard => f.not_heard,
        DecidedKind::Other => f.other,
    }
}

fn changed(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>) {
    let Sheet { cx, f, found } = sheet;
    let (t, lang) = (cx.t, cx.lang);
    let outcomes =
        OUTCOMES.map(|outcome| (outcome, names::capitalised(reports::given_outcome(outcome, lang))));
    if let Some(outcome) = one_of(ui, t.result, draft.changed.outcome, outcomes, cx) {
        draft.changed.outcome = Some(outcome);
        if !outcome.charges() {
            draft.changed.charged = None;
        }
    }
    if draft.changed.outcome.is_some_and(GivenOutcome::charges) {
        let sides = Side::BOTH.map(|side| (side, names::side(side, lang).to_owned()));
        draft.changed.charged =
            one_of(ui, f.charged, draft.changed.charged, sides, cx).or(draft.changed.charged);
    }
    named(ui, t.ground, cx, |ui, label| {
        line(ui, &mut draft.changed.ground, GROUND).labelled_by(label.id);
        let result = found.result(cx.state);
        if let Some(result) = result.filter(|result| *result != draft.changed)
            && ui.button(f.use_found).clicked()
        {
            draft.changed = result;
        }
    });
}

/// The position from which the game goes on.
fn position(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>) {
    let Sheet { cx, f, .. } = sheet;
    named(ui, f.position, cx, |ui, label| {
        ui.vertical(|ui| {
            let edit = TextEdit::singleline(&mut draft.position).desired_width(f32::INFINITY);
            ui.add(edit.margin(egui::Margin::symmetric(8, 6))).labelled_by(label.id);
            ui.horizontal_wrapped(|ui| {
                if ui.button(f.incident_position).clicked() {
                    draft.position = fen::write(&cx.state.report().setup());
                }
                if ui.button(f.shown_position).clicked() {
                    draft.position = fen::write(cx.state.setup_shown());
                }
                let read = fen::read(draft.position.trim());
                let trouble = match &read {
                    Err(error) => Some(faults::fen_error(error, cx.lang)),
                    Ok(_) => None,
                };
                match trouble {
                    Some(text) => {
                        paragraph(ui, RichText::new(text).size(size::SMALL).color(cx.colours.loss.text))
                    }
                    None => ui.label(quiet("", cx.colours)),
                };
            });
        });
    });
}
