//! What is changed in the row itself, once it is chosen: who did what to which piece, when it was, and a note.

use egui::{Button, ComboBox, Id, TextEdit, Ui};

use crate::app::board::gesture;
use crate::app::drafts::{ActGroup, ActKind, Asks, EventDraft};
use crate::app::edit::{Edit, Field};
use crate::app::event_form::view::kind_name;
use crate::app::message::Message;
use crate::app::theme::space;
use crate::app::timeline::TEXT;
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::fields::bare_field;
use crate::incident::{Actor, Event};
use crate::text::{events, timeline};

/// Shows what can be changed.
pub fn show(ui: &mut Ui, index: usize, cx: ViewCtx<'_>, out: &mut Messages) {
    act(ui, index, cx, out);
    let name = |what: &str| timeline::of_row(index + 1, what, cx.lang);
    ui.horizontal(|ui| {
        ui.add_space(TEXT);
        ui.spacing_mut().item_spacing.x = space::XS;
        let now = 64.0;
        let width = ui.available_width() - now;
        bare_field(ui, Field::EventTime(index), &name(cx.t.when), width - 20.0, cx, out);
        if ui.button(cx.t.time_now).accessible_name(name(cx.t.time_now)).clicked() {
            out.push(Message::StampRow(index));
        }
    });
    ui.horizontal(|ui| {
        ui.add_space(TEXT);
        let width = ui.available_width() - 16.0;
        bare_field(ui, Field::EventNote(index), &name(cx.t.note), width, cx, out);
    });
}

/// Whose hand it was, what it did, and to which squares, as far as that fits on a line; the form has the rest.
fn act(ui: &mut Ui, index: usize, cx: ViewCtx<'_>, out: &mut Messages) {
    let Some(event) = cx.state.report().timeline.get(index) else { return };
    let before = EventDraft::of(index, event);
    let mut new = before.clone();
    ui.horizontal_wrapped(|ui| {
        ui.add_space(TEXT);
        ui.spacing_mut().item_spacing.x = space::XS;
        ui.spacing_mut().button_padding.x = space::S;
        actor(ui, index, &mut new, cx);
        kind(ui, index, &mut new, cx);
        if matches!(before.kind.asks(), Asks::Squares(_) | Asks::AnySquares) {
            squares(ui, index, &mut new, cx);
        }
    });
    let changed = new.event().ok().filter(|changed| new != before && changed != event);
    if let Some(changed) = changed {
        out.push(Message::Edit(Edit::SetEvent(index, changed)));
    }
}

/// The side goes round at a click; what the arbiter did stays his.
fn actor(ui: &mut Ui, index: usize, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    let Actor::Player(side) = draft.actor else { return };
    let other = Actor::Player(side.opponent());
    let said = timeline::of_row(index + 1, cx.t.who, cx.lang);
    let button = Button::new(events::actor(draft.actor, cx.lang));
    if ui.add(button).accessible_name(said).on_hover_text(events::actor(other, cx.lang)).clicked() {
        draft.actor = other;
    }
}

/// What was done, among the kinds that ask for the same.
fn kind(ui: &mut Ui, index: usize, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    let asks = draft.kind.asks();
    let alike: Vec<ActKind> = ActGroup::ALL
        .into_iter()
        .flat_map(|group| group.kinds().iter().copied())
        .filter(|kind| kind.asks() == asks && kind.is_arbiters() == draft.kind.is_arbiters())
        .collect();
    if alike.len() < 2 {
        return;
    }
    let said = timeline::of_row(index + 1, cx.t.what, cx.lang);
    let mover = gesture::mover(cx.state.report());
    let list =
        ComboBox::from_id_salt(("row-kind", index)).width(0.0).selected_text(kind_name(draft.kind, cx.t));
    let shown = list.show_ui(ui, |ui| {
        for kind in alike {
            if ui.selectable_label(kind == draft.kind, kind_name(kind, cx.t)).clicked() {
                draft.choose(kind, mover);
            }
        }
    });
    shown.response.accessible_name(said);
}

/// The squares. What is typed is kept until it names as many as are asked for.
fn squares(ui: &mut Ui, index: usize, draft: &mut EventDraft, cx: ViewCtx<'_>) {
    let id = Id::unique(("row-squares", index));
    let typed: Option<(String, Event)> = ui.data(|data| data.get_temp(id));
    let of = draft.of.as_ref().map(|(_, event)| event.clone());
    // What was typed for another row that stood here is nobody's any more.
    let mut text = match typed {
        Some((text, event)) if Some(&event) == of.as_ref() => text,
        _ => draft.squares.clone(),
    };
    let said = timeline::of_row(index + 1, cx.t.squares, cx.lang);
    let response = ui.add(TextEdit::singleline(&mut text).desired_width(64.0)).accessible_name(said);
    if response.changed() {
        draft.squares.clone_from(&text);
    }
    let kept = of.filter(|_| response.has_focus() && draft.event().is_err());
    ui.data_mut(|data| match kept {
        Some(event) => {
            data.insert_temp(id, (text, event));
        }
        None => data.remove::<(String, Event)>(id),
    });
}
