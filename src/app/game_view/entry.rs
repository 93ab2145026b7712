//! The moves as they are typed: the field, and why its text is no move.

use crate::app::ctx::{Messages, ViewCtx};
use crate::app::game_view::{GameMessage, Trouble};
use crate::app::input::ime;
use crate::app::message::Message;
use crate::app::overlay::is_covered;
use crate::app::theme::{size, space};
use crate::app::widgets::{bold, card, paragraph};
use crate::text::{faults, names};
use crate::tr;
use egui::{
    Align, Align2, Area, Button, Event, Frame, Id, Layout, Margin, Order, RichText, TextEdit, Ui, vec2,
};

/// Shows the field, and why its text is no move.
pub fn show(ui: &mut Ui, keys: bool, cx: ViewCtx<'_>, out: &mut Messages) {
    let entry = &cx.state.view.entry;
    let place = ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::XS;
            let button = Button::new(tr!(cx.lang, "keys-show")).selected(keys);
            let name = if keys { tr!(cx.lang, "keys-away") } else { tr!(cx.lang, "keys-show") };
            if ui.add(button).accessible_name(name).clicked() {
                out.push(Message::Game(GameMessage::Keys(!keys)));
            }
            let written = !entry.text.trim().is_empty();
            if ui.add_enabled(written, Button::new(bold(tr!(cx.lang, "enter-moves")))).clicked() {
                out.push(Message::Game(GameMessage::Enter));
            }
            let mut text = entry.text.clone();
            let edit = TextEdit::singleline(&mut text)
                .desired_width(f32::INFINITY)
                .hint_text(tr!(cx.lang, "entry-hint"))
                .margin(Margin::symmetric(8, 6));
            let response = ui.add(edit).accessible_name(tr!(cx.lang, "entry"));
            if let Some(typed) = typed_nowhere(ui, cx) {
                response.request_focus();
                let text = format!("{}{typed}", entry.text);
                out.set(move |view| view.entry.write(text));
            }
            if response.changed() {
                out.set(move |view| view.entry.write(text));
            }
            if response.lost_focus() && ime::enter(ui) {
                out.push(Message::Game(GameMessage::Enter));
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
            Frame::new().fill(cx.colours.panel).show(ui, |ui| explained(ui, trouble, cx, out));
        });
    }
}

/// What was typed while nothing has the focus and nothing stands in front: it is meant for the move.
fn typed_nowhere(ui: &Ui, cx: ViewCtx<'_>) -> Option<String> {
    if is_covered(cx.state, ui.ctx()) || ui.memory(|memory| memory.focused().is_some()) {
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

fn explained(ui: &mut Ui, trouble: &Trouble, cx: ViewCtx<'_>, out: &mut Messages) {
    let tone = cx.colours.loss;
    card(ui, tone.fill, None, |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let text = faults::notation_error(&trouble.error, cx.lang);
        paragraph(ui, RichText::new(text).size(size::SMALL).color(tone.text));
        if trouble.proposed.is_empty() {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(tr!(cx.lang, "meant")).size(size::SMALL).color(tone.text));
            let board = &cx.state.sheet.moments.at(trouble.ply).setup.board;
            for &mv in &trouble.proposed {
                if ui.button(names::mv(board, mv, cx.lang)).clicked() {
                    out.push(Message::Game(GameMessage::Meant(mv)));
                }
            }
        });
    });
}
