//! Steps and leaps of the pieces that do not slide, as tables worked out by the compiler.

use super::{Side, Square, SquareSet};

/// A horse's leg or an elephant's eye: the point that must be empty, and where it then leads.
#[derive(Copy, Clone)]
struct Gate {
    over: Square,
    to: SquareSet,
}

type Gates<const N: usize> = [[Option<Gate>; N]; Square::COUNT];
type Steps = [SquareSet; Square::COUNT];

const ORTHOGONAL: [(i8, i8); 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

/// The legs of a horse, and where it leaps over each.
static HORSE: Gates<4> = horse_table();
/// The horses that could leap to a point: over which leg, and from where.
static HORSE_TO: Gates<8> = horse_to_table();
static ELEPHANT: [Gates<4>; 2] = [elephant_table(Side::Red), elephant_table(Side::Black)];
static GENERAL: [Steps; 2] = [palace_table(Side::Red, &ORTHOGONAL), palace_table(Side::Black, &ORTHOGONAL)];
static ADVISOR: [Steps; 2] = [palace_table(Side::Red, &DIAGONAL), palace_table(Side::Black, &DIAGONAL)];
static SOLDIER: [Steps; 2] = [soldier_table(Side::Red), soldier_table(Side::Black)];
static SOLDIER_TO: [Steps; 2] = [reversed(&soldier_table(Side::Red)), reversed(&soldier_table(Side::Black))];

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

/// Where a horse leaps.
pub(super) fn horse(occupied: SquareSet, from: Square) -> SquareSet {
    open(&HORSE, occupied, from)
}

/// Which of `horses` could leap to `target`.
#[expect(clippy::indexing_slicing, reason = "a square's index is below 90")]
pub(super) fn horses_to(occupied: SquareSet, target: Square, horses: SquareSet) -> SquareSet {
    let gates = HORSE_TO[target.index()].iter().flatten();
    gates
        .filter(|gate| !gate.to.and(horses).is_empty() && !occupied.contains(gate.over))
        .fold(SquareSet::EMPTY, |found, gate| found.or(gate.to.and(horses)))
}

/// The legs that stand between `horses` and `target`, occupied or not.
#[expect(clippy::indexing_slicing, reason = "a square's index is below 90")]
pub(super) fn legs_to(target: Square, horses: SquareSet) -> SquareSet {
    let gates = HORSE_TO[target.index()].iter().flatten();
    gates.filter(|gate| !gate.to.and(horses).is_empty()).map(|gate| gate.over).collect()
}

/// Where an elephant leaps.
#[expect(clippy::indexing_slicing, reason = "a side's index is below 2")]
pub(super) fn elephant(side: Side, occupied: SquareSet, from: Square) -> SquareSet {
    open(&ELEPHANT[side as usize], occupied, from)
}

/// Where a general steps.
#[expect(clippy::indexing_slicing, reason = "a side's index is below 2, a square's below 90")]
pub(super) fn general(side: Side, from: Square) -> SquareSet {
    GENERAL[side as usize][from.index()]
}

/// Where an advisor steps.
#[expect(clippy::indexing_slicing, reason = "a side's index is below 2, a square's below 90")]
pub(super) fn advisor(side: Side, from: Square) -> SquareSet {
    ADVISOR[side as usize][from.index()]
}

/// Where a soldier steps.
#[expect(clippy::indexing_slicing, reason = "a side's index is below 2, a square's below 90")]
pub(super) fn soldier(side: Side, from: Square) -> SquareSet {
    SOLDIER[side as usize][from.index()]
}

/// Where soldiers that could step to `target` stand.
#[expect(clippy::indexing_slicing, reason = "a side's index is below 2, a square's below 90")]
pub(super) fn soldiers_to(side: Side, target: Square) -> SquareSet {
    SOLDIER_TO[side as usize][target.index()]
}

#[expect(clippy::indexing_slicing, reason = "a square's index is below 90")]
fn open<const N: usize>(gates: &'static Gates<N>, occupied: SquareSet, from: Square) -> SquareSet {
    gates[from.index()]
        .iter()
        .flatten()
        .filter(|gate| !occupied.contains(gate.over))
        .fold(SquareSet::EMPTY, |found, gate| found.or(gate.to))
}

#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which checks every index")]
const fn horse_table() -> Gates<4> {
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

#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which checks every index")]
const fn horse_to_table() -> Gates<8> {
    let from = horse_table();
    let mut table = [[None; 8]; Square::COUNT];
    let mut counts = [0; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut leg = 0;
        while leg < 4 {
            if let (Some(gate), Some(horse)) = (from[index][leg], Square::from_index(index)) {
                let mut target = 0;
                while target < Square::COUNT {
                    if let Some(square) = Square::from_index(target)
                        && gate.to.contains(square)
                    {
                        let to = SquareSet::EMPTY.with(horse);
                        table[target][counts[target]] = Some(Gate { over: gate.over, to });
                        counts[target] += 1;
                    }
                    target += 1;
                }
            }
            leg += 1;
        }
        index += 1;
    }
    table
}

#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which checks every index")]
const fn elephant_table(side: Side) -> Gates<4> {
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

#[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which checks every index")]
const fn palace_table(side: Side, steps: &[(i8, i8); 4]) -> Steps {
    let mut table = [SquareSet::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut step = 0;
        while step < 4 {
            if let Some(from) = Square::from_index(index)
                && let Some(to) = from.offset(steps[step].0, steps[step].1)
                && in_palace(side, to)
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
            if !on_own_half(side, from) {
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

/// For each point, from where it is reached.
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
