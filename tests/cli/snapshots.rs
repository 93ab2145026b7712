//! The texts of rulings and papers, as they are kept in `tests/snapshots/texts`.
//!
//! Read what changed before taking it: `INSTA_UPDATE=always cargo test --test cli snapshots`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use clap::Parser as _;
use xiangqi_arbiter::PROGRAM;
use xiangqi_arbiter::cli::{Args, run};
use xiangqi_arbiter::digest::Digest;
use xiangqi_arbiter::law::Library;

use crate::program::program;

const LANGUAGES: [&str; 2] = ["zh", "en"];

/// Compares with the kept text of this name.
fn check(name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../snapshots/texts");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

/// What the command prints, below the command.
fn output(library: &Library, words: &[&str]) -> String {
    let args = Args::try_parse_from(["xiangqi-arbiter"].iter().chain(words)).unwrap();
    let output = run(&args.command.unwrap(), library, &[]);
    let mut text = format!("$ {}\n{}", words.join(" "), output.out);
    if !output.err.is_empty() {
        text += &format!("stderr: {}", output.err);
    }
    text + &format!("exit {}\n\n", output.exit as u8)
}

/// The files below `cases`, without their ending.
fn cases() -> Vec<String> {
    let folder = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("cases")).unwrap();
    let paths = folder.map(|entry| entry.unwrap().path());
    let reports = paths.filter(|path| path.extension().is_some_and(|ending| ending == "ron"));
    let names: BTreeSet<String> =
        reports.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect();
    names.into_iter().collect()
}

/// What a command says of every case, in every language and as text and JSON.
fn check_on_cases(command: &str) {
    let library = Library::built_in().unwrap();
    for lang in LANGUAGES {
        for format in ["text", "json"] {
            let text: String = cases()
                .iter()
                .map(|case| {
                    let file = format!("cases/{case}.ron");
                    output(&library, &[command, &file, "--lang", lang, "--format", format])
                })
                .collect();
            check(&format!("{command}-cases-{lang}-{format}"), &text);
        }
    }
}

#[test]
fn rule_cases() {
    check_on_cases("rule");
}

#[test]
fn compare_cases() {
    check_on_cases("compare");
}

#[test]
fn review_cases() {
    check_on_cases("review");
}

#[test]
fn verify_cases() {
    check_on_cases("verify");
}

/// The program itself, because the index of the folder goes to the user's cache.
#[test]
fn list_cases() {
    let cache = tempfile::tempdir().unwrap();
    for lang in LANGUAGES {
        let mut text = String::new();
        for (format, fouls) in
            ["text", "json", "csv"].into_iter().flat_map(|format| [(format, false), (format, true)])
        {
            let mut words = vec!["list", "cases", "--lang", lang, "--format", format];
            words.extend(fouls.then_some("--fouls"));
            let mut command = program(cache.path());
            command.current_dir(env!("CARGO_MANIFEST_DIR"));
            let output = command.args(&words).output().unwrap();
            assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
            text += &format!("$ {}\n{}\n", words.join(" "), String::from_utf8(output.stdout).unwrap());
        }
        check(&format!("list-cases-{lang}"), &text);
    }
}

#[test]
fn rule_reference_rows() {
    let library = Library::built_in().unwrap();
    let rows = include_str!("../data/rulings.tsv").lines().skip(1);
    let incidents: BTreeSet<[&str; 4]> = rows
        .map(|row| {
            let fields: Vec<&str> = row.split('\t').collect();
            [fields[1], fields[2], fields[3], fields[4]]
        })
        .collect();
    for (lang, format) in [("zh", "text"), ("en", "text"), ("zh", "json")] {
        let text: String = incidents
            .iter()
            .map(|[fen, level, prior, events]| {
                let incident = ["rule", "--fen", fen, "--level", level, "--prior", prior, "--events", events];
                output(&library, &[&incident[..], &["--lang", lang, "--format", format]].concat())
            })
            .collect();
        check(&format!("rule-rows-{lang}-{format}"), &text);
    }
}

/// What `export` writes, without what changes with the version and the form of the report's file.
fn paper(library: &Library, case: &str, lang: &str, ending: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let (file, to) = (format!("cases/{case}.ron"), folder.path().join(format!("paper.{ending}")));
    let answer = output(library, &["export", &file, "--to", to.to_str().unwrap(), "--lang", lang]);
    assert!(answer.ends_with("exit 0\n\n"), "{answer}");
    let digest = Digest::of(&fs::read(&file).unwrap()).to_string();
    let paper = fs::read_to_string(&to).unwrap();
    paper.replace(&digest, "DIGEST").replace(PROGRAM, "xiangqi-arbiter VERSION")
}

#[test]
fn papers_as_text() {
    let library = Library::built_in().unwrap();
    for lang in ["zh", "en", "both"] {
        let papers = cases().into_iter().map(|case| {
            let paper = paper(&library, &case, lang, "txt");
            format!("==== {case}\n{paper}\n")
        });
        check(&format!("papers-{lang}"), &papers.collect::<String>());
    }
}

/// Pictures are left out: `paper/exhibits.rs` looks at them.
#[test]
fn papers_as_html() {
    let library = Library::built_in().unwrap();
    for lang in ["zh", "en", "both"] {
        let paper = paper(&library, "jilin-2015", lang, "html");
        let mut parts = paper.split(";base64,");
        let mut text = parts.next().unwrap().to_owned();
        for part in parts {
            text += ";base64,…";
            text += part.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || "+/=".contains(c));
        }
        // One tag a line, so that a change can be read.
        check(&format!("jilin-2015-html-{lang}"), &text.replace("><", ">\n<"));
    }
}
