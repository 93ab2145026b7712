//! Every sentence of a ruling with real arguments, in the order of the files, for a person to read from top to bottom.

#![cfg(test)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::Arc;

use super::explanation::Explanation;
use super::{Lang, locale};
use crate::case::{CaseLaw, Evaluation};
use crate::incident::{Incident, boards_before, read_events};
use crate::law::{Level, Library};
use crate::ruling::Prior;
use crate::store::format::read_report;
use xiangqi::Position;

/// The files a ruling and its events are worded in.
const AREAS: [&str; 4] = ["events", "ruling", "outcomes", "announce"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The lines of a table below `tests/data`, each as the named columns.
fn rows<const N: usize>(file: &str, columns: [&str; N]) -> Vec<[String; N]> {
    let text = fs::read_to_string(root().join("tests/data").join(file)).unwrap();
    let mut lines = text.lines();
    let header: Vec<&str> = lines.next().unwrap().split('\t').collect();
    let places = columns.map(|column| header.iter().position(|name| *name == column).unwrap());
    let row = |line: &str| {
        let cells: Vec<&str> = line.split('\t').collect();
        places.map(|place| cells[place].to_owned())
    };
    lines.map(row).collect()
}

/// What the reference rows and the cases come to, under every rulebook.
fn evaluations() -> Vec<Evaluation> {
    let library = Library::built_in().unwrap();
    let mut all = Vec::new();
    let incidents: BTreeSet<_> =
        rows("rulings.tsv", ["fen", "level", "prior", "events"]).into_iter().collect();
    for [fen, level, prior, events] in incidents {
        let position: Position = fen.parse().unwrap();
        let events = read_events(&events, position.turn()).unwrap();
        let incident = Incident::new(position, events);
        let prior: Prior = prior.parse::<u32>().unwrap().into();
        for rulebook in &library.rulebooks {
            let law = CaseLaw {
                rulebook: rulebook.clone(),
                regulation: None,
                readings: library.readings.clone(),
                recorded: None,
                level: Level::from_code(&level).unwrap(),
            };
            all.push(Evaluation::new(incident.clone(), prior, Arc::new(law)));
        }
    }
    for entry in fs::read_dir(root().join("cases")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "ron") {
            continue;
        }
        let mut report = read_report(&fs::read_to_string(&path).unwrap()).unwrap();
        for rulebook in &library.rulebooks {
            report.event.rulebook = library.cite_rulebook(&rulebook.id);
            all.extend(Evaluation::of(&report, &library));
        }
    }
    all
}

/// Every sentence made of `evaluations`, in the order of the files: one for each form of a message.
fn sentences(evaluations: &[Evaluation], lang: Lang) -> String {
    let made = locale::recorded(|| {
        for evaluation in evaluations {
            for ruled in evaluation.readings() {
                let _ = Explanation::of(evaluation, ruled, lang);
            }
            let Incident { position, events, .. } = &evaluation.incident;
            for (board, event) in boards_before(position.board(), events.iter()) {
                let _ = super::events::event(event, &board, lang);
            }
        }
    });
    let mut text = String::new();
    for area in AREAS {
        let path = root().join("resources/locales").join(lang.code()).join(area).with_extension("ftl");
        for line in fs::read_to_string(path).unwrap().lines() {
            if let Some(title) = line.strip_prefix("## ") {
                text += &format!("\n## {title}\n");
            }
            let Some((key, _)) = line.split_once(" = ").filter(|(key, _)| !key.starts_with(' ')) else {
                continue;
            };
            match made.get(key) {
                Some(forms) => forms.values().for_each(|form| text += &format!("{form}\n")),
                None => text += &format!("({key})\n"),
            }
        }
    }
    text
}

/// What no sentence may have in it.
fn faults(sentence: &str) -> Vec<&'static str> {
    let mut found = Vec::new();
    let letters: Vec<char> = sentence.chars().collect();
    let is_word = |letter: char| letter.is_alphanumeric();
    if sentence.contains('[') || sentence.contains("1999:") || sentence.contains("2011:") {
        found.push("a code");
    }
    for empty in [
        "：。", "：，", "：；", "“”", "（）", "、。", "、、", "，。", "，，", "。。", ": .", ", .", "()",
        "  ", " ,",
    ] {
        if sentence.contains(empty) {
            found.push("an empty place");
        }
    }
    let doubled = |pair: &[char]| pair[0] == pair[1] && "的了是在不须必应记判负犯规".contains(pair[0]);
    if letters.windows(2).any(doubled) {
        found.push("a doubled word");
    }
    let words: Vec<&str> = sentence.split_whitespace().collect();
    if words
        .windows(2)
        .any(|pair| pair[0] == pair[1] && pair[0].chars().all(|letter| letter.is_ascii_alphabetic()))
    {
        found.push("a doubled word");
    }
    if sentence.ends_with(['：', ':']) {
        found.push("an empty place");
    }
    if !letters.iter().any(|&letter| is_word(letter)) {
        found.push("nothing");
    }
    found
}

#[test]
fn sentences_of_rulings_have_no_codes_gaps_or_doubled_words() {
    let evaluations = evaluations();
    for lang in Lang::ALL {
        let text = sentences(&evaluations, lang);
        let mut wrong: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with(['#', '('])) {
            let found = faults(line);
            if !found.is_empty() {
                wrong.insert(line, found);
            }
        }
        assert!(wrong.is_empty(), "{}: {wrong:#?}", lang.code());
        // Traditional texts are derived from the simplified ones, which are read.
        if lang == Lang::ZhHant {
            continue;
        }
        let mut settings = insta::Settings::clone_current();
        settings.set_snapshot_path("../../tests/snapshots/texts");
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.bind(|| insta::assert_snapshot!(format!("sentences-{}", lang.code()), text));
    }
}
