//! Commands, from menus, keys and the palette.

use crate::app::archive;
use crate::app::board::drawing;
use crate::app::clauses::{Browser, TextId};
use crate::app::commands::Command;
use crate::app::drafts::Drafting;
use crate::app::edit::Edit;
use crate::app::exhibits::update::board;
use crate::app::export::Copies;
use crate::app::game_view::record;
use crate::app::game_view::records;
use crate::app::keys::KeysMessage;
use crate::app::message::{AfterSave, Dialog, Effect, FileDialogKind, Overwrite};
use crate::app::palette::Finder;
use crate::app::position_editor::update::switch;
use crate::app::preferences::Scale;
use crate::app::review;
use crate::app::review::Tab;
use crate::app::saving::{pick, proposed_path, save};
use crate::app::state::{Mode, Moment, State};
use crate::app::update::{change, drafted, in_archive, move_row, unless_unsaved};
use crate::app::{export, game_view, keys};

pub(crate) fn run(state: &mut State, command: Command) -> Vec<Effect> {
    if !command.enabled(state) {
        return Vec::new();
    }
    let view = &mut state.view;
    match command {
        Command::New => return unless_unsaved(state, AfterSave::New),
        Command::Open => return unless_unsaved(state, AfterSave::PickAndOpen),
        Command::OpenByPath => return unless_unsaved(state, AfterSave::TypeAndOpen),
        Command::Quit => return unless_unsaved(state, AfterSave::Quit),
        Command::Save => {
            return match state.file.clone() {
                Some(file) => save(state, file.path, Overwrite::Unchanged(file.digest)),
                None => pick(state, FileDialogKind::Save),
            };
        }
        Command::SaveAs => return pick(state, FileDialogKind::Save),
        Command::SaveByPath => state.dialog = Some(Dialog::Path(FileDialogKind::Save, proposed_path(state))),
        Command::Import => return pick(state, FileDialogKind::Import),
        Command::ImportByPath => state.dialog = Some(Dialog::Path(FileDialogKind::Import, String::new())),
        Command::Export(export) => {
            state.busy = true;
            return vec![Effect::Pick(FileDialogKind::Export(export), records::name(state, export))];
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
        Command::AttachByPath => state.dialog = Some(Dialog::Path(FileDialogKind::Attach, String::new())),
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
        Command::MyKeys => return keys::update::step(state, KeysMessage::ViewCtx),
        Command::Paper => export::update::ask(state),
        Command::TakeOut => state.dialog = Some(Dialog::TakeOut(Copies::Clean)),
        Command::BackToNow => view.moment = None,
        Command::SetUp => switch(state, Mode::SetUp),
        Command::Record => switch(state, Mode::Record),
        Command::Replay => switch(state, Mode::Replay),
        Command::FirstMove => view.moment = Some(Moment::Ply(0)),
        Command::PreviousMove => game_view::update::show(state, |ply| ply.saturating_sub(1)),
        Command::NextMove => game_view::update::show(state, |ply| ply + 1),
        Command::LastMove => game_view::update::show(state, |_| usize::MAX),
        Command::IncidentHere => game_view::update::incident_here(state),
        Command::RemoveMove => game_view::update::remove(state),
        Command::CutMoves => change(state, Edit::Game(game_view::Change::Cut(state.ply()))),
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
            let shown = !state.archive.shown || state.review.is_open();
            // Of two rooms the one asked for last is shown.
            state.review.room = None;
            return in_archive(state, archive::ArchiveMessage::Show(shown));
        }
        Command::Review => review::enter(state, Tab::Ruling),
        Command::Precedents => return review::precedents(state),
        Command::Find => view.finder = Some(Finder::default()),
        Command::Keys => view.overview = true,
        Command::FocusBoard => return vec![Effect::FocusBoard],
    }
    Vec::new()
}

/// Shows the ruling to be read out on the whole screen, or goes back to the window.
pub(crate) fn announce(state: &mut State, announcing: bool) -> Vec<Effect> {
    if state.view.announcing == announcing {
        return Vec::new();
    }
    state.view.announcing = announcing;
    vec![Effect::FullScreen(announcing)]
}
