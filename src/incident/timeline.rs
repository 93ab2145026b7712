//! An incident: the position and what happened on it.

use super::{Act, Actor, Event};
use crate::xiangqi::{Board, Position, Square};

/// The position at the incident and the events, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Incident {
    /// The position before the first event.
    pub position: Position,
    /// What happened.
    pub events: Vec<Event>,
}

/// An event that names an empty square: it cannot have happened as recorded.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct EmptySquare {
    /// Which event, from 0.
    pub event: usize,
    /// The square where nothing stands.
    pub square: Square,
}

/// The board after `events`: releases change it, nothing else does.
#[must_use]
pub fn board_after<'a>(board: &Board, events: impl Iterator<Item = &'a Event>) -> Board {
    let mut board = board.clone();
    for event in events {
        if let Act::Release(mv) = event.act {
            board.carry(mv);
        }
    }
    board
}

impl Incident {
    /// The board after the first `count` events.
    #[must_use]
    pub fn board_after(&self, count: usize) -> Board {
        board_after(self.position.board(), self.events.iter().take(count))
    }

    /// The first event that names an empty square, if any.
    #[must_use]
    pub fn empty_square(&self) -> Option<EmptySquare> {
        let mut board = self.position.board().clone();
        for (index, event) in self.events.iter().enumerate() {
            let missing =
                event.act.occupied_squares().into_iter().find(|&square| board.get(square).is_none());
            if let Some(square) = missing {
                return Some(EmptySquare { event: index, square });
            }
            if let Act::Release(mv) = event.act {
                board.carry(mv);
            }
        }
        None
    }

    /// The same incident with left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let events = self
            .events
            .iter()
            .map(|event| Event { act: event.act.mapped(Square::mirrored), ..event.clone() });
        Self { position: self.position.mirrored(), events: events.collect() }
    }

    /// The same incident with the colours exchanged.
    #[must_use]
    pub fn swapped(&self) -> Self {
        let events = self.events.iter().map(|event| Event {
            actor: match event.actor {
                Actor::Player(side) => Actor::Player(side.opponent()),
                Actor::Arbiter => Actor::Arbiter,
            },
            act: event.act.mapped(Square::rotated),
            ..event.clone()
        });
        Self { position: self.position.swapped(), events: events.collect() }
    }
}
