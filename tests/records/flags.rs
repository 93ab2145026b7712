//! Moves that nobody may make are recorded and flagged.

use std::slice::from_ref;

use xiangqi::game_record::write::{Labels, Notation, dhtmlxq, list, pgn};
use xiangqi::game_record::{FlagKind, Note, Outcome, RecordedGame, read};
use xiangqi::{Refusal, Side, fen};
use xiangqi_arbiter::text::{Lang, records};

use crate::xqf_writer::{Manner, xqf};

pub fn one(text: &str) -> RecordedGame {
    let mut records = read(text.as_bytes()).unwrap();
    assert_eq!(records.games.len(), 1, "{text}");
    records.games.remove(0)
}

pub fn moves(game: &RecordedGame) -> String {
    game.moves.iter().map(|one| one.mv.to_string()).collect::<Vec<_>>().join(" ")
}

pub fn flags(game: &RecordedGame) -> Vec<(usize, &'static str, &str)> {
    game.flags.iter().map(|flag| (flag.ply, flag.kind.code(), flag.text.as_str())).collect()
}

#[test]
fn wrong_moves_are_flagged_and_kept() {
    // By hand: the horse of h0 is hobbled by the elephant on g0; b0c2 goes on from there.
    let game = one("1. 马二进四 马8进7 2. 马八进七 炮2平5");
    assert_eq!(moves(&game), "h0f1 h9g7 b0c2 b7e7");
    assert_eq!(flags(&game), [(1, "not-a-move", "马二进四")]);
    // A chariot through its own soldier to an empty point: 车一进五 is i0i5, the soldier stands on i3.
    let game = one("1. 车一进五 卒1进1");
    assert_eq!((moves(&game), flags(&game)), ("i0i5 a6a5".into(), vec![(1, "not-a-move", "车一进五")]));
    // 车一进三 takes the own soldier on i3.
    let game = one("1. 车一进三 卒1进1");
    assert_eq!((moves(&game), flags(&game)), ("i0i3 a6a5".into(), vec![(1, "takes-own", "车一进三")]));
    // From an empty point; the board stays as it is, so that the horse of h0 can still move.
    let game = one("1. e4e5 h9g7 2. h0g2");
    assert_eq!((moves(&game), flags(&game)), ("e4e5 h9g7 h0g2".into(), vec![(1, "empty-square", "e4e5")]));
    // Red twice: afterwards black is to move.
    let game = one("1. h2e2 h0g2 2. h9g7 b0c2");
    assert_eq!((moves(&game), flags(&game)), ("h2e2 h0g2 h9g7 b0c2".into(), vec![(2, "wrong-side", "h0g2")]));
    // The general leaves a file on which nothing stood between.
    let game = one("FEN: 4k4/9/9/9/9/9/9/9/4A4/4K4 w\n仕五进六 将5进1 帅五进一");
    assert_eq!(moves(&game), "e1d2 e9e8 e0e1");
    assert_eq!(
        flags(&game),
        [
            (1, "exposes-general", "仕五进六"),
            (2, "exposes-general", "将5进1"),
            (3, "exposes-general", "帅五进一")
        ]
    );
}

#[test]
fn move_to_own_square_is_flagged_and_kept() {
    for text in ["1. h2h2 h9g7 2. h0g2", "[Red \"a\"]\n\n1. H2-H2 h9g7 2. h0g2"] {
        let game = one(text);
        // Nothing was moved, so that red is still to move.
        assert_eq!(moves(&game), "h9g7 h0g2", "{text}");
        let [same, other] = &game.flags[..] else { panic!("{:?}", game.flags) };
        assert_eq!((same.ply, &same.kind, same.kind.code()), (1, &FlagKind::SamePoint, "not-a-move"));
        assert_eq!((other.ply, other.kind.code()), (1, "wrong-side"));
        assert_eq!(game.unread, "");
    }
    // 77 is the point h2, counted from black's side, where red's cannon stands; 7062 is h9g7.
    let game = one("[DhtmlXQ][DhtmlXQ_movelist]77777062[/DhtmlXQ_movelist][/DhtmlXQ]");
    assert_eq!(game.flags[0].kind, FlagKind::SamePoint);
    assert_eq!(moves(&game), "h9g7");
}

#[test]
fn one_move_can_have_two_flags() {
    let game = one("FEN: 4k4/9/9/9/9/9/9/2C6/1R7/3K5 w\nb1c2 e9e8");
    assert_eq!(moves(&game), "b1c2 e9e8");
    assert_eq!(flags(&game), [(1, "takes-own", "b1c2"), (1, "not-a-move", "b1c2")]);
}

#[test]
fn position_without_general_is_noted() {
    let game = one("[FEN \"4k4/9/9/9/9/9/9/9/9/R8 w\"]\n\n1. a0a1 e9e8\n");
    assert_eq!(moves(&game), "a0a1 e9e8");
    let missing = Refusal::GeneralCount { side: Side::Red, count: 0 };
    assert!(game.notes.contains(&Note::NotToBeRuled(missing)), "{:?}", game.notes);
    let said = records::note(&Note::NotToBeRuled(missing), Lang::En);
    assert!(said.contains("There are 0"), "{said}");
}

#[test]
fn bracket_of_moves_is_a_variation_and_a_remark_is_not() {
    let game = one("1. h2e2 (1. h2d2 h9g7) h9g7");
    assert_eq!(
        (moves(&game).as_str(), game.notes.len(), game.moves[0].comment.as_str()),
        ("h2e2 h9g7", 0, "")
    );
    let [variation] = &game.variations[..] else { panic!("{:?}", game.variations) };
    let played: Vec<String> = variation.moves.iter().map(|one| one.mv.to_string()).collect();
    assert_eq!((variation.leaves, variation.after, played.join(" ")), (None, 0, "h2d2 h9g7".to_owned()));
    let remark = one("1. 炮二平五（如炮8平5，另有变化）马8进7");
    assert_eq!((remark.variations.len(), remark.moves[0].comment.as_str()), (0, "如炮8平5，另有变化"));
}

#[test]
fn chinese_move_of_wrong_side_is_read_literally() {
    // Red has no piece for 卒3进1 written for black: black moved first.
    let game = one("卒３进１ 炮二平五");
    assert_eq!((moves(&game), flags(&game)), ("c6c5 h2e2".into(), vec![(1, "wrong-side", "卒３进１")]));
    assert_eq!(game.position_after(1).turn, Some(Side::Red));
}

#[test]
fn moves_after_game_end_are_flagged() {
    // Two chariots: mate on the back rank, by hand.
    let mated = "FEN: 4k4/R8/9/9/9/9/9/9/1R7/3K5 w\nb1b9 e9e8 a8e8";
    let game = one(mated);
    assert_eq!(flags(&game), [(2, "exposes-general", "e9e8"), (2, "after-end", "e9e8")]);
    let game = one("[Red \"a\"]\n\n1. h2e2 h9g7 1-0 2. h0g2");
    assert_eq!(flags(&game), [(3, "after-end", "h0g2")]);
    assert_eq!((moves(&game), game.outcome), ("h2e2 h9g7 h0g2".into(), Some(Outcome::RedWins)));
    // A general was taken: whatever follows comes after the end.
    let game = one("FEN: 4k4/9/9/4R4/9/9/9/9/9/3K5 w\ne6e9 a9a8");
    assert_eq!(flags(&game), [(2, "empty-square", "a9a8"), (2, "after-end", "a9a8")]);
}

#[test]
fn unreadable_move_ends_line_and_text_is_kept() {
    for text in [
        "[Event \"x\"]\n\n1. 炮二平五 马8进7\n2. 炮二乎五 车9平8 {why}\n1-0\n",
        "1. 炮二平五 马8进7\n2. 炮二乎五 车9平8 {why}\n1-0\n",
    ] {
        let game = one(text);
        assert_eq!(moves(&game), "h2e2 h9g7");
        assert_eq!(flags(&game), [(3, "unreadable", "炮二乎五")]);
        assert_eq!(game.flags[0].line, Some(text.lines().position(|line| line.contains('乎')).unwrap() + 1));
        assert_eq!(game.unread, "炮二乎五 车9平8 {why}\n1-0");
        assert_eq!(game.outcome, Some(Outcome::RedWins));
        // What is kept is written again, and says the same.
        for again in
            [pgn(from_ref(&game), Notation::Wxf), list(from_ref(&game), Notation::Iccs, Labels::Chinese)]
        {
            let again = one(&again);
            assert_eq!((moves(&again), flags(&again)), (moves(&game), flags(&game)));
        }
    }
    let game = one("1. 车五进一 卒1进1");
    assert_eq!(flags(&game), [(1, "no-such-move", "车五进一")]);
    assert_eq!((game.moves.len(), game.unread.as_str()), (0, "车五进一 卒1进1"));
    let game = one("[Red \"a\"]\n1. h2e2 zz9 2. h0g2");
    assert_eq!((flags(&game), game.unread.as_str()), (vec![(2, "unreadable", "zz9")], "zz9 2. h0g2"));
}

#[test]
fn ambiguous_move_lists_candidates() {
    let game = one("FEN: 3k5/9/9/2P1P4/2P1P4/9/9/9/9/4K4 w - - 0 1\n1. 前兵进一 将4进1");
    let [flag] = &game.flags[..] else { panic!("{:?}", game.flags) };
    let expected = ["c6c7", "e6e7"].map(|text| text.parse().unwrap());
    assert_eq!(flag.kind, FlagKind::Ambiguous(expected.to_vec()));
    let text = records::flag(flag, Lang::En);
    assert!(text.contains("c6c7, e6e7") && text.contains("line 2"), "{text}");
    assert!(records::flag(flag, Lang::Zh).contains("c6c7、e6e7"));
    assert_eq!(game.unread, "前兵进一 将4进1");
}

#[test]
fn bad_position_is_flagged_and_moves_kept() {
    let text = "[FEN \"rnbakabnr/9/xx w\"]\n\n1. 炮二平五 马8进7 1-0\n\n[Red \"b\"]\n\n1. 炮二平五 *\n";
    let games = read(text.as_bytes()).unwrap().games;
    assert_eq!(games.len(), 2);
    assert_eq!(flags(&games[0]), [(0, "bad-position", "rnbakabnr/9/xx w")]);
    assert_eq!((games[0].moves.len(), games[0].unread.as_str()), (0, "炮二平五 马8进7 1-0"));
    assert_eq!((moves(&games[1]), games[1].tag("Red")), ("h2e2".into(), Some("b")));
    let again = read(pgn(&games, Notation::Chinese).as_bytes()).unwrap().games;
    assert_eq!(flags(&again[0]), flags(&games[0]));
}

#[test]
fn missing_side_to_move_is_taken_from_first_move() {
    let board = "3k5/9/9/9/9/9/9/4r4/9/4K4";
    let game = one(&format!("[FEN \"{board}\"]\n\n1. e2e1 e0d0"));
    assert_eq!(
        (game.start.turn, game.notes.as_slice()),
        (Some(Side::Black), &[Note::TurnTaken(Side::Black)][..])
    );
    assert!(game.flags.iter().all(|flag| flag.kind.code() != "wrong-side"));
}

#[test]
fn all_formats_give_the_same_flags() {
    // Red twice, a hobbled horse, an own piece taken, an empty point.
    let mut game = one("1. h2e2 h9g7 2. h0f1 c9e7 3. i0i3 d4d5 4. b0c2 b2b3");
    let expected = [(3, "not-a-move"), (5, "takes-own"), (6, "empty-square"), (8, "wrong-side")]
        .map(|(ply, code)| (ply, code));
    let codes = |game: &RecordedGame| -> Vec<(usize, &'static str)> {
        game.flags.iter().map(|flag| (flag.ply, flag.kind.code())).collect()
    };
    assert_eq!(codes(&game), expected);
    let digits = one(&dhtmlxq(from_ref(&game)));
    assert_eq!((codes(&digits), moves(&digits)), (expected.to_vec(), moves(&game)));
    for notation in [Notation::Chinese, Notation::Traditional, Notation::Wxf, Notation::Iccs, Notation::Uci] {
        for text in [pgn(from_ref(&game), notation), list(from_ref(&game), notation, Labels::Chinese)] {
            let again = one(&text);
            assert_eq!((codes(&again), moves(&again)), (expected.to_vec(), moves(&game)), "{text}");
        }
    }
    game.start = fen::read(&fen::write(&game.start)).unwrap().setup;
    for manner in [Manner::PLAIN, Manner::scrambled(18, 3, 4, 5)] {
        let binary = read(&xqf(&game, manner, &[])).unwrap().games.remove(0);
        assert_eq!((codes(&binary), moves(&binary)), (expected.to_vec(), moves(&game)));
    }
}

#[test]
fn flags_and_notes_have_text_in_both_languages() {
    let texts = [
        "1. 马二进四 e4e5 i0i3 h0g2 车五进一",
        "1. h2h2 h9g7",
        "FEN: 4k4/9/9/9/9/9/9/9/4A4/4K4 w\n仕五进六",
        "FEN: 9/9/x w\n",
        "zz-zz 炮二平五 炮二乎五",
        "1. 车一进五 h7h6 2. 炮八进四 炮2平8 3. b6e6",
        "FEN: 3k5/9/9/9/9/2B6/9/5A3/3N5/3K5 w\nd0c0 d9d8 c4e6 d8d9 f2g3 d9d8",
        "FEN: 4k4/R8/9/9/9/9/9/9/1R7/3K5 w\nb1b9 e9e8 a8e8",
        "FEN: 4k4/9/9/4R4/9/9/9/9/9/3K5 w\ne6e9 a9a8",
        "1. h2e2 -- 1-0 2. h0g2",
    ];
    for text in texts {
        for flag in one(text).flags {
            let (zh, en) = (records::flag(&flag, Lang::Zh), records::flag(&flag, Lang::En));
            assert!(en.is_ascii() || !flag.text.is_ascii(), "{en}");
            assert!(!zh.is_ascii() && zh.contains(&flag.text) | (flag.ply == 0), "{zh}");
            assert!(!zh.contains("{ $") && !en.contains("{ $"), "{zh} {en}");
        }
    }
}

#[test]
fn flags_name_the_rule_and_the_pieces() {
    for (text, zh, en) in [
        ("1. 马二进四 马8进7", "红马被红方三路相蹩住马腿", "the red elephant g0 hobbles the red horse"),
        ("1. 相三进一 卒1进1 2. 相一进三", "", ""),
        (
            "FEN: 4k4/9/9/p8/9/9/9/9/4R4/3K5 b\n卒1进1 车五进二 卒1进1",
            "黑将可被红方五路车吃掉",
            "can be taken by the red chariot e1",
        ),
        ("FEN: 4k4/9/9/9/9/9/9/9/4A4/4K4 w\n仕五进六", "红帅与黑将照面", "face each other"),
        ("1. 炮二进七 炮8进7", "", ""),
    ] {
        let game = one(text);
        let Some(flag) = game.flags.first() else {
            assert!(zh.is_empty(), "{text}");
            continue;
        };
        let (in_zh, in_en) = (records::flag(flag, Lang::Zh), records::flag(flag, Lang::En));
        assert!(in_zh.contains(zh), "{in_zh}");
        assert!(in_en.contains(en), "{in_en}");
    }
}
