//! The game in the window: its moves, how they are entered and changed, and where in it the incident is.

pub(crate) mod change;
pub(crate) mod entry;
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
use xiangqi::notation::NotationError;

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

/// What was typed, and what is wrong with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The text in the field.
    pub text: String,
    /// Why its first words are no move.
    pub trouble: Option<Trouble>,
}

impl Entry {
    /// Another text in the field.
    pub fn write(&mut self, text: String) {
        *self = Self { text, trouble: None };
    }
}

/// Why a text is no move, and what may have been meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    pub error: NotationError,
    /// Moves that may have been meant.
    pub proposed: Vec<Move>,
    /// After how many plies it was to be played.
    pub ply: usize,
    /// What follows the text that is no move.
    pub rest: String,
}
