//! The texts of the review room.

use std::path::Path;

use super::{Lang, committee, names, outcomes, papers, reports};
use crate::case::{Difference, Reviewed, RulingSummary};
use crate::report::seal::{Breach, Broken, Entry, Place};
use crate::report::{Appeal, Report};
use crate::store::archive::{ResultGiven, Summary};
use crate::tr;

/// So many digits of a digest tell texts apart.
const DIGITS: usize = 8;

/// A tab with the number of what is wrong or found in it.
#[must_use]
pub fn tab(name: &str, count: usize, lang: Lang) -> String {
    if count == 0 { name.to_owned() } else { tr!(lang, "room-tab", name, count) }
}

/// Something sealed that no longer holds, with its place where that is known.
#[must_use]
pub fn broken(report: &Report, breach: &Breach, place: Option<Place>, lang: Lang) -> String {
    let text = committee::breach(report, breach, lang);
    match (breach.what, place) {
        (Broken::Section(section, _), Some(place)) => {
            let place = committee::place(section, place, lang);
            format!("{text}{}{place}", tr!(lang, "join-sentences"))
        }
        _ => text,
    }
}

/// In what a ruling given and today's differ, in few words: 不同：结果、依据.
#[must_use]
pub fn mark(reviewed: &Reviewed, lang: Lang) -> String {
    if reviewed.now.is_err() {
        return tr!(lang, "room-not-worked").to_owned();
    }
    if reviewed.differs.is_empty() {
        return tr!(lang, "room-same").to_owned();
    }
    let name = |&one: &Difference| super::review::difference(one, lang).to_owned();
    let parts = names::list(&reviewed.differs.iter().map(name).collect::<Vec<_>>(), lang);
    let differs = tr!(lang, "room-differs");
    tr!(lang, "room-mark", differs, parts)
}

/// Who ruled, and what became of it: 1 现场裁判：黑方判负 → 黑方犯规一次.
#[must_use]
pub fn in_short(report: &Report, reviewed: &Reviewed, lang: Lang) -> String {
    let who = match reviewed.entry {
        Entry::Ruling(index) => {
            let stage = report.rulings.get(index).map(|given| reports::stage(given.stage, lang));
            format!("{} {}", index + 1, stage.unwrap_or_default())
        }
        Entry::Decision(index) => format!("{} {}", index + 1, tr!(lang, "room-decision")),
    };
    let result = |come: &RulingSummary| papers::given(come.outcome, come.charged, lang);
    let then = result(&reviewed.then);
    let now = reviewed.now.as_ref().map_or_else(|_| tr!(lang, "room-not-worked").to_owned(), result);
    tr!(lang, "room-in-short-decision", who, then, now)
}

/// A text of law as it was cited: its name, its edition, and the first digits of its digest.
#[must_use]
pub fn cited(name: &str, edition: &str, digest: &str, lang: Lang) -> String {
    let digest = digest.get(..DIGITS).unwrap_or(digest);
    let more: Vec<&str> = [edition, digest].into_iter().filter(|part| !part.is_empty()).collect();
    if more.is_empty() {
        return name.to_owned();
    }
    tr!(lang, "in-brackets", text = name, more = more.join(tr!(lang, "join-comma")))
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
        parts.push(tr!(lang, "room-appeal-for", side));
    }
    if let Some(against) = appeal.against {
        let of = committee::entry(report, Entry::Ruling(against), lang);
        parts.push(tr!(lang, "room-appeal-against", of));
    }
    if !appeal.lodged.is_empty() {
        let lodged = &appeal.lodged;
        parts.push(tr!(lang, "room-appeal-lodged", lodged));
    }
    parts.join(tr!(lang, "join-comma"))
}

/// How a disputed fact is taken to fall, for the trial.
#[must_use]
pub fn tried(so: &str, lang: Lang) -> String {
    tr!(lang, "room-tried", so)
}

/// Which of the law was chosen instead: 规则 甲 → 乙.
#[must_use]
pub fn instead(what: &str, recorded: &str, tried: &str, lang: Lang) -> String {
    tr!(lang, "room-instead", what, recorded, tried)
}

/// The result by the record, beside that of the trial.
#[must_use]
pub fn by_record(result: &str, lang: Lang) -> String {
    let title = tr!(lang, "room-recorded-result");
    tr!(lang, "room-by-record", title, result)
}

/// How often each result was given among like cases: 判负 2 份，记犯规一次 1 份.
#[must_use]
pub fn results(results: &[(ResultGiven, Vec<usize>)], lang: Lang) -> String {
    let one = |(result, of): &(ResultGiven, Vec<usize>)| {
        let mut parts = vec![papers::given(result.outcome, result.charged, lang)];
        parts.extend(outcomes::changes(&result.time, result.colours_exchanged, lang));
        let (outcome, count) = (names::commas(&parts, lang), of.len());
        tr!(lang, "room-results", outcome, count)
    };
    results.iter().map(one).collect::<Vec<_>>().join(tr!(lang, "join-comma"))
}

/// A report in a list: its event, or its file where that is not named.
#[must_use]
pub fn report_name(summary: &Summary, path: &Path, lang: Lang) -> String {
    let parts: Vec<&str> =
        [summary.event.as_str(), summary.date.as_str()].into_iter().filter(|part| !part.is_empty()).collect();
    if parts.is_empty() {
        return path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    }
    parts.join(tr!(lang, "join-parts"))
}

/// The result that stands in a report.
#[must_use]
pub fn standing(summary: &Summary, lang: Lang) -> String {
    summary.result.map(|(outcome, side)| papers::given(outcome, side, lang)).unwrap_or_default()
}

/// How many files were looked through.
#[must_use]
pub fn files(count: usize, lang: Lang) -> String {
    tr!(lang, "room-files", count)
}
