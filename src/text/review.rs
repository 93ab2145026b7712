//! Rulings given beside today's, in words.

use super::ruling::say;
use super::{Lang, committee, faults, names, own_law, papers};
use crate::case::{Difference, DifferenceCause, NotRulable, Reviewed, RulingSummary};
use crate::report::Report;

/// A ruling given beside today's, in one sentence.
#[must_use]
pub fn reviewed(report: &Report, reviewed: &Reviewed, lang: Lang) -> String {
    let of = committee::entry(report, reviewed.entry, lang);
    let then = come(&reviewed.then, lang);
    match &reviewed.now {
        Err(obstacle) => {
            let reason = not_rulable(obstacle, lang);
            say!(
                lang,
                "{of}：{then}；今日无法裁决：{reason}",
                "{of}: {then}; today nothing follows: {reason}"
            )
        }
        Ok(_) if reviewed.differs.is_empty() => {
            say!(lang, "{of}：{then}；与今日相同。", "{of}: {then}; the same today.")
        }
        Ok(now) => {
            let (now, parts) = (come(now, lang), parts(&reviewed.differs, lang));
            let why: Vec<String> = reviewed.why.iter().map(|reason| why(reason, lang)).collect();
            let why = why.join(lang.pick("；", "; "));
            say!(
                lang,
                "{of}：{then}；今日：{now}。不同之处：{parts}。原因：{why}。",
                "{of}: {then}; today: {now}. Different: {parts}. Why: {why}."
            )
        }
    }
}

fn parts(differs: &[Difference], lang: Lang) -> String {
    let parts: Vec<String> = differs.iter().map(|&one| difference(one, lang).to_owned()).collect();
    names::list(&parts, lang)
}

/// In what a ruling given and today's differ.
#[must_use]
pub const fn difference(difference: Difference, lang: Lang) -> &'static str {
    match difference {
        Difference::Result => lang.pick("结果", "the result"),
        Difference::Ground => lang.pick("依据", "the clauses"),
        Difference::Duty => lang.pick("义务", "the duty"),
    }
}

/// A result with its clauses and duty.
#[must_use]
pub fn come(come: &RulingSummary, lang: Lang) -> String {
    let mut text = papers::given(come.outcome, come.charged, lang);
    let mut more = Vec::new();
    if !come.ground.is_empty() && come.ground != "-" {
        more.push(come.ground.clone());
    }
    if !come.duty.is_empty() && come.duty != "-" {
        more.push(papers::duty_code(&come.duty, lang));
    }
    if !more.is_empty() {
        let more = names::list(&more, lang);
        text.push_str(&say!(lang, "（{more}）", " ({more})"));
    }
    text
}

/// Why a ruling given and today's may differ.
#[must_use]
pub fn why(why: &DifferenceCause, lang: Lang) -> String {
    match why {
        DifferenceCause::Rulebook(id) => {
            say!(lang, "规则“{id}”的文字与当时不同", "the rulebook {id:?} has another text than then")
        }
        DifferenceCause::Reading(id) => {
            say!(lang, "解释“{id}”的文字与当时不同", "the reading {id:?} has another text than then")
        }
        DifferenceCause::Regulation(id) => {
            say!(lang, "规程“{id}”的文字与当时不同", "the regulation {id:?} has another text than then")
        }
        DifferenceCause::Changed(part) => {
            let part = committee::section(*part, lang);
            say!(lang, "“{part}”在裁决之后有改动", "the {part} changed since")
        }
        DifferenceCause::SealAltered => lang.pick("封存记录被改动", "the seal was altered").to_owned(),
        DifferenceCause::Program(program) => {
            say!(lang, "当时用的程序是 {program}", "it was worked out with {program}")
        }
        DifferenceCause::Disputed => {
            lang.pick("今日取决于有争议的事实", "today it depends on disputed facts").to_owned()
        }
        DifferenceCause::ByPeople => {
            lang.pick("当时没有用本程序，由人裁定", "it was given by people, without the program").to_owned()
        }
        DifferenceCause::Unknown => lang
            .pick(
                "记录中看不出原因：当时没有采用程序的建议",
                "the record shows none: it is not what the program proposed",
            )
            .to_owned(),
    }
}

/// Why nothing follows from a report.
#[must_use]
pub fn not_rulable(why: &NotRulable, lang: Lang) -> String {
    match why {
        NotRulable::Refused(reasons) => {
            let reasons: Vec<String> = reasons.iter().map(|reason| faults::refusal(reason, lang)).collect();
            reasons.join(lang.pick("", " "))
        }
        NotRulable::EmptySquare(empty) => faults::empty_square(*empty, lang),
        NotRulable::NoRulebook(id) => {
            say!(lang, "本机没有规则“{id}”。", "the rulebook {id:?} is not at hand.")
        }
        NotRulable::NoReading(id) => {
            say!(lang, "本机没有解释“{id}”。", "the reading {id:?} is not at hand.")
        }
        NotRulable::NoRegulation(id) => say!(
            lang,
            "本机没有规程“{id}”，报告也没有随带。",
            "the regulation {id:?} is not at hand and does not travel in the report."
        ),
        NotRulable::Law(error) => {
            let (reason, file) = (own_law::law_error(error, lang), own_law::file_of(error, lang));
            say!(
                lang,
                "报告随带的规则{file}不能用：{reason}",
                "the law that travels in the report{file} cannot be used: {reason}"
            )
        }
    }
}

/// That a report has no ruling, and why.
#[must_use]
pub fn no_ruling(why: &NotRulable, lang: Lang) -> String {
    let why = not_rulable(why, lang);
    say!(lang, "没有作出裁决：{why}", "No ruling was made: {why}")
}

/// How many rulings were looked at, and how many come out otherwise.
#[must_use]
pub fn count(rulings: usize, others: usize, lang: Lang) -> String {
    say!(
        lang,
        "共 {rulings} 项裁决和决定，{others} 项与今日不同。",
        "{rulings} rulings and decisions, {others} come out otherwise today."
    )
}
