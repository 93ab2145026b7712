//! A user's own law: taken where it is sound, refused with place and reason where it is not.

use std::fs;
use std::path::Path;
#[cfg(target_os = "linux")]
use tempfile::TempDir;
use xiangqi::Position;
use xiangqi_arbiter::case::Evaluation;
use xiangqi_arbiter::incident::{Incident, read_events};
use xiangqi_arbiter::law::{Amendment, CitedLaw, LawError, LawFault, LawKind, Level, Library, Part, Topic};
use xiangqi_arbiter::ruling::{Caveat, Law, Outcome, rule};
use xiangqi_arbiter::store::law::{LawProblem, MAX_LAW_BYTES, MAX_LAW_FILES, WhyNot, keep_amendment, load};
use xiangqi_arbiter::store::load_report;
use xiangqi_arbiter::text::{Lang, own_law};

use crate::program::program;

const READING: &str = r#"Reading(
    id: "mine",
    name: (zh: "我的", en: "Mine"),
    gist: (zh: "从宽", en: "Lenient"),
    source: (zh: "自拟", en: "My own"),
    unmeetable_touch: Nothing,
    positions: [],
)"#;

const REGULATION: &str = r#"Regulation(
    id: "club",
    name: (zh: "棋社规程", en: "Club rules"),
    short_name: (zh: "棋社", en: "Club"),
    edition: (zh: "2026年", en: "2026"),
    standing: Event,
    rulebook: "cn-2020",
    seen: (zh: "自拟", en: "Our own"),
    settings: [(setting: FoulLimit(3), clause: "1"), (setting: LateFrom(10), clause: "2")],
    clauses: [
        (number: "1", title: (zh: "犯规", en: "Fouls"), text: (zh: "三次判负", en: "Three lose"), confidence: Seen),
        (number: "2", matter: Some(Lateness), title: (zh: "迟到", en: "Late"), text: (zh: "十分钟", en: "Ten minutes"), confidence: Seen),
    ],
)"#;

/// The clause on suicide of the 2020 rules, by the printed book that somebody has at last.
const AMENDMENT: &str = r#"Amendment(
    rulebook: "cn-2020",
    settings: [(setting: FoulLimit(3), clause: "8")],
    clauses: [
        (number: "4.1.3", matter: Some(LossBySuicide), title: (zh: "自杀判负", en: "Suicide"), text: (zh: "离手自杀判负", en: "Released suicide loses"), confidence: Seen, source: "printed copy, p. 12"),
        (number: "8", title: (zh: "犯规", en: "Fouls"), text: (zh: "三次犯规判负", en: "Three fouls lose"), confidence: Seen),
    ],
)"#;

fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

fn loaded(folder: &Path) -> (Library, Vec<LawProblem>) {
    load(Library::built_in().unwrap(), folder)
}

#[test]
fn missing_law_folder_is_ignored() {
    let (library, problems) = loaded(Path::new("/nonexistent/law"));
    assert_eq!(library, Library::built_in().unwrap());
    assert!(problems.is_empty(), "{problems:?}");
}

#[test]
fn loads_valid_files_and_locates_bad_one() {
    let bad = READING.replace("unmeetable_touch: Nothing", "unmeetable_touch: Nothink");
    let folder = folder(&[
        ("readings/a-bad.ron", &bad),
        ("readings/mine.ron", READING),
        ("readings/notes.txt", "not law"),
        ("regulations/club.ron", REGULATION),
    ]);
    let (library, problems) = loaded(folder.path());
    assert!(library.reading("mine").is_some());
    assert_eq!(library.regulation("club").unwrap().settings.len(), 2);
    let [problem] = &problems[..] else { panic!("{problems:?}") };
    assert!(problem.path.ends_with("readings/a-bad.ron"));
    for lang in Lang::ALL {
        let said = own_law::problem(problem, lang);
        // The word stands in line 6.
        assert!(said.contains("a-bad.ron") && said.contains("Nothink") && said.contains('6'), "{said}");
    }
}

#[test]
fn user_file_replaces_built_in_of_same_id() {
    let mine = READING.replace("\"mine\"", "\"author\"");
    let folder = folder(&[("readings/author.ron", &mine)]);
    let (library, problems) = loaded(folder.path());
    assert!(problems.is_empty(), "{problems:?}");
    let built_in = Library::built_in().unwrap();
    assert_eq!(library.readings.len(), built_in.readings.len());
    assert_eq!(library.readings[0].name.en, "Mine");
    assert_eq!(library.cite_reading("author").text.as_deref(), Some(mine.as_str()), "it travels in full");
    assert_eq!(built_in.cite_reading("author").text, None);
}

/// Of two amendments kept of one clause the later one holds, and neither is written over.
#[test]
fn kept_amendments_are_read_in_the_order_of_time() {
    let folder = folder(&[]);
    let mut amendment: Amendment = ron::from_str(AMENDMENT).unwrap();
    let early = keep_amendment(folder.path(), &amendment, "20261201-100000").unwrap();
    let written = fs::read(&early).unwrap();
    amendment.clauses[0].text.en = "Suicide loses at once".to_owned();
    let taken = keep_amendment(folder.path(), &amendment, "20261201-100000").unwrap_err();
    assert_eq!(taken.kind(), std::io::ErrorKind::AlreadyExists);
    keep_amendment(folder.path(), &amendment, "20261201-100001").unwrap();
    assert_eq!(fs::read(&early).unwrap(), written);
    let (library, problems) = loaded(folder.path());
    assert!(problems.is_empty(), "{problems:?}");
    let clause = library.rulebook("cn-2020").unwrap().clause_on(Topic::LossBySuicide).unwrap();
    assert_eq!((clause.number.as_str(), clause.text.en.as_str()), ("4.1.3", "Suicide loses at once"));
}

#[test]
fn amended_clause_decides_and_is_saved_with_report() {
    let folder = folder(&[("amendments/2020.ron", AMENDMENT)]);
    let (library, problems) = loaded(folder.path());
    assert!(problems.is_empty(), "{problems:?}");
    let built_in = Library::built_in().unwrap();
    let old = built_in.rulebook("cn-2020").unwrap();
    let amended = library.rulebook("cn-2020").unwrap();
    // Clause 8 is replaced in its place, 4.1.3 is new, and nothing else is touched but who has the matter.
    assert_eq!(amended.clauses.len(), old.clauses.len() + 1);
    let at = |number: &str| old.clauses.iter().position(|clause| clause.number == number).unwrap();
    assert_eq!(amended.clauses[at("8")].text.en, "Three fouls lose");
    assert_eq!(amended.clause_on(Topic::LossBySuicide).unwrap().number, "4.1.3");
    assert_eq!(amended.clause_on(Topic::FoulLimit).unwrap().number, "8");
    // The chariot leaves the general's file to a chariot: lost by 2011 as the book came, by its own clause as amended.
    let position: Position = "4k4/4r4/9/9/9/9/9/9/4R4/4K4 w".parse().unwrap();
    let events = read_events("touch e1; release e1d1", position.turn()).unwrap();
    let incident = Incident::new(position, events);
    let ruled = |library: &Library| {
        let rulebook = library.rulebook("cn-2020").unwrap();
        let law = Law::new(rulebook, &library.readings[0], Level::National);
        let verdict = rule(&incident, &law, 0).verdict;
        (verdict.outcome, verdict.ground.code(law.texts()), verdict.caveats)
    };
    let own = (Outcome::Loss, "4.1.3".to_owned(), Vec::new());
    assert_eq!(ruled(&built_in), (Outcome::Loss, "2011:4.1.3".to_owned(), vec![Caveat::CarriedFrom(2011)]));
    assert_eq!(ruled(&library), own);
    // Another machine, which has only what is built in, rules the report alike.
    let (rulebook, reading) = (library.cite_rulebook("cn-2020"), library.cite_reading("author"));
    assert!(rulebook.text.is_some() && built_in.differs(&rulebook));
    let cited = CitedLaw { rulebook: &rulebook, reading: &reading, regulation: None };
    let elsewhere = built_in.with_law_of(cited);
    assert_eq!(elsewhere.rulebook("cn-2020"), library.rulebook("cn-2020"));
    assert_eq!(elsewhere.cite_rulebook("cn-2020"), rulebook);
    assert_eq!(ruled(&elsewhere), own);
}

/// Own law under the names of what is built in: the breach limit of every built-in rulebook is one, and the author's
/// reading says nothing any more.
fn overriding() -> Vec<(String, String)> {
    let amendment = |rulebook: &str| {
        format!(
            r#"Amendment(rulebook: "{rulebook}", breach_limits: Some([(National, 1), (Provincial, 1), (NationalYouth, 1)]))"#
        )
    };
    let rulebooks = Library::built_in().unwrap().rulebooks;
    let mut files: Vec<_> = rulebooks
        .iter()
        .map(|rulebook| (format!("amendments/{}.ron", rulebook.id), amendment(&rulebook.id)))
        .collect();
    files.push(("readings/author.ron".to_owned(), READING.replace("\"mine\"", "\"author\"")));
    files
}

fn cases() -> Vec<std::path::PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/cases");
    let mut cases: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    cases.retain(|path| path.extension().is_some_and(|ending| ending == "ron"));
    cases.sort();
    assert!(cases.len() >= 25);
    cases
}

#[test]
fn own_law_changes_no_ruling_of_a_report_that_cites_built_in_law() {
    let files = overriding();
    let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
    let folder = folder(&files);
    let (library, problems) = loaded(folder.path());
    assert!(problems.is_empty(), "{problems:?}");
    let built_in = Library::built_in().unwrap();
    for case in cases() {
        let report = load_report(&case).unwrap();
        let ruled = |library: &Library| {
            let evaluation = Evaluation::of(&report, library).unwrap();
            let recorded = evaluation.recorded().unwrap();
            (evaluation.law.rulebook.clone(), recorded.reading.clone(), recorded.as_recorded.clone())
        };
        assert_eq!(ruled(&library), ruled(&built_in), "{case:?}");
        // The window offers the texts cited, not others of their names.
        let offered = library.with_law_of(report.event.law());
        let (rulebook, reading) = (&report.event.rulebook, &report.event.reading);
        assert_eq!(offered.rulebook(&rulebook.id).map(|text| &text.digest), Some(&rulebook.digest));
        assert_eq!(offered.reading(&reading.id).map(|text| &text.digest), Some(&reading.digest));
    }
}

/// A built-in text is found by the name of its file where a report names no digest.
#[test]
fn built_in_texts_are_named_by_their_ids() {
    for kind in ["rulebooks", "readings", "regulations"] {
        for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("resources").join(kind)).unwrap()
        {
            let path = entry.unwrap().path();
            if path.is_dir() {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let name = path.file_stem().unwrap().to_str().unwrap();
            assert!(text.contains(&format!("id: \"{name}\",")), "{path:?}");
        }
    }
}

#[test]
fn refuses_amendment_of_unknown_rulebook() {
    let folder = folder(&[("amendments/a.ron", &AMENDMENT.replace("cn-2020", "cn-1987"))]);
    let (library, problems) = loaded(folder.path());
    assert_eq!(library, Library::built_in().unwrap());
    assert!(
        matches!(&problems[..], [LawProblem { why: WhyNot::Law(LawError::NoSuchRulebook(id)), .. }] if id == "cn-1987")
    );
}

#[test]
fn refuses_non_text_non_file_and_too_large() {
    let folder = folder(&[("readings/mine.ron", READING)]);
    let readings = folder.path().join("readings");
    fs::write(readings.join("binary.ron"), b"Reading(\xff)").unwrap();
    fs::create_dir(readings.join("folder.ron")).unwrap();
    fs::write(readings.join("large.ron"), " ".repeat(usize::try_from(MAX_LAW_BYTES).unwrap() + 1)).unwrap();
    let (library, problems) = loaded(folder.path());
    assert!(library.reading("mine").is_some());
    let [binary, directory, large] = &problems[..] else { panic!("{problems:?}") };
    assert!(matches!(binary.why, WhyNot::NotText(8)), "{binary:?}");
    let is_folder = |error: &std::io::Error| error.kind() == std::io::ErrorKind::IsADirectory;
    assert!(matches!(&directory.why, WhyNot::Io(error) if is_folder(error)), "{directory:?}");
    assert!(matches!(large.why, WhyNot::TooLarge), "{large:?}");
}

#[test]
fn files_over_limit_are_skipped_and_counted() {
    let folder = folder(&[("readings/000.ron", READING)]);
    for number in 1..MAX_LAW_FILES + 3 {
        let mine = READING.replace("\"mine\"", &format!("\"mine-{number}\""));
        fs::write(folder.path().join(format!("readings/{number:03}.ron")), mine).unwrap();
    }
    let (library, problems) = loaded(folder.path());
    assert_eq!(library.readings.len(), Library::built_in().unwrap().readings.len() + MAX_LAW_FILES);
    assert!(matches!(&problems[..], [LawProblem { why: WhyNot::TooMany(3), .. }]), "{problems:?}");
}

/// The faults of the regulation with one thing changed.
fn faults(old: &str, new: &str) -> Vec<LawFault> {
    assert!(REGULATION.contains(old), "{old}");
    let mut library = Library::built_in().unwrap();
    match library.add_own(LawKind::Regulation, "club.ron", &REGULATION.replacen(old, new, 1)) {
        Err(LawError::Faulty(faults)) => {
            assert_eq!(library, Library::built_in().unwrap(), "a refused file changes nothing");
            faults
        }
        other => panic!("{old} -> {new}: {other:?}"),
    }
}

#[test]
fn every_law_fault_has_a_message() {
    let one = || "1".to_owned();
    let rows = [
        ("\"club\"", "\"\"", LawFault::OddId(String::new()), "id"),
        ("\"club\"", "\"my club\"", LawFault::OddId("my club".to_owned()), "my club"),
        ("en: \"Club rules\"", "en: \" \"", LawFault::Missing(Part::Name), ""),
        ("en: \"Three lose\"", "en: \"\"", LawFault::MissingInClause(one()), "1"),
        ("number: \"2\"", "number: \"1\"", LawFault::NumberTwice(one()), "1"),
        ("number: \"2\"", "number: \"reg:2\"", LawFault::OddNumber("reg:2".to_owned()), "reg:2"),
        (
            "number: \"1\",",
            "number: \"1\", matter: Some(Lateness),",
            LawFault::MatterTwice(Topic::Lateness, one(), "2".to_owned()),
            "2",
        ),
        ("clause: \"1\"", "clause: \"7\"", LawFault::NoSuchClause(Topic::FoulLimit, "7".to_owned()), "7"),
        ("LateFrom(10)", "FoulLimit(2)", LawFault::SetTwice(Topic::FoulLimit, "2".to_owned()), "2"),
        ("FoulLimit(3)", "FoulLimit(0)", LawFault::NoughtLimit(Topic::FoulLimit, one()), "0"),
        (
            "FoulLimit(3)",
            "BreachLimit([(National, 1), (National, 2)])",
            LawFault::LevelTwice(Level::National),
            "",
        ),
    ];
    for (old, new, fault, named) in rows {
        let found = faults(old, new);
        assert!(found.contains(&fault), "{new}: {found:?}");
        let (zh, en) = (own_law::fault(&fault, Lang::Zh), own_law::fault(&fault, Lang::En));
        assert!(zh.contains(named) && en.contains(named) && zh != en, "{zh} / {en}");
    }
}

/// Elsewhere than on Linux no variable says where a user's files are.
#[cfg(target_os = "linux")]
#[test]
fn command_line_uses_user_law_and_reports_skipped() {
    let lenient = READING.replace("\"mine\"", "\"author\"");
    let home = folder(&[
        ("xiangqi-arbiter/readings/author.ron", &lenient),
        ("xiangqi-arbiter/readings/bad.ron", "Reading("),
    ]);
    let run = |args: &[&str]| {
        let output = program(home.path()).args(args).output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        (output.status.code(), text(output.stdout), text(output.stderr))
    };
    let jilin = "2bak1b1C/4a4/9/2N6/9/2r6/9/9/4A4/2B1KAB2 b";
    let args = [
        "rule",
        "--fen",
        jilin,
        "--events",
        "touch c6",
        "--level",
        "provincial",
        "--reading",
        "author",
        "--format",
        "json",
    ];
    let (code, out, err) = run(&args);
    assert_eq!(code, Some(0), "{err}");
    let answers: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(answers[0]["outcome"], "open", "the reading of that name no longer answers");
    assert_eq!(err.lines().count(), 1, "{err}");
    assert!(err.contains("bad.ron"), "{err}");
    let (_, _, silent) = run(&["status", "--fen", jilin]);
    assert_eq!(silent, "", "a command without law says nothing of it");
}

/// What `rule`, `review` and `export` say of each case is the same to the letter whether or not a user has law of their own under
/// the names of what is built in, save the other readings of that user.
#[cfg(target_os = "linux")]
#[test]
fn commands_rule_and_print_alike_beside_own_law() {
    let files = overriding();
    let files: Vec<(String, &str)> =
        files.iter().map(|(path, text)| (format!("xiangqi-arbiter/{path}"), text.as_str())).collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), *text)).collect();
    let (own, none) = (folder(&files), TempDir::new().unwrap());
    let run = |home: &Path, args: &[&str]| {
        let output = program(home).args(args).output().unwrap();
        // Three rulings of the cases were given by people who found otherwise.
        let code = if args[0] == "review" { 1 } else { 0 };
        assert_eq!(output.status.code(), Some(code), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    let cases = cases();
    let cases: Vec<&str> = cases.iter().map(|path| path.to_str().unwrap()).collect();
    let rule = [&["rule"], &cases[..]].concat();
    assert_eq!(run(own.path(), &rule), run(none.path(), &rule));
    let review = ["review", concat!(env!("CARGO_MANIFEST_DIR"), "/cases"), "--format", "json"];
    assert_eq!(run(own.path(), &review), run(none.path(), &review));
    for case in cases.iter().take(3) {
        let paper = |home: &Path| {
            let out = home.join("paper.txt");
            run(home, &["export", case, "--to", out.to_str().unwrap(), "--force"]);
            fs::read_to_string(out).unwrap()
        };
        assert_eq!(paper(own.path()), paper(none.path()), "{case}");
    }
    // A report made under the user's own law says so.
    let (library, _) = loaded(&own.path().join("xiangqi-arbiter"));
    let mut report = load_report(Path::new(cases[0])).unwrap();
    report.event.rulebook = library.cite_rulebook("cn-2011");
    let path = own.path().join("mine.ron");
    fs::write(&path, xiangqi_arbiter::store::format::write(&report).unwrap()).unwrap();
    for home in [own.path(), none.path()] {
        let said = run(home, &["rule", path.to_str().unwrap()]);
        let line = said.lines().find(|line| line.contains("cn-2011 · SHA-256")).unwrap();
        assert!(line.contains(&report.event.rulebook.digest[..16]), "{line}");
        assert!(line.contains("非本程序自带的文本"), "{line}");
    }
}
