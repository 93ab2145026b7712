//! Screenshots and photographs.

use std::sync::Arc;

use super::Sight;

/// The kinds of picture a report can hold.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MediaType {
    /// image/png
    Png,
    /// image/jpeg
    Jpeg,
    /// image/bmp
    Bmp,
    /// image/webp
    WebP,
}

impl MediaType {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::Png, Self::Jpeg, Self::Bmp, Self::WebP];

    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Png => "image/png",
            Self::Jpeg => "image/jpeg",
            Self::Bmp => "image/bmp",
            Self::WebP => "image/webp",
        }
    }

    /// The kind of a name in a file.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// 证据: a picture, kept as it was received.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exhibit {
    /// The file's name as received.
    pub name: String,
    /// What it shows.
    pub caption: String,
    /// Its kind.
    pub media_type: MediaType,
    /// The original bytes, shared between snapshots.
    pub bytes: Arc<[u8]>,
    /// How it is looked at.
    pub sight: Sight,
}
