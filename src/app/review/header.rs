//! The head of the room: what it is, of which report; and the tabs beside the board.

use egui::{Align, Button, Label, Layout, RichText, Ui, vec2};

use crate::app::review::view::{Seen, say};
use crate::app::review::{ReviewMessage, Tab};
use crate::app::theme::{CLICKABLE, size, space};
use crate::app::view::Messages;
use crate::app::widgets::{badge, bold, quiet};
use crate::text::{review_room as sentences, window};

/// Shows the head.
pub fn show(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let cx = seen.cx;
    ui.horizontal(|ui| {
        ui.set_min_height(CLICKABLE);
        ui.label(bold(seen.words.title).size(size::TITLE));
        badge(ui, seen.words.read_only, cx.colours.calm);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.add(Button::new(seen.words.leave).min_size(vec2(0.0, CLICKABLE))).clicked() {
                say(out, ReviewMessage::Leave);
            }
            ui.label(quiet("Esc", cx.colours));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add_space(space::S);
                let event = window::event_line(cx.state.report(), cx.lang);
                ui.add(Label::new(RichText::new(event)).truncate());
            });
        });
    });
}

/// Shows the tabs.
pub fn tabs(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    let (words, lang) = (seen.words, seen.cx.lang);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
        for tab in Tab::ALL {
            let (name, wrong) = match tab {
                Tab::Ruling => (words.tab_ruling.to_owned(), false),
                Tab::Given => {
                    let others = others(seen);
                    (sentences::tab(words.tab_given, others, lang), others > 0)
                }
                Tab::Seals => {
                    let broken = seen.cx.state.review.checked.as_ref();
                    let broken = broken.map_or(0, |checked| checked.breaches.len());
                    (sentences::tab(words.tab_seals, broken, lang), broken > 0)
                }
                Tab::Precedents => (words.tab_precedents.to_owned(), false),
            };
            let chosen = seen.room.tab == tab;
            let colours = seen.cx.colours;
            let mut text = if chosen { bold(name) } else { RichText::new(name) };
            if wrong {
                text = text.color(colours.foul.text);
            }
            let button = Button::new(text).selected(chosen).min_size(vec2(84.0, CLICKABLE));
            if ui.add(button).clicked() {
                say(out, ReviewMessage::Tab(tab));
            }
        }
    });
    ui.add_space(space::XS);
}

/// How many rulings and decisions come out otherwise today.
fn others(seen: Seen<'_>) -> usize {
    let checked = seen.cx.state.review.checked.as_ref();
    checked.map_or(0, |checked| checked.reviewed.iter().filter(|one| one.is_other()).count())
}
