//! The board: what is drawn on it, and what is done on it.

pub(crate) mod cursor;
pub mod drawing;
pub(crate) mod geometry;
pub mod gesture;
pub(crate) mod handle;
pub(crate) mod marks;
pub(crate) mod paint;
pub(crate) mod points;
pub mod scene;
pub(crate) mod shown;
pub(crate) mod view;

use crate::app::commands::{Command as C, CommandSpec, NONE, Section, does, starts};
use crate::app::message::Effect;
use crate::app::preferences::PieceStyle;
use crate::app::state::Mode;
use crate::tr;
use egui::Key;

/// What this feature offers as commands.
pub(crate) static COMMANDS: &[CommandSpec] = &[
    does(Section::EditMode, C::SetUp, |lang| tr!(lang, "mode-set-up"), |state| state.switch_to(Mode::SetUp))
        .key(NONE, Key::E)
        .ticked(|state| state.view.mode == Mode::SetUp)
        .yields(),
    does(
        Section::EditMode,
        C::Replay,
        |lang| tr!(lang, "mode-replay"),
        |state| state.switch_to(Mode::Replay),
    )
    .key(NONE, Key::M)
    .ticked(|state| state.view.mode == Mode::Replay)
    .yields(),
    does(
        Section::EditMode,
        C::Record,
        |lang| tr!(lang, "mode-record"),
        |state| state.switch_to(Mode::Record),
    )
    .key(NONE, Key::R)
    .ticked(|state| state.view.mode == Mode::Record)
    .yields(),
    starts(
        Section::ViewBoard,
        C::FocusBoard,
        |lang| tr!(lang, "command-focus-board"),
        |_| vec![Effect::FocusBoard],
    )
    .key(NONE, Key::B)
    .yields(),
    does(
        Section::ViewBoard,
        C::Flip,
        |lang| tr!(lang, "command-flip"),
        |state| state.prefs.flipped = !state.prefs.flipped,
    )
    .key(NONE, Key::F)
    .ticked(|state| state.prefs.flipped)
    .yields()
    .in_review(),
    does(
        Section::ViewBoard,
        C::NameSquares,
        |lang| tr!(lang, "command-name-squares"),
        |state| {
            state.prefs.squares_unnamed = !state.prefs.squares_unnamed;
        },
    )
    .key(NONE, Key::G)
    .ticked(|state| !state.prefs.squares_unnamed)
    .yields()
    .in_review(),
    does(
        Section::ViewBoard,
        C::Pieces(PieceStyle::Wood),
        |lang| tr!(lang, "pieces-wood"),
        |state| state.prefs.pieces = PieceStyle::Wood,
    )
    .ticked(|state| state.prefs.pieces == PieceStyle::Wood)
    .in_review(),
    does(
        Section::ViewBoard,
        C::Pieces(PieceStyle::Flat),
        |lang| tr!(lang, "pieces-flat"),
        |state| state.prefs.pieces = PieceStyle::Flat,
    )
    .ticked(|state| state.prefs.pieces == PieceStyle::Flat)
    .in_review(),
];
