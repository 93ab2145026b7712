//! Sentences of the room of the archive.

use super::ruling::say;
use super::{Lang, names};
use crate::ruling::Tally;
use crate::store::archive::Changes;

/// How many reports are listed, of how many.
#[must_use]
pub fn listed(shown: usize, of: usize, lang: Lang) -> String {
    match (lang, shown == of) {
        (Lang::Zh, true) => format!("共 {of} 份"),
        (Lang::En, true) => names::plural(of, "report", "reports"),
        (Lang::Zh, false) => format!("{of} 份中的 {shown} 份"),
        (Lang::En, false) => format!("{shown} of {of} reports"),
    }
}

/// What others have changed.
#[must_use]
pub fn changed(changes: Changes, lang: Lang) -> String {
    let Changes { added, changed, removed, .. } = changes;
    let parts: Vec<String> = [
        (added, lang.pick("新增", "added")),
        (changed, lang.pick("改动", "changed")),
        (removed, lang.pick("移除", "removed")),
    ]
    .into_iter()
    .filter(|(count, _)| *count > 0)
    .map(|(count, what)| match lang {
        Lang::Zh => format!("{what} {count} 份"),
        Lang::En => format!("{count} {what}"),
    })
    .collect();
    if parts.is_empty() {
        return String::new();
    }
    let parts = names::list(&parts, lang);
    say!(lang, "刚刚更新：{parts}", "just now: {parts}")
}

/// Date, round and table in one line; empty where none is known.
#[must_use]
pub fn when_and_where(date: &str, round: &str, table: &str, lang: Lang) -> String {
    let mut parts = Vec::new();
    if !date.is_empty() {
        parts.push(date.to_owned());
    }
    if !round.is_empty() {
        parts.push(numbered(round, lang.pick("第", "round "), lang.pick("轮", "")));
    }
    if !table.is_empty() {
        parts.push(numbered(table, lang.pick("第", "table "), lang.pick("台", "")));
    }
    parts.join(" · ")
}

/// A number with the words around it; what is more than a number stands for itself.
fn numbered(text: &str, before: &str, after: &str) -> String {
    if text.chars().all(|one| one.is_ascii_digit()) {
        format!("{before}{text}{after}")
    } else {
        text.to_owned()
    }
}

/// How far ruling again has come.
#[must_use]
pub fn reviewing(done: usize, of: usize, lang: Lang) -> String {
    say!(lang, "正在重新裁决：{done}/{of} 份报告", "ruling again: {done} of {of} reports")
}

/// What came of ruling again: of so many reports so many rulings, and those that come out otherwise.
#[must_use]
pub fn reviewed(reports: usize, rulings: usize, others: usize, unread: usize, lang: Lang) -> String {
    let mut text = match (rulings, others) {
        (0, _) => say!(
            lang,
            "{reports} 份报告里没有可以比较的裁决。",
            "There are no rulings to compare in {reports} reports."
        ),
        (_, 0) => say!(
            lang,
            "{reports} 份报告的 {rulings} 项裁决、决定和评述，全部与今日相同。",
            "All {rulings} recorded results of {reports} reports, commentaries included, agree with today's."
        ),
        _ => say!(
            lang,
            "{reports} 份报告的 {rulings} 项裁决、决定和评述，{others} 项与今日不同。",
            "Of {rulings} recorded results in {reports} reports, commentaries included, {others} come out otherwise today."
        ),
    };
    if unread > 0 {
        text.push_str(&say!(lang, "另有 {unread} 份读不出来。", " {unread} cannot be read."));
    }
    text
}

/// Ruling again was stopped after so many.
#[must_use]
pub fn review_stopped(done: usize, of: usize, lang: Lang) -> String {
    say!(lang, "已停止：看了 {of} 份中的 {done} 份。", "Stopped after {done} of {of} reports.")
}

/// What stands on a player's foul sheet, in one line.
#[must_use]
pub fn tally(tally: Tally, lang: Lang) -> String {
    let Tally { breaches, fouls, technical } = tally;
    say!(
        lang,
        "违反行棋规定 {breaches}，犯规 {fouls}，技术犯规 {technical}",
        "{breaches} breaches, {fouls} fouls, {technical} technical"
    )
}

/// The name proposed for the file of a table.
#[must_use]
pub const fn table_name(fouls: bool, lang: Lang) -> &'static str {
    if fouls {
        lang.pick("犯规统计.csv", "foul-totals.csv")
    } else {
        lang.pick("报告汇总.csv", "reports.csv")
    }
}

/// The key that does the same, after a name.
#[must_use]
pub fn with_key(name: &str, key: &str, lang: Lang) -> String {
    say!(lang, "{name}（{key}）", "{name} ({key})")
}
