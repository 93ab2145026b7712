//! The embedded fonts as egui's families.

use std::sync::Arc;

use egui::{Context, FontData, FontDefinitions, FontFamily};

use crate::export::fonts;

/// All text; the Latin fonts stand behind it.
const TEXT: (&str, &[u8]) = ("noto-sans-sc", fonts::TEXT);
/// Headings and the verdict.
const BOLD: (&str, &[u8]) = ("noto-sans-sc-bold", fonts::BOLD);
/// Pieces and the lettering of the board.
const KAI: (&str, &[u8]) = ("pieces-kai", fonts::KAI);

/// The family of headings and the verdict.
pub fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// The family of pieces and the lettering of the board.
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

#[cfg(test)]
mod tests {
    use egui::FontId;
    use egui::epaint::text::{Fonts, TextOptions};

    use super::*;
    use crate::law::Library;
    use xiangqi::{Piece, PieceKind, Side};

    /// The characters of `text` that these fonts alone do not have.
    fn lacking(fonts: &[(&str, &'static [u8])], text: &str) -> String {
        let mut definitions = FontDefinitions::empty();
        for &(name, bytes) in fonts {
            definitions.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
            let family = definitions.families.entry(FontFamily::Proportional).or_default();
            family.push(name.to_owned());
        }
        let mut fonts = Fonts::new(TextOptions::default(), definitions);
        let font = FontId::new(16.0, FontFamily::Proportional);
        text.chars().filter(|&letter| letter != '\n' && !fonts.has_glyph(&font, letter)).collect()
    }

    #[test]
    fn the_law_and_rare_names_have_their_glyphs() {
        let library = Library::built_in().unwrap();
        let mut all = String::from("胡荣华喆堃玥珺镕旸昇祎瑄璟“”‘’——……①帥俥");
        for clause in &library.rulebooks[0].clauses {
            let note = clause.note.as_ref().map_or("", |note| note.zh.as_str());
            for text in [&clause.title.zh, &clause.text.zh, &clause.text.en, note, &clause.source] {
                all.push_str(text);
            }
        }
        for reading in &library.readings {
            all.extend([&reading.name.zh, &reading.gist.zh, &reading.source.zh].map(String::as_str));
        }
        assert_eq!(lacking(&[TEXT], &all), "");
    }

    #[test]
    fn every_piece_and_the_river_are_in_kai() {
        let pieces =
            Side::BOTH.into_iter().flat_map(|side| PieceKind::ALL.map(|kind| Piece::new(side, kind)));
        let all: String = pieces.map(Piece::glyph).chain("楚河漢界".chars()).collect();
        assert_eq!(lacking(&[KAI], &all), "");
    }
}
