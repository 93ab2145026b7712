//! The palette: every command, found by its name in either language.

use egui::{
    Align, Context, Event, Key, Label, Layout, Modifiers, RichText, Role, ScrollArea, Sense, TextEdit, Ui,
    WidgetInfo,
};

use crate::app::commands::Command;
use crate::app::input::ime;
use crate::app::message::Message;
use crate::app::palette::commands::keys;
use crate::app::theme::{size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::{in_front, paragraph, quiet, row};
use crate::text::Lang;

const WIDTH: f32 = 640.0;
/// The height of the list, and what stands around it in a low window.
const HEIGHT: f32 = 420.0;
const AROUND: f32 = 160.0;

/// Shows the palette, if it is open.
pub fn show(ctx: &Context, cx: ViewCtx<'_>, out: &mut Messages) {
    let Some(finder) = &cx.state.view.finder else { return };
    let mut new = finder.clone();
    let mut run = None;
    let dismissed = in_front(ctx, "palette", WIDTH, |ui| {
        let moved = steps(ui);
        let edit = TextEdit::singleline(&mut new.query)
            .desired_width(f32::INFINITY)
            .hint_text(cx.t.find_hint)
            .margin(egui::Margin::symmetric(8, 6));
        let field = ui.add(edit).accessible_name(cx.t.find_hint);
        let submitted = field.lost_focus() && ime::enter(ui);
        if !field.has_focus() {
            field.request_focus();
        }
        if new.query != finder.query {
            new.chosen = 0;
        }
        let found = new.found(cx.state);
        let last = found.len().saturating_sub(1);
        new.chosen = new.chosen.saturating_add_signed(moved).min(last);
        if submitted {
            run = found.get(new.chosen).copied();
        }
        ui.add_space(space::XS);
        if let Some(clicked) = list(ui, &found, new.chosen, moved != 0, cx) {
            run = Some(clicked);
        }
    });
    match run.filter(|command| command.enabled(cx.state)) {
        Some(command) => {
            out.push(Message::Find(None));
            out.push(Message::Command(command));
        }
        None if dismissed => out.push(Message::Find(None)),
        None if new != *finder => out.push(Message::Find(Some(new))),
        None => {}
    }
}

/// How far the arrows go down the list; the field below does not see them.
fn steps(ui: &Ui) -> isize {
    const PAGE: isize = 8;
    let mut sum = 0;
    ui.input_mut(|input| {
        input.events.retain(|event| {
            let step = match event {
                Event::Key { key, pressed: true, modifiers: Modifiers::NONE, .. } => match key {
                    Key::ArrowDown => 1,
                    Key::ArrowUp => -1,
                    Key::PageDown => PAGE,
                    Key::PageUp => -PAGE,
                    _ => 0,
                },
                _ => 0,
            };
            sum += step;
            step == 0
        });
    });
    sum
}

/// Shows the list, and says which command was clicked.
fn list(ui: &mut Ui, found: &[Command], chosen: usize, moved: bool, cx: ViewCtx<'_>) -> Option<Command> {
    let height = (ui.ctx().content_rect().height() - AROUND).clamp(160.0, HEIGHT);
    let mut clicked = None;
    let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
    area.auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        if found.is_empty() {
            paragraph(ui, quiet(cx.t.nothing_like_it, cx.colours));
        }
        for (index, &command) in found.iter().enumerate() {
            let enabled = command.enabled(cx.state);
            let name = command.label(cx.state);
            let response = row(ui, ("found", index), Sense::click(), index == chosen, cx.colours, |ui| {
                entry(ui, command, &name, enabled, cx);
            });
            response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, index == chosen, &name));
            if response.clicked() {
                clicked = Some(command);
            }
            if moved && index == chosen {
                response.scroll_to_me(None);
            }
        }
    });
    clicked
}

/// The name, the name in the other language, and the keys.
fn entry(ui: &mut Ui, command: Command, name: &str, enabled: bool, cx: ViewCtx<'_>) {
    let (text, weak) = (cx.colours.text, cx.colours.weak);
    let dim = |colour: egui::Color32| if enabled { colour } else { colour.gamma_multiply(0.6) };
    let other = match cx.lang {
        Lang::Zh => Lang::En,
        Lang::En => Lang::Zh,
    };
    ui.horizontal(|ui| {
        ui.set_width(ui.available_width());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if let Some(keys) = keys(ui.ctx(), command) {
                ui.label(RichText::new(keys).size(size::SMALL).color(dim(weak)));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.label(RichText::new(name).color(dim(text)));
                let other = command.label_in(cx.state, other);
                if other != name {
                    ui.add(Label::new(quiet(other, cx.colours).color(dim(weak))).truncate());
                }
            });
        });
    });
}
