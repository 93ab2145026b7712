//! The table of commands: one entry says everything about a command.

use crate::tr;
use std::sync::LazyLock;

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::app::archive::ArchiveMessage;
use crate::app::board::drawing;
use crate::app::clauses::{Browser, TextId};
use crate::app::commands::{Command, Command as C, Menu};
use crate::app::drafts::Drafting;
use crate::app::drafts::update::drafted;
use crate::app::edit::Edit;
use crate::app::exhibits::update::board;
use crate::app::export::Copies;
use crate::app::export::target::Export;
use crate::app::file_stamp::Overwrite;
use crate::app::game_view::record::moves_alone;
use crate::app::game_view::{GameEdit, records, update as game};
use crate::app::keys::KeysMessage;
use crate::app::message::{AfterSave, Dialog, Effect, FileDialogKind};
use crate::app::palette::Finder;
use crate::app::preferences::{PieceStyle, Scale, ThemeChoice};
use crate::app::review;
use crate::app::review::Tab;
use crate::app::saving::{pick, proposed_path, save, unless_unsaved};
use crate::app::state::{Mode, Moment, State};
use crate::app::timeline::update::move_row;
use crate::app::undo_label::UndoName;
use crate::app::{archive, export, keys};
use crate::export::diagram::PictureFormat;
use crate::text::{Lang, game as words, window};
use xiangqi::notation::Convention;

#[derive(Copy, Clone)]
pub struct Entry {
    pub command: Command,
    name: Name,
    run: Run,
    /// Its keys, and others for keyboards where the first need one more.
    keys: [Option<KeyboardShortcut>; 2],
    enabled: fn(&State) -> bool,
    checked: Option<fn(&State) -> bool>,
    /// Whether a line stands above it in its menu.
    pub after_line: bool,
    /// Whether its keys are left to a field that is being written in.
    pub yields_to_typing: bool,
    /// Whether a key held down does it again and again.
    pub is_step: bool,
    /// Whether its keys go from point to point on the board.
    pub is_arrow: bool,
    /// Whether it serves while the review is open, where nothing changes the report.
    pub in_review: bool,
    /// Whether its keys serve while the archive is shown.
    pub in_archive: bool,
}

#[derive(Copy, Clone)]
enum Name {
    Fixed(UndoName),
    Made(fn(&State, Lang) -> String),
}

#[derive(Copy, Clone)]
enum Run {
    State(fn(&mut State)),
    Effects(fn(&mut State) -> Vec<Effect>),
}

impl Entry {
    const fn new(command: Command, name: Name, run: Run) -> Self {
        Self {
            command,
            name,
            run,
            keys: [None; 2],
            enabled: |_| true,
            checked: None,
            after_line: false,
            yields_to_typing: false,
            is_step: false,
            is_arrow: false,
            in_review: false,
            in_archive: false,
        }
    }

    const fn key(mut self, modifiers: Modifiers, key: Key) -> Self {
        self.keys = [Some(KeyboardShortcut::new(modifiers, key)), None];
        self
    }

    const fn other_key(mut self, modifiers: Modifiers, key: Key) -> Self {
        self.keys = [self.keys[0], Some(KeyboardShortcut::new(modifiers, key))];
        self
    }

    const fn when(mut self, enabled: fn(&State) -> bool) -> Self {
        self.enabled = enabled;
        self
    }

    const fn ticked(mut self, checked: fn(&State) -> bool) -> Self {
        self.checked = Some(checked);
        self
    }

    /// In the place of a name that is always the same.
    const fn named(mut self, name: fn(&State, Lang) -> String) -> Self {
        self.name = Name::Made(name);
        self
    }

    const fn after_line(mut self) -> Self {
        self.after_line = true;
        self
    }

    const fn yields(mut self) -> Self {
        self.yields_to_typing = true;
        self
    }

    const fn step(mut self) -> Self {
        self.is_step = true;
        self.yields()
    }

    const fn arrow(mut self) -> Self {
        self.is_arrow = true;
        self.step()
    }

    const fn in_review(mut self) -> Self {
        self.in_review = true;
        self
    }

    const fn everywhere(mut self) -> Self {
        self.in_archive = true;
        self.in_review()
    }

    pub fn keys(&self) -> impl Iterator<Item = KeyboardShortcut> {
        self.keys.into_iter().flatten()
    }

    pub fn label(&self, state: &State, lang: Lang) -> String {
        match self.name {
            Name::Fixed(name) => name(lang).to_owned(),
            Name::Made(name) => name(state, lang),
        }
    }

    pub fn enabled(&self, state: &State) -> bool {
        (self.enabled)(state)
    }

    pub fn checked(&self, state: &State) -> Option<bool> {
        Some((self.checked?)(state))
    }
}

const fn does(command: Command, name: UndoName, run: fn(&mut State)) -> Entry {
    Entry::new(command, Name::Fixed(name), Run::State(run))
}

/// A command that has something done outside the state.
const fn starts(command: Command, name: UndoName, run: fn(&mut State) -> Vec<Effect>) -> Entry {
    Entry::new(command, Name::Fixed(name), Run::Effects(run))
}

const NONE: Modifiers = Modifiers::NONE;
const CTRL: Modifiers = Modifiers::COMMAND;
const SHIFT_CTRL: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

static FILE: &[Entry] = &[
    starts(C::New, |lang| tr!(lang, "command-new"), |state| unless_unsaved(state, AfterSave::New))
        .key(CTRL, Key::N)
        .when(idle)
        .in_review(),
    starts(C::Open, |lang| tr!(lang, "command-open"), |state| unless_unsaved(state, AfterSave::PickAndOpen))
        .key(CTRL, Key::O)
        .when(idle)
        .in_review(),
    starts(
        C::OpenByPath,
        |lang| tr!(lang, "command-open-by-path"),
        |state| unless_unsaved(state, AfterSave::TypeAndOpen),
    )
    .when(idle)
    .in_review(),
    starts(C::Archive, |lang| tr!(lang, "command-archive"), show_archive).key(CTRL, Key::L).everywhere(),
    starts(C::Save, |lang| tr!(lang, "command-save"), save_here)
        .key(CTRL, Key::S)
        .when(|state| idle(state) && (state.history.is_dirty() || state.file.is_none()))
        .in_review()
        .after_line(),
    starts(C::SaveAs, |lang| tr!(lang, "command-save-as"), |state| pick(state, FileDialogKind::Save))
        .key(SHIFT_CTRL, Key::S)
        .when(idle)
        .in_review(),
    does(
        C::SaveByPath,
        |lang| tr!(lang, "command-save-by-path"),
        |state| {
            state.dialog = Some(Dialog::Path(FileDialogKind::Save, proposed_path(state)));
        },
    )
    .when(idle)
    .in_review(),
    does(C::Paper, |lang| tr!(lang, "command-paper"), export::update::ask)
        .key(CTRL, Key::P)
        .when(idle)
        .after_line(),
    starts(C::Import, |lang| tr!(lang, "command-import"), |state| pick(state, FileDialogKind::Import))
        .key(SHIFT_CTRL, Key::O)
        .when(may_import)
        .after_line(),
    does(
        C::ImportByPath,
        |lang| tr!(lang, "command-import-by-path"),
        |state| {
            state.dialog = Some(Dialog::Path(FileDialogKind::Import, String::new()));
        },
    )
    .when(may_import),
    starts(
        C::Export(Export::Pgn),
        |lang| tr!(lang, "command-export-pgn"),
        |state| export_as(state, Export::Pgn),
    )
    .when(has_moves_to_write),
    starts(
        C::Export(Export::Text),
        |lang| tr!(lang, "command-export-text"),
        |state| export_as(state, Export::Text),
    )
    .when(has_moves_to_write),
    starts(
        C::Export(Export::Dhtmlxq),
        |lang| tr!(lang, "command-export-dhtmlxq"),
        |state| export_as(state, Export::Dhtmlxq),
    )
    .when(has_moves_to_write),
    starts(
        C::CopyBoard,
        |lang| tr!(lang, "command-copy-board"),
        |state| vec![Effect::CopyBoard(Box::new(drawing::of(state)))],
    )
    .key(SHIFT_CTRL, Key::C)
    .after_line(),
    starts(
        C::Export(Export::Board(PictureFormat::Png)),
        |lang| tr!(lang, "command-save-board-png"),
        |state| export_as(state, Export::Board(PictureFormat::Png)),
    )
    .when(idle),
    starts(
        C::Export(Export::Board(PictureFormat::Svg)),
        |lang| tr!(lang, "command-save-board-svg"),
        |state| export_as(state, Export::Board(PictureFormat::Svg)),
    )
    .when(idle),
    does(
        C::PrintStyle,
        |lang| tr!(lang, "command-print-style"),
        |state| state.prefs.print_style = !state.prefs.print_style,
    )
    .ticked(|state| state.prefs.print_style),
    starts(C::Quit, |lang| tr!(lang, "command-quit"), |state| unless_unsaved(state, AfterSave::Quit))
        .key(CTRL, Key::Q)
        .everywhere()
        .after_line(),
];

static EDIT: &[Entry] = &[
    does(C::Undo, |_| "", |state| state.history.undo())
        .named(|state, lang| window::undo(state.history.undoable().map(|label| label.text(lang)), lang))
        .key(CTRL, Key::Z)
        .when(|state| state.history.undoable().is_some())
        .yields(),
    does(C::Redo, |_| "", |state| state.history.redo())
        .named(|state, lang| window::redo(state.history.redoable().map(|label| label.text(lang)), lang))
        .key(SHIFT_CTRL, Key::Z)
        .other_key(CTRL, Key::Y)
        .when(|state| state.history.redoable().is_some())
        .yields(),
    does(C::SetUp, |lang| tr!(lang, "mode-set-up"), |state| state.switch_to(Mode::SetUp))
        .key(NONE, Key::E)
        .ticked(|state| state.view.mode == Mode::SetUp)
        .yields()
        .after_line(),
    does(C::Replay, |lang| tr!(lang, "mode-replay"), |state| state.switch_to(Mode::Replay))
        .key(NONE, Key::M)
        .ticked(|state| state.view.mode == Mode::Replay)
        .yields(),
    does(C::Record, |lang| tr!(lang, "mode-record"), |state| state.switch_to(Mode::Record))
        .key(NONE, Key::R)
        .ticked(|state| state.view.mode == Mode::Record)
        .yields(),
    starts(
        C::Attach,
        |lang| tr!(lang, "command-attach"),
        |state| {
            state.busy = true;
            vec![Effect::PickPictures]
        },
    )
    .when(idle)
    .after_line(),
    does(
        C::AttachByPath,
        |lang| tr!(lang, "command-attach-by-path"),
        |state| {
            state.dialog = Some(Dialog::Path(FileDialogKind::Attach, String::new()));
        },
    ),
    starts(
        C::DrawBoard,
        |lang| tr!(lang, "command-draw-board"),
        |state| vec![Effect::TakePictures(board(state))],
    ),
    does(
        C::TakeOut,
        |lang| tr!(lang, "command-take-out"),
        |state| state.dialog = Some(Dialog::TakeOut(Copies::Clean)),
    )
    .when(|state| idle(state) && !state.report().exhibits.is_empty()),
    starts(
        C::AddEvent,
        |lang| tr!(lang, "command-add-event"),
        |state| {
            // The board is clicked for the row's squares.
            state.switch_to(Mode::Record);
            drafted(state, Drafting::AddEvent)
        },
    )
    .key(CTRL, Key::E)
    .after_line(),
    starts(
        C::EditSelected,
        |lang| tr!(lang, "command-edit-selected"),
        |state| match row(state) {
            Some(index) => drafted(state, Drafting::EditEvent(index)),
            None => Vec::new(),
        },
    )
    .key(NONE, Key::F2)
    .when(|state| row(state).is_some()),
    does(
        C::RemoveSelected,
        |lang| tr!(lang, "command-remove-selected"),
        |state| {
            if let Some(index) = row(state) {
                state.view.moment = None;
                state.change(Edit::RemoveEvent(index));
            }
        },
    )
    .key(NONE, Key::Delete)
    .when(|state| row(state).is_some())
    .yields(),
    does(
        C::RowUp,
        |lang| tr!(lang, "row-up"),
        |state| {
            if let Some(index) = row(state) {
                move_row(state, index, index.saturating_sub(1));
            }
        },
    )
    .key(Modifiers::ALT, Key::ArrowUp)
    .when(|state| row(state).is_some_and(|index| index > 0)),
    does(
        C::RowDown,
        |lang| tr!(lang, "row-down"),
        |state| {
            if let Some(index) = row(state) {
                move_row(state, index, index + 1);
            }
        },
    )
    .key(Modifiers::ALT, Key::ArrowDown)
    .when(|state| row(state).is_some_and(|index| index + 1 < state.report().timeline.len())),
    does(C::BackToNow, |lang| tr!(lang, "command-back-to-now"), |state| state.view.moment = None)
        .key(NONE, Key::Escape)
        .when(|state| state.view.moment.is_some() && state.view.tool.is_none())
        .yields(),
    does(C::PutToolDown, |lang| tr!(lang, "put-tool-down"), |state| state.view.tool = None)
        .key(NONE, Key::Escape)
        .when(|state| state.view.tool.is_some())
        .yields(),
];

static GAME: &[Entry] = &[
    does(C::FirstMove, |lang| tr!(lang, "first-move"), |state| state.view.moment = Some(Moment::Ply(0)))
        .key(NONE, Key::Home)
        .when(can_go_back)
        .step(),
    does(
        C::PreviousMove,
        |lang| tr!(lang, "previous-move"),
        |state| game::show(state, |ply| ply.saturating_sub(1)),
    )
    .key(NONE, Key::ArrowLeft)
    .when(can_go_back)
    .arrow(),
    does(C::NextMove, |lang| tr!(lang, "next-move"), |state| game::show(state, |ply| ply + 1))
        .key(NONE, Key::ArrowRight)
        .when(can_go_on)
        .arrow(),
    does(C::LastMove, |lang| tr!(lang, "last-move"), |state| game::show(state, |_| usize::MAX))
        .key(NONE, Key::End)
        .when(can_go_on)
        .step(),
    does(C::IncidentHere, |lang| tr!(lang, "incident-here"), game::incident_here)
        .key(CTRL, Key::I)
        .when(|state| replaying(state) && state.ply() != state.report().moves.len())
        .yields()
        .after_line(),
    does(C::RemoveMove, |_| "", game::remove)
        .named(|state, lang| words::remove_move(state.ply(), lang))
        .when(can_go_back)
        .after_line(),
    does(C::CutMoves, |_| "", |state| state.change(Edit::Game(GameEdit::Cut(state.ply()))))
        .named(|state, lang| words::cut_moves(state.sheet.plies().saturating_sub(state.ply()), lang))
        .when(can_go_on),
    starts(
        C::CopyMoves,
        |lang| tr!(lang, "copy-moves"),
        |state| vec![Effect::Copy(moves_alone(state.report(), state.prefs.lang))],
    )
    .when(|state| state.sheet.plies() > 0)
    .after_line(),
];

static VIEW: &[Entry] = &[
    starts(C::FocusBoard, |lang| tr!(lang, "command-focus-board"), |_| vec![Effect::FocusBoard])
        .key(NONE, Key::B)
        .yields(),
    does(C::Flip, |lang| tr!(lang, "command-flip"), |state| state.prefs.flipped = !state.prefs.flipped)
        .key(NONE, Key::F)
        .ticked(|state| state.prefs.flipped)
        .yields()
        .in_review(),
    does(
        C::NameSquares,
        |lang| tr!(lang, "command-name-squares"),
        |state| {
            state.prefs.squares_unnamed = !state.prefs.squares_unnamed;
        },
    )
    .key(NONE, Key::G)
    .ticked(|state| !state.prefs.squares_unnamed)
    .yields()
    .in_review(),
    does(
        C::Pieces(PieceStyle::Wood),
        |lang| tr!(lang, "pieces-wood"),
        |state| state.prefs.pieces = PieceStyle::Wood,
    )
    .ticked(|state| state.prefs.pieces == PieceStyle::Wood)
    .in_review(),
    does(
        C::Pieces(PieceStyle::Flat),
        |lang| tr!(lang, "pieces-flat"),
        |state| state.prefs.pieces = PieceStyle::Flat,
    )
    .ticked(|state| state.prefs.pieces == PieceStyle::Flat)
    .in_review(),
    convention(C::Convention(Convention::Association), |state| {
        state.prefs.convention = Convention::Association;
    })
    .named(|_, lang| words::convention(Convention::Association, lang).to_owned())
    .ticked(|state| state.prefs.convention == Convention::Association),
    convention(C::Convention(Convention::Numbered), |state| state.prefs.convention = Convention::Numbered)
        .named(|_, lang| words::convention(Convention::Numbered, lang).to_owned())
        .ticked(|state| state.prefs.convention == Convention::Numbered),
    does(
        C::ZoomIn,
        |lang| tr!(lang, "command-zoom-in"),
        |state| state.prefs.scale = state.prefs.scale.larger(),
    )
    .key(CTRL, Key::Plus)
    .other_key(CTRL, Key::Equals)
    .everywhere()
    .after_line(),
    does(
        C::ZoomOut,
        |lang| tr!(lang, "command-zoom-out"),
        |state| state.prefs.scale = state.prefs.scale.smaller(),
    )
    .key(CTRL, Key::Minus)
    .everywhere(),
    does(C::ZoomReset, |lang| tr!(lang, "command-zoom-reset"), |state| state.prefs.scale = Scale::default())
        .key(CTRL, Key::Num0)
        .everywhere(),
    does(
        C::Theme(ThemeChoice::System),
        |lang| tr!(lang, "theme-system"),
        |state| state.prefs.theme = ThemeChoice::System,
    )
    .ticked(|state| state.prefs.theme == ThemeChoice::System)
    .in_review()
    .after_line(),
    does(
        C::Theme(ThemeChoice::Light),
        |lang| tr!(lang, "theme-light"),
        |state| state.prefs.theme = ThemeChoice::Light,
    )
    .ticked(|state| state.prefs.theme == ThemeChoice::Light)
    .in_review(),
    does(
        C::Theme(ThemeChoice::Dark),
        |lang| tr!(lang, "theme-dark"),
        |state| state.prefs.theme = ThemeChoice::Dark,
    )
    .ticked(|state| state.prefs.theme == ThemeChoice::Dark)
    .in_review(),
    does(
        C::Theme(ThemeChoice::Contrast),
        |lang| tr!(lang, "theme-contrast"),
        |state| {
            state.prefs.theme = ThemeChoice::Contrast;
        },
    )
    .ticked(|state| state.prefs.theme == ThemeChoice::Contrast)
    .in_review(),
    does(C::Language(Lang::Zh), |_| Lang::Zh.name(), |state| state.prefs.lang = Lang::Zh)
        .ticked(|state| state.prefs.lang == Lang::Zh)
        .in_review()
        .after_line(),
    does(C::Language(Lang::En), |_| Lang::En.name(), |state| state.prefs.lang = Lang::En)
        .ticked(|state| state.prefs.lang == Lang::En)
        .in_review(),
];

static RULES: &[Entry] = &[
    starts(C::Announce, |lang| tr!(lang, "command-announce"), |state| announce(state, true))
        .key(NONE, Key::F5)
        .when(|state| {
            let decided = state.report().in_force().is_some();
            decided || state.today().is_some_and(|today| today.scenarios().is_some())
        }),
    starts(C::Sign, |lang| tr!(lang, "command-sign"), |state| drafted(state, Drafting::Sign))
        .key(CTRL, Key::R)
        .when(|state| state.rulings.today.is_ok()),
    starts(C::Decide, |lang| tr!(lang, "command-decide"), |state| drafted(state, Drafting::Decide))
        .key(SHIFT_CTRL, Key::R),
    starts(
        C::MyKeys,
        |lang| tr!(lang, "command-my-keys"),
        |state| keys::update::step(state, KeysMessage::Show),
    ),
    does(C::Compare, |lang| tr!(lang, "command-compare"), |state| state.view.comparing = true)
        .key(CTRL, Key::D)
        .when(|state| state.rulings.today.is_ok())
        .after_line(),
    does(
        C::Clauses,
        |lang| tr!(lang, "command-clauses"),
        |state| {
            let within = state.rulebook().map(|rulebook| TextId::Rulebook(rulebook.id.clone()));
            state.view.browser = Some(Browser { within, ..Browser::default() });
        },
    )
    .key(CTRL, Key::F),
    does(C::Review, |lang| tr!(lang, "command-review"), |state| review::step::enter(state, Tab::Ruling))
        .key(NONE, Key::F8)
        .in_review()
        .after_line(),
    starts(C::Precedents, |lang| tr!(lang, "command-precedents"), review::step::precedents).in_review(),
];

static HELP: &[Entry] = &[
    does(C::Find, |lang| tr!(lang, "command-find"), |state| state.view.finder = Some(Finder::default()))
        .key(CTRL, Key::K)
        .other_key(SHIFT_CTRL, Key::P),
    does(C::Keys, |lang| tr!(lang, "command-keys"), |state| state.view.overview = true)
        .key(NONE, Key::F1)
        .other_key(NONE, Key::Questionmark),
    does(C::Tour, |lang| tr!(lang, "command-tour"), |state| state.tour = Some(0)),
];

impl Menu {
    pub fn entries(self) -> &'static [Entry] {
        match self {
            Self::File => FILE,
            Self::Edit => EDIT,
            Self::Game => GAME,
            Self::View => VIEW,
            Self::Rules => RULES,
            Self::Help => HELP,
        }
    }
}

/// Those that have keys; those with more modifiers first, so that they are not taken for others.
static WITH_KEYS: LazyLock<Vec<&'static Entry>> = LazyLock::new(|| {
    let modifiers = |keys: KeyboardShortcut| {
        let Modifiers { alt, ctrl, shift, mac_cmd, command } = keys.modifiers;
        [alt, ctrl, shift, mac_cmd, command].into_iter().filter(|&held| held).count()
    };
    let mut all: Vec<_> = all().filter(|entry| entry.keys().next().is_some()).collect();
    all.sort_by_key(|entry| std::cmp::Reverse(entry.keys().map(modifiers).max()));
    all
});

pub fn with_keys() -> &'static [&'static Entry] {
    &WITH_KEYS
}

fn all() -> impl Iterator<Item = &'static Entry> {
    Menu::ALL.into_iter().flat_map(Menu::entries)
}

impl Command {
    pub fn all() -> impl Iterator<Item = Self> {
        all().map(|entry| entry.command)
    }

    pub fn with_keys() -> impl Iterator<Item = Self> {
        with_keys().iter().map(|entry| entry.command)
    }

    /// Its entry in the table; a test holds that each command has one.
    pub fn entry(self) -> Option<&'static Entry> {
        all().find(|entry| entry.command == self)
    }

    pub fn label(self, state: &State) -> String {
        self.label_in(state, state.prefs.lang)
    }

    pub fn label_in(self, state: &State, lang: Lang) -> String {
        self.entry().map_or_else(String::new, |entry| entry.label(state, lang))
    }

    pub fn keys(self) -> impl Iterator<Item = KeyboardShortcut> {
        self.entry().into_iter().flat_map(Entry::keys)
    }

    pub fn enabled(self, state: &State) -> bool {
        self.entry().is_some_and(|entry| entry.enabled(state))
    }

    pub fn in_review(self) -> bool {
        self.entry().is_some_and(|entry| entry.in_review)
    }

    pub fn run(self, state: &mut State) -> Vec<Effect> {
        let Some(entry) = self.entry().filter(|entry| entry.enabled(state)) else { return Vec::new() };
        match entry.run {
            Run::State(run) => run(state),
            Run::Effects(run) => return run(state),
        }
        Vec::new()
    }
}

fn idle(state: &State) -> bool {
    !state.busy
}

fn may_import(state: &State) -> bool {
    !state.busy && state.draft.is_none()
}

fn has_moves_to_write(state: &State) -> bool {
    !state.busy && state.sheet.plies() > 0
}

fn replaying(state: &State) -> bool {
    state.view.mode == Mode::Replay
}

fn can_go_back(state: &State) -> bool {
    replaying(state) && state.ply() > 0
}

fn can_go_on(state: &State) -> bool {
    replaying(state) && state.ply() < state.sheet.plies()
}

/// The row of the timeline that is chosen.
fn row(state: &State) -> Option<usize> {
    match state.view.moment {
        Some(Moment::Event(index)) => Some(index),
        _ => None,
    }
}

const fn convention(command: Command, run: fn(&mut State)) -> Entry {
    does(command, |_| "", run).in_review()
}

fn save_here(state: &mut State) -> Vec<Effect> {
    match state.file.clone() {
        Some(file) => save(state, file.path, Overwrite::Unchanged(file.digest)),
        None => pick(state, FileDialogKind::Save),
    }
}

fn export_as(state: &mut State, export: Export) -> Vec<Effect> {
    state.busy = true;
    vec![Effect::Pick(FileDialogKind::Export(export), records::name(state, export))]
}

fn show_archive(state: &mut State) -> Vec<Effect> {
    let shown = !state.archive.shown || state.review.is_open();
    // Of two rooms the one asked for last is shown.
    state.review.room = None;
    archive::update::in_archive(state, ArchiveMessage::Show(shown))
}

/// Shows the ruling to be read out on the whole screen, or goes back to the window.
pub fn announce(state: &mut State, announcing: bool) -> Vec<Effect> {
    if state.view.announcing == announcing {
        return Vec::new();
    }
    state.view.announcing = announcing;
    vec![Effect::FullScreen(announcing)]
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator;

    use super::*;

    #[test]
    fn every_command_has_one_entry() {
        for command in Command::iter() {
            let kind = std::mem::discriminant(&command);
            assert!(Command::all().any(|one| std::mem::discriminant(&one) == kind), "{command:?}");
        }
        for command in Command::all() {
            assert_eq!(Command::all().filter(|one| *one == command).count(), 1, "{command:?}");
        }
    }

    #[test]
    fn no_two_commands_share_their_keys() {
        // Escape puts down the tool, and goes back to now where there is none.
        let escapes = |command: &Command| *command != Command::BackToNow;
        let all: Vec<_> = Command::all().filter(escapes).flat_map(Command::keys).collect();
        for (at, keys) in all.iter().enumerate() {
            assert!(!all.iter().skip(at + 1).any(|other| other == keys), "{keys:?}");
        }
        assert!(with_keys().len() > 25);
    }
}
