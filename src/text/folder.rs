//! Sentences of a folder of reports.

use super::ruling::say;
use super::{Lang, files, names, ruling};
use crate::store::MAX_BYTES;
use crate::store::archive::{Alike, Because, Changes, Kind, Problem, Progress, State};

/// How far a report has come.
#[must_use]
pub const fn state(state: State, lang: Lang) -> &'static str {
    match state {
        State::Draft => lang.pick("草稿", "draft"),
        State::Ruled => lang.pick("已裁决", "ruled"),
        State::Appealed => lang.pick("已申诉", "appealed"),
        State::Decided => lang.pick("已仲裁", "decided"),
    }
}

/// A kind of incident.
#[must_use]
pub const fn kind(kind: Kind, lang: Lang) -> &'static str {
    match kind {
        Kind::TouchOwn => lang.pick("摸己方子", "own piece touched"),
        Kind::TouchEnemy => lang.pick("摸对方子", "enemy piece touched"),
        Kind::TouchPair => lang.pick("摸双方子", "pieces of both sides touched"),
        Kind::Adjusted => lang.pick("摆正或误碰", "adjusted or brushed"),
        Kind::Release => lang.pick("落子离手", "move released"),
        Kind::TakenBack => lang.pick("悔棋", "taken back"),
        Kind::Disturbed => lang.pick("碰乱棋子", "pieces knocked over"),
        Kind::Claim => lang.pick("提出", "claim"),
        Kind::Draw => lang.pick("和棋", "draw"),
        Kind::Time => lang.pick("超时", "time"),
        Kind::Late => lang.pick("迟到", "late"),
        Kind::Resigned => lang.pick("认输", "resigned"),
        Kind::Words => lang.pick("其他", "other"),
    }
}

/// Why a file is listed without its report.
#[must_use]
pub fn problem(problem: &Problem, lang: Lang) -> String {
    match problem {
        Problem::Unreadable(reason) => say!(lang, "读不出来：{reason}。", "cannot be read: {reason}."),
        Problem::TooLarge(bytes) => {
            let (size, most) = (bytes >> 20, MAX_BYTES >> 20);
            say!(
                lang,
                "有 {size} MiB，超过报告的上限 {most} MiB，没有打开。",
                "has {size} MiB, more than the {most} MiB a report may have; not opened."
            )
        }
        Problem::NotText(offset) => say!(
            lang,
            "不是 UTF-8 文本（从第 {offset} 字节起）：不是报告，或已损坏。",
            "not UTF-8 text (from byte {offset} on): no report, or damaged."
        ),
        Problem::Format(error) => files::format_error(error, lang),
    }
}

/// Why files are taken for copies of one report.
#[must_use]
pub const fn alike(alike: Alike, lang: Lang) -> &'static str {
    match alike {
        Alike::Identical => lang.pick("内容相同", "the same content"),
        Alike::Named => lang.pick("文件名像副本，内容不同", "named like copies, with other content"),
        Alike::SameGame => lang.pick("同一对局的几份报告", "several reports of one game"),
    }
}

/// Why a report is like another.
#[must_use]
pub fn because(because: &Because, lang: Lang) -> String {
    match because {
        Because::Clauses(clauses) => {
            let clauses = names::list(clauses, lang);
            say!(lang, "同引条文 {clauses}", "same clauses {clauses}")
        }
        Because::Kinds(kinds) => {
            let kinds: Vec<String> = kinds.iter().map(|&one| kind(one, lang).to_owned()).collect();
            let kinds = names::list(&kinds, lang);
            say!(lang, "同类情形：{kinds}", "same kind: {kinds}")
        }
        Because::Hinges(questions) => {
            let questions: Vec<String> =
                questions.iter().map(|&question| ruling::question(question, lang)).collect();
            let questions = questions.join(lang.pick("", " "));
            say!(lang, "关键相同：{questions}", "same hinge: {questions}")
        }
        Because::Level => lang.pick("同级别", "same level").to_owned(),
    }
}

/// Like cases were ruled differently.
#[must_use]
pub const fn ruled_differently(lang: Lang) -> &'static str {
    lang.pick("相似的案例裁决不一，请留意。", "Like cases were ruled differently.")
}

/// How far reading has come.
#[must_use]
pub fn progress(progress: Progress, lang: Lang) -> String {
    let Progress { done, of } = progress;
    say!(lang, "正在读 {done}/{of} 份报告", "reading {done} of {of} reports")
}

/// What was different from what was known.
#[must_use]
pub fn changes(changes: Changes, lang: Lang) -> String {
    let Changes { added, changed, removed, cancelled } = changes;
    let text = say!(
        lang,
        "新增 {added}，改动 {changed}，移除 {removed}。",
        "{added} added, {changed} changed, {removed} removed."
    );
    if cancelled {
        text + lang.pick("（已中止，没有读完）", " (stopped before the end)")
    } else {
        text
    }
}

/// How many were found of how many.
#[must_use]
pub fn found(shown: usize, of: usize, damaged: usize, lang: Lang) -> String {
    say!(lang, "{of} 份中的 {shown} 份；{damaged} 份读不出来。", "{shown} of {of}; {damaged} cannot be read.")
}

/// How many rulings and decisions have no seal, and how many things do not hold.
#[must_use]
pub fn integrity(given: usize, unsealed: usize, breaches: usize, lang: Lang) -> String {
    if breaches > 0 {
        let breaches_in_english = names::plural(breaches, "broken seal", "broken seals");
        return say!(lang, "封存不符 {breaches} 处", "{breaches_in_english}");
    }
    match (given, unsealed) {
        (0, _) => String::new(),
        (_, 0) => lang.pick("封存完好", "sealed").to_owned(),
        (given, unsealed) if given == unsealed => lang.pick("未封存", "not sealed").to_owned(),
        (_, unsealed) => say!(lang, "{unsealed} 项未封存", "{unsealed} not sealed"),
    }
}
