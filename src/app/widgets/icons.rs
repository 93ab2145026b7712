//! Icons, drawn: the fonts have none that fit.

use egui::{Atom, Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

/// The size of an icon in a line of text.
const BESIDE_TEXT: f32 = 14.0;

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Icon {
    /// A bent arrow to the left.
    Undo,
    /// A bent arrow to the right.
    Redo,
    /// Two arrows, up and down.
    Flip,
    Remove,
    Edit,
    /// Half a disc: light and dark.
    Theme,
    Add,
    Less,
    Up,
    Down,
    /// A point to the left.
    Previous,
    /// A point to the right.
    Next,
    /// A point to the left against a bar.
    First,
    /// A point to the right against a bar.
    Last,
    Board,
    /// A mark at what is chosen or on.
    Tick,
}

impl Icon {
    /// A part of a button: the icon, or its room.
    pub fn atom<'a>(self, shown: bool, colour: Color32) -> Atom<'a> {
        Atom::paint(Vec2::splat(BESIDE_TEXT), move |ui, args| {
            if shown {
                self.paint(ui.painter(), args.rect, colour);
            }
        })
    }

    /// Draws it into the middle of `rect`.
    pub fn paint(self, painter: &Painter, rect: Rect, colour: Color32) {
        let radius = rect.width().min(rect.height()) * 0.5;
        let stroke = Stroke::new((radius * 0.2).max(1.5), colour);
        let at = |x: f32, y: f32| rect.center() + vec2(x, y) * radius;
        let lines = |points: &[Pos2]| painter.add(Shape::line(points.to_vec(), stroke));
        match self {
            Self::Undo => bent_arrow(painter, rect.center(), radius, -1.0, stroke),
            Self::Redo => bent_arrow(painter, rect.center(), radius, 1.0, stroke),
            Self::Flip => {
                for (x, y) in [(-0.42, -1.0), (0.42, 1.0)] {
                    lines(&[at(x, -0.75 * y), at(x, 0.75 * y)]);
                    lines(&[at(x - 0.34, 0.38 * y), at(x, 0.75 * y), at(x + 0.34, 0.38 * y)]);
                }
            }
            Self::Remove => {
                lines(&[at(-0.55, -0.55), at(0.55, 0.55)]);
                lines(&[at(-0.55, 0.55), at(0.55, -0.55)]);
            }
            Self::Edit => {
                lines(&[
                    at(-0.75, 0.75),
                    at(-0.6, 0.25),
                    at(0.45, -0.8),
                    at(0.8, -0.45),
                    at(-0.25, 0.6),
                    at(-0.75, 0.75),
                ]);
                lines(&[at(0.15, -0.5), at(0.5, -0.15)]);
            }
            Self::Add => {
                lines(&[at(-0.65, 0.0), at(0.65, 0.0)]);
                lines(&[at(0.0, -0.65), at(0.0, 0.65)]);
            }
            Self::Less => {
                lines(&[at(-0.65, 0.0), at(0.65, 0.0)]);
            }
            Self::Up => {
                lines(&[at(-0.6, 0.35), at(0.0, -0.35), at(0.6, 0.35)]);
            }
            Self::Down => {
                lines(&[at(-0.6, -0.35), at(0.0, 0.35), at(0.6, -0.35)]);
            }
            Self::Previous => {
                lines(&[at(0.3, -0.6), at(-0.35, 0.0), at(0.3, 0.6)]);
            }
            Self::Next => {
                lines(&[at(-0.3, -0.6), at(0.35, 0.0), at(-0.3, 0.6)]);
            }
            Self::First => {
                lines(&[at(0.55, -0.6), at(-0.1, 0.0), at(0.55, 0.6)]);
                lines(&[at(-0.5, -0.6), at(-0.5, 0.6)]);
            }
            Self::Last => {
                lines(&[at(-0.55, -0.6), at(0.1, 0.0), at(-0.55, 0.6)]);
                lines(&[at(0.5, -0.6), at(0.5, 0.6)]);
            }
            Self::Board => {
                let edge = Rect::from_center_size(rect.center(), vec2(1.6, 1.8) * radius);
                painter.rect_stroke(edge, 2.0, stroke, egui::StrokeKind::Middle);
                lines(&[at(-0.8, -0.3), at(0.8, -0.3)]);
                lines(&[at(-0.8, 0.3), at(0.8, 0.3)]);
                painter.circle_filled(at(0.0, 0.3), radius * 0.32, colour);
            }
            Self::Tick => {
                lines(&[at(-0.7, 0.05), at(-0.2, 0.6), at(0.75, -0.6)]);
            }
            Self::Theme => {
                painter.circle_stroke(rect.center(), radius * 0.75, stroke);
                let half = (0..=16).map(|step| {
                    let angle = std::f32::consts::PI * (step as f32 / 16.0 - 0.5);
                    at(angle.cos() * 0.75, angle.sin() * 0.75)
                });
                painter.add(Shape::convex_polygon(half.collect(), colour, Stroke::NONE));
            }
        }
    }
}

/// A bent arrow that points to the left (`way` -1) or to the right (1).
fn bent_arrow(painter: &Painter, centre: Pos2, radius: f32, way: f32, stroke: Stroke) {
    let at = |x: f32, y: f32| pos2(centre.x + way * x * radius, centre.y + y * radius);
    let bow = (0..=20).map(|step| {
        let angle = std::f32::consts::PI * (step as f32 / 20.0);
        at(0.15 - angle.sin() * 0.75, 0.15 + angle.cos() * 0.45)
    });
    let mut points: Vec<Pos2> = bow.collect();
    points.push(at(0.75, -0.3));
    painter.add(Shape::line(points, stroke));
    painter.add(Shape::line(vec![at(0.38, -0.68), at(0.78, -0.3), at(0.38, 0.08)], stroke));
}
