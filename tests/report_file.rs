//! The report file: what it keeps, what it refuses, and how it is saved.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

mod full_report;

use std::fs;

use full_report::{full, full_v1};
use xiangqi_arbiter::archive::format::{FormatError, FormatNote, read, write};
use xiangqi_arbiter::archive::{LoadError, SaveError, backup_path, load, save};
const CASE: &str = include_str!("../cases/jilin-2015.ron");

#[test]
fn everything_is_kept() {
    let report = full();
    let text = write(&report).unwrap();
    let parsed = read(&text).unwrap();
    assert_eq!(parsed.report, report);
    assert_eq!(parsed.notes, []);
    assert_eq!(write(&parsed.report).unwrap(), text);
    assert!(text.find("exhibits:").unwrap() > text.find("rulings:").unwrap());
}

/// Version 1 as it landed. This file never changes; a later version gets a file of its own.
#[test]
fn version_1_opens_for_ever() {
    let golden = include_str!("data/golden/report-v1.ron");
    let parsed = read(golden).unwrap();
    assert_eq!(parsed.report, full_v1());
    assert_eq!(parsed.notes, [FormatNote::OlderVersion(1)]);
}

/// Version 2 as it landed.
#[test]
fn version_2_opens_for_ever() {
    let golden = include_str!("data/golden/report-v2.ron");
    let parsed = read(golden).unwrap();
    assert_eq!(parsed.report, full());
    assert_eq!(parsed.notes, []);
}

/// Writes the file of the test above, which is done once, before the version lands.
#[test]
#[ignore = "writes tests/data/golden/report-v2.ron"]
fn write_version_2() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/golden/report-v2.ron");
    fs::write(path, write(&full()).unwrap()).unwrap();
}

#[test]
fn what_saving_will_change_is_said() {
    for (text, notes) in [
        (format!("\u{feff}{CASE}"), vec![FormatNote::ByteOrderMark]),
        (CASE.replace('\n', "\r\n"), vec![FormatNote::WindowsLineEnds]),
        (format!("// by hand\n{CASE}"), vec![FormatNote::EditedByHand]),
    ] {
        let parsed = read(&text).unwrap();
        assert_eq!(parsed.notes, notes);
        assert_eq!(write(&parsed.report).unwrap(), CASE);
    }
}

#[test]
fn what_cannot_be_a_report_is_refused_with_its_place() {
    let refused = |text: &str| read(text).unwrap_err();
    let newer = CASE.replace("version: 2", "version: 3").replace("remarks:", "more: 1, remarks:");
    assert_eq!(refused(&newer), FormatError::NewerVersion(3));
    let other = CASE.replace("xiangqi-arbiter-report", "chess");
    assert_eq!(refused(&other), FormatError::NotAReport("chess".to_owned()));
    let FormatError::Syntax { line, column, .. } = refused(&CASE.replace("scope: Province", "scope: Planet"))
    else {
        panic!("an unknown scope is no syntax error");
    };
    assert_eq!(CASE.lines().nth(line - 1).unwrap().trim(), "scope: Province,");
    assert!(column > 1);
    assert!(matches!(refused(&CASE.replace("remarks:", "remark:")), FormatError::Syntax { .. }));
    let value = refused(&CASE.replace("Touch(\"c6\")", "Touch(\"z6\")"));
    let expected = FormatError::Value { place: "timeline[0]".to_owned(), value: "z6".to_owned() };
    assert_eq!(value, expected);
    let text = write(&full()).unwrap();
    let damaged = text.replace("AAEC//4=", "AAEC//8=");
    assert_ne!(damaged, text);
    assert_eq!(refused(&damaged), FormatError::Altered("截图.png".to_owned()));
}

#[test]
fn a_file_cut_anywhere_is_refused() {
    let text = write(&full()).unwrap();
    for end in (0..text.trim_end().len()).filter(|&end| text.is_char_boundary(end)) {
        assert!(read(&text[..end]).is_err(), "cut at {end}");
    }
}

#[test]
fn saving_keeps_a_backup_and_never_overwrites_others() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("报告 1.ron");
    let mut report = full();
    let first = save(&path, &report, None).unwrap();
    assert_eq!(load(&path).unwrap().parsed.report, report);
    assert_eq!(load(&path).unwrap().digest, first);
    let before = fs::read(&path).unwrap();

    report.remarks = "改".to_owned();
    let second = save(&path, &report, Some(first)).unwrap();
    assert_eq!(fs::read(backup_path(&path)).unwrap(), before);

    let error = save(&path, &full(), Some(first)).unwrap_err();
    assert!(matches!(error, SaveError::ChangedByOthers(_)), "{error}");
    let error = save(&path, &full(), None).unwrap_err();
    assert!(matches!(error, SaveError::Exists(_)), "{error}");
    assert_eq!(load(&path).unwrap().digest, second);
    let names: Vec<_> = folder.path().read_dir().unwrap().collect();
    assert_eq!(names.len(), 2, "nothing but the report and its backup is left");
}

#[test]
fn the_disk_is_asked_politely() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("none").join("a.ron");
    assert!(matches!(load(&missing), Err(LoadError::Io { .. })));
    assert!(matches!(save(&missing, &full(), None), Err(SaveError::Io { .. })));
    let binary = folder.path().join("b.ron");
    fs::write(&binary, b"(\xff").unwrap();
    assert!(matches!(load(&binary), Err(LoadError::NotText { offset: 1, .. })));
    assert!(matches!(load(folder.path()), Err(LoadError::Io { .. })));
}
