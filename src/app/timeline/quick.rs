//! What is recorded most often beside touches and moves, a click away.

use egui::{Button, RichText, Ui};

use crate::app::drafts::{ActGroup, ActKind, Drafting};
use crate::app::edit::Edit;
use crate::app::event_form::view::kind_name;
use crate::app::message::Message;
use crate::app::theme::{size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::incident::{Act, Actor, Event};
use crate::text::timeline::of_side;
use xiangqi::Side;

/// The height of a button.
const HEIGHT: f32 = 28.0;

/// Shows the buttons.
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let t = cx.t;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(space::XS, space::XS);
        ui.spacing_mut().interact_size.y = HEIGHT;
        ui.spacing_mut().button_padding.x = space::S;
        if ui.button(small(t.kind_restore)).clicked() {
            record(Event::new(Actor::Arbiter, Act::Restore), out);
        }
        if ui.button(small(t.kind_disturb)).clicked() {
            out.push(Message::Drafting(Drafting::AddKind(ActKind::Disturb)));
        }
        ui.menu_button(small(t.quick_clock), |ui| clock(ui, cx, out));
        ui.menu_button(small(t.quick_more), |ui| {
            for &kind in ActGroup::Claims.kinds() {
                form(ui, kind, cx, out);
            }
            ui.separator();
            for &kind in ActGroup::End.kinds() {
                form(ui, kind, cx, out);
            }
        });
    });
}

/// Clocks pressed, stopped, and run out.
fn clock(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let t = cx.t;
    let mut at_once = |ui: &mut Ui, name: String, event: Event| {
        if ui.button(name).clicked() {
            record(event, out);
            ui.close();
        }
    };
    for side in Side::BOTH {
        at_once(ui, of_side(side, t.kind_press, cx.lang), Event::by(side, Act::PressClock));
    }
    at_once(ui, t.kind_stop.to_owned(), Event::new(Actor::Arbiter, Act::StopClocks));
    ui.separator();
    for side in Side::BOTH {
        at_once(ui, of_side(side, t.kind_flag, cx.lang), Event::by(side, Act::FlagFall));
    }
    ui.separator();
    form(ui, ActKind::Late, cx, out);
}

/// Opens the form for a kind that asks for more.
fn form(ui: &mut Ui, kind: ActKind, cx: ViewCtx<'_>, out: &mut Messages) {
    if ui.add(Button::new(format!("{}…", kind_name(kind, cx.t)))).clicked() {
        out.push(Message::Drafting(Drafting::AddKind(kind)));
        ui.close();
    }
}

fn record(event: Event, out: &mut Messages) {
    out.push(Message::Edit(Edit::Record(vec![event])));
    out.push(Message::Show(None));
}

fn small(text: &str) -> RichText {
    RichText::new(text).size(size::SMALL)
}
