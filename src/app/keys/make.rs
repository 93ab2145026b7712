//! A key is made.

use egui::{Button, RichText, Ui};

use crate::app::keys::view::{secret, trouble, waiting};
use crate::app::keys::{Keyring, Said, Strength, Task, strength};
use crate::app::message::Message;
use crate::app::theme::{Tone, size, space};
use crate::app::view::{Look, Outbox};
use crate::app::widgets::fields::{first, hinted, named};
use crate::app::widgets::{at_right, badge, bold, enters, paragraph, quiet};
use crate::text::keys::{Keys, shortest};

const FIELD: f32 = 300.0;

/// Shows the form.
pub fn show(ui: &mut Ui, ring: &Keyring, k: &Keys, look: Look<'_>, out: &mut Outbox) {
    let mut task = ring.task.clone();
    let Task::Make { name, passphrase, again } = &mut task else { return };
    ui.label(bold(k.make_title).size(size::TITLE));
    ui.add_enabled_ui(!ring.working, |ui| {
        named(ui, k.owner, look, |ui, label| {
            let owner = hinted(ui, name, FIELD, k.owner_hint).labelled_by(label.id);
            first("key", &owner);
        });
        named(ui, k.passphrase, look, |ui, label| {
            secret(ui, passphrase, FIELD, "passphrase").labelled_by(label.id);
            if !passphrase.is_empty() {
                let (text, tone) = said(strength(passphrase.text()), k, look);
                badge(ui, text, tone);
            }
        });
        named(ui, k.again, look, |ui, label| {
            secret(ui, again, FIELD, "passphrase-again").labelled_by(label.id);
            if !again.is_empty() && passphrase != again {
                ui.label(RichText::new(k.differ).color(look.colours.loss.text));
            }
        });
    });
    paragraph(ui, quiet(shortest(look.lang), look.colours));
    trouble(ui, ring, look);
    let whole =
        !name.trim().is_empty() && passphrase == again && strength(passphrase.text()) != Strength::TooShort;
    if ring.working {
        waiting(ui, k.making);
    }
    if task != ring.task {
        out.push(Message::Keys(Said::Typed(Box::new(task))));
    }
    ui.add_space(space::S);
    at_right(ui, |ui| {
        let confirm = Button::new(bold(k.make).color(look.colours.on_accent)).fill(look.colours.accent);
        let ready = whole && !ring.working;
        if ui.add_enabled(ready, confirm).clicked() || (ready && enters(ui)) {
            out.push(Message::Keys(Said::Confirm));
        }
        if ui.add_enabled(!ring.working, Button::new(look.t.cancel)).clicked() {
            out.push(Message::Keys(Said::Look));
        }
    });
}

/// How strong, plainly.
const fn said(strength: Strength, k: &Keys, look: Look<'_>) -> (&'static str, Tone) {
    match strength {
        Strength::TooShort => (k.too_short, look.colours.loss),
        Strength::Weak => (k.weak, look.colours.foul),
        Strength::Fair => (k.fair, look.colours.open),
        Strength::Good => (k.good, look.colours.calm),
    }
}
