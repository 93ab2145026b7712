//! The settings of rulebooks and regulations, each declared once in [`settings!`] below.

use std::iter::once;
use std::mem::discriminant;

use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoEnumIterator};

use super::{Answer, Level, PositionTaken, Question, Topic};

/// What an act costs, the least first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumIter, Serialize, Deserialize)]
pub enum Penalty {
    Nothing,
    /// 警告: a warning or reminder; nothing is counted.
    Warning,
    /// 犯规: counts against the limit of fouls.
    Foul,
    /// 技术犯规: counts against the limit of technical fouls.
    Technical,
    /// 违反行棋规定: counts against the breach limit.
    Breach,
    /// 判负: loses at once.
    Loss,
}

/// What makes a contact a touch.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, EnumIter, Serialize, Deserialize)]
pub enum Threshold {
    /// 摸触: any contact.
    #[default]
    Contact,
    /// 拿起: only lifting.
    Lifting,
}

/// What adjusting asks for beforehand.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, EnumIter, Serialize, Deserialize)]
pub enum AdjustingAsks {
    /// The opponent's consent.
    #[default]
    Consent,
    AnnouncementToOpponent,
    /// An announcement to the arbiter or the opponent.
    Announcement,
    /// The same, and only on one's own time.
    AnnouncementOnOwnTime,
}

/// When a move is made.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, EnumIter, Serialize, Deserialize)]
pub enum MoveMade {
    /// 离手: when the hand has left the piece.
    #[default]
    HandOff,
    /// 落子: when the piece has been put on its new point, even with the hand still on it.
    Placed,
}

/// What touching an own and an enemy piece obliges.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Chain {
    /// In the order of the hand, as the 1999 text has it in 5.3 to 5.5.
    InOrder,
    /// The one must take the other if it can; else the touches count as unmeetable and the move is free.
    TakeOrPay(Penalty),
}

impl Chain {
    fn options() -> impl Iterator<Item = Self> {
        once(Self::InOrder).chain(Penalty::iter().map(Self::TakeOrPay))
    }
}

/// Until when an error may be complained of.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ComplaintUntil {
    /// Before the complainant's own next move.
    OwnNextMove,
    /// Within this many rounds.
    Rounds(u32),
    /// While the game runs.
    EndOfGame,
}

impl ComplaintUntil {
    const OPTIONS: [Self; 3] = [Self::OwnNextMove, Self::Rounds(3), Self::EndOfGame];

    fn number(&mut self) -> Option<(Number, &mut u32)> {
        match self {
            Self::Rounds(rounds) => Some((Number::Rounds, rounds)),
            Self::OwnNextMove | Self::EndOfGame => None,
        }
    }
}

/// Who loses when the generals are found facing each other some moves later.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, EnumIter, Serialize, Deserialize)]
pub enum FacingLoser {
    /// The side whose move made them face.
    Maker,
    /// The side that did not notice first.
    LastToNotice,
}

/// By which clause a move loses that leaves a check unanswered.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, EnumIter, Serialize, Deserialize)]
pub enum UnansweredLosesBy {
    /// 自杀: the move leaves the general to be taken.
    Suicide,
    /// 被将死: not answering counts as being mated.
    Mate,
}

/// How many of the claimant's checks count towards the natural limit.
///
/// The names in which earlier versions wrote the first two are read as well: regulations travel in reports.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ClaimantChecks {
    #[serde(alias = "None")]
    All,
    #[serde(alias = "Some")]
    AtMost(u32),
    /// There is a condition on them, whose number was not seen.
    NotSeen,
}

impl ClaimantChecks {
    const OPTIONS: [Self; 3] = [Self::All, Self::AtMost(10), Self::NotSeen];

    fn number(&mut self) -> Option<(Number, &mut u32)> {
        match self {
            Self::AtMost(checks) => Some((Number::Checks, checks)),
            Self::All | Self::NotSeen => None,
        }
    }
}

/// How often moves must be repeated before a repetition is ruled on.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RepetitionCount {
    /// 循环反复: this many full cycles of moves.
    Cycles(u32),
    /// 同一局面出现: the position has stood on the board this often.
    Occurrences(u32),
}

impl RepetitionCount {
    const OPTIONS: [Self; 2] = [Self::Cycles(3), Self::Occurrences(3)];

    fn number(&mut self) -> (Number, &mut u32) {
        let (Self::Cycles(times) | Self::Occurrences(times)) = self;
        (Number::Times, times)
    }
}

/// Whether a side that alone checks perpetually is told to change first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, EnumIter, Serialize, Deserialize)]
pub enum CheckLoses {
    AtOnce,
    AfterWarning,
}

/// By when a side that has been told to change must have changed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ChangeBy {
    /// Before it has played this many more cycles.
    Cycles(u32),
    /// Within this many rounds.
    Rounds(u32),
}

impl ChangeBy {
    const OPTIONS: [Self; 2] = [Self::Cycles(1), Self::Rounds(2)];

    fn number(&mut self) -> (Number, &mut u32) {
        match self {
            Self::Cycles(cycles) => (Number::Times, cycles),
            Self::Rounds(rounds) => (Number::Rounds, rounds),
        }
    }
}

/// What a number in a setting counts.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Number {
    /// Fouls or breaches.
    Times,
    /// Breaches at a level.
    TimesAt(Level),
    Minutes,
    /// Minutes that are more than what is left.
    UnderMinutes,
    Rounds,
    Checks,
}

impl Number {
    /// A limit of zero would be reached before anything happened.
    pub const fn least(self) -> u32 {
        match self {
            Self::Times | Self::TimesAt(_) | Self::Rounds => 1,
            Self::Minutes | Self::UnderMinutes | Self::Checks => 0,
        }
    }
}

/// Makes [`Setting`], [`SettingKey`] and what hangs on them of one declaration a setting:
///
/// `Name(value: Type) on Topic, options [every value to choose from], numbers [those of its values to type in];`
macro_rules! settings {
    ($(
        $(#[$comment:meta])*
        $name:ident $(($value:ident: $value_type:ty))? $({ $($field:ident: $type:ty),* })? on $topic:ident,
            options $options:expr
            $(, numbers $numbers:expr)?;
    )*) => {
        /// A setting with its value.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum Setting {
            $($(#[$comment])* $name $(($value_type))? $({ $($field: $type),* })?,)*
            /// An answer to a question that the clauses leave open; it goes before the reading's.
            Answers(PositionTaken),
        }

        /// Something that can be set once.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        pub enum SettingKey {
            $($name,)*
            /// The answer to this question, whatever the level and the position.
            Answers(Question),
        }

        impl Setting {
            pub const fn topic(&self) -> Topic {
                match self {
                    $(Self::$name { .. } => Topic::$topic,)*
                    Self::Answers(taken) => taken.question.topic(),
                }
            }

            /// The numbers in it, each with what it counts.
            #[expect(unused_variables, unused_mut, reason = "not every value has numbers")]
            pub fn numbers(&mut self) -> Vec<(Number, &mut u32)> {
                match self {
                    $(Self::$name $(($value))? $({ $($field),* })? => {
                        let mut found = Vec::new();
                        $(found.extend($numbers);)?
                        found
                    })*
                    Self::Answers(_) => Vec::new(),
                }
            }
        }

        impl SettingKey {
            /// Every key, in the order of the form.
            pub fn all() -> impl Iterator<Item = Self> {
                [$(Self::$name),*].into_iter().chain(Question::SETTABLE.map(Self::Answers))
            }

            /// The key of a setting; `None` for an answer under conditions, of which there can be many.
            pub const fn of(setting: &Setting) -> Option<Self> {
                match setting {
                    $(Setting::$name { .. } => Some(Self::$name),)*
                    Setting::Answers(PositionTaken { question, levels: None, in_check: None, .. }) => {
                        Some(Self::Answers(*question))
                    }
                    Setting::Answers(_) => None,
                }
            }

            /// What it can be set to, with numbers to begin with.
            pub fn options(self) -> Vec<Setting> {
                match self {
                    $(Self::$name => $options.into_iter().collect(),)*
                    Self::Answers(question) => Answer::iter()
                        .map(|answer| PositionTaken { question, levels: None, in_check: None, answer })
                        .map(Setting::Answers)
                        .collect(),
                }
            }
        }
    };
}

settings! {
    /// What makes a contact a touch.
    TouchIs(threshold: Threshold) on TouchThreshold,
        options Threshold::iter().map(Setting::TouchIs);
    /// What adjusting asks for beforehand.
    AdjustingAsks(asks: AdjustingAsks) on Adjusting,
        options AdjustingAsks::iter().map(Setting::AdjustingAsks);
    /// When a move is made.
    MoveMade(made: MoveMade) on ReleaseDecides,
        options MoveMade::iter().map(Setting::MoveMade);
    /// What touching an own piece costs that cannot move.
    OwnUnmeetable(penalty: Penalty) on TouchOwn,
        options Penalty::iter().map(Setting::OwnUnmeetable);
    /// What touching an enemy piece costs that cannot be taken.
    EnemyUnmeetable(penalty: Penalty) on TouchEnemy,
        options Penalty::iter().map(Setting::EnemyUnmeetable);
    /// Own piece first, then an enemy piece.
    OwnThenEnemy(chain: Chain) on TouchOwnThenEnemy,
        options Chain::options().map(Setting::OwnThenEnemy);
    /// Enemy piece first, then an own piece.
    EnemyThenOwn(chain: Chain) on TouchEnemyThenOwn,
        options Chain::options().map(Setting::EnemyThenOwn);
    /// Pieces of both sides at once.
    BothAtOnce(chain: Chain) on TouchBothAtOnce,
        options Chain::options().map(Setting::BothAtOnce);
    /// What a move costs that is no move of its piece, or fails its duty, where it does not lose by count.
    MovementBreach(penalty: Penalty) on BreachLimit,
        options Penalty::iter().map(Setting::MovementBreach);
    /// Minutes the other side is given for a breach of the movement rules that does not lose.
    BreachMinutes(minutes: u32) on BreachLimit,
        options [Setting::BreachMinutes(1)],
        numbers [(Number::Minutes, minutes)];
    /// By which clause a move loses that leaves a check unanswered.
    UnansweredLosesBy(ground: UnansweredLosesBy) on AnswerCheck,
        options UnansweredLosesBy::iter().map(Setting::UnansweredLosesBy);
    /// Touching a piece on the other side's time.
    TouchOnOthersTime(penalty: Penalty) on TouchOnOthersTime,
        options Penalty::iter().map(Setting::TouchOnOthersTime);
    /// Moving a piece of the other side.
    OthersPieceMoved(penalty: Penalty) on OthersPieceMoved,
        options Penalty::iter().map(Setting::OthersPieceMoved);
    /// Taking back a move the hand has left.
    TakenBack(penalty: Penalty) on TakenBack,
        options Penalty::iter().map(Setting::TakenBack);
    /// Knocking pieces over on one's own time.
    DisturbedOnOwnTime(penalty: Penalty) on Disturbance,
        options Penalty::iter().map(Setting::DisturbedOnOwnTime);
    /// Knocking pieces over on the other side's time, and the minutes that side is given.
    DisturbedOnOthersTime { penalty: Penalty, minutes: u32 } on Disturbance,
        options Penalty::iter().map(|penalty| Setting::DisturbedOnOthersTime { penalty, minutes: 2 }),
        numbers [(Number::Minutes, minutes)];
    /// Knocking pieces over when the other side has less than this many minutes left.
    DisturbedInTimeTrouble { under_minutes: u32, penalty: Penalty } on Disturbance,
        options Penalty::iter().map(|penalty| Setting::DisturbedInTimeTrouble { under_minutes: 5, penalty }),
        numbers [(Number::UnderMinutes, under_minutes)];
    /// At which count of breaches a player loses, by level.
    BreachLimit(limits: Vec<(Level, u32)>) on BreachLimit,
        options [Setting::BreachLimit(Level::iter().map(|level| (level, 2)).collect())],
        numbers limits.iter_mut().map(|(level, limit)| (Number::TimesAt(*level), limit));
    /// At which levels it is open whether a first breach loses already, since practice differs.
    FirstBreachOpen(levels: Vec<Level>) on BreachLimit,
        options [Setting::FirstBreachOpen(vec![Level::National])];
    /// At which count of fouls of every class together a player loses.
    FoulLimit(times: u32) on FoulLimit,
        options [Setting::FoulLimit(3)],
        numbers [(Number::Times, times)];
    /// At which count of technical fouls a player loses.
    TechnicalLimit(times: u32) on TechnicalLimit,
        options [Setting::TechnicalLimit(2)],
        numbers [(Number::Times, times)];
    /// Pressing the clock before moving.
    PressedBeforeMoving(penalty: Penalty) on PressedBeforeMoving,
        options Penalty::iter().map(Setting::PressedBeforeMoving);
    /// From how many minutes of lateness on a game is lost; 0 for not being there at the start.
    LateFrom(minutes: u32) on Lateness,
        options [Setting::LateFrom(15)],
        numbers [(Number::Minutes, minutes)];
    /// Until when an error may be complained of.
    ComplaintUntil(until: ComplaintUntil) on Correction,
        options ComplaintUntil::OPTIONS.map(Setting::ComplaintUntil),
        numbers until.number();
    /// Minutes in which a protest must be lodged, counted from the ruling.
    AppealWithin(minutes: u32) on Appeal,
        options [Setting::AppealWithin(30)],
        numbers [(Number::Minutes, minutes)];
    /// Rounds without capture after which a claimed game is drawn, both sides' moves counting as one.
    NaturalLimit { rounds: u32, claimant_checks: ClaimantChecks } on NaturalLimit,
        options ClaimantChecks::OPTIONS
            .map(|claimant_checks| Setting::NaturalLimit { rounds: 60, claimant_checks }),
        numbers once((Number::Rounds, rounds)).chain(claimant_checks.number());
    /// What a false claim of the natural limit costs, and the minutes taken from the claimant.
    FalseClaim { penalty: Penalty, minutes: u32 } on FalseClaim,
        options Penalty::iter().map(|penalty| Setting::FalseClaim { penalty, minutes: 1 }),
        numbers [(Number::Minutes, minutes)];
    /// Draws are not agreed before this many rounds.
    DrawsFromRound(rounds: u32) on DrawByAgreement,
        options [Setting::DrawsFromRound(30)],
        numbers [(Number::Rounds, rounds)];
    /// Minutes that must be left to whoever claims a draw; with less the claim is not heard.
    DrawClaimWith(minutes: u32) on DrawClaim,
        options [Setting::DrawClaimWith(3)],
        numbers [(Number::Minutes, minutes)];
    /// Who loses when the generals are found facing.
    FacingLoser(loser: FacingLoser) on Facing,
        options FacingLoser::iter().map(Setting::FacingLoser);
    /// How often moves must be repeated before a repetition is ruled on.
    RepetitionCount(count: RepetitionCount) on Repetition,
        options RepetitionCount::OPTIONS.map(Setting::RepetitionCount),
        numbers once(count.number());
    /// Whether a side that alone checks perpetually is told to change first.
    PerpetualCheckLoses(loses: CheckLoses) on RepetitionLoses,
        options CheckLoses::iter().map(Setting::PerpetualCheckLoses);
    /// By when a side that has been told to change must have changed.
    ChangeBy(by: ChangeBy) on RepetitionChanges,
        options ChangeBy::OPTIONS.map(Setting::ChangeBy),
        numbers once(by.number());
    /// In the first so many rounds red changes a repetition that would be a draw.
    RedChangesFirst(rounds: u32) on RepetitionDraws,
        options [Setting::RedChangesFirst(20)],
        numbers [(Number::Rounds, rounds)];
}

impl Setting {
    /// Whether both set the same thing, so that only one of them can hold. Answers differ by their conditions.
    pub fn is_same_kind(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Answers(one), Self::Answers(two)) => one == two,
            _ => discriminant(self) == discriminant(other),
        }
    }

    /// Whether both are the same but for their numbers.
    pub fn is_like(&self, other: &Self) -> bool {
        self.without_numbers() == other.without_numbers()
    }

    fn without_numbers(&self) -> Self {
        let mut setting = self.clone();
        if let Self::BreachLimit(list) = &mut setting {
            list.clear();
        }
        for (_, number) in setting.numbers() {
            *number = 0;
        }
        setting
    }

    /// This setting with as many of the numbers of `other` as it has.
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

/// A setting, and the clause of the same text that makes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleEntry {
    pub setting: Setting,
    /// The number of the clause.
    pub clause: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_has_its_key_and_differs_from_the_others() {
        assert_eq!(SettingKey::all().count(), 45);
        for key in SettingKey::all() {
            let options = key.options();
            assert!(!options.is_empty(), "{key:?}");
            for (index, option) in options.iter().enumerate() {
                assert_eq!(SettingKey::of(option), Some(key));
                let like: Vec<usize> =
                    (0..options.len()).filter(|&other| options[other].is_like(option)).collect();
                assert_eq!(like, [index], "{key:?}");
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
