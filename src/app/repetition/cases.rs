//! The published diagrams, each opened as it was played.

use egui::{Label, RichText, ScrollArea, Ui};

use super::proof::column;
use super::{Repetition, Source};
use crate::app::ctx::ViewCtx;
use crate::app::widgets::{bold, quiet};
use crate::law::{PublishedAnswer, model_cases};
use crate::text::{Lang, names, repetition as words};
use crate::tr;

/// The shares of a line beside its button.
const RULEBOOK: f32 = 0.17;
const DIAGRAM: f32 = 0.15;
const ANSWER: f32 = 0.23;
const SOURCE: f32 = 0.45;
const BUTTON: f32 = 176.0;
const LINE: f32 = 34.0;

pub(super) fn show(ui: &mut Ui, shown: &mut Repetition, height: f32, cx: ViewCtx<'_>) {
    let cases = model_cases();
    let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink(false);
    area.show_rows(ui, LINE, cases.len(), |ui, rows| {
        for case in cases.iter().take(rows.end).skip(rows.start) {
            ui.horizontal(|ui| {
                ui.set_min_height(LINE);
                let rulebook = cx.state.library.rulebook(case.rulebook);
                let name = rulebook.map_or(case.rulebook, |rulebook| cx.lang.of(&rulebook.short_name));
                let diagram = words::diagram(case.diagram, cx.lang);
                let spoken = format!("{name} {diagram} {}", tr!(cx.lang, "repetition-open-case"));
                let gaps = 5.0 * ui.spacing().item_spacing.x;
                let width = (ui.available_width() - BUTTON - gaps).max(160.0);
                for (share, text) in [
                    (RULEBOOK, RichText::new(name)),
                    (DIAGRAM, bold(diagram)),
                    (ANSWER, RichText::new(published(case.answer, cx.lang))),
                    (SOURCE, quiet(case.source, cx.colours)),
                ] {
                    column(ui, width * share, |ui| drop(ui.add(Label::new(text).truncate())));
                }
                let open = egui::Button::new(tr!(cx.lang, "repetition-open-case"));
                if ui.add(open).accessible_name(spoken).clicked() {
                    shown.look_at(Source::Case(case));
                }
            });
        }
    });
}

/// A published answer in words.
pub(super) fn published(answer: PublishedAnswer, lang: Lang) -> String {
    match answer {
        PublishedAnswer::Draw => tr!(lang, "repetition-published-draw").to_owned(),
        PublishedAnswer::Blames(side) => {
            tr!(lang, "repetition-published-blames", side = names::side(side, lang))
        }
    }
}
