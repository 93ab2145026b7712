//! Reports, one a row.

use super::table;
use crate::case::{NotRulable, RulingSummary};
use crate::ruling::Tally;
use crate::store::archive::{Content, Entry, Summary};
use crate::text::{Lang, folder, names, outcomes, reports, review, ruling};
use crate::tr;

/// Reports as CSV, one a row; of a file that cannot be read the reason, in this language.
pub fn reports_csv(entries: &[&Entry], lang: Lang) -> String {
    let rows: Vec<Vec<String>> = entries.iter().map(|entry| row(entry, lang)).collect();
    table(&HEADER, &rows)
}

/// What follows from a report under the law it cites, or why nothing does; `None` for a file that cannot be read.
pub type Anew = Option<Result<RulingSummary, NotRulable>>;

/// The same with the rulings made anew.
pub fn reports_ruled_csv(entries: &[&Entry], ruled: &[Anew], lang: Lang) -> String {
    let mut header = HEADER.to_vec();
    header.extend(["ruled_outcome", "ruled_charged", "ruled_ground", "not_ruled"]);
    let rows = entries.iter().zip(ruled).map(|(entry, anew)| {
        let mut row = row(entry, lang);
        row.extend(match anew {
            None => [const { String::new() }; 4],
            Some(Ok(summary)) => [
                summary.outcome.code().to_owned(),
                summary.outcome.by(summary.charged).unwrap_or_default().to_owned(),
                summary.ground.clone(),
                String::new(),
            ],
            Some(Err(why)) => [String::new(), String::new(), String::new(), review::not_rulable(why, lang)],
        });
        row
    });
    let rows: Vec<Vec<String>> = rows.collect();
    table(&header, &rows)
}

/// The same for people: headings and values in this language instead of words for programs.
pub fn reports_in_words(entries: &[&Entry], lang: Lang) -> String {
    let rows: Vec<Vec<String>> = entries.iter().map(|entry| row_in_words(entry, lang)).collect();
    table(
        &[
            tr!(lang, "column-file"),
            tr!(lang, "column-event"),
            tr!(lang, "column-place"),
            tr!(lang, "column-date"),
            tr!(lang, "column-round"),
            tr!(lang, "column-table"),
            tr!(lang, "column-red"),
            tr!(lang, "column-black"),
            tr!(lang, "column-level"),
            tr!(lang, "column-kinds"),
            tr!(lang, "column-clauses"),
            tr!(lang, "column-result"),
            tr!(lang, "column-against"),
            tr!(lang, "column-red-time"),
            tr!(lang, "column-black-time"),
            tr!(lang, "column-colours"),
            tr!(lang, "column-state"),
            tr!(lang, "column-breaches-by-red"),
            tr!(lang, "column-fouls-by-red"),
            tr!(lang, "column-technical-fouls-by-red"),
            tr!(lang, "column-breaches-by-black"),
            tr!(lang, "column-fouls-by-black"),
            tr!(lang, "column-technical-fouls-by-black"),
            tr!(lang, "column-seals"),
            tr!(lang, "column-problem"),
        ],
        &rows,
    )
}

fn row_in_words(entry: &Entry, lang: Lang) -> Vec<String> {
    let mut row = row(entry, lang);
    let Some(s) = entry.summary() else { return row };
    let kinds: Vec<String> = s.kinds.iter().map(|&kind| folder::kind(kind, lang).to_owned()).collect();
    let (outcome, charged) = s.result.map_or(("", ""), |(outcome, charged)| {
        (reports::given_outcome(outcome, lang), charged.map_or("", |side| names::side(side, lang)))
    });
    let time = |seconds: i64| match seconds {
        0 => String::new(),
        _ => format!("{}{}", if seconds < 0 { "-" } else { "+" }, outcomes::duration(seconds, lang)),
    };
    let words = [
        ("level", ruling::level(s.level, lang).to_owned()),
        ("kinds", names::list(&kinds, lang)),
        ("clauses", s.clauses_known().join(" ")),
        ("outcome", outcome.to_owned()),
        ("charged", charged.to_owned()),
        ("red_time", time(s.red_time)),
        ("black_time", time(s.black_time)),
        (
            "colours",
            if s.colours_exchanged {
                tr!(lang, "outcome-colours-exchanged").to_owned()
            } else {
                String::new()
            },
        ),
        ("state", folder::state(s.state, lang).to_owned()),
        ("seals", folder::integrity(s.given, s.unsealed, s.breaches, lang)),
    ];
    for (column, text) in words {
        let at = HEADER.iter().position(|name| *name == column);
        if let Some(cell) = at.and_then(|at| row.get_mut(at)) {
            *cell = text;
        }
    }
    row
}

const HEADER: [&str; 25] = [
    "file",
    "event",
    "place",
    "date",
    "round",
    "table",
    "red",
    "black",
    "level",
    "kinds",
    "clauses",
    "outcome",
    "charged",
    "red_time",
    "black_time",
    "colours",
    "state",
    "red_breaches",
    "red_fouls",
    "red_technical",
    "black_breaches",
    "black_fouls",
    "black_technical",
    "seals",
    "problem",
];

fn row(entry: &Entry, lang: Lang) -> Vec<String> {
    let file = entry.path.display().to_string();
    let s = match &entry.content {
        Content::Report(summary) => summary,
        Content::Problem(problem) => {
            let mut row = vec![file];
            row.resize(HEADER.len() - 1, String::new());
            row.push(folder::problem(problem, lang));
            return row;
        }
    };
    let (outcome, charged) = codes(s);
    let kinds: Vec<&str> = s.kinds.iter().map(|kind| kind.code()).collect();
    let mut row = vec![file];
    row.extend([&s.event, &s.place, &s.date, &s.round, &s.table, &s.red, &s.black].map(Clone::clone));
    row.extend([s.level.code().to_owned(), kinds.join(" "), s.clauses.join(" ")]);
    row.extend([outcome, charged].map(str::to_owned));
    row.extend([s.red_time, s.black_time].map(|seconds| seconds.to_string()));
    row.extend([if s.colours_exchanged { "exchanged" } else { "kept" }, s.state.code()].map(str::to_owned));
    for Tally { breaches, fouls, technical } in [s.red_fouls, s.black_fouls] {
        row.extend([breaches, fouls, technical].map(|count| count.to_string()));
    }
    row.extend([seals_code(s).to_owned(), String::new()]);
    row
}

fn codes(summary: &Summary) -> (&'static str, &'static str) {
    let Some((outcome, charged)) = summary.result else { return ("", "") };
    (outcome.code(), outcome.by(charged).unwrap_or_default())
}

/// The word for whether the seals of a report hold; empty where nothing was given.
pub const fn seals_code(summary: &Summary) -> &'static str {
    match (summary.breaches, summary.given, summary.unsealed) {
        (1.., _, _) => "broken",
        (0, 0, _) => "",
        (0, _, 0) => "sealed",
        (0, given, unsealed) if given == unsealed => "none",
        _ => "partly",
    }
}
