//! The one place where messages change the state.

use crate::app::COMMANDS;
use crate::app::archive;
use crate::app::board::gesture;
use crate::app::edit::Edit;
use crate::app::event;
use crate::app::event_bar;
use crate::app::event_form;
use crate::app::exhibits::Source;
use crate::app::export;
use crate::app::export::target::Export;
use crate::app::game_view;
use crate::app::game_view::record;
use crate::app::game_view::records;
use crate::app::keys;
use crate::app::message::{AfterSave, Dialog, Effect, FileDialogKind, Message};
use crate::app::paper_edit::Paper;
use crate::app::review;
use crate::app::saving;
use crate::app::saving::unless_unsaved;
use crate::app::state::{Moment, State, Toast};
use crate::app::timeline::{self, NotNow};
use crate::export::diagram::PictureFormat;
use crate::tr;

pub(crate) use crate::app::dialog::answers::answered;
use crate::app::exhibits::update::{dropped, pictures_read, take_files};
use crate::app::position_editor::update::{fen_typed, set_up};
use crate::app::saving::{load, loaded, proposed_path, save_picked, saved};

/// Carries out one message; what has to be done outside the state comes back.
pub fn update(state: &mut State, message: Message) -> Vec<Effect> {
    let effects = step(state, message);
    state.refresh();
    effects
}

fn step(state: &mut State, message: Message) -> Vec<Effect> {
    if state.reviewing() && !review::step::allows(&message) {
        return Vec::new();
    }
    match message {
        Message::Command(command) => return COMMANDS.run(command, state),
        Message::Gesture(hand) => {
            if event_form::takes(state, hand) {
                return Vec::new();
            }
            if state.view.moment.is_some() {
                state.view.front.open(NotNow(hand));
                return Vec::new();
            }
            if let Some(edit) = gesture::record(state.report(), hand) {
                state.change(edit);
                state.view.moment = None;
            }
        }
        Message::Insert(hand) => timeline::update::insert(state, hand),
        Message::FenTyped(text) => fen_typed(state, text),
        Message::Game(said) => game_view::update::step(state, said),
        Message::Dropped(paths) => return dropped(state, paths),
        Message::NothingPasted => {
            state.dialog =
                Some(Dialog::Refused(vec![tr!(state.prefs.lang, "exhibit-nothing-pasted").to_owned()]));
        }
        Message::Pasted(image) => {
            let name = tr!(state.prefs.lang, "exhibit-pasted", number = state.report().exhibits.len() + 1);
            return vec![Effect::TakePictures(Source::Pasted(image, name))];
        }
        Message::PicturesPicked(paths) => {
            state.busy = false;
            return take_files(paths);
        }
        Message::PicturesRead(taken) => pictures_read(state, taken),
        Message::PastedRecord(text) => return records::read(state, record::Source::Text(text)),
        Message::RecordRead(path, result) => records::was_read(state, path, result),
        Message::EncodingChosen(encoding) => return records::read_again(state, encoding),
        Message::BoardDrawn(Ok(image)) => return vec![Effect::CopyImage(image)],
        Message::BoardDrawn(Err(why)) => {
            let purpose = FileDialogKind::Export(Export::Board(PictureFormat::Png));
            state.dialog = Some(Dialog::Failed(purpose, why));
        }
        Message::Exported(purpose, result) => {
            state.busy = false;
            let path = state.writing.take();
            if let (Ok(()), Some(path)) = (&result, path) {
                state.notify(Toast::Saved(path));
            }
            state.dialog = result.err().map(|why| Dialog::Failed(purpose, why));
        }
        Message::Edit(edit) => {
            let done = toast(&edit);
            match &edit {
                Edit::MoveEvent(_, to) if state.view.moment.is_some() => {
                    // A row that moves is the one shown from now on.
                    state.view.moment = Some(Moment::Event(*to));
                }
                Edit::Record(_) | Edit::Found(_) => state.view.moment = None,
                Edit::Paper(Paper::Sign(_)) => {
                    state.view.moment = state.view.moment.filter(|shown| matches!(shown, Moment::Event(_)));
                }
                _ => {}
            }
            match edit {
                Edit::SetUp(change) => set_up(state, change),
                edit => state.change(edit),
            }
            if let Some(done) = done {
                state.notify(done);
            }
        }
        Message::FieldLeft => state.history.seal(),
        Message::Review(said) => return review::step::step(state, said),
        Message::Open(path) => return unless_unsaved(state, AfterSave::Open(path)),
        Message::Picked(purpose, path) => {
            state.busy = false;
            match (purpose, path) {
                (FileDialogKind::Open, Some(path)) => return load(state, path),
                (FileDialogKind::Save, Some(path)) => return save_picked(state, path),
                (FileDialogKind::Attach, Some(path)) => return take_files(vec![path]),
                (FileDialogKind::Import, Some(path)) => {
                    return records::read(state, record::Source::File(path, None));
                }
                (FileDialogKind::Export(export), Some(path)) => {
                    return records::write_picked(state, export, path);
                }
                (FileDialogKind::Archive(asked), Some(path)) => {
                    return archive::update::picked(state, asked, path, true);
                }
                (purpose @ (FileDialogKind::Paper(_) | FileDialogKind::TakeOut(_)), Some(path)) => {
                    return export::update::go(state, purpose, path, true);
                }
                (purpose, Some(path)) => return event_bar::update::picked(state, purpose, path),
                (_, None) => state.after_saving = None,
            }
        }
        Message::NoPicker(purpose) => {
            state.busy = false;
            let text = match purpose {
                FileDialogKind::Save => proposed_path(state),
                FileDialogKind::Export(export) => records::name(state, export),
                FileDialogKind::SaveRegulation => event_bar::update::file_name(state),
                FileDialogKind::SaveEvent => event::update::file_name(state),
                FileDialogKind::Archive(asked) => archive::update::proposed(state, asked),
                FileDialogKind::Paper(_) => export::update::name(state, purpose),
                _ => String::new(),
            };
            state.dialog = Some(Dialog::Path(purpose, text));
        }
        Message::Loaded(path, result) => loaded(state, path, result),
        Message::Saved { path, revision, result } => return saved(state, path, revision, result),
        Message::FileSeen(file, seen) => {
            if state.file.as_ref() == Some(&file) {
                state.file_seen = seen;
            }
        }
        Message::Event(said) => return event::update::step(state, said),
        Message::Keys(said) => return keys::update::step(state, said),
        Message::Printing(said) => return export::update::step(state, said),
        Message::Ask(purpose) => return event_bar::update::ask(state, purpose),
        Message::RegulationRead(path, result) => event_bar::update::regulation_read(state, &path, result),
        Message::KeepAmendment(amendment) => {
            let kept = |folder| Effect::KeepAmendment(folder, amendment);
            return state.own_folder.clone().map(kept).into_iter().collect();
        }
        Message::AmendmentKept(Ok(path)) => state.notify(Toast::Saved(path)),
        Message::AmendmentKept(Err(why)) => state.dialog = Some(Dialog::Refused(vec![why])),
        Message::RegulationSaved(result) => event_bar::update::regulation_saved(state, result),
        Message::EarlierRead(path, result) => event_bar::update::earlier_read(state, &path, result),
        Message::RecoveryPrompt(offer) => state.dialog = Some(Dialog::Recover(offer)),
        Message::Resized(window) => state.prefs.window = Some(window),
        Message::BoardSized(size) => state.prefs.board = size,
        Message::BrokenOff => saving::broken_off(state),
        Message::NotKept(reason) => state.not_kept = reason,
        Message::PathTyped(text) => {
            if let Some(Dialog::Path(_, path)) = &mut state.dialog {
                *path = text;
            }
        }
        Message::Answer(answer) => return answered(state, answer),
        Message::Archive(said) => return archive::update::step(state, said),
    }
    Vec::new()
}

/// What is said for a while once the report was changed so.
const fn toast(edit: &Edit) -> Option<Toast> {
    match edit {
        Edit::Paper(Paper::Sign(_)) => Some(Toast::Signed),
        Edit::Paper(Paper::Decide(_)) => Some(Toast::Decided),
        _ => None,
    }
}
