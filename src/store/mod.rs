//! Reports on disk: the RON format and its versions, safe loading and saving.
//!
//! A report is one self-contained text file. [`format`](mod@format) knows the text, [`load`] and [`save`] the
//! disk, [`law`] a user's own law. Loading never loses anything silently; saving is atomic and never overwrites what
//! somebody else wrote since the file was read.

pub mod archive;
mod atomic;
mod bounded;
pub mod crash;
mod event_file;
mod exhibits;
pub mod format;
pub mod keys;
pub mod law;
mod paths;
mod records;
mod recovery;
mod report_file;
mod settings;

use atomic::remove_leftovers;
pub use atomic::{ReadOnlyFile, export};
pub use bounded::{MAX_FONT, MAX_TEXT, ReadError, open, read_bytes, read_text};
pub use event_file::{
    EVENT_FORMAT, EventFile, LoadedEvent, keep_event, load_event, read_event, save_event, write_event,
};
pub use exhibits::{
    MAX_PICTURE_BYTES, NotTakenOut, PictureError, Pixels, TakenOut, exhibit_names, picture, picture_file,
    picture_of_pixels, pixels, take_out, take_out_clean,
};
pub use paths::{DeviceName, same_path};
pub use records::{RecordFileError, load_records, save_records};
pub use recovery::{RecoveredWork, Recovery, RecoveryError, Session};
pub use report_file::{
    LoadError, Loaded, MAX_BYTES, SaveError, backup_path, is_sample, load, load_report, sample, save,
};
pub use settings::{RECENT, Settings};

use std::path::{Path, PathBuf};

use etcetera::app_strategy::{AppStrategy, AppStrategyArgs, choose_native_strategy};

/// Where the program keeps its own files.
#[derive(Clone, Debug)]
pub struct AppDirs {
    /// Unsaved work.
    pub recovery: PathBuf,
    /// Remembered choices.
    pub settings: PathBuf,
    /// The folder with the folders of the user's own law; see [`law`].
    pub law: PathBuf,
}

impl AppDirs {
    /// Where crash reports go; see [`crash`].
    pub fn crashes(&self) -> PathBuf {
        self.recovery.with_file_name("crashes")
    }

    /// The event at work, as it was last; see [`EventFile`].
    pub fn event(&self) -> PathBuf {
        self.settings.with_file_name("event.ron")
    }

    /// `None` where the system gives this user no folders.
    pub fn of_user() -> Option<Self> {
        let dirs = native_dirs()?;
        Some(Self {
            recovery: dirs.data_dir().join("recovery"),
            settings: dirs.config_dir().join("settings.ron"),
            law: dirs.data_dir(),
        })
    }
}

/// Removes what killed programs left half written in the program's own folders, and beside these files.
pub fn tidy(dirs: Option<&AppDirs>, files: &[PathBuf]) {
    let mut folders: Vec<PathBuf> = files.iter().filter_map(|file| Some(file.parent()?.to_owned())).collect();
    if let Some(dirs) = dirs {
        folders.extend([dirs.recovery.clone(), dirs.law.clone()]);
        folders.extend(dirs.settings.parent().map(Path::to_owned));
    }
    folders.extend(archive::index::home());
    folders.sort_unstable();
    folders.dedup();
    folders.iter().for_each(|folder| remove_leftovers(folder));
}

fn native_dirs() -> Option<impl AppStrategy> {
    let name = env!("CARGO_PKG_NAME").to_owned();
    let args = AppStrategyArgs { app_name: name.clone(), author: name, ..AppStrategyArgs::default() };
    choose_native_strategy(args).ok()
}
