//! The board of the room with the way through the moments.

use egui::{Label, RichText, ScrollArea, Ui};

use crate::app::board;
use crate::app::review::given;
use crate::app::review::parts::trial_badge;
use crate::app::review::view::{Seen, say};
use crate::app::review::{ReviewMessage, Room, Tab, Walk};
use crate::app::state::Moment;
use crate::app::theme::{size, space};
use crate::app::view::Messages;
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{icon_button, paragraph, quiet};
use crate::incident::boards_before;
use crate::text::{events, review_room as sentences, window};

/// The room for the way and the words below the board.
const BELOW: f32 = 130.0;

/// Shows it.
pub fn show(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let Some(scene) = &seen.room.scene else { return };
    let height = (ui.available_height() - BELOW).min(board::view::still_height(ui.available_width()));
    ui.allocate_ui(egui::vec2(ui.available_width(), height), |ui| {
        board::view::still(ui, seen.words.board, scene, seen.cx);
    });
    way(ui, seen, out);
    ui.add_space(space::XS);
    paragraph(ui, RichText::new(caption(seen)).size(size::GIST));
    if seen.room.is_trial(seen.cx.state.report()) {
        trial_badge(ui, seen.words.trial, seen);
    }
    if seen.room.tab != Tab::Given {
        ui.add_space(space::XS);
        ScrollArea::vertical().id_salt("review-short").auto_shrink([false, false]).show(ui, |ui| {
            given::in_short(ui, seen, out);
        });
    }
}

/// The buttons that lead through the moments.
fn way(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let (words, report) = (seen.words, seen.cx.state.report());
    let (at, count) = (seen.room.at, Room::moments(report));
    let buttons = [
        (Icon::First, words.first, Walk::First, at > 0),
        (Icon::Previous, words.previous, Walk::Previous, at > 0),
        (Icon::Next, words.next, Walk::Next, at + 1 < count),
        (Icon::Last, words.last, Walk::Last, at + 1 < count),
    ];
    ui.horizontal(|ui| {
        for (icon, name, walk, enabled) in buttons {
            if icon_button(ui, icon, name, enabled).clicked() {
                say(out, ReviewMessage::Walk(walk));
            }
        }
        let text = sentences::step_of(at + 1, count, seen.cx.lang);
        ui.add(Label::new(quiet(text, seen.cx.colours)).truncate());
    });
}

/// What the moment shown is.
fn caption(seen: Seen<'_>) -> String {
    let (state, lang) = (seen.cx.state, seen.cx.lang);
    let report = state.report();
    match seen.room.moment(report) {
        Moment::Ply(0) => seen.words.start.to_owned(),
        Moment::Ply(ply) => {
            format!("{}  {}", window::after_ply(ply, lang), state.sheet.text(ply, state.notation()))
        }
        Moment::Event(row) => {
            let board = report.setup().board;
            let event = boards_before(&board, report.timeline.iter()).nth(row);
            let event = event.map(|(board, event)| events::event(event, &board, lang));
            window::row_name(row + 1, &event.unwrap_or_default(), lang)
        }
    }
}
