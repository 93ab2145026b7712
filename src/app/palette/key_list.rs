//! Every key at a glance, in the order of the menus.

use egui::{Context, RichText, ScrollArea, Ui};

use crate::app::commands::menu::Menu;
use crate::app::message::Message;
use crate::app::palette::commands::keys;
use crate::app::theme::{size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::{at_right, bold, in_front, section};

const WIDTH: f32 = 980.0;
const COLUMNS: usize = 3;
/// Between the columns.
const GAP: f32 = 28.0;
/// What stands above and below the columns.
const AROUND: f32 = 180.0;

/// A group of keys: its name, and what each does.
type Group = (&'static str, Vec<(String, String)>);

/// Shows the overview, if it is open.
pub fn show(ctx: &Context, cx: ViewCtx<'_>, out: &mut Messages) {
    if !cx.state.view.overview {
        return;
    }
    let mut closed = false;
    let dismissed = in_front(ctx, "keys", WIDTH, |ui| {
        ui.label(bold(cx.t.command_keys).size(size::TITLE));
        let most = (ui.ctx().content_rect().height() - AROUND).max(200.0);
        ScrollArea::vertical().max_height(most).show(ui, |ui| {
            let groups = groups(ui.ctx(), cx);
            ui.spacing_mut().item_spacing.x = GAP;
            ui.columns(COLUMNS, |columns| {
                let mut filled = [0; COLUMNS];
                for group in &groups {
                    let emptiest = (0..COLUMNS).min_by_key(|&at| filled.get(at)).unwrap_or_default();
                    let (Some(ui), Some(rows)) = (columns.get_mut(emptiest), filled.get_mut(emptiest)) else {
                        continue;
                    };
                    *rows += group.1.len() + 2;
                    show_group(ui, group, cx);
                }
            });
        });
        ui.add_space(space::S);
        at_right(ui, |ui| closed = ui.button(cx.t.close).clicked());
    });
    if dismissed || closed {
        out.push(Message::Overview(false));
    }
}

fn groups(ctx: &Context, cx: ViewCtx<'_>) -> Vec<Group> {
    let t = cx.t;
    let of_menu = |menu: Menu| -> Group {
        let commands = menu.items().iter().copied().flatten();
        let rows = commands.filter_map(|command| Some((command.label(cx.state), keys(ctx, command)?)));
        (menu.label(t), rows.collect())
    };
    let board = [
        (t.keys_board_walk, "← ↑ → ↓"),
        (t.keys_board_use, "Enter / Space"),
        (t.keys_board_menu, "Shift+F10"),
        (t.keys_board_take, "Backspace"),
        (t.keys_leave, "Esc"),
    ];
    let board = board.map(|(what, keys)| (what.to_owned(), keys.to_owned()));
    let groups = Menu::ALL.map(of_menu).into_iter().chain([(t.keys_board, board.to_vec())]);
    groups.filter(|(_, rows)| !rows.is_empty()).collect()
}

fn show_group(ui: &mut Ui, (name, rows): &Group, cx: ViewCtx<'_>) {
    section(ui, name, cx.colours);
    ui.spacing_mut().item_spacing.y = space::XS;
    for (what, keys) in rows {
        ui.horizontal_top(|ui| {
            ui.set_width(ui.available_width());
            let keys = RichText::new(keys).size(size::SMALL).color(cx.colours.accent);
            at_right(ui, |ui| {
                ui.label(keys);
                ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    ui.add(egui::Label::new(RichText::new(what).size(size::SMALL)).wrap());
                });
            });
        });
    }
}
