//! What a file of a picture holds besides its pixels: where and with what it was taken, thumbnails, notes.
//!
//! A file is split into parts, and only those that are needed to show it are kept; no pixel is encoded anew. The
//! walk is written here, since it has to be total on any bytes, to leave out by a list of what may stay, and to
//! cut what follows the end of the picture, where phones put further pictures with data of their own.

mod bmp;
mod exif;
mod jpeg;
mod png;
mod webp;

use image::metadata::Orientation;

use super::orientation;
use crate::report::{Exhibit, MediaType};

/// What a file holds besides its pixels.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Holds {
    /// The place where it was taken: coordinates, or the name of a place.
    pub place: bool,
    /// Anything else: camera, time, editing, notes, further pictures.
    pub other: bool,
    /// More than one frame, of which the first is shown.
    pub animated: bool,
}

/// A file without what it held besides its pixels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cleaned {
    /// The bytes; the original ones where there was nothing to take out.
    pub bytes: Vec<u8>,
    /// What was taken out.
    pub removed: Holds,
}

/// A part of a file.
struct Part<'a> {
    bytes: &'a [u8],
    content: Content<'a>,
}

/// What a part is.
enum Content<'a> {
    /// Needed to show the picture.
    Picture,
    /// Needed to show it, and there is more than one frame.
    Animation,
    /// A TIFF structure with tags.
    Exif(&'a [u8]),
    /// Text that may name a place.
    Text(&'a [u8]),
    /// Needed to show it, but for what follows these first bytes of it, which stand in its place.
    Shortened(Vec<u8>),
    /// Anything else.
    Other,
}

fn split<'a>(bytes: &'a [u8], media_type: MediaType) -> Option<Vec<Part<'a>>> {
    match media_type {
        MediaType::Jpeg => jpeg::split(bytes),
        MediaType::Png => png::split(bytes),
        MediaType::WebP => webp::split(bytes),
        MediaType::Bmp => Some(bmp::split(bytes)),
    }
}

fn holds_of(parts: &[Part<'_>]) -> Holds {
    let mut holds = Holds::default();
    for part in parts {
        match part.content {
            Content::Picture => {}
            Content::Animation => holds.animated = true,
            Content::Shortened(_) => holds.other = true,
            Content::Exif(tags) => {
                holds.other |= !exif::is_only_orientation(tags);
                holds.place |= exif::has_place(tags);
            }
            Content::Text(text) => {
                holds.other = true;
                holds.place |= names_place(text);
            }
            Content::Other => {
                holds.other = true;
                holds.place |= jpeg::split(part.bytes).is_some_and(|parts| holds_of(&parts).place);
            }
        }
    }
    holds
}

/// What the file of an exhibit holds besides its pixels, as far as it can be read.
pub fn holds(exhibit: &Exhibit) -> Holds {
    split(&exhibit.bytes, exhibit.media_type).map(|parts| holds_of(&parts)).unwrap_or_default()
}

/// The file of an exhibit with nothing in it but what shows the picture; that it has to be turned to stand upright
/// stays in it. `None` where the file is too damaged to say what is in it.
pub fn clean(exhibit: &Exhibit) -> Option<Cleaned> {
    let parts = split(&exhibit.bytes, exhibit.media_type)?;
    let removed = holds_of(&parts);
    if !removed.other && !removed.place {
        return Some(Cleaned { bytes: exhibit.bytes.to_vec(), removed });
    }
    let turned = orientation(&exhibit.bytes, exhibit.media_type);
    let tags = (turned != Orientation::NoTransforms).then(|| turned.to_exif());
    // Of animations the decoder does not say it.
    let tags = tags.or_else(|| parts.iter().find_map(turned_by)).map(exif::orientation);
    let bytes = match exhibit.media_type {
        MediaType::Jpeg => jpeg::join(&parts, tags.as_deref()),
        MediaType::Png => png::join(&parts, tags.as_deref()),
        MediaType::WebP => webp::join(&parts, tags.as_deref())?,
        MediaType::Bmp => kept(&parts, None),
    };
    Some(Cleaned { bytes, removed })
}

/// How a part says that the picture is turned.
fn turned_by(part: &Part<'_>) -> Option<u8> {
    match part.content {
        Content::Exif(tags) => exif::turned(tags),
        _ => None,
    }
}

/// The parts that stay, one after the other; `tags` in the place of the first EXIF.
fn kept(parts: &[Part<'_>], tags: Option<&[u8]>) -> Vec<u8> {
    let mut tags = tags;
    let mut bytes = Vec::new();
    for part in parts {
        match part.content {
            Content::Picture | Content::Animation => bytes.extend_from_slice(part.bytes),
            Content::Shortened(ref shorter) => bytes.extend_from_slice(shorter),
            Content::Exif(_) => bytes.extend_from_slice(tags.take().unwrap_or_default()),
            Content::Text(_) | Content::Other => {}
        }
    }
    bytes
}

/// Whether a text is one of those in which programs write coordinates or a place: XMP, or IPTC datasets.
fn names_place(text: &[u8]) -> bool {
    const NAMES: [&[u8]; 7] = [
        b"GPSLatitude",
        b"GPSLongitude",
        b"LocationCreated",
        b"LocationShown",
        b"photoshop:City",
        b"photoshop:Country",
        b"Iptc4xmpCore:Location",
    ];
    // City, sublocation, province, country code and country of record 2.
    const DATASETS: [[u8; 3]; 5] =
        [[0x1C, 2, 90], [0x1C, 2, 92], [0x1C, 2, 95], [0x1C, 2, 100], [0x1C, 2, 101]];
    let has = |wanted: &[u8]| text.windows(wanted.len()).any(|window| window == wanted);
    NAMES.into_iter().any(has) || DATASETS.iter().any(|wanted| has(wanted))
}
