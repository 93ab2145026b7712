//! Which pseudo-legal moves leave the own general safe, found without trying them.
//!
//! A move changes two squares, the one it leaves and the one it goes to. For a general that is not exposed, this
//! matters only on its own file and rank, and next to enemy horses:
//!
//! * Leaving a square can open the line of a chariot or of the other general, leave a cannon with a single screen, or
//!   unblock a horse. The piece there is *pinned*: it may go only where this does not happen.
//! * Going to an empty square can give a screen to a cannon that has none. No piece may go there.
//!
//! Every other move is legal. Along a line only the three nearest pieces matter, because a move takes away at most
//! one piece and a cannon needs exactly one screen.
//!
//! If the general *is* exposed, only moves that capture the attacker, come between, or take the screen away can help;
//! these, and the general's own moves, are tried. On boards that are no positions (a general missing, doubled or
//! across the river) all moves are tried.

use super::attacks::Attacks;
use super::leapers;
use crate::check::exposure;
use crate::{Board, Direction, Move, PieceKind, Side, Square, SquareSet};

/// The limits that the safety of the general puts on the moves of one side.
pub(super) struct Pins<'a> {
    board: &'a Board,
    side: Side,
    general: Square,
    attacks: Attacks<'a>,
    state: State,
    limits: Limits,
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum State {
    /// The general is not exposed.
    Safe,
    /// The general is exposed.
    Exposed,
    /// The board is no position.
    Impossible,
}

/// Where the pieces of a side may go without exposing their general.
struct Limits {
    /// The pieces to which `free` and `doubtful` do not apply: the pinned ones and the general.
    pinned: SquareSet,
    /// Where the other pieces may go.
    free: SquareSet,
    /// Where the other pieces may go if trying it shows that the general is safe.
    doubtful: SquareSet,
    /// Where pieces pinned on a line may go on that line; the union over all lines.
    along: SquareSet,
}

impl<'a> Pins<'a> {
    /// The limits for `side`, whose general is on `general`.
    #[inline]
    pub fn of(general: Square, board: &'a Board, side: Side) -> Self {
        let enemy = side.opponent();
        let attacks = Attacks::of(board, enemy);
        let (state, limits) = if !one_general_each(board) || general.is_on_own_half(enemy) {
            (State::Impossible, Limits { pinned: board.side(side), ..Limits::none(general) })
        } else if !attacks.bear_on(general) {
            (State::Safe, Limits::none(general))
        } else if attacks.sources(general).is_empty() {
            (State::Safe, Limits::of_safe(general, board, side, &attacks))
        } else {
            (State::Exposed, Limits::of_exposed(general, board, side, &attacks))
        };
        Self { board, side, general, attacks, state, limits }
    }

    /// The legal ones among the pseudo-legal `targets` of the piece on `from`.
    #[inline]
    pub fn legal(&self, from: Square, targets: SquareSet) -> SquareSet {
        if self.limits.pinned.contains(from) {
            return self.legal_of_pinned(from, targets);
        }
        let certain = targets.and(self.limits.free);
        let doubtful = targets.and(self.limits.doubtful);
        if doubtful.is_empty() { certain } else { certain.or(self.tried(from, doubtful)) }
    }

    fn legal_of_pinned(&self, from: Square, targets: SquareSet) -> SquareSet {
        if self.state != State::Safe {
            return self.tried(from, targets);
        }
        if from == self.general {
            return targets.into_iter().filter(|&to| self.is_safe_on(to)).collect();
        }
        let allowed = match direction(self.general, from) {
            Some(direction) => self.limits.along.and(self.general.ray(direction)),
            None => self.horse_held_by(from),
        };
        targets.and(allowed).and(self.limits.free)
    }

    /// Whether a general that is not exposed is safe on `to`, one step away. Its own square hides no attack: a
    /// chariot or general behind it would attack it already, and a cannon there loses its screen.
    fn is_safe_on(&self, to: Square) -> bool {
        let behind = direction(to, self.general).map_or(SquareSet::EMPTY, |direction| to.ray(direction));
        !self.attacks.bear_on(to) || self.attacks.sources(to).without(behind).is_empty()
    }

    /// The horse that the piece on `leg` blocks; none if it blocks two, as only one of them can be captured.
    fn horse_held_by(&self, leg: Square) -> SquareSet {
        let held = leapers::legs_to(self.general, self.attacks.of_kind(PieceKind::Horse));
        let held = held.filter(|&(over, _)| over == leg).map(|(_, horses)| horses);
        held.filter(|horses| horses.len() == 1).fold(SquareSet::EMPTY, SquareSet::or)
    }

    /// Those of `targets` after which the general is not exposed.
    fn tried(&self, from: Square, targets: SquareSet) -> SquareSet {
        let safe = |to: &Square| {
            let mv = Move::new(from, *to);
            if self.state == State::Impossible {
                return !exposes(self.board, self.side, mv);
            }
            let general = if from == self.general { *to } else { self.general };
            self.attacks.after(mv).sources(general).is_empty()
        };
        targets.into_iter().filter(safe).collect()
    }
}

impl Limits {
    /// No limits, except on the general.
    const fn none(general: Square) -> Self {
        Self {
            pinned: SquareSet::EMPTY.with(general),
            free: SquareSet::ALL,
            doubtful: SquareSet::EMPTY,
            along: SquareSet::EMPTY,
        }
    }

    /// For an exposed general: where a piece can go to answer the check, and which pieces can answer it by leaving.
    fn of_exposed(general: Square, board: &Board, side: Side, attacks: &Attacks<'_>) -> Self {
        let mut limits = Self { free: SquareSet::EMPTY, ..Self::none(general) };
        let now = attacks.sources(general);
        for source in now {
            let between = general.between(source);
            limits.doubtful = limits.doubtful.or(between).with(source);
            if attacks.of_kind(PieceKind::Cannon).contains(source) {
                limits.pinned = limits.pinned.or(between.and(board.side(side)));
            }
        }
        for (leg, _) in leapers::legs_to(general, now.and(attacks.of_kind(PieceKind::Horse))) {
            limits.doubtful.insert(leg);
        }
        limits
    }

    /// For a safe general: the pinned pieces, and where the others would become a screen.
    fn of_safe(general: Square, board: &Board, side: Side, attacks: &Attacks<'_>) -> Self {
        let mut limits = Self::none(general);
        for (leg, _) in leapers::legs_to(general, attacks.of_kind(PieceKind::Horse)) {
            limits.pinned.insert(leg);
        }
        let straight = attacks.straight(general);
        let cannons = attacks.of_kind(PieceKind::Cannon);
        for direction in Direction::ALL {
            let line = general.ray(direction);
            if !line.and(straight.or(cannons)).is_empty() {
                limits.look_along(general, direction, line.and(board.occupied()), straight, cannons);
            }
        }
        limits.pinned = limits.pinned.and(board.side(side));
        limits
    }

    /// Adds the limits in one direction. `pieces` are all pieces there, `straight` the enemy pieces that attack along
    /// an open line, `cannons` those that attack over a screen.
    fn look_along(
        &mut self,
        general: Square,
        direction: Direction,
        pieces: SquareSet,
        straight: SquareSet,
        cannons: SquareSet,
    ) {
        // The squares before a square, and the square itself.
        let up_to = |square: Square| general.ray(direction).without(square.ray(direction));
        let Some(first) = pieces.nearest(direction) else { return };
        if cannons.contains(first) {
            self.free = self.free.without(up_to(first)).with(first);
        }
        let Some(second) = pieces.and(first.ray(direction)).nearest(direction) else { return };
        let third = pieces.and(second.ray(direction)).nearest(direction);
        let blockers = SquareSet::EMPTY.with(first).with(second);
        let mut allowed = SquareSet::ALL;
        if straight.contains(second) {
            self.pinned.insert(first);
            allowed = up_to(second);
        }
        if let Some(third) = third
            && cannons.contains(third)
        {
            self.pinned = self.pinned.or(blockers);
            allowed = allowed.and(up_to(third)).without(blockers);
        }
        self.along = self.along.or(allowed.and(general.ray(direction)));
    }
}

/// The direction from one square to another on its file or rank.
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

/// Whether `mv` leaves the general of `side` exposed or captures it, found by trying it.
pub(super) fn exposes(board: &Board, side: Side, mv: Move) -> bool {
    let after = board.after(mv);
    after.general(side).is_none() || exposure(&after, side).any()
}
