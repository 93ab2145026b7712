//! The rulings people gave, beside today's.

use egui::{Id, RichText, Ui};

use crate::app::ctx::{Messages, ViewCtx};
use crate::app::decision_form::read as decisions;
use crate::app::edit::Edit;
use crate::app::event_bar::fouls;
use crate::app::message::Message;
use crate::app::paper_edit::Paper;
use crate::app::state::Toast;
use crate::app::theme::size;
use crate::app::widgets::{badge, bold, card, paragraph, quiet, section, tone};
use crate::case::{Difference, Evaluation, differences};
use crate::report::RulingGiven;
use crate::report::seal::Entry;
use crate::text::{papers, reports};
use crate::tr;

/// Shows the rulings given, in their order, and the decisions on them.
pub fn show(ui: &mut Ui, today: Option<&Evaluation>, cx: ViewCtx<'_>, out: &mut Messages) {
    rulings(ui, today, cx, out);
    decisions::show_given(ui, cx, out);
}

fn rulings(ui: &mut Ui, today: Option<&Evaluation>, cx: ViewCtx<'_>, out: &mut Messages) {
    let given = &cx.state.report().rulings;
    if given.is_empty() {
        return;
    }
    section(ui, tr!(cx.lang, "rulings-given"), cx.colours);
    let mut last = None;
    for (index, ruling) in given.iter().enumerate() {
        let place = ui.scope(|ui| {
            card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
                one(ui, ruling, today, cx);
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

fn one(ui: &mut Ui, given: &RulingGiven, today: Option<&Evaluation>, cx: ViewCtx<'_>) {
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
    if let Some(today) = today {
        compare(ui, given, today, cx);
    }
}

/// Offers to enter the fouls of a ruling into the sheet, once.
fn enter(ui: &mut Ui, index: usize, cx: ViewCtx<'_>, out: &mut Messages) {
    if cx.state.report().is_entered(index) {
        ui.label(quiet(tr!(cx.lang, "fouls-entered"), cx.colours));
        return;
    }
    let rows = fouls::of_ruling(cx.state, index);
    if !rows.is_empty() && ui.button(tr!(cx.lang, "enter-fouls")).clicked() {
        out.push(Message::Edit(Edit::Paper(Paper::EnterFouls(rows))));
    }
}

/// Says whether today's ruling under the reading that was named, or else the one in force, is another.
fn compare(ui: &mut Ui, given: &RulingGiven, today: &Evaluation, cx: ViewCtx<'_>) {
    let Some(ruled) = today.under(&given.reading.id).or(today.recorded()) else { return };
    let name = cx.lang.of(&ruled.reading.name);
    let differences = differences(cx.state.report(), given, ruled.scenarios, today.law.texts());
    if differences.is_empty() {
        paragraph(ui, quiet(tr!(cx.lang, "window-same-today", reading = name), cx.colours));
        return;
    }
    let explanation = cx.state.explanation(cx.lang);
    let reading = explanation.and_then(|all| all.readings.iter().find(|one| one.id == ruled.reading.id));
    let Some(reading) = reading else { return };
    let parts: Vec<(&str, String)> = differences
        .into_iter()
        .map(|difference| match (difference, ruled.scenarios.settled()) {
            (_, None) | (Difference::Result, _) => (tr!(cx.lang, "result"), reading.result.clone()),
            (Difference::Ground, _) => (tr!(cx.lang, "ground"), reading.ground.clone()),
            (Difference::Duty, Some(ruling)) => (
                tr!(cx.lang, "duty"),
                papers::duty_left(&ruling.verdict.duty.to_string(), ruling.verdict.outcome.into(), cx.lang),
            ),
        })
        .collect();
    let text = papers::differs(&parts, name, cx.lang);
    paragraph(ui, RichText::new(text).size(size::SMALL).color(cx.colours.foul.text));
}
