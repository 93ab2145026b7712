//! The program from outside: what it refuses of law and words, and what it says instead of an answer.

use std::fs;
use std::process::{Command, Output};

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";

const REGULATION: &str = r#"Regulation(
    id: "club", name: (zh: "棋社规程", en: "Club rules"), short_name: (zh: "棋社", en: "Club"),
    edition: (zh: "", en: ""), standing: Event, rulebook: "cn-2020", seen: (zh: "", en: ""),
    settings: [SETTINGS],
    clauses: [(number: "1", title: (zh: "一", en: "One"), text: (zh: "一", en: "One"), confidence: Seen)],
)"#;

fn run(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xiangqi-arbiter"));
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
    command.env("XDG_CONFIG_HOME", "/nonexistent").env("XDG_DATA_HOME", "/nonexistent");
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
    serde_json::from_slice::<serde_json::Value>(&output.stdout).unwrap();
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
        ("offer-draw; black agree-draw", "和棋"),
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
        said.lines().skip(1).map(label).collect::<Vec<_>>()
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
