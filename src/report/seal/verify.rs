//! Whether what was sealed is still as it was.

use super::content::{self, Content};
use super::{Part, Seal, Section};
use crate::report::{KeySignature, Report};

/// A ruling or decision of a report, by its number from 0.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Entry {
    /// A ruling given.
    Ruling(usize),
    /// A decision of the committee.
    Decision(usize),
}

impl Entry {
    /// Its number among the rulings, or among the decisions, from 0.
    pub const fn index(self) -> usize {
        match self {
            Self::Ruling(index) | Self::Decision(index) => index,
        }
    }
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
    /// It was sealed when so many rulings stood before the ruling, or decisions before the decision; now it stands
    /// after another number of them. It is a copy, or something was put in or taken out before it.
    Place(usize),
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
                if let Some(sealed) = stood_after(seal, of).filter(|&sealed| sealed != of.index()) {
                    breach(Broken::Place(sealed));
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

/// What does not hold of what a signature by key over this entry would be over; its seal alone says nothing of that.
pub fn unsound(report: &Report, of: Entry) -> Vec<Breach> {
    let unsound = |breach: &Breach| breach.of == of && !matches!(breach.what, Broken::Signature(_));
    verify(report).into_iter().filter(unsound).collect()
}

/// The signatures by keys that are valid, those by the same key over the same seal once: by whom, over what, and
/// whether all that was signed still holds as well.
pub fn signatures<'a>(report: &'a Report, found: &[Breach]) -> Vec<Signed<'a>> {
    let mut signatures: Vec<Signed<'a>> = Vec::new();
    let rulings = report.rulings.iter().map(|ruling| ruling.signed.as_slice());
    let rulings = rulings.enumerate().map(|(index, signed)| (Entry::Ruling(index), signed));
    let decisions = report.decisions.iter().map(|decision| decision.signed.as_slice());
    let decisions = decisions.enumerate().map(|(index, signed)| (Entry::Decision(index), signed));
    for (of, signed) in rulings.chain(decisions) {
        let broken: Vec<Broken> =
            found.iter().filter(|breach| breach.of == of).map(|breach| breach.what).collect();
        let holds = broken.iter().all(|what| matches!(what, Broken::Signature(_)));
        for (number, signature) in signed.iter().enumerate() {
            let again = signatures.iter().any(|one| one.of == of && one.signature.key == signature.key);
            if !again && !broken.contains(&Broken::Signature(number)) {
                signatures.push(Signed { of, signature, holds });
            }
        }
    }
    signatures
}

/// A valid signature by a key.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Signed<'a> {
    /// What was signed.
    pub of: Entry,
    /// The signature.
    pub signature: &'a KeySignature,
    /// Whether what was signed is still as it was; where not, the signature is over what stood there before.
    pub holds: bool,
}

/// The rulings and decisions without a seal: made without this program, or before it made seals.
pub fn unsealed(report: &Report) -> Vec<Entry> {
    let without = |(of, seal, _, _): (Entry, Option<&Seal>, _, _)| seal.is_none().then_some(of);
    entries(report).filter_map(without).collect()
}

pub(super) type Given<'a> = (Entry, Option<&'a Seal>, &'a [KeySignature], String);

/// Everything given, with its seal, its signatures and its canonical item.
pub(super) fn entries(report: &Report) -> impl Iterator<Item = Given<'_>> {
    let rulings = report.rulings.iter().enumerate().map(|(index, ruling)| {
        let of = Entry::Ruling(index);
        (of, ruling.seal.as_deref(), ruling.signed.as_slice(), content::ruling(ruling))
    });
    let decisions = report.decisions.iter().enumerate().map(|(index, decision)| {
        let of = Entry::Decision(index);
        (of, decision.seal.as_deref(), decision.signed.as_slice(), content::decision(decision))
    });
    rulings.chain(decisions)
}

/// Whether a seal has every section once and in order, and its digest is that of its parts.
pub(super) fn is_whole(seal: &Seal) -> bool {
    let sections = seal.parts.iter().map(|part| part.section);
    sections.eq(Section::ALL) && Seal::digest_of(&seal.parts) == seal.digest
}

/// After how many of its kind a ruling or decision stood when it was sealed. Both are only ever added at the end,
/// so that it is its number for good; how many of the other kind there were says nothing of its place.
fn stood_after(seal: &Seal, of: Entry) -> Option<usize> {
    let section = match of {
        Entry::Ruling(_) => Section::Rulings,
        Entry::Decision(_) => Section::Decisions,
    };
    seal.parts.iter().find(|part| part.section == section).map(|part| part.count)
}

fn change(part: &Part, items: &[String]) -> Option<Change> {
    let Some(sealed) = items.get(..part.count) else { return Some(Change::Removed) };
    if content::digest(part.section, sealed) != part.digest {
        return Some(Change::Altered);
    }
    let added = items.len() - part.count;
    (added > 0 && !part.section.may_grow()).then_some(Change::Added(added))
}
