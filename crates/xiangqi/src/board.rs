//! The pieces on the board.

use std::fmt;

use crate::movegen::sliders::Lines;
use crate::{BySide, Move, Piece, PieceKind, Side, Square, SquareSet, fen};

/// Which piece is on which square.
///
/// Any piece may be anywhere. For boards with a side to move see [`Setup`](crate::Setup), for those that can be
/// played on [`Position`](crate::Position).
///
/// ```
/// use xiangqi::{Board, PieceKind, Side};
///
/// let board = Board::start();
/// assert_eq!(board.occupied().len(), 32);
/// assert_eq!(board.general(Side::Red), Some("e0".parse()?));
///
/// let after = board.after("h2e2".parse()?);
/// assert_eq!(after.get("e2".parse()?).map(|piece| piece.kind), Some(PieceKind::Cannon));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
// The same is stored four times, so that each question is one look-up; `set` and `play_unchecked` keep it
// consistent.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Board {
    cells: [Option<Piece>; Square::COUNT],
    sides: BySide<SquareSet>,
    kinds: [SquareSet; PieceKind::ALL.len()],
    lines: Lines,
}

impl Board {
    /// The empty board.
    pub const EMPTY: Self = Self {
        cells: [None; Square::COUNT],
        sides: BySide { red: SquareSet::EMPTY, black: SquareSet::EMPTY },
        kinds: [SquareSet::EMPTY; PieceKind::ALL.len()],
        lines: Lines::EMPTY,
    };

    /// The starting position of a game.
    #[must_use]
    pub fn start() -> Self {
        const BACK_RANK: [PieceKind; 9] = [
            PieceKind::Chariot,
            PieceKind::Horse,
            PieceKind::Elephant,
            PieceKind::Advisor,
            PieceKind::General,
            PieceKind::Advisor,
            PieceKind::Elephant,
            PieceKind::Horse,
            PieceKind::Chariot,
        ];
        let mut board = Self::EMPTY;
        for side in Side::BOTH {
            let back_rank = (0..).zip(BACK_RANK).map(|(file, kind)| (file, 0, kind));
            let cannons = [1, 7].map(|file| (file, 2, PieceKind::Cannon));
            let soldiers = [0, 2, 4, 6, 8].map(|file| (file, 3, PieceKind::Soldier));
            for (file, rank, kind) in back_rank.chain(cannons).chain(soldiers) {
                if let Some(square) = Square::new(file, side.relative_rank(rank)) {
                    board.set(square, Some(Piece::new(side, kind)));
                }
            }
        }
        board
    }

    /// The piece on `square`.
    #[must_use]
    #[expect(clippy::indexing_slicing, reason = "a square's index is below 90")]
    pub const fn get(&self, square: Square) -> Option<Piece> {
        self.cells[square.index()]
    }

    /// Puts `piece` on `square`, replacing what is there, or clears the square.
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

    /// Moves whatever is on `mv.from` to `mv.to`, capturing what is there, without checking any rule.
    ///
    /// If `mv.from` is empty, `mv.to` is cleared.
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

    /// This board after `mv`; see [`play_unchecked`](Self::play_unchecked).
    #[must_use]
    #[inline]
    pub fn after(&self, mv: Move) -> Self {
        let mut board = Self { ..*self };
        board.play_unchecked(mv);
        board
    }

    /// The squares of the pieces of `side`.
    #[must_use]
    pub fn side(&self, side: Side) -> SquareSet {
        self.sides[side]
    }

    /// The squares of the pieces of this side and kind.
    #[must_use]
    #[expect(clippy::indexing_slicing, reason = "a kind's index is below 7")]
    pub fn pieces(&self, side: Side, kind: PieceKind) -> SquareSet {
        self.sides[side].and(self.kinds[kind as usize])
    }

    /// The occupancy of files and ranks.
    pub(crate) const fn lines(&self) -> &Lines {
        &self.lines
    }

    /// All occupied squares.
    #[must_use]
    pub const fn occupied(&self) -> SquareSet {
        self.sides.red.or(self.sides.black)
    }

    /// The square of `side`'s general: the first of several, `None` if there is none.
    #[must_use]
    pub fn general(&self, side: Side) -> Option<Square> {
        self.pieces(side, PieceKind::General).first()
    }

    /// All pieces with their squares, in order of squares.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|square| Some((square, self.get(square)?)))
    }

    /// This board with left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        self.rebuilt(|square, piece| (square.mirrored(), piece))
    }

    /// This board turned by 180 degrees with the sides exchanged: each side has what the other had.
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
        f.write_str(&fen::write_board(self))
    }
}
