//! What happened beside the touches and moves of the hand: clocks, claims, pieces knocked over.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::played::Played;
use super::repetition::{Overruling, overrulings};
use crate::incident::{Act, Actor, Claim, Event};
use crate::law::ConductTopic;
use xiangqi::{Game, Move, Side};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConductKind {
    /// Pieces were knocked over or displaced.
    Disturbed {
        /// Whether the clock of whoever did it ran.
        own_time: bool,
        /// Seconds left to the other side, where they were read.
        left_to_other: Option<u32>,
    },
    /// The clock was pressed before a move was made.
    PressedBeforeMoving,
    /// A move the hand had left was taken back, and this one made instead.
    TookBack(Move, Option<Move>),
    /// This side ran out of time.
    FlagFell,
    Resigned,
    DrawOffered,
    /// Agreed to a draw that the other side had offered.
    DrawAgreed,
    /// The arbiter declared a draw, on this ground.
    DrawDeclared(String),
    /// Late by this many minutes.
    Late(u32),
    /// Conduct of the catalogue: how many times, or moves, before and by now.
    Topic {
        kind: ConductTopic,
        before: u32,
        now: u32,
    },
    /// A claim, with the seconds left to the claimant.
    Claimed(Claim, Option<u32>),
}

/// Conduct with its place in the timeline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConductEvent {
    /// The row of the timeline, from 0.
    pub row: usize,
    /// Who did it; the arbiter where nobody plays.
    pub by: Option<Side>,
    pub what: ConductKind,
    /// The game up to there, with the moves of the timeline that stood, where a claim needs it.
    pub played: Option<Arc<Played>>,
}

/// The conduct of a timeline, and the game where a claim needs it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ConductEvents {
    pub events: Vec<ConductEvent>,
    /// How many moves the record has before the timeline.
    pub recorded: usize,
    /// What the arbiter judged moves of a repetition to be.
    pub overruled: Vec<Overruling>,
}

impl ConductEvents {
    /// Picks them out of a timeline after this game, whose record has been looked through where it has moves.
    /// `mover` is on move before the first event.
    pub fn of(mover: Side, events: &[&Event], game: &Game, record: Option<&Arc<Played>>) -> Self {
        let mut watch = Watch::new(mover);
        let mut all: Vec<ConductEvent> = Vec::new();
        let mut later: Vec<Move> = Vec::new();
        for (row, event) in events.iter().enumerate() {
            let by = match event.actor {
                Actor::Player(side) => Some(side),
                Actor::Arbiter => None,
            };
            match event.act {
                Act::Release(mv) if mv.from != mv.to && !watch.is_taken_back(by) => later.push(mv),
                Act::Release(mv) => note_instead(&mut all, by, mv),
                Act::Restore => later.clear(),
                _ => {}
            }
            let Some(what) = watch.take(event, by) else { continue };
            let played =
                matches!(what, ConductKind::Claimed(..) | ConductKind::DrawAgreed).then(|| match record {
                    Some(record) if later.is_empty() => Arc::clone(record),
                    _ => {
                        let moves = game.moves.iter().chain(&later).copied().collect();
                        Arc::new(Played::of(&Game { start: game.start.clone(), moves }))
                    }
                });
            all.push(ConductEvent { row, by, what, played });
        }
        let overruled = overrulings(events.iter().copied());
        Self { events: all, recorded: game.moves.len(), overruled }
    }
}

/// Whose time it is, and what was offered.
struct Watch {
    mover: Side,
    released: bool,
    running: Side,
    offered_by: Option<Side>,
    taken_back_by: Option<Side>,
    /// How many times, or moves, of each kind of conduct of a side.
    topics: BTreeMap<(&'static str, ConductTopic), u32>,
}

/// The move made in place of one taken back.
fn note_instead(all: &mut [ConductEvent], by: Option<Side>, mv: Move) {
    let last = all.iter_mut().rev().find(|event| event.by == by);
    if let Some(ConductEvent { what: ConductKind::TookBack(_, instead @ None), .. }) = last {
        *instead = Some(mv);
    }
}

impl Watch {
    const fn new(mover: Side) -> Self {
        let topics = BTreeMap::new();
        Self { mover, released: false, running: mover, offered_by: None, taken_back_by: None, topics }
    }

    /// Whether this side has taken back its move, so that another of its moves stands in place of that one.
    fn is_taken_back(&self, by: Option<Side>) -> bool {
        by.is_some() && self.taken_back_by == by
    }

    fn take(&mut self, event: &Event, by: Option<Side>) -> Option<ConductKind> {
        if let Some(running) = event.clocks.running {
            self.running = running;
        }
        let own = by == Some(self.mover);
        match &event.act {
            Act::Release(mv) if own && mv.from != mv.to => self.released = true,
            Act::Restore => {
                (self.released, self.running, self.taken_back_by) = (false, self.mover, None);
            }
            Act::PressClock if own && !self.released => {
                self.running = self.mover.opponent();
                return Some(ConductKind::PressedBeforeMoving);
            }
            Act::PressClock => self.running = by.map_or(self.running, Side::opponent),
            Act::TakeBack(mv) => {
                self.taken_back_by = by;
                return by.map(|_| ConductKind::TookBack(*mv, None));
            }
            Act::Disturb(_) => {
                let side = by?;
                return Some(ConductKind::Disturbed {
                    own_time: self.running == side,
                    left_to_other: event.clocks.remaining[side.opponent()],
                });
            }
            Act::FlagFall => return by.map(|_| ConductKind::FlagFell),
            Act::Resign => return by.map(|_| ConductKind::Resigned),
            Act::Late(minutes) => return by.map(|_| ConductKind::Late(*minutes)),
            Act::OfferDraw => {
                self.offered_by = by;
                return by.map(|_| ConductKind::DrawOffered);
            }
            Act::AgreeDraw if by.is_some() && self.offered_by == by.map(Side::opponent) => {
                return Some(ConductKind::DrawAgreed);
            }
            Act::Conduct(kind, times, _) => {
                let side = by?;
                let count = self.topics.entry((side.code(), *kind)).or_default();
                let before = *count;
                *count = times.unwrap_or_else(|| before.saturating_add(1));
                return Some(ConductKind::Topic { kind: *kind, before, now: *count });
            }
            Act::DeclareDraw(ground) if by.is_none() => {
                return Some(ConductKind::DrawDeclared(ground.clone()));
            }
            Act::Claim(claim) => {
                let side = by?;
                return Some(ConductKind::Claimed(claim.clone(), event.clocks.remaining[side]));
            }
            _ => {}
        }
        None
    }
}
