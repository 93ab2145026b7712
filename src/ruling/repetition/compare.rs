//! The same repetition under another rulebook, and the setting that makes the difference.

use strum::{EnumIter, IntoEnumIterator};
use xiangqi::repetition::Line;

use super::{Circumstances, RepetitionLaw, RepetitionVerdict, rule_repetition};
use crate::law::RepetitionRules;

/// A setting in which rulebooks differ about repetitions.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, EnumIter)]
pub enum RepetitionSetting {
    /// Whether a chase is an attack or a threat to win material, and with that, whether one piece must be chased all along.
    Chase,
    /// Whether a threat of mate is forbidden.
    KillCounts,
    /// Whether check, kill and chase add up.
    MixedCounts,
    /// Whether one piece must be chased all along.
    OneVictim,
    DrawingPoints,
    NineRounds,
    /// What is told apart where both sides play forbidden moves.
    Gravities,
    Count,
    CheckLoses,
    ChangeBy,
}

impl RepetitionSetting {
    /// Sets this in the law and its rules as in the other.
    fn take(self, other: &RepetitionLaw<'_>, law: &mut RepetitionLaw<'_>, rules: &mut RepetitionRules) {
        let theirs = other.rules.natures;
        match self {
            Self::Chase => {
                rules.natures.chase = theirs.chase;
                rules.natures.one_victim = theirs.one_victim;
            }
            Self::KillCounts => rules.natures.kill_counts = theirs.kill_counts,
            Self::MixedCounts => rules.natures.mixed_counts = theirs.mixed_counts,
            Self::OneVictim => rules.natures.one_victim = theirs.one_victim,
            Self::DrawingPoints => rules.natures.drawing_points = theirs.drawing_points,
            Self::NineRounds => rules.natures.nine_rounds = theirs.nine_rounds,
            Self::Gravities => rules.gravities.clone_from(&other.rules.gravities),
            Self::Count => law.count = other.count,
            Self::CheckLoses => law.check_loses_at_once = other.check_loses_at_once,
            Self::ChangeBy => law.change_by = other.change_by,
        }
    }

    fn differs(self, one: &RepetitionLaw<'_>, other: &RepetitionLaw<'_>) -> bool {
        let (mut law, mut rules) = (*one, one.rules.clone());
        self.take(other, &mut law, &mut rules);
        rules != *one.rules
            || (law.count, law.check_loses_at_once, law.change_by)
                != (one.count, one.check_loses_at_once, one.change_by)
    }
}

/// What makes the difference between two laws: each of these settings by itself, or all of them together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deciding {
    pub settings: Vec<RepetitionSetting>,
    pub together: bool,
}

/// The settings that turn what `one` comes to into what `other` comes to, the verdicts being given: where none does by
/// itself, the first pair that does; nothing where it takes more.
pub fn deciding(
    line: &Line,
    one: &RepetitionLaw<'_>,
    other: &RepetitionLaw<'_>,
    verdicts: (RepetitionVerdict, RepetitionVerdict),
) -> Deciding {
    if verdicts.0 == verdicts.1 {
        return Deciding::default();
    }
    let turns = |settings: &[RepetitionSetting]| {
        let mut rules = one.rules.clone();
        let mut law = *one;
        for setting in settings {
            setting.take(other, &mut law, &mut rules);
        }
        let law = RepetitionLaw { rules: &rules, ..law };
        rule_repetition(line, &law, &Circumstances::default()).verdict == verdicts.1
    };
    let differing: Vec<RepetitionSetting> =
        RepetitionSetting::iter().filter(|setting| setting.differs(one, other)).collect();
    let alone: Vec<RepetitionSetting> =
        differing.iter().copied().filter(|&setting| turns(&[setting])).collect();
    if !alone.is_empty() {
        return Deciding { settings: alone, together: false };
    }
    for (place, &first) in differing.iter().enumerate() {
        for &second in differing.iter().skip(place + 1) {
            if turns(&[first, second]) {
                return Deciding { settings: vec![first, second], together: true };
            }
        }
    }
    Deciding::default()
}
