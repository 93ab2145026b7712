//! Breaches against the limit of the level.

use super::outcome::{Caveat, Outcome};

/// What is added to the sheet by this incident, and what stood on it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Count {
    /// Breaches earlier in the game.
    pub prior: u32,
    /// A foul for unmeetable touches.
    pub touch: bool,
    /// A breach of the movement rules.
    pub breach: bool,
    /// The count that loses; `None` where the rulebook does not say.
    pub limit: Option<u32>,
}

impl Count {
    /// What the count comes to, and the doubt it leaves.
    ///
    /// The foul for a touch counts towards the limit, but whether it belongs to the class that the limit
    /// counts is open. So a loss that needs it carries a caveat; and where it alone would reach the limit,
    /// which is what the source denies, the game goes on with another.
    pub fn result(self) -> (Outcome, Option<Caveat>) {
        if !self.touch && !self.breach {
            return (Outcome::None, None);
        }
        let Some(limit) = self.limit else { return (Outcome::Foul, None) };
        let certain = self.prior.saturating_add(u32::from(self.breach));
        let all = certain.saturating_add(u32::from(self.touch));
        if self.breach && certain >= limit {
            (Outcome::Loss, None)
        } else if all < limit {
            (Outcome::Foul, None)
        } else if certain == 0 {
            (Outcome::Foul, Some(Caveat::BreachLimitConflict))
        } else {
            (Outcome::Loss, Some(Caveat::FoulClass))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(prior: u32, touch: bool, breach: bool, limit: u32) -> (Outcome, Option<Caveat>) {
        Count { prior, touch, breach, limit: Some(limit) }.result()
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
}
