//! `list`: the reports of a folder, or the fouls of each player over them.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use serde_json::{Value, json};

use super::args::{ListArgs, ListFormat};
use super::{Output, json, review};
use crate::case::{Current, NotRulable, RulingSummary};
use crate::export::tables::{Anew, Player, fouls_csv, players, reports_csv, reports_ruled_csv};
use crate::law::Library;
use crate::ruling::Tally;
use crate::store::archive::{Archive, Content, Entry, Query, ReportState, Summary, copies, index, refresh};
use crate::store::load_report;
use crate::text::review::{come, no_ruling, not_rulable};
use crate::text::visible::one_line;
use crate::text::{Lang, files, folder, names, outcomes, papers, ruling};
use crate::tr;

/// Carries out the command. A file that cannot be read is listed with the reason, and is no failure.
pub(super) fn run(args: &ListArgs, library: &Library) -> Output {
    let lang = args.lang;
    let archive = match archive_of(&args.folder, args.rebuild, library) {
        Ok(archive) => archive,
        Err(error) => return Output::failed(files::cannot_read(&args.folder, &error, lang)),
    };
    let query = Query::new(args.search.as_deref().unwrap_or_default());
    let shown = query.among(&archive.entries);
    let entries: Vec<&Entry> = shown.iter().filter_map(|&index| archive.entries.get(index)).collect();
    if args.fouls {
        return Output::done(fouls(&entries, args.format, lang));
    }
    let anew: Option<Vec<Anew>> = args
        .rule
        .then(|| entries.iter().map(|entry| rule_anew(&archive.folder.join(&entry.path), library)).collect());
    Output::done(match args.format {
        ListFormat::Text => text(&archive, &entries, anew.as_deref(), lang),
        ListFormat::Json => {
            let copies = named_copies(&archive);
            let mut objects: Vec<Value> = entries.iter().map(|entry| object(entry, &copies, lang)).collect();
            for (object, anew) in objects.iter_mut().zip(anew.iter().flatten()) {
                add_ruling(object, anew.as_ref(), lang);
            }
            json::written(&Value::Array(objects))
        }
        ListFormat::Csv => match anew {
            Some(anew) => reports_ruled_csv(&entries, &anew, lang),
            None => reports_csv(&entries, lang),
        },
    })
}

/// What follows from a report under the law it cites. The index does not keep it: it would not notice that law
/// was added or taken away.
fn rule_anew(path: &Path, library: &Library) -> Anew {
    let report = load_report(path).ok()?;
    Some(Current::of_report(&report, None, library).map(|current| current.summary))
}

fn add_ruling(object: &mut Value, anew: Option<&Result<RulingSummary, NotRulable>>, lang: Lang) {
    let Some(object) = object.as_object_mut() else { return };
    let (ruling, why) = match anew {
        None => return,
        Some(Ok(summary)) => (review::summary(summary), Value::Null),
        Some(Err(why)) => (Value::Null, Value::from(not_rulable(why, lang))),
    };
    object.insert("ruling".to_owned(), ruling);
    object.insert("not_ruled".to_owned(), why);
}

/// The archive of a folder, with the help of its index, which is brought up to date.
fn archive_of(folder: &Path, rebuild: bool, library: &Library) -> std::io::Result<Archive> {
    let folder = folder.canonicalize()?;
    let index = index::place(&folder);
    let known = match &index {
        Some(index) if !rebuild => index::load(index, &folder),
        _ => Archive { folder: folder.clone(), entries: Vec::new() },
    };
    let (archive, changes) = refresh(known, library, &AtomicBool::new(false), |_| {})?;
    if let Some(index) = index.filter(|_| rebuild || changes != Default::default()) {
        // Without an index the next list takes longer, and says the same.
        let _ = index::save(&index, &archive);
    }
    Ok(archive)
}

/// The other files that look like copies of each, by path.
fn named_copies(archive: &Archive) -> BTreeMap<&Path, Vec<String>> {
    let path = |index: &usize| archive.entries.get(*index).map(|entry| entry.path.as_path());
    let mut found: BTreeMap<&Path, Vec<String>> = BTreeMap::new();
    for group in copies(&archive.entries) {
        for of in group.entries.iter().filter_map(path) {
            let others = group.entries.iter().filter_map(path).filter(|&other| other != of);
            found.entry(of).or_default().extend(others.map(|other| other.display().to_string()));
        }
    }
    found
}

fn object(entry: &Entry, copies: &BTreeMap<&Path, Vec<String>>, lang: Lang) -> Value {
    let file = entry.path.display().to_string();
    let copies = copies.get(entry.path.as_path()).cloned().unwrap_or_default();
    let s = match &entry.content {
        Content::Report(summary) => summary,
        Content::Problem(problem) => {
            let error = folder::problem(problem, lang);
            return json!({ "file": file, "error": error, "digest": entry.digest, "copies": copies });
        }
    };
    let result = s.result;
    let tally = |tally: Tally| json!({ "breaches": tally.breaches, "fouls": tally.fouls, "technical": tally.technical });
    json!({
        "file": file,
        "digest": entry.digest,
        "event": s.event, "place": s.place, "date": s.date, "round": s.round, "table": s.table,
        "red": s.red, "black": s.black,
        "level": s.level.code(),
        "rulebook": s.rulebook,
        "kinds": s.kinds.iter().map(|kind| kind.code()).collect::<Vec<_>>(),
        "clauses": s.clauses,
        "outcome": result.map(|(outcome, _)| outcome.code()),
        "by": result.and_then(|(outcome, charged)| outcome.by(charged)),
        "time": json::time(&s.time()),
        "colours": json::colours(s.colours_exchanged),
        "state": s.state.code(),
        "fouls": { "red": tally(s.red_fouls), "black": tally(s.black_fouls) },
        "exhibits": s.exhibits,
        "given": s.given, "unsealed": s.unsealed, "breaches": s.breaches,
        "copies": copies,
    })
}

fn text(archive: &Archive, entries: &[&Entry], anew: Option<&[Anew]>, lang: Lang) -> String {
    let mut page = String::new();
    let mut damaged = 0;
    for (index, entry) in entries.iter().enumerate() {
        let file = entry.path.display().to_string();
        match &entry.content {
            Content::Problem(problem) => {
                damaged += 1;
                page.push_str(&(one_line(&format!("! {file}: {}", folder::problem(problem, lang))) + "\n"));
            }
            Content::Report(summary) => {
                page.push_str(&format!("{}\n    {}\n", one_line(&file), one_line(&line(summary, lang))))
            }
        }
        if let Some(Some(anew)) = anew.and_then(|anew| anew.get(index)) {
            let text = match anew {
                Ok(summary) => format!("→ {}", come(summary, lang)),
                Err(why) => format!("! {}", no_ruling(why, lang)),
            };
            page.push_str(&format!("    {}\n", one_line(&text)));
        }
    }
    page.push_str(&format!("{}\n", folder::found(entries.len(), archive.entries.len(), damaged, lang)));
    for group in copies(&archive.entries) {
        let paths: Vec<String> = group
            .entries
            .iter()
            .filter_map(|&index| archive.entries.get(index))
            .map(|entry| entry.path.display().to_string())
            .collect();
        let paths = paths.join(tr!(lang, "join-list"));
        page.push_str(&(one_line(&format!("= {}: {paths}", folder::alike(group.why, lang))) + "\n"));
    }
    page
}

fn line(summary: &Summary, lang: Lang) -> String {
    let Summary { event, date, round, table, red, black, .. } = summary;
    let versus =
        if red.is_empty() && black.is_empty() { String::new() } else { format!("{red} – {black}") };
    let kinds: Vec<&str> = summary.kinds.iter().map(|&kind| folder::kind(kind, lang)).collect();
    let result = summary.result.filter(|_| summary.state != ReportState::Draft || summary.given > 0);
    let round = if round.is_empty() { String::new() } else { tr!(lang, "archive-round", round) };
    let table = if table.is_empty() { String::new() } else { tr!(lang, "archive-table", table) };
    let parts = [
        event.clone(),
        date.clone(),
        round,
        table,
        versus,
        ruling::level(summary.level, lang).to_owned(),
        kinds.join(tr!(lang, "join-list")),
        summary.clauses.join(" "),
        result.map(|(outcome, charged)| papers::given(outcome, charged, lang)).unwrap_or_default(),
        names::commas(&outcomes::changes(&summary.time(), summary.colours_exchanged, lang), lang),
        folder::state(summary.state, lang).to_owned(),
        folder::integrity(summary.given, summary.unsealed, summary.breaches, lang),
    ];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}

/// The fouls of each player of each event.
fn fouls(entries: &[&Entry], format: ListFormat, lang: Lang) -> String {
    let players = players(entries.iter().filter_map(|entry| entry.summary()));
    match format {
        ListFormat::Csv => fouls_csv(entries),
        ListFormat::Json => {
            let object = |((event, name), player): (&(String, String), &Player)| {
                json!({
                    "event": event, "player": name, "games": player.games,
                    "breaches": player.sheet.breaches, "fouls": player.sheet.fouls,
                    "technical": player.sheet.technical,
                    "ruled_fouls": player.ruled_fouls, "ruled_losses": player.losses,
                })
            };
            json::written(&players.iter().map(object).collect::<Value>())
        }
        ListFormat::Text => {
            let line = |((event, name), player): (&(String, String), &Player)| {
                let Player { games, sheet: Tally { breaches, fouls, technical }, ruled_fouls, losses } =
                    player;
                tr!(
                    lang,
                    "cli-fouls-line",
                    event,
                    name,
                    games,
                    breaches,
                    fouls,
                    technical,
                    ruled_fouls,
                    losses
                )
            };
            players.iter().map(|player| one_line(&line(player)) + "\n").collect()
        }
    }
}
