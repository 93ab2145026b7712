//! Unsaved work outlives a crash, and two programs never take each other's.

use std::fs;
use std::path::{Path, PathBuf};

use xiangqi_arbiter::digest::Digest;
use xiangqi_arbiter::report::{Annotations, Exhibit, MediaType, Report};
use xiangqi_arbiter::store::{Recovery, Session, Settings, sample, save};

fn report(remarks: &str) -> Report {
    Report { remarks: remarks.to_owned(), ..sample().unwrap().report }
}

/// Ends a session as a crash does: the lock is released, the files stay.
fn crash(session: Session) {
    drop(session);
}

#[test]
fn crashed_work_is_offered_and_can_be_discarded() {
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
fn programs_keep_separate_recovery() {
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
fn settings_persist_and_broken_file_is_ignored() {
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

/// The files of the only session in a folder: the work itself, and what lies beside it.
fn files(folder: &Path) -> (PathBuf, Vec<PathBuf>) {
    let paths = |folder: &Path| -> Vec<PathBuf> {
        let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        paths.sort();
        paths
    };
    let of =
        |end: &str| paths(folder).into_iter().find(|path| path.extension().is_some_and(|one| one == end));
    (of("ron").unwrap(), paths(&of("parts").unwrap()))
}

fn exhibit(name: &str, byte: u8) -> Exhibit {
    let bytes = vec![byte; 1_000_000].into();
    Exhibit {
        name: name.to_owned(),
        caption: String::new(),
        media_type: MediaType::Png,
        bytes,
        annotations: Annotations::default(),
    }
}

#[test]
fn exhibits_are_autosaved_once() {
    let folder = tempfile::tempdir().unwrap();
    let recovery = Recovery::new(folder.path().to_owned());
    let session = recovery.begin().unwrap();
    let mut work = report("一");
    work.exhibits = vec![exhibit("a.png", 1), exhibit("b.png", 2), exhibit("copy of a.png", 1)];
    session.keep(&work, None).unwrap();
    let (file, parts) = files(folder.path());
    assert_eq!(parts.len(), 2, "the same bytes are there once");
    assert!(fs::metadata(&file).unwrap().len() < 50_000);
    let times = |parts: &[PathBuf]| -> Vec<_> {
        parts.iter().map(|part| fs::metadata(part).unwrap().modified().unwrap()).collect()
    };
    let before = times(&parts);
    std::thread::sleep(std::time::Duration::from_millis(20));
    work.remarks = "二".to_owned();
    session.keep(&work, None).unwrap();
    assert_eq!(times(&files(folder.path()).1), before);
    // An exhibit that is gone takes no room; one that comes back is there again.
    let taken_out = work.exhibits.remove(1);
    session.keep(&work, None).unwrap();
    assert_eq!(files(folder.path()).1.len(), 1);
    work.exhibits.push(taken_out);
    session.keep(&work, None).unwrap();
    crash(session);
    let found = recovery.left_behind();
    assert_eq!(found[0].report, work);
    assert!(found[0].lost.is_empty());
}

#[test]
fn damaged_exhibit_is_named_and_rest_offered() {
    let folder = tempfile::tempdir().unwrap();
    let recovery = Recovery::new(folder.path().to_owned());
    let session = recovery.begin().unwrap();
    let mut work = report("一");
    work.exhibits = vec![exhibit("a.png", 1), exhibit("b.png", 2)];
    session.keep(&work, None).unwrap();
    crash(session);
    let damaged = files(folder.path()).1.remove(0);
    let of = fs::read(&damaged).unwrap()[0];
    fs::write(&damaged, "short").unwrap();
    let found = recovery.left_behind();
    let (lost, left) = if of == 1 { ("a.png", 1) } else { ("b.png", 0) };
    assert_eq!(found[0].lost, [lost]);
    assert_eq!(found[0].report.exhibits, [work.exhibits[left].clone()]);
    assert_eq!(found[0].report.remarks, "一");
}

/// Work about a file that was changed since is offered, and is not saved over that file.
#[test]
fn recovery_never_overwrites_newer_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("报告.ron");
    let digest = save(&path, &report("一"), None).unwrap();
    let recovery = Recovery::new(folder.path().join("recovery"));
    let session = recovery.begin().unwrap();
    session.keep(&report("二"), Some((&path, digest))).unwrap();
    crash(session);
    let mut found = recovery.left_behind();
    assert_eq!(found[0].file(), Some((path.clone(), digest)));
    save(&path, &report("三，别人写的"), Some(digest)).unwrap();
    assert_eq!((found[0].file(), found[0].origin.clone()), (None, Some(path.clone())));
    fs::remove_file(&path).unwrap();
    assert_eq!(found.remove(0).file(), None);
}
