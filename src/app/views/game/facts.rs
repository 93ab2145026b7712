//! The facts of the moment shown, and the button that fixes the incident there.

use egui::{Button, RichText, Ui, vec2};

use crate::app::command::Command;
use crate::app::game::Misfit;
use crate::app::message::Message;
use crate::app::theme::{size, space};
use crate::app::views::widgets::{bold, card, paragraph};
use crate::app::views::{Look, Outbox};
use crate::wording::game;

/// Shows them.
pub fn show(ui: &mut Ui, look: Look<'_>) {
    let (state, colours) = (look.state, look.colours);
    let sheet = &state.sheet;
    let ply = state.ply();
    let moment = sheet.moments.at(ply);
    card(ui, colours.card, Some(colours.line), |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let text = sheet.text(ply, state.notation());
        let check = moment.played.as_ref().is_some_and(|played| played.check);
        paragraph(ui, bold(game::headline(&sheet.moments, ply, &text, look.lang)));
        paragraph(ui, RichText::new(game::to_move(moment.setup.turn, check, look.lang)));
        if let Some(played) = moment.played.as_ref().filter(|played| !played.irregular.is_empty()) {
            let text = game::irregular_move(&played.irregular, look.lang);
            paragraph(ui, bold(text).color(colours.loss.text));
        }
        for line in game::facts(&sheet.moments, ply, look.lang) {
            paragraph(ui, RichText::new(line));
        }
    });
}

/// The button that fixes the incident at the moment shown; or the word that it is there.
pub fn incident(ui: &mut Ui, look: Look<'_>, out: &mut Outbox) {
    let (state, colours) = (look.state, look.colours);
    let command = Command::IncidentHere;
    let wide = vec2(ui.available_width(), 36.0);
    if command.enabled(state) {
        let text = bold(command.label(state)).color(colours.on_accent);
        if ui.add_sized(wide, Button::new(text).fill(colours.accent)).clicked() {
            out.push(Message::Command(command));
        }
    } else {
        let tone = colours.foul;
        let text = bold(look.t.incident_is_here).color(tone.text);
        ui.add_sized(wide, Button::new(text).fill(tone.fill).sense(egui::Sense::hover()));
    }
}

/// What of the timeline does not fit the incident's place; none of it is changed.
pub fn misfits(ui: &mut Ui, look: Look<'_>) {
    let misfit = Misfit::of(look.state.report());
    if misfit.is_none() {
        return;
    }
    let tone = look.colours.loss;
    card(ui, tone.fill, None, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        paragraph(ui, bold(look.t.misfit).size(size::SMALL).color(tone.text));
        let stranded = misfit.stranded.iter().take(3);
        let rows = stranded.map(|&(row, square)| game::stranded(row + 1, square, look.lang));
        for line in rows.chain(misfit.turn.map(|side| game::other_turn(side, look.lang))) {
            paragraph(ui, RichText::new(line).size(size::SMALL).color(tone.text));
        }
        paragraph(ui, RichText::new(look.t.misfit_kept).size(size::SMALL).color(tone.text));
    });
    ui.add_space(space::S);
}
