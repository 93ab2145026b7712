//! The lines under the board: who is to move, the check and its answers, and what the marks mean.

use egui::{Color32, FontId, RichText, Sense, Ui, vec2};

use crate::app::board::marks::Marks;
use crate::app::board::paint::{self, Place};
use crate::app::board::scene::Scene;
use crate::app::theme::{size, space};
use crate::app::view::{Messages, ViewCtx};
use crate::app::widgets::{paragraph, quiet};
use crate::export::diagram::geometry::Layout;
use crate::export::diagram::{Coordinates, Diagram, Mark, Role, Symbol, marks};
use crate::text::window;
use xiangqi::{Board, Move, Square};

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

/// The marks that are on the board, each with a word.
pub fn legend(ui: &mut Ui, shown: &Marks, cx: ViewCtx<'_>) {
    // On an empty board, where the sign is cut out of the picture.
    let [Some(from), Some(at)] = [Square::new(3, 4), Square::new(4, 4)] else { return };
    let mv = Move::new(from, at);
    let arrows = shown.suicides.iter().any(|suicide| suicide.arrow);
    let t = cx.t;
    let signs = [
        (!shown.touched.is_empty(), Mark::ring(at, Role::Touched), t.legend_touched),
        (!shown.allowed.is_empty(), Mark::dot(at, Role::Duty), t.legend_allowed),
        (!shown.answers.is_empty(), Mark::dot(at, Role::Duty), t.legend_answers),
        (shown.played.is_some(), Mark::arrow(mv, Role::Played), t.legend_moved),
        (arrows, Mark::arrow(mv, Role::Suicide), t.legend_suicide),
        (!arrows && !shown.suicides.is_empty(), Mark::dot(at, Role::Suicide), t.legend_suicide),
        (!shown.attacks.is_empty(), Mark::line(from, at, Role::Attack), t.legend_attack),
    ];
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(LEGEND);
        ui.spacing_mut().item_spacing.x = space::XS;
        for (_, mark, text) in signs.into_iter().filter(|(shown, ..)| *shown) {
            sign(ui, mark, cx);
            ui.label(quiet(text, cx.colours));
        }
    });
}

/// A mark by itself.
fn sign(ui: &mut Ui, mark: Mark, cx: ViewCtx<'_>) {
    let (rect, _) = ui.allocate_exact_size(vec2(24.0, 22.0), Sense::hover());
    let layout = Layout::new(Coordinates::Both, false);
    let (middle, scale) = match mark.symbol {
        Symbol::Ring(square) => (layout.point(square), 0.18),
        Symbol::Dot(square) => (layout.point(square), 0.36),
        Symbol::Arrow(Move { from, to }) | Symbol::Line(from, to) => {
            ((layout.point(from) + layout.point(to)) * 0.5, 0.24)
        }
    };
    let place = Place { origin: rect.center() - vec2(middle.x, middle.y) * scale, scale };
    let diagram = Diagram { marks: vec![mark], ..Diagram::new(Board::EMPTY) };
    let layers = marks::marks(&diagram, layout, &cx.colours.of_legend(cx.state.view.pieces));
    let groups = layers.below.iter().chain(&layers.above);
    paint::paint(ui.painter(), place, groups.flat_map(|group| &group.shapes));
}
