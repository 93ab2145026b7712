//! The review room: the board at any moment, the evidence, what follows, and what was ruled. It is only looked at.

use crate::app::review::board;
use crate::app::review::course;
use crate::app::review::evidence;
use crate::app::review::given;
use crate::app::review::header;
use crate::app::review::precedents;
use crate::app::review::ruling;
use crate::app::review::seals;
use egui::{CentralPanel, Frame, Key, Margin, Modifiers, Panel, Popup, ScrollArea, Ui, vec2};

pub use crate::app::review::seals::seals_bar;

use crate::app::message::Message;
use crate::app::review::{ReviewMessage, Room, Tab, Walk};
use crate::app::theme::space;
use crate::app::view::{Messages, ViewCtx};
use crate::text::review_room::{Words, words};

/// How much of the window's width board and middle take.
const BOARD: f32 = 0.33;
const MIDDLE: f32 = 0.27;
/// The most of the window's height that the board may make necessary.
const BOARD_HEIGHT: f32 = 0.72;

/// What the views of the room need to see.
#[derive(Copy, Clone)]
pub(crate) struct Seen<'a> {
    pub(crate) cx: ViewCtx<'a>,
    pub(crate) room: &'a Room,
    pub(crate) words: &'static Words,
}

/// Says something in the room.
pub(crate) fn say(out: &mut Messages, said: ReviewMessage) {
    out.push(Message::Review(said));
}

/// Shows the room, if it is open.
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
    let Some(room) = &cx.state.review.room else { return false };
    let seen = Seen { cx, room, words: words(cx.lang) };
    // Escape closes a list first, and the room next time.
    let covered = is_covered(ui, seen);
    let bar = Frame::new().fill(cx.colours.bar).inner_margin(Margin::symmetric(space::L as i8, 6));
    Panel::top("review-bar").frame(bar).show(ui, |ui| header::show(ui, seen, out));
    let column = |fill| Frame::new().fill(fill).inner_margin(Margin::same(space::L as i8));
    let room_left = ui.available_size();
    let most = room_left.y * BOARD_HEIGHT;
    let width = (room_left.x * BOARD).min(most).round();
    Panel::left("review-board")
        .exact_size(width)
        .resizable(false)
        .show_separator_line(false)
        .frame(column(cx.colours.ground))
        .show(ui, |ui| board::show(ui, seen, out));
    Panel::left("review-middle")
        .exact_size((room_left.x * MIDDLE).round())
        .resizable(false)
        .show_separator_line(false)
        .frame(column(cx.colours.panel))
        .show(ui, |ui| {
            let height = ui.available_height();
            ui.allocate_ui(vec2(ui.available_width(), height * course::share(seen)), |ui| {
                course::show(ui, seen, out);
            });
            evidence::show(ui, seen, out);
        });
    CentralPanel::no_frame().frame(column(cx.colours.ground)).show(ui, |ui| {
        header::tabs(ui, seen, out);
        let area = ScrollArea::vertical().id_salt(("review", room.tab)).auto_shrink([false, false]);
        area.show(ui, |ui| match room.tab {
            Tab::Ruling => ruling::show(ui, seen, out),
            Tab::Given => given::show(ui, seen),
            Tab::Seals => seals::show(ui, seen),
            Tab::Precedents => precedents::show(ui, seen, out),
        });
    });
    evidence::enlarged(ui.ctx(), seen, out);
    if !covered {
        keys(ui, out);
    }
    true
}

/// Whether something is in front of the room, and has the keyboard.
fn is_covered(ui: &Ui, seen: Seen<'_>) -> bool {
    let state = seen.cx.state;
    state.dialog.is_some()
        || state.view.clause.is_some()
        || seen.room.enlarged
        || Popup::is_any_open(ui.ctx())
}

/// The keys of the room, where nothing is in front of it.
fn keys(ui: &Ui, out: &mut Messages) {
    let scenarios = [
        (Key::ArrowLeft, ReviewMessage::Walk(Walk::Previous)),
        (Key::ArrowRight, ReviewMessage::Walk(Walk::Next)),
        (Key::Home, ReviewMessage::Walk(Walk::First)),
        (Key::End, ReviewMessage::Walk(Walk::Last)),
        (Key::Escape, ReviewMessage::Leave),
    ];
    for (key, said) in scenarios {
        let times = ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
        for _ in 0..times {
            say(out, said.clone());
        }
    }
}
