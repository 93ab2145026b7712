//! Disputed events: the ruling for each way the disputed facts can fall, and which of them decide.

use super::count::Prior;
use super::course::{Course, Record};
use super::law::Law;
use super::outcome::Outcome;
use super::rule::{Ruling, rule_on};
use super::verdict::Verdict;
use crate::incident::{Certainty, Event, Incident};
use crate::law::TouchRules;

/// Above so many disputed events the ways are too many to be read, and are not worked out.
pub const MOST_DISPUTED: usize = 6;

/// A disputed fact, by the number of its event from 0.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DisputedFact {
    /// Whether the event happened.
    Happened(usize),
    /// Whether it came after the event recorded before it; if not, it came just before that one.
    CameAfter(usize),
}

/// One way the disputed facts can fall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// The disputed facts taken to be as recorded; the other events are taken out, or change places.
    pub accepted: Vec<DisputedFact>,
    /// The ruling on the timeline as it then is.
    pub ruling: Ruling,
}

/// What is found of some disputed facts, whatever is found of the rest.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Assumption {
    /// Facts found to be as recorded.
    pub accepted: Vec<DisputedFact>,
    /// Facts found not to be.
    pub rejected: Vec<DisputedFact>,
}

/// The ways that come to the same result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutcomeGroup {
    /// The ways, by number from 0.
    pub scenarios: Vec<usize>,
    /// When the result is this one: under any of these, and under nothing else.
    pub when: Vec<Assumption>,
}

/// The ruling where events are disputed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disputed {
    pub disputed_facts: Vec<DisputedFact>,
    /// Every way they can fall, the first with all of them accepted and the last with none; empty where they
    /// are more than [`MOST_DISPUTED`].
    pub scenarios: Vec<Scenario>,
    /// The ways by result, in the order of their first way.
    pub groups: Vec<OutcomeGroup>,
    /// The facts each of which by itself changes the result, in some way of the others.
    pub deciding: Vec<DisputedFact>,
}

impl Disputed {
    /// Whether there are too many disputed events for the ways to be worked out.
    pub const fn is_too_many(&self) -> bool {
        self.disputed_facts.len() > MOST_DISPUTED
    }

    /// The ruling, where it is the same whatever is found.
    pub fn settled(&self) -> Option<&Ruling> {
        match self.groups.as_slice() {
            [_] => self.scenarios.first().map(|way| &way.ruling),
            _ => None,
        }
    }

    pub fn ruling(&self, group: &OutcomeGroup) -> Option<&Ruling> {
        self.scenarios.get(*group.scenarios.first()?).map(|way| &way.ruling)
    }
}

/// The disputed facts of a timeline, in the order of its rows.
pub fn disputed_facts(events: &[Event]) -> Vec<DisputedFact> {
    let mut facts = Vec::new();
    for (index, event) in events.iter().enumerate() {
        if matches!(event.certainty, Certainty::Disputed(_)) {
            facts.push(DisputedFact::Happened(index));
        }
        if event.order_disputed && index > 0 {
            facts.push(DisputedFact::CameAfter(index));
        }
    }
    facts
}

/// The incident where of its disputed facts only those `accepted` are as recorded.
pub fn with_findings(incident: &Incident, accepted: &[DisputedFact]) -> Incident {
    let events = rows_as_found(&incident.events, &disputed_facts(&incident.events), accepted);
    let events = events.into_iter().cloned().collect();
    Incident { position: incident.position.clone(), events, game: incident.game.clone() }
}

fn rows_as_found<'a>(
    events: &'a [Event],
    disputed_facts: &[DisputedFact],
    accepted: &[DisputedFact],
) -> Vec<&'a Event> {
    let mut rows: Vec<usize> = (0..events.len()).collect();
    let mut taken_out = Vec::new();
    for &fact in disputed_facts.iter().filter(|fact| !accepted.contains(fact)) {
        match fact {
            DisputedFact::Happened(index) => taken_out.push(index),
            DisputedFact::CameAfter(index) => {
                // It goes before whatever stands just before it by now, in the order of the rows.
                if let Some(at) = rows.iter().position(|&row| row == index).filter(|&at| at > 0) {
                    rows.swap(at - 1, at);
                }
            }
        }
    }
    rows.retain(|row| !taken_out.contains(row));
    rows.into_iter().filter_map(|row| events.get(row)).collect()
}

/// Rules on every way the disputed facts of an incident can fall.
pub fn rule_disputed(incident: &Incident, law: &Law<'_>, prior: impl Into<Prior>) -> Disputed {
    Dispute::of(incident, law.hand()).rule(law, prior)
}

/// The course of every way, worked out once, so that several readings can share them.
#[derive(Clone, Debug)]
pub struct Dispute {
    disputed_facts: Vec<DisputedFact>,
    scenarios: Vec<(Vec<DisputedFact>, Course)>,
}

impl Dispute {
    /// Works out the course of every way.
    pub fn of(incident: &Incident, hand: TouchRules) -> Self {
        let disputed_facts = disputed_facts(&incident.events);
        let mut scenarios = Vec::new();
        if disputed_facts.len() <= MOST_DISPUTED {
            let record = Record::of(incident, hand);
            for rejected in 0..1_usize << disputed_facts.len() {
                let mut accepted = Vec::new();
                for (bit, &fact) in disputed_facts.iter().enumerate() {
                    if rejected >> bit & 1 == 0 {
                        accepted.push(fact);
                    }
                }
                let events = rows_as_found(&incident.events, &disputed_facts, &accepted);
                scenarios.push((accepted, record.followed_by(&events)));
            }
        }
        Self { disputed_facts, scenarios }
    }

    pub fn rule(&self, law: &Law<'_>, prior: impl Into<Prior>) -> Disputed {
        let prior = prior.into();
        let mut scenarios = Vec::new();
        for (accepted, course) in &self.scenarios {
            let ruling = rule_on(course, law, prior);
            scenarios.push(Scenario { accepted: accepted.clone(), ruling });
        }
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for (index, way) in scenarios.iter().enumerate() {
            let same = |group: &&mut Vec<usize>| {
                let first = group.first().and_then(|&first| scenarios.get(first));
                first.is_some_and(|first| same_result(&first.ruling, &way.ruling))
            };
            match groups.iter_mut().find(same) {
                Some(group) => group.push(index),
                None => groups.push(vec![index]),
            }
        }
        let deciding = self.deciding(&groups);
        let groups = groups
            .into_iter()
            .map(|scenarios| OutcomeGroup { when: self.conditions(&scenarios), scenarios })
            .collect();
        Disputed { disputed_facts: self.disputed_facts.clone(), scenarios, groups, deciding }
    }

    /// The number of a way is the set of facts rejected in it: ways that differ in one fact differ in one bit.
    fn deciding(&self, groups: &[Vec<usize>]) -> Vec<DisputedFact> {
        let groups: Vec<u64> = groups.iter().map(|scenarios| set_of(scenarios)).collect();
        let mut deciding = Vec::new();
        for (bit, &fact) in self.disputed_facts.iter().enumerate() {
            // A group that some way leaves when its bit is turned over.
            let decides =
                |&group: &u64| group & on_rejected(bit) != (group & !on_rejected(bit)) << (1 << bit);
            if groups.iter().any(decides) {
                deciding.push(fact);
            }
        }
        deciding
    }

    /// The fewest and widest conditions found that cover these ways and no others.
    fn conditions(&self, scenarios: &[usize]) -> Vec<Assumption> {
        let bits = self.disputed_facts.len();
        let mut cubes: Vec<Cube> =
            scenarios.iter().map(|&way| Cube { free: 0, rejected: way, scenarios: 1 << way }).collect();
        // By the free facts, which cubes have been found: one bit for each set of rejected facts.
        let mut found = [0_u64; MOST_WAYS];
        let is_found = |found: &[u64; MOST_WAYS], free: usize, rejected: usize| {
            found.get(free).is_some_and(|row| row >> rejected & 1 == 1)
        };
        if let Some(row) = found.first_mut() {
            *row = set_of(scenarios);
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
        let mut left = set_of(scenarios);
        let mut chosen = Vec::new();
        while let Some(best) = cubes.iter().rev().max_by_key(|cube| (cube.gain(left), cube.free.count_ones()))
        {
            if best.gain(left) == 0 {
                break;
            }
            left &= !best.scenarios;
            chosen.push(self.condition(*best));
        }
        chosen
    }

    fn condition(&self, cube: Cube) -> Assumption {
        let mut assumption = Assumption { accepted: Vec::new(), rejected: Vec::new() };
        for (bit, &fact) in self.disputed_facts.iter().enumerate() {
            match (cube.free >> bit & 1, cube.rejected >> bit & 1) {
                (0, 0) => assumption.accepted.push(fact),
                (0, _) => assumption.rejected.push(fact),
                _ => {}
            }
        }
        assumption
    }
}

/// So many ways can disputed facts fall at most. A set of ways is then one bit each of 64.
const MOST_WAYS: usize = 1 << MOST_DISPUTED;

fn set_of(scenarios: &[usize]) -> u64 {
    scenarios.iter().fold(0, |set, way| set | 1 << way)
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
    scenarios: u64,
}

impl Cube {
    /// The cube in which the event of this bit is free as well.
    const fn widened(self, bit: usize) -> Self {
        let other = if self.rejected >> bit & 1 == 0 {
            self.scenarios << (1 << bit)
        } else {
            self.scenarios >> (1 << bit)
        };
        Self {
            free: self.free | 1 << bit,
            rejected: self.rejected & !(1 << bit),
            scenarios: self.scenarios | other,
        }
    }

    const fn gain(self, left: u64) -> u32 {
        (self.scenarios & left).count_ones()
    }
}

/// Whether the arbiter does the same under both rulings, each answer to an open question included. Where
/// nothing is charged the clauses make no difference.
pub fn same_result(one: &Ruling, other: &Ruling) -> bool {
    let open = |verdict: &Verdict| (verdict.outcome == Outcome::Open).then_some(verdict.open);
    same_verdict(&one.verdict, &other.verdict)
        && open(&one.verdict) == open(&other.verdict)
        && one.alternatives.len() == other.alternatives.len()
        && one
            .alternatives
            .iter()
            .zip(&other.alternatives)
            .all(|(one, other)| one.assumed == other.assumed && same_verdict(&one.verdict, &other.verdict))
}

fn same_verdict(one: &Verdict, other: &Verdict) -> bool {
    one.same_result(other) || (one.outcome == Outcome::None && one.same_consequence(other))
}
