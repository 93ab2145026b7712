//! What each reading makes of the incident. Clicking a reading puts it in force.

use egui::{
    Align, Color32, Label, Layout, RichText, Role, Sense, TextStyle, TextWrapMode, Ui, WidgetInfo,
    WidgetText, vec2,
};

use crate::app::comparison::view::Compare;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::event_bar::choose;
use crate::app::review::Choice;
use crate::app::theme;
use crate::app::theme::{Tone, size, space};
use crate::app::widgets::{badge, bold, quiet, row, tone};
use crate::text::Lang;
use crate::text::explanation::{Explanation, UnderReading};
use crate::tr;

/// The room around a result and between it and the name.
const BADGE: f32 = 3.0 * space::S;
/// The least width of one reading's place, in letters of the details' size.
const LEAST: f32 = 15.0;
const LEAST_LATIN: f32 = 26.0;

/// Shows the table, in as many columns as there is room for.
pub fn show(ui: &mut Ui, explanation: &Explanation, cx: ViewCtx<'_>, out: &mut Messages) {
    let title = if explanation.readings_agree {
        tr!(cx.lang, "readings-agree")
    } else {
        tr!(cx.lang, "readings-differ")
    };
    ui.add_space(space::S);
    ui.horizontal(|ui| {
        ui.label(bold(title).size(size::SMALL).color(cx.colours.weak));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            theme::low(ui, 26.0);
            if ui.button(quiet(tr!(cx.lang, "command-compare"), cx.colours)).clicked() {
                out.open(Compare::default());
            }
        });
    });
    let letters = match cx.lang {
        Lang::Zh => LEAST,
        _ => LEAST_LATIN,
    };
    let columns = if ui.available_width() >= 2.0 * letters * size::SMALL { 2 } else { 1 };
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::S, 2.0);
        for line in explanation.readings.chunks(columns) {
            ui.columns(columns, |places| {
                for (ui, reading) in places.iter_mut().zip(line) {
                    row_of(ui, reading, cx, out);
                }
            });
        }
    });
}

/// The width of a text in one line.
fn width(ui: &Ui, text: RichText) -> f32 {
    WidgetText::from(text)
        .into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Body)
        .size()
        .x
}

fn row_of(ui: &mut Ui, reading: &UnderReading, cx: ViewCtx<'_>, out: &mut Messages) {
    let UnderReading { id, name, result, is_this: chosen, .. } = reading;
    let (chosen, colours) = (*chosen, cx.colours);
    let response = row(ui, ("reading", id), Sense::click(), chosen, colours, |ui| {
        let name = if chosen { bold(name) } else { RichText::new(name) }.color(colours.text);
        // Colour is for what differs.
        let plain = Tone { fill: Color32::TRANSPARENT, text: colours.weak };
        let tone = if reading.same && !chosen { plain } else { tone(reading.outcome, colours) };
        let needed = width(ui, name.clone()) + width(ui, bold(result).size(size::SMALL)) + BADGE;
        // The result goes below a name that it would cut.
        let beside = needed <= ui.available_width();
        if !beside {
            ui.add(Label::new(name.clone()).truncate());
        }
        ui.horizontal(|ui| {
            ui.set_width(ui.available_width());
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                badge(ui, result, tone);
                if beside {
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        ui.add(Label::new(name).truncate());
                    });
                }
            });
        });
    });
    response
        .widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, format!("{name}: {result}")));
    let explained = format!("{}\n{}", reading.gist, reading.source);
    if response.on_hover_text(explained).clicked() && !chosen {
        choose(Choice::Reading(id.clone()), cx, out);
    }
}
