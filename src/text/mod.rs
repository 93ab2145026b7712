//! Every sentence of the program, in Chinese of both forms of writing and in English.
//!
//! They stand in `resources/locales`, one folder a language; [`tr!`](crate::tr) asks for one by its key. The
//! modules here choose the key and the arguments for typed data. The language is handed down, never global.

pub mod announce;
pub mod archive_room;
pub mod board_reading;
pub mod committee;
pub mod conduct;
pub mod crash;
pub mod decision;
pub mod event;
pub mod events;
pub mod exhibits;
pub mod explanation;
pub mod faults;
pub mod files;
pub mod finding;
pub mod folder;
pub mod fouls;
pub mod game;
pub mod imports;
pub mod initials;
pub mod keys;
pub mod law;
mod law_texts;
pub mod locale;
pub mod names;
pub mod outcomes;
pub mod own_law;
pub mod papers;
pub mod printing;
pub mod records;
pub mod recovery;
pub mod repetition;
pub mod reports;
pub mod review;
pub mod review_room;
pub mod ruling;
mod sentences;
pub mod set_up;
pub mod settings;
pub mod sheet;
pub mod timeline;
pub mod visible;
pub mod window;

use crate::law::Bilingual;
use xiangqi::notation::chinese::traditional;

/// A language of the program.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// 简体中文
    #[default]
    Zh,
    /// English
    En,
    /// 繁體中文
    ZhHant,
}

impl Lang {
    /// Every language.
    pub const ALL: [Self; 3] = [Self::Zh, Self::En, Self::ZhHant];

    /// The word on the command line and in the settings.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Zh => "zh",
            Self::ZhHant => "zh-Hant",
            Self::En => "en",
        }
    }

    /// Its name in itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Zh => "简体中文",
            Self::ZhHant => "繁體中文",
            Self::En => "English",
        }
    }

    /// Its tag in documents.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Zh => "zh-CN",
            Self::ZhHant => "zh-Hant",
            Self::En => "en",
        }
    }

    /// Whether it is written in Chinese characters, without blanks between words.
    #[must_use]
    pub const fn is_chinese(self) -> bool {
        match self {
            Self::Zh | Self::ZhHant => true,
            Self::En => false,
        }
    }

    /// Words of the board and of moves, which are made in simplified characters.
    #[must_use]
    pub fn written(self, simplified: String) -> String {
        match self {
            Self::ZhHant => traditional(&simplified),
            Self::Zh | Self::En => simplified,
        }
    }

    /// The one that is shown beside it, for those who do not read it.
    #[must_use]
    pub const fn beside(self) -> Self {
        match self {
            Self::Zh | Self::ZhHant => Self::En,
            Self::En => Self::Zh,
        }
    }

    /// The one after it in the list, for buttons that change over.
    #[must_use]
    pub fn next(self) -> Self {
        Self::ALL.into_iter().cycle().skip_while(|&lang| lang != self).nth(1).unwrap_or(self)
    }

    /// The one in this language of things made in each, in the order of the list.
    pub fn among<T>(self, all: &[T; Self::ALL.len()]) -> Option<&T> {
        Self::ALL.iter().zip(all).find(|(lang, _)| **lang == self).map(|(_, one)| one)
    }

    /// The language of a word in the settings.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The language of a locale such as `zh_CN.UTF-8`, `en-GB` or `C`: English for one that is not here, nothing for one
    /// that says nothing.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Self> {
        let name = locale.split(['.', '@']).next().unwrap_or_default().to_lowercase();
        let mut parts = name.split(['_', '-']);
        match parts.next().unwrap_or_default() {
            "" | "c" | "posix" => None,
            "zh" if parts.any(|part| matches!(part, "hant" | "tw" | "hk" | "mo")) => Some(Self::ZhHant),
            code => Some(Self::of_code(code).unwrap_or(Self::En)),
        }
    }

    /// The text in this language. The law is written in two; of its own texts the others have translations.
    #[must_use]
    pub fn of(self, text: &Bilingual) -> &str {
        match self {
            Self::Zh => &text.zh,
            Self::ZhHant => law_texts::in_traditional(&text.zh),
            Self::En => &text.en,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_a_language_or_none() {
        for (locale, lang) in [
            ("zh_CN.UTF-8", Some(Lang::Zh)),
            ("zh-Hans-CN", Some(Lang::Zh)),
            ("zh", Some(Lang::Zh)),
            ("zh_TW.UTF-8", Some(Lang::ZhHant)),
            ("zh-Hant-HK", Some(Lang::ZhHant)),
            ("en_GB.UTF-8@euro", Some(Lang::En)),
            ("EN-us", Some(Lang::En)),
            ("vi_VN", Some(Lang::En)),
            ("C.UTF-8", None),
            ("POSIX", None),
            ("", None),
        ] {
            assert_eq!(Lang::of_locale(locale), lang, "{locale}");
        }
    }
}
