//! Which words of a text can be meant as moves.

use crate::PieceKind;
use crate::notation::chinese;

/// A character as ASCII where it is the full-width form of one, or a dash.
pub(super) const fn plain(character: char) -> char {
    match character {
        '\u{ff01}'..='\u{ff5e}' => match char::from_u32(character as u32 - 0xfee0) {
            Some(plain) => plain,
            None => character,
        },
        '‐' | '‑' | '‒' | '–' | '—' | '−' => '-',
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
    match text.as_bytes() {
        [first, second, way, number] if b"+-=.".contains(way) => {
            (first.is_ascii_alphanumeric() || b"+-".contains(first))
                && (second.is_ascii_alphanumeric() || b"+-".contains(second))
                && number.is_ascii_alphanumeric()
        }
        [file, rank, b'-', rest @ ..] | [file, rank, rest @ ..] if matches!(rest.len(), 1 | 2) => {
            file.is_ascii_alphabetic() && rank.is_ascii_digit() && rest.iter().all(u8::is_ascii_alphanumeric)
        }
        _ => false,
    }
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
    line.split(|character: char| {
        character.is_whitespace() || matches!(character, ',' | '.' | '，' | '、' | ')')
    })
    .any(|word| is_ascii_move_like(&normal(word)))
}
