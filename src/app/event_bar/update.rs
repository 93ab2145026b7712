//! The event's regulation in files of its own, and fouls from other reports.

use crate::tr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::archive;
use crate::app::edit::Edit;
use crate::app::event;
use crate::app::event_bar::fouls;
use crate::app::export;
use crate::app::file_stamp::Overwrite;
use crate::app::message::{Dialog, Effect, FileDialogKind};
use crate::app::paper_edit::Paper;
use crate::app::review;
use crate::app::saving;
use crate::app::state::State;
use crate::case::NotRulable;
use crate::law::{LawKind, LawRef, Library};
use crate::store::Loaded;
use crate::text::{own_law, window};

/// Asks for a file.
pub(crate) fn ask(state: &mut State, purpose: FileDialogKind) -> Vec<Effect> {
    if state.busy || (purpose == FileDialogKind::SaveRegulation && state.regulation().is_none()) {
        return Vec::new();
    }
    match purpose {
        FileDialogKind::SaveRegulation => {
            state.busy = true;
            vec![Effect::Pick(purpose, file_name(state))]
        }
        FileDialogKind::SaveEvent => event::update::save(state),
        FileDialogKind::Archive(asked) => archive::update::ask(state, asked),
        FileDialogKind::Paper(choice) => export::update::chosen(state, choice),
        FileDialogKind::TakeOut(copies) => export::update::pick_folder(state, copies),
        _ => saving::pick(state, purpose),
    }
}

/// The name proposed for the regulation's file.
pub(crate) fn file_name(state: &State) -> String {
    let name = state.regulation().map_or("", |regulation| state.prefs.lang.of(&regulation.short_name));
    window::law_file_name(name, state.prefs.lang)
}

/// A file was chosen, in a dialog that has asked before writing over it.
pub(crate) fn picked(state: &mut State, purpose: FileDialogKind, path: PathBuf) -> Vec<Effect> {
    go(state, purpose, path, Overwrite::Anything)
}

/// A path was typed.
pub(crate) fn typed(state: &mut State, purpose: FileDialogKind, path: PathBuf) -> Vec<Effect> {
    go(state, purpose, path, Overwrite::Nothing)
}

fn go(state: &mut State, purpose: FileDialogKind, path: PathBuf, over: Overwrite) -> Vec<Effect> {
    let effect = match purpose {
        FileDialogKind::OpenRegulation => Effect::LoadRegulation(path),
        FileDialogKind::EarlierReport => Effect::LoadEarlier(path),
        FileDialogKind::SaveRegulation => {
            let cited = state.report().event.regulation.as_ref();
            let Some(text) = cited.and_then(|cited| cited.text.clone()) else { return Vec::new() };
            let (path, over) = match path.extension() {
                Some(_) => (path, over),
                None => (path.with_extension("ron"), Overwrite::Nothing),
            };
            Effect::SaveRegulation(path, text, over)
        }
        FileDialogKind::OpenEvent | FileDialogKind::SaveEvent | FileDialogKind::PairingList => {
            return event::update::picked(state, purpose, path, over);
        }
        FileDialogKind::PrecedentFolder => return review::step::search_in(state, path),
        FileDialogKind::Open
        | FileDialogKind::Save
        | FileDialogKind::Attach
        | FileDialogKind::Import
        | FileDialogKind::Export(_)
        | FileDialogKind::Archive(_)
        | FileDialogKind::Paper(_)
        | FileDialogKind::TakeOut(_) => return Vec::new(),
    };
    state.busy = true;
    vec![effect]
}

/// A text was read: the rulebook or reading that the report cites and that is missing, else a regulation, which
/// becomes the event's.
pub(crate) fn regulation_read(state: &mut State, path: &Path, result: Result<String, String>) {
    state.busy = false;
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
    let missing = match &state.rulings.law {
        Err(NotRulable::Missing(missing)) => Some(missing.clone()),
        _ => None,
    };
    if let (Some(missing), Ok(text)) = (missing, &result)
        && let Some(cited) = missing_read(missing.kind, &missing.id, &name, text)
    {
        if !missing.digest.is_empty() && missing.digest != cited.digest {
            let why = own_law::not_as_cited(&name, &missing, &cited, state.prefs.lang);
            state.dialog = Some(Dialog::Failed(FileDialogKind::OpenRegulation, why));
            return;
        }
        // It stays in the list even after another was chosen.
        let _ = Arc::make_mut(&mut state.library).add_own(missing.kind, &name, text);
        state.change(match missing.kind {
            LawKind::Reading => Edit::Reading(cited),
            LawKind::Regulation => Edit::Regulation(Some(cited)),
            LawKind::Rulebook | LawKind::Amendment => Edit::Rulebook(cited),
        });
        return;
    }
    let cited = result.and_then(|text| {
        let mut alone = Library::default();
        alone
            .add_regulation_of_event(&name, &text)
            .map_err(|error| own_law::regulation_refused(&name, &error, state.prefs.lang))?;
        let id = alone.regulations.first().map(|regulation| regulation.id.clone()).unwrap_or_default();
        Ok((alone.cite_regulation(&id), id, text))
    });
    match cited {
        Ok((cited, id, text)) => {
            // It stays in the list even after another was chosen.
            let _ = Arc::make_mut(&mut state.library).add_regulation(&id, &text);
            state.change(Edit::Regulation(Some(cited)));
        }
        Err(why) => state.dialog = Some(Dialog::Failed(FileDialogKind::OpenRegulation, why)),
    }
}

/// How a report cites the text that is missing, if that is what the file holds.
fn missing_read(kind: LawKind, id: &str, name: &str, text: &str) -> Option<LawRef> {
    let mut alone = Library::default();
    let cited = match kind {
        LawKind::Regulation => {
            alone.add_regulation_of_event(name, text).ok()?;
            alone.cite_regulation(id)
        }
        LawKind::Rulebook | LawKind::Reading | LawKind::Amendment => {
            alone.add_own(kind, name, text).ok()?;
            if kind == LawKind::Reading { alone.cite_reading(id) } else { alone.cite_rulebook(id) }
        }
    };
    cited.text.is_some().then_some(cited)
}

/// The regulation was written, or not.
pub(crate) fn regulation_saved(state: &mut State, result: Result<(), String>) {
    state.busy = false;
    if let Err(why) = result {
        state.dialog = Some(Dialog::Failed(FileDialogKind::SaveRegulation, why));
    }
}

/// A report of the same game was read: its fouls go onto the sheet, those that stand there already left out.
pub(crate) fn earlier_read(state: &mut State, path: &Path, result: Result<Box<Loaded>, String>) {
    state.busy = false;
    match result {
        Ok(loaded) => {
            let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
            let earlier = &loaded.parsed.report;
            let rows = fouls::from_earlier(state.report(), earlier, &state.library, &name, state.prefs.lang);
            if rows.is_empty() {
                let why = tr!(state.prefs.lang, "file-no-fouls", file = name);
                state.dialog = Some(Dialog::Refused(vec![why]));
            } else {
                state.change(Edit::Paper(Paper::EnterFouls(rows)));
            }
        }
        Err(why) => state.dialog = Some(Dialog::Failed(FileDialogKind::EarlierReport, why)),
    }
}
