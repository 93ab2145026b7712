//! Keys and the signatures made with them.

use crate::store::keys::{KeyError, SHORTEST_PASSPHRASE};
use crate::text::ruling::say;
use crate::text::{Lang, files};

/// A signature that is valid: whose, and by which key.
#[must_use]
pub fn signed_by(name: &str, fingerprint: &str, lang: Lang) -> String {
    say!(
        lang,
        "签名：{name}，密钥指纹 {fingerprint}，是否为其本人密钥须另行核对",
        "signed by {name}, key {fingerprint} (that the key is his must be known from elsewhere)"
    )
}

/// A signature that is valid, over something that is no longer as it was signed.
#[must_use]
pub fn signed_before_change(name: &str, fingerprint: &str, lang: Lang) -> String {
    let (signed, changed) = (signed_by(name, fingerprint, lang), changed_since_signed(lang));
    say!(lang, "{signed}——{changed}", "{signed} — {changed}")
}

/// What is said beside a valid signature over something that is no longer as it was signed.
#[must_use]
pub const fn changed_since_signed(lang: Lang) -> &'static str {
    lang.pick(
        "签名有效，但所签的内容后来有改动",
        "the signature is valid, but what was signed has changed since",
    )
}

/// Nothing is signed over what no longer holds; the sentences say what that is.
#[must_use]
pub fn not_signed(breaches: &[String], lang: Lang) -> String {
    let breaches = breaches.join("\n");
    say!(
        lang,
        "没有签名：所签的裁决或决定与封存时不符。\n{breaches}",
        "Not signed: what would be signed is not as it was sealed.\n{breaches}"
    )
}

/// This key has signed this already.
#[must_use]
pub fn signed_already(name: &str, lang: Lang) -> String {
    say!(
        lang,
        "没有再签：“{name}”的这把密钥已经签过这一项。",
        "Not signed again: this key of {name:?} has signed it already."
    )
}

/// Why a key cannot be made or opened.
#[must_use]
pub fn key_error(error: &KeyError, lang: Lang) -> String {
    match error {
        KeyError::Io { path, error } if error.kind() == std::io::ErrorKind::AlreadyExists => {
            let path = path.display();
            say!(
                lang,
                "{path} 已经有文件，没有覆盖；如果它是损坏的密钥，请先移走。",
                "{path} is there already and was not written over; if it is a damaged key, move it away first."
            )
        }
        KeyError::Io { path, error } if error.kind() == std::io::ErrorKind::NotFound => {
            let path = path.display();
            say!(
                lang,
                "没有密钥（{path}）；请先用 key new 建立。",
                "There is no key ({path}); make one with key new first."
            )
        }
        KeyError::Io { path, error } => {
            let (path, reason) = (path.display(), files::system(error, lang));
            say!(lang, "密钥文件 {path}：{reason}。", "The key file {path}: {reason}.")
        }
        KeyError::TooShort => say!(
            lang,
            "口令太短，至少 {SHORTEST_PASSPHRASE} 个字符。",
            "The passphrase is too short: {SHORTEST_PASSPHRASE} characters at least."
        ),
        KeyError::Damaged { path, what } => {
            let (path, empty) = (path.display(), lang.pick("文件是空的", "it is empty"));
            let what = if what.is_empty() { empty } else { what };
            say!(
                lang,
                "密钥文件 {path} 损坏或不是本程序的：{what}。请把它移走或改名，再建立密钥或放回备份。",
                "The key file {path} is damaged or not of this program: {what}. Move it away or rename it, then \
                 make a key or put a copy back."
            )
        }
        KeyError::WrongPassphrase => {
            say!(
                lang,
                "口令不对，或密钥文件被改动。",
                "The passphrase is wrong, or the key file was altered."
            )
        }
        KeyError::System(reason) => {
            say!(lang, "系统不能建立密钥：{reason}。", "The system cannot make a key: {reason}.")
        }
    }
}

/// The system gives this user no place for a key.
#[must_use]
pub const fn no_place(lang: Lang) -> &'static str {
    lang.pick(
        "系统没有给出存放密钥的位置；请用 --key 指明文件。",
        "The system gives no place for a key; name a file with --key.",
    )
}

/// There is no such ruling or decision, or it has no seal to sign.
#[must_use]
pub fn nothing_to_sign(number: usize, lang: Lang) -> String {
    say!(
        lang,
        "没有第 {number} 项，或它没有封存；只能签封存的裁决或决定。",
        "There is no number {number}, or it is not sealed; only a sealed ruling or decision can be signed."
    )
}
