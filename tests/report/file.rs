//! The report file: what it keeps, what it refuses, and how it is saved.

use std::fs;
use std::path::Path;

use crate::full_report::full;
use xiangqi::Side;
use xiangqi_arbiter::case::{Evaluation, review};
use xiangqi_arbiter::digest::Digest;
use xiangqi_arbiter::incident::{ActKind, WordsProblem};
use xiangqi_arbiter::law::{Library, Origin};
use xiangqi_arbiter::report::seal::{SigningKey, signatures, verify};
use xiangqi_arbiter::report::{
    Annotations, GameResult, GivenOutcome, LONGEST_COMMENT, Report, RulingGiven, Stage,
};
use xiangqi_arbiter::ruling::Outcome;
use xiangqi_arbiter::store::format::{FormatError, FormatNote, read, write};
use xiangqi_arbiter::store::{LoadError, SaveError, backup_path, load, save};
const CASE: &str = include_str!("../../cases/jilin-2015.ron");

#[test]
fn every_field_round_trips() {
    let report = full();
    let text = write(&report).unwrap();
    let parsed = read(&text).unwrap();
    assert_eq!(parsed.report, report);
    assert_eq!(parsed.notes, []);
    assert_eq!(write(&parsed.report).unwrap(), text);
    assert!(text.find("exhibits:").unwrap() > text.find("rulings:").unwrap());
}

const GOLDEN: &str = include_str!("../data/golden/report-v4.ron");

/// Once version 4 is released, this file never changes; a later version gets a file of its own.
#[test]
fn golden_file_is_read_and_written_byte_for_byte() {
    let parsed = read(GOLDEN).unwrap();
    assert_eq!(parsed.report, full());
    assert_eq!(parsed.notes, []);
    assert_eq!(write(&parsed.report).unwrap(), GOLDEN);
    for part in [
        "version: 4",
        "\"black touch a0 i9\"",
        "\"red claim move 2\"",
        "\"arbiter words '' @ time=10:32 disputed=red,witness note=注\"",
        "running=black red=2:50 order=disputed basis=seen,video,witness,score-sheet,admission\"",
        "turns: 3",
        "crop: Some((0, 250, 9999, 10000))",
        "Arrow(10000, 0, 1, 2)",
        "Label(5000, 4999",
        "result: Some(Other(",
        "comments: [",
        "variations: [",
        "leaves: Some(0),",
        "position_reading: Some((",
        "(\"b1\", None, Some('P'))",
        "time: (-120, 60)",
    ] {
        assert!(GOLDEN.contains(part), "{part}");
    }
    let sealed = parsed.report.rulings.iter().filter(|ruling| ruling.seal.is_some()).count();
    let signed = parsed.report.rulings.iter().map(|ruling| ruling.signed.len()).sum::<usize>();
    assert_eq!((sealed, signed, verify(&parsed.report)), (1, 1, Vec::new()));
}

/// Every kind of event stands in it, as it is written in a file.
#[test]
fn golden_file_has_every_kind_of_event() {
    let report = read(GOLDEN).unwrap().report;
    for kind in ActKind::all() {
        assert!(report.timeline.iter().any(|event| ActKind::of(&event.act) == kind), "{kind:?}");
    }
}

/// A ruling under a rulebook as an earlier version of the program had it, sealed and signed.
fn ruled() -> Report {
    let mut report = read(CASE).unwrap().report;
    let text = fs::read_to_string(root().join("resources/rulebooks/earlier/cn-2011-a.ron")).unwrap();
    report.event.rulebook.digest = Digest::of(text.as_bytes()).to_string();
    (report.rulings, report.decisions) = (Vec::new(), Vec::new());
    let event = report.event.clone();
    report.give(RulingGiven {
        stage: Stage::ChiefArbiter,
        by: "甲".to_owned(),
        when: "2026-01-02 14:05".to_owned(),
        program: "xiangqi-arbiter 0.1.0".to_owned(),
        rulebook: event.rulebook,
        reading: event.reading,
        regulation: event.regulation,
        outcome: GivenOutcome::Loss,
        charged: Some(Side::Black),
        ground: "5.2+4.1.3".to_owned(),
        words: "摸红马必须吃红马，吃则自杀。".to_owned(),
        ..RulingGiven::default()
    });
    let ruling = report.rulings.last_mut().unwrap();
    let signature =
        SigningKey::of_secret(&[7; 32]).sign(ruling.seal.as_ref().unwrap(), "甲", "2026-01-02 14:06");
    ruling.signed.push(signature);
    report
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

const RULED: &str = "tests/data/golden/ruled-v4.ron";

#[test]
fn golden_ruling_is_verified_and_comes_out_the_same_today() {
    let text = fs::read_to_string(root().join(RULED)).unwrap();
    let report = read(&text).unwrap().report;
    assert_eq!(write(&report).unwrap(), text);
    let breaches = verify(&report);
    assert_eq!(breaches, []);
    let signed = signatures(&report, &breaches);
    assert!(signed.len() == 1 && signed[0].holds && signed[0].signature.name == "甲");
    // The text it was ruled under is not today's, and is found by its digest.
    let library = Library::built_in().unwrap();
    let cited = &report.event.rulebook;
    assert_eq!(Origin::of(&cited.digest), Origin::Earlier);
    assert_ne!(library.cite_rulebook(&cited.id).digest, cited.digest);
    let evaluation = Evaluation::of(&report, &library).unwrap();
    assert_eq!(evaluation.law.rulebook.digest, cited.digest);
    let verdict = &evaluation.ruling().unwrap().verdict;
    assert_eq!((verdict.outcome, verdict.charged), (Outcome::Loss, Some(Side::Black)));
    assert_eq!(review(&report, &library)[0].differs, []);
}

#[test]
#[ignore = "writes tests/data/golden; for whoever changes the file format"]
fn write_golden_files() {
    fs::write(root().join("tests/data/golden/report-v4.ron"), write(&full()).unwrap()).unwrap();
    fs::write(root().join(RULED), write(&ruled()).unwrap()).unwrap();
}

#[test]
fn seals_in_a_file_cover_what_they_should() {
    let mut report = read(GOLDEN).unwrap().report;
    report.exhibits[0].annotations = Annotations::default();
    report.result = None;
    report.comments.write(2, "改");
    let again = read(&write(&report).unwrap()).unwrap().report;
    assert_eq!((again.exhibits[0].annotations.turns, again.comments.at(2)), (0, "改"));
    assert_eq!(verify(&again), []);
    let by_hand = format!("// by hand\r\n{}", GOLDEN.replace('\n', "\r\n"));
    assert_eq!(verify(&read(&by_hand).unwrap().report), []);
    let mut other = again;
    other.exhibits[0].caption.push('改');
    assert_ne!(verify(&other), [], "the caption is sealed");
}

#[test]
fn empty_game_fields_are_not_written() {
    let mut report = read(CASE).unwrap().report;
    assert!(!CASE.contains("result:") && !CASE.contains("comments:") && !CASE.contains("variations:"));
    for (result, text) in [
        (GameResult::RedWins, "    result: Some(RedWins),\n"),
        (GameResult::BlackWins, "    result: Some(BlackWins),\n"),
        (GameResult::Draw, "    result: Some(Draw),\n"),
    ] {
        report.result = Some(result);
        let written = write(&report).unwrap();
        assert_eq!(written.replace(text, ""), CASE, "nothing else is written");
        assert_eq!(read(&written).unwrap().report, report);
    }
    // A comment behind a move that the game does not have would make the file unreadable.
    report.result = None;
    report.comments.write(report.whole_game().moves.len() + 1, "x");
    assert_eq!(write(&report).unwrap(), CASE);
}

#[test]
fn changes_made_by_saving_are_reported() {
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
fn refuses_non_reports_with_location() {
    let refused = |text: &str| read(text).unwrap_err();
    let newer = CASE.replace("version: 4", "version: 5").replace("remarks:", "more: 1, remarks:");
    assert_eq!(refused(&newer), FormatError::NewerVersion(5));
    for version in 1..=3 {
        let older = newer.replace("version: 5", &format!("version: {version}"));
        assert_eq!(refused(&older), FormatError::NeverReleased(version));
    }
    let far = newer.replace("version: 5", "version: 99999999999");
    assert_eq!(refused(&far), FormatError::NewerVersion(99_999_999_999));
    let other = CASE.replace("xiangqi-arbiter-report", "chess");
    assert_eq!(refused(&other), FormatError::NotAReport("chess".to_owned()));
    let FormatError::Syntax { line, column, .. } = refused(&CASE.replace("scope: Province", "scope: Planet"))
    else {
        panic!("an unknown scope is no syntax error");
    };
    assert_eq!(CASE.lines().nth(line - 1).unwrap().trim(), "scope: Province,");
    assert!(column > 1);
    assert!(matches!(refused(&CASE.replace("remarks:", "remark:")), FormatError::Syntax { .. }));
    let text = write(&full()).unwrap();
    for (row, right, wrong, problem) in [
        (1, "black touch a0\"", "black touch z0\"", WordsProblem::NotASquare("z0".to_owned())),
        (4, "black putback b1\"", "black putback\"", WordsProblem::Incomplete("black putback".to_owned())),
        (6, "black brush c1\"", "brush c1\"", WordsProblem::NoActor("brush c1".to_owned())),
        (10, "disputed=red,", "disputed=rot,", WordsProblem::UnknownMark("disputed=rot,witness".to_owned())),
    ] {
        let changed = text.replacen(right, wrong, 1);
        assert_ne!(changed, text, "{right}");
        let FormatError::Event { line, column, error } = refused(&changed) else { panic!("{wrong}") };
        assert_eq!((error.event, error.problem), (row, problem));
        assert_eq!(changed.lines().nth(line - 1).unwrap().trim(), format!("\"{}\",", error.text));
        assert!(column > 1);
    }
    let moves = refused(&text.replace("a1a2 e9e8", "a1a2 e9z8"));
    let expected = FormatError::Value { place: "moves[1]".to_owned(), value: "e9z8".to_owned() };
    assert_eq!(moves, expected);
    for (right, wrong, place) in [
        ("turns: 3", "turns: 4", "turns"),
        ("Some((0, 250, 9999, 10000))", "Some((0, 250, 9999, 10001))", "crop"),
        ("Ring(100, 200, 300, 400)", "Ring(300, 200, 100, 400)", "marks[1]"),
        ("Frame(0, 0, 10000, 10000)", "Frame(0, 0, 0, 10000)", "marks[2]"),
        ("Label(5000, 4999", "Label(5000, 14999", "marks[3]"),
    ] {
        let changed = text.replace(right, wrong);
        assert_ne!(changed, text, "{right}");
        let FormatError::Value { place: found, .. } = refused(&changed) else { panic!("{wrong}") };
        assert_eq!(found, format!("exhibits[0].sight.{place}"));
    }
    for (right, wrong, place, value) in [
        ("(2, \"“好”", "(0, \"“好”", "comments[1]", "0"),
        ("(3, \"尾\")", "(4, \"尾\")", "comments[2]", "4"),
        ("(3, \"尾\")", "(3, \" \")", "comments[2]", " "),
        ("Other(\"黑方", "Other(\" 黑方", "result", " 黑方\"超时\""),
    ] {
        let changed = text.replace(right, wrong);
        assert_ne!(changed, text, "{right}");
        let expected = FormatError::Value { place: place.to_owned(), value: value.to_owned() };
        assert_eq!(refused(&changed), expected);
    }
    let long = text.replace("\"尾\"", &format!("\"{}\"", "尾".repeat(LONGEST_COMMENT + 1)));
    assert!(matches!(refused(&long), FormatError::Value { place, .. } if place == "comments[2]"));
    let damaged = text.replace("AAEC//4=", "AAEC//8=");
    assert_ne!(damaged, text);
    assert_eq!(refused(&damaged), FormatError::Altered("截图.png".to_owned()));
}

#[test]
fn refuses_truncated_report() {
    let text = write(&full()).unwrap();
    for end in (0..text.trim_end().len()).filter(|&end| text.is_char_boundary(end)) {
        assert!(read(&text[..end]).is_err(), "cut at {end}");
    }
}

#[test]
fn save_keeps_backup_and_never_overwrites() {
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
fn missing_and_non_text_files_are_errors() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("none").join("a.ron");
    assert!(matches!(load(&missing), Err(LoadError::Io { .. })));
    assert!(matches!(save(&missing, &full(), None), Err(SaveError::Io { .. })));
    let binary = folder.path().join("b.ron");
    fs::write(&binary, b"(\xff").unwrap();
    assert!(matches!(load(&binary), Err(LoadError::NotText { offset: 1, .. })));
    assert!(matches!(load(folder.path()), Err(LoadError::Io { .. })));
}
