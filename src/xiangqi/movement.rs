//! How the pieces move and take, with no thought of the own general: *pseudo* moves.
//!
//! A pseudo move becomes a *legal* one when the mover's general is neither left to be taken nor facing the
//! other (see [`check`](super::check)). The difference between the two is what most incidents turn on.

use super::{Board, Direction, Kind, Move, Piece, Side, Square, SquareSet};

/// A step or leap: where it ends and which point must be empty for it.
#[derive(Copy, Clone)]
struct Leap {
    over: Square,
    to: Square,
}

type Leaps<const N: usize> = [[Option<Leap>; N]; Square::COUNT];

const ORTHOGONAL: [(i8, i8); 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

/// For each point, the leaps of a horse standing there; `over` is its leg.
static HORSE_FROM: Leaps<8> = horse_leaps(false);
/// For each point, the leaps of horses that end there: `to` is where the horse stands, `over` its leg.
static HORSE_TO: Leaps<8> = horse_leaps(true);

#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which checks every index")]
const fn horse_leaps(reversed: bool) -> Leaps<8> {
    let mut table = [[None; 8]; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut step = 0;
        while step < 8 {
            let (files, ranks) = ORTHOGONAL[step / 2];
            let turn = if step % 2 == 0 { 1 } else { -1 };
            // Two along the leg's direction, one across it.
            let (across_files, across_ranks) = (turn * ranks, turn * files);
            let (leap_files, leap_ranks) = (2 * files + across_files, 2 * ranks + across_ranks);
            if let Some(square) = Square::from_index(index) {
                let (to, leg) = if reversed {
                    let to = square.offset(-leap_files, -leap_ranks);
                    (to, square.offset(files - leap_files, ranks - leap_ranks))
                } else {
                    (square.offset(leap_files, leap_ranks), square.offset(files, ranks))
                };
                if let (Some(to), Some(over)) = (to, leg) {
                    table[index][step] = Some(Leap { over, to });
                }
            }
            step += 1;
        }
        index += 1;
    }
    table
}

#[expect(clippy::indexing_slicing, reason = "a square's index is below 90")]
fn leaps<const N: usize>(table: &'static Leaps<N>, square: Square) -> impl Iterator<Item = Leap> {
    table[square.index()].iter().flatten().copied()
}

/// Whether `square` lies in the palace of `side`.
#[must_use]
pub const fn in_palace(side: Side, square: Square) -> bool {
    matches!(square.file(), 3..=5) && side.relative_rank(square.rank()) <= 2
}

/// Whether `square` lies on `side`'s own half, before the river.
#[must_use]
pub const fn on_own_half(side: Side, square: Square) -> bool {
    side.relative_rank(square.rank()) <= 4
}

/// Where the piece on `from` can go or take by its own movement, ignoring its general's safety.
///
/// Empty when nothing stands there. Taking the enemy general is a pseudo move like any other: it can only
/// occur where the position was impossible to begin with.
#[must_use]
pub fn reach(board: &Board, from: Square) -> SquareSet {
    let Some(piece) = board.get(from) else { return SquareSet::EMPTY };
    movement(board, from, piece).without(board.side(piece.side))
}

/// As [`reach`], own pieces not yet taken off.
fn movement(board: &Board, from: Square, piece: Piece) -> SquareSet {
    let side = piece.side;
    match piece.kind {
        Kind::General => offsets(from, &ORTHOGONAL, 1).filter(|&to| in_palace(side, to)).collect(),
        Kind::Advisor => offsets(from, &DIAGONAL, 1).filter(|&to| in_palace(side, to)).collect(),
        Kind::Elephant => DIAGONAL
            .iter()
            .filter(|&&(files, ranks)| from.offset(files, ranks).is_some_and(|eye| board.get(eye).is_none()))
            .filter_map(|&(files, ranks)| from.offset(2 * files, 2 * ranks))
            .filter(|&to| on_own_half(side, to))
            .collect(),
        Kind::Horse => leaps(&HORSE_FROM, from)
            .filter(|leap| board.get(leap.over).is_none())
            .map(|leap| leap.to)
            .collect(),
        Kind::Chariot => Direction::ALL.iter().fold(SquareSet::EMPTY, |set, &direction| {
            let (empty, first) = open_line(board, from, direction);
            first.map_or(empty, |hit| empty.with(hit)).or(set)
        }),
        Kind::Cannon => Direction::ALL.iter().fold(SquareSet::EMPTY, |set, &direction| {
            let (empty, screen) = open_line(board, from, direction);
            let target = screen.and_then(|screen| open_line(board, screen, direction).1);
            target.map_or(empty, |hit| empty.with(hit)).or(set)
        }),
        Kind::Soldier => soldier_steps(side, from),
    }
}

fn offsets(from: Square, steps: &[(i8, i8)], length: i8) -> impl Iterator<Item = Square> {
    steps.iter().filter_map(move |&(files, ranks)| from.offset(length * files, length * ranks))
}

/// One step forward; after the river also sideways.
fn soldier_steps(side: Side, from: Square) -> SquareSet {
    let forward = from.offset(0, side.forward());
    let sideways = if on_own_half(side, from) { [None; 2] } else { [from.offset(1, 0), from.offset(-1, 0)] };
    forward.into_iter().chain(sideways.into_iter().flatten()).collect()
}

/// The empty points from `from` in one direction, and the first occupied one.
fn open_line(board: &Board, from: Square, direction: Direction) -> (SquareSet, Option<Square>) {
    let mut empty = SquareSet::EMPTY;
    for square in from.ray(direction) {
        if board.get(square).is_some() {
            return (empty, Some(square));
        }
        empty.insert(square);
    }
    (empty, None)
}

/// The pieces of `side` that could take on `target` by their own movement.
///
/// `target` is taken to hold a piece of the other side, as it must for a cannon to take there.
#[must_use]
pub fn attackers(board: &Board, target: Square, side: Side) -> SquareSet {
    let is = |square: Square, kind: Kind| board.get(square) == Some(Piece::new(side, kind));
    let mut found = SquareSet::EMPTY;
    for direction in Direction::ALL {
        let Some(first) = open_line(board, target, direction).1 else { continue };
        if is(first, Kind::Chariot) {
            found.insert(first);
        }
        if let Some(second) = open_line(board, first, direction).1
            && is(second, Kind::Cannon)
        {
            found.insert(second);
        }
    }
    for leap in leaps(&HORSE_TO, target) {
        if is(leap.to, Kind::Horse) && board.get(leap.over).is_none() {
            found.insert(leap.to);
        }
    }
    // A soldier takes where it could step: seen from the target, backwards and sideways.
    let behind = target.offset(0, -side.forward());
    for from in behind.into_iter().chain(target.offset(1, 0)).chain(target.offset(-1, 0)) {
        if is(from, Kind::Soldier) && soldier_steps(side, from).contains(target) {
            found.insert(from);
        }
    }
    if on_own_half(side, target) {
        for kind in [Kind::General, Kind::Advisor, Kind::Elephant] {
            for from in board.pieces(side, kind) {
                if movement(board, from, Piece::new(side, kind)).contains(target) {
                    found.insert(from);
                }
            }
        }
    }
    found
}

/// Every pseudo move of `side`, in order.
pub fn pseudo_moves(board: &Board, side: Side) -> impl Iterator<Item = Move> + '_ {
    board.side(side).into_iter().flat_map(|from| moves_from(board, from))
}

/// The pseudo moves of the piece on `from`, in order.
pub fn moves_from(board: &Board, from: Square) -> impl Iterator<Item = Move> {
    reach(board, from).into_iter().map(move |to| Move::new(from, to))
}

/// The pseudo moves of `side` that take what stands on `target`, in order.
pub fn captures_of(board: &Board, target: Square, side: Side) -> impl Iterator<Item = Move> {
    attackers(board, target, side).into_iter().map(move |from| Move::new(from, target))
}
