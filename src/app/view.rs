//! What is seen. Views read the state and say what happened; they change nothing.

use crate::app::announcement;
use crate::app::archive;
use crate::app::board;
pub use crate::app::board::view::{has_keyboard, take_keyboard};
use crate::app::clauses;
use crate::app::clauses::clause;
use crate::app::commands::menu_bar;
use crate::app::comparison;
use crate::app::decision_form;
use crate::app::dialog;
use crate::app::event_bar;
use crate::app::event_form;
use crate::app::exhibits;
use crate::app::game_view;
use crate::app::keys;
use crate::app::palette;
use crate::app::position_editor;
use crate::app::regulation_form;
use crate::app::review;
use crate::app::ruling_form;
use crate::app::timeline;
use crate::app::toast;
use crate::app::tour;
use crate::app::verdict;

use std::collections::VecDeque;

use egui::{CentralPanel, Frame, Margin, Panel, Rangef, Ui};

use crate::app::exhibits::gallery::Gallery;
use crate::app::message::Message;
use crate::app::state::{Mode, State};
use crate::app::theme;
use crate::app::theme::{BoardColours, Palette, space};
use crate::text::Lang;
use crate::text::texts::{Strings, texts};
use xiangqi::Square;

/// What views have to say, in order.
#[derive(Debug, Default)]
pub struct Messages {
    messages: VecDeque<Message>,
    highlight: Vec<Square>,
}

impl Messages {
    /// Says something.
    pub fn push(&mut self, message: Message) {
        self.messages.push_back(message);
    }

    /// Lights up squares for as long as the pointer rests where this is said from.
    pub fn highlight(&mut self, squares: &[Square]) {
        self.highlight = squares.to_vec();
    }

    /// Takes the oldest message out.
    pub fn next(&mut self) -> Option<Message> {
        self.messages.pop_front()
    }
}

/// What every view needs to see.
#[derive(Copy, Clone)]
pub struct ViewCtx<'a> {
    /// What is shown.
    pub state: &'a State,
    /// The exhibits' pictures.
    pub gallery: &'a Gallery,
    /// The language.
    pub lang: Lang,
    /// The fixed texts in it.
    pub t: &'static Strings,
    /// The colours.
    pub colours: &'static Palette,
    /// The colours of the pieces, as they are drawn by choice.
    pub pieces: BoardColours,
}

/// Shows the whole window.
pub fn show(ui: &mut Ui, state: &State, gallery: &Gallery, out: &mut Messages) {
    let lang = state.view.lang;
    let colours = theme::colours(ui);
    let pieces = colours.board.with_pieces(state.view.pieces);
    let cx = ViewCtx { state, gallery, lang, t: texts(lang), colours, pieces };
    if state.view.announcing && announcement::show(ui, cx, out) {
        return;
    }
    if review::view::show(ui, cx, out) {
        in_front(ui, None, cx, out);
        return light_up(state, out);
    }
    if state.archive.shown {
        archive::view::show(ui, cx, out);
        dialog::show(ui.ctx(), cx, out);
        toast::show(ui.ctx(), None, cx);
        return;
    }
    let bar = Frame::new().fill(cx.colours.bar).inner_margin(Margin::symmetric(space::L as i8, 6));
    Panel::top("menu-bar").frame(bar).show(ui, |ui| menu_bar::show(ui, cx, out));
    Panel::top("event-bar").frame(bar).show(ui, |ui| event_bar::show(ui, cx, out));
    review::view::seals_bar(ui, cx, out);

    let column = |fill| Frame::new().fill(fill).inner_margin(Margin::same(space::L as i8));
    let room = ui.available_size();
    Panel::left("board")
        .exact_size(board::view::column_width(room))
        .resizable(false)
        .show_separator_line(false)
        .frame(column(cx.colours.ground))
        .show(ui, |ui| board::view::show(ui, cx, out));
    let mode = state.view.mode;
    let width = match mode {
        Mode::SetUp => position_editor::view::column_width(room),
        Mode::Replay => game_view::view::column_width(room),
        Mode::Record => timeline::column_width(room),
    };
    Panel::left("timeline")
        .exact_size(width)
        .resizable(false)
        .show_separator_line(false)
        .frame(column(cx.colours.panel))
        .show(ui, |ui| match mode {
            Mode::SetUp => position_editor::view::show(ui, cx, out),
            Mode::Replay => game_view::view::show(ui, cx, out),
            Mode::Record => record(ui, cx, out),
        });
    let verdict = CentralPanel::no_frame().frame(column(cx.colours.ground)).show(ui, |ui| {
        if mode == Mode::SetUp {
            position_editor::view::check(ui, cx, out);
        }
        if mode == Mode::Replay {
            game_view::view::misfits(ui, cx);
        }
        verdict::show(ui, cx, out);
    });

    exhibits::viewer::show(ui.ctx(), cx, out);
    event_form::view::show(ui.ctx(), cx, out);
    ruling_form::view::show(ui.ctx(), cx, out);
    regulation_form::view::show(ui.ctx(), cx, out);
    decision_form::view::form_of(ui.ctx(), cx, out);
    decision_form::read::show(ui.ctx(), cx, out);
    keys::view::show(ui.ctx(), cx, out);
    comparison::view::show(ui.ctx(), cx, out);
    clauses::view::show(ui.ctx(), cx, out);
    palette::commands::show(ui.ctx(), cx, out);
    tour::show(ui.ctx(), cx, out);
    in_front(ui, Some(verdict.response.rect.x_range()), cx, out);
    light_up(state, out);
}

/// What can stand in front of the desk and of the review room; what was done is said at the foot of a column.
fn in_front(ui: &Ui, column: Option<Rangef>, cx: ViewCtx<'_>, out: &mut Messages) {
    clause::show(ui.ctx(), cx, out);
    dialog::show(ui.ctx(), cx, out);
    toast::show(ui.ctx(), column, cx);
}

/// Says which squares are lit up, where that is new.
fn light_up(state: &State, out: &mut Messages) {
    let highlight = std::mem::take(&mut out.highlight);
    if highlight != state.view.highlight {
        out.push(Message::Highlight(highlight));
    }
}

/// The middle column while recording: the timeline, and the exhibits below it.
fn record(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let frame = Frame::new().inner_margin(Margin { top: space::S as i8, ..Margin::ZERO });
    let height = exhibits::view::height(cx.state.report().exhibits.len(), ui.available_height());
    Panel::bottom("exhibits")
        .exact_size(height)
        .resizable(false)
        .frame(frame)
        .show(ui, |ui| exhibits::view::show(ui, cx, out));
    CentralPanel::no_frame().show(ui, |ui| timeline::show(ui, cx, out));
}
