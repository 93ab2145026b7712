//! The drawing of a board, shape by shape.

use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Transform};
use krilla::num::NormalizedF32;
use krilla::paint::{LineJoin, Stroke, StrokeDash};
use krilla::surface::Surface;

use super::draw::fill;
use crate::export::diagram::scene::{Form, Segment, Shape};
use crate::export::diagram::{Diagram, scene};

/// The way from the end of a quarter of a circle to its control, as a part of the radius.
const KAPPA: f32 = 0.552_284_8;

/// Draws the board so wide, from the origin on.
pub fn draw(surface: &mut Surface<'_>, diagram: &Diagram, width: f32) {
    let scene = scene(diagram);
    let scale = width / scene.width;
    surface.push_transform(&Transform::from_scale(scale, scale));
    for shape in scene.groups.iter().flat_map(|group| &group.shapes) {
        shape_on(surface, shape);
    }
    surface.pop();
}

fn shape_on(surface: &mut Surface<'_>, shape: &Shape) {
    let Some(path) = path(&shape.form) else { return };
    surface.set_fill(shape.fill.map(|colour| fill(colour.0)));
    surface.set_stroke(shape.stroke.as_ref().map(|stroke| {
        let [red, green, blue] = stroke.colour.0;
        Stroke {
            paint: rgb::Color::new(red, green, blue).into(),
            width: stroke.width,
            line_join: LineJoin::Round,
            opacity: NormalizedF32::ONE,
            dash: (!stroke.dashes.is_empty())
                .then(|| StrokeDash { array: stroke.dashes.clone(), offset: 0.0 }),
            ..Stroke::default()
        }
    }));
    if shape.fill.is_some() || shape.stroke.is_some() {
        surface.draw_path(&path);
    }
}

fn path(form: &Form) -> Option<Path> {
    let mut path = PathBuilder::new();
    match form {
        Form::Circle { centre, radius } => {
            let (x, y, r) = (centre.x, centre.y, *radius);
            let k = KAPPA * r;
            path.move_to(x + r, y);
            path.cubic_to(x + r, y + k, x + k, y + r, x, y + r);
            path.cubic_to(x - k, y + r, x - r, y + k, x - r, y);
            path.cubic_to(x - r, y - k, x - k, y - r, x, y - r);
            path.cubic_to(x + k, y - r, x + r, y - k, x + r, y);
            path.close();
        }
        Form::Path(segments) => {
            for segment in segments {
                match *segment {
                    Segment::Move(to) => path.move_to(to.x, to.y),
                    Segment::Line(to) => path.line_to(to.x, to.y),
                    Segment::Quad(control, to) => path.quad_to(control.x, control.y, to.x, to.y),
                    Segment::Cubic(first, second, to) => {
                        path.cubic_to(first.x, first.y, second.x, second.y, to.x, to.y);
                    }
                    Segment::Close => path.close(),
                }
            }
        }
    }
    path.finish()
}
