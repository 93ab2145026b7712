//! Where the verdict is open: what follows from each answer.

use egui::{RichText, Ui};

use crate::app::theme::size;
use crate::app::verdict::Ruled;
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::{bold, card, paragraph, quiet, section, tone};
use crate::text::ruling::common_result;

/// Shows the branches; the question itself stands in the headline.
pub fn show(ui: &mut Ui, ruled: Ruled<'_>, cx: ViewCtx<'_>, out: &mut Messages) {
    let Ruled { ruling, explainer } = ruled;
    let title = if common_result(ruling).is_some() { cx.t.branches_agree } else { cx.t.alternatives };
    section(ui, title, cx.colours);
    for branch in &ruling.alternatives {
        let tone = tone(branch.verdict.outcome, cx.colours);
        let response = ui.scope(|ui| {
            card(ui, tone.fill, None, |ui| {
                paragraph(ui, quiet(explainer.branch(branch), cx.colours));
                paragraph(ui, bold(explainer.headline(&branch.verdict)).size(size::TITLE).color(tone.text));
                paragraph(ui, RichText::new(explainer.gist(&branch.verdict)));
            });
        });
        if ui.rect_contains_pointer(response.response.rect) {
            let squares: Vec<_> = branch.verdict.allowed.iter().map(|mv| mv.to).collect();
            out.highlight(&squares);
        }
    }
}
