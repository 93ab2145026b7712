//! The drawing of a board, shape by shape.

use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Rect, Transform};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, Stroke, StrokeDash};
use krilla::surface::Surface;

use crate::export::diagram::geometry::Point;
use crate::export::diagram::scene::{Colour, Form, Segment, Shape};
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
    surface.set_fill(shape.fill.map(|colour| {
        let (paint, opacity) = ink(colour);
        Fill { paint: paint.into(), opacity, rule: FillRule::NonZero }
    }));
    surface.set_stroke(shape.stroke.as_ref().map(|stroke| {
        let (paint, opacity) = ink(stroke.colour);
        Stroke {
            paint: paint.into(),
            width: stroke.width,
            line_cap: if stroke.round { LineCap::Round } else { LineCap::Butt },
            line_join: LineJoin::Round,
            opacity,
            dash: (!stroke.dashes.is_empty())
                .then(|| StrokeDash { array: stroke.dashes.clone(), offset: 0.0 }),
            ..Stroke::default()
        }
    }));
    if shape.fill.is_some() || shape.stroke.is_some() {
        surface.draw_path(&path);
    }
}

fn ink(Colour([red, green, blue, alpha]): Colour) -> (rgb::Color, NormalizedF32) {
    let opacity = NormalizedF32::new(f32::from(alpha) / 255.0).unwrap_or(NormalizedF32::ONE);
    (rgb::Color::new(red, green, blue), opacity)
}

fn path(form: &Form) -> Option<Path> {
    let mut path = PathBuilder::new();
    match form {
        Form::Circle { centre, radius } => oval(&mut path, *centre, Point::new(*radius, *radius)),
        Form::Oval { min, max } => oval(&mut path, (*min + *max) * 0.5, (*max - *min) * 0.5),
        Form::Rect { min, max } => path.push_rect(Rect::from_ltrb(min.x, min.y, max.x, max.y)?),
        Form::Letter(letter) => outline(&mut path, &letter.outline()),
        Form::Path(segments) => outline(&mut path, segments),
    }
    path.finish()
}

fn oval(path: &mut PathBuilder, Point { x, y }: Point, half: Point) {
    let (a, b) = (half.x, half.y);
    let (k, l) = (KAPPA * a, KAPPA * b);
    path.move_to(x + a, y);
    path.cubic_to(x + a, y + l, x + k, y + b, x, y + b);
    path.cubic_to(x - k, y + b, x - a, y + l, x - a, y);
    path.cubic_to(x - a, y - l, x - k, y - b, x, y - b);
    path.cubic_to(x + k, y - b, x + a, y - l, x + a, y);
    path.close();
}

fn outline(path: &mut PathBuilder, segments: &[Segment]) {
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
