//! Where a line may end: Chinese anywhere but beside punctuation that belongs to its neighbour, words at spaces.

/// No line begins with these.
const CLOSING: &str = "，。、；：！？）》〉」』】”’…—·•～〕］｝％‰℃,.;:!?)]}%›»";
/// No line ends with these.
const OPENING: &str = "（《〈「『【“‘〔［｛([{‹«№$￥";
/// No line ends between two of these.
const PAIRS: [char; 2] = ['—', '…'];

/// The text in lines that are at most `room` wide; `width` says how wide a character is. A word that is wider than
/// a line is broken where the line is full. Blanks at the end of a line stay with it and take no room.
pub fn lines(text: &str, room: f32, width: impl Fn(char) -> f32) -> Vec<&str> {
    let mut out = Vec::new();
    for paragraph in text.lines() {
        let mut rest = paragraph;
        loop {
            let (line, after) = rest.split_at(first_line(rest, room, &width));
            out.push(line);
            if after.is_empty() {
                break;
            }
            rest = after;
        }
    }
    out
}

/// How many bytes of the text go into its first line.
fn first_line(text: &str, room: f32, width: impl Fn(char) -> f32) -> usize {
    let mut used = 0.0;
    let mut last_break = 0;
    let mut before: Option<char> = None;
    for (at, letter) in text.char_indices() {
        if let Some(before) = before
            && may_break(before, letter)
        {
            last_break = at;
        }
        used += width(letter);
        if used > room && letter != ' ' && at > 0 {
            return if last_break > 0 { last_break } else { at };
        }
        before = Some(letter);
    }
    text.len()
}

/// How many columns the longest part takes that has no end of a line in it.
pub fn longest_word(text: &str) -> usize {
    let (mut longest, mut word, mut before) = (0, 0, None);
    for letter in text.chars() {
        if before.is_some_and(|before| may_break(before, letter)) {
            word = 0;
        }
        if letter != ' ' {
            word += columns(letter);
        }
        longest = longest.max(word);
        before = Some(letter);
    }
    longest
}

/// Whether a line may end between these two.
pub fn may_break(before: char, after: char) -> bool {
    let held = CLOSING.contains(after) || OPENING.contains(before) || after == ' ';
    let pair = PAIRS.contains(&before) && before == after;
    !held && !pair && (before == ' ' || is_ideographic(before) || is_ideographic(after))
}

/// Whether a character stands by itself, as Chinese ones do.
pub const fn is_ideographic(letter: char) -> bool {
    matches!(letter,
        '\u{2E80}'..='\u{312F}' | '\u{3190}'..='\u{A4CF}' | '\u{AC00}'..='\u{D7A3}' | '\u{F900}'..='\u{FAFF}'
        | '\u{FE30}'..='\u{FE6F}' | '\u{FF01}'..='\u{FF60}' | '\u{FFE0}'..='\u{FFE6}' | '\u{1F300}'..='\u{1FAFF}'
        | '\u{20000}'..='\u{3FFFD}')
}

/// How many columns a character takes in a fixed-width text.
pub const fn columns(letter: char) -> usize {
    match letter {
        '\u{300}'..='\u{36F}' => 0,
        '\u{1100}'..='\u{115F}' => 2,
        _ if is_ideographic(letter) => 2,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn broken(text: &str, room: f32) -> Vec<&str> {
        lines(text, room, |letter| if columns(letter) == 2 { 1.0 } else { 0.5 })
    }

    #[test]
    fn punctuation_keeps_to_its_neighbour() {
        assert_eq!(broken("黑方摸触，红马。", 4.0), ["黑方摸", "触，红", "马。"]);
        assert_eq!(broken("他说（红马）吃车", 3.0), ["他说", "（红", "马）吃", "车"]);
        assert_eq!(broken("一二三……四", 3.5), ["一二", "三……四"]);
    }

    #[test]
    fn words_stay_whole() {
        assert_eq!(broken("put back by both", 3.5), ["put ", "back by ", "both"]);
        assert_eq!(broken("abcdefghij", 2.0), ["abcd", "efgh", "ij"]);
        assert_eq!(broken("走h2e2吃子", 2.5), ["走", "h2e2", "吃子"]);
    }

    #[test]
    fn the_longest_word_is_what_must_not_be_broken() {
        assert_eq!(longest_word("not established"), 11);
        assert_eq!(longest_word("黑方，c4c6"), 4, "the comma keeps to its neighbour");
        assert_eq!(longest_word(""), 0);
    }

    #[test]
    fn nothing_is_lost() {
        for text in ["", "，，，，，，", "（（（（（（（", "a b  c   d", "中a中b中c", "——————"]
        {
            for half in 1..9_u8 {
                assert_eq!(broken(text, f32::from(half) / 2.0).concat(), text);
            }
        }
    }

    #[test]
    fn lines_of_the_text_are_kept() {
        assert_eq!(broken("一\n二\n\n三", 9.0), ["一", "二", "", "三"]);
    }
}
