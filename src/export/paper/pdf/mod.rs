//! The paper as PDF: A4, fonts embedded as far as they are used, tagged for those who listen to it, with bookmarks.
//!
//! `fonts` finds the glyph of a character, `set` makes lines of text, `build` turns the paper into items from the
//! top to the bottom, `pages` says on which page each of them stands, `draw` draws them, and `tags` keeps what each of
//! them is.

mod board;
mod build;
mod draw;
mod fonts;
mod pages;
mod set;
mod tags;

pub use fonts::Fonts;

use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::error::KrillaError;
use krilla::metadata::Metadata;
use krilla::{Document, SerializeSettings};

use super::model::Paper;
use fonts::Faces;

/// A4, in points of 1/72 inch.
const PAGE: (f32, f32) = (595.276, 841.89);
/// From the left and the right edge to the text.
const SIDE: f32 = 62.0;
/// From the upper edge to the text.
const TOP: f32 = 70.0;
/// From the lower edge to the text.
const BOTTOM: f32 = 66.0;
/// How wide the text is.
const MEASURE: f32 = PAGE.0 - 2.0 * SIDE;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pdf {
    pub bytes: Vec<u8>,
    /// How many pages it has.
    pub pages: usize,
    /// The characters that no font has, in the order of their code points; they are drawn as boxes and listed at the
    /// end of the paper.
    pub missing: Vec<char>,
}

/// Why no PDF was made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PdfError {
    /// An embedded font cannot be used.
    #[error("the embedded fonts cannot be used")]
    Font,
    /// The writer refused.
    #[error("{0}")]
    Writer(String),
}

impl From<KrillaError> for PdfError {
    fn from(error: KrillaError) -> Self {
        match error {
            KrillaError::Validation(errors) => Self::Writer(format!("{errors:?}")),
            other => Self::Writer(other.to_string()),
        }
    }
}

/// Writes the paper. The same paper and fonts give the same bytes.
pub fn pdf(paper: &Paper, fonts: &Fonts) -> Result<Pdf, PdfError> {
    let faces = Faces::new(fonts).ok_or(PdfError::Font)?;
    let built = build::build(paper, &faces);
    let missing = faces.missing();
    let pages = pages::paginate(&built.items);
    let configuration = ConfigurationBuilder::new()
        .with_accessibility_validator(Accessibility::UA1)
        .finish()
        .map_err(|error| PdfError::Writer(format!("{error:?}")))?;
    let settings = SerializeSettings { enable_tagging: true, configuration, ..SerializeSettings::default() };
    let mut document = Document::new_with(settings);
    draw::draw(&mut document, paper, built, &pages, &faces);
    document.set_metadata(metadata(paper));
    Ok(Pdf { bytes: document.finish()?, pages: pages.len(), missing })
}

/// Title, language and program; no date, for nothing here knows a clock.
fn metadata(paper: &Paper) -> Metadata {
    let title = [paper.title.joined(), paper.subject.joined()].join(" · ");
    let program = paper.colophon.last().map(|field| field.value.joined()).unwrap_or_default();
    Metadata::new().title(title).language(paper.lang.tag().to_owned()).creator(program)
}
