//! Which file is written over, and which is not.

use std::path::PathBuf;

use crate::digest::Digest;

/// A report's file as it was last read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileStamp {
    pub path: PathBuf,
    /// The digest of its bytes, by which saving sees whether somebody else has changed it.
    pub digest: Digest,
}

/// What saving may write over.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Overwrite {
    /// Nothing: no file may be there.
    Nothing,
    /// The file as it was last read or written, and nothing else.
    Unchanged(Digest),
    /// Whatever is there: the file dialog has asked.
    Anything,
}

/// What was seen of the file.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum FileSeen {
    /// As it was read or written.
    #[default]
    Same,
    /// Another program has written something else.
    Changed,
    /// It is not there any more.
    Gone,
}
