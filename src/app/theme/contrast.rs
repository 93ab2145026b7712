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
    black_dot: rgb(0x7A7A7A),
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
    focus: rgb(0x00E5FF),
    focus_edge: rgb(0x000000),
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme::palette::{DARK, LIGHT, color32};

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
    fn ratios_are_those_of_the_definition() {
        assert!((ratio(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.001);
        assert!((ratio(rgb(0x767676), Color32::WHITE) - 4.54).abs() < 0.01);
    }

    /// Everything that text stands on.
    fn grounds(palette: &Palette) -> [Color32; 8] {
        let Palette { ground, bar, panel, card, button, hovered, selected, field, .. } = *palette;
        [ground, bar, panel, card, button, hovered, selected, field]
    }

    /// What stands out too little in a theme, with the least ratio for text and for marks.
    fn too_faint(palette: &Palette, text: f64, mark: f64) -> Vec<String> {
        let mut found = Vec::new();
        let mut want = |what: &str, one: Color32, other: Color32, least: f64| {
            let ratio = ratio(one, other);
            if ratio < least {
                found.push(format!("{what}: {one:?} on {other:?} is {ratio:.2}"));
            }
        };
        for ground in grounds(palette) {
            for (what, colour) in [("text", palette.text), ("weak", palette.weak), ("accent", palette.accent)]
            {
                want(what, colour, ground, text);
            }
        }
        for tone in [palette.loss, palette.foul, palette.open, palette.calm] {
            want("tone", tone.text, tone.fill, text);
            want("text on tone", palette.text, tone.fill, text);
        }
        want("on accent", palette.on_accent, palette.accent, text);
        for ground in [palette.panel, palette.card, palette.hovered, palette.selected] {
            for (what, colour) in [("red", palette.red), ("black", palette.black), ("dot", palette.black_dot)]
            {
                if what != "dot" || ground == palette.panel {
                    want(what, colour, ground, mark);
                }
            }
        }
        let board = &palette.board;
        for side in [board.red, board.black] {
            want("piece", color32(side.ink), color32(side.face), text);
        }
        for ground in [palette.panel, palette.ground, palette.card] {
            for code in palette.legend {
                want("legend", rgb(code), ground, mark);
            }
        }
        for wood in board.wood.map(color32) {
            want("numbers", color32(board.numbers), wood, text);
            want("lines", color32(board.line), wood, mark);
            for role in board.roles.map(color32) {
                // A mark is drawn with a light edge: it stands out by either.
                let halo = color32(board.halo);
                want("mark by its edge", role, halo, mark);
                let better = if ratio(role, wood) > ratio(halo, wood) { role } else { halo };
                want("mark", better, wood, mark);
            }
        }
        // The ring is of two lines: one of them is seen on any ground, and each beside the other.
        want("ring", palette.focus, palette.focus_edge, mark);
        let (red, black) = (color32(board.red.face), color32(board.black.face));
        for ground in
            grounds(palette).into_iter().chain(board.wood.map(color32)).chain([red, black, palette.accent])
        {
            let by_edge = ratio(palette.focus_edge, ground) > ratio(palette.focus, ground);
            want("ring", if by_edge { palette.focus_edge } else { palette.focus }, ground, mark);
        }
        found
    }

    #[test]
    fn everything_stands_out_in_every_theme() {
        for (palette, text) in [(&LIGHT, 4.5), (&DARK, 4.5), (&CONTRAST, 7.0)] {
            assert_eq!(too_faint(palette, text, 3.0), Vec::<String>::new());
        }
    }

    #[test]
    fn what_is_faint_is_found() {
        let faint = Palette { weak: rgb(0x9A9A9A), ..LIGHT };
        assert!(too_faint(&faint, 4.5, 3.0).iter().all(|one| one.starts_with("weak")));
        assert!(!too_faint(&faint, 4.5, 3.0).is_empty());
    }
}
