//! The window: state, messages, history, views, theme; and the list of its features.
//!
//! What happens goes round in one direction. Views read the [`State`](state::State) and say what the arbiter
//! did as a [`Message`](message::Message); [`update`](update::update) is the only place that changes the state;
//! what has to be done outside it comes back as an [`Effect`](message::Effect), which the [`App`](window::App) carries
//! out. The report changes by an [`Edit`](edit::Edit), each of which is one labelled step of the
//! [`History`](history::History), and the [`Rulings`](state::Rulings) follow.

pub mod announcement;
pub mod archive;
pub mod arrangement;
pub mod autosave;
pub mod board;
pub mod board_reading;
pub mod clauses;
pub(crate) mod clock;
pub mod commands;
pub mod comparison;
pub(crate) mod ctx;
pub mod decision_form;
pub(crate) mod dialog;
pub mod edit;
pub mod event_bar;
pub mod event_form;
pub mod exhibits;
pub mod export;
pub mod field;
pub mod file_stamp;
pub mod game_view;
pub(crate) mod graphics;
pub mod history;
pub(crate) mod input;
pub mod jobs;
pub mod keys;
pub mod message;
pub mod notice;
pub mod overlay;
pub mod palette;
pub mod paper_edit;
pub mod position_editor;
pub mod preferences;
pub mod recovery;
pub mod regulation_form;
pub mod repetition;
pub mod review;
pub mod ruling_form;
pub(crate) mod saving;
pub(crate) mod snapshot;
pub mod start;
pub mod state;
pub(crate) mod theme;
pub mod timeline;
pub(crate) mod toast;
pub mod tour;
pub mod undo_label;
pub mod update;
pub(crate) mod verdict;
pub(crate) mod view;
pub(crate) mod view_state;
pub(crate) mod widgets;
pub mod window;

use std::sync::LazyLock;

use crate::app::commands::{CommandSpec, Commands};

/// The commands of the window.
pub static COMMANDS: LazyLock<Commands> = LazyLock::new(|| Commands::of(FEATURES));

/// What each feature offers as commands. Within a section of a menu they stand in this order.
static FEATURES: &[&[CommandSpec]] = &[
    saving::COMMANDS,
    archive::update::COMMANDS,
    commands::general::UNDO,
    board::COMMANDS,
    game_view::update::COMMANDS,
    exhibits::update::COMMANDS,
    board_reading::COMMANDS,
    export::update::COMMANDS,
    timeline::update::COMMANDS,
    position_editor::update::COMMANDS,
    commands::general::LOOK,
    announcement::COMMANDS,
    ruling_form::update::COMMANDS,
    decision_form::fact::COMMANDS,
    keys::update::COMMANDS,
    comparison::view::COMMANDS,
    repetition::view::COMMANDS,
    clauses::view::COMMANDS,
    review::step::COMMANDS,
    palette::COMMANDS,
    tour::COMMANDS,
];
