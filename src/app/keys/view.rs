//! The user's keys: looked at, made, and used for signing.

use crate::app::keys::make;
use crate::app::keys::sign;
use egui::text_edit::TextEditState;
use egui::{Context, Id, Margin, Response, RichText, TextEdit, Ui};

use crate::app::keys::{Held, Keyring, Said, Secret, Task};
use crate::app::message::Message;
use crate::app::theme::{size, space};
use crate::app::view::{Look, Outbox};
use crate::app::widgets::{at_right, bold, card, in_front, paragraph, quiet};
use crate::report::seal::fingerprint;
use crate::text::keys::{Keys, keys};

const WIDTH: f32 = 620.0;

/// Shows them, if they are looked at.
pub fn show(ctx: &Context, look: Look<'_>, out: &mut Outbox) {
    let Some(ring) = &look.state.keys else { return };
    let k = keys(look.lang);
    let dismissed = in_front(ctx, "keys", WIDTH, |ui| match &ring.task {
        Task::Look => list(ui, ring, k, look, out),
        Task::Make { .. } => make::show(ui, ring, k, look, out),
        Task::Sign { .. } => sign::show(ui, ring, k, look, out),
    });
    // A click beside a form does not throw away what is typed in it.
    let escaped = ctx.input(|input| input.key_pressed(egui::Key::Escape));
    if dismissed && !ring.working && look.state.dialog.is_none() && (escaped || ring.task == Task::Look) {
        out.push(Message::Keys(Said::Close));
    }
}

fn list(ui: &mut Ui, ring: &Keyring, k: &Keys, look: Look<'_>, out: &mut Outbox) {
    ui.label(bold(k.title).size(size::TITLE));
    paragraph(ui, quiet(k.explained, look.colours));
    if ring.made.is_some() {
        let tone = look.colours.calm;
        card(ui, tone.fill, None, |ui| {
            paragraph(ui, RichText::new(k.made).color(tone.text));
        });
    }
    match &ring.held {
        None => {
            paragraph(ui, RichText::new(k.looking));
        }
        Some(held) if held.is_empty() => {
            paragraph(ui, RichText::new(k.none));
        }
        Some(held) => {
            for (index, held) in held.iter().enumerate() {
                card(ui, look.colours.panel, Some(look.colours.line), |ui| {
                    one(ui, index, held, k, look, out)
                });
            }
            paragraph(ui, quiet(k.fingerprint_explained, look.colours));
        }
    }
    trouble(ui, ring, look);
    ui.add_space(space::S);
    at_right(ui, |ui| {
        if ui.button(look.t.close).clicked() {
            out.push(Message::Keys(Said::Close));
        }
        let able = look.state.key_folder.is_some();
        if ui.add_enabled(able, egui::Button::new(bold(k.new))).clicked() {
            out.push(Message::Keys(Said::Make));
        }
    });
}

fn one(ui: &mut Ui, index: usize, held: &Held, k: &Keys, look: Look<'_>, out: &mut Outbox) {
    match &held.public {
        Ok(public) => {
            ui.horizontal(|ui| {
                ui.label(bold(&public.name).size(size::GIST));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    let name = format!("{} {}", k.copy, public.name);
                    if ui.button(k.copy).accessible_name(name).clicked() {
                        out.push(Message::Keys(Said::Copy(index)));
                    }
                });
            });
            ui.label(quiet(k.fingerprint, look.colours));
            let print = fingerprint(&public.key).unwrap_or_default();
            ui.label(RichText::new(print).monospace().size(size::BODY));
        }
        Err(why) => {
            paragraph(ui, RichText::new(why).color(look.colours.loss.text));
        }
    }
    let path = held.file.display();
    paragraph(ui, quiet(format!("{} {path}", k.kept_in), look.colours));
}

/// What went wrong.
pub(crate) fn trouble(ui: &mut Ui, ring: &Keyring, look: Look<'_>) {
    if let Some(why) = &ring.trouble {
        let tone = look.colours.loss;
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
