//! Marks over a picture, drawn, and found under the pointer.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2};

use crate::app::board::paint::{self, Place};
use crate::app::exhibits::lens::Lens;
use crate::app::theme::size;
use crate::export::diagram::geometry::Point;
use crate::export::diagram::picture_marks::Canvas;
use crate::export::diagram::scene::Form;
use crate::report::Mark;

const DARK: Color32 = Color32::from_rgb(20, 20, 20);
/// How far from a line the pointer may be to take it.
const REACH: f32 = 12.0;

fn canvas(lens: &Lens) -> Canvas {
    let (min, size) = (lens.place.min, lens.place.size());
    Canvas {
        frame: lens.frame,
        min: Point::new(min.x, min.y),
        size: Point::new(size.x, size.y),
        line: 3.0,
        edge: 6.0,
        head: 16.0,
        letters: size::TITLE,
    }
}

/// Draws a mark; one that is chosen has handles at its ends.
pub fn paint(painter: &Painter, lens: &Lens, mark: &Mark, chosen: bool) {
    paint::paint(painter, Place::SCREEN, &canvas(lens).shapes(mark));
    if chosen {
        let rect = bounds(lens, mark).expand(6.0);
        let dashes = |stroke: Stroke, offset| {
            let [a, b, c, d] = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
            Shape::dashed_line_with_offset(&[a, b, c, d, a], stroke, &[6.0], &[6.0], offset)
        };
        painter.extend(dashes(Stroke::new(2.0, DARK), 0.0));
        painter.extend(dashes(Stroke::new(2.0, Color32::WHITE), 6.0));
    }
}

/// Draws the part that is to be shown, with what is around it darker.
pub fn paint_crop(painter: &Painter, lens: &Lens, rect: Rect) {
    let place = lens.place;
    let around = [
        Rect::from_min_max(place.min, pos2(place.max.x, rect.min.y)),
        Rect::from_min_max(pos2(place.min.x, rect.max.y), place.max),
        Rect::from_min_max(pos2(place.min.x, rect.min.y), pos2(rect.min.x, rect.max.y)),
        Rect::from_min_max(pos2(rect.max.x, rect.min.y), pos2(place.max.x, rect.max.y)),
    ];
    for dim in around.into_iter().filter(|dim| dim.is_positive()) {
        painter.rect_filled(dim, 0.0, Color32::from_black_alpha(150));
    }
    let corner = |pos: Pos2| Point::new(pos.x, pos.y);
    let frame = Form::Rect { min: corner(rect.min), max: corner(rect.max) };
    paint::paint(painter, Place::SCREEN, &canvas(lens).stroked(&frame));
}

fn bounds(lens: &Lens, mark: &Mark) -> Rect {
    let (min, max) = canvas(lens).bounds(mark);
    Rect::from_min_max(pos2(min.x, min.y), pos2(max.x, max.y))
}

/// The mark on top under the pointer.
pub fn hit(lens: &Lens, marks: &[Mark], pos: Pos2) -> Option<usize> {
    marks.iter().rposition(|mark| match mark {
        Mark::Arrow(from, to) => {
            let (from, way) = (lens.pos(*from), lens.pos(*to) - lens.pos(*from));
            let along = ((pos - from).dot(way) / way.length_sq().max(1.0)).clamp(0.0, 1.0);
            (from + along * way).distance(pos) <= REACH
        }
        _ => bounds(lens, mark).expand(REACH / 2.0).contains(pos),
    })
}
