//! Names of sides, pieces, squares and moves.

use std::fmt::{Debug, Display};

use super::Lang;
use crate::tr;
use xiangqi::{Board, Move, Piece, PieceKind, Side, Square, notation};

pub fn side(side: Side, lang: Lang) -> &'static str {
    match side {
        Side::Red => tr!(lang, "side-red"),
        Side::Black => tr!(lang, "side-black"),
    }
}

/// 红马, red horse.
pub fn piece(piece: Piece, lang: Lang) -> &'static str {
    match (piece.side, piece.kind) {
        (Side::Red, PieceKind::General) => tr!(lang, "piece-red-general"),
        (Side::Red, PieceKind::Advisor) => tr!(lang, "piece-red-advisor"),
        (Side::Red, PieceKind::Elephant) => tr!(lang, "piece-red-elephant"),
        (Side::Red, PieceKind::Horse) => tr!(lang, "piece-red-horse"),
        (Side::Red, PieceKind::Chariot) => tr!(lang, "piece-red-chariot"),
        (Side::Red, PieceKind::Cannon) => tr!(lang, "piece-red-cannon"),
        (Side::Red, PieceKind::Soldier) => tr!(lang, "piece-red-soldier"),
        (Side::Black, PieceKind::General) => tr!(lang, "piece-black-general"),
        (Side::Black, PieceKind::Advisor) => tr!(lang, "piece-black-advisor"),
        (Side::Black, PieceKind::Elephant) => tr!(lang, "piece-black-elephant"),
        (Side::Black, PieceKind::Horse) => tr!(lang, "piece-black-horse"),
        (Side::Black, PieceKind::Chariot) => tr!(lang, "piece-black-chariot"),
        (Side::Black, PieceKind::Cannon) => tr!(lang, "piece-black-cannon"),
        (Side::Black, PieceKind::Soldier) => tr!(lang, "piece-black-soldier"),
    }
}

fn kind(kind: PieceKind, lang: Lang) -> &'static str {
    match kind {
        PieceKind::General => tr!(lang, "kind-general"),
        PieceKind::Advisor => tr!(lang, "kind-advisor"),
        PieceKind::Elephant => tr!(lang, "kind-elephant"),
        PieceKind::Horse => tr!(lang, "kind-horse"),
        PieceKind::Chariot => tr!(lang, "kind-chariot"),
        PieceKind::Cannon => tr!(lang, "kind-cannon"),
        PieceKind::Soldier => tr!(lang, "kind-soldier"),
    }
}

/// A piece as it is called beside the board: 红方二路马, red horse h0. In Chinese the square is named only where the
/// piece does not stand there on `board`.
pub fn standing(board: &Board, (square, of): (Square, Piece), lang: Lang) -> String {
    if !lang.is_chinese() {
        return format!("{} {square}", piece(of, lang));
    }
    match called_on(board, square, of) {
        Some(name) if of.kind != PieceKind::General => {
            format!("{}{}", side(of.side, lang), lang.written(name))
        }
        Some(_) => piece(of, lang).to_owned(),
        None => format!("{}（{square}）", piece(of, lang)),
    }
}

/// The same where a sentence has said whose piece it is: 二路马.
pub fn called(board: &Board, at: (Square, Piece), lang: Lang) -> String {
    match called_on(board, at.0, at.1) {
        Some(name) if lang.is_chinese() => lang.written(name),
        _ => standing(board, at, lang),
    }
}

fn called_on(board: &Board, square: Square, of: Piece) -> Option<String> {
    notation::chinese::name_piece(board, square).filter(|_| board.get(square) == Some(of))
}

/// What stands on `square`, as it is called; the square alone where nothing does.
pub fn on(board: &Board, square: Square, lang: Lang) -> String {
    board.get(square).map_or_else(|| square.to_string(), |of| standing(board, (square, of), lang))
}

/// The same with its square: 红方二路马（h0）, red horse h0.
pub fn located(board: &Board, square: Square, lang: Lang) -> String {
    let name = on(board, square, lang);
    if lang.is_chinese() && board.get(square).is_some() { format!("{name}（{square}）") } else { name }
}

/// A list: A、B、C or A, B, C.
pub fn list(items: &[String], lang: Lang) -> String {
    items.join(tr!(lang, "join-list"))
}

/// Parts of a sentence.
pub fn commas(items: &[String], lang: Lang) -> String {
    items.join(tr!(lang, "join-comma"))
}

pub fn semicolons(items: &[String], lang: Lang) -> String {
    items.join(tr!(lang, "join-semicolon"))
}

/// Whole sentences, one after the other.
pub fn sentences(items: &[String], lang: Lang) -> String {
    items.join(tr!(lang, "join-sentences"))
}

/// What somebody wrote, in quotation marks.
pub fn quoted(text: impl Debug + Display, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("“{text}”"),
        Lang::ZhHant => format!("「{text}」"),
        // With what cannot be seen in it made visible.
        Lang::En => format!("{text:?}"),
    }
}

/// A move: 炮二平五 in Chinese where the notation has words for it, cannon h2–e2 in English, with × where it
/// takes; `h2e2` where nothing stands on `h2`.
pub fn mv(board: &Board, mv: Move, lang: Lang) -> String {
    let Move { from, to } = mv;
    match (lang, board.get(from)) {
        (Lang::Zh | Lang::ZhHant, _) => {
            notation::chinese::write(board, mv).map_or_else(|| mv.to_string(), |text| lang.written(text))
        }
        (Lang::En, Some(piece)) => {
            let sign = if board.get(to).is_some() { '×' } else { '–' };
            format!("{} {from}{sign}{to}", kind(piece.kind, lang))
        }
        (Lang::En, None) => mv.to_string(),
    }
}

/// A text with its first letter large, for the beginning of a sentence.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A number of things in English: 1 answer, 3 answers.
pub fn plural(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// Up to `most` moves as a list, and how many there are beyond.
pub fn moves(board: &Board, moves: &[Move], most: usize, lang: Lang) -> String {
    let shown: Vec<String> = moves.iter().take(most).map(|&one| mv(board, one, lang)).collect();
    let text = list(&shown, lang);
    if moves.len() <= most {
        return text;
    }
    tr!(lang, "moves-and-more", moves = text, count = moves.len(), more = moves.len() - most)
}

/// Two names one after the other. In Chinese no blank stands between them, but for Latin letters beside Chinese ones.
pub fn joined(first: &str, second: &str, lang: Lang) -> String {
    let latin = |one: Option<char>| one.is_some_and(|one| one.is_ascii_alphanumeric());
    let blank = !lang.is_chinese() || latin(first.chars().next_back()) || latin(second.chars().next());
    format!("{first}{}{second}", if blank { " " } else { "" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use xiangqi::{START, fen};

    #[test]
    fn english_moves_name_the_piece() {
        let board = fen::read(START).unwrap().setup.board;
        let say = |text: &str| mv(&board, text.parse().unwrap(), Lang::En);
        assert_eq!(say("h2e2"), "cannon h2–e2");
        assert_eq!(say("h2h9"), "cannon h2×h9");
        assert_eq!(say("e4e5"), "e4e5");
        assert_eq!(
            (plural(1, "answer", "answers"), plural(3, "answer", "answers")),
            ("1 answer".into(), "3 answers".into())
        );
    }
}
