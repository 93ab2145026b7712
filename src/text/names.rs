//! Names of sides, pieces, squares and moves.

use super::Lang;
use xiangqi::{Board, Move, Piece, PieceKind, Side, Square, notation};

/// 红方, Red.
#[must_use]
pub const fn side(side: Side, lang: Lang) -> &'static str {
    match side {
        Side::Red => lang.pick("红方", "Red"),
        Side::Black => lang.pick("黑方", "Black"),
    }
}

/// 红马, red horse.
#[must_use]
pub fn piece(piece: Piece, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("{}{}", if piece.side == Side::Red { '红' } else { '黑' }, piece.name()),
        Lang::En => {
            let side = if piece.side == Side::Red { "red" } else { "black" };
            format!("{side} {}", kind(piece.kind))
        }
    }
}

/// The English name of a kind.
const fn kind(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::General => "general",
        PieceKind::Advisor => "advisor",
        PieceKind::Elephant => "elephant",
        PieceKind::Horse => "horse",
        PieceKind::Chariot => "chariot",
        PieceKind::Cannon => "cannon",
        PieceKind::Soldier => "soldier",
    }
}

/// A piece with its square: 红马c6, red horse c6.
#[must_use]
pub fn standing((square, of): (Square, Piece), lang: Lang) -> String {
    format!("{}{}{square}", piece(of, lang), lang.pick("", " "))
}

/// What stands on `square`, with its name; the square alone where nothing does.
#[must_use]
pub fn on(board: &Board, square: Square, lang: Lang) -> String {
    board.get(square).map_or_else(|| square.to_string(), |of| standing((square, of), lang))
}

/// A list: A、B、C or A, B, C.
#[must_use]
pub fn list(items: &[String], lang: Lang) -> String {
    items.join(lang.pick("、", ", "))
}

/// A move: 炮二平五 in Chinese where the notation has words for it, cannon h2–e2 in English, with × where it
/// takes; `h2e2` where nothing stands on `h2`.
#[must_use]
pub fn mv(board: &Board, mv: Move, lang: Lang) -> String {
    let Move { from, to } = mv;
    match (lang, board.get(from)) {
        (Lang::Zh, _) => notation::chinese::write(board, mv).unwrap_or_else(|| mv.to_string()),
        (Lang::En, Some(piece)) => {
            let sign = if board.get(to).is_some() { '×' } else { '–' };
            format!("{} {from}{sign}{to}", kind(piece.kind))
        }
        (Lang::En, None) => mv.to_string(),
    }
}

/// A text with its first letter large, for the beginning of a sentence.
#[must_use]
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A number of things in English: 1 answer, 3 answers.
#[must_use]
pub fn plural(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// Up to `most` moves as a list, and how many there are beyond.
#[must_use]
pub fn moves(board: &Board, moves: &[Move], most: usize, lang: Lang) -> String {
    let shown: Vec<String> = moves.iter().take(most).map(|&one| mv(board, one, lang)).collect();
    let text = list(&shown, lang);
    if moves.len() <= most {
        return text;
    }
    match lang {
        Lang::Zh => format!("{text}等 {} 种", moves.len()),
        Lang::En => format!("{text} and {} more", moves.len() - most),
    }
}

/// Two names one after the other. In Chinese no blank stands between them, but for Latin letters beside Chinese ones.
#[must_use]
pub fn joined(first: &str, second: &str, lang: Lang) -> String {
    let latin = |one: Option<char>| one.is_some_and(|one| one.is_ascii_alphanumeric());
    let blank = lang == Lang::En || latin(first.chars().next_back()) || latin(second.chars().next());
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
