//! Where in a section a change lies, as far as the seals show.

use std::cmp::Ordering;

use super::content::{self, Content};
use super::verify::{Breach, Broken, Change, Entry, broken_in, entries, is_whole};
use super::{Part, Section};
use crate::report::Report;

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
#[must_use]
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
        items.get(..part.count).is_some_and(|sealed| content::digest(section, sealed) == part.digest)
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
        content::digest(part.section, &rest) == part.digest
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
        now != then && content::digest(part.section, &back) == part.digest
    };
    pairs.into_iter().find(was_sealed).map(|(now, then)| Place::Moved(now, then))
}
