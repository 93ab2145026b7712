//! The texts of the review room.

use std::path::Path;

use super::ruling::say;
use super::{Lang, committee, names, papers, reports};
use crate::case::{Difference, Reviewed, RulingSummary};
use crate::report::seal::{Breach, Broken, Entry, Place};
use crate::report::{Appeal, GivenOutcome, Report};
use crate::store::archive::Summary;

/// So many digits of a digest tell texts apart.
const DIGITS: usize = 8;

/// Makes the table: one line a text, Chinese and English. A text without one of them does not compile.
macro_rules! table {
    ($($name:ident: $zh:literal, $en:literal;)*) => {
        /// Every fixed text of the room.
        #[derive(Debug)]
        pub struct Words {
            $(#[doc = $zh] pub $name: &'static str,)*
        }

        const ZH: Words = Words { $($name: $zh,)* };
        const EN: Words = Words { $($name: $en,)* };

        impl Words {
            /// Every text, for tests that walk the table.
            pub fn all(&self) -> impl Iterator<Item = &'static str> {
                [$(self.$name,)*].into_iter()
            }
        }
    };
}

/// The texts of a language.
#[must_use]
pub const fn words(lang: Lang) -> &'static Words {
    match lang {
        Lang::Zh => &ZH,
        Lang::En => &EN,
    }
}

table! {
    title: "复核", "Review";
    read_only: "只读：这里不改动记录", "Read only: nothing here changes the record";
    leave: "返回裁判台", "Back to the desk";
    tab_ruling: "裁决", "Ruling";
    tab_given: "当时与今日", "Then and now";
    tab_seals: "封存", "Seals";
    tab_precedents: "先例", "Precedents";
    board: "棋盘（只读）", "The board, read only";
    first: "到起始局面 Home", "To the start (Home)";
    previous: "前一步 ←", "One step back (←)";
    next: "后一步 →", "One step on (→)";
    last: "到经过的末尾 End", "To the end of what happened (End)";
    game: "棋谱", "The game";
    start: "起始局面", "The starting position";
    nothing_happened: "没有记录事件。", "No events are recorded.";
    evidence: "证据与陈述", "Evidence and statements";
    no_evidence: "没有证据图片。", "There are no exhibits.";
    no_statements: "没有陈述。", "There are no statements.";
    enlarge: "放大看", "Enlarge";
    next_exhibit: "下一件证据", "The next exhibit";
    previous_exhibit: "上一件证据", "The exhibit before";
    law: "按此裁决", "Ruled under";
    law_recorded: "记录中的规则", "The law recorded";
    trial: "试看，不改记录", "A trial: the record stays as it is";
    as_recorded: "回到记录", "Back to the record";
    try_other: "可换规则、解释、规程或级别试看。", "Try another rulebook, reading, regulation or level.";
    recorded_result: "按记录", "By the record";
    same_result: "结果与按记录相同。", "The result is the same as by the record.";
    other_result: "结果与按记录不同。", "The result is not that of the record.";
    not_compared: "按记录的规则本机没有，无法比较。", "The law recorded is not at hand; there is nothing to compare with.";
    differences: "不同之处", "What differs";
    changed_choices: "改试", "Tried instead";
    facts: "有争议的事实", "Disputed facts";
    fact_open: "未定", "Open";
    fact_so: "属实", "It is so";
    fact_not_so: "不属实", "It is not so";
    decisive_questions: "本案的关键", "What it hinges on";
    no_hinge: "在所选的规则下没有悬而未决的问题。", "Under this law no open question decides.";
    scenarios: "各种认定的结果", "What follows from each finding";
    law_missing: "本机没有这里选的规则，无法裁决。", "The law chosen is not at hand; nothing can be ruled.";
    cannot_rule: "局面不能裁决。", "The position cannot be ruled on.";
    reasons: "理由", "Reasons";
    nothing_given: "没有记录裁决或决定。", "No rulings or decisions are recorded.";
    then: "当时（如记录）", "Then, as recorded";
    now: "今日", "Now";
    same: "一致", "the same";
    differs: "不同", "differs";
    not_worked: "无法裁决", "cannot be ruled";
    checking: "正在查看…", "Being looked through…";
    result: "结果", "Result";
    ground: "依据", "Clauses";
    duty: "义务", "Duty";
    program: "程序", "Program";
    by_people: "没有用程序", "none";
    not_named: "没有写明", "not named";
    not_at_hand: "本机没有", "not at hand";
    none: "无", "none";
    why_differs: "为何不同", "Why";
    in_words: "原话", "Words";
    signature: "签名", "Signed";
    given_in_short: "当时 → 今日", "Then → now";
    seal_holds: "封存相符", "the seal holds";
    seal_broken: "封存不符", "the seal does not hold";
    seal_none: "没有封存", "not sealed";
    decision: "仲裁决定", "Decision";
    appeal: "申诉", "Appeal";
    in_time: "期限", "Time limit";
    fee: "申诉费", "Fee";
    members: "委员", "Members";
    findings: "认定", "Findings";
    votes: "表决", "Votes";
    reasons_given: "理由", "Reasons";
    dissent: "不同意见", "Dissent";
    banner: "封存之后有改动", "Changed after it was sealed";
    to_review: "去复核", "Review it";
    seals_broken: "不相符的", "What does not hold";
    seals_sound: "相符的", "What holds";
    seals_added: "封存之后加入的", "Added after the seal";
    added_explained: "证据和陈述可以后来加入，封存仍然有效；作出裁决或决定时没有它们。",
        "Exhibits and statements may come later, and the seal still holds; the ruling or decision was made without them.";
    seals_absent: "没有封存的", "What is not sealed";
    seal_explained: "封存只证明封存以后没有改动；能写这份文件的人可以重新封存。请用密钥签名，或把封存的摘要另记一处。",
        "A seal shows that nothing changed since it was made. Whoever can write the file can make new seals; a signature by key, or the digest written down elsewhere, helps against that.";
    search: "在报告所在的文件夹里找", "Look in the report's folder";
    search_elsewhere: "在别的文件夹里找…", "Look in another folder…";
    stop: "停止", "Stop";
    precedents_explained: "找条文、情形、关键和级别最相似的报告，看当时怎样裁决。",
        "Looks for the reports most alike in clauses, kind of incident, hinge and level, and shows how they were ruled.";
    none_alike: "没有找到相似而有结果的报告。", "No report that is alike and has a result was found.";
    unlike_most: "与多数不同", "unlike most";
    stopped: "没有读完就停止了。", "Stopped before all were read.";
    open_report: "打开这份报告", "Open this report";
    folder: "文件夹", "Folder";
}

/// Which moment is shown, of how many.
#[must_use]
pub fn step_of(number: usize, of: usize, lang: Lang) -> String {
    say!(lang, "第 {number} / {of} 步", "Step {number} of {of}")
}

/// A tab with the number of what is wrong or found in it.
#[must_use]
pub fn tab(name: &str, count: usize, lang: Lang) -> String {
    if count == 0 { name.to_owned() } else { say!(lang, "{name}（{count}）", "{name} ({count})") }
}

/// Something sealed that no longer holds, with its place where that is known.
#[must_use]
pub fn broken(report: &Report, breach: &Breach, place: Option<Place>, lang: Lang) -> String {
    let text = committee::breach(report, breach, lang);
    match (breach.what, place) {
        (Broken::Section(section, _), Some(place)) => {
            let place = committee::place(section, place, lang);
            format!("{text}{}{place}", lang.pick("", " "))
        }
        _ => text,
    }
}

/// So many more than are shown.
#[must_use]
pub fn more(count: usize, lang: Lang) -> String {
    say!(lang, "另有 {count} 处，见复核。", "{count} more; see the review.")
}

/// In what a ruling given and today's differ, in few words: 不同：结果、依据.
#[must_use]
pub fn mark(reviewed: &Reviewed, lang: Lang) -> String {
    let words = words(lang);
    if reviewed.now.is_err() {
        return words.not_worked.to_owned();
    }
    if reviewed.differs.is_empty() {
        return words.same.to_owned();
    }
    let name = |&one: &Difference| super::review::difference(one, lang).to_owned();
    let parts = names::list(&reviewed.differs.iter().map(name).collect::<Vec<_>>(), lang);
    let differs = words.differs;
    say!(lang, "{differs}：{parts}", "{differs}: {parts}")
}

/// Who ruled, and what became of it: 1 现场裁判：黑方判负 → 黑方犯规一次.
#[must_use]
pub fn in_short(report: &Report, reviewed: &Reviewed, lang: Lang) -> String {
    let who = match reviewed.entry {
        Entry::Ruling(index) => {
            let stage = report.rulings.get(index).map(|given| reports::stage(given.stage, lang));
            format!("{} {}", index + 1, stage.unwrap_or_default())
        }
        Entry::Decision(index) => format!("{} {}", index + 1, words(lang).decision),
    };
    let result = |come: &RulingSummary| papers::given(come.outcome, come.charged, lang);
    let then = result(&reviewed.then);
    let now = reviewed.now.as_ref().map_or_else(|_| words(lang).not_worked.to_owned(), result);
    say!(lang, "{who}：{then} → {now}", "{who}: {then} → {now}")
}

/// A text of law as it was cited: its name, its edition, and the first digits of its digest.
#[must_use]
pub fn cited(name: &str, edition: &str, digest: &str, lang: Lang) -> String {
    let digest = digest.get(..DIGITS).unwrap_or(digest);
    let more: Vec<&str> = [edition, digest].into_iter().filter(|part| !part.is_empty()).collect();
    match (more.is_empty(), lang) {
        (true, _) => name.to_owned(),
        (false, Lang::Zh) => format!("{name}（{}）", more.join("，")),
        (false, Lang::En) => format!("{name} ({})", more.join(", ")),
    }
}

/// The appeal in a few words: by whom, for which side, against which ruling.
#[must_use]
pub fn appeal(report: &Report, appeal: &Appeal, lang: Lang) -> String {
    let mut parts = Vec::new();
    if !appeal.by.is_empty() {
        parts.push(appeal.by.clone());
    }
    if let Some(side) = appeal.side {
        let side = names::side(side, lang);
        parts.push(say!(lang, "为{side}", "for {side}"));
    }
    if let Some(against) = appeal.against {
        let of = committee::entry(report, Entry::Ruling(against), lang);
        parts.push(say!(lang, "针对{of}", "against {of}"));
    }
    if !appeal.lodged.is_empty() {
        let lodged = &appeal.lodged;
        parts.push(say!(lang, "{lodged} 提出", "lodged {lodged}"));
    }
    parts.join(lang.pick("，", ", "))
}

/// How a disputed fact is taken to fall, for the trial.
#[must_use]
pub fn tried(so: &str, lang: Lang) -> String {
    say!(lang, "试看：{so}", "Trial: {so}")
}

/// Which of the law was chosen instead: 规则 甲 → 乙.
#[must_use]
pub fn instead(what: &str, recorded: &str, tried: &str, lang: Lang) -> String {
    say!(lang, "{what}：{recorded} → {tried}", "{what}: {recorded} → {tried}")
}

/// The result by the record, beside that of the trial.
#[must_use]
pub fn by_record(result: &str, lang: Lang) -> String {
    let title = words(lang).recorded_result;
    say!(lang, "{title}：{result}", "{title}: {result}")
}

/// How often each result was given among like cases: 判负 2 份，记犯规一次 1 份.
#[must_use]
pub fn results(results: &[(GivenOutcome, Vec<usize>)], lang: Lang) -> String {
    let one = |(outcome, of): &(GivenOutcome, Vec<usize>)| {
        let (outcome, count) = (reports::given_outcome(*outcome, lang), of.len());
        say!(lang, "{outcome} {count} 份", "{outcome} {count}")
    };
    results.iter().map(one).collect::<Vec<_>>().join(lang.pick("，", ", "))
}

/// How alike a report is.
#[must_use]
pub fn likeness(score: u32, lang: Lang) -> String {
    say!(lang, "相似 {score}%", "{score}% alike")
}

/// A report in a list: its event, or its file where that is not named.
#[must_use]
pub fn report_name(summary: &Summary, path: &Path, lang: Lang) -> String {
    let parts: Vec<&str> =
        [summary.event.as_str(), summary.date.as_str()].into_iter().filter(|part| !part.is_empty()).collect();
    if parts.is_empty() {
        return path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    }
    parts.join(lang.pick("　", " · "))
}

/// The result that stands in a report.
#[must_use]
pub fn standing(summary: &Summary, lang: Lang) -> String {
    summary.result.map(|(outcome, side)| papers::given(outcome, side, lang)).unwrap_or_default()
}

/// How many files were looked through.
#[must_use]
pub fn files(count: usize, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("看了 {count} 份文件。"),
        Lang::En => format!("Looked through {}.", names::plural(count, "file", "files")),
    }
}
