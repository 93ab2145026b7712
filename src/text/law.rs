//! What the law is about and what it sets, in words.

use super::law_texts::in_traditional;
use super::{Lang, conduct};
use crate::law::{Origin, Penalty, Reading, Regulation, Rulebook, Topic};
use crate::ruling::Class;
use crate::tr;

/// What a clause is about, in a few words.
pub fn matter(matter: Topic, lang: Lang) -> &'static str {
    match matter {
        Topic::Check => tr!(lang, "topic-check"),
        Topic::AnswerCheck => tr!(lang, "topic-answer-check"),
        Topic::Suicide => tr!(lang, "topic-suicide"),
        Topic::LossByMate => tr!(lang, "topic-loss-by-mate"),
        Topic::LossByStalemate => tr!(lang, "topic-loss-by-stalemate"),
        Topic::LossBySuicide => tr!(lang, "topic-loss-by-suicide"),
        Topic::BreachLimit => tr!(lang, "topic-breach-limit"),
        Topic::TouchOwn => tr!(lang, "topic-touch-own"),
        Topic::TouchEnemy => tr!(lang, "topic-touch-enemy"),
        Topic::TouchOwnThenEnemy => tr!(lang, "topic-touch-own-then-enemy"),
        Topic::TouchEnemyThenOwn => tr!(lang, "topic-touch-enemy-then-own"),
        Topic::TouchBothAtOnce => tr!(lang, "topic-touch-both-at-once"),
        Topic::Adjusting => tr!(lang, "topic-adjusting"),
        Topic::ReleaseDecides => tr!(lang, "topic-release-decides"),
        Topic::Correction => tr!(lang, "topic-correction"),
        Topic::TouchThreshold => tr!(lang, "topic-touch-threshold"),
        Topic::FoulLimit => tr!(lang, "topic-foul-limit"),
        Topic::TechnicalLimit => tr!(lang, "topic-technical-limit"),
        Topic::TouchOnOthersTime => tr!(lang, "topic-touch-on-others-time"),
        Topic::OthersPieceMoved => tr!(lang, "topic-others-piece-moved"),
        Topic::Disturbance => tr!(lang, "topic-disturbance"),
        Topic::PressedBeforeMoving => tr!(lang, "topic-pressed-before-moving"),
        Topic::TakenBack => tr!(lang, "topic-taken-back"),
        Topic::NaturalLimit => tr!(lang, "topic-natural-limit"),
        Topic::FalseClaim => tr!(lang, "topic-false-claim"),
        Topic::Lateness => tr!(lang, "topic-lateness"),
        Topic::DrawClaim => tr!(lang, "topic-draw-claim"),
        Topic::Facing => tr!(lang, "topic-facing"),
        Topic::DrawByAgreement => tr!(lang, "topic-draw-by-agreement"),
        Topic::NoWinningChances => tr!(lang, "topic-no-winning-chances"),
        Topic::Repetition => tr!(lang, "topic-repetition"),
        Topic::Kill => tr!(lang, "topic-kill"),
        Topic::Chase => tr!(lang, "topic-chase"),
        Topic::Exchange => tr!(lang, "topic-exchange"),
        Topic::Offer => tr!(lang, "topic-offer"),
        Topic::Block => tr!(lang, "topic-block"),
        Topic::Follow => tr!(lang, "topic-follow"),
        Topic::Idle => tr!(lang, "topic-idle"),
        Topic::PerpetualCheck => tr!(lang, "topic-perpetual-check"),
        Topic::PerpetualKill => tr!(lang, "topic-perpetual-kill"),
        Topic::PerpetualChase => tr!(lang, "topic-perpetual-chase"),
        Topic::ForbiddenMoves => tr!(lang, "topic-forbidden-moves"),
        Topic::AllowedMoves => tr!(lang, "topic-allowed-moves"),
        Topic::Roots => tr!(lang, "topic-roots"),
        Topic::JointChase => tr!(lang, "topic-joint-chase"),
        Topic::GeneralOrSoldierChase => tr!(lang, "topic-general-or-soldier-chase"),
        Topic::AnswerByGeneral => tr!(lang, "topic-answer-by-general"),
        Topic::DrawingPoint => tr!(lang, "topic-drawing-point"),
        Topic::BothForbidden => tr!(lang, "topic-both-forbidden"),
        Topic::RepetitionLoses => tr!(lang, "topic-repetition-loses"),
        Topic::RepetitionChanges => tr!(lang, "topic-repetition-changes"),
        Topic::RepetitionDraws => tr!(lang, "topic-repetition-draws"),
        Topic::NineRounds => tr!(lang, "topic-nine-rounds"),
        Topic::LossOnTime => tr!(lang, "topic-loss-on-time"),
        Topic::Resignation => tr!(lang, "topic-resignation"),
        Topic::Appeal => tr!(lang, "topic-appeal"),
        Topic::Conduct(kind) => conduct::name(kind, lang),
    }
}

/// The rulebook that a ruling used: name, edition, id and digest; and whose text it is, unless it is this program's.
pub fn rulebook_used(rulebook: &Rulebook, lang: Lang) -> String {
    let name = with_edition(lang.of(&rulebook.name), lang.of(&rulebook.edition), lang);
    used(&name, &rulebook.id, &rulebook.digest, lang)
}

/// Likewise the reading.
pub fn reading_used(reading: &Reading, lang: Lang) -> String {
    used(lang.of(&reading.name), &reading.id, &reading.digest, lang)
}

/// Likewise the regulation.
pub fn regulation_used(regulation: &Regulation, lang: Lang) -> String {
    let name = with_edition(lang.of(&regulation.name), lang.of(&regulation.edition), lang);
    used(&name, &regulation.id, &regulation.digest, lang)
}

fn with_edition(name: &str, edition: &str, lang: Lang) -> String {
    if edition.is_empty() { name.to_owned() } else { tr!(lang, "in-brackets", text = name, more = edition) }
}

fn used(name: &str, id: &str, digest: &str, lang: Lang) -> String {
    let line = tr!(lang, "text-used", name, id, digest = short_digest(digest));
    match of_whom(digest, lang) {
        "" => line,
        whose => tr!(lang, "in-brackets", text = line, more = whose),
    }
}

/// Whose a text is; empty for one of this version of the program.
pub fn of_whom(digest: &str, lang: Lang) -> &'static str {
    match Origin::of(digest) {
        Origin::BuiltIn => "",
        Origin::Earlier => tr!(lang, "text-earlier"),
        Origin::Own => tr!(lang, "text-own"),
    }
}

/// The first digits of a digest; nothing of what is none, since a file may hold any words in its place.
pub fn short_digest(digest: &str) -> String {
    const DIGITS: usize = 16;
    if !digest.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return String::new();
    }
    let short: String = digest.chars().take(DIGITS).collect();
    if short.len() < digest.len() { short + "…" } else { short }
}

pub fn penalty(penalty: Penalty, lang: Lang) -> &'static str {
    match penalty {
        Penalty::Nothing => tr!(lang, "penalty-nothing"),
        Penalty::Warning => tr!(lang, "penalty-warning"),
        Penalty::Foul => tr!(lang, "penalty-foul"),
        Penalty::Technical => tr!(lang, "penalty-technical"),
        Penalty::Breach => tr!(lang, "penalty-breach"),
        Penalty::Loss => tr!(lang, "penalty-loss"),
    }
}

/// A foul of a class.
pub fn class(class: Class, lang: Lang) -> &'static str {
    match class {
        Class::Unclassed => tr!(lang, "class-unclassed"),
        Class::Foul => penalty(Penalty::Foul, lang),
        Class::Technical => penalty(Penalty::Technical, lang),
        Class::Breach => penalty(Penalty::Breach, lang),
    }
}

/// A limit of a count.
pub fn limit(limit: Option<u32>, lang: Lang) -> String {
    match limit {
        None => tr!(lang, "limit-not-seen").to_owned(),
        Some(limit) => tr!(lang, "limit-loses", limit),
    }
}

/// Where a clause was seen. Sources are written down in English words; addresses and titles stay as they are.
pub fn source(source: &str, lang: Lang) -> String {
    let in_chinese = |written: fn(&'static str) -> &'static str| {
        IN_CHINESE
            .iter()
            .fold(source.to_owned(), |text, &(english, chinese)| text.replace(english, written(chinese)))
    };
    match lang {
        Lang::Zh => in_chinese(|text| text),
        Lang::ZhHant => in_chinese(in_traditional),
        Lang::En => source.to_owned(),
    }
}

/// The English words of sources, those that contain others first.
const IN_CHINESE: [(&str, &str); 27] = [
    (
        "conduct in event papers (Taoyuan team event and others), second-hand",
        "赛事文件（桃园团体赛等），转述",
    ),
    ("a rapid appendix in circulation, not tied to one edition", "流传的快棋附录，版本不明"),
    ("a national event of 2009, second-hand", "2009年一项全国比赛，转述"),
    ("Vietnam 7.1, second-hand", "越南规则 7.1，转述"),
    ("Zhoushan 2014, second-hand", "舟山2014年，转述"),
    ("online event papers, second-hand", "网络赛事文件，转述"),
    ("Asian rules, article 6; Vietnam 2004, 7.1", "亚洲规则第 6 条；越南2004年规则 7.1"),
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
