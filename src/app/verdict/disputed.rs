//! Where events are disputed: what has to be found out, and what follows from each finding.

use egui::{RichText, Ui};

use crate::app::decision_form::finding::found;
use crate::app::edit::Edit;
use crate::app::message::Message;
use crate::app::rulings::Today;
use crate::app::theme::size;
use crate::app::verdict::Ruled;
use crate::app::verdict::headline::{announce, in_force, title};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::{bold, card, paragraph, quiet, section, tone};
use crate::ruling::{Assumption, Disputed, OutcomeGroup};
use crate::text::finding;
use crate::text::ruling::{Explainer, common_result};
use xiangqi::Square;

/// The line in the place of the verdict, where the ruling depends on disputed facts.
pub fn headline(
    ui: &mut Ui,
    disputed: &Disputed,
    today: &Today,
    explainer: Explainer<'_>,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) {
    let tone = cx.colours.open;
    let decided = in_force(ui, cx, out);
    card(ui, tone.fill, None, |ui| {
        let width = ui.available_width();
        let big = (width / 14.0).clamp(size::TITLE, size::VERDICT_LEAST);
        let size = if decided { size::TITLE } else { big };
        let line = bold(explainer.depends()).size(size).color(tone.text);
        let beside = if decided {
            paragraph(ui, line);
            true
        } else {
            title(ui, line, cx, out)
        };
        let text = explainer.deciding(disputed, &today.incident);
        paragraph(ui, RichText::new(text).size(size::GIST).color(cx.colours.text));
        if !beside {
            announce(ui, cx, out);
        }
    });
}

/// What the arbiter does now, numbered.
pub fn now(ui: &mut Ui, cx: ViewCtx<'_>) {
    card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
        ui.label(bold(cx.t.now).size(size::SMALL).color(cx.colours.weak));
        for (index, step) in finding::steps(cx.lang).into_iter().enumerate() {
            ui.horizontal_top(|ui| {
                ui.label(quiet(format!("{}", index + 1), cx.colours).size(size::BODY));
                paragraph(ui, RichText::new(step));
            });
        }
    });
}

/// The line under the verdict, where it is the same whatever is found.
pub fn no_matter(ui: &mut Ui, disputed: &Disputed, today: &Today, explainer: Explainer<'_>, cx: ViewCtx<'_>) {
    let tone = cx.colours.open;
    card(ui, tone.fill, None, |ui| {
        let text = explainer.deciding(disputed, &today.incident);
        paragraph(ui, RichText::new(text).color(tone.text));
    });
}

/// The results, one card each, with what would have to be found for it.
pub fn groups(
    ui: &mut Ui,
    disputed: &Disputed,
    today: &Today,
    explainer: Explainer<'_>,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) {
    if disputed.groups.is_empty() {
        return;
    }
    section(ui, cx.t.scenarios, cx.colours);
    for group in &disputed.groups {
        let Some(ruling) = disputed.ruling(group) else { continue };
        let ruled = Ruled { ruling, explainer };
        let place = ui.scope(|ui| way(ui, group, today, ruled, cx, out));
        if ui.rect_contains_pointer(place.response.rect) {
            let squares: Vec<Square> = match ruling.verdict.allowed.as_slice() {
                [] => ruling.touched.iter().map(|touched| touched.square).collect(),
                moves => moves.iter().map(|mv| mv.to).collect(),
            };
            out.highlight(&squares);
        }
    }
}

fn way(
    ui: &mut Ui,
    group: &OutcomeGroup,
    today: &Today,
    ruled: Ruled<'_>,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) {
    let Ruled { ruling, explainer } = ruled;
    let outcome = common_result(ruling).map_or(ruling.verdict.outcome, |common| common.outcome);
    let tone = tone(outcome, cx.colours);
    card(ui, tone.fill, None, |ui| {
        paragraph(ui, RichText::new(explainer.when(group, &today.incident)).color(cx.colours.text));
        paragraph(ui, bold(explainer.ruling_headline(ruling)).size(size::TITLE).color(tone.text));
        paragraph(ui, RichText::new(explainer.gist(&ruling.verdict)));
        find(ui, group, today, explainer, cx, out);
    });
}

/// The buttons that find the facts of a group: one for each finding that leads to it.
fn find(
    ui: &mut Ui,
    group: &OutcomeGroup,
    today: &Today,
    explainer: Explainer<'_>,
    cx: ViewCtx<'_>,
    out: &mut Messages,
) {
    let one = |condition: &Assumption| OutcomeGroup {
        scenarios: group.scenarios.clone(),
        when: vec![condition.clone()],
    };
    for condition in &group.when {
        let spoken = finding::find_so(&explainer.when(&one(condition), &today.incident), cx.lang);
        let text = if group.when.len() == 1 { cx.t.find_so } else { spoken.as_str() };
        if ui.add(egui::Button::new(text).wrap()).accessible_name(&spoken).clicked() {
            let timeline = found(cx.state.report(), condition, cx.lang);
            out.push(Message::Edit(Edit::Found(timeline)));
            out.push(Message::Show(None));
        }
    }
}
