//! The user's keys: looked at, made, and used for signing.

use egui::text_edit::TextEditState;
use egui::{Button, Id, Margin, Response, RichText, TextEdit, Ui};

use crate::app::ctx::{Messages, ViewCtx};
use crate::app::keys::update::public_part;
use crate::app::keys::{Held, Keyring, KeysMessage, Secret, Strength, Task, strength};
use crate::app::message::Message;
use crate::app::overlay::Overlay;
use crate::app::theme::{Tone, size, space};
use crate::app::widgets::fields::{first, hinted, named, one_of};
use crate::app::widgets::{at_right, badge, bold, card, enters, in_front, paragraph, quiet};
use crate::report::seal::{Entry, fingerprint};
use crate::text::committee;
use crate::text::keys::shortest;
use crate::text::names::capitalised;
use crate::tr;

const WIDTH: f32 = 620.0;

impl Overlay for Keyring {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
        let mut closed = false;
        let dismissed = in_front(ui.ctx(), "keys", WIDTH, |ui| {
            closed = match self.task.clone() {
                Task::Show => list(ui, self, cx, out),
                task @ Task::Make { .. } => show_make(ui, self, task, cx, out),
                task @ Task::Sign { .. } => show_sign(ui, self, task, cx, out),
            };
        });
        // A click beside a form does not throw away what is typed in it.
        let escaped = ui.input(|input| input.key_pressed(egui::Key::Escape));
        let left = dismissed && !self.working && (escaped || self.task == Task::Show);
        !(closed || left)
    }

    fn in_review(&self) -> bool {
        false
    }
}

/// Whether it is to be closed.
fn list(ui: &mut Ui, ring: &Keyring, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
    ui.label(bold(tr!(cx.lang, "key-title")).size(size::TITLE));
    paragraph(ui, quiet(tr!(cx.lang, "key-explained"), cx.colours));
    if ring.made.is_some() {
        let tone = cx.colours.calm;
        card(ui, tone.fill, None, |ui| {
            paragraph(ui, RichText::new(tr!(cx.lang, "key-made")).color(tone.text));
        });
    }
    match &ring.held {
        None => {
            paragraph(ui, RichText::new(tr!(cx.lang, "key-looking")));
        }
        Some(held) if held.is_empty() => {
            paragraph(ui, RichText::new(tr!(cx.lang, "key-none")));
        }
        Some(held) => {
            for (index, held) in held.iter().enumerate() {
                card(ui, cx.colours.panel, Some(cx.colours.line), |ui| one(ui, index, held, ring, cx));
            }
            paragraph(ui, quiet(tr!(cx.lang, "key-fingerprint-explained"), cx.colours));
        }
    }
    trouble(ui, ring, cx);
    ui.add_space(space::S);
    at_right(ui, |ui| {
        let closed = ui.button(tr!(cx.lang, "close")).clicked();
        let able = cx.state.own_folder.is_some();
        if ui.add_enabled(able, Button::new(bold(tr!(cx.lang, "key-new")))).clicked() {
            out.push(Message::Keys(KeysMessage::Make));
        }
        closed
    })
}

fn one(ui: &mut Ui, index: usize, held: &Held, ring: &Keyring, cx: ViewCtx<'_>) {
    match &held.public {
        Ok(public) => {
            ui.horizontal(|ui| {
                ui.label(bold(&public.name).size(size::GIST));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    let name = format!("{} {}", tr!(cx.lang, "key-copy"), public.name);
                    if ui.button(tr!(cx.lang, "key-copy")).accessible_name(name).clicked()
                        && let Some(text) = public_part(ring, index)
                    {
                        ui.ctx().copy_text(text);
                    }
                });
            });
            ui.label(quiet(tr!(cx.lang, "key-fingerprint"), cx.colours));
            let print = fingerprint(&public.key).unwrap_or_default();
            ui.label(RichText::new(print).monospace().size(size::BODY));
        }
        Err(why) => {
            paragraph(ui, RichText::new(why).color(cx.colours.loss.text));
        }
    }
    let path = held.file.display();
    paragraph(ui, quiet(format!("{} {path}", tr!(cx.lang, "key-kept-in")), cx.colours));
}

pub(crate) fn trouble(ui: &mut Ui, ring: &Keyring, cx: ViewCtx<'_>) {
    if let Some(why) = &ring.trouble {
        let tone = cx.colours.loss;
        card(ui, tone.fill, None, |ui| {
            paragraph(ui, RichText::new(why).color(tone.text));
        });
    }
}

/// A field for a passphrase: its letters are not shown, and it keeps no steps to be undone.
pub(crate) fn secret(ui: &mut Ui, text: &mut Secret, width: f32, id: &'static str) -> Response {
    let id = Id::unique(id);
    let edit = TextEdit::singleline(text.text_mut())
        .id(id)
        .password(true)
        .desired_width(width)
        .margin(Margin::symmetric(8, 6));
    let response = ui.add(edit);
    if let Some(mut state) = TextEditState::load(ui.ctx(), id) {
        state.clear_undoer();
        state.store(ui.ctx(), id);
    }
    response
}

/// Something takes a moment.
pub(crate) fn waiting(ui: &mut Ui, text: &str) {
    ui.label(bold(text));
}

const FIELD: f32 = 300.0;

/// Never to be closed from here: leaving it goes back to the list.
fn show_make(ui: &mut Ui, ring: &mut Keyring, mut task: Task, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
    let Task::Make { name, passphrase, again } = &mut task else { return false };
    ui.label(bold(tr!(cx.lang, "key-make-title")).size(size::TITLE));
    ui.add_enabled_ui(!ring.working, |ui| {
        named(ui, tr!(cx.lang, "key-owner"), cx, |ui, label| {
            let owner = hinted(ui, name, FIELD, tr!(cx.lang, "key-owner-hint")).labelled_by(label.id);
            first("key", &owner);
        });
        named(ui, tr!(cx.lang, "key-passphrase"), cx, |ui, label| {
            secret(ui, passphrase, FIELD, "passphrase").labelled_by(label.id);
            if !passphrase.is_empty() {
                let (text, tone) = said(strength(passphrase.text()), cx);
                badge(ui, text, tone);
            }
        });
        named(ui, tr!(cx.lang, "key-again"), cx, |ui, label| {
            secret(ui, again, FIELD, "passphrase-again").labelled_by(label.id);
            if !again.is_empty() && passphrase != again {
                ui.label(RichText::new(tr!(cx.lang, "key-differ")).color(cx.colours.loss.text));
            }
        });
    });
    paragraph(ui, quiet(shortest(cx.lang), cx.colours));
    trouble(ui, ring, cx);
    let whole =
        !name.trim().is_empty() && passphrase == again && strength(passphrase.text()) != Strength::TooShort;
    if ring.working {
        waiting(ui, tr!(cx.lang, "key-making"));
    }
    ring.task = task;
    ui.add_space(space::S);
    at_right(ui, |ui| {
        let confirm =
            Button::new(bold(tr!(cx.lang, "key-make")).color(cx.colours.on_accent)).fill(cx.colours.accent);
        let ready = whole && !ring.working;
        if ui.add_enabled(ready, confirm).clicked() || (ready && enters(ui)) {
            out.push(Message::Keys(KeysMessage::Confirm));
        }
        if ui.add_enabled(!ring.working, Button::new(tr!(cx.lang, "cancel"))).clicked() {
            out.push(Message::Keys(KeysMessage::Show));
        }
    });
    false
}

fn said(strength: Strength, cx: ViewCtx<'_>) -> (&'static str, Tone) {
    match strength {
        Strength::TooShort => (tr!(cx.lang, "key-too-short"), cx.colours.loss),
        Strength::Weak => (tr!(cx.lang, "key-weak"), cx.colours.foul),
        Strength::Fair => (tr!(cx.lang, "key-fair"), cx.colours.open),
        Strength::Good => (tr!(cx.lang, "key-good"), cx.colours.calm),
    }
}

const SIGN_FIELD: f32 = 300.0;

/// Whether it is to be closed.
fn show_sign(ui: &mut Ui, ring: &mut Keyring, mut task: Task, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
    let Task::Sign { of, chosen, passphrase } = &mut task else { return false };
    ui.label(bold(tr!(cx.lang, "key-sign-title")).size(size::TITLE));
    paragraph(ui, RichText::new(capitalised(&committee::entry(cx.state.report(), *of, cx.lang))));
    if ring.made.is_some() {
        paragraph(ui, RichText::new(tr!(cx.lang, "key-made")).color(cx.colours.calm.text));
    }
    if let Some(digest) = digest(*of, cx) {
        named(ui, tr!(cx.lang, "key-digest"), cx, |ui, _| {
            paragraph(ui, RichText::new(digest).monospace().size(size::SMALL));
        });
    }
    if let Some(refused) = &ring.refused {
        card(ui, cx.colours.loss.fill, None, |ui| {
            paragraph(ui, RichText::new(refused).color(cx.colours.loss.text));
        });
        ui.add_space(space::S);
        return at_right(ui, |ui| ui.button(tr!(cx.lang, "cancel")).clicked());
    }
    let usable: Vec<(usize, String)> =
        ring.usable().map(|(index, public)| (index, public.name.clone())).collect();
    let any = !usable.is_empty();
    if any {
        ui.add_enabled_ui(!ring.working, |ui| {
            *chosen = one_of(ui, tr!(cx.lang, "key-which"), Some(*chosen), usable, cx).unwrap_or(*chosen);
            let print = ring.usable().find(|(index, _)| index == chosen);
            if let Some(print) = print.and_then(|(_, public)| fingerprint(&public.key)) {
                named(ui, tr!(cx.lang, "key-fingerprint"), cx, |ui, _| {
                    ui.label(RichText::new(print).monospace().size(size::SMALL));
                });
            }
            named(ui, tr!(cx.lang, "key-passphrase"), cx, |ui, label| {
                let field = secret(ui, passphrase, SIGN_FIELD, "passphrase").labelled_by(label.id);
                if ui.memory(|memory| memory.focused().is_none()) && !enters(ui) {
                    field.request_focus();
                }
            });
        });
        paragraph(ui, quiet(tr!(cx.lang, "key-sign-explained"), cx.colours));
    } else {
        paragraph(
            ui,
            RichText::new(if ring.held.is_some() {
                tr!(cx.lang, "key-none")
            } else {
                tr!(cx.lang, "key-looking")
            }),
        );
    }
    trouble(ui, ring, cx);
    if ring.working {
        waiting(ui, tr!(cx.lang, "key-signing"));
    }
    let ready = any && !ring.working && !passphrase.is_empty();
    ring.task = task;
    ui.add_space(space::S);
    at_right(ui, |ui| {
        if any || ring.held.is_none() {
            let confirm = Button::new(bold(tr!(cx.lang, "key-sign")).color(cx.colours.on_accent))
                .fill(cx.colours.accent);
            if ui.add_enabled(ready, confirm).clicked() || (ready && enters(ui)) {
                out.push(Message::Keys(KeysMessage::Confirm));
            }
        } else if ui
            .add_enabled(cx.state.own_folder.is_some(), Button::new(bold(tr!(cx.lang, "key-new"))))
            .clicked()
        {
            out.push(Message::Keys(KeysMessage::Make));
        }
        ui.add_enabled(!ring.working, Button::new(tr!(cx.lang, "cancel"))).clicked()
    })
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
