//! An arbiter's key on disk, encrypted with a passphrase.
//!
//! The secret is encrypted with ChaCha20-Poly1305 under a key that Argon2id makes of the passphrase. The public key and
//! the name stand beside it in the open, and go into the encryption so that they cannot be exchanged; in files of
//! version 1 only the key.

use std::io;
use std::path::{Path, PathBuf};

use argon2::{Algorithm, Argon2, Params, Version};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chacha20poly1305::aead::{Aead as _, KeyInit as _, Payload};
use chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
use serde::{Deserialize, Serialize};

use super::AppDirs;
use super::atomic::put_new;
use super::bounded::{MAX_OWN, read_text};
use crate::report::seal::SigningKey;

/// Passphrases are at least so many characters long.
pub const SHORTEST_PASSPHRASE: usize = 8;

/// What encrypting costs: 19 MiB and two passes, as OWASP advises for Argon2id.
const COST: Cost = Cost { memory: 19 * 1024, passes: 2 };

/// A key file that asks for more memory than this is not opened (256 MiB), nor one that asks for more passes over it
/// than take a second or two (1 GiB in all).
const MOST_MEMORY: u32 = 256 * 1024;
const MOST_IN_ALL: u64 = 1024 * 1024;

/// Why a key cannot be made or opened.
#[derive(Debug, thiserror::Error)]
pub enum KeyError {
    /// The disk says no; or there is a key already, which is never written over.
    #[error("{path}: {error}", path = path.display())]
    Io { path: PathBuf, error: io::Error },
    /// Shorter than [`SHORTEST_PASSPHRASE`].
    #[error("the passphrase is too short")]
    TooShort,
    /// The file is no key of this program.
    #[error("{path}: no key of this program: {what}", path = path.display())]
    Damaged {
        path: PathBuf,
        /// What is wrong with it; empty where nothing is in it.
        what: String,
    },
    /// The passphrase is wrong, or the file was altered.
    #[error("wrong passphrase, or the key was altered")]
    WrongPassphrase,
    /// The system gives no random bytes, or no memory.
    #[error("{0}")]
    System(String),
}

#[derive(Copy, Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Cost {
    /// KiB.
    memory: u32,
    passes: u32,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename = "key", deny_unknown_fields)]
struct File {
    format: String,
    version: u32,
    name: String,
    public: String,
    cost: Cost,
    /// Base64, like the next two.
    salt: String,
    nonce: String,
    secret: String,
}

const FORMAT: &str = "xiangqi-arbiter-key";
const VERSION: u32 = 2;

/// What can be known of a key without its passphrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicKey {
    /// Whose key it is, as they wrote it.
    pub name: String,
    /// The public key in hexadecimal digits.
    pub key: String,
}

/// Where this user's key is kept; `None` where the system gives this user no folders.
pub fn place() -> Option<PathBuf> {
    AppDirs::of_user().map(|dirs| dirs.law.join("key.ron"))
}

/// More keys than this are not listed.
const MOST_KEYS: usize = 20;

/// The keys of a folder: `key.ron`, `key-2.ron` and so on; what can be known of each, or why nothing.
pub fn held(folder: &Path) -> Vec<(PathBuf, Result<PublicKey, KeyError>)> {
    files_in(folder).filter(|file| file.exists()).map(|file| (file.clone(), public(&file))).collect()
}

/// The file of a folder that the next key is kept in.
pub fn free_place(folder: &Path) -> PathBuf {
    files_in(folder).find(|file| !file.exists()).unwrap_or_else(|| folder.join("key.ron"))
}

fn files_in(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let name = |number| if number == 1 { "key.ron".to_owned() } else { format!("key-{number}.ron") };
    (1..=MOST_KEYS).map(move |number| folder.join(name(number)))
}

/// Makes a key and keeps it in `file`, readable for this user only. A key that is there is never written over.
pub fn create(file: &Path, name: &str, passphrase: &str) -> Result<PublicKey, KeyError> {
    if passphrase.chars().count() < SHORTEST_PASSPHRASE {
        return Err(KeyError::TooShort);
    }
    let (secret, salt, nonce) = (random::<32>()?, random::<16>()?, random::<12>()?);
    let key = SigningKey::of_secret(&secret);
    let public = key.public();
    let payload = Payload { msg: &secret, aad: &beside(VERSION, &public, name) };
    let encrypted = cipher(passphrase, &salt, COST)?
        .encrypt(&Nonce::from(nonce), payload)
        .map_err(|error| KeyError::System(error.to_string()))?;
    let content = File {
        format: FORMAT.to_owned(),
        version: VERSION,
        name: name.to_owned(),
        public: public.clone(),
        cost: COST,
        salt: STANDARD.encode(salt),
        nonce: STANDARD.encode(nonce),
        secret: STANDARD.encode(encrypted),
    };
    let config = ron::ser::PrettyConfig::new().new_line("\n");
    let text =
        ron::ser::to_string_pretty(&content, config).map_err(|error| KeyError::System(error.to_string()))?;
    put_new(file, &text).map_err(|error| KeyError::Io { path: file.to_owned(), error })?;
    Ok(PublicKey { name: name.to_owned(), key: public })
}

/// The public part of the key in `file`.
pub fn public(file: &Path) -> Result<PublicKey, KeyError> {
    let File { name, public, .. } = read(file)?;
    Ok(PublicKey { name, key: public })
}

/// The key in `file`, and whose it is.
pub fn open(file: &Path, passphrase: &str) -> Result<(String, SigningKey), KeyError> {
    let content = read(file)?;
    let damaged = |what: &str| KeyError::Damaged { path: file.to_owned(), what: what.to_owned() };
    let Cost { memory, passes } = content.cost;
    if memory > MOST_MEMORY || u64::from(memory) * u64::from(passes) > MOST_IN_ALL {
        return Err(damaged("cost"));
    }
    let decoded = |text: &str, what| STANDARD.decode(text).map_err(|_| damaged(what));
    let salt = decoded(&content.salt, "salt")?;
    let nonce: [u8; 12] = decoded(&content.nonce, "nonce")?.try_into().map_err(|_| damaged("nonce"))?;
    let encrypted = decoded(&content.secret, "secret")?;
    let aad = beside(content.version, &content.public, &content.name);
    let payload = Payload { msg: &encrypted, aad: &aad };
    let secret = cipher(passphrase, &salt, content.cost)?
        .decrypt(&Nonce::from(nonce), payload)
        .map_err(|_| KeyError::WrongPassphrase)?;
    let secret: [u8; 32] = secret.try_into().map_err(|_| damaged("secret"))?;
    let key = SigningKey::of_secret(&secret);
    if key.public() != content.public {
        return Err(damaged("public"));
    }
    Ok((content.name, key))
}

/// What stands in the open and cannot be exchanged.
fn beside(version: u32, public: &str, name: &str) -> Vec<u8> {
    let text = if version == 1 { public.to_owned() } else { format!("{public}\n{name}") };
    text.into_bytes()
}

fn read(file: &Path) -> Result<File, KeyError> {
    let text = read_text(file, MAX_OWN)
        .map_err(|error| KeyError::Io { path: file.to_owned(), error: error.into() })?;
    let damaged = |what: String| KeyError::Damaged { path: file.to_owned(), what };
    if text.trim().is_empty() {
        return Err(damaged(String::new()));
    }
    let content: File = ron::from_str(&text).map_err(|error| damaged(error.to_string()))?;
    if content.format == FORMAT && matches!(content.version, 1 | VERSION) {
        Ok(content)
    } else {
        Err(damaged(format!("{} {}", content.format, content.version)))
    }
}

fn cipher(passphrase: &str, salt: &[u8], cost: Cost) -> Result<ChaCha20Poly1305, KeyError> {
    let system = |error: argon2::Error| KeyError::System(error.to_string());
    let params = Params::new(cost.memory, cost.passes, 1, Some(32)).map_err(system)?;
    let mut key = [0; 32];
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
        .hash_password_into(passphrase.as_bytes(), salt, &mut key)
        .map_err(system)?;
    Ok(ChaCha20Poly1305::new(&Key::from(key)))
}

fn random<const N: usize>() -> Result<[u8; N], KeyError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| KeyError::System(error.to_string()))?;
    Ok(bytes)
}
