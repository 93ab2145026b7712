//! The dialog of the user's keys, and signing.

use super::Lang;
use crate::store::keys::SHORTEST_PASSPHRASE;
use crate::tr;

/// What a passphrase must be at least.
#[must_use]
pub fn shortest(lang: Lang) -> String {
    tr!(lang, "key-shortest", shortest_passphrase = SHORTEST_PASSPHRASE)
}
