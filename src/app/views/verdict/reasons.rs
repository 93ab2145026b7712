//! The reasons, one by one, each with its clause; the pointer on one lights its squares on the board.

use egui::{Align, Layout, RichText, Sense, Ui, vec2};

use super::Ruled;
use crate::app::views::widgets::{cell, clause_button, paragraph, quiet, row, section};
use crate::app::views::{Look, Outbox};
use crate::ruling::Step;
use crate::wording::ruling::{Speaker, citation};

/// The room for a reason's number, and for its clause's.
const NUMBER: f32 = 18.0;
const CLAUSE: f32 = 64.0;

/// Shows the list.
pub fn show(ui: &mut Ui, ruled: Ruled<'_>, look: Look<'_>, out: &mut Outbox) {
    section(ui, look.t.reasons, look.colours);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (index, step) in ruled.ruling.verdict.steps.iter().enumerate() {
            reason(ui, index, step, ruled.speaker, look, out);
        }
    });
}

fn reason(ui: &mut Ui, index: usize, step: &Step, speaker: Speaker<'_>, look: Look<'_>, out: &mut Outbox) {
    let response = row(ui, ("reason", index), Sense::hover(), false, look.colours, |ui| {
        ui.horizontal_top(|ui| {
            ui.set_width(ui.available_width());
            cell(ui, NUMBER, quiet((index + 1).to_string(), look.colours));
            let width = ui.available_width() - CLAUSE;
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                paragraph(ui, RichText::new(speaker.step(step)));
            });
            if let Some(cited) = step.matter.and_then(|matter| speaker.texts.clause_on(matter)) {
                ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                    clause_button(ui, &cited.code(), &citation(cited, look.lang), look, out);
                });
            }
        });
    });
    if ui.rect_contains_pointer(response.rect) {
        out.highlight(&step.squares);
    }
}
