//! Earlier reports most like one.

use super::{Entry, IncidentKind, Summary};
use crate::law::Question;
use crate::report::GivenOutcome;
use crate::ruling::TimeChange;
use xiangqi::Side;

/// Why a report is like another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Similarity {
    /// The same clauses.
    Clauses(Vec<String>),
    /// The same kinds of incident.
    Kinds(Vec<IncidentKind>),
    /// The same questions decide.
    DecisiveQuestions(Vec<Question>),
    /// The same level.
    Level,
}

/// A report like another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Precedent {
    /// Its number among the entries.
    pub entry: usize,
    /// How like it is: 100 for the same in everything.
    pub score: u32,
    pub because: Vec<Similarity>,
}

/// A whole result: what it was, against whom, what it did to the clocks and the colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultGiven {
    pub outcome: GivenOutcome,
    pub charged: Option<Side>,
    pub time: Vec<TimeChange>,
    pub colours_exchanged: bool,
}

impl ResultGiven {
    /// The result that stands in a report; `None` where it has none.
    pub fn of(summary: &Summary) -> Option<Self> {
        let (outcome, charged) = summary.result?;
        Some(Self { outcome, charged, time: summary.time(), colours_exchanged: summary.colours_exchanged })
    }
}

/// The reports most like one, and how they were ruled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Precedents {
    /// The most like first.
    pub alike: Vec<Precedent>,
    /// The results among them, the most frequent first, each with the numbers of its precedents in `alike`. More
    /// than one means that like cases were ruled differently.
    pub results: Vec<(ResultGiven, Vec<usize>)>,
}

impl Precedents {
    /// Whether like cases were ruled differently.
    pub const fn differ(&self) -> bool {
        self.results.len() > 1
    }
}

/// What sameness in one respect adds, of 100.
const CLAUSES: usize = 35;
const KINDS: usize = 30;
const DECISIVE_QUESTIONS: usize = 20;
const LEVEL: u32 = 15;

/// The `most` reports among the entries that are most like `of` and have a result. A report whose text is the same
/// is the report itself. The same level alone makes none alike.
pub fn precedents(of: &Summary, entries: &[Entry], most: usize) -> Precedents {
    let mut alike: Vec<Precedent> = Vec::new();
    for (entry, summary) in entries.iter().enumerate().filter_map(|(n, one)| one.summary().map(|s| (n, s))) {
        if summary.result.is_none() || summary == of {
            continue;
        }
        let mut because = Vec::new();
        let mut score = 0;
        let (clauses, points) = shared(of.clauses_known(), summary.clauses_known(), CLAUSES);
        score += points;
        if !clauses.is_empty() {
            because.push(Similarity::Clauses(clauses));
        }
        let (kinds, points) = shared(&of.kinds, &summary.kinds, KINDS);
        score += points;
        if !kinds.is_empty() {
            because.push(Similarity::Kinds(kinds));
        }
        let (decisive_questions, points) =
            shared(&of.decisive_questions, &summary.decisive_questions, DECISIVE_QUESTIONS);
        score += points;
        if !decisive_questions.is_empty() {
            because.push(Similarity::DecisiveQuestions(decisive_questions));
        }
        if because.is_empty() {
            continue;
        }
        if of.level == summary.level {
            score += LEVEL;
            because.push(Similarity::Level);
        }
        alike.push(Precedent { entry, score, because });
    }
    alike.sort_by_key(|one| std::cmp::Reverse(one.score));
    alike.truncate(most);
    let results = results(&alike, entries);
    Precedents { alike, results }
}

/// What two lists share, and its part of `whole`: as much of it as they share of all they have.
fn shared<T: PartialEq + Clone>(one: &[T], other: &[T], whole: usize) -> (Vec<T>, u32) {
    let both: Vec<T> = one.iter().filter(|item| other.contains(item)).cloned().collect();
    let all = one.len() + other.len() - both.len();
    let points = (whole * both.len()).checked_div(all).unwrap_or(0);
    (both, u32::try_from(points).unwrap_or(0))
}

fn results(alike: &[Precedent], entries: &[Entry]) -> Vec<(ResultGiven, Vec<usize>)> {
    let mut found: Vec<(ResultGiven, Vec<usize>)> = Vec::new();
    for (number, precedent) in alike.iter().enumerate() {
        let summary = entries.get(precedent.entry).and_then(Entry::summary);
        let Some(result) = summary.and_then(ResultGiven::of) else { continue };
        match found.iter_mut().find(|(known, _)| *known == result) {
            Some((_, of)) => of.push(number),
            None => found.push((result, vec![number])),
        }
    }
    found.sort_by_key(|(_, of)| std::cmp::Reverse(of.len()));
    found
}
