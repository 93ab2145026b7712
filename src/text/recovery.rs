//! Sentences about work that was left behind.

use std::path::Path;
use std::time::Duration;

use super::Lang;
use super::window::event_line;
use crate::report::Report;
use crate::tr;

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
    let event = if event.is_empty() { tr!(lang, "recovery-unnamed").to_owned() } else { event };
    let file = match origin {
        Some(path) => {
            let path = path.display();
            tr!(lang, "recovery-file", path)
        }
        None => tr!(lang, "recovery-never-saved").to_owned(),
    };
    let (rows, exhibits) = (report.timeline.len(), report.exhibits.len());
    let content = tr!(lang, "recovery-contents", rows, exhibits);
    let when = ago(age, lang);
    let when = tr!(lang, "recovery-last-change", when);
    let mut lines = vec![event, file, content, when];
    if changed {
        lines.push(tr!(lang, "recovery-file-changed").to_owned());
    }
    lines
}

/// What was being written when the program ended, as it stands among the remarks.
#[must_use]
pub fn unfinished(words: &str, lang: Lang) -> String {
    tr!(lang, "recovery-unfinished", words)
}

/// Exhibits that were kept with it and cannot be read any more.
#[must_use]
pub fn lost(names: &[String], lang: Lang) -> Option<String> {
    let listed = super::names::list(names, lang);
    (!names.is_empty()).then(|| tr!(lang, "recovery-lost", listed))
}

/// How long ago.
#[must_use]
pub fn ago(age: Duration, lang: Lang) -> String {
    let minutes = age.as_secs() / 60;
    let (hours, days) = (minutes / 60, minutes / 60 / 24);
    match minutes {
        0 => tr!(lang, "recovery-ago-now").to_owned(),
        1..60 => tr!(lang, "recovery-ago-minutes", minutes),
        60..1440 => tr!(lang, "recovery-ago-hours", hours),
        _ => tr!(lang, "recovery-ago-days", days),
    }
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
