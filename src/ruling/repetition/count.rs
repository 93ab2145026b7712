//! How often a position has come back, and which cycle is ruled on.

use xiangqi::repetition::{Analysis, Cycle, Line};

use crate::law::RepetitionCount;

/// How often the last position of a game has stood on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The cycle ruled on: its first ply, and as many whole cycles as were played up to now.
    pub cycle: Option<Cycle>,
    /// Another cycle back to the same position: a shorter one, or the last of several.
    pub nested: Option<Cycle>,
    /// Whether the cycle is everything since the position first stood on the board.
    pub is_whole_stretch: bool,
    /// After how many plies the position stood.
    pub stood_after: Vec<usize>,
    /// How often it must be repeated.
    pub asked: RepetitionCount,
    /// The last capture, which no cycle goes through.
    pub last_capture: Option<usize>,
}

impl Counted {
    pub(super) fn of(line: &Line, asked: RepetitionCount) -> Self {
        let all: Vec<Cycle> = line.cycles().into_iter().map(|cycle| aligned(&cycle)).collect();
        let stood_after = line.stood_after();
        let shortest = all.first().copied();
        let enough = all.iter().find(|cycle| asked.is_met(cycle)).copied();
        let returns = stood_after.len().saturating_sub(1);
        let stretch = match (asked, enough, stood_after.first()) {
            (RepetitionCount::Cycles(times), None, Some(&first)) if returns >= times as usize => {
                let last_ply = line.moves().len();
                let length = last_ply - first;
                let occurrences = stood_after.len();
                Some(Cycle { from_ply: first + 1, length, occurrences, cycles: 1, last_ply })
            }
            _ => None,
        };
        let cycle = stretch.or(enough).or(shortest);
        Self {
            cycle,
            nested: shortest.filter(|shortest| Some(*shortest) != cycle),
            is_whole_stretch: stretch.is_some(),
            stood_after,
            asked,
            last_capture: line.last_capture(),
        }
    }

    /// Whether the repetition is ruled on.
    pub fn is_enough(&self) -> bool {
        self.is_whole_stretch || self.cycle.is_some_and(|cycle| self.asked.is_met(&cycle))
    }

    /// After how many plies it was played so many times by a count.
    pub fn reached(&self, count: RepetitionCount) -> Option<usize> {
        match count {
            RepetitionCount::Occurrences(times) => {
                self.stood_after.get((times as usize).checked_sub(1)?).copied()
            }
            RepetitionCount::Cycles(times) => {
                let cycle = self.cycle?;
                let full = cycle.from_ply.checked_sub(1)? + times as usize * cycle.length;
                (full <= cycle.last_ply).then_some(full)
            }
        }
    }

    /// Whether the other way of counting would be met now where this one is not.
    pub fn other_count_differs(&self) -> bool {
        let RepetitionCount::Cycles(times) = self.asked else { return false };
        !self.is_enough() && self.reached(RepetitionCount::Occurrences(times)).is_some()
    }
}

/// The same cycle from the last position back, so that it begins and ends there.
fn aligned(cycle: &Cycle) -> Cycle {
    let from_ply = cycle.last_ply + 1 - cycle.cycles * cycle.length;
    Cycle { from_ply, ..*cycle }
}

/// Numbers the moves from the first time the cycle was played, though the last was looked at.
pub(super) fn number(cycle: &Cycle, analysis: &mut Analysis) {
    for (place, judged) in analysis.moves.iter_mut().enumerate() {
        judged.ply = cycle.from_ply + place;
    }
}
