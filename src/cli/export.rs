//! `export`: a report as a paper, or its board as a picture.

use std::fs;
use std::path::Path;

use super::args::ExportArgs;
use super::{Exit, Output};
use crate::case::Evaluation;
use crate::digest::Digest;
use crate::export::diagram::{Diagram, PictureFormat, Style};
use crate::export::paper::{
    Fonts, Options, PaperFormat, Readers, Subject, TooLarge, board, names_left, names_left_in_words, paper,
    too_large_in_words,
};
use crate::law::Library;
use crate::report::Report;
use crate::store::{self, format};
use crate::text::sheet::missing;
use crate::text::visible::one_line;
use crate::text::window::event_line;
use crate::text::{Lang, files, names, review};
use crate::tr;

/// How wide a picture of the board is, in pixels.
const PNG_WIDTH: u32 = 1200;

/// What is written, by the ending of the file.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Kind {
    Paper(PaperFormat),
    Picture(PictureFormat),
}

impl Kind {
    fn of(path: &Path) -> Option<Self> {
        let picture = || PictureFormat::of(path).map(Self::Picture);
        PaperFormat::of(path).map(Self::Paper).or_else(picture)
    }
}

/// The endings of files that can be written: all but the last, and the last.
fn endings(lang: Lang) -> (String, String) {
    let papers = PaperFormat::ALL.iter().map(|format| format.ending());
    let pictures = PictureFormat::ALL.iter().map(|format| format.ending());
    let mut all: Vec<String> = papers.chain(pictures).map(|ending| format!(".{ending}")).collect();
    let last = all.pop().unwrap_or_default();
    (names::list(&all, lang), last)
}

/// Carries out the command.
pub(super) fn run(args: &ExportArgs, library: &Library) -> Output {
    let lang: Lang = args.lang.into();
    match export(args, library, lang) {
        Ok(notes) => Output { err: notes, ..Output::done(String::new()) },
        Err(Refused(reasons)) => {
            let mut output = Output { exit: Exit::BadInput, ..Output::done(String::new()) };
            reasons.iter().for_each(|reason| output.complain(reason));
            output
        }
    }
}

/// Why nothing was written, a line each.
struct Refused(Vec<String>);

impl From<String> for Refused {
    fn from(reason: String) -> Self {
        Self(vec![reason])
    }
}

/// Writes the file; what the arbiter has to know of it.
fn export(args: &ExportArgs, library: &Library, lang: Lang) -> Result<String, Refused> {
    let out = args.to.display();
    let Some(kind) = Kind::of(&args.to) else {
        let (others, last) = endings(lang);
        return Err(tr!(lang, "export-kind-unknown", out, others, last).into());
    };
    if same_file(&args.file, &args.to) {
        return Err(tr!(lang, "export-over-itself", out).into());
    }
    let loaded = store::load(&args.file).map_err(|error| files::load_error(&error, lang))?;
    let report = &loaded.parsed.report;
    let canonical = format::write(report).map_err(|error| files::format_error(&error, lang))?;
    let digest = Digest::of(canonical.as_bytes()).to_string();
    let subject = Subject { report, library, digest: &digest, program: crate::PROGRAM };
    let style = if args.print { Style::Print } else { Style::Colour };
    let readers = if args.public { Readers::Public { pictures: args.pictures } } else { Readers::File };
    let options = Options { languages: args.lang.into(), readers, style };
    let mut notes = String::new();
    if let Kind::Paper(_) = kind
        && let Some(why) =
            TooLarge::of(report, &canonical, !args.public || args.pictures).filter(|_| !args.large)
    {
        return Err(too_large_in_words(why, lang).into());
    }
    if args.public && !args.names_checked && matches!(kind, Kind::Paper(_)) {
        let left = names_left(report, library);
        if !left.is_empty() {
            let mut lines = names_left_in_words(&left, lang);
            lines.push(tr!(lang, "public-left-not-written").to_owned());
            return Err(Refused(lines));
        }
    }
    if let Err(why) = Evaluation::of(report, library) {
        notes.push_str(&(one_line(&review::no_ruling(&why, lang)) + "\n"));
    }
    let bytes = match kind {
        Kind::Paper(format) => {
            let fonts = if format == PaperFormat::Pdf { fonts(args, lang)? } else { Fonts::default() };
            let written = format
                .write(&paper(&subject, &options), &fonts)
                .map_err(|error| tr!(lang, "export-no-pdf", error = error.to_string()))?;
            if !written.missing.is_empty() {
                notes.push_str(&(missing(&written.missing, lang) + "\n"));
            }
            written.bytes
        }
        Kind::Picture(format) => {
            let picture = picture(&subject, style, args.public, lang);
            format.write(&picture, PNG_WIDTH).map_err(|error| error.to_string())?
        }
    };
    store::export(&args.to, &bytes, args.force)
        .map_err(|error| files::cannot_write(&args.to, &error, lang))?;
    Ok(notes)
}

/// The fonts that are given beside those in the program.
fn fonts(args: &ExportArgs, lang: Lang) -> Result<Fonts, String> {
    let mut fonts = Fonts::default();
    for path in &args.font {
        let name = path.display();
        let bytes = store::read_bytes(path, store::MAX_FONT).map_err(|error| {
            let error = files::not_read(&error, lang);
            tr!(lang, "export-font-unread", name, error)
        })?;
        if !fonts.add(bytes) {
            return Err(tr!(lang, "export-font-unusable", name));
        }
    }
    Ok(fonts)
}

/// The board with the event under it; a public one says nothing of the event that is not in the public paper.
fn picture(subject: &Subject<'_>, style: Style, public: bool, lang: Lang) -> Diagram {
    let mut diagram = board(subject, style);
    let line = |report: &Report| event_line(report, lang);
    diagram.caption = match public {
        true => Vec::new(),
        false => vec![line(subject.report)],
    };
    diagram.caption.retain(|line| !line.is_empty());
    diagram
}

/// Whether both names are of one file, links followed.
fn same_file(one: &Path, other: &Path) -> bool {
    match (fs::canonicalize(one), fs::canonicalize(other)) {
        (Ok(one), Ok(other)) => one == other,
        _ => one == other,
    }
}
