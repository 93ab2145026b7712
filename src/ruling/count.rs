//! Fouls and breaches against the limits.

use super::law::Limits;
use super::outcome::{Caveat, Outcome};
use crate::law::{Penalty, Topic};
use xiangqi::{BySide, Side};

/// What stands against a player, by class.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Tally {
    /// 违反行棋规定
    pub breaches: u32,
    /// 犯规
    pub fouls: u32,
    /// 技术犯规
    pub technical: u32,
}

impl Tally {
    /// Fouls of every class together.
    pub const fn all(self) -> u32 {
        self.breaches.saturating_add(self.fouls).saturating_add(self.technical)
    }

    /// Both together.
    pub const fn plus(self, other: Self) -> Self {
        Self {
            breaches: self.breaches.saturating_add(other.breaches),
            fouls: self.fouls.saturating_add(other.fouls),
            technical: self.technical.saturating_add(other.technical),
        }
    }
}

/// What stood against both players before this incident.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Prior {
    /// Against the side to move.
    pub mover: Tally,
    /// Against the other side.
    pub opponent: Tally,
}

impl Prior {
    /// From what stands against each side.
    pub const fn of(sheet: &BySide<Tally>, mover: Side) -> Self {
        match mover {
            Side::Red => Self { mover: sheet.red, opponent: sheet.black },
            Side::Black => Self { mover: sheet.black, opponent: sheet.red },
        }
    }
}

/// So many breaches of the side to move.
impl From<u32> for Prior {
    fn from(breaches: u32) -> Self {
        Self { mover: Tally { breaches, ..Tally::default() }, opponent: Tally::default() }
    }
}

/// The class of a foul that is recorded.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// One foul of a reading; whether it is a breach of the movement rules is itself open.
    Unclassed,
    /// 犯规
    Foul,
    /// 技术犯规
    Technical,
    /// 违反行棋规定
    Breach,
}

impl Class {
    /// The class a penalty is recorded in; `None` where nothing is recorded, or the game is lost.
    pub const fn of(penalty: Penalty) -> Option<Self> {
        match penalty {
            Penalty::Nothing | Penalty::Warning | Penalty::Loss => None,
            Penalty::Foul => Some(Self::Foul),
            Penalty::Technical => Some(Self::Technical),
            Penalty::Breach => Some(Self::Breach),
        }
    }
}

/// What is added to a player's sheet by this incident, and what stood on it.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Count {
    pub prior: Tally,
    pub new: Tally,
    /// A foul whose class is open.
    pub unclassed: bool,
    pub limits: Limits,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Reached {
    pub outcome: Outcome,
    /// The limit that decides, or the one that does not reach.
    pub topic: Topic,
    pub caveat: Option<Caveat>,
}

impl Count {
    pub fn add(&mut self, class: Class) {
        match class {
            Class::Unclassed => self.unclassed = true,
            Class::Foul => self.new.fouls = self.new.fouls.saturating_add(1),
            Class::Technical => self.new.technical = self.new.technical.saturating_add(1),
            Class::Breach => self.new.breaches = self.new.breaches.saturating_add(1),
        }
    }

    /// Whether nothing says if one breach more loses.
    pub const fn breach_is_open(&self) -> bool {
        let Limits { breaches, all, first_breach_open, .. } = self.limits;
        (breaches.is_none() && all.is_none())
            || (first_breach_open && self.prior.plus(self.new).breaches == 0)
    }

    /// This count and one foul more.
    pub fn with(mut self, class: Class) -> Self {
        self.add(class);
        self
    }

    /// What has been added since it stood like `before`, a foul of each class.
    pub fn added_since(&self, before: &Self) -> Vec<Class> {
        let added = [
            (Class::Breach, self.new.breaches > before.new.breaches),
            (Class::Technical, self.new.technical > before.new.technical),
            (Class::Foul, self.new.fouls > before.new.fouls),
            (Class::Unclassed, self.unclassed && !before.unclassed),
        ];
        added.into_iter().filter_map(|(class, is)| is.then_some(class)).collect()
    }

    pub fn is_empty(&self) -> bool {
        !self.unclassed && self.new.all() == 0
    }

    /// Whether fouls of classes beside breaches and the reading's foul are in it.
    pub const fn is_mixed(&self) -> bool {
        let Tally { fouls, technical, .. } = self.prior.plus(self.new);
        fouls > 0 || technical > 0 || self.limits.all.is_some()
    }

    /// What the count comes to, and the doubt it leaves.
    ///
    /// A foul of open class counts towards the breach limit, but whether it belongs there is open. So a loss
    /// that needs it carries a caveat; and where it alone would reach the limit, which is what the source
    /// denies, the game goes on with another.
    pub fn reached(&self) -> Reached {
        let reached = |outcome, topic, caveat| Reached { outcome, topic, caveat };
        if self.is_empty() {
            return reached(Outcome::None, Topic::BreachLimit, None);
        }
        let certain = self.prior.plus(self.new);
        let at_limit = |count: u32, limit: Option<u32>| limit.is_some_and(|limit| count >= limit);
        if self.new.breaches > 0 && at_limit(certain.breaches, self.limits.breaches) {
            return reached(Outcome::Loss, Topic::BreachLimit, None);
        }
        if self.new.technical > 0 && at_limit(certain.technical, self.limits.technical) {
            return reached(Outcome::Loss, Topic::TechnicalLimit, None);
        }
        if at_limit(certain.all().saturating_add(u32::from(self.unclassed)), self.limits.all) {
            return reached(Outcome::Loss, Topic::FoulLimit, None);
        }
        let doubted = certain.breaches.saturating_add(u32::from(self.unclassed));
        if self.unclassed && at_limit(doubted, self.limits.breaches) {
            return if certain.breaches == 0 {
                reached(Outcome::Foul, Topic::BreachLimit, Some(Caveat::BreachLimitConflict))
            } else {
                reached(Outcome::Loss, Topic::BreachLimit, Some(Caveat::FoulClass))
            };
        }
        let missing =
            (self.new.technical > 0 && self.limits.technical.is_none() && self.limits.all.is_none())
                || (self.new.fouls > 0 && self.limits.all.is_none());
        let topic = match self.new {
            Tally { breaches: 0, technical: 0, fouls } if fouls > 0 => Topic::FoulLimit,
            Tally { breaches: 0, technical, .. } if technical > 0 => Topic::TechnicalLimit,
            _ => Topic::BreachLimit,
        };
        reached(Outcome::Foul, topic, missing.then_some(Caveat::LimitNotSeen))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(prior: u32, touch: bool, breach: bool, limit: u32) -> (Outcome, Option<Caveat>) {
        let new = Tally { breaches: u32::from(breach), ..Tally::default() };
        let limits = Limits { breaches: Some(limit), ..Limits::default() };
        let reached = Count { prior: Prior::from(prior).mover, new, unclassed: touch, limits }.reached();
        (reached.outcome, reached.caveat)
    }

    #[test]
    fn nothing_new_is_nothing_to_count() {
        assert_eq!(result(5, false, false, 1), (Outcome::None, None));
    }

    #[test]
    fn one_breach_loses_at_national_level_and_two_elsewhere() {
        assert_eq!(result(0, false, true, 1), (Outcome::Loss, None));
        assert_eq!(result(0, false, true, 2), (Outcome::Foul, None));
        assert_eq!(result(1, false, true, 2), (Outcome::Loss, None));
    }

    #[test]
    fn a_loss_that_needs_the_foul_for_a_touch_is_in_doubt() {
        assert_eq!(result(1, true, false, 2), (Outcome::Loss, Some(Caveat::FoulClass)));
        assert_eq!(result(0, true, true, 2), (Outcome::Loss, Some(Caveat::FoulClass)));
        assert_eq!(result(1, true, false, 1), (Outcome::Loss, Some(Caveat::FoulClass)));
        assert_eq!(result(1, true, true, 2), (Outcome::Loss, None));
    }

    #[test]
    fn the_foul_for_a_touch_alone_goes_on_at_national_level() {
        assert_eq!(result(0, true, false, 1), (Outcome::Foul, Some(Caveat::BreachLimitConflict)));
        assert_eq!(result(0, true, false, 2), (Outcome::Foul, None));
    }

    #[test]
    fn each_class_has_its_own_limit_and_all_together_another() {
        let limits = Limits { breaches: Some(2), technical: Some(2), all: Some(3), ..Limits::default() };
        let tally = |breaches, fouls, technical| Tally { breaches, fouls, technical };
        let reached = |prior, new| Count { prior, new, unclassed: false, limits }.reached();
        let lost = |prior, new| {
            let reached = reached(prior, new);
            (reached.outcome == Outcome::Loss).then_some(reached.topic)
        };
        assert_eq!(lost(tally(0, 0, 1), tally(0, 0, 1)), Some(Topic::TechnicalLimit));
        assert_eq!(lost(tally(1, 0, 0), tally(0, 0, 1)), None);
        assert_eq!(lost(tally(1, 1, 0), tally(0, 0, 1)), Some(Topic::FoulLimit));
        assert_eq!(lost(tally(1, 0, 0), tally(1, 0, 0)), Some(Topic::BreachLimit));
        assert_eq!(reached(tally(0, 0, 0), tally(0, 1, 0)).topic, Topic::FoulLimit);
        let unlimited = Count { new: tally(0, 1, 0), ..Count::default() }.reached();
        assert_eq!((unlimited.outcome, unlimited.caveat), (Outcome::Foul, Some(Caveat::LimitNotSeen)));
    }
}
