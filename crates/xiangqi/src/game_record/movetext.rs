//! Which words of a text can be meant as moves.

use crate::notation::{chinese, is_algebraic, is_coordinates, is_vietnamese};
use crate::{Piece, PieceKind};

/// A character as ASCII where it is the full-width form of one, or a dash.
pub(super) const fn plain(character: char) -> char {
    match character {
        '\u{ff01}'..='\u{ff5e}' => match char::from_u32(character as u32 - 0xfee0) {
            Some(plain) => plain,
            None => character,
        },
        '‐' | '‑' | '‒' | '–' | '—' | '−' | '→' => '-',
        other => other,
    }
}

/// The word as the notations know it: without full-width letters and the signs of check behind it.
pub(super) fn normal(word: &str) -> String {
    let mut text: String = word.chars().map(plain).collect();
    text.truncate(text.trim_end_matches(['+', '#', '.', '*']).len());
    text
}

const fn is_piece(character: char) -> bool {
    PieceKind::from_chinese(character).is_some()
}

const fn is_order(character: char) -> bool {
    chinese::order(character).is_some()
}

fn is_number(character: char) -> bool {
    chinese::read_number(character).is_some()
}

const fn is_way(character: char) -> bool {
    chinese::read_direction(character).is_some()
}

/// Whether four characters have the form of a Chinese move, such as 炮二平五 or 前七进一.
pub(super) fn is_chinese_move([first, second, way, number]: [char; 4]) -> bool {
    let subject = (is_piece(first) && is_number(second))
        || ((is_order(first) || is_number(first)) && (is_piece(second) || is_number(second)));
    subject && is_way(way) && is_number(number)
}

/// Whether a word may be meant as a move, well or badly written, rather than be prose.
pub(super) fn is_move_like(word: &str) -> bool {
    let text = normal(word);
    if text.is_ascii() { is_ascii_move_like(&text) } else { is_chinese_move_like(&text) }
}

fn is_chinese_move_like(text: &str) -> bool {
    let characters: Vec<char> = text.chars().take(7).collect();
    match characters.as_slice() {
        &[first, second, way, number] => {
            let fitting = [
                is_piece(first) || is_order(first) || is_number(first),
                is_piece(second) || is_number(second),
                is_way(way),
                is_number(number),
            ];
            fitting.into_iter().filter(|&fits| fits).count() > 1
        }
        [first, .., last] if matches!(characters.len(), 3 | 5) => {
            let way = characters.iter().any(|&character| is_way(character));
            way && (is_piece(*first) || is_order(*first)) && (is_number(*last) || is_way(*last))
        }
        _ => false,
    }
}

fn is_ascii_move_like(text: &str) -> bool {
    if is_opening_code(text) {
        return false;
    }
    is_coordinates(text)
        || is_algebraic(text)
        || is_vietnamese(text)
        || is_wxf_like(text)
        || is_square_like(text)
}

/// Whether a word is a code of ECCO, such as B00.
fn is_opening_code(text: &str) -> bool {
    matches!(text.as_bytes(), [b'A'..=b'E', ten, one] if ten.is_ascii_digit() && one.is_ascii_digit())
}

/// A piece with its file, a direction and a number, one of which may be badly written.
fn is_wxf_like(text: &str) -> bool {
    let &[first, second, way, number] = text.as_bytes() else { return false };
    let sign = |byte: u8| b"+-".contains(&byte);
    let piece = |byte: u8| Piece::from_letter(char::from(byte)).is_some();
    let subject = (piece(first) && (second.is_ascii_digit() || sign(second) || b".abcde".contains(&second)))
        || (sign(first) && piece(second))
        || (first.is_ascii_digit() && (second.is_ascii_digit() || piece(second)));
    subject && b"+-=.".contains(&way) && number.is_ascii_alphanumeric()
}

/// Two squares, the second of which may be badly written.
fn is_square_like(text: &str) -> bool {
    match text.as_bytes() {
        [file, rank, b'-', rest @ ..] | [file, rank, rest @ ..] if matches!(rest.len(), 1 | 2) => {
            file.is_ascii_alphabetic() && rank.is_ascii_digit() && rest.iter().all(u8::is_ascii_alphanumeric)
        }
        _ => false,
    }
}

/// Whether a word says that the side to move passes.
pub(super) fn is_null_move(word: &str) -> bool {
    matches!(word, "--" | "0000" | "@@@@" | "Z0")
        || ["null", "pass"].iter().any(|name| word.eq_ignore_ascii_case(name))
}

/// Whether a line holds anything that has the form of a move.
pub(super) fn has_move(line: &str) -> bool {
    let mut window = ['\0'; 4];
    for character in line.chars() {
        let [_, b, c, d] = window;
        window = [b, c, d, character];
        if is_chinese_move(window) {
            return true;
        }
    }
    let separates = |character: char| character.is_whitespace() || ",，、;；:：()（）".contains(character);
    line.split(separates).any(|word| {
        let word = normal(word);
        // Without the number of the round before it.
        let behind = word.trim_start_matches(|character: char| character.is_ascii_digit());
        let behind = behind.trim_start_matches('.');
        is_ascii_move_like(&word) || is_ascii_move_like(behind)
    })
}

/// What the words of a text say of its dialect.
#[derive(Default)]
pub(super) struct DialectSigns {
    /// Words in small letters that name squares.
    squares: usize,
    /// Some name a rank 0, or are written as ICCS.
    from_zero: bool,
    /// Some name a rank 10.
    to_ten: bool,
    /// Some have letters that only Vietnamese uses.
    vietnamese: bool,
}

impl DialectSigns {
    /// The signs in a text.
    pub fn of(text: &str) -> Self {
        let mut signs = Self::default();
        let separates =
            |character: char| character.is_whitespace() || ",，、;；()（）{}[]".contains(character);
        for word in text.split(separates).filter(|word| (2..=16).contains(&word.len())) {
            let word = normal(word);
            let behind = word.trim_start_matches(|character: char| character.is_ascii_digit());
            signs.add(behind.trim_start_matches(['.', ':']));
        }
        signs
    }

    fn add(&mut self, word: &str) {
        if is_coordinates(word) || is_algebraic(word) {
            let ten = word.contains("10");
            let algebraic = !is_coordinates(word);
            self.to_ten |= ten;
            self.from_zero |= !ten && word.contains('0');
            self.from_zero |=
                !algebraic && (word.contains('-') || word.chars().any(|letter| letter.is_ascii_uppercase()));
            self.squares += 1;
        }
        self.vietnamese |= is_vietnamese(word) && word.starts_with(['X', 'M', 'T', 'S', 'x', 'm', 't', 's']);
    }

    /// Whether ranks are certainly counted from 1.
    pub const fn is_from_one(&self) -> bool {
        self.to_ten && !self.from_zero
    }

    /// Whether ranks may be counted from 1.
    pub const fn may_be_from_one(&self) -> bool {
        self.squares > 1 && !self.from_zero
    }

    /// Whether moves may be in Vietnamese letters.
    pub const fn may_be_vietnamese(&self) -> bool {
        self.vietnamese
    }
}
