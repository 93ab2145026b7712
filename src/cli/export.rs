//! `export`: a report as a paper, or its board as a picture.

use std::fs;
use std::path::Path;

use super::args::{ExportArgs, PaperArgs};
use super::{Exit, Output};
use crate::case::Evaluation;
use crate::digest::Digest;
use crate::export::diagram::{Diagram, PictureFormat, Style};
use crate::export::paper::{
    Fonts, Options, Paper, PaperFormat, PaperKind, Readers, Subject, TooLarge, board, names_left,
    names_left_in_words, paper, too_large_in_words,
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
    /// What a file of this name holds. A board is drawn only where no other paper was asked for.
    fn of(path: &Path, paper: PaperKind) -> Option<Self> {
        let format = PaperFormat::of(path).filter(|&format| paper.formats().any(|one| one == format));
        let picture = || PictureFormat::of(path).filter(|_| paper == PaperKind::Report).map(Self::Picture);
        format.map(Self::Paper).or_else(picture)
    }
}

/// The endings of files that can be written: all but the last, and the last.
fn endings(paper: PaperKind, lang: Lang) -> (String, String) {
    let papers = paper.formats().map(PaperFormat::ending);
    let pictures =
        PictureFormat::ALL.iter().filter(|_| paper == PaperKind::Report).map(|format| format.ending());
    let mut all: Vec<String> = papers.chain(pictures).map(|ending| format!(".{ending}")).collect();
    let last = all.pop().unwrap_or_default();
    (names::list(&all, lang), last)
}

/// Carries out the command.
pub(super) fn run(args: &ExportArgs, library: &Library) -> Output {
    let lang = args.paper.lang.first();
    output(export(args, library, lang))
}

/// What was written, with what the arbiter has to know of it, or why nothing was.
pub(super) fn output(result: Result<String, Refused>) -> Output {
    match result {
        Ok(notes) => Output { err: notes, ..Output::done(String::new()) },
        Err(Refused(reasons)) => {
            let mut output = Output { exit: Exit::BadInput, ..Output::done(String::new()) };
            reasons.iter().for_each(|reason| output.complain(reason));
            output
        }
    }
}

/// Which paper is asked for.
fn paper_kind(args: &ExportArgs) -> PaperKind {
    match args.decision {
        Some(number) => PaperKind::Decision(number.get() - 1),
        None if args.sheet => PaperKind::Sheet,
        None => PaperKind::Report,
    }
}

/// Why nothing was written, a line each.
pub(super) struct Refused(pub Vec<String>);

impl From<String> for Refused {
    fn from(reason: String) -> Self {
        Self(vec![reason])
    }
}

/// Writes the file; what the arbiter has to know of it.
fn export(args: &ExportArgs, library: &Library, lang: Lang) -> Result<String, Refused> {
    let out = args.to.display();
    let paper_kind = paper_kind(args);
    let Some(kind) = Kind::of(&args.to, paper_kind) else {
        let (others, last) = endings(paper_kind, lang);
        return Err(tr!(lang, "export-kind-unknown", out, others, last).into());
    };
    if same_file(&args.file, &args.to) {
        return Err(tr!(lang, "export-over-itself", out).into());
    }
    let loaded = store::load(&args.file).map_err(|error| files::load_error(&error, lang))?;
    let report = &loaded.parsed.report;
    if PaperKind::of(report).all(|kind| kind != paper_kind) {
        return Err(tr!(lang, "export-no-decision", count = report.decisions.len()).into());
    }
    let canonical = format::write(report).map_err(|error| files::format_error(&error, lang))?;
    let digest = Digest::of(canonical.as_bytes()).to_string();
    let subject = Subject { report, library, digest: &digest, program: crate::PROGRAM };
    let style = if args.paper.print { Style::Print } else { Style::Colour };
    let readers = if args.paper.public { Readers::Public { pictures: args.pictures } } else { Readers::File };
    let options = Options { kind: paper_kind, languages: args.paper.lang, readers, style };
    let mut notes = String::new();
    if let Kind::Paper(_) = kind
        && let Some(why) = TooLarge::of(report, &canonical, !args.paper.public || args.pictures)
            .filter(|_| !args.paper.large)
    {
        return Err(too_large_in_words(why, lang).into());
    }
    if args.paper.public && !args.paper.names_checked && matches!(kind, Kind::Paper(_)) {
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
            let (bytes, missing) = bytes(&paper(&subject, &options), format, &args.paper, lang)?;
            notes.push_str(&missing);
            bytes
        }
        Kind::Picture(format) => {
            let picture = picture(&subject, style, args.paper.public, lang);
            format.write(&picture, PNG_WIDTH).map_err(|error| error.to_string())?
        }
    };
    store::export(&args.to, &bytes, args.paper.force)
        .map_err(|error| files::cannot_write(&args.to, &error, lang))?;
    Ok(notes)
}

/// The paper in this format, and a line about what the fonts lack.
pub(super) fn bytes(
    paper: &Paper,
    format: PaperFormat,
    args: &PaperArgs,
    lang: Lang,
) -> Result<(Vec<u8>, String), Refused> {
    let fonts = if format == PaperFormat::Pdf { fonts(args, lang)? } else { Fonts::default() };
    let written =
        format.write(paper, &fonts).map_err(|error| tr!(lang, "export-no-pdf", error = error.to_string()))?;
    let lacking = !written.missing.is_empty();
    Ok((written.bytes, if lacking { missing(&written.missing, lang) + "\n" } else { String::new() }))
}

/// The fonts that are given beside those in the program.
fn fonts(args: &PaperArgs, lang: Lang) -> Result<Fonts, String> {
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
pub(super) fn same_file(one: &Path, other: &Path) -> bool {
    match (fs::canonicalize(one), fs::canonicalize(other)) {
        (Ok(one), Ok(other)) => one == other,
        _ => one == other,
    }
}
