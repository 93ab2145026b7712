//! The field that moves are written in.

use egui::{
    Align, Align2, Area, Button, Event, Frame, Id, Layout, Margin, Order, Popup, RichText, TextEdit, Ui, vec2,
};

use crate::app::game_view::Said;
use crate::app::game_view::entry::Trouble;
use crate::app::input::ime;
use crate::app::message::Message;
use crate::app::theme::{size, space};
use crate::app::view::{Look, Outbox};
use crate::app::widgets::{bold, card, paragraph};
use crate::text::{faults, names};

/// Shows the field, and why its text is no move.
pub fn show(ui: &mut Ui, keys: bool, look: Look<'_>, out: &mut Outbox) {
    let entry = &look.state.view.entry;
    let place = ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::XS;
            let button = Button::new(look.t.keys_show).selected(keys);
            let name = if keys { look.t.keys_away } else { look.t.keys_show };
            if ui.add(button).accessible_name(name).clicked() {
                out.push(Message::Game(Said::Keys(!keys)));
            }
            let written = !entry.text.trim().is_empty();
            if ui.add_enabled(written, Button::new(bold(look.t.enter_moves))).clicked() {
                out.push(Message::Game(Said::Enter));
            }
            let mut text = entry.text.clone();
            let edit = TextEdit::singleline(&mut text)
                .desired_width(f32::INFINITY)
                .hint_text(look.t.entry_hint)
                .margin(Margin::symmetric(8, 6));
            let response = ui.add(edit).accessible_name(look.t.entry);
            if let Some(typed) = typed_nowhere(ui, look) {
                response.request_focus();
                out.push(Message::Game(Said::Typed(format!("{}{typed}", entry.text))));
            }
            if response.changed() {
                out.push(Message::Game(Said::Typed(text)));
            }
            if response.lost_focus() && ime::enter(ui) {
                out.push(Message::Game(Said::Enter));
                // The next move is written at once.
                response.request_focus();
            }
        });
    });
    if let Some(trouble) = &entry.trouble {
        // Over what stands above the field, so that nothing moves under the pointer.
        let at = place.response.rect.left_top() - vec2(0.0, space::XS);
        let area = Area::new(Id::unique("entry-trouble")).order(Order::Middle);
        area.fixed_pos(at).pivot(Align2::LEFT_BOTTOM).show(ui.ctx(), |ui| {
            ui.set_width(place.response.rect.width());
            Frame::new().fill(look.colours.panel).show(ui, |ui| explained(ui, trouble, look, out));
        });
    }
}

/// What was typed while nothing has the focus and nothing stands in front: it is meant for the move.
fn typed_nowhere(ui: &Ui, look: Look<'_>) -> Option<String> {
    let state = look.state;
    let covered = state.dialog.is_some()
        || state.draft.is_some()
        || state.view.clause.is_some()
        || state.view.browser.is_some()
        || state.view.comparing
        || state.view.exhibit.is_some()
        || Popup::is_any_open(ui.ctx());
    if covered || ui.memory(|memory| memory.focused().is_some()) {
        return None;
    }
    let texts = ui.input(|input| {
        let texts = input.events.iter().filter_map(|event| match event {
            Event::Text(text) => Some(text.as_str()),
            _ => None,
        });
        texts.collect::<String>()
    });
    (!texts.trim().is_empty()).then_some(texts)
}

fn explained(ui: &mut Ui, trouble: &Trouble, look: Look<'_>, out: &mut Outbox) {
    let tone = look.colours.loss;
    card(ui, tone.fill, None, |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let text = faults::notation_error(&trouble.error, look.lang);
        paragraph(ui, RichText::new(text).size(size::SMALL).color(tone.text));
        if trouble.proposed.is_empty() {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(look.t.meant).size(size::SMALL).color(tone.text));
            let board = &look.state.sheet.moments.at(trouble.ply).setup.board;
            for &mv in &trouble.proposed {
                if ui.button(names::mv(board, mv, look.lang)).clicked() {
                    out.push(Message::Game(Said::Meant(mv)));
                }
            }
        });
    });
}
