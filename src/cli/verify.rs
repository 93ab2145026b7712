//! `verify`: whether seals and signatures hold.

use serde_json::{Value, json};

use super::args::Format;
use super::args::VerifyArgs;
use super::{Exit, Output, json};
use crate::report::Report;
use crate::report::seal::{self, AddedSince, Broken, Change, Entry, Signed, fingerprint, unsealed, verify};
use crate::store;
use crate::text::{Lang, committee, files};

/// Carries out the command: 1 where something sealed or signed does not hold, 2 where a file cannot be read.
pub(super) fn run(args: &VerifyArgs) -> Output {
    let lang = args.output.lang;
    let mut output = Output::done(String::new());
    let mut objects = Vec::new();
    for path in &args.files {
        let name = path.display().to_string();
        match store::load_report(path) {
            Err(error) => {
                let error = files::load_error(&error, lang);
                output.complain(&error);
                objects.push(json!({ "file": name, "error": error }));
                output.exit = Exit::BadInput;
            }
            Ok(report) => {
                let answer = Answer::of(&report, lang);
                if !answer.breaches.is_empty() {
                    output.exit = output.exit.max(Exit::No);
                }
                for (_, text) in &answer.breaches {
                    output.complain(&format!("{name}: {text}"));
                }
                for line in &answer.said {
                    output.say(&format!("{name}: {line}"));
                }
                objects.push(answer.object(&name));
            }
        }
    }
    if args.output.format == Format::Json {
        output.out = json::written(&Value::Array(objects));
    }
    output
}

struct Answer {
    breaches: Vec<(Value, String)>,
    unsealed: Vec<Value>,
    signatures: Vec<Value>,
    several: Vec<Value>,
    added: Vec<Value>,
    said: Vec<String>,
}

impl Answer {
    fn of(report: &Report, lang: Lang) -> Self {
        let found = verify(report);
        let without = unsealed(report);
        let mut said: Vec<String> =
            without.iter().map(|&entry| committee::not_sealed(report, entry, lang)).collect();
        let mut signatures = Vec::new();
        for Signed { of, signature, holds } in seal::signatures(report, &found) {
            let print = fingerprint(&signature.key).unwrap_or_default();
            let line = if holds { committee::signed_by } else { committee::signed_before_change };
            let (entry, line) = (committee::entry(report, of, lang), line(&signature.name, &print, lang));
            said.push(format!("{entry} · {line}"));
            signatures.push(json!({
                "of": code(of), "name": signature.name, "fingerprint": print, "holds": holds,
            }));
        }
        let several = seal::keys_of_several_names(report);
        said.extend(several.iter().map(|(key, names)| {
            committee::one_key_of_several(names, &fingerprint(key).unwrap_or_default(), lang)
        }));
        let several = several.iter().map(
            |(key, names)| json!({ "fingerprint": fingerprint(key).unwrap_or_default(), "names": names }),
        );
        let several = several.collect();
        let added = seal::added_since(report);
        said.extend(added.iter().map(|since| committee::added_since(since, lang)));
        if found.is_empty() {
            let sealed = report.rulings.len() + report.decisions.len() - without.len();
            said.push(committee::seals_hold(sealed, signatures.len(), lang));
        }
        let breaches = found.iter().map(|breach| {
            let text = committee::breach(report, breach, lang);
            let (what, section) = match breach.what {
                Broken::Seal => ("seal", None),
                Broken::Section(section, Change::Altered) => ("altered", Some(section.word())),
                Broken::Section(section, Change::Removed) => ("removed", Some(section.word())),
                Broken::Section(section, Change::Added(_)) => ("added", Some(section.word())),
                Broken::Place(_) => ("place", None),
                Broken::Signature(_) => ("signature", None),
            };
            (json!({ "of": code(breach.of), "what": what, "section": section, "text": text }), text)
        });
        let breaches = breaches.collect();
        Self {
            breaches,
            unsealed: without.into_iter().map(|entry| json!(code(entry))).collect(),
            signatures,
            several,
            added: added.iter().map(later).collect(),
            said,
        }
    }

    fn object(self, file: &str) -> Value {
        json!({
            "file": file,
            "holds": self.breaches.is_empty(),
            "breaches": self.breaches.into_iter().map(|(object, _)| object).collect::<Vec<_>>(),
            "unsealed": self.unsealed,
            "signatures": self.signatures,
            "keys_of_several_names": self.several,
            "added": self.added,
        })
    }
}

/// What came after a sealed ruling or decision, counted from 1.
fn later(since: &AddedSince) -> Value {
    let numbers = |indices: &[usize]| indices.iter().map(|index| index + 1).collect::<Vec<_>>();
    json!({
        "after": code(since.of),
        "exhibits": numbers(&since.exhibits),
        "statements": numbers(&since.statements),
    })
}

fn code(entry: Entry) -> String {
    match entry {
        Entry::Ruling(index) => format!("ruling {}", index + 1),
        Entry::Decision(index) => format!("decision {}", index + 1),
    }
}
