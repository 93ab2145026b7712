//! Points of the board.

use std::fmt;
use std::str::FromStr;

use super::SquareSet;

/// One of the ninety points of the board, written `a0` to `i9`.
///
/// `a0` is red's left-hand corner: files run `a` to `i` from red's left, ranks `0` to `9` from red's side.
/// The order of squares is the order of their names, so that sorted moves read alphabetically.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Square(u8);

impl Square {
    /// How many points a board has.
    pub const COUNT: usize = 90;
    /// How many files a board has.
    pub const FILES: u8 = 9;
    /// How many ranks a board has.
    pub const RANKS: u8 = 10;

    /// The point on `file` (0 to 8 from red's left) and `rank` (0 to 9 from red's side).
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < Self::FILES && rank < Self::RANKS { Some(Self(file * Self::RANKS + rank)) } else { None }
    }

    /// The point with this [`index`](Self::index).
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Position in the order of squares, always below [`Square::COUNT`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 to 8, counted from red's left.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 / Self::RANKS
    }

    /// 0 to 9, counted from red's side.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 % Self::RANKS
    }

    /// The point `files` to red's right and `ranks` towards black, if it is on the board.
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = self.file() as i8 + files;
        let rank = self.rank() as i8 + ranks;
        if file < 0 || rank < 0 { None } else { Self::new(file as u8, rank as u8) }
    }

    /// The same rank on the other wing: `a3` becomes `i3`.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self((Self::FILES - 1 - self.file()) * Self::RANKS + self.rank())
    }

    /// The point as the other player sees it: `a0` becomes `i9`.
    #[must_use]
    pub const fn rotated(self) -> Self {
        Self(Self::COUNT as u8 - 1 - self.0)
    }

    /// The points in one direction up to the edge, as a set.
    #[must_use]
    #[expect(clippy::indexing_slicing, reason = "a square's index is below 90, a direction's below 4")]
    pub const fn ray(self, direction: Direction) -> SquareSet {
        LINES[direction as usize][self.index()]
    }

    /// The other points of its file.
    pub(super) const fn on_file(self) -> SquareSet {
        self.ray(Direction::Up).or(self.ray(Direction::Down))
    }

    /// The other points of its file and of its rank.
    pub(super) const fn cross(self) -> SquareSet {
        self.on_file().or(self.ray(Direction::Right)).or(self.ray(Direction::Left))
    }

    /// The points strictly between two points of one file or rank; nothing where they share neither.
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

    /// All points, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }
}

/// For each direction and point, the points from there up to the edge.
static LINES: [[SquareSet; Square::COUNT]; 4] =
    [lines(Direction::Up), lines(Direction::Down), lines(Direction::Right), lines(Direction::Left)];

#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which checks every index")]
const fn lines(direction: Direction) -> [SquareSet; Square::COUNT] {
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

/// The four directions of a chariot, as red sees them.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Up black.
    Up,
    /// Down to red's side.
    Down,
    /// To red's right.
    Right,
    /// To red's left.
    Left,
}

impl Direction {
    /// All four.
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

/// The text is not a square `a0` to `i9`.
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
    fn lines_end_at_the_edge() {
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
