//! The facts of the moment shown, and the button that fixes the incident there.

use egui::{Align, Button, Layout, RichText, ScrollArea, Ui, vec2};

use crate::app::commands::Command;
use crate::app::edit::Field;
use crate::app::game_view::Misfit;
use crate::app::message::Message;
use crate::app::theme::{size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::fields::long_field;
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{bold, card, open_below, paragraph, quiet_icon};
use crate::text::game;

/// A comment is shown up to this height at once.
const COMMENT: f32 = 72.0;
/// The width of the field in which one is written, and the height beyond which it scrolls.
const FIELD: f32 = 320.0;

/// Shows them.
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let (state, colours) = (cx.state, cx.colours);
    let sheet = &state.sheet;
    let ply = state.ply();
    let moment = sheet.moments.at(ply);
    card(ui, colours.card, Some(colours.line), |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let text = sheet.text(ply, state.notation());
        let check = moment.played.as_ref().is_some_and(|played| played.check);
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                write_comment(ui, ply, cx, out);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    paragraph(ui, bold(game::headline(&sheet.moments, ply, &text, cx.lang)));
                });
            });
        });
        paragraph(ui, RichText::new(game::to_move(moment.setup.turn, check, cx.lang)));
        if let Some(played) = moment.played.as_ref().filter(|played| !played.irregular.is_empty()) {
            let text = game::irregular_move(&played.irregular, cx.lang);
            paragraph(ui, bold(text).color(colours.loss.text));
        }
        for line in game::facts(&sheet.moments, ply, cx.lang) {
            paragraph(ui, RichText::new(line));
        }
        comment(ui, ply, cx);
    });
}

/// What the record says at the moment shown; it scrolls where it is long.
fn comment(ui: &mut Ui, ply: usize, cx: ViewCtx<'_>) {
    let text = cx.state.report().comments.at(ply);
    if text.is_empty() {
        return;
    }
    ui.add_space(space::XS);
    ui.separator();
    let scroll = ScrollArea::vertical().id_salt(("comment", ply)).max_height(COMMENT);
    scroll.show(ui, |ui| {
        ui.set_width(ui.available_width());
        paragraph(ui, RichText::new(text));
    });
}

/// The pencil beside the move, and the field that it opens.
fn write_comment(ui: &mut Ui, ply: usize, cx: ViewCtx<'_>, out: &mut Messages) {
    let pencil = quiet_icon(ui, Icon::Edit, cx.t.comment_write, cx.colours);
    open_below(&pencil, FIELD, |ui| {
        ScrollArea::vertical().max_height(FIELD).show(ui, |ui| {
            let field = long_field(ui, Field::Comment(ply), cx.t.comment, cx.t.comment_hint, cx, out);
            if ui.is_sizing_pass() {
                field.request_focus();
            }
        });
    });
}

/// The button that fixes the incident at the moment shown; or the word that it is there.
pub fn incident(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let (state, colours) = (cx.state, cx.colours);
    let command = Command::IncidentHere;
    let wide = vec2(ui.available_width(), 36.0);
    if command.enabled(state) {
        let text = bold(command.label(state)).color(colours.on_accent);
        if ui.add_sized(wide, Button::new(text).fill(colours.accent)).clicked() {
            out.push(Message::Command(command));
        }
    } else {
        let tone = colours.foul;
        let text = bold(cx.t.incident_is_here).color(tone.text);
        ui.add_sized(wide, Button::new(text).fill(tone.fill).sense(egui::Sense::hover()));
    }
}

/// What of the timeline does not fit the incident's place; none of it is changed.
pub fn misfits(ui: &mut Ui, cx: ViewCtx<'_>) {
    let misfit = Misfit::of(cx.state.report());
    if misfit.is_none() {
        return;
    }
    let tone = cx.colours.loss;
    card(ui, tone.fill, None, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        paragraph(ui, bold(cx.t.misfit).size(size::SMALL).color(tone.text));
        let stranded = misfit.stranded.iter().take(3);
        let rows = stranded.map(|&(row, square)| game::stranded(row + 1, square, cx.lang));
        for line in rows.chain(misfit.turn.map(|side| game::other_turn(side, cx.lang))) {
            paragraph(ui, RichText::new(line).size(size::SMALL).color(tone.text));
        }
        paragraph(ui, RichText::new(cx.t.misfit_kept).size(size::SMALL).color(tone.text));
    });
    ui.add_space(space::S);
}
