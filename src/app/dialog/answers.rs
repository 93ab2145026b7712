//! What goes on once a question is answered, and another report in the place of this one.

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::archive;
use crate::app::exhibits::update::take_files;
use crate::app::file_stamp::Overwrite;
use crate::app::game_view::record;
use crate::app::game_view::records;
use crate::app::message::{Answer, Dialog, Effect, FileDialogKind};
use crate::app::recovery::RecoveryChoice;
use crate::app::saving::{go_on, load, pick, save, save_here};
use crate::app::state::State;
use crate::app::{event_bar, export};
use crate::store::same_path;

pub(crate) fn answered(state: &mut State, answer: Answer) -> Vec<Effect> {
    match (state.dialog.take(), answer) {
        (Some(Dialog::Unsaved(next)), Answer::Discard) => go_on(state, next),
        (Some(Dialog::Unsaved(next)), Answer::Save) => {
            state.after_saving = Some(next);
            save_here(state)
        }
        (Some(Dialog::NamesLeft(choice, _)), Answer::Confirm) => export::update::pick_place(state, choice),
        (Some(Dialog::Failed(FileDialogKind::Save, _)), Answer::Confirm) => pick(state, FileDialogKind::Save),
        (Some(Dialog::Failed(FileDialogKind::Save, _)), _) => {
            state.after_saving = None;
            Vec::new()
        }
        (Some(Dialog::Recover(offer)), Answer::Confirm) => {
            let report = Arc::unwrap_or_clone(offer.report);
            state.replace(report, None);
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
                FileDialogKind::Import => records::read(state, record::Source::File(path, None)),
                FileDialogKind::Export(export) => records::write(state, export, path, false),
                FileDialogKind::Save => {
                    let own = state.file.as_ref().filter(|file| same_path(&file.path, &path));
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
