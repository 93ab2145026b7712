//! The reasons, one by one, each with its clause; the pointer on one lights its squares on the board.

use egui::{Align, Color32, FontId, Layout, RichText, Sense, Ui, vec2};

use crate::app::theme::size;
use crate::app::verdict::Ruled;
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::{cell, clause_button, paragraph, quiet, row, section};
use crate::ruling::Step;
use crate::text::ruling::{Explainer, citation};

/// The room for a reason's number, and the least for its clause's.
const NUMBER: f32 = 18.0;
const CLAUSE: f32 = 56.0;

/// Shows the list.
pub fn show(ui: &mut Ui, ruled: Ruled<'_>, cx: ViewCtx<'_>, out: &mut Messages) {
    section(ui, cx.t.reasons, cx.colours);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (index, step) in ruled.ruling.verdict.steps.iter().enumerate() {
            reason(ui, index, step, ruled.explainer, cx, out);
        }
    });
}

/// The width of a clause's button: long numbers need more of the line than short ones.
fn chip_width(ui: &Ui, text: &str) -> f32 {
    let font = FontId::proportional(size::SMALL);
    let text = ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    text.size().x + 2.0 * ui.spacing().button_padding.x
}

fn reason(
    ui: &mut Ui,
    index: usize,
    step: &Step,
    explainer: Explainer<'_>,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) {
    let response = row(ui, ("reason", index), Sense::hover(), false, cx.colours, |ui| {
        ui.horizontal_top(|ui| {
            ui.set_width(ui.available_width());
            cell(ui, NUMBER, quiet((index + 1).to_string(), cx.colours));
            let cited = step.topic.and_then(|matter| explainer.texts.clause_on(matter));
            let chip = cited.map_or(0.0, |cited| chip_width(ui, &citation(cited, cx.lang)));
            let width = ui.available_width() - chip.max(CLAUSE) - ui.spacing().item_spacing.x;
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_max_width(width);
                paragraph(ui, RichText::new(explainer.step(step)));
            });
            if let Some(cited) = cited {
                ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                    clause_button(ui, &cited.code(), &citation(cited, cx.lang), cx, out);
                });
            }
        });
    });
    if ui.rect_contains_pointer(response.rect) {
        out.highlight(&step.squares);
    }
}
