//! The one place where messages change the state.

use crate::app::archive;
use crate::app::board::drawing::BoardFile;
use crate::app::board::gesture;
use crate::app::drafts;
use crate::app::drafts::Drafting;
use crate::app::edit::Edit;
use crate::app::event_bar;
use crate::app::exhibits::Source;
use crate::app::exhibits::image_view::ImageView;
use crate::app::export;
use crate::app::game_view;
use crate::app::game_view::record;
use crate::app::game_view::records;
use crate::app::keys;
use crate::app::message::{AfterSave, Dialog, Effect, FileDialogKind, Message};
use crate::app::paper_edit::Paper;
use crate::app::review;
use crate::app::saving;
use crate::app::state::{Moment, State, Toast};
use crate::text::exhibits as words;

use crate::app::commands::run::{announce, run};
pub(crate) use crate::app::dialog::answers::{answered, replace, unless_unsaved};
use crate::app::exhibits::update::{dropped, pictures_read, take_files};
use crate::app::position_editor::update::{fen_typed, point, set_up, switch};
use crate::app::saving::{load, loaded, proposed_path, save_picked, saved};

/// Carries out one message; what has to be done outside the state comes back.
pub fn update(state: &mut State, message: Message) -> Vec<Effect> {
    let effects = step(state, message);
    state.refresh();
    effects
}

fn step(state: &mut State, message: Message) -> Vec<Effect> {
    if state.review.is_open() && !review::allows(&message) {
        return Vec::new();
    }
    match message {
        Message::Command(command) => return run(state, command),
        Message::Gesture(hand) => {
            if drafts::takes(state, hand) {
                return Vec::new();
            }
            if state.view.moment.is_some() {
                state.dialog = Some(Dialog::NotNow(hand));
                return Vec::new();
            }
            if let Some(edit) = gesture::record(state.report(), hand) {
                change(state, edit);
                state.view.moment = None;
            }
        }
        Message::Mode(mode) => switch(state, mode),
        Message::Tool(tool) => state.view.tool = tool,
        Message::Point(square) => point(state, square),
        Message::SetUp(change) => set_up(state, change),
        Message::FenTyped(text) => fen_typed(state, text),
        Message::Game(said) => game_view::update::step(state, said),
        Message::Fault(fault) => state.view.fault = fault,
        Message::ViewExhibit(exhibit) => {
            (state.view.exhibit, state.view.viewer) = (exhibit, ImageView::default());
        }
        Message::ImageViewChange(looking) => state.view.viewer.step(looking),
        Message::Dropped(paths) => return dropped(state, paths),
        Message::NothingPasted => {
            state.dialog = Some(Dialog::Refused(vec![words::nothing_pasted(state.view.lang).to_owned()]));
        }
        Message::Pasted(image) => {
            let name = words::pasted(state.report().exhibits.len() + 1, state.view.lang);
            return vec![Effect::TakePictures(Source::Pasted(image, name))];
        }
        Message::PicturesPicked(paths) => {
            state.busy = false;
            return take_files(paths);
        }
        Message::PicturesRead(taken) => pictures_read(state, taken),
        Message::PastedRecord(text) => return records::read(state, record::Source::Text(text)),
        Message::RecordRead(name, result) => records::was_read(state, name, result),
        Message::GameChosen(index) => {
            if let Some(Dialog::Import(import)) = &mut state.dialog {
                import.chosen = index;
            }
        }
        Message::BoardDrawn(Ok(image)) => return vec![Effect::CopyImage(image)],
        Message::BoardDrawn(Err(why)) => {
            let purpose = FileDialogKind::Export(record::Export::Board(BoardFile::Png));
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
        Message::Edit(edit) => change(state, edit),
        Message::MoveRow(from, to) => move_row(state, from, to),
        Message::StampRow(index) => return vec![Effect::StampRow(index)],
        Message::Drafting(drafting) => return drafted(state, drafting),
        Message::FieldLeft => state.history.seal(),
        Message::Show(moment) => state.view.moment = moment,
        Message::Highlight(squares) => state.view.highlight = squares,
        Message::Clause(number) => state.view.clause = number,
        Message::Browse(browser) => {
            state.view.clause = None;
            state.view.browser = browser;
        }
        Message::Compare(comparing) => state.view.comparing = comparing,
        Message::Announce(announcing) => return announce(state, announcing),
        Message::Review(said) => return review::step(state, said),
        Message::Find(finder) => state.view.finder = finder,
        Message::Overview(shown) => state.view.overview = shown,
        Message::Tour(card) => state.view.tour = card,
        Message::Open(path) => return unless_unsaved(state, AfterSave::Open(path)),
        Message::Picked(purpose, path) => {
            state.busy = false;
            match (purpose, path) {
                (FileDialogKind::Open, Some(path)) => return load(state, path),
                (FileDialogKind::Save, Some(path)) => return save_picked(state, path),
                (FileDialogKind::Attach, Some(path)) => return take_files(vec![path]),
                (FileDialogKind::Import, Some(path)) => {
                    return records::read(state, record::Source::File(path));
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
                FileDialogKind::Archive(asked) => archive::update::proposed(state, asked),
                FileDialogKind::Paper(_) => export::update::name(state, purpose),
                _ => String::new(),
            };
            state.dialog = Some(Dialog::Path(purpose, text));
        }
        Message::Loaded(path, result) => loaded(state, path, result),
        Message::Saved { path, revision, result } => return saved(state, path, revision, result),
        Message::Keys(said) => return keys::update::step(state, said),
        Message::Printing(said) => export::update::step(state, said),
        Message::ReadDecision(index) => state.view.decision = index,
        Message::Ask(purpose) => return event_bar::update::ask(state, purpose),
        Message::RegulationRead(path, result) => event_bar::update::regulation_read(state, &path, result),
        Message::RegulationSaved(result) => event_bar::update::regulation_saved(state, result),
        Message::EarlierRead(path, result) => event_bar::update::earlier_read(state, &path, result),
        Message::RecoveryPrompt(offer) => state.dialog = Some(Dialog::Recover(offer)),
        Message::Resized(window) => state.view.window = Some(window),
        Message::BrokenOff => saving::broken_off(state),
        Message::NotKept(reason) => state.not_kept = reason,
        Message::PathTyped(text) => {
            if let Some(Dialog::Path(_, path)) = &mut state.dialog {
                *path = text;
            }
        }
        Message::Answer(answer) => return answered(state, answer),
        Message::Archive(said) => return in_archive(state, said),
    }
    Vec::new()
}

/// What happens in the room of the archive; a report is opened like any other.
pub(crate) fn in_archive(state: &mut State, said: archive::ArchiveMessage) -> Vec<Effect> {
    let (effects, opened) = archive::update::step(state, said);
    match opened {
        Some(path) => unless_unsaved(state, AfterSave::Open(path)),
        None => effects,
    }
}

pub(crate) fn change(state: &mut State, edit: Edit) {
    let mut report = state.report().clone();
    let change = edit.change_of(&report);
    edit.apply(&mut report);
    state.history.record(change, report);
}

/// Moves a row of the timeline; where one is chosen, the moved one is from now on.
pub(crate) fn move_row(state: &mut State, from: usize, to: usize) {
    change(state, Edit::MoveEvent(from, to));
    if state.view.moment.is_some() {
        state.view.moment = Some(Moment::Event(to));
    }
}

/// Records `hand` where the board stands, among the rows of the timeline.
pub(crate) fn insert(state: &mut State, hand: gesture::Gesture) {
    let Some(at) = state.rows_shown() else { return };
    let mut shown = state.report().clone();
    shown.timeline.truncate(at);
    match gesture::record(&shown, hand) {
        Some(Edit::Record(events)) => {
            let last = at + events.len().saturating_sub(1);
            change(state, Edit::Insert(at, events));
            state.view.moment = Some(Moment::Event(last));
        }
        Some(Edit::ReplaceLast(event)) => change(state, Edit::SetEvent(at.saturating_sub(1), event)),
        _ => {}
    }
}

pub(crate) fn drafted(state: &mut State, drafting: Drafting) -> Vec<Effect> {
    let (edit, effects) = drafts::step(state, drafting);
    if let Some(edit) = edit {
        let done = match &edit {
            Edit::Paper(Paper::Sign(_)) => Some(Toast::Signed),
            Edit::Paper(Paper::Decide(_)) => Some(Toast::Decided),
            _ => None,
        };
        change(state, edit);
        if let Some(done) = done {
            state.notify(done);
        }
    }
    effects
}
