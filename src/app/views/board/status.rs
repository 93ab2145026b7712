//! The lines under the board: who is to move, the check and its answers, and what the marks mean.

use egui::{Color32, RichText, Sense, Stroke, Ui, vec2};

use super::marks::Marks;
use crate::app::scene::Scene;
use crate::app::theme::size;
use crate::app::views::widgets::{paragraph, quiet};
use crate::app::views::{Look, Outbox};
use crate::wording::window;
use crate::xiangqi::Square;

/// Shows the lines.
pub fn show(ui: &mut Ui, scene: &Scene, marks: &Marks, look: Look<'_>, out: &mut Outbox) {
    legend(ui, marks, look);
    let Some(today) = look.state.today() else { return };
    if scene.ruling.is_none() || scene.released {
        return;
    }
    let position = &today.incident.position;
    let text = RichText::new(window::status(position, &today.legal, look.lang)).size(size::BODY);
    let response = paragraph(ui, text);
    if response.hovered() && position.exposure().any() {
        let squares: Vec<Square> = today.legal.iter().map(|mv| mv.to).collect();
        out.highlight(&squares);
    }
}

/// A sign of the legend.
#[derive(Copy, Clone)]
enum Sign {
    Ring,
    Point,
    Circle,
    Arrow,
    Dashes,
}

/// The marks that are on the board, each with a word.
pub fn legend(ui: &mut Ui, marks: &Marks, look: Look<'_>) {
    let [touch, allowed, danger] = look.colours.legend;
    let t = look.t;
    let signs = [
        (!marks.touched.is_empty(), Sign::Ring, touch, t.legend_touched),
        (!marks.allowed.is_empty(), Sign::Point, allowed, t.legend_allowed),
        (!marks.answers.is_empty(), Sign::Circle, allowed, t.legend_answers),
        (!marks.suicides.is_empty(), Sign::Arrow, danger, t.legend_suicide),
        (!marks.attacks.is_empty(), Sign::Dashes, danger, t.legend_attack),
    ];
    ui.horizontal(|ui| {
        ui.set_min_height(24.0);
        for (_, sign, colour, text) in signs.into_iter().filter(|(shown, ..)| *shown) {
            draw(ui, sign, colour);
            ui.label(quiet(text, look.colours));
        }
    });
}

fn draw(ui: &mut Ui, sign: Sign, colour: Color32) {
    let (rect, _) = ui.allocate_exact_size(vec2(20.0, 18.0), Sense::hover());
    let (painter, at) = (ui.painter(), rect.center());
    match sign {
        Sign::Ring => {
            painter.circle_stroke(at, 7.0, Stroke::new(3.0, colour));
        }
        Sign::Point => {
            painter.circle_filled(at, 5.5, colour);
        }
        Sign::Circle => {
            painter.circle_stroke(at, 4.5, Stroke::new(2.0, colour));
        }
        Sign::Arrow => painter.arrow(rect.left_center(), vec2(rect.width(), 0.0), Stroke::new(3.0, colour)),
        Sign::Dashes => {
            let ends = [rect.left_center(), rect.right_center()];
            painter.extend(egui::Shape::dashed_line(&ends, Stroke::new(3.0, colour), 5.0, 3.0));
        }
    }
}
