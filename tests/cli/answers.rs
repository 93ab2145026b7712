//! The program from outside: codes, JSON and exit codes.

use std::process::{Command, Output};

use serde_json::Value;

use crate::program::{at_home, program};

const JILIN: &str = "2bak1b1C/4a4/9/2N6/9/2r6/9/9/4A4/2B1KAB2 b";

fn run(args: &[&str]) -> Output {
    let mut command = program("/nonexistent");
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
    command.current_dir(env!("CARGO_MANIFEST_DIR")).args(args).output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn json(args: &[&str], exit: i32) -> Vec<Value> {
    let output = run(args);
    assert_eq!(output.status.code(), Some(exit), "{}", err(&output));
    serde_json::from_str(&out(&output)).unwrap()
}

#[test]
fn rule_json_covers_every_reading() {
    let answers =
        json(&["rule", "--fen", JILIN, "--level", "national", "--events", "touch c6", "--format", "json"], 0);
    let picked: Vec<[&str; 4]> = answers
        .iter()
        .map(|one| ["reading", "outcome", "ground", "duty"].map(|key| one[key].as_str().unwrap()))
        .collect();
    assert_eq!(
        picked,
        [
            ["author", "loss", "5.2+4.1.3", "-"],
            ["right-to-answer", "foul", "5.2", "answer"],
            ["legal-mobility", "foul", "5.2", "answer"],
            ["bare-text", "open", "5.2", "-"],
        ]
    );
    let first = &answers[0];
    assert_eq!(first["by"], "black");
    assert_eq!(first["file"], Value::Null);
    assert_eq!(first["recorded"], false);
    assert_eq!(first["status"], "check");
    assert_eq!(first["caveats"], serde_json::json!(["4.1.3-release"]));
    assert_eq!(first["caveat_texts"].as_array().unwrap().len(), 1);
    let touched = serde_json::json!([{
        "square": "c6", "piece": "N", "owner": "opponent", "pseudo": ["c4c6"], "legal": [],
    }]);
    assert_eq!(first["touched"], touched);
    assert_eq!(answers[1]["allowed"], serde_json::json!(["e8f9", "g9e7", "g9i7"]));
    assert_eq!(answers[1]["caveats"], serde_json::json!(["4.1.8-conflict"]));
    let alternatives = answers[3]["branches"].as_array().unwrap();
    assert_eq!(alternatives.len(), 2);
    assert_eq!((&alternatives[0]["outcome"], &alternatives[1]["outcome"]), (&"loss".into(), &"none".into()));
    assert_eq!(answers[3]["by"], Value::Null);
}

#[test]
fn codes_are_language_independent() {
    let ask = |lang| {
        let args =
            ["rule", "--fen", JILIN, "--level", "provincial", "--events", "touch c6", "--format", "json"];
        json(&[&args[..], &["--lang", lang]].concat(), 0)
    };
    let (chinese, english) = (ask("zh"), ask("en"));
    let texts = ["caveat_texts", "notes", "steps", "now", "branches", "hinges"];
    for (chinese, english) in chinese.iter().zip(&english) {
        for (key, value) in chinese.as_object().unwrap() {
            if texts.contains(&key.as_str()) {
                assert_eq!(value.as_array().unwrap().len(), english[key].as_array().unwrap().len(), "{key}");
            } else {
                assert_eq!(*value, english[key], "{key}");
            }
        }
        assert_ne!(chinese["steps"], english["steps"]);
    }
}

#[test]
fn rule_accepts_several_reports() {
    let answers = json(
        &["rule", "cases/jilin-2015.ron", "cases/none.ron", "--reading", "author", "--format", "json"],
        2,
    );
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[0]["file"], "cases/jilin-2015.ron");
    assert_eq!(answers[0]["recorded"], true);
    assert_eq!(answers[0]["outcome"], "loss");
    let keys: Vec<&String> = answers[1].as_object().unwrap().keys().collect();
    assert_eq!(keys, ["file", "error"]);
}

#[test]
fn bad_input_exits_2_with_location() {
    let board_only = JILIN.trim_end_matches(" b");
    for (fen, events, names) in [
        (board_only, "touch c6", "轮到哪一方"),
        (JILIN, "touch a0", "a0"),
        (JILIN, "touch c6; tap c6", "tap"),
        (JILIN, "touch c6; release c4c6; touch c4", "c4"),
        ("9/9/9", "touch c6", "10 行"),
        ("", "touch c6", "没有内容"),
    ] {
        let args = ["rule", "--fen", fen, "--level", "national", "--events", events];
        let output = run(&args);
        assert_eq!(output.status.code(), Some(2), "{fen} {events}");
        assert!(err(&output).contains(names), "{}", err(&output));
        assert_eq!(out(&output), "");
    }
    for args in [&["rule"][..], &["rule", "--fen", JILIN], &["nonsense.ron", "rule"], &["perft"]] {
        assert_eq!(run(args).status.code(), Some(2), "{args:?}");
    }
    let unknown = run(&["rule", "--fen", JILIN, "--level", "city", "--events", ""]);
    assert_eq!(unknown.status.code(), Some(2));
    let reading = run(&["rule", "cases/jilin-2015.ron", "--reading", "mine"]);
    assert_eq!(reading.status.code(), Some(2));
    assert!(err(&reading).contains("mine") && err(&reading).contains("legal-mobility"));
}

#[test]
fn check_reports_each_file() {
    let sound = run(&["check", "cases/jilin-2015.ron", "cases/figure-1.ron"]);
    assert_eq!(sound.status.code(), Some(0));
    assert_eq!(out(&sound).lines().count(), 2);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("坏.ron");
    let text = std::fs::read_to_string("cases/jilin-2015.ron").unwrap();
    std::fs::write(&path, text.replace("black touch c6", "black touch c5")).unwrap();
    let unsound = run(&["check", path.to_str().unwrap(), "cases/jilin-2015.ron"]);
    assert_eq!(unsound.status.code(), Some(1));
    assert!(err(&unsound).contains("c5"), "{}", err(&unsound));
    assert_eq!(run(&["check", "README.md"]).status.code(), Some(1));
}

/// The record goes before the events, whose side to move is that after its last move; a claim names a move by its number.
#[test]
fn rule_takes_the_record_before_the_incident() {
    const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    let answer = |moves: &str, events: &str| {
        let args = ["rule", "--fen", START, "--moves", moves, "--events", events];
        let more =
            ["--level", "provincial", "--rulebook", "cn-2011", "--reading", "author", "--format", "json"];
        let one = json(&[&args[..], &more].concat(), 0).remove(0);
        ["outcome", "by", "ground", "duty"].map(|key| one[key].as_str().unwrap_or("-").to_owned())
    };
    // A horse that moves as no horse does, as played; black protests before moving and after.
    assert_eq!(answer("b0c3", "claim move 1"), ["foul", "red", "4.1.8", "restore"]);
    assert_eq!(answer("b0c3 h9g7 h2e2", "black claim move 1"), ["foul", "red", "4.1.8", "restore"]);
    assert_eq!(answer("h2e2 h9g7", "black claim move 1"), ["none", "-", "-", "free"]);
    // Black is to move after one move.
    assert_eq!(answer("h2e2", "touch h9"), ["none", "-", "5.1", "move h9"]);
    for (moves, place) in [("h2e2 h9", "h9"), ("h2e2 e5e6", "e5e6")] {
        let output =
            run(&["rule", "--fen", START, "--level", "national", "--moves", moves, "--events", "touch a0"]);
        assert_eq!(output.status.code(), Some(2), "{moves}");
        assert!(err(&output).contains('2') && err(&output).contains(place), "{}", err(&output));
    }
}

#[test]
fn perft_prints_count_on_last_line() {
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    let output = run(&["perft", "--fen", start, "--depth", "3"]);
    assert_eq!(out(&output).lines().last(), Some("79666"));
}

#[test]
fn status_lists_checkers_and_moves() {
    let output = run(&["status", "--fen", JILIN, "--format", "json"]);
    let answer: Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(
        answer,
        serde_json::json!({
            "status": "check",
            "checkers": ["i9"],
            "legal": ["e8f9", "g9e7", "g9i7"],
            "faults": [],
        "notes": [],
        })
    );
    let digits = "rnbakabnr/45/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
    let noted: Value =
        serde_json::from_str(&out(&run(&["status", "--fen", digits, "--format", "json"]))).unwrap();
    assert_eq!(noted["notes"].as_array().unwrap().len(), 1);
    let impossible = run(&["status", "--fen", "4k4/9/9/9/9/9/9/9/9/4K4 w", "--format", "json"]);
    let answer: Value = serde_json::from_str(&out(&impossible)).unwrap();
    assert_eq!(answer["faults"][0]["code"], "generals-facing");
    assert_eq!(answer["faults"][0]["squares"], serde_json::json!(["e0", "e9"]));
}

#[test]
fn headline_says_when_every_answer_loses() {
    let ask = |lang| {
        let events = "release c4d5";
        out(&run(&["rule", "--fen", JILIN, "--level", "national", "--events", events, "--lang", lang]))
    };
    assert!(ask("zh").contains("黑方判负（依据未定）"), "{}", ask("zh"));
    let english = ask("en");
    assert!(english.contains("Black loses (ground open)"), "{english}");
    assert!(english.contains("black chariot c4"), "{english}");
}

#[test]
fn prints_ruling_without_display() {
    let output = run(&[]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert!(out(&output).contains("老年希望工程杯") && out(&output).contains("黑方判负"), "{}", out(&output));
    assert!(err(&output).contains("显示"), "{}", err(&output));
    let english = run(&["cases/figure-3.ron", "--lang", "en"]);
    assert!(out(&english).contains("Foul on Black"), "{}", out(&english));
    let released = run(&["cases/jilin-captured.ron", "--lang", "en"]);
    assert!(out(&released).contains("Chariot c4×c6"), "{}", out(&released));
    assert_eq!(run(&["cases/none.ron"]).status.code(), Some(2));
}

#[test]
fn notation_converts_between_all_forms() {
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    let ask = |args: &[&str]| {
        let output = run(&[&["notation", "--fen", start, "--format", "json"], args].concat());
        (output.status.code(), serde_json::from_str::<Value>(&out(&output)).unwrap())
    };
    let (code, answer) = ask(&["--move", "h0g2"]);
    assert_eq!(code, Some(0));
    assert_eq!(
        answer,
        serde_json::json!({
            "chinese": "马二进三", "traditional": "馬二進三", "wxf": "H2+3", "iccs": "H0-G2", "uci": "h0g2",
            "legal": true,
        })
    );
    for text in ["马二进三", "馬２進３", "H2+3", "N2+3", "H0-G2", "h0g2"] {
        assert_eq!(ask(&["--text", text]).1["uci"], "h0g2", "{text}");
    }
    // The horse of h0 stands between, and an own elephant on the point: what it means is said, and that it is not legal.
    let (code, answer) = ask(&["--text", "车一平三"]);
    assert_eq!((code, &answer["uci"], &answer["legal"]), (Some(0), &"i0g0".into(), &false.into()));
    let text = out(&run(&["notation", "--fen", start, "--text", "车一平三"]));
    assert!(text.contains("不是合法着法"), "{text}");
    let (code, answer) = ask(&["--text", "马二进二"]);
    assert_eq!((code, &answer["candidates"]), (Some(2), &serde_json::json!([])));
    let doubled = "3k5/9/9/2P1P4/2P1P4/9/9/9/9/4K4 w";
    let output = run(&["notation", "--fen", doubled, "--text", "前兵进一", "--format", "json"]);
    assert_eq!(output.status.code(), Some(2));
    let answer: Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(answer["candidates"], serde_json::json!(["c6c7", "e6e7"]));
}

#[test]
fn compare_lists_rulebooks_and_regulations() {
    let args = ["compare", "cases/jilin-2015.ron", "--format", "json", "--regulations", "usual-practice"];
    let rows = json(&[&args[..], &["--rulebooks", "cn-2011,cn-2020,vn-2004"]].concat(), 0);
    let row = |index: usize| {
        let text = |key: &str| rows[index][key].as_str().unwrap_or("null").to_owned();
        ["rulebook", "regulation", "outcome", "ground"].map(text)
    };
    assert_eq!(row(0), ["cn-2011", "null", "loss", "5.2+4.1.3"]);
    assert_eq!(row(1), ["cn-2020", "null", "loss", "2011:5.2+2011:4.1.3"], "carried over from 2011");
    assert_eq!(row(2), ["vn-2004", "null", "loss", "touch-enemy+6"], "a check left unanswered loses");
    assert_eq!(row(3), ["cn-2020", "usual-practice", "loss", "reg:touch-enemy+reg:suicide"]);
    assert_eq!(rows[1]["differences"], serde_json::json!([]), "2020 rules as 2011 does");
    let unknown = run(&["compare", "cases/jilin-2015.ron", "--rulebooks", "cn-1066"]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(err(&unknown).contains("cn-1066") && err(&unknown).contains("cn-1999"), "{}", err(&unknown));
}

/// Which flag fell first decides who loses: as text, too, nothing is announced before that is settled.
#[test]
fn text_announces_nothing_while_facts_are_disputed() {
    let flags = "red flag; black flag @ order=disputed";
    let output =
        run(&["rule", "--fen", JILIN, "--level", "national", "--reading", "author", "--events", flags]);
    let said = out(&output);
    assert!(said.contains("【原文作者】 取决于有争议的事实"), "{said}");
    assert!(said.contains("：红方判负。") && said.contains("：黑方判负。"), "{said}");
    assert!(!said.contains("→ 宣布"), "{said}");
}

#[test]
fn rule_accepts_rulebook_regulation_clocks_and_disputes() {
    let rule = |more: &[&str]| {
        let fixed =
            ["rule", "--fen", JILIN, "--level", "national", "--reading", "author", "--format", "json"];
        json(&[&fixed[..], more].concat(), 0).remove(0)
    };
    // The first breach is a foul and the second a loss under this event's regulation, at national level too.
    let event = ["--rulebook", "cn-2020", "--regulation", "cn-2025-national-final"];
    let breach = |prior| [&event[..], &["--prior", prior, "--events", "release e8h9"]].concat();
    assert_eq!(rule(&breach("0"))["outcome"], "foul");
    let second = rule(&breach("1"));
    assert_eq!((&second["outcome"], &second["ground"]), (&"loss".into(), &"reg:(六)".into()));
    assert_eq!(second["fouls"]["black"]["limits"]["breaches"], 2);
    // The 2011 text on time was not seen; that of 1999 is carried over.
    let flag = rule(&["--events", "flag @ running=black black=0:00"]);
    assert_eq!((&flag["outcome"], &flag["by"]), (&"loss".into(), &"black".into()));
    assert_eq!(flag["caveats"], serde_json::json!(["carried-over"]));
    let disputed = rule(&["--events", "touch e8 @ disputed=black; release e8f9"]);
    assert_eq!(disputed["disputed"]["facts"], 1);
    assert_eq!(disputed["disputed"]["groups"].as_array().unwrap().len(), 1, "the guard was moved either way");
    for (wrong, word) in [
        (&["--events", "claim everything"][..], "everything"),
        (&["--events", "flag @ red=soon"], "red=soon"),
        (&["--events", "flag", "--regulation", "no-such"], "no-such"),
        (&["--events", "flag", "--rulebook", "no-such"], "no-such"),
    ] {
        let output = run(&[&["rule", "--fen", JILIN, "--level", "national"], wrong].concat());
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
        assert!(err(&output).contains(word), "{}", err(&output));
    }
}

/// Waits for the terminal of the program that makes this key to show nothing of what is typed.
#[cfg(target_os = "linux")]
fn wait_until_nothing_is_echoed(key: &std::path::Path) {
    let is_ours = |process: &std::path::Path| {
        let words = std::fs::read(process.join("cmdline")).unwrap_or_default();
        let words: Vec<&[u8]> = words.split(|&byte| byte == 0).collect();
        words.first().is_some_and(|program| program.ends_with(b"xiangqi-arbiter"))
            && words.contains(&key.to_str().unwrap().as_bytes())
    };
    loop {
        let processes = std::fs::read_dir("/proc").unwrap().map(|entry| entry.unwrap().path());
        if let Some(terminal) = processes
            .filter(|process| is_ours(process))
            .find_map(|process| std::fs::read_link(process.join("fd/0")).ok())
        {
            let state = Command::new("stty").arg("-F").arg(terminal).arg("-a").output().unwrap();
            if String::from_utf8_lossy(&state.stdout).split_whitespace().any(|word| word == "-echo") {
                return;
            }
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
}

/// A terminal, as `script` makes one.
#[cfg(target_os = "linux")]
#[test]
fn passphrases_are_asked_twice_at_a_terminal_and_not_shown() {
    use std::io::{Read as _, Write as _};
    use std::process::Stdio;
    let folder = tempfile::tempdir().unwrap();
    let make = |file: &str, typed: [&str; 2]| {
        let key = folder.path().join(file);
        let program = program("/nonexistent").get_program().display().to_string();
        let command = format!("{program} key new --name Wang --lang en --key {}", key.display());
        let mut child = at_home(Command::new("script"), folder.path())
            .args(["-qec", &command, "/dev/null"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (mut stdin, mut stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let mut shown = String::new();
        for (question, typed) in ["not shown): ", "again: "].into_iter().zip(typed) {
            while !shown.ends_with(question) {
                let mut byte = [0];
                assert_eq!(stdout.read(&mut byte).unwrap(), 1, "{shown}");
                shown.push(char::from(byte[0]));
            }
            wait_until_nothing_is_echoed(&key);
            stdin.write_all(format!("{typed}\n").as_bytes()).unwrap();
        }
        stdout.read_to_string(&mut shown).unwrap();
        child.wait().unwrap();
        assert!(!shown.contains(typed[0]) && !shown.contains(typed[1]), "{shown}");
        (key.exists(), shown)
    };
    let (made, shown) = make("a.ron", ["correct horse", "correct horse"]);
    assert!(made, "{shown}");
    let (made, shown) = make("b.ron", ["correct horse", "correct hose"]);
    assert!(!made && shown.contains("not the same"), "{shown}");
}
