//! The form for a row of the timeline, and the line that stands in its place while the board is clicked.

use crate::app::event_form::kinds;
use crate::app::event_form::parts;
use egui::{Button, Context, RichText, Ui};

use crate::app::board::gesture;
use crate::app::drafts::{ActKind, Asks, Draft, Drafting, EventDraft, Lacking};
use crate::app::message::Message;
use crate::app::theme::{size, space};
pub(crate) use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::fields::{line, named, one_of};
use crate::app::widgets::{at_right, bold, card, enters, form, paragraph, quiet};
use crate::incident::Actor;
use crate::text::{events, papers, timeline};
use xiangqi::Side;

pub use crate::app::event_form::kinds::kind_name;

const WIDTH: f32 = 880.0;

const ACTORS: [Actor; 3] = [Actor::Player(Side::Red), Actor::Player(Side::Black), Actor::Arbiter];

/// Shows the form, if a row is being filled in and the board is not being clicked.
pub fn show(ctx: &Context, cx: ViewCtx<'_>, out: &mut Messages) {
    let Some(Draft::Event(draft)) = &cx.state.draft else { return };
    if draft.picking {
        return;
    }
    let mut new = draft.clone();
    let mut said = Messages::default();
    let left = form(
        ctx,
        "event-form",
        WIDTH,
        &mut new,
        |ui, draft| content(ui, draft, cx, out),
        |ui, draft| foot(ui, draft, cx, &mut said),
    );
    if new != *draft {
        out.push(Message::Drafting(Drafting::Change(Box::new(Draft::Event(new)))));
    }
    while let Some(message) = said.next() {
        out.push(message);
    }
    // What is asked in front of the form is not answered by leaving it.
    if left && cx.state.dialog.is_none() {
        out.push(Message::Drafting(Drafting::Leave));
    }
}

fn content(ui: &mut Ui, draft: &mut EventDraft, cx: ViewCtx<'_>, out: &mut Messages) {
    let (t, lang) = (cx.t, cx.lang);
    let row = draft.of.as_ref().map(|(index, _)| *index);
    ui.label(bold(papers::event_form_title(row, lang)).size(size::TITLE));
    ui.add_space(space::XS);
    let actors = ACTORS.map(|actor| (actor, events::actor(actor, lang).to_owned()));
    if let Some(actor) = one_of(ui, t.who, Some(draft.actor), actors, cx) {
        // What an arbiter does is hardly ever an act of the hand.
        if actor == Actor::Arbiter && draft.squares.is_empty() && !draft.kind.is_arbiters() {
            draft.kind = ActKind::Words;
        }
        draft.actor = actor;
    }
    if let Some(kind) = kinds::choose(ui, draft.kind, cx) {
        draft.choose(kind, gesture::mover(cx.state.report()));
        if kind == ActKind::TakeBack && draft.squares.is_empty() {
            // The move taken back is hardly ever another than the last one.
            let last = gesture::last_released(cx.state.report());
            draft.squares = last.map_or_else(String::new, |mv| format!("{} {}", mv.from, mv.to));
        }
    }
    ui.separator();
    match draft.kind.asks() {
        Asks::Nothing => {}
        Asks::Squares(_) | Asks::AnySquares => parts::squares(ui, draft, cx, out),
        Asks::Minutes => parts::minutes(ui, draft, cx),
        Asks::Ply => parts::ply(ui, draft, cx),
        Asks::Words => parts::words(ui, draft, cx),
    }
    parts::clocks(ui, draft, cx);
    parts::basis(ui, draft, cx);
    parts::certainty(ui, draft, cx);
    ui.horizontal_top(|ui| {
        named(ui, t.time, cx, |ui, label| {
            line(ui, &mut draft.time, 180.0).labelled_by(label.id);
            if ui.button(t.time_now).clicked() {
                out.push(Message::Drafting(Drafting::TakeTime));
            }
        });
        ui.add_space(space::M);
        ui.horizontal(|ui| {
            let label = ui.label(quiet(t.note, cx.colours));
            let width = ui.available_width();
            line(ui, &mut draft.note, width).labelled_by(label.id);
        });
    });
}

fn foot(ui: &mut Ui, draft: &EventDraft, cx: ViewCtx<'_>, out: &mut Messages) {
    let t = cx.t;
    let event = draft.event();
    at_right(ui, |ui| {
        let text = if draft.of.is_some() { t.accept } else { t.add };
        let confirm = Button::new(bold(text)).selected(event.is_ok());
        let entered = event.is_ok() && cx.state.dialog.is_none() && enters(ui);
        if ui.add_enabled(event.is_ok(), confirm).clicked() || entered {
            out.push(Message::Drafting(Drafting::Confirm));
        }
        if ui.button(t.cancel).clicked() {
            out.push(Message::Drafting(Drafting::Cancel));
        }
        if let Err(lacking) = event {
            let text = match lacking {
                Lacking::Squares(count) => papers::squares_wanted(count, cx.lang),
                Lacking::AnySquares => t.any_squares_lacking.to_owned(),
                Lacking::Words => t.words_lacking.to_owned(),
                Lacking::Ground => t.ground_lacking.to_owned(),
                Lacking::Minutes => t.minutes_lacking.to_owned(),
                Lacking::Ply => t.ply_lacking.to_owned(),
                Lacking::Clock(side) => timeline::clock_lacking(side, cx.lang),
                Lacking::Parties => t.parties_lacking.to_owned(),
            };
            ui.label(RichText::new(text).color(cx.colours.foul.text));
        }
    });
}

/// What stands above the timeline while squares are clicked on the board.
pub fn picking(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let Some(Draft::Event(draft)) = &cx.state.draft else { return };
    if !draft.picking {
        return;
    }
    card(ui, cx.colours.open.fill, None, |ui| {
        paragraph(ui, bold(kind_name(draft.kind, cx.t)).color(cx.colours.open.text));
        let several = draft.kind.asks() == Asks::AnySquares;
        let hint = if several { cx.t.picking_several } else { cx.t.picking_hint };
        paragraph(ui, RichText::new(hint));
        // Its line is there from the beginning, so that the buttons do not move under the pointer.
        let squares = if draft.squares.is_empty() { "—" } else { &draft.squares };
        paragraph(ui, quiet(squares, cx.colours));
        ui.horizontal(|ui| {
            if ui.button(cx.t.picking_done).clicked() {
                out.push(Message::Drafting(Drafting::SquaresPicked));
            }
            if ui.button(cx.t.cancel).clicked() {
                out.push(Message::Drafting(Drafting::Cancel));
            }
        });
    });
}
