//! From what is seen on each square to a position, and to what is doubtful about it.

use xiangqi::{Board, Piece, PieceKind, Side, Square};

use crate::counts;
use crate::geometry::{Corners, Orientation};
use crate::look::{Look, look};
use crate::net::net;
use crate::picture::Picture;
use crate::side::sides;
use crate::snap::snap;
use crate::square::{Candidate, Doubt, SquareReading};
use crate::squares::Sheet;
use crate::whole::{Alike, Choices, decide};

/// Corners that were pulled farther than this, in squares, may have been right as they were set.
const PULLED: f32 = 0.2;
/// So many pieces more must stand where they never do, for the board to lie the other way.
const TOLD: f32 = 0.7;
/// Pieces whose features agree more than this look alike.
const ALIKE: f32 = 0.9;
/// Below this share of what was read a square is marked doubtful.
const SURE: f32 = 0.98;
/// Pieces on the average farther from their crossings than this, in squares, are looked at again where they stand.
const SHIFTED: f32 = 0.07;
/// Where the pieces are less clear than this on the average, they are looked at from all sides.
const CLEAR: f32 = 0.93;
/// A square whose share of a piece is lower is empty from any side.
const EMPTY: f32 = 0.02;
/// Below this average share of its pieces a set is not one of Chinese characters that can be read.
const READABLE: f32 = 0.62;

/// A position read from a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The corners, of the board as Red sits.
    pub corners: Corners,
    /// Whether Red's place was told by the pieces; otherwise it is taken to be as the corners say.
    pub orientation_told: bool,
    /// All 90 squares, in the order of [`Square::all`].
    pub squares: Vec<SquareReading>,
    /// What was read.
    pub board: Board,
    /// The likeliest board on which every piece can stand where it does and none is there too often.
    pub possible: Board,
    /// The mean share of the pieces that were read, from 0 to 1.
    pub confidence: f32,
}

impl Reading {
    /// Where Red sits in the picture.
    #[must_use]
    pub fn orientation(&self) -> Orientation {
        self.corners.orientation()
    }

    /// The mean share of what was read on all squares.
    fn clearness(&self) -> f32 {
        let shares =
            self.squares.iter().filter_map(|square| square.candidates.first()).map(|first| first.share);
        shares.sum::<f32>() / Square::COUNT as f32
    }

    /// The squares that a person should look at.
    pub fn doubtful(&self) -> impl Iterator<Item = &SquareReading> {
        self.squares.iter().filter(|square| square.doubt.is_some())
    }
}

/// Why nothing was read.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// There is no board, or its lines are too faint to find it.
    NoBoard,
    /// There may be a board, but it is not sure where.
    NotSure,
    /// Its pieces bear no Chinese characters that can be read.
    UnknownSet,
    /// The corners given span no board.
    NoCorners,
    /// It was cancelled.
    Cancelled,
}

/// Reads the board whose corners are known, with Red sitting where they say.
///
/// # Errors
///
/// If the corners span no board, its pieces cannot be read, or `cancelled` says so.
pub fn read(picture: &Picture, corners: Corners, cancelled: &dyn Fn() -> bool) -> Result<Reading, Unread> {
    let seen = Seen::new(picture, corners, cancelled)?;
    seen.reading(corners, true)
}

/// The same for corners that a person set, up to half a square wrong: they are pulled onto the lines first.
///
/// # Errors
///
/// The same.
pub fn read_set(
    picture: &Picture,
    corners: Corners,
    cancelled: &dyn Fn() -> bool,
) -> Result<Reading, Unread> {
    let snapped = snap(picture, corners).corners;
    let moved =
        corners.list().into_iter().zip(snapped.list()).map(|(a, b)| a.distance(b)).fold(0.0, f32::max);
    let reading = read(picture, snapped, cancelled);
    if moved < corners.pitch() * PULLED {
        return reading;
    }
    // Where pieces stand in cells the lines are half a square from where they stand.
    match (reading, read(picture, corners, cancelled)) {
        (Ok(snapped), Ok(set)) if snapped.clearness() >= set.clearness() => Ok(snapped),
        (snapped, Err(_)) => snapped,
        (_, set) => set,
    }
}

/// The same, with Red sitting where the pieces say.
///
/// # Errors
///
/// The same.
pub fn read_either_way(
    picture: &Picture,
    corners: Corners,
    cancelled: &dyn Fn() -> bool,
) -> Result<Reading, Unread> {
    let seen = Seen::new(picture, corners, cancelled)?;
    let as_given = seen.misplaced(false);
    let turned = seen.misplaced(true);
    let told = (as_given - turned).abs() > TOLD;
    if turned + TOLD < as_given {
        seen.turned().reading(corners.turned(), told)
    } else {
        seen.reading(corners, told)
    }
}

/// All squares of a board as they were seen; files from Red's left, rows from Black's side.
pub(crate) struct Seen {
    /// By row and file.
    pub looks: Vec<Look>,
    /// The logarithm of the odds that the piece is Red's.
    pub sides: Vec<f32>,
}

impl Seen {
    pub fn new(picture: &Picture, corners: Corners, cancelled: &dyn Fn() -> bool) -> Result<Self, Unread> {
        let sheet = Sheet::new(picture, corners).ok_or(Unread::NoCorners)?;
        let net = net().ok_or(Unread::UnknownSet)?;
        let all = |turned: &dyn Fn(usize) -> bool, shift: &dyn Fn(f32, f32) -> [f32; 2]| {
            let mut looks: Vec<Option<Look>> = vec![None; Square::COUNT];
            for down in 0..=sheet.tall {
                if cancelled() {
                    return Err(Unread::Cancelled);
                }
                for across in 0..=sheet.wide {
                    let (u, v) = (across as f32, down as f32);
                    let [dx, dy] = shift(u, v);
                    let (file, row) = sheet.square(across, down);
                    let square = row * 9 + file;
                    if let Some(to) = looks.get_mut(square) {
                        *to = Some(look(net, &sheet, u + dx, v + dy, turned(square)));
                    }
                }
            }
            Ok(looks.into_iter().flatten().collect::<Vec<Look>>())
        };
        let mut looks = all(&|_| false, &|_, _| [0.0; 2])?;
        let shift = Shift::new(&looks, &sheet);
        let unclear = clearness(&looks) < CLEAR;
        if unclear || shift.most() > SHIFTED {
            let turned =
                |square: usize| unclear && looks.get(square).is_some_and(|look| look.occupied() > EMPTY);
            looks = all(&turned, &|u, v| shift.at(u, v))?;
        }
        let pieces: Vec<&Look> = looks.iter().filter(|look| look.piece() > 0.5).collect();
        let mut of_pieces = sides(&pieces).into_iter();
        let sides = looks
            .iter()
            .map(|look| if look.piece() > 0.5 { of_pieces.next().unwrap_or(look.side) } else { look.side })
            .collect();
        Ok(Self { looks, sides })
    }

    fn turned(mut self) -> Self {
        self.looks.reverse();
        self.sides.reverse();
        self
    }

    /// How many pieces stand where pieces of their side and kind never do.
    fn misplaced(&self, turned: bool) -> f32 {
        let mut sum = 0.0;
        for (k, look) in self.looks.iter().enumerate() {
            let Some(square) = square_at(if turned { 89 - k } else { k }) else { continue };
            if look.piece() < 0.5 {
                continue;
            }
            for (piece, share) in pieces_of(look, self.sides.get(k).copied().unwrap_or_default()) {
                if !counts::can_stand(piece, square) {
                    sum += share;
                }
            }
        }
        sum
    }

    fn reading(&self, corners: Corners, orientation_told: bool) -> Result<Reading, Unread> {
        let occupied: Vec<&Look> = self.looks.iter().filter(|look| look.occupied() > 0.5).collect();
        let clear = clearness(&self.looks);
        let unread = occupied.iter().filter(|look| look.covered() > 0.5).count();
        if occupied.len() < 2 {
            return Err(Unread::NoBoard);
        }
        if clear < READABLE || unread * 3 > occupied.len() {
            return Err(Unread::UnknownSet);
        }
        let mut squares: Vec<SquareReading> = Vec::new();
        let mut looks: Vec<&Look> = Vec::new();
        for square in Square::all() {
            let k = usize::from(9 - square.rank()) * 9 + usize::from(square.file());
            let (Some(look), Some(side)) = (self.looks.get(k), self.sides.get(k)) else { continue };
            let mut candidates: Vec<Candidate> = pieces_of(look, *side)
                .into_iter()
                .map(|(piece, share)| Candidate { piece: Some(piece), share })
                .collect();
            let [empty, ..] = look.glyphs;
            candidates.push(Candidate { piece: None, share: empty });
            candidates.sort_by(|a, b| b.share.total_cmp(&a.share));
            let read = candidates.first().and_then(|first| first.piece);
            squares.push(SquareReading { square, read, candidates, doubt: None });
            looks.push(look);
        }
        decide_all(&mut squares, &looks);
        let mut board = Board::default();
        for square in &squares {
            board.set(square.square, square.read);
        }
        let possible = counts::possible(&squares);
        for square in &mut squares {
            if square.doubt.is_none() && possible.get(square.square) != square.read {
                square.doubt = Some(Doubt::Counts);
            }
        }
        Ok(Reading { corners, orientation_told, squares, board, possible, confidence: clear })
    }
}

/// Decides what is read for the picture as a whole, and what is doubtful about it.
fn decide_all(squares: &mut [SquareReading], looks: &[&Look]) {
    let mut open: Vec<usize> = Vec::new();
    let mut choices: Vec<Choices> = Vec::new();
    for (k, square) in squares.iter().enumerate() {
        let clearly_empty =
            square.candidates.first().is_none_or(|first| first.piece.is_none() && first.share > 0.99);
        if !clearly_empty {
            let of = square.candidates.iter().map(|one| (one.piece, one.share.max(1e-6).ln())).collect();
            choices.push(Choices { square: square.square, of });
            open.push(k);
        }
    }
    let mut alike = Vec::new();
    for (one, k) in open.iter().enumerate() {
        for (other, n) in open.iter().enumerate().skip(one + 1) {
            if let (Some(a), Some(b)) = (looks.get(*k), looks.get(*n)) {
                let share = alikeness(a, b);
                if share > 0.0 {
                    alike.push(Alike { one, other, share });
                }
            }
        }
    }
    for (k, decided) in open.iter().zip(decide(&choices, &alike)) {
        let Some(square) = squares.get_mut(*k) else { continue };
        square.read = decided.piece;
        square.candidates =
            decided.shares.into_iter().map(|(piece, share)| Candidate { piece, share }).collect();
        square.candidates.sort_by(|a, b| b.share.total_cmp(&a.share));
    }
    // Where nearly all empty squares show their lines, one that shows none is hidden by something.
    let empty = squares.iter().zip(looks).filter(|(square, _)| square.read.is_none());
    let (with_lines, all) =
        empty.fold((0, 0), |(with, all), (_, look)| (with + usize::from(look.arms > 1), all + 1));
    let lines_show = with_lines * 10 >= all * 8;
    for (square, look) in squares.iter_mut().zip(looks) {
        let share =
            square.candidates.iter().find(|one| one.piece == square.read).map_or(0.0, |one| one.share);
        let hidden = lines_show && square.read.is_none() && look.arms == 0;
        square.doubt = if look.covered() > 0.3 || hidden {
            Some(Doubt::Covered)
        } else if share < SURE {
            Some(Doubt::Unclear)
        } else {
            None
        };
    }
}

/// How much two pieces look alike, from 0 to 1.
fn alikeness(one: &Look, other: &Look) -> f32 {
    if one.piece() < 0.5 || other.piece() < 0.5 {
        return 0.0;
    }
    let same: f32 = one.features.iter().zip(&other.features).map(|(a, b)| a * b).sum();
    ((same - ALIKE) / (1.0 - ALIKE)).max(0.0)
}

/// The square by row from Black's side and file.
fn square_at(k: usize) -> Option<Square> {
    Square::new((k % 9) as u8, (9 - k / 9) as u8)
}

/// The mean share of the likeliest sign, of all squares that do not look empty.
fn clearness(looks: &[Look]) -> f32 {
    let mut sum = 0.0;
    let mut count = 0.0;
    for look in looks {
        if look.occupied() > 0.5 {
            let [_, signs @ .., _] = look.glyphs;
            sum += kinds(&signs).into_iter().fold(0.0, f32::max);
            count += 1.0;
        }
    }
    if count > 0.0 { sum / count } else { 0.0 }
}

/// The shares of the seven kinds, both forms of their glyphs together.
fn kinds(signs: &[f32; 11]) -> [f32; 7] {
    let [k1, k2, a1, a2, b1, b2, n, r, c, p1, p2] = *signs;
    [k1 + k2, a1 + a2, b1 + b2, n, r, c, p1 + p2]
}

const KINDS: [PieceKind; 7] = [
    PieceKind::General,
    PieceKind::Advisor,
    PieceKind::Elephant,
    PieceKind::Horse,
    PieceKind::Chariot,
    PieceKind::Cannon,
    PieceKind::Soldier,
];

/// The shares of the fourteen pieces.
fn pieces_of(look: &Look, side: f32) -> Vec<(Piece, f32)> {
    let [_, signs @ .., _] = look.glyphs;
    let red = 1.0 / (1.0 + (-side).exp());
    let mut pieces = Vec::new();
    for (kind, share) in KINDS.into_iter().zip(kinds(&signs)) {
        pieces.push((Piece::new(Side::Red, kind), share * red));
        pieces.push((Piece::new(Side::Black, kind), share * (1.0 - red)));
    }
    pieces
}

/// How far the faces of the pieces lie from their crossings, as a plane over the board: a camera at a slant sees the
/// faces, which are above the board, shifted the more the farther they are from it.
struct Shift {
    dx: [f32; 3],
    dy: [f32; 3],
    wide: f32,
    tall: f32,
}

impl Shift {
    fn new(looks: &[Look], sheet: &Sheet) -> Self {
        let (wide, tall) = (sheet.wide as f32, sheet.tall as f32);
        let mut points = Vec::new();
        for down in 0..=sheet.tall {
            for across in 0..=sheet.wide {
                let (file, row) = sheet.square(across, down);
                if let Some(look) = looks.get(row * 9 + file)
                    && look.piece() > 0.6
                {
                    let at = [1.0, across as f32 / wide - 0.5, down as f32 / tall - 0.5];
                    points.push((at, look.shift));
                }
            }
        }
        let of = |k: usize| {
            let values: Vec<([f32; 3], f32)> = points
                .iter()
                .map(|(at, shift)| (*at, shift.get(k).copied().unwrap_or_default().clamp(-0.5, 0.5)))
                .collect();
            plane(&values)
        };
        Self { dx: of(0), dy: of(1), wide, tall }
    }

    fn at(&self, across: f32, down: f32) -> [f32; 2] {
        let at = [1.0, across / self.wide - 0.5, down / self.tall - 0.5];
        let value =
            |plane: &[f32; 3]| plane.iter().zip(at).map(|(a, b)| a * b).sum::<f32>().clamp(-0.45, 0.45);
        [value(&self.dx), value(&self.dy)]
    }

    fn most(&self) -> f32 {
        let corners = [(0.0, 0.0), (self.wide, 0.0), (0.0, self.tall), (self.wide, self.tall)];
        corners.into_iter().flat_map(|(u, v)| self.at(u, v)).fold(0.0, |most, value| most.max(value.abs()))
    }
}

/// The plane through points that deviates least, held towards level where there are few.
fn plane(points: &[([f32; 3], f32)]) -> [f32; 3] {
    let mut matrix = [[1.0_f32, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
    let mut right = [0.0_f32; 3];
    for (at, value) in points {
        for (row, a) in matrix.iter_mut().zip(at) {
            for (cell, b) in row.iter_mut().zip(at) {
                *cell += a * b;
            }
        }
        for (to, a) in right.iter_mut().zip(at) {
            *to += a * value;
        }
    }
    solve(matrix, right)
}

/// Cramer's rule.
fn solve([p, q, r]: [[f32; 3]; 3], right: [f32; 3]) -> [f32; 3] {
    let determinant = |a: [f32; 3], b: [f32; 3], c: [f32; 3]| {
        let ([a0, a1, a2], [b0, b1, b2], [c0, c1, c2]) = (a, b, c);
        a0 * (b1 * c2 - b2 * c1) - a1 * (b0 * c2 - b2 * c0) + a2 * (b0 * c1 - b1 * c0)
    };
    let all = determinant(p, q, r);
    let replaced = |k: usize| {
        let row = |mut row: [f32; 3], n: usize| {
            if let (Some(cell), Some(value)) = (row.get_mut(k), right.get(n)) {
                *cell = *value;
            }
            row
        };
        determinant(row(p, 0), row(q, 1), row(r, 2)) / all
    };
    [replaced(0), replaced(1), replaced(2)]
}
