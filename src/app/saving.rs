//! Reports on their way from and to the disk.

use crate::app::commands::{CTRL, Command as C, CommandSpec, SHIFT_CTRL, Section, does, idle, starts};
use crate::tr;
use egui::Key;
use std::path::PathBuf;

use crate::app::event::{self, EventMessage};
use crate::app::file_stamp::Overwrite;
use crate::app::file_stamp::{FileSeen, FileStamp};
use crate::app::message::{AfterSave, Dialog, Effect, FileDialogKind};
use crate::app::state::{State, Toast};
use crate::digest::Digest;
use crate::report::Report;
use crate::store::{Loaded, same_path};
use crate::text::{crash, window};
use xiangqi::{START, fen};

pub(crate) fn pick(state: &mut State, purpose: FileDialogKind) -> Vec<Effect> {
    state.busy = true;
    vec![Effect::Pick(purpose, window::file_name(state.report(), state.path(), state.prefs.lang))]
}

pub(crate) fn load(state: &mut State, path: PathBuf) -> Vec<Effect> {
    state.busy = true;
    vec![Effect::Load(path)]
}

pub(crate) fn save(state: &mut State, path: PathBuf, over: Overwrite) -> Vec<Effect> {
    state.busy = true;
    let (report, revision) = (state.history.report().clone(), state.history.revision());
    vec![Effect::Save { path, report, revision, over }]
}

/// Saves where the file dialog says. It has asked before writing over that name; a name without an ending gets
/// one, and then nobody has asked.
pub(crate) fn save_picked(state: &mut State, path: PathBuf) -> Vec<Effect> {
    if path.extension().is_some() {
        return save(state, path, Overwrite::Anything);
    }
    let path = path.with_extension("ron");
    let own = state.file.as_ref().filter(|file| same_path(&file.path, &path));
    let over = own.map_or(Overwrite::Nothing, |file| Overwrite::Unchanged(file.digest));
    save(state, path, over)
}

pub(crate) fn loaded(state: &mut State, path: PathBuf, result: Result<Box<Loaded>, String>) {
    state.busy = false;
    match result {
        Ok(loaded) => {
            let Loaded { parsed, digest } = *loaded;
            state.remember(&path);
            state.replace(parsed.report, Some(FileStamp { path, digest }));
            state.dialog = (!parsed.notes.is_empty()).then_some(Dialog::Notes(parsed.notes));
        }
        Err(why) => state.dialog = Some(Dialog::Failed(FileDialogKind::Open, why)),
    }
}

pub(crate) fn saved(
    state: &mut State,
    path: PathBuf,
    revision: u64,
    result: Result<Digest, String>,
) -> Vec<Effect> {
    state.busy = false;
    match result {
        Ok(digest) => {
            state.remember(&path);
            state.notify(Toast::Saved(path.clone()));
            (state.file, state.file_seen) = (Some(FileStamp { path, digest }), FileSeen::Same);
            state.history.mark_saved(revision);
            state.after_saving.take().map_or_else(Vec::new, |next| unless_unsaved(state, next))
        }
        Err(why) => {
            // What was to go on after saving waits for another place to save it.
            state.dialog = Some(Dialog::Failed(FileDialogKind::Save, why));
            Vec::new()
        }
    }
}

/// What was begun will never answer: nothing waits for it any more.
pub(crate) fn broken_off(state: &mut State) {
    state.busy = false;
    (state.after_saving, state.writing) = (None, None);
    state.dialog = Some(Dialog::Crashed(crash::job(state.prefs.lang)));
}

/// The path proposed for typing: the present one, or a name in the current folder.
pub(crate) fn proposed_path(state: &State) -> String {
    match state.path() {
        Some(path) => path.display().to_string(),
        None => window::file_name(state.report(), None, state.prefs.lang),
    }
}

/// Goes on with `next`, or asks first what becomes of unsaved changes.
pub(crate) fn unless_unsaved(state: &mut State, next: AfterSave) -> Vec<Effect> {
    if state.busy {
        return Vec::new();
    }
    if state.would_lose() {
        state.dialog = Some(Dialog::Unsaved(next));
        return Vec::new();
    }
    go_on(state, next)
}

pub(crate) fn go_on(state: &mut State, next: AfterSave) -> Vec<Effect> {
    match next {
        AfterSave::New => {
            let mut report = blank(state);
            let taken = event::update::carry_over(state, &mut report);
            let name = report.event.name.clone();
            state.replace(report, None);
            if taken {
                state.notify(Toast::CarriedOver(name));
            }
            Vec::new()
        }
        AfterSave::NewEvent => {
            let report = blank(state);
            state.replace(report, None);
            event::update::step(state, EventMessage::End)
        }
        AfterSave::PickAndOpen => pick(state, FileDialogKind::Open),
        AfterSave::TypeAndOpen => {
            state.dialog = Some(Dialog::Path(FileDialogKind::Open, String::new()));
            Vec::new()
        }
        AfterSave::Open(path) => load(state, path),
        AfterSave::Quit => {
            state.leaving = true;
            vec![Effect::Close]
        }
    }
}

/// A report at the start of a game, under the first rulebook and reading.
pub(crate) fn blank(state: &State) -> Report {
    let library = &state.at_hand;
    let rulebook = library.rulebooks.first().map_or("", |rulebook| &rulebook.id);
    let reading = library.readings.first().map_or("", |reading| &reading.id);
    let mut report = Report::new(library.cite_rulebook(rulebook), library.cite_reading(reading));
    if let Ok(start) = fen::read(START) {
        report.start = start.setup;
    }
    report
}

/// What this feature offers as commands.
pub(crate) static COMMANDS: &[CommandSpec] = &[
    starts(
        Section::FileOpen,
        C::New,
        |lang| tr!(lang, "command-new"),
        |state| unless_unsaved(state, AfterSave::New),
    )
    .key(CTRL, Key::N)
    .when(idle)
    .in_review(),
    starts(
        Section::FileOpen,
        C::NewEvent,
        |lang| tr!(lang, "command-new-event"),
        |state| unless_unsaved(state, AfterSave::NewEvent),
    )
    .key(SHIFT_CTRL, Key::N)
    .when(idle)
    .in_review(),
    starts(
        Section::FileOpen,
        C::Open,
        |lang| tr!(lang, "command-open"),
        |state| unless_unsaved(state, AfterSave::PickAndOpen),
    )
    .key(CTRL, Key::O)
    .when(idle)
    .in_review(),
    starts(
        Section::FileOpen,
        C::OpenByPath,
        |lang| tr!(lang, "command-open-by-path"),
        |state| unless_unsaved(state, AfterSave::TypeAndOpen),
    )
    .when(idle)
    .in_review(),
    starts(Section::FileSave, C::Save, |lang| tr!(lang, "command-save"), save_here)
        .key(CTRL, Key::S)
        .when(|state| idle(state) && (state.history.is_dirty() || state.file.is_none()))
        .in_review(),
    starts(
        Section::FileSave,
        C::SaveAs,
        |lang| tr!(lang, "command-save-as"),
        |state| pick(state, FileDialogKind::Save),
    )
    .key(SHIFT_CTRL, Key::S)
    .when(idle)
    .in_review(),
    does(
        Section::FileSave,
        C::SaveByPath,
        |lang| tr!(lang, "command-save-by-path"),
        |state| {
            state.dialog = Some(Dialog::Path(FileDialogKind::Save, proposed_path(state)));
        },
    )
    .when(idle)
    .in_review(),
    starts(
        Section::FileQuit,
        C::CloseReport,
        |lang| tr!(lang, "command-close-report"),
        |state| unless_unsaved(state, AfterSave::New),
    )
    .key(CTRL, Key::W)
    .when(idle)
    .in_review(),
    starts(
        Section::FileQuit,
        C::Quit,
        |lang| tr!(lang, "command-quit"),
        |state| unless_unsaved(state, AfterSave::Quit),
    )
    .key(CTRL, Key::Q)
    .everywhere(),
];

pub(crate) fn save_here(state: &mut State) -> Vec<Effect> {
    match state.file.clone() {
        Some(file) => save(state, file.path, Overwrite::Unchanged(file.digest)),
        None => pick(state, FileDialogKind::Save),
    }
}
