//! What the pieces of one side could take, on a board as it stands or as it would stand after a move.

use super::leapers;
use super::sliders::Lines;
use crate::{Board, Move, PieceKind, Side, Square, SquareSet, steps};

/// The pieces of one side that can reach the other half, and what stands in their way.
///
/// A move of the other side changes only that: which of them are still there, and what is occupied. So a move
/// is looked at without carrying it out on a board.
#[derive(Clone)]
pub(crate) struct Threats<'a> {
    board: &'a Board,
    /// Whose threats these are.
    side: Side,
    /// The pieces of `side` still there.
    pieces: SquareSet,
    occupied: SquareSet,
    lines: Lines,
}

impl<'a> Threats<'a> {
    /// The threats of `side` on the board as it stands.
    pub fn of(board: &'a Board, side: Side) -> Self {
        Self { board, side, pieces: board.side(side), occupied: board.occupied(), lines: *board.lines() }
    }

    /// The threats left after a move of the other side.
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

    /// The pieces that could take on `target`, which is taken to hold a piece of the other side. Pieces that
    /// never leave their own half are not looked at.
    pub fn on(&self, target: Square) -> SquareSet {
        let chariots = self.lines.slides(target).and(self.of_kind(PieceKind::Chariot));
        chariots.or(self.without_chariots(target))
    }

    /// From where a general on `own` could be taken or is faced by the general of this side.
    #[inline]
    pub fn sources(&self, own: Square) -> SquareSet {
        self.lines.slides(own).and(self.straight(own)).or(self.without_chariots(own))
    }

    /// Whether any piece stands so that it could threaten a general on `own` if nothing were in its way.
    #[inline]
    pub fn look_at(&self, own: Square) -> bool {
        let lines = own.cross().and(self.straight(own).or(self.of_kind(PieceKind::Cannon)));
        let soldiers = steps::soldiers_to(self.side, own).and(self.of_kind(PieceKind::Soldier));
        let horses = leapers::horse_to(SquareSet::EMPTY, own).and(self.of_kind(PieceKind::Horse));
        !lines.or(soldiers).or(horses).is_empty()
    }

    /// The pieces that threaten a general on `own` straight along a line: chariots, and on its file the general.
    pub fn straight(&self, own: Square) -> SquareSet {
        self.of_kind(PieceKind::Chariot).or(self.of_kind(PieceKind::General).and(own.on_file()))
    }

    #[inline]
    fn without_chariots(&self, target: Square) -> SquareSet {
        let cannons = self.lines.jumps(target).and(self.of_kind(PieceKind::Cannon));
        let soldiers = steps::soldiers_to(self.side, target).and(self.of_kind(PieceKind::Soldier));
        let horses = leapers::horse_to(self.occupied, target).and(self.of_kind(PieceKind::Horse));
        cannons.or(soldiers).or(horses)
    }

    /// The pieces of a kind that are still there.
    pub fn of_kind(&self, kind: PieceKind) -> SquareSet {
        self.board.pieces(self.side, kind).and(self.pieces)
    }
}
