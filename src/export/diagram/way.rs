//! The straight way from one square to another, and where it can be seen.

use super::geometry::{PIECE, Point, STEP};

/// Less than this cannot be seen as an arrow.
const LEAST: f32 = 0.34 * STEP;

pub struct Way {
    origin: Point,
    along: Point,
    /// Its visible parts, from the start to the end; there is at least one.
    pub stretches: Vec<Stretch>,
}

/// A part of a way that no piece hides, by the distances from its origin.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Stretch {
    pub begin: f32,
    pub end: f32,
    /// Whether the gap between two pieces is so small that it must lie over their rims.
    pub over: bool,
}

impl Stretch {
    fn between(begin: f32, end: f32) -> Self {
        let over = end - begin < LEAST;
        if !over {
            return Self { begin, end, over };
        }
        let middle = (begin + end) / 2.0;
        Self { begin: middle - LEAST / 2.0, end: middle + LEAST / 2.0, over }
    }

    pub fn length(self) -> f32 {
        self.end - self.begin
    }
}

impl Way {
    /// Between two places, each with the room to leave around it, under the pieces at `obstacles`; `None` from
    /// a place to itself.
    pub fn new(from: (Point, f32), to: (Point, f32), obstacles: impl Iterator<Item = Point>) -> Option<Self> {
        let way = to.0 - from.0;
        let distance = way.length();
        if distance < STEP / 2.0 {
            return None;
        }
        let along = way * (1.0 / distance);
        let hidden = obstacles.filter_map(|piece| hidden_by(piece - from.0, along));
        let stretches = visible(from.1, distance - to.1, hidden.collect());
        Some(Self { origin: from.0, along, stretches })
    }

    /// The place so far along the way and so far to the right of it.
    pub fn at(&self, along: f32, across: f32) -> Point {
        self.origin + self.along * along + self.along.turned() * across
    }
}

/// From where to where a piece hides the way; `None` where it stands aside.
fn hidden_by(piece: Point, along: Point) -> Option<(f32, f32)> {
    let across = piece.x * along.turned().x + piece.y * along.turned().y;
    let middle = piece.x * along.x + piece.y * along.y;
    let half = (PIECE * PIECE - across * across).max(0.0).sqrt();
    (half > 0.3 * PIECE).then_some((middle - half, middle + half))
}

/// What remains between `begin` and `end`. The last part is there however little room it has, because an arrow
/// must have its head.
fn visible(begin: f32, end: f32, mut hidden: Vec<(f32, f32)>) -> Vec<Stretch> {
    hidden.retain(|&(first, last)| last > begin && first < end);
    hidden.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut stretches = Vec::new();
    let mut reached = begin;
    for (first, last) in hidden {
        if first > reached {
            stretches.push(Stretch::between(reached, first));
        }
        reached = reached.max(last);
    }
    stretches.push(Stretch::between(reached, end));
    stretches
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(to: f32, obstacles: &[f32]) -> Vec<Stretch> {
        let place = |row: f32| (Point::new(0.0, row * STEP), 50.0);
        let pieces = obstacles.iter().map(|&row| Point::new(0.0, row * STEP));
        Way::new(place(0.0), place(to), pieces).unwrap().stretches
    }

    #[test]
    fn a_free_way_is_one_stretch() {
        assert_eq!(way(3.0, &[]), [Stretch { begin: 50.0, end: 250.0, over: false }]);
        assert_eq!(way(3.0, &[-1.0, 4.0]), way(3.0, &[]));
    }

    #[test]
    fn a_way_is_seen_on_both_sides_of_a_screen() {
        let [before, after] = way(4.0, &[1.0])[..] else { panic!("not two stretches") };
        assert!(before.over && before.length() == LEAST);
        assert_eq!(after, Stretch { begin: 100.0 + PIECE, end: 350.0, over: false });
    }

    #[test]
    fn neighbours_still_see_an_arrow() {
        let [only] = way(1.0, &[])[..] else { panic!("not one stretch") };
        assert_eq!(only, Stretch { begin: 50.0 - LEAST / 2.0, end: 50.0 + LEAST / 2.0, over: true });
    }

    #[test]
    fn pieces_beside_a_horse_hide_nothing() {
        let from = (Point::new(0.0, 0.0), 50.0);
        let to = (Point::new(100.0, 200.0), 50.0);
        let beside = [Point::new(0.0, 100.0), Point::new(100.0, 100.0)];
        assert_eq!(Way::new(from, to, beside.into_iter()).unwrap().stretches.len(), 1);
        assert!(Way::new(from, from, beside.into_iter()).is_none());
    }
}
