//! Why a user's own file of law is not taken, in words: which, where, and what to do.

use super::{Lang, files, law, ruling};
use crate::law::{LawError, LawFault, Part};
use crate::store::law::{LawProblem, MAX_LAW_BYTES, MAX_LAW_FILES, WhyNot};
use crate::text::ruling::say;

/// A file or folder of law that was not taken, and why.
#[must_use]
pub fn problem(problem: &LawProblem, lang: Lang) -> String {
    let path = problem.path.display();
    let reason = match &problem.why {
        WhyNot::Io(error) => files::system(error, lang),
        WhyNot::NotAFile => lang.pick("不是文件", "not a file").to_owned(),
        WhyNot::TooLarge => {
            let most = MAX_LAW_BYTES >> 20;
            say!(lang, "超过 {most} MiB 的上限", "larger than the limit of {most} MiB")
        }
        WhyNot::TooMany(left_out) => say!(
            lang,
            "文件多于 {MAX_LAW_FILES} 个，其余 {left_out} 个没有读；请移走一些",
            "more than {MAX_LAW_FILES} files; {left_out} were not read. Move some away"
        ),
        WhyNot::NotText(offset) => say!(
            lang,
            "不是 UTF-8 文本（从第 {offset} 字节起）；请用 UTF-8 保存",
            "not UTF-8 text (from byte {offset} on); save it as UTF-8"
        ),
        WhyNot::Law(error) => law_error(error, lang),
    };
    say!(lang, "自备规则 {path} 没有采用：{reason}。", "Your own law in {path} is not used: {reason}.")
}

/// Why a text is not taken as law.
#[must_use]
pub fn law_error(error: &LawError, lang: Lang) -> String {
    match error {
        LawError::Unreadable(error) => {
            let start = error.error.span.start;
            let (line, column, reason) = (start.line, start.col, &error.error.code);
            say!(
                lang,
                "第 {line} 行第 {column} 列读不懂：{reason}",
                "line {line}, column {column} cannot be read: {reason}"
            )
        }
        LawError::Faulty(faults) => {
            let faults: Vec<String> = faults.iter().map(|one| fault(one, lang)).collect();
            faults.join(lang.pick("；", "; "))
        }
        LawError::NoSuchRulebook(id) => {
            say!(lang, "要修改的规则“{id}”不存在", "the rulebook to amend, {id:?}, is not there")
        }
        LawError::Unwritable(reason) => {
            say!(lang, "修改后的规则写不出来：{reason}", "the amended rulebook cannot be written: {reason}")
        }
    }
}

/// The name of the text that cannot be read, as part of a sentence; empty where none is to be named.
#[must_use]
pub fn file_of(error: &LawError, lang: Lang) -> String {
    match error {
        LawError::Unreadable(error) => {
            let file = &error.file;
            say!(lang, "“{file}”", ", {file:?},")
        }
        _ => String::new(),
    }
}

/// Why a file does not become the event's regulation.
#[must_use]
pub fn regulation_refused(file: &str, error: &LawError, lang: Lang) -> String {
    let reason = law_error(error, lang);
    if matches!(error, LawError::Unreadable(_)) {
        say!(
            lang,
            "{file} 不是竞赛规程文件：{reason}。文件没有改动。",
            "{file} is no regulation: {reason}. The file is unchanged."
        )
    } else {
        say!(
            lang,
            "{file} 不能用作竞赛规程：{reason}。文件没有改动。",
            "{file} cannot be used as a regulation: {reason}. The file is unchanged."
        )
    }
}

/// The regulation in force was written for another rulebook.
#[must_use]
pub fn written_for(rulebook: &str, in_force: &str, lang: Lang) -> String {
    say!(
        lang,
        "规程是为“{rulebook}”写的，这里与“{in_force}”合用，请核对。",
        "The regulation was written for {rulebook:?} and is used with {in_force:?} here; check that."
    )
}

/// One thing that is wrong with a piece of law.
#[must_use]
pub fn fault(fault: &LawFault, lang: Lang) -> String {
    match fault {
        LawFault::OddId(id) => say!(
            lang,
            "id“{id}”应当只用英文字母、数字和连字符，不能为空",
            "the id {id:?} must have letters, digits and hyphens only, and not be empty"
        ),
        LawFault::Missing(missing) => {
            let part = part(*missing, lang);
            say!(lang, "{part}缺少中文或英文", "{part} lacks its Chinese or its English")
        }
        LawFault::MissingInClause(number) => say!(
            lang,
            "“{number}”的标题或释义缺少中文或英文",
            "the title or text of {number:?} lacks its Chinese or its English"
        ),
        LawFault::OddNumber(number) => say!(
            lang,
            "条号“{number}”不能为空，首尾不能有空格，也不能以 reg: 开头",
            "the clause number {number:?} must not be empty, have blanks at its ends, or begin with reg:"
        ),
        LawFault::NumberTwice(number) => {
            say!(lang, "有两条的条号都是“{number}”", "two clauses have the number {number:?}")
        }
        LawFault::MatterTwice(matter, one, two) => {
            let matter = law::matter(*matter, lang);
            say!(
                lang,
                "“{one}”和“{two}”都标为“{matter}”，只能有一条",
                "{one:?} and {two:?} are both marked as about {matter}; only one can be"
            )
        }
        LawFault::NoSuchClause(matter, number) => {
            let matter = law::matter(*matter, lang);
            say!(
                lang,
                "关于“{matter}”的设定所依据的“{number}”不存在",
                "the clause {number:?}, on which a setting about {matter} rests, is not there"
            )
        }
        LawFault::SetTwice(matter, number) => {
            let matter = law::matter(*matter, lang);
            say!(
                lang,
                "“{number}”关于“{matter}”的设定与前面的重复",
                "the setting about {matter} under {number:?} has been made before"
            )
        }
        LawFault::NoughtLimit(matter, _) => {
            let matter = law::matter(*matter, lang);
            say!(lang, "“{matter}”的限数不能是 0", "the limit about {matter} must not be 0")
        }
        LawFault::LevelTwice(level) => {
            let level = ruling::level(*level, lang);
            say!(lang, "“{level}”的限数写了两次", "the limit for {level} is given twice")
        }
    }
}

const fn part(part: Part, lang: Lang) -> &'static str {
    match part {
        Part::Name => lang.pick("名称", "the name"),
        Part::ShortName => lang.pick("简称", "the short name"),
        Part::Edition => lang.pick("版本", "the edition"),
        Part::Seen => lang.pick("所见说明", "what was seen"),
        Part::Gist => lang.pick("要旨", "the gist"),
        Part::Source => lang.pick("来源", "the source"),
    }
}
