//! How large a report may be for a paper that is made at once.

use crate::picture;
use crate::report::Report;
use crate::text::Lang;
use crate::tr;

/// The most text of a report that is set without being asked, in bytes of its file without the pictures (8 MiB, some
/// 2,000 pages).
pub const MOST_TEXT: usize = 8 << 20;
/// The most pixels of its pictures together (600 million: twelve of the largest cameras, a hundred screenshots).
pub const MOST_PIXELS: u64 = 600_000_000;

/// Why making a paper of a report takes minutes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TooLarge {
    /// So many bytes of text.
    Text(usize),
    /// So many pixels.
    Pixels(u64),
}

impl TooLarge {
    /// Whether a report is larger than what is made without being asked; `canonical` is its file's text.
    pub fn of(report: &Report, canonical: &str, with_pictures: bool) -> Option<Self> {
        // In the file every three bytes of a picture are four.
        let pictures: usize = report.exhibits.iter().map(|one| one.bytes.len().div_ceil(3) * 4).sum();
        let text = canonical.len().saturating_sub(pictures);
        if text > MOST_TEXT {
            return Some(Self::Text(text));
        }
        let sizes = report.exhibits.iter().filter_map(|one| picture::size(&one.bytes, one.media_type).ok());
        let pixels: u64 = sizes.map(|[width, height]| u64::from(width) * u64::from(height)).sum();
        (with_pictures && pixels > MOST_PIXELS).then_some(Self::Pixels(pixels))
    }
}

/// Why the paper is not made without being asked, and how it is made all the same.
pub fn too_large_in_words(why: TooLarge, lang: Lang) -> String {
    match why {
        TooLarge::Text(bytes) => {
            tr!(lang, "paper-too-much-text", size = bytes >> 20, most = MOST_TEXT >> 20)
        }
        TooLarge::Pixels(pixels) => {
            let millions = |pixels: u64| pixels / 1_000_000;
            tr!(lang, "paper-too-many-pixels", size = millions(pixels), most = millions(MOST_PIXELS))
        }
    }
}
