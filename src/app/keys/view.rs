//! The user's keys: looked at, made, and used for signing.

use crate::app::keys::make;
use crate::app::keys::sign;
use egui::text_edit::TextEditState;
use egui::{Context, Id, Margin, Response, RichText, TextEdit, Ui};

use crate::app::keys::{Held, Keyring, KeysMessage, Secret, Task};
use crate::app::message::Message;
use crate::app::theme::{size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::{at_right, bold, card, in_front, paragraph, quiet};
use crate::report::seal::fingerprint;
use crate::text::keys::{Keys, keys};

const WIDTH: f32 = 620.0;

/// Shows them, if they are looked at.
pub fn show(ctx: &Context, cx: ViewCtx<'_>, out: &mut Messages) {
    let Some(ring) = &cx.state.keys else { return };
    let k = keys(cx.lang);
    let dismissed = in_front(ctx, "keys", WIDTH, |ui| match &ring.task {
        Task::ViewCtx => list(ui, ring, k, cx, out),
        Task::Make { .. } => make::show(ui, ring, k, cx, out),
        Task::Sign { .. } => sign::show(ui, ring, k, cx, out),
    });
    // A click beside a form does not throw away what is typed in it.
    let escaped = ctx.input(|input| input.key_pressed(egui::Key::Escape));
    if dismissed && !ring.working && cx.state.dialog.is_none() && (escaped || ring.task == Task::ViewCtx) {
        out.push(Message::Keys(KeysMessage::Close));
    }
}

fn list(ui: &mut Ui, ring: &Keyring, k: &Keys, cx: ViewCtx<'_>, out: &mut Messages) {
    ui.label(bold(k.title).size(size::TITLE));
    paragraph(ui, quiet(k.explained, cx.colours));
    if ring.made.is_some() {
        let tone = cx.colours.calm;
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
                card(ui, cx.colours.panel, Some(cx.colours.line), |ui| one(ui, index, held, k, cx, out));
            }
            paragraph(ui, quiet(k.fingerprint_explained, cx.colours));
        }
    }
    trouble(ui, ring, cx);
    ui.add_space(space::S);
    at_right(ui, |ui| {
        if ui.button(cx.t.close).clicked() {
            out.push(Message::Keys(KeysMessage::Close));
        }
        let able = cx.state.key_folder.is_some();
        if ui.add_enabled(able, egui::Button::new(bold(k.new))).clicked() {
            out.push(Message::Keys(KeysMessage::Make));
        }
    });
}

fn one(ui: &mut Ui, index: usize, held: &Held, k: &Keys, cx: ViewCtx<'_>, out: &mut Messages) {
    match &held.public {
        Ok(public) => {
            ui.horizontal(|ui| {
                ui.label(bold(&public.name).size(size::GIST));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    let name = format!("{} {}", k.copy, public.name);
                    if ui.button(k.copy).accessible_name(name).clicked() {
                        out.push(Message::Keys(KeysMessage::Copy(index)));
                    }
                });
            });
            ui.label(quiet(k.fingerprint, cx.colours));
            let print = fingerprint(&public.key).unwrap_or_default();
            ui.label(RichText::new(print).monospace().size(size::BODY));
        }
        Err(why) => {
            paragraph(ui, RichText::new(why).color(cx.colours.loss.text));
        }
    }
    let path = held.file.display();
    paragraph(ui, quiet(format!("{} {path}", k.kept_in), cx.colours));
}

/// What went wrong.
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
