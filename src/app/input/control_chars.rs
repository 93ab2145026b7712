//! Characters that nobody sees, shown wherever the window shows text.
//!
//! A name in a file can hold marks of direction, zero-width characters or controls, by which two names look the
//! same or a text seems to say something else. They are drawn as `‹U+202E›`. That is done where glyphs are made, so
//! that no label, menu, dialog or field can forget it; the text itself stays as it is.

use egui::epaint::text::{
    FontPriority, GlyphBitmap, GlyphRasterizer, GlyphRasterizerRequest, RasterizedGlyph,
};
use egui::{Color32, ColorImage, Context, vec2};

use crate::export::diagram::lettering;
use crate::text::visible::{is_hidden, visible};

/// Makes them visible; once, before the first frame.
pub fn install(ctx: &Context) {
    let rasterizer = GlyphRasterizer::new("unseen", draw).with_priority(FontPriority::Highest);
    ctx.add_glyph_rasterizer(rasterizer);
}

/// Whether a cluster of characters has one to be drawn. Line ends and tabs are laid out, not drawn.
fn has_hidden(cluster: &str) -> bool {
    cluster.chars().any(|letter| is_hidden(letter) && !matches!(letter, '\n' | '\r' | '\t'))
}

fn draw(request: &GlyphRasterizerRequest<'_>) -> Option<RasterizedGlyph> {
    if !has_hidden(request.cluster) {
        return None;
    }
    let drawn = lettering(&visible(request.cluster), request.font_size_px)?;
    let pixels = drawn.coverage.iter().map(|&alpha| Color32::from_white_alpha(alpha)).collect();
    let [width, _] = drawn.size;
    Some(RasterizedGlyph {
        bitmap: GlyphBitmap {
            image: ColorImage::new(drawn.size, pixels),
            offset_px: vec2(0.0, -drawn.baseline),
            is_color: false,
        },
        advance_px: width as f32,
    })
}

#[cfg(test)]
mod tests {
    use egui::FontId;
    use egui::epaint::text::{FontDefinitions, Fonts, TextOptions};

    use super::*;

    fn width(text: &str) -> f32 {
        let rasterizer = GlyphRasterizer::new("unseen", draw).with_priority(FontPriority::Highest);
        let fonts = Fonts::new(TextOptions::default(), FontDefinitions::default());
        let mut fonts = fonts.with_glyph_rasterizer(rasterizer);
        let mut fonts = fonts.with_pixels_per_point(1.0);
        fonts.layout_no_wrap(text.to_owned(), FontId::proportional(16.0), Color32::BLACK).size().x
    }

    #[test]
    fn what_nobody_sees_takes_room() {
        let plain = width("ab");
        for hidden in ['\u{202E}', '\u{200B}', '\u{200D}', '\u{7}', '\u{FEFF}', '\u{E0041}', '\u{AD}'] {
            let with = width(&format!("a{hidden}b"));
            assert!(with > plain + 40.0, "{hidden:?}: {with} and {plain}");
        }
        assert!((width("ab") - plain).abs() < 0.01);
    }

    #[test]
    fn line_ends_and_tabs_are_no_characters_to_draw() {
        assert!(!has_hidden("\n") && !has_hidden("\r\n") && !has_hidden("\t") && !has_hidden("红"));
    }
}
