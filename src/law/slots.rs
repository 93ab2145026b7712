//! Everything that can be set, as a list to go through, and the values each can have.

use super::{
    AdjustingAsks, Answer, Chain, ClaimantChecks, ComplaintUntil, FacingLoser, Level, MoveMade, Penalty,
    PositionTaken, Question, Setting, Threshold,
};

/// Something that can be set once.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum SettingKey {
    /// [`Setting::TouchIs`]
    TouchIs,
    /// [`Setting::AdjustingAsks`]
    AdjustingAsks,
    /// [`Setting::MoveMade`]
    MoveMade,
    /// [`Setting::OwnUnmeetable`]
    OwnUnmeetable,
    /// [`Setting::EnemyUnmeetable`]
    EnemyUnmeetable,
    /// [`Setting::OwnThenEnemy`]
    OwnThenEnemy,
    /// [`Setting::EnemyThenOwn`]
    EnemyThenOwn,
    /// [`Setting::BothAtOnce`]
    BothAtOnce,
    /// [`Setting::MovementBreach`]
    MovementBreach,
    /// [`Setting::TouchOnOthersTime`]
    TouchOnOthersTime,
    /// [`Setting::OthersPieceMoved`]
    OthersPieceMoved,
    /// [`Setting::TakenBack`]
    TakenBack,
    /// [`Setting::DisturbedOnOwnTime`]
    DisturbedOnOwnTime,
    /// [`Setting::DisturbedOnOthersTime`]
    DisturbedOnOthersTime,
    /// [`Setting::DisturbedInTimeTrouble`]
    DisturbedInTimeTrouble,
    /// [`Setting::PressedBeforeMoving`]
    PressedBeforeMoving,
    /// [`Setting::LateFrom`]
    LateFrom,
    /// [`Setting::BreachLimit`]
    BreachLimit,
    /// [`Setting::FoulLimit`]
    FoulLimit,
    /// [`Setting::TechnicalLimit`]
    TechnicalLimit,
    /// [`Setting::ComplaintUntil`]
    ComplaintUntil,
    /// [`Setting::AppealWithin`]
    AppealWithin,
    /// [`Setting::NaturalLimit`]
    NaturalLimit,
    /// [`Setting::FalseClaim`]
    FalseClaim,
    /// [`Setting::DrawsFromRound`]
    DrawsFromRound,
    /// [`Setting::FacingLoser`]
    FacingLoser,
    /// [`Setting::Answers`] to this question, whatever the level and the position.
    Answers(Question),
}

/// What a number in a setting counts.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Number {
    /// Fouls or breaches.
    Times,
    /// Breaches at a level.
    TimesAt(Level),
    /// Minutes.
    Minutes,
    /// Minutes that are more than what is left.
    UnderMinutes,
    /// Rounds.
    Rounds,
    /// Checks.
    Checks,
}

impl Number {
    /// The least it can be: a limit of nought would be reached before anything happened.
    #[must_use]
    pub const fn least(self) -> u32 {
        match self {
            Self::Times | Self::TimesAt(_) | Self::Rounds => 1,
            Self::Minutes | Self::UnderMinutes | Self::Checks => 0,
        }
    }
}

impl SettingKey {
    /// Every slot, in the order of the form.
    pub const ALL: [Self; 37] = [
        Self::TouchIs,
        Self::AdjustingAsks,
        Self::MoveMade,
        Self::OwnUnmeetable,
        Self::EnemyUnmeetable,
        Self::OwnThenEnemy,
        Self::EnemyThenOwn,
        Self::BothAtOnce,
        Self::MovementBreach,
        Self::TouchOnOthersTime,
        Self::OthersPieceMoved,
        Self::TakenBack,
        Self::DisturbedOnOwnTime,
        Self::DisturbedOnOthersTime,
        Self::DisturbedInTimeTrouble,
        Self::BreachLimit,
        Self::FoulLimit,
        Self::TechnicalLimit,
        Self::PressedBeforeMoving,
        Self::LateFrom,
        Self::ComplaintUntil,
        Self::AppealWithin,
        Self::NaturalLimit,
        Self::FalseClaim,
        Self::DrawsFromRound,
        Self::FacingLoser,
        Self::Answers(Question::OwnPieceMoves),
        Self::Answers(Question::EnemyPieceTaken),
        Self::Answers(Question::OneTakesOther),
        Self::Answers(Question::FirstNamedFirst),
        Self::Answers(Question::EveryTouchCounts),
        Self::Answers(Question::NonMoveIsSuicide),
        Self::Answers(Question::OwnTouchBinds),
        Self::Answers(Question::EnemyTouchBinds),
        Self::Answers(Question::PairInOrder),
        Self::Answers(Question::SuicideLoses),
        Self::Answers(Question::BreachLoses),
    ];

    /// The slot a setting fills; `None` for an answer under conditions, of which there can be many.
    #[must_use]
    pub const fn of(setting: &Setting) -> Option<Self> {
        Some(match setting {
            Setting::TouchIs(_) => Self::TouchIs,
            Setting::AdjustingAsks(_) => Self::AdjustingAsks,
            Setting::MoveMade(_) => Self::MoveMade,
            Setting::OwnUnmeetable(_) => Self::OwnUnmeetable,
            Setting::EnemyUnmeetable(_) => Self::EnemyUnmeetable,
            Setting::Answers(PositionTaken { question, levels: None, in_check: None, .. }) => {
                Self::Answers(*question)
            }
            Setting::Answers(_) => return None,
            Setting::OwnThenEnemy(_) => Self::OwnThenEnemy,
            Setting::EnemyThenOwn(_) => Self::EnemyThenOwn,
            Setting::BothAtOnce(_) => Self::BothAtOnce,
            Setting::MovementBreach(_) => Self::MovementBreach,
            Setting::BreachLimit(_) => Self::BreachLimit,
            Setting::FoulLimit(_) => Self::FoulLimit,
            Setting::TechnicalLimit(_) => Self::TechnicalLimit,
            Setting::TouchOnOthersTime(_) => Self::TouchOnOthersTime,
            Setting::OthersPieceMoved(_) => Self::OthersPieceMoved,
            Setting::ComplaintUntil(_) => Self::ComplaintUntil,
            Setting::DisturbedOnOwnTime(_) => Self::DisturbedOnOwnTime,
            Setting::DisturbedOnOthersTime { .. } => Self::DisturbedOnOthersTime,
            Setting::DisturbedInTimeTrouble { .. } => Self::DisturbedInTimeTrouble,
            Setting::PressedBeforeMoving(_) => Self::PressedBeforeMoving,
            Setting::TakenBack(_) => Self::TakenBack,
            Setting::NaturalLimit { .. } => Self::NaturalLimit,
            Setting::FalseClaim { .. } => Self::FalseClaim,
            Setting::LateFrom(_) => Self::LateFrom,
            Setting::FacingLoser(_) => Self::FacingLoser,
            Setting::DrawsFromRound(_) => Self::DrawsFromRound,
            Setting::AppealWithin(_) => Self::AppealWithin,
        })
    }

    /// What it can be set to, with numbers to begin with.
    #[must_use]
    pub fn options(self) -> Vec<Setting> {
        use Setting as S;
        let penalties = |make: fn(Penalty) -> Setting| Penalty::ALL.map(make).to_vec();
        let chains = |make: fn(Chain) -> Setting| {
            let priced = Penalty::ALL.into_iter().map(Chain::TakeOrPay);
            std::iter::once(Chain::InOrder).chain(priced).map(make).collect()
        };
        match self {
            Self::TouchIs => [Threshold::Contact, Threshold::Lifting].map(S::TouchIs).to_vec(),
            Self::AdjustingAsks => {
                use AdjustingAsks as A;
                [A::Consent, A::AnnouncementToOpponent, A::Announcement].map(S::AdjustingAsks).to_vec()
            }
            Self::MoveMade => [MoveMade::HandOff, MoveMade::Placed].map(S::MoveMade).to_vec(),
            Self::OwnUnmeetable => penalties(S::OwnUnmeetable),
            Self::EnemyUnmeetable => penalties(S::EnemyUnmeetable),
            Self::OwnThenEnemy => chains(S::OwnThenEnemy),
            Self::EnemyThenOwn => chains(S::EnemyThenOwn),
            Self::BothAtOnce => chains(S::BothAtOnce),
            Self::MovementBreach => penalties(S::MovementBreach),
            Self::TouchOnOthersTime => penalties(S::TouchOnOthersTime),
            Self::OthersPieceMoved => penalties(S::OthersPieceMoved),
            Self::TakenBack => penalties(S::TakenBack),
            Self::DisturbedOnOwnTime => penalties(S::DisturbedOnOwnTime),
            Self::DisturbedOnOthersTime => {
                penalties(|penalty| S::DisturbedOnOthersTime { penalty, minutes: 2 })
            }
            Self::DisturbedInTimeTrouble => {
                penalties(|penalty| S::DisturbedInTimeTrouble { under_minutes: 5, penalty })
            }
            Self::PressedBeforeMoving => penalties(S::PressedBeforeMoving),
            Self::LateFrom => vec![S::LateFrom(15)],
            Self::BreachLimit => vec![S::BreachLimit(Level::ALL.map(|level| (level, 2)).to_vec())],
            Self::FoulLimit => vec![S::FoulLimit(3)],
            Self::TechnicalLimit => vec![S::TechnicalLimit(2)],
            Self::ComplaintUntil => {
                use ComplaintUntil as U;
                [U::OwnNextMove, U::Rounds(3), U::EndOfGame].map(S::ComplaintUntil).to_vec()
            }
            Self::AppealWithin => vec![S::AppealWithin(30)],
            Self::NaturalLimit => {
                use ClaimantChecks as C;
                [C::All, C::AtMost(10), C::NotSeen]
                    .map(|claimant_checks| S::NaturalLimit { rounds: 60, claimant_checks })
                    .to_vec()
            }
            Self::FalseClaim => penalties(|penalty| S::FalseClaim { penalty, minutes: 1 }),
            Self::DrawsFromRound => vec![S::DrawsFromRound(30)],
            Self::FacingLoser => [FacingLoser::Maker, FacingLoser::LastToNotice].map(S::FacingLoser).to_vec(),
            Self::Answers(question) => Answer::BOTH
                .map(|answer| S::Answers(PositionTaken { question, levels: None, in_check: None, answer }))
                .to_vec(),
        }
    }
}

impl Penalty {
    /// Every penalty, the least first.
    pub const ALL: [Self; 6] =
        [Self::Nothing, Self::Warning, Self::Foul, Self::Technical, Self::Breach, Self::Loss];
}

impl Setting {
    /// The numbers in it, each with what it counts.
    pub fn numbers(&mut self) -> Vec<(Number, &mut u32)> {
        match self {
            Self::BreachLimit(list) => {
                list.iter_mut().map(|(level, limit)| (Number::TimesAt(*level), limit)).collect()
            }
            Self::FoulLimit(times) | Self::TechnicalLimit(times) => vec![(Number::Times, times)],
            Self::ComplaintUntil(ComplaintUntil::Rounds(rounds)) | Self::DrawsFromRound(rounds) => {
                vec![(Number::Rounds, rounds)]
            }
            Self::DisturbedOnOthersTime { minutes, .. }
            | Self::FalseClaim { minutes, .. }
            | Self::LateFrom(minutes)
            | Self::AppealWithin(minutes) => vec![(Number::Minutes, minutes)],
            Self::DisturbedInTimeTrouble { under_minutes, .. } => {
                vec![(Number::UnderMinutes, under_minutes)]
            }
            Self::NaturalLimit { rounds, claimant_checks } => {
                let checks = match claimant_checks {
                    ClaimantChecks::AtMost(checks) => Some((Number::Checks, checks)),
                    ClaimantChecks::All | ClaimantChecks::NotSeen => None,
                };
                std::iter::once((Number::Rounds, rounds)).chain(checks).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether both are the same but for their numbers.
    #[must_use]
    pub fn is_like(&self, other: &Self) -> bool {
        let without_numbers = |setting: &Self| {
            let mut setting = setting.clone();
            if let Self::BreachLimit(list) = &mut setting {
                list.clear();
            }
            for (_, number) in setting.numbers() {
                *number = 0;
            }
            setting
        };
        without_numbers(self) == without_numbers(other)
    }

    /// This setting with as many of the numbers of `other` as it has.
    #[must_use]
    pub fn with_numbers_of(mut self, other: &Self) -> Self {
        let mut other = other.clone();
        let known = other.numbers();
        for (what, number) in self.numbers() {
            if let Some((_, value)) = known.iter().find(|(of, _)| *of == what) {
                *number = **value;
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_fills_its_slot_and_differs_from_the_others() {
        for slot in SettingKey::ALL {
            let options = slot.options();
            assert!(!options.is_empty(), "{slot:?}");
            for (index, option) in options.iter().enumerate() {
                assert_eq!(SettingKey::of(option), Some(slot));
                let like: Vec<usize> =
                    (0..options.len()).filter(|&other| options[other].is_like(option)).collect();
                assert_eq!(like, [index], "{slot:?}");
            }
        }
    }

    #[test]
    fn numbers_go_over_to_another_choice() {
        let old = Setting::DisturbedOnOthersTime { penalty: Penalty::Foul, minutes: 7 };
        let new = Setting::DisturbedOnOthersTime { penalty: Penalty::Technical, minutes: 2 };
        assert!(!new.is_like(&old));
        let expected = Setting::DisturbedOnOthersTime { penalty: Penalty::Technical, minutes: 7 };
        assert_eq!(new.with_numbers_of(&old), expected);
    }
}
