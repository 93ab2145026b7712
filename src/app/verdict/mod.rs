//! The verdict: what it is, what to do, why, what others would say, what is in doubt.

pub(crate) mod disputed;
pub(crate) mod given;
pub(crate) mod headline;
pub(crate) mod readings;

pub(crate) use crate::app::verdict::given::tone as given_tone;

use egui::{Align, Color32, FontId, Id, Layout, RichText, ScrollArea, Sense, Ui, vec2};

use crate::app::ctx::{Messages, ViewCtx};
use crate::app::message::{FileDialogKind, Message};
use crate::app::state::Moment;
use crate::app::theme::{size, space};
use crate::app::widgets::{bold, card, cell, clause_button, paragraph, quiet, row, section, tone};
use crate::case::{Evaluation, NotRulable};
use crate::ruling::{Disputed, Outcome, Ruling, Sheet, Step, Tally};
use crate::text::ruling::{Explainer, citation, common_result};
use crate::text::{faults, fouls, papers, review, window};

/// A ruling, and who puts it into words.
#[derive(Copy, Clone)]
pub(crate) struct Ruled<'a> {
    ruling: &'a Ruling,
    explainer: Explainer<'a>,
}

pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let state = cx.state;
    whose(ui, cx);
    match &state.rulings.today {
        Err(obstacle) => {
            headline::in_force(ui, cx, out);
            cannot_rule(ui, obstacle, cx, out);
            let area = ScrollArea::vertical().auto_shrink([false, false]);
            area.show(ui, |ui| given::show(ui, None, cx, out));
        }
        Ok(today) => {
            let Some(scenarios) = today.scenarios() else { return };
            let explainer = Explainer::of(today, cx.lang);
            match scenarios.settled() {
                Some(ruling) => settled(ui, ruling, scenarios, today, explainer, cx, out),
                None => unsettled(ui, scenarios, today, explainer, cx, out),
            }
        }
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
    today: &Evaluation,
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
    today: &Evaluation,
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
            before(ui, &way.ruling, cx);
        }
        readings::show(ui, today, cx, out);
        given::show(ui, Some(today), cx, out);
        ui.add_space(space::L);
    });
}

/// Whether nothing was recorded yet and nothing follows from the position alone.
fn awaits_events(ruling: &Ruling, today: &Evaluation, explainer: Explainer<'_>, cx: ViewCtx<'_>) -> bool {
    let verdict = &ruling.verdict;
    cx.state.report().timeline.is_empty()
        && verdict.outcome == Outcome::None
        && verdict.game_over.is_none()
        && !today.legal.is_empty()
        && explainer.ruling_headline(ruling) == explainer.headline(verdict)
}

fn explained(ui: &mut Ui, ruled: Ruled<'_>, today: &Evaluation, cx: ViewCtx<'_>, out: &mut Messages) {
    let Ruled { ruling, explainer } = ruled;
    let verdict = &ruling.verdict;
    if verdict.outcome == Outcome::Open {
        show_alternatives(ui, ruled, cx, out);
    }
    if !awaits_events(ruling, today, explainer, cx) && !cx.state.report().is_replaced() {
        headline::instructions(ui, ruling, explainer, cx);
    }
    readings::show(ui, today, cx, out);
    show_counts(ui, ruled, cx);
    show_reasons(ui, ruled, cx, out);
    if !verdict.caveats.is_empty() {
        section(ui, cx.t.caveats, cx.colours);
        card(ui, cx.colours.foul.fill, None, |ui| {
            for &caveat in &verdict.caveats {
                let text = explainer.caveat(caveat);
                paragraph(ui, RichText::new(format!("⚠ {text}")).color(cx.colours.foul.text));
            }
        });
    }
    given::show(ui, Some(today), cx, out);
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

fn cannot_rule(ui: &mut Ui, why: &NotRulable, cx: ViewCtx<'_>, out: &mut Messages) {
    let lang = cx.lang;
    let lines: Vec<String> = match why {
        NotRulable::Refused(reasons) => reasons.iter().map(|reason| faults::refusal(reason, lang)).collect(),
        NotRulable::EmptySquare(_) | NotRulable::Law(_) => vec![review::not_rulable(why, lang)],
        NotRulable::NoRulebook(id) => vec![window::rulebook_missing(id, lang)],
        NotRulable::NoReading(id) => vec![window::reading_missing(id, lang)],
        NotRulable::NoRegulation(id) => vec![window::regulation_missing(id, lang)],
    };
    headline::obstacle(ui, cx.t.cannot_rule, &lines, cx);
    let load = match why {
        NotRulable::NoRulebook(_) => cx.t.rulebook_load,
        NotRulable::NoReading(_) => cx.t.reading_load,
        NotRulable::NoRegulation(_) => cx.t.regulation_load,
        NotRulable::Refused(_) | NotRulable::EmptySquare(_) | NotRulable::Law(_) => return,
    };
    if ui.add_enabled(!cx.state.busy, egui::Button::new(load)).clicked() {
        out.push(Message::Ask(FileDialogKind::OpenRegulation));
    }
}

/// Shows the branches; the question itself stands in the headline.
pub fn show_alternatives(ui: &mut Ui, ruled: Ruled<'_>, cx: ViewCtx<'_>, out: &mut Messages) {
    let Ruled { ruling, explainer } = ruled;
    let title = if common_result(ruling).is_some() { cx.t.branches_agree } else { cx.t.alternatives };
    section(ui, title, cx.colours);
    for branch in &ruling.alternatives {
        let tone = tone(branch.verdict.outcome, cx.colours);
        let response = ui.scope(|ui| {
            card(ui, tone.fill, None, |ui| {
                paragraph(ui, quiet(explainer.branch(branch), cx.colours));
                paragraph(ui, bold(explainer.headline(&branch.verdict)).size(size::TITLE).color(tone.text));
                paragraph(ui, RichText::new(explainer.gist(&branch.verdict)));
            });
        });
        if ui.rect_contains_pointer(response.response.rect) {
            let squares: Vec<_> = branch.verdict.allowed.iter().map(|mv| mv.to).collect();
            out.highlight(&squares);
        }
    }
}

/// Shows what stands on the sheets before anything is ruled.
pub fn before(ui: &mut Ui, ruling: &Ruling, cx: ViewCtx<'_>) {
    let counts = &ruling.verdict.counts;
    section(ui, cx.t.counts, cx.colours);
    card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
        for (side, sheet) in [(ruling.mover, counts.mover), (ruling.mover.opponent(), counts.opponent)] {
            let sheet = Sheet { added: Tally::default(), unclassed: false, ..sheet };
            paragraph(ui, RichText::new(fouls::running(side, &sheet, cx.lang)));
        }
    });
}

/// Shows the sheets where there is anything on them.
pub fn show_counts(ui: &mut Ui, ruled: Ruled<'_>, cx: ViewCtx<'_>) {
    let Ruled { ruling, .. } = ruled;
    let counts = &ruling.verdict.counts;
    let sheets = [(ruling.mover, &counts.mover), (ruling.mover.opponent(), &counts.opponent)];
    if sheets.iter().all(|(_, sheet)| !sheet.is_added_to() && sheet.before.all() == 0) {
        return;
    }
    section(ui, cx.t.counts, cx.colours);
    card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
        for (side, sheet) in sheets {
            let text = fouls::running(side, sheet, cx.lang);
            let text = if sheet.is_added_to() { bold(text) } else { RichText::new(text) };
            paragraph(ui, text.color(cx.colours.text));
        }
    });
}

/// The room for a reason's number, and the least for its clause's.
const NUMBER: f32 = 18.0;
const CLAUSE: f32 = 56.0;

pub fn show_reasons(ui: &mut Ui, ruled: Ruled<'_>, cx: ViewCtx<'_>, out: &mut Messages) {
    section(ui, cx.t.reasons, cx.colours);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (index, step) in ruled.ruling.verdict.steps.iter().enumerate() {
            reason(ui, index, step, ruled.explainer, cx, out);
        }
    });
}

/// The width of a clause's button: long numbers need more of the line than short ones.
fn chip_width(ui: &Ui, text: &str) -> f32 {
    let font = FontId::proportional(size::SMALL);
    let text = ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    text.size().x + 2.0 * ui.spacing().button_padding.x
}

fn reason(
    ui: &mut Ui,
    index: usize,
    step: &Step,
    explainer: Explainer<'_>,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) {
    let response = row(ui, ("reason", index), Sense::hover(), false, cx.colours, |ui| {
        ui.horizontal_top(|ui| {
            ui.set_width(ui.available_width());
            cell(ui, NUMBER, quiet((index + 1).to_string(), cx.colours));
            let cited = step.topic.and_then(|matter| explainer.texts.clause_on(matter));
            let chip = cited.map_or(0.0, |cited| chip_width(ui, &citation(cited, cx.lang)));
            let width = ui.available_width() - chip.max(CLAUSE) - ui.spacing().item_spacing.x;
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_max_width(width);
                paragraph(ui, RichText::new(explainer.step(step)));
            });
            if let Some(cited) = cited {
                ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                    clause_button(ui, &cited.code(), &citation(cited, cx.lang), cx, out);
                });
            }
        });
    });
    if ui.rect_contains_pointer(response.rect) {
        out.highlight(&step.squares);
    }
}
