//! The board itself: wood, lines, river, file numbers.

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2,
    vec2,
};

use crate::app::board::geometry::Geometry;
use crate::app::ctx::ViewCtx;
use crate::app::theme::{BoardColours, RADIUS, fonts, size};
use xiangqi::notation::chinese::{file_number, numeral};
use xiangqi::{Piece, Side, Square};

/// The points with corner marks: where cannons and soldiers start, as column and row.
const STARTS: [(u8, u8); 14] = [
    (1, 2),
    (7, 2),
    (1, 7),
    (7, 7),
    (0, 3),
    (2, 3),
    (4, 3),
    (6, 3),
    (8, 3),
    (0, 6),
    (2, 6),
    (4, 6),
    (6, 6),
    (8, 6),
];

/// Paints everything that never moves.
pub fn paint(painter: &Painter, geometry: &Geometry, cx: ViewCtx<'_>) {
    let colours = &cx.colours.board;
    let wood = geometry.wood;
    painter.rect_filled(wood, RADIUS, colours.edge);
    grain(painter, wood.shrink(2.0), colours.wood);

    let thin = Stroke::new((geometry.step * 0.022).max(1.0), colours.line);
    let thick = Stroke::new((geometry.step * 0.045).max(1.6), colours.line);
    let line = |from: Pos2, to: Pos2, stroke| painter.line_segment([from, to], stroke);
    for row in 0..=9 {
        let row = row as f32;
        line(geometry.at(0.0, row), geometry.at(8.0, row), thin);
    }
    for column in 1..8 {
        let column = column as f32;
        line(geometry.at(column, 0.0), geometry.at(column, 4.0), thin);
        line(geometry.at(column, 5.0), geometry.at(column, 9.0), thin);
    }
    for top in [0.0, 7.0] {
        line(geometry.at(3.0, top), geometry.at(5.0, top + 2.0), thin);
        line(geometry.at(5.0, top), geometry.at(3.0, top + 2.0), thin);
    }
    let field = Rect::from_two_pos(geometry.at(0.0, 0.0), geometry.at(8.0, 9.0));
    painter.rect_stroke(field, CornerRadius::ZERO, thin, StrokeKind::Middle);
    painter.rect_stroke(field.expand(geometry.step * 0.08), CornerRadius::ZERO, thick, StrokeKind::Middle);
    for (column, row) in STARTS {
        corners(painter, geometry, column, row, thin);
    }
    river(painter, geometry, colours.lettering);
    numbers(painter, geometry, cx);
}

/// Wood that is lighter where the lamp hangs.
fn grain(painter: &Painter, rect: Rect, [light, dark]: [Color32; 2]) {
    const PARTS: u32 = 12;
    let mut mesh = Mesh::default();
    for row in 0..=PARTS {
        for column in 0..=PARTS {
            let (x, y) = (column as f32 / PARTS as f32, row as f32 / PARTS as f32);
            let away = ((x - 0.45).powi(2) + (y - 0.4).powi(2)).sqrt().min(1.0);
            let pos = rect.lerp_inside(vec2(x, y));
            let color = light.lerp_to_gamma(dark, away);
            mesh.vertices.push(Vertex { pos, uv: WHITE_UV, color });
        }
    }
    let line = PARTS + 1;
    for row in 0..PARTS {
        for column in 0..PARTS {
            let first = row * line + column;
            mesh.add_triangle(first, first + 1, first + line);
            mesh.add_triangle(first + 1, first + line, first + line + 1);
        }
    }
    painter.add(Shape::mesh(mesh));
}

/// The four little corners around a starting point, fewer at the edge.
fn corners(painter: &Painter, geometry: &Geometry, column: u8, row: u8, stroke: Stroke) {
    let centre = geometry.at(f32::from(column), f32::from(row));
    let (gap, length) = (geometry.step * 0.09, geometry.step * 0.14);
    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
        if (column == 0 && x < 0.0) || (column == 8 && x > 0.0) {
            continue;
        }
        let at = |across: f32, along: f32| pos2(centre.x + x * across, centre.y + y * along);
        painter.add(Shape::line(vec![at(gap + length, gap), at(gap, gap), at(gap, gap + length)], stroke));
    }
}

fn river(painter: &Painter, geometry: &Geometry, colour: Color32) {
    let font = FontId::new(geometry.step * 0.56, fonts::kai());
    let letters = if geometry.flipped { ["漢", "界", "楚", "河"] } else { ["楚", "河", "漢", "界"] };
    for (letter, column) in letters.into_iter().zip([1.45, 2.55, 5.45, 6.55]) {
        painter.text(geometry.at(column, 4.5), Align2::CENTER_CENTER, letter, font.clone(), colour);
    }
}

/// The file numbers as each player counts them, and if wanted the names of the squares.
fn numbers(painter: &Painter, geometry: &Geometry, cx: ViewCtx<'_>) {
    let colours = &cx.colours.board;
    let font = FontId::new((geometry.step * 0.28).clamp(size::SMALL, 24.0), fonts::bold());
    let small = FontId::new((geometry.step * 0.22).max(10.0), FontFamily::Proportional);
    for file in 0..Square::FILES {
        for side in Side::BOTH {
            let rank = if side == Side::Red { 0 } else { 9 };
            let Some(square) = Square::new(file, rank) else { continue };
            let below = (side == Side::Red) != geometry.flipped;
            let at = pos2(geometry.point(square).x, geometry.margin(0.0, below).y);
            let Some(number) = numeral(side, file_number(side, square)) else { continue };
            painter.text(at, Align2::CENTER_CENTER, number, font.clone(), colours.number);
            if !cx.state.prefs.squares_unnamed && side == Side::Red {
                let at = at + vec2(geometry.step * 0.34, 0.0);
                let letter = char::from(b'a' + file);
                painter.text(at, Align2::CENTER_CENTER, letter, small.clone(), colours.name);
            }
        }
    }
    if !cx.state.prefs.squares_unnamed {
        for rank in 0..Square::RANKS {
            let Some(square) = Square::new(if geometry.flipped { 8 } else { 0 }, rank) else { continue };
            let at = geometry.point(square) - vec2(geometry.step * 0.6, 0.0);
            painter.text(at, Align2::CENTER_CENTER, rank, small.clone(), colours.name);
        }
    }
}

/// Paints a piece on a board of this step; a lifted one is held above it.
pub fn pieces_paint(
    painter: &Painter,
    centre: Pos2,
    step: f32,
    piece: Piece,
    lifted: bool,
    colours: &BoardColours,
) {
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
