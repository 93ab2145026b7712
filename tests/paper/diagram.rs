//! Pictures of a board: what must be seen on them, read back from SVG and PNG.

use std::collections::BTreeMap;
use std::io::Cursor;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use roxmltree::{Document, Node};
use xiangqi::{Board, Move, Piece, PieceKind, Position, START, Side, Square};
use xiangqi_arbiter::export::diagram::{
    Coordinates, Diagram, DiagramError, MOST_WIDTH, Mark, Role, Style, Symbol, png, svg,
};

const STYLES: [Style; 2] = [Style::Colour, Style::Print];
const COORDINATES: [Coordinates; 3] = [Coordinates::Numerals, Coordinates::Squares, Coordinates::Both];

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn board(fen: &str) -> Board {
    fen.parse::<Position>().unwrap().board().clone()
}

/// The Jilin case: black touched the horse on c6 while in check from the cannon on i9.
fn jilin() -> Diagram {
    let mut diagram = Diagram::new(board("2bak1b1C/4a4/9/2N6/9/2r6/9/9/4A4/2B1KAB2 b"));
    diagram.to_move = Some(Side::Black);
    diagram.marks = vec![
        Mark::line(square("i9"), square("e9"), Role::Attack),
        Mark::ring(square("c6"), Role::Touched),
        Mark::arrow("c4c6".parse().unwrap(), Role::Suicide),
        Mark::dot(square("f9"), Role::Duty),
        Mark::dot(square("e7"), Role::Duty),
        Mark::dot(square("i7"), Role::Duty),
    ];
    diagram.caption = vec!["复原局面".to_owned(), "Reconstruction".to_owned()];
    diagram
}

/// The same picture in every style, with all coordinates, either way up.
fn variants(diagram: &Diagram) -> Vec<Diagram> {
    let mut all = Vec::new();
    for style in STYLES {
        for coordinates in COORDINATES {
            for flipped in [false, true] {
                all.push(Diagram { style, coordinates, flipped, ..diagram.clone() });
            }
        }
    }
    all
}

/// A decoded PNG.
#[derive(PartialEq)]
struct Picture {
    width: u32,
    height: u32,
    pixels: Vec<[u8; 4]>,
}

impl Picture {
    fn of(diagram: &Diagram, width: u32) -> Self {
        let bytes = png(diagram, width).unwrap();
        let mut reader = png::Decoder::new(Cursor::new(bytes)).read_info().unwrap();
        let mut buffer = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut buffer).unwrap();
        assert_eq!((info.color_type, info.bit_depth), (png::ColorType::Rgba, png::BitDepth::Eight));
        let pixels = buffer.chunks_exact(4).map(|pixel| pixel.try_into().unwrap()).collect();
        Self { width: info.width, height: info.height, pixels }
    }

    /// Where two pictures of one size differ.
    fn differences(&self, other: &Self) -> Vec<(f32, f32)> {
        assert_eq!((self.width, self.height), (other.width, other.height));
        let pairs = self.pixels.iter().zip(&other.pixels).enumerate();
        pairs
            .filter(|(_, (one, two))| one != two)
            .map(|(index, _)| (index as u32 % self.width, index as u32 / self.width))
            .map(|(x, y)| (x as f32 + 0.5, y as f32 + 0.5))
            .collect()
    }
}

fn number(node: Node<'_, '_>, name: &str) -> f32 {
    node.attribute(name).unwrap().parse().unwrap()
}

fn groups<'a>(document: &'a Document<'_>, class: &'a str) -> impl Iterator<Item = Node<'a, 'a>> {
    document.descendants().filter(move |node| node.attribute("class") == Some(class))
}

/// The pieces of an SVG by their squares: letter, centre, and everything drawn.
fn pieces(text: &str) -> BTreeMap<Square, (char, (f32, f32), String)> {
    let document = Document::parse(text).unwrap();
    groups(&document, "piece")
        .map(|group| {
            let at = square(group.attribute("data-square").unwrap());
            let letter = group.attribute("data-piece").unwrap().parse().unwrap();
            let circle = group.children().find(|child| child.has_tag_name("circle")).unwrap();
            assert!(group.children().any(|child| child.has_tag_name("path")), "{at}: no character");
            let drawn = text[group.range()].lines().skip(1).collect();
            (at, (letter, (number(circle, "cx"), number(circle, "cy")), drawn))
        })
        .collect()
}

#[test]
fn svg_groups_pieces_by_square() {
    for start in [jilin(), Diagram::new(board(START))] {
        for diagram in variants(&start) {
            let found = pieces(&svg(&diagram));
            let letters = found.iter().map(|(&at, &(letter, ..))| (at, letter));
            let expected = diagram.board.iter().map(|(at, piece)| (at, piece.letter()));
            assert!(letters.eq(expected));
            // Steps of 100, files to the right and ranks upwards, or the other way round.
            let (&first, &(_, (x, y), _)) = found.first_key_value().unwrap();
            let way = if diagram.flipped { -100.0 } else { 100.0 };
            for (at, (_, place, _)) in &found {
                let files = f32::from(at.file()) - f32::from(first.file());
                let ranks = f32::from(at.rank()) - f32::from(first.rank());
                assert_eq!(*place, (x + way * files, y - way * ranks), "{at}");
            }
        }
    }
}

#[test]
fn svg_is_inert_and_self_contained() {
    const ELEMENTS: [&str; 5] = ["svg", "title", "g", "path", "circle"];
    const ATTRIBUTES: [&str; 16] = [
        "viewBox",
        "width",
        "height",
        "role",
        "fill",
        "stroke",
        "stroke-width",
        "stroke-linejoin",
        "stroke-dasharray",
        "class",
        "d",
        "cx",
        "cy",
        "r",
        "data-square",
        "data-piece",
    ];
    let mut diagram = jilin();
    diagram.caption.push("<script>alert(1)</script> & \"quotes\" ]]> \u{0}\u{8}\u{FFFF}".to_owned());
    for diagram in variants(&diagram) {
        let text = svg(&diagram);
        let document = Document::parse(&text).unwrap();
        for node in document.descendants().filter(Node::is_element) {
            assert!(ELEMENTS.contains(&node.tag_name().name()), "{node:?}");
            for attribute in node.attributes() {
                let name = attribute.name();
                assert!(ATTRIBUTES.contains(&name) || name.starts_with("data-"), "{name}");
            }
        }
        let title = document.descendants().find(|node| node.has_tag_name("title")).unwrap();
        assert!(title.text().unwrap().contains("<script>alert(1)</script> & \"quotes\" ]]>"));
    }
}

#[test]
fn png_has_requested_width_and_svg_aspect() {
    for diagram in variants(&jilin()) {
        let text = svg(&diagram);
        let document = Document::parse(&text).unwrap();
        let root = document.root_element();
        for width in [1, 37, 600] {
            let picture = Picture::of(&diagram, width);
            assert_eq!(picture.width, width);
            let height = number(root, "height") / number(root, "width") * width as f32;
            assert!((picture.height as f32 - height).abs() <= 0.51, "{} for {height}", picture.height);
            assert!(picture.pixels.iter().all(|pixel| pixel[3] == 255), "see-through");
        }
        let picture = Picture::of(&diagram, 600);
        assert!(picture.pixels.iter().any(|pixel| pixel != &picture.pixels[0]), "blank");
    }
}

#[test]
fn piece_changes_only_its_square() {
    const WIDTH: u32 = 500;
    for empty in variants(&Diagram::new(Board::EMPTY)) {
        let without = Picture::of(&empty, WIDTH);
        for (name, letter) in [("a0", 'R'), ("e9", 'k'), ("i4", 'p'), ("c5", 'N'), ("h2", 'C')] {
            let mut diagram = empty.clone();
            diagram.board.set(square(name), Piece::from_letter(letter));
            let text = svg(&diagram);
            let document = Document::parse(&text).unwrap();
            let scale = WIDTH as f32 / (number(document.root_element(), "width") * 2.0);
            let (_, (x, y), _) = pieces(&text)[&square(name)].clone();
            let (x, y, radius) = (x * scale, y * scale, 45.0 * scale + 1.0);

            let changed = Picture::of(&diagram, WIDTH).differences(&without);
            for (column, row) in &changed {
                let away = (column - x).hypot(row - y);
                assert!(away <= radius, "{name}: ({column}, {row}) is {away} from ({x}, {y})");
            }
            let area = std::f32::consts::PI * radius * radius;
            assert!(changed.len() as f32 > area * 0.2, "{name}: {} of {area} pixels", changed.len());
        }
    }
}

#[test]
fn flipped_board_rotates_squares() {
    let diagram = Diagram { flipped: true, ..jilin() };
    let mut turned = Diagram { flipped: false, board: Board::EMPTY, ..diagram.clone() };
    for (at, piece) in diagram.board.iter() {
        turned.board.set(at.rotated(), Some(piece));
    }
    let turned = pieces(&svg(&turned));
    for (at, (letter, place, drawn)) in pieces(&svg(&diagram)) {
        assert_eq!(turned[&at.rotated()], (letter, place, drawn), "{at}");
    }
}

#[test]
fn diagram_is_deterministic() {
    for diagram in variants(&jilin()) {
        assert_eq!(svg(&diagram), svg(&diagram.clone()));
        assert_eq!(png(&diagram, 300), png(&diagram.clone(), 300));
    }
}

#[test]
fn print_distinguishes_all_pieces() {
    let mut diagram = Diagram { style: Style::Print, ..Diagram::new(Board::EMPTY) };
    let mut looks = Vec::new();
    for side in Side::BOTH {
        for kind in PieceKind::ALL {
            diagram.board.set(square("e4"), Some(Piece::new(side, kind)));
            looks.push(pieces(&svg(&diagram))[&square("e4")].2.clone());
        }
    }
    for (index, look) in looks.iter().enumerate() {
        assert!(!looks[..index].contains(look), "piece {index}");
    }
    // Not by the character alone: the discs of the sides differ.
    let disc = |look: &str| look.split("/>").next().unwrap().to_owned();
    assert_ne!(disc(&looks[0]), disc(&looks[7]));
}

/// One mark of every kind and role, all over the board.
fn all_marks() -> Vec<Mark> {
    let mut marks = Vec::new();
    for (rank, role) in (0..).zip(Role::ALL) {
        let at = |file| Square::new(file, rank).unwrap();
        marks.push(Mark::ring(at(0), role));
        marks.push(Mark::dot(at(2), role));
        marks.push(Mark::arrow(Move::new(at(3), at(5)), role));
        marks.push(Mark::line(at(5), at(8), role));
    }
    marks
}

#[test]
fn print_is_greyscale() {
    let mut diagram = jilin();
    diagram.marks = all_marks();
    for diagram in variants(&diagram) {
        let picture = Picture::of(&diagram, 400);
        let grey = picture.pixels.iter().all(|[red, green, blue, _]| red == green && green == blue);
        assert_eq!(grey, diagram.style == Style::Print);
    }
}

#[test]
fn marks_are_distinct_without_colour() {
    let at = square("d4");
    let symbols = [
        Symbol::Ring(at),
        Symbol::Dot(at),
        Symbol::Arrow("d4g4".parse().unwrap()),
        Symbol::Line(at, square("g4")),
    ];
    for piece in [None, Some('R'), Some('r')] {
        let mut board = Board::EMPTY;
        board.set(at, piece.and_then(Piece::from_letter));
        let plain = Diagram { style: Style::Print, ..Diagram::new(board) };
        let unmarked = Picture::of(&plain, 600);
        let mut seen = vec![("none".to_owned(), unmarked)];
        for symbol in symbols {
            for role in Role::ALL {
                let diagram = Diagram { marks: vec![Mark { symbol, role }], ..plain.clone() };
                let name = format!("{symbol:?} {role:?} on {piece:?}");
                let picture = Picture::of(&diagram, 600);
                for (other, known) in &seen {
                    let differences = picture.differences(known).len();
                    assert!(differences > 60, "{name} and {other}: {differences} pixels");
                }
                seen.push((name, picture));
            }
        }
    }
}

#[test]
fn mark_does_not_cover_pieces() {
    let mut diagram = Diagram::new(Board::EMPTY);
    for at in Square::all() {
        diagram.board.set(at, Some(Piece::new(Side::Red, PieceKind::Chariot)));
    }
    let without = Picture::of(&diagram, 600);
    let text = svg(&diagram);
    let scale = 300.0 / number(Document::parse(&text).unwrap().root_element(), "width");
    let places = pieces(&text);
    let near = |at: &str, (column, row): (f32, f32)| {
        let (_, (x, y), _) = places[&square(at)];
        (column - x * scale).hypot(row - y * scale) < 27.0 * scale
    };
    for role in Role::ALL {
        for mark in [
            Mark::ring(square("e4"), role),
            Mark::dot(square("e4"), role),
            Mark::arrow("e4e5".parse().unwrap(), role),
            Mark::line(square("e4"), square("c4"), role),
            Mark::arrow("e4e9".parse().unwrap(), role),
            Mark::arrow("e4f6".parse().unwrap(), role),
        ] {
            diagram.marks = vec![mark];
            for place in Picture::of(&diagram, 600).differences(&without) {
                for at in ["e4", "d4", "e5", "e6", "f4"] {
                    let cross =
                        role == Role::Suicide && matches!(mark.symbol, Symbol::Arrow(_) | Symbol::Line(..));
                    assert!(cross || !near(at, place), "{mark:?} at {place:?} covers {at}");
                }
            }
        }
    }
}

#[test]
fn zero_length_marks_are_not_drawn() {
    let at = square("e4");
    let plain = Diagram::new(Board::EMPTY);
    for role in Role::ALL {
        let marks = vec![Mark::arrow(Move::new(at, at), role), Mark::line(at, at, role)];
        assert_eq!(svg(&Diagram { marks, ..plain.clone() }), svg(&plain));
    }
}

#[test]
fn side_to_move_is_shown() {
    let mut diagram = Diagram::new(Board::EMPTY);
    let mut seen = vec![Picture::of(&diagram, 300)];
    for side in Side::BOTH {
        for style in STYLES {
            for flipped in [false, true] {
                diagram = Diagram { to_move: Some(side), style, flipped, ..diagram };
                let picture = Picture::of(&diagram, 300);
                assert!(!seen.contains(&picture));
                seen.push(picture);
            }
        }
    }
}

#[test]
fn impossible_boards_are_drawn() {
    for piece in ['K', 'k', 'P', 'a'] {
        let mut full = Diagram::new(Board::EMPTY);
        for at in Square::all() {
            full.board.set(at, Piece::from_letter(piece));
        }
        for diagram in variants(&full) {
            assert_eq!(pieces(&svg(&diagram)).len(), 90);
            Picture::of(&diagram, 200);
        }
    }
}

#[test]
fn diagram_sizes_are_bounded() {
    let mut diagram = jilin();
    for width in [0, MOST_WIDTH + 1, u32::MAX] {
        assert_eq!(png(&diagram, width), Err(DiagramError::Width(width)));
    }
    assert!(png(&diagram, MOST_WIDTH).is_ok());
    diagram.caption = vec!["裁判".repeat(20_000)];
    assert!(matches!(png(&diagram, MOST_WIDTH), Err(DiagramError::TooHigh(_))));
    assert!(Document::parse(&svg(&diagram)).is_ok());
}

#[test]
fn long_caption_is_drawn_completely() {
    let mut diagram = Diagram::new(Board::EMPTY);
    let drawn = |diagram: &Diagram| {
        let text = svg(diagram);
        let document = Document::parse(&text).unwrap();
        let height = number(document.root_element(), "height");
        (
            height,
            groups(&document, "caption")
                .map(|group| group.children().filter(Node::is_element).count())
                .sum::<usize>(),
        )
    };
    let (plain, none) = drawn(&diagram);
    assert_eq!(none, 0);
    diagram.caption = vec!["黑方摸触红马".repeat(10)];
    let (higher, characters) = drawn(&diagram);
    assert_eq!(characters, 60);
    assert!(higher > plain);
    // A character that no font has is a box, not a hole, and one that nobody sees is written out.
    diagram.caption = vec!["甲\u{10FFFD}\n\n\u{7}乙 ".to_owned()];
    assert_eq!(drawn(&diagram).1, 3 + "‹U+0007›".chars().count());
}

fn any_square() -> impl Strategy<Value = Square> {
    (0..Square::COUNT).prop_map(|index| Square::from_index(index).unwrap())
}

fn any_symbol() -> impl Strategy<Value = Symbol> {
    prop_oneof![
        any_square().prop_map(Symbol::Ring),
        any_square().prop_map(Symbol::Dot),
        (any_square(), any_square()).prop_map(|(from, to)| Symbol::Arrow(Move::new(from, to))),
        (any_square(), any_square()).prop_map(|(from, to)| Symbol::Line(from, to)),
    ]
}

fn any_board() -> impl Strategy<Value = Board> {
    let piece = (select(&Side::BOTH[..]), select(&PieceKind::ALL[..]));
    vec((any_square(), piece), 0..90).prop_map(|placed| {
        let mut board = Board::EMPTY;
        for (at, (side, kind)) in placed {
            board.set(at, Some(Piece::new(side, kind)));
        }
        board
    })
}

fn any_diagram() -> impl Strategy<Value = Diagram> {
    let mark = (any_symbol(), select(&Role::ALL[..])).prop_map(|(symbol, role)| Mark { symbol, role });
    let views = (select(&STYLES[..]), select(&COORDINATES[..]), any::<bool>());
    let side = select(vec![None, Some(Side::Red), Some(Side::Black)]);
    (any_board(), side, views, vec(mark, 0..24), vec(any::<String>(), 0..3)).prop_map(
        |(board, to_move, (style, coordinates, flipped), marks, caption)| Diagram {
            board,
            to_move,
            flipped,
            coordinates,
            style,
            marks,
            labels: vec![],
            lifted: None,
            caption,
        },
    )
}

proptest! {
    #![proptest_config(crate::property::config(96))]

    #[test]
    fn random_diagrams_are_drawn(diagram in any_diagram(), width in 1..300_u32) {
        let text = svg(&diagram);
        let found = pieces(&text);
        prop_assert!(found.keys().copied().eq(diagram.board.iter().map(|(at, _)| at)));
        prop_assert!(!text.contains("NaN") && !text.contains("inf"));
        prop_assert_eq!(Picture::of(&diagram, width).width, width);
    }
}
