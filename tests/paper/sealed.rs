//! What a paper shows is sealed, or it says that it is not: every value of a report file, changed by itself.

use std::collections::BTreeSet;

use crate::every_text::{SCHEMA, everything, values};
use crate::report::made;
use xiangqi_arbiter::export::paper::{Fonts, Languages, PaperFormat, Readers};
use xiangqi_arbiter::report::Report;
use xiangqi_arbiter::report::seal::{Section, SigningKey, Uncovered, uncovered, verify};
use xiangqi_arbiter::store::format::{read, write};

/// The names of the fields of the schema's types, and the variants of those without any.
fn schema() -> (BTreeSet<String>, Vec<String>) {
    let types =
        SCHEMA.split_once("#[serde(rename = \"report\"").unwrap().1.split_once("impl File").unwrap().0;
    let lines = types
        .lines()
        .map(str::trim)
        .filter(|line| !["//", "#[", "fn "].iter().any(|start| line.starts_with(start)));
    let (mut fields, mut words) = (BTreeSet::new(), Vec::new());
    for line in lines {
        let words_of = line.split(|letter: char| !(letter.is_alphanumeric() || letter == '_'));
        words.extend(words_of.filter(|word| word.starts_with(char::is_uppercase)).map(str::to_owned));
        for (colon, _) in line.match_indices(": ") {
            let before = &line[..colon];
            let start = before.rfind(|letter: char| !(letter.is_alphanumeric() || letter == '_'));
            fields.insert(before[start.map_or(0, |start| start + 1)..].to_owned());
        }
    }
    (fields, words)
}

/// What may stand there instead.
fn others(value: &str, words: &[String]) -> Vec<String> {
    if let Some(inside) = value.strip_prefix('"').and_then(|value| value.strip_suffix('"')) {
        let mut others = ["x", " e0e1", " e5"].map(|more| format!("{inside}{more}")).to_vec();
        others.push(inside.replace("png", "jpeg"));
        others.push(inside.replacen(" @", "x @", 1));
        for (at, letter) in inside.char_indices() {
            let new = match letter {
                '1' => '2',
                'a'..='h' => 'i',
                '0'..='9' => '1',
                'A'..='Z' => 'R',
                _ => continue,
            };
            others.push(format!("{}{new}{}", &inside[..at], &inside[at + 1..]));
        }
        return others.into_iter().map(|text| format!("\"{text}\"")).collect();
    }
    let mut others: Vec<String> = [
        "'R'",
        "true",
        "false",
        "Some(\"x\")",
        "Some(\"5.1\")",
        "Some(1)",
        "Some(true)",
        "Some((0, 0, 5000, 5000))",
        "Some(Red)",
        "Some('R')",
        "None",
    ]
    .map(str::to_owned)
    .to_vec();
    if let Ok(number) = value.parse::<i64>() {
        others.extend([number + 1, number - 1].map(|number| number.to_string()));
    }
    others.extend(words.iter().cloned());
    others
}

/// Everything in it, sealed and signed.
fn sealed() -> Report {
    let mut report = everything();
    let (rulings, decisions) = (std::mem::take(&mut report.rulings), std::mem::take(&mut report.decisions));
    rulings.into_iter().for_each(|ruling| report.give(ruling));
    decisions.into_iter().for_each(|decision| report.decide(decision));
    let key = SigningKey::of_secret(&[7; 32]);
    let seal = report.rulings[0].seal.clone().unwrap();
    report.rulings[0].signed.push(key.sign(&seal, "甲", "14:06"));
    let seal = report.decisions[0].seal.clone().unwrap();
    report.decisions[0].signed.push(key.sign(&seal, "乙", ""));
    report
}

fn shown(report: &Report) -> String {
    let paper = made(report, Languages::default(), Readers::File);
    String::from_utf8(PaperFormat::Text.write(&paper, &Fonts::default()).unwrap().bytes).unwrap()
}

/// Whether a paper says of this field that it is under no seal.
fn is_named(fields: &[String], report: &Report) -> bool {
    let what = match fields[0].as_str() {
        "remarks" => Uncovered::Remarks,
        "result" => Uncovered::Result,
        "comments" => Uncovered::Comments,
        "variations" => Uncovered::Variations,
        "exhibits" if fields.iter().any(|field| field == "sight") => Uncovered::View(0),
        "later" => Uncovered::Items(Section::Later, 1, 1),
        _ => return false,
    };
    uncovered(report).contains(&what)
}

#[test]
fn what_a_paper_shows_is_sealed_or_said_not_to_be() {
    let report = sealed();
    assert_eq!(verify(&report), []);
    let (ron, before) = (write(&report).unwrap(), shown(&report));
    let (of_schema, words) = schema();
    let (mut seen, mut on_paper) = (BTreeSet::new(), BTreeSet::new());
    let (mut unchanged, mut not_sealed) = (Vec::new(), Vec::new());
    for value in values(&ron) {
        let old = &ron[value.place.clone()];
        let fields = value.fields.join(".");
        seen.extend(value.fields.iter().cloned());
        let changed = others(old, &words).into_iter().find_map(|new| {
            let text = format!("{}{new}{}", &ron[..value.place.start], &ron[value.place.end..]);
            let changed = read(&text).ok()?.report;
            (changed != report && write(&changed).is_ok()).then_some(changed)
        });
        let Some(changed) = changed else {
            // Another version is refused, a section of a seal has one word, and a picture and its digest hold each other.
            let fixed = ["format", "version", "program", "exhibits.sha256", "exhibits.data"];
            if !fixed.contains(&fields.as_str()) && !fields.ends_with("seal.parts") {
                unchanged.push(format!("{fields}: {old}"));
            }
            continue;
        };
        if shown(&changed) != before {
            let holds = verify(&changed).is_empty();
            if holds && !is_named(&value.fields, &changed) {
                not_sealed.push(format!("{fields}: {old}"));
            }
            on_paper.insert(value.fields.last().unwrap().clone());
        }
    }
    assert_eq!((unchanged, not_sealed), (Vec::new(), Vec::new()), "not changed; shown and not sealed");
    let unseen: Vec<&String> = of_schema.difference(&seen).collect();
    assert_eq!(unseen, Vec::<&String>::new(), "no value of these fields was changed");
    for field in [
        "name",
        "doubtful",
        "corrections",
        "words",
        "digest",
        "signature",
        "remarks",
        "result",
        "time",
        "turns",
    ] {
        assert!(on_paper.contains(field), "{field} is shown");
    }
}
