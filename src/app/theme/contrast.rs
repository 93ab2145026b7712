//! The theme of high contrast: text on black at no less than seven to one, lines that are seen, a plain board.

use egui::Color32;

use crate::app::theme::palette::{BoardColours, MarkColours, Palette, Tone, rgb};

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
    legend: [rgb(0x7DBBFF), rgb(0x6EF09A), rgb(0xFF8A8A), rgb(0xCDB0FF)],
    board: BoardColours {
        wood: [rgb(0xF4F4F4), rgb(0xF4F4F4)],
        edge: rgb(0xFFFFFF),
        line: rgb(0x000000),
        lettering: rgb(0x000000),
        number: rgb(0x000000),
        name: rgb(0x202020),
        face: [rgb(0xFFFFFF), rgb(0xFFFFFF)],
        rim: rgb(0xFFFFFF),
        outline: rgb(0x000000),
        carved: rgb(0xFFFFFF),
        red: rgb(0xB00000),
        black: rgb(0x000000),
        shadow: Color32::TRANSPARENT,
    },
    marks: MarkColours {
        touch: rgb(0x0046B8),
        allowed: rgb(0x00591F),
        danger: rgb(0xB00000),
        moved: rgb(0x4A1F80),
        highlight: rgb(0xC85A00),
        halo: rgb(0xFFFFFF),
        focus: rgb(0x0046B8),
    },
};

#[cfg(test)]
mod tests {
    use super::*;

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
        for ink in [CONTRAST.board.red, CONTRAST.board.black] {
            assert!(ratio(ink, CONTRAST.board.face[0]) >= 7.0);
        }
    }
}
