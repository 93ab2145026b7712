//! The event at work: what its reports have in common, its players and who sits where.

pub mod fouls;
pub(crate) mod job;
pub(crate) mod update;
pub mod view;

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::file_stamp::{FileStamp, Overwrite};
use crate::digest::Digest;
use crate::law::Library;
use crate::pairings::{Pairing, PairingList, Unread};
use crate::report::{FoulRow, Report};
use crate::store::{EventFile, LoadedEvent};

/// The event at work; it stays when another report is opened, and at the next start.
#[derive(Debug, Default)]
pub struct EventDesk {
    pub at_work: Option<Arc<EventFile>>,
    /// The file that was opened or saved last.
    pub file: Option<FileStamp>,
    /// Goes up with each change of the event.
    pub revision: u64,
    /// The revision that is in the file.
    pub saved: Option<u64>,
    /// What came of the list read last.
    pub read: Option<ListRead>,
}

/// What came of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListRead {
    pub players: usize,
    pub pairings: usize,
    pub unread: Vec<Unread>,
    /// How many there are beyond those.
    pub more_unread: usize,
}

impl EventDesk {
    /// Puts an event to work, or changes the one that is.
    pub fn set(&mut self, event: EventFile) {
        self.at_work = Some(Arc::new(event));
        self.revision += 1;
    }

    /// Whether what is at work stands in its file.
    pub fn is_saved(&self) -> bool {
        self.file.is_some() && self.saved == Some(self.revision)
    }
}

/// What is said about the event.
#[derive(Clone, Debug, PartialEq)]
pub enum EventMessage {
    /// The event of the report is put to work.
    Begin,
    /// No event is at work any more.
    End,
    Loaded(PathBuf, Result<Box<LoadedEvent>, String>),
    Saved(PathBuf, u64, Result<Digest, String>),
    /// A list was pasted.
    Pasted(String),
    ListRead(Result<Box<PairingList>, String>),
    /// The report is of this game.
    Seat(Box<Pairing>),
    /// The report is of the event at work.
    Enter,
    /// Earlier fouls of the players are looked for.
    SearchFouls,
    /// What was found, and whether that nothing was found is said too.
    FoulsFound(Result<EarlierFouls, String>, bool),
}

/// What is done off the window's thread.
#[derive(Clone, Debug, PartialEq)]
pub enum EventJob {
    Load(PathBuf),
    Save {
        path: PathBuf,
        event: Arc<EventFile>,
        revision: u64,
        over: Overwrite,
    },
    ReadList(PathBuf),
    ParseList(String),
    SearchFouls {
        report: Arc<Report>,
        own: Option<PathBuf>,
        folder: PathBuf,
        library: Arc<Library>,
        asked: bool,
    },
}

/// The rows that are proposed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EarlierFouls(pub Vec<Proposed>);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposed {
    /// As it will stand on the sheet, with its source in the note.
    pub row: FoulRow,
    pub player: String,
    /// Whether it is of this very game.
    pub of_this_game: bool,
    pub chosen: bool,
}
