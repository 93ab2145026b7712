//! Setting up the position: pieces, commands, the text of the position, and what is wrong with it.

use crate::app::position_editor::faults;
use crate::app::position_editor::palette;
use crate::app::position_editor::text;
use egui::{Button, RichText, ScrollArea, Ui, Vec2, vec2};

use crate::app::message::Message;
use crate::app::position_editor::SetUp;
use crate::app::theme::space;
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::{bold, card, paragraph, quiet, section};
use crate::text::set_up;
use xiangqi::Side;

/// The share of the window's width for this column, and its bounds.
const SHARE: f32 = 0.25;
const LEAST: f32 = 300.0;
const MOST: f32 = 440.0;

/// The width of the column in a window with so much room.
#[must_use]
pub fn column_width(room: Vec2) -> f32 {
    (room.x * SHARE).clamp(LEAST, MOST).round()
}

/// Shows the column.
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    ScrollArea::vertical().id_salt("editor").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        what_is_at_stake(ui, cx);
        palette::show(ui, cx, out);
        commands(ui, cx, out);
    });
}

/// Shows what is wrong with the position, and its text: beside the tools, where both are in sight.
pub fn check(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        faults::show(ui, cx, out);
        text::show(ui, cx, out);
    });
    ui.add_space(space::XS);
}

/// What a changed position does to the moves and the timeline there are.
fn what_is_at_stake(ui: &mut Ui, cx: ViewCtx<'_>) {
    let report = cx.state.report();
    if report.whole_game().moves.is_empty() {
        return;
    }
    let tone = cx.colours.foul;
    card(ui, tone.fill, None, |ui| {
        let text = set_up::moves_would_go(report.moves.len(), report.later.len(), cx.lang);
        paragraph(ui, RichText::new(text).size(crate::app::theme::size::SMALL).color(tone.text));
    });
}

/// Side to move, and what changes the whole board.
fn commands(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let t = cx.t;
    let turn = cx.state.report().setup().turn;
    section(ui, t.side_to_move, cx.colours);
    let width = (ui.available_width() - space::S) / 2.0;
    ui.horizontal(|ui| {
        for side in Side::BOTH {
            let chosen = turn == Some(side);
            let name = set_up::to_move(side, cx.lang);
            let text = if chosen { bold(name) } else { RichText::new(name) };
            let button = Button::new(text).selected(chosen).min_size(vec2(width, 34.0));
            if ui.add(button).clicked() {
                out.push(Message::SetUp(SetUp::Turn(side)));
            }
        }
    });
    if turn.is_none() {
        ui.label(quiet(t.turn_unknown, cx.colours));
    }
    section(ui, t.whole_board, cx.colours);
    let all = [
        (t.clear_board, SetUp::Clear),
        (t.start_position, SetUp::Start),
        (t.mirror, SetUp::Mirror),
        (t.swap_colours, SetUp::Swap),
    ];
    let mut all = all.into_iter().peekable();
    while all.peek().is_some() {
        ui.horizontal(|ui| {
            for (name, change) in all.by_ref().take(2) {
                if ui.add(Button::new(name).min_size(vec2(width, 32.0))).clicked() {
                    out.push(Message::SetUp(change));
                }
            }
        });
    }
}
