//! What follows under the law looked at, and what it hinges on.

use egui::{Button, RichText, Ui, vec2};

use crate::app::review::view::{Seen, say};
use crate::app::review::{ReviewMessage, Tried, Worked};
use crate::app::review::{law_view, verdict};
use crate::app::theme::{size, space};
use crate::app::view::Messages;
use crate::app::widgets::{bold, card, paragraph, section};
use crate::case::NotRulable;
use crate::ruling::DisputedFact;
use crate::text::ruling::Explainer;
use crate::text::{events, review};
use crate::tr;

/// Shows it.
pub fn show(ui: &mut Ui, seen: Seen<'_>, out: &mut Messages) {
    law_view::show(ui, seen, out);
    let Some(worked) = &seen.room.worked else { return };
    facts(ui, worked, seen, out);
    match &worked.tried {
        Ok(tried) => verdict::show(ui, worked, tried, explainer(tried, seen), seen, out),
        Err(why) => missing(ui, why, seen),
    }
    ui.add_space(space::L);
}

pub fn explainer<'a>(tried: &'a Tried, seen: Seen<'_>) -> Explainer<'a> {
    let position = &tried.incident.position;
    let texts = tried.law.texts();
    Explainer { lang: seen.cx.lang, texts, board: position.board(), mover: position.turn() }
}

fn missing(ui: &mut Ui, why: &NotRulable, seen: Seen<'_>) {
    let cx = seen.cx;
    card(ui, cx.colours.open.fill, None, |ui| {
        let of_board = matches!(why, NotRulable::Refused(_) | NotRulable::EmptySquare(_));
        let title = if of_board { seen.words.cannot_rule } else { seen.words.law_missing };
        paragraph(ui, bold(title).size(size::GIST).color(cx.colours.open.text));
        paragraph(ui, RichText::new(review::not_rulable(why, cx.lang)));
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
            format!("{said}{}{}", tr!(cx.lang, "join-colon"), cx.t.order_disputed)
        }
    }
}
