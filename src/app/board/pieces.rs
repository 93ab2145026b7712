//! Pieces: turned wood with the character carved and inked.

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Color32, FontId, Painter, Pos2, Shape, Stroke, vec2};

use crate::app::theme::BoardColours;
use crate::app::theme::fonts;
use xiangqi::{Piece, Side};

/// Paints a piece on a board of this step; a lifted one is held above it.
pub fn paint(painter: &Painter, centre: Pos2, step: f32, piece: Piece, lifted: bool, colours: &BoardColours) {
    let radius = step * 0.455;
    let height = if lifted { 0.16 } else { 0.05 } * step;
    for ring in 0..5 {
        let spread = radius * (0.94 + 0.035 * ring as f32);
        painter.circle_filled(centre + vec2(height * 0.4, height), spread, colours.shadow);
    }
    let centre = if lifted { centre - vec2(0.0, step * 0.06) } else { centre };
    painter.circle_filled(centre, radius, colours.rim);
    face(painter, centre, radius * 0.93, colours.face);
    painter.circle_stroke(centre, radius, Stroke::new((step * 0.028).max(1.0), colours.outline));

    let ink = if piece.side == Side::Red { colours.red } else { colours.black };
    painter.circle_stroke(centre, radius * 0.82, Stroke::new((step * 0.03).max(1.2), ink));
    carve(painter, centre, radius, piece.glyph(), ink, colours.carved);
}

/// A disc that is lighter at the upper left.
fn face(painter: &Painter, centre: Pos2, radius: f32, [light, dark]: [Color32; 2]) {
    const EDGES: u32 = 48;
    let mut mesh = Mesh::default();
    let lamp = centre - vec2(radius, radius) * 0.3;
    mesh.vertices.push(Vertex { pos: lamp, uv: WHITE_UV, color: light });
    for edge in 0..EDGES {
        let angle = std::f32::consts::TAU * edge as f32 / EDGES as f32;
        let direction = vec2(angle.cos(), angle.sin());
        let shade = 0.5 + 0.5 * direction.dot(vec2(0.707, 0.707));
        let color = light.lerp_to_gamma(dark, 0.35 + 0.65 * shade);
        mesh.vertices.push(Vertex { pos: centre + direction * radius, uv: WHITE_UV, color });
    }
    for edge in 0..EDGES {
        mesh.add_triangle(0, 1 + edge, 1 + (edge + 1) % EDGES);
    }
    painter.add(Shape::mesh(mesh));
}

/// The character, with the light edge of the cut below it, in the middle of the piece whatever its shape.
fn carve(painter: &Painter, centre: Pos2, radius: f32, glyph: char, ink: Color32, light: Color32) {
    let font = FontId::new(radius * 1.24, fonts::kai());
    let galley = painter.layout_no_wrap(glyph.to_string(), font, ink);
    let at = centre - galley.mesh_bounds.center().to_vec2();
    let cut = (radius * 0.045).max(0.8);
    painter.galley_with_override_text_color(at + vec2(cut, cut), galley.clone(), light);
    painter.galley(at, galley, ink);
}
