//! The rulings people gave, beside today's.

use egui::{Id, RichText, Ui};

use crate::app::compare::{Difference, differences};
use crate::app::decision_form::given as decisions;
use crate::app::edit::Edit;
use crate::app::event_bar::fouls;
use crate::app::message::Message;
use crate::app::paper_edit::Paper;
use crate::app::rulings::Today;
use crate::app::state::Toast;
use crate::app::theme::{Palette, Tone, size};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::{badge, bold, card, paragraph, quiet, section};
use crate::report::seal::Entry;
use crate::report::{GivenOutcome, RulingGiven};
use crate::text::ruling::Explainer;
use crate::text::{papers, reports, window};

/// Shows the rulings given, in their order, and the decisions on them.
pub fn show(ui: &mut Ui, today: &Today, explainer: Explainer<'_>, cx: ViewCtx<'_>, out: &mut Messages) {
    rulings(ui, today, explainer, cx, out);
    decisions::show(ui, cx, out);
}

fn rulings(ui: &mut Ui, today: &Today, explainer: Explainer<'_>, cx: ViewCtx<'_>, out: &mut Messages) {
    let given = &cx.state.report().rulings;
    if given.is_empty() {
        return;
    }
    section(ui, cx.t.rulings_given, cx.colours);
    let mut last = None;
    for (index, ruling) in given.iter().enumerate() {
        let place = ui.scope(|ui| {
            card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
                one(ui, ruling, today, explainer, cx);
                enter(ui, index, cx, out);
                if ruling.seal.is_none() {
                    return;
                }
                let of = Entry::Ruling(index);
                decisions::signed(ui, of, ruling.seal.as_deref(), &ruling.signed, cx, out, |_, _| {});
            });
        });
        last = Some(place.response);
    }
    let notice = &cx.state.notice;
    let id = Id::unique("signed-shown");
    let before: Option<u64> = ui.data(|data| data.get_temp(id));
    if let (Some(last), Some(Toast::Signed)) = (last, &notice.done)
        && before != Some(notice.number)
    {
        ui.data_mut(|data| data.insert_temp(id, notice.number));
        last.scroll_to_me(None);
    }
}

fn one(ui: &mut Ui, given: &RulingGiven, today: &Today, explainer: Explainer<'_>, cx: ViewCtx<'_>) {
    ui.horizontal_wrapped(|ui| {
        ui.label(bold(reports::stage(given.stage, cx.lang)));
        let text = papers::given(given.outcome, given.charged, cx.lang);
        badge(ui, text, tone(given.outcome, cx.colours));
        let who: Vec<&str> = [&given.by, &given.when, &given.ground]
            .into_iter()
            .map(String::as_str)
            .filter(|part| !part.is_empty())
            .collect();
        ui.label(quiet(who.join(" · "), cx.colours));
    });
    if !given.words.is_empty() {
        paragraph(ui, RichText::new(&given.words));
    }
    compare(ui, given, today, explainer, cx);
}

/// Offers to enter the fouls of a ruling into the sheet, once.
fn enter(ui: &mut Ui, index: usize, cx: ViewCtx<'_>, out: &mut Messages) {
    if cx.state.report().is_entered(index) {
        ui.label(quiet(cx.t.fouls_entered, cx.colours));
        return;
    }
    let rows = fouls::of_ruling(cx.state, index);
    if !rows.is_empty() && ui.button(cx.t.enter_fouls).clicked() {
        out.push(Message::Edit(Edit::Paper(Paper::EnterFouls(rows))));
    }
}

/// Says whether today's ruling under the reading that was named, or else the one in force, is another.
fn compare(ui: &mut Ui, given: &RulingGiven, today: &Today, explainer: Explainer<'_>, cx: ViewCtx<'_>) {
    let readings = &cx.state.library.readings;
    let index = readings.iter().position(|reading| reading.id == given.reading.id).or(today.chosen);
    let Some((index, reading)) = index.and_then(|index| Some((index, readings.get(index)?))) else { return };
    let name = cx.lang.of(&reading.name);
    let ruling = today.ruling_under(index);
    let differences = differences(given, ruling, explainer.texts);
    if differences.is_empty() {
        paragraph(ui, quiet(window::same_today(name, cx.lang), cx.colours));
        return;
    }
    let parts: Vec<(&str, String)> = differences
        .into_iter()
        .map(|difference| match (difference, ruling) {
            (_, None) => {
                let scenarios = today.by_reading.get(index);
                (
                    cx.t.result,
                    scenarios.map(|scenarios| explainer.depends_short(scenarios)).unwrap_or_default(),
                )
            }
            (Difference::Result, Some(ruling)) => (cx.t.result, explainer.ruling_short(ruling)),
            (Difference::Ground, Some(ruling)) => (cx.t.ground, ruling.verdict.ground.code(explainer.texts)),
            (Difference::Duty, Some(ruling)) => (
                cx.t.duty,
                papers::duty_left(&ruling.verdict.duty.to_string(), ruling.verdict.outcome.into(), cx.lang),
            ),
        })
        .collect();
    let text = papers::differs(&parts, name, cx.lang);
    paragraph(ui, RichText::new(text).size(size::SMALL).color(cx.colours.foul.text));
}

pub(crate) const fn tone(outcome: GivenOutcome, colours: &Palette) -> Tone {
    match outcome {
        GivenOutcome::None | GivenOutcome::Draw => colours.calm,
        GivenOutcome::Foul => colours.foul,
        GivenOutcome::Open => colours.open,
        GivenOutcome::Loss => colours.loss,
    }
}
