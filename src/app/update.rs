//! The one place where messages change the state.

mod disk;
mod keys;
mod law;
mod pictures;
mod printing;
mod records;
mod replay;
mod setting_up;

use std::path::PathBuf;
use std::sync::Arc;

use super::archive_room;
use super::browse::{Browser, TextId};
use super::command::Command;
use super::draft::{self, Drafting};
use super::drawing::{self, BoardFile};
use super::edit::Edit;
use super::exhibits::Source;
use super::finder::Finder;
use super::game::entry::Entry;
use super::game::record;
use super::looks::Scale;
use super::message::{Answer, Dialog, Effect, Message, Next, Over, Purpose};
use super::offer::Fate;
use super::papers::Paper;
use super::review_room::{self, Tab};
use super::sight::Viewer;
use super::state::{Done, Mode, Moment, OnDisk, State, View};
use super::{game, hand};
use crate::report::Report;
use crate::wording::exhibits as words;
use crate::xiangqi::{START, fen};

use disk::{load, loaded, pick, proposed_path, save, save_picked, saved};
use pictures::{board, dropped, pictures_read, take_files};
use setting_up::{fen_typed, point, set_up, switch};

/// Carries out one message; what has to be done outside the state comes back.
pub fn update(state: &mut State, message: Message) -> Vec<Effect> {
    let effects = step(state, message);
    state.refresh();
    effects
}

fn step(state: &mut State, message: Message) -> Vec<Effect> {
    if state.review.is_open() && !review_room::allows(&message) {
        return Vec::new();
    }
    match message {
        Message::Command(command) => return run(state, command),
        Message::Hand(hand) => {
            if draft::takes(state, hand) {
                return Vec::new();
            }
            if state.view.moment.is_some() {
                state.dialog = Some(Dialog::NotNow(hand));
                return Vec::new();
            }
            if let Some(edit) = hand::record(state.report(), hand) {
                change(state, edit);
                state.view.moment = None;
            }
        }
        Message::Mode(mode) => switch(state, mode),
        Message::Tool(tool) => state.view.tool = tool,
        Message::Point(square) => point(state, square),
        Message::SetUp(change) => set_up(state, change),
        Message::FenTyped(text) => fen_typed(state, text),
        Message::Game(said) => replay::step(state, said),
        Message::Fault(fault) => state.view.fault = fault,
        Message::ViewExhibit(exhibit) => {
            (state.view.exhibit, state.view.viewer) = (exhibit, Viewer::default());
        }
        Message::Looking(looking) => state.view.viewer.step(looking),
        Message::Dropped(paths) => return dropped(state, paths),
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
            let purpose = Purpose::Export(record::Export::Board(BoardFile::Png));
            state.dialog = Some(Dialog::Failed(purpose, why));
        }
        Message::Exported(purpose, result) => {
            state.busy = false;
            let path = state.writing.take();
            if let (Ok(()), Some(path)) = (&result, path) {
                state.notify(Done::Saved(path));
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
        Message::Review(said) => return review_room::step(state, said),
        Message::Find(finder) => state.view.finder = finder,
        Message::Overview(shown) => state.view.overview = shown,
        Message::Tour(card) => state.view.tour = card,
        Message::Open(path) => return unless_unsaved(state, Next::Open(path)),
        Message::Picked(purpose, path) => {
            state.busy = false;
            match (purpose, path) {
                (Purpose::Open, Some(path)) => return load(state, path),
                (Purpose::Save, Some(path)) => return save_picked(state, path),
                (Purpose::Attach, Some(path)) => return take_files(vec![path]),
                (Purpose::Import, Some(path)) => return records::read(state, record::Source::File(path)),
                (Purpose::Export(export), Some(path)) => {
                    return records::write_picked(state, export, path);
                }
                (Purpose::Archive(asked), Some(path)) => {
                    return archive_room::update::picked(state, asked, path, true);
                }
                (purpose @ (Purpose::Paper(_) | Purpose::TakeOut), Some(path)) => {
                    return printing::go(state, purpose, path, true);
                }
                (purpose, Some(path)) => return law::picked(state, purpose, path),
                (_, None) => state.after_saving = None,
            }
        }
        Message::NoPicker(purpose) => {
            state.busy = false;
            let text = match purpose {
                Purpose::Save => proposed_path(state),
                Purpose::Export(export) => records::name(state, export),
                Purpose::SaveRegulation => law::file_name(state),
                Purpose::Archive(asked) => archive_room::update::proposed(state, asked),
                Purpose::Paper(_) => printing::name(state, purpose),
                _ => String::new(),
            };
            state.dialog = Some(Dialog::Path(purpose, text));
        }
        Message::Loaded(path, result) => loaded(state, path, result),
        Message::Saved { path, revision, result } => return saved(state, path, revision, result),
        Message::Keys(said) => return keys::step(state, said),
        Message::Printing(said) => printing::step(state, said),
        Message::ReadDecision(index) => state.view.decision = index,
        Message::Ask(purpose) => return law::ask(state, purpose),
        Message::RegulationRead(path, result) => law::regulation_read(state, &path, result),
        Message::RegulationSaved(result) => law::regulation_saved(state, result),
        Message::EarlierRead(path, result) => law::earlier_read(state, &path, result),
        Message::Offer(offer) => state.dialog = Some(Dialog::Recover(offer)),
        Message::Resized(window) => state.view.window = Some(window),
        Message::BrokenOff => disk::broken_off(state),
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
fn in_archive(state: &mut State, said: archive_room::Said) -> Vec<Effect> {
    let (effects, opened) = archive_room::update::step(state, said);
    match opened {
        Some(path) => unless_unsaved(state, Next::Open(path)),
        None => effects,
    }
}

fn change(state: &mut State, edit: Edit) {
    let mut report = state.report().clone();
    let change = edit.change_of(&report);
    edit.apply(&mut report);
    state.history.record(change, report);
}

/// Moves a row of the timeline; where one is chosen, the moved one is from now on.
fn move_row(state: &mut State, from: usize, to: usize) {
    change(state, Edit::MoveEvent(from, to));
    if state.view.moment.is_some() {
        state.view.moment = Some(Moment::Event(to));
    }
}

/// Records `hand` where the board stands, among the rows of the timeline.
fn insert(state: &mut State, hand: hand::Hand) {
    let Some(at) = state.rows_shown() else { return };
    let mut shown = state.report().clone();
    shown.timeline.truncate(at);
    match hand::record(&shown, hand) {
        Some(Edit::Record(events)) => {
            let last = at + events.len().saturating_sub(1);
            change(state, Edit::Insert(at, events));
            state.view.moment = Some(Moment::Event(last));
        }
        Some(Edit::ReplaceLast(event)) => change(state, Edit::SetEvent(at.saturating_sub(1), event)),
        _ => {}
    }
}

fn drafted(state: &mut State, drafting: Drafting) -> Vec<Effect> {
    let (edit, effects) = draft::step(state, drafting);
    if let Some(edit) = edit {
        let done = match &edit {
            Edit::Paper(Paper::Sign(_)) => Some(Done::Signed),
            Edit::Paper(Paper::Decide(_)) => Some(Done::Decided),
            _ => None,
        };
        change(state, edit);
        if let Some(done) = done {
            state.notify(done);
        }
    }
    effects
}

fn run(state: &mut State, command: Command) -> Vec<Effect> {
    if !command.enabled(state) {
        return Vec::new();
    }
    let view = &mut state.view;
    match command {
        Command::New => return unless_unsaved(state, Next::New),
        Command::Open => return unless_unsaved(state, Next::PickAndOpen),
        Command::OpenByPath => return unless_unsaved(state, Next::TypeAndOpen),
        Command::Quit => return unless_unsaved(state, Next::Quit),
        Command::Save => {
            return match state.file.clone() {
                Some(file) => save(state, file.path, Over::Unchanged(file.digest)),
                None => pick(state, Purpose::Save),
            };
        }
        Command::SaveAs => return pick(state, Purpose::Save),
        Command::SaveByPath => state.dialog = Some(Dialog::Path(Purpose::Save, proposed_path(state))),
        Command::Import => return pick(state, Purpose::Import),
        Command::ImportByPath => state.dialog = Some(Dialog::Path(Purpose::Import, String::new())),
        Command::Export(export) => {
            state.busy = true;
            return vec![Effect::Pick(Purpose::Export(export), records::name(state, export))];
        }
        Command::Undo => state.history.undo(),
        Command::Redo => state.history.redo(),
        Command::RemoveSelected => {
            if let Some(Moment::Event(index)) = view.moment {
                view.moment = None;
                change(state, Edit::RemoveEvent(index));
            }
        }
        Command::RowUp | Command::RowDown => {
            if let Some(Moment::Event(index)) = view.moment {
                let to = if command == Command::RowUp { index.saturating_sub(1) } else { index + 1 };
                move_row(state, index, to);
            }
        }
        Command::Attach => {
            state.busy = true;
            return vec![Effect::PickPictures];
        }
        Command::AttachByPath => state.dialog = Some(Dialog::Path(Purpose::Attach, String::new())),
        Command::DrawBoard => return vec![Effect::TakePictures(board(state))],
        Command::AddEvent => {
            // The board is clicked for the row's squares.
            switch(state, Mode::Record);
            return drafted(state, Drafting::AddEvent);
        }
        Command::EditSelected => {
            if let Some(Moment::Event(index)) = view.moment {
                return drafted(state, Drafting::EditEvent(index));
            }
        }
        Command::Sign => return drafted(state, Drafting::Sign),
        Command::Decide => return drafted(state, Drafting::Decide),
        Command::MyKeys => return keys::step(state, super::keys::Said::Look),
        Command::Paper => printing::ask(state),
        Command::TakeOut => {
            state.busy = true;
            return vec![Effect::Pick(Purpose::TakeOut, String::new())];
        }
        Command::BackToNow => view.moment = None,
        Command::SetUp => switch(state, Mode::SetUp),
        Command::Record => switch(state, Mode::Record),
        Command::Replay => switch(state, Mode::Replay),
        Command::FirstMove => view.moment = Some(Moment::Ply(0)),
        Command::PreviousMove => replay::show(state, |ply| ply.saturating_sub(1)),
        Command::NextMove => replay::show(state, |ply| ply + 1),
        Command::LastMove => replay::show(state, |_| usize::MAX),
        Command::IncidentHere => replay::incident_here(state),
        Command::RemoveMove => replay::remove(state),
        Command::CutMoves => change(state, Edit::Game(game::Change::Cut(state.ply()))),
        Command::CopyMoves => {
            return vec![Effect::Copy(record::moves_alone(state.report(), state.view.lang))];
        }
        Command::Convention(convention) => view.convention = convention,
        Command::PutToolDown => view.tool = None,
        Command::Flip => view.flipped = !view.flipped,
        Command::NameSquares => view.squares_unnamed = !view.squares_unnamed,
        Command::Language(lang) => view.lang = lang,
        Command::Theme(theme) => view.theme = theme,
        Command::ZoomIn => view.scale = view.scale.larger(),
        Command::ZoomOut => view.scale = view.scale.smaller(),
        Command::ZoomReset => view.scale = Scale::default(),
        Command::CopyBoard => return vec![Effect::CopyBoard(Box::new(drawing::of(state)))],
        Command::PrintStyle => view.print_style = !view.print_style,
        Command::Pieces(style) => view.pieces = style,
        Command::Tour => view.tour = Some(0),
        Command::Clauses => {
            let within = state.rulebook().map(|rulebook| TextId::Rulebook(rulebook.id.clone()));
            state.view.browser = Some(Browser { within, ..Browser::default() });
        }
        Command::Compare => view.comparing = true,
        Command::Announce => return announce(state, true),
        Command::Archive => {
            let shown = !state.archive.shown;
            return in_archive(state, archive_room::Said::Show(shown));
        }
        Command::Review => review_room::enter(state, Tab::Ruling),
        Command::Precedents => return review_room::precedents(state),
        Command::Find => view.finder = Some(Finder::default()),
        Command::Keys => view.overview = true,
        Command::FocusBoard => return vec![Effect::FocusBoard],
    }
    Vec::new()
}

/// Shows the ruling to be read out on the whole screen, or goes back to the window.
fn announce(state: &mut State, announcing: bool) -> Vec<Effect> {
    if state.view.announcing == announcing {
        return Vec::new();
    }
    state.view.announcing = announcing;
    vec![Effect::FullScreen(announcing)]
}

/// Goes on with `next`, or asks first what becomes of unsaved changes.
fn unless_unsaved(state: &mut State, next: Next) -> Vec<Effect> {
    if state.busy {
        return Vec::new();
    }
    if state.would_lose() {
        state.dialog = Some(Dialog::Unsaved(next));
        return Vec::new();
    }
    go_on(state, next)
}

fn go_on(state: &mut State, next: Next) -> Vec<Effect> {
    match next {
        Next::New => {
            let report = blank(state);
            replace(state, report, None);
            Vec::new()
        }
        Next::PickAndOpen => pick(state, Purpose::Open),
        Next::TypeAndOpen => {
            state.dialog = Some(Dialog::Path(Purpose::Open, String::new()));
            Vec::new()
        }
        Next::Open(path) => load(state, path),
        Next::Quit => {
            state.leaving = true;
            vec![Effect::Close]
        }
    }
}

/// A report at the start of a game, under the first rulebook and reading.
fn blank(state: &State) -> Report {
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
fn replace(state: &mut State, report: Report, file: Option<OnDisk>) {
    let view = View {
        moment: None,
        mode: Mode::Record,
        tool: None,
        fen: None,
        fault: None,
        exhibit: None,
        viewer: Viewer::default(),
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
    let archive = archive_room::Room { shown: false, ..std::mem::take(&mut state.archive) };
    *state = State {
        recent,
        not_kept,
        toured,
        key_folder,
        archive,
        ..State::new(report, file, state.at_hand.clone(), view)
    };
}

fn answered(state: &mut State, answer: Answer) -> Vec<Effect> {
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
            replay::answered(state, *pending, answer);
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
        (Some(Dialog::Paper(choice)), Answer::Confirm) => printing::chosen(state, choice),
        (Some(Dialog::LeaveDraft), Answer::Discard) => {
            state.draft = None;
            Vec::new()
        }
        (Some(Dialog::Failed(Purpose::Save, _)), Answer::SaveElsewhere) => pick(state, Purpose::Save),
        (Some(Dialog::Failed(Purpose::Save, _)), _) => {
            state.after_saving = None;
            Vec::new()
        }
        (Some(Dialog::Recover(offer)), Answer::TakeOver) => {
            let report = Arc::unwrap_or_clone(offer.report);
            replace(state, report, None);
            (state.file, state.recovered) = (offer.file, true);
            vec![Effect::Left(Fate::TakenOver)]
        }
        (Some(Dialog::Recover(_)), Answer::Discard) => vec![Effect::Left(Fate::Discarded)],
        (Some(Dialog::Recover(_)), _) => vec![Effect::Left(Fate::Later)],
        (Some(Dialog::Path(purpose, text)), Answer::Confirm) => {
            let path = PathBuf::from(text.trim());
            match purpose {
                Purpose::Open => load(state, path),
                Purpose::Attach => take_files(vec![path]),
                Purpose::Import => records::read(state, record::Source::File(path)),
                Purpose::Export(export) => records::write(state, export, path, false),
                Purpose::Save => {
                    let own = state.file.as_ref().filter(|file| file.path == path);
                    let over = own.map_or(Over::Nothing, |file| Over::Unchanged(file.digest));
                    save(state, path, over)
                }
                Purpose::Archive(asked) => archive_room::update::picked(state, asked, path, false),
                Purpose::Paper(_) | Purpose::TakeOut => printing::go(state, purpose, path, false),
                purpose => law::typed(state, purpose, path),
            }
        }
        _ => Vec::new(),
    }
}
