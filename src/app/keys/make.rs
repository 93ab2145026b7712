//! A key is made.

use egui::{Button, RichText, Ui};

use crate::app::keys::view::{secret, trouble, waiting};
use crate::app::keys::{Keyring, KeysMessage, Strength, Task, strength};
use crate::app::message::Message;
use crate::app::theme::{Tone, size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::fields::{first, hinted, named};
use crate::app::widgets::{at_right, badge, bold, enters, paragraph, quiet};
use crate::text::keys::{Keys, shortest};

const FIELD: f32 = 300.0;

/// Shows the form.
pub fn show(ui: &mut Ui, ring: &Keyring, k: &Keys, cx: ViewCtx<'_>, out: &mut Messages) {
    let mut task = ring.task.clone();
    let Task::Make { name, passphrase, again } = &mut task else { return };
    ui.label(bold(k.make_title).size(size::TITLE));
    ui.add_enabled_ui(!ring.working, |ui| {
        named(ui, k.owner, cx, |ui, label| {
            let owner = hinted(ui, name, FIELD, k.owner_hint).labelled_by(label.id);
            first("key", &owner);
        });
        named(ui, k.passphrase, cx, |ui, label| {
            secret(ui, passphrase, FIELD, "passphrase").labelled_by(label.id);
            if !passphrase.is_empty() {
                let (text, tone) = said(strength(passphrase.text()), k, cx);
                badge(ui, text, tone);
            }
        });
        named(ui, k.again, cx, |ui, label| {
            secret(ui, again, FIELD, "passphrase-again").labelled_by(label.id);
            if !again.is_empty() && passphrase != again {
                ui.label(RichText::new(k.differ).color(cx.colours.loss.text));
            }
        });
    });
    paragraph(ui, quiet(shortest(cx.lang), cx.colours));
    trouble(ui, ring, cx);
    let whole =
        !name.trim().is_empty() && passphrase == again && strength(passphrase.text()) != Strength::TooShort;
    if ring.working {
        waiting(ui, k.making);
    }
    if task != ring.task {
        out.push(Message::Keys(KeysMessage::Typed(Box::new(task))));
    }
    ui.add_space(space::S);
    at_right(ui, |ui| {
        let confirm = Button::new(bold(k.make).color(cx.colours.on_accent)).fill(cx.colours.accent);
        let ready = whole && !ring.working;
        if ui.add_enabled(ready, confirm).clicked() || (ready && enters(ui)) {
            out.push(Message::Keys(KeysMessage::Confirm));
        }
        if ui.add_enabled(!ring.working, Button::new(cx.t.cancel)).clicked() {
            out.push(Message::Keys(KeysMessage::ViewCtx));
        }
    });
}

/// How strong, plainly.
const fn said(strength: Strength, k: &Keys, cx: ViewCtx<'_>) -> (&'static str, Tone) {
    match strength {
        Strength::TooShort => (k.too_short, cx.colours.loss),
        Strength::Weak => (k.weak, cx.colours.foul),
        Strength::Fair => (k.fair, cx.colours.open),
        Strength::Good => (k.good, cx.colours.calm),
    }
}
