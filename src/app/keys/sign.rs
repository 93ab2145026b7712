//! A key is used for signing.

use egui::{Button, RichText, Ui};

use crate::app::keys::view::{secret, trouble, waiting};
use crate::app::keys::{Keyring, KeysMessage, Task};
use crate::app::message::Message;
use crate::app::theme::{size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::fields::{named, one_of};
use crate::app::widgets::{at_right, bold, card, enters, paragraph, quiet};
use crate::report::seal::{Entry, fingerprint};
use crate::text::committee;
use crate::text::keys::Keys;
use crate::text::names::capitalised;

const FIELD: f32 = 300.0;

/// Shows the form.
pub fn show(ui: &mut Ui, ring: &Keyring, k: &Keys, cx: ViewCtx<'_>, out: &mut Messages) {
    let mut task = ring.task.clone();
    let Task::Sign { of, chosen, passphrase } = &mut task else { return };
    ui.label(bold(k.sign_title).size(size::TITLE));
    paragraph(ui, RichText::new(capitalised(&committee::entry(cx.state.report(), *of, cx.lang))));
    if ring.made.is_some() {
        paragraph(ui, RichText::new(k.made).color(cx.colours.calm.text));
    }
    if let Some(digest) = digest(*of, cx) {
        named(ui, k.digest, cx, |ui, _| {
            paragraph(ui, RichText::new(digest).monospace().size(size::SMALL));
        });
    }
    if let Some(refused) = &ring.refused {
        card(ui, cx.colours.loss.fill, None, |ui| {
            paragraph(ui, RichText::new(refused).color(cx.colours.loss.text));
        });
        ui.add_space(space::S);
        at_right(ui, |ui| {
            if ui.button(cx.t.cancel).clicked() {
                out.push(Message::Keys(KeysMessage::Close));
            }
        });
        return;
    }
    let usable: Vec<(usize, String)> =
        ring.usable().map(|(index, public)| (index, public.name.clone())).collect();
    let any = !usable.is_empty();
    if any {
        ui.add_enabled_ui(!ring.working, |ui| {
            *chosen = one_of(ui, k.which, Some(*chosen), usable, cx).unwrap_or(*chosen);
            let print = ring.usable().find(|(index, _)| index == chosen);
            if let Some(print) = print.and_then(|(_, public)| fingerprint(&public.key)) {
                named(ui, k.fingerprint, cx, |ui, _| {
                    ui.label(RichText::new(print).monospace().size(size::SMALL));
                });
            }
            named(ui, k.passphrase, cx, |ui, label| {
                let field = secret(ui, passphrase, FIELD, "passphrase").labelled_by(label.id);
                if ui.memory(|memory| memory.focused().is_none()) && !enters(ui) {
                    field.request_focus();
                }
            });
        });
        paragraph(ui, quiet(k.sign_explained, cx.colours));
    } else {
        paragraph(ui, RichText::new(if ring.held.is_some() { k.none } else { k.looking }));
    }
    trouble(ui, ring, cx);
    if ring.working {
        waiting(ui, k.signing);
    }
    let ready = any && !ring.working && !passphrase.is_empty();
    if task != ring.task {
        out.push(Message::Keys(KeysMessage::Typed(Box::new(task))));
    }
    ui.add_space(space::S);
    at_right(ui, |ui| {
        if any || ring.held.is_none() {
            let confirm = Button::new(bold(k.sign).color(cx.colours.on_accent)).fill(cx.colours.accent);
            if ui.add_enabled(ready, confirm).clicked() || (ready && enters(ui)) {
                out.push(Message::Keys(KeysMessage::Confirm));
            }
        } else if ui.add_enabled(cx.state.key_folder.is_some(), Button::new(bold(k.new))).clicked() {
            out.push(Message::Keys(KeysMessage::Make));
        }
        if ui.add_enabled(!ring.working, Button::new(cx.t.cancel)).clicked() {
            out.push(Message::Keys(KeysMessage::Close));
        }
    });
}

/// The digest of the seal that is signed, in groups of eight.
fn digest(of: Entry, cx: ViewCtx<'_>) -> Option<String> {
    let report = cx.state.report();
    let seal = match of {
        Entry::Ruling(index) => report.rulings.get(index)?.seal.as_ref()?,
        Entry::Decision(index) => report.decisions.get(index)?.seal.as_ref()?,
    };
    let letters: Vec<char> = seal.digest.chars().collect();
    Some(letters.chunks(8).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join(" "))
}
