//! The verdict in one line that can be read across a table, and what the arbiter does now.

use egui::{Align, Button, Layout, RichText, TextStyle, TextWrapMode, Ui, WidgetText};

use crate::app::commands::Command;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::message::Message;
use crate::app::theme::{size, space};
use crate::app::widgets::{at_right, bold, card, paragraph, quiet, tone};
use crate::text::committee;
use crate::text::explanation::Explanation;
use crate::tr;

/// How wide the panel is for each point of the verdict's type.
const WIDTH_A_POINT: f32 = 11.0;
/// The same for the longer line that says that it depends on disputed facts.
const WIDTH_A_POINT_OPEN: f32 = 14.0;

/// The decision of the appeals committee that is in force, over whatever the program makes of the record; says
/// whether there is one.
pub fn in_force(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
    let report = cx.state.report();
    let Some(decision) = report.in_force() else { return false };
    let tone = tone(report.result_in_force(), cx.colours);
    card(ui, tone.fill, Some(tone.text), |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let text = committee::in_force(report, decision, cx.lang);
        let line = bold(text).size(big(ui).min(size::VERDICT_LEAST)).color(tone.text);
        let beside = title(ui, line, cx, out);
        for sentence in committee::to_do(report, decision, cx.lang) {
            paragraph(ui, RichText::new(sentence).size(size::GIST).color(cx.colours.text));
        }
        if !beside {
            announce(ui, cx, out);
        }
    });
    paragraph(ui, quiet(committee::from_the_record(cx.lang), cx.colours));
    true
}

/// Shows the line and the sentence under it.
pub fn show(ui: &mut Ui, explanation: &Explanation, cx: ViewCtx<'_>, out: &mut Messages) {
    let tone = tone(explanation.outcome_of_result(), cx.colours);
    let decided = in_force(ui, cx, out);
    card(ui, tone.fill, None, |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let size = match explanation.depends_on() {
            _ if decided => size::TITLE,
            Some(_) => (ui.available_width() / WIDTH_A_POINT_OPEN).clamp(size::TITLE, size::VERDICT_LEAST),
            None => big(ui),
        };
        let line = bold(explanation.result()).size(size).color(tone.text);
        let beside = if decided {
            paragraph(ui, line);
            true
        } else {
            title(ui, line, cx, out)
        };
        let gist = explanation.gist_of_result();
        if !gist.is_empty() {
            paragraph(ui, RichText::new(gist).size(size::GIST).color(cx.colours.text));
        }
        if !beside {
            announce(ui, cx, out);
        }
    });
}

/// Shows the line, and beside it the button that shows the ruling to be read out; says whether there was room
/// for the button.
fn title(ui: &mut Ui, line: RichText, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
    let room = ui.available_width();
    let width = |text: RichText| {
        WidgetText::from(text)
            .into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Body)
            .size()
            .x
    };
    let button = width(RichText::new(cx.label(Command::Announce)).size(size::SMALL));
    let fits = width(line.clone()) + button + 2.0 * ui.spacing().button_padding.x + space::L <= room;
    if fits {
        ui.horizontal_top(|ui| {
            ui.label(line);
            ui.with_layout(Layout::right_to_left(Align::Min), |ui| announce_button(ui, cx, out));
        });
    } else {
        paragraph(ui, line);
    }
    fits
}

/// The button that shows the ruling to be read out.
fn announce(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    at_right(ui, |ui| announce_button(ui, cx, out));
}

fn announce_button(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    if cx.read_only() {
        return;
    }
    let command = Command::Announce;
    let button = Button::new(RichText::new(cx.label(command)).size(size::SMALL));
    if ui.add_enabled(cx.enabled(command), button).clicked() {
        out.push(Message::Command(command));
    }
}

/// The size of the verdict's type in a panel of this width.
fn big(ui: &Ui) -> f32 {
    (ui.available_width() / WIDTH_A_POINT).clamp(size::VERDICT_LEAST, size::VERDICT_MOST)
}

/// Shows that there is nothing to rule on yet, and what to do about it.
pub fn awaiting(ui: &mut Ui, cx: ViewCtx<'_>) {
    card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
        paragraph(ui, bold(tr!(cx.lang, "nothing-recorded")).size(size::TITLE).color(cx.colours.weak));
    });
}

/// Shows why there is no ruling.
pub fn obstacle(ui: &mut Ui, title: &str, lines: &[String], cx: ViewCtx<'_>) {
    let tone = cx.colours.open;
    card(ui, tone.fill, None, |ui| {
        paragraph(ui, bold(title).size(size::TITLE).color(tone.text));
        for line in lines {
            paragraph(ui, RichText::new(line));
        }
    });
}

/// Shows what the arbiter does now, numbered.
pub fn instructions<T: AsRef<str>>(ui: &mut Ui, now: &[T], cx: ViewCtx<'_>) {
    card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        ui.label(bold(tr!(cx.lang, "now")).size(size::SMALL).color(cx.colours.weak));
        for (index, instruction) in now.iter().enumerate() {
            ui.horizontal_top(|ui| {
                ui.label(quiet(format!("{}", index + 1), cx.colours).size(size::BODY));
                paragraph(ui, RichText::new(instruction.as_ref()));
            });
        }
    });
}
