//! `list`: the reports of a folder.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use serde_json::{Value, json};

use super::Output;
use super::committee_args::{ListArgs, ListFormat};
use super::list_fouls::fouls;
use crate::export::tables::{outcome_code, reports_csv};
use crate::law::Library;
use crate::ruling::Tally;
use crate::store::folder::{Archive, Content, Entry, Query, State, Summary, copies, refresh, store};
use crate::text::visible::one_line;
use crate::text::{Lang, files, folder, papers, ruling};
use crate::tr;
use xiangqi::Side;

/// Carries out the command. A file that cannot be read is listed with the reason, and is no failure.
pub(super) fn run(args: &ListArgs, library: &Library) -> Output {
    let lang: Lang = args.lang.into();
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
    Output::done(match args.format {
        ListFormat::Text => text(&archive, &entries, lang),
        ListFormat::Json => {
            let copies = named_copies(&archive);
            let objects: Vec<Value> = entries.iter().map(|entry| object(entry, &copies, lang)).collect();
            format!("{:#}\n", Value::Array(objects))
        }
        ListFormat::Csv => reports_csv(&entries, lang),
    })
}

/// The archive of a folder, with the help of its index, which is brought up to date.
fn archive_of(folder: &Path, rebuild: bool, library: &Library) -> std::io::Result<Archive> {
    let folder = folder.canonicalize()?;
    let index = store::place(&folder);
    let known = match &index {
        Some(index) if !rebuild => store::load(index, &folder),
        _ => Archive { folder: folder.clone(), entries: Vec::new() },
    };
    let (archive, changes) = refresh(known, library, &AtomicBool::new(false), |_| {})?;
    if let Some(index) = index.filter(|_| rebuild || changes != Default::default()) {
        // Without an index the next list takes longer, and says the same.
        let _ = store::save(&index, &archive);
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
        "outcome": result.map(|(outcome, _)| outcome_code(outcome)),
        "by": result.and_then(|(_, charged)| charged).map(Side::code),
        "state": s.state.code(),
        "fouls": { "red": tally(s.red_fouls), "black": tally(s.black_fouls) },
        "exhibits": s.exhibits,
        "given": s.given, "unsealed": s.unsealed, "breaches": s.breaches,
        "copies": copies,
    })
}

fn text(archive: &Archive, entries: &[&Entry], lang: Lang) -> String {
    let mut page = String::new();
    let mut damaged = 0;
    for entry in entries {
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
    let result = summary.result.filter(|_| summary.state != State::Draft || summary.given > 0);
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
        folder::state(summary.state, lang).to_owned(),
        folder::integrity(summary.given, summary.unsealed, summary.breaches, lang),
    ];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}
