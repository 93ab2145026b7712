//! The pieces.

use super::geometry::{Layout, PIECE};
use super::glyphs::Faces;
use super::palette::Palette;
use super::scene::{Form, Group, Shape};
use xiangqi::{Piece, Square};

const EDGE: f32 = 0.075 * PIECE;
/// The inner ring.
const RING_RADIUS: f32 = 0.85 * PIECE;
const RING: f32 = 0.035 * PIECE;
const CHARACTER: f32 = 1.36 * PIECE;

/// One piece on its square. Nothing of it lies outside the radius [`PIECE`].
pub fn piece(square: Square, piece: Piece, layout: Layout, palette: &Palette, faces: &Faces) -> Group {
    let centre = layout.point(square);
    let colours = palette.pieces(piece.side);
    let circle = |radius| Form::Circle { centre, radius };
    let disc = Shape::stroked(circle(PIECE - EDGE / 2.0), colours.edge, EDGE).with_fill(colours.face);
    let ring = colours.ring.map(|ring| Shape::stroked(circle(RING_RADIUS), ring, RING));
    let character = faces.carved(piece.glyph()).centred(centre, CHARACTER, colours.ink);
    Group {
        class: "piece",
        data: vec![("square", square.to_string()), ("piece", piece.letter().to_string())],
        shapes: [Some(disc), ring, Some(character)].into_iter().flatten().collect(),
    }
}
