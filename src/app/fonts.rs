//! The embedded fonts.

use std::sync::Arc;

use egui::{Context, FontData, FontDefinitions, FontFamily};

/// All text: Noto Sans SC, with the Latin fonts behind it.
const TEXT: (&str, &[u8]) =
    ("noto-sans-sc", include_bytes!("../../resources/fonts/NotoSansSC-Regular.subset.ttf"));
/// Headings and the verdict.
const BOLD: (&str, &[u8]) =
    ("noto-sans-sc-bold", include_bytes!("../../resources/fonts/NotoSansSC-Bold.subset.ttf"));
/// Pieces and the lettering of the board.
const KAI: (&str, &[u8]) =
    ("pieces-kai", include_bytes!("../../resources/fonts/LXGWWenKai-pieces.subset.ttf"));

/// The family of headings and the verdict.
#[must_use]
pub fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// The family of pieces and the lettering of the board.
#[must_use]
pub fn kai() -> FontFamily {
    FontFamily::Name("kai".into())
}

/// Puts the fonts into egui. The Chinese font comes first, or quotation marks and dashes of Chinese text would
/// come from the Latin one.
pub fn install(ctx: &Context) {
    let mut fonts = FontDefinitions::default();
    for (name, bytes) in [TEXT, BOLD, KAI] {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let latin = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let behind = |first: &[&str]| -> Vec<String> {
        first.iter().map(|&name| name.to_owned()).chain(latin.iter().cloned()).collect()
    };
    fonts.families.insert(FontFamily::Proportional, behind(&[TEXT.0]));
    fonts.families.insert(bold(), behind(&[BOLD.0, TEXT.0]));
    fonts.families.insert(kai(), behind(&[KAI.0, BOLD.0, TEXT.0]));
    fonts.families.entry(FontFamily::Monospace).or_default().push(TEXT.0.to_owned());
    ctx.set_fonts(fonts);
}
