//! The table of fixed texts.

use super::Lang;

/// Every fixed text of the window.
#[derive(Debug)]
pub struct Texts {
    /// The program's name.
    pub app_name: &'static str,
}

/// The texts of a language.
#[must_use]
pub const fn texts(lang: Lang) -> &'static Texts {
    match lang {
        Lang::Zh => &ZH,
        Lang::En => &EN,
    }
}

const ZH: Texts = Texts { app_name: "象棋裁判台" };

const EN: Texts = Texts { app_name: "Xiangqi arbiter's desk" };
