//! The game: the sheet of moves, the facts of the moment shown, and where moves are entered.

use egui::accesskit::HasPopup;
use egui::{
    Align, Button, CentralPanel, Frame, Layout, Margin, Panel, RichText, ScrollArea, Sense, Ui, vec2,
};

use crate::app::commands::Command;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::field::Field;
use crate::app::game_view::sheet::Notation;
use crate::app::game_view::{GameMessage, Misfit, entry, moves};
use crate::app::message::Message;
use crate::app::theme::{CLICKABLE, size, space};
use crate::app::widgets::fields::{long_field, opened};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{bold, card, icon_button, open_below, paragraph, quiet, quiet_icon};
use crate::text::game;
use crate::tr;
use xiangqi::{Side, notation};

/// In a column lower than this there is no room for the moves, the facts and the keys together.
const LOW: f32 = 520.0;

pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let low = ui.available_height() < LOW;
    let keys = cx.state.prefs.keys.unwrap_or(ui.input(egui::InputState::has_touch_screen));
    let frame = Frame::new().inner_margin(Margin { top: space::S as i8, ..Margin::ZERO });
    Panel::bottom("game-below").resizable(false).show_separator_line(false).frame(frame).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        if !(low && keys) {
            show_facts(ui, cx, out);
        }
        entry::show(ui, keys, cx, out);
        if keys {
            show_keys(ui, cx, out);
        }
    });
    CentralPanel::no_frame().show(ui, |ui| {
        heading(ui, cx, out);
        moves::show(ui, cx, out);
    });
}

fn heading(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    ui.horizontal(|ui| {
        ui.label(bold(tr!(cx.lang, "moves")).color(cx.colours.weak));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let command = Command::Import;
            let button = Button::new(cx.label(command));
            if ui.add_enabled(cx.enabled(command), button).clicked() {
                out.push(Message::Command(command));
            }
        });
    });
}

/// Under the board: the way through the moves, and the place of the incident.
pub fn below_board(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    ui.spacing_mut().item_spacing.y = 6.0;
    steps(ui, cx, out);
    incident(ui, cx, out);
}

/// The buttons that go through the moves.
fn steps(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let state = cx.state;
    ui.horizontal(|ui| {
        ui.set_min_height(CLICKABLE);
        step_buttons(ui, cx, out);
        ui.add_space(space::XS);
        ui.label(quiet(game::shown(state.ply(), state.sheet.plies(), cx.lang), cx.colours));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (command, name) = (Command::RemoveMove, tr!(cx.lang, "remove-shown"));
            let button = Button::new(tr!(cx.lang, "remove-shown-short"));
            let response = ui.add_enabled(cx.enabled(command), button).accessible_name(name);
            if response.on_hover_text(tr!(cx.lang, "remove-shown-hint")).clicked() {
                out.push(Message::Command(command));
            }
        });
    });
}

/// The buttons that lead through the moments.
pub(crate) fn step_buttons(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    ui.spacing_mut().item_spacing.x = space::XS;
    for (command, icon) in [
        (Command::FirstMove, Icon::First),
        (Command::PreviousMove, Icon::Previous),
        (Command::NextMove, Icon::Next),
        (Command::LastMove, Icon::Last),
    ] {
        if icon_button(ui, icon, &cx.label(command), cx.enabled(command)).clicked() {
            out.push(Message::Command(command));
        }
    }
}

/// The keys of a side, row by row; the last two places of the last row are for erasing.
const RED: [&str; 4] = ["车马炮一二三", "兵相仕四五六", "帅前后七八九", "进退平中"];
const BLACK: [&str; 4] = ["车马炮123", "卒象士456", "将前后789", "进退平中"];
/// The same where the sheet is written in letters: both sides write alike.
const LETTERS: [&str; 4] = ["RHC123", "EAK456", "P+-789", "="];
/// Keys in a row.
const IN_ROW: f32 = 6.0;

/// Shows the keys of the side to move.
pub fn show_keys(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let side = cx.state.setup_shown().turn.unwrap_or(Side::Red);
    let (mut rows, ink) = match side {
        Side::Red => (RED, cx.colours.red),
        Side::Black => (BLACK, cx.colours.text),
    };
    if cx.state.notation() == Notation::Wxf {
        rows = LETTERS;
    }
    let gap = space::XS;
    let width = (ui.available_width() - (IN_ROW - 1.0) * gap) / IN_ROW;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(gap, gap);
        ui.spacing_mut().button_padding.x = 0.0;
        for (index, row) in rows.into_iter().enumerate() {
            ui.horizontal(|ui| {
                for letter in row.chars() {
                    let text = bold(letter).size(size::GIST).color(ink);
                    let key = Button::new(text).min_size(vec2(width, CLICKABLE));
                    if ui.add(key).accessible_name(game::key(letter, cx.lang)).clicked() {
                        type_letter(letter, cx, out);
                    }
                }
                if index + 1 == rows.len() {
                    let wide = vec2(2.0 * width + gap, CLICKABLE);
                    let erase = Button::new(RichText::new(tr!(cx.lang, "erase"))).min_size(wide);
                    if ui.add_enabled(!cx.state.view.entry.text.is_empty(), erase).clicked() {
                        let mut text = cx.state.view.entry.text.clone();
                        text.pop();
                        out.set(move |view| view.entry.write(text));
                    }
                }
            });
        }
    });
}

/// Adds a character to the moves being entered. Four are a move: nobody should have to look for one more key.
fn type_letter(letter: char, cx: ViewCtx<'_>, out: &mut Messages) {
    let text = format!("{}{letter}", cx.state.view.entry.text);
    let is_move = notation::words(&text).last().is_some_and(|word| word.chars().count() == 4);
    out.set(move |view| view.entry.write(text));
    if is_move {
        out.push(Message::Game(GameMessage::Enter));
    }
}

/// A comment is shown up to this height at once.
const COMMENT: f32 = 72.0;
/// The width of the field in which one is written.
const FIELD: f32 = 320.0;

pub fn show_facts(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
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
        if moment.times > 1 {
            let command = Command::Repetition;
            if ui.button(cx.label(command)).clicked() {
                out.push(Message::Command(command));
            }
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
    let pencil = quiet_icon(ui, Icon::Edit, tr!(cx.lang, "comment-write"), cx.colours);
    open_below(&pencil, HasPopup::Dialog, FIELD, |ui| {
        let (name, hint) = (tr!(cx.lang, "comment"), tr!(cx.lang, "comment-hint"));
        let field = long_field(ui, Field::Comment(ply), name, hint, cx, out);
        opened(ui, &field);
    });
}

/// The button that fixes the incident at the moment shown; or the word that it is there.
pub fn incident(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let colours = cx.colours;
    let command = Command::IncidentHere;
    let wide = vec2(ui.available_width(), 36.0);
    if cx.enabled(command) {
        let text = bold(cx.label(command)).color(colours.on_accent);
        if ui.add_sized(wide, Button::new(text).fill(colours.accent)).clicked() {
            out.push(Message::Command(command));
        }
    } else {
        let tone = colours.foul;
        let text = bold(tr!(cx.lang, "incident-is-here")).color(tone.text);
        ui.add_sized(wide, Button::new(text).fill(tone.fill).sense(Sense::hover()));
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
        paragraph(ui, bold(tr!(cx.lang, "misfit")).size(size::SMALL).color(tone.text));
        let stranded = misfit.stranded.iter().take(3);
        let rows = stranded.map(|&(row, square)| game::stranded(row + 1, square, cx.lang));
        for line in rows.chain(misfit.turn.map(|side| game::other_turn(side, cx.lang))) {
            paragraph(ui, RichText::new(line).size(size::SMALL).color(tone.text));
        }
        paragraph(ui, RichText::new(tr!(cx.lang, "misfit-kept")).size(size::SMALL).color(tone.text));
    });
    ui.add_space(space::S);
}
