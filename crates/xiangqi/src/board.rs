//! What stands on the board, with no claim that it could have arisen in play.

use std::fmt;

use super::movegen::sliders::Lines;
use super::{BySide, Move, Piece, PieceKind, Side, Square, SquareSet};

/// The contents of the ninety points.
///
/// Any piece may stand anywhere: an editor needs that, and so does an arbiter, who must rule on what stood on
/// the board. The same is held four times, each for a question that must be quick: the cells say what is on a
/// point, two families of sets where the pieces of a side and of a kind are, and the lines how each file and
/// rank is occupied, by which sliding pieces look up their reach. [`set`](Self::set) alone keeps them together.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Board {
    cells: [Option<Piece>; Square::COUNT],
    sides: BySide<SquareSet>,
    kinds: [SquareSet; PieceKind::ALL.len()],
    lines: Lines,
}

impl Board {
    /// No piece anywhere.
    pub const EMPTY: Self = Self {
        cells: [None; Square::COUNT],
        sides: BySide { red: SquareSet::EMPTY, black: SquareSet::EMPTY },
        kinds: [SquareSet::EMPTY; PieceKind::ALL.len()],
        lines: Lines::EMPTY,
    };

    /// The piece on `square`.
    #[must_use]
    #[expect(clippy::indexing_slicing, reason = "a square's index is below 90")]
    pub const fn get(&self, square: Square) -> Option<Piece> {
        self.cells[square.index()]
    }

    /// Puts `piece` on `square`, or clears it; whatever stood there is gone.
    #[expect(clippy::indexing_slicing, reason = "a square's index is below 90, a kind's below 7")]
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        if let Some(old) = self.cells[square.index()] {
            self.sides[old.side].remove(square);
            self.kinds[old.kind as usize].remove(square);
        }
        self.cells[square.index()] = piece;
        self.lines.set(square, piece.is_some());
        if let Some(new) = piece {
            self.sides[new.side].insert(square);
            self.kinds[new.kind as usize].insert(square);
        }
    }

    /// Carries whatever stands on `mv.from` to `mv.to`, taking what stood there. No rule is asked.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a square's index is below 90, a kind's below 7")]
    pub fn play_unchecked(&mut self, mv: Move) {
        let Some(piece) = self.get(mv.from) else { return self.set(mv.to, None) };
        if mv.from == mv.to {
            return;
        }
        if let Some(taken) = self.get(mv.to) {
            self.sides[taken.side].remove(mv.to);
            self.kinds[taken.kind as usize].remove(mv.to);
        }
        let both = SquareSet::EMPTY.with(mv.from).with(mv.to);
        self.sides[piece.side] = self.sides[piece.side].xor(both);
        self.kinds[piece.kind as usize] = self.kinds[piece.kind as usize].xor(both);
        self.cells[mv.from.index()] = None;
        self.cells[mv.to.index()] = Some(piece);
        self.lines.set(mv.from, false);
        self.lines.set(mv.to, true);
    }

    /// This board after [`play_unchecked`](Self::play_unchecked).
    #[must_use]
    #[inline]
    pub fn after(&self, mv: Move) -> Self {
        let mut board = Self { ..*self };
        board.play_unchecked(mv);
        board
    }

    /// Where the pieces of `side` stand.
    #[must_use]
    pub fn side(&self, side: Side) -> SquareSet {
        self.sides[side]
    }

    /// Where the pieces of `side` and `kind` stand.
    #[must_use]
    #[expect(clippy::indexing_slicing, reason = "a kind's index is below 7")]
    pub fn pieces(&self, side: Side, kind: PieceKind) -> SquareSet {
        self.sides[side].and(self.kinds[kind as usize])
    }

    /// How each file and rank is occupied.
    pub(super) const fn lines(&self) -> &Lines {
        &self.lines
    }

    /// Where all pieces stand.
    #[must_use]
    pub const fn occupied(&self) -> SquareSet {
        self.sides.red.or(self.sides.black)
    }

    /// Where the general of `side` stands; the first of several, `None` without one.
    #[must_use]
    pub fn general(&self, side: Side) -> Option<Square> {
        self.pieces(side, PieceKind::General).first()
    }

    /// All pieces with their squares, in the order of squares.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|square| Some((square, self.get(square)?)))
    }

    /// The board with left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        self.rebuilt(|square, piece| (square.mirrored(), piece))
    }

    /// The board with the colours exchanged and turned round, so that each side stands where the other stood.
    #[must_use]
    pub fn swapped(&self) -> Self {
        self.rebuilt(|square, piece| (square.rotated(), piece.swapped()))
    }

    fn rebuilt(&self, change: impl Fn(Square, Piece) -> (Square, Piece)) -> Self {
        let mut board = Self::EMPTY;
        for (square, piece) in self.iter() {
            let (square, piece) = change(square, piece);
            board.set(square, Some(piece));
        }
        board
    }
}

impl Default for Board {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&super::fen::write_board(self))
    }
}
