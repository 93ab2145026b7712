//! The list of commands in front of the window: to search it, and to see its keys.

mod overview;
mod palette;

use egui::{Context, KeyboardShortcut};

use super::{Look, Outbox};
use crate::app::command::Command;

/// Shows what is open of them.
pub fn show(ctx: &Context, look: Look<'_>, out: &mut Outbox) {
    palette::show(ctx, look, out);
    overview::show(ctx, look, out);
}

/// The keys of a command, as they are written on the keyboard.
fn keys(ctx: &Context, command: Command) -> Option<String> {
    let keys: Vec<String> = command
        .shortcut()
        .into_iter()
        .chain(command.other_keys())
        .map(|shortcut: KeyboardShortcut| ctx.format_shortcut(&shortcut))
        .collect();
    (!keys.is_empty()).then(|| keys.join(" / "))
}
