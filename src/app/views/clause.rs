//! One clause: what it says, where, and how well that is known.

use egui::{Align, Context, Id, Layout, Modal, RichText, Role, ScrollArea, Ui, WidgetInfo};

use super::icons::Icon;
use super::widgets::{badge, bold, icon_button, paragraph, quiet};
use super::{Look, Outbox};
use crate::app::message::Message;
use crate::app::theme::{Palette, Tone, size, space};
use crate::rulebook::{Clause, Confidence, Rulebook};
use crate::wording::ruling as words;

const WIDTH: f32 = 600.0;
const HEIGHT: f32 = 460.0;

/// Shows the clause, if one is asked for.
pub fn show(ctx: &Context, look: Look<'_>, out: &mut Outbox) {
    let (Some(clause), Some(rulebook)) = (look.state.clause(), look.state.rulebook()) else { return };
    let modal = Modal::new(Id::unique("clause")).show(ctx, |ui| {
        ui.set_width(WIDTH.min(ui.ctx().content_rect().width() - 80.0));
        content(ui, clause, rulebook, look, out);
    });
    if modal.should_close() {
        out.push(Message::Clause(None));
    }
}

fn content(ui: &mut Ui, clause: &Clause, rulebook: &Rulebook, look: Look<'_>, out: &mut Outbox) {
    let (lang, colours) = (look.lang, look.colours);
    ui.horizontal(|ui| {
        let title = format!("{}  {}", clause.number, lang.of(&clause.title));
        let heading = ui.label(bold(&title).size(size::TITLE));
        heading.widget_info(|| WidgetInfo::labeled(Role::Label, true, &title));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let index = rulebook.clauses.iter().position(|other| other.number == clause.number);
            let neighbour = |offset: isize| {
                let at = index?.checked_add_signed(offset)?;
                Some(rulebook.clauses.get(at)?.number.clone())
            };
            for (icon, name, offset) in
                [(Icon::Next, look.t.next_clause, 1), (Icon::Previous, look.t.previous_clause, -1)]
            {
                let to = neighbour(offset);
                if icon_button(ui, icon, name, to.is_some()).clicked() {
                    out.push(Message::Clause(to));
                }
            }
        });
    });
    ui.horizontal_wrapped(|ui| {
        badge(ui, words::confidence(clause.confidence, lang), tone(clause.confidence, colours));
        ui.label(quiet(lang.of(&rulebook.edition), colours));
    });
    ui.add_space(space::S);
    ScrollArea::vertical().max_height(HEIGHT).show(ui, |ui| {
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
    ui.add_space(space::S);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if ui.button(look.t.close).clicked() {
            out.push(Message::Clause(None));
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
