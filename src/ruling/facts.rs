//! The geometry of an incident, worked out once and shared by every reading and branch.

use std::sync::Arc;

use super::conduct_event::ConductEvents;
use super::played::Played;
use super::step::Action;
use crate::incident::{Act, Actor, Consent, Event, Incident};
use crate::law::{AdjustingAsks, MoveMade, Threshold, TouchRules};
use xiangqi::check::{Exposure, exposure, exposure_after};
use xiangqi::movegen::{captures_of, legal_captures_of, legal_moves_from, moves_from, reach};
use xiangqi::{Board, Fault, Game, Move, Piece, Position, Side, Square, SquareSet, Status};

/// A piece whose touch counts, with the moves that could meet it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Touched {
    pub square: Square,
    pub piece: Piece,
    /// Whether it is the toucher's own.
    pub own: bool,
    /// By movement alone: an own piece's moves, or the captures of an enemy piece.
    pub pseudo: Vec<Move>,
    /// Those of them that do not expose the own general.
    pub legal: Vec<Move>,
}

impl Touched {
    fn on(board: &Board, mover: Side, square: Square) -> Option<Self> {
        let piece = board.get(square)?;
        let own = piece.side == mover;
        let (pseudo, legal) = if own {
            (moves_from(board, square).collect(), legal_moves_from(board, mover, square).collect())
        } else {
            (captures_of(board, square, mover).collect(), legal_captures_of(board, mover, square).collect())
        };
        Some(Self { square, piece, own, pseudo, legal })
    }
}

/// Whether no clause orders these touches: two of one side, or more than two.
pub(super) fn no_clause_orders(touched: &[Touched]) -> bool {
    match touched {
        [first, second] => first.own == second.own,
        pieces => pieces.len() > 2,
    }
}

/// A contact of the mover's hand that needs a word of its own.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Contact {
    /// An obvious accident: no touch.
    Brushed(Square),
    /// Adjusted as the rules ask: no touch.
    AdjustedWithConsent(Square),
    /// Adjusted without: a touch.
    AdjustedWithout(Square),
    /// Touched but not lifted, where only lifting is a touch.
    NotLifted(Square),
}

/// An event recorded without consequence.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Note {
    /// Done by the side not to move, in this row of the timeline.
    OutOfTurn(Side, Action, usize),
    /// Nothing stands on the square named.
    NothingThere(Square),
}

/// What happened after the release that ended the turn.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct AfterRelease {
    /// How many events of the players.
    pub events: usize,
    /// Whether the side that had moved touched something again, now on the other side's time.
    pub mover_touched: bool,
}

/// The move that ended the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Release {
    pub mv: Move,
    /// What stood on `mv.from`.
    pub piece: Option<Piece>,
    /// Whether the piece is the mover's and goes there by its own movement.
    pub is_move: bool,
    /// How the mover's general stands afterwards.
    pub exposure: Exposure,
    /// Whether the mover put a piece on the own general.
    pub general_gone: bool,
}

impl Release {
    pub fn new(board: &Board, mover: Side, mv: Move) -> Self {
        let piece = board.get(mv.from);
        let own = piece.is_some_and(|piece| piece.side == mover);
        Self {
            mv,
            piece,
            is_move: own && reach(board, mv.from).contains(mv.to),
            exposure: exposure_after(board, mv, mover),
            general_gone: board.after(mv).general(mover).is_none(),
        }
    }

    /// Whether the mover's own general was taken off or stands exposed.
    pub const fn exposes(&self) -> bool {
        self.general_gone || self.exposure.any()
    }
}

/// Everything a ruling needs to know of an incident; no reading has a say in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    pub(super) board: Board,
    pub(super) mover: Side,
    pub(super) status: Status,
    pub(super) exposure: Exposure,
    pub(super) faults: Vec<Fault>,
    pub(super) legal_moves: Vec<Move>,
    /// The touches that count, each piece once, up to the first release.
    pub(super) touched: Vec<Touched>,
    /// Whether the first two of them were touched at once.
    pub(super) together: bool,
    pub(super) contacts: Vec<Contact>,
    /// Whether anything was touched otherwise than by adjusting.
    pub(super) plainly_touched: bool,
    pub(super) notes: Vec<Note>,
    /// What was touched out of turn after the release.
    pub(super) later_notes: Vec<Note>,
    /// The piece the mover lifted and has not put down.
    pub(super) in_hand: Option<Square>,
    pub(super) after_release: AfterRelease,
    pub(super) release: Option<Release>,
    /// Whether that move was made by putting the piece down, the hand still on it.
    pub(super) placed: bool,
    /// The row of that release, and of the last touch before it.
    pub(super) decided_at: usize,
    /// The move made after all, where putting the piece down elsewhere had made the move.
    pub(super) changed: Option<Move>,
    /// Whether the position was restored after the release.
    pub(super) restored: bool,
    /// Moves released after the position was restored, each after one restoring.
    pub(super) corrections: Vec<Release>,
    pub(super) conduct: ConductEvents,
    /// The game that led here, looked through once; `None` where it is not known.
    pub(super) record: Option<Arc<Played>>,
    hand: TouchRules,
}

impl Facts {
    /// Works out the facts. Only the events up to the mover's first release belong to the turn, and the moves
    /// released after the position was restored.
    pub fn of(incident: &Incident, hand: TouchRules) -> Self {
        let events: Vec<&Event> = incident.events.iter().collect();
        Self::before(&incident.position, &incident.game, hand).with(&events, &incident.game)
    }

    /// The facts of a position to which these events happen, after this game.
    pub(super) fn with(mut self, events: &[&Event], game: &Game) -> Self {
        self.conduct = ConductEvents::of(self.mover, events, game, self.record.as_ref());
        let mut rest = events.iter().copied().enumerate();
        for (row, event) in rest.by_ref() {
            let touched = self.touched.len();
            self.take(event, row);
            if self.release.is_some() || self.touched.len() > touched {
                self.decided_at = row;
            }
            if self.release.is_some() {
                break;
            }
        }
        let mut turn = PostMove::new(&self);
        let mut restored = false;
        for (row, event) in rest {
            turn.take(event, row);
            restored |= event.act == Act::Restore;
        }
        let PostMove { after_release, notes, corrections, changed, .. } = turn;
        (self.after_release, self.later_notes, self.corrections) = (after_release, notes, corrections);
        self.changed = changed;
        self.restored = restored;
        self
    }

    /// What adjusting asks for.
    pub(super) const fn adjusting(&self) -> AdjustingAsks {
        self.hand.adjusting
    }

    /// Whether anything was touched or moved in the turn.
    pub(super) const fn has_turn(&self) -> bool {
        !self.touched.is_empty() || self.release.is_some()
    }

    /// The facts of a position reached by this game to which nothing has happened.
    pub(super) fn before(position: &Position, game: &Game, hand: TouchRules) -> Self {
        let board = position.board().clone();
        let mover = position.turn();
        let exposure = exposure(&board, mover);
        let legal_moves = position.legal_moves();
        Self {
            status: Status::of(exposure.any(), !legal_moves.is_empty()),
            exposure,
            faults: position.faults(),
            legal_moves,
            touched: Vec::new(),
            together: false,
            contacts: Vec::new(),
            plainly_touched: false,
            notes: Vec::new(),
            later_notes: Vec::new(),
            in_hand: None,
            after_release: AfterRelease::default(),
            release: None,
            placed: false,
            decided_at: 0,
            changed: None,
            restored: false,
            corrections: Vec::new(),
            conduct: ConductEvents::default(),
            record: (!game.moves.is_empty()).then(|| Arc::new(Played::of(game))),
            hand,
            board,
            mover,
        }
    }

    fn take(&mut self, event: &Event, row: usize) {
        let Actor::Player(side) = event.actor else { return };
        if side != self.mover {
            self.out_of_turn(side, &event.act, row);
            return;
        }
        match event.act {
            Act::Touch(square) if self.hand.threshold == Threshold::Lifting => {
                self.contact(square, Contact::NotLifted(square));
            }
            Act::TouchBoth(first, second) if self.hand.threshold == Threshold::Lifting => {
                self.contact(first, Contact::NotLifted(first));
                self.contact(second, Contact::NotLifted(second));
            }
            Act::Place(mv) if self.hand.made == MoveMade::HandOff || mv.from == mv.to => {
                self.plainly_touched |= self.touch(mv.from);
                self.in_hand = Some(mv.from);
            }
            Act::Touch(square) | Act::Lift(square) | Act::PutBack(square) => {
                self.plainly_touched |= self.touch(square);
                match event.act {
                    Act::Lift(_) => self.in_hand = Some(square),
                    Act::PutBack(_) => self.in_hand = None,
                    _ => {}
                }
            }
            Act::TouchBoth(first, second) => {
                let nothing_before = self.touched.is_empty();
                let counted = [self.touch(first), self.touch(second)];
                self.plainly_touched |= counted.contains(&true);
                self.together |= nothing_before && self.touched.len() == 2;
            }
            Act::Brush(square) => self.contact(square, Contact::Brushed(square)),
            Act::Adjust(square, consent) if self.is_adjusted_rightly(consent, event) => {
                self.contact(square, Contact::AdjustedWithConsent(square));
            }
            Act::Adjust(square, _) => {
                self.contact(square, Contact::AdjustedWithout(square));
                self.touch(square);
            }
            // Put down where it stood: no more than a touch.
            Act::Release(mv) if mv.from == mv.to => self.plainly_touched |= self.touch(mv.from),
            Act::Release(mv) | Act::Place(mv) => {
                if self.board.get(mv.from).is_some() {
                    self.placed = matches!(event.act, Act::Place(_));
                    self.release = Some(Release::new(&self.board, self.mover, mv));
                } else {
                    self.nothing_there(mv.from);
                }
            }
            _ => {}
        }
    }

    /// Whether the player did beforehand what adjusting asks for. Who consents has heard it announced.
    fn is_adjusted_rightly(&self, consent: Consent, event: &Event) -> bool {
        match self.hand.adjusting {
            // Only on one's own time.
            AdjustingAsks::Consent => {
                consent == Consent::Given && event.clocks.running != Some(self.mover.opponent())
            }
            AdjustingAsks::AnnouncementToOpponent | AdjustingAsks::Announcement => consent != Consent::None,
        }
    }

    fn out_of_turn(&mut self, side: Side, act: &Act, row: usize) {
        if !is_of_the_hand(act) {
            return;
        }
        let squares = act.occupied_squares();
        let standing = squares.iter().find_map(|&square| Some((square, self.board.get(square)?)));
        let deed = match (standing, act) {
            (None, _) => return squares.into_iter().for_each(|square| self.nothing_there(square)),
            (Some(piece), Act::Brush(_)) => Action::Brushed(piece),
            (Some((_, piece)), Act::Release(mv)) if mv.from != mv.to => Action::Moved(*mv, piece),
            (Some(piece), _) => Action::Touched(piece),
        };
        self.notes.push(Note::OutOfTurn(side, deed, row));
    }

    /// Counts a touch; whether a piece stands there.
    fn touch(&mut self, square: Square) -> bool {
        if self.touched.iter().any(|touched| touched.square == square) {
            return true;
        }
        let Some(touched) = Touched::on(&self.board, self.mover, square) else {
            self.nothing_there(square);
            return false;
        };
        self.touched.push(touched);
        true
    }

    fn contact(&mut self, square: Square, contact: Contact) {
        if self.board.get(square).is_some() {
            self.contacts.push(contact);
        } else {
            self.nothing_there(square);
        }
    }

    fn nothing_there(&mut self, square: Square) {
        let note = Note::NothingThere(square);
        if !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }

    /// The touches with one more, for a piece that was moved wrongly and counts as touched.
    pub(super) fn touched_with(&self, square: Square) -> Vec<Touched> {
        let mut touched = self.touched.clone();
        if touched.iter().all(|other| other.square != square) {
            touched.extend(Touched::on(&self.board, self.mover, square));
        }
        touched
    }

    /// Whether the side to move is in check.
    pub const fn in_check(&self) -> bool {
        matches!(self.status, Status::Check | Status::Checkmated)
    }

    /// Where the mover's general stands.
    pub fn general(&self) -> Option<Square> {
        self.board.general(self.mover)
    }

    /// Whether the other side touched something on this side's time.
    pub(super) fn is_touched_out_of_turn(&self) -> bool {
        self.notes
            .iter()
            .any(|note| matches!(note, Note::OutOfTurn(_, Action::Touched(_) | Action::Moved(..), _)))
    }

    /// Where the mover's general would be taken from after `mv`.
    pub fn danger_after(&self, mv: Move) -> SquareSet {
        exposure_after(&self.board, mv, self.mover).sources()
    }

    /// What stands on the board before the first event.
    pub const fn board(&self) -> &Board {
        &self.board
    }
}

/// Follows the events after a release: whose turn it is, what was touched out of turn, what was moved once the
/// position stood again.
pub(super) struct PostMove<'a> {
    facts: &'a Facts,
    board: Board,
    /// Who is on move; nobody once a move was taken back, until that is cleared up.
    turn: Side,
    took_back: bool,
    restored: bool,
    /// Events of the next turn since the last move of this one.
    pub after_release: AfterRelease,
    pub notes: Vec<Note>,
    /// The move the hand made after all, where the piece had been put down elsewhere, which made the move.
    pub changed: Option<Move>,
    /// Moves released after the position was restored, each after one restoring.
    pub corrections: Vec<Release>,
}

impl<'a> PostMove<'a> {
    pub fn new(facts: &'a Facts) -> Self {
        let released = facts.release.as_ref().map(|release| release.mv);
        Self {
            facts,
            board: released.map_or_else(|| facts.board.clone(), |mv| facts.board.after(mv)),
            turn: facts.mover.opponent(),
            took_back: false,
            restored: false,
            after_release: AfterRelease::default(),
            notes: Vec::new(),
            changed: None,
            corrections: Vec::new(),
        }
    }

    pub fn take(&mut self, event: &Event, row: usize) {
        match event.act {
            Act::Restore => {
                (self.restored, self.took_back) = (true, false);
                (self.board, self.turn) = (self.facts.board.clone(), self.facts.mover);
                self.after_release = AfterRelease::default();
                return;
            }
            Act::TakeBack(_) => self.took_back |= event.actor == Actor::Player(self.facts.mover),
            _ => {}
        }
        let Actor::Player(side) = event.actor else { return };
        if !is_of_the_hand(&event.act) || self.is_completion(&event.act, side) {
            return;
        }
        if let Act::Release(mv) = event.act
            && self.facts.placed
            && side == self.facts.mover
            && side != self.turn
        {
            self.changed.get_or_insert(mv);
            return;
        }
        if self.restored && side == self.facts.mover {
            if let Act::Release(mv) = event.act {
                self.corrections.push(Release::new(&self.facts.board, side, mv));
                (self.restored, self.turn) = (false, side.opponent());
                self.board.play_unchecked(mv);
            }
            return;
        }
        // What is made instead of a move taken back belongs to that.
        if self.took_back && side == self.facts.mover && side != self.turn {
            return;
        }
        self.after_release.events += 1;
        if side != self.turn {
            self.out_of_turn(side, event, row);
        } else if let Act::Release(mv) = event.act
            && mv.from != mv.to
            && self.board.get(mv.from).is_some_and(|piece| piece.side == side)
        {
            self.board.play_unchecked(mv);
            self.turn = side.opponent();
        }
    }

    /// The hand leaves the piece that had been put down and made the move.
    fn is_completion(&self, act: &Act, side: Side) -> bool {
        let made = self.facts.release.as_ref().map(|release| release.mv);
        side == self.facts.mover && matches!(act, Act::Release(mv) if self.facts.placed && made == Some(*mv))
    }

    fn out_of_turn(&mut self, side: Side, event: &Event, row: usize) {
        let act = &event.act;
        // Consent is for one's own time only; that it was not must have been written down.
        let others_time = event.clocks.running == Some(side.opponent());
        let own_time_only = others_time && self.facts.adjusting() == AdjustingAsks::Consent;
        if matches!(act, Act::Brush(_)) || (matches!(act, Act::Adjust(_, Consent::Given)) && !own_time_only) {
            return;
        }
        self.after_release.mover_touched |= side == self.facts.mover;
        let squares = act.occupied_squares();
        let standing = squares.iter().find_map(|&square| Some((square, self.board.get(square)?)));
        let Some(standing) = standing else { return };
        let deed = match act {
            Act::Release(mv) if mv.from != mv.to => Action::Moved(Move::new(mv.from, mv.to), standing.1),
            _ => Action::Touched(standing),
        };
        self.notes.push(Note::OutOfTurn(side, deed, row));
    }
}

/// Whether a hand touched or moved something on purpose or by brushing it; what is knocked over is another
/// matter.
pub(super) const fn is_of_the_hand(act: &Act) -> bool {
    matches!(
        act,
        Act::Touch(_)
            | Act::TouchBoth(..)
            | Act::Lift(_)
            | Act::PutBack(_)
            | Act::Place(_)
            | Act::Release(_)
            | Act::Brush(_)
            | Act::Adjust(..)
    )
}
