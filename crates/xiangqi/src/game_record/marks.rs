//! Marks between words, and the numbers of rounds.

use super::movetext::{is_chinese_move, plain};

/// A mark between words that means nothing for the moves.
pub(super) fn is_mark(character: char, pgn: bool) -> bool {
    matches!(
        character,
        ',' | '，' | '、' | '。' | '；' | '：' | ':' | '!' | '?' | '！' | '？' | '"' | '“' | '”'
    ) || matches!(character, ']' | '}' | '\u{feff}' | '\0' | '\u{200b}' | '|')
        || (!pgn && matches!(character, ';' | '[' | '%'))
}

/// Whether a word ends before this character.
pub(super) fn ends_word(character: char, pgn: bool) -> bool {
    character.is_whitespace()
        || matches!(character, '{' | '(' | ')' | '（' | '）' | ';' | '[' | '$')
        || is_mark(character, pgn)
}

/// The length in bytes of the Chinese move a word begins with.
pub(super) fn chinese_length(word: &str) -> Option<usize> {
    let mut characters = word.chars();
    let four = [characters.next()?, characters.next()?, characters.next()?, characters.next()?];
    is_chinese_move(four).then(|| four.iter().map(|character| character.len_utf8()).sum())
}

/// The number of a round that a word begins with: its length with the points behind it, and whether it is a 1
/// behind which red moves.
pub(super) fn number(word: &str) -> Option<(usize, bool)> {
    let digits = |text: &str| -> usize {
        text.chars().take_while(|&character| plain(character).is_ascii_digit()).map(char::len_utf8).sum()
    };
    let opening = if word.starts_with('第') { '第'.len_utf8() } else { 0 };
    let rest = word.get(opening..)?;
    let length = digits(rest);
    let circled = rest.chars().next().filter(|character| ('①'..='⑳').contains(character));
    let (length, one) = match (length, circled) {
        (0, Some(circled)) => (circled.len_utf8(), circled == '①'),
        (0, None) => return None,
        (length, _) => {
            let value: String = rest.get(..length)?.chars().map(plain).collect();
            (length, value == "1")
        }
    };
    let behind = rest.get(length..)?;
    let unit = ["回合", "着", "步"].into_iter().find(|unit| behind.starts_with(unit)).map_or(0, str::len);
    let points = behind.get(unit..)?;
    let dots: Vec<char> =
        points.chars().take_while(|character| matches!(plain(*character), '.' | '…')).collect();
    let dots_length: usize = dots.iter().map(|character| character.len_utf8()).sum();
    let after = points.get(dots_length..)?;
    let next = after.chars().next().map(plain);
    // 26.5 is a move of WXF: the second soldier of the sixth file goes across to the fifth.
    let tandem = dots.len() == 1
        && rest.len() <= 16
        && rest.chars().count() == 4
        && digits(after) == after.len()
        && !after.is_empty();
    let goes_on = dots.is_empty() && unit == 0 && next.is_some_and(|next| next.is_ascii());
    if (tandem || goes_on) && opening == 0 {
        return None;
    }
    let for_black = dots.len() > 1 || dots.contains(&'…');
    Some((opening + length + unit + dots_length, one && !for_black))
}
