//! The board: wood, lines, palaces, river, coordinates, whose move it is, and the pieces.

use super::geometry::{Layout, PIECE, Point, STEP};
use super::glyphs::{Font, advance, centred, on_baseline};
use super::palette::Palette;
use super::scene::{Colour, Form, Group, Shape};
use super::{Coordinates, Diagram};
use xiangqi::notation::chinese::{file_number, numeral};
use xiangqi::{Piece, Side, Square};

const THIN: f32 = 0.024 * STEP;
const FRAME: f32 = 0.055 * STEP;
/// From the outermost lines to the frame around them.
const FRAME_AWAY: f32 = 0.1 * STEP;
const RIVER: f32 = 0.54 * STEP;
const NUMERAL: f32 = 0.33 * STEP;
const NAME: f32 = 0.28 * STEP;

/// The columns and rows of the points with little corners, where cannons and soldiers start.
const STARTS: [(&[f32], [f32; 2]); 2] = [(&[1.0, 7.0], [2.0, 7.0]), (&[0.0, 2.0, 4.0, 6.0, 8.0], [3.0, 6.0])];

pub fn ground(layout: Layout, palette: &Palette) -> Group {
    let inset = Point::new(0.01, 0.01) * STEP;
    let far = Point::new(layout.width(), layout.board_height());
    let form = Form::rectangle(inset, far - inset, 0.12 * STEP);
    let [light, corners] = palette.wood;
    // The light reaches the edges, where it is not as dark as in the corners.
    let dark = corners.towards(light, 0.3);
    let wood = match palette.edge {
        Some(edge) => Shape::stroked(form, edge, 0.02 * STEP).with_fill(dark),
        None => Shape::filled(form, dark),
    };
    let mut shapes = vec![wood];
    let (lamp, reach) = (Point::new(far.x * 0.46, far.y * 0.42), Point::new(far.x * 0.44, far.y * 0.4));
    for (size, colour) in light_on(dark, light, 16) {
        let half = reach * size;
        shapes.push(Shape::filled(Form::Oval { min: lamp - half, max: lamp + half }, colour));
    }
    Group::plain("ground", shapes)
}

/// Smaller and lighter by steps, from the edge of what the lamp lights to its middle; none where all is of one
/// colour.
fn light_on(dark: Colour, light: Colour, steps: u8) -> impl Iterator<Item = (f32, Colour)> {
    let steps = if dark == light { 0 } else { steps };
    (1..=steps).map(move |step| {
        let part = f32::from(step) / f32::from(steps);
        (1.0 - 0.9 * part, dark.towards(light, part))
    })
}

/// Every line, and the words on the river.
pub fn grid(layout: Layout, palette: &Palette) -> Group {
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
        shapes.push(centred(character, Font::Kai, RIVER, at(column, 4.5), palette.river));
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
pub fn coordinates(diagram: &Diagram, layout: Layout, palette: &Palette) -> Group {
    let shapes = match diagram.coordinates {
        Coordinates::Numerals => numerals(Font::Kai, layout, palette),
        Coordinates::Squares => names(layout, palette, false),
        Coordinates::Both => [numerals(Font::Bold, layout, palette), names(layout, palette, true)].concat(),
    };
    Group::plain("coordinates", shapes)
}

fn numerals(font: Font, layout: Layout, palette: &Palette) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for square in (0..Square::FILES).filter_map(|file| Square::new(file, 0)) {
        for side in Side::BOTH {
            let Some(character) = numeral(side, file_number(side, square)) else { continue };
            let centre = layout.at(layout.cell(square).0, layout.band(side));
            shapes.push(centred(character, font, NUMERAL, centre, palette.numbers));
        }
    }
    shapes
}

/// The names of files and ranks; small ones stand aside from the numerals.
fn names(layout: Layout, palette: &Palette, small: bool) -> Vec<Shape> {
    let (size, aside, beside) = if small { (0.22 * STEP, 0.34, -0.62) } else { (NAME, 0.0, -0.74) };
    let mut shapes = Vec::new();
    let mut letter = |character: char, column: f32, row: f32| {
        // On one baseline: half the height of a digit below the middle.
        let below = Point::new(-advance(Font::Text, character) / 2.0, 0.365) * size;
        let origin = layout.at(column, row) + below;
        shapes.push(on_baseline(character, Font::Text, size, origin, palette.names));
    };
    let bottom = if layout.flipped { Side::Black } else { Side::Red };
    for square in Square::all() {
        let (column, row) = layout.cell(square);
        let mut name = square.to_string().chars().collect::<Vec<_>>().into_iter();
        let (Some(file), Some(rank)) = (name.next(), name.next()) else { continue };
        if square.rank() == 0 {
            letter(file, column + aside, layout.band(bottom));
        }
        if column == 0.0 {
            letter(rank, beside, row);
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

const EDGE: f32 = 0.075 * PIECE;
/// The inner ring.
const RING_RADIUS: f32 = 0.85 * PIECE;
const RING: f32 = 0.035 * PIECE;
const CHARACTER: f32 = 1.36 * PIECE;

/// What a piece throws on the board, none where the pieces are flat; a lifted one is further above it.
pub fn shadow(centre: Point, lifted: bool, palette: &Palette) -> Vec<Shape> {
    let Some(turned) = palette.turned else { return Vec::new() };
    let height = if lifted { 0.16 } else { 0.05 } * STEP;
    let centre = centre + Point::new(0.4, 1.0) * height;
    let layer = |ring: u8| Form::Circle { centre, radius: (0.94 + 0.035 * f32::from(ring)) * PIECE };
    (0..5).map(|ring| Shape::filled(layer(ring), turned.shadow)).collect()
}

/// A piece. Nothing of it lies outside the radius [`PIECE`].
pub fn piece(centre: Point, piece: Piece, palette: &Palette) -> Vec<Shape> {
    let colours = palette.pieces(piece.side);
    let circle = |radius| Form::Circle { centre, radius };
    let disc = |face| Shape::stroked(circle(PIECE - EDGE / 2.0), colours.edge, EDGE).with_fill(face);
    let mut shapes = Vec::new();
    match palette.turned {
        None => shapes.push(disc(colours.face)),
        Some(turned) => {
            shapes.push(disc(turned.rim));
            shapes.push(Shape::filled(circle(0.9 * PIECE), turned.shaded));
            let lamp = Point::new(-0.3, -0.3) * PIECE;
            for (size, colour) in light_on(turned.shaded, colours.face, 8) {
                let centre = centre + lamp * (1.0 - size);
                shapes.push(Shape::filled(Form::Circle { centre, radius: 0.9 * PIECE * size }, colour));
            }
        }
    }
    shapes.extend(colours.ring.map(|ring| Shape::stroked(circle(RING_RADIUS), ring, RING)));
    let character = |at, ink| centred(piece.glyph(), Font::Kai, CHARACTER, at, ink);
    if let Some(turned) = palette.turned {
        shapes.push(character(centre + Point::new(0.045, 0.045) * PIECE, turned.carved));
    }
    shapes.push(character(centre, colours.ink));
    shapes
}
