//! The list of commands in front of the window: to search it, and to see its keys.

use egui::{Context, Key, KeyboardShortcut, ModifierNames};

use crate::app::commands::Command;

/// The keys of a command, as they are written on the keyboard.
pub(crate) fn keys(ctx: &Context, command: Command) -> Option<String> {
    let keys: Vec<String> = command.keys().map(|shortcut| pressed(ctx, shortcut)).collect();
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
