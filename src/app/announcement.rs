//! The ruling on the whole screen, in words to be read out: the language chosen large, the other below it.

use crate::app::commands::{Command as C, CommandSpec, NONE, Section, starts};
use crate::app::message::Effect;
use crate::app::state::State;
use egui::{Button, CentralPanel, FontId, Frame, Key, Margin, RichText, Ui, ViewportCommand, vec2};

use crate::app::commands::Command;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::message::Message;
use crate::app::overlay::Overlay;
use crate::app::theme::fonts;
use crate::app::theme::{Tone, size, space};
use crate::app::widgets::{at_right, bold, paragraph, quiet, tone};
use crate::text::Lang;
use crate::text::announce::Announcement;
use crate::tr;

/// Sizes of type at the largest, and how much smaller the other language is.
const RESULT: f32 = 150.0;
const SENTENCE: f32 = 52.0;
const OTHER: f32 = 0.45;
/// How far everything shrinks to fit, and in which steps.
const STEPS: u8 = 18;
const STEP: f32 = 0.05;
/// The height of the buttons with what is around them.
const BUTTONS: f32 = 56.0;

/// The ruling on the whole screen.
#[derive(Debug)]
pub struct Announced;

impl Overlay for Announced {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
        let stays = spoken_large(ui, cx, out);
        if !stays {
            ui.ctx().send_viewport_cmd(ViewportCommand::Fullscreen(false));
        }
        stays
    }

    fn in_review(&self) -> bool {
        false
    }

    fn fills_window(&self) -> bool {
        true
    }
}

/// Whether there is a ruling, and it is to be shown on.
fn spoken_large(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
    let other = cx.lang.beside();
    let (Some((large, tone)), Some((small, _))) = (words(cx, cx.lang), words(cx, other)) else {
        return false;
    };
    let mut closed = false;
    let frame = Frame::new().fill(tone.fill).inner_margin(Margin::same(3 * space::L as i8));
    CentralPanel::no_frame().frame(frame).show(ui, |ui| {
        let room = ui.available_size() - vec2(0.0, BUTTONS);
        let scale = (0..STEPS)
            .map(|step| 1.0 - f32::from(step) * STEP)
            .find(|&scale| height(ui, &large, scale) + height(ui, &small, scale * OTHER) < room.y)
            .unwrap_or(1.0 - f32::from(STEPS) * STEP);
        let used = height(ui, &large, scale) + height(ui, &small, scale * OTHER);
        ui.allocate_ui(vec2(room.x, room.y), |ui| {
            ui.set_min_size(room);
            ui.add_space(((room.y - used) / 3.0).max(0.0));
            spoken(ui, &large, scale, tone, cx);
            ui.add_space(space::L);
            ui.separator();
            spoken(ui, &small, scale * OTHER, tone, cx);
        });
        closed = buttons(ui, other, cx, out);
    });
    let escaped = ui.input(|input| input.key_pressed(Key::Escape) || input.key_pressed(Key::F5));
    !(closed || escaped)
}

/// What is read out in a language, and its colours.
fn words(cx: ViewCtx<'_>, lang: Lang) -> Option<(Announcement, Tone)> {
    let report = cx.state.report();
    if let Some(decision) = report.in_force() {
        let tone = tone(report.result_in_force(), cx.colours);
        return Some((Announcement::decided(report, decision, lang), tone));
    }
    let explanation = cx.state.explanation(lang)?;
    Some((explanation.announcement.clone(), tone(explanation.outcome_of_result(), cx.colours)))
}

/// The sentences under the result.
fn sentences(of: &Announcement) -> impl Iterator<Item = &str> {
    std::iter::once(&of.reason).chain(&of.next).map(String::as_str).filter(|text| !text.is_empty())
}

/// The height that it takes at this scale.
fn height(ui: &Ui, of: &Announcement, scale: f32) -> f32 {
    let width = ui.available_width();
    let measure = |text: &str, font: FontId| {
        ui.painter().layout(text.to_owned(), font, egui::Color32::PLACEHOLDER, width).size().y
    };
    let result = measure(&of.result, FontId::new(RESULT * scale, fonts::bold()));
    let rest = sentences(of).map(|text| measure(text, FontId::proportional(SENTENCE * scale)) + gap(scale));
    result + rest.sum::<f32>() + 2.0 * space::L
}

fn gap(scale: f32) -> f32 {
    space::L * scale
}

fn spoken(ui: &mut Ui, of: &Announcement, scale: f32, tone: Tone, cx: ViewCtx<'_>) {
    ui.spacing_mut().item_spacing.y = gap(scale);
    paragraph(ui, bold(&of.result).size(RESULT * scale).color(tone.text));
    for text in sentences(of) {
        paragraph(ui, RichText::new(text).size(SENTENCE * scale).color(cx.colours.text));
    }
}

/// Whether it is to be closed.
fn buttons(ui: &mut Ui, other: Lang, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
    ui.add_space(space::M);
    at_right(ui, |ui| {
        let closed = ui.add(Button::new(tr!(cx.lang, "close")).min_size(vec2(96.0, 36.0))).clicked();
        let command = Command::Language(other);
        if ui.add(Button::new(cx.label(command)).min_size(vec2(96.0, 36.0))).clicked() {
            out.push(Message::Command(command));
        }
        ui.label(quiet("Esc", cx.colours).size(size::SMALL));
        closed
    })
}

/// What this feature offers as commands.
pub(crate) static COMMANDS: &[CommandSpec] =
    &[starts(Section::RulesRuling, C::Announce, |lang| tr!(lang, "command-announce"), announce)
        .key(NONE, Key::F5)
        .when(|state| {
            let decided = state.report().in_force().is_some();
            decided || state.today().is_some_and(|today| today.scenarios().is_some())
        })];

/// Shows the ruling to be read out on the whole screen.
fn announce(state: &mut State) -> Vec<Effect> {
    state.view.front.open(Announced);
    vec![Effect::FullScreen(true)]
}
