//! One clause: what it says, where, and how well that is known.

use egui::{Align, Context, Label, Layout, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use super::widgets::{badge, bold, in_front, paragraph, quiet, row};
use super::{Look, Outbox};
use crate::app::message::Message;
use crate::app::theme::{Palette, Tone, size, space};
use crate::rulebook::{Clause, Confidence, Rulebook};
use crate::wording::ruling as words;

/// The width of a clause, of the list of clauses beside it, and the height of both.
const WIDTH: f32 = 600.0;
const LIST: f32 = 230.0;
const HEIGHT: f32 = 440.0;

/// Shows the clause, if one is asked for.
pub fn show(ctx: &Context, look: Look<'_>, out: &mut Outbox) {
    let (Some(cited), Some(rulebook)) = (look.state.clause(), look.state.rulebook()) else { return };
    let clause = cited.clause;
    let browsing = look.state.view.browsing;
    let width = if browsing { LIST + WIDTH } else { WIDTH };
    let dismissed = in_front(ctx, "clause", width, |ui| {
        if browsing {
            ui.horizontal_top(|ui| {
                let column = Layout::top_down(Align::Min);
                ui.allocate_ui_with_layout(vec2(LIST, HEIGHT), column, |ui| {
                    list(ui, clause, rulebook, look, out);
                });
                ui.add_space(space::S);
                let rest = vec2(ui.available_width(), HEIGHT);
                ui.allocate_ui_with_layout(rest, column, |ui| content(ui, clause, rulebook, look));
            });
        } else {
            content(ui, clause, rulebook, look);
        }
        ui.add_space(space::S);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.button(look.t.close).clicked() {
                out.push(Message::Clause(None));
            }
        });
    });
    if dismissed {
        out.push(Message::Clause(None));
    }
}

/// Every clause of the rulebook.
fn list(ui: &mut Ui, shown: &Clause, rulebook: &Rulebook, look: Look<'_>, out: &mut Outbox) {
    ScrollArea::vertical().id_salt("clauses").max_height(HEIGHT).auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for clause in &rulebook.clauses {
            let chosen = clause.number == shown.number;
            let title = look.lang.of(&clause.title);
            let name = words::clause_name(&clause.number, title);
            let response = row(ui, &clause.number, Sense::click(), chosen, look.colours, |ui| {
                ui.set_width(ui.available_width());
                ui.add(Label::new(RichText::new(&name)).truncate());
            });
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &name));
            if response.clicked() {
                out.push(Message::Clause(Some(clause.number.clone())));
            }
        }
    });
}

fn content(ui: &mut Ui, clause: &Clause, rulebook: &Rulebook, look: Look<'_>) {
    let (lang, colours) = (look.lang, look.colours);
    let title = words::clause_name(&clause.number, lang.of(&clause.title));
    paragraph(ui, bold(title).size(size::TITLE));
    ui.horizontal_wrapped(|ui| {
        badge(ui, words::confidence(clause.confidence, lang), tone(clause.confidence, colours));
        ui.label(quiet(lang.of(&rulebook.edition), colours));
    });
    ui.add_space(space::S);
    ScrollArea::vertical().id_salt("clause").max_height(HEIGHT).show(ui, |ui| {
        paragraph(ui, RichText::new(lang.of(&clause.text)).size(size::GIST));
        ui.add_space(space::S);
        paragraph(ui, quiet(look.t.own_words, colours));
        if let Some(note) = &clause.note {
            paragraph(ui, RichText::new(lang.of(note)).size(size::SMALL).color(colours.foul.text));
        }
        if !clause.source.is_empty() {
            paragraph(ui, quiet(format!("{} {}", look.t.source, clause.source), colours));
        }
    });
}

/// How far a clause can be leaned on.
const fn tone(confidence: Confidence, colours: &Palette) -> Tone {
    match confidence {
        Confidence::Article | Confidence::Seen => colours.calm,
        Confidence::Secondary | Confidence::Inferred => colours.foul,
        Confidence::CarriedOver | Confidence::NotSeen => colours.loss,
    }
}
