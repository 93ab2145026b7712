//! Sets of squares.

use std::fmt;

use crate::{Direction, Square};

/// A set of squares, as a 90-bit board.
///
/// ```
/// use xiangqi::{Square, SquareSet};
///
/// let (a0, i9): (Square, Square) = ("a0".parse()?, "i9".parse()?);
/// let corners: SquareSet = [i9, a0].into_iter().collect();
/// assert!(corners.contains(a0));
/// assert_eq!(corners.into_iter().collect::<Vec<_>>(), [a0, i9]);
/// # Ok::<(), xiangqi::ParseSquareError>(())
/// ```
#[derive(Copy, Clone, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(u128);

impl SquareSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// All squares.
    pub(crate) const ALL: Self = Self((1 << Square::COUNT) - 1);

    /// The set with these bits; bit `n` is the square with index `n`.
    pub(crate) const fn from_bits(bits: u128) -> Self {
        Self(bits)
    }

    /// The bits around `at`: bit `reach` is `at` itself, bit 0 the square `reach` places before it. Places before
    /// the first square are 0. `reach` is below 16.
    pub(crate) const fn around(self, at: Square, reach: u8) -> u32 {
        (self.0 << reach >> at.index()) as u32
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of squares in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether `square` is in the set.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// Adds `square`.
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.index();
    }

    /// Removes `square`.
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.index());
    }

    /// This set with `square` added.
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.index())
    }

    /// The intersection.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The union.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The difference: squares of this set that are not in `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The symmetric difference.
    pub(crate) const fn xor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }

    /// The first square, in the order of squares.
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        Square::from_index(self.0.trailing_zeros() as usize)
    }

    /// The first square met when going in `direction`. The set must lie on one file or rank.
    pub(crate) const fn nearest(self, direction: Direction) -> Option<Square> {
        match direction {
            Direction::Up | Direction::Right => self.first(),
            Direction::Down | Direction::Left => {
                Square::from_index(127_usize.wrapping_sub(self.0.leading_zeros() as usize))
            }
        }
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// Iterator over the squares of a [`SquareSet`], in order.
#[derive(Debug, Clone)]
pub struct Squares(SquareSet);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }

    // In two halves: 64-bit words are quicker to scan than one of 128 bits.
    #[inline]
    fn fold<B, F: FnMut(B, Square) -> B>(self, init: B, mut each: F) -> B {
        let mut so_far = init;
        for (half, start) in [(self.0.0 as u64, 0), ((self.0.0 >> 64) as u64, 64)] {
            let mut left = half;
            while left != 0 {
                if let Some(square) = Square::from_index(start + left.trailing_zeros() as usize) {
                    so_far = each(so_far, square);
                }
                left &= left - 1;
            }
        }
        so_far
    }
}

impl ExactSizeIterator for Squares {}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_list_their_squares_in_order() {
        let set: SquareSet = ["i9", "a0", "e4"].iter().map(|s| s.parse::<Square>().unwrap()).collect();
        assert_eq!(set.into_iter().map(|s| s.to_string()).collect::<Vec<_>>(), ["a0", "e4", "i9"]);
        assert_eq!(set.len(), 3);
    }
}
