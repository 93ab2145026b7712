//! The rulings people gave, beside today's.

use egui::{Id, RichText, Ui};

use crate::app::edit::Edit;
use crate::app::fouls;
use crate::app::message::Message;
use crate::app::papers::Paper;
use crate::app::state::Done;
use crate::app::theme::{Palette, Tone, size};
use crate::app::views::decision::given as decisions;
use crate::app::views::widgets::{badge, bold, card, paragraph, quiet, section};
use crate::app::views::{Look, Outbox};
use crate::case::{Difference, Evaluation, differences};
use crate::report::seal::Entry;
use crate::report::{GivenOutcome, RulingGiven};
use crate::text::ruling::Explainer;
use crate::text::{papers, reports, window};

/// Shows the rulings given, in their order, and the decisions on them.
pub fn show(ui: &mut Ui, today: Option<&Evaluation>, look: Look<'_>, out: &mut Outbox) {
    rulings(ui, today, look, out);
    decisions::show(ui, look, out);
}

fn rulings(ui: &mut Ui, today: Option<&Evaluation>, look: Look<'_>, out: &mut Outbox) {
    let given = &look.state.report().rulings;
    if given.is_empty() {
        return;
    }
    section(ui, look.t.rulings_given, look.colours);
    let mut last = None;
    for (index, ruling) in given.iter().enumerate() {
        let place = ui.scope(|ui| {
            card(ui, look.colours.card, Some(look.colours.line), |ui| {
                one(ui, ruling, today, look);
                enter(ui, index, look, out);
                if ruling.seal.is_none() {
                    return;
                }
                let of = Entry::Ruling(index);
                decisions::signed(ui, of, ruling.seal.as_deref(), &ruling.signed, look, out, |_, _| {});
            });
        });
        last = Some(place.response);
    }
    let notice = &look.state.notice;
    let id = Id::unique("signed-shown");
    let before: Option<u64> = ui.data(|data| data.get_temp(id));
    if let (Some(last), Some(Done::Signed)) = (last, &notice.done)
        && before != Some(notice.number)
    {
        ui.data_mut(|data| data.insert_temp(id, notice.number));
        last.scroll_to_me(None);
    }
}

fn one(ui: &mut Ui, given: &RulingGiven, today: Option<&Evaluation>, look: Look<'_>) {
    ui.horizontal_wrapped(|ui| {
        ui.label(bold(reports::stage(given.stage, look.lang)));
        let text = papers::given(given.outcome, given.charged, look.lang);
        badge(ui, text, tone(given.outcome, look.colours));
        let who: Vec<&str> = [&given.by, &given.when, &given.ground]
            .into_iter()
            .map(String::as_str)
            .filter(|part| !part.is_empty())
            .collect();
        ui.label(quiet(who.join(" · "), look.colours));
    });
    if !given.words.is_empty() {
        paragraph(ui, RichText::new(&given.words));
    }
    if let Some(today) = today {
        compare(ui, given, today, look);
    }
}

/// Offers to enter the fouls of a ruling into the sheet, once.
fn enter(ui: &mut Ui, index: usize, look: Look<'_>, out: &mut Outbox) {
    if look.state.report().is_entered(index) {
        ui.label(quiet(look.t.fouls_entered, look.colours));
        return;
    }
    let rows = fouls::of_ruling(look.state, index);
    if !rows.is_empty() && ui.button(look.t.enter_fouls).clicked() {
        out.push(Message::Edit(Edit::Paper(Paper::EnterFouls(rows))));
    }
}

/// Says whether today's ruling under the reading that was named, or else the one in force, is another.
fn compare(ui: &mut Ui, given: &RulingGiven, today: &Evaluation, look: Look<'_>) {
    let Some(ruled) = today.under(&given.reading.id).or(today.recorded()) else { return };
    let explainer = Explainer::of(today, look.lang);
    let name = look.lang.of(&ruled.reading.name);
    let ruling = ruled.scenarios.settled();
    let differences = differences(look.state.report(), given, ruled.scenarios, explainer.texts);
    if differences.is_empty() {
        paragraph(ui, quiet(window::same_today(name, look.lang), look.colours));
        return;
    }
    let parts: Vec<(&str, String)> = differences
        .into_iter()
        .map(|difference| match (difference, ruling) {
            (_, None) => (look.t.result, explainer.depends_short(ruled.scenarios)),
            (Difference::Result, Some(ruling)) => (look.t.result, explainer.ruling_short(ruling)),
            (Difference::Ground, Some(ruling)) => {
                (look.t.ground, ruling.verdict.ground.code(explainer.texts))
            }
            (Difference::Duty, Some(ruling)) => (
                look.t.duty,
                papers::duty_left(&ruling.verdict.duty.to_string(), ruling.verdict.outcome.into(), look.lang),
            ),
        })
        .collect();
    let text = papers::differs(&parts, name, look.lang);
    paragraph(ui, RichText::new(text).size(size::SMALL).color(look.colours.foul.text));
}

pub(in crate::app::views) const fn tone(outcome: GivenOutcome, colours: &Palette) -> Tone {
    match outcome {
        GivenOutcome::None | GivenOutcome::Draw => colours.calm,
        GivenOutcome::Foul => colours.foul,
        GivenOutcome::Open => colours.open,
        GivenOutcome::Loss => colours.loss,
    }
}
