//! Whether what was sealed is still as it was.

use std::cmp::Ordering;

use strum::IntoEnumIterator as _;

use super::{Content, Part, Seal, Section, sealed_decision, sealed_ruling, section_digest};
use crate::report::{Comments, FoulRow, KeySignature, Report};

/// A ruling or decision of a report, by its number from 0.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Entry {
    Ruling(usize),
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
fn broken_in(report: &Report, content: &Content) -> Vec<Breach> {
    let mut found = Vec::new();
    for (of, seal, signed) in entries(report) {
        let mut breach = |what| found.push(Breach { of, what });
        if let Some(seal) = seal {
            if is_whole(seal) {
                let own = [canonical_entry(report, of)];
                for part in &seal.parts {
                    let items =
                        if part.section == Section::Given { &own } else { content.items(part.section) };
                    let change = change(part, items);
                    let change = change.filter(|change| !only_enters_rulings(report, part, *change));
                    if let Some(change) = change {
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
    for (of, _, signed) in entries(report) {
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
    pub of: Entry,
    pub signature: &'a KeySignature,
    /// Whether what was signed is still as it was; where not, the signature is over what stood there before.
    pub holds: bool,
}

/// The keys under which more than one name signed, each with its names in their order.
pub fn keys_of_several_names(report: &Report) -> Vec<(&str, Vec<&str>)> {
    let mut keys: Vec<(&str, Vec<&str>)> = Vec::new();
    for signature in entries(report).flat_map(|(_, _, signed)| signed) {
        let (key, name) = (signature.key.as_str(), signature.name.trim());
        match keys.iter_mut().find(|(known, _)| *known == key) {
            Some((_, names)) if !names.contains(&name) => names.push(name),
            Some(_) => {}
            None => keys.push((key, vec![name])),
        }
    }
    keys.retain(|(_, names)| names.len() > 1);
    keys
}

/// The rulings and decisions without a seal: made without this program, or before it made seals.
pub fn unsealed(report: &Report) -> Vec<Entry> {
    entries(report).filter(|(_, seal, _)| seal.is_none()).map(|(of, ..)| of).collect()
}

/// Everything given, with its seal and its signatures.
pub fn entries(report: &Report) -> impl Iterator<Item = (Entry, Option<&Seal>, &[KeySignature])> {
    let rulings = report.rulings.iter().enumerate();
    let rulings =
        rulings.map(|(index, one)| (Entry::Ruling(index), one.seal.as_deref(), one.signed.as_slice()));
    let decisions = report.decisions.iter().enumerate();
    let decisions =
        decisions.map(|(index, one)| (Entry::Decision(index), one.seal.as_deref(), one.signed.as_slice()));
    rulings.chain(decisions)
}

/// The canonical text of what was given, without its seal and signatures.
fn canonical_entry(report: &Report, of: Entry) -> String {
    let text = match of {
        Entry::Ruling(index) => report.rulings.get(index).map(sealed_ruling),
        Entry::Decision(index) => report.decisions.get(index).map(sealed_decision),
    };
    text.unwrap_or_default()
}

/// Whether a seal has every section once and in order, and its digest is that of its parts.
fn is_whole(seal: &Seal) -> bool {
    let sections = seal.parts.iter().map(|part| part.section);
    sections.eq(Section::iter()) && Seal::digest_of(&seal.parts) == seal.digest
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

/// Whether all that came onto the foul sheet since are the fouls of sealed rulings of this report, against the side they
/// charge. Entering them is what follows from those rulings, and what stood against a side before counts without them.
fn only_enters_rulings(report: &Report, part: &Part, change: Change) -> bool {
    let added = report.foul_sheet.get(part.count..).unwrap_or_default();
    matches!(change, Change::Added(_))
        && part.section == Section::FoulSheet
        && added.iter().all(|row| enters_sealed_ruling(report, row))
}

fn enters_sealed_ruling(report: &Report, row: &FoulRow) -> bool {
    let ruling = report.ruling_of(row).and_then(|index| report.rulings.get(index));
    ruling.is_some_and(|ruling| {
        let charges = ruling.charged.is_none_or(|charged| charged == row.side);
        charges && ruling.outcome.charges() && ruling.seal.as_deref().is_some_and(is_whole)
    })
}

fn change(part: &Part, items: &[String]) -> Option<Change> {
    let Some(sealed) = items.get(..part.count) else { return Some(Change::Removed) };
    if section_digest(part.section, sealed) != part.digest {
        return Some(Change::Altered);
    }
    let added = items.len() - part.count;
    (added > 0 && !part.section.may_grow()).then_some(Change::Added(added))
}

/// In lists longer than this it is not looked for one item put in or moved: that takes as many digests, or the
/// square of it.
const MOST_PUT_IN: usize = 2000;
const MOST_MOVED: usize = 40;

/// Where in a section a change lies; items are counted from 0.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// This item was put in; without it the section is as sealed.
    PutIn(usize),
    /// The first stands where the second is the number of its place as sealed; all else is as sealed.
    Moved(usize, usize),
    /// The items from the first to the last were added after those sealed.
    Added(usize, usize),
    /// Among the items from the first to the last, which may be the same; those before are as another seal, which
    /// holds, has them.
    Among(usize, usize),
    /// Something from this item on was taken out or changed; those before are as another seal has them.
    From(usize),
}

/// Everything that no longer holds, as [`verify`](super::verify) finds it, with its place where the section is a
/// list of items and the place can be told.
pub fn located(report: &Report) -> Vec<(Breach, Option<Place>)> {
    let content = Content::of(report);
    let found = broken_in(report, &content);
    found.into_iter().map(|breach| (breach, place(report, &content, &breach))).collect()
}

fn place(report: &Report, content: &Content, breach: &Breach) -> Option<Place> {
    let Broken::Section(section, change) = breach.what else { return None };
    if !is_list(section) {
        return None;
    }
    let items = content.items(section);
    let part = part_of(report, breach.of, section)?;
    if let Change::Added(_) = change {
        return Some(Place::Added(part.count, items.len().checked_sub(1)?));
    }
    let sound = soundly_sealed(report, content, section);
    match items.len().cmp(&part.count) {
        Ordering::Less => Some(Place::From(sound)),
        Ordering::Equal => moved(part, items).or_else(|| among(sound, part.count)),
        Ordering::Greater => put_in(part, items).or_else(|| among(sound, part.count)),
    }
}

/// Whether the items of a section are rows of a list, each by its number.
const fn is_list(section: Section) -> bool {
    !matches!(section, Section::Event | Section::Law | Section::Players | Section::Given)
}

fn part_of(report: &Report, of: Entry, section: Section) -> Option<&Part> {
    let (_, seal, ..) = entries(report).find(|(entry, ..)| *entry == of)?;
    seal?.parts.iter().find(|part| part.section == section)
}

/// How many items of a section, from the first on, some seal shows to be as they were.
fn soundly_sealed(report: &Report, content: &Content, section: Section) -> usize {
    let items = content.items(section);
    let holds = |part: &&Part| {
        items.get(..part.count).is_some_and(|sealed| section_digest(section, sealed) == part.digest)
    };
    let whole = entries(report).filter_map(|(_, seal, ..)| seal.filter(|seal| is_whole(seal)));
    let parts = whole.flat_map(|seal| seal.parts.iter().filter(|part| part.section == section));
    parts.filter(holds).map(|part| part.count).max().unwrap_or(0)
}

fn among(sound: usize, count: usize) -> Option<Place> {
    let last = count.checked_sub(1)?;
    (sound <= last).then_some(Place::Among(sound, last))
}

/// The one item without which the list begins as it was sealed.
fn put_in(part: &Part, items: &[String]) -> Option<Place> {
    let items = items.get(..=part.count).filter(|items| items.len() <= MOST_PUT_IN)?;
    let without = |index: &usize| {
        let mut rest = items.to_vec();
        rest.remove(*index);
        section_digest(part.section, &rest) == part.digest
    };
    (0..items.len()).find(without).map(Place::PutIn)
}

/// The one item that stands elsewhere than it was sealed.
fn moved(part: &Part, items: &[String]) -> Option<Place> {
    if items.len() > MOST_MOVED {
        return None;
    }
    let pairs = (0..items.len()).flat_map(|from| (0..items.len()).map(move |to| (from, to)));
    let was_sealed = |(now, then): &(usize, usize)| {
        let mut back = items.to_vec();
        let item = back.remove(*now);
        back.insert(*then, item);
        now != then && section_digest(part.section, &back) == part.digest
    };
    pairs.into_iter().find(was_sealed).map(|(now, then)| Place::Moved(now, then))
}

/// What came after a sealed ruling or decision and may come later: exhibits, statements, arbiters and moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AddedSince {
    /// The last one they came after.
    pub of: Entry,
    /// By their sections and their numbers from 0.
    pub items: Vec<(Section, Vec<usize>)>,
}

/// The sections that may grow and whose items stand on papers by themselves; the foul sheet by what the rulings put
/// there. Rulings and decisions have seals of their own.
const GROWING: [Section; 5] =
    [Section::Exhibits, Section::Statements, Section::Arbiters, Section::Later, Section::FoulSheet];

/// What came after what was sealed, each item once: with the last ruling or decision, decisions after rulings, that did
/// not have it before it.
pub fn added_since(report: &Report) -> Vec<AddedSince> {
    let content = Content::of(report);
    let sealed: Vec<(Entry, &Seal)> =
        entries(report).filter_map(|(of, seal, _)| Some((of, seal.filter(|seal| is_whole(seal))?))).collect();
    let count = |seal: &Seal, section| {
        seal.parts.iter().find(|part| part.section == section).map_or(0, |part| part.count)
    };
    let mut found: Vec<AddedSince> =
        sealed.iter().map(|&(of, _)| AddedSince { of, items: Vec::new() }).collect();
    for section in GROWING {
        for index in 0..content.items(section).len() {
            // What else comes onto the foul sheet is a breach.
            let row = report.foul_sheet.get(index).filter(|_| section == Section::FoulSheet);
            if row.is_some_and(|row| !enters_sealed_ruling(report, row)) {
                continue;
            }
            let after = sealed.iter().rposition(|(_, seal)| count(seal, section) <= index);
            let Some(since) = after.and_then(|after| found.get_mut(after)) else { continue };
            match since.items.iter_mut().find(|(of, _)| *of == section) {
                Some((_, indices)) => indices.push(index),
                None => since.items.push((section, vec![index])),
            }
        }
    }
    found.retain(|since| !since.items.is_empty());
    found
}

/// Something of a report that no seal covers.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Uncovered {
    /// No ruling or decision of the report has a seal.
    Everything,
    Remarks,
    /// What the game's record says of its result.
    Result,
    /// The comments of the game's record.
    Comments,
    /// Its variations.
    Variations,
    /// How this exhibit is turned, cropped and labelled.
    View(usize),
    /// The items of a section from the first to the last: no seal shows them to be as they were. They came later, or
    /// were changed.
    Items(Section, usize, usize),
}

impl Uncovered {
    /// Whether this item of a section is meant.
    pub fn is_item(self, of: Section, index: usize) -> bool {
        match self {
            Self::Everything => true,
            Self::Items(section, first, last) => section == of && (first..=last).contains(&index),
            _ => false,
        }
    }
}

/// What of the report is under no seal.
pub fn uncovered(report: &Report) -> Vec<Uncovered> {
    if entries(report).all(|(_, seal, _)| seal.is_none()) {
        return vec![Uncovered::Everything];
    }
    let content = Content::of(report);
    let mut found = Vec::new();
    for section in GROWING {
        let (sealed, all) = (soundly_sealed(report, &content, section), content.items(section).len());
        if sealed < all {
            found.push(Uncovered::Items(section, sealed, all - 1));
        }
    }
    for (index, exhibit) in report.exhibits.iter().enumerate() {
        if !exhibit.annotations.is_plain() {
            found.push(Uncovered::View(index));
        }
    }
    if !report.remarks.is_empty() {
        found.push(Uncovered::Remarks);
    }
    if report.result.is_some() {
        found.push(Uncovered::Result);
    }
    if report.comments != Comments::default() {
        found.push(Uncovered::Comments);
    }
    if !report.variations.all().is_empty() {
        found.push(Uncovered::Variations);
    }
    found
}
