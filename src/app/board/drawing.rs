//! The picture of the board as it is shown, for the clipboard and for files.

use std::io;

use egui::ColorImage;

use crate::app::exhibits;
use crate::app::state::State;
use crate::export::diagram::{Coordinates, Diagram, DiagramError, Style, png, svg};
use crate::text::exhibits as words;

/// The width of a picture, in pixels.
pub const WIDTH: u32 = 900;

/// The kinds of file that a picture of the board is kept in.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum BoardFile {
    /// PNG.
    Png,
    /// SVG.
    Svg,
}

/// What is written for other programs.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// A text.
    Text(String),
    /// A picture of a board.
    Board(Box<Diagram>, BoardFile),
}

impl Content {
    /// The bytes of the file.
    ///
    /// # Errors
    /// The picture cannot be drawn.
    pub fn bytes(self) -> io::Result<Vec<u8>> {
        match self {
            Self::Text(text) => Ok(text.into_bytes()),
            Self::Board(diagram, BoardFile::Svg) => Ok(svg(&diagram).into_bytes()),
            Self::Board(diagram, BoardFile::Png) => png(&diagram, WIDTH).map_err(io::Error::other),
        }
    }
}

/// The board as it is shown: with its arrow and marks, the side to move, coordinates and style by choice.
#[must_use]
pub fn of(state: &State) -> Diagram {
    let view = &state.view;
    let lines = words::board_lines(state.report(), view.lang);
    let mut diagram = exhibits::diagram(&state.scene(), view.flipped, lines);
    if !view.squares_unnamed {
        diagram.coordinates = Coordinates::Squares;
    }
    if view.print_style {
        diagram.style = Style::Print;
    }
    diagram
}

/// The pixels of a picture.
///
/// # Errors
/// The picture cannot be drawn.
pub fn image(diagram: &Diagram) -> Result<ColorImage, DiagramError> {
    let bytes = png(diagram, WIDTH)?;
    let decoded =
        image::load_from_memory(&bytes).map_err(|error| DiagramError::Encoding(error.to_string()))?;
    let pixels = decoded.to_rgba8();
    let size = [pixels.width() as usize, pixels.height() as usize];
    Ok(ColorImage::from_rgba_unmultiplied(size, pixels.as_raw()))
}
