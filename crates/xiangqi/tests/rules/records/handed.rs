//! Records as arbiters are handed them, copied from pages, programs and chats. What each says was written down before
//! it was read.

use std::fmt::Write as _;

use encoding_rs::{BIG5, GBK, WINDOWS_1252};
use xiangqi::game_record::{OtherFormat, Outcome, RecordError, read};

use super::moves;

/// 1. 炮二平五 马8进7 2. 马二进三 车9平8 3. 车一平二 卒7进1
const SIX: &str = "h2e2 h9g7 h0g2 i9h9 i0h0 g6g5";
const FOUR: &str = "h2e2 h9g7 h0g2 i9h9";
const TWO: &str = "h2e2 h9g7";
const LIST: &str = "1. 炮二平五 马8进7\n2. 马二进三 车9平8\n3. 车一平二 卒7进1\n";

#[derive(Default)]
struct Handed {
    name: &'static str,
    bytes: Vec<u8>,
    /// The moves of each game.
    games: Vec<&'static str>,
    /// Of the first game.
    outcome: Option<Outcome>,
    tags: Vec<(&'static str, &'static str)>,
    /// Texts that stand in its comments.
    comments: Vec<&'static str>,
    variations: Vec<&'static str>,
    /// Codes of its flags, with their plies.
    flags: Vec<(usize, &'static str)>,
}

fn handed(name: &'static str, text: impl Into<Vec<u8>>, games: &[&'static str]) -> Handed {
    Handed { name, bytes: text.into(), games: games.to_vec(), ..Handed::default() }
}

impl Handed {
    fn outcome(self, outcome: Outcome) -> Self {
        Self { outcome: Some(outcome), ..self }
    }

    fn tags(self, tags: &[(&'static str, &'static str)]) -> Self {
        Self { tags: tags.to_vec(), ..self }
    }

    fn comments(self, comments: &[&'static str]) -> Self {
        Self { comments: comments.to_vec(), ..self }
    }

    fn variations(self, variations: &[&'static str]) -> Self {
        Self { variations: variations.to_vec(), ..self }
    }

    fn flags(self, flags: &[(usize, &'static str)]) -> Self {
        Self { flags: flags.to_vec(), ..self }
    }

    /// In what it is read otherwise.
    fn differences(&self) -> String {
        let mut out = String::new();
        let records = match read(&self.bytes) {
            Ok(records) => records,
            Err(error) => return format!("{error}"),
        };
        let games: Vec<String> = records.games.iter().map(moves).collect();
        if games != self.games {
            write!(out, "games {games:?}; ").unwrap();
        }
        let Some(game) = records.games.first() else { return out };
        if game.outcome != self.outcome {
            write!(out, "outcome {:?}; ", game.outcome).unwrap();
        }
        for (tag, value) in &self.tags {
            if game.tag(tag) != (!value.is_empty()).then_some(*value) {
                write!(out, "{tag} not {value:?} in {:?}; ", game.tags).unwrap();
            }
        }
        let lines = game.variations.iter().flat_map(|line| &line.moves);
        let comments: Vec<&str> = std::iter::once(game.comment.as_str())
            .chain(game.moves.iter().chain(lines).map(|one| one.comment.as_str()))
            .collect();
        for text in &self.comments {
            if !comments.iter().any(|comment| comment.contains(text)) {
                write!(out, "no comment {text:?} in {comments:?}; ").unwrap();
            }
        }
        let variations: Vec<String> = game
            .variations
            .iter()
            .map(|line| line.moves.iter().map(|one| one.mv.to_string()).collect::<Vec<_>>().join(" "))
            .collect();
        if variations != self.variations {
            write!(out, "variations {variations:?}; ").unwrap();
        }
        let flags: Vec<(usize, &str)> = game.flags.iter().map(|flag| (flag.ply, flag.kind.code())).collect();
        if flags != self.flags {
            write!(out, "flags {flags:?}; ").unwrap();
        }
        out
    }
}

fn gbk(text: &str) -> Vec<u8> {
    GBK.encode(text).0.into_owned()
}

fn big5(text: &str) -> Vec<u8> {
    BIG5.encode(text).0.into_owned()
}

fn utf16(text: &str, little: bool) -> Vec<u8> {
    let bytes = |unit: u16| if little { unit.to_le_bytes() } else { unit.to_be_bytes() };
    text.encode_utf16().flat_map(bytes).collect()
}

fn check(all: Vec<Handed>) {
    let wrong: Vec<String> = all
        .iter()
        .filter_map(|one| {
            Some((one.name, one.differences())).filter(|(_, differences)| !differences.is_empty())
        })
        .map(|(name, differences)| format!("{name}: {differences}"))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn pages_and_programs() {
    check(vec![
        handed(
            "dpxq, full width",
            "广东 吕某 和 上海 胡某\n赛事：2024年某杯　第3轮\n比赛日期：2024年3月1日 星期五\n布局：C06 中炮急进左马对屏风马\n红方：广东 吕某\n黑方：上海 胡某\n比赛结果：和局\n耗时：60分＋30秒\n\n  1.　炮二平五　　马８进７\n  2.　马二进三　　车９平８\n  3.　车一平二　　卒７进１\n",
            &[SIX],
        )
        .outcome(Outcome::Draw)
        .tags(&[("Red", "广东 吕某"), ("Black", "上海 胡某"), ("Opening", "C06 中炮急进左马对屏风马")]),
        handed(
            "ccbridge, all its headings",
            format!("标题: 甲先胜乙\n分类: 全局\n赛事: 某杯\n轮次: 3\n布局: B30 中炮对反宫马\n红方: 甲某\n黑方: 乙某\n结果: 红胜\n日期: 2024-03-01\n地点: 某市\n组别: 男子组\n台次: 2\n评论员: 丙某\n作者: 丁某\n记时规则: 60分\n红方用时: 50分\n黑方用时: 59分\n棋局类型: 全局\n棋局性质: 大师\n红方团体: 某队\n黑方团体: 另队\n红方称谓: 大师\n{LIST}"),
            &[SIX],
        )
        .outcome(Outcome::RedWins)
        .tags(&[("Title", "甲先胜乙"), ("Event", "某杯"), ("Group", "男子组"), ("RedTeam", "某队"), ("Table", "2")]),
        handed(
            "unknown headings of a platform",
            format!("对局平台：天天象棋\n红方段位：9-1\n黑方段位：9-2\n红方：甲\n黑方：乙\n编号：C66\n{LIST}"),
            &[SIX],
        )
        .tags(&[("Red", "甲"), ("Black", "乙"), ("Title", "")]),
        handed(
            "table of Markdown",
            "| 回合 | 红方 | 黑方 |\n|---|---|---|\n| 1 | 炮二平五 | 马8进7 |\n| 2 | 马二进三 | 车9平8 |\n",
            &[FOUR],
        ),
        handed(
            "table of HTML",
            "<table><tr><th>回合</th><th>红</th><th>黑</th></tr><tr><td>1</td><td>炮二平五</td><td>马8进7</td></tr><tr><td>2</td><td>马二进三</td><td>车9平8</td></tr></table>",
            &[FOUR],
        ),
        handed("table with commas", "回合,红方,黑方\n1,炮二平五,马8进7\n2,马二进三,车9平8\n3,车一平二,卒7进1\n", &[SIX]),
        handed("table with tabs", "回合\t红方\t黑方\n1\t炮二平五\t马8进7\n2\t马二进三\t车9平8\n", &[FOUR]),
        handed(
            "DhtmlXQ with entities",
            "[DhtmlXQ]\n[DhtmlXQ_title]A &amp; B&#39;s &quot;game&quot;[/DhtmlXQ_title]\n[DhtmlXQ_event]&#x676F;[/DhtmlXQ_event]\n[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n[DhtmlXQ_comment1]a &lt; b[/DhtmlXQ_comment1]\n[/DhtmlXQ]",
            &[TWO],
        )
        .tags(&[("Title", "A & B's \"game\""), ("Event", "杯")])
        .comments(&["a < b"]),
        handed(
            "DhtmlXQ with lines broken inside the moves",
            "[DhtmlXQ]\r\n[DhtmlXQ_movelist]7747706279\r\n678070[/DhtmlXQ_movelist]\r\n[/DhtmlXQ]",
            &[FOUR],
        ),
        handed(
            "DhtmlXQ in small letters, with a variation",
            "[dhtmlxq][dhtmlxq_movelist]7747706279678070[/dhtmlxq_movelist][dhtmlxq_move_0_2_1]7967[/dhtmlxq_move_0_2_1][dhtmlxq_comment1_2]另一着[/dhtmlxq_comment1_2][/dhtmlxq]",
            &[FOUR],
        )
        .variations(&["h0g2"])
        .comments(&["另一着"]),
        handed(
            "DhtmlXQ pasted with entities for its brackets",
            "&#91;DhtmlXQ&#93;&#91;DhtmlXQ_movelist&#93;77477062&#91;/DhtmlXQ_movelist&#93;&#91;/DhtmlXQ&#93;",
            &[TWO],
        ),
        handed(
            "two embeds on a page",
            "<p>[DhtmlXQ][DhtmlXQ_title]一[/DhtmlXQ_title][DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist][/DhtmlXQ]</p><p>[DhtmlXQ][DhtmlXQ_title]二[/DhtmlXQ_title][DhtmlXQ_movelist]7747706279678070[/DhtmlXQ_movelist][/DhtmlXQ]</p>",
            &[TWO, FOUR],
        )
        .tags(&[("Title", "一")]),
    ]);
}

#[test]
fn chats_and_lists() {
    check(vec![
        handed(
            "chat with names and times between",
            "甲某 10:32:15\n炮二平五 马8进7\n乙某 10:33:01\n马二进三 车9平8\n",
            &[FOUR],
        ),
        handed(
            "chat in one line",
            "@某裁判 这盘：1.炮二平五,马8进7;2.马二进三,车9平8;3.车一平二，卒7进1。红胜",
            &[SIX],
        )
        .outcome(Outcome::RedWins),
        handed("moves in comments in braces", "1. 炮二平五 {如改走兵三进一，则卒7进1} 马8进7", &[TWO])
            .comments(&["如改走兵三进一，则卒7进1"]),
        handed(
            "moves in a remark in brackets",
            "1. 炮二平五 马8进7（如马2进3，则兵三进一，红先） 2. 马二进三 车9平8",
            &[FOUR],
        )
        .comments(&["如马2进3，则兵三进一，红先"]),
        handed(
            "games with their numbers above",
            format!("第一局 甲 先胜 乙\n{LIST}红胜\n\n第二局 乙 先负 甲\n1. 兵三进一 卒7进1\n黑胜\n"),
            &[SIX, "g3g4 g6g5"],
        )
        .outcome(Outcome::RedWins),
        handed(
            "games with a rule between",
            format!("红方：甲\n黑方：乙\n{LIST}----------\n红方：丙\n黑方：丁\n1. 兵三进一 卒7进1\n"),
            &[SIX, "g3g4 g6g5"],
        )
        .tags(&[("Red", "甲")]),
        handed("no blanks at all", "炮二平五马8进7马二进三车9平8车一平二卒7进1", &[SIX]),
        handed("a number a ply", "1.炮二平五\n2.马8进7\n3.马二进三\n4.车9平8\n", &[FOUR]),
        handed(
            "a number a ply, in words",
            "第1步：炮二平五\n第2步：马8进7\n第3步：马二进三\n第4步：车9平8\n",
            &[FOUR],
        ),
        handed("a pause behind the number", "1、炮二平五 马8进7\n2、马二进三 车9平8\n", &[FOUR]),
        handed("rings", "①炮二平五 马8进7 ②马二进三 车9平8", &[FOUR]),
        handed("rounds in words", "第1回合 炮二平五 马8进7\n第2回合 马二进三 车9平8", &[FOUR]),
        handed("sides before moves", "红：炮二平五\n黑：马8进7\n红：马二进三\n黑：车9平8\n", &[FOUR]),
        handed(
            "traditional, full width",
            "1. 炮二平五 馬８進７\n2. 傌二進三 車９平８\n3. 俥一平二 卒７進１",
            &[SIX],
        ),
        handed("砲 and 包", "1. 砲二平五 馬8進7 2. 馬二進三 包8平9", &["h2e2 h9g7 h0g2 h7i7"]),
        handed("figures of Arabs for both", "1. 炮2平5 马8进7 2. 马2进3 车9平8", &[FOUR]),
        handed("figures of China for both", "1. 炮二平五 马八进七 2. 马二进三 车九平八", &[FOUR]),
        handed(
            "only the moves of black are asked about",
            "1. 炮二平五 …… \n1. …… 马8进7\n2. 马二进三",
            &["h2e2 h9g7 h0g2"],
        ),
        handed("a pass in Chinese notation", "1. 炮二平五 -- 2. 马二进三", &["h2e2 h0g2"])
            .flags(&[(2, "null-move"), (2, "wrong-side")]),
        handed("a pass of an engine", "h2e2 0000 h0g2", &["h2e2 h0g2"])
            .flags(&[(2, "null-move"), (2, "wrong-side")]),
        handed("result in words behind", format!("{LIST}黑方认负，红胜。"), &[SIX]).outcome(Outcome::RedWins),
        handed("result with a colon", format!("{LIST}1:0"), &[SIX]).outcome(Outcome::RedWins),
        handed("result with half signs", format!("{LIST}½-½"), &[SIX]).outcome(Outcome::Draw),
    ]);
}

#[test]
fn other_notations() {
    check(vec![
        handed(
            "Vietnamese site",
            "Giải: Vô địch quốc gia\nĐỏ: Lại Lý Huynh\nĐen: Nguyễn Thành Bảo\nKết quả: Đỏ thắng\n1. P2-5 M8.7\n2. M2.3 X9-8\n3. X1-2 C7.1\n",
            &[SIX],
        )
        .outcome(Outcome::RedWins)
        .tags(&[("Red", "Lại Lý Huynh"), ("Event", "Vô địch quốc gia")]),
        handed("Vietnamese with small letters and =", "1. p2=5 m8.7 2. m2.3 x9=8 3. x1=2 c7.1", &[SIX]),
        handed(
            "pychess with clocks",
            "[Event \"PyChess casual game\"]\n[White \"a\"]\n[Black \"b\"]\n[Variant \"Xiangqi\"]\n[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\"]\n[SetUp \"1\"]\n[Result \"1-0\"]\n\n1. Che3 {[%clk 0:05:00]} Nhg8 {[%clk 0:04:58]} 2. Nhg3 Rih10 1-0",
            &[FOUR],
        )
        .outcome(Outcome::RedWins)
        .tags(&[("Red", "a")])
        .comments(&["[%clk 0:05:00]"]),
        handed("UCI with ranks 1 to 10 in columns", "1 h3e3 h10g8\n2 h1g3 i10h10\n3 i1h1 g7g6\n", &[SIX]),
        handed(
            "WXF file, tabs, drawn",
            "FORMAT\tWXF\nGAME\tCup\nRED\tHo A;;;\nBLACK\tLi B;;;\nDATE\t2024-03-01\nRESULT\t1/2-1/2\nSTART{\n1. C2.5 H8+7\n2. H2+3 R9.8\n}END\n",
            &[FOUR],
        )
        .outcome(Outcome::Draw)
        .tags(&[("Red", "Ho A"), ("Black", "Li B")]),
        handed("WXF with points", "1. C2.5 H8+7 2. H2+3 R9.8 3. R1.2 P7+1", &[SIX]),
        handed("WXF in small letters", "1. c2=5 h8+7 2. h2+3 r9=8 3. r1=2 p7+1", &[SIX]),
        handed("ICCS without dashes", "1. H2E2 H9G7 2. H0G2 I9H9", &[FOUR]),
        handed("ICCS with arrows", "h2→e2 h9→g7 h0→g2 i9→h9", &[FOUR]),
        handed(
            "PGN games without a line between",
            "[Event \"a\"]\n[Result \"1-0\"]\n1. 炮二平五 马8进7 1-0\n[Event \"b\"]\n1. 炮二平五 马8进7 2. 马二进三 车9平8 *\n[Event \"c\"]\n1. 炮二平五 *",
            &[TWO, FOUR, "h2e2"],
        )
        .outcome(Outcome::RedWins)
        .tags(&[("Event", "a")]),
        handed(
            "PGN with signs and a variation",
            "[Event \"a\"]\n\n1. 炮二平五 $1 马8进7 $6 (1... 炮8平5 $3 2. 马二进三) 2. 马二进三!? 车9平8?? *",
            &[FOUR],
        )
        .variations(&["h7e7 h0g2"]),
        handed("PGN that begins with black", "[Event \"a\"]\n[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 0 1\"]\n\n1... H8+7 2. H2+3 R9=8 *", &["h9g7 h0g2 i9h9"]),
        handed("PGN with results as in chess, tags without quotes end", "[Event \"a]\n[Red \"x\"]\n\n1. C2=5 H8+7 0-1", &[TWO]).outcome(Outcome::BlackWins),
    ]);
}

#[test]
fn encodings_and_other_formats() {
    let traditional = "紅方：陳甲\r\n黑方：王乙\r\n1. 炮二平五 馬8進7\r\n2. 馬二進三 車9平8\r\n";
    let simplified = "红方：陈甲\r\n黑方：王乙\r\n1. 炮二平五 马8进7\r\n2. 马二进三 车9平8\r\n";
    let marked = |mark: &[u8], bytes: Vec<u8>| [mark, &bytes].concat();
    let mut cut = gbk("红方：陈甲\r\n地点：江苏省句容市高");
    cut.pop();
    cut.extend(gbk("\r\n1. 炮二平五 马8进7\r\n"));
    check(vec![
        handed("Big5", big5(traditional), &[FOUR]).tags(&[("Red", "陳甲"), ("Black", "王乙")]),
        handed("GBK", gbk(simplified), &[FOUR]).tags(&[("Red", "陈甲"), ("Black", "王乙")]),
        handed("GBK, traditional", gbk(traditional), &[FOUR]).tags(&[("Red", "陳甲"), ("Black", "王乙")]),
        handed("UTF-16 with its mark", marked(b"\xFF\xFE", utf16(simplified, true)), &[FOUR])
            .tags(&[("Red", "陈甲")]),
        handed("UTF-16 without", utf16(simplified, false), &[FOUR]).tags(&[("Red", "陈甲")]),
        handed("UTF-8 with its mark", marked(b"\xEF\xBB\xBF", simplified.into()), &[FOUR])
            .tags(&[("Red", "陈甲")]),
        handed(
            "PGN of the west",
            WINDOWS_1252.encode("[Red \"Jürgen Größ\"]\n\n1. C2=5 H8+7 *").0.into_owned(),
            &[TWO],
        )
        .tags(&[("Red", "Jürgen Größ")]),
        handed("half a character at a line's end", cut, &[TWO])
            .tags(&[("Red", "陈甲"), ("Site", "江苏省句容市")]),
        handed("moves of GBK with no name", gbk("炮二平五 马8进7\n马二进三 车9平8\n"), &[FOUR]),
        handed("moves of Big5 with no name", big5("炮二平五 馬8進7\n馬二進三 車9平8\n"), &[FOUR]),
    ]);
    for (format, bytes) in [
        (OtherFormat::Cbr, &b"CCBridge Record\0\x01\0\0\0\xd5\xe2\xca\xc7"[..]),
        (OtherFormat::Cbl, b"CCBridgeLibrary\0\x02\0\0\0\0\0"),
        (OtherFormat::Mxq, b"\x03MXQ\x01a\x01b\x01c\x01d\x01e\x04Ends"),
        (OtherFormat::Che, b"1 1 0 0 0 7 7 7 4 0 0 0"),
        (
            OtherFormat::Cbf,
            b"<?xml version=\"1.0\"?><ChineseChessRecord Version=\"1.0\"></ChineseChessRecord>",
        ),
    ] {
        assert_eq!(read(bytes), Err(RecordError::OtherFormat(format)));
    }
    for bytes in [
        &b"PK\x03\x04\0\0\0\0binary\0\0\x01\x02"[..],
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01",
        b"\0\x01\x02\x03\x04\x05\x06\x07",
    ] {
        assert_eq!(read(bytes), Err(RecordError::Binary), "{bytes:?}");
    }
}
