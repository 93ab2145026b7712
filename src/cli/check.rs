//! `check`: is each file a sound report?

use super::args::CheckArgs;
use super::{Exit, Failure, Output};
use crate::law::Library;
use crate::report::Report;
use crate::store;
use crate::text::{Lang, files};
use crate::tr;

/// Carries out the command.
pub(super) fn run(args: &CheckArgs, library: &Library) -> Output {
    let lang = args.lang.into();
    let mut output = Output::done(String::new());
    for path in &args.files {
        let name = path.display();
        let loaded = match store::load(path) {
            Ok(loaded) => loaded,
            Err(error) => {
                output.complain(&files::load_error(&error, lang));
                output.exit = Exit::No;
                continue;
            }
        };
        for note in &loaded.parsed.notes {
            output.say(&format!("{name}: {}", files::format_note(*note, lang)));
        }
        let event = &loaded.parsed.report.event;
        let cited = [&event.rulebook, &event.reading].into_iter().chain(&event.regulation);
        for law in cited.filter(|law| library.differs(law)) {
            output.say(&format!("{name}: {}", files::law_differs(&law.id, lang)));
        }
        let faults = faults(&loaded.parsed.report, library);
        for fault in &faults {
            output.complain(&format!("{name}: {}", fault.say(library, lang)));
            output.exit = Exit::No;
        }
        if faults.is_empty() {
            output.say(&format!("{name}: {}", sound(lang)));
        }
    }
    output
}

fn sound(lang: Lang) -> &'static str {
    tr!(lang, "cli-sound")
}

/// Everything that keeps a report from being ruled on.
fn faults(report: &Report, library: &Library) -> Vec<Failure> {
    let mut found = Vec::new();
    match report.incident() {
        Ok(incident) => found.extend(incident.empty_square().map(Failure::EmptySquare)),
        Err(reasons) => found.push(reasons.into()),
    }
    let (rulebook, reading) = (&report.event.rulebook, &report.event.reading);
    match library.with_law_of(report.event.law()) {
        Err(error) => found.push(error.into()),
        Ok(library) => {
            if library.rulebook(&rulebook.id).is_none() {
                found.push(Failure::UnknownRulebook(rulebook.id.clone()));
            }
            if library.reading(&reading.id).is_none() {
                found.push(Failure::UnknownReading(reading.id.clone()));
            }
            if let Some(cited) = &report.event.regulation
                && library.regulation(&cited.id).is_none()
            {
                found.push(Failure::UnknownRegulation(cited.id.clone()));
            }
        }
    }
    found
}
