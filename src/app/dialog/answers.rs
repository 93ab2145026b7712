//! What goes on once a question is answered, and another report in the place of this one.

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::archive;
use crate::app::commands::Command;
use crate::app::commands::run::run;
use crate::app::exhibits::image_view::ImageView;
use crate::app::exhibits::update::take_files;
use crate::app::game_view::entry::Entry;
use crate::app::game_view::record;
use crate::app::game_view::records;
use crate::app::message::{AfterSave, Answer, Dialog, Effect, FileDialogKind, Overwrite};
use crate::app::recovery::RecoveryChoice;
use crate::app::saving::{load, pick, save};
use crate::app::state::{FileStamp, Mode, State, View};
use crate::app::update::insert;
use crate::app::{event_bar, export, game_view};
use crate::report::Report;
use xiangqi::{START, fen};

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
            let report = blank(state);
            replace(state, report, None);
            Vec::new()
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

/// Puts another report in the place of this one; the language, theme and so on stay.
pub(crate) fn replace(state: &mut State, report: Report, file: Option<FileStamp>) {
    let view = View {
        moment: None,
        mode: Mode::Record,
        tool: None,
        fen: None,
        fault: None,
        exhibit: None,
        viewer: ImageView::default(),
        decision: None,
        highlight: Vec::new(),
        entry: Entry::default(),
        clause: None,
        browser: None,
        comparing: false,
        announcing: false,
        finder: None,
        ..state.view.clone()
    };
    let (recent, not_kept) = (std::mem::take(&mut state.recent), state.not_kept.take());
    let (toured, key_folder) = (state.toured, state.key_folder.take());
    let archive = archive::Room { shown: false, ..std::mem::take(&mut state.archive) };
    *state = State {
        recent,
        not_kept,
        toured,
        key_folder,
        archive,
        ..State::new(report, file, state.at_hand.clone(), view)
    };
}

pub(crate) fn answered(state: &mut State, answer: Answer) -> Vec<Effect> {
    match (state.dialog.take(), answer) {
        (Some(Dialog::Unsaved(next)), Answer::Discard) => go_on(state, next),
        (Some(Dialog::Unsaved(next)), Answer::Save) => {
            state.after_saving = Some(next);
            run(state, Command::Save)
        }
        (Some(Dialog::Import(import)), Answer::Confirm) => {
            records::taken(state, &import);
            Vec::new()
        }
        (Some(Dialog::Moves(pending)), answer) => {
            game_view::update::answered(state, *pending, answer);
            Vec::new()
        }
        (Some(Dialog::NotNow(_)), Answer::GoToNow) => {
            state.view.moment = None;
            Vec::new()
        }
        (Some(Dialog::NotNow(hand)), Answer::Insert) => {
            insert(state, hand);
            Vec::new()
        }
        (Some(Dialog::Paper(choice)), Answer::Confirm) => export::update::chosen(state, choice),
        (Some(Dialog::TakeOut(copies)), Answer::Confirm) => export::update::pick_folder(state, copies),
        (Some(Dialog::LeaveDraft), Answer::Discard) => {
            state.draft = None;
            Vec::new()
        }
        (Some(Dialog::Failed(FileDialogKind::Save, _)), Answer::SaveElsewhere) => {
            pick(state, FileDialogKind::Save)
        }
        (Some(Dialog::Failed(FileDialogKind::Save, _)), _) => {
            state.after_saving = None;
            Vec::new()
        }
        (Some(Dialog::Recover(offer)), Answer::TakeOver) => {
            let report = Arc::unwrap_or_clone(offer.report);
            replace(state, report, None);
            (state.file, state.recovered) = (offer.file, true);
            vec![Effect::Left(RecoveryChoice::TakenOver)]
        }
        (Some(Dialog::Recover(_)), Answer::Discard) => vec![Effect::Left(RecoveryChoice::Discarded)],
        (Some(Dialog::Recover(_)), _) => vec![Effect::Left(RecoveryChoice::Later)],
        (Some(Dialog::Path(purpose, text)), Answer::Confirm) => {
            let path = PathBuf::from(text.trim());
            match purpose {
                FileDialogKind::Open => load(state, path),
                FileDialogKind::Attach => take_files(vec![path]),
                FileDialogKind::Import => records::read(state, record::Source::File(path)),
                FileDialogKind::Export(export) => records::write(state, export, path, false),
                FileDialogKind::Save => {
                    let own = state.file.as_ref().filter(|file| file.path == path);
                    let over = own.map_or(Overwrite::Nothing, |file| Overwrite::Unchanged(file.digest));
                    save(state, path, over)
                }
                FileDialogKind::Archive(asked) => archive::update::picked(state, asked, path, false),
                FileDialogKind::Paper(_) | FileDialogKind::TakeOut(_) => {
                    export::update::go(state, purpose, path, false)
                }
                purpose => event_bar::update::typed(state, purpose, path),
            }
        }
        _ => Vec::new(),
    }
}
