//! ICCS and UCI: a move as its two squares.

use crate::Move;

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
pub(super) fn read(text: &str) -> Option<Move> {
    let text: String = text.chars().filter(|&character| character != '-').collect();
    text.to_ascii_lowercase().parse().ok()
}
