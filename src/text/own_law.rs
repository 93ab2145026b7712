//! Why a user's own file of law is not taken, in words: which, where, and what to do.

use super::{Lang, files, law, names, ruling};
use crate::case::MissingLaw;
use crate::law::{LawError, LawFault, LawRef, Part};
use crate::store::law::{LawProblem, MAX_LAW_BYTES, MAX_LAW_FILES, WhyNot};
use crate::tr;

/// A file or folder of law that was not taken, and why.
pub fn problem(problem: &LawProblem, lang: Lang) -> String {
    let path = problem.path.display();
    let reason = match &problem.why {
        WhyNot::Io(error) => files::system(error, lang),
        WhyNot::NotAFile => tr!(lang, "own-law-not-a-file").to_owned(),
        WhyNot::TooLarge => tr!(lang, "own-law-too-large", most = MAX_LAW_BYTES >> 20),
        WhyNot::TooMany(left_out) => tr!(lang, "own-law-too-many", most = MAX_LAW_FILES, left_out),
        WhyNot::NotText(offset) => tr!(lang, "own-law-not-text", offset),
        WhyNot::Law(error) => law_error(error, lang),
    };
    tr!(lang, "own-law-not-used", path, reason)
}

/// Why a text is not taken as law.
pub fn law_error(error: &LawError, lang: Lang) -> String {
    match error {
        LawError::Unreadable(error) => {
            let start = error.error.span.start;
            let reason = error.error.code.to_string();
            tr!(lang, "law-unreadable", line = start.line, column = start.col, reason)
        }
        LawError::Faulty(faults) => {
            let faults: Vec<String> = faults.iter().map(|one| fault(one, lang)).collect();
            names::semicolons(&faults, lang)
        }
        LawError::NoSuchRulebook(id) => tr!(lang, "law-no-such-rulebook", id = names::quoted(id, lang)),
        LawError::NotAsCited { cited, carried } => tr!(
            lang,
            "law-not-as-cited",
            cited = names::quoted(cited, lang),
            carried = names::quoted(carried, lang)
        ),
        LawError::Unwritable(reason) => tr!(lang, "law-unwritable", reason = reason.to_string()),
    }
}

/// The name of the text that cannot be read, as part of a sentence; empty where none is to be named.
pub fn file_of(error: &LawError, lang: Lang) -> String {
    match error {
        LawError::Unreadable(error) => tr!(lang, "law-file", file = names::quoted(&error.file, lang)),
        _ => String::new(),
    }
}

/// Why a file does not become the event's regulation.
pub fn regulation_refused(file: &str, error: &LawError, lang: Lang) -> String {
    let reason = law_error(error, lang);
    if matches!(error, LawError::Unreadable(_)) {
        tr!(lang, "regulation-unreadable", file, reason)
    } else {
        tr!(lang, "regulation-unusable", file, reason)
    }
}

/// A file holds another text of the law that is missing than the one cited.
pub fn not_as_cited(file: &str, missing: &MissingLaw, found: &LawRef, lang: Lang) -> String {
    let (id, found) = (names::quoted(&missing.id, lang), law::short_digest(&found.digest));
    tr!(lang, "text-not-as-cited", file, id, found, cited = law::short_digest(&missing.digest))
}

/// The regulation in force was written for another rulebook.
pub fn written_for(rulebook: &str, in_force: &str, lang: Lang) -> String {
    tr!(
        lang,
        "regulation-written-for",
        rulebook = names::quoted(rulebook, lang),
        in_force = names::quoted(in_force, lang)
    )
}

/// One thing that is wrong with a piece of law.
pub fn fault(fault: &LawFault, lang: Lang) -> String {
    match fault {
        LawFault::OddId(id) => tr!(lang, "law-fault-odd-id", id = names::quoted(id, lang)),
        LawFault::Missing(missing) => tr!(lang, "law-fault-missing", part = part(*missing, lang)),
        LawFault::MissingInClause(number) => {
            tr!(lang, "law-fault-missing-in-clause", number = names::quoted(number, lang))
        }
        LawFault::OddNumber(number) => {
            tr!(lang, "law-fault-odd-number", number = names::quoted(number, lang))
        }
        LawFault::NumberTwice(number) => {
            tr!(lang, "law-fault-number-twice", number = names::quoted(number, lang))
        }
        LawFault::MatterTwice(matter, one, two) => tr!(
            lang,
            "law-fault-matter-twice",
            one = names::quoted(one, lang),
            two = names::quoted(two, lang),
            matter = law::matter(*matter, lang)
        ),
        LawFault::NoSuchClause(matter, number) => tr!(
            lang,
            "law-fault-no-such-clause",
            matter = law::matter(*matter, lang),
            number = names::quoted(number, lang)
        ),
        LawFault::SetTwice(matter, number) => tr!(
            lang,
            "law-fault-set-twice",
            number = names::quoted(number, lang),
            matter = law::matter(*matter, lang)
        ),
        LawFault::NoughtLimit(matter, _) => {
            tr!(lang, "law-fault-nought-limit", matter = law::matter(*matter, lang))
        }
        LawFault::LevelTwice(level) => {
            tr!(lang, "law-fault-level-twice", level = ruling::level(*level, lang))
        }
    }
}

fn part(part: Part, lang: Lang) -> &'static str {
    match part {
        Part::Name => tr!(lang, "part-name"),
        Part::ShortName => tr!(lang, "part-short-name"),
        Part::Edition => tr!(lang, "part-edition"),
        Part::Seen => tr!(lang, "part-seen"),
        Part::Gist => tr!(lang, "part-gist"),
        Part::Source => tr!(lang, "part-source"),
    }
}
