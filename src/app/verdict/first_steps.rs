//! What stands in the place of a verdict before anything has happened: the position, the law, the event.

use egui::{Button, RichText, Ui};
use strum::IntoEnumIterator;

use crate::app::commands::Command;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::event_bar::choose;
use crate::app::message::Message;
use crate::app::review::Choice;
use crate::app::theme::{size, space};
use crate::app::widgets::{bold, card, paragraph, quiet};
use crate::law::Level;
use crate::text::{ruling, set_up};
use crate::tr;

pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let lang = cx.lang;
    paragraph(ui, bold(tr!(lang, "first-title")).size(size::TITLE).color(cx.colours.weak));
    step(ui, "1", tr!(lang, "first-position"), cx, |ui| {
        // A picture is added first.
        let none = cx.state.report().exhibits.is_empty();
        let from_picture = if none { Command::Attach } else { Command::ReadPosition };
        paragraph(ui, quiet(set_up::in_short(cx.state.report(), lang), cx.colours));
        commands(
            ui,
            &[
                (Command::SetUp, tr!(lang, "first-set-up")),
                (Command::Paste, tr!(lang, "first-paste")),
                (Command::Import, tr!(lang, "first-import")),
                (from_picture, tr!(lang, "first-picture")),
            ],
            tr!(lang, "first-position"),
            cx,
            out,
        );
    });
    step(ui, "2", tr!(lang, "first-law"), cx, |ui| {
        let law = cx.state.law_choice();
        ui.horizontal_wrapped(|ui| {
            for level in Level::iter() {
                let chosen = law.level == level;
                let name = ruling::level(level, lang);
                let spoken = spoken(tr!(lang, "first-law"), name, cx);
                if ui.add(Button::new(name).selected(chosen)).accessible_name(spoken).clicked() && !chosen {
                    choose(Choice::Level(level), cx, out);
                }
            }
        });
        let now = cx.state.library.rulebook(&law.rulebook).map_or("", |book| lang.of(&book.name));
        ui.menu_button(format!("{now} ▼"), |ui| {
            for book in &cx.state.library.rulebooks {
                let chosen = book.id == law.rulebook;
                if ui.add(Button::selectable(chosen, lang.of(&book.name))).clicked() {
                    choose(Choice::Rulebook(book.id.clone()), cx, out);
                    ui.close();
                }
            }
        });
    });
    step(ui, "3", tr!(lang, "first-event"), cx, |ui| {
        paragraph(ui, RichText::new(tr!(lang, "nothing-recorded-hint")));
        let add = [(Command::AddEvent, tr!(lang, "first-add-event"))];
        commands(ui, &add, tr!(lang, "first-event"), cx, out);
    });
}

fn step(ui: &mut Ui, number: &str, title: &str, cx: ViewCtx<'_>, content: impl FnOnce(&mut Ui)) {
    card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        paragraph(ui, bold(format!("{number}　{title}")).size(size::GIST));
        content(ui);
    });
}

/// A name that is told apart from that of the same command elsewhere in the window.
fn spoken(step: &str, name: &str, cx: ViewCtx<'_>) -> String {
    [step, name].join(tr!(cx.lang, "join-colon"))
}

fn commands(ui: &mut Ui, all: &[(Command, &str)], step: &str, cx: ViewCtx<'_>, out: &mut Messages) {
    ui.horizontal_wrapped(|ui| {
        for &(command, name) in all {
            let button = ui.add_enabled(cx.enabled(command), Button::new(name));
            if button.accessible_name(spoken(step, name, cx)).clicked() {
                out.push(Message::Command(command));
            }
        }
    });
}
