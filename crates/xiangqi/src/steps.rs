//! Steps of generals, advisors and soldiers, as tables worked out by the compiler.

use super::{Side, Square, SquareSet};

type Steps = [SquareSet; Square::COUNT];

/// Left, back, towards, right: in the order of squares.
pub(super) const ORTHOGONAL: [(i8, i8); 4] = [(-1, 0), (0, -1), (0, 1), (1, 0)];
/// In the order of squares.
pub(super) const DIAGONAL: [(i8, i8); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

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

/// Where a general steps.
#[expect(clippy::indexing_slicing, reason = "a side's index is below 2, a square's below 90")]
pub(super) const fn general(side: Side, from: Square) -> SquareSet {
    GENERAL[side as usize][from.index()]
}

/// Where an advisor steps.
#[expect(clippy::indexing_slicing, reason = "a side's index is below 2, a square's below 90")]
pub(super) const fn advisor(side: Side, from: Square) -> SquareSet {
    ADVISOR[side as usize][from.index()]
}

/// Where a soldier steps.
#[expect(clippy::indexing_slicing, reason = "a side's index is below 2, a square's below 90")]
pub(super) const fn soldier(side: Side, from: Square) -> SquareSet {
    SOLDIER[side as usize][from.index()]
}

/// Where soldiers that could step to `target` stand.
#[expect(clippy::indexing_slicing, reason = "a side's index is below 2, a square's below 90")]
pub(super) const fn soldiers_to(side: Side, target: Square) -> SquareSet {
    SOLDIER_TO[side as usize][target.index()]
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
