//! `verify`: whether seals and signatures hold.

use serde_json::{Value, json};

use super::args::Format;
use super::committee_args::VerifyArgs;
use super::{Exit, Output};
use crate::archive;
use crate::report::Report;
use crate::report::seal::{Broken, Change, Entry, KeySignature, fingerprint, unsealed, verify};
use crate::wording::{Lang, committee, files};

/// Carries out the command: 1 where something sealed or signed does not hold, 2 where a file cannot be read.
pub(super) fn run(args: &VerifyArgs) -> Output {
    let lang: Lang = args.lang.into();
    let mut output = Output::done(String::new());
    let mut objects = Vec::new();
    for path in &args.files {
        let name = path.display().to_string();
        match archive::load_report(path) {
            Err(error) => {
                let error = files::load_error(&error, lang);
                output.err.push_str(&format!("{error}\n"));
                objects.push(json!({ "file": name, "error": error }));
                output.exit = Exit::BadInput;
            }
            Ok(report) => {
                let answer = Answer::of(&report, lang);
                if !answer.breaches.is_empty() {
                    output.exit = output.exit.max(Exit::No);
                }
                for (_, text) in &answer.breaches {
                    output.err.push_str(&format!("{name}: {text}\n"));
                }
                for line in &answer.said {
                    output.out.push_str(&format!("{name}: {line}\n"));
                }
                objects.push(answer.object(&name));
            }
        }
    }
    if args.format == Format::Json {
        output.out = format!("{:#}\n", Value::Array(objects));
    }
    output
}

struct Answer {
    breaches: Vec<(Value, String)>,
    unsealed: Vec<Value>,
    signatures: Vec<Value>,
    said: Vec<String>,
}

impl Answer {
    fn of(report: &Report, lang: Lang) -> Self {
        let found = verify(report);
        let broken: Vec<(Entry, usize)> = found
            .iter()
            .filter_map(|breach| match breach.what {
                Broken::Signature(number) => Some((breach.of, number)),
                _ => None,
            })
            .collect();
        let without = unsealed(report);
        let mut said: Vec<String> =
            without.iter().map(|&entry| committee::not_sealed(report, entry, lang)).collect();
        let mut signatures = Vec::new();
        for (entry, number, signature) in signed(report) {
            if broken.contains(&(entry, number)) {
                continue;
            }
            let print = fingerprint(&signature.key).unwrap_or_default();
            let (of, line) =
                (committee::entry(report, entry, lang), committee::signed_by(&signature.name, &print, lang));
            said.push(format!("{of} · {line}"));
            signatures.push(json!({ "of": code(entry), "name": signature.name, "fingerprint": print }));
        }
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
                Broken::Signature(_) => ("signature", None),
            };
            (json!({ "of": code(breach.of), "what": what, "section": section, "text": text }), text)
        });
        let breaches = breaches.collect();
        Self {
            breaches,
            unsealed: without.into_iter().map(|entry| json!(code(entry))).collect(),
            signatures,
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
        })
    }
}

fn signed(report: &Report) -> impl Iterator<Item = (Entry, usize, &KeySignature)> {
    let rulings = report.rulings.iter().map(|ruling| &ruling.signed).enumerate();
    let decisions = report.decisions.iter().map(|decision| &decision.signed).enumerate();
    let entries = rulings
        .map(|(index, signed)| (Entry::Ruling(index), signed))
        .chain(decisions.map(|(index, signed)| (Entry::Decision(index), signed)));
    entries.flat_map(|(entry, signed)| {
        signed.iter().enumerate().map(move |(number, signature)| (entry, number, signature))
    })
}

fn code(entry: Entry) -> String {
    match entry {
        Entry::Ruling(index) => format!("ruling {}", index + 1),
        Entry::Decision(index) => format!("decision {}", index + 1),
    }
}
