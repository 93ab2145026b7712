//! A move as two squares.

use std::fmt;
use std::str::FromStr;

use super::Square;

/// From one point to another, written `h2e2`. Nothing says that a piece stands there or may go there.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the piece is lifted.
    pub from: Square,
    /// Where it is put down.
    pub to: Square,
}

impl Move {
    /// The move from `from` to `to`.
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to }
    }

    /// The same move with left and right exchanged.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self { from: self.from.mirrored(), to: self.to.mirrored() }
    }

    /// The same move on a board turned round.
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

/// The text is not a move such as `h2e2`.
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
