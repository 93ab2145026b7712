//! What is drawn over a board to explain it. Each role has its own hand, so that colour is not needed:
//!
//! | role | ring | dot | arrow | line |
//! |---|---|---|---|---|
//! | touched | thick | bull's eye | open head | long dashes |
//! | duty | double | disc | full head | dashes and points |
//! | suicide | with four spikes | cross | full head, crossed | dashes, crossed |
//! | attack | dashed | diamond | dashed shaft | short thick dashes |
//! | played | corner brackets | hollow | hollow | points |
//!
//! Rings lie under the pieces, dots above. Arrows and lines pass under the pieces between their ends, and come
//! up over the rims where there is too little room between two pieces.

mod pen;
mod signs;
mod way;
mod ways;

use super::geometry::{Layout, PIECE, Point, STEP};
use super::palette::Palette;
use super::scene::Group;
use super::{Diagram, Mark, Symbol};
use pen::Pen;
use way::Way;
use ways::Pens;
use xiangqi::{Move, Square};

/// The marks of a picture.
pub struct Layers {
    /// Under the pieces.
    pub below: Vec<Group>,
    /// Above them.
    pub above: Vec<Group>,
}

/// Draws the marks: rings below arrows and lines, and each kind in its order.
pub fn marks(diagram: &Diagram, layout: Layout, palette: &Palette) -> Layers {
    let (mut edges, mut rings, mut ways, mut above) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for mark in &diagram.marks {
        let new_pen = || Pen::new(palette.role(mark.role), palette.halo);
        let group = |pen: Pen| Group { class: "mark", data: data(mark), shapes: pen.finish() };
        let mut pen = new_pen();
        match mark.symbol {
            Symbol::Ring(square) => {
                signs::ring(&mut pen, layout.point(square), mark.role);
                // Rings around neighbours touch: no light edge may cut into the other ring.
                edges.extend(pen.take_edges());
                rings.push(group(pen));
            }
            Symbol::Dot(square) => {
                let taken = diagram.board.get(square).is_some();
                signs::dot(&mut pen, dot_centre(layout.point(square), taken), mark.role);
                above.push(group(pen));
            }
            Symbol::Arrow(Move { from, to }) | Symbol::Line(from, to) => {
                let Some(way) = way(diagram, layout, from, to) else { continue };
                let mut pens = Pens { below: pen, above: new_pen() };
                if matches!(mark.symbol, Symbol::Arrow(_)) {
                    ways::arrow(&mut pens, &way, mark.role);
                } else {
                    ways::line(&mut pens, &way, mark.role);
                }
                ways.push(group(pens.below));
                above.push(group(pens.above));
            }
        }
    }
    let mut below = vec![Group::plain("halo", edges)];
    below.append(&mut rings);
    below.append(&mut ways);
    for layer in [&mut below, &mut above] {
        layer.retain(|group| !group.shapes.is_empty());
    }
    Layers { below, above }
}

/// On a piece a dot sits at the rim, or it would hide the character.
fn dot_centre(point: Point, taken: bool) -> Point {
    if taken { point + Point::new(0.38, -0.38) * STEP } else { point }
}

fn way(diagram: &Diagram, layout: Layout, from: Square, to: Square) -> Option<Way> {
    let others = diagram.board.occupied().without([from, to].into_iter().collect());
    let end = |square| (layout.point(square), room(diagram, square));
    Way::new(end(from), end(to), others.into_iter().map(|square| layout.point(square)))
}

/// How far from the middle of a square an arrow must end.
fn room(diagram: &Diagram, square: Square) -> f32 {
    let marked = |symbol: Symbol| diagram.marks.iter().any(|mark| mark.symbol == symbol);
    let piece = diagram.board.get(square).is_some();
    if marked(Symbol::Ring(square)) {
        signs::RING + 0.06 * STEP
    } else if piece {
        PIECE + 0.02 * STEP
    } else if marked(Symbol::Dot(square)) {
        signs::DOT + 0.06 * STEP
    } else {
        0.04 * STEP
    }
}

fn data(mark: &Mark) -> Vec<(&'static str, String)> {
    let (symbol, place) = match mark.symbol {
        Symbol::Ring(square) => ("ring", square.to_string()),
        Symbol::Dot(square) => ("dot", square.to_string()),
        Symbol::Arrow(mv) => ("arrow", mv.to_string()),
        Symbol::Line(from, to) => ("line", format!("{from}{to}")),
    };
    vec![("role", mark.role.code().to_owned()), ("symbol", symbol.to_owned()), ("place", place)]
}
