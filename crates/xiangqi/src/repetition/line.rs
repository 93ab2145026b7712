//! The moves of a game with every piece followed through them.

use crate::movegen::reach;
use crate::{Board, Move, Piece, Position, Side, Square};

/// A board on which every piece has a number that it keeps.
#[derive(Clone, Debug)]
pub struct Numbered {
    /// What stands where.
    pub board: Board,
    /// The number of the piece on each square.
    numbers: [u8; 90],
}

impl Numbered {
    fn new(board: &Board) -> Self {
        let mut numbers = [0; 90];
        for (number, (square, _)) in (1..).zip(board.iter()) {
            if let Some(entry) = numbers.get_mut(square.index()) {
                *entry = number;
            }
        }
        Self { board: board.clone(), numbers }
    }

    /// The number of the piece on a square; 0 where none stands.
    pub fn number(&self, square: Square) -> u8 {
        self.numbers.get(square.index()).copied().unwrap_or(0)
    }

    /// Where the piece of this number stands.
    pub fn square(&self, number: u8) -> Option<Square> {
        self.board.occupied().into_iter().find(|&square| self.number(square) == number)
    }

    /// The same after a move.
    #[must_use]
    pub fn after(&self, mv: Move) -> Self {
        let mut next = self.clone();
        let moved = self.number(mv.from);
        next.board.play_unchecked(mv);
        for (square, number) in [(mv.from, 0), (mv.to, moved)] {
            if let Some(entry) = next.numbers.get_mut(square.index()) {
                *entry = number;
            }
        }
        next
    }
}

/// A repeated stretch of moves.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Cycle {
    /// The ply of its first move, from 1.
    pub from_ply: usize,
    /// Its plies.
    pub length: usize,
    /// How often the last position stood on the board.
    pub occurrences: usize,
    /// How many whole cycles were played.
    pub cycles: usize,
}

/// A game from its first position.
#[derive(Clone, Debug)]
pub struct Line {
    /// Who moves first.
    pub first: Side,
    /// The boards, the first before any move.
    pub boards: Vec<Numbered>,
    /// The moves.
    pub moves: Vec<Move>,
}

impl Line {
    /// Follows the moves as far as each is one that its piece can make and leaves the general safe.
    ///
    /// # Errors
    /// The number of the first move, from 1, that may not be played.
    pub fn new(start: &Position, moves: &[Move]) -> Result<Self, usize> {
        let mut boards = vec![Numbered::new(start.board())];
        let mut position = start.clone();
        for (ply, &mv) in (1_usize..).zip(moves) {
            position = position.play(mv).map_err(|_| ply)?;
            let next = boards.last().map(|board| board.after(mv)).ok_or(ply)?;
            boards.push(next);
        }
        Ok(Self { first: start.turn(), boards, moves: moves.to_vec() })
    }

    /// Who makes the move of this ply, counted from 1.
    pub fn mover(&self, ply: usize) -> Side {
        if ply % 2 == 1 { self.first } else { self.first.opponent() }
    }

    /// Every way in which the last moves repeat: the shortest cycle first.
    pub fn cycles(&self) -> Vec<Cycle> {
        let Some(last) = self.boards.last() else { return Vec::new() };
        let plies = self.moves.len();
        let stood: Vec<usize> = (0..=plies)
            .filter(|&ply| (plies - ply) % 2 == 0)
            .filter(|&ply| self.boards.get(ply).is_some_and(|board| board.board == last.board))
            .collect();
        let mut found = Vec::new();
        for length in stood.iter().rev().skip(1).map(|ply| plies - ply) {
            let mut from = plies - length;
            while from > 0 && self.moves.get(from - 1) == self.moves.get(from - 1 + length) {
                from -= 1;
            }
            let cycles = (plies - from) / length;
            found.push(Cycle { from_ply: from + 1, length, occurrences: stood.len(), cycles });
        }
        found
    }
}

/// Whether a piece counts as material: no general and no pawn on its own half.
pub fn counts(piece: Piece, square: Square) -> bool {
    match piece.kind {
        crate::PieceKind::General => false,
        crate::PieceKind::Soldier => !square.is_on_own_half(piece.side),
        _ => true,
    }
}

/// Whether the piece on `from` attacks `to`, whatever happens to its own general.
pub fn bears_on(board: &Board, from: Square, to: Square) -> bool {
    reach(board, from).contains(to)
}
