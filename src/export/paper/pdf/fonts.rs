//! Which glyph of which font a character is drawn with.

use std::cell::RefCell;
use std::collections::BTreeSet;

use krilla::Data;
use krilla::text::Font;
use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::{FontRef, MetadataProvider as _};

use crate::export::fonts;

/// The fonts of a PDF: the embedded ones, and behind them others for what they lack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fonts {
    others: Vec<Vec<u8>>,
}

impl Fonts {
    /// Adds a TTF or OTF file; whether it can be used.
    pub fn add(&mut self, bytes: Vec<u8>) -> bool {
        let usable = Face::new(&bytes).is_some();
        if usable {
            self.others.push(bytes);
        }
        usable
    }
}

/// A glyph; its advance is that of size 1.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Glyph {
    /// Of which face, and which there; `None` where no font has the character.
    pub found: Option<(usize, u32)>,
    /// How far the next one is.
    pub advance: f32,
    /// How far it is moved to the left.
    pub back: f32,
}

impl Glyph {
    /// The same on half the width, where the font has it on a whole one and it stands between letters.
    pub fn narrowed(self, letter: char) -> Self {
        if self.advance < 0.9 || self.found.is_none() {
            return self;
        }
        match letter {
            '“' | '‘' => Self { advance: 0.5, back: 0.5, ..self },
            '”' | '’' => Self { advance: 0.5, ..self },
            '·' | '×' | '–' => Self { advance: 0.6, back: 0.2, ..self },
            _ => self,
        }
    }
}

struct Face<'a> {
    font: Font,
    charmap: Charmap<'a>,
    metrics: GlyphMetrics<'a>,
    unit: f32,
}

impl<'a> Face<'a> {
    fn new(bytes: &'a [u8]) -> Option<Self> {
        Self::with(bytes, Data::from(bytes.to_vec()))
    }

    fn with(bytes: &'a [u8], data: Data) -> Option<Self> {
        let font = FontRef::from_index(bytes, 0).ok()?;
        let (size, location) = (Size::unscaled(), LocationRef::default());
        let per_em = font.metrics(size, location).units_per_em;
        Some(Self {
            font: Font::new(data, 0)?,
            charmap: font.charmap(),
            metrics: font.glyph_metrics(size, location),
            unit: 1.0 / f32::from(per_em.max(1)),
        })
    }

    fn glyph(&self, letter: char) -> Option<(u32, f32)> {
        let id = self.charmap.map(letter).filter(|id| id.to_u32() > 0)?;
        Some((id.to_u32(), self.metrics.advance_width(id)? * self.unit))
    }
}

/// The fonts opened: first the regular and the bold one, then the others.
pub struct Faces<'a> {
    faces: Vec<Face<'a>>,
    missing: RefCell<BTreeSet<char>>,
}

const REGULAR: usize = 0;
const BOLD: usize = 1;
/// How wide the box of a missing character is.
const BOX: f32 = 1.0;

impl<'a> Faces<'a> {
    /// Opens them; `None` where an embedded one cannot be used, which a test rules out.
    pub fn new(fonts: &'a Fonts) -> Option<Self> {
        let mut faces = vec![
            Face::with(fonts::TEXT, Data::from(fonts::TEXT))?,
            Face::with(fonts::BOLD, Data::from(fonts::BOLD))?,
        ];
        faces.extend(fonts.others.iter().filter_map(|bytes| Face::new(bytes)));
        Some(Self { faces, missing: RefCell::default() })
    }

    /// The glyph of a character. One that no font has is noted and gets a box.
    pub fn glyph(&self, letter: char, bold: bool) -> Glyph {
        let first = if bold { [BOLD, REGULAR] } else { [REGULAR, BOLD] };
        let order = first.into_iter().chain(2..self.faces.len());
        let found = order.filter_map(|index| Some((index, self.faces.get(index)?.glyph(letter)?))).next();
        match found {
            Some((face, (id, advance))) => Glyph { found: Some((face, id)), advance, back: 0.0 },
            None => {
                self.missing.borrow_mut().insert(letter);
                Glyph { found: None, advance: BOX, back: 0.0 }
            }
        }
    }

    pub fn font(&self, face: usize) -> Option<Font> {
        self.faces.get(face).map(|face| face.font.clone())
    }

    /// The characters that were asked for and that no font has.
    pub fn missing(&self) -> Vec<char> {
        self.missing.borrow().iter().copied().collect()
    }
}
