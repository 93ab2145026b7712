//! What follows under the law looked at, and what it hinges on.

use egui::{Button, RichText, Ui, vec2};

use crate::app::review::view::{Seen, say};
use crate::app::review::{ReviewMessage, Worked};
use crate::app::review::{law_view, verdict};
use crate::app::theme::{size, space};
use crate::app::view::Messages;
use crate::app::widgets::{bold, card, paragraph, section};
use crate::law::LawInForce;
use crate::ruling::DisputedFact;
use crate::text::ruling::Explainer;
use crate::text::{events, faults};

/// Shows it.
pub fn show(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    law_view::show(ui, seen, out);
    let Some(worked) = &seen.room.worked else { return };
    facts(ui, worked, seen, out);
    let texts = texts(seen);
    match (&worked.tried, texts) {
        (Some(tried), Some(texts)) => {
            let position = &tried.incident.position;
            let explainer =
                Explainer { lang: seen.cx.lang, texts, board: position.board(), mover: position.turn() };
            verdict::show(ui, worked, tried, explainer, seen, out);
        }
        _ => missing(ui, worked, seen),
    }
    ui.add_space(space::L);
}

/// The texts of the law looked at.
pub fn texts(seen: Seen<'_>) -> Option<LawInForce<'_>> {
    seen.room.law.law(&seen.cx.state.library).map(|law| law.texts())
}

fn missing(ui: &mut Ui, worked: &Worked, seen: Seen<'_>) {
    let cx = seen.cx;
    card(ui, cx.colours.open.fill, None, |ui| {
        let refused = cx.state.report().incident().err().filter(|_| worked.recorded.is_none());
        let title = if refused.is_some() { seen.words.cannot_rule } else { seen.words.law_missing };
        paragraph(ui, bold(title).size(size::GIST).color(cx.colours.open.text));
        for reason in refused.iter().flatten() {
            paragraph(ui, RichText::new(faults::refusal(reason, cx.lang)));
        }
    });
}

/// The disputed facts, each to be tried this way or that.
fn facts(ui: &mut Ui, worked: &Worked, seen: Seen<'_>, out: &mut Messages) {
    let (cx, words) = (seen.cx, seen.words);
    if worked.disputed_facts.is_empty() {
        return;
    }
    section(ui, words.facts, cx.colours);
    for &doubt in &worked.disputed_facts {
        card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
            let fact = fact(doubt, seen);
            paragraph(ui, RichText::new(&fact));
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = space::XS;
                let chosen = seen.room.finding(doubt);
                let scenarios =
                    [(None, words.fact_open), (Some(true), words.fact_so), (Some(false), words.fact_not_so)];
                for (so, name) in scenarios {
                    let text = if chosen == so { bold(name) } else { RichText::new(name) };
                    let button = Button::new(text).selected(chosen == so).min_size(vec2(72.0, 30.0));
                    if ui.add(button).accessible_name(format!("{fact} {name}")).clicked() {
                        say(out, ReviewMessage::Find(doubt, so));
                    }
                }
            });
        });
    }
}

/// A disputed fact in words.
fn fact(doubt: DisputedFact, seen: Seen<'_>) -> String {
    let (cx, report) = (seen.cx, seen.cx.state.report());
    let (DisputedFact::Happened(row) | DisputedFact::CameAfter(row)) = doubt;
    let event = report.timeline.get(row);
    let said = event.map(|event| events::event(event, &report.board_after(row), cx.lang));
    let said = format!("{}  {}", row + 1, said.unwrap_or_default());
    match doubt {
        DisputedFact::Happened(_) => said,
        DisputedFact::CameAfter(_) => {
            format!("{said}{}{}", cx.lang.pick("：", ": "), cx.t.order_disputed)
        }
    }
}
