//! The formats of a paper: one entry in each list here for each, beside the module that writes it.

use std::path::Path;

use strum::VariantArray as _;

use super::{Fonts, Paper, PdfError, html, pdf, text};

/// What kind of file a paper is written as.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, strum::VariantArray)]
pub enum PaperFormat {
    #[default]
    Pdf,
    Html,
    Text,
}

/// A paper as a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenPaper {
    pub bytes: Vec<u8>,
    /// The characters that no font has.
    pub missing: Vec<char>,
}

impl PaperFormat {
    /// Its name, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pdf => "PDF",
            Self::Html => "HTML",
            Self::Text => "TXT",
        }
    }

    /// The endings of its files; the first is the one that is proposed.
    const fn endings(self) -> (&'static str, &'static [&'static str]) {
        match self {
            Self::Pdf => ("pdf", &[]),
            Self::Html => ("html", &["htm", "xhtml"]),
            Self::Text => ("txt", &[]),
        }
    }

    /// Writes a paper. Fonts beside the embedded ones matter only where the file holds fonts.
    ///
    /// # Errors
    /// The PDF cannot be made.
    pub fn write(self, paper: &Paper, fonts: &Fonts) -> Result<WrittenPaper, PdfError> {
        let plain = |text: String| WrittenPaper { bytes: text.into_bytes(), missing: Vec::new() };
        match self {
            Self::Pdf => pdf(paper, fonts).map(|pdf| WrittenPaper { bytes: pdf.bytes, missing: pdf.missing }),
            Self::Html => Ok(plain(html(paper))),
            Self::Text => Ok(plain(text(paper))),
        }
    }

    pub const ALL: &[Self] = Self::VARIANTS;

    pub const fn ending(self) -> &'static str {
        self.endings().0
    }

    /// The format of a file of this name; `None` where its ending is none of these.
    pub fn of(path: &Path) -> Option<Self> {
        let ending = path.extension()?;
        Self::ALL.iter().copied().find(|format| {
            let (first, others) = format.endings();
            ending.eq_ignore_ascii_case(first)
                || others.iter().any(|&other| ending.eq_ignore_ascii_case(other))
        })
    }
}
