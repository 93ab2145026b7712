//! Moves as they are typed: one or several, in any notation, with or without the numbers of rounds.

use super::chinese::read_number;
use super::{NotationError, chinese, read, wxf};
use crate::{Move, Piece, PieceKind, Setup, Side, movegen};

/// How many moves are proposed for a text that is none.
const PROPOSED: usize = 6;

/// The moves at the head of a text, and where it ends to be moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The moves.
    pub moves: Vec<Move>,
    /// Why the next word is no move, and what follows it.
    pub error: Option<(NotationError, String)>,
}

/// Reads the moves of a text from a position on.
///
/// ```
/// use xiangqi::{START, fen, notation};
///
/// let start = fen::read(START).unwrap().setup;
/// let line = notation::read_line(&start, "1. 炮二平五 马8进7 2. 马二进三");
/// assert_eq!((line.moves.len(), line.error), (3, None));
/// ```
#[must_use]
pub fn read_line(setup: &Setup, text: &str) -> Line {
    let mut setup = setup.clone();
    let mut moves = Vec::new();
    let words = words(text);
    for (index, word) in words.iter().enumerate() {
        let side = setup.turn.unwrap_or(Side::Red);
        match read(&setup.board, side, word) {
            Ok(mv) => {
                setup = setup.after(mv);
                moves.push(mv);
            }
            Err(error) => {
                let rest = words.get(index + 1..).unwrap_or_default().join(" ");
                return Line { moves, error: Some((error, rest)) };
            }
        }
    }
    Line { moves, error: None }
}

/// The words of a text that are meant as moves: separated by blanks or stops, numbers of rounds left out, and
/// moves written in Chinese without anything between them apart.
#[must_use]
pub fn words(text: &str) -> Vec<String> {
    let stops = [',', ';', '，', '；', '、', '。', '/', '…'];
    let mut found = Vec::new();
    for part in text.split(|letter: char| letter.is_whitespace() || stops.contains(&letter)) {
        let word = without_number(part);
        let letters: Vec<char> = word.chars().collect();
        let runs_on = letters.len() > 4 && letters.len().is_multiple_of(4) && !word.is_ascii();
        if runs_on {
            found.extend(letters.chunks(4).map(|four| four.iter().collect::<String>()));
        } else if !word.is_empty() {
            found.push(word.to_owned());
        }
    }
    found
}

/// `1.炮二平五` without its number; a number alone is nothing.
fn without_number(word: &str) -> &str {
    let digits = word.chars().take_while(char::is_ascii_digit).count();
    let (number, rest) = word.split_at_checked(digits).unwrap_or(("", word));
    let after = rest.trim_start_matches(['.', '．', ':', '：', ')', '）']);
    if !number.is_empty() && (after.len() < rest.len() || after.is_empty()) { after } else { word }
}

/// Moves that may have been meant by a text that is none: those that fit, or the legal ones that are written most like
/// it.
#[must_use]
pub fn proposed(setup: &Setup, error: &NotationError) -> Vec<Move> {
    let text = match error {
        NotationError::Ambiguous { candidates, .. } => return candidates.clone(),
        NotationError::NoSuchMove(text) | NotationError::Unreadable(text) => text,
    };
    let side = setup.turn.unwrap_or(Side::Red);
    let typed: Vec<char> = text.chars().map(plain).collect();
    let likeness = |mv: Move| {
        let written = [chinese::write(&setup.board, mv), wxf::write(&setup.board, mv)].into_iter().flatten();
        let alike =
            |text: String| text.chars().map(plain).zip(&typed).filter(|(one, other)| one == *other).count();
        written.map(alike).max().unwrap_or(0)
    };
    let mut legal: Vec<(usize, Move)> =
        movegen::legal_moves(&setup.board, side).map(|mv| (likeness(mv), mv)).collect();
    legal.retain(|&(alike, _)| alike >= 2);
    legal.sort_by_key(|&(alike, mv)| (std::cmp::Reverse(alike), mv));
    let best = legal.first().map_or(0, |&(alike, _)| alike);
    legal.into_iter().take_while(|&(alike, _)| alike == best).take(PROPOSED).map(|(_, mv)| mv).collect()
}

/// A letter in one way of writing, to be compared.
fn plain(letter: char) -> char {
    let number = || read_number(letter).and_then(|number| char::from_digit(u32::from(number), 10));
    match letter {
        '進' => '进',
        '後' => '后',
        _ => match PieceKind::from_chinese(letter) {
            Some(kind) => Piece::new(Side::Red, kind).name(),
            None => number().unwrap_or(letter),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{START, fen};

    fn start() -> Setup {
        fen::read(START).unwrap().setup
    }

    #[test]
    fn several_moves_in_any_notation() {
        for text in [
            "炮二平五 马8进7 马二进三",
            "1. 炮二平五 马８进７ 2. 马二进三",
            "1.炮二平五，马8进7；2.马二进三",
            "炮二平五马8进7马二进三",
            "h2e2 h9g7 h0g2",
            "C2=5 H8+7 H2+3",
            "H2-E2、H9-G7、H0-G2",
        ] {
            let typed = read_line(&start(), text);
            let moves: Vec<String> = typed.moves.iter().map(ToString::to_string).collect();
            assert_eq!((moves.join(" ").as_str(), typed.error), ("h2e2 h9g7 h0g2", None), "{text}");
        }
    }

    #[test]
    fn the_first_word_that_is_no_move_ends_it() {
        let typed = read_line(&start(), "炮二平五 炮3进1 马二进三 兵七进一");
        assert_eq!(typed.moves.len(), 1);
        let (error, rest) = typed.error.unwrap();
        // Black has no cannon on its third file.
        assert_eq!(error, NotationError::NoSuchMove("炮3进1".into()));
        assert_eq!(rest, "马二进三 兵七进一");
    }

    #[test]
    fn what_may_have_been_meant_is_proposed() {
        let said = |text: &str| -> Vec<String> {
            let setup = start();
            let (error, _) = read_line(&setup, text).error.unwrap();
            let moves = proposed(&setup, &error);
            moves.into_iter().map(|mv| chinese::write(&setup.board, mv).unwrap()).collect()
        };
        assert_eq!(said("炮三平五"), ["炮八平五", "炮二平五"]);
        assert_eq!(said("C3=5"), ["炮八平五", "炮二平五"]);
        assert_eq!(said("hello"), Vec::<String>::new());
    }

    #[test]
    fn numbers_of_rounds_are_no_moves() {
        assert_eq!(words("12. 炮二平五 13．马８进７ 3"), ["炮二平五", "马８进７"]);
        assert_eq!(words("26=5"), ["26=5"]);
    }
}
