//! The program from outside: what it refuses of law and words, and what it says instead of an answer.

use std::fs;
use std::path::Path;
use std::process::Output;

use serde_json::Value;
use xiangqi_arbiter::law::{LawRef, Library};
use xiangqi_arbiter::report::Report;
use xiangqi_arbiter::store::format::{read, write};

use crate::program::program;

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";

const REGULATION: &str = r#"Regulation(
    id: "club", name: (zh: "棋社规程", en: "Club rules"), short_name: (zh: "棋社", en: "Club"),
    edition: (zh: "", en: ""), standing: Event, rulebook: "cn-2020", seen: (zh: "", en: ""),
    settings: [SETTINGS],
    clauses: [(number: "1", title: (zh: "一", en: "One"), text: (zh: "一", en: "One"), confidence: Seen)],
)"#;

fn run(args: &[&str]) -> Output {
    let mut command = program("/nonexistent");
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
    command.current_dir(env!("CARGO_MANIFEST_DIR")).args(args).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// What is said instead of an answer.
fn refused(args: &[&str], exit: i32) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(exit), "{args:?}: {}", text(&output.stdout));
    text(&output.stderr)
}

fn rule(events: &str, more: &[&str]) -> Output {
    run(&[&["rule", "--fen", START, "--level", "provincial", "--events", events], more].concat())
}

#[test]
fn refuses_report_without_its_regulation() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("report.ron");
    let file = path.to_str().unwrap();
    let report = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/cases/jilin-2015.ron")).unwrap();
    let cites = |id: &str, body: &str| {
        let cited = format!("regulation: Some((id: {id:?}, edition: \"\", digest: \"\", text: {body})),");
        fs::write(&path, report.replacen("regulation: None,", &cited, 1)).unwrap();
    };
    cites("of-the-cup", "None");
    assert!(refused(&["rule", file], 2).contains("of-the-cup"));
    assert!(refused(&["check", file], 1).contains("of-the-cup"));
    assert!(refused(&["compare", file], 2).contains("of-the-cup"));
    // The remedy that the refusal names.
    assert_eq!(run(&["rule", file, "--regulation", "usual-practice"]).status.code(), Some(0));
    cites("usual-practice", "None");
    assert_eq!(run(&["rule", file]).status.code(), Some(0));
    // Carried in full: a sound one rules, with gaps in its words; a faulty one does not.
    let carried =
        |settings| format!("Some({:?})", REGULATION.replace("SETTINGS", settings).replace('\n', " "));
    cites("club", &carried("(setting: FoulLimit(3), clause: \"1\")"));
    assert_eq!(run(&["rule", file]).status.code(), Some(0));
    cites("club", &carried("(setting: FoulLimit(0), clause: \"1\")"));
    for (command, exit) in [("rule", 2), ("check", 1)] {
        let said = refused(&[command, file], exit);
        assert!(said.contains("不能是 0"), "{said}");
    }
}

const CASE: &str = include_str!("../../cases/jilin-2015.ron");

fn jilin() -> Report {
    read(CASE).unwrap().report
}

/// The sample citing, for each kind of law, a text that it does not carry and that is nowhere at hand; and one
/// that carries a rulebook which cannot be read.
fn without_their_law() -> Vec<(&'static str, Report)> {
    let missing = || LawRef::unknown("of-the-cup");
    let mut reports = Vec::new();
    for kind in ["rulebook", "reading", "regulation", "carried"] {
        let mut report = jilin();
        // A ruling given that names no law of its own was given under the event's.
        for given in &mut report.rulings {
            (given.rulebook, given.reading) = (LawRef::default(), LawRef::default());
        }
        match kind {
            "rulebook" => report.event.rulebook = missing(),
            "reading" => report.event.reading = missing(),
            "regulation" => report.event.regulation = Some(missing()),
            _ => report.event.rulebook = LawRef { text: Some("(".to_owned()), ..missing() },
        }
        reports.push((kind, report));
    }
    reports
}

#[test]
fn no_command_rules_without_the_law_cited() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("report.ron");
    let file = path.to_str().unwrap();
    for (kind, report) in without_their_law() {
        fs::write(&path, write(&report).unwrap()).unwrap();
        for (args, exit) in [
            (&["rule", file][..], 2),
            (&["rule", file, "--format", "json"], 2),
            (&["check", file], 1),
            (&["compare", file], 2),
            (&["compare", file, "--format", "json"], 2),
        ] {
            let output = run(args);
            let (out, err) = (text(&output.stdout), text(&output.stderr));
            assert_eq!(output.status.code(), Some(exit), "{kind} {args:?}: {out}{err}");
            assert!(err.contains("of-the-cup"), "{kind} {args:?}: {err}");
            assert!(!out.contains("判负") && !out.contains("\"outcome\""), "{kind} {args:?}: {out}");
        }
        let output = run(&["review", file, "--format", "json"]);
        assert_eq!(output.status.code(), Some(1), "{kind}");
        let mut reviewed: Vec<Value> = serde_json::from_slice(&output.stdout).unwrap();
        let refused = usize::from(kind == "carried");
        reviewed.retain(|one| one.get("error").is_none());
        assert_eq!(reviewed.len(), 3);
        assert_eq!(text(&output.stderr).matches("of-the-cup").count(), refused, "{kind}");
        for one in reviewed {
            assert_eq!(one["now"], Value::Null, "{kind}: {one}");
            assert!(one["text"].as_str().unwrap().contains("of-the-cup"), "{kind}: {one}");
        }
    }
}

/// Not only where a ruling rests on it.
#[test]
fn review_names_every_text_that_is_not_the_one_cited() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("report.ron");
    let mut report = jilin();
    let altered = include_str!("../../resources/rulebooks/cn-2011.ron").replacen(
        "(Provincial, 2)",
        "(Provincial, 1)",
        1,
    );
    report.event.rulebook.text = Some(altered);
    fs::write(&path, write(&report).unwrap()).unwrap();
    let said = refused(&["review", path.to_str().unwrap()], 1);
    assert!(said.contains("report.ron") && said.contains("cn-2011"), "{said}");
    let output = run(&["review", folder.path().to_str().unwrap(), "--format", "json"]);
    let objects: Vec<Value> = serde_json::from_slice(&output.stdout).unwrap();
    assert!(objects[0]["error"].as_str().unwrap().contains("cn-2011"), "{}", objects[0]);
    assert_eq!(objects.len(), 4);
}

#[test]
fn a_paper_without_the_law_cited_has_all_but_a_ruling() {
    let folder = tempfile::tempdir().unwrap();
    let (path, to) =
        (folder.path().join("report.ron"), |ending: &str| folder.path().join("to").with_extension(ending));
    let write_to = |report: &Report, ending: &str, more: &[&str]| -> (Vec<u8>, String) {
        fs::write(&path, write(report).unwrap()).unwrap();
        let to = to(ending);
        let args =
            [&["export", path.to_str().unwrap(), "--to", to.to_str().unwrap(), "--force"], more].concat();
        let output = run(&args);
        assert_eq!(output.status.code(), Some(0), "{args:?}: {}", text(&output.stderr));
        (fs::read(&to).unwrap(), text(&output.stderr))
    };
    for (kind, mut report) in without_their_law() {
        // Of what people gave the result is a part of the record, and stands on the paper.
        report.rulings.clear();
        for ending in ["txt", "html", "pdf", "svg", "png"] {
            let (bytes, said) = write_to(&report, ending, &["--lang", "both"]);
            assert!(said.contains("of-the-cup"), "{kind} {ending}: {said}");
            if ending == "txt" || ending == "html" {
                let page = text(&bytes);
                assert!(
                    page.contains("没有作出裁决") && page.contains("No ruling"),
                    "{kind} {ending}: {page}"
                );
                assert!(page.contains("of-the-cup") && !page.contains("判负"), "{kind} {ending}: {page}");
                for evidence in [&report.statements[0].text, &report.exhibits[0].name, "黑方摸触"] {
                    assert!(page.contains(evidence), "{kind} {ending}: {evidence}");
                }
            } else {
                assert!(!bytes.is_empty());
            }
        }
    }
    // With its law nothing is said beside the paper.
    let (page, said) = write_to(&jilin(), "txt", &[]);
    assert_eq!(said, "");
    assert!(text(&page).contains("判负"));
}

#[test]
fn a_list_with_rulings_marks_what_cannot_be_ruled_on_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let mut missing = 0;
    for (kind, report) in without_their_law() {
        fs::write(path.join(format!("{kind}.ron")), write(&report).unwrap()).unwrap();
        missing += 1;
    }
    fs::write(path.join("sound.ron"), CASE).unwrap();
    fs::write(path.join("torn.ron"), "(").unwrap();
    let list = |format: &str| {
        let output = run(&["list", path.to_str().unwrap(), "--rule", "--format", format]);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        output.stdout
    };
    let rows: Vec<Value> = serde_json::from_slice(&list("json")).unwrap();
    assert_eq!(rows.len(), missing + 2);
    for row in &rows {
        let file = row["file"].as_str().unwrap();
        let (ruling, why) = (&row["ruling"], &row["not_ruled"]);
        match Path::new(file).file_stem().unwrap().to_str().unwrap() {
            "torn" => assert!(row["error"].is_string()),
            // The author's reading of a touch that cannot be met without exposing the general, at a provincial event.
            "sound" => {
                assert_eq!((&ruling["outcome"], &ruling["by"]), (&"loss".into(), &"black".into()));
                assert_eq!((&ruling["ground"], why), (&"5.2+4.1.3".into(), &Value::Null));
            }
            _ => {
                assert_eq!(*ruling, Value::Null, "{row}");
                assert!(why.as_str().unwrap().contains("of-the-cup"), "{row}");
            }
        }
    }
    let page = text(&list("text"));
    assert_eq!(
        page.lines().filter(|line| line.contains("of-the-cup") && line.contains("没有作出裁决")).count(),
        missing
    );
    assert!(page.contains("黑方判负 (5.2+4.1.3)") || page.contains("黑方判负（5.2+4.1.3）"), "{page}");
    let table = text(&list("csv"));
    assert!(table.starts_with('\u{feff}'), "the mark by which a spreadsheet knows UTF-8");
    assert_eq!(table.lines().filter(|line| line.contains("of-the-cup")).count(), missing);
    assert!(
        table.lines().any(|line| line.starts_with("sound.ron,") && line.ends_with(",loss,black,5.2+4.1.3,")),
        "{table}"
    );
    // Without the option the list is as it was.
    let plain = text(&run(&["list", path.to_str().unwrap(), "--format", "csv"]).stdout);
    assert!(plain.lines().next().unwrap().trim_end().ends_with(",seals,problem"));
}

/// Law that is named goes before law that is cited: it can be tried where that is missing.
#[test]
fn other_law_is_tried_where_the_law_cited_is_missing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("report.ron");
    let file = path.to_str().unwrap();
    for (kind, report) in without_their_law() {
        fs::write(&path, write(&report).unwrap()).unwrap();
        let option = match kind {
            "reading" => ["--reading", "author"],
            "regulation" => ["--regulation", "usual-practice"],
            _ => ["--rulebook", "cn-2011"],
        };
        let output = run(&[&["rule", file, "--format", "json"], &option[..]].concat());
        assert_eq!(output.status.code(), Some(0), "{kind}: {}", text(&output.stderr));
        let rulings: Vec<Value> = serde_json::from_slice(&output.stdout).unwrap();
        let author = rulings.iter().find(|one| one["reading"] == "author").unwrap();
        assert_eq!(author["outcome"], "loss", "{kind}");
        assert_eq!(author["recorded"], Value::from(kind != "reading"), "{kind}");
    }
    assert_eq!(Library::built_in().unwrap().reading("of-the-cup"), None);
}

#[test]
fn refuses_invalid_regulation_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.ron");
    let file = path.to_str().unwrap();
    let one = "(setting: FoulLimit(3), clause: \"1\")";
    for (settings, said) in [
        (one.replace('3', "0"), "不能是 0"),
        ("(setting: TechnicalLimit(0), clause: \"1\")".to_owned(), "不能是 0"),
        ("(setting: BreachLimit([(National, 0)]), clause: \"1\")".to_owned(), "不能是 0"),
        ("(setting: NaturalLimit(rounds: 0, claimant_checks: All), clause: \"1\")".to_owned(), "不能是 0"),
        (format!("{one}, {one}"), "重复"),
        ("(setting: BreachLimit([(National, 1), (National, 2)]), clause: \"1\")".to_owned(), "写了两次"),
        (one.replace("\"1\"", "\"2\""), "不存在"),
        (one.replace("FoulLimit", "FowlLimit"), "第 4 行"),
    ] {
        fs::write(&path, REGULATION.replace("SETTINGS", &settings)).unwrap();
        let output = rule("flag", &["--regulation", file]);
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{settings}: {error}");
        assert!(error.contains(said) && error.contains("club.ron"), "{settings}: {error}");
    }
    // Sound: written for another rulebook than the default one, which is said; and so it is in JSON, beside it.
    fs::write(&path, REGULATION.replace("SETTINGS", one)).unwrap();
    let output = rule("flag", &["--regulation", file, "--lang", "en"]);
    let said = text(&output.stdout);
    assert!(said.contains("written for \"cn-2020\" and is used with \"cn-2011\""), "{said}");
    let output = rule("flag", &["--regulation", file, "--format", "json"]);
    assert!(text(&output.stderr).contains("cn-2020"));
    serde_json::from_slice::<Value>(&output.stdout).unwrap();
    let output = rule("flag", &["--regulation", file, "--rulebook", "cn-2020", "--format", "json"]);
    assert_eq!(text(&output.stderr), "");
    // As earlier versions wrote it.
    let old = "(setting: NaturalLimit(rounds: 40, claimant_checks: Some(8)), clause: \"1\")";
    for old in [old.to_owned(), old.replace("Some(8)", "None")] {
        fs::write(&path, REGULATION.replace("SETTINGS", &old)).unwrap();
        assert_eq!(rule("flag", &["--regulation", file]).status.code(), Some(0), "{old}");
    }
}

#[test]
fn event_errors_say_what_is_missing() {
    for (events, said) in [
        ("late", "late MINUTES"),
        ("words", "words TEXT"),
        ("arbiter declare-draw", "declare-draw GROUND"),
        ("touch", "touch SQ [SQ]"),
        ("disturb a3 a3", "a3 写了两次"),
        ("tap c6", "可用touch、lift"),
        ("tap c6", "judge、resign、conduct、not-so、words"),
    ] {
        let output = rule(events, &[]);
        assert_eq!(output.status.code(), Some(2), "{events}");
        assert!(text(&output.stderr).contains(said), "{}", text(&output.stderr));
    }
    let help = text(&run(&["rule", "--help"]).stdout);
    for word in [
        "touch",
        "lift",
        "putback",
        "place",
        "release",
        "brush",
        "adjust",
        "disturb",
        "takeback",
        "restore",
        "press",
        "stop",
        "flag",
        "late",
        "claim",
        "offer-draw",
        "agree-draw",
        "resign",
        "declare-draw",
        "words",
        "running=",
        "red=",
        "black=",
        "disputed=",
        "order=",
    ] {
        assert!(help.contains(word), "{word}");
    }
}

#[test]
fn usage_errors_are_chinese_first() {
    let said = refused(&["rule", "--wrong"], 2);
    assert!(said.starts_with("用法错误：不认识的参数") && said.contains("--wrong"), "{said}");
    let said = refused(&["rule", "--wrong", "--lang", "en"], 2);
    assert!(said.starts_with("error:"), "{said}");
    assert_eq!(run(&["--version"]).status.code(), Some(0));
}

#[test]
fn unreadable_position_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("report.ron");
    let report = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/cases/jilin-2015.ron")).unwrap();
    // A rank of ten points instead of nine.
    let wrong = report.replacen("/4a4/", "/5a4/", 1);
    assert_ne!(wrong, report);
    fs::write(&path, wrong).unwrap();
    let said = refused(&["check", path.to_str().unwrap()], 1);
    assert!(said.contains("起始局面") && said.contains("第 2 行超过 9 个点"), "{said}");
}

#[test]
fn text_output_gives_reason_below_result() {
    for (events, why) in [
        ("flag @ running=red red=0:00", "超过规定时限"),
        ("resign", "认输"),
        ("release h2e2; red offer-draw; black agree-draw", "和棋"),
        ("arbiter declare-draw 双方均无胜望", "判和"),
        ("claim limit", "自然限着"),
    ] {
        let output = rule(events, &["--rulebook", "cn-2011", "--reading", "author"]);
        let said = text(&output.stdout);
        assert!(!said.contains("没有可裁判的事件"), "{said}");
        let mut lines = said.lines().skip_while(|line| !line.starts_with('【'));
        let (result, gist) = (lines.next().unwrap_or_default(), lines.next().unwrap_or_default());
        assert!(gist.contains(why), "{events}: {result} / {gist}");
    }
}

#[test]
fn same_named_regulations_are_told_apart_by_file() {
    let folder = tempfile::tempdir().unwrap();
    let regulation = REGULATION.replace("SETTINGS", "(setting: FoulLimit(3), clause: \"1\")");
    let put = |path: &str| {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &regulation).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let labels = |files: &[String]| {
        let regulations = files.join(",");
        let args =
            ["compare", "cases/jilin-2015.ron", "--rulebooks", "cn-2020", "--regulations", &regulations];
        let said = text(&run(&args).stdout);
        let label = |line: &str| line.split("  ").next().unwrap().to_owned();
        said.lines().skip(1).filter(|line| !line.starts_with("= ")).map(label).collect::<Vec<_>>()
    };
    let (a, b, c) = (put("x/a.ron"), put("x/b.ron"), put("y/a.ron"));
    assert_eq!(labels(std::slice::from_ref(&a)), ["cn-2020+club"]);
    assert_eq!(labels(&[a.clone(), b]), ["cn-2020+club (a.ron)", "cn-2020+club (b.ron)"]);
    let whole = [format!("cn-2020+club ({a})"), format!("cn-2020+club ({c})")];
    for (label, whole) in labels(&[a, c]).iter().zip(&whole) {
        assert!(label == whole || label.starts_with(whole.as_str()), "{label}");
    }
}

#[cfg(unix)]
#[test]
fn refuses_endless_file() {
    let folder = tempfile::tempdir().unwrap();
    let paper = folder.path().join("a.pdf");
    let paper = paper.to_str().unwrap();
    let case = "cases/jilin-2015.ron";
    for args in [
        &["rule", case, "--regulation", "/dev/zero"][..],
        &["export", case, "--to", paper, "--font", "/dev/zero"],
        &["key", "show", "--key", "/dev/zero"],
    ] {
        let said = refused(args, 2);
        assert!(said.contains("不是普通文件"), "{said}");
        let english = refused(&[args, &["--lang", "en"]].concat(), 2);
        assert!(english.contains("no regular file"), "{english}");
    }
    for args in
        [&["rule", case, "--regulation", "/nope"][..], &["export", case, "--to", paper, "--font", "/nope"]]
    {
        let said = refused(args, 2);
        assert!(said.contains("找不到文件") && !said.contains("os error"), "{said}");
    }
}

#[test]
fn too_large_number_is_reported() {
    let said = text(&rule("late 99999999999", &[]).stderr);
    assert!(said.contains("99999999999 太大"), "{said}");
}
