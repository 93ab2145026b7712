//! The keyboard on the board: one point can be reached by Tab, arrows go from it to the others.

use egui::accesskit::Action;
use egui::{Context, EventFilter, Id, Key, Modifiers, Popup, Response, Sense, SetOpenCommand, Ui};

use crate::app::board::geometry::Geometry;
use xiangqi::Square;

/// The keys of the menu, as on other desktops.
const MENU: (Modifiers, Key) = (Modifiers::SHIFT, Key::F10);

/// The name of a point among the widgets.
pub fn id(square: Square) -> Id {
    Id::unique(("point", square))
}

fn cursor_id() -> Id {
    Id::unique("board-cursor")
}

/// The point that the keyboard was on last; at first the middle of the own side.
fn cursor(ctx: &Context) -> Option<Square> {
    ctx.data(|data| data.get_temp(cursor_id())).or_else(|| Square::new(4, 0))
}

/// Gives the board the keyboard.
pub fn take_keyboard(ctx: &Context) {
    if let Some(square) = cursor(ctx) {
        ctx.memory_mut(|memory| memory.request_focus(id(square)));
    }
}

/// The point of the board that has the keyboard.
pub fn with_keyboard(ctx: &Context) -> Option<Square> {
    let focused = ctx.memory(egui::Memory::focused)?;
    cursor(ctx).filter(|&square| id(square) == focused)
}

/// Whether a point of the board has the keyboard.
pub fn has_keyboard(ctx: &Context) -> bool {
    with_keyboard(ctx).is_some()
}

/// What a point senses; all but the cursor are left out of the order of Tab.
pub fn sense(ui: &Ui, square: Square, sense: Sense) -> Sense {
    if cursor(ui.ctx()) == Some(square) { sense | Sense::FOCUSABLE } else { sense - Sense::FOCUSABLE }
}

/// Goes to another point by the arrows, and follows the pointer.
pub fn walk(ui: &Ui, response: &Response, square: Square, geometry: &Geometry) {
    let ctx = ui.ctx();
    if response.clicked() || response.secondary_clicked() {
        ctx.data_mut(|data| data.insert_temp(cursor_id(), square));
    }
    if !response.has_focus() {
        return;
    }
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ctx.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let mut at = square;
    ctx.input_mut(|input| {
        for (key, right, up) in
            [(Key::ArrowLeft, -1, 0), (Key::ArrowRight, 1, 0), (Key::ArrowUp, 0, 1), (Key::ArrowDown, 0, -1)]
        {
            for _ in 0..input.count_and_consume_key(Modifiers::NONE, key) {
                let (right, up) = if geometry.flipped() { (-right, -up) } else { (right, up) };
                let (file, rank) = (at.file().checked_add_signed(right), at.rank().checked_add_signed(up));
                at = file.zip(rank).and_then(|(file, rank)| Square::new(file, rank)).unwrap_or(at);
            }
        }
    });
    if at != square {
        ctx.data_mut(|data| data.insert_temp(cursor_id(), at));
        ctx.memory_mut(|memory| memory.request_focus(id(at)));
        ctx.request_repaint();
    }
}

/// The menu of a point: by the right button, by keys, or as a screen reader asks for it.
pub fn menu(response: &Response, content: impl FnOnce(&mut Ui)) {
    let ctx = &response.ctx;
    ctx.accesskit_node_builder(response.id, |node| node.add_action(Action::ShowContextMenu));
    let asked = ctx.input(|input| {
        input.accesskit_action_requests(response.id, Action::ShowContextMenu).next().is_some()
    });
    let by_keys = response.has_focus() && ctx.input_mut(|input| input.consume_key(MENU.0, MENU.1));
    let set = match (response.secondary_clicked() || asked || by_keys, response.clicked()) {
        (true, _) => Some(SetOpenCommand::Bool(true)),
        (false, true) => Some(SetOpenCommand::Bool(false)),
        (false, false) => None,
    };
    Popup::menu(response).open_memory(set).show(content);
}
