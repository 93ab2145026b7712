//! One clause: what it says, where, and how well that is known.

use egui::{Context, RichText, ScrollArea, Ui};

use crate::app::clauses::{Browser, TextId};
use crate::app::message::Message;
use crate::app::theme::{Palette, Tone, size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::{at_right, badge, bold, in_front, paragraph, quiet};
use crate::law::{Bilingual, Clause, Confidence};
use crate::text::{law, ruling as words};

/// The width of a clause, and the most height of its text.
const WIDTH: f32 = 600.0;
const HEIGHT: f32 = 440.0;

/// Shows the clause, if one is asked for.
pub fn show(ctx: &Context, cx: ViewCtx<'_>, out: &mut Messages) {
    let (Some(cited), Some(rulebook)) = (cx.state.clause(), cx.state.rulebook()) else { return };
    let regulation = cx.state.regulation().filter(|_| cited.of_regulation);
    let edition = regulation.map_or(&rulebook.edition, |regulation| &regulation.edition);
    let name = regulation.map_or(&rulebook.name, |regulation| &regulation.name);
    let dismissed = in_front(ctx, "clause", WIDTH, |ui| {
        content(ui, cited.clause, (name, edition), cx);
        ui.add_space(space::S);
        at_right(ui, |ui| {
            if ui.button(cx.t.close).clicked() {
                out.push(Message::Clause(None));
            }
            if ui.button(cx.t.in_browser).clicked() {
                let id = match regulation {
                    Some(regulation) => TextId::Regulation(regulation.id.clone()),
                    None => TextId::Rulebook(rulebook.id.clone()),
                };
                let shown = Some((id, cited.clause.number.clone()));
                let topic = cited.clause.topic;
                out.push(Message::Browse(Some(Browser { shown, topic, ..Browser::default() })));
            }
        });
    });
    if dismissed {
        out.push(Message::Clause(None));
    }
}

/// What a clause says, in which text, and how well that is known.
pub(crate) fn content(
    ui: &mut Ui,
    clause: &Clause,
    (name, edition): (&Bilingual, &Bilingual),
    cx: ViewCtx<'_>,
) {
    let (lang, colours) = (cx.lang, cx.colours);
    let title = words::clause_name(&clause.number, lang.of(&clause.title));
    paragraph(ui, bold(title).size(size::TITLE));
    ui.horizontal_wrapped(|ui| {
        badge(ui, words::confidence(clause.confidence, lang), tone(clause.confidence, colours));
        if let Some(matter) = clause.topic {
            badge(ui, law::matter(matter, lang), colours.open);
        }
    });
    let text = [lang.of(name), lang.of(edition)].join(" · ");
    paragraph(ui, quiet(text.trim_end_matches(" · "), colours));
    ui.add_space(space::S);
    ScrollArea::vertical().id_salt("clause").max_height(HEIGHT).show(ui, |ui| {
        paragraph(ui, RichText::new(lang.of(&clause.text)).size(size::GIST));
        ui.add_space(space::S);
        paragraph(ui, quiet(cx.t.own_words, colours));
        if let Some(note) = &clause.note {
            paragraph(ui, RichText::new(lang.of(note)).size(size::SMALL).color(colours.foul.text));
        }
        if !clause.source.is_empty() {
            paragraph(ui, quiet(format!("{} {}", cx.t.source, law::source(&clause.source, lang)), colours));
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
