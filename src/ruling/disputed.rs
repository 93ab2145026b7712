//! Disputed events: the ruling for each way the disputed facts can fall, and which of them decide.

use super::{Facts, Law, Outcome, Ruling, Verdict, rule_on};
use crate::incident::{Credence, Event, Incident};

/// Above so many disputed events the ways are too many to be read, and are not worked out.
pub const MOST_DISPUTED: usize = 6;

/// One way the disputed facts can fall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The disputed events that are taken to have happened, by number from 0; the others are taken out.
    pub accepted: Vec<usize>,
    /// The ruling on the timeline without the others.
    pub ruling: Ruling,
}

/// What is found of some disputed events, whatever is found of the rest.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Condition {
    /// Events found to have happened.
    pub accepted: Vec<usize>,
    /// Events found not to have happened.
    pub rejected: Vec<usize>,
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
    /// The disputed events, by number from 0.
    pub events: Vec<usize>,
    /// Every way they can fall, the first with all of them accepted and the last with none; empty where they
    /// are more than [`MOST_DISPUTED`].
    pub ways: Vec<Way>,
    /// The ways by result, in the order of their first way.
    pub groups: Vec<Group>,
    /// The events whose acceptance by itself changes the result, in some way of the others.
    pub deciding: Vec<usize>,
}

impl Disputed {
    /// Whether there are too many disputed events for the ways to be worked out.
    #[must_use]
    pub const fn is_too_many(&self) -> bool {
        self.events.len() > MOST_DISPUTED
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

/// The disputed events of a timeline, by number from 0.
#[must_use]
pub fn disputed_events(events: &[Event]) -> Vec<usize> {
    let disputed = |event: &Event| matches!(event.credence, Credence::Disputed(_));
    events.iter().enumerate().filter(|(_, event)| disputed(event)).map(|(index, _)| index).collect()
}

/// The incident with those of its disputed events only that are `accepted`.
#[must_use]
pub fn without_the_others(incident: &Incident, accepted: &[usize]) -> Incident {
    let disputed = disputed_events(&incident.events);
    let events = the_others_left_out(&incident.events, &disputed, accepted).cloned().collect();
    Incident { position: incident.position.clone(), events }
}

fn the_others_left_out<'a>(
    events: &'a [Event],
    disputed: &'a [usize],
    accepted: &'a [usize],
) -> impl Iterator<Item = &'a Event> {
    let kept = events.iter().enumerate();
    kept.filter(|(index, _)| !disputed.contains(index) || accepted.contains(index)).map(|(_, event)| event)
}

/// Rules on every way the disputed facts of an incident can fall.
#[must_use]
pub fn rule_disputed(incident: &Incident, law: &Law<'_>, prior: u32) -> Disputed {
    Dispute::of(incident).rule(law, prior)
}

/// The facts of every way, worked out once, so that several readings can share them.
#[derive(Clone, Debug)]
pub struct Dispute {
    events: Vec<usize>,
    ways: Vec<(Vec<usize>, Facts)>,
}

impl Dispute {
    /// Works out the facts of every way.
    #[must_use]
    pub fn of(incident: &Incident) -> Self {
        let events = disputed_events(&incident.events);
        let mut ways = Vec::new();
        if events.len() <= MOST_DISPUTED {
            let before = Facts::before(&incident.position);
            for rejected in 0..1_usize << events.len() {
                let accepted = events.iter().enumerate().filter(|(bit, _)| rejected >> bit & 1 == 0);
                let accepted: Vec<usize> = accepted.map(|(_, &event)| event).collect();
                let facts = before.clone().with(the_others_left_out(&incident.events, &events, &accepted));
                ways.push((accepted, facts));
            }
        }
        Self { events, ways }
    }

    /// Rules on every way.
    #[must_use]
    pub fn rule(&self, law: &Law<'_>, prior: u32) -> Disputed {
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
        Disputed { events: self.events.clone(), ways, groups, deciding }
    }

    /// The number of a way is the set of events rejected in it: ways that differ in one event differ in one bit.
    fn deciding(&self, groups: &[Vec<usize>]) -> Vec<usize> {
        let groups: Vec<u64> = groups.iter().map(|ways| set_of(ways)).collect();
        // A group that some way leaves when its bit is turned over.
        let decides = |bit: usize| {
            groups.iter().any(|&group| group & on_rejected(bit) != (group & !on_rejected(bit)) << (1 << bit))
        };
        self.events.iter().enumerate().filter(|(bit, _)| decides(*bit)).map(|(_, &event)| event).collect()
    }

    /// The fewest and widest conditions found that cover these ways and no others.
    fn conditions(&self, ways: &[usize]) -> Vec<Condition> {
        let bits = self.events.len();
        let mut cubes: Vec<Cube> =
            ways.iter().map(|&way| Cube { free: 0, rejected: way, ways: 1 << way }).collect();
        // By the free events, which cubes have been found: one bit for each set of rejected events.
        let mut found = [0_u64; MOST_WAYS];
        let is_found = |found: &[u64; MOST_WAYS], free: usize, rejected: usize| {
            found.get(free).is_some_and(|row| row >> rejected & 1 == 1)
        };
        if let Some(row) = found.first_mut() {
            *row = set_of(ways);
        }
        let mut next = 0;
        while let Some(&cube) = cubes.get(next) {
            for bit in (0..bits).filter(|bit| cube.free >> bit & 1 == 0) {
                let wider = cube.widened(bit);
                if is_found(&found, cube.free, cube.rejected ^ 1 << bit)
                    && !is_found(&found, wider.free, wider.rejected)
                {
                    if let Some(row) = found.get_mut(wider.free) {
                        *row |= 1 << wider.rejected;
                    }
                    cubes.push(wider);
                }
            }
            next += 1;
        }
        let mut left = set_of(ways);
        let mut chosen = Vec::new();
        while let Some(best) = cubes.iter().rev().max_by_key(|cube| (cube.gain(left), cube.free.count_ones()))
        {
            if best.gain(left) == 0 {
                break;
            }
            left &= !best.ways;
            chosen.push(self.condition(*best));
        }
        chosen
    }

    fn condition(&self, cube: Cube) -> Condition {
        let fixed = |rejected: usize| {
            let bits = self.events.iter().enumerate();
            let fixed = bits
                .filter(move |(bit, _)| cube.free >> bit & 1 == 0 && cube.rejected >> bit & 1 == rejected);
            fixed.map(|(_, &event)| event).collect()
        };
        Condition { accepted: fixed(0), rejected: fixed(1) }
    }
}

/// So many ways can disputed facts fall at most. A set of ways is then one bit each of 64.
const MOST_WAYS: usize = 1 << MOST_DISPUTED;

fn set_of(ways: &[usize]) -> u64 {
    ways.iter().fold(0, |set, way| set | 1 << way)
}

/// All ways in which the event of this bit is rejected.
const fn on_rejected(bit: usize) -> u64 {
    // Of 2^(bit+1) ways in a row the second half; repeated.
    let half = 1_u32 << bit;
    (u64::MAX / ((1 << half) + 1)) << half
}

/// Ways that agree in every event that is not free.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Cube {
    free: usize,
    rejected: usize,
    ways: u64,
}

impl Cube {
    /// The cube in which the event of this bit is free as well.
    const fn widened(self, bit: usize) -> Self {
        let other =
            if self.rejected >> bit & 1 == 0 { self.ways << (1 << bit) } else { self.ways >> (1 << bit) };
        Self { free: self.free | 1 << bit, rejected: self.rejected & !(1 << bit), ways: self.ways | other }
    }

    const fn gain(self, left: u64) -> u32 {
        (self.ways & left).count_ones()
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
