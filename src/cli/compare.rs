//! `compare`: the same incident under several rulebooks and regulations, side by side.

use std::path::Path;

use serde_json::{Value, json};

use super::args::{CompareArgs, Format};
use super::rule::{RulingRequest, named_regulation};
use super::{Exit, Failure, Output, json};
use crate::law::{Library, Reading, Regulation, Rulebook};
use crate::ruling::{Comparable, Compared, Law, compare};
use crate::store;
use crate::text::visible::one_line;
use crate::text::{Lang, law};
use crate::tr;

/// Carries out the command.
pub(super) fn run(args: &CompareArgs, library: &Library) -> Output {
    let lang = args.output.lang;
    let file = args.file.display().to_string();
    match rows(args, library, lang) {
        Ok(Table { answer, text }) => Output::done(match args.output.format {
            Format::Json => json::written(&answer),
            Format::Text => text,
        }),
        Err(failure) => {
            let error = failure.say(library, lang);
            let out = match args.output.format {
                Format::Json => json::written(&json!([{ "file": file, "error": error }])),
                Format::Text => String::new(),
            };
            Output { out, err: one_line(&format!("{file}: {error}")) + "\n", exit: Exit::BadInput }
        }
    }
}

struct Table {
    answer: Value,
    text: String,
}

fn rows(args: &CompareArgs, library: &Library, lang: Lang) -> Result<Table, Failure> {
    let report = store::load(&args.file)?.parsed.report;
    let request = RulingRequest::of_report(&report, Some(args.file.display().to_string()), library)?;
    let reading = match &args.reading {
        Some(id) => library.reading(id).ok_or_else(|| Failure::UnknownReading(id.clone()))?,
        None => request.law.reading().ok_or_else(|| Failure::UnknownReading(String::new()))?,
    };
    let rulebooks = named_rulebooks(&args.rulebooks, library)?;
    let regulations = args
        .regulations
        .iter()
        .map(|name| named_regulation(Some(name), library))
        .collect::<Result<Vec<_>, _>>()?;
    let laws = laws(&request, reading, &rulebooks, &regulations);
    let compared = compare(&request.incident, &laws, request.prior);
    let pairs: Vec<(&Law<'_>, &Compared)> = laws.iter().zip(&compared).collect();
    let labels = labels(&laws, &args.regulations, &regulations);
    let objects: Vec<Value> = pairs.iter().map(|&(law, row)| object(law, row, &labels, lang)).collect();
    let mut text: String =
        pairs.iter().zip(&labels).map(|(&(_, row), label)| line(label, row, lang)).collect();
    for used in texts_used(&laws, lang) {
        text += &(one_line(&format!("= {used}")) + "\n");
    }
    Ok(Table { answer: Value::Array(objects), text })
}

fn named_rulebooks<'a>(ids: &[String], library: &'a Library) -> Result<Vec<&'a Rulebook>, Failure> {
    if ids.is_empty() {
        return Ok(library.rulebooks.iter().collect());
    }
    let named = |id: &String| library.rulebook(id).ok_or_else(|| Failure::UnknownRulebook(id.clone()));
    ids.iter().map(named).collect()
}

/// Each rulebook by itself, and each regulation named with the rulebook it was written for, or with every one
/// named where its own is not among them.
fn laws<'a>(
    request: &RulingRequest,
    reading: &'a Reading,
    rulebooks: &[&'a Rulebook],
    regulations: &'a [Option<Regulation>],
) -> Vec<Law<'a>> {
    let plain = rulebooks.iter().map(|&rulebook| Law::new(rulebook, reading, request.law.level));
    let mut laws: Vec<Law<'a>> = plain.collect();
    for regulation in regulations.iter().flatten() {
        let own = |rulebook: &&&Rulebook| rulebook.id == regulation.rulebook;
        let has_own = rulebooks.iter().any(|rulebook| own(&rulebook));
        let under = rulebooks.iter().filter(|rulebook| !has_own || own(rulebook));
        laws.extend(under.map(|&rulebook| Law {
            regulation: Some(regulation),
            ..Law::new(rulebook, reading, request.law.level)
        }));
    }
    laws
}

/// The texts that the rows used, each once.
fn texts_used(laws: &[Law<'_>], lang: Lang) -> Vec<String> {
    let mut used: Vec<String> = Vec::new();
    for one in laws {
        let texts = [
            Some(law::rulebook_used(one.rulebook, lang)),
            one.regulation.map(|text| law::regulation_used(text, lang)),
            Some(law::reading_used(one.reading, lang)),
        ];
        for text in texts.into_iter().flatten() {
            if !used.contains(&text) {
                used.push(text);
            }
        }
    }
    used
}

fn object(law: &Law<'_>, row: &Compared, labels: &[String], lang: Lang) -> Value {
    let result = row.result.as_ref();
    let differs = |(other, matters): (&String, &Vec<crate::law::Topic>)| {
        (!matters.is_empty()).then(|| {
            json!({
                "from": other,
                "matters": matters.iter().map(|&topic| law::matter(topic, lang)).collect::<Vec<_>>(),
            })
        })
    };
    let mut object = json!({
        "rulebook": law.rulebook.id,
        "regulation": law.regulation.map(|regulation| &regulation.id),
        "reading": law.reading.id,
        "outcome": result.map(|result| result.outcome.code()),
        "by": result.and_then(Comparable::by),
        "time": result.map(|result| json::time(&result.time)),
        "colours": result.map(|result| json::colours(result.colours_exchanged)),
        "ground": result.map(|result| &result.ground),
        "duty": result.map(|result| result.duty.to_string()),
        "allowed": result.map(|result| json::moves(&result.allowed)),
        "disputed": result.is_none(),
        "differences": labels.iter().zip(&row.differences).filter_map(differs).collect::<Vec<_>>(),
    });
    json::merge(&mut object, json::texts_used(law.rulebook, law.regulation, law.reading));
    object
}

fn name(law: &Law<'_>) -> String {
    match law.regulation {
        None => law.rulebook.id.clone(),
        Some(regulation) => format!("{}+{}", law.rulebook.id, regulation.id),
    }
}

/// What each row is called. Regulations of the same name are told apart by what the command line calls them.
fn labels(laws: &[Law<'_>], named: &[String], regulations: &[Option<Regulation>]) -> Vec<String> {
    let names: Vec<String> = laws.iter().map(name).collect();
    let as_named = |regulation: &Regulation| {
        let same = |one: &Option<Regulation>| one.as_ref().is_some_and(|one| std::ptr::eq(one, regulation));
        let name = named.get(regulations.iter().position(same)?)?;
        let file = Path::new(name).file_name().map(|file| file.to_string_lossy().into_owned());
        let files = named.iter().filter(|other| Path::new(other).file_name() == Path::new(name).file_name());
        // Files of one name in several folders: by their whole paths.
        if files.count() > 1 { Some(name.clone()) } else { file }
    };
    let label = |(law, name): (&Law<'_>, &String)| {
        let alone = names.iter().filter(|other| *other == name).count() == 1;
        let file = law.regulation.filter(|_| !alone).and_then(as_named);
        file.map_or_else(|| name.clone(), |file| format!("{name} ({file})"))
    };
    laws.iter().zip(&names).map(label).collect()
}

fn line(label: &str, row: &Compared, lang: Lang) -> String {
    let result = match &row.result {
        None => tr!(lang, "cli-depends").to_owned(),
        Some(result) => format!("{:5} {:20} {}", result.outcome.code(), result.ground, result.duty),
    };
    // People compare with the first line.
    let matters = row.differences.first().into_iter().flatten();
    let matters: Vec<&str> = matters.map(|&topic| law::matter(topic, lang)).collect();
    let differs = if matters.is_empty() {
        String::new()
    } else {
        let matters = matters.join(tr!(lang, "join-list"));
        tr!(lang, "cli-differs-from-first", matters)
    };
    one_line(&format!("{label:34} {result}{differs}")) + "\n"
}
