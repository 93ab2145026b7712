//! Squares (the points of the board) and directions.

use std::fmt;
use std::str::FromStr;

use crate::{Side, SquareSet};

/// One of the 90 points of the board, `a0` to `i9`.
///
/// Files run `a` to `i` from Red's left, ranks `0` to `9` from Red's side, so `a0` is Red's left-hand corner.
/// Squares sort by name: `a0`, `a1`, ... `a9`, `b0`, ... `i9`.
///
/// ```
/// use xiangqi::Square;
///
/// let square: Square = "h2".parse()?;
/// assert_eq!((square.file(), square.rank()), (7, 2));
/// assert_eq!(square.offset(-3, 0), Square::new(4, 2));
/// assert_eq!(square.mirrored().to_string(), "b2");
/// # Ok::<(), xiangqi::ParseSquareError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Square(u8);

impl Square {
    /// The number of squares.
    pub const COUNT: usize = 90;
    /// The number of files.
    pub const FILES: u8 = 9;
    /// The number of ranks.
    pub const RANKS: u8 = 10;

    /// The square on `file` (0 to 8 from Red's left) and `rank` (0 to 9 from Red's side).
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < Self::FILES && rank < Self::RANKS { Some(Self(file * Self::RANKS + rank)) } else { None }
    }

    /// The square with this [`index`](Self::index).
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// The index in the order of squares, 0 to 89.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, 0 to 8 from Red's left.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 / Self::RANKS
    }

    /// The rank, 0 to 9 from Red's side.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 % Self::RANKS
    }

    /// The square `files` to Red's right and `ranks` towards Black; `None` if that is off the board.
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = self.file() as i8 + files;
        let rank = self.rank() as i8 + ranks;
        if file < 0 || rank < 0 { None } else { Self::new(file as u8, rank as u8) }
    }

    /// This square with left and right exchanged: `a3` becomes `i3`.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self((Self::FILES - 1 - self.file()) * Self::RANKS + self.rank())
    }

    /// This square on a board turned by 180 degrees: `a0` becomes `i9`.
    #[must_use]
    pub const fn rotated(self) -> Self {
        Self(Self::COUNT as u8 - 1 - self.0)
    }

    /// All squares in one direction, up to the edge of the board.
    #[must_use]
    #[expect(clippy::indexing_slicing, reason = "a square's index is below 90, a direction's below 4")]
    pub const fn ray(self, direction: Direction) -> SquareSet {
        RAYS[direction as usize][self.index()]
    }

    /// The other squares of this file.
    pub(crate) const fn on_file(self) -> SquareSet {
        self.ray(Direction::Up).or(self.ray(Direction::Down))
    }

    /// The other squares of this file and rank.
    pub(crate) const fn cross(self) -> SquareSet {
        self.on_file().or(self.ray(Direction::Right)).or(self.ray(Direction::Left))
    }

    /// The squares strictly between two squares on one file or rank; empty if they share neither.
    #[must_use]
    pub const fn between(self, other: Self) -> SquareSet {
        let direction = if self.file() == other.file() {
            if other.rank() > self.rank() { Direction::Up } else { Direction::Down }
        } else if self.rank() == other.rank() {
            if other.file() > self.file() { Direction::Right } else { Direction::Left }
        } else {
            return SquareSet::EMPTY;
        };
        self.ray(direction).without(other.ray(direction)).without(SquareSet::EMPTY.with(other))
    }

    /// Whether this square is in the palace of `side`.
    #[must_use]
    pub const fn is_in_palace(self, side: Side) -> bool {
        matches!(self.file(), 3..=5) && side.relative_rank(self.rank()) <= 2
    }

    /// Whether this square is on `side`'s own half of the board, on its side of the river.
    #[must_use]
    pub const fn is_on_own_half(self, side: Side) -> bool {
        side.relative_rank(self.rank()) <= 4
    }

    /// All squares, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }
}

/// [`Square::ray`], by direction and square.
static RAYS: [[SquareSet; Square::COUNT]; 4] =
    [rays(Direction::Up), rays(Direction::Down), rays(Direction::Right), rays(Direction::Left)];

#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which checks every index")]
const fn rays(direction: Direction) -> [SquareSet; Square::COUNT] {
    let (files, ranks) = match direction {
        Direction::Up => (0, 1),
        Direction::Down => (0, -1),
        Direction::Right => (1, 0),
        Direction::Left => (-1, 0),
    };
    let mut table = [SquareSet::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut at = Square::from_index(index);
        while let Some(from) = at {
            at = from.offset(files, ranks);
            if let Some(next) = at {
                table[index].insert(next);
            }
        }
        index += 1;
    }
    table
}

/// The four directions along files and ranks, as Red sees them.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards Black.
    Up,
    /// Towards Red.
    Down,
    /// To Red's right.
    Right,
    /// To Red's left.
    Left,
}

impl Direction {
    /// All directions.
    pub const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Right, Self::Left];
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text, which it holds, is not a square `a0` to `i9`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not a square of the board (a0 to i9): {0:?}")]
pub struct ParseSquareError(pub String);

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut characters = text.chars();
        match (characters.next(), characters.next(), characters.next()) {
            (Some(file @ 'a'..='i'), Some(rank @ '0'..='9'), None) => {
                Self::new(file as u8 - b'a', rank as u8 - b'0')
                    .ok_or_else(|| ParseSquareError(text.to_owned()))
            }
            _ => Err(ParseSquareError(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_order() {
        let names: Vec<String> = Square::all().map(|s| s.to_string()).collect();
        let mut sorted = names.clone();
        sorted.sort();
        assert_eq!(names, sorted);
        assert_eq!(names.len(), 90);
        assert_eq!(names[0], "a0");
        assert_eq!(names[89], "i9");
        for name in &names {
            assert_eq!(name.parse::<Square>().unwrap().to_string(), *name);
        }
    }

    #[test]
    fn refuses_what_is_no_square() {
        for text in ["", "a", "j0", "a10", "A0", "a-1", "帅0", " a0"] {
            assert_eq!(text.parse::<Square>(), Err(ParseSquareError(text.to_owned())));
        }
    }

    #[test]
    fn mirror_and_rotation() {
        let c4: Square = "c4".parse().unwrap();
        assert_eq!(c4.mirrored().to_string(), "g4");
        assert_eq!(c4.rotated().to_string(), "g5");
        assert_eq!(c4.offset(1, 2).unwrap().to_string(), "d6");
        assert_eq!(c4.offset(-3, 0), None);
    }

    #[test]
    fn rays_end_at_the_edge() {
        for square in Square::all() {
            for (direction, files, ranks) in [
                (Direction::Up, 0, 1),
                (Direction::Down, 0, -1),
                (Direction::Right, 1, 0),
                (Direction::Left, -1, 0),
            ] {
                let walked = std::iter::successors(square.offset(files, ranks), |s| s.offset(files, ranks));
                assert_eq!(square.ray(direction), walked.collect());
            }
        }
    }
}
