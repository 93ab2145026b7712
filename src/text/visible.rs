//! Characters that nobody sees, made visible: what every text goes through on its way to a terminal, an HTML page, an
//! SVG or a PDF.

use super::sheet::code_point;

/// The text with every character that is not seen, or that changes how others are seen, written out as
/// `‹U+202E›`. Line ends stay, a tab becomes a space.
#[must_use]
pub fn visible(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\n' | '\u{2028}' | '\u{2029}' | '\u{85}' => out.push('\n'),
            '\r' if letters.peek() == Some(&'\n') => {}
            '\t' => out.push(' '),
            _ if is_hidden(letter) => {
                out.push('‹');
                out.push_str(&code_point(letter));
                out.push('›');
            }
            _ => out.push(letter),
        }
    }
    out
}

/// The text for a terminal, where a character that is not seen can move or hide others; tabs stay.
#[must_use]
pub fn on_terminal(text: &str) -> String {
    text.split('\t').map(visible).collect::<Vec<_>>().join("\t")
}

/// The text as one line of a list of lines, which other programs read as well: line ends and tabs in it are written
/// out too, so that a record cannot add lines of its own.
#[must_use]
pub fn one_line(text: &str) -> String {
    let written_out =
        |letter: char| matches!(letter, '\n' | '\r' | '\t' | '\u{2028}' | '\u{2029}' | '\u{85}');
    text.split_inclusive(written_out)
        .map(|part| match part.chars().next_back().filter(|&last| written_out(last)) {
            Some(last) => {
                let before = part.get(..part.len() - last.len_utf8()).unwrap_or_default();
                format!("{}‹{}›", visible(before), code_point(last))
            }
            None => visible(part),
        })
        .collect()
}

/// The same in one line.
#[must_use]
pub fn in_a_line(text: &str) -> String {
    visible(text).replace('\n', " ")
}

/// Whether a character is not seen, though it is no space: controls, marks of direction, joiners, fillers,
/// variation selectors, tags; and code points that are no characters.
#[must_use]
pub fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}'
            | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' | '\u{FFFE}'..='\u{FFFF}' | '\u{13430}'..='\u{1343F}'
            | '\u{16FE4}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E0FFF}')
        || (letter as u32) & 0xFFFE == 0xFFFE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_deceives_is_shown() {
        assert_eq!(visible("红\u{202E}黑"), "红‹U+202E›黑");
        assert_eq!(visible("a\u{200B}b\u{0}c\u{FEFF}"), "a‹U+200B›b‹U+0000›c‹U+FEFF›");
        assert_eq!(visible("\u{E0041}\u{1FFFE}"), "‹U+E0041›‹U+1FFFE›");
    }

    #[test]
    fn what_is_seen_stays() {
        let text = "“炮二平五”，第 3 行\n第　二行 é ü 😀";
        assert_eq!(visible(text), text);
        assert_eq!(visible("a\r\nb\tc\u{2028}d"), "a\nb c\nd");
        assert_eq!(visible("a\rb"), "a‹U+000D›b");
    }

    #[test]
    fn a_line_stays_one() {
        let text = "甲\nb\r\nc\td\u{2028}e\u{202E}";
        assert_eq!(one_line(text), "甲‹U+000A›b‹U+000D›‹U+000A›c‹U+0009›d‹U+2028›e‹U+202E›");
        assert_eq!(one_line("  第 3 行"), "  第 3 行");
    }
}
