//! What each reading makes of the incident. Clicking a reading puts it in force.

use egui::{
    Align, Color32, Label, Layout, RichText, Role, Sense, TextStyle, TextWrapMode, Ui, WidgetInfo,
    WidgetText, vec2,
};

use crate::app::edit::Edit;
use crate::app::message::Message;
use crate::app::rulings::Today;
use crate::app::theme::{Tone, size, space};
use crate::app::verdict::explainer;
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::{badge, bold, quiet, row, tone};
use crate::law::{LawInForce, Reading};
use crate::ruling::{Outcome, Ruling};
use crate::text::Lang;
use crate::text::ruling::common_result;

/// The room around a result and between it and the name.
const BADGE: f32 = 3.0 * space::S;
/// The least width of one reading's place, in letters of the details' size.
const LEAST: f32 = 15.0;
const LEAST_ENGLISH: f32 = 26.0;

/// Shows the table, in as many columns as there is room for.
pub fn show(ui: &mut Ui, today: &Today, texts: LawInForce<'_>, cx: ViewCtx<'_>, out: &mut Messages) {
    let title = if today.readings_agree() { cx.t.readings_agree } else { cx.t.readings_differ };
    ui.add_space(space::S);
    ui.horizontal(|ui| {
        ui.label(bold(title).size(size::SMALL).color(cx.colours.weak));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().interact_size.y = 26.0;
            if ui.button(quiet(cx.t.command_compare, cx.colours)).clicked() {
                out.push(Message::Compare(true));
            }
        });
    });
    let explainer = explainer(today, texts, cx);
    let readings: Vec<_> = cx.state.library.readings.iter().zip(&today.by_reading).enumerate().collect();
    let letters = match cx.lang {
        Lang::Zh => LEAST,
        Lang::En => LEAST_ENGLISH,
    };
    let columns = if ui.available_width() >= 2.0 * letters * size::SMALL { 2 } else { 1 };
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::S, 2.0);
        for line in readings.chunks(columns) {
            ui.columns(columns, |places| {
                for (ui, &(index, (reading, scenarios))) in places.iter_mut().zip(line) {
                    let ruling = scenarios.settled();
                    let outcome = ruling.map_or_else(
                        || explainer.depends_short(scenarios),
                        |ruling| explainer.ruling_short(ruling),
                    );
                    let chosen = today.chosen == Some(index);
                    let same = !chosen && same(today.ruling(), ruling);
                    Row { reading, ruling, outcome, chosen, same }.show(ui, cx, out);
                }
            });
        }
    });
}

fn same(own: Option<&Ruling>, other: Option<&Ruling>) -> bool {
    own.zip(other).is_some_and(|(own, other)| own.verdict.same_result(&other.verdict))
}

fn result(ruling: Option<&Ruling>) -> Outcome {
    let common = ruling.and_then(common_result).or_else(|| ruling.map(|ruling| &ruling.verdict));
    common.map_or(Outcome::Open, |verdict| verdict.outcome)
}

/// The width of a text in one line.
fn width(ui: &Ui, text: RichText) -> f32 {
    WidgetText::from(text)
        .into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Body)
        .size()
        .x
}

struct Row<'a> {
    reading: &'a Reading,
    /// `None` where it depends on disputed facts.
    ruling: Option<&'a Ruling>,
    outcome: String,
    chosen: bool,
    /// Whether it is another reading with the result of the chosen one.
    same: bool,
}

impl Row<'_> {
    fn show(self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
        let Self { reading, ruling, outcome, chosen, same } = self;
        let colours = cx.colours;
        let name = cx.lang.of(&reading.name);
        let response = row(ui, ("reading", &reading.id), Sense::click(), chosen, colours, |ui| {
            let name = if chosen { bold(name) } else { RichText::new(name) }.color(colours.text);
            // Colour is for what differs.
            let plain = Tone { fill: Color32::TRANSPARENT, text: colours.weak };
            let tone = if same { plain } else { tone(result(ruling), colours) };
            let needed = width(ui, name.clone()) + width(ui, bold(&outcome).size(size::SMALL)) + BADGE;
            // The result goes below a name that it would cut.
            let beside = needed <= ui.available_width();
            if !beside {
                ui.add(Label::new(name.clone()).truncate());
            }
            ui.horizontal(|ui| {
                ui.set_width(ui.available_width());
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    badge(ui, &outcome, tone);
                    if beside {
                        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                            ui.add(Label::new(name).truncate());
                        });
                    }
                });
            });
        });
        response.widget_info(|| {
            WidgetInfo::selected(Role::RadioButton, true, chosen, format!("{name}: {outcome}"))
        });
        let explained = format!("{}\n{}", cx.lang.of(&reading.gist), cx.lang.of(&reading.source));
        if response.on_hover_text(explained).clicked() && !chosen {
            out.push(Message::Edit(Edit::Reading(cx.state.library.cite_reading(&reading.id))));
        }
    }
}
