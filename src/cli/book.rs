//! `book`: all incidents of an event as one paper.

use std::path::{Path, PathBuf};

use super::args::BookArgs;
use super::export::{Refused, bytes, output, same_file};
use super::{Exit, Output};
use crate::export::diagram::Style;
use crate::export::paper::{
    Options, PaperFormat, PaperKind, Readers, Subject, TooLarge, book, names_left_in_book,
    names_left_in_words, too_large_in_words,
};
use crate::law::Library;
use crate::report::Report;
use crate::store;
use crate::store::archive::{self, Incident, incidents};
use crate::text::visible::one_line;
use crate::text::{Lang, files, names};
use crate::tr;

/// Carries out the command. A file that cannot be read is named in the book.
pub(super) fn run(args: &BookArgs, library: &Library) -> Output {
    let lang = args.paper.lang.first();
    let mut complaints = Output::done(String::new());
    let written = paths(&args.files, lang).map_err(Refused::from).and_then(|paths| {
        let (mut incidents, unread) = incidents(paths);
        for (_, error) in &unread {
            complaints.complain(&files::load_error(error, lang));
            complaints.exit = Exit::BadInput;
        }
        of_event(&mut incidents, args.event.as_deref(), lang)?;
        let unread: Vec<String> = unread.iter().map(|(path, _)| path.display().to_string()).collect();
        write(args, &incidents, &unread, library, lang)
    });
    let Output { err, exit, .. } = output(written);
    Output { err: complaints.err + &err, exit: exit.max(complaints.exit), ..complaints }
}

/// Every file named, and every file of the folders named that may be a report.
fn paths(named: &[PathBuf], lang: Lang) -> Result<Vec<PathBuf>, String> {
    let mut all = Vec::new();
    for path in named {
        if path.is_dir() {
            let found = archive::paths(path).map_err(|error| files::cannot_read(path, &error, lang))?;
            all.extend(found.into_iter().map(|found| path.join(found)));
        } else {
            all.push(path.clone());
        }
    }
    Ok(all)
}

/// Leaves the incidents of one event: the one named, or the only one there is.
fn of_event(incidents: &mut Vec<Incident>, named: Option<&str>, lang: Lang) -> Result<(), String> {
    let mut events: Vec<&str> = incidents.iter().map(|one| one.report.event.name.as_str()).collect();
    events.sort_unstable();
    events.dedup();
    let quoted: Vec<String> = events.iter().map(|event| names::quoted(event, lang)).collect();
    let events_named = names::list(&quoted, lang);
    match (named, events.as_slice()) {
        (_, []) => return Err(tr!(lang, "event-book-nothing").to_owned()),
        (Some(event), events) if !events.contains(&event) => {
            let event = names::quoted(event, lang);
            return Err(tr!(lang, "event-book-no-event", event, events = events_named));
        }
        (Some(event), _) => incidents.retain(|one| one.report.event.name == event),
        (None, [_]) => {}
        (None, _) => return Err(tr!(lang, "event-book-several-events", events = events_named)),
    }
    Ok(())
}

/// Writes the file; what the arbiter has to know of it.
fn write(
    args: &BookArgs,
    incidents: &[Incident],
    unread: &[String],
    library: &Library,
    lang: Lang,
) -> Result<String, Refused> {
    let out = args.to.display();
    let formats = || PaperKind::Report.formats();
    let format = PaperFormat::of(&args.to).filter(|&format| formats().any(|one| one == format));
    let Some(format) = format else {
        let mut endings: Vec<String> = formats().map(|format| format!(".{}", format.ending())).collect();
        let last = endings.pop().unwrap_or_default();
        return Err(tr!(lang, "export-kind-unknown", out, others = names::list(&endings, lang), last).into());
    };
    for Incident { path, report, canonical, .. } in incidents {
        if same_file(path, &args.to) {
            return Err(tr!(lang, "export-over-itself", out).into());
        }
        if let Some(why) = TooLarge::of(report, canonical, false).filter(|_| !args.paper.large) {
            return Err(too_large_in_words(why, lang).into());
        }
    }
    if args.paper.public && !args.paper.names_checked {
        left_out(incidents, library, lang)?;
    }
    let subjects: Vec<Subject<'_>> = incidents
        .iter()
        .map(|one| Subject { report: &one.report, library, digest: &one.digest, program: crate::PROGRAM })
        .collect();
    let readers = if args.paper.public { Readers::Public { pictures: false } } else { Readers::File };
    let style = if args.paper.print { Style::Print } else { Style::Colour };
    let options = Options { languages: args.paper.lang, readers, style, ..Options::default() };
    let (bytes, notes) = bytes(&book(&subjects, unread, &options), format, &args.paper, lang)?;
    store::export(&args.to, &bytes, args.paper.force)
        .map_err(|error| files::cannot_write(&args.to, &error, lang))?;
    Ok(notes)
}

/// Refuses while parts of names may be left.
fn left_out(incidents: &[Incident], library: &Library, lang: Lang) -> Result<(), Refused> {
    let reports: Vec<&Report> = incidents.iter().map(|one| &one.report).collect();
    let left = names_left_in_book(&reports, library);
    let named = |path: &Path, line: String| format!("{}: {}", one_line(&path.display().to_string()), line);
    let mut lines: Vec<String> = Vec::new();
    for (Incident { path, .. }, left) in incidents.iter().zip(left).filter(|(_, left)| !left.is_empty()) {
        lines.extend(names_left_in_words(&left, lang).into_iter().map(|line| named(path, line)));
    }
    if lines.is_empty() {
        return Ok(());
    }
    lines.push(tr!(lang, "public-left-not-written").to_owned());
    Err(Refused(lines))
}
