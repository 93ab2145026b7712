//! The picture of the board as it is shown, for the clipboard and for files.

use egui::ColorImage;

use crate::app::board::scene::Scene;
use crate::app::export::target::{WIDTH, pixels};
use crate::app::state::State;
use crate::export::diagram::{Coordinates, Diagram, DiagramError, Mark, Role, Style, png};
use crate::text::exhibits as words;

/// The board as it is shown: with its arrow and marks, the side to move, coordinates and style by choice.
pub fn of(state: &State) -> Diagram {
    let prefs = &state.prefs;
    let lines = words::board_lines(state.report(), prefs.lang);
    let mut diagram = diagram(&state.scene(), prefs.flipped, lines);
    if !prefs.squares_unnamed {
        diagram.coordinates = Coordinates::Squares;
    }
    if prefs.print_style {
        diagram.style = Style::Print;
    }
    diagram
}

/// The pixels of a picture.
///
/// # Errors
/// The picture cannot be drawn.
pub fn image(diagram: &Diagram) -> Result<ColorImage, DiagramError> {
    pixels(&png(diagram, WIDTH)?).map_err(|error| DiagramError::Encoding(error.to_string()))
}

/// The board shown, as a drawing: what was touched and moved is marked, what the law says of it is not, since
/// that follows from a reading.
pub fn diagram(scene: &Scene, flipped: bool, captions: Vec<String>) -> Diagram {
    let mut diagram = Diagram::new(scene.board.clone());
    diagram.to_move = Some(scene.mover);
    diagram.flipped = flipped;
    diagram.marks.extend(scene.moved.map(|mv| Mark::arrow(mv, Role::Played)));
    let touched = scene.ruling.iter().flat_map(|ruling| &ruling.touched);
    let standing = touched.filter(|touched| scene.board.get(touched.square).is_some());
    diagram.marks.extend(standing.map(|touched| Mark::ring(touched.square, Role::Touched)));
    diagram.caption = captions;
    diagram
}
