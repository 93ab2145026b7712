//! What the game record shows: moves against the rules, generals facing, moves without capture.

use crate::xiangqi::check::{exposure, exposure_after};
use crate::xiangqi::movement::reach;
use crate::xiangqi::{BySide, Course, Move, Position, Setup, Side};

/// How a move of the record was against the rules.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Irregularity {
    /// Nothing stood where it began.
    NothingThere,
    /// The piece was the other side's.
    OthersPiece,
    /// The piece does not move like that, or took a piece of its own side.
    NotAMove,
    /// It left the own general to be taken, or facing.
    Exposed,
}

/// The record of a game, looked through once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// How many plies it has.
    pub plies: usize,
    /// Who was to move at its start.
    pub first: Option<Side>,
    /// The moves against the rules, with their ply from 1.
    pub irregular: Vec<(usize, Irregularity)>,
    /// The ply since which the generals face each other; 0 where they did from the start, `None` where they do
    /// not at the end.
    pub facing_since: Option<usize>,
    /// Plies without capture up to the end, those before the record among them.
    pub quiet: u32,
    /// How many of them lie before the record, where nothing is known of checks.
    pub quiet_before: u32,
    /// The checks given among those in the record.
    pub quiet_checks: BySide<u32>,
    /// Whether the record reaches back to the last capture, or to the start of the game.
    pub reaches_back: bool,
}

impl Played {
    /// Looks through a game.
    #[must_use]
    pub fn of(game: &Course) -> Self {
        let mut setup = game.start.clone();
        let mut played = Self {
            plies: game.moves.len(),
            first: setup.turn,
            irregular: Vec::new(),
            facing_since: facing(&setup).then_some(0),
            quiet: setup.halfmoves,
            quiet_before: setup.halfmoves,
            quiet_checks: BySide::default(),
            reaches_back: Position::start().is_ok_and(|start| *start.board() == game.start.board),
        };
        for (index, &mv) in game.moves.iter().enumerate() {
            let ply = index + 1;
            played.irregular.extend(irregularity(&setup, mv).map(|how| (ply, how)));
            let capture = setup.board.get(mv.to).is_some();
            let mover = setup.turn;
            setup = setup.after(mv);
            if capture {
                (played.quiet, played.quiet_before) = (0, 0);
                played.quiet_checks = BySide::default();
                played.reaches_back = true;
            } else {
                played.quiet = played.quiet.saturating_add(1);
                if let Some(side) = mover.filter(|&side| gives_check(&setup, side)) {
                    played.quiet_checks[side] = played.quiet_checks[side].saturating_add(1);
                }
            }
            played.facing_since = match (facing(&setup), played.facing_since) {
                (false, _) => None,
                (true, None) => Some(ply),
                (true, since) => since,
            };
        }
        played
    }

    /// Whose move this ply was.
    #[must_use]
    pub fn mover_of(&self, ply: usize) -> Option<Side> {
        let first = self.first?;
        Some(if ply % 2 == 1 { first } else { first.opponent() })
    }
}

fn irregularity(setup: &Setup, mv: Move) -> Option<Irregularity> {
    let Some(piece) = setup.board.get(mv.from) else { return Some(Irregularity::NothingThere) };
    if setup.turn.is_some_and(|turn| turn != piece.side) {
        return Some(Irregularity::OthersPiece);
    }
    if !reach(&setup.board, mv.from).contains(mv.to) {
        return Some(Irregularity::NotAMove);
    }
    exposure_after(&setup.board, mv, piece.side).any().then_some(Irregularity::Exposed)
}

/// Whether the generals stand on one file with nothing between.
fn facing(setup: &Setup) -> bool {
    exposure(&setup.board, Side::Red).facing.is_some()
}

fn gives_check(setup: &Setup, side: Side) -> bool {
    !exposure(&setup.board, side.opponent()).attackers.is_empty()
}
