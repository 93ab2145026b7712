//! The lines under the board: who is to move, the check and its answers, and what the marks mean.

use egui::{Color32, FontId, RichText, Sense, Stroke, Ui, vec2};

use crate::app::board::marks::Marks;
use crate::app::board::scene::Scene;
use crate::app::theme::{size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::{paragraph, quiet};
use crate::text::window;
use xiangqi::Square;

/// Shows the lines.
pub fn show(ui: &mut Ui, scene: &Scene, marks: &Marks, cx: ViewCtx<'_>, out: &mut Messages) {
    legend(ui, marks, cx);
    let (Some(text), Some(today)) = (sentence(scene, cx), cx.state.today()) else { return };
    let position = &today.incident.position;
    let response = paragraph(ui, RichText::new(text).size(size::BODY));
    if response.hovered() && position.exposure().any() {
        let squares: Vec<Square> = today.legal.iter().map(|mv| mv.to).collect();
        out.highlight(&squares);
    }
}

/// Who is to move, and how a check can be answered.
fn sentence(scene: &Scene, cx: ViewCtx<'_>) -> Option<String> {
    let today = cx.state.today().filter(|_| scene.ruling.is_some() && !scene.released)?;
    Some(window::status(&today.incident.position, &today.legal, cx.lang))
}

/// The height of the lines, where the legend takes one.
pub fn height(ui: &Ui, scene: &Scene, cx: ViewCtx<'_>) -> f32 {
    let Some(text) = sentence(scene, cx) else { return 0.0 };
    let font = FontId::proportional(size::BODY);
    let galley = ui.painter().layout(text, font, Color32::PLACEHOLDER, ui.available_width());
    LEGEND + 2.0 * ui.spacing().item_spacing.y + galley.size().y
}

/// The height of the legend.
const LEGEND: f32 = 24.0;

/// A sign of the legend.
#[derive(Copy, Clone)]
enum Sign {
    Ring,
    Point,
    Circle,
    Arrow,
    Cross,
    DashedArrow,
    Dashes,
}

/// The marks that are on the board, each with a word.
pub fn legend(ui: &mut Ui, marks: &Marks, cx: ViewCtx<'_>) {
    let [touch, allowed, danger, moved] = cx.colours.legend;
    let t = cx.t;
    let suicide = if marks.suicides.iter().any(|suicide| suicide.arrow) { Sign::Arrow } else { Sign::Cross };
    let signs = [
        (!marks.touched.is_empty(), Sign::Ring, touch, t.legend_touched),
        (!marks.allowed.is_empty(), Sign::Point, allowed, t.legend_allowed),
        (!marks.answers.is_empty(), Sign::Circle, allowed, t.legend_answers),
        (marks.played.is_some(), Sign::DashedArrow, moved, t.legend_moved),
        (!marks.suicides.is_empty(), suicide, danger, t.legend_suicide),
        (!marks.attacks.is_empty(), Sign::Dashes, danger, t.legend_attack),
    ];
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(LEGEND);
        ui.spacing_mut().item_spacing.x = space::XS;
        for (_, sign, colour, text) in signs.into_iter().filter(|(shown, ..)| *shown) {
            draw(ui, sign, colour);
            ui.label(quiet(text, cx.colours));
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
        Sign::Cross => {
            let stroke = Stroke::new(3.0, colour);
            painter.line_segment([at - vec2(5.0, 5.0), at + vec2(5.0, 5.0)], stroke);
            painter.line_segment([at + vec2(-5.0, 5.0), at + vec2(5.0, -5.0)], stroke);
        }
        Sign::DashedArrow => {
            let neck = rect.right_center() - vec2(9.0, 0.0);
            let ends = [rect.left_center(), neck];
            painter.extend(egui::Shape::dashed_line(&ends, Stroke::new(3.0, colour), 4.0, 2.5));
            let head = vec![rect.right_center(), neck - vec2(0.0, 5.0), neck + vec2(0.0, 5.0)];
            painter.add(egui::Shape::convex_polygon(head, colour, Stroke::NONE));
        }
        Sign::Dashes => {
            let ends = [rect.left_center(), rect.right_center()];
            painter.extend(egui::Shape::dashed_line(&ends, Stroke::new(3.0, colour), 5.0, 3.0));
        }
    }
}
