//! PNG: chunks, each with its length, type and checksum.

use super::{Content, Part, kept};

const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1A\n";

/// The chunks besides the critical ones that say how the picture looks.
const LOOKS: [&[u8; 4]; 14] = [
    b"tRNS", b"gAMA", b"cHRM", b"sRGB", b"iCCP", b"sBIT", b"bKGD", b"pHYs", b"cICP", b"mDCV", b"cLLI",
    b"acTL", b"fcTL", b"fdAT",
];

/// The parts of the file; `None` where it is damaged before its pixels begin.
pub(super) fn split(bytes: &[u8]) -> Option<Vec<Part<'_>>> {
    let mut rest = bytes.strip_prefix(SIGNATURE)?;
    let mut parts = vec![Part { bytes: bytes.get(..SIGNATURE.len())?, content: Content::Picture }];
    let mut pixels = false;
    while !rest.is_empty() {
        let Some(chunk) = chunk(rest) else {
            // Cut off: what there is of the pixels stays.
            if rest.get(4..8) == Some(b"IDAT") {
                parts.push(Part { bytes: rest, content: Content::Picture });
                pixels = true;
            }
            break;
        };
        let (kind, body) = (chunk.get(4..8)?, chunk.get(8..chunk.len().checked_sub(4)?)?);
        pixels |= kind == b"IDAT";
        parts.push(Part { bytes: chunk, content: content(kind, body) });
        rest = rest.get(chunk.len()..)?;
        if kind == b"IEND" {
            if !rest.is_empty() {
                parts.push(Part { bytes: rest, content: Content::Other });
            }
            break;
        }
    }
    pixels.then_some(parts)
}

fn chunk(rest: &[u8]) -> Option<&[u8]> {
    let length = u32::from_be_bytes(rest.get(..4)?.try_into().ok()?);
    rest.get(..usize::try_from(length).ok()?.checked_add(12)?)
}

fn content<'a>(kind: &[u8], body: &'a [u8]) -> Content<'a> {
    match kind {
        b"acTL" => Content::Animation,
        b"eXIf" => Content::Exif(body),
        b"tEXt" | b"zTXt" | b"iTXt" => Content::Text(body),
        [first, ..] if first.is_ascii_uppercase() => Content::Picture,
        kind if LOOKS.iter().any(|looks| looks.as_slice() == kind) => Content::Picture,
        _ => Content::Other,
    }
}

/// The file with only what shows the picture, and these tags where there were others.
pub(super) fn join(parts: &[Part<'_>], tags: Option<&[u8]>) -> Vec<u8> {
    let chunk = tags.map(|tags| {
        let length = u32::try_from(tags.len()).unwrap_or(u32::MAX);
        let named = [b"eXIf".as_slice(), tags].concat();
        [length.to_be_bytes().as_slice(), &named, &checksum(&named).to_be_bytes()].concat()
    });
    kept(parts, chunk.as_deref())
}

/// CRC-32 as PNG uses it; only ever of a few bytes.
fn checksum(bytes: &[u8]) -> u32 {
    let step = |crc: u32| if crc & 1 == 1 { (crc >> 1) ^ 0xEDB8_8320 } else { crc >> 1 };
    !bytes.iter().fold(u32::MAX, |crc, &byte| (0..8).fold(crc ^ u32::from(byte), |crc, _| step(crc)))
}
