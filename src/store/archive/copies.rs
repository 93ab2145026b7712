//! Files that look like copies of one report: shown, never resolved.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::{Entry, Summary};

/// Why files are taken for copies of one report.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CopyReason {
    /// The same content, byte for byte.
    Identical,
    /// Names that programs for shared folders give to copies: `x (1).ron`, `x 冲突副本.ron`.
    Named,
    /// The same event, round, table and players.
    SameGame,
}

/// Files taken for copies of one report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copies {
    pub why: CopyReason,
    /// Their numbers among the entries, in order; two at least.
    pub entries: Vec<usize>,
}

/// The files that look like copies of each other; of files alike in several ways the first way is named.
pub fn copies(entries: &[Entry]) -> Vec<Copies> {
    let mut found: Vec<Copies> = Vec::new();
    let mut groups = |why, groups: Vec<Vec<usize>>| {
        for entries in groups.into_iter().filter(|group| group.len() > 1) {
            let covered = |known: &Copies| entries.iter().all(|index| known.entries.contains(index));
            if !found.iter().any(covered) {
                found.push(Copies { why, entries });
            }
        }
    };
    let digest = |entry: &Entry| (!entry.digest.is_empty()).then(|| entry.digest.clone());
    groups(CopyReason::Identical, grouped(entries, digest));
    groups(CopyReason::Named, grouped(entries, |entry| Some(original(&entry.path))));
    groups(CopyReason::SameGame, grouped(entries, |entry| entry.summary().and_then(game)));
    found
}

/// The numbers of the entries by a key, those without one left out.
fn grouped<'a, K: Ord>(entries: &'a [Entry], key: impl Fn(&'a Entry) -> Option<K>) -> Vec<Vec<usize>> {
    let mut groups: BTreeMap<K, Vec<usize>> = BTreeMap::new();
    for (index, entry) in entries.iter().enumerate() {
        if let Some(key) = key(entry) {
            groups.entry(key).or_default().push(index);
        }
    }
    groups.into_values().collect()
}

/// The game of a report; `None` where too little is filled in to tell games apart.
fn game(summary: &Summary) -> Option<[&str; 6]> {
    let Summary { event, date, round, table, red, black, .. } = summary;
    let told_apart = !event.is_empty() && !red.is_empty() && !black.is_empty();
    let place = !round.is_empty() || !table.is_empty() || !date.is_empty();
    (told_apart && place).then_some([event, date, round, table, red, black])
}

/// The path without what programs add to the name of a copy.
fn original(path: &Path) -> PathBuf {
    let Some(stem) = path.file_stem() else { return path.to_owned() };
    let stem = stem.to_string_lossy();
    let mut name: &str = &stem;
    while let Some(shorter) = without_mark(name) {
        name = shorter;
    }
    path.with_file_name(format!("{name}.ron"))
}

/// What is left of a name without the mark of a copy at its end; `None` where it has none.
fn without_mark(name: &str) -> Option<&str> {
    const MARKS: [&str; 9] =
        ["冲突副本", "的冲突副本", "副本", "冲突", "conflicted copy", "conflict", "copy", "复制", "拷贝"];
    let name = name.trim_end();
    let left = if let Some((left, inside)) = bracketed(name) {
        let number = !inside.is_empty() && inside.chars().all(|one| one.is_ascii_digit());
        let marked = MARKS.iter().any(|mark| inside.to_lowercase().contains(mark));
        (number || marked).then_some(left)
    } else if let Some((left, _)) = name.split_once(".sync-conflict-") {
        Some(left)
    } else {
        let lower = name.to_ascii_lowercase();
        MARKS.iter().find(|mark| lower.ends_with(**mark)).and_then(|mark| {
            let left = name.get(..name.len() - mark.len())?;
            left.ends_with([' ', '-', '_', '–']).then_some(left)
        })
    }?;
    let left = left.trim_end_matches([' ', '-', '_', '–']);
    (!left.is_empty()).then_some(left)
}

/// A name that ends in brackets: what stands before, and in them.
fn bracketed(name: &str) -> Option<(&str, &str)> {
    let inside = name.strip_suffix([')', '）'])?;
    let open = inside.rfind(['(', '（'])?;
    let (left, rest) = inside.split_at(open);
    Some((left, rest.trim_start_matches(['(', '（'])))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_copies() {
        for name in [
            "第3轮 (1).ron",
            "第3轮（2）.ron",
            "第3轮 冲突副本.ron",
            "第3轮 - 副本.ron",
            "第3轮 - 副本 (2).ron",
            "第3轮 (王的冲突副本 2026-03-01).ron",
            "第3轮 (Ann's conflicted copy 2026-03-01).ron",
            "第3轮 - Copy.ron",
            "第3轮.sync-conflict-20260301-120000-ABCDEFG.ron",
            "第3轮.ron",
        ] {
            assert_eq!(original(Path::new(name)), Path::new("第3轮.ron"), "{name}");
        }
        for name in ["第3轮 (甲对乙).ron", "photocopy.ron", "(1).ron", "副本.ron", "2026 (最终).ron"]
        {
            assert_eq!(original(Path::new(name)), Path::new(name));
        }
    }
}
