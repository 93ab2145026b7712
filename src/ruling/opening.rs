//! What stands before the touches: the position, and contacts that are no touch.

use super::beside::BesideFinding;
use super::case::{Case, Conclusion};
use super::facts::{Aside, Contact};
use super::happening::{Happened, Happening};
use super::step::{ContactFinding, Deed, PositionFinding, Standing};
use crate::incident::Claim;
use crate::law::{FacingLoser, Topic};
use xiangqi::{Irregularity, PieceKind, Square, SquareSet, Status};

impl Case<'_> {
    /// The position itself: faults, and a check.
    pub(super) fn note_position(&mut self) {
        let facts = self.facts;
        if !facts.faults.is_empty() {
            let squares = facts.faults.iter().flat_map(|fault| fault.squares.iter().copied()).collect();
            self.record.step(None, squares, PositionFinding::ImpossiblePosition);
        }
        if facts.in_check() {
            let by = self.standings(facts.exposure.sources());
            let screens = self.standings(self.screens(facts.exposure.attackers));
            let squares = by.iter().chain(&screens).map(|(square, _)| *square).chain(facts.general());
            let finding =
                PositionFinding::InCheck { side: facts.mover, by: by.clone(), screens: screens.clone() };
            self.record.step(Some(Topic::AnswerCheck), squares.collect(), finding);
        }
    }

    /// Moves of the record against the rules that nobody has claimed: what follows from them is ruled on once they
    /// are claimed.
    pub(super) fn note_record(&mut self) {
        let Some(record) = &self.facts.record else { return };
        let claimed = |ply: usize| {
            let irregular = |happened: &Happened| match happened.what {
                Happening::Claimed(Claim::Irregular(other), _) => other == ply,
                _ => false,
            };
            self.facts.happenings.all.iter().any(irregular)
        };
        let unclaimed = record.irregular.iter().filter(|irregular| !claimed(irregular.ply));
        let unclaimed: Vec<(usize, Vec<Irregularity>)> =
            unclaimed.map(|irregular| (irregular.ply, irregular.how.clone())).collect();
        if !unclaimed.is_empty() {
            let last = unclaimed.iter().any(|(ply, _)| *ply == record.plies());
            let finding = PositionFinding::RecordIrregular { moves: unclaimed, last };
            self.record.step(Some(Topic::Correction), SquareSet::EMPTY, finding);
        }
    }

    /// The pieces over which attacking cannons take.
    fn screens(&self, attackers: SquareSet) -> SquareSet {
        let Some(general) = self.facts.general() else { return SquareSet::EMPTY };
        let board = self.facts.board();
        attackers
            .into_iter()
            .filter(|&square| board.get(square).is_some_and(|piece| piece.kind == PieceKind::Cannon))
            .map(|square| square.between(general).and(board.occupied()))
            .fold(SquareSet::EMPTY, SquareSet::or)
    }

    pub(super) fn standings(&self, squares: SquareSet) -> Vec<Standing> {
        squares.into_iter().filter_map(|square| Some((square, self.facts.board().get(square)?))).collect()
    }

    pub(super) fn game_over(&mut self) -> Option<Conclusion> {
        let (side, status) = (self.facts.mover, self.facts.status);
        let matter = match status {
            Status::Checkmated => Topic::LossByMate,
            Status::Stalemated => Topic::LossByStalemate,
            Status::Free | Status::Check => return None,
        };
        let at = self.facts.general().into_iter().collect();
        self.record.step(Some(matter), at, PositionFinding::GameOver { side, status });
        Some(Conclusion::loss(vec![matter]))
    }

    /// Whether the record shows that an earlier move made the generals face: who made it has lost by that.
    pub(super) fn faced_before(&mut self) -> Option<Conclusion> {
        let record = self.facts.record.as_ref().filter(|_| self.facts.exposure.facing.is_some())?;
        let ply = record.facing_since?;
        let maker = record.mover_of(ply)?;
        let rule = self.law.facing_loser();
        if rule != Some(FacingLoser::Maker) || !self.law.is_seen(Topic::Facing) {
            return None;
        }
        let finding = BesideFinding::FacingMadeBy { ply, side: maker, rule: FacingLoser::Maker };
        self.record.step(Some(Topic::Facing), self.facts.general().into_iter().collect(), finding);
        Some(Conclusion::loss_of(maker, vec![Topic::Facing]))
    }

    /// What was recorded but is no touch, or no event of this side's turn.
    pub(super) fn note_asides(&mut self) {
        let priced = self.law.touch_on_others_time();
        for aside in &self.facts.asides {
            if let Aside::OutOfTurn(_, deed, _) = aside
                && priced.is_some()
                && !matches!(deed, Deed::Brushed(_))
            {
                // What it costs is said where it is counted.
                continue;
            }
            let (squares, finding) = match *aside {
                Aside::OutOfTurn(side, deed, _) => {
                    (deed_squares(deed), ContactFinding::OutOfTurn { side, deed })
                }
                Aside::NothingThere(square) => {
                    (SquareSet::EMPTY.with(square), ContactFinding::NothingThere(square))
                }
            };
            self.record.step(None, squares, finding);
        }
        for contact in &self.facts.contacts {
            let (square, finding): (Square, fn(Standing) -> ContactFinding) = match *contact {
                Contact::Brushed(square) => (square, ContactFinding::Brushed),
                Contact::AdjustedWithConsent(square) => (square, ContactFinding::AdjustedWithConsent),
                Contact::AdjustedWithout(square) => (square, ContactFinding::AdjustedWithout),
                Contact::NotLifted(square) => (square, ContactFinding::NotLifted),
            };
            let matter = match contact {
                Contact::NotLifted(_) => Topic::TouchThreshold,
                _ => Topic::Adjusting,
            };
            if let Some(piece) = self.facts.board().get(square) {
                let at = SquareSet::EMPTY.with(square);
                self.record.step(Some(matter), at, finding((square, piece)));
            }
        }
    }
}

fn deed_squares(deed: Deed) -> SquareSet {
    match deed {
        Deed::Touched((square, _)) | Deed::Brushed((square, _)) => SquareSet::EMPTY.with(square),
        Deed::Moved(mv, _) => SquareSet::EMPTY.with(mv.from).with(mv.to),
    }
}
