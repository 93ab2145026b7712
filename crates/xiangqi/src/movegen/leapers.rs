//! Leaps of horses and elephants, as tables worked out by the compiler.
//!
//! A horse has four legs and an elephant four eyes, one point each on a side or a corner of where it stands.
//! Which of the four are occupied makes a number below 16 ([`sides`], [`corners`]), and the table holds a row of
//! answers by that number: one look-up instead of four questions.

use crate::movegen::on_own_half;
use crate::steps::{DIAGONAL, ORTHOGONAL};
use crate::{Side, Square, SquareSet};

/// A horse's leg or an elephant's eye: the point that must be empty, and where it then leads.
#[derive(Copy, Clone)]
struct Gate {
    over: Square,
    to: SquareSet,
}

/// The gates of every point, in the order of [`ORTHOGONAL`] or of [`DIAGONAL`], which is that of squares.
type Gates = [[Option<Gate>; 4]; Square::COUNT];
/// For every point, by which of its four gates are occupied, what the open ones lead to.
type Leaps = [[SquareSet; 16]; Square::COUNT];

/// Where a horse leaps.
static HORSE: Leaps = leaps(&horse_gates());
/// From where a horse leaps to a point: its legs stand on the corners of that point.
static HORSE_TO: Leaps = leaps(&HORSE_TO_GATES);
static HORSE_TO_GATES: Gates = horse_to_gates();
static ELEPHANT: [Leaps; 2] = [leaps(&elephant_gates(Side::Red)), leaps(&elephant_gates(Side::Black))];
/// Where a horse leaps.
#[expect(clippy::indexing_slicing, reason = "a square's index is below 90, the number of its sides below 16")]
pub(crate) const fn horse(occupied: SquareSet, from: Square) -> SquareSet {
    HORSE[from.index()][sides(occupied, from)]
}

/// From where a horse could leap to `target`.
#[expect(
    clippy::indexing_slicing,
    reason = "a square's index is below 90, the number of its corners below 16"
)]
pub(crate) const fn horse_to(occupied: SquareSet, target: Square) -> SquareSet {
    HORSE_TO[target.index()][corners(occupied, target)]
}

/// The legs over which some of `horses` would leap to `target`, each with these horses; occupied or not.
#[expect(clippy::indexing_slicing, reason = "a square's index is below 90")]
pub(crate) fn legs_to(target: Square, horses: SquareSet) -> impl Iterator<Item = (Square, SquareSet)> {
    let gates = HORSE_TO_GATES[target.index()].iter().flatten();
    gates.map(move |gate| (gate.over, gate.to.and(horses))).filter(|(_, horses)| !horses.is_empty())
}

/// Where an elephant leaps.
#[expect(
    clippy::indexing_slicing,
    reason = "a side's index is below 2, a square's below 90, corners below 16"
)]
pub(crate) const fn elephant(side: Side, occupied: SquareSet, from: Square) -> SquareSet {
    ELEPHANT[side as usize][from.index()][corners(occupied, from)]
}

/// Which of the points left, behind, ahead and right of `at` are occupied, one bit each. What lies over an edge
/// gives a bit without meaning, of which the tables take no notice.
const fn sides(occupied: SquareSet, at: Square) -> usize {
    let around = occupied.around(at, Square::RANKS);
    (around & 1 | around >> 8 & 2 | around >> 9 & 4 | around >> 17 & 8) as usize
}

/// As [`sides`], of the points at the corners of `at`.
const fn corners(occupied: SquareSet, at: Square) -> usize {
    let around = occupied.around(at, Square::RANKS + 1);
    (around & 1 | around >> 1 & 2 | around >> 18 & 4 | around >> 19 & 8) as usize
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
                    // On from the leg, away from where the horse stands.
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

/// For each point the legs on its corners, and the horses that leap over each to the point.
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

/// Whether one of `gates` leads over `over` to `target`.
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
                && on_own_half(side, to)
            {
                table[index][eye] = Some(Gate { over, to: SquareSet::EMPTY.with(to) });
            }
            eye += 1;
        }
        index += 1;
    }
    table
}
