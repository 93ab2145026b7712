//! The form for a row of the timeline, and the line that stands in its place while the board is clicked.

use egui::{Button, Context, RichText, Ui};

use super::fields::{line, lines, named, one_of};
use super::widgets::{at_right, bold, card, form, paragraph, quiet};
use super::{Look, Outbox};
use crate::app::draft::{ActKind, Draft, Drafting, EventDraft, Lacking};
use crate::app::message::Message;
use crate::app::theme::{size, space};
use crate::incident::{Actor, Party};
use crate::wording::texts::Texts;
use crate::wording::{events, papers};
use crate::xiangqi::Side;

const WIDTH: f32 = 640.0;

const ACTORS: [Actor; 3] = [Actor::Player(Side::Red), Actor::Player(Side::Black), Actor::Arbiter];
/// Everybody who may dispute an event.
const PARTIES: [Party; 4] = [Party::Red, Party::Black, Party::Witness, Party::Arbiter];

/// Shows the form, if a row is being filled in and the board is not being clicked.
pub fn show(ctx: &Context, look: Look<'_>, out: &mut Outbox) {
    let Some(Draft::Event(draft)) = &look.state.draft else { return };
    if draft.picking {
        return;
    }
    let mut new = draft.clone();
    let left = form(ctx, "event-form", WIDTH, |ui| content(ui, &mut new, look, out));
    if new != *draft {
        out.push(Message::Drafting(Drafting::Change(Box::new(Draft::Event(new)))));
    }
    if left {
        out.push(Message::Drafting(Drafting::Cancel));
    }
}

fn content(ui: &mut Ui, draft: &mut EventDraft, look: Look<'_>, out: &mut Outbox) {
    let (t, lang) = (look.t, look.lang);
    let row = draft.of.as_ref().map(|(index, _)| *index);
    ui.label(bold(papers::event_form_title(row, lang)).size(size::TITLE));
    ui.add_space(space::XS);
    let actors = ACTORS.map(|actor| (actor, events::actor(actor, lang).to_owned()));
    if let Some(actor) = one_of(ui, t.who, Some(draft.actor), actors, look) {
        // What an arbiter does is hardly ever an act of the hand.
        if actor == Actor::Arbiter && draft.squares.is_empty() {
            draft.kind = ActKind::Words;
        }
        draft.actor = actor;
    }
    let kinds = ActKind::ALL.map(|kind| (kind, kind_name(kind, t).to_owned()));
    draft.kind = one_of(ui, t.what, Some(draft.kind), kinds, look).unwrap_or(draft.kind);
    if draft.kind == ActKind::Words {
        words(ui, draft, look);
    } else {
        squares(ui, draft, look, out);
    }
    named(ui, t.time, look, |ui, label| {
        line(ui, &mut draft.time, 220.0).labelled_by(label.id);
        if ui.button(t.time_now).clicked() {
            out.push(Message::Drafting(Drafting::TakeTime));
        }
    });
    named(ui, t.note, look, |ui, label| {
        let width = ui.available_width();
        line(ui, &mut draft.note, width).labelled_by(label.id);
    });
    credence(ui, draft, look);
    ui.add_space(space::S);
    foot(ui, draft, look, out);
}

fn words(ui: &mut Ui, draft: &mut EventDraft, look: Look<'_>) {
    let t = look.t;
    named(ui, t.words, look, |ui, label| {
        ui.vertical(|ui| {
            lines(ui, &mut draft.words, 2, "").labelled_by(label.id);
            ui.horizontal_wrapped(|ui| {
                for text in [t.arbiter_stops, t.arbiter_checks, t.arbiter_restores, t.arbiter_announces] {
                    if ui.button(RichText::new(text).size(size::SMALL)).clicked() {
                        text.clone_into(&mut draft.words);
                    }
                }
            });
        });
    });
}

fn squares(ui: &mut Ui, draft: &mut EventDraft, look: Look<'_>, out: &mut Outbox) {
    let report = look.state.report();
    let before = draft.of.as_ref().map_or(report.timeline.len(), |(index, _)| *index);
    named(ui, look.t.squares, look, |ui, label| {
        line(ui, &mut draft.squares, 120.0).labelled_by(label.id);
        if ui.button(look.t.pick_on_board).clicked() {
            out.push(Message::Drafting(Drafting::PickSquares));
        }
        let named = draft.named();
        if !named.is_empty() {
            paragraph(ui, RichText::new(papers::understood(&named, &report.board_after(before), look.lang)));
        }
    });
}

fn credence(ui: &mut Ui, draft: &mut EventDraft, look: Look<'_>) {
    let t = look.t;
    let kinds = [(false, t.established.to_owned()), (true, t.disputed.to_owned())];
    draft.disputed = one_of(ui, t.credence, Some(draft.disputed), kinds, look).unwrap_or(draft.disputed);
    if !draft.disputed {
        return;
    }
    named(ui, t.disputed_by, look, |ui, _| {
        ui.horizontal_wrapped(|ui| {
            for party in PARTIES {
                let on = draft.parties.contains(&party);
                let button = Button::new(events::party(party, look.lang)).selected(on);
                let name = papers::disputed_by(party, look.lang);
                if ui.add(button).accessible_name(name).clicked() {
                    draft.toggle(party);
                }
            }
        });
    });
}

fn foot(ui: &mut Ui, draft: &EventDraft, look: Look<'_>, out: &mut Outbox) {
    let t = look.t;
    let event = draft.event();
    at_right(ui, |ui| {
        let text = if draft.of.is_some() { t.accept } else { t.add };
        let confirm = Button::new(bold(text)).selected(event.is_ok());
        if ui.add_enabled(event.is_ok(), confirm).clicked() {
            out.push(Message::Drafting(Drafting::Confirm));
        }
        if ui.button(t.cancel).clicked() {
            out.push(Message::Drafting(Drafting::Cancel));
        }
        if let Err(lacking) = event {
            let text = match lacking {
                Lacking::Squares(count) => papers::squares_wanted(count, look.lang),
                Lacking::Words => t.words_lacking.to_owned(),
                Lacking::Parties => t.parties_lacking.to_owned(),
            };
            ui.label(RichText::new(text).color(look.colours.foul.text));
        }
    });
}

/// What stands above the timeline while squares are clicked on the board.
pub fn picking(ui: &mut Ui, look: Look<'_>, out: &mut Outbox) {
    let Some(Draft::Event(draft)) = &look.state.draft else { return };
    if !draft.picking {
        return;
    }
    card(ui, look.colours.open.fill, None, |ui| {
        paragraph(ui, bold(kind_name(draft.kind, look.t)).color(look.colours.open.text));
        paragraph(ui, RichText::new(look.t.picking_hint));
        if !draft.squares.is_empty() {
            paragraph(ui, quiet(&draft.squares, look.colours));
        }
        ui.horizontal(|ui| {
            if ui.button(look.t.picking_done).clicked() {
                out.push(Message::Drafting(Drafting::SquaresPicked));
            }
            if ui.button(look.t.cancel).clicked() {
                out.push(Message::Drafting(Drafting::Cancel));
            }
        });
    });
}

const fn kind_name(kind: ActKind, t: &Texts) -> &'static str {
    match kind {
        ActKind::Touch => t.kind_touch,
        ActKind::TouchBoth => t.kind_touch_both,
        ActKind::Lift => t.lift,
        ActKind::PutBack => t.put_back,
        ActKind::Release => t.kind_release,
        ActKind::Brush => t.brush,
        ActKind::AdjustAsked => t.adjust_with,
        ActKind::AdjustUnasked => t.adjust_without,
        ActKind::Words => t.kind_words,
    }
}
