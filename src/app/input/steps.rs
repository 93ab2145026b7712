//! Keys that go through a list.

use egui::{Event, Key, Modifiers, Ui};

/// How far the arrows go down the list; the field below does not see them.
pub fn steps(ui: &Ui) -> isize {
    const PAGE: isize = 8;
    let mut sum = 0;
    ui.input_mut(|input| {
        input.events.retain(|event| {
            let step = match event {
                Event::Key { key, pressed: true, modifiers: Modifiers::NONE, .. } => match key {
                    Key::ArrowDown => 1,
                    Key::ArrowUp => -1,
                    Key::PageDown => PAGE,
                    Key::PageUp => -PAGE,
                    _ => 0,
                },
                _ => 0,
            };
            sum += step;
            step == 0
        });
    });
    sum
}
