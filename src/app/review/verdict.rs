//! The verdict of the room: what follows, how that is beside the record, what it hinges on, and why.

use egui::{RichText, Ui};

use crate::app::comparison::view::differences;
use crate::app::review::parts::{column, trial_badge};
use crate::app::review::view::Seen;
use crate::app::review::{LawChoice, Tried, Worked};
use crate::app::theme::{size, space};
use crate::app::view::Messages;
use crate::app::widgets::{bold, card, paragraph, quiet, row, section, tone};
use crate::ruling::{Outcome, Ruling};
use crate::text::review_room as sentences;
use crate::text::ruling::{Explainer, citation, common_result};

/// Shows it.
pub fn show(
    ui: &mut Ui,
    worked: &Worked,
    tried: &Tried,
    explainer: Explainer<'_>,
    seen: Seen<'_>,
    out: &mut Messages,
) {
    let cx = seen.cx;
    let ruling = tried.ruling();
    let outcome = ruling.map_or(Outcome::Open, of);
    let tone = tone(outcome, cx.colours);
    card(ui, tone.fill, None, |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let trial = seen.room.is_trial(cx.state.report());
        if trial {
            trial_badge(ui, seen.words.trial, seen);
        }
        match ruling {
            Some(ruling) => {
                let line = bold(explainer.ruling_headline(ruling));
                paragraph(ui, line.size(size::VERDICT_LEAST - 6.0).color(tone.text));
                paragraph(ui, RichText::new(explainer.gist(&ruling.verdict)).size(size::GIST));
            }
            None => {
                paragraph(ui, bold(explainer.depends()).size(size::TITLE).color(tone.text));
                paragraph(ui, RichText::new(explainer.deciding(tried.scenarios(), &tried.incident)));
            }
        }
        if trial {
            beside(ui, worked, tried, seen);
        }
    });
    scenarios(ui, tried, explainer, seen);
    decisive_questions(ui, ruling, tried, explainer, seen);
    if let Some(ruling) = ruling {
        alternatives(ui, ruling, explainer, seen);
        reasons(ui, ruling, explainer, seen, out);
    }
}

/// The result of a ruling; the common one where all answers to an open question lead to it.
fn of(ruling: &Ruling) -> Outcome {
    common_result(ruling).map_or(ruling.verdict.outcome, |common| common.outcome)
}

/// The trial beside the record.
fn beside(ui: &mut Ui, worked: &Worked, tried: &Tried, seen: Seen<'_>) {
    let cx = seen.cx;
    ui.separator();
    let Some(recorded) = recorded(worked, seen) else {
        paragraph(ui, quiet(seen.words.not_compared, cx.colours));
        return;
    };
    paragraph(ui, RichText::new(sentences::by_record(&recorded, cx.lang)));
    if worked.is_same() {
        paragraph(ui, RichText::new(seen.words.same_result));
        return;
    }
    paragraph(ui, bold(seen.words.other_result).color(cx.colours.foul.text));
    if !tried.differences.is_empty() {
        paragraph(ui, quiet(seen.words.differences, cx.colours));
        differences(ui, &tried.differences, cx);
    }
}

/// The result by the record.
fn recorded(worked: &Worked, seen: Seen<'_>) -> Option<String> {
    let (before, incident) = (worked.before.as_ref()?, worked.recorded.as_ref()?);
    let library = &seen.cx.state.library;
    let texts = LawChoice::of(seen.cx.state.report()).law(library)?.texts();
    let position = &incident.position;
    let explainer = Explainer { lang: seen.cx.lang, texts, board: position.board(), mover: position.turn() };
    Some(match before.scenarios.settled() {
        Some(ruling) => explainer.ruling_headline(ruling),
        None => explainer.depends_short(&before.scenarios),
    })
}

/// What follows from each finding, where the facts left open decide.
fn scenarios(ui: &mut Ui, tried: &Tried, explainer: Explainer<'_>, seen: Seen<'_>) {
    if tried.ruling().is_some() || tried.scenarios().groups.is_empty() {
        return;
    }
    section(ui, seen.words.scenarios, seen.cx.colours);
    for group in &tried.scenarios().groups {
        let Some(ruling) = tried.scenarios().ruling(group) else { continue };
        let tone = tone(of(ruling), seen.cx.colours);
        card(ui, tone.fill, None, |ui| {
            paragraph(ui, RichText::new(explainer.when(group, &tried.incident)));
            paragraph(ui, bold(explainer.ruling_headline(ruling)).size(size::GIST).color(tone.text));
        });
    }
}

fn decisive_questions(
    ui: &mut Ui,
    ruling: Option<&Ruling>,
    tried: &Tried,
    explainer: Explainer<'_>,
    seen: Seen<'_>,
) {
    let cx = seen.cx;
    let mut said: Vec<String> = Vec::new();
    if ruling.is_some() && !tried.scenarios().disputed_facts.is_empty() {
        said.push(explainer.deciding(tried.scenarios(), &tried.incident));
    }
    for way in &tried.scenarios().scenarios {
        for hinge in way.ruling.decisive_questions.iter().filter(|hinge| !hinge.is_undecided()) {
            let text = explainer.hinge(hinge);
            if !said.contains(&text) {
                said.push(text);
            }
        }
    }
    if said.is_empty() {
        section(ui, seen.words.decisive_questions, cx.colours);
        paragraph(ui, quiet(seen.words.no_hinge, cx.colours));
    }
    for text in said {
        card(ui, cx.colours.open.fill, None, |ui| {
            paragraph(ui, RichText::new(text).color(cx.colours.open.text));
        });
    }
}

/// What follows from each answer to an open question.
fn alternatives(ui: &mut Ui, ruling: &Ruling, explainer: Explainer<'_>, seen: Seen<'_>) {
    for branch in &ruling.alternatives {
        let tone = tone(branch.verdict.outcome, seen.cx.colours);
        card(ui, tone.fill, None, |ui| {
            paragraph(ui, quiet(explainer.branch(branch), seen.cx.colours));
            paragraph(ui, bold(explainer.headline(&branch.verdict)).size(size::GIST).color(tone.text));
        });
    }
}

/// The reasons, each with its clause; the pointer on one lights its squares.
fn reasons(ui: &mut Ui, ruling: &Ruling, explainer: Explainer<'_>, seen: Seen<'_>, out: &mut Messages) {
    let cx = seen.cx;
    section(ui, seen.words.reasons, cx.colours);
    for (index, step) in ruling.verdict.steps.iter().enumerate() {
        let response = row(ui, ("review-reason", index), egui::Sense::hover(), false, cx.colours, |ui| {
            ui.horizontal_top(|ui| {
                column(ui, 20.0, |ui| drop(ui.label(quiet((index + 1).to_string(), cx.colours))));
                let width = ui.available_width();
                column(ui, width, |ui| {
                    ui.spacing_mut().item_spacing.y = 1.0;
                    paragraph(ui, RichText::new(explainer.step(step)));
                    let cited = step.topic.and_then(|matter| explainer.texts.clause_on(matter));
                    if let Some(cited) = cited {
                        paragraph(ui, quiet(citation(cited, cx.lang), cx.colours));
                    }
                });
            });
        });
        if ui.rect_contains_pointer(response.rect) {
            out.highlight(&step.squares);
        }
    }
}
