//! The colours of the light and the dark theme.

use egui::Color32;

use crate::export::diagram::Role;
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
    /// Black, as an actor, and what fills Black's dots.
    pub black: Color32,
    pub black_dot: Color32,
    /// The marks of the board beside it, where there is no wood behind them, as `roles` takes them.
    pub legend: [u32; 5],
    /// The board and its pieces.
    pub board: BoardPalette,
    /// The ring around what has the keyboard, and the edges of that ring.
    pub focus: Color32,
    pub focus_edge: Color32,
}

/// How pieces are drawn.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum PieceStyle {
    #[default]
    Wood,
    Flat,
}

impl PieceStyle {
    /// The word in the settings.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Flat => "flat",
        }
    }

    /// The style of a word in the settings.
    pub fn of_code(code: &str) -> Option<Self> {
        [Self::Wood, Self::Flat].into_iter().find(|style| style.code() == code)
    }
}

/// The colours of one kind of message.
#[derive(Copy, Clone, Debug)]
pub struct Tone {
    pub fill: Color32,
    pub text: Color32,
}

impl Palette {
    /// The colours of the board with pieces of this style.
    pub fn of_board(&self, style: PieceStyle) -> BoardPalette {
        match style {
            PieceStyle::Wood => self.board,
            PieceStyle::Flat => BoardPalette { turned: None, ..self.board },
        }
    }

    /// The colours of marks beside the board, where there is no wood behind them.
    pub const fn of_legend(&self) -> BoardPalette {
        BoardPalette { halo: Colour([0, 0, 0, 0]), roles: roles(self.legend), ..self.board }
    }
}

pub(crate) const fn pieces(face: u32, edge: u32, ink: u32) -> PieceColours {
    let ink = Colour::rgb(ink);
    PieceColours { face: Colour::rgb(face), edge: Colour::rgb(edge), ring: Some(ink), ink }
}

/// The marks of touches, of moves that meet the duty, of danger, of the last move, and of what is spoken of.
pub(crate) const fn roles([touched, duty, danger, played, highlight]: [u32; 5]) -> [Colour; Role::ALL.len()] {
    let danger = Colour::rgb(danger);
    let [touched, duty] = [Colour::rgb(touched), Colour::rgb(duty)];
    [touched, duty, danger, danger, Colour::rgb(played), Colour::rgb(highlight)]
}

/// A colour of the board for egui.
pub fn color32(Colour([red, green, blue, alpha]): Colour) -> Color32 {
    Color32::from_rgba_unmultiplied(red, green, blue, alpha)
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
    black_dot: rgb(0x26221D),
    legend: [0x1767C9, 0x1F7A38, 0xC5161B, 0x6A3FA0, 0x6A3FA0],
    board: BoardPalette {
        paper: Colour::rgb(0xFBF9F4),
        wood: [Colour::rgb(0xF0DAAC), Colour::rgb(0xE3C68E)],
        edge: Some(Colour::rgb(0xB88A4C)),
        line: Colour::rgb(0x5A3D1C),
        river: Colour::rgb(0x6E4C25),
        numbers: Colour::rgb(0x4A3014),
        names: Colour::rgb(0x8F6B3C),
        caption: [Colour::rgb(0x1D1A16); 2],
        halo: Colour::rgb(0xFFFDF6),
        red: pieces(0xFFF7E4, 0x6B4A22, 0xB01717),
        black: pieces(0xFFF7E4, 0x6B4A22, 0x1A1917),
        turned: Some(TurnedWood {
            rim: Colour::rgb(0xC99F61),
            shaded: Colour::rgb(0xEBD3A4),
            carved: Colour::rgb(0xFFFBF0),
            shadow: Colour([0, 0, 0, 26]),
        }),
        roles: roles([0x1767C9, 0x1F7A38, 0xC5161B, 0x6A3FA0, 0xA84300]),
    },
    focus: rgb(0x0B57B7),
    focus_edge: rgb(0xFFFFFF),
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
    weak: rgb(0xC0B9AA),
    accent: rgb(0xE7B56A),
    on_accent: rgb(0x241A0C),
    shadow: Color32::from_rgba_premultiplied(0, 0, 0, 140),
    loss: Tone { fill: rgb(0x4A1E1C), text: rgb(0xFF9A90) },
    foul: Tone { fill: rgb(0x45340F), text: rgb(0xF6C669) },
    open: Tone { fill: rgb(0x1F2D4D), text: rgb(0xA5C0FF) },
    calm: Tone { fill: rgb(0x1C3A24), text: rgb(0x8FDAA0) },
    red: rgb(0xF27A70),
    black: rgb(0xF3EFE6),
    black_dot: rgb(0x7F786B),
    legend: [0x6FA9F5, 0x63BE7C, 0xF2716A, 0xB99AE8, 0xB99AE8],
    board: BoardPalette {
        paper: Colour::rgb(0x211F1B),
        wood: [Colour::rgb(0xB0864D), Colour::rgb(0xA97F46)],
        edge: Some(Colour::rgb(0x6E4F28)),
        line: Colour::rgb(0x38240E),
        river: Colour::rgb(0x4A3114),
        numbers: Colour::rgb(0x2A1A09),
        names: Colour::rgb(0x5C4018),
        caption: [Colour::rgb(0xF3EFE6); 2],
        halo: Colour::rgb(0xFFF6E2),
        red: pieces(0xFBEFD6, 0x3F2A10, 0xA81414),
        black: pieces(0xFBEFD6, 0x3F2A10, 0x151412),
        turned: Some(TurnedWood {
            rim: Colour::rgb(0xA97C42),
            shaded: Colour::rgb(0xDDBF8A),
            carved: Colour::rgb(0xFFF9EA),
            shadow: Colour([0, 0, 0, 46]),
        }),
        roles: roles([0x0F5FC4, 0x0E6128, 0xB80F14, 0x5B2F92, 0x9A3F00]),
    },
    focus: rgb(0x8FC2FF),
    focus_edge: rgb(0x10151C),
};

/// `0xRRGGBB`.
pub(crate) const fn rgb(code: u32) -> Color32 {
    let [_, red, green, blue] = code.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}
