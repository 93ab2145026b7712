//! What dialogs are made of.

use egui::{Button, Context, RichText, Ui};

use crate::app::theme::{size, space};
use crate::app::widgets::{at_right, bold, enters, in_front, paragraph};

/// The width of a question.
pub(crate) const WIDTH: f32 = 460.0;
/// The same for what needs more room.
pub(crate) const WIDE: f32 = 620.0;

pub(crate) fn say(ui: &mut Ui, title: &str, lines: &[String]) {
    ui.label(bold(title).size(size::TITLE));
    ui.add_space(space::XS);
    for line in lines {
        paragraph(ui, RichText::new(line));
    }
    ui.add_space(space::M);
}

/// A question in front of everything else; whether it was clicked or escaped away.
pub(crate) fn window(ctx: &Context, name: &'static str, content: impl FnOnce(&mut Ui)) -> bool {
    in_front(ctx, name, WIDTH, content)
}

/// Buttons from the right, the first the one that is most likely wanted; the one that was clicked.
pub(crate) fn answer<T: Copy>(ui: &mut Ui, answers: &[(&str, T)]) -> Option<T> {
    if let Some(&(_, answer)) = answers.first()
        && enters(ui)
    {
        return Some(answer);
    }
    let mut clicked = None;
    at_right(ui, |ui| {
        for (index, &(text, answer)) in answers.iter().enumerate() {
            let first = index == 0;
            let button = Button::new(if first { bold(text) } else { RichText::new(text) }).selected(first);
            if ui.add(button).clicked() {
                clicked = Some(answer);
            }
        }
    });
    clicked
}
