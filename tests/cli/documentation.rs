//! `docs/cli.md` names every command, option and JSON key.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use clap::{CommandFactory as _, Parser as _};
use serde_json::Value;
use xiangqi_arbiter::cli::{Args, run};
use xiangqi_arbiter::incident::ActKind;
use xiangqi_arbiter::law::Library;

fn page() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/cli.md")).unwrap()
}

/// The lines below the heading that names the command.
fn section<'a>(page: &'a str, command: &str) -> Option<&'a str> {
    page.split("\n## ").find(|section| {
        let heading = section.lines().next().unwrap_or_default();
        heading.split(", ").any(|name| name == command)
    })
}

#[test]
fn every_option_is_documented() {
    let page = page();
    let mut missing = Vec::new();
    for command in Args::command().get_subcommands() {
        let Some(section) = section(&page, command.get_name()) else {
            missing.push(command.get_name().to_owned());
            continue;
        };
        let nested = command.get_subcommands().flat_map(|nested| nested.get_arguments());
        for option in command.get_arguments().chain(nested).filter_map(|argument| argument.get_long()) {
            if !["lang", "help"].contains(&option) && !section.contains(&format!("--{option}")) {
                missing.push(format!("{} --{option}", command.get_name()));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn every_event_is_documented() {
    let page = page();
    let section = section(&page, "rule").unwrap();
    let missing: Vec<&str> =
        ActKind::words().into_iter().filter(|word| !section.contains(&format!("`{word}"))).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

fn keys(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Array(all) => all.iter().for_each(|one| keys(one, found)),
        Value::Object(all) => {
            for (key, one) in all {
                found.insert(key.clone());
                // The names of a record's tags are the record's.
                if key != "tags" {
                    keys(one, found);
                }
            }
        }
        _ => {}
    }
}

#[test]
fn every_json_key_is_documented() {
    const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
    let page = page();
    let library = Library::built_in().unwrap();
    let cases = fs::read_dir("cases").unwrap().map(|entry| entry.unwrap().path().display().to_string());
    let cases: Vec<String> = cases.filter(|path| path.ends_with(".ron")).collect();
    let cases: Vec<&str> = cases.iter().map(String::as_str).collect();
    let shuffle = "h2e2 h7e7 e2h2 e7h7 h2e2 h7e7 e2h2 e7h7 h2e2 h7e7 e2h2 e7h7";
    let mut found = BTreeSet::new();
    for words in [
        &[&["rule"], &cases[..]].concat()[..],
        &[&["verify"], &cases[..]].concat(),
        &["repetition", "--fen", START, "--moves", shuffle],
        &["compare", "cases/jilin-2015.ron"],
        &["review", "cases"],
        &["list", "cases", "--rule"],
        &["list", "cases", "--fouls"],
        &["status", "--fen", START],
        &["notation", "--fen", START, "--move", "h2e2"],
        &["import", "README.md"],
    ] {
        let args =
            Args::try_parse_from([&["xiangqi-arbiter"], words, &["--format", "json"]].concat()).unwrap();
        let output = run(&args.command.unwrap(), &library, &[]);
        keys(&serde_json::from_str(&output.out).unwrap(), &mut found);
    }
    let missing: Vec<_> = found.iter().filter(|key| !page.contains(&format!("`{key}`"))).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}
