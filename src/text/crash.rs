//! Sentences about the program itself breaking: what happened, what became of the work, what to do.

use crate::tr;
use std::path::Path;

use super::Lang;

/// Above each of them.
#[must_use]
pub fn title(lang: Lang) -> &'static str {
    tr!(lang, "crash-title")
}

/// For standard error: where, and the report about it.
#[must_use]
pub fn line(place: &str, report: Option<&Path>, lang: Lang) -> String {
    let report = written(report, lang);
    tr!(lang, "crash-line", place, report)
}

/// For the window at the next start.
#[must_use]
pub fn earlier(report: &Path, lang: Lang) -> String {
    let report = written(Some(report), lang);
    tr!(lang, "crash-earlier", report)
}

/// For the window in which something was begun that did not come to its end.
#[must_use]
pub fn job(lang: Lang) -> String {
    tr!(lang, "crash-job").to_owned()
}

fn written(report: Option<&Path>, lang: Lang) -> String {
    report.map_or_else(String::new, |path| {
        let path = path.display();
        tr!(lang, "crash-written", path)
    })
}

/// What a safety copy says that failed in this way.
#[must_use]
pub fn copy_failed(lang: Lang) -> &'static str {
    tr!(lang, "crash-copy-failed")
}
