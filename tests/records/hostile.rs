//! Broken and hostile bytes: no panic, no loss of what can be kept, and time that grows with the size only.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use encoding_rs::GB18030;
use proptest::prelude::*;
use xiangqi::game_record::write::{Labels, Notation, dhtmlxq, fens, list, pgn};
use xiangqi::game_record::{MAX_GAMES, MAX_MOVES, Note, RecordedGame, Records, read};
use xiangqi_arbiter::text::{Lang, records};

use crate::flags::{moves, one};
use crate::tables::config;
use crate::xqf_writer::{Manner, xqf};

/// A small game with a comment, by hand.
fn small() -> RecordedGame {
    let mut game = one(
        "标题：甲乙\n红方：甲\nFEN: rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 3\n\
        {前言}1. 炮二平五 马8进7 {好棋（一）} 2. 马二进三 车9平8 3. 车一平二 卒7进1\n红胜",
    );
    assert_eq!(moves(&game), "h2e2 h9g7 h0g2 i9h9 i0h0 g6g5");
    game.start.fullmoves = 1;
    game
}

/// The small game in every format.
fn files() -> &'static [(&'static str, Vec<u8>)] {
    static FILES: OnceLock<Vec<(&'static str, Vec<u8>)>> = OnceLock::new();
    FILES.get_or_init(make_files)
}

fn make_files() -> Vec<(&'static str, Vec<u8>)> {
    let games = [small(), small()];
    let text = pgn(&games, Notation::Chinese);
    vec![
        ("gbk pgn", GB18030.encode(&text).0.into_owned()),
        ("pgn", text.into_bytes()),
        ("wxf pgn", pgn(&games, Notation::Wxf).into_bytes()),
        ("dhtmlxq", dhtmlxq(&games).into_bytes()),
        ("list", list(&games, Notation::Chinese, Labels::Chinese).into_bytes()),
        ("iccs list", list(&games, Notation::Iccs, Labels::English).into_bytes()),
        ("plain xqf", xqf(&games[0], Manner::PLAIN, &[(2, "b9c7".parse().unwrap())])),
        ("xqf", xqf(&games[0], Manner::scrambled(18, 31, 7, 77), &[(2, "b9c7".parse().unwrap())])),
    ]
}

/// Does with what was read all that can be done with it.
fn use_all(records: &Records) {
    let games = &records.games;
    assert!(!games.is_empty());
    for game in games {
        assert_eq!(game.positions().count(), game.moves.len() + 1);
        assert_eq!(game.positions().last(), Some(game.position_after(usize::MAX)));
        for flag in &game.flags {
            assert!(flag.ply <= game.moves.len() + usize::from(!flag.kind.is_of_a_move()), "{flag:?}");
        }
        assert!(game.unread.is_empty() || !game.flags.is_empty() || game.notes.contains(&Note::TooManyMoves));
    }
    for lang in Lang::ALL {
        let flags = games.iter().flat_map(|game| &game.flags).take(9);
        assert!(flags.map(|flag| records::flag(flag, lang)).all(|text| !text.is_empty()));
        let notes = games.iter().flat_map(|game| &game.notes).chain(&records.notes).take(9);
        assert!(notes.map(|note| records::note(note, lang)).all(|text| !text.is_empty()));
    }
    assert_eq!(fens(games).lines().count(), games.len());
}

/// What is read must be written, and read again, as the same moves.
fn writes_back(records: &Records) {
    let lines = |games: &[RecordedGame]| -> Vec<String> { games.iter().map(moves).collect() };
    let before = lines(&records.games);
    for notation in [Notation::Chinese, Notation::Wxf] {
        let text = pgn(&records.games, notation);
        let again = read(text.as_bytes()).unwrap_or_else(|error| panic!("{error} {text} {records:?}"));
        assert_eq!(lines(&again.games), before, "{text}");
    }
}

#[test]
fn truncated_records_never_panic() {
    for (name, bytes) in files() {
        let whole = read(bytes).unwrap();
        for length in 0..bytes.len() {
            let Ok(records) = read(&bytes[..length]) else { continue };
            assert!(!name.ends_with("xqf") || length >= 1024, "{name} {length}");
            use_all(&records);
            writes_back(&records);
            if name.ends_with("xqf") {
                let (cut, whole) = (&records.games[0], &whole.games[0]);
                assert!(whole.moves.len() >= cut.moves.len(), "{name} {length}");
                for (cut, whole) in cut.moves.iter().zip(&whole.moves) {
                    assert_eq!(cut.mv, whole.mv, "{name} {length}");
                }
                assert!(cut.notes.contains(&Note::CutShort), "{name} {length}");
            }
        }
    }
}

#[test]
fn deeply_nested_brackets() {
    let deep = "(".repeat(100_000);
    let closed = ")".repeat(100_000);
    let game = one(&format!("[Red \"a\"]\n1. h2e2 {deep} h9g7 {closed} h9g7 *"));
    assert_eq!((moves(&game).as_str(), game.notes.len()), ("h2e2 h9g7", 0));
    assert!(game.moves[0].comment.contains("h9g7"), "too deep for a variation, but kept");
    let game = one(&format!("[Red \"a\"]\n1. h2e2 {deep} h9g7"));
    assert_eq!(moves(&game), "h2e2");
    assert!(game.notes.contains(&Note::NotClosed));
    let game = one(&format!("1. h2e2 {deep} h9g7 {closed} h9g7"));
    assert_eq!(moves(&game), "h2e2 h9g7");
    // Each inside the last move of the one before: as deep as they are read, and written again.
    let nested = "(1. b2e2 h9g7 (1... b9c7 2. h0g2 ".repeat(20);
    let game = one(&format!("[Red \"a\"]\n1. h2e2 {nested} {} h9g7 *", ")".repeat(40)));
    assert!(game.variations.len() > 30, "{}", game.variations.len());
    let again = one(&pgn(std::slice::from_ref(&game), Notation::Iccs));
    let lines = |game: &RecordedGame| -> Vec<_> {
        game.variations.iter().map(|one| (one.leaves, one.after, one.moves.clone())).collect()
    };
    assert_eq!(lines(&again), lines(&game));
}

#[test]
fn huge_comments_are_kept() {
    let comment = "长".repeat(1_000_000);
    for text in [
        format!("[Red \"a\"]\n1. h2e2 {{{comment}}} h9g7"),
        format!("1. h2e2 {{{comment}}} h9g7"),
        format!(
            "[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist][DhtmlXQ_comment1]{comment}[/DhtmlXQ_comment1]"
        ),
    ] {
        let game = one(&text);
        assert_eq!((moves(&game).as_str(), game.moves[0].comment.len()), ("h2e2 h9g7", 3_000_000));
    }
}

#[test]
fn reading_time_is_linear() {
    // A reader that looked at everything again for each piece would need hours for these.
    for piece in [
        "(",
        ")",
        "{",
        "}",
        "[",
        "]",
        "[a \"",
        "[FEN \"9/9\"]\n",
        "{\n[a \"",
        "\n[",
        "1.",
        "1-0 ",
        "1-0\n炮二平五\n",
        "第",
        "一",
        "1. 炮二平五 ",
        "炮二乎五",
        "马",
        "马马",
        "炮二平五马8进7",
        "\"",
        "\\",
        "$",
        "；",
        "\n",
        "FEN:\n",
        "//////",
        "9/9/9/9/9/9 w\n",
        "[DhtmlXQ",
        "[DhtmlXQ]",
        "[DhtmlXQ_a]",
        "[DhtmlXQ_binit]",
        "[DhtmlXQ_movelist]7747",
        "[DhtmlXQ_comment1]x",
        "[/",
        "h2e2 ",
        "c9-",
        "（",
        "：",
        "红方：",
        "e4e5 ",
        "1.1.",
        "\u{ff11}",
        "a0a1 a0a2\n\n",
    ] {
        for prefix in ["", "[Red \"a\"]\n", "[DhtmlXQ]", "1. h2e2 ", "[Red \"a\"]\n1. h2e2 "] {
            let text = prefix.to_owned() + &piece.repeat(300_000 / piece.len());
            let start = Instant::now();
            if let Ok(records) = read(text.as_bytes()) {
                assert!(records.games.len() <= MAX_GAMES);
                assert!(records.games.iter().all(|game| game.moves.len() <= MAX_MOVES));
            }
            let took = start.elapsed();
            assert!(took < Duration::from_secs(20), "{piece:?} behind {prefix:?}: {took:?}");
        }
    }
}

#[test]
fn too_many_games_and_moves_are_cut_with_note() {
    let endless = "h2h3 h9g7 h3h2 g7h9 ".repeat(MAX_MOVES / 4 + 5);
    let game = one(&endless);
    assert_eq!((game.moves.len(), game.notes), (MAX_MOVES, vec![Note::TooManyMoves]));
    assert_eq!(game.unread.split_whitespace().count(), 20);
    let records = read("[Red \"a\"]\n1-0\n".repeat(MAX_GAMES + 3).as_bytes()).unwrap();
    assert_eq!((records.games.len(), records.notes), (MAX_GAMES, vec![Note::TooManyGames]));
}

proptest! {
    #![proptest_config(config(1500))]

    #[test]
    fn damaged_records_never_panic(
        which in 0..8_usize,
        damage in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..12),
    ) {
        let mut bytes = files()[which].1.clone();
        for (place, byte) in damage {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        if let Ok(records) = read(&bytes) {
            use_all(&records);
            writes_back(&records);
        }
    }

    #[test]
    fn random_bytes_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300), xq in any::<bool>()) {
        let mut bytes = bytes;
        if xq {
            bytes.splice(..0, [b'X', b'Q', 0x12, 0].into_iter().chain(std::iter::repeat_n(7, 1020)));
        }
        if let Ok(records) = read(&bytes) {
            use_all(&records);
            writes_back(&records);
        }
    }

    #[test]
    fn shuffled_tokens_never_panic(words in proptest::collection::vec(prop::sample::select(WORDS.to_vec()), 0..40)) {
        let text: String = words.concat();
        if let Ok(records) = read(text.as_bytes()) {
            use_all(&records);
            writes_back(&records);
        }
    }
}

const WORDS: [&str; 40] = [
    "炮二平五",
    "马8进7",
    " ",
    "\n",
    "1.",
    "2. ",
    "1-0",
    "*",
    "红胜",
    "{",
    "}",
    "(",
    ")",
    "[Red \"a\"]\n",
    "[FEN \"",
    "4k4/9/9/9/9/9/9/9/4A4/4K4 w",
    "\"]\n",
    "FEN: ",
    "[DhtmlXQ",
    "_movelist]",
    "[/DhtmlXQ",
    "7747",
    "[DhtmlXQ_binit]",
    "h2e2 ",
    "H2-E2",
    "C2=5 ",
    "26.5",
    "前兵进一",
    "标题：",
    "车一进三 ",
    "；",
    "第1回合",
    "$3 ",
    "\n\n",
    "乎",
    "卒3进1",
    "（",
    "）",
    "e4e5 ",
    "%",
];
