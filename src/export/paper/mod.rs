//! The paper: the report, the ruling and the decision as a document that an association can file.
//!
//! [`paper`] makes one typed [`Paper`] out of a report and its law; [`html()`], [`text()`] and [`pdf()`] write it.
//! The same report, law and options give the same bytes: nothing here knows a clock.

mod html;
mod lines;
mod message;
mod model;
mod pdf;
mod photo;
mod public;
mod sections;
mod size;
mod text;

pub use crate::text::visible::visible;
pub use html::html;
pub use message::message;
pub use model::{
    Block, Column, Field, Figure, Paper, Part, Photo, Picture, Point, Row, Section, Table, Text,
};
pub use pdf::{Fonts, Pdf, PdfError, pdf, picture};
pub use public::{MASK, NameLeft, Place, names_left_in_words};
pub use sections::board;
pub use size::{MOST_PIXELS, MOST_TEXT, TooLarge, too_large_in_words};
pub use text::text;

use std::borrow::Cow;
use std::path::Path;
use std::sync::Arc;
use std::{mem, slice};

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
use crate::tr;

/// What kind of file a paper is written as.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, strum::VariantArray)]
pub enum PaperFormat {
    #[default]
    Pdf,
    Html,
    Text,
    /// A picture of a paper of one page.
    Png,
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
            Self::Png => "PNG",
        }
    }

    /// The endings of its files; the first is the one that is proposed.
    const fn endings(self) -> (&'static str, &'static [&'static str]) {
        match self {
            Self::Pdf => ("pdf", &[]),
            Self::Html => ("html", &["htm", "xhtml"]),
            Self::Text => ("txt", &[]),
            Self::Png => ("png", &[]),
        }
    }

    /// Writes a paper. Fonts beside the embedded ones matter only in a PDF.
    ///
    /// # Errors
    /// The PDF or the picture cannot be made.
    pub fn write(self, paper: &Paper, fonts: &Fonts) -> Result<WrittenPaper, PdfError> {
        let plain = |text: String| WrittenPaper { bytes: text.into_bytes(), missing: Vec::new() };
        match self {
            Self::Pdf => pdf(paper, fonts).map(|pdf| WrittenPaper { bytes: pdf.bytes, missing: pdf.missing }),
            Self::Html => Ok(plain(html(paper))),
            Self::Text => Ok(plain(text(paper))),
            Self::Png => picture(paper).map(|pdf| WrittenPaper { bytes: pdf.bytes, missing: pdf.missing }),
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
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Languages {
    One(Lang),
    /// The second beside the first.
    Two(Lang, Lang),
}

impl Default for Languages {
    fn default() -> Self {
        Self::One(Lang::default())
    }
}

impl Languages {
    /// Those that are offered.
    pub const ALL: [Self; 5] = [
        Self::One(Lang::Zh),
        Self::One(Lang::ZhHant),
        Self::One(Lang::En),
        Self::Two(Lang::Zh, Lang::En),
        Self::Two(Lang::ZhHant, Lang::En),
    ];

    pub const fn first(self) -> Lang {
        match self {
            Self::One(first) | Self::Two(first, _) => first,
        }
    }

    /// What moves of the game are written in, which is the same in every language.
    const fn of_moves(self) -> Lang {
        if self.first().is_chinese() { self.first() } else { Lang::Zh }
    }

    /// Their names in themselves.
    pub fn name(self) -> String {
        match self {
            Self::One(lang) => lang.name().to_owned(),
            Self::Two(first, second) => format!("{} / {}", first.name(), second.name()),
        }
    }
}

/// What paper is made of a report.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum PaperKind {
    /// All of it, for the file.
    #[default]
    Report,
    /// The ruling on one page, which is signed at the board.
    Sheet,
    /// The decision of this number, from 0.
    Decision(usize),
}

impl PaperKind {
    /// What can be made of a report, in the order in which it is offered.
    pub fn of(report: &Report) -> impl Iterator<Item = Self> {
        [Self::Report, Self::Sheet].into_iter().chain((0..report.decisions.len()).map(Self::Decision))
    }

    /// What it is called.
    pub fn name(self, report: &Report, lang: Lang) -> String {
        match self {
            Self::Report => tr!(lang, "sheet-title").to_owned(),
            Self::Sheet => tr!(lang, "ruling-sheet").to_owned(),
            Self::Decision(index) => report.decisions.get(index).map_or_else(String::new, |decision| {
                let writer = sections::DecisionWriter::of(report, decision, lang, false, Style::Colour);
                writer.title(index + 1, report.decisions.len())
            }),
        }
    }

    /// The formats it can be written in; only what has one page becomes a picture.
    pub fn formats(self) -> impl Iterator<Item = PaperFormat> {
        PaperFormat::ALL
            .iter()
            .copied()
            .filter(move |&format| format != PaperFormat::Png || self == Self::Sheet)
    }
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
    pub kind: PaperKind,
    pub languages: Languages,
    pub readers: Readers,
    /// How the board is drawn.
    pub style: Style,
}

/// Makes the paper. A report that cannot be ruled on has one too, which says why.
pub fn paper(subject: &Subject<'_>, options: &Options) -> Paper {
    let cases = Case::all(slice::from_ref(subject), options);
    written(options.languages, |lang| cases.first().map(|case| sections::paper(case, lang)))
        .unwrap_or_default()
}

/// Makes the book of an event, of its reports in this order; `unread` names files that could not be read. A book of
/// nothing says nothing.
pub fn book(subjects: &[Subject<'_>], unread: &[String], options: &Options) -> Paper {
    // A book shows no exhibits.
    let cases = Case::all(subjects, &Options { kind: PaperKind::Sheet, ..*options });
    written(options.languages, |lang| sections::book(&cases, unread, lang)).unwrap_or_default()
}

fn written(languages: Languages, write: impl Fn(Lang) -> Option<Paper>) -> Option<Paper> {
    match languages {
        Languages::One(lang) => write(lang),
        Languages::Two(first, second) => Some(write(first)?.both(write(second)?)),
    }
}

/// The places of a public paper where a part of a name may be left.
pub fn names_left(report: &Report, library: &Library) -> Vec<NameLeft> {
    names_left_in_book(&[report], library).into_iter().flatten().collect()
}

/// The same of a public book, for each of its reports.
pub fn names_left_in_book(reports: &[&Report], library: &Library) -> Vec<Vec<NameLeft>> {
    let mut mask = Mask::of(reports.iter().copied());
    let mut of_none = mem::take(&mut mask.left);
    let of_report = |report: &&Report| {
        mask.left = mem::take(&mut of_none);
        public(&mut mask, report, library);
        mem::take(&mut mask.left)
    };
    reports.iter().map(of_report).collect()
}

/// A copy of the report without what is private, and what is written about it.
fn public(mask: &mut Mask, report: &Report, library: &Library) -> (Report, Texts) {
    let mut report = mask.report(report);
    let mut texts = Texts::of(&report, library);
    if let Ok(evaluation) = &mut texts.evaluation {
        mask.case_law(&mut evaluation.law, &texts.library);
    }
    mask.library(&mut texts.library);
    mask.cited(&mut report);
    mask.left.dedup();
    (report, texts)
}

/// What the paper says beside the report.
struct Texts {
    /// The law at hand, with what the report carries.
    library: Library,
    /// What follows, or why nothing does.
    evaluation: Result<Evaluation, NotRulable>,
}

impl Texts {
    fn of(report: &Report, library: &Library) -> Self {
        let evaluation = Evaluation::of(report, library);
        // Names are given from what can be read.
        let library = library.with_law_of(report.event.law());
        Self { library, evaluation }
    }
}

/// What the paper is about, worked out once for every section and language.
struct Case<'a> {
    report: Cow<'a, Report>,
    digest: &'a str,
    program: &'a str,
    options: Options,
    texts: Texts,
    /// What takes names out, where they are taken out.
    mask: Option<Arc<Mask>>,
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

impl Sealed {
    fn of(report: &Report) -> Self {
        Self { breaches: verify(report), uncovered: uncovered(report) }
    }
}

impl<'a> Case<'a> {
    /// The cases of these reports; for the public without any name that stands in one of them.
    fn all(subjects: &[Subject<'a>], options: &Options) -> Vec<Self> {
        let mut mask = match options.readers {
            Readers::File => None,
            Readers::Public { .. } => Some(Mask::of(subjects.iter().map(|subject| subject.report))),
        };
        let mut case = |subject: &Subject<'a>| {
            let Subject { report, library, .. } = *subject;
            // What was left out would break every seal.
            let sealed = Sealed::of(report);
            let (report, texts) = match &mut mask {
                None => (Cow::Borrowed(report), Texts::of(report, library)),
                Some(mask) => {
                    let (report, texts) = public(mask, report, library);
                    (Cow::Owned(report), texts)
                }
            };
            Self::new(subject, report, *options, texts, sealed)
        };
        let mut cases: Vec<Self> = subjects.iter().map(&mut case).collect();
        let mask = mask.map(Arc::new);
        cases.iter_mut().for_each(|case| case.mask.clone_from(&mask));
        cases
    }

    fn new(
        subject: &Subject<'a>,
        report: Cow<'a, Report>,
        options: Options,
        texts: Texts,
        sealed: Sealed,
    ) -> Self {
        let shown =
            options.kind == PaperKind::Report && options.readers != (Readers::Public { pictures: false });
        let photos = if shown { photos(&report.exhibits) } else { vec![None; report.exhibits.len()] };
        let Subject { digest, program, .. } = *subject;
        Self { report, digest, program, options, texts, mask: None, photos, sealed }
    }

    fn report(&self) -> &Report {
        &self.report
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
