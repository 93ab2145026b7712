//! Setting up the position.

use crate::app::commands::{Command as C, CommandSpec, NONE, Section, does};
use crate::app::edit::Edit;
use crate::app::position_editor::{PositionEdit, Tool, Typed, on_board};
use crate::app::state::State;
use crate::tr;
use egui::Key;
use xiangqi::fen;

/// Changes the position; a tool that has nothing more to do is put down.
pub(crate) fn set_up(state: &mut State, done: PositionEdit) {
    state.change(Edit::SetUp(done));
    let board = state.report().setup().board;
    // The last one of its kind is down: the hand is empty.
    if let Some(Tool::Piece(piece)) = state.view.tool
        && on_board(&board, piece) >= piece.kind.full_count()
    {
        state.view.tool = None;
    }
    if matches!(state.view.tool, Some(Tool::Held(square)) if board.get(square).is_none()) {
        state.view.tool = None;
    }
}

/// The text stays as it is typed; whenever it can be read it is the position.
pub(crate) fn fen_typed(state: &mut State, text: String) {
    if let Ok(reading) = fen::read(&text) {
        state.change(Edit::SetUp(PositionEdit::Read(Box::new(reading.setup))));
    }
    state.view.fen = Some(Typed { text, revision: state.history.revision() });
}

/// What this feature offers as commands.
pub(crate) static COMMANDS: &[CommandSpec] = &[does(
    Section::EditTimeline,
    C::PutToolDown,
    |lang| tr!(lang, "put-tool-down"),
    |state| state.view.tool = None,
)
.key(NONE, Key::Escape)
.when(|state| state.view.tool.is_some())
.yields()];
