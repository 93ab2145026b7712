//! Whether an input method is composing: then Enter belongs to it, and submits nothing.

use egui::{Context, Event, Id, ImeEvent, Key, Ui};

/// What is known of the input method.
#[derive(Copy, Clone, Default)]
struct Composing {
    /// It is composing after the events of this frame.
    now: bool,
    /// It was composing at some moment of this frame.
    lately: bool,
}

fn id() -> Id {
    Id::unique("input-method")
}

/// Follows the input method; once a frame, before any view.
pub fn follow(ctx: &Context) {
    let before: Composing = ctx.data(|data| data.get_temp(id())).unwrap_or_default();
    // Without a field there is nothing to compose in, whatever was heard last.
    let mut now = before.now && ctx.text_edit_focused();
    let mut lately = now;
    ctx.input(|input| {
        for event in &input.events {
            match event {
                Event::Ime(ImeEvent::Preedit { text, .. }) => now = !text.is_empty(),
                Event::Ime(ImeEvent::Commit(text)) => {
                    now = false;
                    lately |= !text.is_empty();
                }
                _ => continue,
            }
            lately |= now;
        }
    });
    ctx.data_mut(|data| data.insert_temp(id(), Composing { now, lately }));
}

/// Whether Enter was pressed and means Enter.
pub fn enter(ui: &Ui) -> bool {
    let composing: Composing = ui.data(|data| data.get_temp(id())).unwrap_or_default();
    !composing.lately && ui.input(|input| input.key_pressed(Key::Enter))
}
