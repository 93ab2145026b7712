//! The paper: the report, the ruling and the decision as a document that an association can file.
//!
//! [`paper`] makes one typed [`Paper`] out of a report and its law; [`html()`], [`text()`] and [`pdf()`] write it.
//! The same report, law and options give the same bytes: nothing here knows a clock.

mod html;
mod lines;
mod model;
mod pdf;
mod photo;
mod public;
mod sections;
mod size;
mod text;

pub use crate::text::visible::visible;
pub use html::html;
pub use model::{
    Block, Column, Field, Figure, Paper, Part, Photo, Picture, Point, Row, Section, Table, Text,
};
pub use pdf::{Fonts, Pdf, PdfError, pdf};
pub use public::{MASK, NameLeft, Place, names_left_in_words};
pub use sections::board;
pub use size::{MOST_PIXELS, MOST_TEXT, TooLarge, too_large_in_words};
pub use text::text;

use std::path::Path;
use std::sync::Arc;

use model::Both as _;
use photo::photos;
use public::Mask;
use strum::VariantArray as _;

use crate::case::{Evaluation, NotRulable};
use crate::export::diagram::Style;
use crate::law::Library;
use crate::report::Report;
use crate::report::seal::{Breach, Section as Sealing, Uncovered, uncovered, verify};
use crate::text::Lang;

/// What kind of file a paper is written as.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, strum::VariantArray)]
pub enum PaperFormat {
    #[default]
    Pdf,
    Html,
    Text,
}

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

/// What a paper is made of.
#[derive(Copy, Clone, Debug)]
pub struct Subject<'a> {
    pub report: &'a Report,
    /// The law at hand.
    pub library: &'a Library,
    /// The SHA-256 of the report's canonical text.
    pub digest: &'a str,
    /// Name and version of the program.
    pub program: &'a str,
}

/// In which languages a paper is written.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Languages {
    /// 简体中文
    #[default]
    Zh,
    /// English
    En,
    /// Both, the English under the Chinese.
    Both,
}

/// For whom a paper is.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Readers {
    /// The association's file: everything.
    #[default]
    File,
    /// Everybody: names, teams, private notes and signatures are left out.
    Public {
        /// Whether the pictures of the exhibits stay.
        pictures: bool,
    },
}

/// How a paper is made.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    pub languages: Languages,
    pub readers: Readers,
    /// How the board is drawn.
    pub style: Style,
}

/// Makes the paper. A report that cannot be ruled on has one too, which says why.
pub fn paper(subject: &Subject<'_>, options: &Options) -> Paper {
    // What was left out would break every seal.
    let sealed = Sealed { breaches: verify(subject.report), uncovered: uncovered(subject.report) };
    let without_names;
    let (subject, texts) = match options.readers {
        Readers::File => (*subject, Texts::of(subject.report, subject.library)),
        Readers::Public { .. } => {
            let (report, texts) = public(subject.report, subject.library);
            without_names = report;
            (Subject { report: &without_names, ..*subject }, texts)
        }
    };
    let case = Case::new(subject, *options, texts, sealed);
    let written = |lang| sections::paper(&case, lang);
    match options.languages {
        Languages::Zh => written(Lang::Zh),
        Languages::En => written(Lang::En),
        Languages::Both => written(Lang::Zh).both(written(Lang::En)),
    }
}

/// The places of a public paper where a part of a name may be left.
pub fn names_left(report: &Report, library: &Library) -> Vec<NameLeft> {
    let (_, Texts { mask, .. }) = public(report, library);
    mask.map(|mask| mask.left).unwrap_or_default()
}

/// A copy of the report without what is private, and what is written about it.
fn public(report: &Report, library: &Library) -> (Report, Texts) {
    let mut mask = Mask::of(report);
    let mut report = mask.report(report);
    let mut texts = Texts::of(&report, library);
    if let Ok(evaluation) = &mut texts.evaluation {
        mask.case_law(&mut evaluation.law, &texts.library);
    }
    mask.library(&mut texts.library);
    mask.cited(&mut report);
    mask.left.dedup();
    (report, Texts { mask: Some(mask), ..texts })
}

/// What the paper says beside the report.
struct Texts {
    /// The law at hand, with what the report carries.
    library: Library,
    /// What follows, or why nothing does.
    evaluation: Result<Evaluation, NotRulable>,
    /// What takes names out, where they are taken out.
    mask: Option<Mask>,
}

impl Texts {
    fn of(report: &Report, library: &Library) -> Self {
        let evaluation = Evaluation::of(report, library);
        // Names are given from what can be read.
        let library = library.with_law_of(report.event.law());
        Self { library, evaluation, mask: None }
    }
}

/// What the paper is about, worked out once for every section and language.
struct Case<'a> {
    subject: Subject<'a>,
    options: Options,
    texts: Texts,
    /// The pictures of the exhibits, in their order; `None` where one is left out or cannot be decoded.
    photos: Vec<Option<Arc<Photo>>>,
    sealed: Sealed,
}

/// What seals show of the report itself, nothing left out.
#[derive(Default)]
struct Sealed {
    /// Seals and signatures that do not hold.
    breaches: Vec<Breach>,
    /// What is under no seal.
    uncovered: Vec<Uncovered>,
}

impl<'a> Case<'a> {
    fn new(subject: Subject<'a>, options: Options, texts: Texts, sealed: Sealed) -> Self {
        let shown = !matches!(options.readers, Readers::Public { pictures: false });
        let exhibits = &subject.report.exhibits;
        let photos = if shown { photos(exhibits) } else { vec![None; exhibits.len()] };
        Self { subject, options, texts, photos, sealed }
    }

    const fn report(&self) -> &'a Report {
        self.subject.report
    }

    /// Whether this is under no seal, in a report that has one; of one that has none that is said once, as a whole.
    fn is_uncovered(&self, is: impl Fn(Uncovered) -> bool) -> bool {
        let uncovered = &self.sealed.uncovered;
        *uncovered != [Uncovered::Everything] && uncovered.iter().any(|&one| is(one))
    }

    fn is_item_uncovered(&self, of: Sealing, index: usize) -> bool {
        self.is_uncovered(|one| one.is_item(of, index))
    }

    const fn is_public(&self) -> bool {
        matches!(self.options.readers, Readers::Public { .. })
    }
}

/// One decision of the report as a document of its own, in one language; empty where there is none of this number,
/// from 0.
pub fn decision(report: &Report, index: usize, lang: Lang) -> Vec<Block> {
    let Some(decision) = report.decisions.get(index) else { return Vec::new() };
    sections::DecisionWriter::of(report, decision, lang, false, Style::Colour).blocks()
}
