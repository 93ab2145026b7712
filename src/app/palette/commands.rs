//! The list of commands in front of the window: to search it, and to see its keys.

use crate::app::palette;
use crate::app::palette::key_list;
use egui::{Context, Key, KeyboardShortcut, ModifierNames};

use crate::app::commands::Command;
use crate::app::view::{Messages, ViewCtx};

/// Shows what is open of them.
pub fn show(ctx: &Context, cx: ViewCtx<'_>, out: &mut Messages) {
    palette::view::show(ctx, cx, out);
    key_list::show(ctx, cx, out);
}

/// The keys of a command, as they are written on the keyboard.
pub(crate) fn keys(ctx: &Context, command: Command) -> Option<String> {
    let keys: Vec<String> = command
        .shortcut()
        .into_iter()
        .chain(command.other_keys())
        .map(|shortcut| pressed(ctx, shortcut))
        .collect();
    (!keys.is_empty()).then(|| keys.join(" / "))
}

/// Keys pressed together, with the signs that stand on them.
pub fn pressed(ctx: &Context, shortcut: KeyboardShortcut) -> String {
    let KeyboardShortcut { modifiers, logical_key } = shortcut;
    let is_mac = ctx.os().is_mac();
    let names = ModifierNames::NAMES;
    let key = match logical_key {
        Key::ArrowLeft => "←",
        Key::ArrowRight => "→",
        Key::ArrowUp => "↑",
        Key::ArrowDown => "↓",
        Key::Escape => "Esc",
        key => key.symbol_or_name(),
    };
    let held = names.format(&modifiers, is_mac);
    if held.is_empty() { key.to_owned() } else { format!("{held}{}{key}", names.concat) }
}
