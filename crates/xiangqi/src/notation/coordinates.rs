//! ICCS and UCI: a move as its two squares.

use crate::{Move, Square};

/// `H2-E2`.
#[must_use]
pub fn iccs(mv: Move) -> String {
    format!("{}-{}", mv.from, mv.to).to_ascii_uppercase()
}

/// `h2e2`.
#[must_use]
pub fn uci(mv: Move) -> String {
    mv.to_string()
}

/// Either of them, in either case; ICCS also without its dash.
pub(super) fn read(text: &str, ranks_from_one: bool) -> Option<Move> {
    let (from, rest) = square(text, ranks_from_one)?;
    let (to, rest) = square(rest.strip_prefix('-').unwrap_or(rest), ranks_from_one)?;
    (rest.is_empty() && from != to).then(|| Move::new(from, to))
}

/// The square a text begins with, and what stands behind it.
pub(super) fn square(text: &str, ranks_from_one: bool) -> Option<(Square, &str)> {
    let file = match text.as_bytes().first()?.to_ascii_lowercase() {
        letter @ b'a'..=b'i' => letter - b'a',
        _ => return None,
    };
    let digits = text.get(1..)?;
    if ranks_from_one && let Some(rest) = digits.strip_prefix("10") {
        return Some((Square::new(file, 9)?, rest));
    }
    let digit = digits.chars().next()?.to_digit(10)?;
    let rank = u8::try_from(digit).ok()?.checked_sub(u8::from(ranks_from_one))?;
    Some((Square::new(file, rank)?, digits.get(1..)?))
}
