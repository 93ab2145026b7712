//! BMP: two heads, a palette, and rows of pixels; what follows them is cut.

use super::{Content, Part};

/// The pixels as they are, with masks for their colours or without.
const PLAIN: [u32; 3] = [0, 3, 6];

/// The file and what stands behind its pixels. Where it cannot be told how far they go, all of it is the picture.
pub(super) fn split(bytes: &[u8]) -> Vec<Part<'_>> {
    let (picture, behind) = end(bytes).and_then(|end| bytes.split_at_checked(end)).unwrap_or((bytes, &[]));
    let mut parts = vec![Part { bytes: picture, content: Content::Picture }];
    if !behind.is_empty() {
        parts.push(Part { bytes: behind, content: Content::Other });
    }
    parts
}

/// Where the pixels end.
fn end(bytes: &[u8]) -> Option<usize> {
    let long = |at: usize| Some(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    let begin = usize::try_from(long(10)?).ok()?;
    // Older heads are shorter and have other fields.
    if long(14)? < 40 {
        return None;
    }
    let bits = u64::from(u16::from_le_bytes(bytes.get(28..30)?.try_into().ok()?));
    let size = if PLAIN.contains(&long(30)?) {
        let (width, height) = (long(18)?.cast_signed(), long(22)?.cast_signed());
        let row = u64::from(width.unsigned_abs()).checked_mul(bits)?.div_ceil(32).checked_mul(4)?;
        row.checked_mul(u64::from(height.unsigned_abs()))?
    } else {
        u64::from(long(34)?)
    };
    begin.checked_add(usize::try_from(size).ok()?).filter(|_| size > 0)
}
