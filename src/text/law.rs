//! What the law is about and what it sets, in words.

use super::Lang;
use crate::law::{Penalty, Topic};
use crate::ruling::Class;

/// What a clause is about, in a few words.
#[must_use]
pub const fn matter(matter: Topic, lang: Lang) -> &'static str {
    match matter {
        Topic::Check => lang.pick("将军", "check"),
        Topic::AnswerCheck => lang.pick("应将", "answering a check"),
        Topic::Suicide => lang.pick("自杀的定义", "what suicide is"),
        Topic::LossByMate => lang.pick("将死判负", "loss by checkmate"),
        Topic::LossByStalemate => lang.pick("困毙判负", "loss by stalemate"),
        Topic::LossBySuicide => lang.pick("自杀判负", "loss by suicide"),
        Topic::BreachLimit => lang.pick("违反行棋规定", "breach of the movement rules"),
        Topic::TouchOwn => lang.pick("摸己方子", "touching an own piece"),
        Topic::TouchEnemy => lang.pick("摸对方子", "touching an enemy piece"),
        Topic::TouchOwnThenEnemy => lang.pick("先摸己方子后摸对方子", "own piece, then an enemy piece"),
        Topic::TouchEnemyThenOwn => lang.pick("先摸对方子后摸己方子", "enemy piece, then an own piece"),
        Topic::TouchBothAtOnce => lang.pick("同时摸双方棋子", "pieces of both sides at once"),
        Topic::Adjusting => lang.pick("摆正与误碰", "adjusting and brushing"),
        Topic::ReleaseDecides => lang.pick("落子与离手", "when a move is made"),
        Topic::Correction => lang.pick("纠正错误的时限", "complaints and corrections"),
        Topic::TouchThreshold => lang.pick("怎样才算摸子", "what counts as a touch"),
        Topic::FoulLimit => lang.pick("累计犯规", "limit of fouls"),
        Topic::TechnicalLimit => lang.pick("累计技术犯规", "limit of technical fouls"),
        Topic::TouchOnOthersTime => lang.pick("对方走棋时触子", "touching on the other side's time"),
        Topic::OthersPieceMoved => lang.pick("走动对方棋子", "moving a piece of the other side"),
        Topic::Disturbance => lang.pick("碰乱棋子", "pieces knocked over"),
        Topic::PressedBeforeMoving => lang.pick("未走先按钟", "pressing the clock before moving"),
        Topic::TakenBack => lang.pick("悔棋", "taking a move back"),
        Topic::NaturalLimit => lang.pick("自然限着", "natural limit"),
        Topic::FalseClaim => lang.pick("限着提和不实", "false claim of the natural limit"),
        Topic::Lateness => lang.pick("迟到", "lateness"),
        Topic::Facing => lang.pick("将帅照面", "generals facing"),
        Topic::DrawByAgreement => lang.pick("协议和棋", "draw by agreement"),
        Topic::NoWinningChances => lang.pick("双方无胜望", "no winning chances"),
        Topic::Repetition => lang.pick("循环反复", "repetition"),
        Topic::LossOnTime => lang.pick("超时判负", "loss on time"),
        Topic::Resignation => lang.pick("认输", "resignation"),
        Topic::Appeal => lang.pick("申诉", "appeals"),
    }
}

/// What an act costs.
#[must_use]
pub const fn penalty(penalty: Penalty, lang: Lang) -> &'static str {
    match penalty {
        Penalty::Nothing => lang.pick("不罚", "no penalty"),
        Penalty::Warning => lang.pick("警告", "a warning"),
        Penalty::Foul => lang.pick("犯规一次", "one foul"),
        Penalty::Technical => lang.pick("技术犯规一次", "one technical foul"),
        Penalty::Breach => lang.pick("违反行棋规定一次", "one breach of the movement rules"),
        Penalty::Loss => lang.pick("判负", "loss of the game"),
    }
}

/// A foul of a class.
#[must_use]
pub const fn class(class: Class, lang: Lang) -> &'static str {
    match class {
        Class::Unclassed => lang.pick("犯规一次（类别未定）", "one foul (class open)"),
        Class::Foul => penalty(Penalty::Foul, lang),
        Class::Technical => penalty(Penalty::Technical, lang),
        Class::Breach => penalty(Penalty::Breach, lang),
    }
}

/// A limit of a count.
#[must_use]
pub fn limit(limit: Option<u32>, lang: Lang) -> String {
    match limit {
        None => lang.pick("未见限数", "no limit seen").to_owned(),
        Some(limit) => match (lang, limit) {
            (Lang::Zh, _) => format!("{limit} 次判负"),
            (Lang::En, 1) => "one loses the game".to_owned(),
            (Lang::En, 2) => "two lose the game".to_owned(),
            (Lang::En, 3) => "three lose the game".to_owned(),
            (Lang::En, _) => format!("{limit} lose the game"),
        },
    }
}
/// Where a clause was seen. Sources are written down in English words; addresses and titles stay as they are.
#[must_use]
pub fn source(source: &str, lang: Lang) -> String {
    let zh = |text: String, (english, chinese): &(&str, &str)| text.replace(english, chinese);
    match lang {
        Lang::Zh => IN_CHINESE.iter().fold(source.to_owned(), zh),
        Lang::En => source.to_owned(),
    }
}

/// The English words of sources, those that contain others first.
const IN_CHINESE: [(&str, &str); 20] = [
    ("source article", "所据文章"),
    ("stored web page without an address", "存档网页，无网址"),
    ("publisher's contents list", "出版社目录"),
    ("contents list only", "仅见目录"),
    ("forum quotation", "论坛引文"),
    ("a forum ruling", "论坛上的裁决"),
    ("presumably ", "应为 "),
    ("no page recorded", "未记页面"),
    ("named in a comparison of rulebooks", "规则对照表中提及"),
    (" of this edition", "（本版）"),
    ("for the note", "据以注明"),
    ("Asian rules ", "亚洲规则 "),
    ("article 6 of the Asian rules", "亚洲规则第 6 条"),
    ("compilation", "汇编"),
    ("book 《", "书《"),
    ("quoting chapter ", "引第 "),
    (" attachment ", " 附件 "),
    (", section ", "，节 "),
    (" page", " 页"),
    (", via ", "，转引自 "),
];
