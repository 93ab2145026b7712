//! What comes of what happens in the room.

use crate::app::commands::{CTRL, Command as C, CommandSpec, Section, starts};
use crate::tr;
use egui::Key;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::archive::{ArchiveJob, ArchiveMessage, Asked, Listing, Review, Room, Table};
use crate::app::export::target::{BookJob, Content};
use crate::app::message::{Effect, FileDialogKind};
use crate::app::state::State;
use crate::store::archive::{Archive, Changes, Progress};

/// Carries out what was said; what has to be done outside the state comes back.
pub fn step(state: &mut State, said: ArchiveMessage) -> Vec<Effect> {
    let room = &mut state.archive;
    let jobs = match said {
        ArchiveMessage::Show(shown) => show(room, shown),
        ArchiveMessage::Folder(folder) => open(room, folder),
        ArchiveMessage::Again => {
            (room.stopped, room.reading) = (false, Some(Progress::default()));
            vec![ArchiveJob::Poll(true)]
        }
        ArchiveMessage::Stop => vec![ArchiveJob::Stop],
        ArchiveMessage::Back if room.shown && room.folder.is_some() && !room.stopped => {
            vec![ArchiveJob::Poll(false)]
        }
        ArchiveMessage::Back => Vec::new(),
        ArchiveMessage::Known(archive) => known(room, archive),
        ArchiveMessage::Progress(progress) => {
            room.reading = Some(progress);
            Vec::new()
        }
        ArchiveMessage::Read(result) => read(room, result),
        ArchiveMessage::Ask(ask) => {
            room.ask = ask;
            vec![ArchiveJob::List(room.archive.clone(), room.ask.clone())]
        }
        ArchiveMessage::Listed(listing) => {
            listed(room, listing);
            Vec::new()
        }
        ArchiveMessage::Review => review(room),
        ArchiveMessage::Reviewed(news) => {
            room.review.take(news);
            if room.reviewing && room.at.is_none() && !room.review.found.is_empty() {
                room.at = Some(0);
            }
            Vec::new()
        }
        ArchiveMessage::StopReview => vec![ArchiveJob::StopReview],
    };
    jobs.into_iter().map(Effect::Archive).collect()
}

/// Asks for a file or folder.
pub fn ask(state: &mut State, asked: Asked) -> Vec<Effect> {
    state.busy = true;
    let name = match asked {
        Asked::Folder => String::new(),
        Asked::Save(table) => table_name(state, table),
    };
    vec![Effect::Pick(FileDialogKind::Archive(asked), name)]
}

/// What is proposed where a path is typed.
pub fn proposed(state: &State, asked: Asked) -> String {
    match asked {
        Asked::Folder => {
            let folder = state.archive.folder.as_deref().or_else(|| state.path().and_then(Path::parent));
            folder.map(|folder| folder.display().to_string()).unwrap_or_default()
        }
        Asked::Save(table) => table_name(state, table),
    }
}

fn table_name(state: &State, table: Table) -> String {
    let lang = state.prefs.lang;
    let name = match table {
        Table::Reports => tr!(lang, "archive-reports-file"),
        Table::Fouls => tr!(lang, "archive-fouls-file"),
        Table::Book => tr!(lang, "archive-book-file"),
    };
    name.to_owned()
}

/// A path was chosen in a dialog, or typed; whether what is there may be written over.
pub fn picked(state: &mut State, asked: Asked, path: PathBuf, over: bool) -> Vec<Effect> {
    match asked {
        Asked::Folder => open(&mut state.archive, path).into_iter().map(Effect::Archive).collect(),
        Asked::Save(table) => {
            // A name without an ending gets one, and then nobody has asked about what is there.
            let (path, over) = match path.extension() {
                Some(_) => (path, over),
                None => (path.with_extension(table.ending()), false),
            };
            state.busy = true;
            state.writing = Some(path.clone());
            let listing = state.archive.listing.clone();
            let purpose = FileDialogKind::Archive(Asked::Save(table));
            let lang = state.prefs.lang;
            let content = match table {
                Table::Reports | Table::Fouls => Content::Table(table, listing, lang),
                Table::Book => Content::Book(Box::new(BookJob {
                    paths: listed_paths(&state.archive),
                    event: state.archive.event().map(str::to_owned),
                    library: state.library.clone(),
                    print_style: state.prefs.print_style,
                    lang,
                })),
            };
            vec![Effect::Export { path, content, over, purpose }]
        }
    }
}

fn listed_paths(room: &Room) -> Vec<PathBuf> {
    let rows = 0..room.listing.rows.len();
    rows.filter_map(|row| Some(room.path(&room.entry(row)?.path))).collect()
}

fn show(room: &mut Room, shown: bool) -> Vec<ArchiveJob> {
    room.shown = shown;
    let read = room.listing.archive.folder != PathBuf::new() || room.reading.is_some();
    match (&room.folder, shown) {
        (Some(folder), true) if !read || room.trouble.is_some() => open(room, folder.clone()),
        (Some(_), true) if room.stopped => Vec::new(),
        (Some(_), true) => vec![ArchiveJob::Poll(false)],
        (Some(_), false) => vec![ArchiveJob::Rest],
        (None, _) => Vec::new(),
    }
}

/// Makes this folder the archive. What was asked of another is not asked of it.
fn open(room: &mut Room, folder: PathBuf) -> Vec<ArchiveJob> {
    let folder = std::path::absolute(&folder).unwrap_or(folder);
    *room = Room {
        shown: true,
        folder: Some(folder.clone()),
        reading: Some(Progress::default()),
        scrolled: room.scrolled + 1,
        ..Room::default()
    };
    vec![ArchiveJob::Watch(folder)]
}

fn known(room: &mut Room, archive: Arc<Archive>) -> Vec<ArchiveJob> {
    room.archive = archive.clone();
    vec![ArchiveJob::List(archive, room.ask.clone())]
}

fn read(room: &mut Room, result: Result<(Arc<Archive>, Changes), String>) -> Vec<ArchiveJob> {
    room.reading = None;
    match result {
        Ok((archive, changes)) => {
            let first = room.archive.entries.is_empty();
            room.trouble = None;
            room.stopped = changes.cancelled;
            // What the first reading finds is no change.
            if !first && !changes.cancelled {
                room.changes = changes;
            }
            known(room, archive)
        }
        Err(why) => {
            room.trouble = Some(why);
            Vec::new()
        }
    }
}

fn listed(room: &mut Room, listing: Arc<Listing>) {
    // A list of files that were there before: that of those that are there now is on its way.
    if !Arc::ptr_eq(&listing.archive, &room.archive) {
        return;
    }
    let asked_anew = room.listing.ask != listing.ask;
    room.listing = listing;
    if room.reviewing {
        return;
    }
    room.at = room.row_chosen().or_else(|| (room.rows() > 0).then_some(0));
    if asked_anew {
        room.scrolled += 1;
    }
}

/// Rules again on what is listed, as far as it can be read.
fn review(room: &mut Room) -> Vec<ArchiveJob> {
    let entries = room.listing.rows.iter().filter_map(|row| room.listing.archive.entries.get(row.entry));
    let reports = entries.filter(|entry| entry.summary().is_some());
    let paths: Vec<PathBuf> = reports.map(|entry| entry.path.clone()).collect();
    let Some(folder) = room.folder.clone().filter(|_| !paths.is_empty()) else { return Vec::new() };
    room.review = Review { running: true, of: paths.len(), ..Review::default() };
    (room.reviewing, room.at) = (true, None);
    room.scrolled += 1;
    vec![ArchiveJob::Review(folder, paths)]
}

/// What this feature offers as commands.
pub(crate) static COMMANDS: &[CommandSpec] =
    &[starts(Section::FileOpen, C::Archive, |lang| tr!(lang, "command-archive"), show_archive)
        .key(CTRL, Key::L)
        .everywhere()];

fn show_archive(state: &mut State) -> Vec<Effect> {
    let shown = !state.archive.shown || state.reviewing();
    // Of two rooms the one asked for last is shown.
    state.view.leave_review();
    step(state, ArchiveMessage::Show(shown))
}
