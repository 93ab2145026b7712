//! The verdict: what it is, what to do, why, what others would say, what is in doubt.

pub(crate) mod alternatives;
pub(crate) mod counts;
pub(crate) mod disputed;
pub(crate) mod given;
pub(crate) mod headline;
pub(crate) mod readings;
pub(crate) mod reasons;

pub(crate) use crate::app::verdict::given::tone as given_tone;

use egui::{Id, RichText, ScrollArea, Ui};

use crate::app::rulings::{Obstacle, Today};
use crate::app::state::Moment;
use crate::app::theme::space;
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::{card, paragraph, quiet, section};
use crate::law::LawInForce;
use crate::ruling::{Disputed, Outcome, Ruling};
use crate::text::ruling::Explainer;
use crate::text::{faults, papers, window};

/// A ruling, and who puts it into words.
#[derive(Copy, Clone)]
pub(crate) struct Ruled<'a> {
    ruling: &'a Ruling,
    explainer: Explainer<'a>,
}

/// Shows the panel.
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let state = cx.state;
    whose(ui, cx);
    match &state.rulings.today {
        Err(obstacle) => {
            headline::in_force(ui, cx, out);
            cannot_rule(ui, obstacle, cx);
            let area = ScrollArea::vertical().auto_shrink([false, false]);
            area.show(ui, |ui| crate::app::decision_form::given::show(ui, cx, out));
        }
        Ok(today) => match (today.scenarios(), state.texts()) {
            (Some(scenarios), Some(texts)) => {
                let explainer = explainer(today, texts, cx);
                match scenarios.settled() {
                    Some(ruling) => settled(ui, ruling, scenarios, today, explainer, cx, out),
                    None => unsettled(ui, scenarios, today, explainer, cx, out),
                }
            }
            (None, Some(texts)) => {
                let text = window::reading_missing(&state.report().event.reading.id, cx.lang);
                headline::in_force(ui, cx, out);
                headline::obstacle(ui, cx.t.cannot_rule, &[text], cx);
                ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                    readings::show(ui, today, texts, cx, out);
                    given::show(ui, today, explainer(today, texts, cx), cx, out);
                });
            }
            (_, None) => {}
        },
    }
}

/// While the board shows another moment of the game, the verdict says of which it speaks.
fn whose(ui: &mut Ui, cx: ViewCtx<'_>) {
    let state = cx.state;
    let elsewhere = match state.view.moment {
        Some(Moment::Ply(ply)) => ply != state.report().moves.len(),
        _ => false,
    };
    if elsewhere {
        paragraph(ui, quiet(cx.t.verdict_of_incident, cx.colours));
    }
}

/// One ruling, whatever is found of disputed facts.
fn settled(
    ui: &mut Ui,
    ruling: &Ruling,
    scenarios: &Disputed,
    today: &Today,
    explainer: Explainer<'_>,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) {
    if awaits_events(ruling, today, explainer, cx) {
        headline::in_force(ui, cx, out);
        headline::awaiting(ui, cx);
    } else {
        headline::show(ui, ruling, explainer, cx, out);
    }
    if !scenarios.disputed_facts.is_empty() {
        disputed::no_matter(ui, scenarios, today, explainer, cx);
    }
    decisive_questions(ui, ruling, explainer, cx);
    notes(ui, cx);
    scroll(ui, &explainer.ruling_headline(ruling), |ui| {
        explained(ui, Ruled { ruling, explainer }, today, cx, out)
    });
}

/// The part that scrolls; another result is read from the top.
fn scroll<R>(ui: &mut Ui, result: &str, content: impl FnOnce(&mut Ui) -> R) {
    let id = Id::unique("result-scrolled");
    let before: Option<String> = ui.data(|data| data.get_temp(id));
    let mut area = ScrollArea::vertical().id_salt("verdict").auto_shrink([false, false]);
    if before.is_some_and(|before| before != result) {
        area = area.vertical_scroll_offset(0.0);
    }
    ui.data_mut(|data| data.insert_temp(id, result.to_owned()));
    area.show(ui, content);
}

/// No ruling before the disputed facts are settled: every way instead.
fn unsettled(
    ui: &mut Ui,
    scenarios: &Disputed,
    today: &Today,
    explainer: Explainer<'_>,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) {
    disputed::headline(ui, scenarios, today, explainer, cx, out);
    notes(ui, cx);
    scroll(ui, &explainer.every_way(scenarios, &today.incident), |ui| {
        disputed::now(ui, cx);
        disputed::groups(ui, scenarios, today, explainer, cx, out);
        if let Some(way) = scenarios.scenarios.first() {
            counts::before(ui, &way.ruling, cx);
        }
        readings::show(ui, today, explainer.texts, cx, out);
        given::show(ui, today, explainer, cx, out);
        ui.add_space(space::L);
    });
}

/// Whether nothing was recorded yet and nothing follows from the position alone.
fn awaits_events(ruling: &Ruling, today: &Today, explainer: Explainer<'_>, cx: ViewCtx<'_>) -> bool {
    let verdict = &ruling.verdict;
    cx.state.report().timeline.is_empty()
        && verdict.outcome == Outcome::None
        && verdict.game_over.is_none()
        && !today.legal.is_empty()
        && explainer.ruling_headline(ruling) == explainer.headline(verdict)
}

fn explained(ui: &mut Ui, ruled: Ruled<'_>, today: &Today, cx: ViewCtx<'_>, out: &mut Messages) {
    let Ruled { ruling, explainer } = ruled;
    let verdict = &ruling.verdict;
    if verdict.outcome == Outcome::Open {
        alternatives::show(ui, ruled, cx, out);
    }
    if !awaits_events(ruling, today, explainer, cx) && !cx.state.report().is_replaced() {
        headline::instructions(ui, ruling, explainer, cx);
    }
    readings::show(ui, today, explainer.texts, cx, out);
    counts::show(ui, ruled, cx);
    reasons::show(ui, ruled, cx, out);
    if !verdict.caveats.is_empty() {
        section(ui, cx.t.caveats, cx.colours);
        card(ui, cx.colours.foul.fill, None, |ui| {
            for &caveat in &verdict.caveats {
                let text = explainer.caveat(caveat);
                paragraph(ui, RichText::new(format!("⚠ {text}")).color(cx.colours.foul.text));
            }
        });
    }
    given::show(ui, today, explainer, cx, out);
    ui.add_space(space::L);
}

/// What the case hinges on, where that is not the open question of the headline.
fn decisive_questions(ui: &mut Ui, ruling: &Ruling, explainer: Explainer<'_>, cx: ViewCtx<'_>) {
    for hinge in ruling
        .decisive_questions
        .iter()
        .filter(|hinge| ruling.verdict.open != Some(hinge.question) && !hinge.is_undecided())
    {
        card(ui, cx.colours.open.fill, None, |ui| {
            paragraph(ui, RichText::new(explainer.hinge(hinge)).color(cx.colours.open.text));
        });
    }
}

/// What has to be known of the facts and the law before the ruling is relied on.
fn notes(ui: &mut Ui, cx: ViewCtx<'_>) {
    law_differs(ui, cx);
    let event = &cx.state.report().event;
    if let (Some(cited), None) = (&event.regulation, cx.state.regulation()) {
        warning(ui, papers::regulation_missing(&cited.id, cx.lang), cx);
    }
}

fn warning(ui: &mut Ui, text: String, cx: ViewCtx<'_>) {
    card(ui, cx.colours.foul.fill, None, |ui| {
        paragraph(ui, RichText::new(text).color(cx.colours.foul.text));
    });
}

/// Says where the law at hand is not the law cited.
fn law_differs(ui: &mut Ui, cx: ViewCtx<'_>) {
    let state = cx.state;
    let event = &state.report().event;
    let rulebook = state.rulebook().map(|rulebook| cx.lang.of(&rulebook.name));
    let reading = state.reading().map(|reading| cx.lang.of(&reading.name));
    for (cited, name) in [(&event.rulebook, rulebook), (&event.reading, reading)] {
        if state.at_hand.differs(cited) {
            let name = name.unwrap_or(&cited.id);
            let text = papers::law_differs(name, cited.text.is_some(), cx.lang);
            warning(ui, text, cx);
        }
    }
}

fn explainer<'a>(today: &'a Today, texts: LawInForce<'a>, cx: ViewCtx<'_>) -> Explainer<'a> {
    let position = &today.incident.position;
    Explainer { lang: cx.lang, texts, board: position.board(), mover: position.turn() }
}

fn cannot_rule(ui: &mut Ui, obstacle: &Obstacle, cx: ViewCtx<'_>) {
    let lines: Vec<String> = match obstacle {
        Obstacle::Refused(reasons) => reasons.iter().map(|reason| faults::refusal(reason, cx.lang)).collect(),
        Obstacle::NoRulebook(id) => vec![window::rulebook_missing(id, cx.lang)],
        Obstacle::NoRegulation(id) => vec![window::regulation_missing(id, cx.lang)],
    };
    headline::obstacle(ui, cx.t.cannot_rule, &lines, cx);
}
