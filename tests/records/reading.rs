//! What other programs write, and what people do.

use encoding_rs::GB18030;
use xiangqi::game_record::write::{self, Labels, Notation};
use xiangqi::game_record::{Format, Note, Outcome, RecordError, TextEncoding, read};
use xiangqi::{START, Side, fen};

use crate::flags::{flags, moves, one};

const OPENING: &str = "h2e2 h9g7 h0g2 i9h9 i0h0 g6g5";

#[test]
fn reads_full_featured_pgn() {
    let text = "\u{feff}[Game \"Chinese Chess\"]\r\n[Event \"a \\\"b\\\" \\\\ c\"] [Site \"某地\"]\r\n\
        [RedTeam \"甲\"]\r\n[Red \"张三\"]\r\n[Result \"1-0\"]\r\n[Format \"Chinese\"]\r\n[FEN \"\"]\r\n\r\n\
        % an escape\r\n{before ( the \r\n first}\r\n1. 炮二平五 $1 {one} {two} 马8进7!? ; to the end ( of line\r\n\
        2. 馬二進三 (2. 炮八平五 (2. 车一进一 {)}) 马2进3) 車９平８\r\n3. 车一平二 3... 卒7进1 0-1\r\n";
    let game = one(text);
    assert_eq!(moves(&game), OPENING);
    assert!(game.flags.is_empty(), "{:?}", game.flags);
    assert_eq!(game.tag("Event"), Some("a \"b\" \\ c"));
    assert_eq!(
        (game.tag("Site"), game.tag("RedTeam"), game.tag("Red")),
        (Some("某地"), Some("甲"), Some("张三"))
    );
    assert_eq!(game.tag("Format"), None);
    assert_eq!(game.comment, "before ( the \n first");
    assert_eq!(game.moves[0].comment, "!\none\ntwo");
    assert_eq!(game.moves[1].comment, "!?\nto the end ( of line");
    assert_eq!(game.notes, [Note::ResultsDiffer]);
    let told: Vec<(Option<usize>, usize, String)> = game
        .variations
        .iter()
        .map(|one| {
            let moves: Vec<String> = one.moves.iter().map(|one| one.mv.to_string()).collect();
            (one.leaves, one.after, moves.join(" "))
        })
        .collect();
    assert_eq!(told, [(None, 2, "b2e2 b9c7".to_owned()), (Some(0), 0, "i0i1".to_owned())]);
    assert_eq!(game.variations[1].moves[0].comment, ")");
    assert_eq!(game.outcome, Some(Outcome::BlackWins));
    assert_eq!(fen::write(&game.start), START);
}

#[test]
fn custom_result_text_round_trips() {
    let words = "黑方超时";
    for text in [
        format!("[Red \"a\"]\n[Result \"{words}\"]\n\n1. 炮二平五 *\n"),
        format!("结果：{words}\n1. 炮二平五\n"),
        format!(
            "[DhtmlXQ][DhtmlXQ_result]{words}[/DhtmlXQ_result][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][/DhtmlXQ]"
        ),
    ] {
        let game = one(&text);
        assert_eq!(
            (moves(&game).as_str(), game.outcome, game.tag("Result")),
            ("h2e2", None, Some(words)),
            "{text}"
        );
        let games = [game];
        for again in [
            write::pgn(&games, Notation::Wxf),
            write::list(&games, Notation::Chinese, Labels::Chinese),
            write::list(&games, Notation::Wxf, Labels::English),
            write::dhtmlxq(&games),
        ] {
            let read = one(&again);
            assert_eq!((read.outcome, read.tag("Result")), (None, Some(words)), "{again}");
        }
    }
    // Words for nothing known are no result.
    for unknown in ["*", "", "?", "未知"] {
        let game = one(&format!("[Red \"a\"]\n[Result \"{unknown}\"]\n\n1. 炮二平五 *\n"));
        assert_eq!((game.outcome, game.tag("Result")), (None, None), "{unknown}");
    }
}

#[test]
fn text_after_pgn_result_is_ignored() {
    let game = one("[Red \"a\"]\n 1. 炮二平五　马８进７\n *\n ====\n 象棋棋谱 由某网站生成\n");
    assert_eq!(moves(&game), "h2e2 h9g7");
    assert!(game.flags.is_empty(), "{:?}", game.flags);
    assert_eq!(game.moves[1].comment, "象棋棋谱\n由某网站生成");
}

#[test]
fn unclosed_comment_does_not_swallow_next_game() {
    for open in ["{open", "(2. 炮八平五"] {
        let text = format!("[Red \"a\"]\n\n1. 炮二平五 {open}\nmore\n\n[Red \"b\"]\n\n1. 炮八平五 *\n");
        let games = read(text.as_bytes()).unwrap().games;
        assert_eq!(games.len(), 2, "{open}");
        assert!(games[0].notes.contains(&Note::NotClosed), "{:?}", games[0]);
        assert_eq!((moves(&games[0]).as_str(), moves(&games[1]).as_str()), ("h2e2", "b2e2"));
    }
}

#[test]
fn reads_handwritten_lists() {
    for text in [
        "炮二平五 马8进7 马二进三 车9平8 车一平二 卒7进1",
        "1.炮二平五马8进7 2.马二进三车9平8 3.车一平二卒7进1",
        "1、炮二平五，马８进７；2、马二进三，车９平８；\n3、车一平二，卒７进１。",
        "１．炮二平五　马８进７\n２．馬二進三　車９平８\n３．俥一平二　卒７進１　",
        "第1回合 炮二平五 马8进7 第2回合 马二进三 车9平8 第3回合 车一平二 卒7进1",
        "①炮二平五 马8进7 ②马二进三 车9平8 ③车一平二 卒7进1",
        "1 炮二平五 马8进7\n2 马二进三 车9平8\n3 车一平二 卒7进1",
        "1) 炮二平五 马8进7 2) 马二进三 车9平8 3) 车一平二 卒7进1",
        "1. C2=5 H8+7 2. H2+3 R9=8 3. R1=2 P7+1",
        "1. C2.5 h8+7 2. n2+3 R9.8 3. R1.2 P7+1",
        "１．Ｃ２＝５ Ｈ８＋７ ２．Ｈ２＋３ Ｒ９＝８ ３．Ｒ１＝２ Ｐ７＋１",
        "H2-E2 H9-G7 H0-G2 I9-H9 I0-H0 G6-G5",
        "1. H2－E2 H9—G7 2. H0–G2 I9-H9 3. I0-H0 G6-G5",
        "h2e2 h9g7 h0g2 i9h9 i0h0 g6g5",
        "h2e2,h9g7,h0g2,i9h9,i0h0,g6g5",
        "1. 炮二平五 1... 马8进7 2. 马二进三 2… 车9平8 3. 车一平二 3. ... 卒7进1",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR r - - 0 1\nh2e2 h9g7 h0g2 i9h9 i0h0 g6g5",
    ] {
        let game = one(text);
        assert_eq!(moves(&game), OPENING, "{text}");
        assert!(game.flags.is_empty() && game.notes.is_empty(), "{text}: {game:?}");
    }
}

#[test]
fn reads_list_with_headings_and_prose() {
    let text = "第五届某杯 第3轮\n红方：张三\n黑方: 李四\n2024年5月1日\n\n1. 炮二平五 马8进7（如炮8平5，另有变化）\n\
        2. 马二进三 此时红方稍好 车9平8\n红胜\n";
    let game = one(text);
    assert_eq!(moves(&game), "h2e2 h9g7 h0g2 i9h9");
    assert!(game.flags.is_empty(), "{:?}", game.flags);
    assert_eq!(game.tag("Title"), Some("第五届某杯 第3轮"));
    assert_eq!((game.tag("Red"), game.tag("Black")), (Some("张三"), Some("李四")));
    assert_eq!(game.comment, "2024年5月1日");
    assert_eq!(game.moves[1].comment, "如炮8平5，另有变化");
    assert_eq!(game.moves[2].comment, "此时红方稍好");
    assert_eq!(game.outcome, Some(Outcome::RedWins));
}

#[test]
fn reads_several_games_in_list() {
    for text in [
        "1. 炮二平五 马8进7\n1. 炮八平五 马2进3\n",
        "炮二平五 马8进7\n\n炮八平五 马2进3\n",
        "h2e2 h9g7 1-0\nb2e2 b9c7 0-1\n",
        "标题：甲\n炮二平五 马8进7\n标题：乙\n炮八平五 马2进3\n",
        "FEN: rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w\nh2e2 h9g7\n\
         FEN: rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w\nb2e2 b9c7",
    ] {
        let games = read(text.as_bytes()).unwrap().games;
        let found: Vec<String> = games.iter().map(moves).collect();
        assert_eq!(found, ["h2e2 h9g7", "b2e2 b9c7"], "{text}");
    }
}

#[test]
fn reads_dhtmlxq_from_its_site() {
    // The digits of the usual position, and of an ending with black's general, red's general and a chariot.
    let text = "<html>[DhtmlXQ]\n[DhtmlXQ_ver]www_dpxq_com[/DhtmlXQ_ver]\n[DhtmlXQ_title]甲 先胜 乙[/DhtmlXQ_title]\
        [DhtmlXQ_redname]甲[/DhtmlXQ_redname][DhtmlXQ_black]乙[/DhtmlXQ_black][DhtmlXQ_result]红胜[/DhtmlXQ_result]\n\
        [DhtmlXQ_binit]0919293949596979891777062646668600102030405060708012720323436383[/DhtmlXQ_binit]\n\
        [DhtmlXQ_movelist]7747706279678070\n89796364[/DhtmlXQ_movelist]\n\
        [DhtmlXQ_move_0_3_1]17471020[/DhtmlXQ_move_0_3_1][DhtmlXQ_comment0]前言||第二行[/DhtmlXQ_comment0]\
        [DhtmlXQ_comment2]黑方[b]屏风马[/DhtmlXQ_comment2][DhtmlXQ_comment1_4]变着[/DhtmlXQ_comment1_4]\n[/DhtmlXQ]\n\
        [DhtmlXQ][DhtmlXQ_binit]8999999949999999999999999999999999999999309999999999999999999999[/DhtmlXQ_binit]\
        [DhtmlXQ_movelist]3031[/DhtmlXQ_movelist][/DhtmlXQ]</html>";
    let records = read(&GB18030.encode(text).0).unwrap();
    assert_eq!((records.format, records.notes), (Format::Dhtmlxq, vec![Note::ReadAs(TextEncoding::Gb18030)]));
    let [game, ending] = &records.games[..] else { panic!("{:?}", records.games) };
    assert_eq!(moves(game), OPENING);
    assert_eq!(fen::write(&game.start), START);
    assert_eq!(
        (game.tag("Title"), game.tag("Red"), game.tag("Black")),
        (Some("甲 先胜 乙"), Some("甲"), Some("乙"))
    );
    assert_eq!((game.outcome, game.comment.as_str()), (Some(Outcome::RedWins), "前言\n第二行"));
    assert_eq!(game.moves[1].comment, "黑方[b]屏风马");
    assert!(game.notes.is_empty());
    let [variation] = &game.variations[..] else { panic!("{:?}", game.variations) };
    let played: Vec<String> = variation.moves.iter().map(|one| one.mv.to_string()).collect();
    assert_eq!((variation.leaves, variation.after, played.join(" ")), (None, 2, "b2e2 b9c9".to_owned()));
    assert_eq!(variation.moves[1].comment, "变着");
    assert_eq!(fen::write(&ending.start), "3k5/9/9/9/9/9/9/9/9/4K3R b - - 0 1");
    assert_eq!(
        (moves(ending).as_str(), ending.notes.as_slice()),
        ("d9d8", &[Note::TurnTaken(Side::Black)][..])
    );
}

#[test]
fn reads_broken_dhtmlxq() {
    let game = one("[DhtmlXQ_movelist]77477062a9678070[/DhtmlXQ_movelist]");
    assert_eq!((moves(&game).as_str(), flags(&game)), ("h2e2 h9g7", vec![(3, "unreadable", "a967")]));
    assert_eq!(game.unread, "a9678070");
    let game = one("[DhtmlXQ_movelist]774770");
    assert_eq!((moves(&game).as_str(), game.unread.as_str()), ("h2e2", "70"));
    assert_eq!(game.notes, [Note::CutShort]);
    let game =
        one("[DhtmlXQ_title]x[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][DhtmlXQ_binit]09192[/DhtmlXQ_binit]");
    assert_eq!((game.tag("Title"), moves(&game).as_str()), (Some("x"), "h2e2"));
    assert_eq!(flags(&game), [(1, "empty-square", "7747")]);
}

#[test]
fn refuses_non_records() {
    for (bytes, error) in [
        (&b""[..], RecordError::Empty),
        (b" \r\n\t ", RecordError::Empty),
        (b"1-0 * ;", RecordError::NoGame),
        (b"hello world, this is prose", RecordError::NoGame),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", RecordError::Binary),
        (b"XQ\x13\0\0", RecordError::XqfVersion(0x13)),
        (b"XQ\x12\0\0", RecordError::XqfCutShort { bytes: 5 }),
        (b"XQ\x0a\0\0", RecordError::XqfCutShort { bytes: 5 }),
    ] {
        assert_eq!(read(bytes), Err(error), "{bytes:?}");
    }
    let large = vec![b' '; xiangqi::game_record::MAX_BYTES + 1];
    assert_eq!(read(&large), Err(RecordError::TooLarge { bytes: large.len() }));
}

#[test]
fn damaged_utf8_is_not_read_as_gbk() {
    let mut bytes = "标题：某某杯赛\n1. 炮二平五 马8进7 2. 马二进三".as_bytes().to_vec();
    bytes[10] = 0xff;
    let records = read(&bytes).unwrap();
    assert_eq!(records.notes, [Note::LostCharacters]);
    assert_eq!(moves(&records.games[0]), "h2e2 h9g7 h0g2");
}
