//! WebP: chunks in a RIFF, with flags that say which are there.

use super::{Content, Part, kept};

/// The length of the head: `RIFF`, the length of all that follows, `WEBP`.
const HEAD: usize = 12;
/// Flags of the chunk `VP8X`: EXIF and XMP are there.
const EXIF: u8 = 0x08;
const XMP: u8 = 0x04;

/// The parts of the file, after its head; `None` where it is damaged before its pixels begin.
pub(super) fn split(bytes: &[u8]) -> Option<Vec<Part<'_>>> {
    if bytes.get(..4)? != b"RIFF" || bytes.get(8..HEAD)? != b"WEBP" {
        return None;
    }
    let length = usize::try_from(u32::from_le_bytes(bytes.get(4..8)?.try_into().ok()?)).ok()?;
    let end = length.checked_add(8)?.min(bytes.len());
    let (mut rest, behind) = (bytes.get(HEAD..end)?, bytes.get(end..)?);
    let (mut parts, mut pixels) = (Vec::new(), false);
    while !rest.is_empty() {
        let kind = rest.get(..4)?;
        let is_pixels = matches!(kind, b"VP8 " | b"VP8L" | b"ANMF");
        pixels |= is_pixels;
        let size = usize::try_from(u32::from_le_bytes(rest.get(4..8)?.try_into().ok()?)).ok()?;
        let Some(body) = rest.get(8..size.checked_add(8)?) else {
            // Cut off: what there is of the pixels stays.
            if is_pixels {
                parts.push(Part { bytes: rest, content: Content::Picture });
            }
            break;
        };
        // Chunks begin at even places; the last one may lack the byte that fills up.
        let whole = rest.get(..8 + size + size % 2).unwrap_or(rest);
        let content = match kind {
            b"VP8X" | b"VP8 " | b"VP8L" | b"ALPH" | b"ANMF" | b"ICCP" => Content::Picture,
            b"ANIM" => Content::Animation,
            b"EXIF" => Content::Exif(body),
            b"XMP " => Content::Text(body),
            _ => Content::Other,
        };
        parts.push(Part { bytes: whole, content });
        rest = rest.get(whole.len()..)?;
    }
    if !behind.is_empty() {
        parts.push(Part { bytes: behind, content: Content::Other });
    }
    pixels.then_some(parts)
}

/// The file with only what shows the picture, and these tags where there were others.
pub(super) fn join(parts: &[Part<'_>], tags: Option<&[u8]>) -> Option<Vec<u8>> {
    let chunk = tags.map(|tags| {
        let length = u32::try_from(tags.len()).unwrap_or(u32::MAX);
        [b"EXIF".as_slice(), &length.to_le_bytes(), tags, if tags.len() % 2 == 1 { &[0] } else { &[] }]
            .concat()
    });
    let mut body = kept(parts, chunk.as_deref());
    if body.starts_with(b"VP8X")
        && let Some(flags) = body.get_mut(8)
    {
        *flags &= !(EXIF | XMP);
        if chunk.is_some() {
            *flags |= EXIF;
        }
    }
    let length = u32::try_from(body.len() + 4).ok()?;
    Some([b"RIFF".as_slice(), &length.to_le_bytes(), b"WEBP", &body].concat())
}
