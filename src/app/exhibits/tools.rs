//! The buttons below the picture.

use egui::{Button, Ui};

use crate::app::commands::Command;
use crate::app::edit::Edit;
use crate::app::exhibits;
use crate::app::exhibits::image_view::{Change, ImageViewChange, Tool};
use crate::app::exhibits::stage::Zoom;
use crate::app::message::Message;
use crate::app::theme::space;
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{icon_button, paragraph, quiet};
use crate::report::Exhibit;
use crate::report::sight::MOST_MARKS;
use crate::text::exhibits as words;

/// The height of a row of buttons, and of the words below.
pub const ROW: f32 = 32.0 + space::S;
const HINT: f32 = 44.0;
/// Where there is less room across, each row of buttons becomes two.
const NARROW: f32 = 780.0;

/// How high they are where there is so much room across.
#[must_use]
pub fn height(width: f32) -> f32 {
    HINT + if width < NARROW { 4.0 * ROW } else { 2.0 * ROW }
}

/// Shows them; what they ask of the nearness comes back.
pub fn show(
    ui: &mut Ui,
    index: usize,
    exhibit: &Exhibit,
    scale: f32,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) -> Option<Zoom> {
    let (t, sight, viewer) = (cx.t, &exhibit.sight, cx.state.view.viewer);
    let change = |change| Message::Edit(Edit::Exhibits(exhibits::Change::Sight(index, change)));
    let mut zoom = None;
    ui.horizontal_wrapped(|ui| {
        zoom = nearness(ui, scale, cx);
        ui.separator();
        for (name, quarters) in [(t.picture_turn_left, -1), (t.picture_turn_right, 1)] {
            if ui.add_enabled(!viewer.original, Button::new(name)).clicked() {
                out.push(change(Change::Turn(quarters)));
            }
        }
        original(ui, exhibit, cx, out);
    });
    ui.horizontal_wrapped(|ui| {
        let room = sight.marks.len() < MOST_MARKS;
        for tool in Tool::ALL {
            let enabled = room || matches!(tool, Tool::Hand | Tool::Crop);
            let button = Button::new(tool.label(t)).selected(!viewer.original && viewer.tool == tool);
            if ui.add_enabled(enabled, button).clicked() {
                out.push(Message::ImageViewChange(ImageViewChange::Tool(tool)));
            }
        }
        ui.separator();
        for (command, icon) in [(Command::Undo, Icon::Undo), (Command::Redo, Icon::Redo)] {
            let enabled = command.enabled(cx.state);
            if icon_button(ui, icon, &command.label(cx.state), enabled).clicked() {
                out.push(Message::Command(command));
            }
        }
        if let Some(chosen) = viewer.chosen.filter(|&chosen| chosen < sight.marks.len())
            && ui.button(t.mark_remove).clicked()
        {
            out.push(change(Change::Unmark(chosen)));
            out.push(Message::ImageViewChange(ImageViewChange::Choose(None)));
        }
        if sight.crop.is_some() && !viewer.original && ui.button(t.crop_reset).clicked() {
            out.push(change(Change::Crop(None)));
        }
    });
    let hint = if viewer.original { t.picture_is_original } else { viewer.tool.hint(t) };
    paragraph(ui, quiet(hint, cx.colours));
    zoom
}

/// Shows the buttons for a picture that is only looked at.
pub fn look_at(
    ui: &mut Ui,
    exhibit: &Exhibit,
    scale: f32,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) -> Option<Zoom> {
    ui.horizontal(|ui| {
        let zoom = nearness(ui, scale, cx);
        original(ui, exhibit, cx, out);
        zoom
    })
    .inner
}

fn nearness(ui: &mut Ui, scale: f32, cx: ViewCtx<'_>) -> Option<Zoom> {
    let t = cx.t;
    let mut zoom = None;
    if icon_button(ui, Icon::Less, t.picture_smaller, true).clicked() {
        zoom = Some(Zoom::Out);
    }
    if icon_button(ui, Icon::Add, t.picture_larger, true).clicked() {
        zoom = Some(Zoom::In);
    }
    if ui.button(t.picture_fit).clicked() {
        zoom = Some(Zoom::Fit);
    }
    if ui.button(t.picture_natural).clicked() {
        zoom = Some(Zoom::Natural);
    }
    ui.label(quiet(words::percent(scale), cx.colours));
    zoom
}

/// The button that shows the picture as it was received.
fn original(ui: &mut Ui, exhibit: &Exhibit, cx: ViewCtx<'_>, out: &mut Messages) {
    let shown = cx.state.view.viewer.original;
    if exhibit.sight.is_plain() && !shown {
        return;
    }
    if ui.add(Button::new(cx.t.picture_original).selected(shown)).clicked() {
        out.push(Message::ImageViewChange(ImageViewChange::Original(!shown)));
    }
}
