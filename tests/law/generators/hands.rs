//! Events of the hand: raw choices, turned into events on a given position.

use proptest::prelude::*;
use xiangqi::movegen::{captures_of, legal_captures_of, legal_moves_from, moves_from};
use xiangqi::{Move, Position, Side, Square};
use xiangqi_arbiter::incident::{Act, Actor, Consent, Event};

/// Raw choices for one event; they shrink towards the mover touching a piece.
#[derive(Clone, Debug)]
pub struct Hand {
    who: u8,
    act: u8,
    pub(super) picks: [(u8, u16); 2],
}

pub fn hand() -> impl Strategy<Value = Hand> {
    let pick = || (0..100u8, any::<u16>());
    (0..100u8, 0..100u8, [pick(), pick()]).prop_map(|(who, act, picks)| Hand { who, act, picks })
}

/// A position sorted by what touching each piece would mean, and what was named so far.
pub struct Scene {
    turn: Side,
    own: Touchable,
    enemy: Touchable,
    legal: Vec<Move>,
    exposing: Vec<Move>,
    captures: Vec<Move>,
    exposing_captures: Vec<Move>,
    /// Those of them where one of the two pieces can be met otherwise.
    open_pairs: Vec<Move>,
    general: Square,
    named: Vec<Square>,
}

/// Pieces of one side by how a touch of them can be met.
#[derive(Default)]
struct Touchable {
    all: Vec<Square>,
    legally: Vec<Square>,
    only_exposing: Vec<Square>,
    never: Vec<Square>,
}

impl Scene {
    /// How much a touch can decide here: nothing unusual, exposing moves alone, or a pair of touches as well.
    pub fn tension(position: &Position) -> usize {
        let scene = Self::new(position);
        let exposing = !scene.own.only_exposing.is_empty() || !scene.exposing_captures.is_empty();
        match (scene.legal.is_empty(), scene.open_pairs.is_empty()) {
            (true, _) => 0,
            (false, true) => usize::from(exposing || position.exposure().any()),
            (false, false) => 6,
        }
    }

    pub fn new(position: &Position) -> Self {
        let (board, turn) = (position.board(), position.turn());
        let mut scene = Self {
            turn,
            own: Touchable::default(),
            enemy: Touchable::default(),
            legal: position.legal_moves(),
            exposing: Vec::new(),
            captures: Vec::new(),
            exposing_captures: Vec::new(),
            open_pairs: Vec::new(),
            general: board.general(turn).unwrap(),
            named: Vec::new(),
        };
        for (square, piece) in board.iter() {
            let own = piece.side == turn;
            let pseudo: Vec<Move> = if own {
                moves_from(board, square).collect()
            } else {
                captures_of(board, square, turn).collect()
            };
            let legal = if own {
                legal_moves_from(board, turn, square).count()
            } else {
                legal_captures_of(board, turn, square).count()
            };
            if own {
                scene.exposing.extend(pseudo.iter().filter(|mv| !scene.legal.contains(mv)));
            } else {
                scene.captures.extend(&pseudo);
                scene.exposing_captures.extend(pseudo.iter().filter(|mv| !scene.legal.contains(mv)));
            }
            let group = if own { &mut scene.own } else { &mut scene.enemy };
            group.all.push(square);
            match (pseudo.is_empty(), legal) {
                (true, _) => group.never.push(square),
                (false, 0) => group.only_exposing.push(square),
                (false, _) => group.legally.push(square),
            }
        }
        let Self { own, enemy, .. } = &scene;
        let met = |mv: &Move| own.legally.contains(&mv.from) || enemy.legally.contains(&mv.to);
        scene.open_pairs = scene.exposing_captures.iter().copied().filter(met).collect();
        scene
    }

    /// The event of these choices; what it names can be named again by the next.
    pub fn event(&mut self, hand: &Hand) -> Event {
        let actor = match hand.who {
            0..86 => Actor::Player(self.turn),
            86..95 => Actor::Player(self.turn.opponent()),
            _ => Actor::Arbiter,
        };
        let first = self.square(hand.picks[0]);
        let act = match hand.act {
            0..42 => Act::Touch(first),
            42..47 => Act::Lift(first),
            47..52 => Act::PutBack(first),
            52..63 => {
                self.named.push(first);
                let ((kind, index), partners) = (hand.picks[1], partners(&self.captures, Some(&first)));
                let partner = choose(&partners, index).filter(|_| kind < 50);
                Act::TouchBoth(first, partner.copied().unwrap_or_else(|| self.square(hand.picks[1])))
            }
            63..85 => Act::Release(self.release(hand.picks[0], hand.picks[1])),
            85..89 => Act::Brush(first),
            89..92 => Act::Adjust(first, Consent::Given),
            92..97 => Act::Adjust(first, Consent::None),
            _ => Act::Words("he said he would resign".to_owned()),
        };
        self.named.extend(act.squares());
        Event::new(actor, act)
    }

    pub(super) fn square(&self, (kind, index): (u8, u16)) -> Square {
        let Self { own, enemy, .. } = self;
        let group: &[Square] = match kind {
            0..12 => &own.only_exposing,
            12..24 => &enemy.only_exposing,
            24..33 => &self.open_pairs.iter().map(|mv| mv.from).collect::<Vec<_>>(),
            33..38 => &self.open_pairs.iter().map(|mv| mv.to).collect::<Vec<_>>(),
            38..46 => &own.legally,
            46..52 => &enemy.legally,
            52..56 => &own.never,
            56..60 => &enemy.never,
            60..70 => &self.named,
            70..83 => &partners(&self.open_pairs, self.named.last()),
            83..96 => &partners(&self.captures, self.named.last()),
            _ => &Square::all().collect::<Vec<_>>(),
        };
        let rest = if kind % 2 == 0 { &own.all } else { &enemy.all };
        *choose(if group.is_empty() { rest } else { group }, index).unwrap_or(&self.general)
    }

    pub(super) fn release(&self, (kind, first): (u8, u16), (how, second): (u8, u16)) -> Move {
        let of_named = |moves: &[Move]| -> Vec<Move> {
            moves.iter().copied().filter(|mv| self.named.contains(&mv.from)).collect()
        };
        let moves = match kind {
            0..25 => of_named(&self.legal),
            25..35 => self.legal.iter().copied().filter(|mv| self.named.contains(&mv.to)).collect(),
            35..50 => self.legal.clone(),
            50..55 => of_named(&self.exposing),
            55..62 => self.exposing.clone(),
            _ => Vec::new(),
        };
        let moves = if kind < 62 && moves.is_empty() { &self.legal } else { &moves };
        if let Some(&mv) = choose(moves, first) {
            return mv;
        }
        let anywhere: Vec<Square> = Square::all().collect();
        let from = match kind {
            0..85 => &self.own.all,
            85..93 => &self.enemy.all,
            _ => &anywhere,
        };
        let to = match how {
            0..15 => &self.own.all,
            15..22 => &vec![self.general],
            _ => &anywhere,
        };
        let at = |squares: &[Square], index| *choose(squares, index).unwrap_or(&self.general);
        Move::new(at(from, first), at(to, second))
    }
}

/// The pieces that take, or are taken by, the one named last.
fn partners(captures: &[Move], last: Option<&Square>) -> Vec<Square> {
    let Some(&last) = last else { return Vec::new() };
    let other = |mv: &Move| match mv {
        mv if mv.from == last => Some(mv.to),
        mv if mv.to == last => Some(mv.from),
        _ => None,
    };
    captures.iter().filter_map(other).collect()
}

fn choose<T>(among: &[T], index: u16) -> Option<&T> {
    among.get(usize::from(index) % among.len().max(1))
}
