//! Small parts of the room.

use egui::{Align, Layout, Response, RichText, Ui, vec2};

use crate::app::review::view::Seen;
use crate::app::theme::{Tone, size};
use crate::app::widgets::{badge, paragraph, quiet};

/// The room for a name.
pub const NAME: f32 = 72.0;

/// A name, and beside it what it is the name of; nothing where that is empty.
pub fn pair(ui: &mut Ui, name: &str, value: &str, seen: Seen<'_>) {
    if value.trim().is_empty() {
        return;
    }
    ui.horizontal_top(|ui| {
        column(ui, NAME, |ui| drop(paragraph(ui, quiet(name, seen.cx.colours))));
        let width = ui.available_width();
        column(ui, width, |ui| drop(paragraph(ui, RichText::new(value).size(size::SMALL + 1.0))));
    });
}

/// A column of this width.
pub fn column(ui: &mut Ui, width: f32, content: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        content(ui);
    });
}

/// The badge of everything that is tried.
pub fn trial_badge(ui: &mut Ui, text: &str, seen: Seen<'_>) -> Response {
    let Tone { fill, text: ink } = seen.cx.colours.open;
    badge(ui, text, Tone { fill: ink, text: fill })
}
