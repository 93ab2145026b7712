//! The room of the archive: a folder of reports, listed, searched and ruled on again.
//!
//! [`Room`] is what is known and chosen; [`ArchiveMessage`] what happens in it, [`update`](update::step) what comes of that,
//! and [`ArchiveJob`] what the `Archivist` does outside the window's thread.

pub(crate) mod archivist;
pub(crate) mod ask;
pub(crate) mod details;
pub(crate) mod listing;
pub(crate) mod reviewing;
pub(crate) mod table;
pub mod update;
pub(crate) mod view;

pub use crate::app::archive::ask::{Ask, Column, toggled};
pub use crate::app::archive::listing::{Counts, Listing, Row, Source, list};
pub use crate::app::archive::reviewing::{Found, Review, ReviewNews};

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::store::archive::{Archive, Changes, Entry, Progress};
use crate::text::Lang;
use crate::tr;

/// What is known of the archive, and how it is looked at.
#[derive(Debug, Default)]
pub struct Room {
    /// Whether the room is shown.
    pub shown: bool,
    /// The folder, as it was chosen.
    pub folder: Option<PathBuf>,
    /// Its files as last read.
    pub archive: Arc<Archive>,
    /// How far reading has come, while it goes on.
    pub reading: Option<Progress>,
    /// Whether reading was stopped before the end.
    pub stopped: bool,
    /// Why the folder cannot be looked into.
    pub trouble: Option<String>,
    /// What others changed since the room was opened.
    pub changes: Changes,
    /// What is listed, and in which order.
    pub ask: Ask,
    /// The list, as it was last made.
    pub listing: Arc<Listing>,
    /// The file that was chosen last, by its path in the folder.
    pub chosen: Option<PathBuf>,
    /// The row of the list that is chosen.
    pub at: Option<usize>,
    /// How often a row was to be scrolled to.
    pub scrolled: u64,
    /// The rulings given beside today's.
    pub review: Review,
    /// Whether they are shown in the place of the list.
    pub reviewing: bool,
}

impl Room {
    /// The file in a row of the list.
    pub fn entry(&self, row: usize) -> Option<&Entry> {
        self.listing.archive.entries.get(self.listing.rows.get(row)?.entry)
    }

    /// The event of the row chosen, or the only one that is listed.
    pub fn event(&self) -> Option<&str> {
        let event = |row: usize| Some(self.entry(row)?.summary()?.event.as_str());
        if let Some(chosen) = self.at.filter(|_| !self.reviewing).and_then(event) {
            return Some(chosen);
        }
        let mut all = (0..self.listing.rows.len()).filter_map(event);
        let first = all.next()?;
        all.all(|other| other == first).then_some(first)
    }

    /// The path of a file of the folder.
    pub fn path(&self, in_folder: &Path) -> PathBuf {
        self.folder.as_deref().unwrap_or_else(|| Path::new("")).join(in_folder)
    }

    /// How many rows can be chosen from: of the list, or of what comes out otherwise today.
    pub fn rows(&self) -> usize {
        if self.reviewing { self.review.found.len() } else { self.listing.rows.len() }
    }

    /// Chooses a row.
    pub fn choose(&mut self, row: usize) {
        if row < self.rows() {
            self.at = Some(row);
            self.chosen = self.path_of_row(row).map(Path::to_owned);
        }
    }

    /// Chooses a row so many further on, and brings it into sight.
    pub fn step(&mut self, by: isize) {
        let last = self.rows().saturating_sub(1);
        self.choose(self.at.map_or(0, |at| at.saturating_add_signed(by).min(last)));
        self.scrolled += 1;
    }

    /// Shows what came out otherwise, or the list.
    pub fn show_review(&mut self, shown: bool) {
        self.reviewing = shown;
        self.at = self.row_chosen().or_else(|| (self.rows() > 0).then_some(0));
        self.scrolled += 1;
    }

    /// The row of the file that was chosen last.
    pub fn row_chosen(&self) -> Option<usize> {
        let chosen = self.chosen.as_deref()?;
        (0..self.rows()).find(|&row| self.path_of_row(row) == Some(chosen))
    }

    /// The path in the folder of the file in a row.
    pub fn path_of_row(&self, row: usize) -> Option<&Path> {
        if self.reviewing {
            return self.review.found.get(row).map(|found| found.path.as_path());
        }
        self.entry(row).map(|entry| entry.path.as_path())
    }
}

/// Something that happens in the room.
#[derive(Clone, Debug, PartialEq)]
pub enum ArchiveMessage {
    /// The room is to be left, or shown.
    Show(bool),
    /// This folder is the archive.
    Folder(PathBuf),
    /// The folder is to be read again.
    Again,
    /// Reading is to stop.
    Stop,
    /// The window has the keyboard again.
    Back,
    /// What the index knew.
    Known(Arc<Archive>),
    /// How far reading has come.
    Progress(Progress),
    /// The files as they are now and what has changed, or why the folder cannot be looked into.
    Read(Result<(Arc<Archive>, Changes), String>),
    /// Something else is to be listed, or in another order.
    Ask(Ask),
    /// The list was made.
    Listed(Arc<Listing>),
    /// The reports listed are to be ruled on again.
    Review,
    /// What comes of that.
    Reviewed(ReviewNews),
    /// Ruling again is to stop.
    StopReview,
}

/// What a file dialog of the room is for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    Folder,
    /// Where a table is written.
    Save(Table),
}

/// A table for other programs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Table {
    Reports,
    /// The fouls of the players over the reports listed.
    Fouls,
    /// No table: all incidents of the event chosen, as one paper.
    Book,
}

impl Table {
    pub const ALL: [Self; 3] = [Self::Reports, Self::Fouls, Self::Book];

    /// The ending of its files.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Reports | Self::Fouls => "csv",
            Self::Book => "pdf",
        }
    }

    /// What saving it is called.
    pub fn name(self, lang: Lang) -> &'static str {
        match self {
            Self::Reports => tr!(lang, "archive-save-reports"),
            Self::Fouls => tr!(lang, "archive-save-fouls"),
            Self::Book => tr!(lang, "archive-save-book"),
        }
    }
}

/// What is done outside the window's thread.
#[derive(Clone, Debug, PartialEq)]
pub enum ArchiveJob {
    /// Read this folder, and see what changes in it.
    Watch(PathBuf),
    /// See now what has changed, and from now on; an answer is wanted in any case, or only where something has.
    Poll(bool),
    /// See no more what changes, for nobody looks.
    Rest,
    Stop,
    List(Arc<Archive>, Ask),
    /// Rule again on these reports of the folder.
    Review(PathBuf, Vec<PathBuf>),
    StopReview,
}
