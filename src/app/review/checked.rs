//! What was found of a report's seals and of the rulings given.

use std::sync::Arc;

use crate::case::{Reviewed, review_knowing};
use crate::law::Library;
use crate::report::Report;
use crate::report::seal::{
    self, AddedSince, Breach, Entry, Place, Uncovered, added_since, fingerprint, located, signatures,
    uncovered, unsealed,
};

/// What was found of one state of the report.
#[derive(Clone, Debug, PartialEq)]
pub struct Checked {
    pub report: Arc<Report>,
    /// What no longer holds, with its place where that can be told.
    pub breaches: Vec<(Breach, Option<Place>)>,
    /// Rulings and decisions without a seal.
    pub unsealed: Vec<Entry>,
    /// What was added after something had been sealed.
    pub added: Vec<AddedSince>,
    /// What is under no seal.
    pub uncovered: Vec<Uncovered>,
    /// Signatures by keys that are valid.
    pub signed: Vec<Signed>,
    /// The rulings and decisions given, beside what follows today.
    pub reviewed: Vec<Reviewed>,
}

/// A valid signature by a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signed {
    pub of: Entry,
    /// By whom, as he writes it.
    pub name: String,
    /// When, as he writes it.
    pub when: String,
    /// The fingerprint of the key.
    pub fingerprint: String,
    /// Whether what was signed is still as it was.
    pub holds: bool,
}

impl Checked {
    /// Looks through a report.
    pub fn of(report: Arc<Report>, library: &Library) -> Self {
        if report.rulings.is_empty() && report.decisions.is_empty() {
            return Self::nothing_given(report);
        }
        let breaches = located(&report);
        let broken: Vec<Breach> = breaches.iter().map(|(breach, _)| *breach).collect();
        Self {
            unsealed: unsealed(&report),
            added: added_since(&report),
            uncovered: uncovered(&report),
            signed: valid(&report, &broken),
            reviewed: review_knowing(&report, library, &broken),
            breaches,
            report,
        }
    }

    /// What there is to find where nothing was given.
    pub const fn nothing_given(report: Arc<Report>) -> Self {
        Self {
            report,
            breaches: Vec::new(),
            unsealed: Vec::new(),
            added: Vec::new(),
            uncovered: Vec::new(),
            signed: Vec::new(),
            reviewed: Vec::new(),
        }
    }

    /// How many rulings and decisions are sealed.
    pub fn sealed(&self) -> usize {
        (self.report.rulings.len() + self.report.decisions.len()).saturating_sub(self.unsealed.len())
    }

    /// Whether this ruling or decision has a seal.
    pub fn is_sealed(&self, entry: Entry) -> bool {
        !self.unsealed.contains(&entry)
    }

    /// The seals of which all holds, each with its digest.
    pub fn sound(&self) -> Vec<(Entry, &str)> {
        let rulings = self.report.rulings.iter().map(|ruling| ruling.seal.as_deref()).enumerate();
        let decisions = self.report.decisions.iter().map(|decision| decision.seal.as_deref()).enumerate();
        let entries = rulings
            .map(|(index, seal)| (Entry::Ruling(index), seal))
            .chain(decisions.map(|(index, seal)| (Entry::Decision(index), seal)));
        let sound = entries.filter(|(entry, _)| self.broken(*entry).next().is_none());
        sound.filter_map(|(entry, seal)| Some((entry, seal?.digest.as_str()))).collect()
    }

    /// What does not hold of this ruling or decision.
    pub fn broken(&self, entry: Entry) -> impl Iterator<Item = &(Breach, Option<Place>)> {
        self.breaches.iter().filter(move |(breach, _)| breach.of == entry)
    }

    /// It beside what follows today.
    pub fn reviewed(&self, entry: Entry) -> Option<&Reviewed> {
        self.reviewed.iter().find(|reviewed| reviewed.entry == entry)
    }
}

fn valid(report: &Report, broken: &[Breach]) -> Vec<Signed> {
    let valid = signatures(report, broken).into_iter();
    let named = valid.map(|seal::Signed { of, signature, holds }| Signed {
        of,
        name: signature.name.clone(),
        when: signature.when.clone(),
        fingerprint: fingerprint(&signature.key).unwrap_or_default(),
        holds,
    });
    named.collect()
}
