//! JPEG: segments, each with its marker and length.

use super::{Content, Part, kept};

/// The parts of the file; `None` where it is damaged before its pixels begin.
pub(super) fn split(bytes: &[u8]) -> Option<Vec<Part<'_>>> {
    let mut parts =
        vec![Part { bytes: bytes.strip_prefix(b"\xFF\xD8").and(bytes.get(..2))?, content: Content::Picture }];
    let (mut at, mut pixels) = (2, false);
    while let Some(rest) = bytes.get(at..).filter(|rest| !rest.is_empty()) {
        let picture = |length: usize| Some(Part { bytes: rest.get(..length)?, content: Content::Picture });
        let part = match *rest {
            // A byte that fills up.
            [0xFF, 0xFF, ..] => picture(1)?,
            [0xFF, 0xD9, ..] => {
                parts.push(picture(2)?);
                if let Some(behind) = rest.get(2..).filter(|behind| !behind.is_empty()) {
                    parts.push(Part { bytes: behind, content: Content::Other });
                }
                return Some(parts);
            }
            [0xFF, 0x01 | 0xD0..=0xD8, ..] => picture(2)?,
            [0xFF, marker, high, low, ..] => {
                let length = 2 + usize::from(u16::from_be_bytes([high, low]));
                let Some(segment) = rest.get(..length).filter(|_| length >= 4) else {
                    return pixels.then_some(parts);
                };
                let content = content(marker, segment.get(4..).unwrap_or_default());
                if marker == 0xDA {
                    pixels = true;
                    picture(length + scan(rest.get(length..).unwrap_or_default()))?
                } else {
                    Part { bytes: segment, content }
                }
            }
            // Cut off among the pixels, or no JPEG.
            _ => return pixels.then_some(parts),
        };
        at += part.bytes.len();
        parts.push(part);
    }
    pixels.then_some(parts)
}

fn content(marker: u8, body: &[u8]) -> Content<'_> {
    match marker {
        0xE0 if body.starts_with(b"JFIF\0") => Content::Picture,
        0xE2 if body.starts_with(b"ICC_PROFILE\0") => Content::Picture,
        // How the colours were transformed.
        0xEE if body.starts_with(b"Adobe") => Content::Picture,
        0xE1 if body.starts_with(b"Exif\0\0") => Content::Exif(body),
        0xE1 | 0xED | 0xFE => Content::Text(body),
        // Frames, tables, scans.
        0xC0..=0xCF | 0xDA..=0xDF => Content::Picture,
        _ => Content::Other,
    }
}

/// How many bytes of compressed pixels there are up to the next marker.
fn scan(bytes: &[u8]) -> usize {
    let marker = |pair: &[u8]| matches!(pair, [0xFF, second] if !matches!(second, 0x00 | 0xD0..=0xD7 | 0xFF));
    bytes.windows(2).position(marker).unwrap_or(bytes.len())
}

/// The file with only what shows the picture, and these tags where there were others.
pub(super) fn join(parts: &[Part<'_>], tags: Option<&[u8]>) -> Vec<u8> {
    let segment = tags.map(|tags| {
        let length = u16::try_from(tags.len() + 8).unwrap_or(u16::MAX);
        [b"\xFF\xE1".as_slice(), &length.to_be_bytes(), b"Exif\0\0", tags].concat()
    });
    kept(parts, segment.as_deref())
}
