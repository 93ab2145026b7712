//! The dialog of the user's keys, and signing.

use super::Lang;
use super::ruling::say;
use crate::store::keys::SHORTEST_PASSPHRASE;

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
    say!(
        lang,
        "至少 {SHORTEST_PASSPHRASE} 个字符；几个不相干的词最好记也最难猜。",
        "At least {SHORTEST_PASSPHRASE} characters; some unrelated words are easy to keep and hard to guess."
    )
}
