//! The one place where messages change the state.

use std::path::PathBuf;

use super::command::Command;
use super::draft::{self, Drafting};
use super::edit::Edit;
use super::hand;
use super::message::{Answer, Dialog, Effect, Message, Next, Over, Purpose};
use super::state::{Moment, OnDisk, State, View};
use crate::archive::Loaded;
use crate::digest::Digest;
use crate::report::Report;
use crate::wording::window;
use crate::xiangqi::{START, fen};

/// How many steps everything can be made larger or smaller.
const ZOOM_MOST: i8 = 6;

/// Carries out one message; what has to be done outside the state comes back.
pub fn update(state: &mut State, message: Message) -> Vec<Effect> {
    let effects = step(state, message);
    state.refresh();
    effects
}

fn step(state: &mut State, message: Message) -> Vec<Effect> {
    match message {
        Message::Command(command) => return run(state, command),
        Message::Hand(hand) => {
            if draft::takes(state, hand) {
                return Vec::new();
            }
            if let Some(edit) = hand::record(state.report(), hand) {
                change(state, edit);
                state.view.moment = None;
            }
        }
        Message::Edit(edit) => change(state, edit),
        Message::Drafting(drafting) => return drafted(state, drafting),
        Message::FieldLeft => state.history.seal(),
        Message::Show(moment) => state.view.moment = moment,
        Message::Highlight(squares) => state.view.highlight = squares,
        Message::Clause(number) => {
            state.view.browsing &= number.is_some();
            state.view.clause = number;
        }
        Message::Open(path) => return unless_unsaved(state, Next::Open(path)),
        Message::Picked(purpose, path) => {
            state.busy = false;
            match (purpose, path) {
                (Purpose::Open, Some(path)) => return load(state, path),
                (Purpose::Save, Some(path)) => return save(state, path, Over::Anything),
                (_, None) => state.after_saving = None,
            }
        }
        Message::Loaded(path, result) => loaded(state, path, result),
        Message::Saved { path, revision, result } => return saved(state, path, revision, result),
        Message::PathTyped(text) => {
            if let Some(Dialog::Path(_, path)) = &mut state.dialog {
                *path = text;
            }
        }
        Message::Answer(answer) => return answered(state, answer),
    }
    Vec::new()
}

fn change(state: &mut State, edit: Edit) {
    let mut report = state.report().clone();
    let change = edit.change();
    edit.apply(&mut report);
    state.history.record(change, report);
}

fn drafted(state: &mut State, drafting: Drafting) -> Vec<Effect> {
    let (edit, effects) = draft::step(state, drafting);
    if let Some(edit) = edit {
        change(state, edit);
    }
    effects
}

fn run(state: &mut State, command: Command) -> Vec<Effect> {
    if !command.enabled(state) {
        return Vec::new();
    }
    let view = &mut state.view;
    match command {
        Command::New => return unless_unsaved(state, Next::New),
        Command::Open => return unless_unsaved(state, Next::PickAndOpen),
        Command::OpenByPath => return unless_unsaved(state, Next::TypeAndOpen),
        Command::Quit => return unless_unsaved(state, Next::Quit),
        Command::Save => {
            return match state.file.clone() {
                Some(file) => save(state, file.path, Over::Unchanged(file.digest)),
                None => pick(state, Purpose::Save),
            };
        }
        Command::SaveAs => return pick(state, Purpose::Save),
        Command::SaveByPath => state.dialog = Some(Dialog::Path(Purpose::Save, proposed_path(state))),
        Command::Undo => state.history.undo(),
        Command::Redo => state.history.redo(),
        Command::RemoveSelected => {
            if let Some(Moment::Event(index)) = view.moment {
                view.moment = None;
                change(state, Edit::RemoveEvent(index));
            }
        }
        Command::AddEvent => return drafted(state, Drafting::AddEvent),
        Command::EditSelected => {
            if let Some(Moment::Event(index)) = view.moment {
                return drafted(state, Drafting::EditEvent(index));
            }
        }
        Command::Sign => return drafted(state, Drafting::Sign),
        Command::BackToNow => view.moment = None,
        Command::Flip => view.flipped = !view.flipped,
        Command::NameSquares => view.squares_named = !view.squares_named,
        Command::Language(lang) => view.lang = lang,
        Command::Theme(theme) => view.theme = theme,
        Command::ZoomIn => view.zoom = (view.zoom + 1).min(ZOOM_MOST),
        Command::ZoomOut => view.zoom = (view.zoom - 1).max(-ZOOM_MOST),
        Command::ZoomReset => view.zoom = 0,
        Command::Clauses => {
            let first = state.rulebook().and_then(|rulebook| rulebook.clauses.first());
            state.view.clause = first.map(|clause| clause.number.clone());
            state.view.browsing = true;
        }
    }
    Vec::new()
}

/// Goes on with `next`, or asks first what becomes of unsaved changes.
fn unless_unsaved(state: &mut State, next: Next) -> Vec<Effect> {
    if state.busy {
        return Vec::new();
    }
    if state.history.is_dirty() && has_content(state) {
        state.dialog = Some(Dialog::Unsaved(next));
        return Vec::new();
    }
    go_on(state, next)
}

/// Whether anything would be lost: a report just begun, with nothing undone either, is not worth a question.
fn has_content(state: &State) -> bool {
    state.file.is_some() || state.history.undoable().is_some() || state.history.redoable().is_some()
}

fn go_on(state: &mut State, next: Next) -> Vec<Effect> {
    match next {
        Next::New => {
            let report = blank(state);
            replace(state, report, None);
            Vec::new()
        }
        Next::PickAndOpen => pick(state, Purpose::Open),
        Next::TypeAndOpen => {
            state.dialog = Some(Dialog::Path(Purpose::Open, String::new()));
            Vec::new()
        }
        Next::Open(path) => load(state, path),
        Next::Quit => {
            state.leaving = true;
            vec![Effect::Close]
        }
    }
}

/// A report at the start of a game, under the first rulebook and reading.
fn blank(state: &State) -> Report {
    let library = &state.at_hand;
    let rulebook = library.rulebooks.first().map_or("", |rulebook| &rulebook.id);
    let reading = library.readings.first().map_or("", |reading| &reading.id);
    let mut report = Report::new(library.cite_rulebook(rulebook), library.cite_reading(reading));
    if let Ok(start) = fen::read(START) {
        report.start = start.setup;
    }
    report
}

/// Puts another report in the place of this one; the language, theme and so on stay.
fn replace(state: &mut State, report: Report, file: Option<OnDisk>) {
    let view =
        View { moment: None, highlight: Vec::new(), clause: None, browsing: false, ..state.view.clone() };
    *state = State::new(report, file, state.at_hand.clone(), view);
}

fn pick(state: &mut State, purpose: Purpose) -> Vec<Effect> {
    state.busy = true;
    vec![Effect::Pick(purpose, window::file_name(state.report(), state.path(), state.view.lang))]
}

fn load(state: &mut State, path: PathBuf) -> Vec<Effect> {
    state.busy = true;
    vec![Effect::Load(path)]
}

fn save(state: &mut State, path: PathBuf, over: Over) -> Vec<Effect> {
    state.busy = true;
    let (report, revision) = (state.history.report().clone(), state.history.revision());
    vec![Effect::Save { path, report, revision, over }]
}

fn loaded(state: &mut State, path: PathBuf, result: Result<Box<Loaded>, String>) {
    state.busy = false;
    match result {
        Ok(loaded) => {
            let Loaded { parsed, digest } = *loaded;
            replace(state, parsed.report, Some(OnDisk { path, digest }));
            state.dialog = (!parsed.notes.is_empty()).then_some(Dialog::Notes(parsed.notes));
        }
        Err(why) => state.dialog = Some(Dialog::Failed(Purpose::Open, why)),
    }
}

fn saved(state: &mut State, path: PathBuf, revision: u64, result: Result<Digest, String>) -> Vec<Effect> {
    state.busy = false;
    match result {
        Ok(digest) => {
            state.file = Some(OnDisk { path, digest });
            state.history.mark_saved(revision);
            state.after_saving.take().map_or_else(Vec::new, |next| unless_unsaved(state, next))
        }
        Err(why) => {
            state.after_saving = None;
            state.dialog = Some(Dialog::Failed(Purpose::Save, why));
            Vec::new()
        }
    }
}

fn answered(state: &mut State, answer: Answer) -> Vec<Effect> {
    match (state.dialog.take(), answer) {
        (Some(Dialog::Unsaved(next)), Answer::Discard) => go_on(state, next),
        (Some(Dialog::Unsaved(next)), Answer::Save) => {
            state.after_saving = Some(next);
            run(state, Command::Save)
        }
        (Some(Dialog::Path(purpose, text)), Answer::Confirm) => {
            let path = PathBuf::from(text.trim());
            match purpose {
                Purpose::Open => load(state, path),
                Purpose::Save => {
                    let own = state.file.as_ref().filter(|file| file.path == path);
                    let over = own.map_or(Over::Nothing, |file| Over::Unchanged(file.digest));
                    save(state, path, over)
                }
            }
        }
        _ => Vec::new(),
    }
}

/// The path proposed for typing: the present one, or a name in the current folder.
fn proposed_path(state: &State) -> String {
    match state.path() {
        Some(path) => path.display().to_string(),
        None => window::file_name(state.report(), None, state.view.lang),
    }
}
