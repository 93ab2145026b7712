//! Text encodings.

use std::borrow::Cow;

use encoding_rs::{GB18030, UTF_8, UTF_16BE, UTF_16LE};

use super::Note;

/// The text of the bytes: UTF-8 or UTF-16 by their marks, else UTF-8 where it is that, else GB18030.
pub(super) fn decode(bytes: &[u8]) -> (Cow<'_, str>, Vec<Note>) {
    let utf16 = [(&[0xff, 0xfe], UTF_16LE), (&[0xfe, 0xff], UTF_16BE)];
    for (mark, encoding) in utf16 {
        if let Some(rest) = bytes.strip_prefix(mark) {
            let (text, lost) = encoding.decode_without_bom_handling(rest);
            return (text, notes(Note::ReadAsUtf16, lost));
        }
    }
    if let Some(rest) = bytes.strip_prefix(b"\xef\xbb\xbf") {
        let (text, lost) = UTF_8.decode_without_bom_handling(rest);
        return (text, if lost { vec![Note::LostCharacters] } else { Vec::new() });
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return (Cow::Borrowed(text), Vec::new());
    }
    if is_damaged_utf8(bytes) {
        return (String::from_utf8_lossy(bytes), vec![Note::LostCharacters]);
    }
    let (text, lost) = GB18030.decode_without_bom_handling(bytes);
    (text, notes(Note::ReadAsGb18030, lost))
}

/// A text of a binary record.
pub(super) fn gb18030(bytes: &[u8]) -> String {
    GB18030.decode_without_bom_handling(bytes).0.into_owned()
}

fn notes(first: Note, lost: bool) -> Vec<Note> {
    if lost { vec![first, Note::LostCharacters] } else { vec![first] }
}

/// Whether bytes that are not UTF-8 throughout still are it for the most part: Chinese in GB18030 almost never
/// forms the three-byte sequences of UTF-8, so that several of them for each fault decide.
fn is_damaged_utf8(bytes: &[u8]) -> bool {
    let (mut good, mut faults) = (0, 0);
    for chunk in bytes.utf8_chunks() {
        good += chunk.valid().chars().filter(|character| character.len_utf8() > 2).count();
        faults += usize::from(!chunk.invalid().is_empty());
    }
    good > 4 * faults
}
