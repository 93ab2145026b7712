//! What happened beside the touches and moves of the hand: clocks, claims, pieces knocked over.

use super::played::Played;
use crate::incident::{Act, Actor, Claim, Event};
use crate::xiangqi::{Course, Move, Side, Square};

/// One such thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// Pieces were knocked over or displaced.
    Disturbed {
        /// The pieces.
        squares: Vec<Square>,
        /// Whether the clock of whoever did it ran.
        own_time: bool,
        /// Seconds left to the other side, where they were read.
        left_to_other: Option<u32>,
    },
    /// The clock was pressed before a move was made.
    PressedBeforeMoving,
    /// A move the hand had left was taken back.
    TookBack(Move),
    /// His time ran out.
    FlagFell,
    /// He resigned.
    Resigned,
    /// He offered a draw.
    DrawOffered,
    /// He agreed to a draw that the other side had offered.
    DrawAgreed,
    /// The arbiter declared a draw, on this ground.
    DrawDeclared(String),
    /// He was so many minutes late.
    Late(u32),
    /// He claims something; with the seconds left to him.
    Claimed(Claim, Option<u32>),
}

/// A happening with its place in the timeline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happened {
    /// The row of the timeline, from 0.
    pub row: usize,
    /// Who did it; the arbiter where nobody plays.
    pub by: Option<Side>,
    /// What it was.
    pub what: Happening,
}

/// The happenings of a timeline, and the game where a claim needs it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Happenings {
    pub all: Vec<Happened>,
    pub played: Option<Played>,
}

impl Happenings {
    /// Picks them out of a timeline after this game. `mover` is on move before the first event.
    pub fn of(mover: Side, events: &[&Event], game: &Course) -> Self {
        let mut watch = Watch::new(mover);
        let mut all = Vec::new();
        for (row, event) in events.iter().enumerate() {
            let by = match event.actor {
                Actor::Player(side) => Some(side),
                Actor::Arbiter => None,
            };
            all.extend(watch.take(event, by).map(|what| Happened { row, by, what }));
        }
        let claimed = |happened: &Happened| matches!(happened.what, Happening::Claimed(..));
        let agreed = |happened: &Happened| happened.what == Happening::DrawAgreed;
        let played = all.iter().any(|one| claimed(one) || agreed(one)).then(|| Played::of(game));
        Self { all, played }
    }
}

/// Whose time it is, and what was offered.
struct Watch {
    mover: Side,
    released: bool,
    running: Side,
    offered_by: Option<Side>,
}

impl Watch {
    const fn new(mover: Side) -> Self {
        Self { mover, released: false, running: mover, offered_by: None }
    }

    fn take(&mut self, event: &Event, by: Option<Side>) -> Option<Happening> {
        if let Some(running) = event.clocks.running {
            self.running = running;
        }
        let own = by == Some(self.mover);
        match &event.act {
            Act::Release(mv) if own && mv.from != mv.to => self.released = true,
            Act::Restore => (self.released, self.running) = (false, self.mover),
            Act::PressClock if own && !self.released => {
                self.running = self.mover.opponent();
                return Some(Happening::PressedBeforeMoving);
            }
            Act::PressClock => self.running = by.map_or(self.running, Side::opponent),
            Act::TakeBack(mv) => return by.map(|_| Happening::TookBack(*mv)),
            Act::Disturb(squares) => {
                let side = by?;
                return Some(Happening::Disturbed {
                    squares: squares.clone(),
                    own_time: self.running == side,
                    left_to_other: event.clocks.remaining[side.opponent()],
                });
            }
            Act::FlagFall => return by.map(|_| Happening::FlagFell),
            Act::Resign => return by.map(|_| Happening::Resigned),
            Act::Late(minutes) => return by.map(|_| Happening::Late(*minutes)),
            Act::OfferDraw => {
                self.offered_by = by;
                return by.map(|_| Happening::DrawOffered);
            }
            Act::AgreeDraw if by.is_some() && self.offered_by == by.map(Side::opponent) => {
                return Some(Happening::DrawAgreed);
            }
            Act::DeclareDraw(ground) if by.is_none() => {
                return Some(Happening::DrawDeclared(ground.clone()));
            }
            Act::Claim(claim) => {
                let side = by?;
                return Some(Happening::Claimed(claim.clone(), event.clocks.remaining[side]));
            }
            _ => {}
        }
        None
    }
}
