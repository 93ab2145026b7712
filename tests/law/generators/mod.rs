//! Random incidents for the tests of the ruling, biased towards the cases that arbiters argue about.
//!
//! A [`Case`] prints as a row of the reference data, so that a failing one can be ruled on by hand.

mod hands;
pub mod incidents;
mod positions;

use std::fmt;
use std::sync::OnceLock;

use proptest::collection::vec;
use proptest::prelude::*;
use strum::IntoEnumIterator;
use xiangqi::{Move, Square};
use xiangqi_arbiter::incident::{Act, Actor, Event, Incident, write_events};
use xiangqi_arbiter::law::{Level, Library, Reading};
use xiangqi_arbiter::ruling::{Law, Ruling, rule};

pub use hands::Scene;
pub use positions::position;

/// The built-in law, read once.
pub fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| Library::built_in().unwrap())
}

/// An incident with everything a ruling needs besides the rulebook.
#[derive(Clone)]
pub struct Case {
    pub incident: Incident,
    pub level: Level,
    pub prior: u32,
    /// Which of the built-in readings.
    pub reading: usize,
}

impl Case {
    /// The law in force.
    pub fn law(&self) -> Law<'static> {
        self.law_of(&library().readings[self.reading])
    }

    /// The law in force under another reading.
    pub fn law_of<'a>(&self, reading: &'a Reading) -> Law<'a> {
        Law::new(&library().rulebooks[0], reading, self.level)
    }

    pub fn rule(&self) -> Ruling {
        rule(&self.incident, &self.law(), self.prior)
    }

    /// The same case with another incident.
    pub fn with(&self, incident: Incident) -> Self {
        Self { incident, ..self.clone() }
    }

    /// The same case with one more event before the one numbered `index`.
    pub fn inserted(&self, index: usize, actor: Actor, act: Act) -> Self {
        let mut incident = self.incident.clone();
        incident.events.insert(index, Event::new(actor, act));
        self.with(incident)
    }

    /// The mover's first release, with its number: the event that ends the turn.
    pub fn release(&self) -> Option<(usize, Move)> {
        let mover = Actor::Player(self.incident.position.turn());
        self.incident.events.iter().enumerate().find_map(|(index, event)| match event.act {
            Act::Release(mv) if event.actor == mover && mv.from != mv.to && self.stands(mv.from) => {
                Some((index, mv))
            }
            _ => None,
        })
    }

    /// Whether anything stands on `square` before the first event.
    pub fn stands(&self, square: Square) -> bool {
        self.incident.position.board().get(square).is_some()
    }
}

impl fmt::Debug for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turn = self.incident.position.turn();
        let events = write_events(&self.incident.events, turn);
        let (fen, level) = (self.incident.position.fen(), self.level.code());
        write!(f, "{fen}\t{level}\t{}\t{events}\t{}", self.prior, library().readings[self.reading].id)
    }
}

/// Any case of one turn: up to the first move made, by either side.
pub fn case() -> impl Strategy<Value = Case> {
    let hands = prop_oneof![
        9 => vec(hands::hand(), 0..=2),
        4 => vec(hands::hand(), 3),
        2 => vec(hands::hand(), 4..=6),
    ];
    let level = prop::sample::select(Level::iter().collect::<Vec<_>>());
    let reading = 0..library().readings.len();
    (position(), hands, level, prop_oneof![3 => Just(0), 2 => 1..=4u32], reading).prop_map(
        |(position, hands, level, prior, reading)| {
            let mut scene = Scene::new(&position);
            let mut events: Vec<Event> = hands.iter().map(|hand| scene.event(hand)).collect();
            let moved = |event: &Event| matches!(event.act, Act::Release(mv) if mv.from != mv.to);
            let end = events.iter().position(moved).map_or(events.len(), |first| first + 1);
            events.truncate(end);
            Case { incident: Incident::new(position, events), level, prior, reading }
        },
    )
}

/// A configuration of `cases` cases that leaves no files behind: a failing case prints as a row.
pub fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}
