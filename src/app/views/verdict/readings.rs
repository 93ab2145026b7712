//! What each reading makes of the incident. Clicking a reading puts it in force.

use egui::{Align, Color32, Frame, Layout, Margin, RichText, Sense, Ui, UiBuilder, WidgetInfo};
use egui::{Role, vec2};

use super::speaker;
use crate::app::edit::Edit;
use crate::app::message::Message;
use crate::app::rulings::Today;
use crate::app::theme::{RADIUS, space};
use crate::app::views::widgets::{badge, bold, paragraph, quiet, section, tone};
use crate::app::views::{Look, Outbox};
use crate::rulebook::{Reading, Rulebook};
use crate::ruling::Ruling;

/// Shows the table.
pub fn show(ui: &mut Ui, today: &Today, rulebook: &Rulebook, look: Look<'_>, out: &mut Outbox) {
    let title = if today.readings_agree() { look.t.readings_agree } else { look.t.readings_differ };
    section(ui, title, look.colours);
    let speaker = speaker(today, rulebook, look);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let rows = look.state.library.readings.iter().zip(&today.by_reading).enumerate();
        for (index, (reading, ruling)) in rows {
            let outcome = speaker.outcome_short(&ruling.verdict);
            let row = Row { reading, ruling, outcome, chosen: today.chosen == Some(index) };
            row.show(ui, look, out);
        }
    });
}

struct Row<'a> {
    reading: &'a Reading,
    ruling: &'a Ruling,
    outcome: String,
    chosen: bool,
}

impl Row<'_> {
    fn show(self, ui: &mut Ui, look: Look<'_>, out: &mut Outbox) {
        let Self { reading, ruling, outcome, chosen } = self;
        let colours = look.colours;
        let name = look.lang.of(&reading.name);
        let builder = UiBuilder::new().id_salt(("reading", &reading.id)).sense(Sense::click());
        let response = ui
            .scope_builder(builder, |ui| {
                let pointed = ui.response().hovered() || ui.response().has_focus();
                let fill = match (chosen, pointed) {
                    (true, _) => colours.selected,
                    (false, true) => colours.hovered,
                    _ => Color32::TRANSPARENT,
                };
                let margin = Margin::symmetric(space::S as i8, 6);
                Frame::new().fill(fill).corner_radius(RADIUS).inner_margin(margin).show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = 2.0;
                    ui.horizontal(|ui| {
                        ui.set_width(ui.available_width());
                        ui.label(if chosen { bold(name) } else { RichText::new(name) });
                        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                            badge(ui, &outcome, tone(ruling.verdict.outcome, colours));
                        });
                    });
                    ui.allocate_ui(vec2(ui.available_width(), 0.0), |ui| {
                        paragraph(ui, quiet(look.lang.of(&reading.gist), colours));
                    });
                });
            })
            .response;
        response.widget_info(|| {
            WidgetInfo::selected(Role::RadioButton, true, chosen, format!("{name}: {outcome}"))
        });
        if response.on_hover_text(look.lang.of(&reading.source)).clicked() && !chosen {
            out.push(Message::Edit(Edit::Reading(reading.id.clone())));
        }
    }
}
