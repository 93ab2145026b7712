//! Sides and pieces.

use std::fmt;
use std::ops::{Index, IndexMut};

/// One of the two sides. Red starts at rank 0 and moves first in the starting position.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Side {
    /// 红方.
    Red,
    /// 黑方.
    Black,
}

impl Side {
    /// Red, then black.
    pub const BOTH: [Self; 2] = [Self::Red, Self::Black];

    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
        }
    }

    /// The direction in which this side's soldiers advance, in ranks: 1 or -1.
    #[must_use]
    pub const fn forward(self) -> i8 {
        match self {
            Self::Red => 1,
            Self::Black => -1,
        }
    }

    /// `rank` counted from this side's own back rank, 0 to 9.
    #[must_use]
    pub const fn relative_rank(self, rank: u8) -> u8 {
        match self {
            Self::Red => rank,
            Self::Black => 9 - rank,
        }
    }

    /// The side-to-move letter of FEN: `w` for Red, `b` for Black.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'w',
            Self::Black => 'b',
        }
    }

    /// A stable name for use in data: `red` or `black`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Black => "black",
        }
    }
}

/// One value for each side.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySide<T> {
    /// The value for Red.
    pub red: T,
    /// The value for Black.
    pub black: T,
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Red => &self.red,
            Side::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Red => &mut self.red,
            Side::Black => &mut self.black,
        }
    }
}

/// The seven kinds of piece.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceKind {
    /// The general or king, 帅 or 将.
    General,
    /// The advisor or guard, 仕 or 士.
    Advisor,
    /// The elephant or bishop, 相 or 象.
    Elephant,
    /// The horse or knight, 马.
    Horse,
    /// The chariot or rook, 车.
    Chariot,
    /// The cannon, 炮.
    Cannon,
    /// The soldier or pawn, 兵 or 卒.
    Soldier,
}

impl PieceKind {
    /// All kinds.
    pub const ALL: [Self; 7] = [
        Self::General,
        Self::Advisor,
        Self::Elephant,
        Self::Horse,
        Self::Chariot,
        Self::Cannon,
        Self::Soldier,
    ];

    /// How many pieces of this kind a side has in the starting position.
    #[must_use]
    pub const fn full_count(self) -> usize {
        match self {
            Self::General => 1,
            Self::Soldier => 5,
            _ => 2,
        }
    }

    /// The upper-case FEN letter; `N` is the horse, `B` the elephant.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::General => 'K',
            Self::Advisor => 'A',
            Self::Elephant => 'B',
            Self::Horse => 'N',
            Self::Chariot => 'R',
            Self::Cannon => 'C',
            Self::Soldier => 'P',
        }
    }

    /// The kind named by a Chinese character: simplified, traditional, or as on the pieces.
    ///
    /// The side is not read from it, because many score sheets write 士 or 象 for both sides.
    #[must_use]
    pub const fn from_chinese(character: char) -> Option<Self> {
        Some(match character {
            '帅' | '帥' | '将' | '將' => Self::General,
            '仕' | '士' => Self::Advisor,
            '相' | '象' => Self::Elephant,
            '马' | '馬' | '傌' => Self::Horse,
            '车' | '車' | '俥' => Self::Chariot,
            '炮' | '砲' | '包' => Self::Cannon,
            '兵' | '卒' => Self::Soldier,
            _ => return None,
        })
    }
}

/// A piece: its side and its kind.
///
/// ```
/// use xiangqi::{Piece, PieceKind, Side};
///
/// let horse = Piece::new(Side::Black, PieceKind::Horse);
/// assert_eq!((horse.letter(), horse.name(), horse.glyph()), ('n', '马', '馬'));
/// assert_eq!(Piece::from_letter('h'), Some(horse));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// The owner.
    pub side: Side,
    /// The kind of piece.
    pub kind: PieceKind,
}

impl Piece {
    /// The piece of this side and kind.
    #[must_use]
    pub const fn new(side: Side, kind: PieceKind) -> Self {
        Self { side, kind }
    }

    /// The FEN letter: upper case for red, lower case for black.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.side {
            Side::Red => self.kind.letter(),
            Side::Black => self.kind.letter().to_ascii_lowercase(),
        }
    }

    /// The piece for a FEN letter. `H` and `E`, as in WXF and XBoard, are read as horse and elephant.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        let kind = match letter.to_ascii_uppercase() {
            'K' => PieceKind::General,
            'A' => PieceKind::Advisor,
            'B' | 'E' => PieceKind::Elephant,
            'N' | 'H' => PieceKind::Horse,
            'R' => PieceKind::Chariot,
            'C' => PieceKind::Cannon,
            'P' => PieceKind::Soldier,
            _ => return None,
        };
        let side = if letter.is_ascii_uppercase() { Side::Red } else { Side::Black };
        Some(Self { side, kind })
    }

    /// The piece of the same kind of the other side.
    #[must_use]
    pub const fn swapped(self) -> Self {
        Self { side: self.side.opponent(), kind: self.kind }
    }

    /// The name in simplified Chinese: 帅 仕 相 马 车 炮 兵 for Red, 将 士 象 马 车 炮 卒 for Black.
    #[must_use]
    pub const fn name(self) -> char {
        match (self.side, self.kind) {
            (Side::Red, PieceKind::General) => '帅',
            (Side::Red, PieceKind::Advisor) => '仕',
            (Side::Red, PieceKind::Elephant) => '相',
            (Side::Red, PieceKind::Soldier) => '兵',
            (Side::Black, PieceKind::General) => '将',
            (Side::Black, PieceKind::Advisor) => '士',
            (Side::Black, PieceKind::Elephant) => '象',
            (Side::Black, PieceKind::Soldier) => '卒',
            (_, PieceKind::Horse) => '马',
            (_, PieceKind::Chariot) => '车',
            (_, PieceKind::Cannon) => '炮',
        }
    }

    /// The character on the piece itself: 帥 仕 相 傌 俥 炮 兵 for Red, 將 士 象 馬 車 砲 卒 for Black.
    #[must_use]
    pub const fn glyph(self) -> char {
        match (self.side, self.kind) {
            (Side::Red, PieceKind::General) => '帥',
            (Side::Red, PieceKind::Horse) => '傌',
            (Side::Red, PieceKind::Chariot) => '俥',
            (Side::Red, PieceKind::Cannon) => '炮',
            (Side::Black, PieceKind::General) => '將',
            (Side::Black, PieceKind::Horse) => '馬',
            (Side::Black, PieceKind::Chariot) => '車',
            (Side::Black, PieceKind::Cannon) => '砲',
            _ => self.name(),
        }
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_read_back() {
        for side in Side::BOTH {
            for kind in PieceKind::ALL {
                let piece = Piece::new(side, kind);
                assert_eq!(Piece::from_letter(piece.letter()), Some(piece));
            }
        }
        assert_eq!(Piece::from_letter('h'), Some(Piece::new(Side::Black, PieceKind::Horse)));
        assert_eq!(Piece::from_letter('E'), Some(Piece::new(Side::Red, PieceKind::Elephant)));
        assert_eq!(Piece::from_letter('x'), None);
    }

    #[test]
    fn chinese_names_are_read_back() {
        for side in Side::BOTH {
            for kind in PieceKind::ALL {
                let piece = Piece::new(side, kind);
                assert_eq!(PieceKind::from_chinese(piece.name()), Some(kind));
                assert_eq!(PieceKind::from_chinese(piece.glyph()), Some(kind));
            }
        }
        assert_eq!(PieceKind::from_chinese('包'), Some(PieceKind::Cannon));
        assert_eq!(PieceKind::from_chinese('平'), None);
    }
}
