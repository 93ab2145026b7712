//! The colours of the light and the dark theme.

use egui::Color32;

use crate::app::preferences::PieceStyle;
use crate::export::diagram::palette::{Palette as BoardPalette, PieceColours, TurnedWood};
use crate::export::diagram::scene::Colour;

/// All colours of a theme.
#[derive(Debug)]
pub struct Palette {
    pub ground: Color32,
    /// Menu bar and event bar.
    pub bar: Color32,
    /// The panel of the timeline.
    pub panel: Color32,
    pub card: Color32,
    pub button: Color32,
    /// Buttons and rows under the pointer.
    pub hovered: Color32,
    pub selected: Color32,
    /// Where text is typed.
    pub field: Color32,
    /// Lines around and between.
    pub line: Color32,
    pub text: Color32,
    pub weak: Color32,
    /// Clause numbers, the chosen reading, whatever can be followed.
    pub accent: Color32,
    /// Text on the accent.
    pub on_accent: Color32,
    /// Shadows of menus and dialogs.
    pub shadow: Color32,
    pub loss: Tone,
    /// A foul, and doubts.
    pub foul: Tone,
    pub open: Tone,
    pub calm: Tone,
    /// Red, as an actor.
    pub red: Color32,
    /// Black, as an actor.
    pub black: Color32,
    /// The marks of the board beside it, where there is no wood behind them: touched, allowed, danger.
    pub legend: [Color32; 4],
    /// The board and its pieces.
    pub board: BoardColours,
    /// What is drawn over the board.
    pub marks: MarkColours,
}

/// The colours of one kind of message.
#[derive(Copy, Clone, Debug)]
pub struct Tone {
    pub fill: Color32,
    pub text: Color32,
}

/// The board and its pieces.
#[derive(Copy, Clone, Debug)]
pub struct BoardColours {
    /// The wood, in the middle and at the corners.
    pub wood: [Color32; 2],
    /// The edge of the wood.
    pub edge: Color32,
    pub line: Color32,
    /// The lettering of the river.
    pub lettering: Color32,
    pub number: Color32,
    pub name: Color32,
    /// The face of a piece, where the light falls and where it does not.
    pub face: [Color32; 2],
    /// The rim of a piece.
    pub rim: Color32,
    /// The outline of a piece.
    pub outline: Color32,
    /// The light edge of what is carved.
    pub carved: Color32,
    pub red: Color32,
    pub black: Color32,
    pub shadow: Color32,
}

impl Palette {
    /// The colours of the board with pieces of this style.
    pub fn of_board(&self, style: PieceStyle) -> BoardPalette {
        let (board, marks) = (&self.board, &self.marks);
        let [face, shaded] = board.face.map(colour);
        let pieces = |ink: Color32| PieceColours {
            face,
            edge: colour(board.outline),
            ring: Some(colour(ink)),
            ink: colour(ink),
        };
        let turned = TurnedWood {
            rim: colour(board.rim),
            shaded,
            carved: colour(board.carved),
            shadow: colour(board.shadow),
        };
        BoardPalette {
            paper: colour(self.panel),
            wood: board.wood.map(colour),
            edge: Some(colour(board.edge)),
            line: colour(board.line),
            river: colour(board.lettering),
            numbers: colour(board.number),
            names: colour(board.name),
            caption: [colour(self.text); 2],
            halo: colour(marks.halo),
            red: pieces(board.red),
            black: pieces(board.black),
            turned: (style == PieceStyle::Wood).then_some(turned),
            roles: [marks.touch, marks.allowed, marks.danger, marks.danger, marks.moved, marks.highlight]
                .map(colour),
        }
    }

    /// The colours of marks beside the board, where there is no wood behind them.
    pub fn of_legend(&self, style: PieceStyle) -> BoardPalette {
        let [touch, allowed, danger, moved] = self.legend.map(colour);
        let halo = colour(Color32::TRANSPARENT);
        BoardPalette { halo, roles: [touch, allowed, danger, danger, moved, moved], ..self.of_board(style) }
    }
}

/// What is drawn over the board.
#[derive(Debug)]
pub struct MarkColours {
    pub touch: Color32,
    /// Moves that meet the duty.
    pub allowed: Color32,
    pub danger: Color32,
    /// Where the last move went.
    pub moved: Color32,
    /// What the pointer's words are about.
    pub highlight: Color32,
    /// Around marks, so that they stand out from wood and pieces.
    pub halo: Color32,
    /// The point with the keyboard's focus.
    pub focus: Color32,
}

pub const LIGHT: Palette = Palette {
    ground: rgb(0xF3F1EB),
    bar: rgb(0xFFFDF8),
    panel: rgb(0xFBF9F4),
    card: rgb(0xFFFFFF),
    button: rgb(0xFFFFFF),
    hovered: rgb(0xF6EDDD),
    selected: rgb(0xF1E0C2),
    field: rgb(0xFFFFFF),
    line: rgb(0xDDD7CA),
    text: rgb(0x1D1A16),
    weak: rgb(0x625B50),
    accent: rgb(0x7A4410),
    on_accent: rgb(0xFFFFFF),
    shadow: Color32::from_rgba_premultiplied(0, 0, 0, 40),
    loss: Tone { fill: rgb(0xFBE6E4), text: rgb(0xAE1B1B) },
    foul: Tone { fill: rgb(0xFCEFD3), text: rgb(0x7D4E00) },
    open: Tone { fill: rgb(0xE4ECFA), text: rgb(0x23479A) },
    calm: Tone { fill: rgb(0xE3F1E4), text: rgb(0x1E6630) },
    red: rgb(0xB3231F),
    black: rgb(0x26221D),
    legend: [rgb(0x1767C9), rgb(0x1F7A38), rgb(0xC5161B), rgb(0x6A3FA0)],
    board: BoardColours {
        wood: [rgb(0xF0DAAC), rgb(0xE3C68E)],
        edge: rgb(0xB88A4C),
        line: rgb(0x5A3D1C),
        lettering: rgb(0x6E4C25),
        number: rgb(0x4A3014),
        name: rgb(0x8F6B3C),
        face: [rgb(0xFFF7E4), rgb(0xEBD3A4)],
        rim: rgb(0xC99F61),
        outline: rgb(0x6B4A22),
        carved: rgb(0xFFFBF0),
        red: rgb(0xB01717),
        black: rgb(0x1A1917),
        shadow: Color32::from_rgba_premultiplied(0, 0, 0, 26),
    },
    marks: MarkColours {
        touch: rgb(0x1767C9),
        allowed: rgb(0x1F7A38),
        danger: rgb(0xC5161B),
        moved: rgb(0x6A3FA0),
        highlight: rgb(0xF08A00),
        halo: rgb(0xFFFDF6),
        focus: rgb(0x1767C9),
    },
};

pub const DARK: Palette = Palette {
    ground: rgb(0x191815),
    bar: rgb(0x24221E),
    panel: rgb(0x211F1B),
    card: rgb(0x2B2823),
    button: rgb(0x312E28),
    hovered: rgb(0x40392C),
    selected: rgb(0x54452B),
    field: rgb(0x1C1A17),
    line: rgb(0x474238),
    text: rgb(0xF3EFE6),
    weak: rgb(0xB7AF9F),
    accent: rgb(0xE7B56A),
    on_accent: rgb(0x241A0C),
    shadow: Color32::from_rgba_premultiplied(0, 0, 0, 140),
    loss: Tone { fill: rgb(0x4A1E1C), text: rgb(0xFF9A90) },
    foul: Tone { fill: rgb(0x45340F), text: rgb(0xF6C669) },
    open: Tone { fill: rgb(0x1F2D4D), text: rgb(0xA5C0FF) },
    calm: Tone { fill: rgb(0x1C3A24), text: rgb(0x8FDAA0) },
    red: rgb(0xE8554B),
    black: rgb(0xF3EFE6),
    legend: [rgb(0x6FA9F5), rgb(0x63BE7C), rgb(0xF2716A), rgb(0xB99AE8)],
    board: BoardColours {
        wood: [rgb(0xC49A5E), rgb(0xA97F46)],
        edge: rgb(0x6E4F28),
        line: rgb(0x38240E),
        lettering: rgb(0x4A3114),
        number: rgb(0x2A1A09),
        name: rgb(0x5C4018),
        face: [rgb(0xFBEFD6), rgb(0xDDBF8A)],
        rim: rgb(0xA97C42),
        outline: rgb(0x3F2A10),
        carved: rgb(0xFFF9EA),
        red: rgb(0xA81414),
        black: rgb(0x151412),
        shadow: Color32::from_rgba_premultiplied(0, 0, 0, 46),
    },
    marks: MarkColours {
        touch: rgb(0x0F5FC4),
        allowed: rgb(0x0E6128),
        danger: rgb(0xB80F14),
        moved: rgb(0x5B2F92),
        highlight: rgb(0xFFA31A),
        halo: rgb(0xFFF6E2),
        focus: rgb(0x0F5FC4),
    },
};

fn colour(colour: Color32) -> Colour {
    Colour(colour.to_srgba_unmultiplied())
}

/// `0xRRGGBB`.
pub(crate) const fn rgb(code: u32) -> Color32 {
    let [_, red, green, blue] = code.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}
