//! Moves.

use std::fmt;
use std::str::FromStr;

use crate::Square;

/// A move from one square to another, written `h2e2`.
///
/// It holds squares only: there need be no piece on `from`, and the move need not be legal.
///
/// ```
/// use xiangqi::Move;
///
/// let mv: Move = "h2e2".parse()?;
/// assert_eq!(mv.from.to_string(), "h2");
/// assert!("h2h2".parse::<Move>().is_err());
/// # Ok::<(), xiangqi::ParseMoveError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The square the piece leaves.
    pub from: Square,
    /// The square it goes to.
    pub to: Square,
}

impl Move {
    /// The move from `from` to `to`.
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to }
    }

    /// This move with left and right exchanged.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self { from: self.from.mirrored(), to: self.to.mirrored() }
    }

    /// This move on a board turned by 180 degrees.
    #[must_use]
    pub const fn rotated(self) -> Self {
        Self { from: self.from.rotated(), to: self.to.rotated() }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text, which it holds, is not a move such as `h2e2`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not a move from one square to another (such as h2e2): {0:?}")]
pub struct ParseMoveError(pub String);

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let squares = text.split_at_checked(2).and_then(|(from, to)| {
            let from: Square = from.parse().ok()?;
            let to: Square = to.parse().ok()?;
            (from != to).then_some(Self { from, to })
        });
        squares.ok_or_else(|| ParseMoveError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_only_moves() {
        assert_eq!("h2e2".parse::<Move>().unwrap().to_string(), "h2e2");
        for text in ["", "h2", "h2h2", "h2e", "h2e22", "炮二平五", "h2j2"] {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }
}
