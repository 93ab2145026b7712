//! The paper and the pictures of a report on their way into files.

use std::path::PathBuf;

use crate::app::message::{Dialog, Effect, Purpose};
use crate::app::printing::{PaperChoice, PaperJob, Said, Stage};
use crate::app::state::{Done, State};
use crate::document::paper::{Languages, Readers};
use crate::wording::{Lang, window};

/// Carries out what was said.
pub(super) fn step(state: &mut State, said: Said) {
    match said {
        Said::Choose(choice) => {
            if let Some(Dialog::Paper(shown)) = &mut state.dialog {
                *shown = choice;
            }
        }
        Said::Stage(stage) => {
            if let Some(Dialog::Writing(shown)) = &mut state.dialog {
                *shown = stage;
            }
        }
        Said::Written(choice, result) => {
            state.busy = false;
            let path = state.writing.take();
            state.dialog = match result {
                Ok(missing) => {
                    if let Some(path) = path {
                        state.notify(Done::Saved(path));
                    }
                    (!missing.is_empty()).then_some(Dialog::Missing(missing))
                }
                Err(why) => Some(Dialog::Failed(Purpose::Paper(choice), why)),
            };
        }
        Said::TakenOut(folder, result) => {
            state.busy = false;
            match result {
                Ok(count) => state.notify(Done::TakenOut(count, folder)),
                Err(why) => state.dialog = Some(Dialog::Failed(Purpose::TakeOut, why)),
            }
        }
    }
}

/// Asks how the paper is wanted: as it was the last time, at first in the language of the window.
pub(super) fn ask(state: &mut State) {
    let languages = if state.view.lang == Lang::En { Languages::En } else { Languages::Zh };
    let at_first = PaperChoice { languages, print_style: state.view.print_style, ..PaperChoice::default() };
    state.dialog = Some(Dialog::Paper(state.view.paper.unwrap_or(at_first)));
}

/// Asks where to write the paper.
pub(super) fn chosen(state: &mut State, choice: PaperChoice) -> Vec<Effect> {
    state.view.paper = Some(choice);
    state.busy = true;
    let purpose = Purpose::Paper(choice);
    vec![Effect::Pick(purpose, name(state, purpose))]
}

/// The name proposed: that of the report, with the ending of the paper; nothing for a folder.
pub(super) fn name(state: &State, purpose: Purpose) -> String {
    let Purpose::Paper(choice) = purpose else { return String::new() };
    let name = PathBuf::from(window::file_name(state.report(), state.path(), state.view.lang));
    let stem = name.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let public = match choice.readers {
        Readers::File => "",
        Readers::Public { .. } => state.view.lang.pick("-公开版", "-public"),
    };
    format!("{stem}{public}.{}", choice.kind.ending())
}

/// A place was chosen or typed; the file dialog has asked before writing over a name with an ending.
pub(super) fn go(state: &mut State, purpose: Purpose, path: PathBuf, asked: bool) -> Vec<Effect> {
    state.busy = true;
    match purpose {
        Purpose::Paper(choice) => {
            let has_ending = path.extension().is_some();
            let path = if has_ending { path } else { path.with_extension(choice.kind.ending()) };
            state.dialog = Some(Dialog::Writing(Stage::Making));
            state.writing = Some(path.clone());
            vec![Effect::WritePaper(Box::new(PaperJob {
                report: state.history.report().clone(),
                library: state.library.clone(),
                choice,
                path,
                over: asked && has_ending,
            }))]
        }
        _ => vec![Effect::TakeOut(state.history.report().clone(), path)],
    }
}
