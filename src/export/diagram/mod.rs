//! Pictures of a board, for papers and for sending: as SVG and as PNG, drawn from one scene.
//!
//! ```
//! use xiangqi_arbiter::export::diagram::{Diagram, Mark, Role, png, svg};
//! use xiangqi::Position;
//!
//! let position: Position = "2bak1b1C/4a4/9/2N6/9/2r6/9/9/4A4/2B1KAB2 b".parse()?;
//! let mut diagram = Diagram::new(position.board().clone());
//! diagram.marks = vec![
//!     Mark::ring("c6".parse()?, Role::Touched),
//!     Mark::arrow("c4c6".parse()?, Role::Suicide),
//! ];
//! diagram.caption = vec!["复原局面".to_owned()];
//! assert!(svg(&diagram).starts_with("<svg"));
//! assert!(png(&diagram, 600)?.starts_with(b"\x89PNG"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! How places are counted: `geometry`. What tells the marks apart: `marks`. Characters are drawn as outlines
//! of the embedded fonts, so a picture looks the same on a machine without Chinese fonts.

pub(crate) mod board;
mod caption;
pub(crate) mod geometry;
pub(crate) mod glyphs;
pub(crate) mod marks;
pub(crate) mod palette;
pub(crate) mod picture_marks;
pub(in crate::export) mod raster;
mod ruling;
pub(crate) mod scene;
mod svg;
mod way;

use std::path::Path;

use caption::Caption;
use geometry::{Layout, Point, STEP};
use palette::Palette;
use scene::{Form, Group, Scene, Shape};
use strum::VariantArray as _;
use xiangqi::{Board, Move, Side, Square};

pub use glyphs::{Lettering, lettering};
pub use raster::MOST_WIDTH;
pub(crate) use ruling::{suicidal_moves, wanted_moves};

/// What is to be drawn. Any board will do, whether or not it could arise in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// What stands where.
    pub board: Board,
    /// Whose move it is, shown by a small triangle beside that side's back rank.
    pub to_move: Option<Side>,
    /// Whether black sits at the bottom.
    pub flipped: bool,
    /// What stands around the board.
    pub coordinates: Coordinates,
    /// For which medium it is drawn.
    pub style: Style,
    /// What is marked, drawn in this order.
    pub marks: Vec<Mark>,
    /// Words at marks.
    pub labels: Vec<Label>,
    /// The piece held above its square.
    pub lifted: Option<Square>,
    /// Texts under the board, the first one larger; long ones are broken into lines. They are also the
    /// picture's name for those who do not see it.
    pub caption: Vec<String>,
}

impl Diagram {
    /// A board seen from red's side, in colour, with file numerals and nothing else.
    #[must_use]
    pub const fn new(board: Board) -> Self {
        Self {
            board,
            to_move: None,
            flipped: false,
            coordinates: Coordinates::Numerals,
            style: Style::Colour,
            marks: Vec::new(),
            labels: Vec::new(),
            lifted: None,
            caption: Vec::new(),
        }
    }
}

/// What stands around the board.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coordinates {
    /// The files as each player counts them: 九 to 一 for red, 1 to 9 for black.
    #[default]
    Numerals,
    /// Names of files `a` to `i` and of ranks `0` to `9`.
    Squares,
    /// The numbers of the files, and small the names.
    Both,
}

/// For which medium a picture is drawn.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// A wooden board, red and black pieces.
    #[default]
    Colour,
    /// Shades of grey: red's pieces are light discs, black's are dark ones.
    Print,
}

/// A mark on the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// What is drawn, and where.
    pub symbol: Symbol,
    /// What it means. Roles differ in shape, and on wood also in colour.
    pub role: Role,
}

impl Mark {
    /// A ring around a square.
    #[must_use]
    pub const fn ring(square: Square, role: Role) -> Self {
        Self { symbol: Symbol::Ring(square), role }
    }

    /// A dot on a square.
    #[must_use]
    pub const fn dot(square: Square, role: Role) -> Self {
        Self { symbol: Symbol::Dot(square), role }
    }

    /// An arrow for a move.
    #[must_use]
    pub const fn arrow(mv: Move, role: Role) -> Self {
        Self { symbol: Symbol::Arrow(mv), role }
    }

    /// A dashed line between two squares.
    #[must_use]
    pub const fn line(from: Square, to: Square, role: Role) -> Self {
        Self { symbol: Symbol::Line(from, to), role }
    }
}

/// Words at a mark, in the colour of its role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The mark, which is drawn only where it is among the marks too.
    pub mark: Mark,
    /// The words.
    pub text: String,
}

/// The kind and place of a mark.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Symbol {
    /// A ring around a square.
    Ring(Square),
    /// A dot on a square; on a piece it sits at the rim.
    Dot(Square),
    /// An arrow; nothing is drawn from a square to itself.
    Arrow(Move),
    /// A dashed line; nothing is drawn from a square to itself.
    Line(Square, Square),
}

/// What a mark means.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// 摸触: touched.
    Touched,
    /// 义务: what meets the duty.
    Duty,
    /// 自杀: leaves the own general to be taken.
    Suicide,
    /// An attack, on a general above all; in a position being set up, what cannot stand where it is.
    Attack,
    /// The move that was played.
    Played,
    /// What is spoken of.
    Highlight,
}

impl Role {
    /// Every role.
    pub const ALL: [Self; 6] =
        [Self::Touched, Self::Duty, Self::Suicide, Self::Attack, Self::Played, Self::Highlight];

    /// The word for it in the SVG.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Touched => "touched",
            Self::Duty => "duty",
            Self::Suicide => "suicide",
            Self::Attack => "attack",
            Self::Played => "played",
            Self::Highlight => "highlight",
        }
    }
}

/// Why no picture could be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiagramError {
    /// No such width.
    #[error("a picture is 1 to {MOST_WIDTH} pixels wide, not {0}")]
    Width(u32),
    /// The caption makes the picture too high.
    #[error("the caption is too long: the picture would be {0} pixels high")]
    TooHigh(u32),
    /// The PNG encoder failed.
    #[error("the picture cannot be written as PNG: {0}")]
    Encoding(String),
}

/// The picture as SVG: one text that needs no font and nothing else, the same to the byte every time.
#[must_use]
pub fn svg(diagram: &Diagram) -> String {
    svg::write(&scene(diagram))
}

/// The picture as PNG, `width_px` pixels wide and as high as it needs.
///
/// # Errors
///
/// If the width is 0 or more than [`MOST_WIDTH`], or a very long caption makes the picture too high.
pub fn png(diagram: &Diagram, width_px: u32) -> Result<Vec<u8>, DiagramError> {
    raster::write(&scene(diagram), width_px)
}

/// The kinds of file a picture of a board is written as.
#[derive(Copy, Clone, Debug, PartialEq, Eq, strum::VariantArray)]
pub enum PictureFormat {
    /// SVG
    Svg,
    /// PNG
    Png,
}

impl PictureFormat {
    /// Every format.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The format of a file of this name; `None` where its ending is none of these.
    #[must_use]
    pub fn of(path: &Path) -> Option<Self> {
        let ending = path.extension()?;
        Self::ALL.iter().copied().find(|format| ending.eq_ignore_ascii_case(format.ending()))
    }

    /// The ending of its files.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }

    /// The picture in this format; one of pixels is `width_px` wide.
    ///
    /// # Errors
    ///
    /// As [`png`].
    pub fn write(self, diagram: &Diagram, width_px: u32) -> Result<Vec<u8>, DiagramError> {
        match self {
            Self::Svg => Ok(svg(diagram).into_bytes()),
            Self::Png => png(diagram, width_px),
        }
    }
}

/// How wide and how high the picture is, in the same unit.
pub(in crate::export) fn size(diagram: &Diagram) -> (f32, f32) {
    let scene = scene(diagram);
    (scene.width, scene.height)
}

/// The picture as shapes, in the colours of its style.
pub(in crate::export) fn scene(diagram: &Diagram) -> Scene {
    scene_in(diagram, Palette::of(diagram.style))
}

/// The picture as shapes, in these colours.
pub(crate) fn scene_in(diagram: &Diagram, palette: &Palette) -> Scene {
    let layout = Layout::new(diagram.coordinates, diagram.flipped);
    let caption = Caption::new(&diagram.caption, layout);
    let (width, height) = (layout.width(), layout.board_height() + caption.height);
    let marks = marks::marks(diagram, layout, palette);

    let paper = Form::rectangle(Point::new(0.0, 0.0), Point::new(width, height), 0.0);
    let mut groups = vec![
        Group::plain("paper", vec![Shape::filled(paper, palette.paper)]),
        board::ground(layout, palette),
        board::grid(layout, palette),
        board::coordinates(diagram, layout, palette),
    ];
    groups.extend(diagram.to_move.map(|side| board::turn(side, layout, palette)));
    let lifted = |square| diagram.lifted == Some(square);
    if palette.turned.is_some() {
        let squares = diagram.board.iter().map(|(square, _)| square);
        let shadows = squares.flat_map(|square| board::shadow(layout.point(square), lifted(square), palette));
        groups.push(Group::plain("shadow", shadows.collect()));
    }
    groups.extend(marks.below);
    for (square, piece) in diagram.board.iter() {
        let above = if lifted(square) { Point::new(0.0, -0.06) * STEP } else { Point::new(0.0, 0.0) };
        groups.push(Group {
            class: "piece",
            data: vec![("square", square.to_string()), ("piece", piece.letter().to_string())],
            shapes: board::piece(layout.point(square) + above, piece, palette),
        });
    }
    groups.extend(marks.above);
    groups.push(caption.draw(layout, palette));
    Scene { width, height, title: diagram.caption.join(" "), groups }
}
