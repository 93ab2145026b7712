//! The reasons, one by one, each with its clause; the pointer on one lights its squares on the board.

use egui::{Align, Color32, Frame, Layout, Margin, RichText, Sense, Ui, UiBuilder, vec2};

use super::Ruled;
use crate::app::theme::{RADIUS, space};
use crate::app::views::widgets::{clause_button, paragraph, quiet, section};
use crate::app::views::{Look, Outbox};
use crate::ruling::Step;
use crate::wording::ruling::Speaker;

/// The room for a clause's number.
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
    let builder = UiBuilder::new().id_salt(("reason", index)).sense(Sense::hover());
    let response = ui
        .scope_builder(builder, |ui| {
            let pointed = ui.response().contains_pointer();
            let fill = if pointed { look.colours.hovered } else { Color32::TRANSPARENT };
            let margin = Margin::symmetric(space::S as i8, space::XS as i8);
            Frame::new().fill(fill).corner_radius(RADIUS).inner_margin(margin).show(ui, |ui| {
                ui.horizontal_top(|ui| {
                    ui.set_width(ui.available_width());
                    ui.add_sized(
                        vec2(18.0, 22.0),
                        egui::Label::new(quiet((index + 1).to_string(), look.colours)),
                    );
                    let width = ui.available_width() - CLAUSE;
                    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                        paragraph(ui, RichText::new(speaker.step(step)));
                    });
                    let clause = step.matter.and_then(|matter| speaker.rulebook.clause_on(matter));
                    if let Some(clause) = clause {
                        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                            clause_button(ui, &clause.number, look, out);
                        });
                    }
                });
            });
        })
        .response;
    if ui.rect_contains_pointer(response.rect) {
        out.highlight(&step.squares);
    }
}
