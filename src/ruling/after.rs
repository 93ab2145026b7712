//! What the players did after the release that ended the turn.

use super::facts::{Aside, Facts, Later, Release, is_of_the_hand};
use super::step::Deed;
use crate::incident::{Act, Actor, Consent, Event};
use crate::law::AdjustingAsks;
use xiangqi::{Board, Move, Side};

/// Follows the events after a release: whose turn it is, what was touched out of turn, what was moved once the
/// position stood again.
pub(super) struct After<'a> {
    facts: &'a Facts,
    board: Board,
    /// Who is on move; nobody once a move was taken back, until that is cleared up.
    turn: Side,
    took_back: bool,
    restored: bool,
    /// Events of the next turn since the last move of this one.
    pub later: Later,
    pub asides: Vec<Aside>,
    /// The move the hand made after all, where the piece had been put down elsewhere, which made the move.
    pub changed: Option<Move>,
    /// Moves released after the position was restored, each after one restoring.
    pub corrections: Vec<Release>,
}

impl<'a> After<'a> {
    pub fn new(facts: &'a Facts) -> Self {
        let released = facts.release.as_ref().map(|release| release.mv);
        Self {
            facts,
            board: released.map_or_else(|| facts.board.clone(), |mv| facts.board.after(mv)),
            turn: facts.mover.opponent(),
            took_back: false,
            restored: false,
            later: Later::default(),
            asides: Vec::new(),
            changed: None,
            corrections: Vec::new(),
        }
    }

    pub fn take(&mut self, event: &Event, row: usize) {
        match event.act {
            Act::Restore => {
                (self.restored, self.took_back) = (true, false);
                (self.board, self.turn) = (self.facts.board.clone(), self.facts.mover);
                self.later = Later::default();
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
        self.later.events += 1;
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
        self.later.mover_touched |= side == self.facts.mover;
        let squares = act.occupied_squares();
        let standing = squares.iter().find_map(|&square| Some((square, self.board.get(square)?)));
        let Some(standing) = standing else { return };
        let deed = match act {
            Act::Release(mv) if mv.from != mv.to => Deed::Moved(Move::new(mv.from, mv.to), standing.1),
            _ => Deed::Touched(standing),
        };
        self.asides.push(Aside::OutOfTurn(side, deed, row));
    }
}
