//! Which moves can expose the own general at all, so that the rest need not be tried out.
//!
//! A move changes two points: the one it leaves and the one it comes to. Seen from the general, that matters
//! only on its own file and rank, and at the legs of enemy horses:
//!
//! * leaving a point can open the line of a chariot or of the other general, take a screen's second blocker
//!   away before a cannon, or free a horse's leg;
//! * coming to an empty point can make a screen for a cannon that had none.
//!
//! [`Danger`] collects these points for a general that is not exposed now. Moves that touch none of them are
//! legal as they stand. Where the general *is* exposed, only moves that take the attacker, come between, or
//! carry the screen away can help; these are collected instead. What may go either way is tried out.

use super::check::{Exposure, exposure};
use super::{Board, Direction, Kind, Move, Piece, Side, Square, SquareSet, leaps, movement};

/// The points that matter for the safety of one side's general.
pub(super) struct Danger<'a> {
    board: &'a Board,
    side: Side,
    general: Square,
    /// Whether the general is exposed now.
    exposed: bool,
    /// Own pieces whose leaving must be tried out.
    leaving: SquareSet,
    /// Points to which coming must be tried out; where the general is exposed, the only ones that can help.
    coming: SquareSet,
}

impl<'a> Danger<'a> {
    /// The dangers to the general of `side`; `None` where it has none, and so no legal move.
    pub fn of(board: &'a Board, side: Side) -> Option<Self> {
        let general = board.general(side)?;
        let now = exposure(board, side);
        let mut danger = Self {
            board,
            side,
            general,
            exposed: now.any(),
            leaving: SquareSet::EMPTY,
            coming: SquareSet::EMPTY,
        };
        if danger.exposed {
            danger.answers(now);
        } else {
            danger.pins();
        }
        Some(danger)
    }

    /// The legal moves of the own piece on `from`, as the points it may come to.
    pub fn legal_from(&self, from: Square) -> SquareSet {
        let reach = movement::reach(self.board, from);
        if from == self.general {
            return self.tried(from, reach);
        }
        match (self.exposed, self.leaving.contains(from)) {
            (_, true) => self.tried(from, reach),
            (true, false) => self.tried(from, reach.and(self.coming)),
            (false, false) => {
                let doubtful = reach.and(self.coming);
                if doubtful.is_empty() {
                    return reach;
                }
                reach.without(doubtful).or(self.tried(from, doubtful))
            }
        }
    }

    /// Those of `targets` that leave the general unexposed when the move is carried out.
    fn tried(&self, from: Square, targets: SquareSet) -> SquareSet {
        targets
            .into_iter()
            .filter(|&to| {
                let after = self.board.carried(Move::new(from, to));
                after.general(self.side).is_some() && !exposure(&after, self.side).any()
            })
            .collect()
    }

    /// For an exposed general: where a piece can come to answer, and which pieces answer by leaving.
    fn answers(&mut self, now: Exposure) {
        for attacker in now.sources() {
            self.coming.insert(attacker);
            let between = self.general.between(attacker);
            self.coming = self.coming.or(between);
            let attacks_over_screen =
                self.board.get(attacker).is_some_and(|piece| piece.kind == Kind::Cannon);
            if attacks_over_screen {
                self.leaving = self.leaving.or(between.and(self.board.side(self.side)));
            }
        }
        let horses = now.attackers.and(self.board.pieces(self.side.opponent(), Kind::Horse));
        self.coming = self.coming.or(leaps::legs_to(self.general, horses));
    }

    /// For a safe general: the points on its lines and at the legs of horses.
    fn pins(&mut self) {
        let enemy = self.side.opponent();
        let horses = self.board.pieces(enemy, Kind::Horse);
        self.leaving = leaps::legs_to(self.general, horses).and(self.board.side(self.side));
        let straight = self
            .board
            .pieces(enemy, Kind::Chariot)
            .or(self.board.pieces(enemy, Kind::Cannon))
            .or(self.board.pieces(enemy, Kind::General));
        for direction in Direction::ALL {
            if !self.general.line(direction).and(straight).is_empty() {
                self.pins_along(direction, enemy);
            }
        }
    }

    fn pins_along(&mut self, direction: Direction, enemy: Side) {
        let mut met: [Option<(Square, Piece)>; 3] = [None; 3];
        let mut pieces =
            self.general.ray(direction).filter_map(|square| Some((square, self.board.get(square)?)));
        met.fill_with(|| pieces.next());
        let [first, second, third] = met;
        let is = |met: Option<(Square, Piece)>, kind| {
            met.is_some_and(|(_, piece)| piece == Piece::new(enemy, kind))
        };
        let Some((nearest, _)) = first else { return };
        if is(first, Kind::Cannon) {
            self.coming = self.coming.or(self.general.between(nearest));
        }
        let opens_line = is(second, Kind::Chariot) || is(second, Kind::General);
        if opens_line || is(third, Kind::Cannon) {
            self.leaving.insert(nearest);
        }
        if let Some((next, _)) = second
            && is(third, Kind::Cannon)
        {
            self.leaving.insert(next);
        }
    }
}
