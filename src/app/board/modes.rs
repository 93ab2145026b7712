//! What the board is used for: the switch above it, the line that says what the hand does, and the frame.

use egui::{Align, Button, Frame, Label, Layout, Margin, Painter, RichText, Stroke, StrokeKind, Ui, vec2};

use crate::app::board::geometry::Geometry;
use crate::app::board::scene::Scene;
use crate::app::commands::Command;
use crate::app::message::Message;
use crate::app::state::{Mode, Moment};
use crate::app::theme::{CLICKABLE, RADIUS, Tone, size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::bold;
use crate::text::window;

/// The width of a button of the switch, where there is room.
const BUTTON: f32 = 88.0;
/// The height of the line.
pub const HINT: f32 = 26.0;

/// The switch between setting up and recording.
pub fn switch(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    ui.spacing_mut().item_spacing.x = space::XS;
    let width = ((ui.available_width() - 2.0 * space::S) / 3.0).clamp(0.0, BUTTON);
    let modes =
        [(Mode::SetUp, Command::SetUp), (Mode::Replay, Command::Replay), (Mode::Record, Command::Record)];
    for (mode, command) in modes {
        let chosen = cx.state.view.mode == mode;
        let name = command.label(cx.state);
        let tone = tone(mode, cx);
        let text = if chosen { bold(name).color(tone.text) } else { RichText::new(name) };
        let mut button = Button::new(text).selected(chosen).min_size(vec2(width, CLICKABLE));
        if chosen {
            button = button.fill(tone.fill).stroke(Stroke::new(1.5, tone.text));
        }
        if ui.add(button).clicked() {
            out.push(Message::Command(command));
        }
    }
}

/// What the hand does on the board; or which moment is shown, and the way back.
pub fn hint(ui: &mut Ui, scene: &Scene, cx: ViewCtx<'_>, out: &mut Messages) {
    let view = &cx.state.view;
    let tone = tone(view.mode, cx);
    let text = match (view.mode, view.moment) {
        (Mode::SetUp, _) => cx.t.set_up_hint.to_owned(),
        (Mode::Replay, _) => cx.t.replay_hint.to_owned(),
        (_, None) => cx.t.board_hint.to_owned(),
        (_, Some(Moment::Ply(plies))) => window::after_ply(plies, cx.lang),
        (_, Some(Moment::Event(index))) => window::after_row(index + 1, cx.lang),
    };
    let frame = Frame::new().fill(tone.fill).corner_radius(RADIUS / 2).inner_margin(Margin::symmetric(8, 0));
    ui.allocate_ui_with_layout(vec2(ui.available_width(), HINT), Layout::top_down(Align::Min), |ui| {
        frame.show(ui, |ui| {
            ui.set_min_size(vec2(ui.available_width(), HINT));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().interact_size.y = HINT - 4.0;
                let back = RichText::new(cx.t.command_back_to_now).size(size::SMALL);
                if !scene.live && ui.button(back).clicked() {
                    out.push(Message::Command(Command::BackToNow));
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(Label::new(RichText::new(text).size(size::SMALL).color(tone.text)).truncate());
                });
            });
        });
    });
}

/// Around the board while a position is set up.
pub fn frame(painter: &Painter, geometry: &Geometry, cx: ViewCtx<'_>) {
    let stroke = Stroke::new(4.0, cx.colours.open.text);
    painter.rect_stroke(geometry.wood, RADIUS, stroke, StrokeKind::Outside);
}

const fn tone(mode: Mode, cx: ViewCtx<'_>) -> Tone {
    match mode {
        Mode::SetUp => cx.colours.open,
        Mode::Replay | Mode::Record => cx.colours.calm,
    }
}
