//! The game in the window: its moves, how they are entered and changed, and where in it the incident is.

pub(crate) mod change;
pub mod entry;
pub(crate) mod import_dialog;
pub(crate) mod moves;
pub(crate) mod place;
pub mod record;
pub(crate) mod records;
pub mod sheet;
pub(crate) mod update;
pub(crate) mod view;

pub use crate::app::game_view::change::GameEdit;
pub use crate::app::game_view::place::{Misfit, incident_in};
use crate::app::game_view::record::Import;

use xiangqi::Move;

/// Something that was done to the game.
#[derive(Clone, Debug, PartialEq)]
pub enum GameMessage {
    /// What was typed is to be entered.
    Enter,
    /// One of the moves proposed for it was meant.
    Meant(Move),
    /// A move was made on the board.
    Play(Move),
    /// The keys on the screen are wanted, or put away.
    Keys(bool),
    /// A record that was read is to be taken.
    Take(Box<Import>),
    /// The game is to be changed.
    Change(GameEdit),
}

/// Moves that wait for a word of the arbiter before they are entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    /// After how many plies.
    pub at: usize,
    pub moves: Vec<Move>,
    /// How many moves follow there.
    pub following: usize,
    /// What was typed, to be typed on if they are not entered.
    pub text: String,
}
