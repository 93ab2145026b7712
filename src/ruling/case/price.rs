//! What touches and breaches cost, and their count.

use super::Case;
use crate::law::{Cost, Penalty, Setting, Topic, set};
use crate::ruling::count::Class;
use crate::ruling::duty::Unmet;
use crate::ruling::facts::Release;
use crate::ruling::outcome::Outcome;
use crate::ruling::step::ClosingFinding;
use xiangqi::SquareSet;

impl Case<'_> {
    /// What the law itself makes unmeetable touches cost together, the dearest of them; `None` where it leaves
    /// that to the reading.
    pub(super) fn priced(&self, unmet: Unmet) -> Option<(Penalty, Topic)> {
        let own = set!(self.law, Setting::OwnUnmeetable(penalty) => *penalty);
        let enemy = set!(self.law, Setting::EnemyUnmeetable(penalty) => *penalty);
        let set = [
            (own.filter(|_| unmet.own), Topic::TouchOwn),
            (enemy.filter(|_| unmet.enemy), Topic::TouchEnemy),
            (unmet.pair, Topic::TouchBothAtOnce),
        ];
        let priced = set.into_iter().filter_map(|(penalty, matter)| Some((penalty?, matter)));
        priced.max_by_key(|(penalty, _)| *penalty)
    }

    /// The class in which unmeetable touches are recorded.
    pub(super) fn class_of_touch(&self, unmet: Unmet) -> Option<Class> {
        if !unmet.any() {
            return None;
        }
        match self.priced(unmet) {
            Some((penalty, _)) => Class::of(penalty),
            None => (self.law.reading.unmeetable_touch == Cost::Foul).then_some(Class::Unclassed),
        }
    }

    /// What a move costs that is no move of its piece, or fails its duty, and the clause that says so.
    pub(super) fn breach_penalty(&self, release: Option<&Release>) -> (Penalty, Topic) {
        let others =
            release.and_then(|release| release.piece).is_some_and(|piece| piece.side != self.facts.mover);
        let set = set!(self.law, Setting::OthersPieceMoved(penalty) if others => *penalty);
        if let Some(penalty) = set {
            return (penalty, Topic::OthersPieceMoved);
        }
        let usual = self.law.movement_breach();
        (usual.unwrap_or(Penalty::Breach), Topic::BreachLimit)
    }

    /// Counts the foul of the touches and one for the move against the limits, with a step and the caveat the
    /// count leaves; the limit that decides.
    pub(super) fn count(&mut self, unmet: Unmet, breach: Option<Class>) -> (Outcome, Topic) {
        let before = self.own;
        let touch = self.class_of_touch(unmet);
        touch.into_iter().chain(breach).for_each(|class| self.own.add(class));
        let reached = self.own.reached();
        if self.own != before {
            let usual = matches!(touch, None | Some(Class::Unclassed))
                && matches!(breach, None | Some(Class::Breach))
                && !self.own.is_mixed();
            let finding = if usual {
                ClosingFinding::Counted {
                    prior: before.prior.breaches + before.new.breaches,
                    touch: u32::from(touch.is_some()),
                    breach: u32::from(breach.is_some()),
                    limit: self.own.limits.breaches,
                    level: self.law.level,
                    result: reached.outcome,
                }
            } else {
                self.own.tallied(self.facts.mover, reached.outcome)
            };
            self.record.step(Some(reached.matter), SquareSet::EMPTY, finding);
        }
        self.caveats.extend(reached.caveat);
        (reached.outcome, reached.matter)
    }
}
