//! The facts of each moment of a game: what was irregular, what recurred, how long nothing was taken.

use std::collections::HashMap;

use super::check::exposure;
use super::movegen::reach;
use super::{Board, BySide, Game, Move, Piece, Setup, Side};

/// What is irregular about a move as it was carried out.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Irregularity {
    /// Nothing stood where the move begins.
    NoPiece,
    /// The piece belongs to the side that was not to move.
    WrongSide,
    /// A piece of the mover's own was taken.
    TakesOwn,
    /// The piece does not move like that.
    NotItsMove,
    /// The mover's general is left to be taken, or the generals face each other.
    ExposesGeneral,
}

/// A move as it was carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// The two points.
    pub mv: Move,
    /// Whose move it was: the owner of the piece moved; the side to move where nothing stood there.
    pub mover: Option<Side>,
    /// The piece moved.
    pub piece: Option<Piece>,
    /// What stood where the piece came to, whoever owned it.
    pub taken: Option<Piece>,
    /// Whether a piece of the mover's can take the other general afterwards. Generals that face each other
    /// are no check: who brought that about exposed his own.
    pub check: bool,
    /// What is irregular about it, in order; empty for a legal move.
    pub irregular: Vec<Irregularity>,
}

/// How long nothing was taken. A piece taken against the rules counts as taken: the material changed.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct QuietMoves {
    /// Plies since the last capture, those [`before`](Self::before) the start included.
    pub plies: u32,
    /// How many of them lie before the start of the course: the FEN's halfmove counter, until the first
    /// capture. What was played in them is not known.
    pub before: u32,
    /// How many of the plies played since gave check, by each side.
    pub checks: BySide<u32>,
}

/// A moment of a game: the start, or the position after a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// How many moves have been played.
    pub ply: usize,
    /// The board and side to move.
    pub setup: Setup,
    /// The move that led here; `None` at the start.
    pub played: Option<PlayedMove>,
    /// How long nothing was taken.
    pub quiet: QuietMoves,
    /// How often this board with this side to move has occurred so far, this time included.
    pub times: u32,
    /// After how many plies it first occurred: this moment's own where it had not.
    pub first: usize,
    /// After how many plies it last occurred before, if it did.
    pub previous: Option<usize>,
    /// How many of each side's own moves in a row, up to its last, gave check.
    pub checks_in_row: BySide<u32>,
}

/// Every moment of a game, the start first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    start: Moment,
    later: Vec<Moment>,
}

impl History {
    /// The moment after `ply` moves; the last one where there are fewer.
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

    /// All of them in order, the start first.
    pub fn iter(&self) -> impl Iterator<Item = &Moment> {
        std::iter::once(&self.start).chain(&self.later)
    }

    /// After how many plies the position of the moment after `ply` moves occurred, the latest first, from that
    /// moment back.
    pub fn occurrences(&self, ply: usize) -> impl Iterator<Item = usize> {
        let here = self.at(ply).ply;
        std::iter::successors(Some(here), |&ply| self.at(ply).previous)
    }
}

impl Game {
    /// The facts of every moment, in one pass over the moves.
    #[must_use]
    pub fn history(&self) -> History {
        let start = Moment::start(&self.start);
        let mut seen = HashMap::from([(position(&start.setup), Seen { times: 1, first: 0, last: 0 })]);
        let mut later: Vec<Moment> = Vec::with_capacity(self.moves.len());
        for &mv in &self.moves {
            let mut moment = later.last().unwrap_or(&start).after(mv);
            let ply = moment.ply;
            seen.entry(position(&moment.setup))
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

    /// The facts of the moment after `ply` moves; of the last one where there are fewer. To ask for many of
    /// them, take [`moments`](Self::moments) once.
    #[must_use]
    pub fn moment(&self, ply: usize) -> Moment {
        let moves = self.moves.iter().take(ply).copied().collect();
        Self { start: self.start.clone(), moves }.history().last().clone()
    }
}

/// What makes two positions the same: what stands where, and who is to move.
fn position(setup: &Setup) -> (Board, Option<Side>) {
    (setup.board.clone(), setup.turn)
}

/// A position as often as it has occurred.
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

    /// The next moment, as if its position were new.
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

/// Whether the piece moves like that, whoever owns what it takes.
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
