//! What dialogs are made of.

use egui::{Button, RichText, Ui};

use crate::app::ctx::Messages;
use crate::app::message::{Answer, Message};
use crate::app::theme::{size, space};
use crate::app::widgets::{at_right, bold, enters, paragraph};

pub(crate) fn say(ui: &mut Ui, title: &str, lines: &[String]) {
    ui.label(bold(title).size(size::TITLE));
    ui.add_space(space::XS);
    for line in lines {
        paragraph(ui, RichText::new(line));
    }
    ui.add_space(space::M);
}

/// Buttons from the right, the first the one that is most likely wanted.
pub(crate) fn buttons(ui: &mut Ui, answers: &[(&str, Answer)], out: &mut Messages) {
    if let Some(&(_, answer)) = answers.first()
        && enters(ui)
    {
        out.push(Message::Answer(answer));
        return;
    }
    at_right(ui, |ui| {
        for (index, &(text, answer)) in answers.iter().enumerate() {
            let first = index == 0;
            let button = Button::new(if first { bold(text) } else { RichText::new(text) }).selected(first);
            if ui.add(button).clicked() {
                out.push(Message::Answer(answer));
            }
        }
    });
}
