//! `verify`: whether seals and signatures hold.

use serde_json::{Value, json};

use super::args::Format;
use super::args::VerifyArgs;
use super::{Exit, Output, json};
use crate::case::refused_texts;
use crate::report::Report;
use crate::report::seal::{
    self, AddedSince, Breach, Broken, Change, Entry, Place, Section, Signed, Uncovered, fingerprint, located,
    unsealed,
};
use crate::store;
use crate::text::{Lang, committee, files, own_law, review_room};
use crate::tr;

/// Carries out the command: 1 where something sealed or signed does not hold or what was asked for is not there, 2 where
/// a file cannot be read.
pub(super) fn run(args: &VerifyArgs) -> Output {
    let lang = args.output.lang;
    let asked = match Asked::of(args) {
        Ok(asked) => asked,
        Err(reason) => return Output::failed(reason),
    };
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
                let answer = Answer::of(&report, &asked, lang);
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

/// What was written down elsewhere, and has to be there and hold.
struct Asked {
    /// The fingerprint of a key, its digits alone.
    key: Option<String>,
    /// The digest of a seal.
    seal: Option<String>,
    require_seal: bool,
}

impl Asked {
    fn of(args: &VerifyArgs) -> Result<Self, String> {
        let lang = args.output.lang;
        let read = |given: &Option<String>, digits: usize, wrong: fn(&str, Lang) -> String| {
            let Some(given) = given else { return Ok(None) };
            hexadecimal(given, digits).map(Some).ok_or_else(|| wrong(given, lang))
        };
        Ok(Self {
            key: read(&args.key, 32, |given, lang| tr!(lang, "verify-not-a-fingerprint", given))?,
            seal: read(&args.seal, 64, |given, lang| tr!(lang, "verify-not-a-digest", given))?,
            require_seal: args.require_seal,
        })
    }
}

/// So many hexadecimal digits without the blanks between their groups.
fn hexadecimal(text: &str, digits: usize) -> Option<String> {
    let text: String = text.split_whitespace().collect::<String>().to_ascii_lowercase();
    (text.len() == digits && text.bytes().all(|byte| byte.is_ascii_hexdigit())).then_some(text)
}

struct Answer {
    breaches: Vec<(Value, String)>,
    unsealed: Vec<Value>,
    seals: Vec<Value>,
    signatures: Vec<Value>,
    several: Vec<Value>,
    added: Vec<Value>,
    uncovered: Vec<Value>,
    said: Vec<String>,
}

impl Answer {
    fn of(report: &Report, asked: &Asked, lang: Lang) -> Self {
        let located = located(report);
        let found: Vec<Breach> = located.iter().map(|(breach, _)| *breach).collect();
        let without = unsealed(report);
        let mut said: Vec<String> =
            without.iter().map(|&entry| committee::not_sealed(report, entry, lang)).collect();
        let mut signatures = Vec::new();
        let signed = seal::signatures(report, &found);
        for Signed { of, signature, holds } in &signed {
            let print = fingerprint(&signature.key).unwrap_or_default();
            let line = if *holds { committee::signed_by } else { committee::signed_before_change };
            let (entry, line) = (committee::entry(report, *of, lang), line(&signature.name, &print, lang));
            said.push(format!("{entry} · {line}"));
            signatures.push(json!({
                "of": code(*of), "name": signature.name, "when": signature.when, "fingerprint": print,
                "holds": holds,
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
        let uncovered = seal::uncovered(report);
        // Where nothing at all is sealed, that is said below.
        if uncovered != [Uncovered::Everything] {
            said.extend(Some(committee::uncovered(&uncovered, lang)).filter(|text| !text.is_empty()));
        }
        if found.is_empty() {
            let sealed = report.rulings.len() + report.decisions.len() - without.len();
            said.push(committee::seals_hold(sealed, signatures.len(), lang));
        }
        let mut breaches: Vec<(Value, String)> =
            located.iter().map(|(breach, place)| broken(report, breach, *place, lang)).collect();
        for error in refused_texts(report) {
            let text = tr!(lang, "verify-law", reason = own_law::law_error(&error, lang));
            breaches.push((
                json!({ "of": "report", "what": "law", "section": "law", "place": null, "text": text }),
                text,
            ));
        }
        let holds = |of: Entry| !found.iter().any(|breach| breach.of == of && !is_of_signature(breach));
        let mut compare =
            |what: &str, held: Vec<Entry>, held_text: &dyn Fn(&str) -> String, missing: String| {
                if held.is_empty() {
                    breaches.push((
                    json!({ "of": "report", "what": what, "section": null, "place": null, "text": missing }),
                    missing,
                ));
                }
                said.extend(held.into_iter().map(|of| held_text(&committee::entry(report, of, lang))));
            };
        if let Some(key) = &asked.key {
            let is_by = |signed: &&Signed<'_>| {
                let print = fingerprint(&signed.signature.key).unwrap_or_default();
                signed.holds && hexadecimal(&print, 32).as_ref() == Some(key)
            };
            let held = signed.iter().filter(is_by).map(|signed| signed.of).collect();
            let text = |of: &str| tr!(lang, "verify-key-held", of);
            compare("key-missing", held, &text, tr!(lang, "verify-key-missing", print = key));
        }
        if let Some(digest) = &asked.seal {
            let has = |seal: Option<&seal::Seal>| seal.is_some_and(|seal| seal.digest == *digest);
            let sealed = seal::entries(report).filter(|(of, seal, _)| has(*seal) && holds(*of));
            let held = sealed.map(|(of, ..)| of).collect();
            let text = |of: &str| tr!(lang, "verify-seal-held", of);
            compare("seal-missing", held, &text, tr!(lang, "verify-seal-missing", digest));
        }
        let nothing_given = report.rulings.is_empty() && report.decisions.is_empty();
        if asked.require_seal && (nothing_given || !without.is_empty()) {
            let text = tr!(lang, "verify-seal-required").to_owned();
            breaches.push((
                json!({ "of": "report", "what": "unsealed", "section": null, "place": null, "text": text }),
                text,
            ));
        }
        let seals = seal::entries(report).filter_map(|(of, seal, _)| {
            Some(json!({ "of": code(of), "digest": seal?.digest, "holds": holds(of) }))
        });
        Self {
            breaches,
            seals: seals.collect(),
            unsealed: without.into_iter().map(|entry| json!(code(entry))).collect(),
            signatures,
            several,
            added: added.iter().map(later).collect(),
            uncovered: uncovered.into_iter().map(uncovered_code).collect(),
            said,
        }
    }

    fn object(self, file: &str) -> Value {
        json!({
            "file": file,
            "holds": self.breaches.is_empty(),
            "breaches": self.breaches.into_iter().map(|(object, _)| object).collect::<Vec<_>>(),
            "seals": self.seals,
            "unsealed": self.unsealed,
            "signatures": self.signatures,
            "keys_of_several_names": self.several,
            "added": self.added,
            "not_sealed": self.uncovered,
        })
    }
}

const fn is_of_signature(breach: &Breach) -> bool {
    matches!(breach.what, Broken::Signature(_))
}

/// What no longer holds, for programs and for people.
fn broken(report: &Report, breach: &Breach, at: Option<Place>, lang: Lang) -> (Value, String) {
    let text = review_room::broken(report, breach, at, lang);
    let (what, section) = match breach.what {
        Broken::Seal => ("seal", None),
        Broken::Section(section, Change::Altered) => ("altered", Some(section.word())),
        Broken::Section(section, Change::Removed) => ("removed", Some(section.word())),
        Broken::Section(section, Change::Added(_)) => ("added", Some(section.word())),
        Broken::Place(_) => ("place", None),
        Broken::Signature(_) => ("signature", None),
    };
    let object = json!({ "of": code(breach.of), "what": what, "section": section, "place": at.map(place), "text": text });
    (object, text)
}

/// Where a change lies, its items counted from 1.
fn place(at: Place) -> Value {
    let (kind, first, last) = match at {
        Place::PutIn(index) => ("put-in", index, index),
        Place::Moved(now, then) => return json!({ "kind": "moved", "now": now + 1, "then": then + 1 }),
        Place::Added(first, last) => ("added", first, last),
        Place::Among(first, last) => ("among", first, last),
        Place::From(first) => return json!({ "kind": "from", "first": first + 1 }),
    };
    json!({ "kind": kind, "first": first + 1, "last": last + 1 })
}

/// What came after a sealed ruling or decision, counted from 1.
fn later(since: &AddedSince) -> Value {
    let numbers = |section: Section| {
        let of = since.items.iter().filter(|(of, _)| *of == section);
        of.flat_map(|(_, indices)| indices.iter().map(|index| index + 1)).collect::<Vec<_>>()
    };
    json!({
        "after": code(since.of),
        "exhibits": numbers(Section::Exhibits),
        "statements": numbers(Section::Statements),
        "arbiters": numbers(Section::Arbiters),
        "later": numbers(Section::Later),
    })
}

/// What is under no seal; items are counted from 1.
fn uncovered_code(uncovered: Uncovered) -> Value {
    match uncovered {
        Uncovered::Everything => json!({ "what": "everything" }),
        Uncovered::Remarks => json!({ "what": "remarks" }),
        Uncovered::Result => json!({ "what": "result" }),
        Uncovered::Comments => json!({ "what": "comments" }),
        Uncovered::Variations => json!({ "what": "variations" }),
        Uncovered::View(index) => json!({ "what": "view", "first": index + 1, "last": index + 1 }),
        Uncovered::Items(section, first, last) => {
            json!({ "what": section.word(), "first": first + 1, "last": last + 1 })
        }
    }
}

fn code(entry: Entry) -> String {
    match entry {
        Entry::Ruling(index) => format!("ruling {}", index + 1),
        Entry::Decision(index) => format!("decision {}", index + 1),
    }
}
