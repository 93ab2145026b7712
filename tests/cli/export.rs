//! `export` from outside.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use crate::program::program;

fn run(args: &[&str]) -> Output {
    let mut command = program("/nonexistent");
    command.current_dir(env!("CARGO_MANIFEST_DIR")).args(args).output().unwrap()
}

/// A folder with a copy of the Jilin case.
fn folder() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let report = folder.path().join("报告.ron");
    fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("cases/jilin-2015.ron"), &report).unwrap();
    (folder, report)
}

fn export(report: &Path, to: &Path, more: &[&str]) -> Output {
    let mut args = vec!["export", report.to_str().unwrap(), "--to", to.to_str().unwrap()];
    args.extend(more);
    run(&args)
}

#[test]
fn export_chooses_format_by_extension() {
    let (folder, report) = folder();
    for (name, start) in [
        ("a.pdf", "%PDF"),
        ("a.html", "<!DOCTYPE html>"),
        ("a.txt", "====="),
        ("a.svg", "<svg"),
        ("a.PNG", "\u{FFFD}PNG"),
    ] {
        let to = folder.path().join(name);
        let output = export(&report, &to, &[]);
        assert_eq!(output.status.code(), Some(0), "{name}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(output.stdout.is_empty() && output.stderr.is_empty());
        let written = fs::read(&to).unwrap();
        assert!(String::from_utf8_lossy(&written).starts_with(start), "{name}");
    }
}

#[test]
fn export_refuses_to_overwrite() {
    let (folder, report) = folder();
    let before = fs::read(&report).unwrap();
    let to = folder.path().join("a.txt");
    fs::write(&to, "mine").unwrap();
    assert_eq!(export(&report, &to, &[]).status.code(), Some(2));
    assert_eq!(fs::read(&to).unwrap(), b"mine");
    assert_eq!(export(&report, &to, &["--force"]).status.code(), Some(0));
    assert_ne!(fs::read(&to).unwrap(), b"mine");
    // Not even by force: the report itself, under whatever name.
    let named = folder.path().join("报告.txt");
    fs::rename(&report, &named).unwrap();
    assert_eq!(export(&named, &named, &["--force"]).status.code(), Some(2));
    assert_eq!(fs::read(&named).unwrap(), before);
}

#[test]
fn export_bad_usage_exits_2() {
    let (folder, report) = folder();
    let to = folder.path().join("a.docx");
    let output = export(&report, &to, &["--lang", "en"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains(".pdf, .html, .txt, .svg or .png"));
    let pdf = folder.path().join("a.pdf");
    for (from, more) in [
        (folder.path().join("none.ron"), &[][..]),
        (report.clone(), &["--font", "Cargo.toml"]),
        (report.clone(), &["--font", "/nonexistent"]),
        (report.clone(), &["--pictures"]),
    ] {
        assert_eq!(export(&from, &pdf, more).status.code(), Some(2), "{more:?}");
        assert!(!pdf.exists());
    }
}

#[test]
fn export_reports_missing_glyphs() {
    let (folder, report) = folder();
    let text = fs::read_to_string(&report).unwrap().replacen("place: \"吉林\"", "place: \"吉林\u{160}\"", 1);
    fs::write(&report, text).unwrap();
    let pdf = folder.path().join("a.pdf");
    let output = export(&report, &pdf, &["--lang", "both"]);
    assert_eq!(output.status.code(), Some(0));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("U+0160") && said.contains("--font"), "{said}");
}

/// Where a part of a name may be left, nothing is written before the places were looked at.
#[test]
fn export_lists_places_where_names_may_be_left() {
    let (folder, report) = folder();
    let text = fs::read_to_string(&report).unwrap();
    let text = text.replacen("place: \"吉林\"", "place: \"小胡家\"", 1).replacen(
        "red: (\n            name: \"",
        "red: (\n            name: \"胡荣华",
        1,
    );
    fs::write(&report, text).unwrap();
    let to = folder.path().join("a.txt");
    let output = export(&report, &to, &["--public"]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("赛事：“小胡家”") && said.contains("--names-checked") && !to.exists(), "{said}");
    let output = export(&report, &to, &["--public", "--names-checked"]);
    assert_eq!(output.status.code(), Some(0));
    assert!(fs::read_to_string(&to).unwrap().contains("小胡家"));
    assert_eq!(export(&report, &to, &["--names-checked"]).status.code(), Some(2));
}

#[test]
fn sheet_is_written_in_every_format() {
    let (folder, report) = folder();
    for (name, start) in
        [("s.pdf", "%PDF"), ("s.html", "<!DOCTYPE html>"), ("s.txt", "====="), ("s.png", "\u{FFFD}PNG")]
    {
        let to = folder.path().join(name);
        let output = export(&report, &to, &["--sheet", "--lang", "both"]);
        assert_eq!(output.status.code(), Some(0), "{name}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(String::from_utf8_lossy(&fs::read(&to).unwrap()).starts_with(start), "{name}");
    }
    let said = fs::read_to_string(folder.path().join("s.txt")).unwrap();
    assert!(said.contains("裁决书") && said.contains("Ruling"), "{said}");
    // A board is no sheet, and a report without decisions has none to write.
    let svg = folder.path().join("s.svg");
    let output = export(&report, &svg, &["--sheet", "--lang", "en"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains(".pdf, .html, .txt or .png"));
    let output = export(&report, &folder.path().join("d.pdf"), &["--decision", "1"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("没有这个决定"));
}

#[test]
fn book_is_of_one_event() {
    let (folder, report) = folder();
    let other = folder.path().join("另一份.ron");
    let text = fs::read_to_string(&report).unwrap();
    assert!(text.contains("name: \"吉林省“老年希望工程杯”"), "the case has another name now");
    fs::write(&other, text.replace("name: \"吉林省“老年希望工程杯”", "name: \"别的赛事")).unwrap();
    fs::copy(&report, folder.path().join("副本.ron")).unwrap();
    fs::write(folder.path().join("坏.ron"), text.split_at(text.len() / 2).0).unwrap();
    let (from, to) = (folder.path().to_str().unwrap(), folder.path().join("book.txt"));
    let book = |more: &[&str]| {
        let mut args = vec!["book", from, "--to", to.to_str().unwrap(), "--force"];
        args.extend(more);
        let output = run(&args);
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    let (code, said) = book(&[]);
    assert_eq!(code, Some(2));
    assert!(said.contains("--event") && said.contains("别的赛事"), "{said}");
    assert!(!to.exists());
    let (code, said) = book(&["--event", "没有"]);
    assert!(code == Some(2) && said.contains("没有赛事名为"), "{said}");
    let event = text.split("name: \"").nth(1).unwrap().split('"').next().unwrap();
    // What cannot be read is named, and the rest is written all the same.
    let (code, said) = book(&["--event", event]);
    assert_eq!(code, Some(2), "{said}");
    let written = fs::read_to_string(&to).unwrap();
    assert!(
        written.contains("目录") && written.contains("坏.ron") && written.contains("犯规统计"),
        "{written}"
    );
    assert_eq!(written.matches("SHA-256").count(), 1, "a copy counts once: {written}");
    let bad = folder.path().join("坏.ron");
    fs::remove_file(bad).unwrap();
    assert_eq!(book(&["--event", event]).0, Some(0));
    assert_eq!(
        run(&["book", report.to_str().unwrap(), "--to", report.to_str().unwrap(), "--force"]).status.code(),
        Some(2)
    );
    assert_eq!(fs::read_to_string(&report).unwrap(), text);
}
