//! The dialog of the user's keys, and signing.

use super::Lang;
use crate::store::keys::SHORTEST_PASSPHRASE;
use crate::tr;

use crate::text::locale::strings;

strings! { Keys keys "key-";
    title,
    explained,
    none,
    looking,
    new,
    make_title,
    owner,
    owner_hint,
    passphrase,
    again,
    make,
    making,
    fingerprint,
    fingerprint_explained,
    copy,
    kept_in,
    made,
    too_short,
    weak,
    fair,
    good,
    differ,
    owner_lacking,
    sign_title,
    which,
    sign,
    signing,
    sign_explained,
    digest,
    no_place,
}

/// What a passphrase must be at least.
#[must_use]
pub fn shortest(lang: Lang) -> String {
    tr!(lang, "key-shortest", shortest_passphrase = SHORTEST_PASSPHRASE)
}
