//! The course of events: the moves of the record and the rows of the timeline as one sequence, in order of time, cut
//! into turns, with what happened beside them to clocks and claims.
//!
//! A moment of the course is a number: the moves of the record come first, then the rows.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::played::Played;
use super::repetition::{Overruling, overrulings};
use super::step::Action;
use super::turn::{Note, Release, Turn, is_adjusted_rightly, is_of_the_hand};
use crate::incident::{Act, Actor, Claim, Event, Incident};
use crate::law::{ConductTopic, MoveMade, TouchRules};
use xiangqi::check::exposure;
use xiangqi::movegen::reach;
use xiangqi::{Board, Fault, Game, Move, PieceKind, Setup, Side};

/// What happened beside the touches and moves of the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ConductKind {
    /// Pieces were knocked over or displaced.
    Disturbed {
        /// Whether the clock of whoever did it ran.
        own_time: bool,
        /// Seconds left to the other side, where they were read.
        left_to_other: Option<u32>,
    },
    /// The clock was pressed before a move was made.
    PressedBeforeMoving,
    /// A legal move the hand had left was taken back, and this one made instead.
    TookBack(Move, Option<Move>),
    /// This side ran out of time; seconds its clock showed, where it was read.
    FlagFell(Option<u32>),
    Resigned,
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
    /// A piece was touched or moved on the other side's time.
    OutOfTurn(Action),
    /// Something that is recorded in words.
    Words,
}

/// Conduct with its moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ConductEvent {
    pub at: usize,
    /// Who did it; the arbiter where nobody plays.
    pub by: Option<Side>,
    pub what: ConductKind,
    /// The game up to there, with the moves that stood, where a claim needs it.
    pub played: Option<Arc<Played>>,
}

/// A move made by the side that was not to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stray {
    /// Its number in the game, from 1.
    pub ply: usize,
    pub by: Side,
    /// The turn of the other side, as if the move had not been made.
    pub right: Turn,
}

/// Everything a ruling needs to know of an incident; no reading has a say in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// The turns before the last that a ruling may look at, in order. Moves of the record that are in order are left
    /// out, except the last.
    pub(super) earlier: Vec<Turn>,
    pub(super) last: Turn,
    pub(super) strays: Vec<Stray>,
    pub(super) conduct: Vec<ConductEvent>,
    /// What the arbiter judged moves of a repetition to be.
    pub(super) overruled: Vec<Overruling>,
    /// The number of moves of the record: the moment of the first row.
    pub(super) recorded: usize,
    /// What could not have arisen in play where the course begins.
    pub(super) faults: Vec<Fault>,
    /// The game as it stands at the end.
    pub(super) game: Game,
    /// Who was to move before the first row of the timeline.
    pub(super) first: Side,
}

impl Course {
    /// Works out the course of an incident; `hand` is what the law makes of contacts.
    pub fn of(incident: &Incident, hand: TouchRules) -> Self {
        let events: Vec<&Event> = incident.events.iter().collect();
        Record::of(incident, hand).followed_by(&events)
    }

    pub(super) fn turns(&self) -> impl Iterator<Item = &Turn> {
        self.earlier.iter().chain([&self.last])
    }

    /// The row of the timeline at this moment, from 0.
    pub(super) const fn row(&self, at: usize) -> usize {
        at.saturating_sub(self.recorded)
    }

    /// The turn that ended with the move of this number.
    pub(super) fn turn_of(&self, ply: usize) -> Option<&Turn> {
        self.turns().find(|turn| turn.release.is_some() && turn.ply == ply)
    }
}

/// The moves of the record followed, so that several timelines can share them.
#[derive(Clone, Debug)]
pub(super) struct Record(Walk);

impl Record {
    pub fn of(incident: &Incident, hand: TouchRules) -> Self {
        let game = &incident.game;
        let mut walk = Walk::new(game.start.clone(), hand);
        let history = game.history();
        if let Some(played) = &history.at(1).played {
            walk.setup.turn = walk.setup.turn.or(played.mover);
        }
        for (index, &mv) in game.moves.iter().enumerate() {
            let moment = history.at(index + 1);
            let Some(played) = &moment.played else { continue };
            let by = played.mover.unwrap_or_else(|| walk.on_turn());
            // After a move out of turn the turn of the other side is still open, and this move ends it.
            let is_open = walk.turn.as_ref().is_some_and(|turn| turn.release.is_none());
            if played.irregular.is_empty() && index + 1 < game.moves.len() && !is_open {
                walk.answered_by(by, mv, true);
                walk.play(by, mv);
            } else {
                walk.release(by, mv, index, false);
            }
        }
        if game.moves.is_empty() {
            walk.setup = incident.position.setup().clone();
        }
        walk.running = walk.on_turn();
        Self(walk)
    }

    /// The course with these rows after the record.
    pub fn followed_by(&self, events: &[&Event]) -> Course {
        let mut walk = self.0.clone();
        let (recorded, first) = (walk.game.moves.len(), walk.on_turn());
        walk.recorded = recorded;
        for (row, event) in events.iter().enumerate() {
            walk.row(event, recorded + row);
        }
        let last = walk.finish(recorded);
        let Walk { turns: earlier, strays, conduct, game, .. } = walk;
        let (faults, overruled) = (game.start.faults(), overrulings(events.iter().copied()));
        Course { earlier, last, strays, conduct, overruled, recorded, faults, game, first }
    }
}

/// The board followed through the course, and what was seen on the way.
#[derive(Clone, Debug)]
struct Walk {
    hand: TouchRules,
    /// The number of moves of the record.
    recorded: usize,
    /// What stands on the board now, and who is to move.
    setup: Setup,
    /// The moves that stand.
    game: Game,
    /// The turns before the last.
    turns: Vec<Turn>,
    /// The last turn, from its first event on; its move may have been made.
    turn: Option<Turn>,
    strays: Vec<Stray>,
    conduct: Vec<ConductEvent>,
    /// Whose clock runs.
    running: Side,
    offered_by: Option<Side>,
    /// How many times, or moves, of each kind of conduct of a side.
    topics: BTreeMap<(&'static str, ConductTopic), u32>,
    /// Who has taken back a legal move and not yet made another.
    taken_back_by: Option<Side>,
    /// Whether the move of the last turn was taken back because it was wrong, and another is to be made.
    is_correcting: bool,
    /// The move claimed to be against the rules: restoring goes back to it.
    claimed: Option<usize>,
    /// Contacts since the last move that are no touches: they begin no turn.
    brushed: Vec<(Side, Event, usize)>,
}

impl Walk {
    fn new(start: Setup, hand: TouchRules) -> Self {
        Self {
            hand,
            recorded: usize::MAX,
            setup: start.clone(),
            game: Game::at(start),
            turns: Vec::new(),
            turn: None,
            strays: Vec::new(),
            conduct: Vec::new(),
            running: Side::Red,
            offered_by: None,
            topics: BTreeMap::new(),
            taken_back_by: None,
            is_correcting: false,
            claimed: None,
            brushed: Vec::new(),
        }
    }

    fn on_turn(&self) -> Side {
        self.setup.turn.unwrap_or(Side::Red)
    }

    /// Whether the next event of the hand begins a turn.
    fn is_between_turns(&self) -> bool {
        self.turn.as_ref().is_none_or(|turn| turn.release.is_some() && !self.is_correcting)
    }

    /// The turn that runs.
    fn turn(&mut self) -> &mut Turn {
        if self.is_between_turns() {
            self.turns.extend(self.turn.take());
        }
        let (mover, board) = (self.on_turn(), self.setup.board.clone());
        self.turn.get_or_insert_with(|| {
            let mut turn = Turn::of(self.setup.clone(), mover, self.hand);
            for (side, event, at) in self.brushed.drain(..) {
                if side == mover {
                    turn.touch_event(&event, at);
                } else {
                    turn.out_of_turn(side, &event, &board, at);
                }
            }
            turn
        })
    }

    fn row(&mut self, event: &Event, at: usize) {
        if let Some(running) = event.clocks.running {
            self.running = running;
        }
        let by = match event.actor {
            Actor::Player(side) => Some(side),
            Actor::Arbiter => None,
        };
        match (&event.act, by) {
            (Act::Restore, _) => self.restore(),
            (Act::TakeBack(mv), Some(side)) => self.take_back(side, *mv, at),
            (act, Some(side)) if is_of_the_hand(act) => self.of_the_hand(side, event, at),
            _ => self.beside_the_hand(event, by, at),
        }
    }

    fn of_the_hand(&mut self, side: Side, event: &Event, at: usize) {
        let placing_moves = self.hand.made == MoveMade::Placed;
        match event.act {
            Act::Release(mv) | Act::Place(mv)
                if mv.from != mv.to && (placing_moves || matches!(event.act, Act::Release(_))) =>
            {
                let placed = matches!(event.act, Act::Place(_));
                self.moved(side, mv, at, placed);
            }
            _ if self.is_between_turns() && is_no_touch(self.hand, event, side) => {
                self.brushed.push((side, event.clone(), at));
            }
            // What is touched between a move taken back and the one made instead belongs to that.
            _ if self.is_correcting && side == self.on_turn() => {}
            _ if self.taken_back_by == Some(side) => {}
            _ if side == self.on_turn() => {
                if !is_no_touch(self.hand, event, side) {
                    self.running = event.clocks.running.unwrap_or(side);
                }
                self.turn().touch_event(event, at);
            }
            _ => {
                let board = self.setup.board.clone();
                let deed = self.turn().out_of_turn(side, event, &board, at);
                if let Some(touched @ Action::Touched(_)) = deed {
                    self.push(at, Some(side), ConductKind::OutOfTurn(touched));
                }
            }
        }
    }

    /// A piece was let go on another point, or put down where that makes the move.
    fn moved(&mut self, by: Side, mv: Move, at: usize, placed: bool) {
        if let Some(turn) = &mut self.turn
            && turn.placed
            && turn.mover == by
            && !turn.restored
        {
            // The hand leaves the piece that had been put down, or moves otherwise after all.
            if turn.release.as_ref().is_some_and(|release| release.mv != mv) {
                turn.changed.get_or_insert(mv);
            }
            return;
        }
        if self.taken_back_by == Some(by) {
            return self.moved_instead(by, mv);
        }
        let corrects = |turn: &Turn| {
            let from = turn.release.as_ref().map(|release| release.mv.from);
            turn.mover == by && turn.is_irregular() && from == Some(mv.from)
        };
        if self.is_between_turns() && self.turn.as_ref().is_some_and(corrects) {
            // Corrected without taking back first.
            self.undo();
        }
        if self.setup.board.get(mv.from).is_none() {
            return self.turn().nothing_there(mv.from);
        }
        self.release(by, mv, at, placed);
    }

    /// A move of the record or the timeline.
    fn release(&mut self, by: Side, mv: Move, at: usize, placed: bool) {
        let board = self.setup.board.clone();
        let ply = self.game.moves.len() + 1;
        if by != self.on_turn() {
            // Made by the side that was not to move. The turn is the other side's, on the board without it.
            let turn = self.turn();
            let right = Turn { notes: Vec::new(), ..turn.clone() };
            if let Some(piece) = board.get(mv.from) {
                let moved = Action::Moved(mv, piece);
                turn.notes.push(Note::OutOfTurn(by, moved, at));
                self.push(at, Some(by), ConductKind::OutOfTurn(moved));
            }
            self.strays.push(Stray { ply, by, right });
            return self.play(by, mv);
        }
        let corrects = std::mem::take(&mut self.is_correcting);
        let turn = match &mut self.turn {
            Some(turn) if corrects => turn,
            _ => self.turn(),
        };
        let release = Release::new(if corrects { turn.board() } else { &board }, by, mv);
        let in_order = release.is_in_order();
        if corrects {
            turn.corrections.push(release);
        } else {
            turn.release = Some(release);
            (turn.released_at, turn.ply, turn.placed) = (Some(at), ply, placed);
        }
        self.answered_by(by, mv, in_order);
        self.play(by, mv);
    }

    /// The move made in place of a legal one that was taken back; the legal one stands.
    fn moved_instead(&mut self, by: Side, mv: Move) {
        self.taken_back_by = None;
        if let Some(turn) = &mut self.turn
            && turn.mover == by
        {
            turn.instead = Some(mv);
        }
        let last = self.conduct.iter_mut().rev().find(|event| event.by == Some(by));
        if let Some(ConductEvent { what: ConductKind::TookBack(_, instead @ None), .. }) = last {
            *instead = Some(mv);
        }
    }

    fn play(&mut self, by: Side, mv: Move) {
        self.setup = Setup { turn: Some(by.opponent()), ..self.setup.after(mv) };
        self.game.moves.push(mv);
    }

    /// A move of this side replies to the moves of the other, and answers them if it is in order or takes the general.
    fn answered_by(&mut self, by: Side, mv: Move, in_order: bool) {
        let board = &self.setup.board;
        let general = board.get(mv.to).is_some_and(|piece| piece.kind == PieceKind::General);
        let takes = general && (reach(board, mv.from).contains(mv.to) || is_flying(board, mv));
        let ply = self.game.moves.len() + 1;
        let waits = |turn: &&mut Turn| turn.mover != by && turn.release.is_some() && turn.answered.is_none();
        for turn in self.turns.iter_mut().chain(&mut self.turn).filter(waits) {
            turn.replied.get_or_insert(ply);
            if in_order || takes {
                (turn.answered, turn.general_taken) = (Some(ply), takes);
            }
        }
    }

    /// The last move is taken back and its player moves again.
    fn undo(&mut self) {
        let Some(turn) = &mut self.turn else { return };
        turn.restored = true;
        self.setup = Setup { turn: Some(turn.mover), ..turn.before.clone() };
        self.game.moves.truncate(turn.ply.saturating_sub(1));
        (self.running, self.is_correcting) = (turn.mover, true);
        let ply = turn.ply;
        self.strays.retain(|stray| stray.ply < ply);
        for turn in self.turns.iter_mut().chain(&mut self.turn) {
            turn.replied = turn.replied.filter(|reply| *reply < ply);
            if turn.answered.is_some_and(|answer| answer >= ply) {
                (turn.answered, turn.general_taken) = (None, false);
            }
        }
    }

    /// The pieces stand again as before the move claimed, else before the first wrong move that was not accepted,
    /// else before the last move of the timeline.
    fn restore(&mut self) {
        self.taken_back_by = None;
        let claimed = self.claimed.take();
        self.turns.extend(self.turn.take());
        let is_claimed = |turn: &Turn| Some(turn.ply) == claimed && turn.is_irregular();
        let is_wrong = |turn: &Turn| turn.is_irregular() && turn.answered.is_none();
        let recorded = self.recorded;
        let made_last =
            |turn: &Turn| turn.released_at.is_some_and(|at| at >= recorded) && turn.answered.is_none();
        let mut to = self.turns.iter().position(is_claimed);
        to = to.or_else(|| self.turns.iter().position(is_wrong));
        to = to.or_else(|| self.turns.iter().rposition(made_last));
        if let Some(to) = to {
            self.turns.truncate(to + 1);
        }
        self.turn = self.turns.pop();
        if to.is_some() {
            return self.undo();
        }
        // A move out of turn that nobody has answered goes back too.
        if let Some(stray) = self.strays.last()
            && stray.ply == self.game.moves.len()
        {
            self.setup = stray.right.before.clone();
            self.game.moves.pop();
            self.strays.pop();
        }
    }

    /// A player takes back a move after the hand has left it: their own correction where it was against the rules.
    fn take_back(&mut self, by: Side, mv: Move, at: usize) {
        let is_its = |turn: &Turn| {
            turn.mover == by
                && turn.is_irregular()
                && turn.release.as_ref().is_some_and(|release| release.mv == mv)
        };
        if self.turn.as_ref().is_some_and(is_its) && self.is_between_turns() {
            return self.undo();
        }
        if self.strays.last().is_some_and(|stray| stray.by == by && stray.ply == self.game.moves.len()) {
            return self.restore();
        }
        if self.setup.board.get(mv.to).is_none() {
            return self.turn().nothing_there(mv.to);
        }
        self.taken_back_by = Some(by);
        self.push(at, Some(by), ConductKind::TookBack(mv, None));
    }

    fn push(&mut self, at: usize, by: Option<Side>, what: ConductKind) {
        let needs_game = matches!(what, ConductKind::Claimed(..) | ConductKind::DrawAgreed);
        let played = needs_game.then(|| Arc::new(Played::of(&self.game)));
        self.conduct.push(ConductEvent { at, by, what, played });
    }

    /// Clocks, claims, draws.
    fn beside_the_hand(&mut self, event: &Event, by: Option<Side>, at: usize) {
        let left = |side: Side| event.clocks.remaining[side];
        let what = match (&event.act, by) {
            (Act::DeclareDraw(ground), None) => ConductKind::DrawDeclared(ground.clone()),
            (Act::PressClock, Some(side)) => {
                let too_early = side == self.on_turn();
                self.running = side.opponent();
                if !too_early {
                    return;
                }
                ConductKind::PressedBeforeMoving
            }
            (Act::Disturb(_), Some(side)) => ConductKind::Disturbed {
                own_time: self.running == side,
                left_to_other: left(side.opponent()),
            },
            (Act::FlagFall, Some(side)) => ConductKind::FlagFell(left(side)),
            (Act::Resign, Some(_)) => ConductKind::Resigned,
            (Act::Conduct(kind, times, _), Some(side)) => {
                let count = self.topics.entry((side.code(), *kind)).or_default();
                let before = *count;
                *count = times.unwrap_or_else(|| before.saturating_add(1));
                ConductKind::Topic { kind: *kind, before, now: *count }
            }
            (Act::Late(minutes), Some(_)) => ConductKind::Late(*minutes),
            (Act::Words(_), _) => ConductKind::Words,
            (Act::OfferDraw, _) => {
                self.offered_by = by;
                return;
            }
            (Act::AgreeDraw, Some(side)) if self.offered_by == Some(side.opponent()) => {
                ConductKind::DrawAgreed
            }
            (Act::Claim(claim), Some(side)) => {
                if let Claim::Irregular(ply) = claim {
                    self.claimed = Some(*ply);
                }
                ConductKind::Claimed(claim.clone(), left(side))
            }
            // Said by nobody who could say it, or judged with the hand or with the record.
            (
                Act::DeclareDraw(_)
                | Act::PressClock
                | Act::Disturb(_)
                | Act::FlagFall
                | Act::Resign
                | Act::Conduct(..)
                | Act::Late(_)
                | Act::AgreeDraw
                | Act::Claim(_)
                | Act::Touch(_)
                | Act::TouchBoth(..)
                | Act::Lift(_)
                | Act::PutBack(_)
                | Act::Place(_)
                | Act::Release(_)
                | Act::Brush(_)
                | Act::Adjust(..)
                | Act::TakeBack(_)
                | Act::Restore
                | Act::StopClocks
                | Act::JudgeMove(..)
                | Act::NotSo(_),
                _,
            ) => return,
        };
        self.push(at, by, what);
    }

    /// The turn that the ruling is about: a legal move of the record ends one, and the other side is to move.
    fn finish(&mut self, recorded: usize) -> Turn {
        let ended = |turn: &Turn| turn.released_at.is_some_and(|at| at < recorded) && !turn.is_irregular();
        if self.turn.as_ref().is_none_or(|turn| ended(turn) && !turn.restored) {
            self.turn();
        }
        let (board, mover) = (self.setup.board.clone(), self.on_turn());
        let turn = self.turn.take();
        let mut turn = turn.unwrap_or_else(|| Turn::of(self.setup.clone(), mover, self.hand));
        for (side, event, at) in self.brushed.drain(..) {
            turn.out_of_turn(side, &event, &board, at);
        }
        turn
    }
}

/// Whether it would be no touch, whoever is to move.
fn is_no_touch(hand: TouchRules, event: &Event, side: Side) -> bool {
    match event.act {
        Act::Brush(_) => true,
        Act::Adjust(_, consent) => is_adjusted_rightly(hand, consent, event, side),
        _ => false,
    }
}

/// Whether a general takes the other along the file on which they face each other.
pub(super) fn is_flying(board: &Board, mv: Move) -> bool {
    board.get(mv.from).is_some_and(|piece| {
        piece.kind == PieceKind::General && exposure(board, piece.side).facing == Some(mv.to)
    })
}
