//! The game: looked through, entered move by move, changed.

use crate::app::commands::{CTRL, Command as C, CommandSpec, NONE, SHIFT_CTRL, Section, does, starts};
use crate::app::edit::Edit;
use crate::app::export::target::Export;
use crate::app::game_view::Trouble;
use crate::app::game_view::record::moves_alone;
use crate::app::game_view::records;
use crate::app::game_view::records::export_as;
use crate::app::game_view::{GameEdit, GameMessage, Pending};
use crate::app::message::{Dialog, Effect, FileDialogKind};
use crate::app::saving::pick;
use crate::app::state::Mode;
use crate::app::state::{Moment, State};
use crate::text::game as words;
use crate::tr;
use egui::Key;
use xiangqi::notation::{self, Convention, NotationError};
use xiangqi::{Game, Move};

pub(crate) fn step(state: &mut State, said: GameMessage) {
    match said {
        GameMessage::Enter => enter(state),
        GameMessage::Meant(mv) => meant(state, mv),
        GameMessage::Play(mv) => play(state, vec![mv], String::new()),
        GameMessage::Keys(wanted) => state.prefs.keys = Some(wanted),
        GameMessage::Take(import) => records::taken(state, &import),
        GameMessage::Change(done) => commit(state, done),
    }
}

pub(crate) fn incident_here(state: &mut State) {
    let ply = state.ply();
    state.change(Edit::Game(GameEdit::Incident(ply)));
    state.view.moment = Some(Moment::Ply(ply));
}

/// Takes out the move that led to what is shown.
pub(crate) fn remove(state: &mut State) {
    if let Some(index) = state.ply().checked_sub(1) {
        state.change(Edit::Game(GameEdit::Remove(index)));
        state.view.moment = Some(Moment::Ply(index));
    }
}

/// Enters what is typed, as far as it is moves; what is none stays in the field, with the reason.
fn enter(state: &mut State) {
    let text = std::mem::take(&mut state.view.entry.text);
    let setup = state.setup_shown().clone();
    let typed = notation::read_line(&setup, &text);
    let ply = state.ply() + typed.moves.len();
    if let Some((error, rest)) = typed.error {
        let there = typed.moves.iter().fold(setup, |setup, &mv| setup.after(mv));
        let wrong = match &error {
            NotationError::Unreadable(word)
            | NotationError::NoSuchMove(word)
            | NotationError::Ambiguous { text: word, .. } => word,
        };
        state.view.entry.text = format!("{wrong} {rest}").trim_end().to_owned();
        let proposed = notation::proposed(&there, &error);
        play(state, typed.moves, text);
        state.view.entry.trouble = Some(Trouble { error, proposed, ply, rest });
    } else {
        state.view.entry.trouble = None;
        play(state, typed.moves, text);
    }
}

/// One of the moves proposed was meant; what was typed behind it is entered after it.
fn meant(state: &mut State, mv: Move) {
    let Some(trouble) = state.view.entry.trouble.take() else { return };
    state.view.moment = Some(Moment::Ply(trouble.ply.min(state.sheet.plies())));
    let text = std::mem::replace(&mut state.view.entry.text, trouble.rest);
    play(state, vec![mv], text);
    state.refresh();
    if !state.view.front.has::<Pending>() && !state.view.entry.text.is_empty() {
        enter(state);
    }
}

/// Plays moves from the moment shown: those that the game has there already are followed, the others entered,
/// once the arbiter has said what becomes of the moves that follow, and that the irregular ones were played.
fn play(state: &mut State, mut moves: Vec<Move>, text: String) {
    state.view.tool = None;
    let mut at = state.ply();
    let known = state.sheet.course.moves.iter().skip(at).zip(&moves).take_while(|(one, other)| one == other);
    let known = known.count();
    moves.drain(..known);
    at += known;
    if known > 0 {
        state.view.moment = Some(Moment::Ply(at));
    }
    if moves.is_empty() {
        return;
    }
    let following = state.sheet.plies().saturating_sub(at);
    let line = Game { start: state.sheet.moments.at(at).setup.clone(), moves: moves.clone() };
    let irregular = |course: &Game| {
        let moments = course.history();
        moments.iter().filter_map(|moment| moment.played.as_ref()).any(|played| !played.irregular.is_empty())
    };
    if following > 0 || irregular(&line) {
        state.view.front.open(Pending { at, moves, following, text });
        return;
    }
    commit(state, GameEdit::Insert(at, moves));
}

/// Carries out a change. Where it enters moves, the last of them is shown, and what was wrong with others is still
/// said; else what is shown stays in sight as far as it is still there.
fn commit(state: &mut State, done: GameEdit) {
    let shown = state.ply();
    let entered = match &done {
        GameEdit::Insert(at, moves) | GameEdit::Rewrite(at, moves) => Some(at + moves.len()),
        GameEdit::Correct(at, _) => Some(at + 1),
        _ => None,
    };
    let trouble = state.view.entry.trouble.take().filter(|_| entered.is_some());
    state.change(Edit::Game(done));
    state.refresh();
    let ply = entered.unwrap_or_else(|| shown.min(state.sheet.plies()));
    state.view.moment = Some(Moment::Ply(ply));
    state.view.tool = None;
    state.view.entry.trouble = trouble;
}

/// What this feature offers as commands.
pub(crate) static COMMANDS: &[CommandSpec] = &[
    starts(
        Section::GameRecord,
        C::Import,
        |lang| tr!(lang, "command-import"),
        |state| pick(state, FileDialogKind::Import),
    )
    .key(SHIFT_CTRL, Key::O)
    .when(may_import),
    does(
        Section::GameRecord,
        C::ImportByPath,
        |lang| tr!(lang, "command-import-by-path"),
        |state| {
            state.dialog = Some(Dialog::Path(FileDialogKind::Import, String::new()));
        },
    )
    .when(may_import),
    starts(
        Section::GameRecord,
        C::Export(Export::Pgn),
        |lang| tr!(lang, "command-export-pgn"),
        |state| export_as(state, Export::Pgn),
    )
    .when(has_moves_to_write),
    starts(
        Section::GameRecord,
        C::Export(Export::Text),
        |lang| tr!(lang, "command-export-text"),
        |state| export_as(state, Export::Text),
    )
    .when(has_moves_to_write),
    starts(
        Section::GameRecord,
        C::Export(Export::Dhtmlxq),
        |lang| tr!(lang, "command-export-dhtmlxq"),
        |state| export_as(state, Export::Dhtmlxq),
    )
    .when(has_moves_to_write),
    starts(
        Section::GameRecord,
        C::Export(Export::Xqf),
        |lang| tr!(lang, "command-export-xqf"),
        |state| export_as(state, Export::Xqf),
    )
    .when(has_moves_to_write),
    does(Section::GameStep, C::FirstMove, |_| "", |state| state.go_to(0))
        .named(|state, lang| step_name(state, tr!(lang, "room-first"), tr!(lang, "first-move")))
        .in_review()
        .key(NONE, Key::Home)
        .when(can_go_back)
        .step(),
    does(Section::GameStep, C::PreviousMove, |_| "", |state| state.go_to(state.step().saturating_sub(1)))
        .named(|state, lang| step_name(state, tr!(lang, "room-previous"), tr!(lang, "previous-move")))
        .in_review()
        .key(NONE, Key::ArrowLeft)
        .when(can_go_back)
        .arrow(),
    does(Section::GameStep, C::NextMove, |_| "", |state| state.go_to(state.step() + 1))
        .named(|state, lang| step_name(state, tr!(lang, "room-next"), tr!(lang, "next-move")))
        .in_review()
        .key(NONE, Key::ArrowRight)
        .when(can_go_on)
        .arrow(),
    does(Section::GameStep, C::LastMove, |_| "", |state| state.go_to(usize::MAX))
        .named(|state, lang| step_name(state, tr!(lang, "room-last"), tr!(lang, "last-move")))
        .in_review()
        .key(NONE, Key::End)
        .when(can_go_on)
        .step(),
    does(Section::GameIncident, C::IncidentHere, |lang| tr!(lang, "incident-here"), incident_here)
        .key(CTRL, Key::I)
        .when(|state| replaying(state) && state.ply() != state.report().moves.len())
        .yields(),
    does(Section::GameRemove, C::RemoveMove, |_| "", remove)
        .named(|state, lang| words::remove_move(state.ply(), lang))
        .when(can_go_back),
    does(
        Section::GameRemove,
        C::CutMoves,
        |_| "",
        |state| state.change(Edit::Game(GameEdit::Cut(state.ply()))),
    )
    .named(|state, lang| words::cut_moves(state.sheet.plies().saturating_sub(state.ply()), lang))
    .when(can_go_on),
    starts(
        Section::GameCopy,
        C::CopyMoves,
        |lang| tr!(lang, "copy-moves"),
        |state| vec![Effect::Copy(moves_alone(state.report(), state.prefs.lang))],
    )
    .when(|state| state.sheet.plies() > 0),
    does(
        Section::ViewBoard,
        C::Convention(Convention::Association),
        |_| "",
        |state| {
            state.prefs.convention = Convention::Association;
        },
    )
    .named(|_, lang| words::convention(Convention::Association, lang).to_owned())
    .ticked(|state| state.prefs.convention == Convention::Association)
    .in_review(),
    does(
        Section::ViewBoard,
        C::Convention(Convention::Numbered),
        |_| "",
        |state| state.prefs.convention = Convention::Numbered,
    )
    .named(|_, lang| words::convention(Convention::Numbered, lang).to_owned())
    .ticked(|state| state.prefs.convention == Convention::Numbered)
    .in_review(),
];

fn may_import(state: &State) -> bool {
    !state.busy && !state.view.front.has_form()
}

fn has_moves_to_write(state: &State) -> bool {
    !state.busy && state.sheet.plies() > 0
}

fn replaying(state: &State) -> bool {
    state.view.mode == Mode::Replay
}

fn stepping(state: &State) -> bool {
    replaying(state) || state.reviewing()
}

fn can_go_back(state: &State) -> bool {
    stepping(state) && state.step() > 0
}

fn can_go_on(state: &State) -> bool {
    stepping(state) && state.step() + 1 < state.steps()
}

/// What a step is called where the report is reviewed, and where the game is looked through.
fn step_name(state: &State, in_review: &str, in_game: &str) -> String {
    if state.reviewing() { in_review } else { in_game }.to_owned()
}
