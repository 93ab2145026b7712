//! The board itself: wood, lines, river, file numbers.

use egui::epaint::{Mesh, Vertex};
use egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2,
};

use crate::app::board::geometry::Geometry;
use crate::app::theme::fonts;
use crate::app::theme::{RADIUS, size};
use crate::app::view::ViewCtx;
use xiangqi::notation::chinese::{file_number, numeral};
use xiangqi::{Side, Square};

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
            let pos = rect.lerp_inside(egui::vec2(x, y));
            let color = light.lerp_to_gamma(dark, away);
            mesh.vertices.push(Vertex { pos, uv: egui::epaint::WHITE_UV, color });
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
            if !cx.state.view.squares_unnamed && side == Side::Red {
                let at = at + egui::vec2(geometry.step * 0.34, 0.0);
                let letter = char::from(b'a' + file);
                painter.text(at, Align2::CENTER_CENTER, letter, small.clone(), colours.name);
            }
        }
    }
    if !cx.state.view.squares_unnamed {
        for rank in 0..Square::RANKS {
            let Some(square) = Square::new(if geometry.flipped { 8 } else { 0 }, rank) else { continue };
            let at = geometry.point(square) - egui::vec2(geometry.step * 0.6, 0.0);
            painter.text(at, Align2::CENTER_CENTER, rank, small.clone(), colours.name);
        }
    }
}
