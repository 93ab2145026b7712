//! What stands above and below the moves of a list.

use xiangqi::game_record::Outcome;
use xiangqi::game_record::write::{Labels, Notation, list};
use xiangqi::{START, fen};

use super::{has_tags, moves, one, records};

const OPENING: &str = "h2e2 h9g7 h0g2 i9h9";

#[test]
fn names_of_pages_and_programs() {
    let text = "赛    事：某杯\n红    方：甲某\n黑　　方：乙某\n比赛日期：2024-05-01\n比赛轮次: 第3轮\n比赛地点: 某地\n\
        耗时：红 32分 黑 40分\n比赛结果：红胜\n布局：E12 中炮进三兵对屏风马\nECCO：E12\n分类：全国赛\n\n\
        1. 炮二平五 马8进7\n2. 马二进三 车9平8\n";
    let game = one(text);
    assert_eq!((moves(&game).as_str(), game.outcome), (OPENING, Some(Outcome::RedWins)));
    has_tags(&game, &[("Event", "某杯"), ("Red", "甲某"), ("Black", "乙某"), ("Date", "2024-05-01")]);
    has_tags(&game, &[("Round", "第3轮"), ("Site", "某地"), ("TimeUsed", "红 32分 黑 40分")]);
    has_tags(&game, &[("Opening", "E12 中炮进三兵对屏风马"), ("ECCO", "E12"), ("Category", "全国赛")]);
    assert!(game.flags.is_empty() && game.tag("Title").is_none(), "{game:?}");
}

#[test]
fn traditional_names_and_brackets() {
    let game = one("【賽事】某盃\n【紅方】甲\n【黑方】乙\n【結果】和局\n炮二平五 馬8進7 馬二進三 車9平8");
    assert_eq!((moves(&game).as_str(), game.outcome), (OPENING, Some(Outcome::Draw)));
    has_tags(&game, &[("Event", "某盃"), ("Red", "甲"), ("Black", "乙")]);
}

#[test]
fn several_names_on_a_line() {
    for line in ["红方：甲 黑方：乙 结果：黑胜", "红方：甲，黑方：乙，结果：黑胜", "红:甲  黑:乙  结果:黑胜"]
    {
        let game = one(format!("{line}\n1. 炮二平五 马8进7 2. 马二进三 车9平8"));
        has_tags(&game, &[("Red", "甲"), ("Black", "乙")]);
        assert_eq!((moves(&game).as_str(), game.outcome), (OPENING, Some(Outcome::BlackWins)), "{line}");
    }
}

#[test]
fn unknown_headings_are_no_title_and_begin_no_game() {
    let text = format!(
        "标题：五七炮\n赛制：慢棋\n[某网站]\n一段说明\n红方：甲\nFEN ：{START}\n黑方：乙\n最新弈法\n\n  1. 炮二平五 马８进７\n\
        2. 马二进三 车９平８\n"
    );
    let game = one(text);
    assert_eq!(moves(&game), OPENING);
    has_tags(&game, &[("Title", "五七炮"), ("赛制", "慢棋"), ("Red", "甲"), ("Black", "乙")]);
    assert!(game.comment.contains("某网站") && game.comment.contains("一段说明"), "{}", game.comment);
    assert!(!game.comment.contains("最新弈法"));
}

#[test]
fn line_above_is_a_title_until_one_is_named() {
    let game = one("某某象棋网\n标题：甲先胜乙\n炮二平五 马8进7");
    has_tags(&game, &[("Title", "甲先胜乙")]);
    assert_eq!(game.comment, "某某象棋网");
    has_tags(&one("甲先胜乙\n炮二平五 马8进7"), &[("Title", "甲先胜乙")]);
    let page = one("http://www.example.org/a.html\n炮二平五 马8进7");
    assert_eq!((page.tag("Title"), page.comment.as_str()), (None, "http://www.example.org/a.html"));
}

#[test]
fn headings_below_the_moves_belong_to_the_game_above() {
    let text = "红方：甲\n黑方：乙\n1. 炮二平五 马8进7\n2. 马二进三 车9平8\n结果：红胜\n用时：红 3 分\n棋谱由某网站生成\n";
    let game = one(text);
    assert_eq!((moves(&game).as_str(), game.outcome), (OPENING, Some(Outcome::RedWins)));
    has_tags(&game, &[("TimeUsed", "红 3 分")]);
    assert_eq!(game.moves[3].comment, "棋谱由某网站生成");
    let two = records(text.repeat(2));
    assert_eq!(two.games.iter().map(moves).collect::<Vec<_>>(), [OPENING, OPENING]);
    assert_eq!(two.games[1].tag("Red"), Some("甲"));
}

#[test]
fn columns_of_a_table() {
    for text in [
        "回合\t红方\t黑方\n1\t炮二平五\t马8进7\n2\t马二进三\t车9平8\n",
        "序号 红方 黑方\n1 炮二平五 00:03 马8进7 00:05\n2 马二进三 00:01 车9平8 01:10\n",
        "红方 黑方\n炮二平五 马8进7\n马二进三 车9平8\n",
    ] {
        let game = one(text);
        assert_eq!(moves(&game), OPENING, "{text}");
        assert!(game.tags.is_empty() && game.flags.is_empty(), "{game:?}");
    }
}

#[test]
fn words_that_only_look_like_moves_are_none() {
    for line in ["B00 中炮局", "ECCO C66", "软件 v5.2 生成", "No.1 台", "第12台 2-1"] {
        let game = one(format!("红方：甲\n{line}\n1. 炮二平五 马8进7 2. 马二进三 车9平8"));
        assert_eq!(moves(&game), OPENING, "{line}");
        assert!(game.flags.is_empty(), "{line}: {:?}", game.flags);
    }
}

#[test]
fn results_in_words() {
    for (words, outcome) in [
        ("红胜", Some(Outcome::RedWins)),
        ("黑方胜", Some(Outcome::BlackWins)),
        ("紅方勝", Some(Outcome::RedWins)),
        ("红方负", Some(Outcome::BlackWins)),
        ("和", Some(Outcome::Draw)),
        ("平局", Some(Outcome::Draw)),
        ("Red wins", Some(Outcome::RedWins)),
        ("Draw", Some(Outcome::Draw)),
        ("未知", None),
    ] {
        assert_eq!(one(format!("结果：{words}\n炮二平五")).outcome, outcome, "{words}");
    }
    has_tags(&one("结果：红方超时\n炮二平五"), &[("Result", "红方超时")]);
}

#[test]
fn positions_one_a_line_are_games_of_their_own() {
    let ending = "3k5/9/9/9/9/9/9/9/9/4K3R w - - 0 1";
    let games = records(format!("{START}\n{ending}\n")).games;
    let starts: Vec<String> = games.iter().map(|game| fen::write(&game.start)).collect();
    assert_eq!(starts, [START, ending]);
    // The same position twice, as pages repeat it, is one.
    assert_eq!(records(format!("FEN: {ending}\n红方：甲\nFEN: {ending}\nR1+1\n")).games.len(), 1);
}

#[test]
fn engine_command() {
    let game = one("position startpos moves h2e2 h9g7 h0g2 i9h9");
    assert_eq!(moves(&game), OPENING);
    let game = one(format!("position fen {START} moves h2e2 h9g7 h0g2 i9h9"));
    assert_eq!((moves(&game).as_str(), game.flags.len()), (OPENING, 0));
}

/// `红方：卒3进1` is a move of red's, but a player may be called that.
#[test]
fn players_who_are_called_like_moves_are_no_moves_when_written() {
    let game = one("[Red \"卒3进1\"]\n[Black \"B1-0\"]\n\n1. 炮二平五 马8进7 2. 马二进三 车9平8 *");
    for labels in [Labels::Chinese, Labels::English] {
        let again = one(list(std::slice::from_ref(&game), Notation::Chinese, labels));
        has_tags(&again, &[("Red", "卒3进1"), ("Black", "B1-0")]);
        assert_eq!(moves(&again), OPENING);
    }
    let odd = one("[Red \"甲\"]\n[BlAck \"B1-0\"]\n\n1. 炮二平五 马8进7 2. 马二进三 车9平8 *");
    let again = one(list(&[odd], Notation::Chinese, Labels::Chinese));
    assert_eq!((moves(&again).as_str(), again.tag("Black")), (OPENING, Some("B1-0")));
}
