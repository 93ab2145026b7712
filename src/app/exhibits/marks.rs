//! Marks over a picture: light with a dark edge, so that they are seen on any picture.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

use crate::app::exhibits::lens::Lens;
use crate::app::theme::size;
use crate::report::Mark;

const LIGHT: Color32 = Color32::from_rgb(255, 214, 10);
const DARK: Color32 = Color32::from_rgb(20, 20, 20);
/// The width of lines, and with their dark edge.
const LINE: f32 = 3.0;
const EDGE: f32 = 6.0;
const HEAD: f32 = 16.0;
/// The corners of the line that is a ring.
const STEPS: u16 = 72;
/// How far from a line the pointer may be to take it.
const REACH: f32 = 12.0;

/// Draws a mark; one that is chosen has handles at its ends.
pub fn paint(painter: &Painter, lens: &Lens, mark: &Mark, chosen: bool) {
    match mark {
        Mark::Arrow(from, to) => arrow(painter, lens.pos(*from), lens.pos(*to)),
        Mark::Ring(area) => {
            let rect = lens.rect(*area);
            let around = (0..STEPS).map(|step| {
                let way = Vec2::angled(std::f32::consts::TAU * step as f32 / STEPS as f32);
                rect.center() + way * rect.size() / 2.0
            });
            for stroke in strokes() {
                painter.add(Shape::closed_line(around.clone().collect(), stroke));
            }
        }
        Mark::Frame(area) => {
            for stroke in strokes() {
                painter.rect_stroke(lens.rect(*area), 1.0, stroke, StrokeKind::Middle);
            }
        }
        Mark::Label(at, text) => label(painter, lens, lens.pos(*at), text),
    }
    if chosen {
        let rect = bounds(painter, lens, mark).expand(6.0);
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
        Rect::from_min_max(place.min, egui::pos2(place.max.x, rect.min.y)),
        Rect::from_min_max(egui::pos2(place.min.x, rect.max.y), place.max),
        Rect::from_min_max(egui::pos2(place.min.x, rect.min.y), egui::pos2(rect.min.x, rect.max.y)),
        Rect::from_min_max(egui::pos2(rect.max.x, rect.min.y), egui::pos2(place.max.x, rect.max.y)),
    ];
    for dim in around.into_iter().filter(|dim| dim.is_positive()) {
        painter.rect_filled(dim, 0.0, Color32::from_black_alpha(150));
    }
    for stroke in strokes() {
        painter.rect_stroke(rect, 0.0, stroke, StrokeKind::Middle);
    }
}

fn strokes() -> [Stroke; 2] {
    [Stroke::new(EDGE, DARK), Stroke::new(LINE, LIGHT)]
}

fn arrow(painter: &Painter, from: Pos2, to: Pos2) {
    let way = to - from;
    if way.length() < 1.0 {
        return;
    }
    let (ahead, head) = (way.normalized(), HEAD.min(way.length()));
    let wing = |side: f32| to - head * (ahead + side * ahead.rot90());
    for stroke in strokes() {
        painter.add(Shape::line(vec![from, to], stroke));
        painter.add(Shape::line(vec![wing(-0.6), to, wing(0.6)], stroke));
        painter.circle_filled(to, stroke.width / 2.0, stroke.color);
    }
}

fn label(painter: &Painter, lens: &Lens, at: Pos2, text: &str) {
    let rect = ground(painter, lens, at, text);
    painter.rect_filled(rect, 2.0, DARK);
    painter.text(rect.center(), Align2::CENTER_CENTER, text, font(), LIGHT);
}

fn font() -> FontId {
    FontId::proportional(size::TITLE)
}

/// What lies behind the words, pushed inwards where it would leave the picture.
fn ground(painter: &Painter, lens: &Lens, at: Pos2, text: &str) -> Rect {
    let galley = painter.layout_no_wrap(text.to_owned(), font(), LIGHT);
    let size = galley.size() + vec2(12.0, 4.0);
    let place = lens.place;
    let left = at.x.min(place.right() - size.x).max(place.left());
    let top = (at.y - size.y / 2.0).min(place.bottom() - size.y).max(place.top());
    Rect::from_min_size(egui::pos2(left, top), size)
}

fn bounds(painter: &Painter, lens: &Lens, mark: &Mark) -> Rect {
    match mark {
        Mark::Arrow(from, to) => Rect::from_two_pos(lens.pos(*from), lens.pos(*to)),
        Mark::Ring(area) | Mark::Frame(area) => lens.rect(*area),
        Mark::Label(at, text) => ground(painter, lens, lens.pos(*at), text),
    }
}

/// The mark on top under the pointer.
pub fn hit(painter: &Painter, lens: &Lens, marks: &[Mark], pos: Pos2) -> Option<usize> {
    marks.iter().rposition(|mark| match mark {
        Mark::Arrow(from, to) => {
            let (from, way) = (lens.pos(*from), lens.pos(*to) - lens.pos(*from));
            let along = ((pos - from).dot(way) / way.length_sq().max(1.0)).clamp(0.0, 1.0);
            (from + along * way).distance(pos) <= REACH
        }
        _ => bounds(painter, lens, mark).expand(REACH / 2.0).contains(pos),
    })
}
