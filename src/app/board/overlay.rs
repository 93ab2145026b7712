//! The marks, drawn.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use crate::app::board::geometry::Geometry;
use crate::app::board::marks::{Marks, SuicideKind};
use crate::app::board::scene::Scene;
use crate::app::drafts::Draft;
use crate::app::theme::fonts;
use crate::app::theme::{Palette, size};
use crate::app::view::ViewCtx;
use xiangqi::{Move, Square};

/// From how many allowed moves on they are drawn as points alone, without lines to them.
const LINES: usize = 8;

/// What lies under the pieces.
pub fn below(painter: &Painter, geometry: &Geometry, scene: &Scene, marks: &Marks, cx: ViewCtx<'_>) {
    let colours = &cx.colours.marks;
    if let Some(mv) = marks.moved {
        for square in [mv.from, mv.to] {
            brackets(painter, geometry, square, colours.moved);
        }
    }
    for &square in &cx.state.view.highlight {
        let at = geometry.point(square);
        painter.circle_filled(at, geometry.radius() * 1.2, colours.highlight.gamma_multiply(0.3));
        let stroke = Stroke::new(geometry.step * 0.1, colours.highlight);
        painter.circle_stroke(at, geometry.radius() * 1.14, stroke);
    }
    for attack in &marks.attacks {
        let (from, to) = (geometry.point(attack.from), geometry.point(attack.to));
        let width = geometry.step * if attack.now { 0.085 } else { 0.05 };
        let shapes =
            Shape::dashed_line(&[from, to], Stroke::new(width, colours.danger), width * 2.2, width * 1.5);
        painter.extend(shapes);
    }
    if marks.allowed.len() <= LINES {
        for &mv in &marks.allowed {
            let stroke = Stroke::new(geometry.step * 0.05, colours.allowed.gamma_multiply(0.8));
            painter.line_segment([geometry.point(mv.from), geometry.point(mv.to)], stroke);
        }
    }
    for &mv in &marks.allowed {
        if scene.board.get(mv.to).is_none() {
            point(painter, geometry, mv.to, colours.allowed, colours.halo);
        }
    }
    for to in scene.reach {
        let (at, stroke) = (geometry.point(to), Stroke::new(geometry.step * 0.06, colours.allowed));
        let radius =
            if scene.board.get(to).is_some() { geometry.radius() * 1.1 } else { geometry.step * 0.13 };
        painter.circle_stroke(at, radius, stroke);
    }
    for &mv in &marks.answers {
        let stroke = Stroke::new(geometry.step * 0.06, colours.allowed);
        if scene.board.get(mv.to).is_none() {
            painter.circle_stroke(geometry.point(mv.to), geometry.step * 0.13, stroke);
        }
    }
}

/// Around the pieces that are wrong where they stand, while a position is set up.
pub fn faults(painter: &Painter, geometry: &Geometry, cx: ViewCtx<'_>) {
    let colours = &cx.colours.marks;
    for square in cx.state.report().setup().faults().into_iter().flat_map(|fault| fault.squares) {
        ring(painter, geometry, square, colours.danger, 0.06, colours.halo);
    }
}

/// Around the points that were clicked for a row that is being filled in.
pub fn picked(painter: &Painter, geometry: &Geometry, cx: ViewCtx<'_>) {
    let Some(Draft::Event(draft)) = &cx.state.draft else { return };
    let colours = &cx.colours.marks;
    for square in draft.named().into_iter().filter(|_| draft.picking) {
        ring(painter, geometry, square, colours.touch, 0.08, colours.halo);
    }
}

/// What lies over the pieces.
pub fn above(painter: &Painter, geometry: &Geometry, scene: &Scene, marks: &Marks, cx: ViewCtx<'_>) {
    let colours = &cx.colours.marks;
    for attack in marks.attacks.iter().filter(|attack| attack.now) {
        ring(painter, geometry, attack.from, colours.danger, 0.05, colours.halo);
    }
    for &mv in &marks.allowed {
        if scene.board.get(mv.to).is_some() {
            arrow(painter, geometry, mv, colours.allowed, 0.07, colours.halo);
        }
    }
    for &square in &marks.touched {
        ring(painter, geometry, square, colours.touch, 0.08, colours.halo);
    }
    for suicide in marks.suicides.iter().filter(|suicide| suicide.arrow) {
        arrow(painter, geometry, suicide.mv, colours.danger, 0.09, colours.halo);
    }
    for suicide in marks.suicides.iter().filter(|suicide| !suicide.arrow) {
        cross(painter, geometry, suicide.mv.to, colours.danger, colours.halo);
    }
    if let Some(mv) = marks.played {
        dashed_arrow(painter, geometry, mv, colours.moved, 0.085, colours.halo);
    }
    let mut labelled: Vec<Pos2> = Vec::new();
    for suicide in &marks.suicides {
        let text = match suicide.kind {
            SuicideKind::IfTaken => cx.t.suicide_if_taken,
            SuicideKind::IfMoved => cx.t.suicide_if_moved,
            SuicideKind::Released => cx.t.suicide_released,
        };
        let (from, to) = (geometry.point(suicide.mv.from), geometry.point(suicide.mv.to));
        let at = if suicide.arrow {
            from.lerp(to, 0.5) + vec2(0.2, 0.0) * geometry.step
        } else {
            // In the middle of a field beside the piece, where no mark lies.
            let below = if from.y + geometry.step < geometry.wood.bottom() { 0.5 } else { -0.5 };
            from + vec2(0.3, below) * geometry.step
        };
        // One label is enough where arrows lie close together.
        if labelled.iter().all(|other| other.distance(at) > geometry.step) {
            labelled.push(at);
            label(painter, geometry, at, text, cx.colours);
        }
    }
}

fn point(painter: &Painter, geometry: &Geometry, square: Square, colour: Color32, halo: Color32) {
    let at = geometry.point(square);
    painter.circle_filled(at, geometry.step * 0.19, halo);
    painter.circle_filled(at, geometry.step * 0.15, colour);
}

fn ring(painter: &Painter, geometry: &Geometry, square: Square, colour: Color32, width: f32, halo: Color32) {
    let (at, radius) = (geometry.point(square), geometry.radius() * 1.06);
    let width = geometry.step * width;
    painter.circle_stroke(at, radius, Stroke::new(width + 2.0, halo));
    painter.circle_stroke(at, radius, Stroke::new(width, colour));
}

fn cross(painter: &Painter, geometry: &Geometry, square: Square, colour: Color32, halo: Color32) {
    let (at, arm) = (geometry.point(square), geometry.step * 0.13);
    for (stroke_width, stroke_colour) in [(0.11, halo), (0.065, colour)] {
        let stroke = Stroke::new(geometry.step * stroke_width, stroke_colour);
        painter.line_segment([at - Vec2::splat(arm), at + Vec2::splat(arm)], stroke);
        painter.line_segment([at + vec2(-arm, arm), at + vec2(arm, -arm)], stroke);
    }
}

/// From the edge of one piece to the edge of the other.
fn arrow(painter: &Painter, geometry: &Geometry, mv: Move, colour: Color32, width: f32, halo: Color32) {
    let (from, to) = (geometry.point(mv.from), geometry.point(mv.to));
    let direction = (to - from).normalized();
    let across = vec2(-direction.y, direction.x);
    let tail = from + direction * geometry.radius() * 1.02;
    let tip = to - direction * geometry.radius() * 1.06;
    let width = geometry.step * width;
    let head = width * 2.6;
    let neck = tip - direction * head;
    let barbs = |grow: f32| {
        vec![
            tip + direction * grow * 1.4,
            neck + across * (head * 0.62 + grow) - direction * grow,
            neck - across * (head * 0.62 + grow) - direction * grow,
        ]
    };
    painter.line_segment([tail, neck], Stroke::new(width + 3.0, halo));
    painter.add(Shape::convex_polygon(barbs(1.5), halo, Stroke::NONE));
    painter.line_segment([tail, neck + direction], Stroke::new(width, colour));
    painter.add(Shape::convex_polygon(barbs(0.0), colour, Stroke::NONE));
}

/// The move that was played: an arrow of dashes from the empty point to the piece that left it.
fn dashed_arrow(
    painter: &Painter,
    geometry: &Geometry,
    mv: Move,
    colour: Color32,
    width: f32,
    halo: Color32,
) {
    let (from, to) = (geometry.point(mv.from), geometry.point(mv.to));
    let direction = (to - from).normalized();
    let across = vec2(-direction.y, direction.x);
    let tip = to - direction * geometry.radius() * 1.06;
    let width = geometry.step * width;
    let head = width * 2.6;
    let neck = tip - direction * head;
    let dashes = |width: f32, colour: Color32| {
        let step = geometry.step;
        Shape::dashed_line(&[from, neck], Stroke::new(width, colour), step * 0.17, step * 0.09)
    };
    let barbs = |grow: f32| {
        vec![
            tip + direction * grow * 1.4,
            neck + across * (head * 0.62 + grow) - direction * grow,
            neck - across * (head * 0.62 + grow) - direction * grow,
        ]
    };
    painter.extend(dashes(width + 3.0, halo));
    painter.add(Shape::convex_polygon(barbs(1.5), halo, Stroke::NONE));
    painter.extend(dashes(width, colour));
    painter.add(Shape::convex_polygon(barbs(0.0), colour, Stroke::NONE));
}

/// Corner brackets around a point.
fn brackets(painter: &Painter, geometry: &Geometry, square: Square, colour: Color32) {
    let at = geometry.point(square);
    let (out, length) = (geometry.step * 0.47, geometry.step * 0.15);
    let stroke = Stroke::new((geometry.step * 0.05).max(2.0), colour);
    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
        let corner = at + vec2(x, y) * out;
        painter.add(Shape::line(
            vec![corner - vec2(x * length, 0.0), corner, corner - vec2(0.0, y * length)],
            stroke,
        ));
    }
}

/// A label that begins at `at`, or as far to the right as there is room.
fn label(painter: &Painter, geometry: &Geometry, at: Pos2, text: &str, colours: &Palette) {
    let font = FontId::new((geometry.step * 0.27).max(size::SMALL), fonts::bold());
    let galley = painter.layout_no_wrap(text.to_owned(), font, colours.marks.danger);
    let pad = vec2(geometry.step * 0.1, geometry.step * 0.04);
    let whole = galley.size() + 2.0 * pad;
    let left = at.x.min(geometry.wood.right() - whole.x - pad.y);
    let rect = Rect::from_min_size(egui::pos2(left, at.y - whole.y / 2.0), whole);
    painter.rect(
        rect,
        whole.y / 2.0,
        colours.marks.halo,
        Stroke::new(1.0, colours.marks.danger),
        egui::StrokeKind::Middle,
    );
    let place = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size());
    painter.galley(place.min, galley, colours.marks.danger);
}
