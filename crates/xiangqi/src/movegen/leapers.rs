//! Tables of moves by fixed steps: generals, advisors, elephants, horses and soldiers. Computed at compile time.
//!
//! A horse has four legs and an elephant four eyes: squares next to it that block its leaps when occupied. Which of
//! the four are occupied makes a number below 16 ([`sides`], [`corners`]), and the table holds a row by that number.

use crate::{Side, Square, SquareSet};

/// The steps to the four sides, in the order of squares.
const ORTHOGONAL: [(i8, i8); 4] = [(-1, 0), (0, -1), (0, 1), (1, 0)];
/// The steps to the four corners, in the order of squares.
const DIAGONAL: [(i8, i8); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

/// Targets by square.
type Steps = [SquareSet; Square::COUNT];

/// A horse's leg or an elephant's eye: the square that must be empty, and where the piece then goes.
#[derive(Copy, Clone)]
struct Gate {
    over: Square,
    to: SquareSet,
}

/// The gates of every square, in the order of [`ORTHOGONAL`] or [`DIAGONAL`].
type Gates = [[Option<Gate>; 4]; Square::COUNT];
/// Targets by square and by which of its four gates are occupied.
type Leaps = [[SquareSet; 16]; Square::COUNT];

static GENERAL: [Steps; 2] = [palace_table(Side::Red, &ORTHOGONAL), palace_table(Side::Black, &ORTHOGONAL)];
static ADVISOR: [Steps; 2] = [palace_table(Side::Red, &DIAGONAL), palace_table(Side::Black, &DIAGONAL)];
static SOLDIER: [Steps; 2] = [soldier_table(Side::Red), soldier_table(Side::Black)];
static SOLDIER_TO: [Steps; 2] = [reversed(&soldier_table(Side::Red)), reversed(&soldier_table(Side::Black))];
static HORSE: Leaps = leaps(&horse_gates());
/// Where a horse that attacks a square is. Seen from that square, the horse's legs are on its corners.
static HORSE_TO: Leaps = leaps(&HORSE_TO_GATES);
static HORSE_TO_GATES: Gates = horse_to_gates();
static ELEPHANT: [Leaps; 2] = [leaps(&elephant_gates(Side::Red)), leaps(&elephant_gates(Side::Black))];

/// The targets of a general.
#[expect(clippy::indexing_slicing, reason = "a side's index is below 2, a square's below 90")]
pub(super) const fn general(side: Side, from: Square) -> SquareSet {
    GENERAL[side as usize][from.index()]
}

/// The targets of an advisor.
#[expect(clippy::indexing_slicing, reason = "a side's index is below 2, a square's below 90")]
pub(super) const fn advisor(side: Side, from: Square) -> SquareSet {
    ADVISOR[side as usize][from.index()]
}

/// The targets of a soldier.
#[expect(clippy::indexing_slicing, reason = "a side's index is below 2, a square's below 90")]
pub(super) const fn soldier(side: Side, from: Square) -> SquareSet {
    SOLDIER[side as usize][from.index()]
}

/// The squares from which a soldier attacks `target`.
#[expect(clippy::indexing_slicing, reason = "a side's index is below 2, a square's below 90")]
pub(super) const fn soldiers_to(side: Side, target: Square) -> SquareSet {
    SOLDIER_TO[side as usize][target.index()]
}

/// The targets of a horse.
#[expect(clippy::indexing_slicing, reason = "a square's index is below 90, the number of its sides below 16")]
pub(super) const fn horse(occupied: SquareSet, from: Square) -> SquareSet {
    HORSE[from.index()][sides(occupied, from)]
}

/// The squares from which a horse attacks `target`.
#[expect(
    clippy::indexing_slicing,
    reason = "a square's index is below 90, the number of its corners below 16"
)]
pub(super) const fn horse_to(occupied: SquareSet, target: Square) -> SquareSet {
    HORSE_TO[target.index()][corners(occupied, target)]
}

/// The legs, occupied or not, over which some of `horses` attack `target`, each with these horses.
#[expect(clippy::indexing_slicing, reason = "a square's index is below 90")]
pub(super) fn legs_to(target: Square, horses: SquareSet) -> impl Iterator<Item = (Square, SquareSet)> {
    let gates = HORSE_TO_GATES[target.index()].iter().flatten();
    gates.map(move |gate| (gate.over, gate.to.and(horses))).filter(|(_, horses)| !horses.is_empty())
}

/// The targets of an elephant.
#[expect(
    clippy::indexing_slicing,
    reason = "a side's index is below 2, a square's below 90, corners below 16"
)]
pub(super) const fn elephant(side: Side, occupied: SquareSet, from: Square) -> SquareSet {
    ELEPHANT[side as usize][from.index()][corners(occupied, from)]
}

/// Which of the squares left, below, above and right of `at` are occupied, one bit each. Bits beyond an edge are
/// meaningless, and the tables ignore them.
const fn sides(occupied: SquareSet, at: Square) -> usize {
    let around = occupied.around(at, Square::RANKS);
    (around & 1 | around >> 8 & 2 | around >> 9 & 4 | around >> 17 & 8) as usize
}

/// As [`sides`], for the squares at the corners of `at`.
const fn corners(occupied: SquareSet, at: Square) -> usize {
    let around = occupied.around(at, Square::RANKS + 1);
    (around & 1 | around >> 1 & 2 | around >> 18 & 4 | around >> 19 & 8) as usize
}

#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which checks every index")]
const fn palace_table(side: Side, steps: &[(i8, i8); 4]) -> Steps {
    let mut table = [SquareSet::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut step = 0;
        while step < 4 {
            if let Some(from) = Square::from_index(index)
                && let Some(to) = from.offset(steps[step].0, steps[step].1)
                && to.is_in_palace(side)
            {
                table[index].insert(to);
            }
            step += 1;
        }
        index += 1;
    }
    table
}

/// One step forward; after the river also sideways.
#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which checks every index")]
const fn soldier_table(side: Side) -> Steps {
    let mut table = [SquareSet::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        if let Some(from) = Square::from_index(index) {
            if let Some(ahead) = from.offset(0, side.forward()) {
                table[index].insert(ahead);
            }
            if !from.is_on_own_half(side) {
                if let Some(right) = from.offset(1, 0) {
                    table[index].insert(right);
                }
                if let Some(left) = from.offset(-1, 0) {
                    table[index].insert(left);
                }
            }
        }
        index += 1;
    }
    table
}

/// For each square, the squares from which it is attacked.
#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which checks every index")]
const fn reversed(steps: &Steps) -> Steps {
    let mut table = [SquareSet::EMPTY; Square::COUNT];
    let mut from = 0;
    while from < Square::COUNT {
        let mut to = 0;
        while to < Square::COUNT {
            if let (Some(start), Some(end)) = (Square::from_index(from), Square::from_index(to))
                && steps[from].contains(end)
            {
                table[to].insert(start);
            }
            to += 1;
        }
        from += 1;
    }
    table
}

#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which checks every index")]
const fn leaps(gates: &Gates) -> Leaps {
    let mut table = [[SquareSet::EMPTY; 16]; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut occupied = 0;
        while occupied < 16 {
            let mut gate = 0;
            while gate < 4 {
                if occupied >> gate & 1 == 0
                    && let Some(open) = gates[index][gate]
                {
                    table[index][occupied] = table[index][occupied].or(open.to);
                }
                gate += 1;
            }
            occupied += 1;
        }
        index += 1;
    }
    table
}

/// The legs of a horse, and where it leaps over each.
#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which checks every index")]
const fn horse_gates() -> Gates {
    let mut table = [[None; 4]; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut leg = 0;
        while leg < 4 {
            if let Some(from) = Square::from_index(index)
                && let Some(over) = from.offset(ORTHOGONAL[leg].0, ORTHOGONAL[leg].1)
            {
                let mut to = SquareSet::EMPTY;
                let mut turn = 0;
                while turn < 4 {
                    // From the leg on, away from the horse.
                    let (files, ranks) = DIAGONAL[turn];
                    let away = files * ORTHOGONAL[leg].0 + ranks * ORTHOGONAL[leg].1 > 0;
                    if away && let Some(square) = over.offset(files, ranks) {
                        to.insert(square);
                    }
                    turn += 1;
                }
                table[index][leg] = Some(Gate { over, to });
            }
            leg += 1;
        }
        index += 1;
    }
    table
}

/// For each square the legs on its corners, and the horses that attack it over each of them.
#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which checks every index")]
const fn horse_to_gates() -> Gates {
    let from = horse_gates();
    let mut table = [[None; 4]; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut leg = 0;
        while leg < 4 {
            if let Some(target) = Square::from_index(index)
                && let Some(over) = target.offset(DIAGONAL[leg].0, DIAGONAL[leg].1)
            {
                let mut horses = SquareSet::EMPTY;
                let mut side = 0;
                while side < 4 {
                    if let Some(horse) = over.offset(ORTHOGONAL[side].0, ORTHOGONAL[side].1)
                        && leads(&from[horse.index()], over, target)
                    {
                        horses.insert(horse);
                    }
                    side += 1;
                }
                table[index][leg] = Some(Gate { over, to: horses });
            }
            leg += 1;
        }
        index += 1;
    }
    table
}

/// Whether one of `gates`, on the square `over`, leads to `target`.
#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which checks every index")]
const fn leads(gates: &[Option<Gate>; 4], over: Square, target: Square) -> bool {
    let mut gate = 0;
    while gate < 4 {
        if let Some(open) = gates[gate]
            && open.over.index() == over.index()
            && open.to.contains(target)
        {
            return true;
        }
        gate += 1;
    }
    false
}

#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which checks every index")]
const fn elephant_gates(side: Side) -> Gates {
    let mut table = [[None; 4]; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut eye = 0;
        while eye < 4 {
            let (files, ranks) = DIAGONAL[eye];
            if let Some(from) = Square::from_index(index)
                && let Some(over) = from.offset(files, ranks)
                && let Some(to) = over.offset(files, ranks)
                && to.is_on_own_half(side)
            {
                table[index][eye] = Some(Gate { over, to: SquareSet::EMPTY.with(to) });
            }
            eye += 1;
        }
        index += 1;
    }
    table
}
