//! What takes time with keys, and is done on a thread of its own.

use std::path::PathBuf;

use crate::app::clock;
use crate::app::keys::{Held, KeysMessage, Secret};
use crate::report::Seal;
use crate::report::seal::Entry;
use crate::store::keys;
use crate::text::{Lang, committee};

/// A job with keys.
#[derive(Clone, Debug, PartialEq)]
pub enum KeysJob {
    Read(PathBuf),
    /// Making a key in this folder.
    Make {
        folder: PathBuf,
        name: String,
        passphrase: Secret,
    },
    Sign(Box<Signing>),
}

/// What is needed for signing.
#[derive(Clone, Debug, PartialEq)]
pub struct Signing {
    pub of: Entry,
    pub seal: Seal,
    pub file: PathBuf,
    pub passphrase: Secret,
}

impl KeysJob {
    pub fn run(self, lang: Lang) -> KeysMessage {
        let say = |error: &keys::KeyError| committee::key_error(error, lang);
        match self {
            Self::Read(folder) => {
                let held = keys::held(&folder).into_iter();
                KeysMessage::Read(
                    held.map(|(file, public)| Held { file, public: public.map_err(|error| say(&error)) })
                        .collect(),
                )
            }
            Self::Make { folder, name, passphrase } => {
                let file = keys::free_place(&folder);
                let made = keys::create(&file, name.trim(), passphrase.text());
                KeysMessage::Made(file, made.map_err(|error| say(&error)))
            }
            Self::Sign(signing) => {
                let Signing { of, seal, file, passphrase } = *signing;
                let signed = keys::open(&file, passphrase.text())
                    .map(|(name, key)| Box::new(key.sign(&seal, &name, &clock::now())));
                KeysMessage::Signed(of, seal.digest, signed.map_err(|error| say(&error)))
            }
        }
    }
}
