//! Sentences about the program itself breaking: what happened, what became of the work, what to do.

use std::path::Path;

use super::Lang;
use super::ruling::say;

/// Above each of them.
#[must_use]
pub const fn title(lang: Lang) -> &'static str {
    lang.pick("程序内部出错", "The program had an internal error")
}

/// For standard error: where, and the report about it.
#[must_use]
pub fn line(place: &str, report: Option<&Path>, lang: Lang) -> String {
    let report = written(report, lang);
    say!(
        lang,
        "程序内部出错（{place}）。窗口中未保存的内容已另存，下次启动时可以恢复。{report}",
        "The program had an internal error ({place}). Unsaved work of the window is kept and offered at the next start.{report}"
    )
}

/// For the window at the next start.
#[must_use]
pub fn earlier(report: &Path, lang: Lang) -> String {
    let report = written(Some(report), lang);
    say!(
        lang,
        "上次运行时程序内部出错。未保存的内容如有留下，接下来会问是否恢复。{report}",
        "The program had an internal error when it last ran. Unsaved work that was left is offered next.{report}"
    )
}

/// For the window in which something was begun that did not come to its end.
#[must_use]
pub fn job(lang: Lang) -> String {
    lang.pick(
        "刚才的操作没有完成，内容仍在窗口中。请先用“另存为”把报告存到别的名字下，再试一次。",
        "What was just begun did not finish; your work is still in the window. Save the report under another name first, then try again.",
    )
    .to_owned()
}

fn written(report: Option<&Path>, lang: Lang) -> String {
    report.map_or_else(String::new, |path| {
        let path = path.display();
        say!(
            lang,
            "错误报告只记程序中的位置，不含棋手姓名和案情：{path}",
            " The error report holds places in the program only, no names and nothing of the case: {path}"
        )
    })
}

/// What a safety copy says that failed in this way.
#[must_use]
pub const fn copy_failed(lang: Lang) -> &'static str {
    lang.pick("程序内部出错", "an internal error")
}
