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
mod picture;
mod set;
mod tags;

pub use fonts::Fonts;
pub use picture::picture;

use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::error::KrillaError;
use krilla::metadata::Metadata;
use krilla::{Document, SerializeSettings};

use super::model::Paper;
use build::Built;
use fonts::Faces;
use pages::Placed;

/// From the left and the right edge to the text.
const SIDE: f32 = 62.0;
/// From the upper edge to the text.
const TOP: f32 = 70.0;
/// From the lower edge to the text.
const BOTTOM: f32 = 66.0;

/// A4 in the units of its text: points of 1/72 inch, or smaller ones for a paper of one page that has much on it.
#[derive(Copy, Clone, Debug)]
struct PageSize {
    /// How long a unit is, in points.
    scale: f32,
}

impl PageSize {
    const A4: Self = Self { scale: 1.0 };
    /// What a paper of one page is set in where that is too large, the first that it fits.
    const ONE_PAGE: [f32; 10] = [0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.5, 0.44, 0.38];

    const fn width(self) -> f32 {
        595.276 / self.scale
    }

    const fn height(self) -> f32 {
        841.89 / self.scale
    }

    /// How wide the text is.
    const fn measure(self) -> f32 {
        self.width() - 2.0 * SIDE
    }

    /// Where the text ends.
    const fn bottom(self) -> f32 {
        self.height() - BOTTOM
    }

    /// How high the text is.
    const fn room(self) -> f32 {
        self.bottom() - TOP
    }
}

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
    let Set { page, built, pages } = Set::of(paper, &faces);
    let missing = faces.missing();
    let configuration = ConfigurationBuilder::new()
        .with_accessibility_validator(Accessibility::UA1)
        .finish()
        .map_err(|error| PdfError::Writer(format!("{error:?}")))?;
    let settings = SerializeSettings { enable_tagging: true, configuration, ..SerializeSettings::default() };
    let mut document = Document::new_with(settings);
    draw::draw(&mut document, paper, page, built, &pages, &faces);
    document.set_metadata(metadata(paper));
    Ok(Pdf { bytes: document.finish()?, pages: pages.len(), missing })
}

/// A paper set on pages.
struct Set {
    page: PageSize,
    built: Built,
    pages: Vec<Vec<Placed>>,
}

impl Set {
    /// How much smaller pictures are set where that spares a page.
    const PICTURES: [f32; 2] = [0.85, 0.7];
    /// Of a longer paper one page more or less is not looked for.
    const SHORT: usize = 16;

    fn of(paper: &Paper, faces: &Faces<'_>) -> Self {
        let set = |scale, pictures| {
            let page = PageSize { scale };
            let built = build::build(paper, page, pictures, faces);
            let pages = pages::paginate(&built.items, page);
            Self { page, built, pages }
        };
        let mut best = set(PageSize::A4.scale, 1.0);
        if paper.one_page {
            let mut smaller = PageSize::ONE_PAGE.into_iter();
            while best.pages.len() > 1
                && let Some(scale) = smaller.next()
            {
                best = set(scale, 1.0);
            }
            return best;
        }
        let smaller = if best.pages.len() > Self::SHORT { [].as_slice() } else { &Self::PICTURES };
        for &pictures in smaller {
            let made = set(PageSize::A4.scale, pictures);
            if made.pages.len() < best.pages.len() {
                best = made;
            }
        }
        best
    }
}

/// Title, language and program; no date, for nothing here knows a clock.
fn metadata(paper: &Paper) -> Metadata {
    let title = [paper.title.joined(), paper.subject.joined()].join(" · ");
    let program = paper.colophon.last().map(|field| field.value.joined()).unwrap_or_default();
    Metadata::new().title(title).language(paper.lang.tag().to_owned()).creator(program)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::digest::Digest;
    use crate::export::paper::{Languages, Options, Subject, paper};
    use crate::law::Library;
    use crate::store::format;

    /// How much of a page is used, from its top to the end of its last item.
    fn used(set: &Set, page: &[Placed]) -> f32 {
        let end = |placed: &Placed| placed.y + set.built.items[placed.item].height - placed.less;
        (page.iter().map(end).fold(TOP, f32::max) - TOP) / set.page.room()
    }

    #[test]
    fn no_page_but_the_last_is_half_empty() {
        let library = Library::built_in().unwrap();
        let fonts = Fonts::default();
        let faces = Faces::new(&fonts).unwrap();
        for name in
            ["jilin-2015", "figure-1-from-screenshot", "figure-3", "dispute-repetition", "dispute-phone"]
        {
            let text = std::fs::read_to_string(format!("cases/{name}.ron")).unwrap();
            let report = format::read(&text).unwrap().report;
            let digest = Digest::of(text.as_bytes()).to_string();
            for languages in Languages::ALL {
                let subject = Subject { report: &report, library: &library, digest: &digest, program: "" };
                let made = paper(&subject, &Options { languages, ..Options::default() });
                let set = Set::of(&made, &faces);
                let filled: Vec<f32> = set.pages.iter().map(|page| used(&set, page)).collect();
                let (_, all_but_last) = filled.split_last().unwrap();
                assert!(all_but_last.iter().all(|&used| used > 0.6), "{name} in {languages:?}: {filled:?}");
            }
        }
    }
}
