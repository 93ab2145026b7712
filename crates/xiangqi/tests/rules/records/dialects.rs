//! The same game in the notations of many programs.

use xiangqi::game_record::{Format, Outcome};

use super::{flags, has_tags, moves, one, records};

const OPENING: &str = "h2e2 h9g7 h0g2 i9h9 i0h0 g6g5";

#[test]
fn one_opening_in_many_dialects() {
    for text in [
        // Ranks from 1 to 10.
        "1. h3e3 h10g8 2. h1g3 i10h10 3. i1h1 g7g6",
        "h3e3 h10g8 h1g3 i10h10 i1h1 g7g6",
        "h3e3,h10g8,h1g3,i10h10,i1h1,g7g6",
        "[White \"a\"]\n[Variant \"Xiangqi\"]\n\n1. Che3 Ng8 2. Ng3 Rh10 3. Rh1 Pg6 *",
        "[White \"a\"]\n[Variant \"Xiangqi\"]\n\n1. Che3 Hg8 2. Hg3 Rh10 3. Rh1 g6 *",
        // The same with ranks from 0.
        "1. Che2 Ng7 2. Ng2 Rh9 3. Rh0 Pg5",
        // Vietnamese.
        "1. P2-5 M8.7 2. M2.3 X9-8 3. X1-2 B7.1",
        "1.P2-5 M8.7 2.M2.3 X9-8 3.X1-2 C7.1",
        "1. P2=5 M8+7 2. M2+3 X9=8 3. X1=2 B7+1",
        "[Red \"Nguyễn\"]\n\n1. P2-5 M8.7 2. M2.3 X9-8 3. X1-2 B7.1 1-0",
        // WXF in full width.
        "１．Ｃ２＝５ Ｈ８＋７ ２．Ｈ２＋３ Ｒ９＝８ ３．Ｒ１＝２ Ｐ７＋１",
    ] {
        let game = one(text);
        assert_eq!(moves(&game), OPENING, "{text}");
        assert!(game.flags.is_empty(), "{text}: {:?}", game.flags);
    }
}

#[test]
fn vietnamese_pieces() {
    // By hand: the cannon forward and back, the advisor, the elephant, the general.
    let game = one("1. P2.4 M2.3 2. P2/1 S4.5 3. T3.5 T7.5 4. Tg5.1 X1.1");
    assert_eq!(moves(&game), "h2h6 b9c7 h6h5 d9e8 g0e2 g9e7 e0e1 a9a8");
    assert!(game.flags.is_empty(), "{:?}", game.flags);
    // Two chariots on a file: the front one across, then the rear one forward.
    let game = one("FEN: 3k5/9/9/9/9/9/9/7R1/7R1/4K4 w\nXt-3 Tg4.1 X2.1 Tg4/1");
    assert_eq!(moves(&game), "h2g2 d9d8 h1h2 d8d9");
}

#[test]
fn signs_before_pieces() {
    let start = "FEN: 3k5/9/9/9/9/4C4/9/4C4/9/5K3 w\n";
    for (text, mv) in
        [("+C=1", "e4i4"), ("-C=1", "e2i2"), ("＋Ｃ＝１", "e4i4"), ("C+=1", "e4i4"), ("－ｃ．１", "e2i2")]
    {
        let game = one(format!("{start}{text}"));
        assert_eq!((moves(&game).as_str(), game.flags.len()), (mv, 0), "{text}");
    }
    let soldiers = one("FEN: 3k5/9/9/4P4/4P4/9/9/9/9/5K3 w\n＋Ｐ＋１");
    assert_eq!(moves(&soldiers), "e6e7");
}

#[test]
fn game_with_an_illegal_move_does_not_become_another() {
    // Counted from 1 the second game would have no wrong move.
    for text in ["1. h2e2 h9g7 2. e4e5", "1. e4e5 h9g7", "[Red \"a\"]\n[Format \"ICCS\"]\n\n1. E4-E5 E6-E5"] {
        let game = one(text);
        assert!(moves(&game).contains("e4e5"), "{text}");
        assert!(flags(&game).iter().any(|(_, code)| *code == "empty-square"), "{text}");
    }
    // Counted from 1 for certain, and still illegal.
    let game = one("1. h3e3 h10g8 2. e5e6 i10h10");
    assert_eq!(moves(&game), "h2e2 h9g7 e4e5 i9h9");
    assert_eq!(flags(&game)[0], (3, "empty-square"));
}

#[test]
fn tags_of_other_programs() {
    let game = one(
        "[Round: \"94\"]\n[Event= \"x\"]\n[Site “某地”]\n[White \"甲\"]\n[WhiteTeam \"队\"]\n[黑方 \"乙\"]\n\
        [Date \"2024.05.01\n\n1. 炮二平五 *",
    );
    has_tags(&game, &[("Round", "94"), ("Event", "x"), ("Site", "某地"), ("Red", "甲"), ("RedTeam", "队")]);
    has_tags(&game, &[("Black", "乙"), ("Date", "2024.05.01")]);
    assert_eq!(moves(&game), "h2e2");
    // Where both are there, each is what it says.
    let both = one("[Red \"甲\"]\n[White \"丙\"]\n\n1. 炮二平五 *");
    has_tags(&both, &[("Red", "甲")]);
}

#[test]
fn wxf_files() {
    let text = "FORMAT  WXF\nGAME    Xiangqi\nRED     甲 ; 某队 ; 2300\nBLACK   乙\nDATE    2024-05-01\nRESULT  1/2-1/2\n\
        FEN     rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\nCOMMENT{\n开局前\n}COMMENT\nSTART{\n\
        1. C2=5 {好} h8+7 2. H2+3 (2. H8+7) r9=8\n}END\n";
    let two = records(text.repeat(2));
    assert_eq!((two.format, two.games.len()), (Format::Wxf, 2));
    for game in &two.games {
        assert_eq!((moves(game).as_str(), game.outcome), ("h2e2 h9g7 h0g2 i9h9", Some(Outcome::Draw)));
        has_tags(game, &[("Red", "甲"), ("RedTeam", "某队"), ("RedElo", "2300"), ("Black", "乙")]);
        assert_eq!((game.comment.as_str(), game.moves[0].comment.as_str()), ("开局前", "好"));
        assert_eq!((game.variations.len(), game.flags.len()), (1, 0));
    }
}

#[test]
fn passes_are_flagged_in_every_notation() {
    for word in ["--", "0000", "Z0", "@@@@", "pass", "null"] {
        let game = one(format!("[Red \"a\"]\n\n1. h2e2 {word} 2. h0g2 *"));
        assert_eq!(flags(&game), [(2, "null-move"), (2, "wrong-side")], "{word}");
        assert_eq!(game.flags[0].text, word);
    }
    // A line of dashes is a line of dashes.
    assert!(one("--\n1. h2e2 h9g7\n------\n").flags.is_empty());
}

#[test]
fn what_looks_like_a_move_and_is_none_is_flagged() {
    for word in ["c2c", "C2=x", "炮二乎五", "马8进", "M8:7"] {
        let game = one(format!("1. h2e2 {word} 2. h0g2"));
        let kept = game.flags.iter().any(|flag| word.starts_with(&flag.text)) || game.unread.contains(word);
        assert!(kept || game.moves.iter().any(|one| one.comment.contains("M8")), "{word}: {game:?}");
    }
}
