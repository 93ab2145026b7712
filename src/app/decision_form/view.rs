//! Appeals and decisions of the committee: the form, the cards of those given, and one read in full.

use crate::app::decision_form::appeal;
use crate::app::decision_form::committee;
use crate::app::decision_form::findings;
use crate::app::decision_form::foot;
use crate::app::decision_form::outcome;
use crate::app::decision_form::votes;
use egui::{Context, Frame, Margin, Ui};

use crate::app::drafts::{AsFound, DecidedKind, DecisionDraft, Draft, Drafting};
use crate::app::message::Message;
use crate::app::theme::{size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::{bold, card, form, paragraph, quiet};
use crate::text::decision as words;

/// As wide as the window lets it be, up to this.
const WIDTH: f32 = 1080.0;

/// What every part of the form needs to see.
#[derive(Copy, Clone)]
pub(crate) struct Sheet<'a> {
    pub(crate) cx: ViewCtx<'a>,
    pub(crate) f: &'static words::Form,
    /// What follows from the findings as they were at the beginning of this frame.
    pub(crate) found: &'a AsFound,
}

/// Shows the form, if an appeal or a decision is being filled in.
pub fn form_of(ctx: &Context, cx: ViewCtx<'_>, out: &mut Messages) {
    let Some(Draft::Decision(draft)) = &cx.state.draft else { return };
    let mut new = DecisionDraft::clone(draft);
    let found = draft.with_findings(cx.state);
    let sheet = Sheet { cx, f: words::form(cx.lang), found: &found };
    let (mut within, mut below) = (Messages::default(), Messages::default());
    let left = form(
        ctx,
        "decision-form",
        WIDTH,
        &mut new,
        |ui, draft| content(ui, draft, sheet, &mut within),
        |ui, draft| foot::show(ui, draft, sheet, &mut below),
    );
    if new != **draft {
        out.push(Message::Drafting(Drafting::Change(Box::new(Draft::Decision(Box::new(new))))));
    }
    for mut said in [within, below] {
        while let Some(message) = said.next() {
            out.push(message);
        }
    }
    // What is asked in front of the form is not answered by leaving it.
    if left && cx.state.dialog.is_none() {
        out.push(Message::Drafting(Drafting::Leave));
    }
}

fn content(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>, out: &mut Messages) {
    let (f, cx) = (sheet.f, sheet.cx);
    ui.set_width(ui.available_width() - space::S);
    ui.label(bold(f.title).size(size::TITLE));
    paragraph(ui, quiet(f.explained, cx.colours));
    ui.add_space(space::XS);
    part(ui, 1, f.appeal, cx, |ui| appeal::show(ui, draft, sheet, out));
    part(ui, 2, f.members, cx, |ui| committee::show(ui, draft, sheet, out));
    part(ui, 3, f.findings, cx, |ui| findings::show(ui, draft, sheet));
    part(ui, 4, f.decision, cx, |ui| outcome::show(ui, draft, sheet));
    if draft.kind != DecidedKind::Pending {
        part(ui, 5, f.votes, cx, |ui| votes::show(ui, draft, sheet));
    }
}

/// A numbered part of the form.
fn part(ui: &mut Ui, number: usize, title: &str, cx: ViewCtx<'_>, content: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        let margin = Margin::symmetric(9, 2);
        Frame::new().fill(cx.colours.accent).corner_radius(20).inner_margin(margin).show(ui, |ui| {
            ui.label(bold(number.to_string()).size(size::SMALL).color(cx.colours.on_accent));
        });
        ui.label(bold(title).size(size::GIST));
    });
    card(ui, cx.colours.panel, Some(cx.colours.line), content);
    ui.add_space(space::S);
}

/// A small button that takes something away, with its spoken name.
pub(crate) fn remove(ui: &mut Ui, name: &str, cx: ViewCtx<'_>) -> bool {
    crate::app::widgets::quiet_icon(ui, crate::app::widgets::icons::Icon::Remove, name, cx.colours).clicked()
}
