//! Sentences about work that was left behind.

use std::path::Path;
use std::time::Duration;

use super::Lang;
use super::ruling::say;
use super::window::event_line;
use crate::report::Report;

/// What the work is: its event, its file, how much there is in it, and when it was kept.
#[must_use]
pub fn lines(
    report: &Report,
    origin: Option<&Path>,
    changed: bool,
    age: Duration,
    lang: Lang,
) -> Vec<String> {
    let event = event_line(report, lang);
    let event = if event.is_empty() {
        lang.pick("未写赛事名称的报告", "A report without an event's name").to_owned()
    } else {
        event
    };
    let file = match origin {
        Some(path) => {
            let path = path.display();
            say!(lang, "文件：{path}", "File: {path}")
        }
        None => lang.pick("还没有存过文件", "Never saved to a file").to_owned(),
    };
    let (rows, exhibits) = (report.timeline.len(), report.exhibits.len());
    let content = say!(
        lang,
        "经过 {rows} 行，证据 {exhibits} 件",
        "Rows of the timeline: {rows}, exhibits: {exhibits}"
    );
    let when = ago(age, lang);
    let when = say!(lang, "最后一次改动：{when}", "Last change: {when}");
    let mut lines = vec![event, file, content, when];
    if changed {
        lines.push(
            lang.pick(
                "这个文件后来不在了或被改过；恢复后请另存为新文件，再比较两份。",
                "That file is gone or was changed since; save under a new name and compare.",
            )
            .to_owned(),
        );
    }
    lines
}

/// What was being written when the program ended, as it stands among the remarks.
#[must_use]
pub fn unfinished(words: &str, lang: Lang) -> String {
    say!(lang, "（程序中断时正在填写：{words}）", "(Being written when the program ended: {words})")
}

/// Exhibits that were kept with it and cannot be read any more.
#[must_use]
pub fn lost(names: &[String], lang: Lang) -> Option<String> {
    let listed = super::names::list(names, lang);
    (!names.is_empty()).then(|| {
        say!(
            lang,
            "读不出的证据，恢复后请重新加入：{listed}",
            "Exhibits that cannot be read; add them again after recovering: {listed}"
        )
    })
}

/// How long ago.
#[must_use]
pub fn ago(age: Duration, lang: Lang) -> String {
    let minutes = age.as_secs() / 60;
    let (hours, days) = (minutes / 60, minutes / 60 / 24);
    match minutes {
        0 => lang.pick("刚才", "just now").to_owned(),
        1..60 => say!(lang, "{minutes} 分钟前", "{minutes} min ago"),
        60..1440 => say!(lang, "{hours} 小时前", "{hours} h ago"),
        _ => say!(lang, "{days} 天前", "{days} day(s) ago"),
    }
}

/// Unsaved work cannot be kept safe.
#[must_use]
pub fn not_kept(reason: &str, lang: Lang) -> String {
    say!(lang, "自动备份写不了，请尽快保存：{reason}", "No safety copy can be written, save soon: {reason}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ages_are_told_in_plain_words() {
        for (seconds, said) in
            [(0, "刚才"), (59, "刚才"), (60, "1 分钟前"), (7200, "2 小时前"), (200_000, "2 天前")]
        {
            assert_eq!(ago(Duration::from_secs(seconds), Lang::Zh), said);
        }
    }
}
