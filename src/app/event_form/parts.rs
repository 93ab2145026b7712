//! The fields of the form: what a kind asks for, clocks, on what it rests, what is disputed.

use egui::{Button, Popup, PopupCloseBehavior, RichText, ScrollArea, Ui};

use crate::app::drafts::{ActKind, Drafting, EventDraft};
use crate::app::message::Message;
use crate::app::theme::{size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::fields::{line, lines, named, one_of};
use crate::app::widgets::{paragraph, quiet};
use crate::incident::Party;
use crate::text::{events, names, papers, timeline};
use xiangqi::{Side, Square};

/// Everybody who may dispute an event.
const PARTIES: [Party; 4] = [Party::Red, Party::Black, Party::Witness, Party::Arbiter];
/// The room for a clock time, and for a small number.
const CLOCK: f32 = 86.0;
const NUMBER: f32 = 64.0;
/// The list of the game's moves.
const MOVES: egui::Vec2 = egui::vec2(280.0, 320.0);

/// Words, with those that are often written a click away.
pub fn words(ui: &mut Ui, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    let t = cx.t;
    let (name, ready): (_, &[&str]) = match draft.kind {
        ActKind::DeclareDraw => (t.draw_ground, &[t.kind_no_chances, t.kind_repetition, t.kind_natural]),
        ActKind::ClaimOther => (t.words, &[]),
        _ => (t.words, &[t.arbiter_stops, t.arbiter_checks, t.arbiter_restores, t.arbiter_announces]),
    };
    named(ui, name, cx, |ui, label| {
        ui.vertical(|ui| {
            lines(ui, &mut draft.words, 1, "").labelled_by(label.id);
            ui.horizontal_wrapped(|ui| {
                for &text in ready {
                    if ui.button(RichText::new(text).size(size::SMALL)).clicked() {
                        text.clone_into(&mut draft.words);
                    }
                }
            });
        });
    });
}

/// Squares, typed or clicked, and what stands there.
pub fn squares(ui: &mut Ui, draft: &mut EventDraft, cx: ViewCtx<'_>, out: &mut Messages) {
    let report = cx.state.report();
    let before = draft.of.as_ref().map_or(report.timeline.len(), |(index, _)| *index);
    named(ui, cx.t.squares, cx, |ui, label| {
        let width = if draft.kind == ActKind::Disturb { 220.0 } else { 120.0 };
        line(ui, &mut draft.squares, width).labelled_by(label.id);
        if ui.button(cx.t.pick_on_board).clicked() {
            out.push(Message::Drafting(Drafting::PickSquares));
        }
        let named = draft.named();
        if !named.is_empty() {
            let board = report.board_after(before);
            let text = match draft.kind {
                ActKind::Disturb => {
                    let on = |&square: &Square| names::on(&board, square, cx.lang);
                    names::list(&named.iter().map(on).collect::<Vec<_>>(), cx.lang)
                }
                _ => papers::understood(&named, &board, cx.lang),
            };
            paragraph(ui, RichText::new(text));
        }
    });
}

/// How late.
pub fn minutes(ui: &mut Ui, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    named(ui, cx.t.minutes, cx, |ui, label| {
        let field = line(ui, &mut draft.minutes, NUMBER).labelled_by(label.id);
        // It is all that is asked for.
        if draft.minutes.is_empty() && ui.memory(|memory| memory.focused().is_none()) {
            field.request_focus();
        }
    });
}

/// The number of a move, typed or chosen from the game.
pub fn ply(ui: &mut Ui, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    let report = cx.state.report();
    named(ui, cx.t.ply, cx, |ui, label| {
        line(ui, &mut draft.ply, NUMBER).labelled_by(label.id);
        if report.moves.is_empty() {
            ui.label(quiet(cx.t.ply_hint, cx.colours));
            return;
        }
        let button = ui.button(cx.t.choose_ply);
        Popup::from_toggle_button_response(&button)
            .close_behavior(PopupCloseBehavior::CloseOnClick)
            .show(|ui| moves(ui, draft, cx));
        let number = draft.ply.trim().parse::<usize>().ok();
        if let Some(number) = number {
            let text = ply_name(number, cx);
            ui.label(RichText::new(text.as_deref().unwrap_or(cx.t.no_such_ply)));
        }
    });
}

fn moves(ui: &mut Ui, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    ui.set_width(MOVES.x);
    ScrollArea::vertical().max_height(MOVES.y).min_scrolled_height(MOVES.y).show(ui, |ui| {
        // The latest first: it is the one most likely complained of.
        for number in (1..=cx.state.report().moves.len()).rev() {
            let Some(name) = ply_name(number, cx) else { continue };
            if ui.add(Button::new(name).min_size(egui::vec2(MOVES.x, 0.0))).clicked() {
                draft.ply = number.to_string();
            }
        }
    });
}

/// A move of the game by its number from 1.
fn ply_name(number: usize, cx: ViewCtx<'_>) -> Option<String> {
    let report = cx.state.report();
    let before = number.checked_sub(1)?;
    let mv = *report.moves.get(before)?;
    let setup = report.setup_after(before);
    let side = setup.board.get(mv.from).map(|piece| piece.side).or(setup.turn).unwrap_or(Side::Red);
    Some(timeline::ply(number, side, &names::mv(&setup.board, mv, cx.lang), cx.lang))
}

/// Whose clock ran, and what was left to each side.
pub fn clocks(ui: &mut Ui, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    let (t, lang) = (cx.t, cx.lang);
    ui.horizontal_wrapped(|ui| {
        let who = [
            (None, t.clock_unknown.to_owned()),
            (Some(Side::Red), names::side(Side::Red, lang).to_owned()),
            (Some(Side::Black), names::side(Side::Black, lang).to_owned()),
        ];
        if let Some(running) = one_of(ui, t.clock_running, Some(draft.running), who, cx) {
            draft.running = running;
        }
        ui.add_space(space::M);
        ui.label(quiet(t.clock_left, cx.colours));
        for side in Side::BOTH {
            ui.label(quiet(names::side(side, lang), cx.colours));
            let edit = egui::TextEdit::singleline(&mut draft.remaining[side])
                .desired_width(CLOCK)
                .hint_text(t.clock_hint)
                .margin(egui::Margin::symmetric(8, 6));
            ui.add(edit).accessible_name(timeline::left_to(side, lang));
        }
    });
}

/// On what it rests.
pub fn basis(ui: &mut Ui, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    named(ui, cx.t.basis, cx, |ui, _| {
        ui.horizontal_wrapped(|ui| {
            for basis in timeline::BASES {
                let name = timeline::basis(basis, cx.lang);
                let button = Button::new(name).selected(draft.basis.contains(&basis));
                if ui.add(button).accessible_name(format!("{} {name}", cx.t.basis)).clicked() {
                    draft.toggle_basis(basis);
                }
            }
        });
    });
}

/// Whether it is disputed, by whom, and whether its order is.
pub fn certainty(ui: &mut Ui, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    let t = cx.t;
    named(ui, t.certainty, cx, |ui, _| {
        ui.horizontal_wrapped(|ui| {
            for (disputed, text) in [(false, t.established), (true, t.disputed)] {
                let button = Button::new(text).selected(draft.disputed == disputed);
                if ui.add(button).accessible_name(format!("{} {text}", t.certainty)).clicked() {
                    draft.disputed = disputed;
                }
            }
            if !draft.disputed {
                return;
            }
            ui.label(quiet(t.disputed_by, cx.colours));
            for party in PARTIES {
                let button = Button::new(events::party(party, cx.lang));
                let button = button.selected(draft.parties.contains(&party));
                let name = papers::disputed_by(party, cx.lang);
                if ui.add(button).accessible_name(name).clicked() {
                    draft.toggle(party);
                }
            }
        });
    });
    let first = draft.of.as_ref().map_or(cx.state.report().timeline.is_empty(), |(index, _)| *index == 0);
    if first && !draft.order_disputed {
        return;
    }
    let orders = [(false, t.order_agreed.to_owned()), (true, t.order_disputed_long.to_owned())];
    draft.order_disputed =
        one_of(ui, t.order, Some(draft.order_disputed), orders, cx).unwrap_or(draft.order_disputed);
}
