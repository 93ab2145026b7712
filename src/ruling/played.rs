//! What a ruling needs of the game record: moves against the rules, generals facing, moves without capture.

use xiangqi::check::exposure;
use xiangqi::{Board, BySide, Game, Irregularity, QuietMoves, Setup, Side};

/// A move of the record that was against the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Irregular {
    /// Its number, from 1, counting both sides' moves.
    pub ply: usize,
    /// Whose it was: the owner of the piece moved.
    pub mover: Option<Side>,
    pub how: Vec<Irregularity>,
}

/// The record of a game, looked through once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The game itself.
    pub game: Game,
    /// Whose each move was.
    pub movers: Vec<Option<Side>>,
    /// The moves against the rules.
    pub irregular: Vec<Irregular>,
    /// The ply since which the generals face each other; 0 where they did from the start, `None` where they do
    /// not at the end.
    pub facing_since: Option<usize>,
    /// How long nothing was taken, up to the end.
    pub quiet: QuietMoves,
    /// Whether the record reaches back to the last capture, or to the start of the game.
    pub reaches_back: bool,
    /// How many rounds have been played.
    pub rounds: u32,
    /// Whether that is known, or may be more: a position set up says only what was played since.
    pub rounds_are_known: bool,
    /// How often the last position has occurred.
    pub times: u32,
    /// After how many plies it first did.
    pub first: usize,
    /// How many of each side's own moves in a row, up to its last, gave check.
    pub checks_in_row: BySide<u32>,
}

impl Played {
    pub fn of(game: &Game) -> Self {
        let moments = game.history();
        let (mut movers, mut irregular) = (Vec::new(), Vec::new());
        let mut facing_since = None;
        let mut reaches_back = game.start.board == Board::start();
        for moment in moments.iter() {
            if let Some(played) = &moment.played {
                movers.push(played.mover);
                reaches_back |= played.taken.is_some();
                if !played.irregular.is_empty() {
                    let how = played.irregular.clone();
                    irregular.push(Irregular { ply: moment.ply, mover: played.mover, how });
                }
            }
            facing_since = if is_facing(&moment.setup) { facing_since.or(Some(moment.ply)) } else { None };
        }
        let last = moments.last();
        let before = game.start.fullmoves.saturating_sub(1);
        let played = u32::try_from(game.moves.len() / 2).unwrap_or(u32::MAX);
        Self {
            game: game.clone(),
            movers,
            irregular,
            facing_since,
            quiet: last.quiet,
            reaches_back,
            rounds: before.saturating_add(played),
            rounds_are_known: before > 0 || game.start.board == Board::start(),
            times: last.times,
            first: last.first,
            checks_in_row: last.checks_in_row,
        }
    }

    /// Whether the game stands as it began.
    pub fn is_nothing(&self) -> bool {
        self.movers.is_empty() && self.rounds == 0 && self.rounds_are_known
    }

    pub const fn plies(&self) -> usize {
        self.movers.len()
    }

    pub fn mover_of(&self, ply: usize) -> Option<Side> {
        self.movers.get(ply.checked_sub(1)?).copied().flatten()
    }
}

/// Whether the generals stand on one file with nothing between.
fn is_facing(setup: &Setup) -> bool {
    exposure(&setup.board, Side::Red).facing.is_some()
}
