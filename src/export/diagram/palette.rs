//! The colours of a board. The window brings its own.

use super::scene::Colour;
use super::{Role, Style};
use xiangqi::Side;

/// The colours of one side's pieces. Sides are told apart by the face in print and by the ink on wood.
#[derive(Copy, Clone, Debug)]
pub struct PieceColours {
    pub face: Colour,
    pub edge: Colour,
    pub ring: Option<Colour>,
    pub ink: Colour,
}

#[derive(Copy, Clone, Debug)]
pub struct Palette {
    /// Behind everything, also behind the caption.
    pub paper: Colour,
    /// The board, in the middle and at its edge.
    pub wood: [Colour; 2],
    /// The edge of the board, if it has one.
    pub edge: Option<Colour>,
    pub line: Colour,
    pub river: Colour,
    pub numbers: Colour,
    pub names: Colour,
    /// The first line of the caption, and the others.
    pub caption: [Colour; 2],
    /// Around marks, so that they stand out from lines and pieces.
    pub halo: Colour,
    pub red: PieceColours,
    pub black: PieceColours,
    /// What makes pieces look turned of wood; none for flat ones.
    pub turned: Option<TurnedWood>,
    pub roles: [Colour; Role::ALL.len()],
}

/// The light on pieces of wood.
#[derive(Copy, Clone, Debug)]
pub struct TurnedWood {
    pub rim: Colour,
    /// Where the least light falls on the face.
    pub shaded: Colour,
    /// The light edge of what is carved.
    pub carved: Colour,
    /// Under a piece, in several layers.
    pub shadow: Colour,
}

impl Palette {
    pub const fn of(style: Style) -> &'static Self {
        match style {
            Style::Colour => &WOOD,
            Style::Print => &PRINT,
        }
    }

    pub const fn pieces(&self, side: Side) -> &PieceColours {
        match side {
            Side::Red => &self.red,
            Side::Black => &self.black,
        }
    }

    pub fn role(&self, role: Role) -> Colour {
        self.roles.get(role as usize).copied().unwrap_or(self.line)
    }
}

const WOOD: Palette = Palette {
    paper: Colour::rgb(0xFFFFFF),
    wood: [Colour::rgb(0xEBD3A0); 2],
    edge: Some(Colour::rgb(0xC79C5B)),
    line: Colour::rgb(0x5A3D1C),
    river: Colour::rgb(0x5E4120),
    numbers: Colour::rgb(0x5E4120),
    names: Colour::rgb(0x5E4120),
    caption: [Colour::rgb(0x1D1A16), Colour::rgb(0x4A443A)],
    halo: Colour::rgb(0xFFFDF6),
    red: PieceColours {
        face: Colour::rgb(0xFFF6E1),
        edge: Colour::rgb(0xB01717),
        ring: Some(Colour::rgb(0xB01717)),
        ink: Colour::rgb(0xB01717),
    },
    black: PieceColours {
        face: Colour::rgb(0xFFF6E1),
        edge: Colour::rgb(0x1A1917),
        ring: Some(Colour::rgb(0x1A1917)),
        ink: Colour::rgb(0x1A1917),
    },
    turned: None,
    roles: [
        Colour::rgb(0x1767C9),
        Colour::rgb(0x1F7A38),
        Colour::rgb(0xC5161B),
        Colour::rgb(0xC5161B),
        Colour::rgb(0x8A5A1A),
        Colour::rgb(0xF08A00),
    ],
};

const PRINT: Palette = Palette {
    paper: WHITE,
    wood: [WHITE; 2],
    edge: None,
    line: Colour::rgb(0x303030),
    river: Colour::rgb(0x303030),
    numbers: Colour::rgb(0x303030),
    names: Colour::rgb(0x303030),
    caption: [BLACK, BLACK],
    halo: WHITE,
    red: PieceColours { face: WHITE, edge: BLACK, ring: None, ink: BLACK },
    black: PieceColours {
        face: Colour::rgb(0x1C1C1C),
        edge: Colour::rgb(0x1C1C1C),
        ring: Some(WHITE),
        ink: WHITE,
    },
    turned: None,
    roles: [BLACK; Role::ALL.len()],
};

const WHITE: Colour = Colour::rgb(0xFFFFFF);
const BLACK: Colour = Colour::rgb(0x000000);
