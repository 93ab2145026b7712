//! The buttons to work on an exhibit with, and to look at it more nearly.

use egui::{Button, Ui};

use crate::app::commands::Command;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::edit::Edit;
use crate::app::exhibits::ExhibitEdit;
use crate::app::exhibits::image_view::{ImageEdit, ImageView, Tool, Viewer};
use crate::app::message::Message;
use crate::app::theme::space;
use crate::app::widgets::icons::Icon;
use crate::app::widgets::{icon_button, paragraph, quiet};
use crate::report::Exhibit;
use crate::report::annotations::MOST_MARKS;
use crate::text::exhibits as words;
use crate::tr;

/// How near the picture is asked to be looked at.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Zoom {
    In,
    Out,
    /// As large as there is room.
    Fit,
    /// One pixel of the picture on one of the screen.
    Natural,
}

/// The height of a row of buttons, and of the words below.
pub const ROW: f32 = 32.0 + space::S;
const HINT: f32 = 44.0;
/// Where there is less room across, each row of buttons becomes two.
const NARROW: f32 = 780.0;

/// How high they are where there is so much room across.
pub fn height(width: f32) -> f32 {
    HINT + if width < NARROW { 4.0 * ROW } else { 2.0 * ROW }
}

/// Shows them; what they ask of the nearness comes back.
pub fn show(
    ui: &mut Ui,
    viewer: &mut Viewer,
    exhibit: &Exhibit,
    scale: f32,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) -> Option<Zoom> {
    let (sight, index, viewer) = (&exhibit.annotations, viewer.exhibit, &mut viewer.image);
    let change = |change| Message::Edit(Edit::Exhibits(ExhibitEdit::Sight(index, change)));
    let mut zoom = None;
    ui.horizontal_wrapped(|ui| {
        zoom = nearness(ui, scale, cx);
        ui.separator();
        for (name, quarters) in
            [(tr!(cx.lang, "picture-turn-left"), -1), (tr!(cx.lang, "picture-turn-right"), 1)]
        {
            if ui.add_enabled(!viewer.original, Button::new(name)).clicked() {
                out.push(change(ImageEdit::Turn(quarters)));
            }
        }
        original(ui, exhibit, viewer, cx);
    });
    ui.horizontal_wrapped(|ui| {
        let room = sight.marks.len() < MOST_MARKS;
        for tool in Tool::ALL {
            let enabled = room || matches!(tool, Tool::Hand | Tool::Crop);
            let button = Button::new(tool.label(cx.lang)).selected(!viewer.original && viewer.tool == tool);
            if ui.add_enabled(enabled, button).clicked() {
                viewer.take(tool);
            }
        }
        ui.separator();
        for (command, icon) in [(Command::Undo, Icon::Undo), (Command::Redo, Icon::Redo)] {
            let enabled = cx.enabled(command);
            if icon_button(ui, icon, &cx.label(command), enabled).clicked() {
                out.push(Message::Command(command));
            }
        }
        if let Some(chosen) = viewer.chosen.filter(|&chosen| chosen < sight.marks.len())
            && ui.button(tr!(cx.lang, "mark-remove")).clicked()
        {
            out.push(change(ImageEdit::Unmark(chosen)));
            viewer.chosen = None;
        }
        if sight.crop.is_some() && !viewer.original && ui.button(tr!(cx.lang, "crop-reset")).clicked() {
            out.push(change(ImageEdit::Crop(None)));
        }
    });
    let hint = if viewer.original { tr!(cx.lang, "picture-is-original") } else { viewer.tool.hint(cx.lang) };
    paragraph(ui, quiet(hint, cx.colours));
    zoom
}

/// Shows the buttons for a picture that is only looked at.
pub fn look_at(
    ui: &mut Ui,
    viewer: &mut ImageView,
    exhibit: &Exhibit,
    scale: f32,
    cx: ViewCtx<'_>,
) -> Option<Zoom> {
    ui.horizontal(|ui| {
        let zoom = nearness(ui, scale, cx);
        original(ui, exhibit, viewer, cx);
        zoom
    })
    .inner
}

fn nearness(ui: &mut Ui, scale: f32, cx: ViewCtx<'_>) -> Option<Zoom> {
    let mut zoom = None;
    if icon_button(ui, Icon::Less, tr!(cx.lang, "picture-smaller"), true).clicked() {
        zoom = Some(Zoom::Out);
    }
    if icon_button(ui, Icon::Add, tr!(cx.lang, "picture-larger"), true).clicked() {
        zoom = Some(Zoom::In);
    }
    if ui.button(tr!(cx.lang, "picture-fit")).clicked() {
        zoom = Some(Zoom::Fit);
    }
    if ui.button(tr!(cx.lang, "picture-natural")).clicked() {
        zoom = Some(Zoom::Natural);
    }
    ui.label(quiet(words::percent(scale), cx.colours));
    zoom
}

/// The button that shows the picture as it was received.
fn original(ui: &mut Ui, exhibit: &Exhibit, viewer: &mut ImageView, cx: ViewCtx<'_>) {
    let shown = viewer.original;
    if exhibit.annotations.is_plain() && !shown {
        return;
    }
    if ui.add(Button::new(tr!(cx.lang, "picture-original")).selected(shown)).clicked() {
        viewer.show_original(!shown);
    }
}
