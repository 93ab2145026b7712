//! The course of a game: where it began and the moves played, legal or not.

use super::{Move, Setup, Side, Square};

/// A game as far as it was played. Its moves are carried out as recorded; no rule is asked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    /// Where it began.
    pub start: Setup,
    /// What was played.
    pub moves: Vec<Move>,
}

impl Game {
    /// A game of which nothing is known but the position it has reached.
    #[must_use]
    pub const fn at(start: Setup) -> Self {
        Self { start, moves: Vec::new() }
    }

    /// The board and side to move after the first `plies` moves; after all of them where there are fewer.
    #[must_use]
    pub fn after(&self, plies: usize) -> Setup {
        self.moves.iter().take(plies).fold(self.start.clone(), |setup, &mv| setup.after(mv))
    }

    /// The same game with left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        self.mapped(|setup| Setup { board: setup.board.mirrored(), ..setup }, Square::mirrored)
    }

    /// The same game with the colours exchanged.
    #[must_use]
    pub fn swapped(&self) -> Self {
        let swap = |setup: Setup| Setup {
            board: setup.board.swapped(),
            turn: setup.turn.map(Side::opponent),
            ..setup
        };
        self.mapped(swap, Square::rotated)
    }

    fn mapped(&self, setup: impl Fn(Setup) -> Setup, square: impl Fn(Square) -> Square) -> Self {
        let moves = self.moves.iter().map(|mv| Move::new(square(mv.from), square(mv.to)));
        Self { start: setup(self.start.clone()), moves: moves.collect() }
    }
}
