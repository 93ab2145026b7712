//! The law in force on repetitions.

use xiangqi::BySide;
use xiangqi::repetition::Analysis;

use crate::law::{
    ChangeBy, CheckLoses, Gravity, LawInForce, RepetitionCount, RepetitionRules, Rulebook, Setting, set,
};

/// The law in force on repetitions: the rulebook's, and what the event sets against it.
#[derive(Copy, Clone, Debug)]
pub struct RepetitionLaw<'a> {
    pub texts: LawInForce<'a>,
    pub rules: &'a RepetitionRules,
    /// How often moves must be repeated.
    pub count: RepetitionCount,
    /// Whether a side that alone checks perpetually loses without a warning.
    pub check_loses_at_once: bool,
    /// By when a side that has been told to change must have changed.
    pub change_by: ChangeBy,
    /// In how many rounds red changes what would be a draw.
    pub red_changes_first: Option<u32>,
}

impl<'a> RepetitionLaw<'a> {
    /// `None` where the rulebook says nothing of repetitions.
    pub fn of(texts: LawInForce<'a>) -> Option<Self> {
        let loses = set!(texts, Setting::PerpetualCheckLoses(loses) => *loses);
        Some(Self {
            texts,
            rules: texts.rulebook.repetition.as_ref()?,
            count: set!(texts, Setting::RepetitionCount(count) => *count)
                .unwrap_or(RepetitionCount::Cycles(3)),
            check_loses_at_once: loses == Some(CheckLoses::AtOnce),
            change_by: set!(texts, Setting::ChangeBy(by) => *by).unwrap_or(ChangeBy::Cycles(1)),
            red_changes_first: set!(texts, Setting::RedChangesFirst(rounds) => *rounds),
        })
    }

    pub const fn rulebook(&self) -> &'a Rulebook {
        self.texts.rulebook
    }

    /// How grave it is what each side plays.
    pub fn gravities(&self, analysis: &Analysis) -> BySide<Gravity> {
        BySide {
            red: self.rules.gravity(&analysis.sides.red),
            black: self.rules.gravity(&analysis.sides.black),
        }
    }

    /// Whether the time for changing has run out so many plies after the demand.
    pub(super) fn has_run_out(&self, plies: usize, length: usize) -> bool {
        match self.change_by {
            ChangeBy::Cycles(cycles) => plies >= length.saturating_mul(cycles as usize),
            ChangeBy::Rounds(rounds) => plies >= 2 * rounds as usize,
        }
    }
}
