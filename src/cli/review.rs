//! `review`: the rulings given in many reports, beside what follows today.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::args::Format;
use super::args::ReviewArgs;
use super::{Exit, Failure, Output, json};
use crate::case::{Difference, DifferenceCause, Reviewed, RulingSummary, refused_texts, review};
use crate::law::Library;
use crate::report::Report;
use crate::report::seal::Entry;
use crate::store::{self, archive};
use crate::text::{Lang, files, review as words};

/// Carries out the command: 1 where a ruling comes out otherwise or a text that a report carries is refused, 2 where a
/// file cannot be read.
pub(super) fn run(args: &ReviewArgs, library: &Library) -> Output {
    let lang = args.output.lang;
    let paths = match paths(&args.folder) {
        Ok(paths) => paths,
        Err(error) => return Output::failed(files::cannot_read(&args.folder, &error, lang)),
    };
    let mut output = Output::done(String::new());
    let (mut objects, mut rulings, mut others) = (Vec::new(), 0, 0);
    for path in paths {
        let name = path.display().to_string();
        match store::load_report(&path) {
            Err(error) => {
                let error = files::load_error(&error, lang);
                output.complain(&error);
                objects.push(json!({ "file": name, "error": error }));
                output.exit = Exit::BadInput;
            }
            Ok(report) => {
                for error in refused_texts(&report) {
                    let error = Failure::Law(error).say(library, lang);
                    output.complain(&format!("{name}: {error}"));
                    objects.push(json!({ "file": name, "error": error }));
                    output.exit = output.exit.max(Exit::No);
                }
                for one in review(&report, library) {
                    rulings += 1;
                    if one.is_other() {
                        others += 1;
                        output.exit = output.exit.max(Exit::No);
                        output.say(&format!("{name}: {}", words::reviewed(&report, &one, lang)));
                    }
                    objects.push(object(&name, &report, &one, lang));
                }
            }
        }
    }
    match args.output.format {
        Format::Text => output.say(&words::count(rulings, others, lang)),
        Format::Json => output.out = json::written(&Value::Array(objects)),
    }
    output
}

/// The files of a folder, or the one file named.
fn paths(path: &Path) -> std::io::Result<Vec<PathBuf>> {
    if path.metadata()?.is_dir() {
        return Ok(archive::paths(path)?.into_iter().map(|file| path.join(file)).collect());
    }
    Ok(vec![path.to_owned()])
}

fn object(file: &str, report: &Report, one: &Reviewed, lang: Lang) -> Value {
    let (entry, number) = match one.entry {
        Entry::Ruling(index) => ("ruling", index + 1),
        Entry::Decision(index) => ("decision", index + 1),
    };
    json!({
        "file": file,
        "entry": entry,
        "number": number,
        "given_by": one.by,
        "then": summary(&one.then),
        "now": one.now.as_ref().ok().map(summary),
        "same": !one.is_other(),
        "differs": one.differs.iter().map(|&difference| difference_code(difference)).collect::<Vec<_>>(),
        "why": one.why.iter().map(why_code).collect::<Vec<_>>(),
        "why_texts": one.why.iter().map(|why| words::why(why, lang)).collect::<Vec<_>>(),
        "text": words::reviewed(report, one, lang),
    })
}

/// A ruling in short, for programs.
pub(super) fn summary(of: &RulingSummary) -> Value {
    json!({
        "outcome": of.outcome.code(),
        "by": of.outcome.by(of.charged),
        "ground": of.ground,
        "duty": of.duty,
    })
}

const fn difference_code(difference: Difference) -> &'static str {
    match difference {
        Difference::Result => "result",
        Difference::Ground => "ground",
        Difference::Duty => "duty",
    }
}

fn why_code(why: &DifferenceCause) -> String {
    let code = match why {
        DifferenceCause::Changed(section) => return format!("changed-{}", section.word()),
        DifferenceCause::SealAltered => "seal-altered",
        DifferenceCause::Program(_) => "program",
        DifferenceCause::Disputed => "disputed",
        DifferenceCause::ByPeople => "by-people",
        DifferenceCause::Unknown => "unknown",
    };
    code.to_owned()
}
