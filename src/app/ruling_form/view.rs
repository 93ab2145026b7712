//! The form in which a ruling is recorded; it begins with what follows today.

use egui::{Button, DragValue, Key, RichText, Ui};
use strum::IntoEnumIterator;

use crate::app::clock;
use crate::app::commands::CTRL;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::edit::Edit;
use crate::app::overlay::{Draft, Filling};
use crate::app::paper_edit::Paper;
use crate::app::ruling_form::RulingDraft;
use crate::app::state::State;
use crate::app::theme::{size, space};
use crate::app::widgets::fields::{beside, first, line, lines, named, one_of};
use crate::app::widgets::{at_right, bold, enters, form, paragraph, quiet};
use crate::case::differences;
use crate::report::{GivenOutcome, Stage};
use crate::text::{names, papers, reports};
use crate::tr;
use xiangqi::Side;

const WIDTH: f32 = 760.0;

/// The stages at which somebody of the event rules.
const STAGES: [Stage; 3] = [Stage::OnSite, Stage::ChiefArbiter, Stage::Appeal];
/// Duties that need no square.
const DUTIES: [&str; 5] = ["-", "answer", "free", "restore", "done"];

impl Draft for RulingDraft {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, _: &mut Messages) -> Filling {
        let mut answer = Filling::GoesOn;
        let reading = self.given.reading.clone();
        let content = |ui: &mut Ui, draft: &mut Self| {
            ui.label(bold(tr!(cx.lang, "ruling-form")).size(size::TITLE));
            ui.add_space(space::XS);
            who(ui, draft, cx);
            law(ui, draft, cx);
            result(ui, draft, cx);
            named(ui, tr!(cx.lang, "ruling-words"), cx, |ui, label| {
                lines(ui, &mut draft.given.words, 3, "").labelled_by(label.id);
            });
        };
        let foot = |ui: &mut Ui, draft: &Self| answer = foot(ui, draft, cx);
        let left = form(ui.ctx(), "ruling-form", WIDTH, self, content, foot);
        // Another reading brings its own ruling with it.
        if self.given.reading != reading {
            self.fill(cx.state);
        }
        answer.or_left(left)
    }

    fn edit(&self, _: &State) -> Option<Edit> {
        // A ruling that nobody gave is none.
        let is_given = !self.given.by.trim().is_empty();
        is_given.then(|| Edit::Paper(Paper::Sign(Box::new(self.given.clone()))))
    }

    fn words(&self) -> String {
        self.given.words.clone()
    }
}

fn who(ui: &mut Ui, draft: &mut RulingDraft, cx: ViewCtx<'_>) {
    let stages = STAGES.map(|stage| (stage, reports::stage(stage, cx.lang).to_owned()));
    if let Some(stage) = one_of(ui, tr!(cx.lang, "stage"), Some(draft.given.stage), stages, cx) {
        draft.set_stage(cx.state, stage);
    }
    beside(ui, cx, |ui| {
        named(ui, tr!(cx.lang, "by-whom"), cx, |ui, label| {
            let by = line(ui, &mut draft.given.by, 200.0).labelled_by(label.id);
            first("ruling", &by);
        });
        ui.add_space(space::M);
        named(ui, tr!(cx.lang, "when"), cx, |ui, label| {
            line(ui, &mut draft.given.when, 170.0).labelled_by(label.id);
            if ui.button(tr!(cx.lang, "time-now")).clicked() {
                draft.given.when = clock::now();
            }
        });
    });
}

fn law(ui: &mut Ui, draft: &mut RulingDraft, cx: ViewCtx<'_>) {
    let state = cx.state;
    named(ui, tr!(cx.lang, "under"), cx, |ui, _| {
        let name = state.rulebook().map_or(draft.given.rulebook.id.as_str(), |book| cx.lang.of(&book.name));
        paragraph(ui, RichText::new(name));
    });
    let readings = &state.library.readings;
    let chosen = readings.iter().position(|reading| reading.id == draft.given.reading.id);
    let named = readings.iter().enumerate();
    let named = named.map(|(index, reading)| (index, cx.lang.of(&reading.name).to_owned()));
    if let Some(index) = one_of(ui, tr!(cx.lang, "reading"), chosen, named, cx)
        && let Some(reading) = readings.get(index)
    {
        draft.given.reading = state.library.cite_reading(&reading.id);
    }
}

fn result(ui: &mut Ui, draft: &mut RulingDraft, cx: ViewCtx<'_>) {
    let (lang, given) = (cx.lang, &mut draft.given);
    let outcomes = GivenOutcome::iter()
        .map(|outcome| (outcome, names::capitalised(reports::given_outcome(outcome, lang))));
    if let Some(outcome) = one_of(ui, tr!(lang, "result"), Some(given.outcome), outcomes, cx) {
        given.outcome = outcome;
        given.charged = if outcome.charges() {
            given.charged.or_else(|| cx.state.today().map(|today| today.incident.position.turn()))
        } else {
            None
        };
    }
    if given.outcome.charges() {
        let sides = Side::BOTH.map(|side| (side, names::side(side, lang).to_owned()));
        given.charged = one_of(ui, tr!(lang, "against"), given.charged, sides, cx).or(given.charged);
    }
    beside(ui, cx, |ui| {
        for side in Side::BOTH {
            let name = match side {
                Side::Red => tr!(lang, "given-time-red"),
                Side::Black => tr!(lang, "given-time-black"),
            };
            named(ui, name, cx, |ui, label| {
                ui.add(DragValue::new(&mut given.time[side])).labelled_by(label.id);
            });
            ui.add_space(space::M);
        }
        ui.checkbox(&mut given.colours_exchanged, tr!(lang, "given-colours-exchanged"));
    });
    beside(ui, cx, |ui| {
        named(ui, tr!(lang, "ground"), cx, |ui, label| {
            line(ui, &mut given.ground, 200.0).labelled_by(label.id);
        });
        ui.add_space(space::M);
        named(ui, tr!(lang, "signature"), cx, |ui, label| {
            let width = ui.available_width();
            line(ui, &mut given.signature, width).labelled_by(label.id);
        });
    });
    let mut duties: Vec<String> = DUTIES.map(str::to_owned).to_vec();
    if !duties.contains(&given.duty) {
        duties.insert(0, given.duty.clone());
    }
    let chosen = duties.iter().position(|code| *code == given.duty);
    let named = duties
        .iter()
        .enumerate()
        .map(|(index, code)| (index, names::capitalised(&papers::duty_left(code, given.outcome, lang))));
    if let Some(code) = one_of(ui, tr!(lang, "duty"), chosen, named, cx).and_then(|index| duties.get(index)) {
        given.duty.clone_from(code);
    }
}

fn foot(ui: &mut Ui, draft: &RulingDraft, cx: ViewCtx<'_>) -> Filling {
    let mut answer = Filling::GoesOn;
    let state = cx.state;
    if let Some(today) = state.today()
        && let Some(ruled) = today.under(&draft.given.reading.id)
    {
        let texts = today.law.texts();
        let same = differences(state.report(), &draft.given, ruled.scenarios, texts).is_empty();
        let (text, tone) = if same {
            (tr!(cx.lang, "same-as-today"), cx.colours.calm)
        } else {
            (tr!(cx.lang, "not-as-today"), cx.colours.foul)
        };
        ui.label(RichText::new(text).color(tone.text));
    }
    paragraph(ui, quiet(tr!(cx.lang, "ruling-kept"), cx.colours));
    ui.add_space(space::XS);
    at_right(ui, |ui| {
        let confirm = Button::new(bold(tr!(cx.lang, "confirm-sign")).color(cx.colours.on_accent))
            .fill(cx.colours.accent);
        // A ruling that nobody gave is none.
        let given_by_somebody = !draft.given.by.trim().is_empty();
        let entered = given_by_somebody && enters(ui);
        if ui.add_enabled(given_by_somebody, confirm).clicked() || entered {
            answer = Filling::Confirmed;
        }
        let to_save = ui.add_enabled(given_by_somebody, Button::new(tr!(cx.lang, "confirm-sign-save")));
        let by_keys = given_by_somebody && ui.input_mut(|input| input.consume_key(CTRL, Key::S));
        if to_save.on_hover_text("Ctrl+S").clicked() || by_keys {
            answer = Filling::ConfirmedToSave;
        }
        if ui.button(tr!(cx.lang, "cancel")).clicked() {
            answer = Filling::Cancelled;
        }
        if !given_by_somebody {
            ui.label(RichText::new(tr!(cx.lang, "by-whom-lacking")).color(cx.colours.foul.text));
        }
    });
    answer
}
