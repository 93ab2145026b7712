//! Letters as they are compared: without accents, width and case, traditional characters as simplified ones, and without
//! what people put between the letters of a name.

use std::collections::HashMap;
use std::sync::OnceLock;

use hanconv::Dictionary;
use unicode_normalization::char::{decompose_compatible, is_combining_mark};

use crate::text::visible::is_hidden;

/// A letter that counts, and where in the text it stands, with the accents after it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    pub from: usize,
    pub to: usize,
    pub is_upper: bool,
    pub is_han: bool,
    pub is_letter: bool,
}

/// A text as it is compared.
#[derive(Clone, Debug, Default)]
pub struct Folded {
    pub text: String,
    pub letters: Vec<Letter>,
    /// Of each byte of `text` the letter it belongs to.
    of_byte: Vec<usize>,
}

impl Folded {
    pub fn of(text: &str) -> Self {
        let mut folded = Self::default();
        for (from, letter) in text.char_indices() {
            let to = from + letter.len_utf8();
            if is_combining_mark(letter) {
                if let Some(last) = folded.letters.last_mut().filter(|last| last.to == from) {
                    last.to = to;
                }
                continue;
            }
            if is_passed_over(letter) {
                continue;
            }
            let place = Letter {
                from,
                to,
                is_upper: letter.is_uppercase(),
                is_han: is_han(letter),
                is_letter: letter.is_alphabetic(),
            };
            decompose_compatible(letter, |part| folded.push(part, place));
        }
        folded
    }

    fn push(&mut self, part: char, place: Letter) {
        if is_combining_mark(part) {
            return;
        }
        for lower in part.to_lowercase().filter(|&lower| !is_combining_mark(lower)) {
            match spelt_out(lower) {
                "" => self.text.push(simplified(lower)),
                several => self.text.push_str(several),
            }
        }
        let index = match self.letters.last() {
            Some(&last) if last == place => self.letters.len() - 1,
            _ => {
                self.letters.push(place);
                self.letters.len() - 1
            }
        };
        self.of_byte.resize(self.text.len(), index);
    }

    /// The first and the last of the letters that these bytes of the folded text belong to.
    pub fn letters_at(&self, from: usize, to: usize) -> Option<(usize, usize)> {
        Some((*self.of_byte.get(from)?, *self.of_byte.get(to.checked_sub(1)?)?))
    }

    /// Whether a word begins with this letter: nothing that is a letter, other than a Chinese one, stands right before.
    pub fn begins_word(&self, index: usize) -> bool {
        let before = index.checked_sub(1).and_then(|before| self.letters.get(before));
        let Some((before, this)) = before.zip(self.letters.get(index)) else { return true };
        before.to != this.from || !before.is_letter || before.is_han
    }

    /// Whether a word ends with this letter.
    pub fn ends_word(&self, index: usize) -> bool {
        let Some((this, after)) = self.letters.get(index).zip(self.letters.get(index + 1)) else {
            return true;
        };
        this.to != after.from || !after.is_letter || after.is_han
    }
}

/// A traditional character as the simplified one that is written for it, or for the most of its meanings; anything else
/// as it is.
pub fn simplified(letter: char) -> char {
    static KNOWN: OnceLock<HashMap<char, char>> = OnceLock::new();
    if !is_han(letter) {
        return letter;
    }
    let known = KNOWN.get_or_init(|| {
        let pairs = Dictionary::TSCharacters.iter();
        pairs.filter_map(|(from, to)| Some((from.chars().next()?, to.chars().next()?))).collect()
    });
    known.get(&letter).copied().unwrap_or(letter)
}

/// What may stand between the letters of one name, and is not compared.
pub fn is_passed_over(letter: char) -> bool {
    letter.is_whitespace() || is_hidden(letter) || is_joiner(letter)
}

/// The dot between the parts of a foreign name, which is written in many ways and often not at all; hyphens and
/// apostrophes.
const fn is_joiner(letter: char) -> bool {
    matches!(
        letter,
        '·' | '•'
            | '‧'
            | '∙'
            | '⋅'
            | '・'
            | '･'
            | '\u{387}'
            | 'ꞏ'
            | 'ᐧ'
            | 'ㆍ'
            | '᛫'
            | '⸱'
            | '-'
            | '\u{2010}'..='\u{2015}' | '﹣' | '－' | '_' | '\'' | '‘' | '’' | 'ʼ' | '＇' | '`' | '´'
    )
}

pub const fn is_han(letter: char) -> bool {
    matches!(letter, '々' | '〇' | '\u{3400}'..='\u{4DBF}' | '\u{4E00}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}'
        | '\u{20000}'..='\u{3FFFD}')
}

/// A letter that Unicode does not take apart, as those who lack it write it.
const fn spelt_out(letter: char) -> &'static str {
    match letter {
        'ß' => "ss",
        'æ' => "ae",
        'œ' => "oe",
        'þ' => "th",
        'đ' | 'ð' | 'ɖ' => "d",
        'ħ' => "h",
        'ı' => "i",
        'ł' | 'ƚ' => "l",
        'ŋ' => "ng",
        'ø' => "o",
        'ŧ' => "t",
        'ƀ' => "b",
        'ɡ' => "g",
        'ɑ' => "a",
        'ɨ' => "i",
        'ʉ' => "u",
        'ƶ' => "z",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folded(text: &str) -> String {
        Folded::of(text).text
    }

    #[test]
    fn letters_are_bare_and_small() {
        for (text, bare) in [
            ("Đặng", "dang"),
            ("İSTANBUL Işık", "istanbulisik"),
            ("Łódź", "lodz"),
            ("Sørensen", "sorensen"),
            ("Groß GROẞ", "grossgross"),
            ("Ｓｍｉｔｈ", "smith"),
            ("Hú Róng-huá", "huronghua"),
            ("O’Neil", "oneil"),
            ("阿不都·热合曼", "阿不都热合曼"),
            ("Do\u{323}\u{302}", "do"),
            ("ﬁn", "fin"),
            ("Ёлкин", "елкин"),
            ("胡\u{200B}荣\u{3000}华", "胡荣华"),
            (
                "胡榮華 呂欽 許銀川 趙國榮 陶漢明 張強 鄭惟桐 黃學謙",
                "胡荣华吕钦许银川赵国荣陶汉明张强郑惟桐黄学谦",
            ),
        ] {
            assert_eq!(folded(text), bare, "{text}");
        }
    }

    #[test]
    fn letters_know_where_they_stand() {
        let folded = Folded::of("aß\u{301}胡");
        assert_eq!(folded.text, "ass胡");
        let places: Vec<_> = folded.letters.iter().map(|letter| (letter.from, letter.to)).collect();
        assert_eq!(places, [(0, 1), (1, 5), (5, 8)]);
        assert_eq!(folded.letters_at(1, 2), Some((1, 1)));
        assert_eq!(folded.letters_at(0, 6), Some((0, 2)));
    }
}
