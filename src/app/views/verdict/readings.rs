//! What each reading makes of the incident. Clicking a reading puts it in force.

use egui::{Align, Color32, Label, Layout, RichText, Role, Sense, Ui, WidgetInfo};

use super::speaker;
use crate::app::edit::Edit;
use crate::app::message::Message;
use crate::app::rulings::Today;
use crate::app::theme::Tone;
use crate::app::views::widgets::{badge, bold, cell, quiet, row, section, tone};
use crate::app::views::{Look, Outbox};
use crate::rulebook::{Reading, Texts};
use crate::ruling::{Outcome, Ruling};
use crate::wording::ruling::common_result;

/// The width of a reading's name, so that what they hold begins in one line.
const NAME: f32 = 126.0;

/// Shows the table.
pub fn show(ui: &mut Ui, today: &Today, texts: Texts<'_>, look: Look<'_>, out: &mut Outbox) {
    let title = if today.readings_agree() { look.t.readings_agree } else { look.t.readings_differ };
    section(ui, title, look.colours);
    let speaker = speaker(today, texts, look);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let rows = look.state.library.readings.iter().zip(&today.by_reading).enumerate();
        for (index, (reading, ways)) in rows {
            let ruling = ways.settled();
            let outcome =
                ruling.map_or_else(|| speaker.depends_short(ways), |ruling| speaker.ruling_short(ruling));
            let chosen = today.chosen == Some(index);
            let same = !chosen && same(today.ruling(), ruling);
            let row = Row { reading, ruling, outcome, chosen, same };
            row.show(ui, look, out);
        }
    });
}

fn same(own: Option<&Ruling>, other: Option<&Ruling>) -> bool {
    own.zip(other).is_some_and(|(own, other)| own.verdict.same_result(&other.verdict))
}

fn result(ruling: Option<&Ruling>) -> Outcome {
    let common = ruling.and_then(common_result).or_else(|| ruling.map(|ruling| &ruling.verdict));
    common.map_or(Outcome::Open, |verdict| verdict.outcome)
}

struct Row<'a> {
    reading: &'a Reading,
    /// `None` where it depends on disputed facts.
    ruling: Option<&'a Ruling>,
    outcome: String,
    chosen: bool,
    /// Whether it is another reading with the result of the chosen one.
    same: bool,
}

impl Row<'_> {
    fn show(self, ui: &mut Ui, look: Look<'_>, out: &mut Outbox) {
        let Self { reading, ruling, outcome, chosen, same } = self;
        let colours = look.colours;
        let name = look.lang.of(&reading.name);
        let response = row(ui, ("reading", &reading.id), Sense::click(), chosen, colours, |ui| {
            ui.horizontal(|ui| {
                ui.set_width(ui.available_width());
                let name = if chosen { bold(name) } else { RichText::new(name) };
                cell(ui, NAME, name.color(colours.text));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    // Colour is for what differs.
                    let plain = Tone { fill: Color32::TRANSPARENT, text: colours.weak };
                    let tone = if same { plain } else { tone(result(ruling), colours) };
                    badge(ui, &outcome, tone);
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        ui.add(Label::new(quiet(look.lang.of(&reading.gist), colours)).truncate());
                    });
                });
            });
        });
        response.widget_info(|| {
            WidgetInfo::selected(Role::RadioButton, true, chosen, format!("{name}: {outcome}"))
        });
        let explained = format!("{}\n{}", look.lang.of(&reading.gist), look.lang.of(&reading.source));
        if response.on_hover_text(explained).clicked() && !chosen {
            out.push(Message::Edit(Edit::Reading(look.state.library.cite_reading(&reading.id))));
        }
    }
}
