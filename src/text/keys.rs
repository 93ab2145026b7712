//! The dialog of the user's keys, and signing.

use super::Lang;
use super::ruling::say;
use crate::store::keys::SHORTEST_PASSPHRASE;

/// Makes the table: one line a text, Chinese and English. A text without one of them does not compile.
macro_rules! table {
    ($($name:ident: $zh:literal, $en:literal;)*) => {
        /// Every fixed text of the dialog.
        #[derive(Debug)]
        pub struct Keys {
            $(#[doc = $zh] pub $name: &'static str,)*
        }

        const ZH: Keys = Keys { $($name: $zh,)* };
        const EN: Keys = Keys { $($name: $en,)* };

        impl Keys {
            /// Every text, for tests that walk the table.
            pub fn all(&self) -> impl Iterator<Item = &'static str> {
                [$(self.$name,)*].into_iter()
            }
        }
    };
}

/// The texts of a language.
#[must_use]
pub const fn keys(lang: Lang) -> &'static Keys {
    match lang {
        Lang::Zh => &ZH,
        Lang::En => &EN,
    }
}

table! {
    title: "我的密钥", "My keys";
    explained: "用自己的密钥签名，别人可以核对裁决或决定签署以后没有改动。密钥以口令加密，只存在本机。",
        "A signature by your key lets others check that a ruling or decision was not changed since. The key is kept on this machine only, encrypted with a passphrase.";
    none: "还没有密钥。", "There is no key yet.";
    looking: "正在读取…", "Looking…";
    new: "＋ 新建密钥", "+ New key";
    make_title: "新建密钥", "New key";
    owner: "姓名", "Name";
    owner_hint: "签名时写明的姓名", "The name that goes with your signatures";
    passphrase: "口令", "Passphrase";
    again: "再输一次", "Once more";
    make: "建立", "Make the key";
    making: "正在建立密钥…", "Making the key…";
    fingerprint: "指纹", "Fingerprint";
    fingerprint_explained: "把指纹当面或在电话里念给对方核对，就能确认密钥是您的。",
        "Read the fingerprint out to others, face to face or by telephone: by it they know that the key is yours.";
    copy: "复制公开部分", "Copy the public part";
    kept_in: "存于", "Kept in";
    made: "密钥已建立。口令没有人能替您找回，请记牢。",
        "The key was made. Nobody can recover its passphrase for you: keep it in mind.";
    too_short: "太短", "too short";
    weak: "弱：容易被猜中，再加几个字", "weak: easily guessed, add some words";
    fair: "尚可", "fair";
    good: "好", "good";
    differ: "两次输入的口令不同", "The two passphrases differ";
    owner_lacking: "写上姓名", "Write the name";
    sign_title: "用密钥签名", "Sign by key";
    which: "密钥", "Key";
    sign: "签名", "Sign";
    signing: "正在签名…", "Signing…";
    sign_explained: "签名写入报告，可以撤销，直到报告保存为止。",
        "The signature goes into the report; it can be undone until the report is saved.";
    digest: "封存摘要", "Seal";
    no_place: "系统没有给出存放密钥的位置。", "The system gives no place to keep a key.";
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
