//! Reads boards that the project drew itself, in styles nothing was trained on.

#![allow(clippy::expect_used, clippy::indexing_slicing, reason = "helpers of tests")]

use crate::{
    Corners, Doubt, Orientation, Picture, Point, Reading, SquareReading, find, other_boards, read,
    read_picture, read_set,
};
use xiangqi::fen::write_board;
use xiangqi::{Board, Square};

const NEVER: &dyn Fn() -> bool = &|| false;
const ENDING: &str = "3k5/4P4/3a5/9/9/9/4c4/9/9/4K3r";
const MIDDLE: &str = "r1bakab1r/9/1cn4c1/p1p1p1p1p/9/2P6/P3P1P1P/1C2C1N2/9/RNBAKAB1R";
const JILIN: &str = "2bak1b1C/4a4/9/2N6/9/2r6/9/9/4A4/2B1KAB2";

/// A picture that can be drawn on.
#[derive(Clone)]
struct Canvas {
    width: usize,
    height: usize,
    rgb: Vec<[u8; 3]>,
}

impl Canvas {
    fn open(name: &str) -> Self {
        let path = format!("{}/tests/data/{name}.jpg", env!("CARGO_MANIFEST_DIR"));
        let image = image::open(path).expect("a picture").to_rgb8();
        let rgb = image.pixels().map(|pixel| pixel.0).collect();
        Self { width: image.width() as usize, height: image.height() as usize, rgb }
    }

    fn plain(width: usize, height: usize, colour: [u8; 3]) -> Self {
        Self { width, height, rgb: vec![colour; width * height] }
    }

    fn put(&mut self, other: &Self, left: usize, top: usize) {
        for y in 0..other.height {
            for x in 0..other.width {
                self.rgb[(top + y) * self.width + left + x] = other.rgb[y * other.width + x];
            }
        }
    }

    /// The part `size` pixels wide and high whose middle is here.
    fn part(&self, middle: Point, size: usize) -> Self {
        let mut part = Self::plain(size, size, [0; 3]);
        let (left, top) = (middle.x.round() as usize - size / 2, middle.y.round() as usize - size / 2);
        for y in 0..size {
            for x in 0..size {
                part.rgb[y * size + x] = self.rgb[(top + y) * self.width + left + x];
            }
        }
        part
    }

    /// Turned by a quarter, to the right.
    fn quarter(&self) -> Self {
        let mut turned = Self::plain(self.height, self.width, [0; 3]);
        for y in 0..self.height {
            for x in 0..self.width {
                turned.rgb[x * turned.width + (self.height - 1 - y)] = self.rgb[y * self.width + x];
            }
        }
        turned
    }

    fn picture(&self) -> Picture {
        Picture::new(self.width, self.height, self.rgb.as_flattened()).expect("the lengths agree")
    }
}

fn rectangle(left: f32, top: f32, right: f32, bottom: f32) -> Corners {
    let p = |x, y| Point { x, y };
    Corners::new([p(left, top), p(right, top), p(right, bottom), p(left, bottom)])
}

/// Every picture with the board it was drawn from and its corners.
fn drawn() -> Vec<(&'static str, String, Corners)> {
    vec![
        ("wood", MIDDLE.to_owned(), rectangle(45.3, 45.3, 377.7, 419.7)),
        ("dark-discs", JILIN.to_owned(), rectangle(85.5, 85.6, 615.9, 682.4)),
        ("cells", MIDDLE.to_owned(), rectangle(63.7, 63.7, 586.4, 652.0)),
        ("dark-board", ENDING.to_owned(), rectangle(42.0, 42.0, 404.6, 450.0)),
        ("start", write_board(&Board::start()), rectangle(90.8, 90.8, 624.9, 691.4)),
        ("tall-discs", MIDDLE.to_owned(), rectangle(85.9, 93.8, 832.7, 1011.0)),
    ]
}

fn farthest(one: Corners, other: Corners) -> f32 {
    let pairs = one.list().into_iter().zip(other.list());
    pairs.map(|(a, b)| a.distance(b) / other.pitch()).fold(0.0, f32::max)
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn doubt(reading: &Reading, at: &str) -> Option<Doubt> {
    reading.squares.iter().find(|one| one.square == square(at)).and_then(|one| one.doubt)
}

#[test]
fn boards_are_read_with_their_corners_given() {
    for (name, truth, corners) in drawn() {
        let reading = read_set(&Canvas::open(name).picture(), corners, NEVER).expect(name);
        let board = truth_board(&truth);
        let wrong: Vec<&SquareReading> =
            reading.squares.iter().filter(|one| board.get(one.square) != one.read).collect();
        assert!(wrong.len() <= 3 && wrong.iter().all(|one| one.doubt.is_some()), "{name}: {wrong:?}");
        assert_eq!(reading.orientation(), Orientation::RedBelow, "{name}");
        assert!(reading.doubtful().count() <= 6, "{name}: {} marked", reading.doubtful().count());
    }
}

#[test]
fn boards_are_found_and_read() {
    // The grain of the wood is as strong as the lines on it: its corners have to be set by hand.
    for (name, truth, corners) in drawn().into_iter().filter(|one| one.0 != "wood") {
        let reading = read_picture(&Canvas::open(name).picture(), NEVER).expect(name);
        assert!(farthest(reading.corners, corners) < 0.15, "{name}: {:?}", reading.corners);
        let board = truth_board(&truth);
        let wrong: Vec<&SquareReading> =
            reading.squares.iter().filter(|one| board.get(one.square) != one.read).collect();
        assert!(wrong.len() <= 3 && wrong.iter().all(|one| one.doubt.is_some()), "{name}: {wrong:?}");
    }
}

#[test]
fn roughly_set_corners_are_pulled_onto_the_lines() {
    let (name, truth, corners) = drawn().swap_remove(1);
    let picture = Canvas::open(name).picture();
    let pitch = corners.pitch();
    let rough = [(0.3, -0.2), (-0.25, 0.3), (0.2, 0.35), (-0.3, -0.3)];
    let moved: Vec<Point> = corners
        .list()
        .into_iter()
        .zip(rough)
        .map(|(point, (dx, dy))| Point { x: point.x + dx * pitch, y: point.y + dy * pitch })
        .collect();
    let moved = Corners::new(moved.try_into().expect("four"));
    let reading = read_set(&picture, moved, NEVER).expect("read");
    assert!(farthest(reading.corners, corners) < 0.15, "{:?}", reading.corners);
    assert_eq!(write_board(&reading.board), truth);
}

/// A picture turned by a quarter shows Red on the left, and so on: the board that is read stays the same.
#[test]
fn the_board_is_read_however_it_lies() {
    let (name, truth, _) = drawn().swap_remove(1);
    let mut canvas = Canvas::open(name);
    for orientation in [Orientation::RedLeft, Orientation::RedAbove, Orientation::RedRight] {
        canvas = canvas.quarter();
        let reading = read_picture(&canvas.picture(), NEVER).expect("read");
        assert_eq!(reading.orientation(), orientation);
        assert!(reading.orientation_told);
        let read = write_board(&reading.board);
        let board = reading.board;
        let wrong = Square::all().filter(|&at| board.get(at) != truth_board(&truth).get(at)).count();
        assert!(wrong <= 1, "{orientation:?}: {read}");
    }
}

fn truth_board(placement: &str) -> Board {
    xiangqi::fen::read(placement).expect("a placement").setup.board
}

#[test]
fn both_of_two_boards_in_one_picture_are_found() {
    let mut canvas = Canvas::plain(1400, 900, [40, 60, 90]);
    canvas.put(&Canvas::open("dark-discs"), 60, 70);
    canvas.put(&Canvas::open("dark-board"), 860, 200);
    let first = rectangle(85.5 + 60.0, 85.6 + 70.0, 615.9 + 60.0, 682.4 + 70.0);
    let second = rectangle(42.0 + 860.0, 42.0 + 200.0, 404.6 + 860.0, 450.0 + 200.0);
    let found = find(&canvas.picture(), NEVER);
    for board in [first, second] {
        assert!(found.iter().any(|one| farthest(one.corners, board) < 0.3), "{board:?} of {found:?}");
    }
    for (read, other) in [(first, second), (second, first)] {
        let others = other_boards(&canvas.picture(), read, NEVER);
        assert_eq!(others.len(), 1, "{others:?}");
        assert!(farthest(others[0], other) < 0.3, "{others:?}");
    }
}

#[test]
fn a_small_board_on_a_large_desktop_is_found_and_read() {
    let mut canvas = Canvas::plain(3840, 2160, [226, 229, 233]);
    for (k, pixel) in canvas.rgb.iter_mut().enumerate() {
        // Lines of text, as a page would have them.
        if (k / 3840) % 40 < 14 && k % 3840 > 1900 && (k % 23) < 9 {
            *pixel = [50, 50, 60];
        }
    }
    canvas.put(&Canvas::open("dark-discs"), 700, 900);
    let reading = read_picture(&canvas.picture(), NEVER).expect("read");
    assert_eq!(write_board(&reading.board), JILIN);
}

#[test]
fn a_covered_square_says_so() {
    let (name, _, corners) = drawn().swap_remove(1);
    let mut canvas = Canvas::open(name);
    let middle = corners.place(square("e9")).expect("a place");
    let message = Canvas::plain(150, 80, [250, 250, 250]);
    canvas.put(&message, middle.x as usize - 75, middle.y as usize - 40);
    let reading = read_set(&canvas.picture(), corners, NEVER).expect("read");
    assert_eq!(doubt(&reading, "e9"), Some(Doubt::Covered));
}

/// A third red cannon: it is reported, and the second reading says which of the three is the least certain.
#[test]
fn an_impossible_position_is_read_as_it_is_seen() {
    let (name, _, corners) = drawn().swap_remove(4);
    let mut canvas = Canvas::open(name);
    let place = |at: &str| corners.place(square(at)).expect("a place");
    let cannon = canvas.part(place("b2"), 54);
    let to = place("h5");
    canvas.put(&cannon, to.x.round() as usize - 27, to.y.round() as usize - 27);
    let reading = read(&canvas.picture(), corners, NEVER).expect("read");
    let cannons =
        |board: &Board| Square::all().filter(|&at| board.get(at).is_some_and(|p| p.letter() == 'C')).count();
    assert_eq!(cannons(&reading.board), 3);
    assert_eq!(cannons(&reading.possible), 2);
    let marked = ["b2", "h2", "h5"].into_iter().filter(|at| doubt(&reading, at).is_some()).count();
    assert!(marked >= 1);
}

#[test]
fn the_shares_of_a_square_are_shares() {
    let (name, _, corners) = drawn().swap_remove(0);
    let reading = read_set(&Canvas::open(name).picture(), corners, NEVER).expect("read");
    assert_eq!(reading.squares.len(), Square::COUNT);
    for one in &reading.squares {
        assert_eq!(one.candidates.len(), 15);
        let sum: f32 = one.candidates.iter().map(|candidate| candidate.share).sum();
        assert!(sum <= 1.0 + 1e-4);
        assert!(one.candidates.windows(2).all(|pair| pair[0].share >= pair[1].share));
        assert_eq!(one.candidates[0].piece, one.read);
    }
}
