//! Keys on the screen for whoever has no Chinese keyboard at hand: four of them are a move.

use egui::{Button, RichText, Ui, vec2};

use crate::app::game_view::GameMessage;
use crate::app::game_view::sheet::Notation;
use crate::app::message::Message;
use crate::app::theme::{CLICKABLE, size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::bold;
use crate::text::game;
use xiangqi::Side;

/// The keys of a side, row by row; the last two places of the last row are for erasing.
const RED: [&str; 4] = ["车马炮一二三", "兵相仕四五六", "帅前后七八九", "进退平中"];
const BLACK: [&str; 4] = ["车马炮123", "卒象士456", "将前后789", "进退平中"];
/// The same where the sheet is written in letters: both sides write alike.
const LETTERS: [&str; 4] = ["RHC123", "EAK456", "P+-789", "="];
/// Keys in a row.
const IN_ROW: f32 = 6.0;

/// Shows the keys of the side to move.
pub fn show(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let side = cx.state.setup_shown().turn.unwrap_or(Side::Red);
    let (mut rows, ink) = match side {
        Side::Red => (RED, cx.colours.red),
        Side::Black => (BLACK, cx.colours.text),
    };
    if cx.state.notation() == Notation::Wxf {
        rows = LETTERS;
    }
    let gap = space::XS;
    let width = (ui.available_width() - (IN_ROW - 1.0) * gap) / IN_ROW;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(gap, gap);
        ui.spacing_mut().button_padding.x = 0.0;
        for (index, row) in rows.into_iter().enumerate() {
            ui.horizontal(|ui| {
                for letter in row.chars() {
                    let text = bold(letter).size(size::GIST).color(ink);
                    let key = Button::new(text).min_size(vec2(width, CLICKABLE));
                    if ui.add(key).accessible_name(game::key(letter, cx.lang)).clicked() {
                        out.push(Message::Game(GameMessage::Key(letter)));
                    }
                }
                if index + 1 == rows.len() {
                    let wide = vec2(2.0 * width + gap, CLICKABLE);
                    let erase = Button::new(RichText::new(cx.t.erase)).min_size(wide);
                    if ui.add_enabled(!cx.state.view.entry.text.is_empty(), erase).clicked() {
                        out.push(Message::Game(GameMessage::Erase));
                    }
                }
            });
        }
    });
}
