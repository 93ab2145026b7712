//! Whether pasting came to anything. Where the clipboard holds nothing that can be read, only the keys are seen.

use egui::{Context, Event, Id, Key};

/// So long the keys may be held after something was pasted, in seconds.
const HELD: f64 = 1.5;

/// Whether the keys for pasting were let go, and nothing that can be read came of them.
pub(crate) fn came_to_nothing(ctx: &Context) -> bool {
    let id = Id::unique("pasted-at");
    let (came, released, now) = ctx.input(|input| {
        let any = |is: fn(&Event) -> bool| input.events.iter().any(is);
        let came = any(|event| matches!(event, Event::Paste(_) | Event::PasteImage(_)));
        let released = any(|event| match event {
            Event::Key { key: Key::V, pressed: false, modifiers, .. } => modifiers.command_only(),
            _ => false,
        });
        (came, released, input.time)
    });
    let before: Option<f64> = ctx.data(|data| data.get_temp(id));
    if came {
        ctx.data_mut(|data| data.insert_temp(id, now));
    }
    released && !came && before.is_none_or(|before| now - before > HELD)
}
