//! Games: a start, moves, and what happened up to each of them.

use std::collections::HashMap;

use crate::check::exposure;
use crate::movegen::reach;
use crate::{Board, BySide, Move, Piece, Setup, Side};

/// A game: where it began and the moves played. The moves need not be legal.
///
/// ```
/// use xiangqi::{Game, Irregularity, Setup};
///
/// let mut game = Game::at(Setup::start());
/// for mv in ["b0c2", "b9c7", "c2b0", "c7b9", "a0b1"] {
///     game.moves.push(mv.parse()?);
/// }
/// let history = game.history();
/// assert_eq!(history.at(4).times, 2, "the start is repeated");
/// let played = history.at(5).played.as_ref();
/// assert!(played.is_some_and(|played| played.irregular == [Irregularity::NotItsMove]));
/// # Ok::<(), xiangqi::ParseMoveError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    /// The setup at the start.
    pub start: Setup,
    /// The moves, in order.
    pub moves: Vec<Move>,
}

impl Game {
    /// A game without moves.
    #[must_use]
    pub const fn at(start: Setup) -> Self {
        Self { start, moves: Vec::new() }
    }

    /// The setup after the first `plies` moves, or after all of them if there are fewer.
    #[must_use]
    pub fn after(&self, plies: usize) -> Setup {
        self.moves.iter().take(plies).fold(self.start.clone(), |setup, &mv| setup.after(mv))
    }

    /// What happened up to each move, in one pass over the game.
    #[must_use]
    pub fn history(&self) -> History {
        let start = Moment::start(&self.start);
        let mut seen = HashMap::from([(repetition_key(&start.setup), Seen { times: 1, first: 0, last: 0 })]);
        let mut later: Vec<Moment> = Vec::with_capacity(self.moves.len());
        for &mv in &self.moves {
            let mut moment = later.last().unwrap_or(&start).after(mv);
            let ply = moment.ply;
            seen.entry(repetition_key(&moment.setup))
                .and_modify(|seen| {
                    moment.previous = Some(seen.last);
                    (seen.times, seen.last) = (seen.times.saturating_add(1), ply);
                    (moment.times, moment.first) = (seen.times, seen.first);
                })
                .or_insert(Seen { times: 1, first: ply, last: ply });
            later.push(moment);
        }
        History { start, later }
    }

    /// The moment after `ply` moves, or the last one if there are fewer. To look at several moments, call
    /// [`history`](Self::history) once.
    #[must_use]
    pub fn moment(&self, ply: usize) -> Moment {
        let moves = self.moves.iter().take(ply).copied().collect();
        Self { start: self.start.clone(), moves }.history().last().clone()
    }

    /// This game with left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let start = Setup { board: self.start.board.mirrored(), ..self.start.clone() };
        Self { start, moves: self.moves.iter().copied().map(Move::mirrored).collect() }
    }

    /// This game with the sides exchanged.
    #[must_use]
    pub fn swapped(&self) -> Self {
        let turn = self.start.turn.map(Side::opponent);
        let start = Setup { board: self.start.board.swapped(), turn, ..self.start.clone() };
        Self { start, moves: self.moves.iter().copied().map(Move::rotated).collect() }
    }
}

/// A rule that a move broke.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Irregularity {
    /// The square it begins on was empty.
    NoPiece,
    /// The piece belongs to the side that was not to move.
    WrongSide,
    /// It captured a piece of the mover's own side.
    TakesOwn,
    /// The piece does not move that way.
    NotItsMove,
    /// After it the mover's general could be taken, or the generals faced each other.
    ExposesGeneral,
}

/// A move as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// The move.
    pub mv: Move,
    /// The side that moved: the owner of the piece, or the side to move if there was no piece.
    pub mover: Option<Side>,
    /// The piece that moved.
    pub piece: Option<Piece>,
    /// The piece captured, of either side.
    pub taken: Option<Piece>,
    /// Whether it attacked the other general. Bringing the generals to face each other is not a check: it exposes the
    /// mover's own general.
    pub check: bool,
    /// The rules it broke, in order; empty for a legal move.
    pub irregular: Vec<Irregularity>,
}

/// The moves since the last capture, by which a draw can be claimed. Illegal captures count as captures.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct QuietMoves {
    /// Plies since the last capture, including those [`before`](Self::before) the start of the game.
    pub plies: u32,
    /// How many of them were played before the start of the game, by the halfmove counter of its FEN.
    pub before: u32,
    /// How many of the plies played since the start gave check, by each side.
    pub checks: BySide<u32>,
}

/// A moment of a game: the start, or after a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The number of moves played.
    pub ply: usize,
    /// The setup at this moment.
    pub setup: Setup,
    /// The last move; `None` at the start.
    pub played: Option<PlayedMove>,
    /// The moves since the last capture.
    pub quiet: QuietMoves,
    /// How often this board has occurred with this side to move, including now.
    pub times: u32,
    /// The ply after which it first occurred; equal to `ply` if now.
    pub first: usize,
    /// The ply after which it last occurred before, if it did.
    pub previous: Option<usize>,
    /// How many of each side's latest moves in a row gave check.
    pub checks_in_row: BySide<u32>,
}

/// All moments of a game; made by [`Game::history`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    start: Moment,
    later: Vec<Moment>,
}

impl History {
    /// The moment after `ply` moves, or the last one if there are fewer.
    #[must_use]
    pub fn at(&self, ply: usize) -> &Moment {
        let later = ply.checked_sub(1).and_then(|index| self.later.get(index).or(self.later.last()));
        later.unwrap_or(&self.start)
    }

    /// The last moment.
    #[must_use]
    pub fn last(&self) -> &Moment {
        self.later.last().unwrap_or(&self.start)
    }

    /// All moments in order, beginning with the start.
    pub fn iter(&self) -> impl Iterator<Item = &Moment> {
        std::iter::once(&self.start).chain(&self.later)
    }

    /// The plies after which the position after `ply` moves occurred, from `ply` back.
    pub fn occurrences(&self, ply: usize) -> impl Iterator<Item = usize> {
        let here = self.at(ply).ply;
        std::iter::successors(Some(here), |&ply| self.at(ply).previous)
    }
}

/// What must be equal for a position to be repeated.
fn repetition_key(setup: &Setup) -> (Board, Option<Side>) {
    (setup.board.clone(), setup.turn)
}

/// The occurrences of a position.
struct Seen {
    times: u32,
    first: usize,
    last: usize,
}

impl Moment {
    fn start(setup: &Setup) -> Self {
        let quiet = QuietMoves { plies: setup.halfmoves, before: setup.halfmoves, ..QuietMoves::default() };
        Self {
            ply: 0,
            setup: setup.clone(),
            played: None,
            quiet,
            times: 1,
            first: 0,
            previous: None,
            checks_in_row: BySide::default(),
        }
    }

    /// The next moment, as if its position had not occurred before.
    fn after(&self, mv: Move) -> Self {
        let ply = self.ply + 1;
        let setup = self.setup.after(mv);
        let played = PlayedMove::of(&self.setup, mv, &setup.board);
        let mut quiet = if setup.halfmoves == 0 { QuietMoves::default() } else { self.quiet };
        quiet.plies = setup.halfmoves;
        let mut checks_in_row = self.checks_in_row;
        if let Some(mover) = played.mover {
            let row = &mut checks_in_row[mover];
            *row = if played.check { row.saturating_add(1) } else { 0 };
            let counts = played.check && setup.halfmoves > 0;
            quiet.checks[mover] = quiet.checks[mover].saturating_add(u32::from(counts));
        }
        Self { ply, setup, played: Some(played), quiet, times: 1, first: ply, previous: None, checks_in_row }
    }
}

impl PlayedMove {
    fn of(before: &Setup, mv: Move, after: &Board) -> Self {
        let board = &before.board;
        let piece = board.get(mv.from);
        let taken = board.get(mv.to).filter(|_| piece.is_some() && mv.from != mv.to);
        let mover = piece.map(|piece| piece.side).or(before.turn);
        let exposed = |side: Side| exposure(after, side);
        let wrong_side = piece.is_some() && before.turn.is_some() && mover != before.turn;
        let takes_own = piece.zip(taken).is_some_and(|(piece, taken)| piece.side == taken.side);
        let not_its_move = piece.is_some() && !goes(board, mv, taken);
        let irregular = [
            (piece.is_none(), Irregularity::NoPiece),
            (wrong_side, Irregularity::WrongSide),
            (takes_own, Irregularity::TakesOwn),
            (not_its_move, Irregularity::NotItsMove),
            (mover.is_some_and(|side| exposed(side).any()), Irregularity::ExposesGeneral),
        ];
        Self {
            mv,
            mover,
            piece,
            taken,
            check: mover.is_some_and(|side| !exposed(side.opponent()).attackers.is_empty()),
            irregular: irregular.into_iter().filter(|(is, _)| *is).map(|(_, what)| what).collect(),
        }
    }
}

/// Whether the piece moves that way, whichever side `taken` belongs to.
fn goes(board: &Board, mv: Move, taken: Option<Piece>) -> bool {
    match (board.get(mv.from), taken) {
        (Some(piece), Some(taken)) if piece.side == taken.side => {
            let mut board = board.clone();
            board.set(mv.to, Some(taken.swapped()));
            reach(&board, mv.from).contains(mv.to)
        }
        _ => reach(board, mv.from).contains(mv.to),
    }
}
