//! Killed while saving, and killed while working.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use xiangqi_arbiter::app::autosave::Autosave;
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::edit::Edit;
use xiangqi_arbiter::app::field::Field;
use xiangqi_arbiter::app::message::Message;
use xiangqi_arbiter::app::overlay::Form;
use xiangqi_arbiter::app::ruling_form::RulingDraft;
use xiangqi_arbiter::app::update::update;
use xiangqi_arbiter::report::Report;
use xiangqi_arbiter::store::{AppDirs, Recovery, backup_path, load, save, tidy};

use crate::{Numbers, child, left_behind, numbered, state, times};

/// Large enough that a kill hits the writing of it.
const EXHIBIT: usize = 300_000;

#[test]
#[ignore = "the child of a test"]
fn child_saves_forever() {
    let Some(folder) = child::folder() else { return };
    let path = folder.join("报告.ron");
    let loaded = load(&path).unwrap();
    let mut number = number_of(&loaded.parsed.report);
    let mut digest = loaded.digest;
    loop {
        number += 1;
        digest = save(&path, &numbered(number, EXHIBIT), Some(digest)).unwrap();
        say(number);
    }
}

fn say(number: u64) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "\n{number}").unwrap();
    out.flush().unwrap();
}

/// The number of a report, which must be the same wherever it stands.
fn number_of(report: &Report) -> u64 {
    let number: u64 = report.remarks.parse().unwrap();
    assert_eq!(*report, numbered(number, EXHIBIT), "one report is mixed of two");
    number
}

#[test]
fn killed_save_leaves_complete_report() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("报告.ron");
    save(&path, &numbered(0, EXHIBIT), None).unwrap();
    let mut numbers = Numbers::any();
    let (mut saves, mut within) = (0, 0);
    let killed = times(25);
    for _ in 0..killed {
        let before = number_of(&load(&path).unwrap().parsed.report);
        let mut child = child::start("killed::child_saves_forever", folder.path());
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        // Killed at some moment of the next save, which takes some milliseconds.
        let mut said = before;
        while said < before + 1 {
            said = lines.next().unwrap().unwrap().parse().unwrap_or(said);
        }
        std::thread::sleep(Duration::from_micros(numbers.below(25_000)));
        child.kill().unwrap();
        child.wait().unwrap();
        for line in lines.map_while(Result::ok) {
            said = line.parse().unwrap_or(said);
        }
        let now = number_of(&load(&path).unwrap().parsed.report);
        assert!(now == said || now == said + 1, "{now} is on disk, and {said} was saved");
        let backup = number_of(&load(&backup_path(&path)).unwrap().parsed.report);
        assert!(backup + 1 == now || backup == now, "the backup of {now} is {backup}");
        saves += now - before;
        // What it was writing is gone after the next start of the program.
        within += hidden(folder.path());
        tidy(None, std::slice::from_ref(&path));
        assert_eq!(hidden(folder.path()), 0);
    }
    println!("killed {killed} times during {saves} saves, {within} times while a file was being written");
}

fn hidden(folder: &Path) -> usize {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    names.filter(|name| name.to_string_lossy().starts_with('.')).count()
}

#[test]
fn only_what_nobody_writes_is_removed_as_left_behind() {
    let folder = tempfile::tempdir().unwrap();
    let named = |name: &str| folder.path().join(name);
    let (left, held) = (named(".xiangqi-arbiter-left.part"), named(".xiangqi-arbiter-held.part"));
    let others = [named(".xiangqi-arbiter-notes"), named(".tmpabc"), named("xiangqi-arbiter-a.part")];
    for file in others.iter().chain([&left, &held]) {
        fs::write(file, "x").unwrap();
    }
    let writing = fs::File::options().write(true).open(&held).unwrap();
    writing.lock().unwrap();
    tidy(None, &[named("报告.ron")]);
    assert!(!left.exists() && held.exists());
    assert!(others.iter().all(|file| file.exists()));
    drop(writing);
    // Whoever saves next removes it as well.
    save(&named("报告.ron"), &numbered(1, 10), None).unwrap();
    assert!(!held.exists());
}

fn places(folder: &Path) -> AppDirs {
    AppDirs {
        recovery: folder.join("recovery"),
        settings: folder.join("settings.ron"),
        law: folder.to_owned(),
    }
}

#[test]
#[ignore = "the child of a test"]
fn child_works_forever() {
    let Some(folder) = child::folder() else { return };
    let mut state = state(numbered(0, EXHIBIT));
    let mut housekeeper = Autosave::begin(&places(&folder), &state);
    for number in 1.. {
        let edit = Edit::Write(Field::Remarks, number.to_string());
        update(&mut state, Message::Edit(edit));
        update(&mut state, Message::FieldLeft);
        housekeeper.follow(&state);
        say(number);
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn killed_program_loses_at_most_two_seconds() {
    const LOST_AT_MOST: Duration = Duration::from_secs(2);
    let folder = tempfile::tempdir().unwrap();
    let mut numbers = Numbers::any();
    let (rounds, side_by_side) = (times(4).div_ceil(4), 4);
    let mut longest = Duration::ZERO;
    for _ in 0..rounds {
        // Several at once: none takes the work of another.
        let mut children = Vec::new();
        for _ in 0..side_by_side {
            let mut child = child::start("killed::child_works_forever", folder.path());
            let done = Arc::new(Mutex::new(Vec::new()));
            let (lines, seen) = (BufReader::new(child.stdout.take().unwrap()).lines(), done.clone());
            let reader = std::thread::spawn(move || {
                for number in lines.map_while(Result::ok).filter_map(|line| line.parse::<u64>().ok()) {
                    seen.lock().unwrap().push((number, Instant::now()));
                }
            });
            children.push((child, done, reader));
        }
        std::thread::sleep(Duration::from_millis(3500 + numbers.below(1500)));
        let mut expected = Vec::new();
        for (mut child, done, reader) in children {
            child.kill().unwrap();
            let killed = Instant::now();
            child.wait().unwrap();
            reader.join().unwrap();
            expected.push((done.lock().unwrap().clone(), killed));
        }
        let recovery = Recovery::new(places(folder.path()).recovery);
        let mut found = left_behind(&recovery, side_by_side);
        // Which work is whose is known by no name: the latest belongs to the one that came furthest.
        let mut kept: Vec<u64> = found.iter().map(|left| left.report.remarks.parse().unwrap()).collect();
        kept.sort_unstable();
        expected.sort_by_key(|(done, _)| done.len());
        for (kept, (done, killed)) in kept.iter().zip(&expected) {
            let lost = done.iter().find(|(number, _)| number > kept);
            let age = lost.map_or(Duration::ZERO, |(_, when)| killed.duration_since(*when));
            assert!(age < LOST_AT_MOST, "{kept} of {} was kept, {age:?} is lost", done.len());
            longest = longest.max(age);
        }
        for left in &found {
            assert_eq!(left.report.exhibits, numbered(0, EXHIBIT).exhibits);
            assert!(left.lost.is_empty());
        }
        found.drain(..).for_each(xiangqi_arbiter::store::RecoveredWork::discard);
        assert_eq!(fs::read_dir(places(folder.path()).recovery).unwrap().count(), 0);
    }
    println!("killed {} programs at work; the oldest change lost was {longest:?} old", rounds * side_by_side);
}

#[test]
fn killed_program_keeps_form_text_in_remarks() {
    let folder = tempfile::tempdir().unwrap();
    let mut state = state(numbered(5, 10));
    let mut housekeeper = Autosave::begin(&places(folder.path()), &state);
    update(&mut state, Message::Command(Command::Sign));
    housekeeper.follow(&state);
    let form = state.view.front.get_mut::<Form<RulingDraft>>().expect("a form");
    form.draft.given.words = "写了一半的理由".to_owned();
    housekeeper.follow(&state);
    drop(housekeeper);
    let left = left_behind(&Recovery::new(places(folder.path()).recovery), 1);
    assert_eq!(left[0].report.remarks, "5\n（程序中断时正在填写：写了一半的理由）");
    assert_eq!(state.report().remarks, "5", "the report itself is as it was");
}
