//! Unsaved work outlives a crash, and two programs never take each other's.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use xiangqi_arbiter::archive::{Recovery, Session, Settings, sample};
use xiangqi_arbiter::digest::Digest;
use xiangqi_arbiter::report::Report;

fn report(remarks: &str) -> Report {
    Report { remarks: remarks.to_owned(), ..sample().unwrap().report }
}

/// Ends a session as a crash does: the lock is released, the files stay.
fn crash(session: Session) {
    drop(session);
}

#[test]
fn work_of_a_crashed_program_is_offered_and_can_be_given_up() {
    let folder = tempfile::tempdir().unwrap();
    let recovery = Recovery::new(folder.path().join("recovery"));
    assert!(recovery.left_behind().is_empty());
    let session = recovery.begin().unwrap();
    session.keep(&report("一"), None).unwrap();
    session.keep(&report("二"), Some((Path::new("赛事/报告.ron"), Digest::of(b"")))).unwrap();
    assert!(recovery.left_behind().is_empty(), "the program still runs");
    crash(session);

    let mut found = recovery.left_behind();
    assert_eq!(found.len(), 1);
    let work = found.remove(0);
    assert_eq!(work.report, report("二"));
    assert_eq!(work.origin.as_deref(), Some(Path::new("赛事/报告.ron")));
    assert!(recovery.left_behind().is_empty(), "another start does not take what this one looks at");
    work.discard();
    assert!(recovery.left_behind().is_empty());
    assert_eq!(fs::read_dir(folder.path().join("recovery")).unwrap().count(), 0);
}

#[test]
fn saved_work_is_not_offered() {
    let folder = tempfile::tempdir().unwrap();
    let recovery = Recovery::new(folder.path().to_owned());
    let saved = recovery.begin().unwrap();
    saved.keep(&report("一"), None).unwrap();
    saved.clear().unwrap();
    crash(saved);
    let ended = recovery.begin().unwrap();
    ended.keep(&report("二"), None).unwrap();
    ended.end();
    assert!(recovery.left_behind().is_empty());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn each_program_keeps_its_own_work() {
    let folder = tempfile::tempdir().unwrap();
    let recovery = Recovery::new(folder.path().to_owned());
    let (first, second) = (recovery.begin().unwrap(), recovery.begin().unwrap());
    first.keep(&report("一"), None).unwrap();
    second.keep(&report("二"), None).unwrap();
    crash(first);
    let found = recovery.left_behind();
    assert_eq!(found.iter().map(|work| work.report.remarks.as_str()).collect::<Vec<_>>(), ["一"]);
    drop(second);
}

#[test]
fn settings_are_kept_and_a_broken_file_is_no_obstacle() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a").join("settings.ron");
    assert_eq!(Settings::load(&file), Settings::default());
    let mut settings = Settings { lang: Some("en".to_owned()), ..Settings::default() };
    for index in 0..12 {
        settings.remember(Path::new(&format!("{index}.ron")));
    }
    settings.remember(Path::new("5.ron"));
    assert_eq!(settings.recent.len(), 10);
    assert_eq!(settings.recent[..2], [Path::new("5.ron"), Path::new("11.ron")]);
    settings.save(&file).unwrap();
    assert_eq!(Settings::load(&file), settings);
    fs::write(&file, "(lang: 3").unwrap();
    assert_eq!(Settings::load(&file), Settings::default());
    fs::write(&file, "(later: 1, lang: Some(\"zh\"))").unwrap();
    assert_eq!(Settings::load(&file).lang.as_deref(), Some("zh"));
}
