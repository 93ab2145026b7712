//! Everything that can happen in the window. Views say it; [`update`](crate::app::update) carries it out.

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::archive::{ArchiveJob, ArchiveMessage, Asked};
use crate::app::board::gesture::Gesture;
use crate::app::commands::command::Command;
use crate::app::edit::Edit;
use crate::app::event::{EventJob, EventMessage};
use crate::app::exhibits::{Source, Taken};
use crate::app::export;
use crate::app::export::target::Content;
use crate::app::export::target::Export;
use crate::app::export::{Copies, PaperChoice, PaperJob, SheetCopy, Stage};
use crate::app::file_stamp::{FileSeen, FileStamp, Overwrite};
use crate::app::game_view;
use crate::app::game_view::record;
use crate::app::keys;
use crate::app::preferences::{BoardSize, WindowSize};
use crate::app::recovery::{RecoveryChoice, RecoveryPrompt};
use crate::app::review;
use crate::digest::Digest;
use crate::export::diagram::Diagram;
use crate::export::paper::NameLeft;
use crate::law::Amendment;
use crate::report::Report;
use crate::store::Loaded;
use crate::store::format::FormatNote;
use xiangqi::game_record::{Records, TextEncoding};

#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// A command was chosen from a menu or by its keys.
    Command(Command),
    /// Something was done to a piece on the board.
    Gesture(Gesture),
    /// The same, to be put in at the moment that is shown.
    Insert(Gesture),
    /// The text of the position has been changed.
    FenTyped(String),
    /// Moves are entered, or the game is changed.
    Game(game_view::GameMessage),
    /// Files were dropped on the window.
    Dropped(Vec<PathBuf>),
    /// A picture was pasted.
    Pasted(Arc<egui::ColorImage>),
    /// The keys for pasting found nothing in the clipboard that can be read.
    NothingPasted,
    /// Pictures were chosen in a file dialog.
    PicturesPicked(Vec<PathBuf>),
    PicturesRead(Taken),
    /// A record was pasted.
    PastedRecord(String),
    /// A record was read: its file, if it has one, and what it holds or what went wrong.
    RecordRead(Option<PathBuf>, Result<Box<Records>, String>),
    /// The record is to be read in another encoding.
    EncodingChosen(TextEncoding),
    /// A picture of the board was drawn for the clipboard, or what went wrong.
    BoardDrawn(Result<Arc<egui::ColorImage>, String>),
    /// A record was written, or what went wrong.
    Exported(FileDialogKind, Result<(), String>),
    /// The report is to be changed.
    Edit(Edit),
    /// A field was left: what is typed next can be undone by itself.
    FieldLeft,
    /// Something happened in the review room.
    Review(review::ReviewMessage),
    /// A report is to be opened.
    Open(PathBuf),
    /// A file dialog was closed.
    Picked(FileDialogKind, Option<PathBuf>),
    /// There is no file dialog here: the path has to be typed.
    NoPicker(FileDialogKind),
    /// A file was read.
    Loaded(PathBuf, Result<Box<Loaded>, String>),
    /// A file was written.
    Saved {
        path: PathBuf,
        /// The revision of the report written.
        revision: u64,
        /// The digest of what was written, or what went wrong.
        result: Result<Digest, String>,
    },
    /// A regulation was read from a file.
    RegulationRead(PathBuf, Result<String, String>),
    /// The regulation was written to a file.
    RegulationSaved(Result<(), String>),
    /// An amendment is to be kept among the user's own law.
    KeepAmendment(Box<Amendment>),
    /// It was written here, or not.
    AmendmentKept(Result<PathBuf, String>),
    /// A report of the same game was read, for its fouls.
    EarlierRead(PathBuf, Result<Box<Loaded>, String>),
    /// The file of the report was looked at.
    FileSeen(FileStamp, FileSeen),
    /// Something happened to the event at work.
    Event(EventMessage),
    /// Keys are looked at, made, or used for signing.
    Keys(keys::KeysMessage),
    /// Papers and pictures are written as files.
    Printing(export::ExportMessage),
    /// A file is asked for.
    Ask(FileDialogKind),
    /// The window has another size.
    Resized(WindowSize),
    /// The board is to have another size.
    BoardSized(BoardSize),
    /// Work was left behind by a window that is gone.
    RecoveryPrompt(Box<RecoveryPrompt>),
    /// Something begun outside the state broke off and will not answer.
    BrokenOff,
    /// Unsaved work cannot be kept safe, and why; or it can again.
    NotKept(Option<String>),
    /// The path typed into the dialog has changed.
    PathTyped(String),
    /// A dialog was answered.
    Answer(Answer),
    /// Something happened in the room of the archive.
    Archive(ArchiveMessage),
}

/// What a file dialog is for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FileDialogKind {
    Open,
    Save,
    Attach,
    Import,
    Export(Export),
    /// Reading a regulation from a file.
    OpenRegulation,
    /// Writing the regulation to a file.
    SaveRegulation,
    /// Taking fouls from a report of the same game.
    EarlierReport,
    OpenEvent,
    SaveEvent,
    /// Reading a list of players and pairings.
    PairingList,
    Archive(Asked),
    /// Looking for earlier reports in a folder.
    PrecedentFolder,
    Paper(PaperChoice),
    /// Writing the pictures into a folder.
    TakeOut(Copies),
}

/// What is asked or said in front of everything else.
#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    /// The report has changes that were not saved.
    Unsaved(AfterSave),
    /// A file could not be read or written, and why.
    Failed(FileDialogKind, String),
    /// What the reader of a file has to be told.
    Notes(Vec<FormatNote>),
    /// Pictures were not taken, and why.
    Refused(Vec<String>),
    /// The program broke, earlier or behind the window: what is to be done.
    Crashed(String),
    /// Files of the user's own law were not taken, and why.
    Law(Vec<String>),
    /// Work was left behind: shall it be taken over?
    Recover(Box<RecoveryPrompt>),
    /// A part of a name may be left in these places of the public paper.
    NamesLeft(PaperChoice, Vec<NameLeft>),
    /// The paper is being made.
    Writing(Stage),
    /// The paper was made, and the fonts lack these characters.
    Missing(Vec<char>),
    /// A path is typed, where no file dialog can be had.
    Path(FileDialogKind, String),
}

/// What was wanted when unsaved changes stood in the way.
#[derive(Clone, Debug, PartialEq)]
pub enum AfterSave {
    /// A report of the same event.
    New,
    /// A report of another event.
    NewEvent,
    /// A file dialog to open a report.
    PickAndOpen,
    /// Typing the path of a report to open.
    TypeAndOpen,
    Open(PathBuf),
    Quit,
}

/// An answer to a dialog.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Save,
    /// Go on without saving.
    Discard,
    /// The path is right; the work left behind is taken over; the report is saved under another name.
    Confirm,
    /// Not now, or: read.
    Cancel,
}

/// What has to be done outside the state.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Show a file dialog, with this name proposed.
    Pick(FileDialogKind, String),
    /// Show a file dialog for pictures.
    PickPictures,
    /// Make exhibits of pictures.
    TakePictures(Source),
    Load(PathBuf),
    Save {
        path: PathBuf,
        report: Arc<Report>,
        revision: u64,
        /// What may be there already.
        over: Overwrite,
    },
    LoadRegulation(PathBuf),
    SaveRegulation(PathBuf, String, Overwrite),
    /// Write an amendment into the folder of the user's own law.
    KeepAmendment(PathBuf, Box<Amendment>),
    /// Read a report for its fouls.
    LoadEarlier(PathBuf),
    /// Do something for the event at work.
    Event(EventJob),
    /// Make or use a key.
    Keys(keys::job::KeysJob),
    /// Make and write the paper.
    WritePaper(Box<PaperJob>),
    /// Write the pictures of the report into a folder.
    TakeOut(Arc<Report>, Copies, PathBuf),
    /// Decide about the work offered.
    Left(RecoveryChoice),
    ReadRecord(record::Source),
    /// Write something for other programs.
    Export {
        path: PathBuf,
        content: Content,
        /// Whether what is there may be written over.
        over: bool,
        /// What it is for.
        purpose: FileDialogKind,
    },
    /// Look through the report, or through others, for the review room.
    Review(review::ReviewJob),
    /// Put a text into the clipboard.
    Copy(String),
    /// Put a picture of a board into the clipboard.
    CopyBoard(Box<Diagram>),
    /// Put the ruling sheet into the clipboard.
    CopySheet(Box<SheetCopy>),
    /// Put pixels into the clipboard.
    CopyImage(Arc<egui::ColorImage>),
    /// Give the board the keyboard.
    FocusBoard,
    /// Fill the whole screen, or no more.
    FullScreen(bool),
    /// Fill the whole screen, or, where it is filled, no more.
    ToggleFullScreen,
    /// Have what is in the clipboard pasted.
    RequestPaste,
    Close,
    /// Do something for the room of the archive.
    Archive(ArchiveJob),
}
