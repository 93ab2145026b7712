//! What the pieces of one side attack, on a board as it is or as it would be after a move.

use super::leapers;
use super::sliders::Lines;
use crate::{Board, Move, PieceKind, Side, Square, SquareSet};

/// The attacks of one side.
///
/// Attacks of generals, advisors and elephants are left out, because these never leave their own half. A move of the
/// other side changes only which pieces are left and which squares are occupied, so that it can be tried here without
/// playing it on a board.
#[derive(Clone)]
pub(super) struct Attacks<'a> {
    board: &'a Board,
    /// The attacking side.
    side: Side,
    /// The pieces of `side` that are left.
    pieces: SquareSet,
    occupied: SquareSet,
    lines: Lines,
}

impl<'a> Attacks<'a> {
    /// The attacks of `side` on this board.
    pub fn of(board: &'a Board, side: Side) -> Self {
        Self { board, side, pieces: board.side(side), occupied: board.occupied(), lines: *board.lines() }
    }

    /// The attacks after a move of the other side.
    pub fn after(&self, mv: Move) -> Self {
        let mut lines = self.lines;
        lines.set(mv.from, false);
        lines.set(mv.to, true);
        let moved = SquareSet::EMPTY.with(mv.to);
        Self {
            pieces: self.pieces.without(moved),
            occupied: self.occupied.without(SquareSet::EMPTY.with(mv.from)).or(moved),
            lines,
            ..*self
        }
    }

    /// The pieces that attack `target`, which is taken to hold a piece of the other side.
    pub fn on(&self, target: Square) -> SquareSet {
        let chariots = self.lines.slides(target).and(self.of_kind(PieceKind::Chariot));
        chariots.or(self.without_chariots(target))
    }

    /// The pieces that attack a general on `own`, or the general that faces it.
    #[inline]
    pub fn sources(&self, own: Square) -> SquareSet {
        self.lines.slides(own).and(self.straight(own)).or(self.without_chariots(own))
    }

    /// Whether any piece could attack or face a general on `own` if no piece were between them.
    #[inline]
    pub fn bear_on(&self, own: Square) -> bool {
        let lines = own.cross().and(self.straight(own).or(self.of_kind(PieceKind::Cannon)));
        let soldiers = leapers::soldiers_to(self.side, own).and(self.of_kind(PieceKind::Soldier));
        let horses = leapers::horse_to(SquareSet::EMPTY, own).and(self.of_kind(PieceKind::Horse));
        !lines.or(soldiers).or(horses).is_empty()
    }

    /// The pieces that would attack or face a general on `own` along an open line: chariots, and a general on its
    /// file.
    pub fn straight(&self, own: Square) -> SquareSet {
        self.of_kind(PieceKind::Chariot).or(self.of_kind(PieceKind::General).and(own.on_file()))
    }

    #[inline]
    fn without_chariots(&self, target: Square) -> SquareSet {
        let cannons = self.lines.jumps(target).and(self.of_kind(PieceKind::Cannon));
        let soldiers = leapers::soldiers_to(self.side, target).and(self.of_kind(PieceKind::Soldier));
        let horses = leapers::horse_to(self.occupied, target).and(self.of_kind(PieceKind::Horse));
        cannons.or(soldiers).or(horses)
    }

    /// The pieces of this kind that are left.
    pub fn of_kind(&self, kind: PieceKind) -> SquareSet {
        self.board.pieces(self.side, kind).and(self.pieces)
    }
}
