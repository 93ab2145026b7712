//! Disputed events: the ruling for each way the disputed facts can fall, and which of them decide.

use super::{Facts, Law, Outcome, Prior, Ruling, Verdict, rule_on};
use crate::incident::{Credence, Event, Incident};
use crate::rulebook::HandRules;

/// Above so many disputed events the ways are too many to be read, and are not worked out.
pub const MOST_DISPUTED: usize = 6;

/// A disputed fact, by the number of its event from 0.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Doubt {
    /// Whether the event happened.
    Happened(usize),
    /// Whether it came after the event recorded before it; if not, it came just before that one.
    CameAfter(usize),
}

/// One way the disputed facts can fall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The disputed facts taken to be as recorded; the other events are taken out, or change places.
    pub accepted: Vec<Doubt>,
    /// The ruling on the timeline as it then is.
    pub ruling: Ruling,
}

/// What is found of some disputed facts, whatever is found of the rest.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Condition {
    /// Facts found to be as recorded.
    pub accepted: Vec<Doubt>,
    /// Facts found not to be.
    pub rejected: Vec<Doubt>,
}

/// The ways that come to the same result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The ways, by number from 0.
    pub ways: Vec<usize>,
    /// When the result is this one: under any of these, and under nothing else.
    pub when: Vec<Condition>,
}

/// The ruling where events are disputed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disputed {
    /// The disputed facts.
    pub doubts: Vec<Doubt>,
    /// Every way they can fall, the first with all of them accepted and the last with none; empty where they
    /// are more than [`MOST_DISPUTED`].
    pub ways: Vec<Way>,
    /// The ways by result, in the order of their first way.
    pub groups: Vec<Group>,
    /// The facts each of which by itself changes the result, in some way of the others.
    pub deciding: Vec<Doubt>,
}

impl Disputed {
    /// Whether there are too many disputed events for the ways to be worked out.
    #[must_use]
    pub const fn is_too_many(&self) -> bool {
        self.doubts.len() > MOST_DISPUTED
    }

    /// The ruling, where it is the same whatever is found.
    #[must_use]
    pub fn settled(&self) -> Option<&Ruling> {
        match self.groups.as_slice() {
            [_] => self.ways.first().map(|way| &way.ruling),
            _ => None,
        }
    }

    /// The ruling of a group.
    #[must_use]
    pub fn ruling(&self, group: &Group) -> Option<&Ruling> {
        self.ways.get(*group.ways.first()?).map(|way| &way.ruling)
    }
}

/// The disputed facts of a timeline, in the order of its rows.
#[must_use]
pub fn doubts(events: &[Event]) -> Vec<Doubt> {
    let of_row = |(index, event): (usize, &Event)| {
        let happened = matches!(event.credence, Credence::Disputed(_)).then_some(Doubt::Happened(index));
        let order = (event.order_disputed && index > 0).then_some(Doubt::CameAfter(index));
        happened.into_iter().chain(order)
    };
    events.iter().enumerate().flat_map(of_row).collect()
}

/// The incident where of its disputed facts only those `accepted` are as recorded.
#[must_use]
pub fn as_found(incident: &Incident, accepted: &[Doubt]) -> Incident {
    let rejected = |doubt: &Doubt| !accepted.contains(doubt);
    let mut rows: Vec<usize> = (0..incident.events.len()).collect();
    let mut taken_out = Vec::new();
    for doubt in doubts(&incident.events).into_iter().filter(rejected) {
        match doubt {
            Doubt::Happened(index) => taken_out.push(index),
            Doubt::CameAfter(index) => {
                // It goes before whatever stands just before it by now, in the order of the rows.
                if let Some(at) = rows.iter().position(|&row| row == index).filter(|&at| at > 0) {
                    rows.swap(at - 1, at);
                }
            }
        }
    }
    let kept = rows.into_iter().filter(|row| !taken_out.contains(row));
    let events = kept.filter_map(|row| incident.events.get(row).cloned()).collect();
    Incident { position: incident.position.clone(), events, game: incident.game.clone() }
}

/// Rules on every way the disputed facts of an incident can fall.
#[must_use]
pub fn rule_disputed(incident: &Incident, law: &Law<'_>, prior: impl Into<Prior>) -> Disputed {
    Dispute::of(incident, law.hand()).rule(law, prior)
}

/// The facts of every way, worked out once, so that several readings can share them.
#[derive(Clone, Debug)]
pub struct Dispute {
    doubts: Vec<Doubt>,
    ways: Vec<(Vec<Doubt>, Facts)>,
}

impl Dispute {
    /// Works out the facts of every way.
    #[must_use]
    pub fn of(incident: &Incident, hand: HandRules) -> Self {
        let doubts = doubts(&incident.events);
        let mut ways = Vec::new();
        if doubts.len() <= MOST_DISPUTED {
            for rejected in 0..1_usize << doubts.len() {
                let accepted = doubts.iter().enumerate().filter(|(bit, _)| rejected >> bit & 1 == 0);
                let accepted: Vec<Doubt> = accepted.map(|(_, &doubt)| doubt).collect();
                let facts = Facts::of(&as_found(incident, &accepted), hand);
                ways.push((accepted, facts));
            }
        }
        Self { doubts, ways }
    }

    /// Rules on every way.
    #[must_use]
    pub fn rule(&self, law: &Law<'_>, prior: impl Into<Prior>) -> Disputed {
        let prior = prior.into();
        let ways: Vec<Way> = self
            .ways
            .iter()
            .map(|(accepted, facts)| Way { accepted: accepted.clone(), ruling: rule_on(facts, law, prior) })
            .collect();
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for (index, way) in ways.iter().enumerate() {
            let same = |group: &&mut Vec<usize>| {
                let first = group.first().and_then(|&first| ways.get(first));
                first.is_some_and(|first| same_result(&first.ruling, &way.ruling))
            };
            match groups.iter_mut().find(same) {
                Some(group) => group.push(index),
                None => groups.push(vec![index]),
            }
        }
        let deciding = self.deciding(&groups);
        let groups = groups.into_iter().map(|ways| Group { when: self.conditions(&ways), ways }).collect();
        Disputed { doubts: self.doubts.clone(), ways, groups, deciding }
    }

    /// The number of a way is the set of facts rejected in it: ways that differ in one fact differ in one bit.
    fn deciding(&self, groups: &[Vec<usize>]) -> Vec<Doubt> {
        let group_of = |way: usize| groups.iter().position(|group| group.contains(&way));
        let decides = |bit: usize| (0..self.ways.len()).any(|way| group_of(way) != group_of(way ^ 1 << bit));
        self.doubts.iter().enumerate().filter(|(bit, _)| decides(*bit)).map(|(_, &doubt)| doubt).collect()
    }

    /// The fewest and widest conditions found that cover these ways and no others.
    fn conditions(&self, ways: &[usize]) -> Vec<Condition> {
        let bits = self.doubts.len();
        let mut cubes: Vec<Cube> = ways.iter().map(|&way| Cube { free: 0, rejected: way }).collect();
        let mut next = 0;
        while let Some(&cube) = cubes.get(next) {
            for bit in (0..bits).filter(|bit| cube.free >> bit & 1 == 0) {
                if cubes.contains(&Cube { rejected: cube.rejected ^ 1 << bit, ..cube }) {
                    let wider = Cube { free: cube.free | 1 << bit, rejected: cube.rejected & !(1 << bit) };
                    if !cubes.contains(&wider) {
                        cubes.push(wider);
                    }
                }
            }
            next += 1;
        }
        let mut left: Vec<usize> = ways.to_vec();
        let mut chosen = Vec::new();
        while let Some(best) =
            cubes.iter().rev().max_by_key(|cube| (cube.gain(&left), cube.free.count_ones()))
        {
            if best.gain(&left) == 0 {
                break;
            }
            left.retain(|&way| !best.covers(way));
            chosen.push(self.condition(*best));
        }
        chosen
    }

    fn condition(&self, cube: Cube) -> Condition {
        let fixed = |rejected: usize| {
            let bits = self.doubts.iter().enumerate();
            let fixed = bits
                .filter(move |(bit, _)| cube.free >> bit & 1 == 0 && cube.rejected >> bit & 1 == rejected);
            fixed.map(|(_, &doubt)| doubt).collect()
        };
        Condition { accepted: fixed(0), rejected: fixed(1) }
    }
}

/// Ways that agree in every event that is not free.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Cube {
    free: usize,
    rejected: usize,
}

impl Cube {
    const fn covers(self, way: usize) -> bool {
        (way ^ self.rejected) & !self.free == 0
    }

    fn gain(self, left: &[usize]) -> usize {
        left.iter().filter(|&&way| self.covers(way)).count()
    }
}

/// Whether the arbiter does the same under both rulings, each answer to an open question included. Where
/// nothing is charged the clauses make no difference.
#[must_use]
pub fn same_result(one: &Ruling, other: &Ruling) -> bool {
    let open = |verdict: &Verdict| (verdict.outcome == Outcome::Open).then_some(verdict.open);
    same_verdict(&one.verdict, &other.verdict)
        && open(&one.verdict) == open(&other.verdict)
        && one.branches.len() == other.branches.len()
        && one
            .branches
            .iter()
            .zip(&other.branches)
            .all(|(one, other)| one.assumed == other.assumed && same_verdict(&one.verdict, &other.verdict))
}

fn same_verdict(one: &Verdict, other: &Verdict) -> bool {
    one.same_result(other) || (one.outcome == Outcome::None && one.same_consequence(other))
}
