//! Which moves leave the own general safe, found without carrying them out.
//!
//! A move changes two points: the one it leaves and the one it comes to. Seen from a general that is not
//! exposed, that matters only on its own file and rank, and at the legs of enemy horses:
//!
//! * leaving a point can open the line of a chariot or of the other general, take a screen's second blocker
//!   away before a cannon, or free a horse's leg; the piece there is *bound*, and may go only where this does
//!   not happen;
//! * coming to an empty point can make a screen for a cannon that had none; no piece may come there.
//!
//! Every other move is legal as it stands. Along a line only the three nearest pieces matter, because one move
//! takes away at most one piece and a cannon needs exactly one before it.
//!
//! Where the general *is* exposed, only moves that take the attacker, come between, or carry the screen away
//! can help; these, and the general's own moves, are tried out. On boards that cannot be ruled on, with a general
//! missing, doubled or across the river, every move is tried out.

use super::attacks::Threats;
use super::leapers;
use crate::check::exposure;
use crate::movegen::on_own_half;
use crate::{Board, Direction, Move, PieceKind, Side, Square, SquareSet};

/// What moves of one side may do to its general.
pub(crate) struct Danger<'a> {
    board: &'a Board,
    side: Side,
    general: Square,
    threats: Threats<'a>,
    state: State,
    limits: Limits,
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum State {
    /// The general is not exposed.
    Safe,
    /// It is.
    Exposed,
    /// No position that can be ruled on.
    Impossible,
}

/// Where the pieces of a side may go for the sake of their general.
struct Limits {
    /// The pieces that may not simply go by `free` and `doubtful`; the general is one.
    bound: SquareSet,
    /// Where the other pieces may come.
    free: SquareSet,
    /// Where the other pieces may come if trying it out shows the general safe.
    doubtful: SquareSet,
    /// Where pieces bound along a line may go on that line, all lines together.
    along: SquareSet,
}

impl<'a> Danger<'a> {
    /// The dangers to the general of `side`, which stands on `general`.
    #[inline]
    pub fn to(general: Square, board: &'a Board, side: Side) -> Self {
        let enemy = side.opponent();
        let threats = Threats::of(board, enemy);
        let (state, limits) = if !one_general_each(board) || on_own_half(enemy, general) {
            (State::Impossible, Limits { bound: board.side(side), ..Limits::none(general) })
        } else if !threats.look_at(general) {
            (State::Safe, Limits::none(general))
        } else if threats.sources(general).is_empty() {
            (State::Safe, Limits::of_safe(general, board, side, &threats))
        } else {
            (State::Exposed, Limits::of_exposed(general, board, side, &threats))
        };
        Self { board, side, general, threats, state, limits }
    }

    /// Those of `targets`, all in reach of the own piece on `from`, where it may go.
    #[inline]
    pub fn legal(&self, from: Square, targets: SquareSet) -> SquareSet {
        if self.limits.bound.contains(from) {
            return self.legal_of_bound(from, targets);
        }
        let certain = targets.and(self.limits.free);
        let doubtful = targets.and(self.limits.doubtful);
        if doubtful.is_empty() { certain } else { certain.or(self.tried(from, doubtful)) }
    }

    fn legal_of_bound(&self, from: Square, targets: SquareSet) -> SquareSet {
        if self.state != State::Safe {
            return self.tried(from, targets);
        }
        if from == self.general {
            return targets.into_iter().filter(|&to| self.is_safe_on(to)).collect();
        }
        let way = match direction(self.general, from) {
            Some(direction) => self.limits.along.and(self.general.ray(direction)),
            None => self.horse_held_by(from),
        };
        targets.and(way).and(self.limits.free)
    }

    /// Whether a general safe now is safe after a step. Where it stands now it hides nothing: what would look at
    /// it through that point would look at it already, and a cannon behind loses its only screen.
    fn is_safe_on(&self, to: Square) -> bool {
        let behind = direction(to, self.general).map_or(SquareSet::EMPTY, |direction| to.ray(direction));
        !self.threats.look_at(to) || self.threats.sources(to).without(behind).is_empty()
    }

    /// The horse whose leg the piece on `leg` is; where there are two, taking one would not do.
    fn horse_held_by(&self, leg: Square) -> SquareSet {
        let held = leapers::legs_to(self.general, self.threats.of_kind(PieceKind::Horse));
        let held = held.filter(|&(over, _)| over == leg).map(|(_, horses)| horses);
        held.filter(|horses| horses.len() == 1).fold(SquareSet::EMPTY, SquareSet::or)
    }

    /// Those of `targets` that leave the general unexposed.
    fn tried(&self, from: Square, targets: SquareSet) -> SquareSet {
        let safe = |to: &Square| {
            let mv = Move::new(from, *to);
            if self.state == State::Impossible {
                return !exposes(self.board, self.side, mv);
            }
            let general = if from == self.general { *to } else { self.general };
            self.threats.after(mv).sources(general).is_empty()
        };
        targets.into_iter().filter(safe).collect()
    }
}

impl Limits {
    /// Every piece but the general may go anywhere.
    const fn none(general: Square) -> Self {
        Self {
            bound: SquareSet::EMPTY.with(general),
            free: SquareSet::ALL,
            doubtful: SquareSet::EMPTY,
            along: SquareSet::EMPTY,
        }
    }

    /// For an exposed general: where a piece can come to answer, and which pieces answer by leaving.
    fn of_exposed(general: Square, board: &Board, side: Side, threats: &Threats<'_>) -> Self {
        let mut limits = Self { free: SquareSet::EMPTY, ..Self::none(general) };
        let now = threats.sources(general);
        for source in now {
            let between = general.between(source);
            limits.doubtful = limits.doubtful.or(between).with(source);
            if threats.of_kind(PieceKind::Cannon).contains(source) {
                limits.bound = limits.bound.or(between.and(board.side(side)));
            }
        }
        for (leg, _) in leapers::legs_to(general, now.and(threats.of_kind(PieceKind::Horse))) {
            limits.doubtful.insert(leg);
        }
        limits
    }

    /// For a safe general: the pieces that are bound, and where the others would make a screen.
    fn of_safe(general: Square, board: &Board, side: Side, threats: &Threats<'_>) -> Self {
        let mut limits = Self::none(general);
        for (leg, _) in leapers::legs_to(general, threats.of_kind(PieceKind::Horse)) {
            limits.bound.insert(leg);
        }
        let straight = threats.straight(general);
        let cannons = threats.of_kind(PieceKind::Cannon);
        for direction in Direction::ALL {
            let line = general.ray(direction);
            if !line.and(straight.or(cannons)).is_empty() {
                limits.look_along(general, direction, line.and(board.occupied()), straight, cannons);
            }
        }
        limits.bound = limits.bound.and(board.side(side));
        limits
    }

    /// The three nearest of `pieces`, which stand in one direction from the general, against those that take
    /// straight and those that take over a screen.
    fn look_along(
        &mut self,
        general: Square,
        direction: Direction,
        pieces: SquareSet,
        straight: SquareSet,
        cannons: SquareSet,
    ) {
        // The points before a square, and the square itself.
        let up_to = |square: Square| general.ray(direction).without(square.ray(direction));
        let Some(first) = pieces.nearest(direction) else { return };
        if cannons.contains(first) {
            self.free = self.free.without(up_to(first)).with(first);
        }
        let Some(second) = pieces.and(first.ray(direction)).nearest(direction) else { return };
        let third = pieces.and(second.ray(direction)).nearest(direction);
        let blockers = SquareSet::EMPTY.with(first).with(second);
        let mut way = SquareSet::ALL;
        if straight.contains(second) {
            self.bound.insert(first);
            way = up_to(second);
        }
        if let Some(third) = third
            && cannons.contains(third)
        {
            self.bound = self.bound.or(blockers);
            way = way.and(up_to(third)).without(blockers);
        }
        self.along = self.along.or(way.and(general.ray(direction)));
    }
}

/// The direction from one point to another of its file or rank.
fn direction(from: Square, to: Square) -> Option<Direction> {
    Direction::ALL.into_iter().find(|&direction| from.ray(direction).contains(to))
}

fn one_general_each(board: &Board) -> bool {
    let one = |side| {
        let generals = board.pieces(side, PieceKind::General);
        generals.first().is_some_and(|general| generals == SquareSet::EMPTY.with(general))
    };
    one(Side::Red) && one(Side::Black)
}

/// Whether `mv` leaves the general of `side` exposed or takes it off the board, carried out and looked at.
pub(crate) fn exposes(board: &Board, side: Side, mv: Move) -> bool {
    let after = board.after(mv);
    after.general(side).is_none() || exposure(&after, side).any()
}
