//! Several programs that save the same report at once.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use xiangqi_arbiter::store::keys;
use xiangqi_arbiter::store::{self, LoadError, SaveError, load, load_report, save};

use crate::program::program;
use crate::{child, times};

const ROUNDS: &str = "RELIABILITY_ROUNDS";
const PASSPHRASE: &str = "correct horse battery";

/// Adds a line of its own to the remarks, again and again, and says each line that was told to be saved.
#[test]
#[ignore = "the child of a test"]
fn child_adds_lines() {
    let Some(folder) = child::folder() else { return };
    let rounds: usize = std::env::var(ROUNDS).unwrap().parse().unwrap();
    let path = folder.join("报告.ron");
    for round in 0..rounds {
        let line = format!("{}-{round}\n", std::process::id());
        let result = match load(&path) {
            Ok(loaded) => {
                let mut report = loaded.parsed.report;
                report.remarks += &line;
                save(&path, &report, Some(loaded.digest))
            }
            Err(LoadError::Io { .. }) => {
                let mut report = store::sample().unwrap().report;
                report.remarks.clone_from(&line);
                save(&path, &report, None)
            }
            Err(error) => panic!("{error}"),
        };
        match result {
            Ok(_) => println!("saved {line}"),
            Err(SaveError::ChangedByOthers(_) | SaveError::Exists(_)) => {}
            Err(error) => panic!("{error}"),
        }
    }
}

#[test]
fn what_was_told_to_be_saved_is_in_the_file_whoever_else_saves() {
    let rounds = times(200);
    for programs in [2, 4, 8] {
        let folder = tempfile::tempdir().unwrap();
        let children: Vec<_> = (0..programs)
            .map(|_| {
                Command::new(std::env::current_exe().unwrap())
                    .args(["--exact", "together::child_adds_lines", "--ignored", "--nocapture"])
                    .args(["--test-threads=1"])
                    .env("RELIABILITY_FOLDER", folder.path())
                    .env(ROUNDS, (rounds / programs).max(1).to_string())
                    .stdout(Stdio::piped())
                    .spawn()
                    .unwrap()
            })
            .collect();
        let mut told = Vec::new();
        for mut child in children {
            let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
            told.extend(lines.filter_map(|line| Some(line.split_once("saved ")?.1.to_owned())));
            assert!(child.wait().unwrap().success());
        }
        let remarks = load_report(&folder.path().join("报告.ron")).unwrap().remarks;
        let lost: Vec<_> = told.iter().filter(|told| !remarks.lines().any(|line| line == *told)).collect();
        println!("{programs} programs: {} of {rounds} saved, {} lost", told.len(), lost.len());
        assert!(lost.is_empty(), "{programs} programs: {} of {} are lost: {lost:?}", lost.len(), told.len());
        assert_eq!(remarks.lines().count(), told.len());
        assert!(told.len() >= rounds / programs, "who saves alone is not refused");
        assert_no_leftovers(folder.path());
    }
}

fn assert_no_leftovers(folder: &Path) {
    for entry in fs::read_dir(folder).unwrap() {
        let name = entry.unwrap().file_name().to_string_lossy().into_owned();
        assert!(!name.starts_with('.'), "{name}");
    }
}

#[test]
fn who_is_told_to_have_signed_has_signed() {
    const SIGNERS: usize = 4;
    let folder = tempfile::tempdir().unwrap();
    let key = |number: usize| folder.path().join(format!("key-{number}.ron"));
    let words: PathBuf = folder.path().join("passphrase");
    fs::write(&words, PASSPHRASE).unwrap();
    let names: Vec<String> = (0..SIGNERS).map(|number| format!("裁判{number}")).collect();
    for (number, name) in names.iter().enumerate() {
        keys::create(&key(number), name, PASSPHRASE).unwrap();
    }
    let mut report = store::sample().unwrap().report;
    let mut given = report.rulings.remove(0);
    given.seal = None;
    report.rulings.clear();
    report.give(given);
    let path = folder.path().join("report.ron");
    for round in 0..times(10) {
        let _ = fs::remove_file(&path);
        save(&path, &report, None).unwrap();
        let signing: Vec<_> = (0..SIGNERS)
            .map(|number| {
                program(folder.path())
                    .args(["sign", path.to_str().unwrap(), "--ruling", "1"])
                    .args(["--key", key(number).to_str().unwrap()])
                    .args(["--passphrase-file", words.to_str().unwrap()])
                    .stdout(Stdio::null())
                    .stderr(Stdio::null())
                    .spawn()
                    .unwrap()
            })
            .collect();
        let told: Vec<bool> = signing.into_iter().map(|mut one| one.wait().unwrap().success()).collect();
        let signed = load_report(&path).unwrap().rulings.remove(0).signed;
        for (name, told) in names.iter().zip(&told) {
            let has_signed = signed.iter().any(|signature| signature.name == *name);
            assert_eq!(has_signed, *told, "round {round}: {name} was told {told}");
        }
        assert!(told.contains(&true), "round {round}");
    }
}
