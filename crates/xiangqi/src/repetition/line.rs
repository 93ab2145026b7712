//! The moves of a game with every piece followed through them.

use crate::{Board, Move, Position, Side, Square};

/// A board on which every piece has a number that it keeps.
#[derive(Clone, Debug)]
pub(super) struct Numbered {
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
    /// The last ply of the stretch.
    pub last_ply: usize,
}

/// A game from its first position.
#[derive(Clone, Debug)]
pub struct Line {
    /// Who moves first.
    pub(super) first: Side,
    /// The boards, the first before any move.
    pub(super) boards: Vec<Numbered>,
    /// The moves.
    pub(super) moves: Vec<Move>,
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

    /// The same line up to this many plies.
    #[must_use]
    pub fn up_to(&self, plies: usize) -> Self {
        let boards = self.boards.iter().take(plies.saturating_add(1)).cloned().collect();
        Self { first: self.first, boards, moves: self.moves.iter().take(plies).copied().collect() }
    }

    /// The board after this many plies.
    #[must_use]
    pub fn board(&self, plies: usize) -> Option<&Board> {
        self.boards.get(plies).map(|at| &at.board)
    }

    /// The moves.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// After how many plies the last position stood on the board, the first time first.
    #[must_use]
    pub fn stood_after(&self) -> Vec<usize> {
        let last = self.boards.last().map(|at| &at.board);
        let same = |&at: &usize| self.board(at) == last;
        (self.moves.len() % 2..=self.moves.len()).step_by(2).filter(same).collect()
    }

    /// The ply of the last capture, if there was one.
    #[must_use]
    pub fn last_capture(&self) -> Option<usize> {
        (1..=self.moves.len()).rev().find(|&ply| {
            let men = |plies: usize| self.board(plies).map(|board| board.occupied().len());
            men(ply) != men(ply - 1)
        })
    }

    /// Who makes the move of this ply, counted from 1.
    #[must_use]
    pub fn mover(&self, ply: usize) -> Side {
        if ply % 2 == 1 { self.first } else { self.first.opponent() }
    }

    /// The cycles that the last move closes, the shortest first.
    #[must_use]
    pub fn cycles(&self) -> Vec<Cycle> {
        cycles(self).into_iter().filter(|cycle| cycle.last_ply == self.moves.len()).collect()
    }
}

/// Every cycle of a game, nested ones too, in the order of their ends, the shortest first.
///
/// A cycle that is only a shorter one played several times is left out.
#[must_use]
pub fn cycles(line: &Line) -> Vec<Cycle> {
    let mut found: Vec<Cycle> = Vec::new();
    let plies = line.moves.len();
    let stands = |ply: usize, length: usize| {
        let (now, then) =
            (line.boards.get(ply), ply.checked_sub(length).and_then(|ply| line.boards.get(ply)));
        now.zip(then).is_some_and(|(now, then)| now.board == then.board)
    };
    for length in (2..=plies).step_by(2) {
        let mut ply = length;
        while ply <= plies {
            if !stands(ply, length) {
                ply += 1;
                continue;
            }
            let first = ply;
            while stands(ply + 1, length) {
                ply += 1;
            }
            let from_ply = first - length + 1;
            let repeats_shorter = found.iter().any(|shorter| {
                length % shorter.length == 0 && shorter.from_ply <= from_ply && ply <= shorter.last_ply
            });
            if !repeats_shorter {
                let last = line.boards.get(ply);
                let occurrences = (ply % 2..=ply)
                    .step_by(2)
                    .filter(|&at| {
                        line.boards.get(at).zip(last).is_some_and(|(at, last)| at.board == last.board)
                    })
                    .count();
                let cycles = (ply + 1 - from_ply) / length;
                found.push(Cycle { from_ply, length, occurrences, cycles, last_ply: ply });
            }
            ply += 1;
        }
    }
    found.sort_by_key(|cycle| (cycle.last_ply, cycle.length));
    found
}
