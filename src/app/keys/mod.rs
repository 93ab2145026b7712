//! The user's keys, and signing with one of them.
//!
//! A passphrase is typed into a [`Secret`] and goes from there to the thread that needs it, and nowhere else: no
//! report, draft, step of undo or recovery file ever holds one.

pub mod job;
pub(crate) mod secret;
pub(crate) mod strength;
pub(crate) mod update;
pub(crate) mod view;

pub use crate::app::keys::secret::Secret;
pub use crate::app::keys::strength::{Strength, strength};

use std::path::PathBuf;

use crate::report::KeySignature;
use crate::report::seal::Entry;
use crate::store::keys::PublicKey;

/// What is seen of the keys, while that is looked at.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Keyring {
    /// The keys at hand; `None` until the folder has been read.
    pub held: Option<Vec<Held>>,
    /// What is being done.
    pub task: Task,
    /// Whether a key is being made or used just now.
    pub working: bool,
    pub trouble: Option<String>,
    /// Why what is to be signed is not signed by any key.
    pub refused: Option<String>,
    /// The key that was made just now.
    pub made: Option<PathBuf>,
    /// What is signed as soon as there is a key.
    pub then: Option<Entry>,
}

/// A key at hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    pub file: PathBuf,
    /// What can be known without its passphrase; why nothing can.
    pub public: Result<PublicKey, String>,
}

/// What is being done with keys.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Task {
    /// They are looked at.
    #[default]
    Show,
    /// One is being made.
    Make {
        name: String,
        passphrase: Secret,
        /// The passphrase once more.
        again: Secret,
    },
    /// One is used for signing.
    Sign {
        of: Entry,
        /// Which key, from 0.
        chosen: usize,
        passphrase: Secret,
    },
}

/// What is said about keys.
#[derive(Clone, Debug, PartialEq)]
pub enum KeysMessage {
    /// They are to be looked at.
    Show,
    /// One is to be made.
    Make,
    /// This is to be signed.
    Sign(Entry),
    /// The folder was read.
    Read(Vec<Held>),
    /// What is typed is to be carried out.
    Confirm,
    /// A key was made, or why not.
    Made(PathBuf, Result<PublicKey, String>),
    /// Something was signed, or why not. The digest is that of the seal which was signed.
    Signed(Entry, String, Result<Box<KeySignature>, String>),
}

impl Keyring {
    /// The keys that can be used.
    pub fn usable(&self) -> impl Iterator<Item = (usize, &PublicKey)> {
        let held = self.held.iter().flatten().enumerate();
        held.filter_map(|(index, held)| Some((index, held.public.as_ref().ok()?)))
    }
}
