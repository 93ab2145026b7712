//! The appeal: by whom, against what, and whether in time.

use egui::{RichText, Ui};

use crate::app::decision_form::view::Sheet;
use crate::app::drafts::{DecisionDraft, Drafting, Timed};
use crate::app::message::Message;
use crate::app::theme::{Tone, size, space};
use crate::app::view::Messages;
use crate::app::widgets::fields::{first, hinted, line, lines, named, one_of};
use crate::app::widgets::{badge, paragraph};
use crate::report::{InTime, Stage};
use crate::text::{decision as words, names};
use xiangqi::Side;

const NAME: f32 = 260.0;
const TIME: f32 = 160.0;
/// For one in which an example stands.
const EXAMPLE: f32 = 252.0;
const NUMBER: f32 = 64.0;

/// Shows the part.
pub fn show(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>, out: &mut Messages) {
    let Sheet { cx, f, .. } = sheet;
    let appeal = &mut draft.decision.appeal;
    ui.horizontal_top(|ui| {
        named(ui, f.appellant, cx, |ui, label| {
            let by = hinted(ui, &mut appeal.by, NAME, f.appellant_hint).labelled_by(label.id);
            first("decision", &by);
        });
        ui.add_space(space::M);
        let sides = [Some(Side::Red), Some(Side::Black), None]
            .map(|side| (side, side.map_or(f.for_neither, |side| names::side(side, cx.lang)).to_owned()));
        if let Some(side) = one_of(ui, f.for_side, Some(appeal.side), sides, cx) {
            appeal.side = side;
        }
    });
    // Nobody is bound by a commentary, and nobody appeals against one.
    let chosen = appeal.against;
    let rulings = cx.state.report().rulings.iter().enumerate();
    let rulings = rulings.filter(|(index, given)| given.stage != Stage::Commentary || chosen == Some(*index));
    let rulings = rulings.map(|(index, given)| (Some(index), words::ruling_given(index + 1, given, cx.lang)));
    let against = rulings.chain([(None, f.against_none.to_owned())]);
    if let Some(against) = one_of(ui, f.against, Some(appeal.against), against, cx) {
        appeal.against = against;
    }
    times(ui, draft, sheet, out);
    deadline(ui, draft, sheet);
    let appeal = &mut draft.decision.appeal;
    named(ui, f.claim, cx, |ui, label| {
        lines(ui, &mut appeal.claim, 2, "").labelled_by(label.id);
    });
    named(ui, f.fee, cx, |ui, label| {
        hinted(ui, &mut appeal.fee, NAME, f.fee_hint).labelled_by(label.id);
    });
}

fn times(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>, out: &mut Messages) {
    let Sheet { cx, f, .. } = sheet;
    let of_ruling = draft.decision.appeal.against.and_then(|index| cx.state.report().rulings.get(index));
    let of_ruling = of_ruling.map(|given| given.when.trim()).filter(|when| !when.is_empty());
    // What counts where nothing is written is no example.
    let announced = match of_ruling {
        Some(_) => String::new(),
        None => words::for_instance("2026-03-14 15:09", cx.lang),
    };
    let lodged = words::for_instance("2026-03-14 15:20", cx.lang);
    ui.horizontal_top(|ui| {
        let appeal = &mut draft.decision.appeal;
        for (name, text, hint, width, timed) in [
            (f.announced, &mut appeal.announced, announced, TIME, Timed::Announced),
            (f.lodged, &mut appeal.lodged, lodged, EXAMPLE, Timed::Lodged),
        ] {
            named(ui, name, cx, |ui, label| {
                hinted(ui, text, width, hint).labelled_by(label.id);
                if ui.button(f.now).accessible_name(format!("{name} {}", f.now)).clicked() {
                    draft.timed = timed;
                    out.push(Message::Drafting(Drafting::TakeTime));
                }
                if timed == Timed::Announced
                    && text.trim().is_empty()
                    && let Some(when) = of_ruling
                {
                    ui.label(RichText::new(words::from_ruling(when, cx.lang)).size(size::SMALL));
                }
            });
            ui.add_space(space::S);
        }
    });
}

/// How long there was; whether it was in time, with the sum; and what the committee says.
fn deadline(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>) {
    let Sheet { cx, f, .. } = sheet;
    let report = cx.state.report();
    named(ui, f.within, cx, |ui, label| {
        line(ui, &mut draft.within, NUMBER).labelled_by(label.id);
        let appeal = draft.appeal();
        let in_time = report.in_time(&appeal);
        badge(ui, words::in_time_short(in_time, cx.lang), tone(in_time, sheet));
        let sum = words::arithmetic(report, &appeal, cx.lang);
        paragraph(ui, RichText::new(sum).size(size::SMALL).color(cx.colours.weak));
    });
    let appeal = &mut draft.decision.appeal;
    let stated = [
        (Some(true), f.stated_yes.to_owned()),
        (Some(false), f.stated_no.to_owned()),
        (None, f.stated_nothing.to_owned()),
    ];
    if let Some(stated) = one_of(ui, f.stated, Some(appeal.stated_in_time), stated, cx) {
        appeal.stated_in_time = stated;
    }
}

/// The colours of an answer.
pub fn tone(in_time: InTime, sheet: Sheet<'_>) -> Tone {
    let colours = sheet.cx.colours;
    match in_time {
        InTime::Yes { .. } | InTime::Stated(true) => colours.calm,
        InTime::No { .. } | InTime::Stated(false) => colours.loss,
        InTime::Unknown => colours.open,
    }
}
