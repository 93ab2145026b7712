//! The window of a repetition: its head, its pages, and what is said where there is none.

use egui::{RichText, Ui};

use super::{Nothing, Page, Repetition, Source, cases, proof, rulebooks};
use crate::app::commands::{Command as C, CommandSpec, Section, does};
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::overlay::Overlay;
use crate::app::theme::{size, space};
use crate::app::widgets::{at_right, bold, in_front, paragraph, quiet};
use crate::text::repetition as words;
use crate::tr;

const WIDTH: f32 = 1200.0;
/// What stands above and below a page.
const AROUND: f32 = 210.0;
/// The least height of a page that scrolls by itself.
const LEAST: f32 = 240.0;

impl Overlay for Repetition {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
        self.remake(cx.state);
        let mut closed = false;
        let dismissed = in_front(ui.ctx(), "repetition", WIDTH, |ui| {
            let height = ui.ctx().content_rect().height() - AROUND;
            head(ui, self, cx);
            ui.add_space(space::S);
            match self.page {
                Page::Cases => cases::show(ui, self, height.max(LEAST), cx),
                Page::Proof | Page::Rulebooks => page(ui, self, height.max(LEAST), cx, out),
            }
            ui.add_space(space::S);
            at_right(ui, |ui| closed = ui.button(tr!(cx.lang, "close")).clicked());
        });
        !(dismissed || closed)
    }

    fn in_review(&self) -> bool {
        true
    }
}

/// The title, the pages, and whose moves are looked at.
fn head(ui: &mut Ui, shown: &mut Repetition, cx: ViewCtx<'_>) {
    ui.horizontal_wrapped(|ui| {
        ui.label(bold(tr!(cx.lang, "repetition-title")).size(size::TITLE));
        ui.add_space(space::L);
        for (page, name) in [
            (Page::Proof, tr!(cx.lang, "repetition-page-proof")),
            (Page::Rulebooks, tr!(cx.lang, "repetition-page-rulebooks")),
            (Page::Cases, tr!(cx.lang, "repetition-page-cases")),
        ] {
            ui.selectable_value(&mut shown.page, page, name);
        }
    });
    if let Source::Case(case) = shown.source {
        ui.horizontal_wrapped(|ui| {
            let rulebook = cx.state.library.rulebook(case.rulebook);
            let name = rulebook.map_or(case.rulebook, |rulebook| cx.lang.of(&rulebook.short_name));
            let diagram = words::diagram(case.diagram, cx.lang);
            ui.label(bold(format!("{name} · {}", tr!(cx.lang, "repetition-case", diagram))));
            let answer = cases::published(case.answer, cx.lang);
            ui.label(quiet(format!("{} · {answer}", tr!(cx.lang, "repetition-published")), cx.colours));
            if ui.button(tr!(cx.lang, "repetition-back")).clicked() {
                shown.look_at(Source::Game);
            }
        });
    }
}

fn page(ui: &mut Ui, shown: &mut Repetition, height: f32, cx: ViewCtx<'_>, out: &mut Messages) {
    let Some((key, made)) = shown.made.take() else { return };
    match &made {
        Err(nothing) => {
            let text = match nothing {
                Nothing::NoRules => tr!(cx.lang, "repetition-no-rules"),
                Nothing::Illegal => tr!(cx.lang, "repetition-illegal"),
            };
            paragraph(ui, RichText::new(text));
        }
        Ok(found) => {
            every_cycle(ui, shown, found, cx);
            match shown.page {
                Page::Proof => proof::show(ui, shown, found, height, cx, out),
                _ => proof::page(ui, height, cx, |ui| {
                    super::law(shown.source, cx.state)
                        .iter()
                        .for_each(|law| rulebooks::show(ui, found, law, cx));
                }),
            }
        }
    }
    shown.made = Some((key, made));
}

/// The cycles of the game, each a button.
fn every_cycle(ui: &mut Ui, shown: &mut Repetition, made: &super::Made, cx: ViewCtx<'_>) {
    if matches!(shown.source, Source::Case(_)) || made.every.len() < 2 {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(quiet(tr!(cx.lang, "repetition-earlier"), cx.colours));
        let whole = shown.source == Source::Game;
        if ui.selectable_label(whole, tr!(cx.lang, "repetition-whole-game")).clicked() {
            shown.look_at(Source::Game);
        }
        for cycle in &made.every {
            let (from, to) = (cycle.from_ply + made.before, cycle.last_ply + made.before);
            let name =
                tr!(cx.lang, "cli-repetition-cycle", from, to, length = cycle.length, cycles = cycle.cycles);
            if ui.selectable_label(shown.source == Source::UpTo(to), name).clicked() {
                shown.look_at(Source::UpTo(to));
            }
        }
    });
}

/// What this feature offers as commands.
pub(crate) static COMMANDS: &[CommandSpec] = &[does(
    Section::RulesLaw,
    C::Repetition,
    |lang| tr!(lang, "command-repetition"),
    |state| state.view.front.open(Repetition::default()),
)];
