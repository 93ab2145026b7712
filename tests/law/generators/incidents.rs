//! Whole incidents under any law: clocks, claims, draws and pieces knocked over beside the hand's own events.

use std::fmt;

use proptest::collection::vec;
use proptest::prelude::*;
use strum::IntoEnumIterator;
use xiangqi::{Game, Move, Position, Side, Square};
use xiangqi_arbiter::incident::{Act, Actor, Claim, Event, Incident};
use xiangqi_arbiter::law::{Level, Regulation, Rulebook};
use xiangqi_arbiter::ruling::{Law, Prior, Ruling, Tally, rule};

use super::hands::{Hand, Scene, hand};
use super::{library, position};

/// Raw choices for one event of any kind; they shrink towards those of the hand.
#[derive(Clone, Debug)]
pub struct Deed {
    hand: Hand,
    kind: u8,
    by_opponent: bool,
    number: u16,
    left: Option<u32>,
}

fn deed() -> impl Strategy<Value = Deed> {
    let left = prop_oneof![2 => Just(None), 1 => (0..900u32).prop_map(Some)];
    (hand(), 0..100u8, any::<bool>(), any::<u16>(), left)
        .prop_map(|(hand, kind, by_opponent, number, left)| Deed { hand, kind, by_opponent, number, left })
}

impl Deed {
    /// One event; a draw agreed to has mostly been offered.
    fn events(&self, scene: &mut Scene, turn: Side, plies: usize) -> Vec<Event> {
        let event = self.event(scene, turn, plies);
        let offered = match event.actor {
            Actor::Player(side) if event.act == Act::AgreeDraw && !self.number.is_multiple_of(4) => {
                Some(Event::by(side.opponent(), Act::OfferDraw))
            }
            _ => None,
        };
        offered.into_iter().chain([event]).collect()
    }

    fn event(&self, scene: &mut Scene, turn: Side, plies: usize) -> Event {
        let number = usize::from(self.number);
        let [first, second] = self.hand.picks;
        let act = match self.kind {
            0..50 => return scene.event(&self.hand),
            50..57 => Act::Place(scene.release(first, second)),
            57..63 => Act::Disturb(vec![scene.square(first), scene.square(second)]),
            63..67 => Act::TakeBack(scene.release(first, second)),
            67..71 => Act::Restore,
            71..76 => Act::PressClock,
            76..79 => Act::FlagFall,
            79..83 => Act::Claim(Claim::Irregular(number % (plies + 3))),
            83..85 => Act::Claim(Claim::Facing),
            85..88 => Act::Claim(Claim::NaturalLimit),
            88 => Act::Claim(Claim::NoWinningChances),
            89 => Act::Claim(Claim::Repetition),
            90 => Act::Claim(Claim::Time),
            91 => Act::Claim(Claim::Other("his phone rang".to_owned())),
            92 => Act::OfferDraw,
            93..95 => Act::AgreeDraw,
            95 => Act::Resign,
            96..98 => Act::Late(u32::from(self.number % 40)),
            98 => Act::DeclareDraw("neither side can win".to_owned()),
            _ => Act::StopClocks,
        };
        let side = if self.by_opponent { turn.opponent() } else { turn };
        let by_arbiter = matches!(act, Act::DeclareDraw(_) | Act::StopClocks | Act::Restore);
        let actor = if by_arbiter { Actor::Arbiter } else { Actor::Player(side) };
        let mut event = Event::new(actor, act);
        event.clocks.remaining[side] = self.left;
        event.clocks.remaining[side.opponent()] = self.left.map(|left| 900 - left);
        event
    }
}

/// An incident under any law, with everything a ruling needs.
#[derive(Clone)]
pub struct Whole {
    pub incident: Incident,
    pub rulebook: &'static Rulebook,
    pub regulation: Option<Regulation>,
    reading: usize,
    level: Level,
    pub prior: Prior,
}

impl Whole {
    pub fn law(&self) -> Law<'_> {
        let (rulebook, regulation, level) = (self.rulebook, self.regulation.as_ref(), self.level);
        Law { rulebook, reading: &library().readings[self.reading], regulation, level }
    }

    pub fn rule(&self) -> Ruling {
        rule(&self.incident, &self.law(), self.prior)
    }

    pub fn with(&self, incident: Incident) -> Self {
        Self { incident, ..self.clone() }
    }

    pub fn under(&self, regulation: Regulation) -> Self {
        Self { regulation: Some(regulation), ..self.clone() }
    }
}

impl fmt::Debug for Whole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Incident { position, events, game } = &self.incident;
        let moves: Vec<String> = game.moves.iter().map(ToString::to_string).collect();
        let acts: Vec<_> = events.iter().map(|event| (event.actor, &event.act, event.clocks)).collect();
        let regulation = self.regulation.as_ref().map(|regulation| &regulation.settings);
        let (book, reading) = (&self.rulebook.id, &library().readings[self.reading].id);
        let (fen, moves, prior) = (position.fen(), moves.join(" "), self.prior);
        write!(
            f,
            "{fen} after {moves}; {book} {regulation:?} {reading} {:?} {prior:?}\n{acts:#?}",
            self.level
        )
    }
}

/// Plays on from `position`: mostly legal moves, now and then any move at all. A move that leaves nothing to
/// rule on is not played.
fn played(position: &Position, choices: &[(u8, u16, u16)]) -> (Position, Game) {
    let mut game = Game::at(position.setup().clone());
    let mut now = position.clone();
    let squares: Vec<Square> = Square::all().collect();
    for &(kind, first, second) in choices {
        let legal = now.legal_moves();
        let at = |index: u16| squares[usize::from(index) % squares.len()];
        let mv = match legal.get(usize::from(first) % legal.len().max(1)) {
            Some(&mv) if kind < 90 => mv,
            _ => Move::new(at(first), at(second)),
        };
        if let Ok(next) = now.setup().after(mv).position()
            && mv.from != mv.to
        {
            game.moves.push(mv);
            now = next;
        }
    }
    (now, game)
}

fn tally() -> impl Strategy<Value = Tally> {
    let few = || prop_oneof![3 => Just(0), 1 => 1..3u32];
    (few(), few(), few()).prop_map(|(breaches, fouls, technical)| Tally { breaches, fouls, technical })
}

/// Any incident under any law.
pub fn whole() -> impl Strategy<Value = Whole> {
    let moves = prop_oneof![2 => Just(Vec::new()), 1 => vec((0..100u8, any::<u16>(), any::<u16>()), 1..12)];
    let deeds = prop_oneof![6 => vec(deed(), 0..=3), 3 => vec(deed(), 4..=7)];
    let library = library();
    let law = (
        0..library.rulebooks.len(),
        prop_oneof![1 => Just(None), 2 => (0..library.regulations.len()).prop_map(Some)],
        0..library.readings.len(),
        prop::sample::select(Level::iter().collect::<Vec<_>>()),
    );
    (position(), moves, deeds, law, tally(), tally()).prop_map(
        |(start, moves, deeds, (book, regulation, reading, level), mover, opponent)| {
            let (position, game) = played(&start, &moves);
            let mut now = position.clone();
            let mut scene = Scene::new(&now);
            let mut plies = game.moves.len();
            let mut events = Vec::new();
            for deed in &deeds {
                let deeds = deed.events(&mut scene, now.turn(), plies);
                // After a move the other side is to move.
                if let Some(Event { actor, act: Act::Release(mv), .. }) = deeds.last()
                    && *actor == Actor::Player(now.turn())
                    && let Ok(next) = now.setup().after(*mv).position()
                {
                    (now, plies) = (next, plies + 1);
                    scene = Scene::new(&now);
                }
                events.extend(deeds);
            }
            let library = super::library();
            Whole {
                incident: Incident { position, events, game },
                rulebook: &library.rulebooks[book],
                regulation: regulation.map(|index| library.regulations[index].clone()),
                reading,
                level,
                prior: Prior { mover, opponent },
            }
        },
    )
}
