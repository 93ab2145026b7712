//! The report file: what it keeps, what it refuses, and how it is saved.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

use std::fs;

use xiangqi_arbiter::archive::format::{FormatError, FormatNote, read, write};
use xiangqi_arbiter::archive::{LoadError, SaveError, backup_path, load, save};
use xiangqi_arbiter::incident::{Act, Actor, Basis, Claim, Clocks, Consent, Credence, Event, Party};
use xiangqi_arbiter::report::{
    Arbiter, Category, Exhibit, FoulClass, FoulRow, GivenOutcome, MediaType, Report, Role, RulingGiven,
    Scope, Stage, Statement,
};
use xiangqi_arbiter::rulebook::LawRef;
use xiangqi_arbiter::xiangqi::{BySide, Side, fen};

const CASE: &str = include_str!("../cases/jilin-2015.ron");

/// A report with something in every field that version 1 has.
fn full_v1() -> Report {
    let square = |text: &str| text.parse().unwrap();
    let mut report = Report::new(
        LawRef {
            id: "mine".to_owned(),
            edition: "2026".to_owned(),
            digest: "ab".to_owned(),
            text: Some("Rulebook(\n)".to_owned()),
        },
        LawRef::unknown("author"),
    );
    report.event.name = "“希望杯”\n\"quoted\" \\ 𠮷".to_owned();
    (report.event.scope, report.event.category) = (Scope::School, Category::Youth);
    (report.event.round, report.event.table) = ("3".to_owned(), "12".to_owned());
    report.players.red.name = "胡荣华".to_owned();
    report.players.black.team = "Đội".to_owned();
    report.arbiters = vec![Arbiter { name: "甲".to_owned(), role: Role::Chief }];
    report.foul_sheet = vec![FoulRow {
        side: Side::Black,
        class: FoulClass::Technical,
        clause: "8".to_owned(),
        moment: "12".to_owned(),
        note: String::new(),
    }];
    report.start = fen::read("4k4/9/9/9/9/9/9/9/PPPPPPPP1/4KK3 - - - 3 7").unwrap().setup;
    report.moves = vec!["a1a2".parse().unwrap(), "e9e8".parse().unwrap()];
    report.timeline = [
        Act::Touch(square("a0")),
        Act::TouchBoth(square("a0"), square("i9")),
        Act::Lift(square("b1")),
        Act::PutBack(square("b1")),
        Act::Release("b1b3".parse().unwrap()),
        Act::Brush(square("c1")),
        Act::Adjust(square("c1"), Consent::Given),
        Act::Adjust(square("c1"), Consent::None),
        Act::Words("停钟".to_owned()),
    ]
    .into_iter()
    .map(|act| Event::by(Side::Black, act))
    .collect();
    report.timeline.push(Event {
        credence: Credence::Disputed(vec![Party::Red, Party::Witness]),
        time: "10:32".to_owned(),
        note: "注".to_owned(),
        ..Event::new(Actor::Arbiter, Act::Words(String::new()))
    });
    report.statements =
        vec![Statement { party: Party::Witness, name: "乙".to_owned(), text: "没看清".to_owned() }];
    report.remarks = "备注".to_owned();
    report.rulings = vec![RulingGiven {
        stage: Stage::Appeal,
        by: "仲裁委员会".to_owned(),
        when: "2026-01-01".to_owned(),
        program: "xiangqi-arbiter 0.1.0".to_owned(),
        rulebook: LawRef::unknown("cn-2011"),
        reading: LawRef::default(),
        regulation: None,
        outcome: GivenOutcome::Open,
        charged: None,
        ground: "5.2".to_owned(),
        duty: "-".to_owned(),
        caveats: vec!["no-clause".to_owned()],
        words: "待定".to_owned(),
        signature: "三人签名".to_owned(),
    }];
    report.exhibits = vec![Exhibit {
        name: "截图.png".to_owned(),
        caption: "开盘".to_owned(),
        media_type: MediaType::Png,
        bytes: vec![0, 1, 2, 255, 254].into(),
    }];
    report
}

/// A report with something in every field.
fn full() -> Report {
    let mut report = full_v1();
    let law = LawRef {
        id: "league-2026".to_owned(),
        edition: "2026".to_owned(),
        digest: "cd".to_owned(),
        text: Some("Regulation(\n)".to_owned()),
    };
    report.event.regulation = Some(law.clone());
    report.rulings.iter_mut().for_each(|ruling| ruling.regulation = Some(law.clone()));
    let drawn =
        report.rulings.first().map(|first| RulingGiven { outcome: GivenOutcome::Draw, ..first.clone() });
    report.rulings.extend(drawn);
    report.later = vec!["e0e1".parse().unwrap()];
    let claims = [
        Claim::Irregular(2),
        Claim::Facing,
        Claim::NaturalLimit,
        Claim::NoWinningChances,
        Claim::Repetition,
        Claim::Time,
        Claim::Other("灯灭了".to_owned()),
    ];
    let square = |text: &str| text.parse().unwrap();
    let acts = [
        Act::Place("b1b3".parse().unwrap()),
        Act::Adjust(square("c1"), Consent::Announced),
        Act::Disturb(vec![square("a0"), square("c1")]),
        Act::TakeBack("b1b3".parse().unwrap()),
        Act::Restore,
        Act::PressClock,
        Act::StopClocks,
        Act::FlagFall,
        Act::OfferDraw,
        Act::AgreeDraw,
        Act::Resign,
        Act::Late(11),
        Act::DeclareDraw("双方均无胜望".to_owned()),
    ];
    let acts = acts.into_iter().chain(claims.into_iter().map(Act::Claim));
    report.timeline.extend(acts.map(|act| Event::by(Side::Red, act)));
    report.timeline.push(Event {
        order_disputed: true,
        basis: vec![Basis::Seen, Basis::Video, Basis::Witness, Basis::ScoreSheet, Basis::Admission],
        clocks: Clocks { running: Some(Side::Black), remaining: BySide { red: Some(170), black: None } },
        ..Event::by(Side::Black, Act::FlagFall)
    });
    report
}

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
