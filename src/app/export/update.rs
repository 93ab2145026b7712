//! The paper and the pictures of a report on their way into files.

use crate::app::board::drawing;
use crate::app::commands::{CTRL, Command as C, CommandSpec, SHIFT_CTRL, Section, does, idle, starts};
use crate::app::export::target::Export;
use crate::app::game_view::records::export_as;
use crate::export::diagram::PictureFormat;
use egui::Key;
use std::path::PathBuf;

use crate::app::export::dialog::{AskPaper, AskTakeOut};
use crate::app::export::{Copies, ExportMessage, PaperChoice, PaperJob, SheetCopy, Stage};
use crate::app::message::{Dialog, Effect, FileDialogKind};
use crate::app::state::{State, Toast};
use crate::export::paper::{Languages, PaperFormat, PaperKind, Readers, names_left};
use crate::text::{printing as words, window};
use crate::tr;

/// Carries out what was said.
pub(crate) fn step(state: &mut State, said: ExportMessage) -> Vec<Effect> {
    match said {
        ExportMessage::Stage(stage) => {
            if let Some(Dialog::Writing(shown)) = &mut state.dialog {
                *shown = stage;
            }
        }
        ExportMessage::Written(choice, result) => {
            state.busy = false;
            let path = state.writing.take();
            state.dialog = match result {
                Ok(missing) => {
                    if let Some(path) = path {
                        state.notify(Toast::Saved(path));
                    }
                    (!missing.is_empty()).then_some(Dialog::Missing(missing))
                }
                Err(why) => Some(Dialog::Failed(FileDialogKind::Paper(choice), why)),
            };
        }
        ExportMessage::SheetText(Ok(text)) => return vec![Effect::Copy(text)],
        ExportMessage::SheetDrawn(Ok(image)) => return vec![Effect::CopyImage(image)],
        ExportMessage::SheetText(Err(why)) | ExportMessage::SheetDrawn(Err(why)) => {
            state.dialog = Some(Dialog::Failed(FileDialogKind::Paper(sheet(state, PaperFormat::Pdf)), why));
        }
        ExportMessage::TakenOut(folder, result) => {
            state.busy = false;
            let of = |copies| FileDialogKind::TakeOut(copies);
            match result {
                Ok(copied) => {
                    if !copied.damaged.is_empty() {
                        let why = words::left_behind(&copied.damaged, state.prefs.lang);
                        state.dialog = Some(Dialog::Failed(of(copied.copies), why));
                    }
                    state.notify(Toast::TakenOut(copied, folder));
                }
                Err(why) => state.dialog = Some(Dialog::Failed(of(Copies::Clean), why)),
            }
        }
    }
    Vec::new()
}

/// Asks how the paper is wanted: as it was the last time, at first in the language of the window.
pub(crate) fn ask(state: &mut State) {
    let choice = last_choice(state);
    // The decision of another report may not be there.
    let kind = PaperKind::of(state.report()).find(|&kind| kind == choice.kind).unwrap_or_default();
    state.view.front.open(AskPaper(PaperChoice { kind, ..choice }));
}

fn last_choice(state: &State) -> PaperChoice {
    let languages = Languages::One(state.prefs.lang);
    let at_first = PaperChoice { languages, print_style: state.prefs.print_style, ..PaperChoice::default() };
    state.prefs.paper.unwrap_or(at_first)
}

/// The ruling sheet in this format, for the file.
fn sheet(state: &State, format: PaperFormat) -> PaperChoice {
    PaperChoice { kind: PaperKind::Sheet, format, readers: Readers::File, ..last_choice(state) }
}

fn copy_sheet(state: &State, format: PaperFormat) -> Vec<Effect> {
    let (report, library) = (state.history.report().clone(), state.library.clone());
    vec![Effect::CopySheet(Box::new(SheetCopy { report, library, choice: sheet(state, format) }))]
}

/// Asks for the folder of the pictures.
pub(crate) fn pick_folder(state: &mut State, copies: Copies) -> Vec<Effect> {
    state.busy = true;
    vec![Effect::Pick(FileDialogKind::TakeOut(copies), String::new())]
}

/// Asks where to write the paper; before that, of a public one, whether places that may name somebody can stay.
pub(crate) fn chosen(state: &mut State, choice: PaperChoice) -> Vec<Effect> {
    state.prefs.paper = Some(choice);
    if matches!(choice.readers, Readers::Public { .. }) {
        let places = names_left(state.report(), &state.library);
        if !places.is_empty() {
            state.dialog = Some(Dialog::NamesLeft(choice, places));
            return Vec::new();
        }
    }
    pick_place(state, choice)
}

/// Asks where to write the paper.
pub(crate) fn pick_place(state: &mut State, choice: PaperChoice) -> Vec<Effect> {
    state.busy = true;
    let purpose = FileDialogKind::Paper(choice);
    vec![Effect::Pick(purpose, name(state, purpose))]
}

/// The name proposed: that of the report, with the ending of the paper; nothing for a folder.
pub(crate) fn name(state: &State, purpose: FileDialogKind) -> String {
    let FileDialogKind::Paper(choice) = purpose else { return String::new() };
    let name = PathBuf::from(window::file_name(state.report(), state.path(), state.prefs.lang));
    let stem = name.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let public = match choice.readers {
        Readers::File => "",
        Readers::Public { .. } => tr!(state.prefs.lang, "printing-public-suffix"),
    };
    let kind = match choice.kind {
        PaperKind::Report => String::new(),
        kind => format!("-{}", kind.name(state.report(), state.prefs.lang)),
    };
    format!("{stem}{kind}{public}.{}", choice.format.ending())
}

/// A place was chosen or typed. The ending decides what is written, and where it is none of ours, that of the paper
/// is put behind it. The file dialog has asked before writing over the name as it was chosen.
pub(crate) fn go(state: &mut State, purpose: FileDialogKind, path: PathBuf, asked: bool) -> Vec<Effect> {
    state.busy = true;
    match purpose {
        FileDialogKind::Paper(choice) => {
            let named = PaperFormat::of(&path).filter(|&named| choice.kind.formats().any(|one| one == named));
            let choice = PaperChoice { format: named.unwrap_or(choice.format), ..choice };
            let path = if named.is_some() { path } else { with_ending(path, choice.format) };
            state.dialog = Some(Dialog::Writing(Stage::Making));
            state.writing = Some(path.clone());
            vec![Effect::WritePaper(Box::new(PaperJob {
                report: state.history.report().clone(),
                library: state.library.clone(),
                choice,
                path,
                over: asked && named.is_some(),
            }))]
        }
        FileDialogKind::TakeOut(copies) => {
            vec![Effect::TakeOut(state.history.report().clone(), copies, path)]
        }
        _ => Vec::new(),
    }
}

/// The name with the ending behind all of it, also behind a dot that is part of the name.
fn with_ending(path: PathBuf, format: PaperFormat) -> PathBuf {
    let mut name = path.into_os_string();
    name.push(".");
    name.push(format.ending());
    name.into()
}

/// What this feature offers as commands.
pub(crate) static COMMANDS: &[CommandSpec] = &[
    does(Section::FilePaper, C::Paper, |lang| tr!(lang, "command-paper"), ask).key(CTRL, Key::P).when(idle),
    does(
        Section::FilePaper,
        C::Sheet,
        |lang| tr!(lang, "command-sheet"),
        |state| {
            let choice = PaperChoice { kind: PaperKind::Sheet, ..last_choice(state) };
            state.view.front.open(AskPaper(choice));
        },
    )
    .when(idle),
    starts(
        Section::FilePaper,
        C::CopySheetPicture,
        |lang| tr!(lang, "command-copy-sheet-picture"),
        |state| copy_sheet(state, PaperFormat::Png),
    ),
    starts(
        Section::FilePaper,
        C::CopySheetText,
        |lang| tr!(lang, "command-copy-sheet-text"),
        |state| copy_sheet(state, PaperFormat::Text),
    ),
    starts(
        Section::FileBoard,
        C::CopyBoard,
        |lang| tr!(lang, "command-copy-board"),
        |state| vec![Effect::CopyBoard(Box::new(drawing::of(state)))],
    )
    .key(SHIFT_CTRL, Key::C),
    starts(
        Section::FileBoard,
        C::Export(Export::Board(PictureFormat::Png)),
        |lang| tr!(lang, "command-save-board-png"),
        |state| export_as(state, Export::Board(PictureFormat::Png)),
    )
    .when(idle),
    starts(
        Section::FileBoard,
        C::Export(Export::Board(PictureFormat::Svg)),
        |lang| tr!(lang, "command-save-board-svg"),
        |state| export_as(state, Export::Board(PictureFormat::Svg)),
    )
    .when(idle),
    does(
        Section::FileBoard,
        C::PrintStyle,
        |lang| tr!(lang, "command-print-style"),
        |state| state.prefs.print_style = !state.prefs.print_style,
    )
    .ticked(|state| state.prefs.print_style),
    does(
        Section::EditExhibits,
        C::TakeOut,
        |lang| tr!(lang, "command-take-out"),
        |state| state.view.front.open(AskTakeOut(Copies::Clean)),
    )
    .when(|state| idle(state) && !state.report().exhibits.is_empty()),
];
