//! Records on their way into the report and out of it.

use std::path::PathBuf;

use crate::app::board::drawing;
use crate::app::edit::Edit;
use crate::app::export::target::Content;
use crate::app::export::target::Export;
use crate::app::game_view::GameEdit;
use crate::app::game_view::record::{Import, Source, game_of, in_words, labels};
use crate::app::message::{Dialog, Effect, FileDialogKind};
use crate::app::state::{Mode, Moment, State};
use crate::report::Report;
use crate::text::{records as words, window};
use xiangqi::game_record::write::{self, Notation};
use xiangqi::game_record::{RecordError, RecordedGame, Records, TextEncoding};
use xiangqi::{START, fen};

/// How many reasons are given why a text is no record.
const REASONS: usize = 3;

pub(crate) fn read(state: &mut State, source: Source) -> Vec<Effect> {
    if state.busy {
        return Vec::new();
    }
    state.busy = true;
    vec![Effect::ReadRecord(source)]
}

/// Reads the record that is looked at again, in this encoding.
pub(crate) fn read_again(state: &mut State, encoding: TextEncoding) -> Vec<Effect> {
    let path = state.view.front.get::<Import>().and_then(|import| import.path.clone());
    path.map_or_else(Vec::new, |path| read(state, Source::File(path, Some(encoding))))
}

/// A record was read: it is looked at before it is taken.
pub(crate) fn was_read(state: &mut State, path: Option<PathBuf>, result: Result<Box<Records>, String>) {
    state.busy = false;
    let lang = state.prefs.lang;
    match result {
        Ok(records) if path.is_none() && is_blank(state.report()) && is_plain(&records) => {
            if let Some(import) = taken_at_once(state, *records) {
                state.view.front.open(import);
            }
        }
        Ok(records) if records.games.iter().all(is_nothing) => {
            let flags = records.games.iter().filter_map(|game| game.flags.first());
            let mut why: Vec<String> = flags.take(REASONS).map(|flag| words::flag(flag, lang)).collect();
            if why.is_empty() {
                why.push(words::error(&RecordError::NoGame, lang));
            }
            state.dialog = Some(Dialog::Failed(FileDialogKind::Import, why.join("\n")));
        }
        Ok(records) => state.view.front.open(Import::new(path, *records)),
        Err(why) => state.dialog = Some(Dialog::Failed(FileDialogKind::Import, why)),
    }
}

/// Whether nothing of the case has been entered, so that nothing can be lost by taking a game.
fn is_blank(report: &Report) -> bool {
    let board = &report.start.board;
    let usual = || fen::read(START).is_ok_and(|start| start.setup.board == *board);
    let no_game = report.moves.is_empty() && report.moves_after.is_empty();
    no_game && report.timeline.is_empty() && (board.occupied().is_empty() || usual())
}

/// Whether there is one game, and nothing in it to be looked at first.
fn is_plain(records: &Records) -> bool {
    let [game] = records.games.as_slice() else { return false };
    !is_nothing(game) && game.flags.is_empty() && !game.start.board.occupied().is_empty()
}

/// Takes what was pasted into an empty report without asking; the incident is where it ends. Gives it back where
/// the report cannot keep all of it.
fn taken_at_once(state: &mut State, records: Records) -> Option<Import> {
    let import = Import::new(None, records);
    let mut taking = import.taking(state.report())?;
    if !taking.lost.is_nothing() {
        return Some(import);
    }
    taking.incident = taking.course.moves.len();
    let mode = state.view.mode;
    state.change(Edit::Game(GameEdit::Take(Box::new(taking))));
    state.refresh();
    state.switch_to(mode);
    None
}

/// Whether there is nothing to take: no move was understood, and no position either.
fn is_nothing(game: &RecordedGame) -> bool {
    let board = &game.start.board;
    let usual = || fen::read(START).is_ok_and(|start| start.setup.board == *board);
    game.moves.is_empty() && (board.occupied().is_empty() || usual())
}

pub(crate) fn taken(state: &mut State, import: &Import) {
    let Some(taking) = import.taking(state.report()) else { return };
    let incident = taking.incident;
    state.change(Edit::Game(GameEdit::Take(Box::new(taking))));
    state.refresh();
    state.switch_to(Mode::Replay);
    state.view.moment = Some(Moment::Ply(incident));
}

/// The name proposed for a record: that of the report, with its own ending.
pub(crate) fn name(state: &State, export: Export) -> String {
    let name = window::file_name(state.report(), state.path(), state.prefs.lang);
    PathBuf::from(name).with_extension(export.ending()).display().to_string()
}

/// Writes the record where the file dialog says; a name without an ending gets one, and then nothing may be
/// there.
pub(crate) fn write_picked(state: &mut State, export: Export, path: PathBuf) -> Vec<Effect> {
    if path.extension().is_some() {
        return write(state, export, path, true);
    }
    write(state, export, path.with_extension(export.ending()), false)
}

pub(crate) fn write(state: &mut State, export: Export, path: PathBuf, over: bool) -> Vec<Effect> {
    state.busy = true;
    state.writing = Some(path.clone());
    let content = content(export, state);
    vec![Effect::Export { path, content, over, purpose: FileDialogKind::Export(export) }]
}

/// What is written this way.
pub fn content(export: Export, state: &State) -> Content {
    let lang = state.prefs.lang;
    let game = || [game_of(state.report(), lang)];
    match export {
        Export::Pgn => Content::Text(write::pgn(&game(), Notation::Iccs)),
        Export::Text => Content::Text(write::list(&game(), in_words(lang), labels(lang))),
        Export::Dhtmlxq => Content::Text(write::dhtmlxq(&game())),
        Export::Xqf => Content::Xqf(Box::new(game_of(state.report(), lang)), lang),
        Export::Board(file) => Content::Board(Box::new(drawing::of(state)), file),
    }
}

/// Asks where to write the record, or the board.
pub(crate) fn export_as(state: &mut State, export: Export) -> Vec<Effect> {
    state.busy = true;
    vec![Effect::Pick(FileDialogKind::Export(export), name(state, export))]
}
