//! The colours of the two styles.

use super::scene::Rgb;
use super::{Role, Style};
use xiangqi::Side;

/// The colours of one side's pieces. Sides are told apart by the face in print and by the ink on wood.
#[derive(Debug)]
pub struct PieceColours {
    /// The disc.
    pub face: Rgb,
    /// The edge of the disc.
    pub edge: Rgb,
    /// The inner ring, if the pieces have one.
    pub ring: Option<Rgb>,
    /// The character.
    pub ink: Rgb,
}

/// All colours of a style.
#[derive(Debug)]
pub struct Palette {
    /// Behind everything, also behind the caption.
    pub paper: Rgb,
    /// The board.
    pub wood: Rgb,
    /// The edge of the board, if it has one.
    pub edge: Option<Rgb>,
    /// The lines of the board.
    pub line: Rgb,
    /// River, file numbers and names of squares.
    pub lettering: Rgb,
    /// The first line of the caption, and the others.
    pub caption: [Rgb; 2],
    /// Around marks, so that they stand out from lines and pieces.
    pub halo: Rgb,
    red: PieceColours,
    black: PieceColours,
    roles: [Rgb; Role::ALL.len()],
}

impl Palette {
    /// The colours of `style`.
    pub const fn of(style: Style) -> &'static Self {
        match style {
            Style::Colour => &WOOD,
            Style::Print => &PRINT,
        }
    }

    /// The pieces of `side`.
    pub const fn pieces(&self, side: Side) -> &PieceColours {
        match side {
            Side::Red => &self.red,
            Side::Black => &self.black,
        }
    }

    /// The marks of `role`.
    pub fn role(&self, role: Role) -> Rgb {
        self.roles.get(role as usize).copied().unwrap_or(self.line)
    }
}

const WOOD: Palette = Palette {
    paper: rgb(0xFFFFFF),
    wood: rgb(0xEBD3A0),
    edge: Some(rgb(0xC79C5B)),
    line: rgb(0x5A3D1C),
    lettering: rgb(0x5E4120),
    caption: [rgb(0x1D1A16), rgb(0x4A443A)],
    halo: rgb(0xFFFDF6),
    red: PieceColours {
        face: rgb(0xFFF6E1),
        edge: rgb(0xB01717),
        ring: Some(rgb(0xB01717)),
        ink: rgb(0xB01717),
    },
    black: PieceColours {
        face: rgb(0xFFF6E1),
        edge: rgb(0x1A1917),
        ring: Some(rgb(0x1A1917)),
        ink: rgb(0x1A1917),
    },
    roles: [rgb(0x1767C9), rgb(0x1F7A38), rgb(0xC5161B), rgb(0xC5161B), rgb(0x8A5A1A)],
};

const PRINT: Palette = Palette {
    paper: WHITE,
    wood: WHITE,
    edge: None,
    line: rgb(0x303030),
    lettering: rgb(0x303030),
    caption: [BLACK, BLACK],
    halo: WHITE,
    red: PieceColours { face: WHITE, edge: BLACK, ring: None, ink: BLACK },
    black: PieceColours { face: rgb(0x1C1C1C), edge: rgb(0x1C1C1C), ring: Some(WHITE), ink: WHITE },
    roles: [BLACK; Role::ALL.len()],
};

const WHITE: Rgb = rgb(0xFFFFFF);
const BLACK: Rgb = rgb(0x000000);

/// `0xRRGGBB`.
const fn rgb(code: u32) -> Rgb {
    let [_, red, green, blue] = code.to_be_bytes();
    Rgb([red, green, blue])
}
