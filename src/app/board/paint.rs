//! The shapes of a scene as egui's.

use egui::{Color32, FontFamily, FontId, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use crate::app::theme::fonts;
use crate::export::diagram::geometry::Point;
use crate::export::diagram::glyphs::{Font, Letter};
use crate::export::diagram::scene::{self, Colour, Form, Segment};

/// The straight parts of a curve, and of a dashed circle.
const CURVE: u8 = 8;
const ROUND: u8 = 90;

/// Where a scene lies on the screen.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Place {
    /// The scene's origin.
    pub origin: Pos2,
    /// Points for a unit of the scene.
    pub scale: f32,
}

impl Place {
    /// A scene in points of the screen.
    pub const SCREEN: Self = Self { origin: Pos2::ZERO, scale: 1.0 };

    /// A point of the scene on the screen.
    pub fn pos(self, point: Point) -> Pos2 {
        self.origin + vec2(point.x, point.y) * self.scale
    }

    /// A point of the screen in the scene.
    pub fn point(self, pos: Pos2) -> Point {
        let way = (pos - self.origin) / self.scale;
        Point::new(way.x, way.y)
    }

    fn rect(self, min: Point, max: Point) -> Rect {
        Rect::from_min_max(self.pos(min), self.pos(max))
    }
}

fn color32(Colour([red, green, blue, alpha]): Colour) -> Color32 {
    Color32::from_rgba_unmultiplied(red, green, blue, alpha)
}

/// Paints shapes, the lowest first.
pub fn paint<'a>(painter: &Painter, place: Place, shapes: impl IntoIterator<Item = &'a scene::Shape>) {
    for shape in shapes {
        let fill = shape.fill.map_or(Color32::TRANSPARENT, color32);
        match &shape.form {
            Form::Letter(letter) => self::letter(painter, place, letter, fill),
            Form::Circle { centre, radius } => {
                let (center, radius) = (place.pos(*centre), radius * place.scale);
                painter.circle_filled(center, radius, fill);
                match &shape.stroke {
                    Some(stroke) if stroke.dashes.is_empty() => {
                        let stroke = thick(stroke, place);
                        // egui draws the line of a circle outside of it.
                        painter.circle_stroke(center, radius - stroke.width / 2.0, stroke);
                    }
                    Some(stroke) => {
                        let round = |step: u8| {
                            let angle = std::f32::consts::TAU * f32::from(step) / f32::from(ROUND);
                            center + Vec2::angled(angle) * radius
                        };
                        line(painter, (0..ROUND).map(round).collect(), true, stroke, place);
                    }
                    None => {}
                }
            }
            Form::Oval { min, max } => {
                let rect = place.rect(*min, *max);
                let (center, radius) = (rect.center(), rect.size() / 2.0);
                painter.add(Shape::ellipse_filled(center, radius, fill));
                if let Some(stroke) = &shape.stroke {
                    let stroke = thick(stroke, place);
                    let radius = radius - Vec2::splat(stroke.width / 2.0);
                    painter.add(Shape::ellipse_stroke(center, radius, stroke));
                }
            }
            Form::Rect { min, max } => {
                let rect = place.rect(*min, *max);
                painter.rect_filled(rect, 0.0, fill);
                if let Some(stroke) = &shape.stroke {
                    painter.rect_stroke(rect, 0.0, thick(stroke, place), egui::StrokeKind::Middle);
                }
            }
            Form::Path(segments) => {
                for (points, closed) in lines(segments, place) {
                    if fill != Color32::TRANSPARENT {
                        painter.add(Shape::convex_polygon(fan(points.clone()), fill, Stroke::NONE));
                    }
                    if let Some(stroke) = &shape.stroke {
                        line(painter, points, closed, stroke, place);
                    }
                }
            }
        }
    }
}

/// A line of the scene; the thinnest is still seen.
fn thick(stroke: &scene::Stroke, place: Place) -> Stroke {
    Stroke::new((stroke.width * place.scale).max(1.0), color32(stroke.colour))
}

fn line(painter: &Painter, mut points: Vec<Pos2>, closed: bool, stroke: &scene::Stroke, place: Place) {
    let pen = thick(stroke, place);
    if pen.color == Color32::TRANSPARENT {
        return;
    }
    if stroke.dashes.is_empty() {
        if stroke.round {
            for &point in &points {
                painter.circle_filled(point, pen.width / 2.0, pen.color);
            }
        }
        painter.add(if closed { Shape::closed_line(points, pen) } else { Shape::line(points, pen) });
        return;
    }
    points.extend(points.first().copied().filter(|_| closed));
    let lengths = |from: usize| -> Vec<f32> {
        stroke.dashes.iter().skip(from).step_by(2).map(|length| length * place.scale).collect()
    };
    painter.extend(Shape::dashed_line_with_offset(&points, pen, &lengths(0), &lengths(1), 0.0));
}

/// The lines of an outline on the screen, and whether each is closed.
fn lines(segments: &[Segment], place: Place) -> Vec<(Vec<Pos2>, bool)> {
    let mut all: Vec<(Vec<Pos2>, bool)> = Vec::new();
    for segment in segments {
        if let Segment::Move(to) = *segment {
            all.push((vec![place.pos(to)], false));
            continue;
        }
        let Some((points, closed)) = all.last_mut() else { continue };
        let Some(&from) = points.last() else { continue };
        let parts = (1..=CURVE).map(|step| f32::from(step) / f32::from(CURVE));
        match *segment {
            Segment::Move(_) => {}
            Segment::Line(to) => points.push(place.pos(to)),
            Segment::Quad(control, to) => {
                let (control, to) = (place.pos(control), place.pos(to));
                points.extend(parts.map(|part| from.lerp(control, part).lerp(control.lerp(to, part), part)));
            }
            Segment::Cubic(one, other, to) => {
                let (one, other, to) = (place.pos(one), place.pos(other), place.pos(to));
                points.extend(parts.map(|part| {
                    let middle = one.lerp(other, part);
                    let (first, last) =
                        (from.lerp(one, part).lerp(middle, part), middle.lerp(other.lerp(to, part), part));
                    first.lerp(last, part)
                }));
            }
            Segment::Close => *closed = true,
        }
    }
    all
}

/// The corners of a polygon in the order in which egui fills it well: clockwise, and from a corner that sees all others,
/// since it fills triangles from the first corner on. An arrow is seen whole from its tip.
fn fan(mut corners: Vec<Pos2>) -> Vec<Pos2> {
    let turn = |a: Pos2, b: Pos2, c: Pos2| (b - a).x * (c - a).y - (b - a).y * (c - a).x;
    let turns = |corners: &[Pos2]| -> Vec<f32> {
        match corners {
            [first, rest @ ..] => {
                rest.iter().zip(rest.iter().skip(1)).map(|(&b, &c)| turn(*first, b, c)).collect()
            }
            [] => Vec::new(),
        }
    };
    if turns(&corners).iter().sum::<f32>() < 0.0 {
        corners.reverse();
    }
    for _ in 0..corners.len() {
        if turns(&corners).iter().all(|&turn| turn >= 0.0) {
            break;
        }
        corners.rotate_left(1);
    }
    corners
}

fn letter(painter: &Painter, place: Place, letter: &Letter, ink: Color32) {
    let family = match letter.font {
        Font::Text => FontFamily::Proportional,
        Font::Bold => fonts::bold(),
        Font::Kai => fonts::kai(),
    };
    let font = FontId::new(letter.size * place.scale, family);
    let galley = painter.layout_no_wrap(letter.character.to_string(), font, ink);
    let within = if letter.centred {
        galley.mesh_bounds.center()
    } else {
        let Some(row) = galley.rows.first() else { return };
        let Some(glyph) = row.row.glyphs.first() else { return };
        row.pos + glyph.pos.to_vec2()
    };
    painter.galley(place.pos(letter.at) - within.to_vec2(), galley, ink);
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn an_arrow_is_filled_from_its_tip() {
        let tip = pos2(10.0, 0.0);
        let arrow = [(0.0, -1.0), (6.0, -1.0), (6.0, -3.0), (10.0, 0.0), (6.0, 3.0), (6.0, 1.0), (0.0, 1.0)];
        let corners: Vec<Pos2> = arrow.map(|(x, y)| pos2(x, y)).to_vec();
        assert_eq!(fan(corners.clone()).first(), Some(&tip));
        assert_eq!(fan(corners.into_iter().rev().collect()).first(), Some(&tip));
    }
}
