//! Whether what was sealed is still as it was.

use super::content::{self, Content};
use super::{Part, Seal, Section, given};
use crate::report::{KeySignature, Report};

/// A ruling or decision of a report, by its number from 0.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Entry {
    /// A ruling given.
    Ruling(usize),
    /// A decision of the committee.
    Decision(usize),
}

/// How a section differs from what was sealed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// What was sealed is not as it was.
    Altered,
    /// It has fewer items than were sealed.
    Removed,
    /// What was sealed is as it was, and so many items came after it that may not.
    Added(usize),
}

/// What does not hold.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Broken {
    /// The seal is not one the program makes, or was itself altered: it proves nothing.
    Seal,
    /// A section changed since.
    Section(Section, Change),
    /// The signature by key of this number, from 0, is not one over this seal.
    Signature(usize),
}

/// Something sealed or signed that no longer holds.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Breach {
    /// Whose seal.
    pub of: Entry,
    /// What does not hold.
    pub what: Broken,
}

/// Everything sealed or signed that no longer holds; rulings first, in their order. Where nothing is sealed there
/// is nothing to break.
#[must_use]
pub fn verify(report: &Report) -> Vec<Breach> {
    broken_in(report, &Content::of(report))
}

/// The same, the report's content being known.
pub(super) fn broken_in(report: &Report, content: &Content) -> Vec<Breach> {
    let mut found = Vec::new();
    for (of, seal, signed, given) in entries(report) {
        let mut breach = |what| found.push(Breach { of, what });
        if let Some(seal) = seal {
            if is_whole(seal) {
                for part in &seal.parts {
                    let own = [given.clone()];
                    let items =
                        if part.section == Section::Given { &own } else { content.items(part.section) };
                    if let Some(change) = change(part, items) {
                        breach(Broken::Section(part.section, change));
                    }
                }
            } else {
                breach(Broken::Seal);
            }
        }
        for (number, signature) in signed.iter().enumerate() {
            if !seal.is_some_and(|seal| signature.is_over(seal)) {
                breach(Broken::Signature(number));
            }
        }
    }
    found
}

/// The rulings and decisions without a seal: made without this program, or before it made seals.
#[must_use]
pub fn unsealed(report: &Report) -> Vec<Entry> {
    let without = |(of, seal, _, _): (Entry, Option<&Seal>, _, _)| seal.is_none().then_some(of);
    entries(report).filter_map(without).collect()
}

pub(super) type Given<'a> = (Entry, Option<&'a Seal>, &'a [KeySignature], String);

/// Everything given, with its seal, its signatures and its canonical item.
pub(super) fn entries(report: &Report) -> impl Iterator<Item = Given<'_>> {
    let rulings = report.rulings.iter().enumerate().map(|(index, ruling)| {
        let of = Entry::Ruling(index);
        (of, ruling.seal.as_deref(), ruling.signed.as_slice(), given::ruling(ruling))
    });
    let decisions = report.decisions.iter().enumerate().map(|(index, decision)| {
        let of = Entry::Decision(index);
        (of, decision.seal.as_deref(), decision.signed.as_slice(), given::decision(decision))
    });
    rulings.chain(decisions)
}

/// Whether a seal has every section once and in order, and its digest is that of its parts.
pub(super) fn is_whole(seal: &Seal) -> bool {
    let sections = seal.parts.iter().map(|part| part.section);
    sections.eq(Section::ALL) && Seal::digest_of(&seal.parts) == seal.digest
}

fn change(part: &Part, items: &[String]) -> Option<Change> {
    let Some(sealed) = items.get(..part.count) else { return Some(Change::Removed) };
    if content::digest(part.section, sealed) != part.digest {
        return Some(Change::Altered);
    }
    let added = items.len() - part.count;
    (added > 0 && !part.section.may_grow()).then_some(Change::Added(added))
}
