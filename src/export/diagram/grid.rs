//! The board without its pieces: wood, lines, palaces, river, coordinates, and whose move it is.

use super::geometry::{Layout, Point, STEP};
use super::glyphs::Faces;
use super::palette::Palette;
use super::scene::{Form, Group, Shape};
use super::{Coordinates, Diagram};
use xiangqi::notation::chinese::{file_number, numeral};
use xiangqi::{Side, Square};

const THIN: f32 = 0.024 * STEP;
const FRAME: f32 = 0.055 * STEP;
/// From the outermost lines to the frame around them.
const FRAME_AWAY: f32 = 0.1 * STEP;
const RIVER: f32 = 0.54 * STEP;
const NUMERAL: f32 = 0.33 * STEP;
const NAME: f32 = 0.28 * STEP;

/// The columns and rows of the points with little corners, where cannons and soldiers start.
const STARTS: [(&[f32], [f32; 2]); 2] = [(&[1.0, 7.0], [2.0, 7.0]), (&[0.0, 2.0, 4.0, 6.0, 8.0], [3.0, 6.0])];

/// The wood.
pub fn ground(layout: Layout, palette: &Palette) -> Group {
    let inset = Point::new(0.01, 0.01) * STEP;
    let far = Point::new(layout.width(), layout.board_height());
    let form = Form::rectangle(inset, far - inset, 0.12 * STEP);
    let shape = match palette.edge {
        Some(edge) => Shape::stroked(form, edge, 0.02 * STEP).with_fill(palette.wood),
        None => Shape::filled(form, palette.wood),
    };
    Group::plain("ground", vec![shape])
}

/// Every line, and the words on the river.
pub fn grid(layout: Layout, palette: &Palette, faces: &Faces) -> Group {
    let at = |column, row| layout.at(column, row);
    let mut lines: Vec<Vec<Point>> = Vec::new();
    for row in 1..9_u8 {
        let row = f32::from(row);
        lines.push(vec![at(0.0, row), at(8.0, row)]);
    }
    for column in 1..8_u8 {
        let column = f32::from(column);
        lines.push(vec![at(column, 0.0), at(column, 4.0)]);
        lines.push(vec![at(column, 5.0), at(column, 9.0)]);
    }
    for top in [0.0, 7.0] {
        lines.push(vec![at(3.0, top), at(5.0, top + 2.0)]);
        lines.push(vec![at(5.0, top), at(3.0, top + 2.0)]);
    }
    for (columns, rows) in STARTS {
        for &column in columns {
            lines.extend(rows.into_iter().flat_map(|row| corners(at(column, row), column)));
        }
    }

    let (first, last) = (at(0.0, 0.0), at(8.0, 9.0));
    let away = Point::new(FRAME_AWAY, FRAME_AWAY);
    let box_between = |min: Point, max: Point| {
        Form::polygon([min, Point::new(max.x, min.y), max, Point::new(min.x, max.y)])
    };
    let mut shapes = vec![
        Shape::stroked(Form::polylines(lines), palette.line, THIN),
        Shape::stroked(box_between(first, last), palette.line, THIN),
        Shape::stroked(box_between(first - away, last + away), palette.line, FRAME),
    ];
    let words = if layout.flipped { "漢界楚河" } else { "楚河漢界" };
    for (character, column) in words.chars().zip([1.5, 2.5, 5.5, 6.5]) {
        let glyph = faces.carved(character);
        shapes.push(glyph.centred(at(column, 4.5), RIVER, palette.lettering));
    }
    Group::plain("grid", shapes)
}

/// The four little corners around a starting point, two at the edge.
fn corners(centre: Point, column: f32) -> impl Iterator<Item = Vec<Point>> {
    const GAP: f32 = 0.08 * STEP;
    const END: f32 = 0.22 * STEP;
    let quarters = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)];
    quarters.into_iter().filter(move |&(x, _)| (0.0..=8.0).contains(&(column + x))).map(move |(x, y)| {
        let places = [(END, GAP), (GAP, GAP), (GAP, END)];
        places.into_iter().map(|(across, down)| centre + Point::new(x * across, y * down)).collect()
    })
}

/// The numbers of the files, or the names of files and ranks.
pub fn coordinates(diagram: &Diagram, layout: Layout, palette: &Palette, faces: &Faces) -> Group {
    let shapes = match diagram.coordinates {
        Coordinates::Numerals => numerals(layout, palette, faces),
        Coordinates::Squares => names(layout, palette, faces),
    };
    Group::plain("coordinates", shapes)
}

fn numerals(layout: Layout, palette: &Palette, faces: &Faces) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for square in (0..Square::FILES).filter_map(|file| Square::new(file, 0)) {
        for side in Side::BOTH {
            let Some(character) = numeral(side, file_number(side, square)) else { continue };
            let centre = layout.at(layout.cell(square).0, layout.band(side));
            shapes.push(faces.carved(character).centred(centre, NUMERAL, palette.lettering));
        }
    }
    shapes
}

fn names(layout: Layout, palette: &Palette, faces: &Faces) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let mut letter = |character: char, column: f32, row: f32| {
        let glyph = faces.text(character);
        // On one baseline: half the height of a digit below the middle.
        let origin = layout.at(column, row) + Point::new(-glyph.advance / 2.0, 0.365) * NAME;
        shapes.push(glyph.drawn(origin, NAME, palette.lettering));
    };
    let bottom = if layout.flipped { Side::Black } else { Side::Red };
    for square in Square::all() {
        let (column, row) = layout.cell(square);
        let mut name = square.to_string().chars().collect::<Vec<_>>().into_iter();
        let (Some(file), Some(rank)) = (name.next(), name.next()) else { continue };
        if square.rank() == 0 {
            letter(file, column, layout.band(bottom));
        }
        if column == 0.0 {
            letter(rank, -0.74, row);
        }
    }
    shapes
}

/// Whose move it is: a triangle beside the back rank, pointing up the board from that side.
pub fn turn(side: Side, layout: Layout, palette: &Palette) -> Group {
    let band = layout.band(side);
    let centre = layout.at(8.5, band);
    let ahead = if band > 0.0 { -1.0 } else { 1.0 };
    let corner = |x: f32, y: f32| centre + Point::new(x, y * ahead) * STEP;
    let form = Form::polygon([corner(0.0, 0.12), corner(0.13, -0.1), corner(-0.13, -0.1)]);
    let colours = palette.pieces(side);
    let shape = Shape::stroked(form, colours.edge, 0.03 * STEP).with_fill(match side {
        Side::Red => colours.face,
        Side::Black => colours.edge,
    });
    Group { class: "turn", data: vec![("side", side.code().to_owned())], shapes: vec![shape] }
}
