//! Every sentence of the program, in Simplified Chinese and English.
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

/// A language of the program.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// 简体中文
    #[default]
    Zh,
    /// English
    En,
}

impl Lang {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::Zh, Self::En];

    /// The word on the command line and in the settings.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Zh => "zh",
            Self::En => "en",
        }
    }

    /// Its name in itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Zh => "中文",
            Self::En => "English",
        }
    }

    /// Its tag in documents.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Zh => "zh-CN",
            Self::En => "en",
        }
    }

    /// The one after it in the list, for buttons that change over and for what is shown in two languages.
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
        let name = locale.split(['.', '@']).next().unwrap_or_default();
        let language = name.split(['_', '-']).next().unwrap_or_default().to_lowercase();
        match language.as_str() {
            "" | "c" | "posix" => None,
            code => Some(Self::of_code(code).unwrap_or(Self::En)),
        }
    }

    /// One of two texts: the English one for every language but Chinese.
    #[must_use]
    pub const fn pick<'a>(self, zh: &'a str, en: &'a str) -> &'a str {
        match self {
            Self::Zh => zh,
            _ => en,
        }
    }

    /// The text in this language.
    #[must_use]
    pub fn of(self, text: &Bilingual) -> &str {
        self.pick(&text.zh, &text.en)
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
