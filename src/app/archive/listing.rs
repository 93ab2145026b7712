//! The list: what was asked for, in order, copies beside what they are copies of.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::sync::Arc;

use crate::app::archive::ask::{Ask, Column};
use crate::report::GivenOutcome;
use crate::store::archive::{
    Archive, Copies, CopyReason, Entry, IncidentKind, ReportState, Summary, copies, name,
};

/// A row of the list.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The number of the file among those of the archive.
    pub entry: usize,
    /// Whether it is a copy, and of what kind.
    pub copy: Option<CopyReason>,
    /// Whether it stands below the file that it is a copy of.
    pub below: bool,
}

/// The list that answers what was asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// The files listed from.
    pub archive: Arc<Archive>,
    pub ask: Ask,
    /// The rows, in order.
    pub rows: Vec<Row>,
    /// How many there are of everything that can be left out.
    pub counts: Counts,
    /// The files that look like copies of each other.
    pub copies: Arc<Vec<Copies>>,
}

/// What lists are made of, with what all of them need.
#[derive(Clone, Debug, Default)]
pub struct Source {
    pub archive: Arc<Archive>,
    /// Those that look like copies of each other.
    copies: Arc<Vec<Copies>>,
    /// Their names as they are searched.
    names: Vec<String>,
}

impl Source {
    pub fn of(archive: Arc<Archive>) -> Self {
        let copies = Arc::new(copies(&archive.entries));
        let names = archive.entries.iter().map(name).collect();
        Self { archive, copies, names }
    }
}

/// How many files there would be with each choice, whatever else is chosen of its own sort.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub states: BTreeMap<ReportState, usize>,
    /// By kind of incident; a report may have several.
    pub kinds: BTreeMap<IncidentKind, usize>,
    pub results: BTreeMap<Option<GivenOutcome>, usize>,
    /// Files that cannot be read.
    pub damaged: usize,
}

/// The files that are asked for, in the order asked for.
pub fn list(source: &Source, ask: &Ask) -> Listing {
    let Source { archive, copies, names } = source;
    let (words, mut counts) = (ask.words(), Counts::default());
    let mut found: Vec<(usize, &Entry)> = Vec::new();
    for (index, (entry, name)) in archive.entries.iter().zip(names).enumerate() {
        if !words.matches_named(entry, name) {
            continue;
        }
        let passes = ask.passes(entry);
        counts.add(entry, passes);
        if passes.all() {
            found.push((index, entry));
        }
    }
    found.sort_by_cached_key(|(_, entry)| Key::of(entry, ask.by));
    if ask.descending {
        // What cannot be read and what says nothing stays at the end either way.
        let said = found.partition_point(|(_, entry)| Key::of(entry, ask.by).place == 0);
        if let Some(said) = found.get_mut(..said) {
            said.reverse();
        }
    }
    let rows = beside(found.iter().map(|(index, _)| *index).collect(), copies, archive);
    Listing { archive: archive.clone(), ask: ask.clone(), rows, counts, copies: copies.clone() }
}

impl Counts {
    fn add(&mut self, entry: &Entry, passes: crate::app::archive::ask::Passes) {
        let Some(Summary { state, kinds, result, .. }) = entry.summary() else {
            self.damaged += usize::from(passes.state && passes.kind && passes.result);
            return;
        };
        if passes.kind && passes.result && passes.damaged {
            *self.states.entry(*state).or_default() += 1;
        }
        if passes.state && passes.kind && passes.damaged {
            *self.results.entry(result.map(|(outcome, _)| outcome)).or_default() += 1;
        }
        if passes.state && passes.result && passes.damaged {
            for kind in kinds {
                *self.kinds.entry(*kind).or_default() += 1;
            }
        }
    }
}

/// Puts copies below the file with the shortest name of those that are alike, where that is listed.
fn beside(order: Vec<usize>, copies: &[Copies], archive: &Archive) -> Vec<Row> {
    let length =
        |&index: &usize| archive.entries.get(index).map_or(usize::MAX, |entry| entry.path.as_os_str().len());
    // Of each copy the file it belongs to. What only tells of the same game is a report of its own.
    let mut of: BTreeMap<usize, Vec<(usize, CopyReason)>> = BTreeMap::new();
    for group in copies.iter().filter(|group| group.why != CopyReason::SameGame) {
        let Some(&main) = group.entries.iter().min_by_key(|index| (length(index), **index)) else { continue };
        for &copy in group.entries.iter().filter(|&&copy| copy != main) {
            of.entry(copy).or_default().push((main, group.why));
        }
    }
    let listed: std::collections::HashSet<usize> = order.iter().copied().collect();
    let mut below: BTreeMap<usize, Vec<Row>> = BTreeMap::new();
    let mut rows = Vec::with_capacity(order.len());
    for &entry in &order {
        let scenarios = of.get(&entry).map_or(&[][..], Vec::as_slice);
        let stands = |main: usize| listed.contains(&main) && !of.contains_key(&main);
        match scenarios.iter().find(|(main, _)| stands(*main)) {
            Some(&(main, why)) => {
                below.entry(main).or_default().push(Row { entry, copy: Some(why), below: true });
            }
            None => rows.push(Row { entry, copy: scenarios.first().map(|(_, why)| *why), below: false }),
        }
    }
    if below.is_empty() {
        return rows;
    }
    let mut all = Vec::with_capacity(order.len());
    for row in rows {
        all.push(row);
        all.extend(below.remove(&row.entry).unwrap_or_default());
    }
    all
}

/// What a file is sorted by: reports that say something first, then those that say nothing, then other files.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    place: u8,
    parts: Vec<Part>,
}

impl Key {
    fn of(entry: &Entry, by: Column) -> Self {
        let Some(s) = entry.summary() else { return Self { place: 2, parts: Vec::new() } };
        let number = |number: usize| vec![Part::Number(number as u64)];
        let parts = match by {
            Column::Event => parts(&s.event),
            Column::Date => parts(&s.date),
            Column::Round => parts(&s.round),
            Column::Table => parts(&s.table),
            Column::Players => parts(&s.red).into_iter().chain(parts(&s.black)).collect(),
            Column::Kind => s.kinds.iter().map(|&kind| Part::Number(kind as u64)).collect(),
            Column::Clauses => s.clauses.iter().flat_map(|clause| parts(clause)).collect(),
            Column::Result => s.result.map_or_else(Vec::new, |(outcome, charged)| {
                let charged = charged.map_or(0, |side| side as u64 + 1);
                vec![Part::Number(outcome as u64), Part::Number(charged)]
            }),
            Column::State => number(s.state as usize),
        };
        Self { place: u8::from(parts.is_empty()), parts }
    }
}

/// A part of a text as it is sorted: the ninth round comes before the tenth.
#[derive(PartialEq, Eq)]
enum Part {
    Number(u64),
    Text(String),
}

impl Ord for Part {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Number(one), Self::Number(other)) => one.cmp(other),
            (Self::Text(one), Self::Text(other)) => one.cmp(other),
            (Self::Number(_), Self::Text(_)) => Ordering::Less,
            (Self::Text(_), Self::Number(_)) => Ordering::Greater,
        }
    }
}

impl PartialOrd for Part {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

fn parts(text: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut rest = text.trim();
    while let Some(first) = rest.chars().next() {
        let digits = first.is_ascii_digit();
        let end = rest.find(|other: char| other.is_ascii_digit() != digits).unwrap_or(rest.len());
        let (part, after) = rest.split_at(end);
        parts.push(match part.parse() {
            Ok(number) if digits => Part::Number(number),
            _ => Part::Text(part.to_lowercase()),
        });
        rest = after;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_sorted_as_numbers() {
        let mut rounds = ["第10轮", "第9轮", "第2轮"];
        rounds.sort_by_key(|round| parts(round));
        assert_eq!(rounds, ["第2轮", "第9轮", "第10轮"]);
        let mut dates = ["2015-08", "2015-11-3", "2009", "2015-08-02"];
        dates.sort_by_key(|date| parts(date));
        assert_eq!(dates, ["2009", "2015-08", "2015-08-02", "2015-11-3"]);
    }
}
