//! `repetition`: every row of the reference table through the command, and bad input.

use std::collections::BTreeMap;
use std::path::Path;

use clap::Parser;
use serde_json::{Value, json};
use xiangqi_arbiter::cli::{self, Args, Exit, Output};
use xiangqi_arbiter::law::Library;

fn ask(args: &[&str]) -> Output {
    let words = [&["xiangqi-arbiter", "repetition"], args, &["--format", "json"]].concat();
    let command = Args::try_parse_from(words).unwrap().command.unwrap();
    cli::run(&command, &Library::built_in().unwrap(), &[])
}

fn answers(args: &[&str]) -> Vec<Value> {
    let output = ask(args);
    assert_eq!(output.exit, Exit::Done, "{}", output.err);
    serde_json::from_str(&output.out).unwrap()
}

fn rows() -> Vec<BTreeMap<String, String>> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/xiangqi/tests/data/repetition.tsv");
    let text = std::fs::read_to_string(file).unwrap();
    let mut lines = text.lines();
    let head: Vec<&str> = lines.next().unwrap().split('\t').collect();
    lines
        .map(|line| {
            head.iter().zip(line.split('\t')).map(|(key, cell)| ((*key).into(), cell.into())).collect()
        })
        .collect()
}

/// Rows that no published diagram decides: published answers and engines contradict each other there, and the ruling is
/// open with both answers.
const CONTRADICTED: [(&str, &str); 3] =
    [("axf-182", "checking-chase"), ("axf-211", "checking-chase"), ("axf-f19", "mated-protector")];

#[test]
fn every_row_of_the_table_is_ruled_as_published() {
    let mut seen = BTreeMap::<String, usize>::new();
    for row in rows() {
        let (id, rulebook, expected) = (&row["id"], &row["rulebook"], &row["expected"]);
        let answer = &answers(&["--fen", &row["fen"], "--moves", &row["moves"], "--rulebook", rulebook])[0];
        let (verdict, by) = (answer["verdict"].as_str().unwrap(), &answer["by"]);
        let contradicted = CONTRADICTED.iter().find(|(other, _)| other == id);
        let wanted: (&[&str], Value) = match expected.split_once('_') {
            _ if contradicted.is_some() => (&["open"], Value::Null),
            Some((side, "must_change")) => (&["must_change"], side.into()),
            Some((side, _)) if rulebook == "cn-2020" || rulebook == "cn-2011" => (&["loses"], side.into()),
            Some((side, _)) => (&["loses", "must_change"], side.into()),
            None => (&[expected.as_str()], Value::Null),
        };
        assert!(wanted.0.contains(&verdict) && *by == wanted.1, "{id} {expected}: {answer:#}");
        *seen.entry(rulebook.clone()).or_default() += 1;
        if verdict == "open" {
            let branches = answer["branches"].as_array().unwrap();
            let results: Vec<_> = branches.iter().map(|one| (&one["verdict"], &one["by"])).collect();
            assert!(results.len() == 2 && results[0] != results[1], "{id}: {branches:?}");
            if let Some((_, caveat)) = contradicted {
                assert!(answer["caveats"].as_array().unwrap().contains(&json!(caveat)), "{id}");
                let side = expected.split_once('_').map(|(side, _)| side);
                assert!(results.iter().any(|(_, by)| by.as_str() == side), "{id}: published among them");
            }
        } else {
            assert_eq!(answer["branches"], json!([]), "{id}");
        }
        check_form(id, &row, answer);
    }
    let counts = [160, 4, 5, 57, 18, 17, 68];
    assert_eq!(seen.into_values().collect::<Vec<_>>(), counts);
}

/// What must be true of every answer.
fn check_form(id: &str, row: &BTreeMap<String, String>, answer: &Value) {
    let played: Vec<&str> = row["moves"].split(' ').collect();
    let cycle = &answer["cycle"];
    let number = |key: &str| cycle[key].as_u64().unwrap() as usize;
    let (from, length) = (number("from_ply"), number("length"));
    if !row["cycle_len"].is_empty() {
        assert_eq!(length.to_string(), row["cycle_len"], "{id}");
    }
    let moves = answer["moves"].as_array().unwrap();
    assert_eq!(moves.len(), length, "{id}");
    for (place, judged) in moves.iter().enumerate() {
        assert_eq!(judged["ply"], json!(from + place), "{id}");
        assert_eq!(judged["move"], played[from + place - 1], "{id}");
        assert!(!judged["text"].as_str().unwrap().is_empty());
        assert!(judged["clause"].is_string(), "{id} {judged:#}");
    }
    // The classes of the sides, where the table has them for the rulebook at hand.
    for (side, key) in [("red", "red_class"), ("black", "black_class")] {
        let class = answer[side]["class"].as_str().unwrap();
        let printed = row[key].replace(' ', "-");
        if ["perpetual-check", "perpetual-kill", "perpetual-chase"].contains(&printed.as_str())
            && answer["verdict"] != "open"
        {
            assert_eq!(class, printed, "{id} {side}");
        }
        assert_eq!(answer[side]["forbidden"], json!(class != "allowed"), "{id}");
    }
    assert!(answer["now"].as_array().is_some_and(|now| !now.is_empty()), "{id}");
    let steps = answer["steps"].as_array().unwrap();
    assert!(steps.iter().all(|step| step["clause"].is_string()), "{id}");
}

const BLOCK: [&str; 4] = ["--fen", "2bak1c2/4aRN1r/4b4/9/9/9/3pp4/2n1B4/9/2B1K3C w - - 0 1", "--moves", ""];

fn block(moves: &str, more: &[&str]) -> Output {
    let [fen, position, word, _] = BLOCK;
    ask(&[&[fen, position, word, moves], more].concat())
}

#[test]
fn rulebooks_stand_side_by_side() {
    let cycle = "i0h0 i8h8 h0i0 h8i8 ".repeat(3);
    let output = block(cycle.trim(), &["--rulebooks", "cn-2020,axf,wxf-2018"]);
    let answers: Vec<Value> = serde_json::from_str(&output.out).unwrap();
    let picked: Vec<(&str, &str, &str)> = answers
        .iter()
        .map(|one| {
            let text = |key: &str| one[key].as_str().unwrap();
            (text("rulebook"), text("verdict"), text("by"))
        })
        .collect();
    let expected = [
        ("cn-2020", "must_change", "red"),
        ("axf", "must_change", "black"),
        ("wxf-2018", "must_change", "black"),
    ];
    assert_eq!(picked, expected);
}

#[test]
fn what_is_no_repetition_gets_a_clear_answer() {
    let verdict = |moves: &str| {
        let output = block(moves, &[]);
        assert_eq!(output.exit, Exit::Done, "{moves}: {}", output.err);
        let answers: Vec<Value> = serde_json::from_str(&output.out).unwrap();
        (answers[0]["verdict"].as_str().unwrap().to_owned(), answers[0]["cycle"].clone())
    };
    // No move, no repetition, one cycle, two.
    assert_eq!(verdict(""), ("none".to_owned(), Value::Null));
    assert_eq!(verdict("i0h0 i8h8"), ("none".to_owned(), Value::Null));
    let (one, cycle) = verdict("i0h0 i8h8 h0i0 h8i8");
    assert_eq!((one.as_str(), &cycle["occurrences"], &cycle["cycles"]), ("none", &json!(2), &json!(1)));
    let (two, cycle) = verdict(&"i0h0 i8h8 h0i0 h8i8 ".repeat(2));
    assert_eq!((two.as_str(), &cycle["occurrences"], &cycle["cycles"]), ("none", &json!(3), &json!(2)));
    // A cycle is left by a move that does not belong to it.
    assert_eq!(verdict(&("i0h0 i8h8 h0i0 h8i8 ".repeat(3) + "e0f0")), ("none".to_owned(), Value::Null));
    // A capture is inside: nothing comes back.
    let fen = ["--fen", "3k5/9/9/9/9/p8/9/9/9/R3K4 w - - 0 1", "--moves"];
    let captured = &answers(&[&fen[..], &["a0a4 d9d8 a4a0 d8d9 a0a4 d9d8 a4a0 d8d9"]].concat())[0];
    assert_eq!((&captured["verdict"], &captured["cycle"]["occurrences"]), (&json!("none"), &json!(2)));
}

#[test]
fn bad_input_is_named_with_its_move() {
    let failed = |moves: &str, more: &[&str]| {
        let output = block(moves, more);
        assert_eq!(output.exit, Exit::BadInput, "{moves}");
        let answers: Vec<Value> = serde_json::from_str(&output.out).unwrap();
        (answers[0]["ply"].clone(), answers[0]["error"].as_str().unwrap().to_owned())
    };
    // A move of no piece, one that the piece cannot make, the other side's, and no move at all.
    for (moves, ply) in [
        ("i0h0 i8h8 h0h1 h8i8 a5a6", 5),
        ("i0h0 i8h8 h0i0 h8g6", 4),
        ("i0h0 h0i0", 2),
        ("i0h0 i8h8 h0", 3),
        ("i0h0 i8h8 h0z9 h8i8", 3),
    ] {
        let (number, error) = failed(moves, &[]);
        assert_eq!(number, json!(ply), "{moves}: {error}");
        assert!(error.contains(&ply.to_string()), "{error}");
    }
    assert!(failed("i0h0", &["--rulebook", "cn-1066"]).1.contains("cn-1066"));
    let refused = ask(&["--fen", "9/9/9 w", "--moves", "a0a1"]);
    assert_eq!(refused.exit, Exit::BadInput);
}

#[test]
fn records_and_reports_are_read() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let file = folder.path().join(name);
        std::fs::write(&file, text).unwrap();
        file.display().to_string()
    };
    let head = "[FEN \"2bak1c2/4aRN1r/4b4/9/9/9/3pp4/2n1B4/9/2B1K3C w - - 0 1\"]\n\n";
    let cycle = "1. I0-H0 I8-H8 2. H0-I0 H8-I8 ".repeat(3);
    let whole = write("whole.pgn", &format!("{head}{cycle}*\n"));
    let answer = &answers(&[&whole])[0];
    assert_eq!(answer["rulebook"], "cn-2020");
    assert_eq!((&answer["verdict"], &answer["by"]), (&json!("must_change"), &json!("red")));
    assert_eq!(answer["cycles"].as_array().unwrap().len(), 1);
    // Where the record breaks off the last moves are not the last ones played.
    let broken = write("broken.pgn", &format!("{head}{cycle}7. I0-H0 ???? 8. H0-I0 *\n"));
    let output = ask(&[&broken]);
    assert_eq!(output.exit, Exit::BadInput, "{}", output.out);
    assert!(output.out.contains("\"ply\": 14"), "{}", output.out);
    let report = &answers(&["cases/jilin-2015.ron"])[0];
    assert_eq!((&report["verdict"], &report["rulebook"]), (&json!("none"), &json!("cn-2011")));
}
