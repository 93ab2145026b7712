//! Where the verdict is open: what follows from each answer.

use egui::{RichText, Ui};

use crate::app::theme::size;
use crate::app::verdict::Ruled;
use crate::app::view::{Look, Outbox};
use crate::app::widgets::{bold, card, paragraph, quiet, section, tone};
use crate::text::ruling::common_result;

/// Shows the branches; the question itself stands in the headline.
pub fn show(ui: &mut Ui, ruled: Ruled<'_>, look: Look<'_>, out: &mut Outbox) {
    let Ruled { ruling, explainer } = ruled;
    let title = if common_result(ruling).is_some() { look.t.branches_agree } else { look.t.alternatives };
    section(ui, title, look.colours);
    for branch in &ruling.alternatives {
        let tone = tone(branch.verdict.outcome, look.colours);
        let response = ui.scope(|ui| {
            card(ui, tone.fill, None, |ui| {
                paragraph(ui, quiet(explainer.branch(branch), look.colours));
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
