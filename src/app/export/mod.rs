//! The paper and the pictures of a report as files: what is asked for, and how it is made.

pub mod dialog;
pub mod target;
pub(crate) mod update;

use crate::tr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::digest::Digest;
use crate::export::diagram::Style;
use crate::export::paper::{
    Fonts, Languages, Options, Paper, PaperFormat, PaperKind, Readers, Subject, TooLarge, WrittenPaper,
    message, paper, too_large_in_words,
};
use crate::law::Library;
use crate::report::Report;
use crate::store::{self, NotTakenOut, TakenOut, format};
use crate::text::{Lang, files};

/// How a paper is wanted.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct PaperChoice {
    pub kind: PaperKind,
    pub format: PaperFormat,
    pub languages: Languages,
    pub readers: Readers,
    /// Whether the board is drawn in black and white.
    pub print_style: bool,
}

/// A paper to be written.
#[derive(Clone, Debug, PartialEq)]
pub struct PaperJob {
    pub report: Arc<Report>,
    pub library: Arc<Library>,
    pub choice: PaperChoice,
    pub path: PathBuf,
    /// Whether what is there may be written over.
    pub over: bool,
}

/// How far a paper has come.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The case is worked out and its pictures are made ready.
    Making,
    /// Lines and pages are set.
    Setting,
    /// The file is written.
    Writing,
}

impl Stage {
    /// How much of the work lies behind it, from 0 to 1.
    pub const fn done(self) -> f32 {
        match self {
            Self::Making => 0.1,
            Self::Setting => 0.5,
            Self::Writing => 0.9,
        }
    }
}

/// How pictures are written as files.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Copies {
    /// Without what the files hold besides their pixels, such as the place where a photograph was taken.
    #[default]
    Clean,
    /// Byte for byte as they were received.
    Original,
}

/// The pictures that were written as files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// How they were written.
    pub copies: Copies,
    /// So many were written.
    pub written: usize,
    /// From so many of them the place where they were taken was left out.
    pub without_place: usize,
    /// From so many others camera, time or notes were left out.
    pub without_notes: usize,
    /// These were not written: they are too damaged to say what they hold.
    pub damaged: Vec<String>,
}

/// What is said about papers and pictures as files.
#[derive(Clone, Debug, PartialEq)]
pub enum ExportMessage {
    /// The paper has come so far.
    Stage(Stage),
    /// The paper was written, and the fonts lack these characters; or why it was not.
    Written(PaperChoice, Result<Vec<char>, String>),
    /// The ruling sheet for the clipboard, as text; or why there is none.
    SheetText(Result<String, String>),
    /// The same as a picture.
    SheetDrawn(Result<Arc<egui::ColorImage>, String>),
    /// The pictures were written into this folder; or why not.
    TakenOut(PathBuf, Result<Copied, String>),
}

impl PaperChoice {
    /// Makes the paper of a report.
    ///
    /// # Errors
    /// Why it is not made, as a sentence.
    fn make(self, report: &Report, library: &Library, lang: Lang) -> Result<Paper, String> {
        let canonical = format::write(report).map_err(|error| files::format_error(&error, lang))?;
        let with_pictures = !matches!(self.readers, Readers::Public { pictures: false });
        if let Some(why) = TooLarge::of(report, &canonical, with_pictures) {
            return Err(too_large_in_words(why, lang));
        }
        let digest = Digest::of(canonical.as_bytes()).to_string();
        let subject = Subject { report, library, digest: &digest, program: crate::PROGRAM };
        let style = if self.print_style { Style::Print } else { Style::Colour };
        let Self { kind, languages, readers, .. } = self;
        Ok(paper(&subject, &Options { kind, languages, readers, style }))
    }
}

impl PaperJob {
    /// Makes and writes the paper; the characters that the fonts lack come back.
    ///
    /// # Errors
    /// What went wrong, as a sentence.
    pub fn run(self, lang: Lang, progress: impl Fn(Stage)) -> Result<Vec<char>, String> {
        let Self { report, library, choice, path, over } = self;
        progress(Stage::Making);
        let made = choice.make(&report, &library, lang)?;
        progress(Stage::Setting);
        let WrittenPaper { bytes, missing } = choice
            .format
            .write(&made, &Fonts::default())
            .map_err(|error| tr!(lang, "printing-no-pdf", why = error.to_string()))?;
        progress(Stage::Writing);
        store::export(&path, &bytes, over).map_err(|error| files::cannot_write(&path, &error, lang))?;
        Ok(missing)
    }
}

/// The ruling sheet for the clipboard: as a picture where the format is one, else as text.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetCopy {
    pub report: Arc<Report>,
    pub library: Arc<Library>,
    pub choice: PaperChoice,
}

impl SheetCopy {
    pub fn run(self, lang: Lang) -> ExportMessage {
        let made = self.choice.make(&self.report, &self.library, lang);
        if self.choice.format != PaperFormat::Png {
            return ExportMessage::SheetText(made.map(|paper| message(&paper)));
        }
        ExportMessage::SheetDrawn(made.and_then(|paper| {
            let written = self.choice.format.write(&paper, &Fonts::default());
            let written = written.map_err(|error| tr!(lang, "printing-no-pdf", why = error.to_string()))?;
            target::pixels(&written.bytes).map(Arc::new).map_err(|error| error.to_string())
        }))
    }
}

/// Writes the pictures of a report into a folder; nothing is written over. What was written comes back.
///
/// # Errors
/// What went wrong, as a sentence.
pub fn take_out(report: &Report, copies: Copies, folder: &Path, lang: Lang) -> Result<Copied, String> {
    let exhibits = &report.exhibits;
    let mut copied = Copied { copies, ..Copied::default() };
    let taken = match copies {
        Copies::Original => store::take_out(exhibits, folder),
        Copies::Clean => store::take_out_clean(exhibits, folder),
    };
    for one in taken {
        match one.map_err(|NotTakenOut { path, error }| files::cannot_write(&path, &error, lang))? {
            TakenOut::Whole(_) => copied.written += 1,
            TakenOut::Cleaned(_, removed) => {
                copied.written += 1;
                copied.without_place += usize::from(removed.place);
                copied.without_notes += usize::from(!removed.place);
            }
            TakenOut::Damaged(name) => copied.damaged.push(name),
        }
    }
    Ok(copied)
}
