//! What happens to the event at work.

use std::path::PathBuf;
use std::sync::Arc;

use egui::Key;

use crate::app::commands::{Command as C, CommandSpec, SHIFT_CTRL, Section, does};
use crate::app::edit::Edit;
use crate::app::event::view::EventRoom;
use crate::app::event::{EventJob, EventMessage, ListRead};
use crate::app::file_stamp::{FileStamp, Overwrite};
use crate::app::message::{Dialog, Effect, FileDialogKind};
use crate::app::state::{State, Toast};
use crate::store::EventFile;
use crate::text::event as words;
use crate::tr;

pub(crate) fn step(state: &mut State, said: EventMessage) -> Vec<Effect> {
    match said {
        EventMessage::Begin => {
            let event = EventFile::of(state.report());
            state.event.set(event);
            (state.event.file, state.event.saved, state.event.read) = (None, None, None);
        }
        EventMessage::End => {
            state.event = super::EventDesk { revision: state.event.revision + 1, ..Default::default() };
        }
        EventMessage::Loaded(path, result) => {
            state.busy = false;
            match result {
                Ok(loaded) => {
                    state.event.set(loaded.event);
                    state.event.file = Some(FileStamp { path, digest: loaded.digest });
                    (state.event.saved, state.event.read) = (Some(state.event.revision), None);
                    open(state);
                }
                Err(why) => state.dialog = Some(Dialog::Failed(FileDialogKind::OpenEvent, why)),
            }
        }
        EventMessage::Saved(path, revision, result) => {
            state.busy = false;
            match result {
                Ok(digest) => {
                    state.notify(Toast::Saved(path.clone()));
                    state.event.file = Some(FileStamp { path, digest });
                    state.event.saved = Some(revision);
                }
                Err(why) => state.dialog = Some(Dialog::Failed(FileDialogKind::SaveEvent, why)),
            }
        }
        EventMessage::Pasted(text) => {
            state.busy = true;
            return vec![Effect::Event(EventJob::ParseList(text))];
        }
        EventMessage::ListRead(result) => {
            state.busy = false;
            match result {
                Ok(list) => {
                    let at_work = state.event.at_work.as_deref().cloned();
                    let mut event = at_work.unwrap_or_else(|| EventFile::of(state.report()));
                    event.take(&list);
                    state.event.set(event);
                    state.event.read = Some(ListRead {
                        players: list.players.len(),
                        pairings: list.pairings.len(),
                        unread: list.unread,
                        more_unread: list.more_unread,
                    });
                    open(state);
                }
                Err(why) => state.dialog = Some(Dialog::Failed(FileDialogKind::PairingList, why)),
            }
        }
        EventMessage::Seat(pairing) => {
            let event = state.event.at_work.clone().filter(|_| state.report().event.name.is_empty());
            state.change(Edit::Seat(pairing, event));
            return search(state, false);
        }
        EventMessage::Enter => {
            if let Some(event) = state.event.at_work.clone() {
                state.change(Edit::Event(event));
            }
        }
        EventMessage::SearchFouls => return search(state, true),
        EventMessage::FoulsFound(found, asked) => match found {
            Ok(found) if !found.0.is_empty() => state.view.front.open(found),
            Ok(_) if asked => state.notify(Toast::NoFouls),
            Err(why) if asked => {
                state.dialog = Some(Dialog::Failed(FileDialogKind::EarlierReport, why));
            }
            Ok(_) | Err(_) => {}
        },
    }
    Vec::new()
}

/// Looks for earlier fouls of the players where the report, or else the archive, is.
fn search(state: &State, asked: bool) -> Vec<Effect> {
    let beside = state.path().and_then(|path| path.parent()).map(ToOwned::to_owned);
    let last = || state.recent.first().and_then(|path| path.parent()).map(ToOwned::to_owned);
    let Some(folder) = state.archive.folder.clone().or(beside).or_else(last) else { return Vec::new() };
    let (own, library) = (state.path().map(ToOwned::to_owned), state.library.clone());
    let report = state.history.report().clone();
    vec![Effect::Event(EventJob::SearchFouls { report, own, folder, library, asked })]
}

/// Whether there is a folder to look for earlier fouls in, and somebody to look for.
pub(crate) fn can_search(state: &State) -> bool {
    let report = state.report();
    let named = !report.players.red.name.is_empty() || !report.players.black.name.is_empty();
    let folder = state.archive.folder.is_some() || state.path().is_some() || !state.recent.is_empty();
    named && folder && !report.event.name.trim().is_empty()
}

fn open(state: &mut State) {
    let round = state.report().event.round.clone();
    state.view.front.open(EventRoom { round, ..EventRoom::default() });
}

/// A file was chosen.
pub(crate) fn picked(
    state: &mut State,
    purpose: FileDialogKind,
    path: PathBuf,
    over: Overwrite,
) -> Vec<Effect> {
    let job = match purpose {
        FileDialogKind::OpenEvent => EventJob::Load(path),
        FileDialogKind::PairingList => EventJob::ReadList(path),
        _ => {
            let Some(event) = state.event.at_work.clone() else { return Vec::new() };
            let (path, over) = match path.extension() {
                Some(_) => (path, over),
                None => (path.with_extension("ron"), Overwrite::Nothing),
            };
            let own = state.event.file.as_ref().filter(|file| file.path == path);
            let over = own.map_or(over, |file| Overwrite::Unchanged(file.digest));
            EventJob::Save { path, event, revision: state.event.revision, over }
        }
    };
    state.busy = true;
    vec![Effect::Event(job)]
}

/// Saves the event where its file is, or asks for a place.
pub(crate) fn save(state: &mut State) -> Vec<Effect> {
    let Some(event) = state.event.at_work.clone().filter(|_| !state.busy) else { return Vec::new() };
    state.busy = true;
    match state.event.file.clone() {
        Some(FileStamp { path, digest }) => {
            let (revision, over) = (state.event.revision, Overwrite::Unchanged(digest));
            vec![Effect::Event(EventJob::Save { path, event, revision, over })]
        }
        None => vec![Effect::Pick(FileDialogKind::SaveEvent, file_name(state))],
    }
}

/// The name proposed for the event's file.
pub(crate) fn file_name(state: &State) -> String {
    let name = state.event.at_work.as_ref().map_or("", |event| &event.info.name);
    words::file_name(name, state.prefs.lang)
}

/// Puts what belongs to the event into a new report: of the event at work, or else of the report before it. Says whether
/// there was anything.
pub(crate) fn carry_over(state: &State, report: &mut crate::report::Report) -> bool {
    let before = state.report();
    let event = match &state.event.at_work {
        Some(event) => Arc::clone(event),
        None if crate::store::is_sample(before) => return false,
        None => Arc::new(EventFile::of(before)),
    };
    let unknown = event.info.name.is_empty() && event.arbiters.is_empty();
    let law = |of: &crate::report::EventInfo| {
        (of.rulebook.id.clone(), of.reading.id.clone(), of.regulation.clone(), of.level())
    };
    if unknown && law(&event.info) == law(&report.event) {
        return false;
    }
    event.enter(report);
    // A built-in text is cited as it is today; a text that travels with the reports goes on travelling.
    let at_hand = &state.at_hand;
    let cited = &mut report.event;
    if cited.rulebook.text.is_none() && at_hand.rulebook(&cited.rulebook.id).is_some() {
        cited.rulebook = at_hand.cite_rulebook(&cited.rulebook.id);
    }
    if cited.reading.text.is_none() && at_hand.reading(&cited.reading.id).is_some() {
        cited.reading = at_hand.cite_reading(&cited.reading.id);
    }
    true
}

/// What this feature offers as commands.
pub(crate) static COMMANDS: &[CommandSpec] =
    &[does(Section::FileEvent, C::Event, |lang| tr!(lang, "command-event"), open).key(SHIFT_CTRL, Key::E)];
