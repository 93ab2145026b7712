//! The foul sheets of both players, before and after this incident, against the limits.

use egui::{RichText, Ui};

use crate::app::verdict::Ruled;
use crate::app::view::ViewCtx;
use crate::app::widgets::{bold, card, paragraph, section};
use crate::ruling::{Ruling, Sheet, Tally};
use crate::text::fouls;

/// Shows what stands on the sheets before anything is ruled.
pub fn before(ui: &mut Ui, ruling: &Ruling, cx: ViewCtx<'_>) {
    let counts = &ruling.verdict.counts;
    section(ui, cx.t.counts, cx.colours);
    card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
        for (side, sheet) in [(ruling.mover, counts.mover), (ruling.mover.opponent(), counts.opponent)] {
            let sheet = Sheet { added: Tally::default(), unclassed: false, ..sheet };
            paragraph(ui, RichText::new(fouls::running(side, &sheet, cx.lang)));
        }
    });
}

/// Shows the sheets where there is anything on them.
pub fn show(ui: &mut Ui, ruled: Ruled<'_>, cx: ViewCtx<'_>) {
    let Ruled { ruling, .. } = ruled;
    let counts = &ruling.verdict.counts;
    let sheets = [(ruling.mover, &counts.mover), (ruling.mover.opponent(), &counts.opponent)];
    if sheets.iter().all(|(_, sheet)| !sheet.is_added_to() && sheet.before.all() == 0) {
        return;
    }
    section(ui, cx.t.counts, cx.colours);
    card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
        for (side, sheet) in sheets {
            let text = fouls::running(side, sheet, cx.lang);
            let text = if sheet.is_added_to() { bold(text) } else { RichText::new(text) };
            paragraph(ui, text.color(cx.colours.text));
        }
    });
}
