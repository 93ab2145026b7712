//! `read-board` from outside, on boards that the project drew itself.

use std::process::Output;

use serde_json::Value;

use crate::program::program;

const JILIN: &str = "2bak1b1C/4a4/9/2N6/9/2r6/9/9/4A4/2B1KAB2";
const CORNERS: &str = "85.5,85.6 615.9,85.6 615.9,682.4 85.5,682.4";

fn read_board(args: &[&str]) -> Output {
    let mut command = program("/nonexistent");
    command.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/crates/board-reader/tests/data"));
    command.arg("read-board").args(args).output().unwrap()
}

fn json(args: &[&str], exit: i32) -> Value {
    let output = read_board(&[args, &["--format", "json"]].concat());
    assert_eq!(output.status.code(), Some(exit), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn a_screenshot_is_read_with_and_without_corners() {
    for args in [&["dark-discs.jpg"][..], &["dark-discs.jpg", "--corners", CORNERS]] {
        let answer = json(args, 0);
        assert_eq!((&answer["board"], &answer["orientation"]), (&JILIN.into(), &"red-below".into()));
        let keys: Vec<&String> = answer.as_object().unwrap().keys().collect();
        assert_eq!(keys, ["board", "orientation", "corners", "doubtful", "confidence", "faults"]);
        let corner = answer["corners"][2].as_array().unwrap();
        assert!((corner[0].as_f64().unwrap() - 615.9).abs() < 9.0, "{corner:?}");
        assert!(answer["confidence"].as_f64().unwrap() > 0.8);
        assert!(answer["faults"].as_array().unwrap().is_empty(), "{answer}");
    }
    let output = read_board(&["dark-discs.jpg", "--lang", "en"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with(JILIN), "{text}");
}

#[test]
fn corners_in_another_order_turn_the_board() {
    let turned = "615.9,682.4 85.5,682.4 85.5,85.6 615.9,85.6";
    let answer = json(&["dark-discs.jpg", "--corners", turned], 0);
    assert_eq!(answer["orientation"], "red-above");
    let board: String = JILIN.chars().rev().collect();
    assert_eq!(answer["board"], board);
}

#[test]
fn what_is_no_board_is_refused() {
    for name in ["figures.jpg", "shogi.jpg", "table.jpg"] {
        let answer = json(&[name], 1);
        assert!(answer["board"].is_null() && answer["error"].is_string(), "{name}: {answer}");
    }
    let output = read_board(&["README.md"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(!output.stderr.is_empty() && output.stdout.is_empty());
    for corners in ["1,1 2,2 3,3", "a,b c,d e,f g,h", "9,9 9,9 9,9 9,9"] {
        let output = read_board(&["dark-discs.jpg", "--corners", corners]);
        assert_eq!(output.status.code(), Some(2), "{corners}");
        assert!(!output.stderr.is_empty());
    }
}
