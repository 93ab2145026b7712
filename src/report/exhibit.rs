//! Screenshots and photographs.

use std::sync::Arc;

use strum::{EnumString, IntoStaticStr};

use super::Annotations;

/// The kinds of picture a report can hold, by their names in files.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr)]
pub enum MediaType {
    #[strum(serialize = "image/png")]
    Png,
    #[strum(serialize = "image/jpeg")]
    Jpeg,
    #[strum(serialize = "image/bmp")]
    Bmp,
    #[strum(serialize = "image/webp")]
    WebP,
}

impl MediaType {
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// 证据: a picture, kept as it was received.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exhibit {
    /// The file's name as received.
    pub name: String,
    /// What it shows.
    pub caption: String,
    pub media_type: MediaType,
    /// The original bytes, shared between snapshots.
    pub bytes: Arc<[u8]>,
    /// How it is looked at.
    pub annotations: Annotations,
}
