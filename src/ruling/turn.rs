//! One turn: the position, what was touched in it and what each touched piece can do, and the move that ended it.
//! Geometry worked out once, shared by every reading and branch.

use super::step::Action;
use crate::incident::{Act, Consent, Event};
use crate::law::{AdjustingAsks, Threshold, TouchRules};
use xiangqi::check::{Exposure, exposure, exposure_after};
use xiangqi::movegen::{captures_of, legal_captures_of, legal_moves, legal_moves_from, moves_from, reach};
use xiangqi::{Board, Irregularity, Move, Piece, Setup, Side, Square, SquareSet, Status};

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
    /// Done by the side not to move, at this moment of the course.
    OutOfTurn(Side, Action, usize),
    /// Nothing stands on the square named.
    NothingThere(Square),
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

    /// Whether it is a legal move.
    pub const fn is_in_order(&self) -> bool {
        self.is_move && !self.exposes()
    }

    /// Whether the mover's own general was taken off or stands exposed.
    pub const fn exposes(&self) -> bool {
        self.general_gone || self.exposure.any()
    }
}

/// What was done in one turn; no reading has a say in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    /// The board when the turn began, with its counters.
    pub before: Setup,
    pub mover: Side,
    pub status: Status,
    pub exposure: Exposure,
    pub legal_moves: Vec<Move>,
    /// The touches that count, each piece once, up to the release.
    pub touched: Vec<Touched>,
    /// Whether the first two of them were touched at once.
    pub together: bool,
    pub contacts: Vec<Contact>,
    /// Whether anything was touched otherwise than by adjusting.
    pub plainly_touched: bool,
    pub notes: Vec<Note>,
    /// The piece the mover lifted and has not put down.
    pub in_hand: Option<Square>,
    /// When the last piece was touched that counts.
    pub touched_at: Option<usize>,
    /// The move that ended the turn, and when it was made.
    pub release: Option<Release>,
    pub released_at: Option<usize>,
    /// The number of that move in the game, from 1.
    pub ply: usize,
    /// Whether that move was made by putting the piece down, the hand still on it.
    pub placed: bool,
    /// The move made after all, where putting the piece down elsewhere had made the move.
    pub changed: Option<Move>,
    /// The move made in place of one that the mover had taken back, though it was legal.
    pub instead: Option<Move>,
    /// Whether the move was taken back, by the arbiter or the mover.
    pub restored: bool,
    /// Moves released after that, each after one taking back.
    pub corrections: Vec<Release>,
    /// The number of the next move of the other side.
    pub replied: Option<usize>,
    /// The number of its next move that was in order, by which it has accepted this one unless it is claimed.
    pub answered: Option<usize>,
    /// Whether the answer took the general, as its piece moves.
    pub general_taken: bool,
    pub hand: TouchRules,
}

impl Turn {
    /// A turn in which nothing has happened yet.
    pub fn of(before: Setup, mover: Side, hand: TouchRules) -> Self {
        let exposure = exposure(&before.board, mover);
        let legal_moves: Vec<Move> = legal_moves(&before.board, mover).collect();
        Self {
            status: Status::of(exposure.any(), !legal_moves.is_empty()),
            exposure,
            legal_moves,
            touched: Vec::new(),
            together: false,
            contacts: Vec::new(),
            plainly_touched: false,
            notes: Vec::new(),
            in_hand: None,
            touched_at: None,
            release: None,
            released_at: None,
            ply: 0,
            placed: false,
            changed: None,
            instead: None,
            restored: false,
            corrections: Vec::new(),
            replied: None,
            answered: None,
            general_taken: false,
            hand,
            mover,
            before,
        }
    }

    pub const fn board(&self) -> &Board {
        &self.before.board
    }

    /// Whether the mover is in check.
    pub const fn in_check(&self) -> bool {
        matches!(self.status, Status::Check | Status::Checkmated)
    }

    /// Where the mover's general stands.
    pub fn general(&self) -> Option<Square> {
        self.board().general(self.mover)
    }

    /// Where the mover's general would be taken from after `mv`.
    pub fn danger_after(&self, mv: Move) -> SquareSet {
        exposure_after(self.board(), mv, self.mover).sources()
    }

    /// Whether anything was touched or moved.
    pub const fn has_begun(&self) -> bool {
        !self.touched.is_empty() || self.release.is_some()
    }

    /// When the turn comes to what it comes to: with its move, else with its last touch.
    pub fn decided_at(&self) -> usize {
        self.released_at.or(self.touched_at).unwrap_or(0)
    }

    /// Whether the move that ended it was against the rules of movement, whatever was touched.
    pub fn is_irregular(&self) -> bool {
        self.release.as_ref().is_some_and(|release| !release.is_in_order())
    }

    /// In what ways it was.
    pub fn irregularities(&self) -> Vec<Irregularity> {
        let Some(release) = &self.release else { return Vec::new() };
        let of = |side: Side| move |piece: Piece| piece.side == side;
        let own = release.piece.is_some_and(of(self.mover));
        let taken = self.board().get(release.mv.to);
        let takes_own = own && taken.is_some_and(of(self.mover));
        [
            (release.piece.is_none(), Irregularity::NoPiece),
            (release.piece.is_some() && !own, Irregularity::WrongSide),
            (takes_own, Irregularity::TakesOwn),
            (own && !takes_own && !release.is_move, Irregularity::NotItsMove),
            (release.exposes(), Irregularity::ExposesGeneral),
        ]
        .into_iter()
        .filter_map(|(is, what)| is.then_some(what))
        .collect()
    }

    /// Whether the other side has played on, with a move in order or with `any`, and did not take the general.
    pub const fn is_accepted(&self, any: bool) -> bool {
        (self.answered.is_some() || (any && self.replied.is_some())) && !self.general_taken
    }

    /// Whether the move only leaves the generals facing, as they did before.
    pub fn leaves_facing(&self, release: &Release) -> bool {
        self.exposure.facing.is_some()
            && release.is_move
            && !release.general_gone
            && release.exposure.facing.is_some()
            && release.exposure.attackers.is_empty()
    }

    /// Whether the other side touched something on this side's time, or moved something that has to go back.
    pub fn is_touched_out_of_turn(&self) -> bool {
        self.notes.iter().any(|note| match note {
            Note::OutOfTurn(_, Action::Touched(_), _) => true,
            Note::OutOfTurn(_, Action::Moved(..), _) => self.release.is_none(),
            _ => false,
        })
    }

    /// What the mover's hand did short of a move. `at` is the moment of the course.
    pub fn touch_event(&mut self, event: &Event, at: usize) {
        let before = self.touched.len();
        match event.act {
            Act::Touch(square) if self.hand.threshold == Threshold::Lifting => {
                self.contact(square, Contact::NotLifted(square));
            }
            Act::TouchBoth(first, second) if self.hand.threshold == Threshold::Lifting => {
                self.contact(first, Contact::NotLifted(first));
                self.contact(second, Contact::NotLifted(second));
            }
            Act::Touch(square) | Act::Lift(square) | Act::PutBack(square) => {
                self.plainly_touched |= self.touch(square);
                match event.act {
                    Act::Lift(_) => self.in_hand = Some(square),
                    Act::PutBack(_) => self.in_hand = None,
                    _ => {}
                }
            }
            // Put down where it stood, or with the hand still on it: no more than a touch.
            Act::Place(mv) | Act::Release(mv) => {
                self.plainly_touched |= self.touch(mv.from);
                if matches!(event.act, Act::Place(_)) {
                    self.in_hand = Some(mv.from);
                }
            }
            Act::TouchBoth(first, second) => {
                let nothing_before = self.touched.is_empty();
                let counted = [self.touch(first), self.touch(second)];
                self.plainly_touched |= counted.contains(&true);
                self.together |= nothing_before && self.touched.len() == 2;
            }
            Act::Brush(square) => self.contact(square, Contact::Brushed(square)),
            Act::Adjust(square, consent) if is_adjusted_rightly(self.hand, consent, event, self.mover) => {
                self.contact(square, Contact::AdjustedWithConsent(square));
            }
            Act::Adjust(square, _) => {
                self.contact(square, Contact::AdjustedWithout(square));
                self.touch(square);
            }
            _ => {}
        }
        if self.touched.len() > before {
            self.touched_at = Some(at);
        }
    }

    /// What the hand of the other side did on this side's time, with the pieces as they stand on `board`.
    pub fn out_of_turn(&mut self, side: Side, event: &Event, board: &Board, at: usize) -> Option<Action> {
        let act = &event.act;
        let squares = act.occupied_squares();
        let standing = squares.iter().find_map(|&square| Some((square, board.get(square)?)));
        let deed = match (standing, act) {
            (None, _) => {
                squares.into_iter().for_each(|square| self.nothing_there(square));
                return None;
            }
            (Some(piece), Act::Brush(_)) => Action::Brushed(piece),
            (Some(piece), Act::Adjust(_, consent))
                if is_adjusted_rightly(self.hand, *consent, event, side) =>
            {
                Action::Adjusted(piece)
            }
            (Some(piece), _) => Action::Touched(piece),
        };
        self.notes.push(Note::OutOfTurn(side, deed, at));
        Some(deed)
    }

    /// Counts a touch; whether a piece stands there.
    fn touch(&mut self, square: Square) -> bool {
        if self.touched.iter().any(|touched| touched.square == square) {
            return true;
        }
        let Some(touched) = Touched::on(&self.before.board, self.mover, square) else {
            self.nothing_there(square);
            return false;
        };
        self.touched.push(touched);
        true
    }

    fn contact(&mut self, square: Square, contact: Contact) {
        if self.board().get(square).is_some() {
            self.contacts.push(contact);
        } else {
            self.nothing_there(square);
        }
    }

    pub fn nothing_there(&mut self, square: Square) {
        let note = Note::NothingThere(square);
        if !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }

    /// The touches with one more, for a piece that was moved wrongly and counts as touched.
    pub fn touched_with(&self, square: Square) -> Vec<Touched> {
        let mut touched = self.touched.clone();
        if touched.iter().all(|other| other.square != square) {
            touched.extend(Touched::on(self.board(), self.mover, square));
        }
        touched
    }
}

/// Whether the player did beforehand what adjusting asks for. Who consents has heard it announced.
pub(super) fn is_adjusted_rightly(hand: TouchRules, consent: Consent, event: &Event, side: Side) -> bool {
    let announced = consent != Consent::None;
    let own_time = event.clocks.running != Some(side.opponent());
    match hand.adjusting {
        AdjustingAsks::Consent => consent == Consent::Given && own_time,
        AdjustingAsks::AnnouncementOnOwnTime => announced && own_time,
        AdjustingAsks::AnnouncementToOpponent | AdjustingAsks::Announcement => announced,
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
