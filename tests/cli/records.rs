//! `import`, `convert` and `notation` from outside.

use std::fs;
use std::path::PathBuf;
use std::process::Output;

use encoding_rs::GB18030;
use serde_json::{Value, json};

use crate::program::program;

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

fn run(args: &[&str]) -> Output {
    let mut command = program("/nonexistent");
    command.current_dir(env!("CARGO_MANIFEST_DIR")).args(args).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn ask(args: &[&str], exit: i32) -> Value {
    let output = run(args);
    assert_eq!(output.status.code(), Some(exit), "{}", text(&output.stderr));
    serde_json::from_str(&text(&output.stdout)).unwrap()
}

/// A folder with one file in it.
fn file(name: &str, bytes: &[u8]) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    fs::write(&path, bytes).unwrap();
    let path = path.to_str().unwrap().to_owned();
    (folder, path)
}

const PGN: &str = "[Game \"Chinese Chess\"]\n[Event \"某杯\"]\n[Red \"张三\"]\n[Black \"李四\"]\n[Result \"1-0\"]\n\n\
    {前} 1. 炮二平五 马8进7 2. 马二进四 (2. 马二进三 {好}) 车9平8 {尾} 1-0\n\n[Red \"王五\"]\n\n1. 炮八平五 炮2乎5 *\n";

#[test]
fn import_lists_games_with_their_flags() {
    // The name says nothing: the content decides.
    let (_folder, path) = file("game.xqf", &GB18030.encode(PGN).0);
    let answer = ask(&["import", &path, "--format", "json", "--lang", "en"], 0);
    let games = answer.as_array().unwrap();
    assert_eq!(games.len(), 2);
    let [first, second] = &games[..] else { panic!("{answer}") };
    assert_eq!(first["file"], path.as_str());
    assert_eq!(first["start_fen"], START);
    assert_eq!(first["moves"], json!(["h2e2", "h9g7", "h0f1", "i9h9"]));
    assert_eq!(first["tags"], json!({ "Event": "某杯", "Red": "张三", "Black": "李四" }));
    assert_eq!((&first["flags"][0]["ply"], &first["flags"][0]["code"]), (&json!(3), &json!("not-a-move")));
    assert_eq!(
        first["flags"][0]["text"],
        "Move 3 (line 7): \"马二进四\" breaks the movement of the piece: the red elephant g0 hobbles the red horse; \
         recorded as it stands."
    );
    assert_eq!(
        (&first["notes"], &first["encoding"]),
        (&json!(["The text was read as GB18030 (GBK)."]), &json!("gb18030"))
    );
    assert_eq!(
        first["variations"],
        json!([{
            "leaves": null, "after": 2, "moves": ["h0g2"], "comments": [{ "ply": 1, "text": "好" }],
            "flags": [], "unread": "",
        }])
    );
    assert_eq!(first["comments"], json!([{ "ply": 0, "text": "前" }, { "ply": 4, "text": "尾" }]));
    assert_eq!((&first["result"], &second["result"]), (&json!("1-0"), &Value::Null));
    assert_eq!(second["moves"], json!(["b2e2"]));
    assert_eq!((&second["flags"][0]["ply"], &second["flags"][0]["code"]), (&json!(2), &json!("unreadable")));
    assert_eq!(second["unread"], "炮2乎5 *");
}

#[test]
fn import_names_unreadable_file_and_lists_others() {
    let (_folder, path) = file("a.txt", b"h2e2 h9g7");
    let (_other, bad) = file("b.txt", b"this is no record");
    let answer = ask(&["import", &path, &bad, "/nonexistent/x.pgn", "--format", "json"], 2);
    assert_eq!(answer[0]["moves"], json!(["h2e2", "h9g7"]));
    for (index, name) in [(1, bad.as_str()), (2, "/nonexistent/x.pgn")] {
        let object = answer[index].as_object().unwrap();
        assert_eq!(object.keys().collect::<Vec<_>>(), ["file", "error"]);
        assert_eq!(object["file"], name);
    }
    let output = run(&["import", &bad, "--lang", "en"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("No game record"), "{}", text(&output.stderr));
    assert!(output.stdout.is_empty());
}

#[test]
fn import_prints_text() {
    let (_folder, path) = file("game.pgn", PGN.as_bytes());
    let output = text(&run(&["import", &path]).stdout);
    assert!(output.contains("张三 对 李四，4 着，红胜，变着 1 个\n"), "{output}");
    assert!(
        output.contains("1. 炮二平五 马8进7\n2. 马二进四 (2. 马二进三 {好}) 2... 车9平8 {尾}\n"),
        "{output}"
    );
    let flag = "! 第 3 着（第 7 行）：“马二进四”违反走法：红马被红方三路相蹩住马腿；已照记。\n";
    assert!(output.contains(flag) && output.contains("赛事：某杯\n"), "{output}");
    let output = text(&run(&["import", &path, "--lang", "en"]).stdout);
    assert!(
        output.contains("Event: 某杯\n") && output.contains("\n1-0\n") && !output.contains('：'),
        "{output}"
    );
}

#[test]
fn encoding_is_told_or_given() {
    let big5 = encoding_rs::BIG5.encode(PGN).0;
    let (_folder, path) = file("game.pgn", &big5);
    let told = ask(&["import", &path, "--format", "json"], 0);
    // Simplified characters that Big5 lacks were lost on the way there; the rest says enough.
    assert_eq!((&told[0]["encoding"], &told[0]["tags"]["Event"]), (&json!("big5"), &json!("某杯")));
    let given = ask(&["import", &path, "--format", "json", "--encoding", "gb18030"], 0);
    assert_eq!(given[0]["encoding"], "gb18030");
    assert_ne!(given[0]["tags"]["Event"], "某杯");
    let output = run(&["convert", &path, "--to", "pgn", "--encoding", "big5", "--lang", "en"]);
    assert!(text(&output.stdout).contains("某杯") && text(&output.stderr).contains("read as Big5"));
    assert_eq!(run(&["import", &path, "--encoding", "latin-9"]).status.code(), Some(2));
}

#[test]
fn files_of_other_programs_are_named() {
    for (name, bytes, format) in [
        ("a.dat", &b"CCBridge Record\0\0\0\x02 and more"[..], "CBR"),
        ("b.dat", b"CCBridgeLibrary\0\0\0\x02 and more", "CBL"),
        (
            "c.xml",
            b"<?xml version=\"1.0\"?>\n<ChineseChessRecord Version=\"1.0\"></ChineseChessRecord>",
            "CBF",
        ),
        ("d.bin", b"\x01a\x01b\x01c\x01d\x01e\x05H2-E2\x04Ends", "MXQ"),
        ("e.txt", b"1 1 0 0 0 7 7 7 4 0 0 0", "CHE"),
        ("f.mxq", b"\0\0\0\x01\x02\x03 what nobody knows \0\0\0", "MXQ"),
        ("g.CHE", b"\0\0\0\x01\x02\x03 what nobody knows \0\0\0", "CHE"),
    ] {
        let (_folder, path) = file(name, bytes);
        let output = run(&["import", &path, "--lang", "en"]);
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{name}");
        assert!(said.contains(format) && said.contains("save it as PGN or XQF"), "{name}: {said}");
    }
}

#[test]
fn ambiguous_move_lists_candidates() {
    let (_folder, path) = file("a.txt", "FEN: 3k5/9/9/2P1P4/2P1P4/9/9/9/9/4K4 w\n前兵进一".as_bytes());
    let answer = ask(&["import", &path, "--format", "json"], 0);
    let flag = &answer[0]["flags"][0];
    assert_eq!((&flag["code"], &flag["candidates"]), (&json!("ambiguous"), &json!(["c6c7", "e6e7"])));
}

#[test]
fn convert_round_trips_all_formats() {
    let (folder, path) = file("game.pgn", PGN.as_bytes());
    let convert = |args: &[&str]| -> String {
        let output = run(&[&["convert", &path], args].concat());
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        assert!(text(&output.stderr).contains("#1: "), "what is wrong is said");
        text(&output.stdout)
    };
    let fens = convert(&["--to", "fen"]);
    // By hand: the cannon to e2, the horses to g7 and f1, the chariot to h9; then the other cannon to e2.
    assert_eq!(
        fens,
        "rnbakabr1/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/5N3/RNBAKAB1R w - - 4 3\n\
         rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/4C2C1/9/RNBAKABNR b - - 1 1\n"
    );
    let expected = json!(["h2e2", "h9g7", "h0f1", "i9h9"]);
    let options: [&[&str]; 8] = [
        &["--to", "pgn"],
        &["--to", "pgn", "--notation", "wxf"],
        &["--to", "pgn", "--notation", "iccs"],
        &["--to", "pgn", "--notation", "uci"],
        &["--to", "text"],
        &["--to", "text", "--notation", "traditional"],
        &["--to", "text", "--notation", "iccs"],
        &["--to", "dhtmlxq"],
    ];
    for (index, args) in options.into_iter().enumerate() {
        let printed = convert(args);
        let out: PathBuf = folder.path().join(format!("out{index}"));
        let out = out.to_str().unwrap();
        assert_eq!(convert(&[args, &["--out", out]].concat()), "");
        assert_eq!(fs::read_to_string(out).unwrap(), printed);
        let answer = ask(&["import", out, "--format", "json"], 0);
        assert_eq!((answer.as_array().unwrap().len(), &answer[0]["moves"]), (2, &expected), "{args:?}");
        assert_eq!(
            (&answer[0]["tags"]["Red"], &answer[0]["result"]),
            (&json!("张三"), &json!("1-0")),
            "{args:?}"
        );
        assert_eq!(answer[0]["flags"][0]["code"], "not-a-move", "{args:?}");
        assert_eq!(answer[1]["moves"], json!(["b2e2"]), "{args:?}");
    }
    assert!(convert(&["--to", "pgn", "--notation", "wxf"]).contains("1. C2=5 H8+7\n"));
    assert!(convert(&["--to", "text"]).contains("1. 炮二平五 马8进7\n"));
}

#[test]
fn convert_writes_xqf() {
    let (folder, path) = file("game.pgn", PGN.as_bytes());
    let out = folder.path().join("game.xqf");
    let out = out.to_str().unwrap();
    let output = run(&["convert", &path, "--to", "xqf", "--game", "1", "--out", out]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(fs::read(out).unwrap().starts_with(b"XQ\x0a"));
    let answer = ask(&["import", out, "--format", "json"], 0);
    assert_eq!((&answer[0]["format"], &answer[0]["result"]), (&json!("xqf"), &json!("1-0")));
    assert_eq!(answer[0]["moves"], json!(["h2e2", "h9g7", "h0f1", "i9h9"]));
    assert_eq!(answer[0]["variations"][0]["moves"], json!(["h0g2"]));
    assert_eq!(answer[0]["tags"]["Red"], "张三");
}

#[test]
fn convert_refuses_unsupported_targets() {
    let (_folder, path) = file("game.pgn", PGN.as_bytes());
    let refused: [&[&str]; 8] = [
        &["convert", "/nonexistent/x", "--to", "pgn"],
        &["convert", &path, "--to", "text", "--out", &path],
        &["convert", &path, "--to", "text", "--out", "/nonexistent/folder/x"],
        &["convert", &path, "--to", "xqf", "--out", "/nonexistent/two-games"],
        &["convert", &path, "--to", "xqf", "--game", "1"],
        &["convert", &path, "--to", "pgn", "--game", "3"],
        &["convert", &path, "--to", "pgn", "--game", "0"],
        &["convert", &path],
    ];
    for args in refused {
        let output = run(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty() && !output.stderr.is_empty(), "{args:?}");
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), PGN);
}

#[test]
fn notation_prints_json() {
    let answer = ask(&["notation", "--fen", START, "--move", "h2e2", "--format", "json"], 0);
    let expected = json!({
        "chinese": "炮二平五", "traditional": "炮二平五", "wxf": "C2=5", "iccs": "H2-E2", "uci": "h2e2",
        "legal": true,
    });
    assert_eq!(answer, expected);
    let black = START.replace(" w ", " b ");
    let answer = ask(&["notation", "--fen", &black, "--move", "h9g7", "--format", "json"], 0);
    assert_eq!((&answer["chinese"], &answer["traditional"]), (&json!("马8进7"), &json!("馬8進7")));
    for written in ["炮二平五", "砲二平五", "炮2平5", "炮２平５", "C2=5", "c2.5", "H2-E2", "h2e2"]
    {
        let answer = ask(&["notation", "--fen", START, "--text", written, "--format", "json"], 0);
        assert_eq!(answer["uci"], "h2e2", "{written}");
    }
    let doubled = "3k5/9/9/2P1P4/2P1P4/9/9/9/9/4K4 w";
    let answer = ask(&["notation", "--fen", doubled, "--text", "前兵进一", "--format", "json"], 2);
    assert_eq!(answer["candidates"], json!(["c6c7", "e6e7"]));
    let answer = ask(&["notation", "--fen", START, "--text", "hello", "--format", "json"], 2);
    assert_eq!(answer["candidates"], json!([]));
}

#[test]
fn convert_writes_over_nothing_unasked() {
    let (folder, path) = file("game.pgn", PGN.as_bytes());
    let out = folder.path().join("mine.txt");
    let to = out.to_str().unwrap();
    let convert = |more: &[&str]| {
        let output = run(&[&["convert", &path, "--to", "text", "--out", to], more].concat());
        (output.status.code(), text(&output.stderr))
    };
    fs::write(&out, "mine").unwrap();
    let (code, said) = convert(&[]);
    assert_eq!(code, Some(2));
    assert!(said.contains("mine.txt") && said.contains("没有覆盖"), "{said}");
    assert_eq!(fs::read_to_string(&out).unwrap(), "mine");
    assert_eq!(convert(&["--force"]).0, Some(0));
    assert!(fs::read_to_string(&out).unwrap().contains("炮二平五"));
    // What is marked as read-only is not written over at all, nor is the record itself.
    fs::write(&out, "mine").unwrap();
    let mut permissions = fs::metadata(&out).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&out, permissions).unwrap();
    let (code, said) = convert(&["--force"]);
    assert_eq!(code, Some(2));
    assert!(said.contains("只读"), "{said}");
    assert_eq!(fs::read_to_string(&out).unwrap(), "mine");
    let itself = run(&["convert", &path, "--to", "text", "--out", &path, "--force"]);
    assert_eq!(itself.status.code(), Some(2));
    assert_eq!(fs::read(&path).unwrap(), PGN.as_bytes());
}
