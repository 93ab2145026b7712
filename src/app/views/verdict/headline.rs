//! The verdict in one line that can be read across a table, and what the arbiter does now.

use egui::{Button, RichText, Ui};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::theme::{size, space};
use crate::app::views::widgets::{at_right, bold, card, paragraph, quiet, tone};
use crate::app::views::{Look, Outbox};
use crate::ruling::Ruling;
use crate::wording::ruling::{Speaker, common_result};

/// How wide the panel is for each point of the verdict's type.
const WIDTH_A_POINT: f32 = 11.0;

/// Shows the line and the sentence under it.
pub fn show(ui: &mut Ui, ruling: &Ruling, speaker: Speaker<'_>, look: Look<'_>, out: &mut Outbox) {
    let verdict = &ruling.verdict;
    let outcome = common_result(ruling).map_or(verdict.outcome, |common| common.outcome);
    let tone = tone(outcome, look.colours);
    card(ui, tone.fill, None, |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        paragraph(ui, bold(speaker.ruling_headline(ruling)).size(big(ui)).color(tone.text));
        let gist = speaker.gist(verdict);
        if !gist.is_empty() {
            paragraph(ui, RichText::new(gist).size(size::GIST).color(look.colours.text));
        }
        announce(ui, look, out);
    });
}

/// The button that shows the ruling to be read out.
pub fn announce(ui: &mut Ui, look: Look<'_>, out: &mut Outbox) {
    at_right(ui, |ui| {
        let command = Command::Announce;
        let button = Button::new(RichText::new(command.label(look.state)).size(size::SMALL));
        if ui.add_enabled(command.enabled(look.state), button).clicked() {
            out.push(Message::Command(command));
        }
    });
}

/// The size of the verdict's type in a panel of this width.
fn big(ui: &Ui) -> f32 {
    (ui.available_width() / WIDTH_A_POINT).clamp(size::VERDICT_LEAST, size::VERDICT_MOST)
}

/// Shows that there is nothing to rule on yet, and what to do about it.
pub fn awaiting(ui: &mut Ui, look: Look<'_>) {
    card(ui, look.colours.card, Some(look.colours.line), |ui| {
        paragraph(ui, bold(look.t.nothing_recorded).size(size::TITLE).color(look.colours.weak));
        paragraph(ui, RichText::new(look.t.nothing_recorded_hint));
    });
}

/// Shows why there is no ruling.
pub fn obstacle(ui: &mut Ui, title: &str, lines: &[String], look: Look<'_>) {
    let tone = look.colours.open;
    card(ui, tone.fill, None, |ui| {
        paragraph(ui, bold(title).size(size::TITLE).color(tone.text));
        for line in lines {
            paragraph(ui, RichText::new(line));
        }
    });
}

/// Shows what the arbiter does now, numbered.
pub fn instructions(ui: &mut Ui, ruling: &Ruling, speaker: Speaker<'_>, look: Look<'_>) {
    card(ui, look.colours.card, Some(look.colours.line), |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        ui.label(bold(look.t.now).size(size::SMALL).color(look.colours.weak));
        for (index, instruction) in ruling.now.iter().enumerate() {
            ui.horizontal_top(|ui| {
                ui.label(quiet(format!("{}", index + 1), look.colours).size(size::BODY));
                paragraph(ui, RichText::new(speaker.instruction(instruction, &ruling.verdict)));
            });
        }
    });
}
