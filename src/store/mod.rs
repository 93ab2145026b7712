//! Reports on disk: the RON format and its versions, safe loading and saving.
//!
//! A report is one self-contained text file. [`format`](mod@format) knows the text and its versions, [`load`] and
//! [`save`] the disk, [`law`] a user's own law. Loading never loses anything silently; saving is atomic and never overwrites what
//! somebody else wrote since the file was read.

mod bounded;
pub mod crash;
mod exhibits;
mod export;
pub mod folder;
pub mod format;
pub mod keys;
pub mod law;
mod load;
mod pictures;
mod places;
mod records;
mod recovery;
mod replace;
mod sample;
mod save;
mod settings;

pub use bounded::{MAX_FONT, MAX_TEXT, ReadError, read_bytes, read_text};
pub use exhibits::{NotTakenOut, TakenOut, exhibit_names, take_out, take_out_clean};
pub use export::export;
pub use load::{LoadError, Loaded, MAX_BYTES, load, load_report};
pub use pictures::{
    MAX_PICTURE_BYTES, PictureError, Pixels, picture, picture_file, picture_of_pixels, pixels,
};
pub use places::AppDirs;
pub use records::{RecordFileError, load_records, save_records};
pub use recovery::{LeftBehind, Recovery, RecoveryError, Session};
pub use sample::{is_sample, sample};
pub use save::{SaveError, backup_path, save};
pub use settings::{RECENT, Settings};
