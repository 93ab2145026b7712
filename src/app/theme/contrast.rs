//! The theme of high contrast: text on black at no less than seven to one, lines that are seen, a plain board.

use egui::Color32;

use crate::app::theme::palette::{Palette, Tone, pieces, rgb, roles};
use crate::export::diagram::palette::Palette as BoardPalette;
use crate::export::diagram::scene::Colour;

/// The theme of high contrast.
pub const CONTRAST: Palette = Palette {
    ground: rgb(0x000000),
    bar: rgb(0x000000),
    panel: rgb(0x010101),
    card: rgb(0x000000),
    button: rgb(0x000000),
    hovered: rgb(0x2A2A00),
    selected: rgb(0x003A66),
    field: rgb(0x000000),
    line: rgb(0xFFFFFF),
    text: rgb(0xFFFFFF),
    weak: rgb(0xE6E6E6),
    accent: rgb(0xFFE100),
    on_accent: rgb(0x000000),
    shadow: Color32::TRANSPARENT,
    loss: Tone { fill: rgb(0x330000), text: rgb(0xFF9C9C) },
    foul: Tone { fill: rgb(0x2E2400), text: rgb(0xFFD94D) },
    open: Tone { fill: rgb(0x001A40), text: rgb(0x9CCBFF) },
    calm: Tone { fill: rgb(0x002B10), text: rgb(0x86F2A6) },
    red: rgb(0xFF7A7A),
    black: rgb(0xFFFFFF),
    legend: [0x7DBBFF, 0x6EF09A, 0xFF8A8A, 0xCDB0FF, 0xCDB0FF],
    board: BoardPalette {
        paper: Colour::rgb(0x010101),
        wood: [Colour::rgb(0xF4F4F4); 2],
        edge: Some(Colour::rgb(0xFFFFFF)),
        line: Colour::rgb(0x000000),
        river: Colour::rgb(0x000000),
        numbers: Colour::rgb(0x000000),
        names: Colour::rgb(0x202020),
        caption: [Colour::rgb(0xFFFFFF); 2],
        halo: Colour::rgb(0xFFFFFF),
        red: pieces(0xFFFFFF, 0x000000, 0xB00000),
        black: pieces(0xFFFFFF, 0x000000, 0x000000),
        turned: None,
        roles: roles([0x0046B8, 0x00591F, 0xB00000, 0x4A1F80, 0xC85A00]),
    },
    focus: rgb(0x0046B8),
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme::palette::color32;

    /// Relative luminance as WCAG 2 defines it.
    fn luminance(colour: Color32) -> f64 {
        let part = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(colour.r()) + 0.7152 * part(colour.g()) + 0.0722 * part(colour.b())
    }

    fn ratio(one: Color32, other: Color32) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn everything_that_is_read_stands_out() {
        for ground in [CONTRAST.card, CONTRAST.panel, CONTRAST.bar, CONTRAST.hovered, CONTRAST.selected] {
            for text in [CONTRAST.text, CONTRAST.weak, CONTRAST.accent] {
                assert!(ratio(text, ground) >= 7.0, "{text:?} on {ground:?}");
            }
        }
        for Tone { fill, text } in [CONTRAST.loss, CONTRAST.foul, CONTRAST.open, CONTRAST.calm] {
            assert!(ratio(text, fill) >= 7.0 && ratio(CONTRAST.text, fill) >= 7.0, "{text:?} on {fill:?}");
        }
        assert!(ratio(CONTRAST.on_accent, CONTRAST.accent) >= 7.0);
        for side in [CONTRAST.board.red, CONTRAST.board.black] {
            assert!(ratio(color32(side.ink), color32(side.face)) >= 7.0);
        }
    }
}
