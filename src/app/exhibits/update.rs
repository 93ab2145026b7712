//! Pictures on their way into the report.

use crate::app::commands::{Command as C, CommandSpec, Section, does, idle, starts};
use crate::app::message::FileDialogKind;
use crate::tr;
use std::path::PathBuf;

use crate::app::board::drawing;
use crate::app::edit::Edit;
use crate::app::exhibits;
use crate::app::exhibits::{Source, Taken};
use crate::app::game_view::record;
use crate::app::game_view::records::read;
use crate::app::message::{AfterSave, Dialog, Effect};
use crate::app::saving::unless_unsaved;
use crate::app::state::{State, Toast};
use crate::text::exhibits as words;

/// Reports are opened, records read, anything else is taken for a picture.
pub(crate) fn dropped(state: &mut State, paths: Vec<PathBuf>) -> Vec<Effect> {
    let is_report = |path: &PathBuf| path.extension().is_some_and(|end| end.eq_ignore_ascii_case("ron"));
    let is_record = |path: &PathBuf| {
        let end = path.extension().and_then(|end| end.to_str()).unwrap_or_default();
        record::ENDINGS.iter().any(|other| end.eq_ignore_ascii_case(other))
    };
    if let Some(report) = paths.iter().find(|path| is_report(path)) {
        return unless_unsaved(state, AfterSave::Open(report.clone()));
    }
    // Nobody adds to a report that is not shown.
    if state.archive.shown {
        return Vec::new();
    }
    // Among pictures a text is a mistake, and is said to be no picture.
    match paths.first().filter(|_| paths.iter().all(is_record)) {
        Some(record) => read(state, record::Source::File(record.clone(), None)),
        None => take_files(paths),
    }
}

pub(crate) fn take_files(paths: Vec<PathBuf>) -> Vec<Effect> {
    if paths.is_empty() { Vec::new() } else { vec![Effect::TakePictures(Source::Files(paths))] }
}

/// A drawing of the board shown.
pub(crate) fn board(state: &State) -> Source {
    let (scene, lang, report) = (state.scene(), state.prefs.lang, state.report());
    let lines = words::board_lines(report, lang);
    let diagram = drawing::diagram(&scene, state.prefs.flipped, lines);
    let name = tr!(lang, "exhibit-board-name", number = report.exhibits.len() + 1);
    Source::Board(Box::new(diagram), name, words::board_caption(&scene.board, scene.mover, lang))
}

pub(crate) fn pictures_read(state: &mut State, taken: Taken) {
    if !taken.exhibits.is_empty() {
        state.change(Edit::Exhibits(exhibits::ExhibitEdit::Add(taken.exhibits)));
        if taken.with_place > 0 {
            state.notify(Toast::AddedWithPlace(taken.with_place));
        }
    }
    if !taken.refused.is_empty() {
        state.dialog = Some(Dialog::Refused(taken.refused));
    }
}

/// What this feature offers as commands.
pub(crate) static COMMANDS: &[CommandSpec] = &[
    starts(
        Section::EditExhibits,
        C::Attach,
        |lang| tr!(lang, "command-attach"),
        |state| {
            state.busy = true;
            vec![Effect::PickPictures]
        },
    )
    .when(idle),
    does(
        Section::EditExhibits,
        C::AttachByPath,
        |lang| tr!(lang, "command-attach-by-path"),
        |state| {
            state.dialog = Some(Dialog::Path(FileDialogKind::Attach, String::new()));
        },
    ),
    starts(
        Section::EditExhibits,
        C::DrawBoard,
        |lang| tr!(lang, "command-draw-board"),
        |state| vec![Effect::TakePictures(board(state))],
    ),
];
